"""What is particular to Arjun's picture."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.players.demeanour import Expression
from game.opponents.covering import uncovered
from game.opponents.layers import FigureState, LayerTable
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "arjun"
SLEEVES = {"pyjamas_near_sleeve", "shirt_near_sleeve", "jacket_near_sleeve"}


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("arjun").seen(state)}


def layer_table() -> LayerTable:
    return LayerTable.model_validate(tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8")))


def brass_height(expression: Expression) -> float:
    """Mean height of the spectacles' wire on the canvas, in pixels."""
    (layer,) = (layer for layer in layer_table().layer if layer.id == f"face_{expression}")
    with Image.open(PACK / layer.file) as picture:
        red, green, blue, alpha = np.moveaxis(np.asarray(picture.convert("RGBA")).astype(int), -1, 0)
    brass = (alpha == 255) & (red > 200) & (green > 150) & (blue < 120)
    assert brass.sum() > 500
    return float(np.nonzero(brass)[0].mean()) + layer.place[1]


def test_a_packs_promise_of_cover_holds_for_him_too() -> None:
    assert list(uncovered(PACK, layer_table())) == []


@pytest.mark.parametrize(("off", "sleeve"), [(0, "jacket"), (1, "jacket"), (2, "shirt"), (4, "shirt"), (5, "pyjamas")])
def test_only_the_outermost_sleeve_is_seen_and_a_cuff_below_the_jackets(off: int, sleeve: str) -> None:
    seen = names_in(character("arjun").stage(off))
    assert seen & SLEEVES == {f"{sleeve}_near_sleeve"}
    assert ("shirt_near_cuff" in seen) == (off < 5)


def test_the_collar_opens_on_stripes_when_the_tie_goes() -> None:
    person = character("arjun")
    assert "tie_collar" in names_in(person.stage(3))
    assert "shirt_collar" not in names_in(person.stage(3))
    assert "shirt_collar" in names_in(person.stage(4))


def test_the_hand_without_cards_holds_a_pencil() -> None:
    person = character("arjun")
    held, down = (names_in(person.stage(2, cards=cards)) for cards in (True, False))
    assert held - down == {"cards"}
    assert down - held == {"pencil"}


@pytest.mark.parametrize("cards", [True, False])
def test_both_hands_are_at_the_blackboard_in_the_finale(cards: bool) -> None:
    finale = names_in(character("arjun").stage(7, cards=cards))
    assert {"blackboard", "hooked_hand", "writing_hand"} <= finale
    assert not finale & {"near_hand", "far_hand", "cards", "pencil"}


def test_the_spectacles_slip_when_he_is_worried() -> None:
    assert brass_height(Expression.WORRIED) > brass_height(Expression.NEUTRAL) + 8
