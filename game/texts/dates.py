"""Dates and times of day as each language writes them."""

from __future__ import annotations

from datetime import date, datetime, time

from game.texts.languages import Language
from game.texts.numbers import NO_BREAK_SPACE as _NBSP

_ENGLISH_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")
_RUSSIAN_MONTHS = (
    "января", "февраля", "марта", "апреля", "мая", "июня",
    "июля", "августа", "сентября", "октября", "ноября", "декабря",
)  # fmt: skip


def day(value: date, language: Language, *, with_year: bool = False) -> str:
    """30 Nov, 30. 11. or 30 ноября; with the year after it when asked."""
    if language is Language.CZECH:
        text = f"{value.day}.{_NBSP}{value.month}."
    else:
        months = _ENGLISH_MONTHS if language is Language.ENGLISH else _RUSSIAN_MONTHS
        text = f"{value.day}{_NBSP}{months[value.month - 1]}"
    return f"{text}{_NBSP}{value.year}" if with_year else text


def clock(value: time, language: Language) -> str:
    """9:05 pm, 21.05 or 21:05."""
    if language is Language.CZECH:
        return f"{value.hour}.{value.minute:02}"
    if language is Language.RUSSIAN:
        return f"{value.hour}:{value.minute:02}"
    return f"{value.hour % 12 or 12}:{value.minute:02}{_NBSP}{'am' if value.hour < 12 else 'pm'}"


def moment(value: datetime, language: Language, *, with_year: bool = False) -> str:
    """Day and time of day: 30 Nov, 9:05 pm."""
    return f"{day(value, language, with_year=with_year)}, {clock(value.time(), language)}"
