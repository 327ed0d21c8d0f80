"""The replay: a deal of the past, step by step."""

from game.scenes.replay.page import ReplayPage

__all__ = ["ReplayPage"]
