"""Cutting all hands of a deck into buckets, and how exchanging moves between them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.cards import Deck
from engine.evaluation import describe
from engine.players.draw.buckets import DRAW_GROUPS, Buckets, draw_group
from engine.players.draw.plans import DrawType
from tools.strategy.exchanging import count_outcomes
from tools.strategy.hands import NO_PLAN, Hands
from tools.strategy.kernels import Exchanges

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Detail:
    """How many steps of strength each hand category is cut into, from nothing to straight flush."""

    name: str
    before: tuple[int, ...]
    after: tuple[int, ...]


FINE = Detail("fine", (8, 26, 11, 8, 4, 4, 4, 2, 1), (24, 78, 36, 16, 9, 8, 8, 3, 2))
COARSE = Detail("coarse", (4, 13, 5, 4, 2, 2, 2, 1, 1), (8, 26, 12, 7, 4, 4, 4, 1, 1))


@dataclass(frozen=True, slots=True)
class Abstraction:
    """The bucketed game of one deck."""

    deck: Deck
    buckets: Buckets
    chances: npt.NDArray[np.float32]
    """Chance of being dealt each bucket."""
    exchanges: Exchanges
    hand_buckets: npt.NDArray[np.int32]
    """Bucket before the exchange of every listed hand."""
    value_buckets: npt.NDArray[np.int32]
    """Bucket after the exchange of every different value."""


def build_abstraction(hands: Hands, detail: Detail) -> Abstraction:
    """Cut ``hands`` into buckets of about equal frequency within each category."""
    dealt = np.bincount(hands.places, weights=hands.copies, minlength=len(hands.values)).astype(np.float64)
    steps = _cut(hands.values, dealt, detail.before)
    hand_buckets, before_buckets = _before_buckets(hands, steps)
    outcomes = count_outcomes(hands, hand_buckets)
    chances = np.bincount(hand_buckets, weights=hands.copies).astype(np.float64)
    chances /= chances.sum()
    allowed = np.stack(
        [np.bincount(hand_buckets, weights=column != NO_PLAN) > 0 for column in hands.kept.T],
    )
    natural, final = _natural_play(outcomes, chances, allowed)
    value_buckets = _cut(hands.values, final, detail.after)
    after = _gather(outcomes, value_buckets)
    standings = _standings(_gather(final, value_buckets))
    buckets = Buckets(
        before_steps=_lowest_values(hands.values, steps),
        before_buckets=before_buckets,
        after_steps=_lowest_values(hands.values, value_buckets),
        frequencies=tuple(round(float(chance), 8) for chance in chances),
        equities=tuple(round(float(after[count, index] @ standings), 4) for index, count in enumerate(natural)),
        standings=tuple(round(float(standing), 4) for standing in standings),
        natural_counts=tuple(int(count) for count in natural),
    )
    outcome = after.astype(np.float32)
    origin = np.ascontiguousarray(outcome.swapaxes(1, 2))
    exchanges = Exchanges(
        outcome, _spans(outcome), origin, _spans(origin), allowed, allowed.sum(axis=0).astype(np.float32)
    )
    return Abstraction(hands.deck, buckets, chances.astype(np.float32), exchanges, hand_buckets, value_buckets)


def _cut(values: npt.NDArray[np.int64], frequencies: Array, parts: tuple[int, ...]) -> npt.NDArray[np.int32]:
    """Number of the step of every value: each category in as many parts of equal frequency as ``parts`` says."""
    categories = np.array([describe(int(value)).category for value in values])
    steps = np.zeros(len(values), np.int32)
    start = 0
    for category, count in enumerate(parts):
        members = np.flatnonzero(categories == category)
        weights = frequencies[members]
        if weights.sum() == 0.0:
            weights = np.ones(len(members))
        middle = (np.cumsum(weights) - weights / 2.0) / weights.sum()
        wanted = np.minimum((middle * count).astype(np.int64), count - 1)
        used, numbers = np.unique(wanted, return_inverse=True)
        steps[members] = start + numbers
        start += len(used)
    return steps


def _before_buckets(hands: Hands, steps: npt.NDArray[np.int32]) -> tuple[npt.NDArray[np.int32], tuple[int, ...]]:
    groups = [
        draw_group(int(hands.values[place]), DrawType(kind))
        for place, kind in zip(hands.places.tolist(), hands.draw_types.tolist(), strict=True)
    ]
    keys = steps[hands.places] * DRAW_GROUPS + np.array(groups)
    used, numbers = np.unique(keys, return_inverse=True)
    table = np.full((int(np.max(steps)) + 1) * DRAW_GROUPS, -1)
    table[used] = np.arange(len(used))
    return numbers.astype(np.int32), tuple(int(bucket) for bucket in table)


def _natural_play(
    outcomes: Array, chances: Array, allowed: npt.NDArray[np.bool_]
) -> tuple[npt.NDArray[np.int64], Array]:
    """The best number of cards for each bucket, and how often each value comes out when everybody plays so."""
    totals = outcomes.sum(axis=2, keepdims=True)
    shares = outcomes / np.maximum(totals, 1e-12)
    final = np.einsum("i,civ->v", chances, shares)
    natural = np.zeros(len(chances), np.int64)
    for _ in range(3):
        standings = _standings(final)
        worth = np.where(allowed, shares @ standings, -1.0)
        natural = worth.argmax(axis=0)
        final = chances @ shares[natural, np.arange(len(chances))]
    return natural, final


def _standings(frequencies: Array) -> Array:
    """Chance to win against a hand of that distribution, ties counted half."""
    return np.asarray((np.cumsum(frequencies) - frequencies / 2.0) / frequencies.sum(), np.float64)


def _gather(outcomes: Array, value_buckets: npt.NDArray[np.int32]) -> Array:
    """Sum the last axis into buckets; rows of the result add up to one."""
    starts = np.flatnonzero(np.diff(value_buckets, prepend=-1))
    gathered = np.add.reduceat(outcomes, starts, axis=-1)
    return np.asarray(gathered / np.maximum(gathered.sum(axis=-1, keepdims=True), 1e-12), np.float64)


def _lowest_values(values: npt.NDArray[np.int64], steps: npt.NDArray[np.int32]) -> tuple[int, ...]:
    starts = np.flatnonzero(np.diff(steps, prepend=-1))
    return tuple(int(value) for value in values[starts])


def _spans(chances: npt.NDArray[np.float32]) -> npt.NDArray[np.int32]:
    """Where the last axis begins and ceases to hold anything."""
    spans = np.zeros((*chances.shape[:2], 2), np.int32)
    for count, bucket in np.ndindex(chances.shape[:2]):
        filled = np.flatnonzero(chances[count, bucket])
        if len(filled):
            spans[count, bucket] = filled[0], filled[-1] + 1
    return spans
