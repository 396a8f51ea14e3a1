"""How fast the games are, beside other engines that do the same: ``virus-nb bench``.

loops   the one loop that everybody runs, on our games
peers   the same loop on open_spiel, rlcard and python-chess, where they are installed
many    what a second worker is worth, and how fast a million games are asked
race    rounds of all of them in turn, medians, and who was how many times as fast

By hand, since they take long:

thinking  iterations of the search beside a peer's, and what a short search gives away (``regret``)
strength  how often a bot wins against others, seat by seat, with its interval
"""
