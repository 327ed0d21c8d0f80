"""What is particular to Vera's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.opponents.layers import FigureState
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "vera"


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("vera").seen(state)}


@pytest.mark.parametrize("layer", ["body", "body_finale"])
def test_the_foundation_is_ice_blue_cloth_and_not_skin(layer: str) -> None:
    table = tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8"))
    entry = next(entry for entry in table["layer"] if entry["id"] == layer)
    canvas = Image.new("RGB", tuple(table["canvas"]))
    with Image.open(PACK / entry["file"]) as picture:
        canvas.paste(picture.convert("RGB"), tuple(entry["place"]))
    inside = np.asarray(character("vera").covered_region()) == 255
    red, _green, blue = np.moveaxis(np.asarray(canvas)[inside], -1, 0)
    assert (blue > red).all()


def test_gloves_and_pearls_go_separately() -> None:
    person = character("vera")
    with_gloves, without, bare = (names_in(person.stage(off)) for off in (2, 3, 4))
    assert "gloves_far" in with_gloves
    assert "near_hand" not in with_gloves
    assert "near_hand" in without
    assert "pearls" in without
    assert "pearls" not in bare


def test_the_slip_hides_below_the_gown() -> None:
    person = character("vera")
    assert "slip" not in names_in(person.stage(4))
    assert "slip" in names_in(person.stage(5))


def test_in_the_finale_one_hand_holds_the_fan_and_the_other_keeps_the_cards() -> None:
    finale = names_in(character("vera").stage(6))
    assert {"fan", "near_arm_finale", "cards", "far_hand_held"} <= finale
    assert "near_arm" not in finale
