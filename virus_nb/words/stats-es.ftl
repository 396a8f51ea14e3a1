## Simulaciones y colecciones
error-resume-what = di con -o qué archivo hay que continuar.
error-resume-other-games = esa simulación tenía otro valor de «{ $key }»: { $value }. Continúa con el mismo o escribe en otro archivo.
error-nothing-to-resume = aquí no consta ninguna simulación interrumpida, así que no hay nada que continuar. Una simulación terminada no se puede alargar: una más larga necesita un archivo nuevo.
error-file-is-gone = aquí tenía que continuar una simulación interrumpida, y esto ya no existe. Vuelve a ponerlo en su sitio o empieza de nuevo en otro archivo.
error-file-has-changed = esto ya no está como lo dejó la simulación interrumpida, así que no se puede continuar. Déjalo como estaba o empieza de nuevo en otro archivo.
error-folder-not-empty = { $run ->
    [yes] en esta carpeta hay una simulación interrumpida, y sus partidas se quedan como están.
   *[no] en esta carpeta ya hay archivos, y se quedan como están.
} Elige otra o continúa una simulación interrumpida (--resume; en Python, resume=True).
error-not-a-folder = esto es un archivo, y las partidas necesitan una carpeta.
error-not-a-game = «{ $value }» no es una partida; se esperaba un Replay o una Session.
error-needs-extra = hace falta { $value }: pip install "virus_nb[{ $extra }]"
bench-load = Carga de la máquina al empezar: { $number }. Lo que se mide en dos núcleos sale peor en una máquina que hace otras cosas.

## Gráficos
stat-average = De media, { $number } ± { $margin } jugadas (intervalo del 95 %, n = { $games }).
stat-average-score = De media, { $number } ± { $margin } puntos (intervalo del 95 %, n = { $count }).
stat-goal = { $goal } puntos o más: { $share } de { $count } (intervalo del 95 %: de { $low } a { $high }).
stat-scores = Cuántos puntos se hacen
stat-points = Puntos
stat-scores-hover = { $moves } puntos: { $games }
stat-effects-act = Qué se juega y cómo le va a quien lo juega
stat-effects-rule = Qué reglas se aplican y cómo le va a quien le tocan
stat-effect-axis = Diferencia en la proporción de victorias (puntos porcentuales)
stat-effect-hover = { $what }: quien lo tiene gana el { $share }, los demás el { $other }; diferencia de { $difference } puntos porcentuales (intervalo del 95 %: de { $low } a { $high }; { $count } jugadores en { $games } partidas).
stat-effects-summary = De { $count } jugadores en { $games } partidas. Una diferencia dice qué acompaña a la victoria, no qué la causa: quien dura más en la partida juega más. Lo que hace todo el mundo no aparece.
stat-act = Lo que se juega
stat-rule = Regla
stat-times = Veces por partida
stat-players = Jugadores (n)
stat-with = Ganan con ello
stat-without = Ganan sin ello
stat-difference-won = Diferencia (p. p.)
stat-difference-score = Diferencia en puntos
stat-course = Curso de la partida: { $what }
stat-course-summary = { $count } jugadas. Al final: { $ends }.
stat-courses = Curso de muchas partidas: { $what }
stat-courses-summary = Medias con intervalos del 95 %, sobre las que duran tanto de { $games } partidas.
stat-course-hover = { $who }, jugada { $ply } – { $what }: { $number }
stat-courses-hover = { $who }, jugada { $ply } – { $what }: { $mean } ± { $margin } (intervalo del 95 %, n = { $games } partidas)
stat-chances = Probabilidades de ganar
stat-chances-points = Puntos que cabe esperar
stat-chances-hover = { $who }, jugada { $ply }: { $chance } (intervalo del 95 %: de { $low } a { $high }; { $count } mundos).
stat-chances-over = { $who }, jugada { $ply }: { $chance }; la partida ha terminado.
stat-chance = Probabilidad
stat-worlds = Mundos (n)
ui-chances = Probabilidades
chances-title = Las probabilidades de cada jugador
chances-seen = Se juzga
chances-thorough = Mundos por jugada
chances-start = Calcularlas
chances-part = Hay { $done } de { $plies } posiciones calculadas.
stat-ply = Jugada
stat-mean = Media
stat-heat = En qué parte del tablero
stat-heat-hover = { $cell }: se pisa en el { $share } de { $games } partidas (intervalo del 95 %: de { $low } a { $high }).
stat-heat-summary = En { $games } partidas, { $cell } es la casilla más pisada: en el { $share } de ellas (intervalo del 95 %: de { $low } a { $high }).
stat-cell = Casilla
stat-steps = Pasos
stat-a-game = Parte de las partidas
stat-won-changed = Qué cambia con B: victorias
stat-changed-won-axis = B menos A, puntos porcentuales
stat-changed-won = Para { $who }, B cambia la proporción de victorias en { $difference } puntos porcentuales (intervalo del 95 %: de { $low } a { $high }; n = { $games } pares de partidas).
stat-score-changed = Qué cambia con B: puntos
stat-changed-score-axis = B menos A, puntos
stat-changed-score = Para { $who }, B cambia los puntos en { $difference } (intervalo del 95 %: de { $low } a { $high }; n = { $games } pares de partidas).
stat-changed-score-one = Para { $who }, B cambia los puntos en { $difference }. Un solo par de partidas no basta para un intervalo (n = 1).
stat-length-changed = Qué cambia con B: duración
stat-changed-moves = B menos A, jugadas
stat-changed-moves-hover = { $games ->
    [one] { $moves } jugadas: { $games } par de partidas
   *[other] { $moves } jugadas: { $games } pares de partidas
    }
stat-changed-length = B cambia la duración de una partida en { $difference } jugadas (intervalo del 95 %: de { $low } a { $high }; n = { $games } pares de partidas).
stat-changed-length-one = B cambia la duración de la partida en { $difference } jugadas. Un solo par de partidas no basta para un intervalo (n = 1).
stat-of-a = Partidas de A: { $title }
stat-none = Aquí no hay ninguna partida terminada que mostrar.
stat-too-few = Una sola partida no basta para una media con su intervalo.
stat-won-a = Ganan con A
stat-won-b = Ganan con B
stat-score-a = Puntos con A
stat-score-b = Puntos con B
stat-act-discard = descartar
stat-act-draw = solo robar
stat-act-spread = contagiar un virus
stat-act-done = terminar el contagio
stat-act-counter = contrarrestar
stat-act-allow = dejarlo pasar
stat-act-aim = nuevo objetivo
stat-act-use = usar una carta espiada
stat-act-eliminate = quitar un héroe
stat-act-keep = quedársela
stat-act-flip = girarla
stat-act-bank = puntuar
stat-act-pass = pasar

## La sala de los gráficos
stat-whatif = ¿Y si…?
stat-whatif-about = A: lo que has elegido arriba. B: las mismas semillas, con otras reglas u otros bots.
stat-side-b = B, asiento { $number }
stat-open = Ver
stat-open-label = Ver la partida { $game }, jugada { $ply }
stat-opened = Partida { $game } de esta simulación, desde la jugada { $ply }
stat-opened-a = Partida { $game } con A, desde la jugada { $ply }
stat-opened-b = La misma semilla con B
stat-numbers = Los números
stat-running = { $done } de { $games } partidas, quedan { $left }
stat-seconds = { $number } s
stat-minutes = { $number } min
stat-stopped = Se ha parado: lo que sigue trata de { $done } de { $games } partidas.
stat-measure = Medida
stat-one-game = Curso de la partida
stat-rest = … y { $count } filas más.

## Medidas
stat-measure-healthy = órganos sanos
stat-measure-infected = órganos infectados
stat-measure-immune = órganos inmunes
stat-measure-ready = héroes listos
stat-measure-heroes = héroes
stat-measure-shielded = héroes protegidos
stat-measure-closure = pasos que podrían seguir (clausura)
stat-measure-live = virus vivos
stat-measure-zombies = zombis hechos
stat-measure-points = puntos
stat-measure-cards = cartas en la zona

## Qué significan las columnas de las tablas
stat-head-frame = Tabla
stat-head-column = Columna
stat-head-id = Nombre
stat-head-type = Tipo
stat-head-unit = Unidad
stat-head-meaning = Significado
stat-head-formula = Fórmula
stat-head-n = n
stat-head-value = Valor
stat-head-interval = Intervalo del 95 %
stat-column-games-game = Número de la partida, desde 0; une las tablas.
stat-column-games-key = De qué juego es.
stat-column-games-bots = Quién se sienta en cada asiento.
stat-column-games-options = Las reglas de la casa, nombre=valor.
stat-column-games-seed = La semilla de la partida; vacía si no se conoce.
stat-column-games-seats = Cuántos jugadores.
stat-column-games-plies = Cuántas jugadas se hicieron.
stat-column-games-turns = Cuántos turnos fueron.
stat-column-games-over = Si la partida llegó a su final.
stat-column-games-winners = Los asientos que ganaron, desde 0; vacío si aún no hay ninguno.
stat-column-games-scores = Puntos por asiento; faltan en los juegos sin puntos.
stat-column-seats-game = Número de la partida.
stat-column-seats-seat = Número del asiento, desde 0 en orden de turno.
stat-column-seats-name = Quién se sentaba ahí.
stat-column-seats-won = Si ganó, en solitario o con otros.
stat-column-seats-score = Sus puntos; faltan en los juegos sin puntos.
stat-column-plies-game = Número de la partida.
stat-column-plies-ply = Cuántas jugadas van con esta.
stat-column-plies-seat = Quién decidió.
stat-column-plies-turn = De quién era el turno.
stat-column-plies-decision = Qué se preguntaba.
stat-column-plies-act = Qué se hizo: la primera palabra de la jugada.
stat-column-plies-move = La jugada como texto.
stat-column-plies-choices = Entre cuántas jugadas se eligió.
stat-column-events-game = Número de la partida.
stat-column-events-ply = La jugada en la que ocurrió.
stat-column-events-kind = Qué ocurrió.
stat-column-events-rule = La regla que se aplicó.
stat-column-events-seat = Quién lo hizo; -1: la propia mesa.
stat-column-events-other = A quién más afectó; -1: a nadie.
stat-column-events-cards = Las cartas afectadas.
stat-column-events-places = Los lugares afectados.
stat-column-events-number = Una cuenta o cantidad; 0 si no la hay.
stat-statistic-plies = Jugadas de una partida.
stat-statistic-turns = Turnos de una partida.
stat-statistic-choices = Jugadas entre las que elegir.
stat-statistic-first = Cuántas veces gana el primer asiento.
stat-statistic-shared = Cuántas veces se comparte la victoria.
stat-statistic-lead = Cuántas veces cambia de manos la ventaja.
stat-statistic-score = Puntos de un asiento.
stat-statistic-margin = Por cuántos puntos aventaja el mejor al siguiente.
