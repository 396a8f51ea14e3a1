### Verso, told at the table: cards, places, what happens, why not, what the picture says.

verso-name = Verso
verso-tagline = Two sides to every card: build runs of sea, land and sky
verso-about = Every card has two sides, and you only ever see one of them. Take the top card of the deck as it lies, or turn it over and hope. Bank runs of one colour for points, make your neighbours turn over what they were saving, and complete a square of three by three. For one to six players.

## Cards
verso-card = { verso-colour-name } { verso-value } ({ $part3 ->
    [one] { $part3 } point
   *[other] { $part3 } points
})
    .the = the { verso-card }
    .a = { $part1 ->
        [orange] an { verso-card }
       *[other] a { verso-card }
    }
    .Short = { $part1 ->
        [blue] B
        [green] G
       *[orange] O
    }
verso-colour-name = { $part1 ->
    [blue] blue
    [green] green
   *[orange] orange
}
verso-value = { $part2 ->
    [J] joker
   *[other] { $part2 }
}
verso-colour-blue = blue
    .Short = B
verso-colour-green = green
    .Short = G
verso-colour-orange = orange
    .Short = O

## Places
verso-place-part = { $you ->
    [yes] your
   *[no] { $who }'s
} { $colour ->
    [blue] blue row
    [green] green row
   *[orange] orange row
}
verso-place-keep = Keep it
verso-place-flip = Turn it over
verso-place-bank = Bank this run
verso-place-pass = No run: pass

## What happened
verso-event-kept = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} { $the_card }.
verso-event-kept-twin = { $you ->
    [yes] You keep { $the_card } but already have one: it is discarded.
   *[no] { $who } keeps { $the_card } but already has one: it is discarded.
}
verso-event-flipped = { $you ->
    [yes] You turn over { $the_card }: it is { $a_card2 }.
   *[no] { $who } turns over { $the_card }: it is { $a_card2 }.
}
verso-event-flipped-twin = { $you ->
    [yes] You turn over { $the_card }: it is { $a_card2 }, which you already have, so it is discarded.
   *[no] { $who } turns over { $the_card }: it is { $a_card2 }, which { $who } already has, so it is discarded.
}
verso-event-banked = { $you ->
    [yes] You bank
   *[no] { $who } banks
} { $cards }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
verso-event-left = { $you ->
    [yes] Your two highest leave: { $cards }.
   *[no] The two highest leave: { $cards }.
}
verso-event-turned = { $you ->
    [yes] You have to turn over { $the_card }, now { $a_card2 }.
   *[no] { $who } has to turn over { $the_card }, now { $a_card2 }.
}
verso-event-turned-twin = { $you ->
    [yes] You have to turn over { $the_card }; you already have { $a_card2 }, so it is discarded.
   *[no] { $who } has to turn over { $the_card }; there is { $a_card2 } already, so it is discarded.
}
verso-event-opponent = The opponent turns over { $the_card }, now { $a_card2 }.
verso-event-opponent-twin = The opponent turns over { $the_card }; there is { $a_card2 } already, so it is discarded.
verso-event-opponent-drew = The opponent picks { $colour }.
verso-event-opponent-rests = The opponent does nothing.
verso-event-square = { $you ->
    [yes] A square! You score { $number } points.
   *[no] A square! { $who } scores { $number } points.
}
verso-event-deck-empty = The deck is empty. Everybody banks one last run.
verso-event-no-run = { $you ->
    [yes] You have no run to bank.
   *[no] { $who } has no run to bank.
}
verso-event-won = { $you ->
    [yes] You win with { $number } points!
   *[no] { $who } wins with { $number } points!
}
verso-event-shared = { $you ->
    [yes] You share the win with { $number } points!
   *[no] { $who } shares the win with { $number } points!
}
verso-event-finished = { $number ->
    [one] The game is over: { $number } point. The designers' best is 64.
   *[other] The game is over: { $number } points. The designers' best is 64.
}

## Why not
verso-reason-over = The game is over.
verso-reason-deck-empty = The deck is empty: there is no card left to take.
verso-reason-must-bank = You have a run, so your last bank has to be made.
verso-reason-no-pass = There is no passing: take a card or bank a run.
verso-reason-unknown-act = A turn is keeping the top card, turning it over, or banking a run of blue, green or orange.
verso-reason-must-flip = You already have { $a_card }, so it has to be turned over.
verso-reason-outside = Values go from 1 to 6, so { $low } to { $high } is no run.
verso-reason-high-below-low = A run goes up from its lowest card and does not go round from 6 to 1.
verso-reason-joker-outside = The joker cannot stand for { $number } in a run from { $low } to { $high }.
verso-reason-other-row = You bank from your own rows, not from other players’.
verso-reason-two-colours = A run is of one colour, and these two are not.
verso-reason-ends-first = Choose the two ends of your run first.
verso-reason-joker-end = The joker is not an end of a run: choose the two values, then say what the joker stands for.
verso-reason-one-act = A turn is one thing or the other: take a card, or bank a run. Escape takes your choice back.
verso-reason-one-card = A run has at least two cards.
verso-reason-empty-row = There is nothing in { $place }.
verso-reason-not-in-row = There is no { $number } in { $place }.
verso-reason-no-joker = There is no joker in { $place }.

## Questions
verso-decision-turn = { $you ->
    [yes] Your turn: keep the top card, turn it over, or bank a run.
   *[no] It is { $who }'s turn.
}
verso-decision-last-bank = { $you ->
    [yes] The deck is empty: bank one last run.
   *[no] The deck is empty: { $who } banks one last run.
}

## The picture
verso-scene-title = { $you ->
    [yes] Your landscapes
   *[no] { $who }
}
verso-scene-area = { $you ->
    [yes] Your three rows, { $number } points, { $ready ->
        [yes] the next square scores
       *[no] bank a run before the next square
    }
   *[no] { $who }'s three rows, { $number } points, { $ready ->
        [yes] the next square scores
       *[no] the next square does not score yet
    }
}
verso-scene-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
verso-scene-square = { $ready ->
    [yes] The next square scores 7
   *[no] No square before another bank
}
verso-scene-square-break = The square must be broken first
verso-scene-empty = { $colour } { $value ->
    [J] joker
   *[other] { $value }
}: empty.
verso-scene-card = { $card }, other side: { $other }.
verso-scene-unseen = not seen yet
verso-scene-runs = A run from here
verso-scene-run = to { $high } pays { $number }.
verso-scene-as-joker = joker
verso-scene-table = The deck
verso-scene-deck = The deck: { $count ->
    [one] one card left
   *[other] { $count } cards left
}
verso-scene-keep = Keep the top card: { $card }
verso-scene-flip = Turn the top card over without having looked: { $back }
verso-scene-other-side = { $value ->
    [J] a number
   *[other] { $below }, { $above } or a joker
} in { $colour ->
    [blue] green or orange
    [green] blue or orange
   *[orange] blue or green
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verso-scene-behind = Below: { $back }
verso-scene-discard = Discard pile: { $count ->
    [0] empty
    [one] one card, { $card }
   *[other] { $count } cards, on top { $card }
}
verso-scene-hint = Click both ends of a run, then bank it.
verso-scene-joker-is = The joker is
verso-scene-joker = The joker stands for { $number }
verso-scene-joker-none = none
verso-scene-joker-out = The joker is not in the run
verso-scene-bank = Bank the run: score its points, its two highest cards leave

## Positions that cannot be
error-verso-no-card = “{ $value }” is not a card of this deck; one looks like “blue-5/1~green-4/3”.
error-verso-twins = “{ $value }” has the colour and value of another card of this area.
error-verso-square-scored = this square stands while there are cards in the deck, so it has been scored and cannot be ready.
error-verso-square-broken = a square can only wait to be broken while it stands.
error-verso-ready-or-waits = a square that is ready waits for nothing, and any other waits for something.
error-verso-waits-order = expected “bank”, “break” or both, in this order and each once.
error-verso-last-banks-early = the last banks begin when the deck is empty.
error-verso-last-banks-order = expected the seats in turn order, beginning with the one to move.

## A move before it is made
verso-move-keep = keep the top card
verso-move-flip = turn the top card over
verso-move-pass = pass
verso-move-bank = bank { $colour } { $low } to { $high }{ $joker ->
    [no] {""}
   *[other] , the joker as { $joker }
}
