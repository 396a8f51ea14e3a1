tiny-name = Ladder
tiny-tagline = Climb to the goal
tiny-about = A dozen cards, and whoever reaches the goal wins.
tiny-card-one = one
    .the = the one
    .a = a one
    .Short = 1
tiny-card-two = two
    .the = the two
    .a = a two
    .Short = 2
tiny-card-three = three
    .the = the three
    .a = a three
    .Short = 3
tiny-event-laid = { $you ->
    [yes] You lay { $the_card }: { $number }.
   *[no] { $who } lays { $the_card }: { $number }.
    }
tiny-event-gave = { $you ->
    [yes] You give { $other } { $a_card }.
   *[no] { $who } gives { $other_you ->
        [yes] you
       *[no] { $other }
        } { $a_card }.
    }
tiny-event-drew = { $you ->
    [yes] You draw { $a_card }.
   *[no] { $who } draws { $a_card }.
    }
tiny-event-mixed = The pile is shuffled into a new deck.
tiny-event-won = { $you ->
    [yes] You win.
   *[no] { $who } wins.
    }
tiny-happened-laid = cards laid
tiny-happened-gave = cards given away
tiny-happened-drew = draws
tiny-happened-mixed = shuffles
tiny-happened-won = wins
tiny-reason-over = The game is over.
tiny-reason-not-in-hand = You do not have { $a_card }.
tiny-reason-no-taker = There is no other player at that place.
tiny-reason-full = { $seat } has three cards already.
tiny-reason-last-card = You keep your last card.
tiny-rule-1 = Draw
    .title = Two cards
    .text = Twelve cards: four ones, twos and threes. You draw until you hold two.
tiny-rule-2 = Lay
    .title = Lay a card
    .text = Lay a card from your hand: its value is added to the total.
tiny-rule-3 = Give
    .title = Or give one away
    .text = Give a card, though not your last one, to a player with fewer than three.
tiny-rule-4 = Win
    .title = Reach the goal
    .text = Whoever brings the total to the goal wins.
tiny-option-goal = Goal
    .about = The total that wins.
tiny-preset-long = A long climb
tiny-decision-turn = { $you ->
    [yes] Lay a card or give one away.
   *[no] { $who } is to move.
    }
tiny-place-pile = the pile
