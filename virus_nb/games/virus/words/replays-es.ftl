### Cómo se llaman las partidas grabadas.

virus-replay-duel = Un duelo
virus-replay-four = Cuatro en la mesa
virus-replay-gift = Dos piensan y dos no
virus-replay-official = Las reglas estrictas de la editorial, tres jugadores
virus-replay-recycled = Tres jugadores, y se acaba el mazo
virus-replay-six = Seis en la mesa
