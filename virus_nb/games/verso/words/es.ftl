### Verso, contado en la mesa: cartas, lugares, lo que pasa, por qué no, lo que dice el dibujo.

verso-name = Verso
verso-tagline = Cartas de dos caras: reúne secuencias de mar, tierra y cielo
verso-about = Cada carta tiene dos caras y solo se ve una. Toma la primera del mazo tal como está o dale la vuelta y cruza los dedos. Guarda secuencias de un color para sumar puntos, obliga a tus vecinos a girar lo que estaban reuniendo y completa un cuadrado de tres por tres. De una a seis personas.

## Cartas
verso-card = { verso-value } { verso-colour-name } ({ $part3 ->
    [one] { $part3 } punto
   *[other] { $part3 } puntos
})
    .the = el { verso-card }
    .a = un { verso-card }
    .Short = { $part1 ->
        [blue] A
        [green] V
       *[orange] N
    }
verso-colour-name = { $part1 ->
    [blue] azul
    [green] verde
   *[orange] naranja
}
verso-value = { $part2 ->
    [J] comodín
   *[other] { $part2 }
}
verso-colour-blue = azul
    .Short = A
verso-colour-green = verde
    .Short = V
verso-colour-orange = naranja
    .Short = N

## Lugares
verso-place-part = { $you ->
    [yes] tu fila
   *[no] la fila
} { $colour ->
    [blue] azul
    [green] verde
   *[orange] naranja
}{ $you ->
    [yes] { "" }
   *[no] { " " }de { $who }
}
verso-place-keep = Quedarme con ella
verso-place-flip = Darle la vuelta
verso-place-bank = Guardar esta secuencia
verso-place-pass = Sin secuencia: paso

## Lo que ha pasado
verso-event-kept = { $you ->
    [yes] Te quedas con
   *[no] { $who } se queda con
} { $the_card }.
verso-event-kept-twin = { $you ->
    [yes] Te quedas con { $the_card }, pero ya tienes uno: va al descarte.
   *[no] { $who } se queda con { $the_card }, pero ya tiene uno: va al descarte.
}
verso-event-flipped = { $you ->
    [yes] Das la vuelta a la carta, { $the_card }: es { $a_card2 }.
   *[no] { $who } da la vuelta a la carta, { $the_card }: es { $a_card2 }.
}
verso-event-flipped-twin = { $you ->
    [yes] Das la vuelta a la carta, { $the_card }: es { $a_card2 } y ya lo tienes, así que va al descarte.
   *[no] { $who } da la vuelta a la carta, { $the_card }: es { $a_card2 } y ya lo tiene, así que va al descarte.
}
verso-event-banked = { $you ->
    [yes] Guardas
   *[no] { $who } guarda
} { $cards }: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}.
verso-event-left = { $you ->
    [yes] Se van las dos más altas de tu secuencia: { $cards }.
   *[no] Se van las dos más altas de la secuencia: { $cards }.
}
verso-event-turned = { $you ->
    [yes] Tienes que dar la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }.
   *[no] { $who } tiene que dar la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }.
}
verso-event-turned-twin = { $you ->
    [yes] Tienes que dar la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }, y como ya lo tienes va al descarte.
   *[no] { $who } tiene que dar la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }, y como ya lo tiene va al descarte.
}
verso-event-opponent = El oponente da la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }.
verso-event-opponent-twin = El oponente da la vuelta a una carta: { $the_card } pasa a ser { $a_card2 }, que estaba repetido y va al descarte.
verso-event-opponent-drew = El oponente elige el { $colour }.
verso-event-opponent-rests = El oponente no hace nada.
verso-event-square = { $you ->
    [yes] ¡Un cuadrado! Ganas { $number } puntos.
   *[no] ¡Un cuadrado! { $who } gana { $number } puntos.
}
verso-event-deck-empty = El mazo se ha acabado. Cada cual guarda una última secuencia.
verso-event-no-run = { $you ->
    [yes] No tienes ninguna secuencia que guardar.
   *[no] { $who } no tiene ninguna secuencia que guardar.
}
verso-event-won = { $you ->
    [yes] ¡Ganas con { $number } puntos!
   *[no] ¡Gana { $who } con { $number } puntos!
}
verso-event-shared = { $you ->
    [yes] ¡Compartes la victoria con { $number } puntos!
   *[no] ¡{ $who } comparte la victoria con { $number } puntos!
}
verso-event-finished = { $number ->
    [one] Fin de la partida: { $number } punto. La mejor marca de los autores es 64.
   *[other] Fin de la partida: { $number } puntos. La mejor marca de los autores es 64.
}

## Por qué no
verso-reason-over = La partida ha terminado.
verso-reason-deck-empty = El mazo está vacío: no queda ninguna carta que tomar.
verso-reason-must-bank = Tienes una secuencia, así que hay que guardar la última.
verso-reason-no-pass = No se puede pasar: toma una carta o guarda una secuencia.
verso-reason-unknown-act = En tu turno te quedas con la primera carta, le das la vuelta o guardas una secuencia azul, verde o naranja.
verso-reason-must-flip = Ya tienes { $a_card }, así que hay que darle la vuelta.
verso-reason-outside = Los valores van del 1 al 6: del { $low } al { $high } no hay secuencia.
verso-reason-high-below-low = Una secuencia sube desde su carta más baja y no da la vuelta del 6 al 1.
verso-reason-joker-outside = El comodín no puede hacer de { $number } en una secuencia del { $low } al { $high }.
verso-reason-other-row = Se guarda de las filas propias, no de las ajenas.
verso-reason-two-colours = Una secuencia es de un solo color, y estas dos cartas no lo son.
verso-reason-ends-first = Elige primero los dos extremos de tu secuencia.
verso-reason-joker-end = El comodín no es un extremo: elige los dos valores y di luego de qué hace el comodín.
verso-reason-one-act = Un turno es una cosa o la otra: tomar una carta o guardar una secuencia. Con Escape anulas lo elegido.
verso-reason-one-card = Una secuencia tiene al menos dos cartas.
verso-reason-empty-row = No hay nada en { $place }.
verso-reason-not-in-row = No hay ningún { $number } en { $place }.
verso-reason-no-joker = No hay ningún comodín en { $place }.

## Preguntas
verso-decision-turn = { $you ->
    [yes] Te toca: quédate con la primera carta, dale la vuelta o guarda una secuencia.
   *[no] Le toca a { $who }.
}
verso-decision-last-bank = { $you ->
    [yes] El mazo está vacío: guarda una última secuencia.
   *[no] El mazo está vacío: { $who } guarda una última secuencia.
}

## El dibujo
verso-scene-title = { $you ->
    [yes] Tus paisajes
   *[no] { $who }
}
verso-scene-area = { $you ->
    [yes] Tus tres filas, { $number } puntos, { $ready ->
        [yes] el próximo cuadrado puntúa
       *[no] guarda una secuencia antes del próximo cuadrado
    }
   *[no] Las tres filas de { $who }, { $number } puntos, { $ready ->
        [yes] el próximo cuadrado puntúa
       *[no] el próximo cuadrado todavía no puntúa
    }
}
verso-scene-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
verso-scene-square = { $ready ->
    [yes] El próximo cuadrado vale 7
   *[no] Sin cuadrado hasta guardar otra vez
}
verso-scene-square-break = Antes hay que deshacer el cuadrado
verso-scene-empty = { $value ->
    [J] Comodín
   *[other] { $value }
} { $colour }: vacío.
verso-scene-card = { $card }, otra cara: { $other }.
verso-scene-unseen = aún sin ver
verso-scene-runs = Secuencia desde aquí
verso-scene-run = hasta el { $high } da { $number }.
verso-scene-as-joker = comodín
verso-scene-table = El mazo
verso-scene-deck = El mazo: { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
verso-scene-keep = Quedarse con la primera carta: { $card }
verso-scene-flip = Dar la vuelta a la primera carta sin haber mirado: { $back }
verso-scene-other-side = { $value ->
    [J] un número
   *[other] { $below }, { $above } o comodín
} en { $colour ->
    [blue] verde o naranja
    [green] azul o naranja
   *[orange] azul o verde
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
verso-scene-behind = Debajo: { $back }
verso-scene-discard = Descarte: { $count ->
    [0] vacío
    [one] una carta, { $card }
   *[other] { $count } cartas, encima { $card }
}
verso-scene-hint = Elige los dos extremos y guarda la secuencia.
verso-scene-joker-is = El comodín es
verso-scene-joker = El comodín hace de { $number }
verso-scene-joker-none = nada
verso-scene-joker-out = El comodín no está en la secuencia
verso-scene-bank = Guardar la secuencia: suma sus puntos y se van sus dos cartas más altas

## Posiciones imposibles
error-verso-no-card = «{ $value }» no es una carta de este mazo; una carta se escribe como «blue-5/1~green-4/3».
error-verso-twins = «{ $value }» tiene el color y el valor de otra carta de la misma zona.
error-verso-square-scored = este cuadrado está completo y aún hay cartas en el mazo: ya ha puntuado y no puede estar disponible.
error-verso-square-broken = un cuadrado solo puede esperar a deshacerse mientras está completo.
error-verso-ready-or-waits = un cuadrado disponible no espera nada, y cualquier otro espera algo.
error-verso-waits-order = se esperaba «bank», «break» o los dos, en este orden y una vez cada uno.
error-verso-last-banks-early = las últimas secuencias se guardan cuando el mazo está vacío.
error-verso-last-banks-order = se esperaban los asientos por orden de turno, empezando por el que juega.

## Una jugada antes de hacerla
verso-move-keep = quedarte con la carta de encima
verso-move-flip = dar la vuelta a la carta de encima
verso-move-pass = pasar
verso-move-bank = guardar la secuencia del { $low } al { $high } ({ $colour }){ $joker ->
    [no] {""}
   *[other] , con el comodín como { $joker }
}
