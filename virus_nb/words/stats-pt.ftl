## Simulações e coleções
error-resume-what = indica com -o o ficheiro a continuar.
error-resume-other-games = essa simulação tinha outro valor de «{ $key }»: { $value }. Continua com o mesmo ou escreve noutro ficheiro.
error-nothing-to-resume = aqui não consta nenhuma simulação interrompida, por isso não há nada para continuar. Uma simulação terminada não se pode alongar: uma mais longa precisa de um ficheiro novo.
error-file-is-gone = era aqui que uma simulação interrompida devia continuar, e isto já não existe. Volta a pô-lo no lugar ou começa de novo noutro ficheiro.
error-file-has-changed = isto já não está como a simulação interrompida o deixou, por isso não se pode continuar. Deixa-o como estava ou começa de novo noutro ficheiro.
error-folder-not-empty = { $run ->
    [yes] nesta pasta há uma simulação interrompida, e as suas partidas ficam como estão.
   *[no] esta pasta já tem ficheiros, e ficam como estão.
} Escolhe outra ou continua uma simulação interrompida (--resume; em Python, resume=True).
error-not-a-folder = isto é um ficheiro, e as partidas precisam de uma pasta.
error-not-a-game = «{ $value }» não é uma partida; esperava-se um Replay ou uma Session.
error-needs-extra = falta { $value }: pip install "virus_nb[{ $extra }]"
bench-load = Carga da máquina no começo: { $number }. O que se mede em dois núcleos sai pior numa máquina que faz outras coisas.

## Gráficos
stat-average = Em média, { $number } ± { $margin } jogadas (intervalo de 95%, n = { $games }).
stat-average-score = Em média, { $number } ± { $margin } pontos (intervalo de 95%, n = { $count }).
stat-goal = { $goal } pontos ou mais: { $share } de { $count } (intervalo de 95%: de { $low } a { $high }).
stat-scores = Quantos pontos se fazem
stat-points = Pontos
stat-scores-hover = { $moves } pontos: { $games }
stat-effects-act = O que se joga, e como se sai quem o joga
stat-effects-rule = Que regras se aplicam, e como se sai quem as tem
stat-effect-axis = Diferença na proporção de vitórias (pontos percentuais)
stat-effect-hover = { $what }: quem o tem ganha { $share }, os outros { $other }; diferença de { $difference } pontos percentuais (intervalo de 95%: de { $low } a { $high }; { $count } jogadores em { $games } partidas).
stat-effects-summary = De { $count } jogadores em { $games } partidas. Uma diferença diz o que acompanha a vitória, não o que a causa: quem dura mais na partida joga mais. O que toda a gente faz fica de fora.
stat-act = O que se joga
stat-rule = Regra
stat-times = Vezes por partida
stat-players = Jogadores (n)
stat-with = Ganham com isso
stat-without = Ganham sem isso
stat-difference-won = Diferença (p. p.)
stat-difference-score = Diferença em pontos
stat-course = Curso da partida: { $what }
stat-course-summary = { $count } jogadas. No fim: { $ends }.
stat-courses = Curso de muitas partidas: { $what }
stat-courses-summary = Médias com intervalos de 95%, sobre as que duram tanto de { $games } partidas.
stat-course-hover = { $who }, jogada { $ply } – { $what }: { $number }
stat-courses-hover = { $who }, jogada { $ply } – { $what }: { $mean } ± { $margin } (intervalo de 95%, n = { $games } partidas)
stat-chances = Chances de ganhar
stat-chances-points = Pontos que se podem esperar
stat-chances-hover = { $who }, jogada { $ply }: { $chance } (intervalo de 95%: de { $low } a { $high }; { $count } mundos).
stat-chances-over = { $who }, jogada { $ply }: { $chance }; a partida terminou.
stat-chance = Chance
stat-worlds = Mundos (n)
ui-chances = Chances
chances-title = As chances de cada jogador
chances-seen = Julgamento
chances-thorough = Mundos por jogada
chances-start = Calcular
chances-part = { $done } de { $plies } posições estão calculadas.
stat-ply = Jogada
stat-mean = Média
stat-heat = Em que parte do tabuleiro
stat-heat-hover = { $cell }: é pisada em { $share } de { $games } partidas (intervalo de 95%: de { $low } a { $high }).
stat-heat-summary = Em { $games } partidas, { $cell } é a casa mais pisada: em { $share } delas (intervalo de 95%: de { $low } a { $high }).
stat-cell = Casa
stat-steps = Passos
stat-a-game = Parte das partidas
stat-won-changed = O que muda com B: vitórias
stat-changed-won-axis = B menos A, pontos percentuais
stat-changed-won = Para { $who }, B muda a proporção de vitórias em { $difference } pontos percentuais (intervalo de 95%: de { $low } a { $high }; n = { $games } pares de partidas).
stat-score-changed = O que muda com B: pontos
stat-changed-score-axis = B menos A, pontos
stat-changed-score = Para { $who }, B muda os pontos em { $difference } (intervalo de 95%: de { $low } a { $high }; n = { $games } pares de partidas).
stat-changed-score-one = Para { $who }, B muda os pontos em { $difference }. Um só par de partidas não chega para um intervalo (n = 1).
stat-length-changed = O que muda com B: duração
stat-changed-moves = B menos A, jogadas
stat-changed-moves-hover = { $games ->
    [one] { $moves } jogadas: { $games } par de partidas
   *[other] { $moves } jogadas: { $games } pares de partidas
    }
stat-changed-length = B muda a duração de uma partida em { $difference } jogadas (intervalo de 95%: de { $low } a { $high }; n = { $games } pares de partidas).
stat-changed-length-one = B muda a duração da partida em { $difference } jogadas. Um só par de partidas não chega para um intervalo (n = 1).
stat-of-a = Partidas de A: { $title }
stat-none = Não há aqui nenhuma partida terminada para mostrar.
stat-too-few = Uma só partida não chega para uma média com o seu intervalo.
stat-won-a = Ganham com A
stat-won-b = Ganham com B
stat-score-a = Pontos com A
stat-score-b = Pontos com B
stat-act-discard = descartar
stat-act-draw = só comprar
stat-act-spread = contagiar um vírus
stat-act-done = terminar o contágio
stat-act-counter = contrariar
stat-act-allow = deixar passar
stat-act-aim = novo alvo
stat-act-use = usar uma carta espiada
stat-act-eliminate = retirar um herói
stat-act-keep = ficar com ela
stat-act-flip = virá-la
stat-act-bank = pontuar
stat-act-pass = passar

## A sala dos gráficos
stat-whatif = E se…?
stat-whatif-about = A: o que escolheste em cima. B: as mesmas sementes, com outras regras ou outros bots.
stat-side-b = B, lugar { $number }
stat-open = Ver
stat-open-label = Ver a partida { $game }, jogada { $ply }
stat-opened = Partida { $game } desta simulação, a partir da jogada { $ply }
stat-opened-a = Partida { $game } com A, a partir da jogada { $ply }
stat-opened-b = A mesma semente com B
stat-numbers = Os números
stat-running = { $done } de { $games } partidas, faltam { $left }
stat-seconds = { $number } s
stat-minutes = { $number } min
stat-stopped = Parou: o que se segue é sobre { $done } de { $games } partidas.
stat-measure = Medida
stat-one-game = Curso da partida
stat-rest = … e mais { $count } linhas.

## Medidas
stat-measure-healthy = órgãos saudáveis
stat-measure-infected = órgãos infetados
stat-measure-immune = órgãos imunes
stat-measure-ready = heróis prontos
stat-measure-heroes = heróis
stat-measure-shielded = heróis protegidos
stat-measure-closure = passos que poderiam seguir-se (fecho)
stat-measure-live = vírus vivos
stat-measure-zombies = zombies feitos
stat-measure-points = pontos
stat-measure-cards = cartas na área

## O que significam as colunas das tabelas
stat-head-frame = Tabela
stat-head-column = Coluna
stat-head-id = Nome
stat-head-type = Tipo
stat-head-unit = Unidade
stat-head-meaning = Significado
stat-head-formula = Fórmula
stat-head-n = n
stat-head-value = Valor
stat-head-interval = Intervalo de 95%
stat-column-games-game = Número da partida, a partir de 0; liga as tabelas.
stat-column-games-key = De que jogo é.
stat-column-games-bots = Quem se senta em cada lugar.
stat-column-games-options = As regras da casa, nome=valor.
stat-column-games-seed = A semente da partida; vazia se não se conhece.
stat-column-games-seats = Quantos jogadores.
stat-column-games-plies = Quantas jogadas se fizeram.
stat-column-games-turns = Quantas vezes foram.
stat-column-games-over = Se a partida chegou ao fim.
stat-column-games-winners = Os lugares que ganharam, a partir de 0; vazio se ainda ninguém ganhou.
stat-column-games-scores = Pontos por lugar; faltam nos jogos sem pontos.
stat-column-seats-game = Número da partida.
stat-column-seats-seat = Número do lugar, a partir de 0 pela ordem de jogo.
stat-column-seats-name = Quem se sentava ali.
stat-column-seats-won = Se ganhou, só ou com outros.
stat-column-seats-score = Os seus pontos; faltam nos jogos sem pontos.
stat-column-plies-game = Número da partida.
stat-column-plies-ply = Quantas jogadas vão com esta.
stat-column-plies-seat = Quem decidiu.
stat-column-plies-turn = De quem era a vez.
stat-column-plies-decision = O que se perguntava.
stat-column-plies-act = O que se fez: a primeira palavra da jogada.
stat-column-plies-move = A jogada como texto.
stat-column-plies-choices = Entre quantas jogadas foi escolhida.
stat-column-events-game = Número da partida.
stat-column-events-ply = A jogada em que aconteceu.
stat-column-events-kind = O que aconteceu.
stat-column-events-rule = A regra que se aplicou.
stat-column-events-seat = Quem o fez; -1: a própria mesa.
stat-column-events-other = A quem mais disse respeito; -1: a ninguém.
stat-column-events-cards = As cartas em causa.
stat-column-events-places = Os sítios em causa.
stat-column-events-number = Uma contagem ou quantidade; 0 se não há.
stat-statistic-plies = Jogadas de uma partida.
stat-statistic-turns = Vezes de jogar numa partida.
stat-statistic-choices = Jogadas entre as quais escolher.
stat-statistic-first = Quantas vezes ganha o primeiro lugar.
stat-statistic-shared = Quantas vezes se partilha a vitória.
stat-statistic-lead = Quantas vezes a vantagem muda de mãos.
stat-statistic-score = Pontos de um lugar.
stat-statistic-margin = Por quantos pontos o melhor está à frente do seguinte.
