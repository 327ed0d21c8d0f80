"""An evening at the lounge: a ladder of opponents."""

from game.scenes.evening.page import EveningPage

__all__ = ["EveningPage"]
