"""Make the fonts: ``python -m tools.art.fonts FOLDER``, where FOLDER holds the source packages (see assets/fonts)."""

import argparse
import sys
from pathlib import Path

from tools.art.fonts.faces import DECO_STROKES, TEXT_WEIGHTS, deco_face, text_face
from tools.environment import ROOT

_FONTS = ROOT / "assets" / "fonts"


def main(arguments: list[str] | None = None) -> int:
    """Write all faces; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.art.fonts", description="Makes the game's fonts.")
    parser.add_argument("sources", type=Path, help="folder with the unpacked packages `jost` and `poiret-one`")
    parser.add_argument("--into", type=Path, default=_FONTS, metavar="FOLDER", help="instead of assets/fonts")
    chosen = parser.parse_args(arguments)
    chosen.into.mkdir(parents=True, exist_ok=True)
    for style in TEXT_WEIGHTS:
        text_face(chosen.sources / "jost", style).save(chosen.into / f"LysText-{style}.ttf")
    for style in DECO_STROKES:
        deco_face(chosen.sources / "poiret-one", style).save(chosen.into / f"LysDeco-{style}.ttf")
    return 0


if __name__ == "__main__":
    sys.exit(main())
