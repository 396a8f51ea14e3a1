"""Verso: double-sided cards, runs and squares."""
