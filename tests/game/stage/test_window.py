from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.drawing.canvas import Canvas
from game.look.geometry import CANVAS, Rect
from game.look.viewport import Viewport
from game.settings import WindowSettings
from game.stage.scene import Scene
from game.stage.services import Services
from game.stage.window import NoDisplayError, Window

if TYPE_CHECKING:
    from tests.game.conftest import Assemble


class Plain(Scene):
    """One colour, and a list of the clips with which it was asked to draw."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.clips: list[pygame.Rect] = []
        self.colour = "#102030"

    def draw(self, canvas: Canvas) -> None:
        self.clips.append(pygame.Rect(canvas.surface.get_clip()))
        canvas.fill(self.colour)


def press_f11() -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=pygame.K_F11, mod=0, unicode="", scancode=pygame.KSCAN_F11))


def test_nothing_is_drawn_while_nothing_changes(assembled: Assemble) -> None:
    services, loop = assembled()
    services.scenes.push(Plain(services))
    loop.step(0)
    drawn = loop.frames_drawn
    for _ in range(100):
        loop.step(1 / 60)
    assert loop.frames_drawn == drawn


def test_only_what_is_dirty_is_drawn(assembled: Assemble) -> None:
    services, loop = assembled(width=960, height=540)
    scene = Plain(services)
    services.scenes.push(scene)
    loop.step(0)
    scene.clips.clear()
    scene.colour = "#ff0000"
    scene.redraw(Rect(100, 100, 200, 100))
    loop.step(0)
    assert len(scene.clips) == 1
    assert scene.clips[0].contains((50, 50, 100, 50))
    assert scene.clips[0].width <= 104
    picture = services.window.picture()
    assert picture.get_at((100, 75)) == pygame.Color("#ff0000")
    assert picture.get_at((300, 300)) == pygame.Color("#102030")


def test_overlapping_requests_are_drawn_once(assembled: Assemble) -> None:
    services, loop = assembled()
    scene = Plain(services)
    services.scenes.push(scene)
    loop.step(0)
    scene.clips.clear()
    scene.redraw(Rect(0, 0, 100, 100))
    scene.redraw(Rect(50, 50, 100, 100))
    scene.redraw(Rect(1000, 500, 50, 50))
    loop.step(0)
    assert len(scene.clips) == 2


def test_many_requests_become_one(assembled: Assemble) -> None:
    services, loop = assembled()
    scene = Plain(services)
    services.scenes.push(scene)
    loop.step(0)
    scene.clips.clear()
    for place in range(20):
        scene.redraw(Rect(place * 90, 500, 40, 40))
    loop.step(0)
    assert len(scene.clips) <= 7


class Layered(Plain):
    """A plain colour that is kept, under a square that moves."""

    place = 0

    def draw(self, canvas: Canvas) -> None:
        canvas.beneath(super().draw)
        canvas.fill("#ffffff", Rect(self.place, 0, 100, 100))


def test_what_lies_beneath_is_drawn_only_when_it_changes(assembled: Assemble) -> None:
    services, loop = assembled(width=960, height=540)
    scene = Layered(services)
    services.scenes.push(scene)
    loop.step(0)
    scene.clips.clear()
    scene.place, before = 400, Rect(0, 0, 100, 100)
    for rect in (before, Rect(400, 0, 100, 100)):
        services.window.invalidate_above(rect)
    loop.step(0)
    picture = services.window.picture()
    assert scene.clips == []
    assert picture.get_at((10, 10)) == pygame.Color("#102030")
    assert picture.get_at((210, 10)) == pygame.Color("#ffffff")
    scene.colour = "#ff0000"
    scene.redraw(before)
    services.window.invalidate_above(Rect(20, 20, 40, 40))
    loop.step(0)
    assert len(scene.clips) == 1
    assert services.window.picture().get_at((10, 10)) == pygame.Color("#ff0000")


def test_what_was_kept_of_another_size_is_not_shown(assembled: Assemble) -> None:
    services, loop = assembled(width=960, height=540)
    services.scenes.push(Layered(services))
    loop.step(0)
    services.window._window.size = (1200, 675)
    services.window.resized()
    loop.step(0)
    services.window.invalidate_above(Rect(1800, 900, 100, 100))
    loop.step(0)
    picture = services.window.picture()
    assert picture.get_size() == (1200, 675)
    assert picture.get_at((1160, 600)) == pygame.Color("#102030")


def test_the_letterbox_is_black(assembled: Assemble) -> None:
    services, loop = assembled(width=1200, height=540)
    services.scenes.push(Plain(services))
    loop.step(0)
    picture = services.window.picture()
    assert picture.get_at((10, 270)) == pygame.Color("#000000")
    assert picture.get_at((600, 270)) == pygame.Color("#102030")


def test_fullscreen_and_back_to_the_same_size(assembled: Assemble) -> None:
    services, loop = assembled(width=1000, height=600)
    services.scenes.push(Plain(services))
    window = services.window
    place = window.place
    press_f11()
    loop.step(0)
    assert window.fullscreen
    assert window.place.fullscreen
    assert (window.place.width, window.place.height) == (1000, 600)
    press_f11()
    loop.step(0)
    assert not window.fullscreen
    assert window.viewport == Viewport.of_size(1000, 600)
    assert (window.place.width, window.place.height) == (place.width, place.height)


def test_the_window_is_remembered_with_its_place(assembled: Assemble) -> None:
    services, _ = assembled(width=1100, height=700)
    services.settings.change(window=services.window.place)
    kept = services.settings.settings.window
    assert (kept.width, kept.height, kept.fullscreen) == (1100, 700, False)
    assert isinstance(kept, WindowSettings)


def test_a_resized_window_draws_everything_again(assembled: Assemble) -> None:
    services, loop = assembled()
    scene = Plain(services)
    services.scenes.push(scene)
    loop.step(0)
    scene.clips.clear()
    services.window._window.size = (1600, 900)
    loop.step(0)
    assert services.window.viewport == Viewport.of_size(1600, 900)
    assert scene.clips[-1] == pygame.Rect(services.window.viewport.rect_to_pixels(CANVAS))


def test_no_display_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    with pytest.raises(NoDisplayError, match="needs a desktop session with a display"):
        Window(WindowSettings())
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()


def test_a_larger_window_may_keep_more(assembled: Assemble) -> None:
    services, loop = assembled()
    services.scenes.push(Plain(services))
    before = services.stores.parts.budget
    services.window._window.size = (3840, 2160)
    loop.step(0)
    assert services.stores.parts.budget == 4 * before
