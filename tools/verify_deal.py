"""Check the seal of an exported deal, with the standard library alone: ``python3 tools/dev.py verify-deal FILE``.

The standalone program has this file beside it: ``python3 verify_deal.py FILE``.

This is written apart from the game, after the description in docs/fair-deals.md, so that it can be read in a few
minutes by somebody who trusts nobody. The exit code is 0 when everything holds, 1 when something does not, and 2 when
the file cannot be used.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_RANKS = "23456789TJQKA"
_SUITS = "cdhs"
_FORMAT = "lose-your-shirt deal 1"
_LOWEST = {52: "2", 32: "7"}


class UnusableFileError(Exception):
    """The file is not an exported deal."""


def main(arguments: list[str]) -> int:
    """Check every file that is named; the exit code."""
    if not arguments or arguments[0] in {"-h", "--help"}:
        print("usage: verify_deal.py FILE ...\n\nChecks deals exported from the game (JSON).")
        return 0 if arguments else 2
    code = 0
    for name in arguments:
        try:
            findings = verify(read(Path(name)))
        except UnusableFileError as error:
            print(f"{name}: {error}")
            code = max(code, 2)
            continue
        for holds, sentence in findings:
            print(f"{name}: {'ok    ' if holds else 'WRONG '} {sentence}")
        code = max(code, 0 if all(holds for holds, _ in findings) else 1)
    return code


def read(path: Path) -> dict[str, Any]:
    """The deal in a file. Raises UnusableFileError."""
    try:
        deal = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnusableFileError(f"cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise UnusableFileError(f"is not JSON: {error}") from error
    if not isinstance(deal, dict) or deal.get("format") != _FORMAT:
        raise UnusableFileError(f'is not an exported deal: its "format" should be "{_FORMAT}"')
    return deal


def verify(deal: dict[str, Any]) -> list[tuple[bool, str]]:
    """What was checked, whether it holds, and in what words. Raises UnusableFileError."""
    try:
        secret = bytes.fromhex(deal["secret"])
        order = deck_order(secret, deal["deck"], deal.get("refills", []))
        seal, expected = hashlib.sha256(secret).hexdigest(), deal["seal"]
        written = deal["order"]
        wrong = [seen for seen in deal["seen"] if order[seen["position"]] != seen["card"]]
        count = len(deal["seen"])
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise UnusableFileError(f"is damaged: {type(error).__name__}: {error}") from error
    places = f"{count - len(wrong)} of {count} cards seen stand in their places"
    if wrong:
        first = wrong[0]
        places += f"; at {first['position']} stands {order[first['position']]}, not {first['card']}"
    return [
        (len(secret) == 32, f"the secret has {len(secret)} bytes (32 are needed)"),
        (seal == expected, f"SHA-256 of the secret is {seal}; the seal was {expected}"),
        (order == written, "the recipe gives the order of the deck that is written down"),
        (not wrong, places),
    ]


def deck_order(secret: bytes, size: int, refills: list[dict[str, Any]]) -> list[str]:
    """The deck as it is dealt, what was shuffled in later at its end."""
    ranks = _RANKS[_RANKS.index(_LOWEST[size]) :]
    order = shuffled(secret, [rank + suit for rank in ranks for suit in _SUITS], "deck")
    for refill in refills:
        cards = sorted(refill["cards"], key=lambda card: (_RANKS.index(card[0]), _SUITS.index(card[1])))
        order += reversed(shuffled(secret, cards, refill["purpose"]))
    return order


def shuffled(secret: bytes, cards: list[str], purpose: str) -> list[str]:
    """Fisher-Yates from the last card to the second."""
    order, stream = list(cards), random_bytes(secret, purpose)
    for last in range(len(order) - 1, 0, -1):
        chosen = number_below(last + 1, stream)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def number_below(bound: int, stream: Iterator[int]) -> int:
    """One byte of the stream modulo ``bound``; bytes that would favour small numbers are thrown away."""
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound


def random_bytes(secret: bytes, purpose: str) -> Iterator[int]:
    """SHA-256 of secret, purpose and a counter of eight bytes, block after block."""
    counter = 0
    while True:
        yield from hashlib.sha256(secret + purpose.encode("ascii") + counter.to_bytes(8, "big")).digest()
        counter += 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
