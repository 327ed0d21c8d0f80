"""A table of stud to sit at in tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.actions import Action
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.player import Player
from engine.rules import MatchSetup, StudRules
from engine.views import SeatView
from game.loop import Loop
from game.match.deciding import cautious_action
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.tables.stud_table import StudTableScene
from game.stage.services import Services
from game.storage.match_rows import MatchContext
from tests.game.table.sitting import Sitting

CAST = ("vera", "apolena", "irakli", "mei", "arjun", "paloma", "jasper")
Wish = Callable[[SeatView], Action | None]
Players = Callable[[MatchSetup, MatchContext], dict[int, Player]]


@dataclass(slots=True)
class Obedient:
    """A computer player that does what a test wants."""

    wish: Wish

    def decide(self, view: SeatView) -> Action:
        return self.wish(view) or cautious_action(view)


def by_chance(setup: MatchSetup, context: MatchContext) -> dict[int, Player]:
    """Opponents without a plan."""
    return {seat: RandomPlayer(context.players_seed + seat) for seat in range(1, len(setup.seats))}


def callers(setup: MatchSetup, _context: MatchContext) -> dict[int, Player]:
    """Opponents who answer everything and never bet."""
    return {seat: AlwaysCallPlayer() for seat in range(1, len(setup.seats))}


def obedient(wish: Wish) -> Players:
    """Opponents who do as they are told."""
    return lambda setup, _context: {seat: Obedient(wish) for seat in range(1, len(setup.seats))}


def stud_setup(services: Services, players: int, **rules: object) -> MatchSetup:
    """A match with little money, so that it ends soon."""
    quick = {"starting_money": 60, "garment_value": 20, "buy_back_reserve": 20}
    chosen = StudRules.model_validate({**quick, "players": players, **rules})
    return match_setup(chosen, [services.cast.get(name) for name in CAST[: players - 1]])


def sit_at_stud(
    services: Services, loop: Loop, players: int, who: Players = callers, *, seed: int = 1, **rules: object
) -> Sitting:
    """Sit down to a new match of stud."""
    setup = stud_setup(services, players, **rules)
    match = RunningMatch.begin(services.storage.matches, setup, new_context(seed=seed), who)
    return Sitting(services, loop, match, StudTableScene(services, match))
