"""The deck follows from its secret as the documentation says, for anybody who programs it again."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Deck
from engine.fairness import SecretError, commitment, deck_order, first_seat, shuffled

VECTOR = bytes(range(32))


def names(secret: bytes, deck: Deck) -> str:
    return " ".join(map(str, deck_order(secret, deck)))


def deck_by_the_book(secret: bytes, names_in_order: list[str]) -> list[str]:
    """The documented algorithm again, in the most literal way: the whole stream first, then the shuffle."""
    stream = b"".join(sha256(secret + b"deck" + bytes(7) + bytes([block])).digest() for block in range(20))
    order = list(names_in_order)
    place = 0
    for i in range(len(order) - 1, 0, -1):
        while stream[place] >= 256 - 256 % (i + 1):
            place += 1
        j = stream[place] % (i + 1)
        place += 1
        order[i], order[j] = order[j], order[i]
    return order


def test_vector_of_the_documentation() -> None:
    assert commitment(VECTOR) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert names(VECTOR, Deck.FULL).startswith("Jc 8c 3d 7s Ad")
    assert names(VECTOR, Deck.SHORT).startswith("8h Js 9c Ac 9d")
    assert first_seat(VECTOR, 2) == 1


@given(st.binary(min_size=32, max_size=32), st.sampled_from(Deck))
def test_the_deck_is_the_documented_one(secret: bytes, deck: Deck) -> None:
    ranks = "23456789TJQKA"[-deck // 4 :]
    book = deck_by_the_book(secret, [rank + suit for rank in ranks for suit in "cdhs"])
    assert names(secret, deck).split() == book


@given(st.binary(min_size=32, max_size=32))
def test_purposes_give_independent_orders(secret: bytes) -> None:
    burned = shuffled(secret, Deck.FULL.cards, "burned cards")
    assert sorted(burned) == list(Deck.FULL.cards)
    assert burned != list(deck_order(secret, Deck.FULL))


def test_every_card_is_first_about_equally_often() -> None:
    firsts = Counter(deck_order(number.to_bytes(32, "big"), Deck.SHORT)[0] for number in range(8000))
    expected = 8000 / 32
    chi_square = sum((firsts[card] - expected) ** 2 / expected for card in Deck.SHORT.cards)
    assert chi_square < 61.1  # 0.1 % of fair shuffles exceed this with 31 degrees of freedom; the secrets are fixed


def test_every_seat_begins_about_equally_often() -> None:
    firsts = Counter(first_seat(number.to_bytes(32, "big"), 2) for number in range(2000))
    assert abs(firsts[0] - 1000) < 100


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    for use in (commitment, lambda it: deck_order(it, Deck.FULL), lambda it: first_seat(it, 2)):
        with pytest.raises(SecretError, match="32 bytes"):
            use(secret)
