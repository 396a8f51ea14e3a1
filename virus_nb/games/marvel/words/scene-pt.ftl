### O que diz o desenho de Virus! Marvel: títulos, etiquetas faladas e o que faz cada resposta.

marvel-scene-title = { $you ->
    [yes] { $who } (tu)
   *[no] { $who }
}
marvel-scene-name = { $you ->
    [yes] tu
   *[no] { $who }
}
marvel-scene-team = { $who }: { $ready } de 4 heróis prontos{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 carta na mão
       *[other] , { $cards } cartas na mão
    }
}
marvel-scene-slot = { $you ->
    [yes] o teu espaço vazio para { $card }
   *[no] espaço vazio de { $who } para { $card }
}
marvel-scene-free = { $place }, livre
marvel-scene-blocked = { $place }, com bloqueio: { $card }
marvel-scene-protected = { $place }, com proteção: { $card }
marvel-scene-shielded = { $place }, blindado para sempre: { $count ->
    [one] { $card }
   *[other] { $card } e { $card2 }
}
marvel-scene-countered = { $you ->
    [yes] Já anulaste esta carta.
   *[no] { $who } já anulou esta carta.
}
marvel-scene-deck = o baralho, { $count ->
    [0] vazio
    [one] 1 carta
   *[other] { $count } cartas
}
marvel-scene-discard = a pilha de descartes, { $count ->
    [0] vazia
    [one] 1 carta: { $card }
   *[other] { $count } cartas, em cima { $card }
}
marvel-scene-deck-short = Baralho
marvel-scene-discard-short = Descartes
marvel-scene-table = Mesa
marvel-scene-hand = A tua mão
marvel-scene-hand-empty = Não tens cartas na mão.
marvel-scene-held = { $card }, carta { $number } de { $count } da tua mão
marvel-scene-spied = { $card }, carta { $number } de { $count } da mão de { $who }
marvel-scene-legend-blocked = bloqueado
marvel-scene-legend-protected = protegido
marvel-scene-legend-shielded = blindado
marvel-scene-hit = { $card } de { $who }, contra { $target }
marvel-scene-everybody = toda a mesa
marvel-scene-nobody-yet = ninguém ainda
marvel-scene-answer = { $answer }. { $meant }
marvel-scene-if-countered-hit = Ficas a salvo, e { $who } tem de procurar outro alvo. Começas a tua próxima vez com uma carta a menos.
marvel-scene-if-countered-snap = Ficas com todos os teus heróis. Começas a tua próxima vez com uma carta a menos.
marvel-scene-if-villain-free = Um vilão bloqueia { $place }.
marvel-scene-if-villain-protected = Descarta-se { $the_card } que protege { $place }.
marvel-scene-if-villain-blocked = Perdes { $place }: fica capturado.
marvel-scene-if-recruit = { $who } leva { $place } com o que tiver em cima.
marvel-scene-if-warp-reality = Tu e { $who } trocam de equipa, com heróis e tudo.
marvel-scene-if-spy = { $who } vê a tua mão e joga uma das tuas cartas, se alguma se puder jogar.
marvel-scene-if-snapped = { $count ->
    [one] Retiras um dos teus heróis.
   *[other] Retiras { $count } dos teus heróis.
}
marvel-scene-aim = Escolhe outro alvo. { $own ->
    [yes] Pode estar na tua própria equipa.
   *[no] {""}
} Fica a salvo, por ter anulado: { $who }.
marvel-scene-left = { $count ->
    [one] Tens ainda de retirar um herói. Tu escolhes qual.
   *[other] Tens ainda de retirar { $count } heróis. Tu escolhes quais.
}
marvel-scene-use = A mão de { $who }, só para os teus olhos. Escolhe uma carta e depois para onde vai.
marvel-hint-discard = Escolhe as cartas a deitar fora e depois outra vez a pilha.
