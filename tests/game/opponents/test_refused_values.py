"""What a manifest holds that it must not is told in the language of the player."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.opponents.checks import pack_faults
from game.opponents.pack import PackError, load_pack
from game.texts import Language, Texts

NORA = Path(__file__).resolve().parents[3] / "docs" / "example-pack" / "nora"
EN, CS, RU = Texts(Language.ENGLISH), Texts(Language.CZECH), Texts(Language.RUSSIAN)


def changed(folder: Path, old: str, new: str) -> Path:
    """The example with something else in its manifest."""
    shutil.copytree(NORA, folder / "nora")
    manifest = folder / "nora" / "opponent.toml"
    sound = manifest.read_text("utf-8")
    assert old in sound
    manifest.write_text(sound.replace(old, new, 1), "utf-8")
    return folder / "nora"


def refused(folder: Path, old: str, new: str) -> PackError:
    """Refuse the example with something else in its manifest."""
    with pytest.raises(PackError) as caught:
        load_pack(changed(folder, old, new), measured=True)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "nora"', "", "opponent.toml, id: this is missing; write it"),
        ('id = "nora"', 'id = "nora"\nshoes = 7', "opponent.toml, shoes: nothing is known by this name; leave it out"),
        ("age = 44", "age = 12", "opponent.toml, age: at least 25 belongs here"),
        ("age = 44", 'age = "old"', "opponent.toml, age: a value of another kind belongs here"),
        ('level = "regular"', 'level = "god"', "level: one of these belongs here: novice, regular, sharp, master"),
        ("bluffing = 0.3 ", "bluffing = 3.0 ", "temperament.bluffing: at most 1"),
        ('id = "nora"', 'id = "Nora!"', "id: there are letters in it that are not allowed here"),
        ('id = "nora"', f'id = "{"n" * 70}"', "id: the number of letters here is at most 64"),
        ('en = "Bergen"', 'en = ""', "town.en: the number of letters here is at least 1"),
    ],
)
def test_the_usual_mistakes_have_words_in_every_language(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = refused(tmp_path, old, new).fault
    assert told in str(found)
    assert len({found.told(texts) for texts in (EN, CS, RU)}) == 3
    assert "Input should" not in found.told(CS)
    assert "{" not in found.told(RU)


def test_what_a_check_of_our_own_says_is_said_as_it_is(tmp_path: Path) -> None:
    found = refused(tmp_path, 'en = "Bergen"', 'cs = "Bergen"').fault
    assert "the English text is missing: add the key en" in found.told(CS)


@pytest.mark.parametrize("icon", ["hat", "blackboard"])
def test_an_icon_that_the_game_does_not_have_is_refused_before_it_is_drawn(tmp_path: Path, icon: str) -> None:
    said = f"opponent.toml: there is no icon “{icon}x”; choose one out of assets/interface/garments"
    found = refused(tmp_path, f'icon = "{icon}"', f'icon = "{icon}x"').fault
    assert str(found) == said
    assert said in pack_faults(tmp_path / "nora")


def test_a_fault_of_the_whole_file_names_no_place(tmp_path: Path) -> None:
    found = refused(tmp_path, 'id = "coat"', 'id = "hat"').fault
    assert str(found) == "opponent.toml: wardrobe: two garments have the same id"
