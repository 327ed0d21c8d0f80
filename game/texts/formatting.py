"""The one function that puts values into sentences, for the catalogue and for opponents' lines alike."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from game.texts.languages import Language
from game.texts.numbers import number
from game.texts.word import FORMS, Word, agreement


def format_text(template: str, values: Mapping[str, object], language: Language) -> str:
    """Fill in ``template``.

    Whole numbers get the language's grouping; whatever is no word counts as an indeclinable one.
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
        if not isinstance(value, Word):
            value = Word(number(value, self._language) if isinstance(value, int) else str(value))
        return format(value, format_spec)


def placeholders(template: str) -> list[tuple[str, str]]:
    """Names and format specifications of the placeholders of ``template``, in order. Raises ValueError."""
    return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(template) if name is not None]


def placeholder_faults(template: str) -> Iterator[str]:
    """What is wrong with the placeholders of ``template``, each fault with the texts that would be right."""
    try:
        for name, spec in placeholders(template):
            if not name.isidentifier():
                yield f'"{{{name}}}" in "{template}" is not a plain name'
            if spec.startswith("?"):
                agreement(spec)
            elif spec and spec not in FORMS:
                yield f'"{spec}" in "{template}" is not one of {", ".join(sorted(FORMS))}'
    except ValueError as error:
        yield f'"{template}" cannot be read: {error}'
