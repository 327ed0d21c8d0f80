"""The bar of stud in every situation: exactly the buttons that it has, with what they cost."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine import events as ev
from engine.actions import Action, ActionKind, Bet, Call, Check, Raise
from engine.players.player import options_of
from engine.views import Phase, SeatView
from game.devices.inputs import Key
from game.loop import Loop
from game.stage.services import Services
from game.table.stud.handling import StudHandling
from game.texts import Language
from tests.game.table.sitting import Sitting
from tests.game.table.stud_sitting import obedient, sit_at_stud

Assemble = Callable[..., tuple[Services, Loop]]


def _calls(view: SeatView) -> Action | None:
    options = options_of(view)
    return next((action for action in (Check(), Call()) if options.get(action.kind)), None)


def _adds(view: SeatView) -> Action | None:
    """Raises whenever that is allowed."""
    options = options_of(view)
    for kind, make in ((ActionKind.RAISE, Raise), (ActionKind.BET, Bet)):
        option = options.get(kind)
        if option is not None and option.amounts is not None:
            return make(option.amounts.maximum)
    return _calls(view)


def _bets_once(view: SeatView) -> Action | None:
    option = options_of(view).get(ActionKind.BET)
    return Bet(option.amounts.maximum) if option is not None and option.amounts is not None else _calls(view)


def _comes_to(table: Sitting, wanted: Callable[[Sitting], bool]) -> bool:
    """Play the first deal until it is as wanted, with nothing but what costs least."""
    while table.match.view().deal_number < 2:
        table.until_asked()
        if wanted(table):
            return True
        if table.match.phase is Phase.READY:
            return False
        kinds = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
        answer = next(kind for kind in kinds if table.match.options().get(kind))
        table.key(table.action(answer).shortcut or Key.ENTER)
    return False


@pytest.fixture
def sit(assembled: Assemble) -> Callable[..., Sitting]:
    def make(
        wish: Callable[[SeatView], Action | None], wanted: Callable[[Sitting], bool], players: int = 3, **rules: object
    ) -> Sitting:
        """The first deal, over some seeds, that comes to the wanted situation with nothing but calls before."""
        services, loop = assembled(speed="instant", lines="off", width=960, height=540)
        for seed in range(1, 30):
            table = sit_at_stud(services, loop, players, obedient(wish), seed=seed, starting_money=500, **rules)
            if _comes_to(table, wanted):
                return table
            services.scenes.clear()
        raise AssertionError("no seed comes to that")

    return make


def _offers(*kinds: ActionKind) -> Callable[[Sitting], bool]:
    return lambda table: set(table.match.options().kinds) == set(kinds)


def test_the_lowest_card_brings_in(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.COMPLETE, ActionKind.BRING_IN))
    assert table.buttons == ["BRING-IN", "COMPLETE"]
    notes = [getattr(table.action(kind), "note", "") for kind in (ActionKind.BRING_IN, ActionKind.COMPLETE)]
    assert notes == ["$5", "$10"]
    table.key(Key.R)
    assert any(isinstance(event, ev.Completed) for event in table.match.events_since())


def test_answering_the_bring_in(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.COMPLETE, ActionKind.CALL, ActionKind.FOLD))
    assert table.buttons == ["CALL", "COMPLETE", "FOLD"]
    table.key(Key.F)
    assert table.match.view().me.has_folded


def test_nothing_bet(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.BET, ActionKind.CHECK, ActionKind.FOLD))
    assert table.buttons == ["CHECK", "BET", "FOLD"]
    assert getattr(table.action(ActionKind.BET), "note", "") == "$10"
    table.key(Key.R)
    assert any(isinstance(event, ev.BetMade) and event.seat == 0 for event in table.match.events_since())


def test_facing_a_bet(sit: Callable[..., Sitting]) -> None:
    big = lambda table: table.match.view().outstanding == 20
    table = sit(_bets_once, big)
    assert table.buttons == ["CALL", "RAISE", "FOLD"]
    assert getattr(table.action(ActionKind.RAISE), "note", "") == "by $20, costs $40"
    table.key(Key.C)
    assert any(isinstance(event, ev.CallMade) and event.seat == 0 for event in table.match.events_since())


def test_the_cap_is_told(sit: Callable[..., Sitting]) -> None:
    table = sit(_adds, _offers(ActionKind.CALL, ActionKind.FOLD))
    assert table.match.view().raises_this_round == 3
    button = table.action(ActionKind.RAISE)
    assert not button.enabled
    assert button.why_not == "The cap of this street is reached."


def test_home_style_has_no_bring_in(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, lambda table: table.match.phase is Phase.THIRD_STREET, style="home")
    assert table.buttons == ["CHECK", "BET", "FOLD"]


def test_there_is_no_amount_to_choose(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.BET, ActionKind.CHECK, ActionKind.FOLD))
    assert not [widget for widget in table.widgets if widget.name in ("amount", "less", "more")]
    table.key(Key.UP)
    assert table.table.play.wager is None


def test_pots_and_opponents_say_what_they_are(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.BET, ActionKind.CHECK, ActionKind.FOLD))
    hint = table.widget("pot 0").hint
    assert hint is not None
    assert (hint.title, hint.body) == ("Main pot", "In it: You, Vera, Apolena")
    assert table.widget("seat 2").label == "Apolena Medkova"


def _looked_at(table: Sitting) -> int | None:
    handling = table.table.play.handling
    assert isinstance(handling, StudHandling)
    return handling.looked_at


def test_the_wardrobe_card_follows_the_pointer(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.BET, ActionKind.CHECK, ActionKind.FOLD))
    seat = table.widget("seat 1")
    place = table.services.window.viewport.to_pixels(seat.rect.centre_x, seat.rect.centre_y)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    table.frames(10)
    assert _looked_at(table) is None
    table.frames(20)
    assert _looked_at(table) == 1
    away = table.services.window.viewport.to_pixels(960, 640)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    table.frames(3)
    assert _looked_at(table) is None
    table.click(seat)
    assert _looked_at(table) == 1


def test_a_garment_that_another_opponent_wins_goes_to_her_pile(sit: Callable[..., Sitting]) -> None:
    table = sit(_calls, _offers(ActionKind.BET, ActionKind.CHECK, ActionKind.FOLD))
    table.services.settings.change(speed="fast")
    table.services.apply_settings()
    table.table.play.director.tell([ev.GarmentLost(1, "headband", 2, is_last=False)])
    table.until(lambda: table.services.scenes.top is not table.table)
    top = table.services.scenes.top
    assert top is not None
    assert getattr(top, "seat", None) == 1
    table.until(lambda: table.services.scenes.top is table.table)
    table.frames(3)
    assert table.table.play.director.state.seats[1].off == ("headband",)


@pytest.mark.parametrize("language", list(Language))
def test_words_fit_the_bar(sit: Callable[..., Sitting], language: Language) -> None:
    table = sit(_calls, _offers(ActionKind.COMPLETE, ActionKind.BRING_IN))
    table.services.settings.change(english_action_words=False)
    table.services.texts.language = language
    table.services.scenes.layout()
    table.frames(1)
    assert len(table.buttons) == 2
    assert all(table.buttons)
