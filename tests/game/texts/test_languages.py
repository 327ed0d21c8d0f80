"""Every language has all that a language needs; docs/translating.md says how to add one."""

from __future__ import annotations

from datetime import datetime

import pytest

from engine.cards import Rank
from game.lines.checks import LENGTH_LIMITS
from game.match.own_wardrobe import OWN_GARMENTS, own_garment_words
from game.opponents.manifest import Sentences, Words
from game.texts import Language, Texts, preferred_language
from game.texts.alphabets import CYRILLIC, LATIN
from game.texts.cards import rank_word
from tools.translations import catalogues
from tools.translations.style import style_faults

SAMPLES = {
    Language.ENGLISH: ("−$1,250", "49.8%", "3rd", "7–3", "30 Nov, 9:05 pm", "“Pass”"),
    Language.CZECH: ("−1 250 $", "49,8 %", "3.", "7 : 3", "30. 11., 21.05", "„Pass“"),
    Language.RUSSIAN: ("−1 250 $", "49,8 %", "3-й", "7 : 3", "30 ноября, 21:05", "«Pass»"),
}


@pytest.mark.parametrize("language", Language)
def test_numbers_dates_and_quotation_marks_are_written_as_the_language_writes_them(language: Language) -> None:
    texts = Texts(language)
    written = (
        texts.money(-1250),
        texts.percent(0.498, 1),
        texts.ordinal(3),
        texts.score(7, 3),
        texts.moment(datetime(2026, 11, 30, 21, 5)),  # noqa: DTZ001 - the player's own clock
        texts.quote("Pass"),
    )
    assert tuple(text.replace("\u00a0", " ") for text in written) == SAMPLES[language]


@pytest.mark.parametrize("language", Language)
def test_every_table_has_the_language(language: Language) -> None:
    assert preferred_language([f"{language.value}_XX"]) is language
    assert set(language.own_name.casefold()) <= set(LATIN + CYRILLIC)
    assert all(rank_word(rank, language).forms for rank in Rank)
    assert set(own_garment_words(language)) == set(OWN_GARMENTS)
    assert language in LENGTH_LIMITS
    assert language.value in Sentences.model_fields
    assert language.value in Words.model_fields
    assert list(style_faults("It was nothing", language)) == []
    assert language is Language.ENGLISH or catalogues.compiled_path(language).is_file()
