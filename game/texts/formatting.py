"""The one function that puts values into sentences, for the catalogue and for opponents' lines alike."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.texts.languages import Language
from game.texts.numbers import number
from game.texts.word import Word


def format_text(template: str, values: Mapping[str, object], language: Language) -> str:
    """Fill in ``template``. Whole numbers get the language's grouping, a plain string counts as an indeclinable word.

    Raises ValueError when the template cannot be read or names a value that is not given. Templates may come from
    packs, so that they reach nothing but the values: attributes, indices and conversions are refused.
    """
    if "{" not in template and "}" not in template:
        return template
    return _formatter(language).vformat(template, (), values)


@cache
def _formatter(language: Language) -> _SentenceFormatter:
    return _SentenceFormatter(language)


class _SentenceFormatter(string.Formatter):
    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def get_field(self, field_name: str, _args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[object, str]:
        if field_name not in kwargs:
            given = ", ".join(sorted(kwargs)) or "none"
            raise ValueError(f'"{{{field_name}}}" is not among the values of this text (given: {given})')
        return kwargs[field_name], field_name

    def convert_field(self, value: object, conversion: str | None) -> object:
        if conversion is not None:
            raise ValueError(f'"!{conversion}" is not allowed in a text')
        return value

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, str):
            return format(Word(value), format_spec)
        if isinstance(value, int) and not format_spec:
            return number(value, self._language)
        return format(value, format_spec)


def placeholders(template: str) -> list[tuple[str, str]]:
    """Names and format specifications of the placeholders of ``template``, in order. Raises ValueError."""
    return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(template) if name is not None]
