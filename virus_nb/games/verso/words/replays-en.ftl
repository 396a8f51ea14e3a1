### What the recorded games are called.

verso-replay-alone = Alone against the opponent
verso-replay-lots = Alone against chance
verso-replay-duel = A duel
verso-replay-strict = A duel by stricter rules
verso-replay-three = Three at the table
verso-replay-shared = Four at the table
verso-replay-six = Six at the table
