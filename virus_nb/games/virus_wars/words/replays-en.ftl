### What the recorded games are called.

virus_wars-replay-balanced = A short first turn
virus_wars-replay-duel = A duel
virus_wars-replay-long = A long duel
virus_wars-replay-pencil = The old pencil-and-paper game
virus_wars-replay-small = Five by five
virus_wars-replay-stray = Against random steps
