## Runs and corpora
error-resume-what = say with -o which file to go on with.
error-resume-other-games = that run had another “{ $key }”: { $value }. Go on with the same one, or write to another file.
error-nothing-to-resume = no stopped run is noted here, so there is nothing to go on with. A finished run cannot be made longer: a longer one needs a new file.
error-file-is-gone = a stopped run is to go on here, and this is not there any more. Put it back, or begin anew in another file.
error-file-has-changed = this is no longer as the stopped run had written it, so that run cannot go on. Put it back as it was, or begin anew in another file.
error-folder-not-empty = { $run ->
    [yes] a run into this folder was stopped, and its games stay as they are.
   *[no] this folder holds files already, and they stay as they are.
} Name another one, or go on with a run that was stopped (--resume, in Python resume=True).
error-not-a-folder = this is a file, and the games need a folder.
error-not-a-game = “{ $value }” is no game; a Replay or a Session was expected.
error-needs-extra = this needs { $value }: pip install "virus_nb[{ $extra }]"
bench-load = Load of the machine when it began: { $number }. What is measured on two cores is worse on a machine that does other things.

## Charts
stat-average = On average { $number } ± { $margin } moves (95% interval, n = { $games }).
stat-average-score = On average { $number } ± { $margin } points (95% interval, n = { $count }).
stat-goal = { $goal } points or more: { $share } of { $count } (95% interval: { $low } to { $high }).
stat-scores = How many points are made
stat-points = Points
stat-scores-hover = { $moves } points: { $games }
stat-effects-act = What is played, and how those do who play it
stat-effects-rule = Which rules come up, and how those do for whom they do
stat-effect-axis = Difference in the share of games won (percentage points)
stat-effect-hover = { $what }: those who have it win { $share }, the others { $other }; difference { $difference } percentage points (95% interval: { $low } to { $high }; { $count } players in { $games } games).
stat-effects-summary = From { $count } players in { $games } games. A difference says what goes together with winning, not what leads to it: who is longer in the game plays more. What everybody does is left out.
stat-act = What is played
stat-rule = Rule
stat-times = Times a game
stat-players = Players (n)
stat-with = Won with it
stat-without = Won without it
stat-difference-won = Difference (percentage points)
stat-difference-score = Difference in points
stat-course = Course of the game: { $what }
stat-course-summary = { $count } moves. At the end: { $ends }.
stat-courses = Course of many games: { $what }
stat-courses-summary = Averages with 95% intervals, over those of { $games } games that last so long.
stat-course-hover = { $who }, move { $ply } – { $what }: { $number }
stat-courses-hover = { $who }, move { $ply } – { $what }: { $mean } ± { $margin } (95% interval, n = { $games } games)
stat-chances = Chances of winning
stat-chances-points = Points to be expected
stat-chances-hover = { $who }, move { $ply }: { $chance } (95% interval: { $low } to { $high }; { $count } worlds).
stat-chances-over = { $who }, move { $ply }: { $chance }; the game is over.
stat-chance = Chance
stat-worlds = Worlds (n)
ui-chances = Chances
chances-title = Each player’s chances
chances-seen = Judged
chances-thorough = Worlds a move
chances-start = Work them out
chances-part = { $done } of { $plies } positions are worked out.
stat-ply = Move
stat-mean = Average
stat-heat = Where on the board
stat-heat-hover = { $cell }: stepped on in { $share } of { $games } games (95% interval: { $low } to { $high }).
stat-heat-summary = In { $games } games { $cell } is stepped on most often: in { $share } of them (95% interval: { $low } to { $high }).
stat-cell = Cell
stat-steps = Steps
stat-a-game = Share of games
stat-won-changed = What B changes: games won
stat-changed-won-axis = B less A, percentage points
stat-changed-won = For { $who }, B changes the share of games won by { $difference } percentage points (95% interval: { $low } to { $high }; n = { $games } pairs of games).
stat-score-changed = What B changes: points made
stat-changed-score-axis = B less A, points
stat-changed-score = For { $who }, B changes the points made by { $difference } (95% interval: { $low } to { $high }; n = { $games } pairs of games).
stat-changed-score-one = For { $who }, B changes the points made by { $difference }. One pair of games is too few for an interval (n = 1).
stat-length-changed = What B changes: length of a game
stat-changed-moves = B less A, moves
stat-changed-moves-hover = { $games ->
    [one] { $moves } moves: { $games } pair of games
   *[other] { $moves } moves: { $games } pairs of games
    }
stat-changed-length = B changes the length of a game by { $difference } moves (95% interval: { $low } to { $high }; n = { $games } pairs of games).
stat-changed-length-one = B changes the length of the game by { $difference } moves. One pair of games is too few for an interval (n = 1).
stat-of-a = Games of A: { $title }
stat-none = There are no finished games to show here.
stat-too-few = One game is too few for an average and its interval.
stat-won-a = Won as A
stat-won-b = Won as B
stat-score-a = Points as A
stat-score-b = Points as B
stat-act-discard = discard
stat-act-draw = draw only
stat-act-spread = spread a virus
stat-act-done = end the contagion
stat-act-counter = counter
stat-act-allow = let it happen
stat-act-aim = new target
stat-act-use = use a spied card
stat-act-eliminate = remove a hero
stat-act-keep = keep
stat-act-flip = flip
stat-act-bank = bank
stat-act-pass = pass

## The room of charts
stat-whatif = What if …
stat-whatif-about = A: what you chose above. B: the same seeds, with other rules or other bots.
stat-side-b = B, seat { $number }
stat-open = Look
stat-open-label = Look at game { $game }, move { $ply }
stat-opened = Game { $game } of this simulation, from move { $ply }
stat-opened-a = Game { $game } as A, from move { $ply }
stat-opened-b = The same seed as B
stat-numbers = The numbers
stat-running = { $done } of { $games } games, { $left } left
stat-seconds = { $number } s
stat-minutes = { $number } min
stat-stopped = Stopped: what follows is about { $done } of { $games } games.
stat-measure = Measure
stat-one-game = Course of game
stat-rest = … and { $count } rows more.

## Measures
stat-measure-healthy = healthy organs
stat-measure-infected = infected organs
stat-measure-immune = immune organs
stat-measure-ready = ready heroes
stat-measure-heroes = heroes
stat-measure-shielded = shielded heroes
stat-measure-closure = steps that could follow in a row (closure)
stat-measure-live = live viruses
stat-measure-zombies = zombies made
stat-measure-points = points
stat-measure-cards = cards in the area

## What the columns of the tables mean
stat-head-frame = Table
stat-head-column = Column
stat-head-id = Name
stat-head-type = Type
stat-head-unit = Unit
stat-head-meaning = Meaning
stat-head-formula = Formula
stat-head-n = n
stat-head-value = Value
stat-head-interval = 95% interval
stat-column-games-game = Number of the game, from 0; joins the tables.
stat-column-games-key = Which of the games it is.
stat-column-games-bots = Who sat there, seat by seat.
stat-column-games-options = The house rules, name=value.
stat-column-games-seed = The seed of the game; empty where it is not known.
stat-column-games-seats = How many players.
stat-column-games-plies = How many moves were made.
stat-column-games-turns = How many turns that were.
stat-column-games-over = Whether the game came to its end.
stat-column-games-winners = The seats that won, from 0; empty if nobody has yet.
stat-column-games-scores = Points, seat by seat; missing in games without points.
stat-column-seats-game = Number of the game.
stat-column-seats-seat = Number of the seat, from 0 in turn order.
stat-column-seats-name = Who sat there.
stat-column-seats-won = Whether they won, alone or with others.
stat-column-seats-score = Their points; missing in games without points.
stat-column-plies-game = Number of the game.
stat-column-plies-ply = How many moves were made with this one.
stat-column-plies-seat = Who decided.
stat-column-plies-turn = Whose turn it was.
stat-column-plies-decision = What was asked.
stat-column-plies-act = What was done: the first word of the move.
stat-column-plies-move = The move as text.
stat-column-plies-choices = Among how many moves it was chosen.
stat-column-events-game = Number of the game.
stat-column-events-ply = The move in which it happened.
stat-column-events-kind = What happened.
stat-column-events-rule = The rule that was applied.
stat-column-events-seat = Who did it; -1: the table itself.
stat-column-events-other = Who else was concerned; -1: nobody.
stat-column-events-cards = The cards concerned.
stat-column-events-places = The places concerned.
stat-column-events-number = A count or an amount; 0 where there is none.
stat-statistic-plies = Moves in a game.
stat-statistic-turns = Turns in a game.
stat-statistic-choices = Moves among which to choose.
stat-statistic-first = How often the first seat wins.
stat-statistic-shared = How often a win is shared.
stat-statistic-lead = How often the lead changes hands.
stat-statistic-score = Points of a seat.
stat-statistic-margin = By how many points the best is ahead of the next.
