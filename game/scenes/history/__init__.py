"""The history: every deal that was played."""

from game.scenes.history.page import HistoryPage

__all__ = ["HistoryPage"]
