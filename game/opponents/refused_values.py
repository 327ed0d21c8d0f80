"""What is wrong with a value in a table of a pack, in words that can be translated, for the usual mistakes."""

from __future__ import annotations

import re
from typing import Final

from pydantic_core import ErrorDetails

from game.opponents.fault import Fault, fault
from game.texts import mark

_WORDS: Final = {
    "missing": mark("this is missing; write it"),
    "extra_forbidden": mark("nothing is known by this name; leave it out"),
    "greater_than_equal": mark("at least {limit} belongs here"),
    "greater_than": mark("more than {limit} belongs here"),
    "less_than_equal": mark("at most {limit} belongs here"),
    "less_than": mark("less than {limit} belongs here"),
    "string_too_long": mark("the number of letters here is at most {limit}"),
    "string_too_short": mark("the number of letters here is at least {limit}"),
    "too_long": mark("the number of entries here is at most {limit}"),
    "too_short": mark("the number of entries here is at least {limit}"),
    "literal_error": mark("one of these belongs here: {limit}"),
    "enum": mark("one of these belongs here: {limit}"),
    "string_pattern_mismatch": mark("there are letters in it that are not allowed here"),
}
_OTHER_KIND: Final = mark("a value of another kind belongs here")
_LIMITS: Final = ("ge", "gt", "le", "lt", "max_length", "min_length")


def refused_value(error: ErrorDetails) -> Fault | str:
    """The reason of one error; what our own checks say stands in English, as they said it."""
    kind = error["type"]
    if kind in _WORDS:
        return fault(_WORDS[kind], limit=_limit(error))
    if kind.endswith(("_type", "_parsing")):
        return fault(_OTHER_KIND)
    return error["msg"].removeprefix("Value error, ")


def _limit(error: ErrorDetails) -> str:
    """What would be allowed."""
    context = error.get("ctx", {})
    if "expected" in context:
        return ", ".join(re.findall(r"'([^']*)'", context["expected"])) or context["expected"]
    return next((str(context[name]) for name in _LIMITS if name in context), "")
