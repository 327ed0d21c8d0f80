"""The match being played: the one place that every action passes through.

An action is checked and carried out by the engine, committed to the database, and only then told as events. Sprites,
panels and computer players keep no money and no cards of their own; all of them ask here.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from engine.actions import Action, Options, StartDeal
from engine.events import DealEnded, DealTied, Event
from engine.fairness import commitment
from engine.legality import Refusal
from engine.match import Match
from engine.players.demeanour import Demeanour
from engine.players.player import Player, Watcher
from engine.record import MatchRecord
from engine.replay import replay_steps
from engine.rules import HUMAN, MatchSetup
from engine.views import Phase, SeatView
from game.match.deciding import Thinker
from game.match.secrets_of_deals import deal_secret
from game.storage.match_rows import MatchContext
from game.storage.matches import KeptMatch, MatchStore
from game.storage.results import DealTracker

__all__ = ["HUMAN", "MakePlayers", "NotYourTurnError", "Players", "RunningMatch", "new_context"]

Players = Mapping[int, Player]
"""Computer players by seat."""
MakePlayers = Callable[[MatchSetup, MatchContext], Players]
"""Makes the players of every seat but the human's, the same ones for the same arguments."""


class NotYourTurnError(Exception):
    """The human acted while a computer player is on turn."""


class RunningMatch:
    """A match with its players and its rows in the database. Make one by :meth:`begin` or :meth:`resume`."""

    def __init__(self, kept: KeptMatch, make_players: MakePlayers, *, is_rematch: bool = False) -> None:
        """Go on with a kept match, from its beginning or from where it stopped. Raises RecordError."""
        self.is_rematch = is_rematch
        """Whether it was asked for at the end of the one before it."""
        self._kept = kept
        self._players = make_players(kept.setup, kept.context)
        self._tracker = DealTracker(kept.setup)
        self._match = Match(kept.setup)
        self._events: list[Event] = []
        for step in replay_steps(kept.record):
            self._match = step.match
            self._tracker.follow(step.number - 1, step.events, step.match)
            self._show_to_players(step.events)
            self._tell(step.events)
        if self.phase is Phase.READY and kept.next_secret is None:
            kept.keep_next_secret(self._new_secret())
        self._thinker = Thinker()
        self._think()

    @classmethod
    def begin(
        cls,
        store: MatchStore,
        setup: MatchSetup,
        context: MatchContext,
        make_players: MakePlayers,
        *,
        is_rematch: bool = False,
    ) -> RunningMatch:
        """Commit a new match and sit down to it."""
        kept = store.begin(setup, context, deal_secret(context.deal_seed, 1))
        return cls(kept, make_players, is_rematch=is_rematch)

    @classmethod
    def resume(cls, store: MatchStore, match_id: int, make_players: MakePlayers) -> RunningMatch:
        """Go on where a kept match stopped: same cards, same events, same decisions to come.

        Raises KeyError, DamagedMatchError, or RecordError when this version's rules do not allow what was recorded.
        """
        return cls(store.load(match_id), make_players)

    @property
    def id(self) -> int:
        """The match's number in the database."""
        return self._kept.id

    @property
    def setup(self) -> MatchSetup:
        return self._kept.setup

    @property
    def context(self) -> MatchContext:
        return self._kept.context

    @property
    def record(self) -> MatchRecord:
        """Everything that has been committed."""
        return self._kept.record

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        return self._match.phase

    @property
    def winner(self) -> int | None:
        """0 when the human has won, the opponent who beat him, or None while the match goes on."""
        return self._match.winner

    @property
    def is_humans_turn(self) -> bool:
        """Whether the human has something to decide; dealing the next cards is not a decision."""
        return self._match.actor == HUMAN

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is on turn."""
        return self._match.actor in self._players

    @property
    def demeanour(self) -> Demeanour | None:
        """Face and thinking time of the computer player on turn, as soon as they are known; None for plain players."""
        return self._thinker.demeanour()

    @property
    def next_commitment(self) -> str | None:
        """SHA-256 of the next deal's secret while that deal waits to be dealt, else None."""
        secret = self._kept.next_secret
        return commitment(secret) if secret is not None and self.phase is Phase.READY else None

    @property
    def player_faults(self) -> int:
        """Decisions of computer players that failed; a cautious one was made in their place."""
        return self._thinker.faults

    @property
    def event_count(self) -> int:
        """Events since the match began: a position for :meth:`events_since`."""
        return len(self._events)

    def events_since(self, position: int = 0) -> tuple[Event, ...]:
        """Events from ``position`` on, as the human saw them. The same positions hold after a resume."""
        return tuple(self._events[position:])

    def view(self) -> SeatView:
        """What the human may know now."""
        return self._match.view(HUMAN)

    def options(self) -> Options:
        """What may be done now, by whoever is on turn."""
        return self._match.options()

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is not possible now; None when it is."""
        return self._match.why_not(action)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Carry out the human's action, commit it, and tell what he sees of it.

        Raises IllegalAction, or NotYourTurnError while a computer player is on turn; nothing is changed then.
        """
        if self.is_thinking:
            raise NotYourTurnError(f"seat {self._match.actor} is on turn, not the human")
        return self._carry_out(action)

    def start_deal(self) -> tuple[Event, ...]:
        """Deal the next cards, from the secret whose commitment was shown. Raises IllegalAction."""
        return self._carry_out(StartDeal(self._kept.next_secret or b""))

    def update(self, wait_seconds: float = 0.0) -> tuple[Event, ...]:
        """Carry out what the computer player on turn has decided; nothing when it is still thinking.

        It thinks from the moment at which its turn came, so a caller may ask as late as the picture likes.
        """
        decision = self._thinker.decision(wait_seconds)
        return self._carry_out(decision) if decision else ()

    def abandon(self) -> None:
        """Give the match up for good. Its rows stay."""
        self._kept.abandon()

    def close(self) -> None:
        """Stop thinking. The match can be resumed."""
        self._thinker.close()

    def _carry_out(self, action: Action) -> tuple[Event, ...]:
        events = self._match.act(action)
        results = self._tracker.follow(self._kept.action_count, events, self._match)
        self._kept.append(action, results, self._new_secret() if self.phase is Phase.READY else None)
        self._show_to_players(events)
        self._think()
        return self._tell(events)

    def _show_to_players(self, events: tuple[Event, ...]) -> None:
        """Let the players learn from a deal that has just ended."""
        if any(isinstance(event, DealEnded | DealTied) for event in events):
            for seat, player in self._players.items():
                if isinstance(player, Watcher):
                    player.watch(self._match.view(seat))

    def _tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        seen = tuple(event.seen_by(HUMAN) for event in events)
        self._events += seen
        return seen

    def _think(self) -> None:
        actor = self._match.actor
        if actor is not None and actor in self._players:
            self._thinker.begin(self._players[actor], self._match.view(actor))

    def _new_secret(self) -> bytes:
        return deal_secret(self.context.deal_seed, self._match.deal_number + 1)


def new_context(
    *, levels: tuple[str, ...] = (), seed: int | None = None, evening_rung: int | None = None
) -> MatchContext:
    """The context of a match that begins now. With a ``seed`` its deals and its players' chances repeat."""
    players_seed = secrets.randbits(62) if seed is None else seed
    return MatchContext(levels=levels, players_seed=players_seed, deal_seed=seed, evening_rung=evening_rung)
