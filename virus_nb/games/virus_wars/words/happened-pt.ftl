### O que aconteceu numa partida, para contar: «infeções: 3».

virus_wars-happened-entered = entradas
virus_wars-happened-propagated = vírus postos
virus_wars-happened-assimilated = zombies criados
virus_wars-happened-lost = turnos por acabar
virus_wars-happened-shut-out = jogadores sem entrada
virus_wars-happened-won = vitórias
