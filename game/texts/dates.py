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
    text = _day_and_month(value, language)
    return f"{text}{_NBSP}{value.year}" if with_year else text


def _day_and_month(value: date, language: Language) -> str:
    match language:
        case Language.ENGLISH:
            return f"{value.day}{_NBSP}{_ENGLISH_MONTHS[value.month - 1]}"
        case Language.CZECH:
            return f"{value.day}.{_NBSP}{value.month}."
        case Language.RUSSIAN:
            return f"{value.day}{_NBSP}{_RUSSIAN_MONTHS[value.month - 1]}"


def clock(value: time, language: Language) -> str:
    """9:05 pm, 21.05 or 21:05."""
    match language:
        case Language.ENGLISH:
            return f"{value.hour % 12 or 12}:{value.minute:02}{_NBSP}{'am' if value.hour < 12 else 'pm'}"
        case Language.CZECH:
            return f"{value.hour}.{value.minute:02}"
        case Language.RUSSIAN:
            return f"{value.hour}:{value.minute:02}"


def moment(value: datetime, language: Language, *, with_year: bool = False) -> str:
    """Day and time of day: 30 Nov, 9:05 pm."""
    return f"{day(value, language, with_year=with_year)}, {clock(value.time(), language)}"
