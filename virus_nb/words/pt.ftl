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
