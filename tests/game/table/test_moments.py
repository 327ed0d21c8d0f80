"""A garment that comes off or comes back, in the spotlight and in passing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine import events as ev
from engine.actions import Call, Draw
from engine.views import Phase
from game.devices.inputs import Key, Shoulder
from game.loop import Loop
from game.scenes.setup.wardrobes import WardrobesPage
from game.scenes.tables.garment_moment import GarmentMomentScene
from game.settings import Modesty
from game.stage.services import Services
from game.table.names import MatchNames
from game.table.picture import TablePicture
from game.table.state import TableState, after, first_state
from game.table.steps import Step
from tests.game.crawl import faults
from tests.game.table.sitting import Sitting, begin, if_possible, post_key
from tests.game.table.stud_sitting import stud_setup

Assemble = Callable[..., tuple[Services, Loop]]
_QUIET = if_possible(Call(), Draw())


def _sit(assembled: Assemble, **settings: object) -> Sitting:
    services, loop = assembled(width=960, height=540, **settings)
    table = Sitting(services, loop, begin(services, _QUIET))
    table.until(lambda: table.match.phase is not Phase.READY and table.table.is_settled)
    return table


def _lose(table: Sitting, garment: str = "headband", *, is_last: bool = False) -> None:
    table.table.play.director.tell([ev.GarmentLost(1, garment, 0, is_last)])


def _spotlight(table: Sitting) -> GarmentMomentScene | None:
    top = table.services.scenes.top
    return top if isinstance(top, GarmentMomentScene) else None


def _flash(table: Sitting) -> object:
    return table.table.play.handling.flash


def test_the_spotlight_goes_on_by_itself(assembled: Assemble) -> None:
    table = _sit(assembled, speed="fast")
    _lose(table)
    table.until(lambda: _spotlight(table) is not None)
    table.until(lambda: _spotlight(table) is None, 60 * 8)
    table.frames(3)
    assert table.table.is_settled


def test_one_press_shows_the_end_and_the_next_goes_on(assembled: Assemble) -> None:
    table = _sit(assembled, speed="calm")
    _lose(table)
    table.until(lambda: _spotlight(table) is not None)
    spotlight = _spotlight(table)
    assert spotlight is not None
    table.until(lambda: not table.services.scenes.in_transition)
    over = [spotlight.is_over]
    post_key(Key.SPACE)
    table.frames(1)
    over.append(spotlight.is_over)
    assert over == [False, True]
    assert _spotlight(table) is spotlight
    post_key(Key.ESCAPE)
    table.frames(1)
    assert _spotlight(table) is None


@pytest.mark.parametrize("button", [None, pygame.CONTROLLER_BUTTON_Y], ids=["keyboard", "gamepad"])
def test_the_wardrobes_are_looked_at_while_the_garment_waits(assembled: Assemble, button: int | None) -> None:
    table = _sit(assembled, speed="calm", reduced_motion=True)
    _lose(table)
    table.until(lambda: _spotlight(table) is not None and not table.services.scenes.in_transition)
    spotlight = _spotlight(table)
    if button is None:
        post_key(Key.W)
    else:
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    table.frames(60 * 10)
    page = table.services.scenes.top
    assert isinstance(page, WardrobesPage)
    assert page.seat == 1
    assert not faults(table.services, page)
    post_key(Key.ESCAPE)
    table.frames(2)
    assert _spotlight(table) is spotlight, "it has waited"


def test_the_wardrobes_of_a_whole_table_are_gone_through(assembled: Assemble) -> None:
    services, loop = assembled(width=960, height=540)
    setup = stud_setup(services, 4, player_wardrobe=True)
    names = MatchNames(setup, services.cast, services.texts)
    page = WardrobesPage(services, setup, names, first_state(setup), 2)
    services.scenes.push(page)
    seen = []
    for _ in range(4):
        seen.append(page.seat)
        assert not faults(services, page)
        page.handle(Shoulder(right=True))
        loop.step(1)
    assert seen == [2, 3, 0, 1]


def test_at_instant_speed_a_banner_is_enough(assembled: Assemble) -> None:
    table = _sit(assembled, speed="instant")
    _lose(table)
    table.frames(2)
    assert _flash(table) is not None
    assert _spotlight(table) is None
    table.frames(70)
    assert _flash(table) is None
    assert table.table.is_settled


def test_what_is_said_in_passing_is_heard(assembled: Assemble) -> None:
    table = _sit(assembled, speed="instant")
    table.table.play.company.presences[1].hush()
    lost = ev.GarmentLost(1, "headband", 0, is_last=False)
    table.table.play.company.follow(table.table.play.director.state, [lost])
    table.table.play.director.tell([lost])
    table.frames(3)
    assert table.table.play.company.presences[1].saying


def test_the_gallery_learns_of_the_stage(assembled: Assemble) -> None:
    table = _sit(assembled, speed="instant")
    _lose(table)
    table.frames(2)
    assert 1 in table.services.storage.progress.seen_stages("vera")


@pytest.mark.parametrize(("modesty", "worn"), [(Modesty.FINALE, frozenset[str]()), (Modesty.LAST_GARMENT, {"slip"})])
def test_how_far_the_picture_goes(assembled: Assemble, modesty: Modesty, worn: frozenset[str]) -> None:
    table = _sit(assembled, speed="instant", modesty=modesty)
    state: TableState = first_state(table.match.setup)
    for garment in table.match.setup.seats[1].wardrobe:
        state = after(state, ev.GarmentLost(1, garment, 0, is_last=garment == "slip"))
    picture = table.table.play.picture
    assert isinstance(picture, TablePicture)
    assert picture.figure_worn(state) == worn


def test_every_moment_can_be_drawn(assembled: Assemble) -> None:
    """Losses, the finale, a garment that comes back, and the human's own, at many moments of each."""
    table = _sit(assembled, speed="brisk")
    start = first_state(table.match.setup)
    bare = start
    for garment in ("headband", "jacket", "gloves", "pearls", "gown"):
        bare = after(bare, ev.GarmentLost(1, garment, 0, is_last=False))
    moments: list[tuple[TableState, ev.GarmentLost | ev.GarmentBoughtBack]] = [
        (start, ev.GarmentLost(1, "headband", 0, is_last=False)),
        (bare, ev.GarmentLost(1, "slip", 0, is_last=True)),
        (bare, ev.GarmentBoughtBack(1, "gown", 15)),
    ]
    for state, moment in moments:
        step = Step((moment,), state, after(state, moment), moment=moment)
        page = GarmentMomentScene(table.services, table.match.setup, table.table.play.names, step)
        page.line = "Mind the lapels."
        table.services.scenes.push(page)
        table.frames(1)
        for tenth in range(26):
            page.elapsed = tenth / 10
            table.services.window.invalidate()
            table.loop.step(0)
        assert page.is_over or page.elapsed < 3
        table.services.scenes.pop()


def test_a_step_without_a_moment_is_refused(assembled: Assemble) -> None:
    table = _sit(assembled, speed="instant")
    state = first_state(table.match.setup)
    with pytest.raises(ValueError, match="nothing changes hands"):
        GarmentMomentScene(table.services, table.match.setup, table.table.play.names, Step((), state, state))
