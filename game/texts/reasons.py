"""Why something did not work, in the player's language: the one place where an error of the system becomes words."""

from __future__ import annotations

from typing import Final

from game.storage.faults import in_words, reason_of
from game.storage.notices import Reason
from game.texts.texts import Texts, mark

_WORDS: Final = {
    Reason.FULL: mark("the disk is full; make some room"),
    Reason.NO_RIGHT: mark("you have no right to do that there"),
    Reason.WRITE_PROTECTED: mark("the disk or the file is write-protected"),
    Reason.MISSING: mark("it is not there"),
    Reason.IN_THE_WAY: mark("something else lies in its place"),
    Reason.CANNOT_OPEN: mark("the file cannot be opened"),
    Reason.IN_USE: mark("another program uses it; close that one"),
    Reason.DAMAGED: mark("the file is damaged"),
    Reason.DEVICE: mark("the disk fails or cannot be reached"),
}


def reason_words(texts: Texts, reason: Reason) -> str:
    """What stands in a sentence after a colon or between brackets."""
    return texts.tr(_WORDS[reason])


def why(texts: Texts, error: Exception) -> str:
    """The same of an error; what the game has no words for is said as the system says it, without paths."""
    reason = reason_of(error)
    return reason_words(texts, reason) if reason else in_words(error)
