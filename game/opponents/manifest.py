"""What an opponent's ``opponent.toml`` says: who she is, how she plays, and what she wears, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.players.levels import Level
from engine.players.temperament import Temperament
from game.texts.languages import Language
from game.texts.word import AGREEMENT_KEYS, FORMS, Word

YOUNGEST = 25
"""Age below which no opponent is accepted."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
_Text = Annotated[str, Field(min_length=1, max_length=2000)]
_HexColour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
_PathData = Annotated[str, Field(pattern=r"^[MLHVCQAZ0-9 .\-]+$", max_length=4000)]
_WORD_KEYS = FORMS | {"gender", "number", "pronouns"}


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _InEveryLanguage(_Model):
    """Something said in English and, where the pack has it, in the other languages."""

    @model_validator(mode="before")
    @classmethod
    def _check_english(cls, data: object) -> object:
        if isinstance(data, Mapping) and Language.ENGLISH.value not in data:
            raise ValueError("the English text is missing: add the key en")
        return data


class Sentences(_InEveryLanguage):
    """A text in every language."""

    en: _Text
    cs: _Text = ""
    ru: _Text = ""

    def read(self, language: Language) -> str:
        """The text in ``language``, or in English."""
        return str(getattr(self, language.value)) or self.en


WordTable = Annotated[dict[str, str], Field(min_length=1)]


class Words(_InEveryLanguage):
    """A noun with its forms in every language, as :meth:`game.texts.word.Word.from_table` reads them."""

    en: WordTable
    cs: WordTable = {}
    ru: WordTable = {}

    @model_validator(mode="after")
    def _check_forms(self) -> Self:
        for language in Language:
            table = self._table(language)
            if table and "nom" not in table:
                raise ValueError(f"{language.value}: the nominative is missing: add the key nom")
            for key in table.keys() - _WORD_KEYS - {"full"}:
                raise ValueError(f'{language.value}: "{key}" is no form of a word (forms: {", ".join(sorted(FORMS))})')
            for key in ("gender", "number", "pronouns"):
                if key in table and table[key] not in AGREEMENT_KEYS:
                    raise ValueError(f'{language.value}: {key} cannot be "{table[key]}"')
        return self

    def read(self, language: Language) -> Word:
        """The word in ``language``, or in English."""
        return Word.from_table({key: text for key, text in self._spoken(language).items() if key != "full"})

    def full(self, language: Language) -> str:
        """The long form of a name: first and last name."""
        table = self._spoken(language)
        return table.get("full", table["nom"])

    def _spoken(self, language: Language) -> dict[str, str]:
        return self._table(language) or self.en

    def _table(self, language: Language) -> dict[str, str]:
        table: dict[str, str] = getattr(self, language.value)
        return table


class GarmentEntry(_Model):
    """One garment of the wardrobe. ``icon`` is a picture in ``assets/interface/garments``."""

    id: Id
    icon: Id
    name: Words


class FinaleEntry(_Model):
    """What is held up when everything is lost."""

    icon: Id
    name: Words


class ColoursEntry(_Model):
    """The opponent's own two colours: the niche behind, and the figure of one whose pictures are not drawn."""

    niche: _HexColour = "#6b142e"
    dress: _HexColour = "#1b6450"


class SilhouetteEntry(_Model):
    """An opponent without pictures: SVG path data on the canvas of 720 by 1000 that every figure has."""

    outline: _PathData
    """What is filled; several closed paths lie one over another."""
    engraving: _PathData | None = None
    """Fine lines upon it."""


class OpponentManifest(_Model):
    """The whole of ``opponent.toml``. The wardrobe stands from the outermost garment to the innermost."""

    format: Literal[1]
    id: Id
    age: Annotated[int, Field(ge=YOUNGEST, le=120)]
    pronouns: Literal["he", "she", "they"]
    name: Words
    town: Sentences
    tagline: Sentences
    biography: Sentences
    level: Level
    temperament: Temperament
    wardrobe: Annotated[tuple[GarmentEntry, ...], Field(min_length=2, max_length=8)]
    finale: FinaleEntry
    colours: ColoursEntry = ColoursEntry()
    silhouette: SilhouetteEntry | None = None
    bubble: Literal["left", "right"] = "right"
    """On which side of the head what is said stands at the table of draw: not where a hand is raised."""

    @model_validator(mode="after")
    def _check_wardrobe(self) -> Self:
        ids = [garment.id for garment in self.wardrobe]
        if len(set(ids)) < len(ids):
            raise ValueError("wardrobe: two garments have the same id")
        return self

    @property
    def garments(self) -> tuple[str, ...]:
        """The ids of the wardrobe, outermost first."""
        return tuple(garment.id for garment in self.wardrobe)

    def garment(self, garment: str) -> GarmentEntry:
        """The garment of this id. Raises KeyError."""
        for entry in self.wardrobe:
            if entry.id == garment:
                return entry
        raise KeyError(f'{self.id} has no garment "{garment}"')
