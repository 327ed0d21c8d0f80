"""Reading, merging, writing and compiling the catalogues of the game."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

from game.texts.languages import Language
from game.texts.texts import DOMAIN, LOCALE_FOLDER
from game.texts.typography import bind
from tools.environment import ROOT

TRANSLATIONS: Final = tuple(language for language in Language if language is not Language.ENGLISH)
_KEYWORDS: Final = {
    "tr": None,
    "mark": None,
    "ntr": (1, 2),
    "ptr": ((1, "c"), 2),
    "pmark": ((1, "c"), 2),
}
_START = datetime(2025, 1, 1, tzinfo=UTC)
"""A fixed date in the headers: a new one at every run would only make noise in the history."""

Translations = dict[tuple[str, str | None], tuple[str, ...]]
"""What a compiled catalogue says: (msgid, context) to the plural forms, or to the one text."""


def source_path(language: Language, folder: Path = LOCALE_FOLDER) -> Path:
    """The catalogue that translators edit."""
    return folder / language.value / "LC_MESSAGES" / f"{DOMAIN}.po"


def compiled_path(language: Language, folder: Path = LOCALE_FOLDER) -> Path:
    """The catalogue that the game reads."""
    return source_path(language, folder).with_suffix(".mo")


def extract(sources: Path = ROOT / "game") -> Catalog:
    """Every text named in a call of tr, ntr, ptr, mark or pmark, with the files it stands in."""
    catalogue = Catalog(charset="utf-8")
    found = extract_from_dir(sources, [("**.py", "python")], keywords=_KEYWORDS, strip_comment_tags=True)
    for file, _line, message, comments, context in found:
        if message:
            location = (sources.name + "/" + Path(file).as_posix(), 0)
            catalogue.add(message, None, [location], auto_comments=comments, context=context)
    return catalogue


def messages(catalogue: Catalog) -> Iterator[Message]:
    """The entries of ``catalogue`` without its header."""
    return (message for message in catalogue if message.id)


def read(language: Language, folder: Path = LOCALE_FOLDER) -> Catalog:
    """The translators' catalogue, or an empty one when there is none yet."""
    path = source_path(language, folder)
    if not path.exists():
        return Catalog(locale=language.value, domain=DOMAIN, charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language.value, domain=DOMAIN, charset="utf-8", abort_invalid=True)


def merge(catalogue: Catalog, template: Catalog) -> None:
    """Add to ``catalogue`` what ``template`` has more, and note where each text is used.

    A text that is no longer used stays, without a place, until :func:`prune`: it may only have moved.
    """
    for message in messages(catalogue):
        message.locations = []
    for message in messages(template):
        existing = catalogue.get(_singular(message), message.context)
        if existing is None:
            catalogue.add(message.id, None, message.locations, context=message.context)
        else:
            existing.id = message.id
            existing.locations = message.locations


def prune(catalogue: Catalog) -> int:
    """Drop the texts that :func:`merge` found no place for; the answer says how many."""
    unused = [message for message in messages(catalogue) if not message.locations]
    for message in unused:
        catalogue.delete(_singular(message), message.context)
    catalogue.obsolete.clear()
    return len(unused)


def write(catalogue: Catalog, language: Language, folder: Path = LOCALE_FOLDER) -> None:
    """Write the translators' catalogue, in the order of the files and without line numbers."""
    catalogue.project = "Lose Your Shirt"
    catalogue.header_comment = f"# {language.own_name}: the texts of Lose Your Shirt."
    catalogue.version = "1"
    catalogue.creation_date = catalogue.revision_date = _START
    catalogue.last_translator = catalogue.msgid_bugs_address = "Lose Your Shirt"
    catalogue.language_team = language.own_name
    catalogue.fuzzy = False
    path = source_path(language, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=110, sort_by_file=True, include_lineno=False)


def compiled(catalogue: Catalog, language: Language) -> bytes:
    """``catalogue`` as the game reads it, with non-breaking spaces put in."""
    for message in messages(catalogue):
        bound = tuple(bind(text, language) for text in strings(message))
        message.string = bound[0] if isinstance(message.id, str) else bound
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def contents(compiled_catalogue: bytes) -> Translations:
    """What ``compiled_catalogue`` says, apart from its header, which differs between versions of Babel."""
    catalogue = read_mo(io.BytesIO(compiled_catalogue))
    return {(_singular(message), message.context): strings(message) for message in messages(catalogue)}


def strings(message: Message) -> tuple[str, ...]:
    """The translations of ``message``: one, or one for each plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def ids(message: Message) -> tuple[str, ...]:
    """The English text of ``message``: one, or singular and plural."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _singular(message: Message) -> str:
    return ids(message)[0]
