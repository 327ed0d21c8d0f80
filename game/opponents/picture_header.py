"""The size that a picture claims, read before the picture is: a small file can unpack to any amount of memory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_HEAD: Final = 32
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_LOSSLESS_SIGN: Final = b"\x2f"


def claimed_size(file: Path) -> tuple[int, int] | None:
    """Width and height in pixels that the header of a PNG or WebP says; None when it is neither. Raises OSError."""
    with file.open("rb") as opened:
        head = opened.read(_HEAD)
    if len(head) < _HEAD:
        return None
    if head.startswith(_PNG) and head[12:16] == b"IHDR":
        return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return _webp_size(head)
    return None


def _webp_size(head: bytes) -> tuple[int, int] | None:
    kind = head[12:16]
    if kind == b"VP8X":
        return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
    if kind == b"VP8L" and head[20:21] == _LOSSLESS_SIGN:
        bits = int.from_bytes(head[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF
    return None
