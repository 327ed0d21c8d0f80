from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import DealStarted, GarmentBoughtBack, GarmentLost, MatchEnded, PotWon
from engine.rules import DrawRules
from game.match.match_figures import figures_of
from tests.game.scenes.pages import LOST, WON, begun, played

if TYPE_CHECKING:
    from game.stage.services import Services


def test_the_figures_are_those_of_the_events(services: Services) -> None:
    match = played(services, WON)
    figures, events = figures_of(match), match.events_since()
    assert any(event == MatchEnded(0) for event in events)
    assert figures.deals == sum(isinstance(event, DealStarted) for event in events)
    assert figures.garments_won == figures.garments_at_stake == 6
    lost = sum(isinstance(event, GarmentLost) for event in events)
    assert lost - len(figures.bought_back) == 6
    assert len(figures.bought_back) == sum(isinstance(event, GarmentBoughtBack) for event in events)
    assert figures.biggest_pot is not None
    assert figures.biggest_pot.amount >= max(event.amount for event in events if isinstance(event, PotWon))
    assert figures.winnings == figures.money - 60


def test_a_lost_match(services: Services) -> None:
    figures = figures_of(played(services, LOST))
    assert figures.money == 0
    assert figures.winnings == -60


def test_a_match_that_has_just_begun(services: Services) -> None:
    match = begun(services, rules=DrawRules(money_only=True))
    figures = figures_of(match)
    match.close()
    assert figures.deals == 1
    assert figures.biggest_pot is None
    assert figures.best_hand is None
    assert figures.garments_at_stake == 0
