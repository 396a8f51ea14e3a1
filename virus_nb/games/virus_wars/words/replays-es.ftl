### Cómo se llaman las partidas grabadas.

virus_wars-replay-balanced = Un primer turno corto
virus_wars-replay-duel = Un duelo
virus_wars-replay-long = Un duelo largo
virus_wars-replay-pencil = El viejo juego de lápiz y papel
virus_wars-replay-small = Cinco por cinco
virus_wars-replay-stray = Contra pasos al azar
