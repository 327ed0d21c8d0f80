"""A noun that carries its own forms, so that sentences can decline it without knowing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

AGREEMENT_KEYS: Final = frozenset({"m", "f", "n", "sg", "pl", "he", "she", "they"})
"""What may stand before "=" in an agreement such as ``{garment:?m=ho|f=ji|n=ho|pl=je}``."""

FORMS: Final = frozenset({"nom", "gen", "dat", "acc", "voc", "loc", "pre", "ins", "with", "short", "pl", "genpl"})
"""Names of forms: cases, a case with its preposition, the head noun alone, and plurals of ranks."""

_PROPERTIES = ("gender", "number", "pronouns")


@dataclass(frozen=True, slots=True)
class Word:
    """A noun in one language: the nominative, other forms by name, and what other words agree with.

    Inside a sentence ``{garment}`` is the nominative, ``{garment:acc}`` another form (the nominative when the word
    does not have it) and ``{garment:?sg=is|pl=are}`` a word that agrees with it.
    """

    nominative: str
    forms: Mapping[str, str] = field(default_factory=dict)
    """Forms by their names in :data:`FORMS`."""
    gender: str | None = None
    """m, f or n; None where the language or the word has none."""
    number: str = "sg"
    """sg or pl: the grammatical number, which is not that of the thing (pearls, trousers)."""
    pronouns: str | None = None
    """he, she or they, for a person."""

    @classmethod
    def from_table(cls, table: Mapping[str, str]) -> Self:
        """Read a table of a pack or word list: ``nom`` is required, everything but the properties is a form."""
        forms = {key: text for key, text in table.items() if key != "nom" and key not in _PROPERTIES}
        return cls(table["nom"], forms, table.get("gender"), table.get("number", "sg"), table.get("pronouns"))

    def form(self, name: str) -> str:
        """The form of that name, or the nominative when the word does not have it."""
        return self.forms.get(name, self.nominative)

    def agreeing(self, choices: Mapping[str, str]) -> str:
        """The choice that fits: plural before gender, then number, then pronouns; the first when none does."""
        properties = ("pl" if self.number == "pl" else None, self.gender, self.number, self.pronouns)
        for wanted in properties:
            if wanted is not None and wanted in choices:
                return choices[wanted]
        return next(iter(choices.values()))

    def __str__(self) -> str:
        return self.nominative

    def __format__(self, spec: str) -> str:
        if spec.startswith("?"):
            return self.agreeing(agreement(spec))
        return self.form(spec or "nom")


def agreement(spec: str) -> dict[str, str]:
    """The choices of an agreement such as ``?sg=is|pl=are``. Raises ValueError for one that cannot be read."""
    choices: dict[str, str] = {}
    for part in spec.removeprefix("?").split("|"):
        key, equals, text = part.partition("=")
        if not equals or key not in AGREEMENT_KEYS:
            raise ValueError(f'"{part}" in "{{…:{spec}}}" is not one of {", ".join(sorted(AGREEMENT_KEYS))} with "="')
        choices[key] = text
    return choices
