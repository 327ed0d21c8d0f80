"""A desktop of its own: an X server without a screen, a window manager, and a hand on its mouse and keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Self

WIDTH, HEIGHT = 1920, 1080
NEEDED: Final = ("Xvfb", "openbox", "xdotool", "xprop", "xwininfo")
"""Programs that the tests of a real window need."""
_PATIENCE: Final = 5.0
"""Seconds that one call to the desktop may take."""


class DesktopError(Exception):
    """The desktop did not come up, or did not do what it was asked for."""


def missing_programs() -> list[str]:
    return [name for name in NEEDED if shutil.which(name) is None]


def wait_until(reached: Callable[[], bool], what: str, patience: float = 30.0) -> None:
    """Let real time pass until something holds. Raises DesktopError."""
    end = time.monotonic() + patience
    while not reached():
        if time.monotonic() > end:
            raise DesktopError(f"within {patience:.0f} seconds it never came to this: {what}")
        time.sleep(0.02)


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where the inside of a window lies on the desktop, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def is_on_desktop(self) -> bool:
        right, bottom = self.x + self.width, self.y + self.height
        return self.x >= 0 and self.y >= 0 and right <= WIDTH and bottom <= HEIGHT


class Desktop:
    """Up from ``open`` to ``close``."""

    def __init__(self, server: subprocess.Popen[bytes], display: str) -> None:
        self._server = server
        self._manager: subprocess.Popen[bytes] | None = None
        self.display = display

    @classmethod
    def open(cls) -> Self:
        """Start the X server on a free number, and the window manager on it."""
        told, tells = os.pipe()
        screen = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(tells), "-noreset", "-nolisten", "tcp", "-screen", "0", screen]
        server = subprocess.Popen(command, pass_fds=(tells,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        os.close(tells)
        with os.fdopen(told) as line:
            number = line.readline().strip()
        if not number:
            raise DesktopError(f"Xvfb ended with code {server.wait()}")
        desktop = cls(server, f":{number}")
        desktop._start_manager()
        return desktop

    def _start_manager(self) -> None:
        quiet = subprocess.DEVNULL
        self._manager = subprocess.Popen(["openbox"], env=self.environment, stdout=quiet, stderr=quiet)  # noqa: S607
        wait_until(lambda: "window id" in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "a window manager")

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment of a program that lives on this desktop."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        return {**ours, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}

    def run(self, *command: str) -> str:
        """What a small program says; nothing when it fails. Raises DesktopError when it hangs."""
        try:
            done = subprocess.run(  # noqa: S603
                command, env=self.environment, capture_output=True, text=True, timeout=_PATIENCE, check=False
            )
        except subprocess.TimeoutExpired as late:
            raise DesktopError(f"{' '.join(command)} did not end within {_PATIENCE:.0f} seconds") from late
        return done.stdout if done.returncode == 0 else ""

    def xdotool(self, *arguments: object) -> str:
        return self.run("xdotool", *map(str, arguments))

    # ------------------------------------------------------------ windows
    def find(self, window_class: str) -> str:
        """The visible window of a class; empty when there is none."""
        found = self.xdotool("search", "--onlyvisible", "--class", f"^{window_class}$").split()
        return found[0] if found else ""

    def geometry(self, window: str) -> Geometry:
        lines = self.run("xwininfo", "-id", window).splitlines()
        told = dict(line.strip().rsplit(":", 1) for line in lines if ":" in line)
        x, y = (int(told[f"Absolute upper-left {axis}"]) for axis in "XY")
        return Geometry(x, y, int(told["Width"]), int(told["Height"]))

    def is_active(self, window: str) -> bool:
        return self.xdotool("getactivewindow").strip() == window

    def close(self) -> None:
        for program in (self._manager, self._server):
            if program is not None:
                program.terminate()
                program.wait(_PATIENCE)
