"""Looks over a page as it is drawn: text that is cut or runs into other text, controls without words, small targets,
and words that can hardly be told from their ground."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame

from game.drawing.canvas import DrawnText
from game.look.geometry import CANVAS, Rect
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.base import Widget
from game.widgets.scroll import ScrollArea

SMALLEST_TARGET = 40
SMALLEST_CONTRAST = 4.5
_TOUCH = 3
"""Units by which two lines may reach into each other: letters seldom fill their whole height."""


def faults(services: Services, scene: Scene) -> list[str]:
    """Everything that is wrong with the page, scrolled through to its end; each fault names the text or the control."""
    found = _faults_in_view(services, scene)
    for area in (widget for widget in scene.group.widgets if isinstance(widget, ScrollArea)):
        before = area.offset
        while area.scroll_by(area.rect.height):
            found += _faults_in_view(services, scene)
        area.offset = before
    return found


def _faults_in_view(services: Services, scene: Scene) -> list[str]:
    surface = services.window.picture()
    surface.set_clip(None)
    canvas = services.window.canvas(services.theme, services.stores, surface)
    texts: list[DrawnText] = []
    canvas.record = texts
    scene.draw(canvas)
    return [
        *_cut(texts),
        *_outside(texts),
        *_overlapping(texts),
        *_pale(texts, surface, services),
        *_controls(scene.group.widgets),
    ]


def _cut(texts: list[DrawnText]) -> Iterator[str]:
    for text in texts:
        if text.cut:
            yield f"cut: {text.text!r} at {_place(text.bounds)}"


def _outside(texts: list[DrawnText]) -> Iterator[str]:
    for text in texts:
        bounds = text.bounds  # they end where the canvas does, so what reaches its edge goes on beyond it
        if bounds.x <= 0 or bounds.y <= 0 or bounds.right >= CANVAS.right or bounds.bottom >= CANVAS.bottom:
            yield f"outside of the canvas: {text.text!r} at {_place(bounds)}"


def _overlapping(texts: list[DrawnText]) -> Iterator[str]:
    for first, second in combinations(texts, 2):
        if first.bounds.inset(_TOUCH).overlaps(second.bounds.inset(_TOUCH)):
            yield f"overlapping: {first.text!r} and {second.text!r} at {_place(first.bounds)}"


def _pale(texts: list[DrawnText], surface: pygame.Surface, services: Services) -> Iterator[str]:
    for text in texts:
        pixels = pygame.Rect(services.window.viewport.rect_to_pixels(text.bounds)).clip(surface.get_rect())
        if not (pixels.width and pixels.height):
            continue
        written = _luminance(pygame.Color(services.theme.hex(text.colour)))
        contrast = _contrast(written, _ground(surface.subsurface(pixels), written))
        if contrast < SMALLEST_CONTRAST:
            yield f"contrast {contrast:.1f}: {text.text!r} at {_place(text.bounds)}"


def _ground(picture: pygame.Surface, written: float) -> float:
    """The luminance behind the words: the mean of the half of the pixels that are least like them."""
    width, height = picture.get_size()
    found = [
        _luminance(picture.get_at((x, y)))
        for y in range(0, height, max(1, height // 12))
        for x in range(0, width, max(1, width // 40))
    ]
    found.sort(key=lambda luminance: abs(luminance - written), reverse=True)
    half = found[: max(1, len(found) // 2)]
    return sum(half) / len(half)


def _luminance(colour: pygame.Color) -> float:
    red, green, blue = (_linear(channel / 255) for channel in (colour.r, colour.g, colour.b))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _contrast(first: float, second: float) -> float:
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def _controls(widgets: tuple[Widget, ...]) -> Iterator[str]:
    for widget in widgets:
        if not (widget.focusable and widget.visible):
            continue
        if not widget.label.strip():
            yield f"no label: {widget.name}"
        target = widget.target
        if min(target.width, target.height) < SMALLEST_TARGET:
            yield f"target of {target.width:g} by {target.height:g}: {widget.name}"


def _place(rect: Rect) -> str:
    return f"{rect.x:.0f},{rect.y:.0f}"
