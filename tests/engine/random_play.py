"""Legal play by chance alone, for draw matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Match, Phase, StartDeal
from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Draw, Option, Raise
from engine.events import Event


def random_action(match: Match, random: Random) -> Action:
    """One of the actions that are possible now."""
    option: Option = random.choice(match.options().choices)
    if option.kind is ActionKind.START_DEAL:
        return StartDeal(random.randbytes(32))
    if option.kind is ActionKind.DRAW:
        return Draw(tuple(random.sample(range(5), random.randint(0, 5))))
    if option.amounts:
        amount = random.choice(option.amounts.amounts())
        return Bet(amount) if option.kind is ActionKind.BET else Raise(amount)
    return PLAIN_ACTIONS[option.kind]


def steps_at_random(match: Match, random: Random, *, most_deals: int) -> Iterator[tuple[Event, ...]]:
    """Play until the match is over or so many deals are dealt, and tell what each action led to."""
    while match.phase is not Phase.OVER:
        if match.phase is Phase.READY and match.deal_number == most_deals:
            return
        yield match.act(random_action(match, random))


def play_at_random(match: Match, random: Random, *, most_deals: int = 1000) -> None:
    """Play to the end, or so many deals."""
    for _ in steps_at_random(match, random, most_deals=most_deals):
        pass
