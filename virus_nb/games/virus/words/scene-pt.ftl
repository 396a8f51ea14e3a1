### O que diz o desenho de Virus!: títulos e etiquetas faladas.

virus-scene-title = { $you ->
    [yes] { $who } (tu)
   *[no] { $who }
}
virus-scene-body = { $who }: { $healthy } de 4 órgãos saudáveis{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 carta na mão
       *[other] , { $cards } cartas na mão
    }
}
virus-scene-slot = { $you ->
    [yes] o teu espaço vazio para { $card }
   *[no] espaço vazio de { $who } para { $card }
}
virus-scene-free = { $place }, livre
virus-scene-infected = { $place }, com infeção: { $card }
virus-scene-vaccinated = { $place }, com vacina: { $card }
virus-scene-immunised = { $place }, imune para sempre
virus-scene-deck = o baralho, { $count ->
    [0] vazio
    [one] 1 carta
   *[other] { $count } cartas
}
virus-scene-discard = a pilha de descartes, { $count ->
    [0] vazia
    [one] 1 carta: { $card }
   *[other] { $count } cartas, em cima { $card }
}
virus-scene-deck-short = Baralho
virus-scene-discard-short = Descartes
virus-scene-table = Mesa
virus-scene-hand = A tua mão
virus-scene-hand-empty = Não tens cartas na mão.
virus-scene-held = { $card }, carta { $number } de { $count } da tua mão
virus-scene-done = Parar aqui
virus-hint-discard = Escolhe as cartas a deitar fora e depois outra vez a pilha.
