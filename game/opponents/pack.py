"""One opponent's folder, read and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

from pydantic import BaseModel, ValidationError

from game.lines.line import Line
from game.lines.line_file import LineFileError, read_lines
from game.opponents.covering import uncovered, unreadable
from game.opponents.fault import Fault, fault
from game.opponents.layers import LayerTable
from game.opponents.manifest import OpponentManifest
from game.opponents.refused_values import refused_value
from game.system.assets import ASSETS
from game.system.toml_file import TomlFileError, read_toml
from game.texts import mark
from game.texts.languages import Language
from game.texts.word import Word

_MANIFEST = "opponent.toml"
LAYERS = "layers.toml"
_ICONS: Final = "interface/garments"
_Table = TypeVar("_Table", bound=BaseModel)

STANDING_EDGE: Final = 833.0
"""Height of the table's edge on the figure of somebody who stands behind it, of its 1,000 units."""


class PackError(Exception):
    """A pack cannot be used; ``fault`` names the file, the place and the remedy."""

    def __init__(self, fault: Fault, folder: Path | None = None) -> None:
        super().__init__(f"{folder}: {fault}" if folder else str(fault))
        self.fault = fault


class OpponentPack:
    """An opponent as her folder describes her. Lines are read when they are first asked for."""

    def __init__(self, folder: Path, manifest: OpponentManifest, layers: LayerTable | None) -> None:
        self.folder = folder
        self.manifest = manifest
        self.layers = layers
        """None for an opponent without pictures, who is shown as a silhouette."""
        self._lines: dict[Language, tuple[Line, ...]] = {}
        self._names: dict[Language, Word] = {}
        self._garments: dict[Language, dict[str, Word]] = {}

    @property
    def table_edge(self) -> float:
        """Height of the table's edge on her figure, of its 1,000 units."""
        return self.layers.table / self.layers.scale if self.layers else STANDING_EDGE

    @property
    def id(self) -> str:
        return self.manifest.id

    def name(self, language: Language) -> Word:
        """The first name, as sentences use it."""
        if language not in self._names:
            self._names[language] = self.manifest.name.read(language)
        return self._names[language]

    def garment_words(self, language: Language) -> dict[str, Word]:
        """The names of her garments by their ids."""
        if language not in self._garments:
            self._garments[language] = {piece.id: piece.name.read(language) for piece in self.manifest.wardrobe}
        return self._garments[language]

    def lines(self, language: Language) -> tuple[Line, ...]:
        """What she says in ``language``, or in English where she does not speak it. Raises LineFileError.

        Somebody without any file of lines is silent.
        """
        if language not in self._lines:
            spoken = language if self._line_file(language).is_file() else Language.ENGLISH
            file = self._line_file(spoken)
            self._lines[language] = read_lines(file, spoken) if file.is_file() else ()
        return self._lines[language]

    def _line_file(self, language: Language) -> Path:
        return self.folder / f"lines.{language.value}.toml"


def fault_of_lines(error: LineFileError) -> Fault:
    """The first thing that is wrong with a file of lines."""
    return fault(mark("Lines: {reason}"), reason=error.faults[0])


def load_pack(folder: Path, *, measured: bool = False) -> OpponentPack:
    """The pack in ``folder``. Raises PackError.

    A pack that is not the game's own is ``measured`` too: everything that a match will want of it is read now, and its
    pictures must cover what has to be covered.
    """
    manifest = _read(OpponentManifest, folder / _MANIFEST)
    layers = _read_layers(folder, manifest) if (folder / LAYERS).is_file() else None
    pack = OpponentPack(folder, manifest, layers)
    for found in _measured_faults(pack) if measured else ():
        raise PackError(found, folder)
    return pack


def _read_layers(folder: Path, manifest: OpponentManifest) -> LayerTable:
    layers = _read(LayerTable, folder / LAYERS)
    drawn = {layer.garment for layer in layers.layer if layer.garment}
    for garment in manifest.garments:
        if garment not in drawn:
            said = mark("{file}: the garment “{garment}” has no picture; add a layer for it")
            raise PackError(fault(said, file=LAYERS, garment=garment), folder)
    for layer in layers.layer:
        if not (folder / layer.file).is_file():
            said = mark("{file}: the layer “{layer}” has no picture {picture}; put it there")
            raise PackError(fault(said, file=LAYERS, layer=layer.id, picture=layer.file), folder)
    return layers


def unknown_icons(manifest: OpponentManifest) -> Iterator[Fault]:
    """Icons of garments and of the finale that the game does not have."""
    for icon in (*(garment.icon for garment in manifest.wardrobe), manifest.finale.icon):
        if not (ASSETS / _ICONS / "regular" / f"{icon}.svg").is_file():
            said = mark("{file}: there is no icon “{icon}”; choose one out of {folder}")
            yield fault(said, file=_MANIFEST, icon=icon, folder=f"{ASSETS.name}/{_ICONS}")


def _measured_faults(pack: OpponentPack) -> Iterator[Fault]:
    yield from unknown_icons(pack.manifest)
    if pack.layers is not None:
        yield from unreadable(pack.folder, pack.layers)
        yield from uncovered(pack.folder, pack.layers)
    for language in Language:
        try:
            pack.lines(language)
        except LineFileError as error:
            yield fault_of_lines(error)


def _read(model: type[_Table], file: Path) -> _Table:
    try:
        return model.model_validate(read_toml(file).table)
    except TomlFileError as error:
        raise PackError(fault(error.message, **error.values), file.parent) from error
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        said = mark("{file}, {place}: {reason}") if place else mark("{file}: {reason}")
        raise PackError(fault(said, file=file.name, place=place, reason=refused_value(first)), file.parent) from error
