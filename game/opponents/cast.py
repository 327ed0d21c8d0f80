"""All opponents that can be played, by their ids."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from game.opponents.fault import fault
from game.opponents.pack import LAYERS, OpponentPack, PackError, load_pack
from game.storage.files import matching
from game.texts import mark

_log = logging.getLogger(__name__)


class Cast:
    """Opponents in some folders, each read when it is first asked for."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """``folders`` hold one folder for each opponent, named after the id; earlier ones win.

        The first holds the game's own, which its tests measure; packs of the others are measured when they are read.
        """
        self._folders = tuple(folders)
        self._packs: dict[str, OpponentPack] = {}
        self._left_out: frozenset[str] = frozenset()

    def leave_out(self, opponents: Iterable[str]) -> None:
        """Do not offer these opponents; matches against them go on."""
        self._left_out = frozenset(opponents)

    def read_again(self) -> None:
        """Forget what was read: packs may have changed."""
        self._packs.clear()

    def get(self, opponent: str) -> OpponentPack:
        """The opponent of this id. Raises PackError when there is none or the pack cannot be used."""
        if opponent not in self._packs:
            folder = self._folder_of(opponent)
            self._packs[opponent] = load_pack(folder, measured=folder.parent != self._folders[0])
        return self._packs[opponent]

    def usable(self, opponents: Iterable[str]) -> tuple[OpponentPack, ...]:
        """The packs of those among ``opponents`` that can be used, in the same order."""
        packs = []
        for opponent in opponents:
            try:
                packs.append(self.get(opponent))
            except PackError as error:
                _log.warning("%s", error)
        return tuple(packs)

    def ids(self) -> tuple[str, ...]:
        """Every opponent on offer whose folder holds an ``opponent.toml``, in alphabetical order."""
        found = {file.parent.name for folder in self._folders for file in matching(folder, "*/opponent.toml")}
        return tuple(sorted(found - self._left_out))

    def billing(self, first: str) -> tuple[str, ...]:
        """Everybody on offer: ``first``, then who has pictures, then the others, each in alphabetical order."""
        return tuple(sorted(self.ids(), key=lambda name: (name != first, not self._has_pictures(name), name)))

    def _has_pictures(self, opponent: str) -> bool:
        return (self._folder_of(opponent) / LAYERS).is_file()

    def _folder_of(self, opponent: str) -> Path:
        for folder in self._folders:
            if os.path.isfile(folder / opponent / "opponent.toml"):  # noqa: PTH113 - says no in a folder that is closed
                return folder / opponent
        searched = ", ".join(map(str, self._folders))
        said = mark("there is no opponent “{opponent}” in {folders}; put the folder there")
        raise PackError(fault(said, opponent=opponent, folders=searched))
