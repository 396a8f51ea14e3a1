### What the picture of Virus! Marvel says: titles, spoken labels, what an answer does.

marvel-scene-title = { $you ->
    [yes] { $who } (you)
   *[no] { $who }
}
marvel-scene-name = { $you ->
    [yes] you
   *[no] { $who }
}
marvel-scene-team = { $who }: { $ready } of 4 ready heroes{ $you ->
    [yes] {""}
   *[no] { $cards ->
        [one] , 1 card in hand
       *[other] , { $cards } cards in hand
    }
}
marvel-scene-slot = { $you ->
    [yes] your empty place for { $card }
   *[no] { $who }’s empty place for { $card }
}
marvel-scene-free = { $place }, free
marvel-scene-blocked = { $place }, blocked by { $card }
marvel-scene-protected = { $place }, protected by { $card }
marvel-scene-shielded = { $place }, shielded for good by { $count ->
    [one] { $card }
   *[other] { $card } and { $card2 }
}
marvel-scene-countered = { $you ->
    [yes] You have countered this card.
   *[no] { $who } has countered this card.
}
marvel-scene-deck = the deck, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
marvel-scene-discard = the discard pile, { $count ->
    [0] empty
    [one] 1 card: { $card }
   *[other] { $count } cards, { $card } on top
}
marvel-scene-deck-short = Deck
marvel-scene-discard-short = Discard
marvel-scene-table = Table
marvel-scene-hand = Your hand
marvel-scene-hand-empty = Your hand is empty.
marvel-scene-held = { $card }, card { $number } of { $count } in your hand
marvel-scene-spied = { $card }, card { $number } of { $count } in { $who }’s hand
marvel-scene-legend-blocked = blocked
marvel-scene-legend-protected = protected
marvel-scene-legend-shielded = shielded
marvel-scene-hit = { $card } from { $who }, aimed at { $target }
marvel-scene-everybody = everybody
marvel-scene-nobody-yet = nobody yet
marvel-scene-answer = { $answer }. { $meant }
marvel-scene-if-countered-hit = You are spared, and { $who } needs another target. You start your next turn a card short.
marvel-scene-if-countered-snap = You keep all your heroes. You start your next turn a card short.
marvel-scene-if-villain-free = A villain blocks { $place }.
marvel-scene-if-villain-protected = Away goes { $the_card } from { $place }.
marvel-scene-if-villain-blocked = You lose { $place }: captured.
marvel-scene-if-recruit = { $who } takes { $place } and what lies on it.
marvel-scene-if-warp-reality = You and { $who } swap whole teams.
marvel-scene-if-spy = { $who } sees your hand and plays one of your cards, if any can be played.
marvel-scene-if-snapped = { $count ->
    [one] You remove one of your heroes.
   *[other] You remove { $count } of your heroes.
}
marvel-scene-aim = Choose another target. { $own ->
    [yes] It may be on your own team.
   *[no] {""}
} Spared, after a counter: { $who }.
marvel-scene-left = { $count ->
    [one] One more hero has to go. You choose which.
   *[other] { $count } more heroes have to go. You choose which.
}
marvel-scene-use = { $who }’s hand, for your eyes only. Choose a card, then where it goes.
marvel-hint-discard = Choose the cards to throw away, then the pile again.
