### O que aconteceu numa partida, para contar: «infeções: 3».

verso-happened-kept = cartas mantidas
verso-happened-kept-twin = cartas mantidas repetidas
verso-happened-flipped = cartas viradas
verso-happened-flipped-twin = viragens repetidas
verso-happened-banked = sequências guardadas
verso-happened-left = sequências reduzidas
verso-happened-turned = viragens obrigatórias
verso-happened-turned-twin = viragens obrigatórias repetidas
verso-happened-opponent = viragens do adversário
verso-happened-opponent-twin = descartes do adversário
verso-happened-opponent-drew = escolhas do adversário
verso-happened-opponent-rests = pausas do adversário
verso-happened-square = quadrados
verso-happened-deck-empty = baralhos acabados
verso-happened-no-run = últimas jogadas sem sequência
verso-happened-won = vitórias
verso-happened-shared = vitórias partilhadas
verso-happened-finished = jogos a solo
