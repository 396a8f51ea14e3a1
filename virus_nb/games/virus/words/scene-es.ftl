### Lo que dice el dibujo de Virus!: títulos y etiquetas habladas.

virus-scene-title = { $you ->
    [yes] { $who } (tú)
   *[no] { $who }
}
virus-scene-body = { $who }: { $healthy } de 4 órganos sanos{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 carta en la mano
       *[other] , { $cards } cartas en la mano
    }
}
virus-scene-slot = { $you ->
    [yes] tu hueco para { $card }
   *[no] hueco de { $who } para { $card }
}
virus-scene-free = { $place }, libre
virus-scene-infected = { $place }, con infección: { $card }
virus-scene-vaccinated = { $place }, con vacuna: { $card }
virus-scene-immunised = { $place }, inmune para siempre
virus-scene-deck = el mazo, { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
virus-scene-discard = la pila de descartes, { $count ->
    [0] vacía
    [one] 1 carta: { $card }
   *[other] { $count } cartas, encima { $card }
}
virus-scene-deck-short = Mazo
virus-scene-discard-short = Descartes
virus-scene-table = Mesa
virus-scene-hand = Tu mano
virus-scene-hand-empty = No te quedan cartas en la mano.
virus-scene-held = { $card }, carta { $number } de { $count } de tu mano
virus-scene-done = Parar aquí
virus-hint-discard = Elige las cartas que tiras y después otra vez la pila.
