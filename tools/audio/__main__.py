"""Makes the recordings of the game: ``python -m tools.audio [effects] [pieces] [tracks]``, all three if none is named.

Needs Debian's ``fluidsynth``, ``fluid-soundfont-gm`` and ``vorbis-tools``, and SciPy from the ``assets`` extra.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.audio.studio import Studio
from tools.environment import ROOT


def main() -> None:
    """Make what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.audio", description="Make the recordings of the game.")
    parser.add_argument("kinds", nargs="*", metavar="effects|pieces|tracks", help="what to make; all if none is named")
    parser.add_argument("--into", type=Path, default=ROOT / "assets", help="the folder of assets to write into")
    arguments = parser.parse_args()
    studio = Studio(arguments.into)
    makers = {"effects": studio.make_effects, "pieces": studio.make_pieces, "tracks": studio.make_tracks}
    for kind in arguments.kinds:
        if kind not in makers:
            parser.error(f"there are no {kind!r}; choose from {', '.join(makers)}")
    for kind in arguments.kinds or makers:
        makers[kind]()


if __name__ == "__main__":
    main()
