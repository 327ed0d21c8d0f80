"""Opponents as the program puts them together, also when one of their pictures was lost after the start."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops

from game.look.geometry import Rect
from game.opponents.covering import TORSO
from game.opponents.layered_figure import LayeredFigure
from game.opponents.layers import FigureState, LayerRole
from game.opponents.pack import OpponentPack, load_pack
from game.system.assets import ASSETS

_GROUND = "#3a1838"
_ROUNDING = 1.5
"""By how much a channel may differ for each layer."""
DRAWN = sorted(file.parent.name for file in (ASSETS / "opponents").glob("*/layers.toml"))


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def _states(pack: OpponentPack) -> Iterator[FigureState]:
    """The stages, and the sets in which one garment alone is on or off."""
    garments = pack.manifest.garments
    sets = {frozenset(garments[off:]) for off in range(len(garments))}
    sets |= {frozenset({garment}) for garment in garments} | {frozenset(garments) - {garment} for garment in garments}
    for worn in sorted(sets, key=sorted):
        yield FigureState(worn=worn)
    yield FigureState(finale=True)


def _shown(figure: LayeredFigure, state: FigureState) -> pygame.Surface:
    """What is seen of her, in pixels of the pack's canvas, without the scaling of the screen."""
    picture = pygame.Surface((1440, 2000), pygame.SRCALPHA)
    for piece in figure.pieces(state, Rect(0, 0, 1440, 2000)):
        picture.blit(piece.make(), (piece.place.x, piece.place.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _bare_share(picture: pygame.Surface) -> float:
    """The share of the torso's middle through which the background is seen."""
    mask = pygame.mask.from_surface(picture, 253)
    torso = pygame.Rect(TORSO.x * 2, TORSO.y * 2, TORSO.width * 2, TORSO.height * 2)
    covered = mask.overlap_area(pygame.mask.Mask(torso.size, fill=True), torso.topleft)
    return 1 - covered / (torso.width * torso.height)


@pytest.mark.slow
@pytest.mark.parametrize("opponent", DRAWN)
@pytest.mark.parametrize("finale", [False, True])
def test_soft_edges_and_shadows_lie_over_one_another_as_they_were_drawn(opponent: str, *, finale: bool) -> None:
    """Vera's fan has a soft shadow, over which her arm begins softly, too."""
    pack = load_pack(ASSETS / "opponents" / opponent)
    assert pack.layers is not None
    worn: frozenset[str] = frozenset() if finale else frozenset(pack.manifest.garments)
    state = FigureState(worn, finale=finale)
    picture = pygame.Surface((1440, 2000))
    picture.fill(_GROUND)
    picture.blit(_shown(LayeredFigure(pack, pack.layers), state), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    expected = Image.new("RGBA", (1440, 2000), _GROUND)
    for layer in pack.layers.seen(state):
        with Image.open(pack.folder / layer.file) as file:
            expected.alpha_composite(file.convert("RGBA"), layer.place)
    drawn = Image.frombytes("RGB", (1440, 2000), pygame.image.tobytes(picture, "RGB"))
    most = max(high for _, high in ImageChops.difference(drawn, expected.convert("RGB")).getextrema())
    assert most <= _ROUNDING * len(pack.layers.seen(state))


@pytest.mark.slow
@pytest.mark.parametrize("opponent", DRAWN)
def test_whatever_is_worn_the_torso_is_covered(opponent: str) -> None:
    pack = load_pack(ASSETS / "opponents" / opponent)
    assert pack.layers is not None
    figure = LayeredFigure(pack, pack.layers)
    for state in _states(pack):
        assert _bare_share(_shown(figure, state)) == 0, state


@pytest.mark.slow
@pytest.mark.parametrize("opponent", DRAWN)
def test_a_lost_picture_is_left_out_and_nothing_more_is_shown(opponent: str, tmp_path: Path) -> None:
    """Each picture in turn; only without the body itself is there nothing to show."""
    pack = load_pack(ASSETS / "opponents" / opponent)
    assert pack.layers is not None
    (tmp_path / "layers").mkdir()
    for layer in pack.layers.layer:
        (tmp_path / layer.file).symlink_to(pack.folder / layer.file)
    copied = OpponentPack(tmp_path, pack.manifest, pack.layers)
    figure = LayeredFigure(copied, pack.layers)
    stages = itertools.cycle(list(_states(pack)))
    for layer in pack.layers.layer:
        if layer.role in {LayerRole.FACE, LayerRole.BODY}:
            continue
        lost = tmp_path / layer.file
        lost.rename(lost.with_suffix(".away"))
        for state in (next(stages), FigureState(finale=True)):
            assert _bare_share(_shown(figure, state)) == 0, (layer.id, state)
        lost.with_suffix(".away").rename(lost)
