"""A deal on its own has the same face as a match."""

from __future__ import annotations

import pytest

from engine import DrawDeal, DrawRules, IllegalAction, MatchSetup, Phase, Refusal, SeatSetup
from engine.actions import Call, Draw, Drop, Raise, Stay
from engine.deal import DealStart
from engine.events import DealEnded, DealStarted
from engine.fairness import commitment
from engine.table import Table

SETUP = MatchSetup(
    rules=DrawRules(), seats=(SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat",)))
)
SECRET = bytes(range(32))


def begun() -> DrawDeal:
    deal = DrawDeal(Table(SETUP), DrawRules(), DealStart(number=1, secret=SECRET, dealer=1))
    events = deal.begin()
    assert events[0] == DealStarted(1, commitment(SECRET), 0, 1, 0, is_redeal=False)
    return deal


def test_a_deal_is_played_through_options_and_actions() -> None:
    deal = begun()
    assert (deal.phase, deal.actor, deal.options().seat) == (Phase.FIRST_BETTING, 0, 0)
    deal.act(Stay())
    deal.act(Draw())
    deal.act(Draw())
    events = deal.act(Call())
    assert events[-1] == DealEnded(1, SECRET)
    assert deal.is_over
    assert not deal.is_tied


def test_an_illegal_action_changes_nothing() -> None:
    deal = begun()
    with pytest.raises(IllegalAction) as caught:
        deal.act(Raise(5))
    assert caught.value.refusal is Refusal.NOTHING_TO_RAISE
    assert (deal.actor, deal.table.pot) == (0, 10)


def test_nothing_is_possible_when_the_deal_is_over() -> None:
    deal = begun()
    deal.act(Drop())
    assert deal.options().choices == ()
    with pytest.raises(IllegalAction, match="no deal is being played"):
        deal.act(Stay())


def test_the_same_secret_deals_the_same_cards() -> None:
    assert begun().table.events == begun().table.events
