"""The committed catalogues: complete, current, with every plural form right and every letter in the fonts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from engine.cards import Rank
from game.lines import read_lines
from game.texts import Language, Texts
from game.texts.cards import SUIT_SIGNS, rank_word
from game.texts.texts import LOCALE_FOLDER
from tools.translations import catalogues, checks

ASSETS = LOCALE_FOLDER.parent
COUNTS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111)
CZECH_FORMS = (2, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2)
RUSSIAN_FORMS = (2, 0, 1, 1, 2, 2, 2, 2, 0, 1, 2, 0, 2)
WITHOUT_DECO = "½−"
"""Characters of amounts, which are never set in the display face."""

# The singular, then the forms of the language; # is the number.
CZECH_PLURALS = """
You exchange {count} card | Měníte # kartu | Měníte # karty | Měníte # karet
{count} garment left | zbývá # svršek | zbývají # svršky | zbývá # svršků
{count} card | # karta | # karty | # karet
{count} deal | # rozdání | # rozdání | # rozdání
{count} opponent | # soupeř | # soupeři | # soupeřů
{count} stage | # obraz | # obrazy | # obrazů
"""
RUSSIAN_PLURALS = """
You exchange {count} card | Вы меняете # карту | Вы меняете # карты | Вы меняете # карт
{count} garment left | осталась # вещь | остались # вещи | осталось # вещей
{count} card | # карта | # карты | # карт
{count} deal | # раздача | # раздачи | # раздач
{count} opponent | # соперник | # соперника | # соперников
{count} stage | # картина | # картины | # картин
"""


def plural_rows() -> list[tuple[Language, str, list[str]]]:
    tables = ((Language.CZECH, CZECH_PLURALS), (Language.RUSSIAN, RUSSIAN_PLURALS))
    rows = ((language, line.split(" | ")) for language, table in tables for line in table.strip().splitlines())
    return [(language, row[0], row[1:]) for language, row in rows]


def chosen_forms(language: Language) -> tuple[int, ...]:
    return CZECH_FORMS if language is Language.CZECH else RUSSIAN_FORMS


@pytest.mark.parametrize("language", catalogues.TRANSLATIONS)
def test_the_catalogue_is_complete_and_current(language: Language) -> None:
    assert checks.faults(language, catalogues.extract()) == []


def test_the_english_texts_keep_to_the_style() -> None:
    assert checks.source_faults(catalogues.extract()) == []


@pytest.mark.parametrize(("language", "singular", "forms"), plural_rows())
def test_plurals_of_the_guide(language: Language, singular: str, forms: list[str]) -> None:
    texts = Texts(language)
    sentences = [texts.ntr(singular, "not translated", count).replace("\u00a0", " ") for count in COUNTS]
    chosen = zip(COUNTS, chosen_forms(language), strict=True)
    assert sentences == [forms[form].replace("#", str(count)) for count, form in chosen]


@pytest.mark.parametrize("language", catalogues.TRANSLATIONS)
def test_every_plural_entry_has_a_sentence_for_every_number(language: Language) -> None:
    texts = Texts(language)
    plurals = [
        message for message in catalogues.messages(catalogues.read(language)) if len(catalogues.ids(message)) > 1
    ]
    assert plurals
    for message in plurals:
        singular, plural = catalogues.ids(message)
        forms = [catalogues.strings(message)[form] for form in chosen_forms(language)]
        for count, form in zip(COUNTS, forms, strict=True):
            values = {"name": "Mei", "amount": "$5", "hand": "a pair", "detail": "felt"}
            sentence = texts.ntr(singular, plural, count, **values)
            expected = texts.format(form, count=count, **values)
            assert sentence.replace("\u00a0", " ") == expected.replace("\u00a0", " ")


def test_english_counts() -> None:
    sentences = [Texts().ntr("{count} card", "{count} cards", count) for count in (0, 1, 2, 21)]
    assert sentences == ["0 cards", "1 card", "2 cards", "21 cards"]


def every_text() -> set[str]:
    texts = set(SUIT_SIGNS.values())
    texts |= {text for message in catalogues.messages(catalogues.extract()) for text in catalogues.ids(message)}
    for language in Language:
        texts |= {language.own_name}
        texts |= {form for rank in Rank for form in rank_word(rank, language).forms.values()}
        if language in catalogues.TRANSLATIONS:
            texts |= {
                text
                for message in catalogues.messages(catalogues.read(language))
                for text in catalogues.strings(message)
            }
        for path in ASSETS.glob(f"opponents/*/lines.{language.value}.toml"):
            texts |= {line.text for line in read_lines(path, language)}
    return texts


@pytest.mark.parametrize("path", sorted((ASSETS / "fonts").glob("Lys*.ttf")), ids=lambda path: path.stem)
def test_every_letter_is_in_the_fonts(path: Path) -> None:
    """Before a text is set, its non-breaking spaces become plain ones; capitals come from styles."""
    characters = {character for text in every_text() for character in text.replace("\u00a0", " ")}
    characters |= {capital for character in characters for capital in character.upper()}
    if path.stem.startswith("LysDeco"):
        characters -= set(WITHOUT_DECO)
    assert characters - {chr(code) for code in TTFont(path).getBestCmap()} == set()
