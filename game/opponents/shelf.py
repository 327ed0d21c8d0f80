"""All packs in the folders of opponents, those that cannot be used among them, with what is to be said about each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from game.lines.line_file import LineFileError
from game.opponents.fault import Fault, fault
from game.opponents.pack import OpponentPack, PackError, fault_of_lines, load_pack
from game.storage.files import matching
from game.texts import mark
from game.texts.languages import Language


class PackState(Enum):
    """Whether a pack can be played with."""

    IN_ORDER = "in order"
    WARNING = "warning"
    """It can be played; something is missing that English stands in for."""
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class ShelvedPack:
    """One folder that holds an ``opponent.toml``."""

    folder: Path
    is_built_in: bool
    pack: OpponentPack | None
    """None when it was refused."""
    fault: Fault | None = None
    """Why it was refused."""
    lines: int = 0
    """English lines."""
    languages: tuple[Language, ...] = ()
    """Languages with lines of their own."""

    @property
    def name(self) -> str:
        """The id, which is also the folder's name."""
        return self.folder.name

    @property
    def state(self) -> PackState:
        if self.pack is None:
            return PackState.REFUSED
        return PackState.IN_ORDER if len(self.languages) == len(Language) else PackState.WARNING


def read_shelf(built_in: Path, own: Path) -> tuple[ShelvedPack, ...]:
    """Every pack of both folders, read anew: the built-in ones, the player's own, and last those that were refused."""
    found = [*_read_all(built_in, is_built_in=True), *_read_all(own, is_built_in=False)]
    return tuple(sorted(found, key=lambda pack: (pack.state is PackState.REFUSED, not pack.is_built_in, pack.name)))


def _read_all(folder: Path, *, is_built_in: bool) -> Iterator[ShelvedPack]:
    for file in matching(folder, "*/opponent.toml"):
        yield _read(file.parent, is_built_in=is_built_in)


def _loaded(folder: Path, *, is_built_in: bool) -> OpponentPack:
    pack = load_pack(folder, measured=not is_built_in)
    if pack.id != folder.name:
        said = mark("opponent.toml: the id is “{id}”; name the folder like that")
        raise PackError(fault(said, id=pack.id), folder)
    return pack


def _read(folder: Path, *, is_built_in: bool) -> ShelvedPack:
    try:
        pack = _loaded(folder, is_built_in=is_built_in)
        spoken = tuple(language for language in Language if (folder / f"lines.{language.value}.toml").is_file())
        lines = [len(pack.lines(language)) for language in (Language.ENGLISH, *spoken)]
    except PackError as error:
        return ShelvedPack(folder, is_built_in, None, error.fault)
    except LineFileError as error:
        return ShelvedPack(folder, is_built_in, None, fault_of_lines(error))
    return ShelvedPack(folder, is_built_in, pack, lines=lines[0], languages=spoken)
