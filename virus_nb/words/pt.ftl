### O que todos os jogos e a sala à volta têm em comum.
### Trata-se quem lê por «tu» (português europeu); frases curtas; só há exclamações quando alguém ganha.

## Línguas (cada uma na sua própria língua)
language = Língua
language-en = English
language-es = Español
language-pt = Português

## Quem se senta à mesa
player = Jogador { $number }
player-you = Tu
bot-human = Pessoa
    .about = joga com o rato ou o teclado
bot-random = Acaso
    .about = faz uma jogada legal qualquer
bot-greedy = Ganancioso
    .about = escolhe a jogada que parece melhor
bot-careful = Prudente
    .about = vê um pouco mais longe

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
page-error-back = Voltar aos jogos

## A linha de comandos
cli-serving = Os jogos estão em { $address }
cli-stop = Prime Ctrl+C para terminar.
cli-copied = A tua cópia dos cadernos está em { $folder }.
cli-lab = O JupyterLab está em { $address }
error-no-file = esse ficheiro não existe.
error-no-port = a porta { $port } está ocupada. Sem --port procura-se uma livre.
