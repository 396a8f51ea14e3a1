### What every game and the rooms around the table share.
### The reader is "you"; short sentences; no exclamation marks except where somebody wins.

## Languages (each in its own language)
language = Language
language-en = English
language-es = Español
language-pt = Português

## People at the table
player = Player { $number }
bot-human = Person
    .about = plays with the mouse or the keyboard
bot-random = Random
    .about = picks any legal move
bot-greedy = Greedy
    .about = takes the best-looking move
bot-easy = Easy
    .about = looks ahead for a moment
bot-normal = Normal
    .about = thinks its move over
bot-strong = Strong
    .about = looks ahead as far as it can; takes about a second

## Cards and places without a game of their own
card-hidden = card
    .the = the card
    .a = a card
    .Short = ?
cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}
place-hand = card { $number } in your hand
place-deck = the deck
place-discard = the discard pile
place-table = the table

## What is wrong with something that came from outside
error-at = { $where }: { $what }
error-not-an-object = an object was expected, with names and values in curly brackets.
error-not-a-list = a list was expected.
error-not-a-choice = “{ $value }” is not possible here. Choose { $choices }.
error-unknown-option = there is no option “{ $value }”. The options are { $choices }.
error-unknown-key = “{ $value }” is not known here. What may stand here: { $choices }.
error-missing-key = “{ $value }” is missing.
error-not-that-many = { $number ->
    [one] exactly one was expected, and there are { $value }.
   *[other] exactly { $number } were expected, and there are { $value }.
}
error-too-many = at most { $number } were expected, and there are { $value }.
error-not-a-number = “{ $value }” will not do: a whole number from { $low } to { $high } was expected.
error-not-a-flag = “{ $value }” will not do: true or false was expected.
error-not-a-text = a text in quotation marks was expected.
error-other-deck = these are not the { $number } cards of the game.
error-too-many-copies = the game does not have that many copies of “{ $card }”: there are { $number }.
error-not-a-move = “{ $value }” is not a move of this game.
error-card-twice = “{ $value }” stands there twice, and the game has it once.
error-too-many-cards = these are { $value } cards, and this game has room for { $number }.
error-no-cards-fit = no cards of the game fit what is hidden here.
error-pile-without-organ = a pile begins with an organ.
error-second-organ = a body cannot have “{ $card }” twice.
error-cannot-lie-on-organ = “{ $card }” cannot lie on an organ; viruses and medicines can.
error-wrong-colour-on-organ = “{ $card }” cannot lie on “{ $organ }”: the colours do not match.
error-too-much-on-organ = on an organ lies one virus, one medicine or two medicines, nothing more.
error-live-winner = this player has won already, so the game cannot go on from here.
error-nothing-to-decide = nothing can be done here, so no decision can be open.
error-not-toml = this is not TOML.
error-twice-the-same = “{ $value }” stands there twice.
error-not-an-id = “{ $value }” will not do as a name: small letters, digits and hyphens, a letter first.
error-ask-or-goal = a quiz needs either “ask” or “goal”, and not both.
error-chance-missing = the record does not say how this shuffle or draw came out.
error-chance-other-cards = the recorded shuffle has other cards than the ones that were shuffled.

## The frame around every page
page-title = virus_nb, four table games
page-skip = Skip to the content
page-games = Games
page-replays = Replays
page-statistics = Statistics
page-pages = Pages
page-dark = Dark mode
page-loading = Getting the table ready …
page-slow = Still getting ready. The first visit takes a little longer.
page-lost = The connection to this page’s program was lost, so the buttons no longer do anything.
page-reload = Start the page again
page-redirect = To the games …
page-no-script = This page plays in your browser and needs JavaScript.
page-error = This page could not be shown
page-error-404 = There is no page at this address. It may have been renamed, or the address has a typing mistake.
page-error-500 = The program that makes this page stopped with an error. Nothing of yours was changed.
page-parts = Parts of this page
page-error-back = Back to the games

## The command line
cli-version = virus-nb { $version }, { $form ->
    [compiled] games compiled
   *[other] pure Python
    }
cli-starting = Starting the games…
cli-serving = The games are at { $address }
cli-stop = Press Ctrl+C to stop.
cli-copied = Your own copy of the notebooks is in { $folder }.
cli-written = { $count ->
    [one] One game is in { $file }.
   *[other] { $count } games are in { $file }.
}
cli-wins = { $player } ({ $bot }): { $count ->
    [one] 1 win
   *[other] { $count } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $share } (95% interval: { $low } to { $high })
cli-length = Moves in a game, on average: { $number } ± { $margin } (95% interval, n = { $games })
cli-stopped = Stopped after { $done } of { $count } games. The same command with --resume goes on.
cli-stopped-unkept = Stopped after { $done } of { $count } games.
cli-broken-off = Stopped.
cli-checked = { $passed } passed, { $failed } failed
cli-verified = The record is right: every move is allowed, and all checks agree.
cli-collection = { $bad ->
    [0] { $count } recorded games, all of them verified.
   *[other] { $count } recorded games, { $bad } of them with something wrong.
}
cli-collection-game = { $where }: { $game }; { $players }; { NUMBER($moves) ->
    [one] 1 move
   *[other] { $moves } moves
}; { $won ->
    [yes] won by { $winners }
   *[no] not finished
}
error-not-a-pair = “{ $value }” is not an option; write it as NAME=VALUE.
error-no-file = there is no such file.
error-file-system = this could not be read or written ({ $reason }).
error-system = the machine refused this: { $reason }.
error-is-a-folder = this is a folder; name one game in it, as in { $example }.
error-nothing-to-check = there is no .json, .jsonl or .gz file in this folder, so there is nothing to check.
error-no-port = port { $port } is taken. Leave --port out, and a free one is found.

## Files, replays and scenarios that cannot be used
error-too-large = this is larger than { $number } MB, the most that is read.
error-broken-gzip = the packed file is damaged or cut off.
error-not-utf8 = this is not UTF-8 text, from byte { $number } on.
error-not-json = this is not JSON: line { $line }, column { $column }.
error-too-deep = the brackets are nested too deep.
error-number-too-long = a number has thousands of digits.
error-key-twice = “{ $value }” stands there twice.
error-not-json-constant = “{ $value }” is not a number in JSON.
error-no-game-in-it = there is no game in this file.
error-no-game-in-folder = there is no recorded game in this folder.
error-a-table = this is a table of results with a row for each game, and has no moves to watch: virus_nb.corpora.ask.win_table and pandas.read_parquet read it, and virus_nb.play.simulate.again plays any of its games again from the seed in its row.
error-not-that-many-seats = { $value ->
    [1] there is 1 player; the game is for { $low } to { $high }.
   *[other] there are { $value } players; the game is for { $low } to { $high }.
}
error-only-that-many-seats = { $value ->
    [1] there is 1 player; the game is for exactly { $number }.
   *[other] there are { $value } players; the game is for exactly { $number }.
}
error-text-too-long = the text is longer than { $number } characters.
error-not-plain-text = the text contains control characters.
error-not-a-seed = “{ $value }” cannot be a seed; a whole number or a text was expected.
error-not-who-moves = this is not what the player sees who has to move, number { $value } counted from 0.
error-not-an-executor = an executor of concurrent.futures, or one like it, was expected.
error-not-a-side = “{ $value }” will not do: Side(bots, options) was expected.
error-not-between-0-and-1 = “{ $value }” will not do: a number between 0 and 1 was expected.
error-one-replay-a-file = { $number } replays do not fit in one .json file; name it .jsonl or .jsonl.gz.
error-not-a-batch-file = many games go into a file whose name ends in .jsonl or .jsonl.gz.
error-replay-differs = differs at ply { $ply }: the record says { $expected }, the game comes to { $found }.
error-replay-differs-rules = differs at ply { $ply }: the record says { $expected }, the game comes to { $found }. It was recorded under version { $theirs } of the rules; this is version { $ours }.
error-replay-illegal = differs at ply { $ply }: rule { $rule } does not allow “{ $move }”.
error-replay-illegal-rules = differs at ply { $ply }: rule { $rule } does not allow “{ $move }”. It was recorded under version { $theirs } of the rules; this is version { $ours }.
error-not-a-ply = the game has only { $number } plies.
error-chance-left = the game never comes to this shuffle or draw.

## The gallery
gallery-title = Pick a game
gallery-text = Learn it step by step, play it, watch a recorded game, or see what many games have in common.
gallery-players = { $low }–{ $high } players
gallery-two = 2 players
gallery-learn = Learn
gallery-play = Play
gallery-practise = Practise
gallery-rules = Rules
gallery-watch = Watch
gallery-numbers = Numbers
gallery-picture = A table of { $game } in the middle of a game

## A lesson
lesson-title = Learn { $game }
lesson-steps = Steps
lesson-progress = Step { $at } of { $all }, { $done } done
lesson-back = Back
lesson-next = Next
lesson-hint = Hint
lesson-solution = Show me
lesson-where = Where?
lesson-start-over = Start the lesson over
lesson-link = Link to this place
lesson-stars = { $count } of { $all } stars
lesson-step-stars = { $count ->
    [one] one star for this step
   *[other] { $count } stars for this step
}
lesson-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
lesson-punished = That was allowed, but it is not what this step is about, and your rival makes you pay for it. { $what } Start the step again and try something else.
lesson-again = Start this step again
lesson-move-on = Next move
lesson-look = Here you only look.
lesson-right = Right.
lesson-wrong = No.
lesson-missed = That was allowed, but it is not what this step is about. Start it again and try something else.
lesson-other-refusal = { $reason } That is a rule as well, though not the one that this step is about.
lesson-shown = This is how it goes.
lesson-seen = That was all.
lesson-rules = Rules
lesson-only-moves = This would have happened:
rules-title = The rules of { $game }
rules-which = Rule
rules-example = Show me an example
rules-real = See it in a real game ({ $count ->
    [0] not in the recordings
    [one] 1 time
   *[other] { $count } times
})
rules-all = All rules on one page
rules-options = Tables agree on this differently. What is possible (the usual way first):
rules-played = This is what the rule brings about. Start the step again to try something yourself.
rules-refused = This is what the rule says no to: { $reason } Try something else, if you like.
rules-in-game = From “{ $title }”, { $number ->
    [0] at the start.
   *[other] move { $number }.
}
rules-kept = Here it keeps { $who } from something: { $reason }
source-S = from the rules of the game
source-P = from what the publisher prints
source-R = a ruling of this kit, not an official one
source-A = an assumption of this kit about the cards

## What a notebook says of itself
run-me = Run this cell to see it live.
no-lesson = There is no lesson for { $game } yet.

## For teachers
result-door = For teachers
result-who = Name
result-json = Result as a file (JSON)
result-csv = Result as a table (CSV)
result-handout = Hand-out of this lesson, to print
result-step = Step
result-done = Done
result-tries = Tries
result-help = Help
result-stars = Stars
result-yes = yes
result-no = no
result-help-0 = none
result-help-1 = a nudge
result-help-2 = the place
result-help-3 = the solution
handout-answers = Answers

## Practice
practise-title = Practise { $game }
practise-text = Three ways to get better: judge moves of real games, find the move that stands out, or play against a bot that explains itself.
practise-may = Is it allowed?
practise-find = Find the move
practise-coach = Play with a coach
may-where = “{ $title }”, after { $number ->
    [one] 1 move
   *[other] { $number } moves
}. You are { $who }, and you decide.
may-options = House rules here – { $what }.
may-ask = Is this allowed: { $move }?
may-yes = Yes, that is allowed
may-no = No, it is not
may-next = Next question
may-allowed = It is allowed.
may-refused = It is not allowed.
may-score = { $count } of { $all } right so far
find-title = Puzzle { $at } of { $all }, { $count } solved
find-none = There are no puzzles for this game yet.
find-only = There is only one such move.
find-win = You can win this very turn. How?
find-win-done = You have won.
find-save = Whoever comes next is about to win. Stop them, whatever they hold.
find-save-done = Now nobody can win on the next turn.
find-leader = Somebody is ahead. Find the move that costs them most.
find-leader-done = The search agrees: no other move sets the leader back like this one.
find-best = One move is clearly better than all others. Which?
find-best-done = The search agrees: every other move is surely worse.
find-missed = There is something better. Start again and look once more.
find-punished = See what comes of it. { $what } Start again and look once more.
coached-intro = Play as you like and take back whatever you regret. The bot says what its moves are good for, and a hint compares your best moves.
coached-hint = Hint from the coach
coached-chance = Wins { $chance } of the time (95% interval: { $low } to { $high }, n = { $count }).
coached-rest = { $count ->
    [one] One more move
   *[other] { $count } more moves
}
coached-nothing-better = Nothing better was at hand.

## A move before it is made
move-discard = throw away { $cards }
move-draw = draw cards
move-done = stop here
move-use = use { $what }

## The table and the player
ui-table = Table
ui-tools = Game
ui-log = What happened
ui-undo = Take back
ui-redo = Redo
ui-new = New game
ui-close = Close
ui-hot = can be chosen
ui-picked = chosen
ui-choose = { $count ->
    [0] Nothing can follow; Escape takes the choice back.
    [one] 1 place can be chosen.
   *[other] { $count } places can be chosen.
}
ui-explain = Explain
ui-rule = The rule:
ui-rulebook = Read on in the rulebook
ui-explained = { $count ->
    [one] This rule has a say here.
   *[other] These rules have a say here.
}
ui-no-rule = No rule has anything special to say here right now.
ui-cleared = Choice taken back.
ui-not-here = That does not go together with what you have chosen.
ui-not-first = Begin with one of the marked places.
ui-wait = It is { $who }’s turn.
ui-cover = Pass the table to { $who }.
ui-uncover = I am { $who }, show my cards
ui-won = { $count ->
    [one] { $you ->
        [yes] You have won!
       *[no] { $who } has won.
    }
   *[other] The winners are { $who }.
}
ui-drawn = Nobody has won.
ui-fault = Something went wrong inside the game: { $what }. The table stands as it was before; the details are in the log of the notebook.
ui-first = To the start
ui-back = Back
ui-play = Play
ui-pause = Pause
ui-forward = On
ui-last = To the end
ui-speed = Speed
ui-ply = Ply
ui-lens = Seen by
ui-lens-open = Open cards
ui-transport = Player
ui-film = { $game }: { $names }
ui-take = Play on from here
ui-start = The game begins.
ui-seats = Players
ui-seat = Seat { $number }
ui-seed = Seed
ui-seed-empty = chosen for you
ui-options = House rules
ui-preset = Set of rules
ui-preset-own = Own choice
ui-begin = Start the game
ui-position = Position
ui-stays = A table of { $game } for { $count } players

## Statistics
stat-wins-by-seat = How often each seat wins
stat-wins-by-name = How often each player wins
stat-seat = Seat
stat-name = Player
stat-games = Games
stat-wins = Wins
stat-win-rate = Share of games won
stat-interval = 95% interval
stat-wins-hover = { $who } wins { $rate } of { $games } games (95% interval: { $low } to { $high }).
stat-lengths = How long the games last
stat-moves = Moves
stat-lengths-hover = { $games ->
    [one] { $moves } moves: { $games } game
   *[other] { $moves } moves: { $games } games
    }
stat-lengths-summary = { $games ->
    [one] One game of { $low } moves.
   *[other] { $games } games of { $low } to { $high } moves; half of them take { $median } moves or fewer.
    }

## The race against other engines
bench-missing = { $name } is not installed and was left out.
bench-form = { $form ->
    [compiled] The games are compiled; “pure” is the same games from their sources, in a process of their own.
   *[other] The games run from their sources. CONTRIBUTING.md tells how to build the faster wheel.
    }

## Rooms: a table, recorded games, many games
play-title = Play { $game }
play-other = Set up another game
play-keep = Keep a record
play-kept-open = The record holds every hand, so do not show it to anybody who is still playing.
watch-title = Recorded games
watch-which = Game
watch-secret = Do not tell how it ends
watch-upload = Open a file
watch-none = There is no recorded game here yet. Open a file, or keep a record of a game of yours.
stat-title = What many games have in common
stat-game = Game
stat-number = How many
stat-start = Play them
stat-halt = Stop

## The coach
coach-good = ✓ Good: surely better than the moves here are on average.
coach-doubtful = ? Doubtful: surely not as good as the best.
coach-blunder = ✗ A blunder: it surely costs more than { $number } wins in 100.
coach-seen-by = From what { $who } can see
coach-seen-open = With open cards
coach-wins = It wins the game at once.
coach-loses = It hands the game to somebody else.
coach-builds = It adds { $place }.
coach-heals = It heals { $place }.
coach-frees = It sets { $place } free.
coach-protects = It protects { $place }.
coach-secures = It makes { $place } safe for good.
coach-disables = It puts { $place } out of action.
coach-passes-on = It heals { $place } and puts { $place2 } out of action.
coach-destroys = It takes { $place } off the table.
coach-exposes = It takes the protection off { $place }.
coach-takes = It takes { $place }.
coach-aims = It sends { $the_card } against { $place }.
coach-aims-at = It plays { $the_card } against { $seat }.
coach-exchanges = It exchanges { $place } and { $place2 }.
coach-exchanges-all = It exchanges all that you have with { $seat }.
coach-empties-hands = It empties the hands of the others, who lose a turn.
coach-halves = It halves what everybody has.
coach-refuses = It keeps what was about to be lost.
coach-renews = { $number ->
    [one] It changes a card for another.
   *[other] It changes { $number } cards for others.
}
coach-collects = It adds { $a_card }.
coach-turns = It takes the other side, not { $the_card }.
coach-scores = { $number ->
    [one] It scores a point.
   *[other] It scores { $number } points.
}
coach-squares = It completes a square.
coach-wastes = It gains nothing: you have such a card already.
coach-captures = It takes the virus on { $place }.
coach-reaches = { $number ->
    [one] It opens one more cell to you.
   *[other] It opens { $number } more cells to you.
}
coach-confines = { $number ->
    [one] It takes a cell out of the reach of { $seat }.
   *[other] It takes { $number } cells out of the reach of { $seat }.
}
coach-threat = { $seat } can then win at once, { $number } times in 100.
coach-stops = It makes it harder for { $seat } to win at once: { $number } times in 100, with other moves { $usual }.

## Recorded games: repaired, written down by hand, reported
error-deck-and-position = a game begins either with a deck or at a position, and this one names both.
error-only-steps = these are steps as Kaggle keeps them: actions and observations, but neither the order of the cards nor what chance decided, so the game cannot be played again. What is missing is “deck”, “shuffles” and the moves as words; see replays/README.md.
error-file-exists = there is such a file already, and it stays as it is. Name another one.
error-file-exists-force = there is such a file already, and it stays as it is. Name another one, or write over it with --force.
error-games-exist = there is such a file already, and it stays as it is. Name another one, go on with a run that was stopped with --resume, or write over it with --force.
error-file-is-read = this is the very record that is read, and it stays as it is. Name another file.
error-no-folder = there is no folder “{ $value }”.
error-a-folder-there = this is a folder; name a file.
error-not-together = this does not go together with { $value }. Leave one of the two out.
error-not-for-that-kind = this means nothing for a { $value } file; it is for { $choices }.
error-no-renderer = making a PNG needs resvg-py, which is not installed: pip install 'virus_nb[png]'. An SVG needs nothing.
error-not-a-range = from { $low } to { $high } is no stretch of this game; it has { $number } plies.
error-nobody-holds-it = { $who } cannot hold “{ $card }” there.
cli-repaired = { $file }: the first { $kept } of { $of } moves are right.
cli-repair-whole = { $file }: the record is right; there is nothing to repair.
cli-repair-offer = Nothing was written. “-o NEW.json” writes those moves into a new file.
cli-repair-written = They are in { $file }.
cli-exported = { $file } ({ $size } kB)

## Columns of exported tables
export-ply = ply
export-turn = turn
export-who = player
export-move = move
export-event = event
export-rule = rule
export-cards = cards
export-places = places
export-number = number
export-text = text
export-seen-by = Seen by: { $who }
export-turn-heading = Turn { $number }
export-note = Note
ui-lens-spectator = Spectator

## More of the player
ui-loop = Loop
ui-step = Step by
ui-step-ply = moves
ui-step-turn = turns
ui-step-round = rounds
ui-step-mark = marks
ui-offers = At this point
ui-keys = Keys: ← → step, Home and End, Space plays; T a turn, R a round, M a mark (with Shift back), L loop, ? the rule behind a move, + and − speed.

## A recorded game: at this point …
ui-note = Note
ui-export = Export
ui-link = Link
ui-bug = Something is wrong here
note-title = Note at ply { $ply }
note-about = About
note-about-ply = this move
note-about-turn = the whole turn
note-mark = Mark
note-text = Words
note-put = Put the note there
note-drop = Take it away
note-inside = Write into the file
note-beside = Write beside the file
note-kept = The note is there as long as this page is open. To keep it:
note-saved = The notes are in { $file }.
export-title = Export, ply { $ply }
export-kind = As
export-svg = picture (SVG)
export-png = picture (PNG)
export-motion-svg = moving picture (SVG)
export-html = page that plays by itself (HTML)
export-txt = log (text)
export-md = log (Markdown)
export-moves-csv = moves (CSV)
export-events-csv = events (CSV)
export-theme = Colours
export-theme-own = as the reader’s screen
export-theme-light = light
export-theme-dark = dark
export-from = From ply
export-to = To ply
export-make = Make the file
bug-title = Something is wrong at ply { $ply }
bug-said = What is wrong?
bug-kept = holds the game up to here with all its cards. “virus-nb check { $file }” reads it.
branch-title = Play on from ply { $ply }
branch-cards = Hidden cards
branch-cards-kept = as they were
branch-cards-dealt = dealt anew, as far as { $who } could not know them
branch-who = Who plays
branch-who-me = I play for whoever is to move
branch-who-bots = bots play to the end
branch-who-all = I play for everybody
branch-bot = The others
branch-begin = Begin
branch-over = The game is over here; go back to an earlier point.
branch-tree = Branches
branch-line-main = The game as it was played{ $secret ->
    [yes] {""}
   *[no] , { $count } moves
}
branch-line = { $secret ->
    [yes] Another line ({ $number })
   *[no] Ply { $ply }: { $move } ({ $count } moves from there)
}
branch-line-dealt = From ply { $ply }, dealt anew for { $who }{ $secret ->
    [yes] {""}
   *[no] , { $count } moves
}
branch-look = Show this line in the player
branch-save = Save
watch-neutral = { $game }: game { $number }
watch-unknown = Cards that nobody saw are unknown in this game, so it is shown as a spectator saw it.
watch-link = This place in the game:
watch-no-link = Only the games that come with the kit have an address.

## Collections of recorded games
collection-title = { $bad ->
    [0] { $count } recorded games, all of them verified
   *[other] { $count } recorded games, { $bad } of them with something wrong
}
collection-game = Game
collection-players = Players
collection-options = House rules
collection-result = Won by
collection-length = Moves
collection-events = What happened
collection-filter = Find
collection-all-games = all games
collection-all-events = whatever happened
collection-from = Moves, at least
collection-to = Moves, at most
collection-shown = # of # games
collection-more = Show more
collection-open = Open
collection-trouble = Wrong:

## A game from a real table
hand-title = Write down a game from a real table
hand-text = Write each move as it was made. Nobody knows the deck: a card becomes known when it appears, and the file says which ones nobody saw.
hand-move = Move
hand-seen = Shown by others
hand-top = Card on top
hand-begin = New record
hand-add = Write it down
error-cards-not-told = { $number ->
    [one] this lays open a card of somebody else. Say which one.
   *[other] this lays open { $number } cards of others. Say which ones.
}
error-not-seen = “{ $value }” will not do: write the player’s number and the cards, as in “2: organ-red virus-blue”.
