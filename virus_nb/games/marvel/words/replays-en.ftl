### What the recorded games are called.

marvel-replay-duel = A duel
marvel-replay-four = Four at the table
marvel-replay-hasty = Three players, extra turns at once
marvel-replay-recycled = Two think, two do not
marvel-replay-six = Six at the table
marvel-replay-three = Three at the table
