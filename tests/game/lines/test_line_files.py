"""Reading lines: what is accepted, and faults that name file, place and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.evaluation import HandCategory
from game.lines import LineFileError, read_lines
from game.lines.checks import line_faults
from game.lines.line import hand_key
from game.lines.tags import TAGS
from game.texts import Language


def read(folder: Path, text: str, language: Language = Language.ENGLISH) -> list[str]:
    path = folder / "lines.en.toml"
    path.write_text(text, encoding="utf-8")
    return [line.text for line in read_lines(path, language)]


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(LineFileError) as caught:
        read(folder, text)
    return caught.value.faults


def test_a_line_with_everything(tmp_path: Path) -> None:
    text = """
        [[line]]
        tag = "garment_lost:gown"
        text = "There goes the {garment}."
        weight = 2.5
        when = { game = "stud", stage = [1, 3], who = "odessa", by = "drop", first = true, hand = "flush" }
    """
    assert read(tmp_path, text) == ["There goes the {garment}."]


def test_non_breaking_spaces_are_put_in(tmp_path: Path) -> None:
    assert read(tmp_path, '[[line]]\ntag = "check"\ntext = "Sázím s vámi."', Language.CZECH) == ["Sázím s\u00a0vámi."]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('tag = "bett"\ntext = "x"', 'lines.en.toml, line 4: "bett" is not a tag'),
        ('tag = "bet:gown"\ntext = "x"', '"bet:gown" cannot be narrowed to a garment: write "bet"'),
        ('tag = "stake:"\ntext = "x"', '"stake:" cannot be narrowed to a garment'),
        ('tag = "check"\ntext = "{amount}"', '"{amount}" is not a variable of "check" (allowed: none)'),
        ('tag = "bet"\ntext = "{you}"', '"{you}" is not a variable of "bet" (allowed: amount, pot)'),
        ('tag = "bet"\ntext = "{amount"', "expected '}' before end of string"),
        ('tag = "stake"\ntext = "{garment:dativ}"', '"dativ" in "{garment:dativ}" is not one of acc, dat'),
        ('tag = "stake"\ntext = "{garment:?x=y}"', '"x=y" in "{…:?x=y}" is not one of f, he'),
        ('tag = "bet"', "text: Field required"),
        ('tag = "bet"\ntext = "x"\nwieght = 2', "wieght: Extra inputs are not permitted"),
        ('tag = "bet"\ntext = "x"\nweight = 0', "weight: Input should be greater than 0"),
        ('tag = "bet"\ntext = "x"\nwhen = { stage = [3, 1] }', "when: stage needs two numbers, the lowest first"),
        ('tag = "bet"\ntext = "x"\nwhen = { mood = "bad" }', "when.mood: Extra inputs are not permitted"),
        ('tag = "bet"\ntext = "x"\nwhen = { hand = "marriage" }', "when.hand: Input should be"),
    ],
)
def test_faults_name_place_and_remedy(tmp_path: Path, line: str, fault: str) -> None:
    good = '[[line]]\ntag = "check"\ntext = "Go on."\n'
    (found,) = faults(tmp_path, f"{good}[[line]]\n{line}\n")
    assert found.startswith("lines.en.toml, line 4: ")
    assert fault in found


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    assert faults(tmp_path, "[[line]")[0].startswith("lines.en.toml is not TOML in UTF-8")


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(LineFileError, match=r"lines\.ru\.toml cannot be read"):
        read_lines(tmp_path / "lines.ru.toml", Language.RUSSIAN)


def test_a_set_of_lines_is_judged_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "lines.en.toml"
    required = [tag for tag in TAGS.values() if tag.is_required]
    texts = [f'[[line]]\ntag = "{tag.name}"\ntext = "A line for {tag.name}."\n' for tag in required]
    path.write_text("\n".join(texts), encoding="utf-8")
    lines = read_lines(path, Language.ENGLISH)
    assert list(line_faults(lines, Language.ENGLISH, is_built_in=False)) == []
    assert list(line_faults(lines[1:], Language.ENGLISH, is_built_in=False)) == [
        '"greet_first" has 0 lines of the 1 that it needs: write the others'
    ]
    assert '"finale" has 1 lines of the 4 that it needs: write the others' in list(
        line_faults(lines, Language.ENGLISH, is_built_in=True)
    )


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        (["Go on.", "Go on."], '"Go on." stands 2 times: keep one'),
        (["Go on"], '"Go on" must end with one of . ! ? …'),
        (["Go (on)"], '"Go (on)" must end with one of . ! ? …'),
        (["O" * 77 + "."], "has 78 characters: 76 fit the bubble"),
    ],
)
def test_single_lines_are_judged(tmp_path: Path, texts: list[str], fault: str) -> None:
    path = tmp_path / "lines.en.toml"
    path.write_text("\n".join(f'[[line]]\ntag = "check"\ntext = "{text}"\n' for text in texts), encoding="utf-8")
    lines = read_lines(path, Language.ENGLISH)
    assert any(fault in found for found in line_faults(lines, Language.ENGLISH, is_built_in=False))


def test_a_line_may_end_in_a_bracketed_sentence(tmp_path: Path) -> None:
    path = tmp_path / "lines.en.toml"
    path.write_text('[[line]]\ntag = "check"\ntext = "Go on. (Please.)"\n', encoding="utf-8")
    faults = line_faults(read_lines(path, Language.ENGLISH), Language.ENGLISH, is_built_in=False)
    assert not any("Go on" in fault for fault in faults)


@pytest.mark.parametrize("category", HandCategory)
def test_conditions_know_every_category(tmp_path: Path, category: HandCategory) -> None:
    text = f'[[line]]\ntag = "win_big"\ntext = "So."\nwhen = {{ hand = "{hand_key(category)}" }}'
    assert read(tmp_path, text) == ["So."]


def test_the_tags_of_the_guide() -> None:
    assert len(TAGS) == 80
    assert sum(tag.is_required for tag in TAGS.values()) == 55
    assert sum(tag.floor for tag in TAGS.values()) == 233
