"""Every situation has exactly its buttons, and each of them says what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.actions import Action, ActionKind, Bet, Call, Draw, Drop, Raise, Stay
from engine.events import Stayed
from engine.players.player import options_of
from engine.views import GarmentState, Phase, SeatView
from game.devices.inputs import Activate, Key, KeyPressed, KeyReleased, PointerMoved, SecondAction, Shoulder
from game.loop import Loop
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table import layout
from game.texts import Language
from tests.game.table.sitting import Sitting, Wish, begin, classic, if_possible, seeds, speaks_first

Assemble = Callable[..., tuple[Services, Loop]]
Sit = Callable[..., Sitting]


@pytest.fixture
def sit(assembled: Assemble) -> Sit:
    """Sits down at instant speed at a match whose first word is the human's (0) or the opponent's (1)."""

    def sitting(first: int, wish: Wish, *, rules: dict[str, object] | None = None, **settings: object) -> Sitting:
        services, loop = assembled(speed="instant", **settings)
        seed = next(seeds(speaks_first(first), services, wish))
        match = begin(services, wish, seed=seed, setup=classic(services, **(rules or {})))
        sitting = Sitting(services, loop, match)
        sitting.until_asked()
        return sitting

    return sitting


def test_first_to_speak(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))
    assert table.buttons == ["BET", "STAY", "DROP"]
    assert [widget.shortcut for widget in (table.action(kind) for kind in (ActionKind.BET, ActionKind.STAY))] == [
        Key.B,
        Key.S,
    ]


def test_after_she_stayed(sit: Sit) -> None:
    assert sit(1, if_possible(Stay())).buttons == ["BET", "DRAW 0", "DROP"]


def test_after_she_bet(sit: Sit) -> None:
    table = sit(1, if_possible(Bet(10), Draw()))
    assert table.buttons == ["DRAW 0", "RAISE", "DROP"]
    assert getattr(table.action(ActionKind.DRAW), "note", "") == "$10"


def test_nothing_left_to_raise_is_said(sit: Sit) -> None:
    table = sit(1, if_possible(Bet(55), Draw()))
    raising = table.action(ActionKind.RAISE)
    assert not raising.enabled
    assert "No more money" in raising.why_not
    table.key(Key.R)
    assert table.match.phase is Phase.FIRST_BETTING


def test_the_exchange(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))
    table.key(Key.B)
    table.until_asked()
    assert table.match.phase is Phase.EXCHANGE
    assert table.buttons == ["CLEAR", "DRAW 0"]
    table.key(Key.DIGIT_2)
    table.key(Key.DIGIT_5)
    assert table.buttons == ["CLEAR", "DRAW 2"]
    table.key(Key.DIGIT_5)
    assert table.buttons == ["CLEAR", "DRAW 1"]
    table.key(Key.C)
    assert table.buttons == ["CLEAR", "DRAW 0"]


def test_the_second_betting(sit: Sit) -> None:
    table = sit(0, if_possible(Draw(), Call()))
    for key in (Key.B, Key.E):
        table.key(key)
        table.until_asked()
    assert table.match.phase is Phase.SECOND_BETTING
    assert table.buttons == ["BET", "CALL", "DROP"]
    assert getattr(table.action(ActionKind.CALL), "note", "") == "show the cards"


def test_answering_her_raise(sit: Sit) -> None:
    def wish(view: SeatView) -> Action | None:
        return Raise(10) if options_of(view).get(ActionKind.RAISE) and view.raises_this_round == 0 else Draw()

    table = sit(0, wish)
    table.key(Key.B)
    table.until_asked()
    assert table.buttons == ["DRAW 0", "RAISE", "DROP"]
    assert table.match.view().outstanding == 10


def test_between_deals(sit: Sit) -> None:
    table = sit(1, if_possible(Drop()))
    assert table.match.phase is Phase.READY
    assert table.buttons == ["NEXT DEAL"]
    table.key(Key.E)
    table.until_asked()
    assert table.match.view().deal_number == 2


def _has_lost(view: SeatView) -> bool:
    return any(garment.state is GarmentState.OFF for garment in view.seats[0].wardrobe)


def test_a_garment_of_ones_own_may_be_bought_back(sit: Sit) -> None:
    """She plays until the human has lost a garment, then lets him win until he can pay for it."""

    def wish(view: SeatView) -> Action | None:
        return if_possible(Drop())(view) if _has_lost(view) else if_possible(Bet(5), Call(), Draw())(view)

    rules = {"player_wardrobe": True, "starting_money": 10, "garment_value": 5, "buy_back_reserve": 5}
    table = sit(0, wish, rules=rules)
    for _ in range(200):
        table.until(lambda: table.table.waits_for_press)
        if table.match.phase is Phase.OFFER:
            break
        kinds = table.match.options().kinds
        cheapest = (ActionKind.START_DEAL, ActionKind.STAY, ActionKind.CALL, ActionKind.DRAW, ActionKind.BET)
        shortcut = table.action(next(kind for kind in cheapest if kind in kinds)).shortcut
        assert shortcut is not None
        table.key(shortcut)
    assert table.match.phase is Phase.OFFER
    assert table.buttons == ["DECLINE", "BUY BACK"]
    before = table.match.view().me
    table.key(Key.Y)
    table.until(lambda: table.match.phase is not Phase.OFFER)
    after = table.match.view().me
    assert after.worn == before.worn + 1
    assert after.money == before.money - 5


def test_her_turn_has_nothing_to_press(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))
    table.key(Key.B)
    assert not [widget for widget in table.widgets if widget.name.startswith("action ")]


def test_big_bets_are_asked_for_twice(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))
    table.click(table.widget("preset all"))
    table.key(Key.B)
    assert table.match.view().pot == 10
    assert table.buttons[0] == "CONFIRM $55?"
    table.key(Key.B)
    table.until_asked()
    assert table.match.view().pot == 120


def test_big_bets_go_at_once_when_wanted(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()), confirm_big_bets=False)
    table.click(table.widget("preset all"))
    table.key(Key.B)
    table.until_asked()
    assert table.match.view().pot == 120


def test_the_amount_by_keys_wheel_and_buttons(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))

    def amount() -> str:
        return table.widget("chosen amount").label

    table.key(Key.UP)
    assert amount() == "$10"
    table.key(Key.PLUS)
    assert amount() == "$15"
    table.key(Key.DOWN)
    assert amount() == "$10"
    table.wheel(table.widget("amount").rect, 1)
    assert amount() == "$15"
    table.click(table.widget("more"))
    assert amount() == "$20"
    table.click(table.widget("less"))
    assert amount() == "$15"
    table.key(Key.PAGE_UP)
    assert amount() == "$40"


def test_action_words_stay_english_or_are_translated(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant", english_action_words=False)
    wish = if_possible(Draw())
    seed = next(seeds(speaks_first(0), services, wish))
    table = Sitting(services, loop, begin(services, wish, seed=seed))
    table.until_asked()
    services.texts.language = Language.CZECH
    assert table.buttons == ["VSADIT", "VYČKAT", "SLOŽIT"]
    services.settings.change(english_action_words=True)
    services.scenes.layout()
    assert table.buttons == ["BET", "STAY", "DROP"]


def test_a_tie_is_dealt_again(sit: Sit) -> None:
    table = sit(1, if_possible(Drop()))
    play = table.table.play
    play.director.state = replace(play.director.state, is_tied=True)
    play.refresh()
    assert table.buttons == ["REDEAL"]


def test_cards_are_hidden_from_those_who_look_over_the_shoulder(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()), anti_peek=True)
    seen = [table.table.play.handling.peeks]
    table.table.handle(KeyPressed(Key.V))
    seen.append(table.table.play.handling.peeks)
    table.table.handle(KeyReleased(Key.V))
    seen.append(table.table.play.handling.peeks)
    card = layout.my_card(2)
    table.table.handle(PointerMoved(card.centre_x, card.centre_y))
    seen.append(table.table.play.handling.peeks)
    table.table.handle(PointerMoved(20, 20))
    seen.append(table.table.play.handling.peeks)
    assert seen == [False, True, False, True, False]


def test_a_gamepad_reaches_everything(sit: Sit) -> None:
    table = sit(0, if_possible(Draw()))
    table.table.handle(SecondAction())
    assert any(isinstance(event, Stayed) for event in table.match.events_since())
    table.until_asked()
    assert table.match.phase is Phase.EXCHANGE
    table.table.handle(Shoulder(right=True))
    assert table.table.group.focused is table.widget("card 1")
    table.table.handle(Activate())
    assert table.buttons == ["CLEAR", "DRAW 1"]
    table.table.handle(Shoulder(right=False))
    assert table.table.group.focused is table.widget("card 5")


def test_a_finished_match_has_no_buttons(assembled: Assemble) -> None:
    services, loop = assembled(speed="instant")
    match: RunningMatch = begin(services, if_possible(Drop()), setup=classic(services, money_only=True))
    while match.phase is not Phase.OVER:
        if match.phase is Phase.READY:
            match.start_deal()
        elif match.is_humans_turn:
            options = match.options()
            match.act(Stay() if options.get(ActionKind.STAY) else Draw() if options.get(ActionKind.DRAW) else Call())
        else:
            match.update(5.0)
    table = Sitting(services, loop, match)
    table.frames(2)
    assert table.buttons == []
