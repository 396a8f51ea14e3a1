### Lo que pasó en una partida, para contarlo: «infecciones: 3».

virus_wars-happened-entered = entradas
virus_wars-happened-propagated = virus puestos
virus_wars-happened-assimilated = zombis creados
virus_wars-happened-lost = turnos sin terminar
virus_wars-happened-shut-out = jugadores sin entrada
virus_wars-happened-won = victorias
