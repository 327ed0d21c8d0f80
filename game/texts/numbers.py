"""Numbers, money, shares, ordinals and scores as each language writes them."""

from __future__ import annotations

from typing import Final

from game.texts.languages import Language

NO_BREAK_SPACE: Final = "\u00a0"
_MINUS = "−"
_THOUSANDS = {Language.ENGLISH: ",", Language.CZECH: NO_BREAK_SPACE, Language.RUSSIAN: NO_BREAK_SPACE}
_DECIMAL_MARK = {Language.ENGLISH: ".", Language.CZECH: ",", Language.RUSSIAN: ","}
_RUSSIAN_ORDINALS = {"m": "й", "f": "я", "n": "е"}


def number(value: int, language: Language) -> str:
    """A whole number with thousands apart: 1,250 or 1 250."""
    sign = _MINUS if value < 0 else ""
    return sign + f"{abs(value):,}".replace(",", _THOUSANDS[language])


def decimal(value: float, places: int, language: Language) -> str:
    """A number with ``places`` decimal places: 1,234.5 or 1 234,5."""
    whole, _, fraction = f"{abs(value):,.{places}f}".partition(".")
    digits = whole.replace(",", _THOUSANDS[language]) + (_DECIMAL_MARK[language] + fraction if fraction else "")
    is_negative = value < 0 and any(digit in "123456789" for digit in digits)
    return _MINUS + digits if is_negative else digits


def money(dollars: int, language: Language) -> str:
    """An amount of dollars: $1,250 or 1 250 $; a debt as −$50 or −50 $."""
    if language is Language.ENGLISH:
        return f"{_MINUS if dollars < 0 else ''}${number(abs(dollars), language)}"
    return f"{number(dollars, language)}{NO_BREAK_SPACE}$"


def change(dollars: int, language: Language) -> str:
    """A gain or loss of dollars with its sign: +$180, −50 $; nothing is without a sign."""
    return ("+" if dollars > 0 else "") + money(dollars, language)


def percent(share: float, places: int, language: Language) -> str:
    """A share (1.0 is everything) as 49.8% or 49,8 %."""
    space = "" if language is Language.ENGLISH else NO_BREAK_SPACE
    return f"{decimal(share * 100, places, language)}{space}%"


def ordinal(value: int, language: Language, gender: str = "m") -> str:
    """3rd, 3., or 3-й; Russian agrees with ``gender`` (m, f, n)."""
    match language:
        case Language.ENGLISH:
            ending = "th" if value % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
            return f"{value}{ending}"
        case Language.CZECH:
            return f"{value}."
        case Language.RUSSIAN:
            return f"{value}-{_RUSSIAN_ORDINALS[gender]}"


def score(first: int, second: int, language: Language) -> str:
    """7–3, or 7 : 3 in Czech and Russian."""
    if language is Language.ENGLISH:
        return f"{first}–{second}"
    return f"{first}{NO_BREAK_SPACE}:{NO_BREAK_SPACE}{second}"
