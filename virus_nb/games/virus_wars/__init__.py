"""Virus Wars: viruses and zombies on a board."""
