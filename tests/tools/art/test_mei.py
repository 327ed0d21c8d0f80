"""What is particular to Mei's picture."""

import tomllib
from pathlib import Path

import numpy as np
from PIL import Image

from game.opponents.layers import FigureState
from tools.art.cast import character

PACK = Path(__file__).parents[3] / "assets" / "opponents" / "mei"
TABLE = tomllib.loads((PACK / "layers.toml").read_text(encoding="utf-8"))
ENTRIES = {entry["id"]: entry for entry in TABLE["layer"]}


def names_in(state: FigureState) -> set[str]:
    return {layer.name for layer in character("mei").seen(state)}


def on_canvas(*layers: str) -> Image.Image:
    canvas = Image.new("RGBA", tuple(TABLE["canvas"]))
    for layer in layers:
        with Image.open(PACK / ENTRIES[layer]["file"]) as picture:
            canvas.alpha_composite(picture.convert("RGBA"), tuple(ENTRIES[layer]["place"]))
    return canvas


def test_the_foundation_is_grey_cloth_and_not_skin() -> None:
    """Grey holds about as much blue as red; her skin holds much less blue."""
    inside = np.asarray(character("mei").covered_region()) == 255
    red, _green, blue = np.moveaxis(np.asarray(on_canvas("body").convert("RGB")).astype(int)[inside], -1, 0)
    assert (abs(red - blue) < 24).all()


def test_the_sleeves_of_the_robe_are_seen_once_nothing_is_worn_over_it() -> None:
    person = character("mei")
    sleeves = {"robe_near_sleeve", "robe_far_sleeve"}
    for off in range(5):
        assert not sleeves & names_in(person.stage(off))
    assert sleeves <= names_in(person.stage(5))


def test_an_open_mouth_changes_the_edge_of_the_profile() -> None:
    shut, opened = (np.asarray(on_canvas("head", face))[..., 3] for face in ("face_neutral", "face_surprised"))
    assert ((shut == 255) & (opened == 0)).sum() > 50
    assert ((shut == 0) & (opened == 255)).sum() > 50


def test_both_hands_are_seen_above_the_edge_of_the_table() -> None:
    for hand in ("near_hand", "near_hand_down", "fan_hand", "under_hand", "gripping_hand"):
        entry = ENTRIES[hand]
        assert entry["place"][1] + entry["size"][1] <= TABLE["table"], hand


def test_in_the_finale_one_hand_holds_the_parasol_and_the_other_rests_on_its_rim() -> None:
    finale = names_in(character("mei").stage(6))
    assert {"parasol", "near_arm_finale", "gripping_hand", "rim_hand"} <= finale
    assert not {"cards", "fan", "fan_down"} & finale
