### Virus! à mesa: cartas, lugares, o que acontece, porque não, as opções.

virus-name = Virus!
virus-tagline = Quatro órgãos saudáveis ganham o jogo, e os outros são contagiosos
virus-about = Monta um corpo com quatro órgãos saudáveis antes de toda a gente. Infeta os teus rivais, cura-te e vacina-te e, quando nada mais servir, rouba um órgão, troca um corpo inteiro ou faz os outros deitarem fora as cartas. Para dois a seis jogadores.

## Cartas
virus-card-organ-red = órgão vermelho
    .the = o órgão vermelho
    .a = um órgão vermelho
    .Short = Vm
virus-card-organ-green = órgão verde
    .the = o órgão verde
    .a = um órgão verde
    .Short = Vd
virus-card-organ-blue = órgão azul
    .the = o órgão azul
    .a = um órgão azul
    .Short = Az
virus-card-organ-yellow = órgão amarelo
    .the = o órgão amarelo
    .a = um órgão amarelo
    .Short = Am
virus-card-organ-wild = órgão multicolor
    .the = o órgão multicolor
    .a = um órgão multicolor
    .Short = M
virus-card-virus-red = vírus vermelho
    .the = o vírus vermelho
    .a = um vírus vermelho
    .Short = Vm
virus-card-virus-green = vírus verde
    .the = o vírus verde
    .a = um vírus verde
    .Short = Vd
virus-card-virus-blue = vírus azul
    .the = o vírus azul
    .a = um vírus azul
    .Short = Az
virus-card-virus-yellow = vírus amarelo
    .the = o vírus amarelo
    .a = um vírus amarelo
    .Short = Am
virus-card-virus-wild = vírus multicolor
    .the = o vírus multicolor
    .a = um vírus multicolor
    .Short = M
virus-card-medicine-red = medicamento vermelho
    .the = o medicamento vermelho
    .a = um medicamento vermelho
    .Short = Vm
virus-card-medicine-green = medicamento verde
    .the = o medicamento verde
    .a = um medicamento verde
    .Short = Vd
virus-card-medicine-blue = medicamento azul
    .the = o medicamento azul
    .a = um medicamento azul
    .Short = Az
virus-card-medicine-yellow = medicamento amarelo
    .the = o medicamento amarelo
    .a = um medicamento amarelo
    .Short = Am
virus-card-medicine-wild = medicamento multicolor
    .the = o medicamento multicolor
    .a = um medicamento multicolor
    .Short = M
virus-card-transplant = transplante
    .the = o transplante
    .a = um transplante
    .Short = Tr
virus-card-organ-thief = ladrão de órgãos
    .the = o ladrão de órgãos
    .a = um ladrão de órgãos
    .Short = La
virus-card-contagion = contágio
    .the = o contágio
    .a = um contágio
    .Short = Co
virus-card-latex-glove = luva de látex
    .the = a luva de látex
    .a = uma luva de látex
    .Short = Lu
virus-card-medical-error = erro médico
    .the = o erro médico
    .a = um erro médico
    .Short = Er
virus-colour-red = vermelho
virus-colour-green = verde
virus-colour-blue = azul
virus-colour-yellow = amarelo
virus-colour-wild = multicolor

## Lugares
virus-place-part = { $you ->
    [yes] o teu órgão
   *[no] o órgão
} { $colour ->
    [red] vermelho
    [green] verde
    [blue] azul
    [yellow] amarelo
   *[wild] multicolor
}{ $you ->
    [yes] {""}
   *[no] {" "}de { $who }
}

## O que aconteceu
virus-event-placed = { $you ->
    [yes] Pões na mesa { $the_card }.
   *[no] { $who } põe na mesa { $the_card }.
}
virus-event-infected = { $you ->
    [yes] Infetas { $place } com { $a_card }.
   *[no] { $who } infeta { $place } com { $a_card }.
}
virus-event-medicine-removed = { $you ->
    [yes] Jogas { $a_card } sobre { $place }: anula-se com { $the_card2 } e são ambos descartados.
   *[no] { $who } joga { $a_card } sobre { $place }: anula-se com { $the_card2 } e são ambos descartados.
}
virus-event-killed = { $you ->
    [yes] Com { $a_card } matas { $place }. O órgão e os dois vírus são descartados.
   *[no] Com { $a_card }, { $who } mata { $place }. O órgão e os dois vírus são descartados.
}
virus-event-vaccinated = { $you ->
    [yes] Vacinas { $place } com { $a_card }.
   *[no] { $who } vacina { $place } com { $a_card }.
}
virus-event-cured = { $you ->
    [yes] Curas { $place } com { $a_card }, que se anula com { $the_card2 }: são ambos descartados.
   *[no] { $who } cura { $place } com { $a_card }, que se anula com { $the_card2 }: são ambos descartados.
}
virus-event-immunised = { $you ->
    [yes] Com { $a_card } imunizas { $place } para sempre.
   *[no] Com { $a_card }, { $who } imuniza { $place } para sempre.
}
virus-event-transplanted = { $you ->
    [yes] Jogas um transplante: { $place } e { $place2 } trocam de lugar.
   *[no] { $who } joga um transplante: { $place } e { $place2 } trocam de lugar.
}
virus-event-stolen = { $you ->
    [yes] Roubas { $place }, com tudo o que tem em cima.
   *[no] { $who } rouba { $place }, com tudo o que tem em cima.
}
virus-event-contagion = { $you ->
    [yes] Jogas o contágio: os teus vírus começam a passar.
   *[no] { $who } joga o contágio: os seus vírus começam a passar.
}
virus-event-spread = { $you ->
    [yes] Passas { $the_card }: estava sobre { $place } e agora está sobre { $place2 }.
   *[no] { $who } passa { $the_card }: estava sobre { $place } e agora está sobre { $place2 }.
}
virus-event-stopped = { $you ->
    [yes] Paras aqui o contágio.
   *[no] { $who } para aqui o contágio.
}
virus-event-gloved = { $you ->
    [yes] Jogas a luva de látex: todos os outros deitam fora a mão.
   *[no] { $who } joga a luva de látex: todos os outros deitam fora a mão.
}
virus-event-hand-lost = { $you ->
    [yes] Perdes a tua mão: { $cards }.
   *[no] { $who } perde a mão: { $cards }.
}
virus-event-bodies-swapped = { $you ->
    [yes] Erro médico: trocas de corpo com { $other }.
   *[no] { $other_you ->
        [yes] Erro médico: { $who } troca de corpo contigo.
       *[no] Erro médico: { $who } troca de corpo com { $other }.
    }
}
virus-event-discarded = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $who } descarta { $cards }.
}
virus-event-only-draws = { $you ->
    [yes] Não tens cartas na mão, por isso só compras.
   *[no] { $who } não tem cartas na mão e só compra.
}
virus-event-drew = { $you ->
    [yes] Compras { $cards }.
   *[no] { $who } compra { $cards }.
}
virus-event-reshuffled = O baralho acabou. O descarte é baralhado e forma um novo: { $number ->
    [one] uma carta
   *[other] { $number } cartas
}.
virus-event-flipped = O baralho acabou. Vira-se o descarte, com a carta mais antiga em cima: { $number ->
    [one] uma carta
   *[other] { $number } cartas
}.
virus-event-won = { $you ->
    [yes] Tens quatro órgãos saudáveis. Ganhaste!
   *[no] { $who } tem quatro órgãos saudáveis e ganha!
}

## O que se pergunta
virus-decision-turn = { $you ->
    [yes] É a tua vez: joga uma carta ou descarta.
   *[no] { $who } joga uma carta ou descarta.
}
virus-decision-draw = { $you ->
    [yes] Não tens cartas: compra três.
   *[no] { $who } não tem cartas e compra.
}
virus-decision-spread = { $you ->
    [yes] Escolhe um vírus teu e o órgão para onde vai.
   *[no] { $who } escolhe para onde vai o próximo vírus.
}

## Porque não
virus-reason-game-over = O jogo acabou.
virus-reason-contagion-open = Primeiro o contágio: ainda tens vírus para passar.
virus-reason-no-contagion = Os vírus só passam quando se joga um contágio.
virus-reason-done-too-early = Pelo menos um vírus tem de passar.
virus-reason-done-never = Tens de passar todos os vírus que puderes.
virus-reason-spread-no-virus = Só passam os vírus dos teus próprios órgãos, e { $place } não tem nenhum para dar.
virus-reason-spread-own = Os teus vírus vão para os órgãos dos outros, não para os teus.
virus-reason-spread-not-free = Os vírus só passam para órgãos livres, e { $place2 } não está livre.
virus-reason-spread-colour = Não podes passar { $the_card } para aí: não condiz com { $place2 }.
virus-reason-spread-blocks = Tens de passar o maior número possível de vírus, e assim outro ficaria sem lugar.
virus-reason-draw-with-cards = Não se pode passar: joga uma carta ou descarta. Depois compras.
virus-reason-hand-empty = Não tens cartas na mão: só podes comprar.
virus-reason-discard-nothing = Escolhe uma, duas ou três cartas para descartar.
virus-reason-not-in-hand = Não tens { $the_card } na mão, ou não tantas vezes.
virus-reason-second-organ = Já tens { $the_card }, e só há lugar para um órgão de cada cor.
virus-reason-organ-own-body = Só há um lugar para { $the_card }: o teu próprio corpo.
virus-reason-organ-own-place = No teu corpo cada cor tem o seu lugar, e este não é o certo para { $the_card }.
virus-reason-needs-organ = Escolhe um órgão para { $the_card }, não um corpo inteiro.
virus-reason-no-target = Não há nada a escolher: { $the_card } atinge quem tem de atingir. Clica no meio da mesa.
virus-reason-needs-player = Escolhe o jogador com quem queres jogar { $the_card }.
virus-reason-discard-hand-only = Só se descartam cartas da própria mão.
virus-reason-card-first = Escolhe primeiro uma carta da tua mão.
virus-reason-virus-on-own = Os vírus são para os órgãos dos outros.
virus-reason-medicine-on-other = Os medicamentos são para os teus próprios órgãos, e { $place } não é teu.
virus-reason-no-organ = { $seat_you ->
    [yes] Não tens
   *[no] { $seat } não tem
} nenhum órgão { $colour }.
virus-reason-virus-immunised = Nenhum vírus lhe faz mal: { $place } está imunizado.
virus-reason-medicine-immunised = Já não leva um terceiro medicamento: { $place } está imunizado.
virus-reason-treatment-immunised = Não sai do sítio: { $place } está imunizado.
virus-reason-colour = As cores não condizem: { $the_card } não vai com { $place }.
virus-reason-colour-over-card = As cores não condizem: { $the_card } não vai com { $place }, nem há uma carta multicolor em cima.
virus-reason-colour-of-card = A carta tem de condizer com aquilo sobre que age, e { $the_card } não condiz com { $the_card2 }.
virus-reason-second-virus = O segundo vírus tem de condizer com o próprio órgão, e { $the_card } não vai com { $place }.
virus-reason-second-medicine = O segundo medicamento tem de condizer com o próprio órgão, e { $the_card } não vai com { $place }.
virus-reason-transplant-own = Os dois órgãos são teus: um transplante é entre dois jogadores.
virus-reason-transplant-one-body = { $seat_you ->
    [yes] Os dois órgãos são teus
   *[no] Os dois órgãos são de { $seat }
}: um transplante é entre dois jogadores.
virus-reason-transplant-second-organ = { $seat_you ->
    [yes] Ficarias
   *[no] { $seat } ficaria
} com dois órgãos da mesma cor: { $colour }.
virus-reason-transplant-no-effect = Não mudaria nada: { $place } e { $place2 } são iguais.
virus-reason-thief-own = Já é teu: { $place }.
virus-reason-thief-second-organ = Já tens um órgão { $colour }.
virus-reason-medical-error-own = Não podes trocar de corpo contigo mesmo.
virus-reason-medical-error-empty = Nem tu nem { $seat } têm órgãos: não há nada para trocar.
virus-reason-medical-error-no-effect = { $seat } tem um corpo igual ao teu: não mudaria nada.
virus-reason-contagion-no-effect = Nenhum dos teus vírus pode passar, por isso o contágio não mudaria nada.
virus-reason-latex-glove-no-effect = Mais ninguém tem cartas na mão, por isso a luva não mudaria nada.
virus-reason-no-effect = Não se pode jogar { $the_card }: não mudaria nada.

## Opções
virus-option-match = Com que tem de condizer
    .about = O órgão multicolor aceita qualquer cor. Com a regra estrita, a carta tem de condizer com aquilo sobre que age: para curar um vírus vermelho no órgão multicolor é preciso vermelho, ou uma carta multicolor.
virus-option-match-organ-or-card = Com o órgão, ou com uma carta multicolor em cima dele
virus-option-match-card = Com a carta sobre que age
virus-option-virus_targets = Quem se pode infetar
    .about = Se podes jogar um vírus sobre um órgão teu.
virus-option-virus_targets-rivals = Os outros
virus-option-virus_targets-anyone = Qualquer pessoa
virus-option-medicine_targets = Quem se pode tratar
    .about = Se podes jogar um medicamento sobre o órgão de outro jogador.
virus-option-medicine_targets-self = Tu
virus-option-medicine_targets-anyone = Qualquer pessoa
virus-option-contagion = Contágio
    .about = Quantos dos teus vírus passa um contágio.
virus-option-contagion-maximum = Todos os que for possível
virus-option-contagion-any = Um ou mais, à tua escolha
virus-option-recycle = Quando o baralho acaba
    .about = O que se faz com o descarte.
virus-option-recycle-shuffle = Baralhar o descarte
virus-option-recycle-flip = Virar o descarte
virus-preset-official = Como a editora o imprime
