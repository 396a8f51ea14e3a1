### What the recorded games are called.

virus-replay-duel = A duel
virus-replay-four = Four at the table
virus-replay-gift = Two think, two do not
virus-replay-official = The publisher’s strict rules, three players
virus-replay-recycled = Three players, and the deck runs out
virus-replay-six = Six at the table
