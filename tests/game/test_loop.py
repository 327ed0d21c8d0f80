"""How often the program looks at the world: at full pace while something happens, at half of it in between."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.loop import FRAMES_PER_SECOND, Loop
from game.scenes.title import TitlePage
from game.stage.services import Services
from game.storage.notices import Reason
from game.texts.reasons import reason_words
from tests.game.conftest import Assemble


def a_calm_page(assembled: Assemble) -> tuple[Services, Loop]:
    services, loop = assembled(reduced_motion=True)
    services.scenes.push(TitlePage(services))
    turn(loop, 120)
    return services, loop


def turn(loop: Loop, times: int) -> None:
    for _ in range(times):
        loop.step(1 / loop.turns_per_second)


def test_a_page_on_which_nothing_happens_is_looked_at_less_often(assembled: Assemble) -> None:
    _, loop = a_calm_page(assembled)
    drawn = loop.frames_drawn
    turn(loop, 60)
    assert loop.frames_drawn == drawn
    assert loop.turns_per_second == FRAMES_PER_SECOND / 2


def test_whatever_the_player_does_brings_the_full_pace_back(assembled: Assemble) -> None:
    _, loop = a_calm_page(assembled)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0), touch=False))
    turn(loop, 1)
    assert loop.turns_per_second == FRAMES_PER_SECOND


def test_movement_brings_the_full_pace_back_and_a_single_frame_does_not(assembled: Assemble) -> None:
    services, loop = a_calm_page(assembled)
    services.window.invalidate()
    turn(loop, 2)
    assert loop.turns_per_second == FRAMES_PER_SECOND / 2
    for _ in range(2):
        services.window.invalidate()
        turn(loop, 1)
    assert loop.turns_per_second == FRAMES_PER_SECOND


def test_a_picture_that_cannot_be_saved_is_told(assembled: Assemble, tmp_path: Path) -> None:
    services, loop = a_calm_page(assembled)
    loop.screenshots = tmp_path / "file" / "pictures"
    (tmp_path / "file").write_text("in the way")
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=pygame.KSCAN_F12))
    turn(loop, 1)
    (told,) = services.toasts.texts
    assert reason_words(services.texts, Reason.IN_THE_WAY) in told
