"""Reading SQLite's write-ahead journal far enough to see that something in it was lost.

After a crash SQLite takes the journal up to the first frame whose checksum is wrong and drops the rest without a word.
A torn frame at the very end is the usual trace of a crash; a finished transaction behind a wrong frame is a loss.
The format is described in SQLite's documentation ("WAL-mode File Format").
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path

_HEADER = struct.Struct(">8I")
"""Magic number, format, page size, checkpoint, two salts, two checksums."""
_FRAME = struct.Struct(">6I")
"""Page, pages of the database after a commit (else 0), two salts, two checksums."""
_BIG_ENDIAN_SUMS = 0x377F0683
_LITTLE_ENDIAN_SUMS = 0x377F0682
_WORD = 0xFFFFFFFF


def has_lost_commits(journal: Path) -> bool:
    """Whether finished transactions stand behind a damaged place. False when there is no journal."""
    if not journal.exists():
        return False
    state = journal.stat()
    return _has_lost_commits(journal, state.st_size, state.st_mtime_ns)


@lru_cache(maxsize=1)
def _has_lost_commits(journal: Path, _size: int, _changed: int) -> bool:
    """The answer for a file of that size and time: a disk that refuses is asked again and again."""
    content = journal.read_bytes()
    if len(content) <= _HEADER.size:
        return False
    magic, _, page_size, _, *salts_and_sums = _HEADER.unpack_from(content)
    salts, sums = tuple(salts_and_sums[:2]), tuple(salts_and_sums[2:])
    order = {_BIG_ENDIAN_SUMS: ">", _LITTLE_ENDIAN_SUMS: "<"}.get(magic)
    if order is None or _checksum(content[:24], order, (0, 0)) != sums:
        return True
    return _has_commit_after_damage(content, page_size, order, salts, sums)


def _has_commit_after_damage(
    content: bytes, page_size: int, order: str, salts: tuple[int, ...], sums: tuple[int, ...]
) -> bool:
    is_whole = True
    for start in range(_HEADER.size, len(content) - _FRAME.size - page_size + 1, _FRAME.size + page_size):
        _, pages_after_commit, *frame_salts_and_sums = _FRAME.unpack_from(content, start)
        if tuple(frame_salts_and_sums[:2]) != salts:
            if is_whole:
                return False
            continue
        if is_whole:
            page = start + _FRAME.size
            sums = _checksum(content[start : start + 8], order, sums)
            sums = _checksum(content[page : page + page_size], order, sums)
            is_whole = sums == tuple(frame_salts_and_sums[2:])
        if not is_whole and pages_after_commit:
            return True
    return False


def _checksum(data: bytes, order: str, sums: tuple[int, ...]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _WORD
        second = (second + odd + first) & _WORD
    return first, second
