"""What is particular to Paloma's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from game.opponents.layers import FigureState
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "paloma"


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("paloma").seen(state)}


@pytest.mark.parametrize("layer", ["body", "body_finale", "parachute"])
def test_foundation_and_finale_are_pale_silk_with_at_most_one_red_panel(layer: str) -> None:
    table = tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8"))
    entry = next(entry for entry in table["layer"] if entry["id"] == layer)
    canvas = Image.new("RGB", tuple(table["canvas"]))
    with Image.open(PACK / entry["file"]) as picture:
        canvas.paste(picture.convert("RGB"), tuple(entry["place"]))
    inside = np.asarray(character("paloma").covered_region()) == 255
    red, green, _blue = np.moveaxis(np.asarray(canvas)[inside].astype(int), -1, 0)
    silk = red - green < 48
    assert silk.mean() > (0.75 if layer == "parachute" else 0.99)


def test_the_curls_spring_out_when_the_helmet_goes() -> None:
    person = character("paloma")
    assert "hair_front" not in names_in(person.stage(0))
    assert "hair_front" in names_in(person.stage(1))


def test_the_ring_shows_on_the_finger_when_the_gauntlets_are_off() -> None:
    person = character("paloma")
    assert "ring" not in names_in(person.stage(1))
    assert {"ring", "near_hand"} <= names_in(person.stage(2))


@pytest.mark.parametrize("cards", [True, False])
def test_the_low_hand_is_gloved_or_bare_and_never_both(cards: bool) -> None:
    person = character("paloma")
    pose = "held" if cards else "down"
    gloved, bare = names_in(person.stage(0, cards=cards)), names_in(person.stage(2, cards=cards))
    assert f"gauntlets_hand_{pose}" in gloved
    assert f"far_hand_{pose}" not in gloved
    assert f"far_hand_{pose}" in bare


def test_in_the_finale_one_hand_clutches_the_silk_and_the_other_swings_the_ring() -> None:
    finale = names_in(character("paloma").stage(7))
    assert {"parachute", "cords", "clutching_hand", "ring_swung", "near_hand"} <= finale
    assert finale.isdisjoint({"ring", "cards", "far_hand_held", "far_hand_down"})
