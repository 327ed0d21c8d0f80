"""Faults of a set of lines that no single line shows: missing tags, too few, too long, twice the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from game.lines.line import Line
from game.lines.tags import TAGS, base
from game.texts.formatting import format_text
from game.texts.languages import Language
from game.texts.numbers import money

LENGTH_LIMITS: Final = {Language.ENGLISH: 76, Language.CZECH: 72, Language.RUSSIAN: 72}
"""Characters that fit a bubble of three rows, with usual values put in."""
_ENDS = (".", "!", "?", "…")
"""How a line ends; a bracket round its last sentence may close after it."""


def line_faults(lines: Sequence[Line], language: Language, *, is_built_in: bool) -> Iterator[str]:
    """What is wrong with ``lines`` as a whole; a built-in pack needs the floor of every tag, others one line."""
    counts = Counter(base(line.tag) for line in lines)
    for tag in TAGS.values():
        needed = tag.floor if is_built_in else int(tag.is_required)
        if counts[tag.name] < needed:
            yield f'"{tag.name}" has {counts[tag.name]} lines of the {needed} that it needs: write the others'
    for text, count in Counter(line.text for line in lines).items():
        if count > 1:
            yield f'"{text}" stands {count} times: keep one'
    for line in lines:
        yield from _text_faults(line, language)


def _text_faults(line: Line, language: Language) -> Iterator[str]:
    length = len(format_text(line.text, _usual_values(line, language), language))
    if length > LENGTH_LIMITS[language]:
        yield f'"{line.text}" has {length} characters: {LENGTH_LIMITS[language]} fit the bubble'
    if not line.text.removesuffix(")").endswith(_ENDS):
        yield f'"{line.text}" must end with one of {" ".join(_ENDS)}'


def _usual_values(line: Line, language: Language) -> dict[str, str]:
    """Values of a usual length for the variables of ``line``; money with three digits, names with six letters."""
    amounts = dict.fromkeys(("amount", "pot"), money(100, language))
    return dict.fromkeys(line.variables, "Sample") | amounts
