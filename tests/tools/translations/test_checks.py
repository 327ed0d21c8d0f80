"""What the check of the catalogues finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from game.texts import Language
from tools.translations import catalogues, checks
from tools.translations.style import style_faults


def written(folder: Path, translation: str) -> Catalog:
    """A template of one text, whose Czech catalogue in ``folder`` says ``translation``, compiled."""
    template = Catalog()
    template.add("Rules", None, [("game/scene.py", 0)])
    catalogue = Catalog(locale="cs", charset="utf-8")
    catalogue.add("Rules", translation)
    catalogues.write(catalogue, Language.CZECH, folder)
    compiled = catalogues.compiled(catalogues.read(Language.CZECH, folder), Language.CZECH)
    catalogues.compiled_path(Language.CZECH, folder).write_bytes(compiled)
    return template


def test_nothing_is_found_in_a_good_catalogue(tmp_path: Path) -> None:
    template = written(tmp_path, "Pravidla")
    assert checks.faults(Language.CZECH, template, tmp_path) == []


def test_missing_translations_are_found(tmp_path: Path) -> None:
    template = written(tmp_path, "")
    template.add(("{count} card", "{count} cards"), None, [("game/scene.py", 0)])
    assert checks.faults(Language.CZECH, template, tmp_path) == [
        'cs: "Rules" is not translated',
        'cs: "{count} card" is not translated',
    ]


def test_an_outdated_compiled_catalogue_is_found(tmp_path: Path) -> None:
    template = written(tmp_path, "Pravidla")
    catalogue = catalogues.read(Language.CZECH, tmp_path)
    catalogue["Rules"].string = "Řád"
    catalogues.write(catalogue, Language.CZECH, tmp_path)
    (fault,) = checks.faults(Language.CZECH, template, tmp_path)
    assert fault.endswith("is not up to date: run python3 -m tools.translations compile")


@pytest.mark.parametrize(
    ("english", "czech", "fault"),
    [
        ("{name} bets", "{jmeno} sází", "must have the variables name, it has jmeno"),
        ("{name} bets", "sází", "must have the variables name, it has none"),
        ("The {garment}", "{garment:dativ}", '"dativ" in "{garment:dativ}" is not one of'),
        ("The {garment}", "{garment:?x=a}", "is not one of f, he, m, n, pl, sg, she, they"),
        ("The {garment}", "{garment", "cannot be read"),
        ("Leave?", "Odejít", "must end like the English text"),
        ("Leave", "Odejít.", "must end like the English text"),
        ("Leave", "odejít", "must begin with a big letter"),
        ("The {garment} is off", "{garment} je dole", "must begin with a word, not with a value"),
        ("leave", "Odejít", "must begin with a small letter"),
    ],
)
def test_faults_of_an_entry(english: str, czech: str, fault: str) -> None:
    found = list(checks.message_faults(Message(english, czech), Language.CZECH))
    assert any(fault in text for text in found), found


def test_forms_and_abbreviations_are_free() -> None:
    good = [Message("{name} loses the {garment}", "{name} přichází o {garment:acc}"), Message("Min", "Min.")]
    assert [fault for message in good for fault in checks.message_faults(message, Language.CZECH)] == []


def test_faults_of_the_english_source() -> None:
    template = Catalog()
    template.add("Don't say {garment:dativ}")
    faults = checks.source_faults(template)
    assert len(faults) == 2
    assert "typographic quotation marks" in faults[1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, 'Say "yes"'),
        (Language.ENGLISH, "Wait..."),
        (Language.ENGLISH, "One - two"),
        (Language.ENGLISH, "One\u00a0two"),
        (Language.ENGLISH, " One"),
        (Language.ENGLISH, "One  two"),
        (Language.CZECH, "Vyhrál(a) jste"),
        (Language.CZECH, "Právě jste vyhráli"),
        (Language.CZECH, "Vyhrála jste"),
        (Language.CZECH, "Jste připraven?"),
        (Language.CZECH, "Jste si jistá?"),
        (Language.CZECH, "sázel/a"),
        (Language.CZECH, "Řekl “ano”"),
        (Language.CZECH, "Ano — ne"),
        (Language.RUSSIAN, "поставил(а)"),
        (Language.RUSSIAN, "Вы сам видите"),
        (Language.RUSSIAN, "Он сказал “да”"),
        (Language.RUSSIAN, "Да – нет"),
        (Language.RUSSIAN, "Четверка"),
        (Language.RUSSIAN, "Она ждет"),
        (Language.RUSSIAN, "Карта № 5"),
    ],
)
def test_faults_of_style(language: Language, text: str) -> None:
    assert len(list(style_faults(text, language))) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "It’s nine o’clock – “somewhere”…"),
        (Language.CZECH, "Vera říká „ano“ – jste na tahu, bylo to 7 : 3"),
        (Language.CZECH, "Jste ze hry venku"),
        (Language.RUSSIAN, "Вы сказали «да» — вы уверены, четвёрка ждёт"),
        (Language.RUSSIAN, "Каждая карта должна лежать на месте"),
        (Language.RUSSIAN, "Черновики и чернила"),
    ],
)
def test_good_style(language: Language, text: str) -> None:
    assert list(style_faults(text, language)) == []
