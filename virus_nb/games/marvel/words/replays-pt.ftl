### Como se chamam as partidas gravadas.

marvel-replay-borrowed = Ganho com uma carta alheia
marvel-replay-duel = Um duelo
marvel-replay-emptied = A mão fica vazia
marvel-replay-four = Quatro à mesa
marvel-replay-hasty = Três jogadores e vezes extra sem esperar
marvel-replay-house = Regras da casa, três jogadores
marvel-replay-quick = Quinze jogadas
marvel-replay-recycled = Dois pensam, dois não
marvel-replay-six = Seis à mesa
marvel-replay-spies = Seis à mesa e um espião espiado
marvel-replay-three = Três à mesa
