"""Where the window was."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was and how large, for the next start; without a `position` the system chooses one."""

    width: int = 1280
    height: int = 720
    position: tuple[int, int] | None = None
    fullscreen: bool = False
