"""What can be measured: each group is a module of this package."""

from __future__ import annotations

GROUPS = {
    "engine": "hands and deals per second, beside PokerKit, treys and phevaluator",
    "economy": "presets played out between equals",
    "players": "the ladder of computer players, decision times, exploitability",
    "frames": "frame times, redraws and memory of each scene",
    "start": "seconds from the start to the first frame",
}
