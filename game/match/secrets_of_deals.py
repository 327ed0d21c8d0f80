"""Where the secrets of the deals come from: the operating system, or a seed in a match that can be repeated."""

from __future__ import annotations

import secrets
from hashlib import sha256

from engine.fairness import SECRET_BYTES


def deal_secret(seed: int | None, deal_number: int) -> bytes:
    """The secret of one deal. With a ``seed`` the same deal of every such match has the same one."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return sha256(f"deal {deal_number} of seed {seed}".encode()).digest()
