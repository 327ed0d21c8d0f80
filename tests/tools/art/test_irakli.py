"""What is particular to Irakli's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState, LayerTable
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "irakli"
PERSON = character("irakli")


def names_in(state: FigureState) -> list[str]:
    return [layer.name for layer in PERSON.seen(state)]


def layer_table() -> LayerTable:
    return LayerTable.model_validate(tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8")))


def shown(state: FigureState) -> np.ndarray:
    """The committed picture of a state as signed numbers: red, green, blue."""
    table = layer_table()
    canvas = Image.new("RGBA", table.canvas)
    for layer in table.seen(state):
        with Image.open(PACK / layer.file) as picture:
            canvas.alpha_composite(picture.convert("RGBA"), layer.place)
    return np.asarray(canvas.convert("RGB")).astype(int)


def test_the_foundation_is_linen_and_not_skin() -> None:
    (body,) = (layer for layer in layer_table().layer if layer.id == "body")
    canvas = Image.new("RGB", layer_table().canvas)
    with Image.open(PACK / body.file) as picture:
        canvas.paste(picture.convert("RGB"), body.place)
    red, _green, blue = np.moveaxis(np.asarray(canvas)[np.asarray(PERSON.covered_region()) == 255].astype(int), -1, 0)
    assert (red - blue < 60).all(), "skin is redder than linen"


@pytest.mark.parametrize("cards", [True, False])
@pytest.mark.parametrize("off", range(7))
def test_he_never_puts_the_glass_out_of_his_hand(off: int, *, cards: bool) -> None:
    assert "near_grip" in names_in(PERSON.stage(off, cards=cards))


def test_the_coat_falls_open_on_the_saffron_tunic_when_the_belt_goes() -> None:
    below_the_belt = np.s_[1760:1860, 600:680]
    belted, open_coat = (shown(PERSON.stage(off, cards=False))[below_the_belt] for off in (2, 3))
    assert (belted[..., 0] - belted[..., 1] > 40).mean() > 0.8, "wine red"
    assert (open_coat[..., 1] > 80).mean() > 0.8, "saffron"


def test_the_pushed_up_sleeves_show_only_on_the_shirt() -> None:
    assert {"shirt_held", "shirt_near"} <= set(names_in(PERSON.stage(5)))
    assert not any(name.startswith("shirt") for name in names_in(PERSON.stage(4)))


def test_both_arms_are_before_the_barrel() -> None:
    finale = names_in(PERSON.stage(6))
    assert finale.index("barrel") < finale.index("far_arm_finale")
    assert finale.index("barrel") < finale.index("near_upper_arm") < finale.index("near_grip")


def test_the_mouth_opens_in_the_beard_and_below_the_moustache() -> None:
    for expression in Expression:
        layers = names_in(PERSON.stage(0, expression))
        assert layers.index("beard") < layers.index(f"face_{expression}") < layers.index("moustache")
