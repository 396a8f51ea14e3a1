"""Which sink takes the games of a simulation, by the name of what they go into."""

from __future__ import annotations

import os
from pathlib import Path

from virus_nb.corpora.files import Lines, Sink
from virus_nb.engine import BadInput
from virus_nb.engine.text import a_text
from virus_nb.play.files import a_place_for, in_lines
from virus_nb.play.simulate import Part


def sink_for(into: Path | str | None, told: Part, games: int, resume: bool) -> Sink:
    """The sink that the name asks for. ``BadInput``: not-a-text, not-a-batch-file, no-folder, a-folder-there."""
    if into is None:
        return Sink(told, games)
    path = Path(into if isinstance(into, os.PathLike) else a_text(into, "into"))
    if path.suffix == ".parquet":
        from virus_nb.corpora.parts import Parts  # pyarrow is an extra

        return Parts(a_place_for(path, folder=True), told, games, resume)
    if in_lines(path):
        return Lines(a_place_for(path), told, games, resume)
    raise BadInput("not-a-batch-file", str(path))
