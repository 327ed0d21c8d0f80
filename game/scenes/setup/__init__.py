"""Setting up a match: the game, the opponents, the rules of the house."""

from game.scenes.setup.page import SetupPage

__all__ = ["SetupPage"]
