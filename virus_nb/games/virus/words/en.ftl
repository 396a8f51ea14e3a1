### Virus!, told at the table: cards, places, what happens, why not, the options.

virus-name = Virus!
virus-tagline = Four healthy organs win, and everybody else is contagious
virus-about = Build a body of four healthy organs before anyone else does. Infect your rivals, cure and vaccinate yourself, and when nothing else helps, steal an organ, swap a whole body or make everybody drop their cards. For two to six players.

## Cards
virus-card-organ-red = red organ
    .the = the red organ
    .a = a red organ
    .Short = R
virus-card-organ-green = green organ
    .the = the green organ
    .a = a green organ
    .Short = G
virus-card-organ-blue = blue organ
    .the = the blue organ
    .a = a blue organ
    .Short = B
virus-card-organ-yellow = yellow organ
    .the = the yellow organ
    .a = a yellow organ
    .Short = Y
virus-card-organ-wild = wild organ
    .the = the wild organ
    .a = a wild organ
    .Short = W
virus-card-virus-red = red virus
    .the = the red virus
    .a = a red virus
    .Short = R
virus-card-virus-green = green virus
    .the = the green virus
    .a = a green virus
    .Short = G
virus-card-virus-blue = blue virus
    .the = the blue virus
    .a = a blue virus
    .Short = B
virus-card-virus-yellow = yellow virus
    .the = the yellow virus
    .a = a yellow virus
    .Short = Y
virus-card-virus-wild = wild virus
    .the = the wild virus
    .a = a wild virus
    .Short = W
virus-card-medicine-red = red medicine
    .the = the red medicine
    .a = a red medicine
    .Short = R
virus-card-medicine-green = green medicine
    .the = the green medicine
    .a = a green medicine
    .Short = G
virus-card-medicine-blue = blue medicine
    .the = the blue medicine
    .a = a blue medicine
    .Short = B
virus-card-medicine-yellow = yellow medicine
    .the = the yellow medicine
    .a = a yellow medicine
    .Short = Y
virus-card-medicine-wild = wild medicine
    .the = the wild medicine
    .a = a wild medicine
    .Short = W
virus-card-transplant = transplant
    .the = the transplant
    .a = a transplant
    .Short = Tr
virus-card-organ-thief = organ thief
    .the = the organ thief
    .a = an organ thief
    .Short = Th
virus-card-contagion = contagion
    .the = the contagion
    .a = a contagion
    .Short = Co
virus-card-latex-glove = latex glove
    .the = the latex glove
    .a = a latex glove
    .Short = Gl
virus-card-medical-error = medical error
    .the = the medical error
    .a = a medical error
    .Short = Er
virus-colour-red = red
virus-colour-green = green
virus-colour-blue = blue
virus-colour-yellow = yellow
virus-colour-wild = wild

## Places
virus-place-part = { $you ->
    [yes] your
   *[no] { $who }’s
} { $colour ->
    [red] red organ
    [green] green organ
    [blue] blue organ
    [yellow] yellow organ
   *[wild] wild organ
}

## What happened
virus-event-placed = { $you ->
    [yes] You put down { $the_card }.
   *[no] { $who } puts down { $the_card }.
}
virus-event-infected = { $you ->
    [yes] You infect { $place } with { $a_card }.
   *[no] { $who } infects { $place } with { $a_card }.
}
virus-event-medicine-removed = { $you ->
    [yes] Your { $card } removes { $the_card2 } from { $place }. Both are discarded.
   *[no] { $who } plays { $a_card }, which removes { $the_card2 } from { $place }. Both are discarded.
}
virus-event-killed = { $you ->
    [yes] With { $a_card } you kill { $place }. The organ and both viruses are discarded.
   *[no] With { $a_card } { $who } kills { $place }. The organ and both viruses are discarded.
}
virus-event-vaccinated = { $you ->
    [yes] You vaccinate { $place } with { $a_card }.
   *[no] { $who } vaccinates { $place } with { $a_card }.
}
virus-event-cured = { $you ->
    [yes] Your { $card } cures { $place } of { $the_card2 }. Both are discarded.
   *[no] { $who } plays { $a_card }, which cures { $place } of { $the_card2 }. Both are discarded.
}
virus-event-immunised = { $you ->
    [yes] Your { $card } makes { $place } immune for good.
   *[no] { $who } plays { $a_card }: { $place } is immune for good.
}
virus-event-transplanted = { $you ->
    [yes] You play a transplant: { $place } and { $place2 } change places.
   *[no] { $who } plays a transplant: { $place } and { $place2 } change places.
}
virus-event-stolen = { $you ->
    [yes] You steal { $place }, with all that lies on it.
   *[no] { $who } steals { $place }, with all that lies on it.
}
virus-event-contagion = { $you ->
    [yes] You play contagion: your viruses begin to spread.
   *[no] { $who } plays contagion: viruses begin to spread.
}
virus-event-spread = { $you ->
    [yes] You pass { $the_card } from { $place } to { $place2 }.
   *[no] { $who } passes { $the_card } from { $place } to { $place2 }.
}
virus-event-stopped = { $you ->
    [yes] You let the contagion end there.
   *[no] { $who } lets the contagion end there.
}
virus-event-gloved = { $you ->
    [yes] You play the latex glove: everybody else drops their cards.
   *[no] { $who } plays the latex glove: everybody else drops their cards.
}
virus-event-hand-lost = { $you ->
    [yes] You lose your hand: { $cards }.
   *[no] { $who } loses a hand: { $cards }.
}
virus-event-bodies-swapped = { $you ->
    [yes] Medical error: you swap bodies with { $other }.
   *[no] { $other_you ->
        [yes] Medical error: { $who } swaps bodies with you.
       *[no] Medical error: { $who } swaps bodies with { $other }.
    }
}
virus-event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
virus-event-only-draws = { $you ->
    [yes] Your hand is empty, so you only draw.
   *[no] { $who } has an empty hand and only draws.
}
virus-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
virus-event-reshuffled = The deck has run out. The discard pile is shuffled into a new one: { $number ->
    [one] one card
   *[other] { $number } cards
}.
virus-event-flipped = The deck has run out. The discard pile is turned over, the oldest card on top: { $number ->
    [one] one card
   *[other] { $number } cards
}.
virus-event-won = { $you ->
    [yes] You have four healthy organs. You win!
   *[no] { $who } has four healthy organs and wins!
}

## What is asked
virus-decision-turn = { $you ->
    [yes] Your turn: play a card or discard.
   *[no] { $who } plays a card or discards.
}
virus-decision-draw = { $you ->
    [yes] Your hand is empty: draw three cards.
   *[no] { $who } has an empty hand and draws.
}
virus-decision-spread = { $you ->
    [yes] Choose a virus of yours and the organ it goes to.
   *[no] { $who } chooses where the next virus goes.
}

## Why not
virus-reason-game-over = The game is over.
virus-reason-contagion-open = First the contagion: your viruses still have to move.
virus-reason-no-contagion = Nothing spreads unless a contagion is played.
virus-reason-done-too-early = At least one virus has to move.
virus-reason-done-never = You have to move as many viruses as can be moved.
virus-reason-spread-no-virus = Only viruses on your own organs spread, and { $place } has none to give.
virus-reason-spread-own = Your viruses go to other players’ organs, not to your own.
virus-reason-spread-not-free = Viruses only spread to free organs, and { $place2 } is not one.
virus-reason-spread-colour = The colours do not match: { $the_card } cannot go to { $place2 }.
virus-reason-spread-blocks = You have to move as many viruses as can be moved, and this way another one would be stuck.
virus-reason-draw-with-cards = There is no passing: play a card or discard some. You draw afterwards.
virus-reason-hand-empty = Your hand is empty: you can only draw.
virus-reason-discard-nothing = Choose one, two or three cards to discard.
virus-reason-not-in-hand = You do not have { $the_card } in your hand, or not that many of them.
virus-reason-second-organ = You have { $the_card } already, and there is only room for one of each colour.
virus-reason-organ-own-body = There is only one place for { $the_card }: your own body.
virus-reason-organ-own-place = In your body every colour has a place of its own, and this is not the one for { $the_card }.
virus-reason-needs-organ = Choose one organ for { $the_card }, not a whole body.
virus-reason-no-target = Nothing to aim at: { $the_card } works on everybody concerned. Click the middle of the table.
virus-reason-needs-player = Choose the player whose body you want for { $the_card }.
virus-reason-discard-hand-only = Only cards from your own hand can be discarded.
virus-reason-card-first = Choose a card from your hand first.
virus-reason-virus-on-own = Viruses are for other players’ organs.
virus-reason-medicine-on-other = Medicines are for your own organs, and { $place } is not yours.
virus-reason-no-organ = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no { $colour } organ.
virus-reason-virus-immunised = No virus can harm { $place }: it is immune.
virus-reason-medicine-immunised = No third medicine goes on { $place }: it is immune already.
virus-reason-treatment-immunised = Nothing can move { $place }: it is immune.
virus-reason-colour = The colours of { $the_card } and { $place } do not match.
virus-reason-colour-over-card = The colours do not match: { $the_card } fits neither { $place } nor a wild card on it.
virus-reason-colour-of-card = A card has to match what it acts on, and { $the_card } does not match { $the_card2 }.
virus-reason-second-virus = A second virus has to match the organ itself, and { $the_card } does not match { $place }.
virus-reason-second-medicine = A second medicine has to match the organ itself, and { $the_card } does not match { $place }.
virus-reason-transplant-own = Both organs are yours: a transplant is between two players.
virus-reason-transplant-one-body = { $seat_you ->
    [yes] Both organs are yours
   *[no] Both organs are { $seat }’s
}: a transplant is between two players.
virus-reason-transplant-second-organ = { $seat_you ->
    [yes] You would
   *[no] { $seat } would
} end up with two { $colour } organs.
virus-reason-transplant-no-effect = Nothing would change: { $place } and { $place2 } are just the same.
virus-reason-thief-own = You have { $place } already.
virus-reason-thief-second-organ = You have a { $colour } organ already.
virus-reason-medical-error-own = You cannot swap bodies with yourself.
virus-reason-medical-error-empty = You and { $seat } both have an empty body: there is nothing to swap.
virus-reason-medical-error-no-effect = You and { $seat } have the very same body: nothing would change.
virus-reason-contagion-no-effect = None of your viruses can move, so the contagion would change nothing.
virus-reason-latex-glove-no-effect = Nobody else has cards in hand, so the glove would change nothing.
virus-reason-no-effect = Nothing would change, so { $the_card } cannot be played.

## Options
virus-option-match = What has to match
    .about = The wild organ takes any colour. The strict way, a card has to match the very card it acts on: to cure a red virus on the wild organ you need red, or a wild card.
virus-option-match-organ-or-card = The organ, or a wild card on it
virus-option-match-card = The very card it acts on
virus-option-virus_targets = Who can be infected
    .about = Whether you may play a virus on an organ of your own.
virus-option-virus_targets-rivals = Other players
virus-option-virus_targets-anyone = Anyone
virus-option-medicine_targets = Who can be treated
    .about = Whether you may play a medicine on another player’s organ.
virus-option-medicine_targets-self = Yourself
virus-option-medicine_targets-anyone = Anyone
virus-option-contagion = Contagion
    .about = How many of your viruses a contagion moves.
virus-option-contagion-maximum = As many as can be moved
virus-option-contagion-any = One or more, as you like
virus-option-recycle = When the deck runs out
    .about = What becomes of the discard pile.
virus-option-recycle-shuffle = Shuffle the discard pile
virus-option-recycle-flip = Turn the discard pile over
virus-preset-official = As the publisher prints it
