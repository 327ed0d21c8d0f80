"""Spans of time as tables show them."""

from __future__ import annotations

from game.texts.texts import Texts

_MINUTE, _HOUR = 60, 3600


def played_time(texts: Texts, seconds: float) -> str:
    """Whole minutes, begun ones included; hours and minutes from an hour on."""
    minutes = max(1, round(seconds / _MINUTE))
    if minutes * _MINUTE < _HOUR:
        return texts.tr("{minutes} min", minutes=minutes)
    hours, rest = divmod(minutes, _HOUR // _MINUTE)
    return texts.tr("{hours} h {minutes} min", hours=hours, minutes=rest)
