### Cómo se llaman las partidas grabadas.

marvel-replay-borrowed = Ganada con una carta ajena
marvel-replay-duel = Un duelo
marvel-replay-emptied = La mano se queda vacía
marvel-replay-four = Cuatro en la mesa
marvel-replay-hasty = Tres jugadores y turnos extra sin esperar
marvel-replay-house = Reglas de la casa, tres jugadores
marvel-replay-quick = Quince jugadas
marvel-replay-recycled = Dos piensan y dos no
marvel-replay-six = Seis en la mesa
marvel-replay-spies = Seis en la mesa y un espía espiado
marvel-replay-three = Tres en la mesa
