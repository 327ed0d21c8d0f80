"""The statistics: what all the deals add up to."""

from game.scenes.statistics.page import StatisticsPage

__all__ = ["StatisticsPage"]
