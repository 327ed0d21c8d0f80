"""Draws opponents: ``python -m tools.art build vera``, ``sheet vera vera.png``, ``split drawing.svg pack-folder``."""

import argparse
import sys
from pathlib import Path

from tools.art.cast import character, names
from tools.art.export.layered_svg import DrawingError, read_drawing
from tools.art.export.pack import write_pack_layers
from tools.art.export.sheet import write_cast_sheet, write_sheet
from tools.art.figure.character import Character
from tools.environment import ROOT

_OPPONENTS = ROOT / "assets" / "opponents"


def main(arguments: list[str] | None = None) -> int:
    """Draw what the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description="Draws opponents.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="draw an opponent's layers into the assets")
    build.add_argument("name", choices=names())
    build.add_argument("--into", type=Path, default=_OPPONENTS, metavar="FOLDER", help="instead of assets/opponents")
    sheet = commands.add_parser("sheet", help="draw all stages, poses and expressions on one sheet")
    sheet.add_argument("name", choices=names())
    sheet.add_argument("path", type=Path, help="the PNG to write")
    cast = commands.add_parser("cast", help="draw all stages of the whole cast on one sheet")
    cast.add_argument("path", type=Path, help="the PNG to write")
    split = commands.add_parser("split", help="cut a layered SVG into the pictures of a pack")
    split.add_argument("drawing", type=Path, help="the SVG; docs/opponents.md says how it is laid out")
    split.add_argument("folder", type=Path, help="the pack's folder")
    chosen = parser.parse_args(arguments)
    if chosen.command == "split":
        return _split(chosen.drawing, chosen.folder)
    if chosen.command == "cast":
        write_cast_sheet(map(character, names()), chosen.path)
        return 0
    if chosen.command == "sheet":
        write_sheet(character(chosen.name), chosen.path)
        return 0
    return _write(character(chosen.name), chosen.into / chosen.name)


def _split(drawing: Path, folder: Path) -> int:
    try:
        return _write(read_drawing(drawing), folder)
    except DrawingError as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _write(person: Character, folder: Path) -> int:
    written = write_pack_layers(person, folder)
    total = sum(path.stat().st_size for path in written)
    sys.stdout.write(f"{len(written)} files, {total / 1e6:.2f} MB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
