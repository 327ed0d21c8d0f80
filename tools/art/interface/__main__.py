"""Rebuild the interface's art: ``python -m tools.art.interface build``."""

import argparse
import fnmatch
import sys
from pathlib import Path

from tools.art.interface.catalogue import interface_files
from tools.art.interface.export import write_file
from tools.environment import ROOT

_ASSETS = ROOT / "assets"


def main(arguments: list[str] | None = None) -> int:
    """Draw the files that the command line asks for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.art.interface", description="Draws the interface's art.")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="draw the files and write them below the assets folder")
    build.add_argument("--only", default="*", metavar="PATTERN", help='for instance "cards/full/K*"')
    build.add_argument("--into", type=Path, default=_ASSETS, metavar="FOLDER", help="instead of the project's assets")
    commands.add_parser("list", help="name every file")
    chosen = parser.parse_args(arguments)
    if chosen.command == "list":
        sys.stdout.writelines(f"{file.path}\n" for file in interface_files())
        return 0
    return _build(chosen.only, chosen.into)


def _build(pattern: str, assets: Path) -> int:
    wanted = [file for file in interface_files() if fnmatch.fnmatch(file.path, pattern)]
    if not wanted:
        sys.stderr.write(f'no file is named like "{pattern}"; `list` names them all\n')
        return 2
    total = sum(write_file(file, assets) for file in wanted)
    sys.stdout.write(f"{len(wanted)} files, {total / 1e6:.2f} MB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
