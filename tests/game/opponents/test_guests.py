"""Opponents whose pictures are not drawn: read, complete in every language, and seen as silhouettes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from engine.players.demeanour import Expression
from game.assembly import make_stores
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.look.theme import Comfort, Theme
from game.look.viewport import Viewport
from game.opponents.cast import Cast
from game.opponents.figure import figure_of
from game.opponents.pack import OpponentPack, load_pack
from game.opponents.silhouette import Silhouette
from game.system.assets import ASSETS
from game.texts import Language

CAST = Cast((ASSETS / "opponents",))
EVERYBODY = ("apolena", "arjun", "irakli", "jasper", "mei", "odessa", "paloma", "vera")
_ICONS = ASSETS / "interface" / "garments" / "regular"


@pytest.fixture
def guest(tmp_path: Path) -> OpponentPack:
    """Irakli without anything but his description."""
    folder = tmp_path / "irakli"
    folder.mkdir()
    shutil.copy(ASSETS / "opponents" / "irakli" / "opponent.toml", folder)
    return load_pack(folder)


def test_the_whole_cast_can_be_played() -> None:
    assert CAST.ids() == EVERYBODY


@pytest.mark.parametrize("name", EVERYBODY)
def test_everybody_is_described_in_every_language(name: str) -> None:
    manifest = CAST.get(name).manifest
    for text in (manifest.town, manifest.tagline, manifest.biography):
        assert text.cs
        assert text.ru
    words = [manifest.name, manifest.finale.name, *(garment.name for garment in manifest.wardrobe)]
    assert all(word.cs and word.ru for word in words)
    for icon in (manifest.finale.icon, *(garment.icon for garment in manifest.wardrobe)):
        assert (_ICONS / f"{icon}.svg").is_file(), icon
    for language in Language:
        for garment in manifest.wardrobe:
            short = garment.name.read(language).form("short")
            assert len(short) <= 11
            assert " " not in short or language is Language.ENGLISH


def test_somebody_without_pictures_and_lines_is_no_fault(guest: OpponentPack) -> None:
    assert guest.layers is None
    assert isinstance(figure_of(guest), Silhouette)
    assert all(guest.lines(language) == () for language in Language)


def _drawn(guest: OpponentPack, worn: frozenset[str]) -> bytes:
    figure = figure_of(guest)
    surface = pygame.Surface((360, 500), depth=32)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    canvas = Canvas(surface, Viewport.of_size(1920, 1080), Theme(Comfort()), make_stores(ASSETS))
    figure.draw(canvas, figure.state(worn, Expression.NEUTRAL), Rect(0, 0, 360, 500))
    return pygame.image.tobytes(surface, "RGB")


def test_every_garment_is_seen(guest: OpponentPack) -> None:
    garments = guest.manifest.garments
    stages = [_drawn(guest, frozenset(garments[off:])) for off in range(len(garments) + 1)]
    assert len(set(stages)) == len(garments) + 1


def test_a_garment_can_fly_by_itself(guest: OpponentPack) -> None:
    figure, surface = figure_of(guest), pygame.Surface((10, 10), depth=32)
    canvas = Canvas(surface, Viewport.of_size(1920, 1080), Theme(Comfort()), make_stores(ASSETS))
    state = figure.state(frozenset(guest.manifest.garments), Expression.NEUTRAL)
    picture = figure.garment_picture("cape", state, 120, canvas)
    assert picture.get_width() >= 120
    box = figure.garment_box("cape", state)
    assert 0 < box.x < box.right < 1
    assert 0 < box.y < box.bottom < 0.65
