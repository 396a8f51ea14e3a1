### What happened in a game, to be counted: “infections: 3”.

virus-happened-placed = organs played
virus-happened-infected = infections
virus-happened-medicine-removed = medicines cancelled
virus-happened-killed = organs killed
virus-happened-vaccinated = vaccinations
virus-happened-cured = cures
virus-happened-immunised = immunisations
virus-happened-transplanted = transplants
virus-happened-stolen = organs stolen
virus-happened-contagion = contagions
virus-happened-spread = viruses passed on
virus-happened-stopped = contagions cut short
virus-happened-gloved = latex gloves
virus-happened-hand-lost = hands lost
virus-happened-bodies-swapped = medical errors
virus-happened-discarded = discards
virus-happened-only-draws = turns that only draw
virus-happened-drew = draws
virus-happened-reshuffled = reshuffles
virus-happened-flipped = discard piles turned over
virus-happened-won = wins
