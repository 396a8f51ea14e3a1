### Virus Wars à mesa: o que acontece, porque não, o que dizem as regras, o que o desenho mostra.

virus_wars-name = Virus Wars
virus_wars-tagline = Espalha-te, transforma os vírus do rival em zombies e não lhe deixes espaço para mais cinco passos
virus_wars-about = Azul e Vermelho espalham-se pelo mesmo tabuleiro, cinco passos por turno. Cada passo acrescenta um vírus ou transforma um vírus inimigo em zombie, e um zombie fica onde está para sempre: uma parede para o teu rival, uma ponte para ti. Perde quem não conseguir dar todos os passos do seu turno. Para dois jogadores.

virus_wars-colour-blue = Azul
virus_wars-colour-red = Vermelho

## O que aconteceu
virus_wars-event-entered = { $you ->
    [yes] Entras em { $place }.
   *[no] { $who } entra em { $place }.
}
virus_wars-event-propagated = { $you ->
    [yes] Pões um vírus em { $place }.
   *[no] { $who } põe um vírus em { $place }.
}
virus_wars-event-assimilated = { $you ->
    [yes] Transformas em zombie o vírus de { $place }.
   *[no] { $who } transforma em zombie o vírus de { $place }.
}
virus_wars-event-lost = { $you ->
    [yes] Não consegues
   *[no] { $who } não consegue
} acabar este turno: { $number ->
    [0] não há nenhum passo possível.
    [one] só há um passo possível.
   *[other] só há { $number } passos possíveis.
}
virus_wars-event-shut-out = { $you ->
    [yes] Não tens
   *[no] { $who } não tem
} nenhuma casa vazia por onde entrar.
virus_wars-event-won = { $you ->
    [yes] Ganhaste!
   *[no] { $who } ganha!
}

## O que se pergunta
virus_wars-decision-enter = { $you ->
    [yes] Escolhe uma casa da tua margem para entrar.
   *[no] { $who } escolhe por onde entrar.
}
virus_wars-decision-step = { $you ->
    [yes] É a tua vez: { $number ->
        [one] falta um passo.
       *[other] faltam { $number } passos.
    }
   *[no] { $number ->
        [one] { $who } ainda tem um passo.
       *[other] { $who } ainda tem { $number } passos.
    }
}

## Porque não
virus_wars-reason-over = { $seat_you ->
    [yes] O jogo acabou: não conseguias completar o teu turno.
   *[no] O jogo acabou: { $seat } não conseguia completar o turno.
}
virus_wars-reason-no-pass = Não se pode passar: { $number ->
    [one] falta dar um passo.
   *[other] faltam dar { $number } passos.
}
virus_wars-reason-off-board = Neste tabuleiro de { $columns } colunas e { $rows } linhas não existe { $place }.
virus_wars-reason-not-the-edge = O primeiro passo de todos dá-se na margem { $edge ->
    [left] esquerda
   *[right] direita
}, e { $place } não fica lá.
virus_wars-reason-edge-taken = Para entrar é precisa uma casa vazia, e { $place } está ocupada.
virus_wars-reason-own-zombie = O teu zombie em { $place } fica como está até ao fim do jogo.
virus_wars-reason-enemy-zombie = O zombie em { $place } é uma parede para ti: ninguém pode jogar em cima dele.
virus_wars-reason-own-virus = Em { $place } já está um vírus teu.
virus_wars-reason-too-far = { $place } está fora do teu alcance: não há nenhum vírus vivo teu ao lado, nem chega lá nenhuma cadeia dos teus zombies.
virus_wars-reason-enemy-too-far = O vírus inimigo em { $place } está fora do teu alcance: não há nenhum vírus vivo teu ao lado, nem chega lá nenhuma cadeia dos teus zombies.
virus_wars-reason-chain-is-cut = Os teus zombies junto a { $place } estão isolados: nenhum está ligado a um vírus vivo teu.

## As regras
virus_wars-rule-1 =
    .title = O tabuleiro
    .text = Joga-se num tabuleiro vazio de 11 por 11 casas. Também pode ser de 13 por 13 ou de 15 por 15, e de qualquer tamanho mais pequeno para praticar. Ninguém diz que tamanho tinham os primeiros tabuleiros: o de 11 é uma escolha deste programa.
virus_wars-rule-2 =
    .title = Cinco passos por turno
    .text = Começa Azul, e os dois jogam à vez. Um turno são sempre cinco passos, mesmo o primeiro. Como começar é uma grande vantagem, o primeiro turno de Azul pode ser mais curto.
virus_wars-rule-3 =
    .title = Propagação
    .text = Um passo pode pôr um novo vírus vivo teu em qualquer casa vazia que esteja ao teu alcance.
virus_wars-rule-4 =
    .title = Assimilação
    .text = Um passo pode atingir um vírus inimigo vivo que esteja ao teu alcance. Sai do tabuleiro e no seu lugar fica um zombie teu.
virus_wars-rule-5 =
    .title = Zombies
    .text = Um zombie é de quem o fez e nunca mais muda. Ninguém pode jogar em cima dele, por isso é uma parede para o outro lado.
virus_wars-rule-6 =
    .title = O que está ao teu alcance
    .text = Estão ao teu alcance as oito casas à volta de cada vírus vivo teu. Os teus zombies levam-no mais longe: se uma cadeia deles, mesmo que só se toquem pelos cantos, chegar a um vírus vivo teu, também estão ao teu alcance todas as casas à volta da cadeia. O que acabaste de pôr conta logo. Zombies que não estão ligados a nenhum vírus vivo teu não servem de nada.
virus_wars-rule-7 =
    .title = A entrada
    .text = O teu primeiro passo de todos dá-se numa casa vazia da tua margem: a coluna da esquerda para Azul, a da direita para Vermelho. Acontece uma só vez, mesmo que percas todos os vírus. Que a casa tenha de estar vazia, e que perca quem não tiver nenhuma, são decisões deste programa.
virus_wars-rule-8 =
    .title = Todos os passos têm de ser dados
    .text = Não se pode passar. Quem não conseguir dar todos os passos do seu turno perde o jogo. Não há empates nem pontos.
virus_wars-rule-9 =
    .title = Quando acaba o jogo
    .text = Perdeste assim que são possíveis menos passos do que os que te faltam no turno; não é preciso dá-los antes. Acabar com o último vírus inimigo não ganha por si só: se não consegues completar o teu próprio turno, perdes tu primeiro. É uma decisão deste programa que não muda quem ganha.

## Opções
virus_wars-option-rows = Linhas
    .about = A altura do tabuleiro.
virus_wars-option-columns = Colunas
    .about = A largura do tabuleiro.
virus_wars-option-steps = Passos por turno
    .about = Cinco no jogo tal como é conhecido; três no antigo jogo em papel.
virus_wars-option-first_turn_steps = Passos do primeiro turno de Azul
    .about = Começar é uma grande vantagem; com menos passos fica compensada.
virus_wars-preset-seed = Como se joga
virus_wars-preset-balanced = Equilibrado: Azul começa com um passo
virus_wars-preset-classic-3 = Em papel: 10 por 10, três passos

## O desenho
virus_wars-scene-board = Tabuleiro
virus_wars-scene-board-label = Tabuleiro de { $columns } colunas e { $rows } linhas
virus_wars-scene-cell = { $place }: { $what ->
    [live-blue] vírus azul vivo
    [live-red] vírus vermelho vivo
    [zombie-blue] zombie azul
    [zombie-red] zombie vermelho
    [cut-blue] zombie azul, isolado
    [cut-red] zombie vermelho, isolado
   *[empty] vazia
}
virus_wars-scene-near = { $what }, ao alcance a partir do vírus vivo em { $source }
virus_wars-scene-chain = { $what }, ao alcance a partir do vírus vivo em { $source } { $number ->
    [one] pelo zombie em { $zombie }
   *[other] por { $number } zombies, o último em { $zombie }
}
virus_wars-scene-entry = { $what }, pode-se entrar por aqui
virus_wars-scene-status = Como está o jogo
virus_wars-scene-status-label = Como está o jogo. { $over ->
    [yes] { $colour ->
        [blue] Azul
       *[red] Vermelho
    } não conseguia completar o turno.
   *[no] Joga { $colour ->
        [blue] Azul
       *[red] Vermelho
    }, passos que faltam: { $number }.
}
virus_wars-scene-side = { $colour ->
    [blue] Azul
   *[red] Vermelho
} · { $you ->
    [yes] tu
   *[no] { $who }
}
virus_wars-scene-closure = { $number ->
    [one] 1 passo possível
   *[other] { $number } passos possíveis
}
virus_wars-scene-pieces = { $live ->
    [one] 1 vivo
   *[other] { $live } vivos
} · { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}
virus_wars-scene-steps = { $colour ->
    [blue] Azul
   *[red] Vermelho
}: { $number ->
    [one] falta 1 passo
   *[other] faltam { $number } passos
}
virus_wars-scene-short = { $number ->
    [one] Faltava 1 passo
   *[other] Faltavam { $number } passos
} a { $colour ->
    [blue] Azul
   *[red] Vermelho
}

## Posições impossíveis
error-virus_wars-size = há { $value } { $side ->
    [rows] linhas
   *[columns] colunas
}; pode haver de { $low } a { $high }.
error-virus_wars-other-size = o tabuleiro tem { $value } { $side ->
    [rows] linhas
   *[columns] colunas
}, e as opções dizem { $number }.
error-virus_wars-ragged = esta linha tem { $value } casas, e a primeira tem { $number }.
error-virus_wars-entry-order = cada cor aparece aqui uma vez no máximo, “blue” antes de “red”.
error-virus_wars-has-entered = “{ $value }” tem, ou já perdeu, alguma peça, por isso já entrou.

## Uma jogada antes de a fazer
virus_wars-move-pass = passar
