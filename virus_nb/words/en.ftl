### What every game and the rooms around the table share.
### The reader is "you"; short sentences; no exclamation marks except where somebody wins.

## Languages (each in its own language)
language = Language
language-en = English
language-es = Español
language-pt = Português

## People at the table
player = Player { $number }
player-you = You
bot-human = Person
    .about = plays with the mouse or the keyboard
bot-random = Random
    .about = picks any legal move
bot-greedy = Greedy
    .about = takes the best-looking move
bot-careful = Careful
    .about = looks a little further ahead

## Cards and places without a game of their own
card-hidden = card
    .the = the card
    .a = a card
    .Short = ?
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}
place-hand = card { $number } in your hand
place-deck = the deck
place-discard = the discard pile
place-table = the table

## What is wrong with something that came from outside
error-at = { $where }: { $what }
error-not-an-object = an object was expected, with names and values in curly brackets.
error-not-a-list = a list was expected.
error-not-a-choice = “{ $value }” is not possible here. Choose { $choices }.
error-unknown-option = there is no option “{ $value }”. The options are { $choices }.
error-chance-missing = the record does not say how this shuffle or draw came out.
error-chance-other-cards = the recorded shuffle has other cards than the ones that were shuffled.
