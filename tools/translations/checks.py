"""Faults of the catalogues, each in words that name the text and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from game.texts.formatting import placeholder_faults, placeholders
from game.texts.languages import Language
from game.texts.texts import LOCALE_FOLDER
from tools.translations import catalogues
from tools.translations.style import style_faults

_END_MARKS = ".!?…:"
_LONGEST_ABBREVIATION = 5


def faults(language: Language, template: Catalog, folder: Path = LOCALE_FOLDER) -> list[str]:
    """Everything that is wrong with the catalogue of ``language`` for the texts in ``template``."""
    catalogue = catalogues.read(language, folder)
    found = [
        f"{language}: {_name(message)} is not translated"
        for message in catalogues.messages(template)
        if not _is_translated(message, catalogue)
    ]
    for message in catalogues.messages(catalogue):
        if any(catalogues.strings(message)):
            found += (f"{language}: {_name(message)}: {fault}" for fault in message_faults(message, language))
    path = catalogues.compiled_path(language, folder)
    is_current = path.exists() and catalogues.contents(path.read_bytes()) == catalogues.contents(
        catalogues.compiled(catalogues.read(language, folder), language)
    )
    if not is_current:
        found.append(f"{language}: {path} is not up to date: run python3 -m tools.translations compile")
    return found


def source_faults(template: Catalog) -> list[str]:
    """Everything that is wrong with the English texts themselves."""
    return [
        f"{_name(message)}: {fault}"
        for message in catalogues.messages(template)
        for text in catalogues.ids(message)
        for fault in (*placeholder_faults(text), *style_faults(text, Language.ENGLISH))
    ]


def message_faults(message: Message, language: Language) -> Iterator[str]:
    """Faults of one translated entry: its variables, its ends and its typography."""
    english = catalogues.ids(message)[-1]
    expected = _variables(english)
    for text in catalogues.strings(message):
        bad_placeholders = list(placeholder_faults(text))
        yield from bad_placeholders
        if not bad_placeholders and _variables(text) != expected:
            yield f'"{text}" must have the variables {_listed(expected)}, it has {_listed(_variables(text))}'
        if _end_mark(text) != _end_mark(english):
            yield f'"{text}" must end like the English text'
        if text[:1].isalpha() and english[:1].isalpha() and text[0].isupper() != english[0].isupper():
            size = "big" if english[0].isupper() else "small"
            yield f'"{text}" must begin with a {size} letter like the English text'
        if text.startswith("{") and english[:1].isupper():
            yield f'"{text}" must begin with a word, not with a value, which may begin with a small letter'
        yield from style_faults(text, language)


def _is_translated(message: Message, catalogue: Catalog) -> bool:
    translated = catalogue.get(catalogues.ids(message)[0], message.context)
    if translated is None:
        return False
    expected = 1 if isinstance(message.id, str) else catalogue.num_plurals
    texts = catalogues.strings(translated)
    return len(texts) == expected and all(texts)


def _variables(text: str) -> set[str]:
    return {name for name, _ in placeholders(text)}


def _end_mark(text: str) -> str:
    is_abbreviation = len(text) <= _LONGEST_ABBREVIATION
    return "" if is_abbreviation or text[-1] not in _END_MARKS else text[-1]


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def _name(message: Message) -> str:
    text = catalogues.ids(message)[0]
    return f'"{text}" ({message.context})' if message.context else f'"{text}"'
