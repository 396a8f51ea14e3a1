### Como se chamam as partidas gravadas.

verso-replay-alone = A sós contra o oponente
verso-replay-lots = A sós contra o acaso
verso-replay-duel = Um duelo
verso-replay-strict = Um duelo com regras mais estritas
verso-replay-three = Três à mesa
verso-replay-shared = Quatro à mesa
verso-replay-six = Seis à mesa
