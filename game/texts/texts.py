"""The translation catalogue at work: one object that the whole program asks for its words."""

from __future__ import annotations

import gettext
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import Final

from game.texts import dates, numbers, typography
from game.texts.formatting import format_text
from game.texts.languages import Language

DOMAIN: Final = "game"
LOCALE_FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "locale"


class CatalogueError(Exception):
    """A language cannot be switched on because its compiled catalogue is missing or damaged."""


def mark(msgid: str) -> str:
    """Name ``msgid`` for the catalogue where it is written down, to be translated later with :meth:`Texts.tr`."""
    return msgid


def pmark(context: str, msgid: str) -> str:  # noqa: ARG001 - the context is read by the extraction
    """Like :func:`mark`, for :meth:`Texts.ptr`."""
    return msgid


class Texts:
    """Texts in the current language. English is the source; the others are read from compiled catalogues.

    Values are given by name and put in by :func:`game.texts.formatting.format_text`: words with their forms as
    :class:`~game.texts.Word`, money as the string that :meth:`money` makes, counts as numbers.
    """

    def __init__(self, language: Language = Language.ENGLISH, folder: Path = LOCALE_FOLDER) -> None:
        self._folder = folder
        self._listeners: list[Callable[[], None]] = []
        self._catalogue = _load(language, folder)
        self._language = language

    @property
    def language(self) -> Language:
        """The current language. Setting it changes every later answer and tells the listeners.

        Raises CatalogueError, and keeps the old language, when the new one cannot be read.
        """
        return self._language

    @language.setter
    def language(self, language: Language) -> None:
        if language is self._language:
            return
        self._catalogue = _load(language, self._folder)
        self._language = language
        for listener in tuple(self._listeners):
            listener()

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call ``listener`` after every change of language; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tr(self, msgid: str, /, **values: object) -> str:
        """The text in the current language with ``values`` put in; the English one when there is no translation."""
        return self.format(self._catalogue.gettext(msgid), **values)

    def ptr(self, context: str, msgid: str, /, **values: object) -> str:
        """Like :meth:`tr` for a text that means different things in different places, told apart by ``context``."""
        return self.format(self._catalogue.pgettext(context, msgid), **values)

    def ntr(self, singular: str, plural: str, count: int, /, **values: object) -> str:
        """The sentence that fits ``count``, which is put in as ``{count}``."""
        return self.format(self._catalogue.ngettext(singular, plural, count), count=count, **values)

    def format(self, template: str, /, **values: object) -> str:
        """Put ``values`` into a text that is translated already, such as an opponent's line."""
        return format_text(template, values, self._language)

    def number(self, value: int) -> str:
        """A whole number: 1,250 or 1 250."""
        return numbers.number(value, self._language)

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with decimal places: 1.5 or 1,5."""
        return numbers.decimal(value, places, self._language)

    def money(self, dollars: int) -> str:
        """An amount of dollars: $1,250 or 1 250 $."""
        return numbers.money(dollars, self._language)

    def change(self, dollars: int) -> str:
        """A gain or loss of dollars with its sign: +$180 or −50 $."""
        return numbers.change(dollars, self._language)

    def percent(self, share: float, places: int = 0) -> str:
        """A share, where 1.0 is everything: 49.8% or 49,8 %."""
        return numbers.percent(share, places, self._language)

    def ordinal(self, value: int, gender: str = "m") -> str:
        """3rd, 3. or 3-й; ``gender`` is that of the Russian noun."""
        return numbers.ordinal(value, self._language, gender)

    def score(self, first: int, second: int) -> str:
        """7–3 or 7 : 3."""
        return numbers.score(first, second, self._language)

    def day(self, value: date, *, with_year: bool = False) -> str:
        """A date: 30 Nov, 30. 11. or 30 ноября."""
        return dates.day(value, self._language, with_year=with_year)

    def moment(self, value: datetime, *, with_year: bool = False) -> str:
        """A date with the time of day: 30 Nov, 9:05 pm."""
        return dates.moment(value, self._language, with_year=with_year)

    def quote(self, text: str) -> str:
        """``text`` in quotation marks."""
        return typography.quote(text, self._language)


def _load(language: Language, folder: Path) -> gettext.NullTranslations:
    if language is Language.ENGLISH:
        return gettext.NullTranslations()
    path = folder / language.value / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(
            f"The catalogue {path} cannot be read ({error}); make it with: python3 -m tools.translations compile"
        ) from error
