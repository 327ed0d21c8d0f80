"""The name of the game in brass letters with a burgundy depth."""

import json
from pathlib import Path
from typing import Any

from tools.art.interface.markup import fill, group
from tools.art.kit.geometry import number
from tools.art.kit.svg import Document

_LETTERS = Path(__file__).with_name("logo_letters.json")
_CAP_HEIGHT = 1415
_CENTRE = 480
"""Where the middle of the lettering lies in the outlines' own picture."""
_DEPTH = 9
LOGO_WIDTH, LOGO_HEIGHT = 600, 262
LOGO_BASELINES = (80, 230)
"""Baselines of the two lines in the picture, in canvas units; its middle is the middle of the lettering."""


def logo() -> tuple[Document, str]:
    document = Document(LOGO_WIDTH, LOGO_HEIGHT)
    brass = document.linear(
        (0, _CAP_HEIGHT), (0, 0), (0, "#fff4cc"), (0.47, "#f0c566"), (0.53, "#c88f38"), (1, "#f2d080")
    )
    lines = json.loads(_LETTERS.read_text(encoding="utf-8"))["lines"]
    return document, "".join(
        _line(outlines, baseline, brass) for outlines, baseline in zip(lines, LOGO_BASELINES, strict=True)
    )


def _line(outlines: dict[str, Any], baseline: float, brass: str) -> str:
    left = outlines["left"] - _CENTRE + LOGO_WIDTH / 2
    scale = outlines["scale"]

    def placed(away: float, paint: str, edge: str = "", width: float = 0) -> str:
        letters = "".join(
            fill(letter["outline"], paint, edge=edge, width=width, transform=f"translate({number(letter['x'])} 0)")
            for letter in outlines["letters"]
        )
        place = f"translate({number(left + away)} {number(baseline + away)}) scale({scale:.5f} {-scale:.5f})"
        return group(letters, transform=place)

    depth = "".join(placed(step * 0.9, "#2a0a14" if step > 1 else "#5d2a12") for step in range(_DEPTH, 0, -1))
    return depth + placed(0, brass, "#fff6dc", 7)
