"""Two players of draw against each other: single deals from both sides, and whole matches with clothes."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, stdev

from engine import Match, Phase, StartDeal
from engine.actions import Action
from engine.players.player import Player, Watcher
from engine.rules import DrawRules, MatchSetup, SeatSetup
from engine.views import SeatView

WARDROBE = ("coat", "jacket", "shirt", "skirt", "stockings", "slip")
_CERTAINTY = 0.95
_Z = NormalDist().inv_cdf(0.5 + _CERTAINTY / 2.0)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with the half-width of its 95 % interval."""

    mean: float
    half_width: float

    def __str__(self) -> str:
        return f"{self.mean:+7.1f} ± {self.half_width:.1f}"


def interval_of(samples: list[float]) -> Interval:
    """The mean of independent samples."""
    return Interval(fmean(samples), _Z * stdev(samples) / math.sqrt(len(samples)))


@dataclass(slots=True)
class Clock:
    """How long decisions took, in milliseconds of processor time, so that other programs do not count."""

    times: list[float] = field(default_factory=list)

    def timed(self, player: Player, view: SeatView) -> Action:
        """Let ``player`` decide and note the time."""
        started = time.thread_time()
        action = player.decide(view)
        self.times.append(1000.0 * (time.thread_time() - started))
        return action

    def quantile(self, share: float) -> float:
        """The time that this share of decisions did not exceed."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def secrets_of(seed: int) -> Iterator[bytes]:
    """Deal secrets that are the same in every run."""
    number = 0
    while True:
        yield seed.to_bytes(16, "big") + number.to_bytes(16, "big")
        number += 1


def play_deal(match: Match, players: tuple[Player, Player], secret: bytes) -> int:
    """Deal once, without redeals; returns the dollars that seat 0 wins."""
    before = match.seats[0].money
    match.act(StartDeal(secret))
    while match.actor is not None and match.phase is not Phase.OFFER:
        match.act(players[match.actor].decide(match.view(match.actor)))
    for seat, player in enumerate(players):
        if isinstance(player, Watcher):
            player.watch(match.view(seat))
    waiting = sum(pot.amount for pot in match.view(0).pots)
    return match.seats[0].money + waiting // 2 - before


def duel(first: Player, second: Player, *, rules: DrawRules, pairs: int, seed: int) -> Interval:
    """What ``first`` wins, in antes per 100 deals; every deal is played from both sides."""
    setup = MatchSetup(rules=rules, seats=(SeatSetup(player="human"), SeatSetup(player="other")))
    results: list[float] = []
    secrets = secrets_of(seed)
    for pair in range(pairs):
        secret = next(secrets)
        won = 0
        for turn, seats in enumerate(((first, second), (second, first))):
            match = Match(setup)
            match.deal_number = 2 * pair + turn + 1
            match.dealer = pair % 2
            result = play_deal(match, seats, secret)
            won += -result if turn else result
        results.append(100.0 * won / (2.0 * rules.ante))
    return interval_of(results)


def play_match(human: Player, opponent: Player, *, rules: DrawRules, seed: int, most_deals: int = 3000) -> Match:
    """A whole match with clothes; stops unfinished after ``most_deals``."""
    setup = MatchSetup(
        rules=rules,
        seats=(SeatSetup(player="human", wardrobe=WARDROBE), SeatSetup(player="opponent", wardrobe=WARDROBE)),
    )
    match = Match(setup)
    secrets = secrets_of(seed)
    players = (human, opponent)
    while match.phase is not Phase.OVER and match.deal_number < most_deals:
        if match.phase is Phase.READY:
            _show_to_watchers(match, players)
            match.act(StartDeal(next(secrets)))
        elif match.actor is not None:
            match.act(players[match.actor].decide(match.view(match.actor)))
    return match


def _show_to_watchers(match: Match, players: tuple[Player, Player]) -> None:
    for seat, player in enumerate(players):
        if isinstance(player, Watcher) and match.deal_number:
            player.watch(match.view(seat))
