### Cómo se llaman las partidas grabadas.

marvel-replay-duel = Un duelo
marvel-replay-four = Cuatro en la mesa
marvel-replay-hasty = Tres jugadores y turnos extra sin esperar
marvel-replay-recycled = Dos piensan y dos no
marvel-replay-six = Seis en la mesa
marvel-replay-three = Tres en la mesa
