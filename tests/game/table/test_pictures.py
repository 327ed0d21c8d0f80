"""The table beside the pictures of it that were looked at and found good.

The opponent herself is left out: her pictures have tests of their own. After a change that is meant, make the pictures
anew with ``WRITE_PICTURES=1 python -m pytest tests/game/table/test_pictures.py``, look at them, and commit them.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pygame
import pytest

from engine.actions import ActionKind, Draw
from engine.views import Phase
from game.devices.inputs import Key
from game.look.geometry import Rect
from game.loop import Loop
from game.stage.services import Services
from game.table import layout
from tests.game.compared import assert_as_before
from tests.game.table.sitting import Sitting, begin, if_possible, seeds, speaks_first

Assemble = Callable[..., tuple[Services, Loop]]
_FIGURE = Rect(layout.FIGURE.x - 10, 0, layout.FIGURE.width + 20, 400)


@pytest.fixture
def table(assembled: Assemble) -> Sitting:
    services, loop = assembled(speed="instant", lines="off", hints=False)
    wish = if_possible(Draw())
    sitting = Sitting(services, loop, begin(services, wish, seed=next(seeds(speaks_first(0), services, wish))))
    sitting.until_asked()
    return sitting


def _picture(table: Sitting) -> pygame.Surface:
    presence = table.table.play.presence
    presence.hush()
    presence.look(presence.resting, 0)
    presence.blinks = False
    table.services.window.invalidate()
    table.loop.step(0)
    picture = table.picture()
    picture.fill("#000000", table.services.window.viewport.rect_to_pixels(_FIGURE))
    return picture


def test_marked_cards(table: Sitting) -> None:
    table.key(Key.B)
    table.until_asked()
    table.key(Key.DIGIT_2)
    table.key(Key.DIGIT_4)
    assert table.match.phase is Phase.EXCHANGE
    assert_as_before(_picture(table), "exchange")


def test_the_showdown(table: Sitting) -> None:
    for _ in range(12):
        if table.match.phase is Phase.READY:
            break
        kinds = table.match.options().kinds
        kind = next(kind for kind in (ActionKind.STAY, ActionKind.DRAW, ActionKind.CALL) if kind in kinds)
        shortcut = table.action(kind).shortcut
        assert shortcut is not None
        table.key(shortcut)
        table.until_asked()
    assert table.table.play.director.state.seats[1].shown
    assert_as_before(_picture(table), "showdown")


@pytest.mark.skipif(bool(os.environ.get("WRITE_PICTURES")), reason="the pictures are being written")
def test_a_difference_is_seen(table: Sitting) -> None:
    picture = _picture(table)
    picture.fill("#ff0000", (700, 500, 40, 40))
    with pytest.raises(AssertionError, match="pixels of exchange differ"):
        assert_as_before(picture, "exchange")
