"""Thinking ahead: a search that knows only what its seat sees.

    tree = Search(kit, view, Random(1)).run(2000)
    tree.best()                              # the move that it would make

tree     information-set tree search: many imagined worlds, one tree of moves
playout  how a game goes on where the tree ends, and what its end is worth
levels   the search as bots: easy, normal, strong
"""

from virus_nb.play.search.tree import Node, Search

__all__ = ["Node", "Search"]
