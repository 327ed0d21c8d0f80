"""The table of stud beside the pictures of it that were looked at and found good; see ``test_pictures``.

The opponents are left out: their pictures have tests of their own.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.actions import ActionKind
from engine.views import Phase
from game.devices.inputs import Key
from game.loop import Loop
from game.stage.services import Services
from game.table.stud.layout import layout_for
from tests.game.compared import assert_as_before
from tests.game.table.sitting import Sitting
from tests.game.table.stud_sitting import callers, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


def _picture(table: Sitting, opponents: int) -> pygame.Surface:
    for presence in table.table.play.company.presences.values():
        presence.hush()
    table.services.window.invalidate()
    table.loop.step(0)
    picture, lies = table.picture(), layout_for(opponents)
    for seat in range(1, opponents + 1):
        figure = lies.stand(seat).figure
        visible = figure._replace(height=min(figure.height, max(0.0, lies.plate(seat).y - figure.y)))
        area = visible if lies.has_figures else figure
        picture.fill("#000000", table.services.window.viewport.rect_to_pixels(area))
    return picture


def _sit(assembled: Assemble, players: int, phase: Phase) -> Sitting:
    services, loop = assembled(speed="instant", lines="off", hints=False, width=960, height=540)
    table = sit_at_stud(services, loop, players, callers, seed=2, starting_money=200)
    for _ in range(12):
        table.until_asked()
        if table.match.phase is phase:
            return table
        kinds = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
        answer = next(kind for kind in kinds if table.match.options().get(kind))
        table.key(table.action(answer).shortcut or Key.ENTER)
    raise AssertionError(f"it never came to {phase}")


def test_figures_behind_the_table(assembled: Assemble) -> None:
    assert_as_before(_picture(_sit(assembled, 4, Phase.FIFTH_STREET), 3), "stud_fifth_street")


def test_busts_around_the_table_at_the_showdown(assembled: Assemble) -> None:
    assert_as_before(_picture(_sit(assembled, 6, Phase.READY), 5), "stud_showdown")
