"""What is particular to Odessa's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.opponents.layers import FigureState
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "odessa"


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("odessa").seen(state)}


@pytest.mark.parametrize("layer", ["body_held", "body_down", "body_finale"])
def test_the_foundation_is_rose_cloth_and_not_skin(layer: str) -> None:
    """Rose holds more blue than green; brown skin holds more green than blue."""
    table = tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8"))
    entry = next(entry for entry in table["layer"] if entry["id"] == layer)
    canvas = Image.new("RGB", tuple(table["canvas"]))
    with Image.open(PACK / entry["file"]) as picture:
        canvas.paste(picture.convert("RGB"), tuple(entry["place"]))
    inside = np.asarray(character("odessa").covered_region()) == 255
    _red, green, blue = np.moveaxis(np.asarray(canvas)[inside], -1, 0)
    assert (blue >= green).mean() > 0.99


def test_the_emeralds_go_from_ears_neck_and_both_wrists_at_once() -> None:
    person = character("odessa")
    jewels = {"emeralds_collar", "emeralds_earrings", "emeralds_near", "emeralds_raised"}
    assert jewels <= names_in(person.stage(2))
    assert not jewels & names_in(person.stage(3))


@pytest.mark.parametrize("cards", [True, False])
def test_the_coat_covers_the_bangles(cards: bool) -> None:
    person = character("odessa")
    assert {name for name in names_in(person.stage(1, cards=cards)) if name.startswith("emeralds")} == {
        "emeralds_collar",
        "emeralds_earrings",
    }


def test_with_the_cards_down_both_hands_lie_on_the_table() -> None:
    down = names_in(character("odessa").stage(2, cards=False))
    assert {"near_hand", "lowered_hand", "lowered_forearm"} <= down
    assert not {"raised_hand", "raised_forearm", "cards"} & down


@pytest.mark.parametrize("cards", [True, False])
def test_in_the_finale_one_hand_holds_the_drum_and_the_other_the_beater(cards: bool) -> None:
    person = character("odessa")
    finale = names_in(person.stage(len(person.wardrobe), cards=cards))
    assert {"drum", "hooked_hand", "beater", "raised_hand_finale", "near_arm_finale"} <= finale
    assert not {"cards", "near_hand", "lowered_hand"} & finale
