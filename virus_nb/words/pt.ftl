### O que todos os jogos e a sala à volta têm em comum.
### Trata-se quem lê por «tu» (português europeu); frases curtas; só há exclamações quando alguém ganha.

## Línguas (cada uma na sua própria língua)
language = Língua
language-en = English
language-es = Español
language-pt = Português

## Quem se senta à mesa
player = Jogador { $number }
bot-human = Pessoa
    .about = joga com o rato ou o teclado
bot-random = Acaso
    .about = faz uma jogada legal qualquer
bot-greedy = Ganancioso
    .about = escolhe a jogada que parece melhor
bot-easy = Fácil
    .about = olha um pouco para a frente
bot-normal = Normal
    .about = pensa bem na jogada
bot-strong = Forte
    .about = olha tão longe quanto pode; demora cerca de um segundo

## Cartas e lugares comuns
card-hidden = carta
    .the = a carta
    .a = uma carta
    .Short = ?
cards-hidden = { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
place-hand = a carta { $number } da tua mão
place-deck = o baralho
place-discard = a pilha de descarte
place-table = a mesa

## O que está errado em algo que vem de fora
error-at = { $where }: { $what }
error-not-an-object = esperava-se um objeto, com nomes e valores entre chavetas.
error-not-a-list = esperava-se uma lista.
error-not-a-choice = «{ $value }» não é possível aqui. Escolhe { $choices }.
error-unknown-option = não existe a opção «{ $value }». As opções são { $choices }.
error-unknown-key = «{ $value }» não é conhecido aqui. Pode estar isto: { $choices }.
error-missing-key = falta «{ $value }».
error-not-that-many = { $number ->
    [one] esperava-se exatamente um, e há { $value }.
   *[other] esperavam-se exatamente { $number }, e há { $value }.
}
error-too-many = esperavam-se no máximo { $number }, e há { $value }.
error-not-a-number = «{ $value }» não serve: esperava-se um número inteiro de { $low } a { $high }.
error-not-a-flag = «{ $value }» não serve: esperava-se true ou false.
error-not-a-text = esperava-se um texto entre aspas.
error-other-deck = estas não são as { $number } cartas do jogo.
error-too-many-copies = o jogo não tem tantas cópias de «{ $card }»: há { $number }.
error-not-a-move = «{ $value }» não é uma jogada deste jogo.
error-card-twice = «{ $value }» está duas vezes, e no jogo só há uma.
error-too-many-cards = são { $value } cartas, e nesta partida cabem { $number }.
error-no-cards-fit = nenhuma carta do jogo condiz com o que aqui está escondido.
error-pile-without-organ = um monte começa por um órgão.
error-second-organ = um corpo não pode ter duas vezes «{ $card }».
error-cannot-lie-on-organ = «{ $card }» não pode estar sobre um órgão; os vírus e os medicamentos podem.
error-wrong-colour-on-organ = «{ $card }» não pode estar sobre «{ $organ }»: as cores não condizem.
error-too-much-on-organ = sobre um órgão está um vírus, um medicamento ou dois medicamentos, e mais nada.
error-live-winner = este jogador já ganhou, por isso a partida não pode continuar daqui.
error-nothing-to-decide = aqui não se pode fazer nada, por isso não pode haver uma decisão em aberto.
error-not-toml = isto não é TOML.
error-twice-the-same = «{ $value }» está duas vezes.
error-not-an-id = «{ $value }» não serve de nome: letras minúsculas, algarismos e hífenes, e primeiro uma letra.
error-ask-or-goal = uma pergunta precisa de «ask» ou de «goal», mas não dos dois.
error-chance-missing = o registo não diz o que saiu nesta baralhada ou nesta compra.
error-chance-other-cards = a baralhada registada não tem as mesmas cartas que foram baralhadas.

## A moldura de todas as páginas
page-title = virus_nb, quatro jogos de mesa
page-skip = Ir para o conteúdo
page-games = Jogos
page-replays = Partidas gravadas
page-statistics = Estatísticas
page-pages = Páginas
page-dark = Modo escuro
page-loading = A preparar a mesa …
page-slow = Ainda a preparar. A primeira visita demora um pouco mais.
page-lost = Perdeu-se a ligação ao programa desta página, por isso os botões já não fazem nada.
page-reload = Recomeçar a página
page-redirect = Para os jogos …
page-no-script = Esta página joga-se no navegador e precisa de JavaScript.
page-error = Não foi possível mostrar esta página
page-error-404 = Não há nenhuma página neste endereço. Pode ter mudado de nome, ou o endereço tem uma gralha.
page-error-500 = O programa que faz esta página parou com um erro. Nada do que é teu foi alterado.
page-parts = Partes desta página
page-error-back = Voltar aos jogos

## A linha de comandos
cli-version = virus-nb { $version }, { $form ->
    [compiled] jogos compilados
   *[other] Python puro
    }
cli-starting = A preparar os jogos…
cli-serving = Os jogos estão em { $address }
cli-stop = Prime Ctrl+C para terminar.
cli-copied = A tua cópia dos cadernos está em { $folder }.
cli-written = { $count ->
    [one] Há uma partida em { $file }.
   *[other] Há { $count } partidas em { $file }.
}
cli-wins = { $player } ({ $bot }): { $count ->
    [one] 1 vitória
   *[other] { $count } vitórias
} em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $share } (intervalo de 95%: de { $low } a { $high })
cli-length = Jogadas por partida, em média: { $number } ± { $margin } (intervalo de 95%, n = { $games })
cli-stopped = Parou depois de { $done } de { $count } partidas. O mesmo comando com --resume continua.
cli-stopped-unkept = Parou depois de { $done } de { $count } partidas.
cli-broken-off = Parou.
cli-checked = { $passed } sem falhas, { $failed } com falhas
cli-verified = O registo está certo: todas as jogadas são permitidas e todas as verificações coincidem.
cli-collection = { $bad ->
    [0] { $count } jogos gravados, todos verificados.
   *[other] { $count } jogos gravados, { $bad } com alguma falha.
}
cli-collection-game = { $where }: { $game }; { $players }; { NUMBER($moves) ->
    [one] 1 jogada
   *[other] { $moves } jogadas
}; { $won ->
    [yes] ganhou { $winners }
   *[no] por acabar
}
error-not-a-pair = «{ $value }» não é uma opção; escreve-a como NOME=VALOR.
error-no-file = esse ficheiro não existe.
error-file-system = não foi possível ler ou escrever ({ $reason }).
error-system = o computador não o permitiu: { $reason }.
error-is-a-folder = isto é uma pasta; indica uma das suas partidas, como { $example }.
error-nothing-to-check = nesta pasta não há nenhum ficheiro .json, .jsonl ou .gz, por isso não há nada a verificar.
error-no-port = a porta { $port } está ocupada. Sem --port procura-se uma livre.

## Ficheiros, partidas e situações que não se podem usar
error-too-large = ocupa mais de { $number } MB, o máximo que se lê.
error-broken-gzip = o ficheiro comprimido está danificado ou incompleto.
error-not-utf8 = não é texto UTF-8 a partir do byte { $number }.
error-not-json = não é JSON: linha { $line }, coluna { $column }.
error-too-deep = há demasiados parênteses uns dentro dos outros.
error-number-too-long = há um número com milhares de algarismos.
error-key-twice = «{ $value }» aparece duas vezes.
error-not-json-constant = «{ $value }» não é um número em JSON.
error-no-game-in-it = neste ficheiro não há nenhuma partida.
error-no-game-in-folder = nesta pasta não há nenhuma partida gravada.
error-a-table = isto é uma tabela de resultados, com uma linha por partida e sem jogadas para ver: consulta-se com virus_nb.corpora.ask.win_table ou pandas.read_parquet, e virus_nb.play.simulate.again volta a jogar qualquer uma das suas partidas a partir da semente da sua linha.
error-not-that-many-seats = { $value ->
    [1] há 1 jogador; o jogo é de { $low } a { $high }.
   *[other] há { $value } jogadores; o jogo é de { $low } a { $high }.
}
error-only-that-many-seats = { $value ->
    [1] há 1 jogador; o jogo é para exatamente { $number }.
   *[other] há { $value } jogadores; o jogo é para exatamente { $number }.
}
error-text-too-long = o texto passa de { $number } caracteres.
error-not-plain-text = o texto contém caracteres de controlo.
error-not-a-seed = «{ $value }» não pode ser uma semente; esperava-se um número inteiro ou um texto.
error-not-who-moves = isto não é o que vê quem tem de jogar: o jogador { $value }, a contar de 0.
error-not-an-executor = esperava-se um executor de concurrent.futures ou um que se comporte como tal.
error-not-a-side = «{ $value }» não serve: esperava-se Side(bots, options).
error-not-between-0-and-1 = «{ $value }» não serve: esperava-se um número entre 0 e 1.
error-one-replay-a-file = { $number } partidas não cabem num só ficheiro .json; dá-lhe um nome terminado em .jsonl ou .jsonl.gz.
error-not-a-batch-file = as partidas em série vão para um ficheiro cujo nome termina em .jsonl ou .jsonl.gz.
error-replay-differs = difere na jogada { $ply }: a gravação diz { $expected } e a partida chega a { $found }.
error-replay-differs-rules = difere na jogada { $ply }: a gravação diz { $expected } e a partida chega a { $found }. Foi gravada com a versão { $theirs } das regras; esta é a { $ours }.
error-replay-illegal = difere na jogada { $ply }: a regra { $rule } não permite «{ $move }».
error-replay-illegal-rules = difere na jogada { $ply }: a regra { $rule } não permite «{ $move }». Foi gravada com a versão { $theirs } das regras; esta é a { $ours }.
error-not-a-ply = a partida só tem { $number } jogadas.
error-chance-left = a partida nunca chega a este baralhar ou sorteio.

## A galeria
gallery-title = Escolhe um jogo
gallery-text = Aprende-o passo a passo, joga-o, vê uma partida gravada ou descobre o que muitas partidas têm em comum.
gallery-players = { $low } a { $high } jogadores
gallery-two = 2 jogadores
gallery-learn = Aprender
gallery-play = Jogar
gallery-practise = Praticar
gallery-rules = Regras
gallery-watch = Ver
gallery-numbers = Números
gallery-picture = Uma mesa de { $game } a meio de uma partida

## Uma lição
lesson-title = Aprende { $game }
lesson-steps = Passos
lesson-progress = Passo { $at } de { $all }, { $done ->
    [one] { $done } feito
   *[other] { $done } feitos
}
lesson-back = Anterior
lesson-next = Seguinte
lesson-hint = Pista
lesson-solution = Mostra-me
lesson-where = Onde?
lesson-start-over = Recomeçar a lição
lesson-link = Ligação para este ponto
lesson-stars = { $count } de { $all } estrelas
lesson-step-stars = { $count ->
    [one] uma estrela neste passo
   *[other] { $count } estrelas neste passo
}
lesson-tries = { $count ->
    [one] 1 tentativa
   *[other] { $count } tentativas
}
lesson-punished = Era permitido, mas não é disso que trata este passo, e o teu rival fá-lo pagar caro. { $what } Recomeça o passo e tenta outra coisa.
lesson-again = Recomeçar este passo
lesson-move-on = Jogada seguinte
lesson-look = Aqui é só para ver.
lesson-right = Isso mesmo.
lesson-wrong = Não.
lesson-missed = Pode-se fazer, mas não é disso que trata este passo. Recomeça-o e experimenta outra coisa.
lesson-other-refusal = { $reason } Também é uma regra, mas não a deste passo.
lesson-shown = Faz-se assim.
lesson-seen = Foi tudo.
lesson-rules = Regras
lesson-only-moves = Teria acontecido isto:
rules-title = As regras de { $game }
rules-which = Regra
rules-example = Ver um exemplo
rules-real = Ver num jogo a sério ({ $count ->
    [0] não aparece nos jogos gravados
    [one] 1 vez
   *[other] { $count } vezes
})
rules-all = Todas as regras numa página
rules-options = Cada mesa combina isto à sua maneira. Pode escolher-se (o habitual primeiro):
rules-played = É isto que a regra faz. Recomeça o passo para experimentares.
rules-refused = A isto a regra diz que não: { $reason } Tenta outra coisa, se quiseres.
rules-in-game = De «{ $title }», { $number ->
    [0] no início.
   *[other] jogada { $number }.
}
rules-kept = Aqui impede { $who } de fazer uma coisa: { $reason }
source-S = das regras do jogo
source-P = do que a editora publica
source-R = uma decisão deste kit, não oficial
source-A = uma suposição deste kit sobre as cartas

## O que um caderno diz de si mesmo
run-me = Executa esta célula para ver tudo ao vivo.
no-lesson = Ainda não há lição de { $game }.

## Para professores
result-door = Para professores
result-who = Nome
result-json = Resultado num ficheiro (JSON)
result-csv = Resultado numa tabela (CSV)
result-handout = Esta lição em papel, para imprimir
result-step = Passo
result-done = Feito
result-tries = Tentativas
result-help = Ajuda
result-stars = Estrelas
result-yes = sim
result-no = não
result-help-0 = nenhuma
result-help-1 = uma pista
result-help-2 = o lugar
result-help-3 = a solução
handout-answers = Respostas

## Prática
practise-title = Pratica { $game }
practise-text = Três maneiras de melhorar: julgar jogadas de jogos a sério, encontrar a jogada que se destaca ou jogar contra um bot que se explica.
practise-may = Pode-se ou não?
practise-find = Encontra a jogada
practise-coach = Jogar com treinador
may-where = «{ $title }», depois de { $number ->
    [one] 1 jogada
   *[other] { $number } jogadas
}. És { $who } e é a tua vez de decidir.
may-options = Regras da casa – { $what }.
may-ask = Pode fazer-se isto: { $move }?
may-yes = Sim, pode-se
may-no = Não, não se pode
may-next = Outra pergunta
may-allowed = É permitido.
may-refused = Não é permitido.
may-score = { $count } de { $all } certas até agora
find-title = Problema { $at } de { $all }, { $count ->
    [one] 1 resolvido
   *[other] { $count } resolvidos
}
find-none = Ainda não há problemas deste jogo.
find-only = Só há uma jogada assim.
find-win = Podes ganhar já nesta vez. Como?
find-win-done = Ganhaste.
find-save = Quem joga a seguir está quase a ganhar. Impede-o, tenha o que tiver na mão.
find-save-done = Agora ninguém pode ganhar na próxima vez.
find-leader = Alguém vai à frente. Encontra a jogada que mais lhe dói.
find-leader-done = A pesquisa concorda: nenhuma outra atrasa assim quem vai à frente.
find-best = Há uma jogada claramente melhor do que as outras. Qual?
find-best-done = A pesquisa concorda: todas as outras são piores, de certeza.
find-missed = Há coisa melhor. Recomeça e olha outra vez.
find-punished = Vê no que dá. { $what } Recomeça e olha outra vez.
coached-intro = Joga à vontade e anula o que te arrependeres de ter feito. O bot diz para que servem as suas jogadas, e uma pista compara as tuas melhores opções.
coached-hint = Pista do treinador
coached-chance = Ganha { $chance } das vezes (intervalo de 95%: de { $low } a { $high }, n = { $count }).
coached-rest = { $count ->
    [one] Mais uma jogada
   *[other] Mais { $count } jogadas
}
coached-nothing-better = Não tinha nada melhor.

## Uma jogada antes de a fazer
move-discard = deitar fora { $cards }
move-draw = comprar cartas
move-done = parar aqui
move-use = usar { $what }

## A mesa e o leitor
ui-table = Mesa
ui-tools = Partida
ui-log = O que aconteceu
ui-undo = Voltar atrás
ui-redo = Refazer
ui-new = Novo jogo
ui-close = Fechar
ui-hot = pode ser escolhido
ui-picked = escolhido
ui-choose = { $count ->
    [0] Nada pode seguir-se; Escape anula a escolha.
    [one] Pode ser escolhido 1 lugar.
   *[other] Podem ser escolhidos { $count } lugares.
}
ui-explain = Explicar
ui-rule = A regra:
ui-rulebook = Continuar no livro de regras
ui-explained = { $count ->
    [one] Aqui manda esta regra.
   *[other] Aqui mandam estas regras.
}
ui-no-rule = Neste momento nenhuma regra diz nada de especial sobre este sítio.
ui-cleared = Escolha anulada.
ui-not-here = Isso não combina com o que escolheste.
ui-not-first = Começa por um dos lugares marcados.
ui-wait = É a vez de { $who }.
ui-cover = Passa a mesa a { $who }.
ui-uncover = Sou { $who }, mostra as minhas cartas
ui-won = { $count ->
    [one] { $you ->
        [yes] Ganhaste!
       *[no] { $who } ganhou.
    }
   *[other] Ganharam { $who }.
}
ui-drawn = Ninguém ganhou.
ui-fault = Algo falhou dentro do jogo: { $what }. A mesa está como estava; os pormenores estão no registo do caderno.
ui-first = Para o início
ui-back = Recuar
ui-play = Reproduzir
ui-pause = Pausa
ui-forward = Avançar
ui-last = Para o fim
ui-speed = Velocidade
ui-ply = Jogada
ui-lens = Visto por
ui-lens-open = Cartas abertas
ui-transport = Leitor
ui-film = { $game }: { $names }
ui-take = Continuar a jogar daqui
ui-start = O jogo começa.
ui-seats = Jogadores
ui-seat = Lugar { $number }
ui-seed = Semente
ui-seed-empty = escolhida por si
ui-options = Regras da casa
ui-preset = Conjunto de regras
ui-preset-own = À tua escolha
ui-begin = Começar o jogo
ui-position = Posição
ui-stays = Uma mesa de { $game } para { $count } jogadores

## Estatísticas
stat-wins-by-seat = Quantas vezes ganha cada lugar
stat-wins-by-name = Quantas vezes ganha cada jogador
stat-seat = Lugar
stat-name = Jogador
stat-games = Partidas
stat-wins = Vitórias
stat-win-rate = Partidas ganhas
stat-interval = Intervalo de 95%
stat-wins-hover = { $who } ganha { $rate } de { $games } partidas (intervalo de 95%: de { $low } a { $high }).
stat-lengths = Quanto duram as partidas
stat-moves = Jogadas
stat-lengths-hover = { $games ->
    [one] { $moves } jogadas: { $games } partida
   *[other] { $moves } jogadas: { $games } partidas
    }
stat-lengths-summary = { $games ->
    [one] Uma partida de { $low } jogadas.
   *[other] { $games } partidas de { $low } a { $high } jogadas; metade acaba em { $median } ou menos.
    }

## A corrida contra outros motores
bench-missing = { $name } não está instalado e ficou de fora.
bench-form = { $form ->
    [compiled] Os jogos estão compilados; «pure» são os mesmos jogos a partir do código-fonte, num processo à parte.
   *[other] Os jogos correm a partir do código-fonte. O CONTRIBUTING.md explica como construir o pacote mais rápido.
    }

## Salas: uma mesa, partidas gravadas, muitas partidas
play-title = Joga { $game }
play-other = Preparar outra partida
play-keep = Guardar a partida
play-kept-open = O ficheiro contém todas as mãos: não o mostres a quem ainda está a jogar.
watch-title = Partidas gravadas
watch-which = Partida
watch-secret = Não contar como acaba
watch-upload = Abrir um ficheiro
watch-none = Ainda não há nenhuma partida gravada. Abre um ficheiro ou guarda uma partida tua.
stat-title = O que muitas partidas têm em comum
stat-game = Jogo
stat-number = Quantas
stat-start = Jogá-las
stat-halt = Parar

## O conselheiro
coach-good = ✓ Boa: é de certeza melhor do que a média das jogadas possíveis.
coach-doubtful = ? Duvidosa: de certeza que não é tão boa como a melhor.
coach-blunder = ✗ Erro grave: custa de certeza mais de { $number } vitórias em 100.
coach-seen-by = Pelo que { $who } vê
coach-seen-open = Com as cartas à vista
coach-wins = Ganha o jogo de imediato.
coach-loses = Oferece o jogo a outra pessoa.
coach-builds = Junta { $place }.
coach-heals = Cura { $place }.
coach-frees = Liberta { $place }.
coach-protects = Protege { $place }.
coach-secures = Deixa { $place } a salvo para sempre.
coach-disables = Põe fora de combate { $place }.
coach-passes-on = Cura { $place } e põe fora de combate { $place2 }.
coach-destroys = Tira da mesa { $place }.
coach-exposes = Deixa sem proteção { $place }.
coach-takes = Fica com { $place }.
coach-aims = Lança { $the_card } contra { $place }.
coach-aims-at = Joga { $the_card } contra { $seat }.
coach-exchanges = Troca { $place } e { $place2 }.
coach-exchanges-all = Troca tudo o que tens com { $seat }.
coach-empties-hands = Deixa os outros sem cartas, e eles perdem a vez.
coach-halves = Deixa toda a gente com metade.
coach-refuses = Guarda o que ias perder.
coach-renews = { $number ->
    [one] Troca uma carta por outra.
   *[other] Troca { $number } cartas por outras.
}
coach-collects = Junta { $a_card }.
coach-turns = Fica com o outro lado, não com { $the_card }.
coach-scores = { $number ->
    [one] Dá um ponto.
   *[other] Dá { $number } pontos.
}
coach-squares = Completa um quadrado.
coach-wastes = Não traz nada: já tens uma carta assim.
coach-captures = Fica com o vírus em { $place }.
coach-reaches = { $number ->
    [one] Abre-te mais uma casa.
   *[other] Abre-te mais { $number } casas.
}
coach-confines = { $number ->
    [one] Deixa uma casa fora do alcance de { $seat }.
   *[other] Deixa { $number } casas fora do alcance de { $seat }.
}
coach-threat = Depois, { $seat } pode ganhar de imediato { $number } vezes em 100.
coach-stops = Torna mais difícil a { $seat } ganhar de imediato: { $number } vezes em 100; com outras jogadas, { $usual }.

## Jogos gravados: reparados, anotados à mão, comunicados
error-deck-and-position = um jogo começa com um baralho ou numa posição, e aqui constam ambos.
error-only-steps = estes são passos como o Kaggle os guarda: ações e observações, mas não a ordem das cartas nem o que o acaso decidiu, por isso o jogo não se pode voltar a jogar. Faltam “deck”, “shuffles” e as jogadas por palavras; ver replays/README.md.
error-file-exists = esse ficheiro já existe e fica como está. Escolhe outro nome.
error-file-exists-force = esse ficheiro já existe e fica como está. Escolhe outro nome ou substitui-o com --force.
error-games-exist = esse ficheiro já existe e fica como está. Escolhe outro nome, continua com --resume uma simulação interrompida ou substitui-o com --force.
error-file-is-read = este é o próprio registo que está a ser lido, e fica como está. Escolhe outro nome.
error-no-folder = a pasta «{ $value }» não existe.
error-a-folder-there = isto é uma pasta; indica um ficheiro.
error-not-together = não se pode combinar com { $value }. Deixa só uma das duas opções.
error-not-for-that-kind = isto não serve para um ficheiro { $value }; é para { $choices }.
error-no-renderer = para fazer um PNG é preciso o resvg-py, que não está instalado: pip install 'virus_nb[png]'. Um SVG não precisa de nada.
error-not-a-range = de { $low } a { $high } não é um trecho deste jogo; tem { $number } jogadas.
error-nobody-holds-it = { $who } não pode ter “{ $card }” aí.
cli-repaired = { $file }: as primeiras { $kept } de { $of } jogadas estão certas.
cli-repair-whole = { $file }: o registo está certo; não há nada a reparar.
cli-repair-offer = Nada foi escrito. “-o NOVO.json” escreve essas jogadas num ficheiro novo.
cli-repair-written = Estão em { $file }.
cli-exported = { $file } ({ $size } kB)

## Colunas das tabelas exportadas
export-ply = jogada
export-turn = turno
export-who = jogador
export-move = ação
export-event = acontecimento
export-rule = regra
export-cards = cartas
export-places = lugares
export-number = número
export-text = texto
export-seen-by = Visto por: { $who }
export-turn-heading = Turno { $number }
export-note = Nota
ui-lens-spectator = Público

## Mais do leitor
ui-loop = Repetir
ui-step = Avançar por
ui-step-ply = jogadas
ui-step-turn = turnos
ui-step-round = rondas
ui-step-mark = marcas
ui-offers = Neste ponto
ui-keys = Teclas: ← → avançam e recuam, Home e End, Espaço reproduz; T um turno, R uma ronda, M uma marca (com Shift para trás), L repetir, ? a regra de uma jogada, + e − velocidade.

## Um jogo gravado: neste ponto …
ui-note = Nota
ui-export = Exportar
ui-link = Ligação
ui-bug = Há algo errado aqui
note-title = Nota na jogada { $ply }
note-about = Sobre
note-about-ply = esta jogada
note-about-turn = o turno inteiro
note-mark = Marca
note-text = Texto
note-put = Pôr a nota
note-drop = Retirá-la
note-inside = Guardar no ficheiro
note-beside = Guardar ao lado do ficheiro
note-kept = A nota dura enquanto esta página estiver aberta. Para a conservar:
note-saved = As notas estão em { $file }.
export-title = Exportar, jogada { $ply }
export-kind = Como
export-svg = imagem (SVG)
export-png = imagem (PNG)
export-motion-svg = imagem animada (SVG)
export-html = página independente (HTML)
export-txt = registo (texto)
export-md = registo (Markdown)
export-moves-csv = ações (CSV)
export-events-csv = acontecimentos (CSV)
export-theme = Cores
export-theme-own = conforme o ecrã de quem vê
export-theme-light = claras
export-theme-dark = escuras
export-from = Da jogada
export-to = Até à jogada
export-make = Criar o ficheiro
bug-title = Há algo errado na jogada { $ply }
bug-said = O que está errado?
bug-kept = contém o jogo até aqui com todas as cartas. “virus-nb check { $file }” lê-o.
branch-title = Continuar a partir da jogada { $ply }
branch-cards = Cartas ocultas
branch-cards-kept = como estavam
branch-cards-dealt = dadas de novo, no que { $who } não podia saber
branch-who = Quem joga
branch-who-me = eu, por quem tem a vez
branch-who-bots = os bots, até ao fim
branch-who-all = eu, por todos
branch-bot = Os outros
branch-begin = Começar
branch-over = O jogo já acabou aqui; volta a um ponto anterior.
branch-tree = Ramos
branch-line-main = O jogo tal como foi jogado{ $secret ->
    [yes] {""}
   *[no] , { $count } jogadas
}
branch-line = { $secret ->
    [yes] Outro ramo ({ $number })
   *[no] Jogada { $ply }: { $move } ({ $count } jogadas a partir daí)
}
branch-line-dealt = A partir da jogada { $ply }, dada de novo para { $who }{ $secret ->
    [yes] {""}
   *[no] , { $count } jogadas
}
branch-look = Mostrar esta linha no leitor
branch-save = Guardar
watch-neutral = { $game }: jogo { $number }
watch-unknown = Neste jogo não se conhecem as cartas que ninguém viu, por isso mostra-se como o público o viu.
watch-link = Este ponto do jogo:
watch-no-link = Só os jogos que vêm com o programa têm endereço.

## Coleções de jogos gravados
collection-title = { $bad ->
    [0] { $count } jogos gravados, todos verificados
   *[other] { $count } jogos gravados, { $bad } com alguma falha
}
collection-game = Jogo
collection-players = Jogadores
collection-options = Regras da casa
collection-result = Ganhou
collection-length = Jogadas
collection-events = O que aconteceu
collection-filter = Procurar
collection-all-games = todos os jogos
collection-all-events = qualquer coisa
collection-from = Jogadas, mínimo
collection-to = Jogadas, máximo
collection-shown = # de # jogos
collection-more = Mostrar mais
collection-open = Abrir
collection-trouble = Falha:

## Um jogo de uma mesa real
hand-title = Anotar um jogo de uma mesa real
hand-text = Escreve cada jogada tal como foi feita. O baralho não se conhece: uma carta fica conhecida quando aparece, e o ficheiro diz quais ninguém viu.
hand-move = Jogada
hand-seen = Postas à vista
hand-top = Carta de cima
hand-begin = Novo registo
hand-add = Anotar
error-cards-not-told = { $number ->
    [one] isto põe à vista uma carta de outra pessoa. Diz qual.
   *[other] isto põe à vista { $number } cartas de outras pessoas. Diz quais.
}
error-not-seen = “{ $value }” não serve: escreve o número de quem joga e as cartas, como em “2: organ-red virus-blue”.
