"""Played deals as text that others can read: PHH files and plain sentences. See docs/export.md.

::

    for deal in played_deals(match.record):   # as seat 0 saw them; hidden cards of others are not in them
        phh_of(deal)                          # one PHH file
        sentences_of(deal)                    # the same deal line by line
"""

from engine.export.phh import phh_of
from engine.export.played import PlayedDeal, PlayedSeat, played_deals
from engine.export.text import sentences_of

__all__ = ["PlayedDeal", "PlayedSeat", "phh_of", "played_deals", "sentences_of"]
