"""What the hand help knows: only what the player sees, and as exactly as can be."""

from __future__ import annotations

import pytest

from engine import DrawRules, Match, MatchSetup, SeatSetup, StartDeal, StudRules, evaluate
from engine.actions import ActionKind, Draw, Stay
from engine.players.discards import discards_of
from game.match.hand_chances import hand_chances

DRAW = MatchSetup(
    rules=DrawRules(), seats=(SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=("hat", "coat", "slip")))
)


def dealt(setup: MatchSetup = DRAW, number: int = 1) -> Match:
    match = Match(setup)
    match.act(StartDeal(bytes([number] * 32)))
    return match


def test_marked_cards_are_what_is_exchanged() -> None:
    view = dealt().view(0)
    chances = hand_chances(view, (0, 3))
    assert chances is not None
    assert chances.to_come == 2
    assert chances.kept == set(view.cards) - {view.cards[0], view.cards[3]}
    assert chances.odds is not None
    assert chances.odds.total == 47 * 46 // 2


def test_without_marks_the_usual_exchange_is_shown() -> None:
    view = dealt().view(0)
    chances = hand_chances(view)
    assert chances is not None
    assert chances.kept == set(view.cards) - {view.cards[place] for place in discards_of(view)}
    assert chances.odds is not None
    assert chances.odds.is_exact
    assert 0 <= chances.improving <= 1


def test_after_the_exchange_nothing_is_to_come() -> None:
    match = dealt()
    match.act(Stay())
    while match.view(0).me.exchanged is None:
        match.act(Draw((0,)) if match.options().get(ActionKind.DRAW) else Stay())
    view = match.view(0)
    chances = hand_chances(view)
    assert chances is not None
    assert chances.odds is None
    assert chances.value == evaluate(view.cards)
    assert chances.improving == 0


@pytest.mark.parametrize("players", [2, 4, 7])
def test_stud_counts_the_cards_of_others_out(players: int) -> None:
    others = [SeatSetup(player=f"guest{seat}", wardrobe=("hat", "coat")) for seat in range(1, players)]
    setup = MatchSetup(rules=StudRules(players=players), seats=(SeatSetup(player="human"), *others))
    view = dealt(setup).view(0)
    chances = hand_chances(view)
    assert chances is not None
    assert chances.to_come == 4
    assert chances.odds is not None
    assert not chances.odds.is_exact
    open_cards = {card for seat in view.seats for card in seat.up_cards}
    helping = {card for entry in chances.helping for card in entry.cards}
    assert not helping & (open_cards | set(view.cards))


def test_before_the_first_deal_there_is_nothing_to_say() -> None:
    assert hand_chances(Match(DRAW).view(0)) is None
