"""How a deck follows from a secret, so that a player can check that it was fixed before the first bet.

Each deal has a secret of 32 bytes from the operating system. Its commitment, the SHA-256 of the secret, is shown
before the deal, the secret itself when the player asks for it afterwards. The algorithm will not change:

1. Numbers come from a stream of bytes: block ``n`` (from 0) is SHA-256 of the secret, followed by the purpose in
   ASCII, followed by ``n`` as eight bytes, most significant first. Blocks follow each other without gaps.
2. A number below ``bound`` (1 to 256) takes one byte of the stream. A byte of ``256 - 256 % bound`` or more is thrown
   away and the next one is taken; otherwise the number is the byte modulo ``bound``. So all numbers are equally likely.
3. A shuffle goes through the positions from the last (``i = count - 1``) down to the second (``i = 1``), takes a number
   ``j`` below ``i + 1`` and exchanges the cards at ``i`` and ``j`` (Fisher-Yates).
4. A deck is shuffled from ascending order (2c 2d 2h 2s 3c ... As; with 32 cards from 7c) with the purpose "deck". The
   card at position 0 is dealt first.
5. The seat that receives the first card of a match (in draw the one that speaks first; the dealer sits to its right):
   a number below the count of seats, from the secret of the first deal, with the purpose "first seat".
6. Cards that are shuffled in because the deck runs out (stud) are shuffled from ascending order with the purpose
   "burned cards" or "folded cards", and lie under the rest of the deck, the folded ones under the burned ones.

Test vector: the secret of bytes 0, 1, 2, ..., 31 has the commitment
630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd; its deck of 52 begins Jc 8c 3d 7s Ad, its deck of
32 begins 8h Js 9c Ac 9d; the first of two seats is seat 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import chain, count

from engine.cards import Card, Deck

SECRET_BYTES = 32
"""Length of the secret of every deal."""

Shuffle = Callable[[bytes, Deck], Sequence[Card]]
"""A way to order a deck: :func:`deck_order`, or in tests a deck stacked by hand."""


class SecretError(ValueError):
    """A secret of the wrong length."""


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret in hexadecimal, to be shown before the deal. Raises :class:`SecretError`."""
    return sha256(_checked(secret)).hexdigest()


def deck_order(secret: bytes, deck: Deck) -> Sequence[Card]:
    """The deck as it is dealt, first card first. Raises :class:`SecretError`."""
    return shuffled(secret, deck.cards, "deck")


def first_seat(secret: bytes, seats: int) -> int:
    """The seat, from 0, that is dealt to first when the match begins with this secret. Raises :class:`SecretError`."""
    return next(_numbers(secret, "first seat", seats))


def shuffled(secret: bytes, cards: Sequence[Card], purpose: str) -> list[Card]:
    """``cards`` in the order that follows from the secret and the purpose. Raises :class:`SecretError`."""
    order = list(cards)
    for last, chosen in zip(range(len(order) - 1, 0, -1), _numbers(secret, purpose, len(order)), strict=False):
        order[last], order[chosen] = order[chosen], order[last]
    return order


def _numbers(secret: bytes, purpose: str, bound: int) -> Iterator[int]:
    """A number below ``bound``, one below ``bound - 1``, and so on down to a number below 1."""
    for byte in chain.from_iterable(_blocks(secret, purpose)):
        if byte < _LIMITS[bound]:
            yield byte % bound
            bound -= 1


_LIMITS = (0, *(256 - 256 % bound for bound in range(1, 257)))
"""By bound: a byte of so much or more is thrown away."""


def _blocks(secret: bytes, purpose: str) -> Iterator[bytes]:
    start = sha256(_checked(secret) + purpose.encode("ascii"))
    for number in count():  # pragma: no branch - it never ends
        block = start.copy()
        block.update(number.to_bytes(8, "big"))
        yield block.digest()


def _checked(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise SecretError(f"a secret has {SECRET_BYTES} bytes, this one has {len(secret)}")
    return secret
