"""Computer players: what all of them are, characters and levels, and plain players to measure others against.

The strong ones are in :mod:`engine.players.draw` and :mod:`engine.players.stud`.
"""
