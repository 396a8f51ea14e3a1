### What happened in a game, to be counted: “infections: 3”.

verso-happened-kept = cards kept
verso-happened-kept-twin = cards kept, then discarded
verso-happened-flipped = cards turned over
verso-happened-flipped-twin = cards turned over, then discarded
verso-happened-banked = runs banked
verso-happened-left = runs cut back
verso-happened-turned = forced turns
verso-happened-turned-twin = forced turns, then discards
verso-happened-opponent = turns by the opponent
verso-happened-opponent-twin = discards by the opponent
verso-happened-opponent-drew = picks of the opponent
verso-happened-opponent-rests = rests of the opponent
verso-happened-square = squares
verso-happened-deck-empty = empty decks
verso-happened-no-run = last banks without a run
verso-happened-won = wins
verso-happened-shared = shared wins
verso-happened-finished = solo games finished
