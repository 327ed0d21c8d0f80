"""The file that holds the solved strategies of one deck: a readable header, then compressed tables.

Layout: eight bytes of signature, the length of the header (four bytes, greatest first), the header as JSON, then the
sections that it lists, one after the other, each compressed on its own. What the bytes of a section mean:

- ``choices``: for every node at which somebody chooses, in the order of the tree, and for every choice but the last,
  one byte per bucket: its chance, of 255. What is missing to 255 is the chance of the last choice.
- ``shares``: for every style in the order of :class:`Style`, one byte per edge of the tree: how often a player of that
  style takes it, all hands together, of 255.
- ``values``: for every choice of every node of the first betting, two bytes (signed, least first) per bucket: its worth
  to the player in hundredths of an ante, with the equilibrium played on.
- ``outcomes``: for every number of exchanged cards and bucket before, two bytes (least first) per bucket after: its
  chance, of 65535.
"""

from __future__ import annotations

import zlib
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.players.draw.buckets import Buckets

SIGNATURE = b"LYSDRAW\n"
_LENGTH_BYTES = 4
_Size = Annotated[int, Field(ge=0, le=1 << 28, strict=True)]


class StrategyFileError(ValueError):
    """The bytes are not a strategy file that this version of the game can read."""


class Style(StrEnum):
    """What a strategy was solved against."""

    EQUILIBRIUM = "equilibrium"
    """Nobody in particular: it cannot be beaten."""
    CALLER = "caller"
    """Matches every bet and never bets."""
    WILD = "wild"
    """Bets and drops whatever the cards."""
    STATION = "station"
    """Seldom drops, seldom bets."""
    ROCK = "rock"
    """Bets good hands, drops the others to any bet, hardly bluffs."""
    MANIAC = "maniac"
    """Bets far too much."""


class SectionKind(StrEnum):
    """What a section holds; the module's text says how."""

    CHOICES = "choices"
    SHARES = "shares"
    VALUES = "values"
    OUTCOMES = "outcomes"


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Section(_Model):
    """One table of the file."""

    kind: SectionKind
    depth: float = 0.0
    """Antes that both players can pay; 0 where it does not matter."""
    style: Style = Style.EQUILIBRIUM
    detail: str = ""
    """Name of the buckets in use."""
    packed: _Size
    """Bytes in the file."""
    size: _Size
    """Bytes when unpacked."""
    checksum: Annotated[int, Field(ge=0, lt=1 << 32, strict=True)]
    """CRC-32 of the unpacked bytes."""
    exploitability: float | None = None
    """Choices: what a best response wins within the model, in antes per 100 deals."""


class Header(_Model):
    """What the file holds."""

    version: Literal[1]
    deck: Literal[32, 52]
    details: dict[str, Buckets]
    sections: tuple[Section, ...]


def write_strategy_file(header: Header, packed_sections: list[bytes]) -> bytes:
    """The bytes of a file from its header and its compressed sections, in the same order."""
    text = header.model_dump_json().encode()
    return b"".join([SIGNATURE, len(text).to_bytes(_LENGTH_BYTES, "big"), text, *packed_sections])


def read_strategy_file(data: bytes) -> tuple[Header, list[bytes]]:
    """Header and unpacked sections.

    Raises :class:`StrategyFileError` when the bytes are damaged, cut off or of another version.
    """
    start = len(SIGNATURE) + _LENGTH_BYTES
    if data[: len(SIGNATURE)] != SIGNATURE:
        raise StrategyFileError(f"this is not a strategy file: it does not begin with {SIGNATURE!r}")
    end = start + int.from_bytes(data[len(SIGNATURE) : start], "big")
    if end > len(data):
        raise StrategyFileError("the strategy file is cut off within its header: install the game again")
    try:
        header = Header.model_validate_json(data[start:end])
    except ValidationError as error:
        problem = error.errors()[0]
        place = ".".join(str(part) for part in problem["loc"])
        raise StrategyFileError(f"the header of the strategy file is wrong at {place!r}: {problem['msg']}") from error
    sections = []
    for section in header.sections:
        sections.append(_unpack(section, data[end : end + section.packed]))
        end += section.packed
    return header, sections


def _unpack(section: Section, packed: bytes) -> bytes:
    name = f"{section.kind} of {section.style} at {section.depth:g} antes"
    try:
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed, section.size + 1)
    except zlib.error as error:
        raise StrategyFileError(f"the {name} cannot be unpacked: install the game again") from error
    if not unpacker.eof or len(raw) != section.size or zlib.crc32(raw) != section.checksum:
        raise StrategyFileError(f"the {name} are damaged: install the game again")
    return raw
