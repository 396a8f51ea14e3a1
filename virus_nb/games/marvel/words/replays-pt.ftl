### Como se chamam as partidas gravadas.

marvel-replay-duel = Um duelo
marvel-replay-four = Quatro à mesa
marvel-replay-hasty = Três jogadores e vezes extra sem esperar
marvel-replay-recycled = Dois pensam, dois não
marvel-replay-six = Seis à mesa
marvel-replay-three = Três à mesa
