"""Many games: played on all cores or a cluster, kept in files, and asked.

    from virus_nb.corpora import simulate

    run = simulate("virus", ["greedy", "random"], 1000, seed=1)             sums, in run.counts
    simulate("virus", ["random"] * 2, 1_000_000, into="games.parquet", progress=True)
    simulate("virus", ["random"] * 2, 1_000_000, into="games.parquet", resume=True)

simulate   the one function: what, by whom, into which file
farm       parts of a simulation given to workers, and taken back in order
files      .jsonl and .jsonl.gz for interchange, a folder of Parquet parts for many games
compare    the same games under other rules or with other bots
ask        win tables of a folder of parts (DuckDB)
"""

from virus_nb.corpora.simulate import Run, StoppedAtOnce, simulate

__all__ = ["Run", "StoppedAtOnce", "simulate"]
