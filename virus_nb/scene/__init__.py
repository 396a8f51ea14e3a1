"""Pictures as data. Standard library only."""

from virus_nb.scene.nodes import Item, Panel, Scene, Symbol, Words

__all__ = ["Item", "Panel", "Scene", "Symbol", "Words"]
