"""Every opponent's pictures: committed layers, the states they make, and what must never show."""

import itertools
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageOps

from engine.players.demeanour import Expression
from game.opponents.layers import FigureState, LayerRole, LayerTable
from tools.art.cast import character, names
from tools.art.export.pack import CroppedLayer, cropped, stacked
from tools.art.figure.character import Character

OPPONENTS = Path(__file__).parents[3] / "assets" / "opponents"
DRAWN = [name for name in names() if (OPPONENTS / name / "layers.toml").is_file()]
everyone = pytest.mark.parametrize("name", DRAWN)


@cache
def table(name: str) -> dict:
    return tomllib.loads((OPPONENTS / name / "layers.toml").read_text(encoding="utf-8"))


@cache
def committed(name: str) -> dict[str, CroppedLayer]:
    entries = {entry["id"]: entry for entry in table(name)["layer"]}
    crops = {}
    for layer in character(name).layers:
        entry = entries[layer.name]
        with Image.open(OPPONENTS / name / entry["file"]) as picture:
            crops[layer.name] = CroppedLayer(layer, picture.convert("RGBA"), *entry["place"])
    return crops


def on_canvas(crop: CroppedLayer, size: tuple[int, int]) -> np.ndarray:
    canvas = Image.new("RGBA", size)
    canvas.paste(crop.picture, (crop.left, crop.top))
    return np.asarray(canvas)


def seen_pixels(picture: Image.Image) -> bytes:
    """The picture without the colours below fully transparent pixels, which a file need not keep."""
    pixels = np.array(picture)
    pixels[pixels[..., 3] == 0] = 0
    return pixels.tobytes()


def over_ink(picture: Image.Image) -> np.ndarray:
    ground = Image.new("RGBA", picture.size, (30, 35, 56, 255))
    ground.alpha_composite(picture)
    return np.asarray(ground.convert("RGB")).astype(int)


def every_state(person: Character) -> list[FigureState]:
    """All sets of garments, not only those that a match can reach, with cards up and down, and the finale."""
    wardrobe = person.wardrobe
    sets = [set(worn) for count in range(len(wardrobe) + 1) for worn in itertools.combinations(wardrobe, count)]
    return [
        FigureState(worn=frozenset(worn), cards=cards, finale=finale)
        for worn in sets
        for cards in (True, False)
        for finale in (True, False)
    ]


def test_an_unknown_name_is_told_who_there_is() -> None:
    with pytest.raises(ValueError, match=r'nobody is called "nobody".*vera'):
        character("nobody")


@everyone
def test_the_committed_table_says_what_the_definition_says(name: str) -> None:
    person = character(name)
    entries = table(name)["layer"]
    assert [entry["id"] for entry in entries] == [layer.name for layer in person.layers]
    assert [entry["z"] for entry in entries] == sorted({entry["z"] for entry in entries})
    for entry, layer in zip(entries, person.layers, strict=True):
        assert entry["role"] == layer.role
        assert entry.get("garment", "") == layer.garment
        assert tuple(entry.get("hidden_by", ())) == layer.hidden_by
        for key in ("cards", "finale", "blink", "expression"):
            assert entry.get(key) == getattr(layer, key), (layer.name, key)


@everyone
def test_the_wardrobe_is_that_of_the_manifest(name: str) -> None:
    manifest = tomllib.loads((OPPONENTS / name / "opponent.toml").read_text(encoding="utf-8"))
    assert [garment["id"] for garment in manifest["wardrobe"]] == list(character(name).wardrobe)


@everyone
def test_there_are_no_files_beside_the_table(name: str) -> None:
    files = {path.name for path in (OPPONENTS / name / "layers").iterdir()}
    assert files == {Path(entry["file"]).name for entry in table(name)["layer"]}


@everyone
def test_every_state_has_one_body_and_one_face_and_garments_only_while_they_are_on(name: str) -> None:
    person = character(name)
    for state in every_state(person):
        layers = person.seen(state)
        roles = [layer.role for layer in layers]
        assert roles.count(LayerRole.BODY) == 1, state
        assert roles.count(LayerRole.FACE) == 1, state
        assert (LayerRole.FINALE in roles) == state.finale
        assert (LayerRole.CARDS in roles) <= state.cards
        worn = {layer.garment for layer in layers if layer.garment}
        assert worn <= (set() if state.finale else state.worn)


@everyone
def test_the_program_shows_the_layers_that_the_definition_means(name: str) -> None:
    person, read = character(name), LayerTable.model_validate(table(name))
    for state in every_state(person):
        assert [layer.id for layer in read.seen(state)] == [layer.name for layer in person.seen(state)], state


def test_a_mirrored_figure_is_the_same_picture_flipped() -> None:
    person = character("vera")
    cards = [person.layer("cards")]
    flipped = replace(person, mirrored=True).picture(cards, scale=1)
    assert flipped.tobytes() == ImageOps.mirror(person.picture(cards, scale=1)).tobytes()


@everyone
def test_an_expression_and_a_blink_change_the_face_layer_alone(name: str) -> None:
    person = character(name)
    calm = [layer.name for layer in person.seen(person.stage(0))]
    seen_faces = set()
    for expression, blink in itertools.product(Expression, (False, True)):
        layers = person.seen(person.stage(0, expression, blink=blink))
        assert [layer.name for layer in layers if layer.role is not LayerRole.FACE] == [
            layer for layer in calm if person.layer(layer).role is not LayerRole.FACE
        ]
        seen_faces |= {layer.name for layer in layers if layer.role is LayerRole.FACE}
    assert len(seen_faces) == 2 * len(Expression)


@everyone
def test_body_and_finale_are_opaque_over_the_torso(name: str) -> None:
    """With one body layer in every state, no set of garments and no missing file can show more."""
    person = character(name)
    region = person.covered_region()
    inside = np.asarray(region) == 255
    assert inside.sum() > 100_000
    for layer in person.layers:
        if layer.role in {LayerRole.BODY, LayerRole.FINALE}:
            alpha = on_canvas(committed(name)[layer.name], region.size)[..., 3]
            assert (alpha[inside] == 255).all(), layer.name


@everyone
def test_each_stage_differs_visibly_from_the_one_before(name: str) -> None:
    person = character(name)
    pictures = [
        over_ink(stacked(person, person.stage(off), committed(name))) for off in range(len(person.wardrobe) + 1)
    ]
    for off, (before, after) in enumerate(itertools.pairwise(pictures), start=1):
        changed = (abs(before - after).max(axis=2) > 24).sum()
        assert changed > 5000, f"stage {off} looks like stage {off - 1}"


@everyone
def test_cards_held_and_laid_down_differ_only_on_the_side_of_that_arm(name: str) -> None:
    person = character(name)
    held, down = (over_ink(stacked(person, person.stage(0, cards=cards), committed(name))) for cards in (True, False))
    rows, columns = np.nonzero(abs(held - down).max(axis=2) > 24)
    assert len(rows) > 5000
    assert np.ptp(columns) < 900


@everyone
@pytest.mark.parametrize("layer", ["cards", "face_confident", "blink_worried"])
def test_drawing_a_layer_again_gives_the_committed_pixels(name: str, layer: str) -> None:
    person = character(name)
    again = cropped(person, person.layer(layer))
    kept = committed(name)[layer]
    assert (again.left, again.top) == (kept.left, kept.top)
    assert seen_pixels(again.picture) == seen_pixels(kept.picture)


@pytest.mark.slow
@everyone
def test_drawing_a_whole_stage_again_gives_the_committed_pixels(name: str) -> None:
    person = character(name)
    for layer in person.seen(person.stage(2)):
        again = cropped(person, layer)
        assert seen_pixels(again.picture) == seen_pixels(committed(name)[layer.name].picture), layer.name


@pytest.mark.slow
@everyone
@pytest.mark.parametrize("off", [0, 2, -1])
def test_stacked_layers_equal_the_figure_drawn_at_once(name: str, off: int) -> None:
    person = character(name)
    state = person.stage(off % (len(person.wardrobe) + 1), Expression.WORRIED)
    direct = over_ink(person.picture(person.seen(state)))
    assert abs(direct - over_ink(stacked(person, state, committed(name)))).max() <= 6
