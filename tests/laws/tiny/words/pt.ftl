tiny-name = Escada
tiny-tagline = Sobe até à meta
tiny-about = Uma dúzia de cartas, e ganha quem chega à meta.
tiny-card-one = um
    .the = o um
    .a = um um
    .Short = 1
tiny-card-two = dois
    .the = o dois
    .a = um dois
    .Short = 2
tiny-card-three = três
    .the = o três
    .a = um três
    .Short = 3
tiny-event-laid = { $you ->
    [yes] Pões { $the_card }: { $number }.
   *[no] { $who } põe { $the_card }: { $number }.
    }
tiny-event-gave = { $you ->
    [yes] Dás { $a_card } a { $other }.
   *[no] { $other_you ->
        [yes] { $who } dá-te { $a_card }.
       *[no] { $who } dá { $a_card } a { $other }.
        }
    }
tiny-event-drew = { $you ->
    [yes] Tiras { $a_card }.
   *[no] { $who } tira { $a_card }.
    }
tiny-event-mixed = O monte é baralhado e forma um novo baralho.
tiny-event-won = { $you ->
    [yes] Ganhas.
   *[no] { $who } ganha.
    }
tiny-happened-laid = cartas jogadas
tiny-happened-gave = cartas dadas
tiny-happened-drew = compras
tiny-happened-mixed = baralhos refeitos
tiny-happened-won = vitórias
tiny-reason-over = O jogo acabou.
tiny-reason-not-in-hand = Não tens { $a_card }.
tiny-reason-no-taker = Não há outro jogador nesse lugar.
tiny-reason-full = { $seat } já tem três cartas.
tiny-reason-last-card = A última carta fica contigo.
tiny-rule-1 = Tirar
    .title = Duas cartas
    .text = Doze cartas: quatro uns, dois e três. Tiras até teres duas.
tiny-rule-2 = Pôr
    .title = Põe uma carta
    .text = Põe uma carta da tua mão: o seu valor soma-se ao total.
tiny-rule-3 = Dar
    .title = Ou dá uma
    .text = Dá uma carta, mas não a última, a quem tenha menos de três.
tiny-rule-4 = Ganhar
    .title = Chega à meta
    .text = Ganha quem levar o total à meta.
tiny-option-goal = Meta
    .about = O total com que se ganha.
tiny-preset-long = Uma subida longa
tiny-decision-turn = { $you ->
    [yes] Põe uma carta ou dá uma.
   *[no] É a vez de { $who }.
    }
tiny-place-pile = o monte
