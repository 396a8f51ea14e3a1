### Virus Wars, told at the table: what happens, why not, what the rules say, what the picture shows.

virus_wars-name = Virus Wars
virus_wars-tagline = Spread, turn your rival’s viruses into zombies, and leave no room for five more steps
virus_wars-about = Blue and Red spread over one board, five steps a turn. Every step either adds a virus or turns an enemy virus into a zombie, and a zombie stays where it is for good: a wall for your rival, a bridge for you. Whoever cannot make all the steps of a turn has lost. For two players.

virus_wars-colour-blue = Blue
virus_wars-colour-red = Red

## What happened
virus_wars-event-entered = { $you ->
    [yes] You enter on { $place }.
   *[no] { $who } enters on { $place }.
}
virus_wars-event-propagated = { $you ->
    [yes] You put a virus on { $place }.
   *[no] { $who } puts a virus on { $place }.
}
virus_wars-event-assimilated = { $you ->
    [yes] You turn the virus on { $place } into a zombie.
   *[no] { $who } turns the virus on { $place } into a zombie.
}
virus_wars-event-lost = { $you ->
    [yes] You
   *[no] { $who }
} cannot finish this turn: { $number ->
    [0] no step is
    [one] only one step is
   *[other] only { $number } steps are
} possible.
virus_wars-event-shut-out = { $you ->
    [yes] You have
   *[no] { $who } has
} no empty cell to enter on.
virus_wars-event-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
}

## What is asked
virus_wars-decision-enter = { $you ->
    [yes] Choose a cell on your edge to enter.
   *[no] { $who } chooses where to enter.
}
virus_wars-decision-step = { $you ->
    [yes] Your turn: { $number ->
        [one] one step
       *[other] { $number } steps
    } to go.
   *[no] { $who } has { $number ->
        [one] one step
       *[other] { $number } steps
    } to go.
}

## Why not
virus_wars-reason-over = { $seat_you ->
    [yes] The game is over: you could not finish your turn.
   *[no] The game is over: { $seat } could not finish the turn.
}
virus_wars-reason-no-pass = There is no passing: { $number ->
    [one] one step still has
   *[other] { $number } steps still have
} to be made.
virus_wars-reason-off-board = There is no { $place } on this board of { $columns } columns and { $rows } rows.
virus_wars-reason-not-the-edge = The first step of all goes on the { $edge ->
    [left] left
   *[right] right
} edge, and { $place } is not there.
virus_wars-reason-edge-taken = An entry needs an empty cell, and { $place } is taken.
virus_wars-reason-own-zombie = Your zombie on { $place } stays as it is to the end of the game.
virus_wars-reason-enemy-zombie = The zombie on { $place } is a wall for you: nobody can play on it.
virus_wars-reason-own-virus = Your own virus is on { $place } already.
virus_wars-reason-too-far = { $place } is out of reach: no live virus of yours is next to it, and no chain of your zombies leads there.
virus_wars-reason-enemy-too-far = The enemy virus on { $place } is out of reach: none of your live viruses is next to it, and no chain of your zombies leads there.
virus_wars-reason-chain-is-cut = Your zombies beside { $place } are cut off: none of them is joined to a live virus of yours.

## The rules
virus_wars-rule-1 =
    .title = The board
    .text = The game is played on an empty board of 11 by 11 cells. It can be 13 by 13 or 15 by 15 as well, and any smaller size for practice. Nobody says how large the first boards were, so 11 is the choice of this kit.
virus_wars-rule-2 =
    .title = Five steps a turn
    .text = Blue begins, and the two take turns. A turn is always five steps, the very first one too. Since going first is a large advantage, Blue’s first turn can be made shorter.
virus_wars-rule-3 =
    .title = Propagation
    .text = A step can put a new live virus of yours on any empty cell that is in your reach.
virus_wars-rule-4 =
    .title = Assimilation
    .text = A step can strike a live enemy virus in your reach. It is taken away, and a zombie of yours stands in its place.
virus_wars-rule-5 =
    .title = Zombies
    .text = A zombie belongs to whoever made it and never changes again. Nobody can play on it, so for the other side it is a wall.
virus_wars-rule-6 =
    .title = What is in reach
    .text = In your reach are the eight cells around each of your live viruses. Your zombies carry it further: if a chain of them, corner to corner if need be, touches a live virus of yours, all cells around the chain are in reach too. Pieces made a moment ago count at once. Zombies that hang together with no live virus of yours give nothing.
virus_wars-rule-7 =
    .title = Entering the board
    .text = Your very first step goes on an empty cell of your edge: the left column for Blue, the right one for Red. That happens once and never again, even if all your viruses are gone. That the cell has to be empty, and that somebody with no such cell has lost, are rulings of this kit.
virus_wars-rule-8 =
    .title = All steps have to be made
    .text = There is no passing. Whoever cannot make all the steps of a turn loses the game. There are no draws and no points.
virus_wars-rule-9 =
    .title = When the game ends
    .text = You have lost as soon as fewer steps are possible than are left in your turn; you do not have to play them out first. Taking the last enemy virus wins nothing by itself: if you cannot finish your own turn, you lose first. This is a ruling of this kit that changes nothing about who wins.

## Options
virus_wars-option-rows = Rows
    .about = How high the board is.
virus_wars-option-columns = Columns
    .about = How wide the board is.
virus_wars-option-steps = Steps in a turn
    .about = Five in the game as it is known; three in the old game on paper.
virus_wars-option-first_turn_steps = Steps in Blue’s first turn
    .about = Going first is a large advantage; fewer steps make up for it.
virus_wars-preset-seed = As it is played
virus_wars-preset-balanced = Balanced: Blue begins with one step
virus_wars-preset-classic-3 = On paper: 10 by 10, three steps

## The picture
virus_wars-scene-board = Board
virus_wars-scene-board-label = Board of { $columns } columns and { $rows } rows
virus_wars-scene-cell = { $place }: { $what ->
    [live-blue] live blue virus
    [live-red] live red virus
    [zombie-blue] blue zombie
    [zombie-red] red zombie
    [cut-blue] blue zombie, cut off
    [cut-red] red zombie, cut off
   *[empty] empty
}
virus_wars-scene-near = { $what }, in reach from the live virus on { $source }
virus_wars-scene-chain = { $what }, in reach from the live virus on { $source } over { $number ->
    [one] the zombie on { $zombie }
   *[other] { $number } zombies, the last one on { $zombie }
}
virus_wars-scene-entry = { $what }, an entry
virus_wars-scene-status = How things stand
virus_wars-scene-status-label = How things stand. { $over ->
    [yes] { $colour ->
        [blue] Blue
       *[red] Red
    } could not finish the turn.
   *[no] { $colour ->
        [blue] Blue
       *[red] Red
    } is to move, steps left: { $number }.
}
virus_wars-scene-side = { $colour ->
    [blue] Blue
   *[red] Red
} · { $you ->
    [yes] you
   *[no] { $who }
}
virus_wars-scene-closure = { $number ->
    [one] 1 step possible
   *[other] { $number } steps possible
}
virus_wars-scene-pieces = { $live } live · { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}
virus_wars-scene-steps = { $colour ->
    [blue] Blue
   *[red] Red
}: { $number ->
    [one] 1 step left
   *[other] { $number } steps left
}
virus_wars-scene-short = { $colour ->
    [blue] Blue
   *[red] Red
} still had { $number ->
    [one] 1 step
   *[other] { $number } steps
} to make

## Positions that cannot be
error-virus_wars-size = the number of { $side ->
    [rows] rows
   *[columns] columns
} is { $value }, and it can be { $low } to { $high }.
error-virus_wars-other-size = the board has { $value } { $side ->
    [rows] rows
   *[columns] columns
}, and the options say { $number }.
error-virus_wars-ragged = this row has { $value } cells, and the first one has { $number }.
error-virus_wars-entry-order = each colour stands here once at most, “blue” before “red”.
error-virus_wars-has-entered = “{ $value }” has, or has lost, a piece and must have entered.

## A move before it is made
virus_wars-move-pass = pass
