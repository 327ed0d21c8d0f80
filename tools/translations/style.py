"""Typography and address of the three languages, as far as a machine can see them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.texts.languages import Language

_Rule = tuple[re.Pattern[str], str]


def _rule(pattern: str, remedy: str) -> _Rule:
    return re.compile(pattern, re.IGNORECASE), remedy


_EVERYWHERE = (
    _rule("[\u00a0\u202f\u2060]", "type plain spaces, the build puts in the non-breaking ones"),
    _rule(r"""["']""", "use typographic quotation marks and apostrophes"),
    _rule(r"\.\.\.", "write the ellipsis as one character …"),
    _rule(r"\s-\s", "use a dash, not a hyphen, between words"),
    _rule("№", "the text face has no №"),
    _rule(r"^\s|\s$|\s\s", "remove the spaces at the ends and the double ones"),
)
_NO_SLASH = _rule(r"[^\W\d_]/[^\W\d_]|[^\W\d_]\([^\W\d_]", "no slash or bracket for genders: find another sentence")
_GENDER = "the player’s gender is unknown: find another sentence"
_CZECH_ADJECTIVES = r"sama?|sám|ráda?|jist[ýá]|připraven[aiý]?|ochot(?:en|na)"
_SPELT_WITHOUT_YO = (
    r"четверк|пятерк|шестерк|семерк|восьмерк|черн(?!ови|ил)|четырех|трех|зелен|сожжен|отклонен\b|желт|тяжел"
    r"|\b(?:еще|ее|идет|берет|ждет|ведет|дает|счет|мое|твое|свое|причем|придет|придется|остается|дается|вернется|найдется"
    r"|несет|поет|пьет|шьет|живет|зовет|поймет|возьмет|начнет|вперед|взлет|полет)\b"
)
_BY_LANGUAGE: dict[Language, tuple[_Rule, ...]] = {
    Language.ENGLISH: (),
    Language.CZECH: (
        _NO_SLASH,
        _rule(r"\bjste\s+(?:\w+\s+)?\w+l[aiyo]?\b|\b\w+l[aiyo]? jste\b", _GENDER),
        _rule(rf"\b(?:jste|buďte|jsi|buď)\s+(?:\w+\s+)?(?:{_CZECH_ADJECTIVES})\b", _GENDER),
        _rule(r"\b\w+l[ao]?(?:s| jsi| sis| ses)\b(?<!mysl)(?<!les)(?<!hlas)", _GENDER),
        _rule(r"[”«»]|“(?=\w)", "Czech quotation marks are „ and “"),
        _rule("—", "the Czech dash is –"),
    ),
    Language.RUSSIAN: (
        _NO_SLASH,
        _rule(r"\b(?:вы|ты)\s+(?:\w+\s+)?(?:сама?|долж(?:ен|на)|рада?|оди?н|одна)\b", _GENDER),
        _rule("[“”]", "Russian quotation marks are « and », inner ones „ and “"),
        _rule(r"\s–\s", "the Russian dash between words is —"),
        _rule(_SPELT_WITHOUT_YO, "write ё"),
    ),
}


def style_faults(text: str, language: Language) -> Iterator[str]:
    """What ``text`` does against the typography and the address of its language, each with a remedy."""
    for pattern, remedy in (*_EVERYWHERE, *_BY_LANGUAGE[language]):
        match = pattern.search(text)
        if match:
            yield f'"{match[0]}" in "{text}": {remedy}'
