"""How long frames take, what an idle table costs, and how much memory a table needs.

Frames are measured in processor time of the thread that draws, so that other programs do not count. Everything goes
through the program's own loop, with the pages and pictures that a player sees; without a display, on a surface that
nobody sees.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles

import pygame

from engine.players.baselines import AlwaysCallPlayer
from engine.players.player import Player
from engine.rules import DrawRules, MatchSetup, StudRules
from game.assembly import assemble
from game.devices.inputs import Activate
from game.look.motion import TURN_LOOP
from game.loop import Loop
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.opening import put_pages
from game.scenes.setup.table import FAVOURITE
from game.scenes.tables.page import TablePage
from game.settings import Settings, SpeedName, WindowSettings
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchContext
from game.storage.opening import Storage
from game.table.turn_light import PULSES
from game.texts import Texts

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}
PAGES = {
    "title": Door.TITLE,
    "setup": Door.DRAW_SETUP,
    "settings": Door.SETTINGS,
    "rules": Door.RULES,
    "gallery": Door.GALLERY,
    "history": Door.HISTORY,
}
TABLES = {"draw": 0, "stud, 1 opponent": 1, "stud, 3 opponents": 3, "stud, 7 opponents": 7}
"""Opponents at a table of stud; the other table is that of draw."""
TARGET_SIZE = "1080p"
FULL_REDRAW, MOVING_TABLE = 4.0, 1.5
"""Milliseconds that the median frame may take at the target size, the full one with seven opponents."""
MOST_IDLE = 1.0
"""Per cent of a core that a table at rest may take."""
MEMORY = {1: 200.0, 7: 450.0}
"""Megabytes by opponents."""

_FRAME = 1 / 60
_DEALS = 2
_MOST_FRAMES = 20_000
_clock = time.thread_time if time.get_clock_info("thread_time").resolution < 1e-4 else time.perf_counter


@dataclass(frozen=True, slots=True)
class FrameTime:
    """Milliseconds."""

    median: float
    slow: float
    """Nineteen of twenty frames are quicker."""

    @classmethod
    def of(cls, seconds: Sequence[float]) -> FrameTime:
        slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
        return cls(1000 * median(seconds), 1000 * slow)

    def __str__(self) -> str:
        return f"{self.median:8.2f}{self.slow:8.2f}"


@dataclass(frozen=True, slots=True)
class Idle:
    """A table that waits for its player."""

    frames: float
    """Frames drawn in a second."""
    load: float
    """Per cent of a core."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a table takes."""

    seconds: float
    """Of processor time, from sitting down to the first frame: packs, pictures, layout."""
    megabytes: float
    """Of memory after some deals."""


# ------------------------------------------------------------ the program
@contextmanager
def program(size: tuple[int, int]) -> Iterator[tuple[Services, Loop]]:
    """The parts of the program in a window of this size, with a data folder of its own."""
    settings = Settings(
        window=WindowSettings(width=size[0], height=size[1]), first_run_done=True, speed=SpeedName.CALM, hints=False
    )
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        Storage(DataFolder(Path(folder))) as storage,
    ):
        services, loop = assemble(UnsavedSettings(settings), Texts(), SilentSounds(), storage)
        services.make_players = _callers
        put_pages(services)
        try:
            yield services, loop
        finally:
            services.scenes.clear()
            services.window.close()


def _callers(setup: MatchSetup, _context: MatchContext) -> Mapping[int, Player]:
    """Opponents who stay to the end, so that much is seen."""
    return {seat: AlwaysCallPlayer() for seat in range(1, len(setup.seats))}


def sit_down(services: Services, opponents: int) -> TablePage:
    """Open a new table of stud, or of draw when there are no ``opponents``; the first cards are on their way."""
    chosen = [services.cast.get(name) for name in services.cast.billing(FAVOURITE)[: opponents or 1]]
    rules = StudRules(players=opponents + 1) if opponents else DrawRules()
    context = new_context(seed=1)
    match = RunningMatch.begin(services.storage.matches, match_setup(rules, chosen), context, services.make_players)
    page = services.doors.page(Door.STUD_TABLE if opponents else Door.DRAW_TABLE, match)
    services.scenes.restart(page)
    services.scenes.layout()
    if not isinstance(page, TablePage):
        raise TypeError(f"{page.name} is not a table")
    return page


def until(loop: Loop, reached: Callable[[], bool]) -> None:
    """Let time pass. Raises RuntimeError when it never comes to that."""
    for _ in range(_MOST_FRAMES):
        if reached():
            return
        loop.step(_FRAME)
        time.sleep(0)  # the thread in which players decide needs its turns too
    raise RuntimeError("the table never came to rest")


# ------------------------------------------------------------ measuring
def full_redraw(services: Services, loop: Loop, frames: int) -> FrameTime:
    """Frames in which everything is drawn again."""
    _let_pass(loop, 2)
    times = []
    for _ in range(frames):
        services.window.invalidate()
        begun = _clock()
        services.window.redraw(services.theme, services.stores, services.scenes.draw)
        times.append(_clock() - begun)
    return FrameTime.of(times)


def moving(table: TablePage, loop: Loop) -> FrameTime:
    """Frames of some deals in which something moves, from the input to the picture."""
    times: list[float] = []
    deals = table.match.view().deal_number + _DEALS
    for _ in range(_MOST_FRAMES):
        if table.match.view().deal_number > deals or not _is_on_top(table):
            break
        if table.waits_for_press:
            _press(table)
        drawn, begun = loop.frames_drawn, _clock()
        loop.step(_FRAME)
        spent = _clock() - begun
        if loop.frames_drawn > drawn and not table.is_settled:
            times.append(spent)
    return FrameTime.of(times)


def idle(loop: Loop, seconds: float) -> Idle:
    """A table at which nothing happens, as fast as the clock goes."""
    _let_pass(loop, 2)
    clock, end = pygame.time.Clock(), time.monotonic() + seconds
    drawn, begun = loop.frames_drawn, time.process_time()
    while time.monotonic() < end:
        loop.step(clock.tick(loop.turns_per_second) / 1000)
    return Idle((loop.frames_drawn - drawn) / seconds, 100 * (time.process_time() - begun) / seconds)


def needs(opponents: int) -> Needs:
    """What a table of stud takes at 1920 by 1080, in a new process in which some deals are played."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(_needs, opponents).result()


def _needs(opponents: int) -> Needs:
    with program(SIZES[TARGET_SIZE]) as (services, loop):
        begun = time.process_time()
        table = sit_down(services, opponents)
        loop.step(_FRAME)
        seconds = time.process_time() - begun
        moving(table, loop)
        return Needs(seconds, _resident_megabytes())


def _resident_megabytes() -> float:
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    import resource  # noqa: PLC0415 - not on every system

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def _let_pass(loop: Loop, seconds: float) -> None:
    for _ in range(round(seconds / _FRAME)):
        loop.step(_FRAME)


def _may_press(table: TablePage) -> bool:
    return table.waits_for_press or not _is_on_top(table)


def _is_on_top(table: Scene) -> bool:
    top = table.services.scenes.top
    return top is table or (top is not None and top.is_overlay)


def _press(table: TablePage) -> None:
    """Stay in the deal: the button that has the focus."""
    table.handle(Activate())


# ------------------------------------------------------------ the table of figures
def measure_size(size: str, frames: int) -> dict[str, FrameTime]:
    """The frames of every page and table at one size."""
    figures = {}
    with program(SIZES[size]) as (services, loop):
        for name, door in PAGES.items():
            services.scenes.restart(services.doors.page(door))
            figures[name] = full_redraw(services, loop, frames)
        for name, opponents in TABLES.items():
            table = sit_down(services, opponents)
            figures[f"{name}, moving"] = moving(table, loop)
            until(loop, partial(_may_press, table))
            figures[name] = full_redraw(services, loop, frames)
    return figures


def missed_targets(frames: Mapping[str, FrameTime], at_rest: Idle, needed: Mapping[int, Needs]) -> list[str]:
    """What is slower or larger than it should be at the target size, in words."""
    limits = {name: MOVING_TABLE for name in frames if name.endswith("moving")}
    limits["stud, 7 opponents"] = FULL_REDRAW
    missed = [
        f"{name}: {frames[name].median:.2f} ms, not {most} ms"
        for name, most in limits.items()
        if frames[name].median > most
    ]
    if at_rest.load > MOST_IDLE:
        missed.append(f"idle: {at_rest.load:.1f} %, not {MOST_IDLE} %")
    return missed + [
        f"memory, {count} opponents: {needed[count].megabytes:.0f} MB, not {most:.0f} MB"
        for count, most in MEMORY.items()
        if needed[count].megabytes > most
    ]


def main(argv: Sequence[str]) -> int:
    """Measure, print the tables, and answer 1 when a target is missed."""
    parser = ArgumentParser(prog="bench frames", description="Frame times, idle cost and memory.")
    parser.add_argument("--frames", type=int, default=60, help="full redraws of each page")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long an idle table is watched")
    parser.add_argument("--size", choices=SIZES, action="append", help="only these sizes; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    if not os.environ.get("DISPLAY") and sys.platform == "linux":
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sizes = arguments.size or list(SIZES)
    frames = {size: measure_size(size, arguments.frames) for size in sizes}
    print(f"{'ms: median, 19 of 20':<28}" + "".join(f"{size:>16}" for size in sizes))
    for name in frames[sizes[0]]:
        print(f"{name:<28}" + "".join(str(frames[size][name]) for size in sizes))
    with program(SIZES[TARGET_SIZE]) as (services, loop):
        table = sit_down(services, 0)
        until(loop, lambda: table.waits_for_press)
        _let_pass(loop, PULSES * TURN_LOOP)
        at_rest = idle(loop, arguments.seconds)
    print(f"\nidle table: {at_rest.frames:.1f} frames/s, {at_rest.load:.1f} % of a core")
    needed = {opponents: needs(opponents) for opponents in MEMORY}
    print("memory: " + ", ".join(f"{table.megabytes:.0f} MB with {count}" for count, table in needed.items()))
    loading = ", ".join(f"{table.seconds:.2f} s with {count}" for count, table in needed.items())
    print(f"loading, from sitting down to the first frame, in processor time: {loading}")
    if arguments.json:
        told = {size: {name: asdict(figure) for name, figure in found.items()} for size, found in frames.items()}
        told_needs = {count: asdict(table) for count, table in needed.items()}
        figures = {"milliseconds": told, "idle": asdict(at_rest), "by opponents": told_needs}
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    missed = missed_targets(frames[TARGET_SIZE], at_rest, needed) if TARGET_SIZE in frames else []
    print("\n".join(("missed:", *missed)) if missed else "every target is reached")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
