"""Non-breaking spaces, quotation marks and capitals.

Authors type plain spaces. The catalogue build and the reader of opponents' lines put the non-breaking ones in.
"""

from __future__ import annotations

import re
from typing import Final

from game.texts.languages import Language
from game.texts.numbers import NO_BREAK_SPACE

_SHORT_WORDS = {
    Language.CZECH: "k s v z o u a i",
    Language.RUSSIAN: "в к с о у и а на за до от из по не",
}
_QUOTES: Final = {Language.ENGLISH: ("“", "”"), Language.CZECH: ("„", "“"), Language.RUSSIAN: ("«", "»")}


def _spaces_to_bind(language: Language) -> re.Pattern[str]:
    words = "|".join(_SHORT_WORDS[language].split())
    return re.compile(
        rf"(?<![\w-])(?P<word>{words})[ ]"  # a short word stays with the next one
        r"|(?<=\d)[ ](?=[$%\w])|(?<=\d\.)[ ](?=\w)"  # a number with its unit, "3. ulice"
        r"|(?<=\{count\})[ ](?=\w)|(?<=\})[ ](?=%)"
        r"|[ ](?=[–—](?:\s|$))"  # before a dash
        r"|(?<=[\d}])[ ](?=[/:] [\d{])|(?<=[\d}] [/:])[ ](?=[\d{])",  # both sides of a score
        re.IGNORECASE,
    )


_BINDABLE = {language: _spaces_to_bind(language) for language in _SHORT_WORDS}


def bind(text: str, language: Language) -> str:
    """``text`` with non-breaking spaces where a line must not end. English needs none."""
    pattern = _BINDABLE.get(language)
    if pattern is None:
        return text
    return pattern.sub(lambda found: (found["word"] or "") + NO_BREAK_SPACE, text)


def quote(text: str, language: Language) -> str:
    """``text`` in the language's outer quotation marks."""
    opening, closing = _QUOTES[language]
    return f"{opening}{text}{closing}"


def capitalise(text: str) -> str:
    """``text`` with its first letter big and the others as they are; marks before it are passed over."""
    for position, character in enumerate(text):
        if character.isalnum():
            return text[:position] + character.upper() + text[position + 1 :]
    return text
