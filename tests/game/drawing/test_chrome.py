"""Chrome: rendered once for each size, sharp, with its shadow outside, in the palette's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.drawing import caps, chrome, knobs, ornaments
from game.drawing.canvas import Canvas
from game.drawing.store import SurfaceStore
from game.drawing.vector import Part, render
from game.look.colours import HIGH_CONTRAST, NORMAL, Colour
from game.look.geometry import Rect
from game.stage.services import Services

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

PARTS: tuple[Part, ...] = (
    chrome.Panel(330, 92, 10),
    chrome.Chamfered(150, 58, 8),
    *(chrome.ButtonFace(216, 60, kind, look) for kind in chrome.ButtonKind for look in chrome.Look),
    *(chrome.FocusRing(216, 60, 12, shape) for shape in chrome.RingShape),
    caps.KeyCap(),
    caps.LegendCap(40),
    *(caps.PadButton(name, shape) for name in "ABXY" for shape in (False, True)),
    caps.DirectionPad(),
    caps.ShoulderCap(60),
    chrome.PillFace(150, 36),
    knobs.SliderTrack(420, 189, (0, 0.5, 1)),
    *(knobs.SliderKnob(look) for look in chrome.Look),
    *(knobs.ToggleFace(on, look) for on in (True, False) for look in chrome.Look),
    knobs.ScrollThumb(100),
    chrome.Disc(58),
    chrome.Diamond(7, 7),
    ornaments.BubbleFace(380, 110, -64, 100),
    ornaments.RibbonFace(500),
    *(ornaments.BannerFace(1248, 114, kind) for kind in ornaments.BannerKind),
    ornaments.HeadingRule(620),
    ornaments.ScreenFrame(fans=True),
    *(ornaments.Medallion(54, state) for state in ornaments.MedallionState),
    ornaments.Glow(192, 269),
    ornaments.SoftShadow(192, 269, 14),
    ornaments.TooltipFace(300, 90, 40, tail_up=True),
    ornaments.TooltipFace(300, 90),
)


@pytest.mark.parametrize("part", PARTS, ids=repr)
@pytest.mark.parametrize("palette", [NORMAL, HIGH_CONTRAST], ids=["normal", "contrast"])
def test_every_part_can_be_drawn(part: Part, palette: dict[Colour, str]) -> None:
    drawing = part.drawing(palette)
    surface = render(drawing, palette, 0.5)
    assert surface.get_bounding_rect().width > 0
    assert surface.get_width() == round(drawing.width * 0.5) + 2 * surface.margin


def blank(services: Services) -> Canvas:
    surface = pygame.Surface(services.window.viewport.pixels)
    return services.window.canvas(services.theme, services.stores, surface)


def test_a_part_is_rendered_once_for_each_size(services: Services) -> None:
    canvas = blank(services)
    canvas.part(chrome.Panel(300, 100), 10, 10)
    kept = len(services.stores.parts)
    canvas.part(chrome.Panel(300, 100), 500, 500)
    assert len(services.stores.parts) == kept
    canvas.part(chrome.Panel(301, 100), 500, 500)
    assert len(services.stores.parts) == kept + 1


@pytest.mark.parametrize("height", [540, 720, 1080])
def test_borders_lie_on_the_rectangle(assembled: Assemble, height: int) -> None:
    services, _ = assembled(width=height * 16 // 9, height=height)
    canvas = blank(services)
    canvas.part(chrome.Chamfered(400, 200, 10, Colour.WHITE, None, 0), 300, 300)
    x, y, width, box_height = services.window.viewport.rect_to_pixels(Rect(300, 300, 400, 200))
    bounds = canvas.surface.get_bounding_rect()
    assert bounds.width == width * 1 or canvas.surface.get_at((x + 20, y + 20)) == pygame.Color("#ffffff")
    assert canvas.surface.get_at((x + 20, y + 1)) == pygame.Color("#ffffff")
    assert canvas.surface.get_at((x + width - 20, y + box_height - 2)) == pygame.Color("#ffffff")
    assert canvas.surface.get_at((x - 2, y + 20)) == pygame.Color("#000000")
    assert canvas.surface.get_at((x + width + 2, y + 20)) == pygame.Color("#000000")
    assert canvas.surface.get_at((x + 1, y + 1)) == pygame.Color("#000000")


def test_brass_is_light_above_and_dark_below(services: Services) -> None:
    canvas = blank(services)
    canvas.part(chrome.ButtonFace(300, 60, chrome.ButtonKind.PRIMARY), 100, 100)
    place = services.window.viewport.to_pixels
    above, below = (canvas.surface.get_at(place(250, y)) for y in (115, 150))
    assert above.hsva[2] > below.hsva[2] + 10


def test_shadows_lie_outside(services: Services) -> None:
    canvas = blank(services)
    canvas.fill("#ffffff")
    canvas.part(chrome.Panel(300, 100), 100, 100)
    at = services.window.viewport.to_pixels
    below, far = canvas.surface.get_at(at(250, 212)), canvas.surface.get_at(at(250, 260))
    assert below.r < 230
    assert far == pygame.Color("#ffffff")


def test_fading_and_shifting(services: Services) -> None:
    canvas = blank(services)
    part = chrome.Chamfered(200, 100, 5, Colour.WHITE, None, 0)
    with canvas.faded(0.5), canvas.shifted(300, 200):
        canvas.part(part, 0, 0)
    at = services.window.viewport.to_pixels
    assert canvas.surface.get_at(at(400, 250)).r == pytest.approx(128, abs=3)
    assert canvas.surface.get_at(at(100, 50)).r == 0


def test_a_translucent_fill_is_mixed_with_what_is_there(services: Services) -> None:
    canvas = blank(services)
    canvas.fill("#ffffff")
    canvas.fill("#000000", Rect(0, 0, 100, 100), 0.25)
    assert canvas.surface.get_at((10, 10)).r == pytest.approx(191, abs=2)


def test_a_clip_cuts(services: Services) -> None:
    canvas = blank(services)
    with canvas.clipped(Rect(0, 0, 300, 300)):
        canvas.fill("#ff0000")
        assert canvas.visible(Rect(290, 290, 50, 50))
        assert not canvas.visible(Rect(400, 400, 50, 50))
    assert canvas.surface.get_at(services.window.viewport.to_pixels(400, 400)) == pygame.Color("#000000")


def test_the_store_forgets_what_was_not_used_for_longest() -> None:
    store = SurfaceStore[pygame.Surface](3 * 100 * 100 * 4)
    for name in "abc":
        store.put(name, pygame.Surface((100, 100), depth=32))
    assert store.find("a") is not None
    store.put("d", pygame.Surface((100, 100), depth=32))
    assert store.find("b") is None
    assert store.find("a") is not None
    assert store.bytes <= store.budget


def test_a_surface_in_the_place_of_another_counts_once() -> None:
    store = SurfaceStore[pygame.Surface]()
    for side in (100, 50):
        store.put("a", pygame.Surface((side, side), depth=32))
    assert (len(store), store.bytes) == (1, 50 * 50 * 4)
