from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.drawing.pictures import PictureError, Pictures


def save(file: Path, width: int, colour: str) -> None:
    surface = pygame.Surface((width, width), pygame.SRCALPHA)
    surface.fill(colour)
    pygame.image.save(surface, file)


def test_the_double_picture_is_taken_when_the_single_one_is_too_small(tmp_path: Path) -> None:
    save(tmp_path / "lamp.png", 10, "#ff0000")
    save(tmp_path / "lamp@2x.png", 20, "#00ff00")
    pictures = Pictures(tmp_path)
    assert pictures.get("lamp.png", 10, 10).get_at((5, 5)).r > 250
    assert pictures.get("lamp.png", 15, 15).get_at((5, 5)).g > 250


def test_the_double_picture_is_enough(tmp_path: Path) -> None:
    save(tmp_path / "logo@2x.png", 20, "#00ff00")
    assert Pictures(tmp_path).get("logo.png", 8, 8).get_size() == (8, 8)


def test_scaling_leaves_no_dark_fringe(tmp_path: Path) -> None:
    surface = pygame.Surface((64, 64), pygame.SRCALPHA)
    pygame.draw.circle(surface, "#ffffff", (32, 32), 24)
    pygame.image.save(surface, tmp_path / "disc.png")
    small = Pictures(tmp_path).get("disc.png", 20, 20)
    target = pygame.Surface((20, 20))
    target.fill("#ffffff")
    target.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    assert min(target.get_at((x, y)).r for x in range(20) for y in range(20)) >= 250


def test_icons_take_the_tint(tmp_path: Path) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8H0Z" fill="#fff"/></svg>'
    (tmp_path / "square.svg").write_text(drawing)
    pictures = Pictures(tmp_path)
    assert pictures.get("square.svg", 16, 16, "#e8bd6a").get_at((8, 8)) == pygame.Color("#e8bd6a")
    assert pictures.get("square.svg", 16, 16, "#8fd6a8").get_at((8, 8)) == pygame.Color("#8fd6a8")


def test_a_composite_is_made_once_for_each_size(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((100, 100), pygame.SRCALPHA)

    pictures = Pictures(tmp_path)
    for size in (50, 50, 60):
        assert pictures.scaled("figure", make, size, size).get_width() == size
    assert len(made) == 2


@pytest.mark.parametrize("name", ["missing.png", "missing.svg", "broken.png", "broken.svg"])
def test_a_picture_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    for kind in ("png", "svg"):
        (tmp_path / f"broken.{kind}").write_bytes(b"no picture")
    with pytest.raises(PictureError, match=name):
        Pictures(tmp_path).get(name, 10, 10)
