tiny-name = Escalera
tiny-tagline = Sube hasta la meta
tiny-about = Una docena de cartas, y gana quien alcanza la meta.
tiny-card-one = uno
    .the = el uno
    .a = un uno
    .Short = 1
tiny-card-two = dos
    .the = el dos
    .a = un dos
    .Short = 2
tiny-card-three = tres
    .the = el tres
    .a = un tres
    .Short = 3
tiny-event-laid = { $you ->
    [yes] Pones { $the_card }: { $number }.
   *[no] { $who } pone { $the_card }: { $number }.
    }
tiny-event-gave = { $you ->
    [yes] Le das { $a_card } a { $other }.
   *[no] { $other_you ->
        [yes] { $who } te da { $a_card }.
       *[no] { $who } le da { $a_card } a { $other }.
        }
    }
tiny-event-drew = { $you ->
    [yes] Robas { $a_card }.
   *[no] { $who } roba { $a_card }.
    }
tiny-event-mixed = El montón se baraja y forma un mazo nuevo.
tiny-event-won = { $you ->
    [yes] Ganas.
   *[no] Gana { $who }.
    }
tiny-happened-laid = cartas puestas
tiny-happened-gave = cartas regaladas
tiny-happened-drew = robos
tiny-happened-mixed = barajadas
tiny-happened-won = victorias
tiny-reason-over = La partida ha terminado.
tiny-reason-not-in-hand = No tienes { $a_card }.
tiny-reason-no-taker = Ahí no hay otro jugador.
tiny-reason-full = { $seat } ya tiene tres cartas.
tiny-reason-last-card = La última carta te la quedas.
tiny-rule-1 = Robar
    .title = Dos cartas
    .text = Doce cartas: cuatro unos, doses y treses. Robas hasta tener dos.
tiny-rule-2 = Poner
    .title = Pon una carta
    .text = Pon una carta de tu mano: su valor se suma al total.
tiny-rule-3 = Dar
    .title = O regala una
    .text = Da una carta, pero no la última, a quien tenga menos de tres.
tiny-rule-4 = Ganar
    .title = Alcanza la meta
    .text = Gana quien lleva el total a la meta.
tiny-option-goal = Meta
    .about = El total con el que se gana.
tiny-preset-long = Una subida larga
tiny-decision-turn = { $you ->
    [yes] Pon una carta o regala una.
   *[no] Le toca a { $who }.
    }
tiny-place-pile = el montón
