### Como se chamam as partidas gravadas.

virus_wars-replay-balanced = Um primeiro turno curto
virus_wars-replay-duel = Um duelo
virus_wars-replay-long = Um duelo longo
virus_wars-replay-pencil = O velho jogo de lápis e papel
virus_wars-replay-small = Cinco por cinco
virus_wars-replay-stray = Contra passos ao acaso
