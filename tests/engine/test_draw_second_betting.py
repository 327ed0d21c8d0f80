"""Every line of the table of the second betting (rules 2.3), and the showdown (2.5)."""

from __future__ import annotations

import pytest

from engine import Phase, Refusal, evaluate, parse_cards
from engine.actions import Action, ActionKind, AmountRange, Bet, Call, Draw, Drop, Raise, Stay
from engine.events import CallMade, Folded, HandShown, PotWon
from tests.engine.stacked import ACES, HUMAN, KINGS, OPPONENT, StackedMatch, kinds_of


def after_exchange(bet: int = 0) -> StackedMatch:
    """A deal in which the human holds the better hand and speaks first in the second betting."""
    game = StackedMatch()
    game.deal(human=ACES, opponent=KINGS)
    game.act(*((Bet(bet), Draw(), Draw()) if bet else (Stay(), Draw(), Draw())))
    return game


class TestFirstToSpeakNothingBet:
    """First to speak, nothing bet: BET an amount, CALL for nothing, DROP."""

    def test_options(self) -> None:
        bet, call, drop = after_exchange().match.options()
        assert (bet.kind, bet.amounts) == (ActionKind.BET, AmountRange(5, 5, 55))
        assert (call.kind, call.cost) == (ActionKind.CALL, 0)
        assert drop.kind is ActionKind.DROP

    def test_bet_passes_the_word(self) -> None:
        game = after_exchange()
        game.act(Bet(15))
        assert game.match.actor == OPPONENT

    def test_call_costs_nothing_and_shows_the_cards_at_once(self) -> None:
        game = after_exchange()
        events = game.act(Call())
        assert kinds_of(events) == ["CallMade", "HandShown", "HandShown", "PotWon", "DealEnded"]
        assert events[0] == CallMade(HUMAN, 0)
        assert game.money() == (65, 55)

    def test_drop_loses_what_was_put_in(self) -> None:
        game = after_exchange(bet=10)
        game.act(Drop())
        assert game.money() == (45, 75)

    @pytest.mark.parametrize(
        ("action", "refusal"),
        [
            (Stay(), Refusal.AFTER_EXCHANGE),
            (Draw(), Refusal.AFTER_EXCHANGE),
            (Raise(5), Refusal.NOTHING_TO_RAISE),
            (Bet(7), Refusal.AMOUNT),
        ],
    )
    def test_anything_else_is_refused(self, action: Action, refusal: Refusal) -> None:
        assert after_exchange().match.why_not(action) is refusal


class TestFacingBetOrRaise:
    """Facing a BET or RAISE: RAISE, CALL for the outstanding bet, DROP."""

    def test_options(self) -> None:
        game = after_exchange()
        game.act(Bet(15))
        raising, call, drop = game.match.options()
        assert (raising.kind, raising.cost, raising.amounts) == (ActionKind.RAISE, 15, AmountRange(5, 5, 40))
        assert (call.kind, call.cost) == (ActionKind.CALL, 15)
        assert drop.kind is ActionKind.DROP

    def test_raise_can_be_raised_again(self) -> None:
        game = after_exchange()
        game.act(Bet(10), Raise(10))
        assert game.match.actor == HUMAN
        assert game.kinds() == ["RAISE", "CALL", "DROP"]
        game.act(Raise(5), Call())
        assert game.money() == (90, 30)

    def test_call_pays_the_outstanding_bet_and_shows_the_cards(self) -> None:
        game = after_exchange()
        events = game.act(Bet(15), Call())
        assert CallMade(OPPONENT, 15) in events
        assert PotWon(HUMAN, 40, 0, by_showdown=True) in events
        assert game.money() == (80, 40)

    def test_drop_gives_the_pot_to_the_other_and_shows_nothing(self) -> None:
        game = after_exchange()
        events = game.act(Bet(15), Drop())
        assert kinds_of(events[1:]) == ["Folded", "PotWon", "DealEnded"]
        assert events[1] == Folded(OPPONENT)
        assert game.money() == (65, 55)

    @pytest.mark.parametrize(
        ("action", "refusal"),
        [
            (Stay(), Refusal.AFTER_EXCHANGE),
            (Draw((1,)), Refusal.AFTER_EXCHANGE),
            (Bet(5), Refusal.BET_OUTSTANDING),
        ],
    )
    def test_anything_else_is_refused(self, action: Action, refusal: Refusal) -> None:
        game = after_exchange()
        game.act(Bet(15))
        assert game.match.why_not(action) is refusal


def test_the_second_player_does_not_speak_unless_the_first_bets() -> None:
    game = after_exchange()
    game.act(Call())
    assert not any(
        getattr(event, "seat", None) == OPPONENT for event in game.match.events if isinstance(event, CallMade)
    )
    assert game.match.phase is Phase.READY


def test_the_cards_are_shown_without_asking_when_the_first_to_speak_cannot_bet() -> None:
    game = StackedMatch()
    game.deal(human=ACES, opponent=KINGS)
    events = game.act(Bet(55), Draw(), Draw())
    assert kinds_of(events[-4:]) == ["HandShown", "HandShown", "PotWon", "DealEnded"]
    assert game.money() == (120, 0)


def test_both_hands_are_shown_with_their_values() -> None:
    game = after_exchange()
    shown = [event for event in game.act(Call()) if isinstance(event, HandShown)]
    assert shown == [
        HandShown(HUMAN, parse_cards(ACES), evaluate(parse_cards(ACES))),
        HandShown(OPPONENT, parse_cards(KINGS), evaluate(parse_cards(KINGS))),
    ]
    assert [seat.shown for seat in game.match.seats] == [parse_cards(ACES), parse_cards(KINGS)]


def test_who_speaks_first_alternates_with_every_deal() -> None:
    game = StackedMatch(first=OPPONENT)
    speakers = []
    for _ in range(4):
        game.deal()
        speakers.append(game.match.actor)
        game.act(Drop())
    assert speakers == [OPPONENT, HUMAN, OPPONENT, HUMAN]
