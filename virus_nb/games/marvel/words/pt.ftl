### Virus! Marvel à mesa: cartas, lugares, o que acontece, porque não, as opções.

marvel-name = Virus! Marvel
marvel-tagline = Quatro heróis prontos ganham, a não ser que alguém estale os dedos
marvel-about = Reúne quatro heróis prontos enquanto os vilões os bloqueiam e capturam. Poderes e aliados protegem a tua equipa, recrutamentos e espiões servem-se do que é dos outros, e uma anulação na altura certa manda o golpe para outro lado. Para dois a seis jogadores. A caixa só nomeia 78 das suas 81 cartas; o kit joga com essas, e quantas há de cada ação é uma suposição que podes editar.

## Cartas
marvel-card-hero-red = herói vermelho
    .the = o herói vermelho
    .a = um herói vermelho
    .Short = Vm
marvel-card-hero-green = herói verde
    .the = o herói verde
    .a = um herói verde
    .Short = Vd
marvel-card-hero-blue = herói azul
    .the = o herói azul
    .a = um herói azul
    .Short = Az
marvel-card-hero-yellow = herói amarelo
    .the = o herói amarelo
    .a = um herói amarelo
    .Short = Am
marvel-card-hero-multi = herói multicolor
    .the = o herói multicolor
    .a = um herói multicolor
    .Short = M
marvel-card-hero-intangible = herói intangível
    .the = o herói intangível
    .a = um herói intangível
    .Short = I
marvel-card-villain-red = vilão vermelho
    .the = o vilão vermelho
    .a = um vilão vermelho
    .Short = Vm
marvel-card-villain-green = vilão verde
    .the = o vilão verde
    .a = um vilão verde
    .Short = Vd
marvel-card-villain-blue = vilão azul
    .the = o vilão azul
    .a = um vilão azul
    .Short = Az
marvel-card-villain-yellow = vilão amarelo
    .the = o vilão amarelo
    .a = um vilão amarelo
    .Short = Am
marvel-card-villain-multi = vilão multicolor
    .the = o vilão multicolor
    .a = um vilão multicolor
    .Short = M
marvel-card-power-red = poder vermelho
    .the = o poder vermelho
    .a = um poder vermelho
    .Short = Vm
marvel-card-power-green = poder verde
    .the = o poder verde
    .a = um poder verde
    .Short = Vd
marvel-card-power-blue = poder azul
    .the = o poder azul
    .a = um poder azul
    .Short = Az
marvel-card-power-yellow = poder amarelo
    .the = o poder amarelo
    .a = um poder amarelo
    .Short = Am
marvel-card-ally-red-green = aliado vermelho e verde
    .the = o aliado vermelho e verde
    .a = um aliado vermelho e verde
    .Short = VD
marvel-card-ally-red-blue = aliado vermelho e azul
    .the = o aliado vermelho e azul
    .a = um aliado vermelho e azul
    .Short = VZ
marvel-card-ally-red-yellow = aliado vermelho e amarelo
    .the = o aliado vermelho e amarelo
    .a = um aliado vermelho e amarelo
    .Short = VA
marvel-card-ally-green-blue = aliado verde e azul
    .the = o aliado verde e azul
    .a = um aliado verde e azul
    .Short = DZ
marvel-card-ally-green-yellow = aliado verde e amarelo
    .the = o aliado verde e amarelo
    .a = um aliado verde e amarelo
    .Short = DA
marvel-card-ally-blue-yellow = aliado azul e amarelo
    .the = o aliado azul e amarelo
    .a = um aliado azul e amarelo
    .Short = ZA
marvel-card-recruit = recrutamento
    .the = o recrutamento
    .a = um recrutamento
    .Short = Re
marvel-card-warp-reality = realidade distorcida
    .the = a realidade distorcida
    .a = uma realidade distorcida
    .Short = Rd
marvel-card-snap = estalo
    .the = o estalo
    .a = um estalo
    .Short = El
marvel-card-spy = espião
    .the = o espião
    .a = um espião
    .Short = Es
marvel-card-counter = anulação
    .the = a anulação
    .a = uma anulação
    .Short = An
marvel-colour-red = vermelho
marvel-colour-green = verde
marvel-colour-blue = azul
marvel-colour-yellow = amarelo
marvel-colour-multi = multicolor
marvel-colour-intangible = intangível

## Lugares
marvel-place-part = { $you ->
    [yes] o teu herói
   *[no] o herói
} { $colour ->
    [red] vermelho
    [green] verde
    [blue] azul
    [yellow] amarelo
    [multi] multicolor
   *[intangible] intangível
}{ $you ->
    [yes] {""}
   *[no] {" "}de { $who }
}
marvel-place-counter = Anular
marvel-place-allow = Deixar acontecer

## O que aconteceu
marvel-event-placed = { $you ->
    [yes] Entra na tua equipa { $the_card }.
   *[no] Entra na equipa de { $who } { $the_card }.
}
marvel-event-blocked = { $you ->
    [yes] Bloqueias { $place } com { $a_card }.
   *[no] { $who } bloqueia { $place } com { $a_card }.
}
marvel-event-captured = { $you ->
    [yes] Com { $a_card } capturas { $place }. O herói e os dois vilões são descartados.
   *[no] Com { $a_card }, { $who } captura { $place }. O herói e os dois vilões são descartados.
}
marvel-event-weakened = { $you ->
    [yes] Com { $a_card } enfraqueces { $place }: é descartado com { $the_card2 }.
   *[no] Com { $a_card }, { $who } enfraquece { $place }: é descartado com { $the_card2 }.
}
marvel-event-protected = { $you ->
    [yes] Proteges { $place } com { $a_card }.
   *[no] { $who } protege { $place } com { $a_card }.
}
marvel-event-shielded = { $you ->
    [yes] Com { $a_card } blindas { $place } para sempre.
   *[no] Com { $a_card }, { $who } blinda { $place } para sempre.
}
marvel-event-fought = { $you ->
    [yes] Com { $a_card } libertas { $place }: é descartado com { $the_card2 }.
   *[no] Com { $a_card }, { $who } liberta { $place }: é descartado com { $the_card2 }.
}
marvel-event-targets-hero = { $you ->
    [yes] Jogas { $a_card } contra { $place }.
   *[no] { $who } joga { $a_card } contra { $place }.
}
marvel-event-targets-player = { $you ->
    [yes] Jogas { $a_card } contra { $other }.
   *[no] { $other_you ->
        [yes] { $who } joga { $a_card } contra ti.
       *[no] { $who } joga { $a_card } contra { $other }.
    }
}
marvel-event-snapped = { $you ->
    [yes] Estalas os dedos: toda a gente vai perder metade dos seus heróis.
   *[no] { $who } estala os dedos: toda a gente vai perder metade dos seus heróis.
}
marvel-event-countered = { $you ->
    [yes] Jogas uma anulação.
   *[no] { $who } joga uma anulação.
}
marvel-event-allowed = { $you ->
    [yes] Deixas acontecer.
   *[no] { $who } deixa acontecer.
}
marvel-event-aims-at-hero = { $you ->
    [yes] Viras { $the_card } contra { $place }.
   *[no] { $who } vira { $the_card } contra { $place }.
}
marvel-event-aims-at-player = { $you ->
    [yes] Viras { $the_card } contra { $other }.
   *[no] { $other_you ->
        [yes] { $who } vira { $the_card } contra ti.
       *[no] { $who } vira { $the_card } contra { $other }.
    }
}
marvel-event-no-target = Não há outro alvo: { $the_card } não tem efeito.
marvel-event-recruited = { $you ->
    [yes] Recrutas { $place }, com tudo o que tem em cima.
   *[no] { $who } recruta { $place }, com tudo o que tem em cima.
}
marvel-event-warped = { $you ->
    [yes] A realidade distorce-se: trocas de equipa com { $other }.
   *[no] { $other_you ->
        [yes] A realidade distorce-se: { $who } troca de equipa contigo.
       *[no] A realidade distorce-se: { $who } troca de equipa com { $other }.
    }
}
marvel-event-spied = { $you ->
    [yes] Vês a mão de { $other }: { $cards }.
   *[no] { $other_you ->
        [yes] { $who } vê a tua mão: { $cards }.
       *[no] { $who } vê a mão de { $other }.
    }
}
marvel-event-spied-nothing = { $you ->
    [yes] Não podes jogar nada da mão de { $other }.
   *[no] { $other_you ->
        [yes] { $who } não pode jogar nada da tua mão.
       *[no] { $who } não pode jogar nada da mão de { $other }.
    }
}
marvel-event-used = { $you ->
    [yes] Jogas { $the_card } da mão de { $other } como se fosse tua carta.
   *[no] { $other_you ->
        [yes] { $who } joga { $the_card } da tua mão.
       *[no] { $who } joga { $the_card } da mão de { $other }.
    }
}
marvel-event-eliminated = { $you ->
    [yes] Retiras { $the_card } da tua equipa, com tudo o que tem em cima.
   *[no] { $who } retira { $the_card } da sua equipa, com tudo o que tem em cima.
}
marvel-event-discarded = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $who } descarta { $cards }.
}
marvel-event-only-draws = { $you ->
    [yes] Não tens cartas na mão, por isso só compras.
   *[no] { $who } não tem cartas na mão e só compra.
}
marvel-event-drew = { $you ->
    [yes] Compras { $cards }.
   *[no] { $who } compra { $cards }.
}
marvel-event-extra-turn = { $you ->
    [yes] Jogas outra vez.
   *[no] { $who } joga outra vez.
}
marvel-event-reshuffled = O baralho acabou. O descarte é baralhado e forma um novo: { $number ->
    [one] uma carta
   *[other] { $number } cartas
}.
marvel-event-won = { $you ->
    [yes] Tens quatro heróis prontos. Ganhaste!
   *[no] { $who } tem quatro heróis prontos e ganha!
}

## O que se pergunta
marvel-decision-turn = { $you ->
    [yes] É a tua vez: joga uma carta ou descarta.
   *[no] { $who } joga uma carta ou descarta.
}
marvel-decision-draw = { $you ->
    [yes] Não tens cartas: compra três.
   *[no] { $who } não tem cartas e compra.
}
marvel-decision-counter = { $you ->
    [yes] { $what ->
        [hero] { $turn } joga { $a_card } contra { $place }. Anulas ou deixas acontecer?
        [snap] { $turn } joga { $a_card }. Anulas ou deixas acontecer?
       *[player] { $turn } joga { $a_card } contra ti. Anulas ou deixas acontecer?
    }
   *[no] { $who } decide se anula { $the_card }.
}
marvel-decision-aim = { $you ->
    [yes] Escolhe outro alvo para { $the_card }.
   *[no] { $who } escolhe outro alvo para { $the_card }.
}
marvel-decision-use = { $you ->
    [yes] Joga uma das cartas de { $seat } como se fosse tua.
   *[no] { $seat_you ->
        [yes] { $who } joga uma das tuas cartas.
       *[no] { $who } joga uma carta da mão de { $seat }.
    }
}
marvel-decision-eliminate = { $you ->
    [yes] { $number ->
        [one] Retira um herói da tua equipa.
       *[other] Retira { $number } heróis da tua equipa.
    }
   *[no] { $number ->
        [one] { $who } retira um herói.
       *[other] { $who } retira { $number } heróis.
    }
}

## Porque não
marvel-reason-game-over = O jogo acabou.
marvel-reason-answer-first = Primeiro responde: anulas { $the_card } ou deixas acontecer?
marvel-reason-no-counter = Não tens nenhuma anulação na mão.
marvel-reason-aim-first = Primeiro escolhe outro alvo para { $the_card }.
marvel-reason-use-first = Primeiro joga uma das cartas que espiaste.
marvel-reason-eliminate-first = Primeiro retira os heróis que o estalo te leva.
marvel-reason-eliminate-own = Retiram-se heróis da própria equipa, e na tua não está { $place }.
marvel-reason-eliminate-missing = Não tens nenhum herói dessa cor para retirar: { $colour }.
marvel-reason-use-missing = { $seat_you ->
    [yes] Não tens
   *[no] { $seat } não tem
} { $the_card } na mão.
marvel-reason-use-counter = Uma anulação não se pode jogar de uma mão espiada.
marvel-reason-no-use = Não há nada sobre que jogar { $the_card }.
marvel-reason-aim-at-hero = É preciso virar { $the_card } contra um herói.
marvel-reason-aim-at-player = É preciso virar { $the_card } contra um jogador, não contra um herói.
marvel-reason-aim-countered = { $seat_you ->
    [yes] Anulaste esta carta e não podes
   *[no] { $seat } anulou esta carta e não pode
} voltar a ser o alvo.
marvel-reason-aim-self = Só um vilão pode cair na tua própria equipa, e esta carta é { $the_card }.
marvel-reason-no-hero = { $seat_you ->
    [yes] Não tens
   *[no] { $seat } não tem
} nenhum herói { $colour }.
marvel-reason-nothing-to-allow = Não há nada a que responder.
marvel-reason-nothing-to-aim = Nenhuma carta procura outro alvo.
marvel-reason-nothing-to-eliminate = Só se retiram heróis depois de um estalo.
marvel-reason-nothing-to-use = Não espiaste mão nenhuma.
marvel-reason-draw-with-cards = Não se pode passar: joga uma carta ou descarta. Depois compras.
marvel-reason-hand-empty = Não tens cartas na mão: só podes comprar.
marvel-reason-counter-on-own-turn = Uma anulação só se joga quando a carta de outro te atinge. Na tua vez podes descartá-la.
marvel-reason-discard-nothing = Escolhe uma, duas ou três cartas para descartar.
marvel-reason-not-in-hand = Não tens { $the_card } na mão, ou não tantas vezes.
marvel-reason-second-hero = Já tens { $the_card }, e só há lugar para um herói de cada cor.
marvel-reason-snap-no-effect = Ninguém tem dois heróis, por isso o estalo não mudaria nada.
marvel-reason-recruit-second-hero = Na tua equipa já há um herói { $colour }.
marvel-reason-hero-own-team = Só há um lugar para { $the_card }: a tua própria equipa.
marvel-reason-hero-own-place = Na tua equipa cada cor tem o seu lugar, e este não é o certo para { $the_card }.
marvel-reason-needs-hero = Escolhe um herói para { $the_card }, não uma equipa inteira.
marvel-reason-no-target = Não há nada a escolher: { $the_card } atinge quem tem de atingir. Clica no meio da mesa.
marvel-reason-needs-player = Escolhe o jogador contra quem queres jogar { $the_card }.
marvel-reason-discard-hand-only = Só se descartam cartas da própria mão.
marvel-reason-card-first = Escolhe primeiro uma carta da tua mão.
marvel-reason-support-other = Só podes jogar { $the_card } sobre os teus heróis, e { $place } não é teu.
marvel-reason-villain-on-own = Os vilões são para os heróis dos outros.
marvel-reason-recruit-own = Não podes recrutar na tua própria equipa.
marvel-reason-warp-reality-own = Não podes trocar de equipa contigo mesmo.
marvel-reason-spy-own = A tua própria mão já tu conheces.
marvel-reason-warp-empty = Nem tu nem { $seat } têm heróis: não há nada para trocar.
marvel-reason-warp-no-effect = { $seat } tem uma equipa igual à tua: não mudaria nada.
marvel-reason-spy-empty = { $seat } não tem cartas para ver.
marvel-reason-spy-origin = Esse espião saiu da mão de { $seat }: tem de ver outra.
marvel-reason-shielded = Não se lhe pode tocar: { $place } está blindado.
marvel-reason-intangible = Sobre o herói intangível não se pode jogar nenhum vilão, poder ou aliado.
marvel-reason-colour = As cores não condizem: { $the_card } não vai com { $place }.
marvel-reason-colour-of-card = A carta tem de condizer com aquilo sobre que age, e { $the_card } não condiz com { $the_card2 }.

## O que está errado numa posição
error-marvel-pile-without-hero = cada monte de uma equipa começa com um herói.
error-marvel-second-hero = uma equipa não pode ter duas vezes “{ $card }”.
error-marvel-too-much-on-hero = sobre “{ $hero }” não está nada, um vilão, um ou dois poderes, ou um aliado com ou sem um poder por baixo.
error-marvel-wrong-colour-on-hero = “{ $card }” não pode estar sobre “{ $hero }”: as cores não condizem.
error-marvel-cannot-counter-that = quem anulou não é nem o jogador da vez nem quem responde.
error-marvel-another-is-asked = esta pergunta é para o jogador da vez: { $number }.
error-marvel-not-a-hit = “{ $value }” não é uma carta que atinja alguém, com o seu alvo.
error-marvel-seats-out-of-order = cada lugar aparece uma vez, o mais baixo primeiro.

## Opções
marvel-option-villain_targets = Quem se pode atacar
    .about = Se podes jogar um vilão sobre um herói teu.
marvel-option-villain_targets-rivals = Os outros
marvel-option-villain_targets-anyone = Qualquer pessoa
marvel-option-extra_turn = A vez extra
    .about = Quando compras depois de um herói ou um vilão multicolor.
marvel-option-extra_turn-after-draw = Primeiro comprar, depois outra vez
marvel-option-extra_turn-at-once = Outra vez na hora, com as cartas que restam
