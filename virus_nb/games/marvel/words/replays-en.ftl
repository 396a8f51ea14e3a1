### What the recorded games are called.

marvel-replay-borrowed = Won with another player’s card
marvel-replay-duel = A duel
marvel-replay-emptied = The hand runs empty
marvel-replay-four = Four at the table
marvel-replay-hasty = Three players, extra turns at once
marvel-replay-house = House rules, three players
marvel-replay-quick = Fifteen moves
marvel-replay-recycled = Two think, two do not
marvel-replay-six = Six at the table
marvel-replay-spies = Six at the table, and a spied spy
marvel-replay-three = Three at the table
