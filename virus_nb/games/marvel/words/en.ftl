### Virus! Marvel, told at the table: cards, places, what happens, why not, the options.

marvel-name = Virus! Marvel
marvel-tagline = Four ready heroes win, unless somebody snaps their fingers
marvel-about = Gather four ready heroes while villains block and capture them. Powers and allies protect a team, recruits and spies help themselves to what others have, and a counter at the right moment sends a blow somewhere else. For two to six players. The box names 78 of its 81 cards; the kit plays with those, and how many there are of each action is an assumption that you can edit.

## Cards
marvel-card-hero-red = red hero
    .the = the red hero
    .a = a red hero
    .Short = R
marvel-card-hero-green = green hero
    .the = the green hero
    .a = a green hero
    .Short = G
marvel-card-hero-blue = blue hero
    .the = the blue hero
    .a = a blue hero
    .Short = B
marvel-card-hero-yellow = yellow hero
    .the = the yellow hero
    .a = a yellow hero
    .Short = Y
marvel-card-hero-multi = multicoloured hero
    .the = the multicoloured hero
    .a = a multicoloured hero
    .Short = M
marvel-card-hero-intangible = intangible hero
    .the = the intangible hero
    .a = an intangible hero
    .Short = I
marvel-card-villain-red = red villain
    .the = the red villain
    .a = a red villain
    .Short = R
marvel-card-villain-green = green villain
    .the = the green villain
    .a = a green villain
    .Short = G
marvel-card-villain-blue = blue villain
    .the = the blue villain
    .a = a blue villain
    .Short = B
marvel-card-villain-yellow = yellow villain
    .the = the yellow villain
    .a = a yellow villain
    .Short = Y
marvel-card-villain-multi = multicoloured villain
    .the = the multicoloured villain
    .a = a multicoloured villain
    .Short = M
marvel-card-power-red = red power
    .the = the red power
    .a = a red power
    .Short = R
marvel-card-power-green = green power
    .the = the green power
    .a = a green power
    .Short = G
marvel-card-power-blue = blue power
    .the = the blue power
    .a = a blue power
    .Short = B
marvel-card-power-yellow = yellow power
    .the = the yellow power
    .a = a yellow power
    .Short = Y
marvel-card-ally-red-green = red and green ally
    .the = the red and green ally
    .a = a red and green ally
    .Short = RG
marvel-card-ally-red-blue = red and blue ally
    .the = the red and blue ally
    .a = a red and blue ally
    .Short = RB
marvel-card-ally-red-yellow = red and yellow ally
    .the = the red and yellow ally
    .a = a red and yellow ally
    .Short = RY
marvel-card-ally-green-blue = green and blue ally
    .the = the green and blue ally
    .a = a green and blue ally
    .Short = GB
marvel-card-ally-green-yellow = green and yellow ally
    .the = the green and yellow ally
    .a = a green and yellow ally
    .Short = GY
marvel-card-ally-blue-yellow = blue and yellow ally
    .the = the blue and yellow ally
    .a = a blue and yellow ally
    .Short = BY
marvel-card-recruit = recruit
    .the = the recruit
    .a = a recruit
    .Short = Re
marvel-card-warp-reality = warp reality
    .the = the warp reality
    .a = a warp reality
    .Short = Wa
marvel-card-snap = snap
    .the = the snap
    .a = a snap
    .Short = Sn
marvel-card-spy = spy
    .the = the spy
    .a = a spy
    .Short = Sp
marvel-card-counter = counter
    .the = the counter
    .a = a counter
    .Short = Co
marvel-colour-red = red
marvel-colour-green = green
marvel-colour-blue = blue
marvel-colour-yellow = yellow
marvel-colour-multi = multicoloured
marvel-colour-intangible = intangible

## Places
marvel-place-part = { $you ->
    [yes] your
   *[no] { $who }’s
} { $colour ->
    [red] red hero
    [green] green hero
    [blue] blue hero
    [yellow] yellow hero
    [multi] multicoloured hero
   *[intangible] intangible hero
}
marvel-place-counter = Counter it
marvel-place-allow = Let it happen

## What happened
marvel-event-placed = { $you ->
    [yes] You take { $the_card } into your team.
   *[no] { $who } takes { $the_card } into the team.
}
marvel-event-blocked = { $you ->
    [yes] You block { $place } with { $a_card }.
   *[no] { $who } blocks { $place } with { $a_card }.
}
marvel-event-captured = { $you ->
    [yes] With { $a_card } you capture { $place }. The hero and both villains are discarded.
   *[no] With { $a_card } { $who } captures { $place }. The hero and both villains are discarded.
}
marvel-event-weakened = { $you ->
    [yes] Your { $card } weakens { $place }: it goes to the discard pile with { $the_card2 }.
   *[no] { $who } plays { $a_card }, which weakens { $place }: it goes to the discard pile with { $the_card2 }.
}
marvel-event-protected = { $you ->
    [yes] You protect { $place } with { $a_card }.
   *[no] { $who } protects { $place } with { $a_card }.
}
marvel-event-shielded = { $you ->
    [yes] You shield { $place } for good with { $a_card }.
   *[no] { $who } shields { $place } for good with { $a_card }.
}
marvel-event-fought = { $you ->
    [yes] Your { $card } frees { $place } from { $the_card2 }. Both are discarded.
   *[no] { $who } plays { $a_card }, which frees { $place } from { $the_card2 }. Both are discarded.
}
marvel-event-targets-hero = { $you ->
    [yes] You play { $a_card } against { $place }.
   *[no] { $who } plays { $a_card } against { $place }.
}
marvel-event-targets-player = { $you ->
    [yes] You play { $a_card } against { $other }.
   *[no] { $other_you ->
        [yes] { $who } plays { $a_card } against you.
       *[no] { $who } plays { $a_card } against { $other }.
    }
}
marvel-event-snapped = { $you ->
    [yes] You snap your fingers: everybody will lose half of their heroes.
   *[no] { $who } snaps their fingers: everybody will lose half of their heroes.
}
marvel-event-countered = { $you ->
    [yes] You counter.
   *[no] { $who } counters.
}
marvel-event-allowed = { $you ->
    [yes] You let it happen.
   *[no] { $who } lets it happen.
}
marvel-event-aims-at-hero = { $you ->
    [yes] You send { $the_card } against { $place } instead.
   *[no] { $who } sends { $the_card } against { $place } instead.
}
marvel-event-aims-at-player = { $you ->
    [yes] You turn { $the_card } on { $other } instead.
   *[no] { $other_you ->
        [yes] { $who } turns { $the_card } on you instead.
       *[no] { $who } turns { $the_card } on { $other } instead.
    }
}
marvel-event-no-target = There is no other target: { $the_card } has no effect.
marvel-event-recruited = { $you ->
    [yes] You recruit { $place }, with all that lies on it.
   *[no] { $who } recruits { $place }, with all that lies on it.
}
marvel-event-warped = { $you ->
    [yes] Reality warps: you swap teams with { $other }.
   *[no] { $other_you ->
        [yes] Reality warps: { $who } swaps teams with you.
       *[no] Reality warps: { $who } swaps teams with { $other }.
    }
}
marvel-event-spied = { $you ->
    [yes] You look at { $other }’s hand: { $cards }.
   *[no] { $other_you ->
        [yes] { $who } looks at your hand: { $cards }.
       *[no] { $who } looks at { $other }’s hand.
    }
}
marvel-event-spied-nothing = { $you ->
    [yes] You can play nothing from { $other }’s hand.
   *[no] { $other_you ->
        [yes] { $who } can play nothing from your hand.
       *[no] { $who } can play nothing from { $other }’s hand.
    }
}
marvel-event-used = { $you ->
    [yes] You play { $the_card } from { $other }’s hand as your own.
   *[no] { $other_you ->
        [yes] { $who } plays { $the_card } from your hand.
       *[no] { $who } plays { $the_card } from { $other }’s hand.
    }
}
marvel-event-eliminated = { $you ->
    [yes] You remove { $the_card } from your team, with all that lies on it.
   *[no] { $who } removes { $the_card } from the team, with all that lies on it.
}
marvel-event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
marvel-event-only-draws = { $you ->
    [yes] Your hand is empty, so you only draw.
   *[no] { $who } has an empty hand and only draws.
}
marvel-event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
marvel-event-extra-turn = { $you ->
    [yes] You have another turn.
   *[no] { $who } has another turn.
}
marvel-event-reshuffled = The deck has run out. The discard pile is shuffled into a new one: { $number ->
    [one] one card
   *[other] { $number } cards
}.
marvel-event-won = { $you ->
    [yes] Four of your heroes are ready. You win!
   *[no] Four of { $who }’s heroes are ready. { $who } wins!
}

## What is asked
marvel-decision-turn = { $you ->
    [yes] Your turn: play a card or discard.
   *[no] { $who } plays a card or discards.
}
marvel-decision-draw = { $you ->
    [yes] Your hand is empty: draw three cards.
   *[no] { $who } has an empty hand and draws.
}
marvel-decision-counter = { $you ->
    [yes] { $what ->
        [hero] { $turn } plays { $a_card } against { $place }. Counter it, or let it happen?
        [snap] { $turn } plays { $a_card }. Counter it, or let it happen?
       *[player] { $turn } plays { $a_card } against you. Counter it, or let it happen?
    }
   *[no] { $who } decides whether to counter { $the_card }.
}
marvel-decision-aim = { $you ->
    [yes] Choose a new target for { $the_card }.
   *[no] { $who } chooses a new target for { $the_card }.
}
marvel-decision-use = { $you ->
    [yes] Play one of the cards in { $seat }’s hand as if it were yours.
   *[no] { $seat_you ->
        [yes] { $who } plays one of your cards.
       *[no] { $who } plays a card from { $seat }’s hand.
    }
}
marvel-decision-eliminate = { $you ->
    [yes] { $number ->
        [one] Remove a hero from your team.
       *[other] Remove { $number } heroes from your team.
    }
   *[no] { $number ->
        [one] { $who } removes a hero.
       *[other] { $who } removes { $number } heroes.
    }
}

## Why not
marvel-reason-game-over = The game is over.
marvel-reason-answer-first = First answer { $the_card }: counter it or let it happen.
marvel-reason-no-counter = You do not have a counter in your hand.
marvel-reason-aim-first = First choose a new target for { $the_card }.
marvel-reason-use-first = First play one of the cards that you have spied.
marvel-reason-eliminate-first = First remove the heroes that the snap takes from you.
marvel-reason-eliminate-own = You remove heroes of your own team, and { $place } is not in it.
marvel-reason-eliminate-missing = You have no { $colour } hero to remove.
marvel-reason-use-missing = { $seat_you ->
    [yes] You do not have
   *[no] { $seat } does not have
} { $the_card } in hand.
marvel-reason-use-counter = A counter cannot be played from a hand that you spy.
marvel-reason-no-use = Nothing is there that { $the_card } could be played on.
marvel-reason-aim-at-hero = You have to aim { $the_card } at a hero.
marvel-reason-aim-at-player = You have to aim { $the_card } at a player, not at a hero.
marvel-reason-aim-countered = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} countered this card and cannot be its target again.
marvel-reason-aim-self = Only a villain can land on your own team, and this is { $the_card }.
marvel-reason-no-hero = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} no { $colour } hero.
marvel-reason-nothing-to-allow = Nothing is happening that you could answer.
marvel-reason-nothing-to-aim = No card is looking for a new target.
marvel-reason-nothing-to-eliminate = Heroes are removed only after a snap.
marvel-reason-nothing-to-use = You have not spied any hand.
marvel-reason-draw-with-cards = There is no passing: play a card or discard some. You draw afterwards.
marvel-reason-hand-empty = Your hand is empty: you can only draw.
marvel-reason-counter-on-own-turn = A counter is played only when another player’s card hits you. On your own turn you can discard it.
marvel-reason-discard-nothing = Choose one, two or three cards to discard.
marvel-reason-not-in-hand = You do not have { $the_card } in your hand, or not that many of them.
marvel-reason-second-hero = You have { $the_card } already, and there is only room for one of each colour.
marvel-reason-snap-no-effect = Nobody has two heroes, so the snap would change nothing.
marvel-reason-recruit-second-hero = Your team has a hero of that colour already: { $colour }.
marvel-reason-hero-own-team = There is only one place for { $the_card }: your own team.
marvel-reason-hero-own-place = In your team every colour has a place of its own, and this is not the one for { $the_card }.
marvel-reason-needs-hero = Choose one hero for { $the_card }, not a whole team.
marvel-reason-no-target = Nothing to aim at: { $the_card } works on everybody concerned. Click the middle of the table.
marvel-reason-needs-player = Choose the player at whom you want to play { $the_card }.
marvel-reason-discard-hand-only = Only cards from your own hand can be discarded.
marvel-reason-card-first = Choose a card from your hand first.
marvel-reason-support-other = You may play { $the_card } on your own heroes only, and { $place } is not yours.
marvel-reason-villain-on-own = Villains are for other players’ heroes.
marvel-reason-recruit-own = You cannot recruit from your own team.
marvel-reason-warp-reality-own = You cannot swap teams with yourself.
marvel-reason-spy-own = You know your own hand already.
marvel-reason-warp-empty = You and { $seat } both have an empty team: there is nothing to swap.
marvel-reason-warp-no-effect = You and { $seat } have the very same team: nothing would change.
marvel-reason-spy-empty = { $seat } has no cards to look at.
marvel-reason-spy-origin = That spy came from { $seat }’s own hand: it has to look at another one.
marvel-reason-shielded = Nothing can touch { $place }: it is shielded.
marvel-reason-intangible = No villain, power or ally can be played on the intangible hero.
marvel-reason-colour = The colours of { $the_card } and { $place } do not match.
marvel-reason-colour-of-card = A card has to match what it acts on, and { $the_card } does not match { $the_card2 }.

## What is wrong with a position
error-marvel-pile-without-hero = each pile of a team begins with a hero.
error-marvel-second-hero = a team cannot have “{ $card }” twice.
error-marvel-too-much-on-hero = on “{ $hero }” lies nothing, one villain, one or two powers, or an ally with or without a power under it.
error-marvel-wrong-colour-on-hero = “{ $card }” cannot lie on “{ $hero }”: the colours do not match.
error-marvel-cannot-counter-that = those who have countered are neither the player whose turn it is nor the one who is asked.
error-marvel-another-is-asked = this question goes to the player whose turn it is: { $number }.
error-marvel-not-a-hit = “{ $value }” is not a card that hits somebody, with its target.
error-marvel-seats-out-of-order = each seat stands there once, the lowest first.

## Options
marvel-option-villain_targets = Who can be attacked
    .about = Whether you may play a villain on a hero of your own.
marvel-option-villain_targets-rivals = Other players
marvel-option-villain_targets-anyone = Anyone
marvel-option-extra_turn = The extra turn
    .about = When you draw after a multicoloured hero or villain.
marvel-option-extra_turn-after-draw = Draw first, then another turn
marvel-option-extra_turn-at-once = Another turn at once, with the cards left
