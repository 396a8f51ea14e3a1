### Verso, contado à mesa: cartas, lugares, o que acontece, porque não, o que diz a imagem.

verso-name = Verso
verso-tagline = Cartas com duas faces: junta sequências de mar, terra e céu
verso-about = Cada carta tem duas faces e só se vê uma. Tira a primeira do baralho tal como está, ou vira-a e faz figas. Guarda sequências de uma cor para ganhar pontos, obriga os vizinhos a virar o que andavam a juntar e completa um quadrado de três por três. De uma a seis pessoas.

## Cartas
verso-card = { verso-value } { verso-colour-name } ({ $part3 ->
    [one] { $part3 } ponto
   *[other] { $part3 } pontos
})
    .the = o { verso-card }
    .a = um { verso-card }
    .Short = { $part1 ->
        [blue] A
        [green] V
       *[orange] L
    }
verso-colour-name = { $part1 ->
    [blue] azul
    [green] verde
   *[orange] laranja
}
verso-value = { $part2 ->
    [J] joker
   *[other] { $part2 }
}
verso-colour-blue = azul
    .Short = A
verso-colour-green = verde
    .Short = V
verso-colour-orange = laranja
    .Short = L

## Lugares
verso-place-part = { $you ->
    [yes] a tua fila
   *[no] a fila
} { $colour ->
    [blue] azul
    [green] verde
   *[orange] laranja
}{ $you ->
    [yes] { "" }
   *[no] { " " }de { $who }
}
verso-place-keep = Ficar com ela
verso-place-flip = Virá-la
verso-place-bank = Guardar esta sequência
verso-place-pass = Sem sequência: passo

## O que aconteceu
verso-event-kept = { $you ->
    [yes] Ficas com
   *[no] { $who } fica com
} { $the_card }.
verso-event-kept-twin = { $you ->
    [yes] Ficas com { $the_card }, mas já tens um: vai para o descarte.
   *[no] { $who } fica com { $the_card }, mas já tem um: vai para o descarte.
}
verso-event-flipped = { $you ->
    [yes] Viras a carta, { $the_card }: é { $a_card2 }.
   *[no] { $who } vira a carta, { $the_card }: é { $a_card2 }.
}
verso-event-flipped-twin = { $you ->
    [yes] Viras a carta, { $the_card }: é { $a_card2 }, que já tens, por isso vai para o descarte.
   *[no] { $who } vira a carta, { $the_card }: é { $a_card2 }, que já tem, por isso vai para o descarte.
}
verso-event-banked = { $you ->
    [yes] Guardas
   *[no] { $who } guarda
} { $cards }: { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}.
verso-event-left = { $you ->
    [yes] Saem as duas mais altas da tua sequência: { $cards }.
   *[no] Saem as duas mais altas da sequência: { $cards }.
}
verso-event-turned = { $you ->
    [yes] Tens de virar uma carta: { $the_card } passa a ser { $a_card2 }.
   *[no] { $who } tem de virar uma carta: { $the_card } passa a ser { $a_card2 }.
}
verso-event-turned-twin = { $you ->
    [yes] Tens de virar uma carta: { $the_card } passa a ser { $a_card2 } e, como já o tens, vai para o descarte.
   *[no] { $who } tem de virar uma carta: { $the_card } passa a ser { $a_card2 } e, como já o tem, vai para o descarte.
}
verso-event-opponent = O adversário vira uma carta: { $the_card } passa a ser { $a_card2 }.
verso-event-opponent-twin = O adversário vira uma carta: { $the_card } passa a ser { $a_card2 }, que estava repetido e vai para o descarte.
verso-event-opponent-drew = O adversário escolhe a cor { $colour }.
verso-event-opponent-rests = O adversário não faz nada.
verso-event-square = { $you ->
    [yes] Um quadrado! Ganhas { $number } pontos.
   *[no] Um quadrado! { $who } ganha { $number } pontos.
}
verso-event-deck-empty = O baralho acabou. Cada um guarda uma última sequência.
verso-event-no-run = { $you ->
    [yes] Não tens nenhuma sequência para guardar.
   *[no] { $who } não tem nenhuma sequência para guardar.
}
verso-event-won = { $you ->
    [yes] Ganhas com { $number } pontos!
   *[no] { $who } ganha com { $number } pontos!
}
verso-event-shared = { $you ->
    [yes] Partilhas a vitória com { $number } pontos!
   *[no] { $who } partilha a vitória com { $number } pontos!
}
verso-event-finished = { $number ->
    [one] Fim do jogo: { $number } ponto. O melhor resultado dos autores é 64.
   *[other] Fim do jogo: { $number } pontos. O melhor resultado dos autores é 64.
}

## Porque não
verso-reason-over = O jogo acabou.
verso-reason-deck-empty = O baralho está vazio: já não há cartas para tirar.
verso-reason-must-bank = Tens uma sequência, por isso tens de a guardar.
verso-reason-no-pass = Não se pode passar: tira uma carta ou guarda uma sequência.
verso-reason-unknown-act = Na tua vez ficas com a primeira carta, vira-la ou guardas uma sequência azul, verde ou laranja.
verso-reason-must-flip = Já tens { $a_card }, por isso tens de virar a carta.
verso-reason-outside = Os valores vão de 1 a 6: de { $low } a { $high } não há sequência.
verso-reason-high-below-low = Uma sequência sobe a partir da carta mais baixa e não dá a volta do 6 para o 1.
verso-reason-joker-outside = O joker não pode valer { $number } numa sequência de { $low } a { $high }.
verso-reason-other-row = Guardam-se sequências das próprias filas, não das dos outros.
verso-reason-two-colours = Uma sequência é de uma só cor, e estas duas cartas não são.
verso-reason-ends-first = Escolhe primeiro as duas pontas da tua sequência.
verso-reason-joker-end = O joker não é uma ponta: escolhe os dois valores e diz depois quanto vale o joker.
verso-reason-one-act = Uma jogada é uma coisa ou outra: tirar uma carta ou guardar uma sequência. Escape anula a escolha.
verso-reason-one-card = Uma sequência tem pelo menos duas cartas.
verso-reason-empty-row = Não há nada aqui: { $place }.
verso-reason-not-in-row = Falta o { $number } aqui: { $place }.
verso-reason-no-joker = Falta o joker aqui: { $place }.

## Perguntas
verso-decision-turn = { $you ->
    [yes] É a tua vez: fica com a primeira carta, vira-a ou guarda uma sequência.
   *[no] É a vez de { $who }.
}
verso-decision-last-bank = { $you ->
    [yes] O baralho está vazio: guarda uma última sequência.
   *[no] O baralho está vazio: { $who } guarda uma última sequência.
}

## A imagem
verso-scene-title = { $you ->
    [yes] As tuas paisagens
   *[no] { $who }
}
verso-scene-area = { $you ->
    [yes] As tuas três filas, { $number } pontos, { $ready ->
        [yes] o próximo quadrado pontua
       *[no] guarda uma sequência antes do próximo quadrado
    }
   *[no] As três filas de { $who }, { $number } pontos, { $ready ->
        [yes] o próximo quadrado pontua
       *[no] o próximo quadrado ainda não pontua
    }
}
verso-scene-points = { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
}
verso-scene-square = { $ready ->
    [yes] O próximo quadrado vale 7
   *[no] Sem quadrado até guardares de novo
}
verso-scene-square-break = Primeiro é preciso desfazer o quadrado
verso-scene-empty = { $value ->
    [J] Joker
   *[other] { $value }
} { $colour }: vazio.
verso-scene-card = { $card }, outra face: { $other }.
verso-scene-unseen = ainda por ver
verso-scene-runs = Sequência a partir daqui
verso-scene-run = até ao { $high } dá { $number }.
verso-scene-as-joker = joker
verso-scene-table = O baralho
verso-scene-deck = O baralho: { $count ->
    [one] falta uma carta
   *[other] faltam { $count } cartas
}
verso-scene-keep = Ficar com a primeira carta: { $card }
verso-scene-flip = Virar a primeira carta sem ter espreitado: { $back }
verso-scene-other-side = { $value ->
    [J] um número
   *[other] { $below }, { $above } ou joker
} em { $colour ->
    [blue] verde ou laranja
    [green] azul ou laranja
   *[orange] azul ou verde
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
verso-scene-behind = Por baixo: { $back }
verso-scene-discard = Descarte: { $count ->
    [0] vazio
    [one] uma carta, { $card }
   *[other] { $count } cartas, em cima { $card }
}
verso-scene-hint = Escolhe os dois extremos e guarda a sequência.
verso-scene-joker-is = O joker vale
verso-scene-joker = O joker vale { $number }
verso-scene-joker-none = nada
verso-scene-joker-out = O joker não está na sequência
verso-scene-bank = Guardar a sequência: somas os pontos e saem as duas cartas mais altas

## Posições impossíveis
error-verso-no-card = «{ $value }» não é uma carta deste baralho; uma carta escreve-se como «blue-5/1~green-4/3».
error-verso-twins = «{ $value }» tem a cor e o valor de outra carta da mesma área.
error-verso-square-scored = este quadrado está completo e ainda há cartas no baralho: já pontuou e não pode estar pronto.
error-verso-square-broken = um quadrado só pode esperar por ser desfeito enquanto está completo.
error-verso-ready-or-waits = um quadrado pronto não espera por nada, e qualquer outro espera por alguma coisa.
error-verso-waits-order = esperava-se «bank», «break» ou ambos, por esta ordem e uma vez cada um.
error-verso-last-banks-early = as últimas sequências guardam-se quando o baralho está vazio.
error-verso-last-banks-order = esperavam-se os lugares por ordem de jogada, a começar por quem joga.

## Uma jogada antes de a fazer
verso-move-keep = ficar com a carta de cima
verso-move-flip = virar a carta de cima
verso-move-pass = passar
verso-move-bank = guardar a sequência do { $low } ao { $high } ({ $colour }){ $joker ->
    [no] {""}
   *[other] , com o joker como { $joker }
}
