"""Lessons: steps as data, judged by the engine."""
