### Cómo se llaman las partidas grabadas.

verso-replay-alone = A solas contra el oponente
verso-replay-lots = A solas contra el azar
verso-replay-duel = Un duelo
verso-replay-strict = Un duelo con reglas más estrictas
verso-replay-three = Tres en la mesa
verso-replay-shared = Cuatro en la mesa
verso-replay-six = Seis en la mesa
