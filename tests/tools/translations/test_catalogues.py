"""Collecting, merging, pruning and compiling catalogues."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from game.texts import Language, Texts
from tools.translations import catalogues

SOURCE = """
def draw(texts, count):
    texts.tr("Leave the table?")
    texts.ntr("{count} card", "{count} cards", count)
    texts.ptr("button", "Stay")
    texts.ptr("dialog", "Stay")
    texts.tr(LABEL)
    return mark("Rules"), pmark("pill", "Call")
"""


@pytest.fixture
def template(tmp_path: Path) -> Catalog:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "scene.py").write_text(SOURCE, encoding="utf-8")
    return catalogues.extract(folder)


def test_texts_are_collected_from_their_calls(template: Catalog) -> None:
    found = {(catalogues.ids(message), message.context) for message in catalogues.messages(template)}
    assert found == {
        (("Leave the table?",), None),
        (("{count} card", "{count} cards"), None),
        (("Stay",), "button"),
        (("Stay",), "dialog"),
        (("Rules",), None),
        (("Call",), "pill"),
    }
    assert all(message.locations == [("game/scene.py", 0)] for message in catalogues.messages(template))


def test_merging_keeps_translations_and_pruning_drops_what_is_unused(template: Catalog) -> None:
    catalogue = Catalog(locale="cs")
    catalogue.add("Rules", "Pravidla")
    catalogue.add("Nobody uses this", "Nikdo to nechce")
    catalogues.merge(catalogue, template)
    assert catalogue["Rules"].string == "Pravidla"
    assert catalogue["Nobody uses this"].string == "Nikdo to nechce"
    assert catalogue.get("Stay", "dialog") is not None
    assert catalogues.prune(catalogue) == 1
    assert "Nobody uses this" not in catalogue
    assert len(catalogue) == len(template)


def test_a_text_that_becomes_a_plural_is_merged_as_one(template: Catalog) -> None:
    catalogue = Catalog(locale="cs")
    catalogue.add("{count} card", "{count} karta")
    catalogues.merge(catalogue, template)
    assert catalogues.ids(catalogue["{count} card"]) == ("{count} card", "{count} cards")


def test_the_game_reads_what_was_written_and_compiled(tmp_path: Path) -> None:
    catalogue = Catalog(locale="ru", charset="utf-8")
    catalogue.add("Rules", "Правила и обычаи")
    catalogue.add(("{count} card", "{count} cards"), ("{count} карта", "{count} карты", "{count} карт"))
    catalogue.add("Stay", "Выждать", context="button")
    catalogues.write(catalogue, Language.RUSSIAN, tmp_path)
    again = catalogues.read(Language.RUSSIAN, tmp_path)
    catalogues.compiled_path(Language.RUSSIAN, tmp_path).write_bytes(catalogues.compiled(again, Language.RUSSIAN))
    texts = Texts(Language.RUSSIAN, tmp_path)
    assert texts.tr("Rules") == "Правила и\u00a0обычаи"
    assert [texts.ntr("{count} card", "{count} cards", count) for count in (1, 3, 11)] == [
        "1\u00a0карта",
        "3\u00a0карты",
        "11\u00a0карт",
    ]
    assert texts.ptr("button", "Stay") == "Выждать"


def test_writing_twice_changes_nothing(tmp_path: Path, template: Catalog) -> None:
    catalogue = catalogues.read(Language.CZECH, tmp_path)
    catalogues.merge(catalogue, template)
    catalogues.write(catalogue, Language.CZECH, tmp_path)
    path = catalogues.source_path(Language.CZECH, tmp_path)
    written = path.read_bytes()
    catalogue = catalogues.read(Language.CZECH, tmp_path)
    catalogues.merge(catalogue, template)
    catalogues.write(catalogue, Language.CZECH, tmp_path)
    assert path.read_bytes() == written
