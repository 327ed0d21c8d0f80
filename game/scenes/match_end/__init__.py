"""How a match ended."""

from game.scenes.match_end.page import MatchEndScene

__all__ = ["MatchEndScene"]
