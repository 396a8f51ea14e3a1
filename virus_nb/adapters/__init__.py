"""The games as environments of other libraries, for programs that learn and for their search.

pettingzoo  every game as a PettingZoo AEC environment with action masks
openspiel   every game as an OpenSpiel game, with explicit chance

Both need ``pip install "virus_nb[adapters]"``.
"""
