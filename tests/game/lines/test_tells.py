"""How often a face tells the truth."""

from __future__ import annotations

import random

import pytest

from game.lines.tells import hit, looking_tag, shown


@pytest.mark.parametrize(
    ("acting", "share"), [(0.0, 0.95), (0.18, 0.869), (0.6, 0.68), (0.75, 0.6125), (0.85, 0.5), (0.98, 0.5)]
)
def test_the_share_of_true_signals(acting: float, share: float) -> None:
    assert hit(acting) == pytest.approx(share)
    generator = random.Random(3)
    tags = [looking_tag("hand", is_good=True, acting=acting, generator=generator) for _ in range(4000)]
    assert tags.count("hand_good") / 4000 == pytest.approx(share, abs=0.03)
    assert set(tags) == {"hand_good", "hand_bad"}


def test_a_perfect_actor_looks_the_same_with_any_cards() -> None:
    good, bad = (
        [looking_tag("drawn", is_good=is_good, acting=0.9, generator=random.Random(seed)) for seed in range(2000)]
        for is_good in (True, False)
    )
    assert good.count("drawn_good") / 2000 == pytest.approx(bad.count("drawn_good") / 2000, abs=0.05)


def test_pretences_are_chosen_from_the_others() -> None:
    generator = random.Random(1)
    seen = {shown("strong", ("weak", "bluff"), 0.85, generator) for _ in range(100)}
    assert seen == {"strong", "weak", "bluff"}
