### What the picture of Virus! says: titles and spoken labels.

virus-scene-title = { $you ->
    [yes] { $who } (you)
   *[no] { $who }
}
virus-scene-body = { $who }: { $healthy } of 4 healthy organs{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 card in hand
       *[other] , { $cards } cards in hand
    }
}
virus-scene-slot = { $you ->
    [yes] your empty place for { $card }
   *[no] { $who }’s empty place for { $card }
}
virus-scene-free = { $place }, free
virus-scene-infected = { $place }, infected with { $card }
virus-scene-vaccinated = { $place }, vaccinated with { $card }
virus-scene-immunised = { $place }, immunised for good
virus-scene-deck = the deck, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
virus-scene-discard = the discard pile, { $count ->
    [0] empty
    [one] 1 card: { $card }
   *[other] { $count } cards, { $card } on top
}
virus-scene-deck-short = Deck
virus-scene-discard-short = Discard
virus-scene-table = Table
virus-scene-hand = Your hand
virus-scene-hand-empty = Your hand is empty.
virus-scene-held = { $card }, card { $number } of { $count } in your hand
virus-scene-done = Stop here
virus-hint-discard = Choose the cards to throw away, then the pile again.
