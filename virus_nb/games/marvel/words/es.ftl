### Virus! Marvel en la mesa: cartas, lugares, qué pasa, por qué no, las opciones.

marvel-name = Virus! Marvel
marvel-tagline = Ganan cuatro héroes listos, a no ser que alguien chasquee los dedos
marvel-about = Reúne cuatro héroes listos mientras los villanos los bloquean y los capturan. Poderes y aliados protegen tu equipo, los reclutamientos y los espías se sirven de lo ajeno, y una anulación a tiempo manda el golpe a otra parte. De dos a seis jugadores. La caja solo nombra 78 de sus 81 cartas; el kit juega con esas, y cuántas hay de cada acción es una suposición que puedes editar.

## Cartas
marvel-card-hero-red = héroe rojo
    .the = el héroe rojo
    .a = un héroe rojo
    .Short = R
marvel-card-hero-green = héroe verde
    .the = el héroe verde
    .a = un héroe verde
    .Short = V
marvel-card-hero-blue = héroe azul
    .the = el héroe azul
    .a = un héroe azul
    .Short = A
marvel-card-hero-yellow = héroe amarillo
    .the = el héroe amarillo
    .a = un héroe amarillo
    .Short = Am
marvel-card-hero-multi = héroe multicolor
    .the = el héroe multicolor
    .a = un héroe multicolor
    .Short = M
marvel-card-hero-intangible = héroe intangible
    .the = el héroe intangible
    .a = un héroe intangible
    .Short = I
marvel-card-villain-red = villano rojo
    .the = el villano rojo
    .a = un villano rojo
    .Short = R
marvel-card-villain-green = villano verde
    .the = el villano verde
    .a = un villano verde
    .Short = V
marvel-card-villain-blue = villano azul
    .the = el villano azul
    .a = un villano azul
    .Short = A
marvel-card-villain-yellow = villano amarillo
    .the = el villano amarillo
    .a = un villano amarillo
    .Short = Am
marvel-card-villain-multi = villano multicolor
    .the = el villano multicolor
    .a = un villano multicolor
    .Short = M
marvel-card-power-red = poder rojo
    .the = el poder rojo
    .a = un poder rojo
    .Short = R
marvel-card-power-green = poder verde
    .the = el poder verde
    .a = un poder verde
    .Short = V
marvel-card-power-blue = poder azul
    .the = el poder azul
    .a = un poder azul
    .Short = A
marvel-card-power-yellow = poder amarillo
    .the = el poder amarillo
    .a = un poder amarillo
    .Short = Am
marvel-card-ally-red-green = aliado rojo y verde
    .the = el aliado rojo y verde
    .a = un aliado rojo y verde
    .Short = RV
marvel-card-ally-red-blue = aliado rojo y azul
    .the = el aliado rojo y azul
    .a = un aliado rojo y azul
    .Short = RA
marvel-card-ally-red-yellow = aliado rojo y amarillo
    .the = el aliado rojo y amarillo
    .a = un aliado rojo y amarillo
    .Short = RM
marvel-card-ally-green-blue = aliado verde y azul
    .the = el aliado verde y azul
    .a = un aliado verde y azul
    .Short = VA
marvel-card-ally-green-yellow = aliado verde y amarillo
    .the = el aliado verde y amarillo
    .a = un aliado verde y amarillo
    .Short = VM
marvel-card-ally-blue-yellow = aliado azul y amarillo
    .the = el aliado azul y amarillo
    .a = un aliado azul y amarillo
    .Short = AM
marvel-card-recruit = reclutamiento
    .the = el reclutamiento
    .a = un reclutamiento
    .Short = Re
marvel-card-warp-reality = realidad alterada
    .the = la realidad alterada
    .a = una realidad alterada
    .Short = Ra
marvel-card-snap = chasquido
    .the = el chasquido
    .a = un chasquido
    .Short = Ch
marvel-card-spy = espía
    .the = el espía
    .a = un espía
    .Short = Es
marvel-card-counter = anulación
    .the = la anulación
    .a = una anulación
    .Short = An
marvel-colour-red = rojo
marvel-colour-green = verde
marvel-colour-blue = azul
marvel-colour-yellow = amarillo
marvel-colour-multi = multicolor
marvel-colour-intangible = intangible

## Lugares
marvel-place-part = { $you ->
    [yes] tu héroe
   *[no] el héroe
} { $colour ->
    [red] rojo
    [green] verde
    [blue] azul
    [yellow] amarillo
    [multi] multicolor
   *[intangible] intangible
}{ $you ->
    [yes] {""}
   *[no] {" "}de { $who }
}
marvel-place-counter = Anularlo
marvel-place-allow = Dejarlo pasar

## Qué ha pasado
marvel-event-placed = { $you ->
    [yes] Se une a tu equipo { $the_card }.
   *[no] Se une al equipo de { $who } { $the_card }.
}
marvel-event-blocked = { $you ->
    [yes] Bloqueas { $place } con { $a_card }.
   *[no] { $who } bloquea { $place } con { $a_card }.
}
marvel-event-captured = { $you ->
    [yes] Con { $a_card } capturas { $place }. El héroe y los dos villanos se descartan.
   *[no] Con { $a_card }, { $who } captura { $place }. El héroe y los dos villanos se descartan.
}
marvel-event-weakened = { $you ->
    [yes] Con { $a_card } debilitas { $place }: se descarta junto con { $the_card2 }.
   *[no] Con { $a_card }, { $who } debilita { $place }: se descarta junto con { $the_card2 }.
}
marvel-event-protected = { $you ->
    [yes] Proteges { $place } con { $a_card }.
   *[no] { $who } protege { $place } con { $a_card }.
}
marvel-event-shielded = { $you ->
    [yes] Con { $a_card } blindas { $place } para siempre.
   *[no] Con { $a_card }, { $who } blinda { $place } para siempre.
}
marvel-event-fought = { $you ->
    [yes] Con { $a_card } liberas { $place }: se descarta junto con { $the_card2 }.
   *[no] Con { $a_card }, { $who } libera { $place }: se descarta junto con { $the_card2 }.
}
marvel-event-targets-hero = { $you ->
    [yes] Juegas { $a_card } contra { $place }.
   *[no] { $who } juega { $a_card } contra { $place }.
}
marvel-event-targets-player = { $you ->
    [yes] Juegas { $a_card } contra { $other }.
   *[no] { $other_you ->
        [yes] { $who } juega { $a_card } contra ti.
       *[no] { $who } juega { $a_card } contra { $other }.
    }
}
marvel-event-snapped = { $you ->
    [yes] Chasqueas los dedos: todos perderán la mitad de sus héroes.
   *[no] { $who } chasquea los dedos: todos perderán la mitad de sus héroes.
}
marvel-event-countered = { $you ->
    [yes] Juegas una anulación.
   *[no] { $who } juega una anulación.
}
marvel-event-allowed = { $you ->
    [yes] Lo dejas pasar.
   *[no] { $who } lo deja pasar.
}
marvel-event-aims-at-hero = { $you ->
    [yes] Diriges { $the_card } contra { $place }.
   *[no] { $who } dirige { $the_card } contra { $place }.
}
marvel-event-aims-at-player = { $you ->
    [yes] Diriges { $the_card } contra { $other }.
   *[no] { $other_you ->
        [yes] { $who } dirige { $the_card } contra ti.
       *[no] { $who } dirige { $the_card } contra { $other }.
    }
}
marvel-event-no-target = No hay otro objetivo: { $the_card } no hace nada.
marvel-event-recruited = { $you ->
    [yes] Reclutas { $place }, con todo lo que tiene encima.
   *[no] { $who } recluta { $place }, con todo lo que tiene encima.
}
marvel-event-warped = { $you ->
    [yes] La realidad se altera: cambias tu equipo por el de { $other }.
   *[no] { $other_you ->
        [yes] La realidad se altera: { $who } cambia su equipo por el tuyo.
       *[no] La realidad se altera: { $who } cambia su equipo por el de { $other }.
    }
}
marvel-event-spied = { $you ->
    [yes] Miras la mano de { $other }: { $cards }.
   *[no] { $other_you ->
        [yes] { $who } mira tu mano: { $cards }.
       *[no] { $who } mira la mano de { $other }.
    }
}
marvel-event-spied-nothing = { $you ->
    [yes] No puedes jugar nada de la mano de { $other }.
   *[no] { $other_you ->
        [yes] { $who } no puede jugar nada de tu mano.
       *[no] { $who } no puede jugar nada de la mano de { $other }.
    }
}
marvel-event-used = { $you ->
    [yes] Juegas { $the_card } de la mano de { $other } como si fuera tu carta.
   *[no] { $other_you ->
        [yes] { $who } juega { $the_card } de tu mano.
       *[no] { $who } juega { $the_card } de la mano de { $other }.
    }
}
marvel-event-eliminated = { $you ->
    [yes] Retiras { $the_card } de tu equipo, con todo lo que tiene encima.
   *[no] { $who } retira { $the_card } de su equipo, con todo lo que tiene encima.
}
marvel-event-discarded = { $you ->
    [yes] Te descartas de { $cards }.
   *[no] { $who } se descarta de { $cards }.
}
marvel-event-only-draws = { $you ->
    [yes] No tienes cartas en la mano, así que solo robas.
   *[no] { $who } no tiene cartas en la mano y solo roba.
}
marvel-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $who } roba { $cards }.
}
marvel-event-extra-turn = { $you ->
    [yes] Tienes otro turno.
   *[no] { $who } tiene otro turno.
}
marvel-event-reshuffled = Se ha acabado el mazo. Los descartes se barajan y forman uno nuevo: { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
marvel-event-won = { $you ->
    [yes] Tienes cuatro héroes listos. ¡Ganas!
   *[no] ¡{ $who } tiene cuatro héroes listos y gana!
}

## Qué se pregunta
marvel-decision-turn = { $you ->
    [yes] Tu turno: juega una carta o descártate.
   *[no] { $who } juega una carta o se descarta.
}
marvel-decision-draw = { $you ->
    [yes] No tienes cartas: roba tres.
   *[no] { $who } no tiene cartas y roba.
}
marvel-decision-counter = { $you ->
    [yes] { $what ->
        [hero] { $turn } juega { $a_card } contra { $place }. ¿Lo anulas o lo dejas pasar?
        [snap] { $turn } juega { $a_card }. ¿Lo anulas o lo dejas pasar?
       *[player] { $turn } juega { $a_card } contra ti. ¿Lo anulas o lo dejas pasar?
    }
   *[no] { $who } decide si anula { $the_card }.
}
marvel-decision-aim = { $you ->
    [yes] Elige otro objetivo para { $the_card }.
   *[no] { $who } elige otro objetivo para { $the_card }.
}
marvel-decision-use = { $you ->
    [yes] Juega una de las cartas de { $seat } como si fuera tuya.
   *[no] { $seat_you ->
        [yes] { $who } juega una de tus cartas.
       *[no] { $who } juega una carta de la mano de { $seat }.
    }
}
marvel-decision-eliminate = { $you ->
    [yes] { $number ->
        [one] Retira un héroe de tu equipo.
       *[other] Retira { $number } héroes de tu equipo.
    }
   *[no] { $number ->
        [one] { $who } retira un héroe.
       *[other] { $who } retira { $number } héroes.
    }
}

## Por qué no
marvel-reason-game-over = La partida ha terminado.
marvel-reason-answer-first = Primero responde: ¿anulas { $the_card } o lo dejas pasar?
marvel-reason-no-counter = No tienes ninguna anulación en la mano.
marvel-reason-aim-first = Primero elige otro objetivo para { $the_card }.
marvel-reason-use-first = Primero juega una de las cartas que has espiado.
marvel-reason-eliminate-first = Primero retira los héroes que te quita el chasquido.
marvel-reason-eliminate-own = Se retiran héroes del propio equipo, y en el tuyo no está { $place }.
marvel-reason-eliminate-missing = No tienes ningún héroe de ese color que retirar: { $colour }.
marvel-reason-use-missing = { $seat_you ->
    [yes] No tienes
   *[no] { $seat } no tiene
} { $the_card } en la mano.
marvel-reason-use-counter = Una anulación no se puede jugar desde una mano espiada.
marvel-reason-no-use = No hay nada sobre lo que jugar { $the_card }.
marvel-reason-aim-at-hero = Hay que dirigir { $the_card } contra un héroe.
marvel-reason-aim-at-player = Hay que dirigir { $the_card } contra un jugador, no contra un héroe.
marvel-reason-aim-countered = { $seat_you ->
    [yes] Has anulado esta carta y no puedes
   *[no] { $seat } ha anulado esta carta y no puede
} volver a ser su objetivo.
marvel-reason-aim-self = Solo un villano puede caer sobre tu propio equipo, y esta carta es { $the_card }.
marvel-reason-no-hero = { $seat_you ->
    [yes] No tienes
   *[no] { $seat } no tiene
} ningún héroe { $colour }.
marvel-reason-nothing-to-allow = No hay nada a lo que responder.
marvel-reason-nothing-to-aim = Ninguna carta busca otro objetivo.
marvel-reason-nothing-to-eliminate = Solo se retiran héroes después de un chasquido.
marvel-reason-nothing-to-use = No has espiado ninguna mano.
marvel-reason-draw-with-cards = No se puede pasar: juega una carta o descártate. Después robas.
marvel-reason-hand-empty = No tienes cartas en la mano: solo puedes robar.
marvel-reason-counter-on-own-turn = Una anulación solo se juega cuando te alcanza la carta de otro. En tu turno puedes descartarla.
marvel-reason-discard-nothing = Elige una, dos o tres cartas para descartarte.
marvel-reason-not-in-hand = No tienes { $the_card } en la mano, o no tantas veces.
marvel-reason-second-hero = Ya tienes { $the_card }, y solo cabe un héroe de cada color.
marvel-reason-snap-no-effect = Nadie tiene dos héroes, así que el chasquido no cambiaría nada.
marvel-reason-recruit-second-hero = En tu equipo ya hay un héroe { $colour }.
marvel-reason-hero-own-team = Solo hay un sitio para { $the_card }: tu propio equipo.
marvel-reason-hero-own-place = En tu equipo cada color tiene su sitio, y este no es el que toca para { $the_card }.
marvel-reason-needs-hero = Elige un héroe para { $the_card }, no un equipo entero.
marvel-reason-no-target = No hay nada que elegir: { $the_card } afecta a quien corresponde. Haz clic en el centro de la mesa.
marvel-reason-needs-player = Elige al jugador contra quien quieres jugar { $the_card }.
marvel-reason-discard-hand-only = Solo se descartan cartas de la propia mano.
marvel-reason-card-first = Elige primero una carta de tu mano.
marvel-reason-support-other = Solo puedes jugar { $the_card } sobre tus héroes, y { $place } no es tuyo.
marvel-reason-villain-on-own = Los villanos son para los héroes de los demás.
marvel-reason-recruit-own = No puedes reclutar en tu propio equipo.
marvel-reason-warp-reality-own = No puedes cambiar tu equipo por el tuyo.
marvel-reason-spy-own = Tu propia mano ya la conoces.
marvel-reason-warp-empty = Ni tú ni { $seat } tenéis héroes: no hay nada que cambiar.
marvel-reason-warp-no-effect = { $seat } tiene un equipo idéntico al tuyo: no cambiaría nada.
marvel-reason-spy-empty = { $seat } no tiene cartas que mirar.
marvel-reason-spy-origin = Ese espía salió de la mano de { $seat }: tiene que mirar otra.
marvel-reason-shielded = No se le puede tocar: { $place } está blindado.
marvel-reason-intangible = Sobre el héroe intangible no se puede jugar ningún villano, poder ni aliado.
marvel-reason-colour = Los colores no casan: { $the_card } no va con { $place }.
marvel-reason-colour-of-card = La carta tiene que casar con aquello sobre lo que actúa, y { $the_card } no casa con { $the_card2 }.

## Qué falla en una posición
error-marvel-pile-without-hero = cada montón de un equipo empieza con un héroe.
error-marvel-second-hero = un equipo no puede tener dos veces «{ $card }».
error-marvel-too-much-on-hero = sobre «{ $hero }» no hay nada, un villano, uno o dos poderes, o un aliado con o sin un poder debajo.
error-marvel-wrong-colour-on-hero = «{ $card }» no puede estar sobre «{ $hero }»: los colores no casan.
error-marvel-cannot-counter-that = quienes han anulado no son ni el jugador de turno ni el que responde.
error-marvel-another-is-asked = esta pregunta es para el jugador de turno: { $number }.
error-marvel-not-a-hit = «{ $value }» no es una carta que alcance a alguien, con su objetivo.
error-marvel-seats-out-of-order = cada asiento aparece una vez, el más bajo primero.

## Opciones
marvel-option-villain_targets = A quién se puede atacar
    .about = Si puedes jugar un villano sobre un héroe tuyo.
marvel-option-villain_targets-rivals = A los demás
marvel-option-villain_targets-anyone = A cualquiera
marvel-option-extra_turn = El turno extra
    .about = Cuándo robas después de un héroe o un villano multicolor.
marvel-option-extra_turn-after-draw = Primero robar, luego otro turno
marvel-option-extra_turn-at-once = Otro turno en el acto, con las cartas que queden
