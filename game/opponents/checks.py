"""Every fault of a pack at once, for those who make one; the game itself stops at the first that matters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.lines.checks import line_faults
from game.lines.line_file import LineFileError, read_lines
from game.opponents.covering import uncovered, unreadable
from game.opponents.layers import FigureState, LayerTable
from game.opponents.pack import OpponentPack, PackError, load_pack, unknown_icons
from game.texts.languages import Language


def pack_faults(folder: Path, *, is_built_in: bool = False) -> Iterator[str]:
    """What is wrong with the pack in ``folder``: sentences with file, place and remedy. None means it is in order."""
    try:
        pack = load_pack(folder)
    except PackError as error:
        yield str(error.fault)
        return
    if pack.id != folder.name:
        yield f'opponent.toml: the id is "{pack.id}", the folder "{folder.name}"; give both one name'
    yield from map(str, unknown_icons(pack.manifest))
    if pack.layers:
        yield from map(str, unreadable(folder, pack.layers))
        yield from map(str, uncovered(folder, pack.layers))
        yield from _alike_stages(pack, pack.layers)
    for language in Language:
        yield from _faults_of_lines(folder, language, is_built_in=is_built_in)


def _alike_stages(pack: OpponentPack, layers: LayerTable) -> Iterator[str]:
    garments = pack.manifest.garments
    for count, garment in enumerate(garments):
        before = layers.seen(FigureState(worn=frozenset(garments[count:])))
        after = layers.seen(FigureState(worn=frozenset(garments[count + 1 :])))
        if before == after:
            yield f'layers.toml: nothing changes when "{garment}" comes off; give it a layer that is seen'


def _faults_of_lines(folder: Path, language: Language, *, is_built_in: bool) -> Iterator[str]:
    file = folder / f"lines.{language.value}.toml"
    if not file.is_file():
        if language is Language.ENGLISH:
            yield f"{file.name} is missing; write at least a line for each required tag"
        return
    try:
        lines = read_lines(file, language)
    except LineFileError as error:
        yield from error.faults
        return
    for fault in line_faults(lines, language, is_built_in=is_built_in):
        yield f"{file.name}: {fault}"
