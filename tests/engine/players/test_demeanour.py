"""Faces: they say what the actor's skill lets them say."""

from __future__ import annotations

from random import Random

import pytest

from engine.players.demeanour import (
    Demeanour,
    Expression,
    Mood,
    demeanour_between_deals,
    demeanour_of,
    truth_share,
)
from engine.players.temperament import Temperament

TRIALS = 2000


def faces(
    *, acting: float = 0.5, strength: float = 0.8, is_betting: bool = False, bold: float = 0.5
) -> list[Demeanour]:
    temperament = Temperament(acting=acting, passive_bold=bold)
    return [
        demeanour_of(temperament, strength=strength, is_betting=is_betting, random=Random(seed))
        for seed in range(TRIALS)
    ]


def true_share(shown: list[Demeanour], truth: Mood) -> float:
    """How often a face that says something says ``truth``."""
    said = [face.shown for face in shown if face.shown]
    return said.count(truth) / len(said)


@pytest.mark.parametrize(("acting", "share"), [(0.0, 0.95), (0.14, 0.887), (0.5, 0.725), (0.85, 0.5), (1.0, 0.5)])
def test_how_often_the_truth_is_shown(acting: float, share: float) -> None:
    assert truth_share(acting) == pytest.approx(share)


@pytest.mark.parametrize("acting", [0.14, 0.5, 0.98])
@pytest.mark.parametrize(
    ("strength", "is_betting", "truth"),
    [(0.8, False, Mood.STRONG), (0.8, True, Mood.STRONG), (0.2, False, Mood.WEAK), (0.2, True, Mood.BLUFF)],
)
def test_faces_are_true_that_often(acting: float, strength: float, is_betting: bool, truth: Mood) -> None:
    shown = faces(acting=acting, strength=strength, is_betting=is_betting)
    assert true_share(shown, truth) == pytest.approx(truth_share(acting), abs=0.05)


def test_a_perfect_actor_looks_the_same_with_every_hand() -> None:
    weak, strong = (faces(acting=0.98, strength=strength) for strength in (0.1, 0.9))
    shares = [sum(face.shown is Mood.STRONG for face in shown) / TRIALS for shown in (weak, strong)]
    assert shares[0] == pytest.approx(shares[1], abs=0.05)


def test_most_faces_say_something_and_the_others_are_quiet() -> None:
    quiet = [face for face in faces() if face.shown is None]
    assert 0.3 < len(quiet) / TRIALS < 0.5
    assert {face.expression for face in quiet} == {Expression.NEUTRAL, Expression.THINKING}


def test_the_bold_think_less_long() -> None:
    slow, fast = (sum(face.thinking_seconds for face in faces(bold=trait)) / TRIALS for trait in (0.0, 1.0))
    assert fast < slow
    assert 0.5 < fast < slow < 4


def test_the_time_does_not_depend_on_the_hand_of_a_perfect_actor() -> None:
    times = [sum(face.thinking_seconds for face in faces(acting=1.0, strength=hand)) / TRIALS for hand in (0.1, 0.9)]
    assert times[0] == pytest.approx(times[1], abs=0.1)


def test_between_deals_a_face_says_nothing_about_cards() -> None:
    slow, fast = (
        [demeanour_between_deals(Temperament(acting=0.0, passive_bold=bold), random=Random(n)) for n in range(TRIALS)]
        for bold in (0.0, 1.0)
    )
    assert {face.shown for face in slow} == {None}
    assert {face.expression for face in slow} == {Expression.NEUTRAL, Expression.THINKING}
    assert sum(face.thinking_seconds for face in fast) < sum(face.thinking_seconds for face in slow)
