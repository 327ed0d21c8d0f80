from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.devices.inputs import Back, FocusStep, Input, Key, KeyPressed, PointerPressed, PointerReleased, QuitRequested
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.look.motion import CROSS_FADE, SCREEN_CHANGE
from game.scenes.dialog import Answer, Dialog, nothing
from game.stage.scene import Scene
from game.stage.services import Services
from game.texts import Language
from game.widgets.base import Widget
from game.widgets.button import Button

if TYPE_CHECKING:
    from tests.game.conftest import Assemble


class Page(Scene):
    """Two buttons on one colour; it notes what happens to it."""

    def __init__(self, services: Services, colour: str = "#204060") -> None:
        super().__init__(services)
        self.colour = colour
        self.heard: list[str] = []

    def build(self) -> Sequence[Widget]:
        self.heard.append("build")
        labels = {"first": self.services.texts.language.value, "second": "Second"}
        return [
            Button(name, Rect(100, 100 + 100 * place, 300, 60), label, lambda name=name: self.heard.append(name))  # type: ignore[misc]
            for place, (name, label) in enumerate(labels.items())
        ]

    def entered(self) -> None:
        self.heard.append("entered")

    def resumed(self) -> None:
        self.heard.append("resumed")

    def left(self) -> None:
        self.heard.append("left")

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.colour)
        super().draw(canvas)


class Over(Page):
    is_overlay = True

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#ffffff", Rect(900, 500, 100, 100))


def colour_at(services: Services, x: float, y: float) -> pygame.Color:
    return services.window.picture().get_at(services.window.viewport.to_pixels(x, y))


def click(services: Services, x: float, y: float) -> None:
    services.scenes.handle(PointerPressed(x, y))
    services.scenes.handle(PointerReleased(x, y))


def test_scenes_hear_of_their_life(services: Services) -> None:
    page, over = Page(services), Over(services)
    services.scenes.push(page)
    services.scenes.push(over)
    services.scenes.pop()
    services.scenes.replace(Page(services))
    assert page.heard == ["build", "entered", "resumed", "left"]
    assert over.heard == ["build", "entered", "left"]


def test_only_the_top_scene_gets_input(services: Services) -> None:
    page = Page(services)
    services.scenes.push(page)
    services.scenes.push(Over(services))
    click(services, 200, 130)
    assert "first" not in page.heard
    services.scenes.pop()
    click(services, 200, 130)
    assert page.heard[-1] == "first"


def test_an_overlay_lies_over_a_darkened_picture(assembled: Assemble) -> None:
    services, loop = assembled(reduced_motion=True)
    services.scenes.push(Page(services, "#808080"))
    loop.step(0)
    services.scenes.push(Over(services))
    loop.step(CROSS_FADE)
    loop.step(CROSS_FADE)
    behind, on_top = colour_at(services, 1500, 900), colour_at(services, 950, 550)
    assert on_top == pygame.Color("#ffffff")
    assert 0x20 < behind.r < 0x50
    assert not services.scenes.in_transition


def test_focus_returns_to_where_it_was(services: Services) -> None:
    page = Page(services)
    services.scenes.push(page)
    services.scenes.handle(FocusStep())
    assert page.group.focused is page.group.find("second")
    services.scenes.push(Over(services))
    services.scenes.handle(FocusStep())
    services.scenes.handle(Back())
    assert services.scenes.top is page
    assert page.group.focused is page.group.find("second")


def test_screens_change_through_ink(assembled: Assemble) -> None:
    services, loop = assembled()
    services.scenes.push(Page(services, "#ff0000"))
    loop.step(0)
    services.scenes.replace(Page(services, "#00ff00"))
    loop.step(SCREEN_CHANGE / 2)
    middle = colour_at(services, 1500, 900)
    assert max(middle.r, middle.g) < 0x30
    loop.step(SCREEN_CHANGE)
    loop.step(0)
    assert colour_at(services, 1500, 900) == pygame.Color("#00ff00")


def test_a_second_click_never_presses_what_appears(assembled: Assemble) -> None:
    services, loop = assembled()
    services.scenes.push(Page(services))
    loop.step(0)
    next_page = Page(services)
    services.scenes.replace(next_page)
    click(services, 200, 130)
    assert "first" not in next_page.heard
    loop.step(0)
    click(services, 200, 130)
    assert next_page.heard[-1] == "first"


def test_with_reduced_motion_screens_cross_fade(assembled: Assemble) -> None:
    services, loop = assembled(reduced_motion=True)
    services.scenes.push(Page(services, "#ff0000"))
    loop.step(0)
    services.scenes.replace(Page(services, "#00ff00"))
    loop.step(CROSS_FADE / 2)
    middle = colour_at(services, 1500, 900)
    assert middle.r > 0x60
    assert middle.g > 0x60


def test_another_language_rebuilds_every_page_and_keeps_the_focus(services: Services) -> None:
    page = Page(services)
    services.scenes.push(page)
    page.group.focus("second")
    services.scenes.push(Over(services))
    services.texts.language = Language.CZECH
    assert page.group.find("first").label == "cs"
    assert page.group.focused is page.group.find("second")


def test_closing_the_window_ends_the_loop_unless_a_scene_minds(assembled: Assemble) -> None:
    class Minding(Page):
        def handle(self, given: Input) -> bool:
            return isinstance(given, QuitRequested) or super().handle(given)

    services, loop = assembled()
    services.scenes.push(Minding(services))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.step(0)
    assert loop._running
    services.scenes.replace(Page(services))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.run()


def test_an_error_is_handed_over_and_the_program_goes_on(assembled: Assemble) -> None:
    class Broken(Page):
        def update(self, seconds: float) -> None:
            message = f"broken after {seconds >= 0}"
            raise ValueError(message)

    services, loop = assembled()
    services.scenes.push(Broken(services))
    caught: list[Exception] = []

    def recover(error: Exception) -> None:
        caught.append(error)
        services.scenes.clear()

    loop.run(recover)
    assert [str(error) for error in caught] == ["broken after True"]


def ask(services: Services, given: list[str]) -> Dialog:
    def note(word: str) -> Answer:
        key = {"safe": Key.N, "other": Key.Y}.get(word)
        return Answer(word, lambda: given.append(word), key)

    services.scenes.push(Page(services))
    dialog = Dialog(services, "Leave?", "Really.", note("safe"), note("other"), rare=note("rare"))
    services.scenes.push(dialog)
    return dialog


def test_a_dialog_starts_on_the_safe_answer_and_escape_gives_it(services: Services) -> None:
    given: list[str] = []
    dialog = ask(services, given)
    assert dialog.group.focused is dialog.group.find("safe")
    services.scenes.handle(KeyPressed(Key.ESCAPE))
    assert given == ["safe"]
    assert not isinstance(services.scenes.top, Dialog)


def test_a_dialogs_keys_answer(services: Services) -> None:
    given: list[str] = []
    ask(services, given)
    services.scenes.handle(KeyPressed(Key.Y))
    assert given == ["other"]


def test_the_destructive_answer_asks_once_more(services: Services) -> None:
    given: list[str] = []
    dialog = ask(services, given)
    dialog.group.focus("rare")
    services.scenes.handle(KeyPressed(Key.ENTER))
    assert given == []
    assert dialog.group.focused is dialog.group.find("rare")
    services.scenes.handle(KeyPressed(Key.ENTER))
    assert given == ["rare"]


def test_a_dialog_with_one_answer_has_one_button(services: Services) -> None:
    services.scenes.push(Dialog(services, "Title", "Body", Answer("Good", nothing)))
    top = services.scenes.top
    assert top is not None
    assert [widget.name for widget in top.group.widgets if widget.focusable] == ["safe"]
