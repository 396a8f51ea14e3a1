### Lo que dice el dibujo de Virus! Marvel: títulos, etiquetas habladas y qué hace cada respuesta.

marvel-scene-title = { $you ->
    [yes] { $who } (tú)
   *[no] { $who }
}
marvel-scene-name = { $you ->
    [yes] tú
   *[no] { $who }
}
marvel-scene-team = { $who }: { $ready } de 4 héroes listos{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 carta en la mano
       *[other] , { $cards } cartas en la mano
    }
}
marvel-scene-slot = { $you ->
    [yes] tu hueco para { $card }
   *[no] hueco de { $who } para { $card }
}
marvel-scene-free = { $place }, libre
marvel-scene-blocked = { $place }, con bloqueo: { $card }
marvel-scene-protected = { $place }, con protección: { $card }
marvel-scene-shielded = { $place }, blindado para siempre: { $count ->
    [one] { $card }
   *[other] { $card } y { $card2 }
}
marvel-scene-countered = { $you ->
    [yes] Ya has anulado esta carta.
   *[no] { $who } ya ha anulado esta carta.
}
marvel-scene-deck = el mazo, { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
}
marvel-scene-discard = la pila de descartes, { $count ->
    [0] vacía
    [one] 1 carta: { $card }
   *[other] { $count } cartas, encima { $card }
}
marvel-scene-deck-short = Mazo
marvel-scene-discard-short = Descartes
marvel-scene-table = Mesa
marvel-scene-hand = Tu mano
marvel-scene-hand-empty = No te quedan cartas en la mano.
marvel-scene-held = { $card }, carta { $number } de { $count } de tu mano
marvel-scene-spied = { $card }, carta { $number } de { $count } de la mano de { $who }
marvel-scene-legend-blocked = bloqueado
marvel-scene-legend-protected = protegido
marvel-scene-legend-shielded = blindado
marvel-scene-hit = { $card } de { $who }, contra { $target }
marvel-scene-everybody = toda la mesa
marvel-scene-nobody-yet = nadie todavía
marvel-scene-answer = { $answer }. { $meant }
marvel-scene-if-countered-hit = Te libras, y { $who } tiene que buscar otro objetivo. Empezarás tu próximo turno con una carta menos.
marvel-scene-if-countered-snap = Conservas todos tus héroes. Empezarás tu próximo turno con una carta menos.
marvel-scene-if-villain-free = Un villano bloquea { $place }.
marvel-scene-if-villain-protected = Se descarta { $the_card } que protege { $place }.
marvel-scene-if-villain-blocked = Pierdes { $place }: queda capturado.
marvel-scene-if-recruit = { $who } se lleva { $place } con lo que tenga encima.
marvel-scene-if-warp-reality = { $who } y tú cambiáis de equipo, con héroes y todo.
marvel-scene-if-spy = { $who } mira tu mano y juega una de tus cartas, si alguna se puede jugar.
marvel-scene-if-snapped = { $count ->
    [one] Retiras uno de tus héroes.
   *[other] Retiras { $count } de tus héroes.
}
marvel-scene-aim = Elige otro objetivo. { $own ->
    [yes] Puede estar en tu propio equipo.
   *[no] {""}
} Se libra, por su anulación: { $who }.
marvel-scene-left = { $count ->
    [one] Te queda un héroe por retirar. Tú eliges cuál.
   *[other] Te quedan { $count } héroes por retirar. Tú eliges cuáles.
}
marvel-scene-use = La mano de { $who }, solo para tus ojos. Elige una carta y después adónde va.
marvel-hint-discard = Elige las cartas que tiras y después otra vez la pila.
