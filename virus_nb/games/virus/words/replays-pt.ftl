### Como se chamam as partidas gravadas.

virus-replay-duel = Um duelo
virus-replay-four = Quatro à mesa
virus-replay-gift = Dois pensam e dois não
virus-replay-official = As regras estritas da editora, três jogadores
virus-replay-recycled = Três jogadores, e o baralho acaba
virus-replay-six = Seis à mesa
