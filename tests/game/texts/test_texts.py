"""The catalogue at work: switching, falling back, and refusing what cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.texts import CatalogueError, Language, Texts, preferred_language


def test_the_language_changes_at_once_and_listeners_hear_of_it() -> None:
    texts = Texts()
    heard: list[str] = []
    silence = texts.listen(lambda: heard.append(texts.tr("Settings")))
    assert texts.tr("Settings") == "Settings"
    texts.language = Language.CZECH
    texts.language = Language.CZECH
    texts.language = Language.RUSSIAN
    silence()
    texts.language = Language.ENGLISH
    assert heard == ["Nastavení", "Настройки"]


def test_a_text_without_translation_stays_english() -> None:
    assert Texts(Language.CZECH).tr("Nobody has ever translated {count}", count=1234) == (
        "Nobody has ever translated 1\u00a0234"
    )


def test_contexts_tell_equal_words_apart() -> None:
    texts = Texts(Language.CZECH)
    assert texts.ptr("button", "Stay") == "Vyčkat"
    assert texts.ptr("pill", "Stay") == "Vyčkává"
    assert texts.tr("Stay") == "Stay"


def test_a_missing_catalogue_is_named_and_the_old_language_stays(tmp_path: Path) -> None:
    texts = Texts(Language.ENGLISH, tmp_path)
    with pytest.raises(CatalogueError, match=r"cs.LC_MESSAGES.game\.mo cannot be read .* tools\.translations compile"):
        texts.language = Language.CZECH
    assert texts.language is Language.ENGLISH


def test_a_damaged_catalogue_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ru" / "LC_MESSAGES" / "game.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no catalogue at all")
    with pytest.raises(CatalogueError, match=r"ru.LC_MESSAGES.game\.mo cannot be read"):
        Texts(Language.RUSSIAN, tmp_path)


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("{missing}", r'"\{missing\}" is not among the values of this text \(given: name\)'),
        ("{name.__class__}", "is not among the values"),
        ("{name[0]}", "is not among the values"),
        ("{name!r}", '"!r" is not allowed'),
        ("{}", "is not among the values"),
        ("{name", "expected '}'"),
    ],
)
def test_templates_reach_nothing_but_their_values(template: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Texts().format(template, name="Vera")


def test_no_format_of_a_template_reaches_a_number() -> None:
    assert Texts().format("{count:>999999999}", count=1234) == "1,234"


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        (["cs", "en"], Language.CZECH),
        (["ru_RU.UTF-8"], Language.RUSSIAN),
        (["fr-FR", "cs-CZ"], Language.CZECH),
        (["EN_gb"], Language.ENGLISH),
        (["", "de"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_first_language_that_the_game_speaks_is_preferred(codes: list[str], expected: Language) -> None:
    assert preferred_language(codes) is expected
