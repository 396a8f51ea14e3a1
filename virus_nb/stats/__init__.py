"""Tables and charts of many games, recorded or simulated: both are replays.

    from virus_nb.play.simulate import each_game
    from virus_nb.stats import charts, frames
    from virus_nb.words import words

    replays = list(each_game("virus", ["greedy", "random"], 200, seed=1))
    frames.games(replays)                          # one row a game; also seats, plies, events
    charts.wins_by_seat(replays, words("en"))      # a chart that a notebook shows, with its table

frames      tidy data frames (pandas)
intervals   how sure a share of so many games is
charts      figures in three languages, on light and dark pages (plotly is imported when one is drawn)
"""
