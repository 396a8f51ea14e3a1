### Lo que comparten todos los juegos y la sala de alrededor.
### Se tutea a quien lee; frases cortas; solo hay exclamaciones cuando alguien gana.

## Idiomas (cada uno en su propia lengua)
language = Idioma
language-en = English
language-es = Español
language-pt = Português

## Quién se sienta a la mesa
player = Jugador { $number }
player-you = Tú
bot-human = Persona
    .about = juega con el ratón o el teclado
bot-random = Azar
    .about = hace cualquier jugada legal
bot-greedy = Codicioso
    .about = elige la jugada que mejor pinta tiene
bot-careful = Prudente
    .about = mira un poco más allá

## Cartas y lugares comunes
card-hidden = carta
    .the = la carta
    .a = una carta
    .Short = ?
cards-hidden = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
place-hand = la carta { $number } de tu mano
place-deck = el mazo
place-discard = la pila de descartes
place-table = la mesa

## Qué falla en algo que viene de fuera
error-at = { $where }: { $what }
error-not-an-object = se esperaba un objeto, con nombres y valores entre llaves.
error-not-a-list = se esperaba una lista.
error-not-a-choice = aquí no vale «{ $value }». Elige { $choices }.
error-unknown-option = no existe la opción «{ $value }». Las opciones son { $choices }.
error-chance-missing = el registro no dice qué salió en esta mezcla o en este robo.
error-chance-other-cards = la mezcla registrada no tiene las mismas cartas que se mezclaron.
