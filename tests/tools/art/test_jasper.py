"""What is particular to Jasper's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState, LayerTable
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "jasper"
HANDS = {"near_hand_gripping", "near_arm_palm", "near_arm_finale"}


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("jasper").seen(state)}


def layer_table() -> LayerTable:
    return LayerTable.model_validate(tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8")))


def test_the_foundation_is_cream_cloth_and_not_skin() -> None:
    table = layer_table()
    (body,) = (layer for layer in table.layer if layer.id == "body")
    canvas = Image.new("RGB", table.canvas)
    with Image.open(PACK / body.file) as picture:
        canvas.paste(picture.convert("RGB"), body.place)
    person = character("jasper")
    arms = np.asarray(person.picture([person.layer("far_arm"), person.layer("near_arm_palm")]).getchannel("A")) > 0
    cloth = (np.asarray(person.covered_region()) == 255) & ~arms
    red, _green, blue = np.moveaxis(np.asarray(canvas)[cloth].astype(int), -1, 0)
    assert (red - blue < 60).all(), "skin is redder than cream"


@pytest.mark.parametrize(("off", "hand"), [(0, "near_hand_gripping"), (4, "near_hand_gripping"), (5, "near_arm_palm"),
                                           (6, "near_arm_palm"), (7, "near_arm_finale")])  # fmt: skip
def test_the_hand_at_the_chest_grips_cloth_or_lies_flat(off: int, hand: str) -> None:
    assert names_in(character("jasper").stage(off)) & HANDS == {hand}


def test_waistcoat_bow_tie_and_trousers_go_separately() -> None:
    person = character("jasper")
    waistcoat, bow_tie, shirt, trousers, last = (names_in(person.stage(off)) for off in range(2, 7))
    assert "shirt_braces" not in waistcoat
    assert {"shirt_braces", "bow_tie"} <= bow_tie
    assert "shirt_collar" not in bow_tie
    assert "shirt_collar" in shirt
    assert {"trousers", "combinations"} <= trousers
    assert "trousers" not in last


def test_the_moustache_is_drawn_once_over_every_face() -> None:
    person = character("jasper")
    for expression in Expression:
        layers = [layer.name for layer in person.seen(person.stage(0, expression))]
        assert layers.index(f"face_{expression}") < layers.index("moustache")
    assert [layer.name for layer in person.layers].count("moustache") == 1


def test_a_garment_shown_alone_comes_without_the_hand_that_grips_it() -> None:
    state = character("jasper").stage(3)
    alone = {layer.id for layer in layer_table().of_garment("shirt", state)}
    assert "shirt_front" in alone
    assert not alone & HANDS
