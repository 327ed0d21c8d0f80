"""The lines of the built-in opponents, in every language."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from game.lines import read_lines
from game.lines.checks import line_faults
from game.lines.tags import garment
from game.texts import Language, Texts, Word
from tools.translations.style import style_faults

OPPONENTS = Path(__file__).resolve().parents[3] / "assets" / "opponents"
FILES = [
    (english.with_name(f"lines.{language.value}.toml"), language)
    for english in sorted(OPPONENTS.glob("*/lines.en.toml"))
    for language in Language
]
VALUES: dict[str, object] = {
    "garment": Word("glove", number="pl"),
    "other": Word("Mei"),
    "who": Word("Mei"),
    "hand": Word("pair of aces"),
    "hand_you": Word("pair of twos"),
    "you": "Alex",
    "game": "draw",
    "count": 3,
}


def name(value: object) -> str:
    return f"{value.parent.name}-{value.name}" if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("path", "language"), FILES, ids=name)
def test_lines_are_complete_and_fit_the_bubble(path: Path, language: Language) -> None:
    lines = read_lines(path, language)
    assert list(line_faults(lines, language, is_built_in=True)) == []


@pytest.mark.parametrize(("path", "language"), FILES, ids=name)
def test_lines_keep_to_the_style_of_their_language(path: Path, language: Language) -> None:
    texts = [line.text.replace("\u00a0", " ") for line in read_lines(path, language)]
    assert [fault for text in texts for fault in style_faults(text, language)] == []


@pytest.mark.parametrize(("path", "language"), FILES, ids=name)
def test_every_line_can_be_spoken(path: Path, language: Language) -> None:
    texts = Texts(language)
    values = VALUES | {"amount": texts.money(20), "pot": texts.money(40)}
    for line in read_lines(path, language):
        assert "{" not in texts.format(line.text, **values)


@pytest.mark.parametrize(("path", "language"), FILES, ids=name)
def test_lines_know_the_wardrobe_of_their_speaker(path: Path, language: Language) -> None:
    opponent = tomllib.loads(path.with_name("opponent.toml").read_text(encoding="utf-8"))
    wardrobe = {piece["id"] for piece in opponent["wardrobe"]}
    lines = read_lines(path, language)
    named = (
        {garment(line.tag) for line in lines} | {line.when.worn for line in lines} | {line.when.off for line in lines}
    )
    farewells = Counter(line.tag for line in lines)
    assert named - {None} <= wardrobe
    assert {piece for piece in wardrobe if farewells[f"garment_lost:{piece}"] < 2} == set()


@pytest.mark.parametrize(("path", "language"), FILES, ids=name)
def test_lines_speak_of_others_of_the_cast(path: Path, language: Language) -> None:
    others = {folder.name for folder in OPPONENTS.iterdir()} - {path.parent.name} | {"human"}
    assert {line.when.who for line in read_lines(path, language)} - {None} <= others


@pytest.mark.parametrize("language", Language)
def test_no_two_opponents_say_the_same(language: Language) -> None:
    said = Counter(line.text for path, spoken in FILES if spoken is language for line in read_lines(path, language))
    assert [text for text, count in said.items() if count > 1] == []
