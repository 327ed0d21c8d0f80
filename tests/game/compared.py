"""Comparing a picture with the one that was kept of it."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
from PIL import Image

_FOLDER = Path(__file__).parent / "pictures"
_MOST_DIFFERENCE = 8
"""Of one channel, out of 255."""
_ROUNDING = 1
"""By how much a blended colour may differ when it is drawn in another rectangle."""
_MOST_OTHERS = 0.001
"""Share of the pixels that may differ more."""


def look_the_same(first: pygame.Surface, second: pygame.Surface) -> bool:
    """Whether two pictures differ by no more than roundings."""
    return _like(first, second, _ROUNDING) == first.get_width() * first.get_height()


def _like(first: pygame.Surface, second: pygame.Surface, most: int) -> int:
    """How many pixels differ by at most so much in each channel."""
    return pygame.mask.from_threshold(first, (0, 0, 0), (most + 1,) * 3 + (255,), second).count()


def assert_as_before(picture: pygame.Surface, name: str) -> None:
    """The picture is the one of this name; with WRITE_PICTURES=1 it becomes that."""
    file = _FOLDER / f"{name}.webp"
    if os.environ.get("WRITE_PICTURES"):
        file.parent.mkdir(exist_ok=True)
        pixels = pygame.image.tobytes(picture, "RGB")
        Image.frombytes("RGB", picture.get_size(), pixels).save(file, lossless=True, method=6)
    before = pygame.image.load(file).convert(picture)
    assert before.get_size() == picture.get_size()
    count = picture.get_width() * picture.get_height()
    others = count - _like(picture, before, _MOST_DIFFERENCE)
    assert others <= count * _MOST_OTHERS, f"{others} pixels of {name} differ"
