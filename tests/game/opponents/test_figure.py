"""Opponents as the program puts them together, also when one of their pictures was lost after the start."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.look.geometry import Rect
from game.opponents.covering import TORSO
from game.opponents.layered_figure import LayeredFigure
from game.opponents.layers import FigureState, LayerRole
from game.opponents.pack import OpponentPack, load_pack
from game.system.assets import ASSETS

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
        picture.blit(piece.make(), (piece.place.x, piece.place.y))
    return picture


def _bare_share(picture: pygame.Surface) -> float:
    """The share of the torso's middle through which the background is seen."""
    mask = pygame.mask.from_surface(picture, 253)
    torso = pygame.Rect(TORSO.x * 2, TORSO.y * 2, TORSO.width * 2, TORSO.height * 2)
    covered = mask.overlap_area(pygame.mask.Mask(torso.size, fill=True), torso.topleft)
    return 1 - covered / (torso.width * torso.height)


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
