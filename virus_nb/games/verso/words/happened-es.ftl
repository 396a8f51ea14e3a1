### Lo que pasó en una partida, para contarlo: «infecciones: 3».

verso-happened-kept = cartas conservadas
verso-happened-kept-twin = cartas conservadas repetidas
verso-happened-flipped = cartas dadas la vuelta
verso-happened-flipped-twin = vueltas repetidas
verso-happened-banked = secuencias guardadas
verso-happened-left = secuencias recortadas
verso-happened-turned = vueltas obligadas
verso-happened-turned-twin = vueltas obligadas repetidas
verso-happened-opponent = vueltas del oponente
verso-happened-opponent-twin = descartes del oponente
verso-happened-opponent-drew = elecciones del oponente
verso-happened-opponent-rests = pausas del oponente
verso-happened-square = cuadrados
verso-happened-deck-empty = mazos acabados
verso-happened-no-run = últimas jugadas sin secuencia
verso-happened-won = victorias
verso-happened-shared = victorias compartidas
verso-happened-finished = partidas en solitario
