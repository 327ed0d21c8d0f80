"""Pictures of the next stage are there before they are shown."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from engine import events as ev
from engine.players.demeanour import Expression
from game.loop import Loop
from game.opponents.figure import figure_of
from game.settings import Modesty
from game.stage.services import Services
from game.table import layout, spotlight
from game.table.foresight import Foresight
from game.table.names import MatchNames
from game.table.state import first_state
from tests.game.table.sitting import classic

Assemble = Callable[..., tuple[Services, Loop]]
HEADBAND = ev.GarmentStaked(1, "headband", 15, ev.StakeReason.CALL)


def _foresight(services: Services, *staked: ev.Event) -> Foresight:
    setup = classic(services)
    foresight = Foresight(services, MatchNames(setup, services.cast, services.texts))
    foresight.follow(first_state(setup), staked, {1: layout.FIGURE})
    return foresight


def _finish(foresight: Foresight) -> None:
    until = time.monotonic() + 30
    while foresight.is_busy and time.monotonic() < until:
        foresight.update()
        time.sleep(0.01)
    assert not foresight.is_busy


def test_the_stage_after_a_stake_is_made_ready(assembled: Assemble) -> None:
    services, _ = assembled(width=960, height=540)
    figure = figure_of(services.cast.get("vera"))
    barer = frozenset(services.cast.get("vera").manifest.garments) - {"headband"}
    needed = [
        (piece, services.window.viewport.rect_to_pixels(piece.place)[2:])
        for rect, cards in ((layout.FIGURE, True), (spotlight.FIGURE, False))
        for piece in figure.pieces(figure.state(barer, Expression.WORRIED, cards=cards), rect)
    ]
    pictures = services.stores.pictures
    foresight = _foresight(services, HEADBAND)
    assert foresight.is_busy
    _finish(foresight)
    assert needed
    assert all(pictures.has((piece.key, *size)) for piece, size in needed)
    for piece, size in needed[:2]:
        made = pictures.scaled(piece.key, _never, *size)
        assert made.get_size() == size
    foresight.close()


def _never() -> pygame.Surface:
    raise AssertionError("the picture was made a second time")


def test_nothing_is_prepared_that_is_not_shown(assembled: Assemble) -> None:
    services, _ = assembled(width=960, height=540, modesty=Modesty.LAST_GARMENT)
    garments = services.cast.get("vera").manifest.garments
    lost = [ev.GarmentLost(1, garment, 0, is_last=False) for garment in garments[:-1]]
    foresight = _foresight(services, *lost, ev.GarmentStaked(1, garments[-1], 15, ev.StakeReason.CALL))
    assert not foresight.is_busy
    foresight.follow(first_state(classic(services)), [ev.GarmentStaked(0, "hat", 15, ev.StakeReason.CALL)], {})
    assert not foresight.is_busy
    foresight.close()
