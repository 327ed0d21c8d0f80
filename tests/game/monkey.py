"""Somebody who presses anything at any moment, and looks on whether the game stands it.

``python -m tests.game.monkey --inputs 100000 --seed 1`` lets it play for a long time.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Final, ParamSpec, TypeVar

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine.match import Match
from engine.players.baselines import RandomPlayer
from engine.players.player import Player
from engine.replay import replay_steps
from engine.rules import DrawRules, MatchSetup, StudRules
from engine.views import Phase
from game.assembly import assemble
from game.devices.translator import KEYS_BY_POSITION
from game.match.running_match import RunningMatch, new_context
from game.match.setup_choice import match_setup
from game.scenes.opening import put_pages
from game.scenes.tables.page import TablePage
from game.settings import Settings, SpeedName, WindowSettings
from game.stage.doors import Door
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchContext
from game.storage.opening import Storage
from game.system.assets import ASSETS
from game.table.action_bar import ACTION
from game.texts import Texts
from tests.engine.ledger import Ledger

_SIZES: Final = ((960, 540), (960, 900), (1280, 720), (1700, 560))
_MOMENTS: Final = (0.0, 1 / 60, 1 / 60, 1 / 60, 0.1)
_MODIFIERS: Final = (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
_STAYS: Final = 80
"""Inputs after which, on the average, another page is opened."""
_LOOKS_EVERY: Final = 40
_REMEMBERED: Final = 30
_LONGEST_SHOW: Final = 4000
"""Frames after which there must be something to press, whatever is shown."""
_SPEEDS: Final = (*SpeedName, SpeedName.FAST, SpeedName.INSTANT, SpeedName.INSTANT)
_MOMENT: Final = 0.001
"""Seconds of real time for whoever thinks in another thread."""
_TABLES: Final = (Door.DRAW_TABLE, Door.STUD_TABLE)
_FOR_A_MATCH: Final = {*_TABLES, Door.FAIR_DEAL, Door.PAUSE, Door.MATCH_END, Door.HAND_HELP, Door.RULES}

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


class MonkeyError(AssertionError):
    """The game did not stand it; the message says after which inputs."""


class WorkerAtOnce(Executor):
    """Works in the caller's thread, so that the same seed presses the same things on every machine."""

    def __init__(self, **_ignored: object) -> None:
        pass

    def submit(
        self, work: Callable[_Arguments, _Result], /, *args: _Arguments.args, **kwargs: _Arguments.kwargs
    ) -> Future[_Result]:
        done: Future[_Result] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - handed on, as a worker does
            done.set_exception(error)
        return done


class Monkey:
    """Presses, and keeps count of what it has seen."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._chance = Random(seed)
        self._seed = seed
        settings = Settings(window=WindowSettings(width=960, height=540), first_run_done=True)
        self.storage = Storage(DataFolder(folder))
        self._services, self._loop = assemble(UnsavedSettings(settings), Texts(), SilentSounds(), self.storage, ASSETS)
        self._services.make_players = _by_chance
        put_pages(self._services)
        self._doors = [*filter(self._services.doors.leads_somewhere, Door), *_TABLES, *_TABLES, *_TABLES]
        self._last: deque[str] = deque(maxlen=_REMEMBERED)
        self.pressed = 0
        self.actions = 0
        """Actions of matches that were found in order."""
        self.seen: Counter[str] = Counter()
        """Inputs by the page on top."""

    def close(self) -> None:
        self._services.scenes.clear()
        self._services.window.close()
        self.storage.close()

    def press(self, inputs: int) -> None:
        """Make so many inputs. Raises MonkeyError."""
        for _ in range(inputs):
            try:
                self._once()
            except Exception as error:
                told = "\n  ".join(self._last)
                where = [scene.name for scene in self._services.scenes.scenes]
                raise MonkeyError(f"seed {self._seed}, input {self.pressed}, {where}, after\n  {told}") from error

    def _once(self) -> None:
        if self._chance.random() < 1 / _STAYS or self._services.scenes.top is None:
            self._go_to(self._chance.choice(self._doors))
        for event in self._chance.choice(self._hands)(self):
            self._last.append(str(event))
            pygame.event.post(event)
        self.pressed += 1
        self._loop.step(self._chance.choice(_MOMENTS))
        top = self._services.scenes.top
        if top is not None:
            self.seen[type(top).__name__] += 1
        if self.pressed % _LOOKS_EVERY == 0:
            self._look()

    # ------------------------------------------------------------ going about
    def _go_to(self, door: Door) -> None:
        self._last.append(f"goes to {door}")
        services = self._services
        services.settings.preview(speed=self._chance.choice(_SPEEDS))
        services.apply_settings()
        match = self._sit_down(door) if door in _FOR_A_MATCH else None
        if match is not None and door not in _TABLES:
            table = Door.DRAW_TABLE if match.setup.rules.game == "draw" else Door.STUD_TABLE
            services.scenes.restart(services.doors.page(table, match))
            self._loop.step(0)
            services.scenes.push(services.doors.page(door, match))
        else:
            services.scenes.restart(services.doors.page(door, match))

    def _sit_down(self, door: Door) -> RunningMatch:
        chance, cast = self._chance, self._services.cast
        quick = {"starting_money": 40, "garment_value": 20, "buy_back_reserve": 20}
        rules: DrawRules | StudRules
        players = 2
        if door is Door.STUD_TABLE or (door is not Door.DRAW_TABLE and chance.random() < 0.5):
            players = chance.randint(2, min(8, len(cast.ids()) + 1))
            rules = StudRules.model_validate({**quick, "players": players, "style": chance.choice(["casino", "home"])})
        else:
            rules = DrawRules.model_validate({**quick, "player_wardrobe": chance.random() < 0.5})
        opponents = chance.sample(list(cast.ids()), players - 1)
        setup = match_setup(rules, [cast.get(opponent) for opponent in opponents])
        context = new_context(seed=chance.randrange(10_000))
        match = RunningMatch.begin(self.storage.matches, setup, context, self._services.make_players)
        if door is Door.MATCH_END:
            self._play_to_the_end(match)
        return match

    @staticmethod
    def _play_to_the_end(match: RunningMatch) -> None:
        human = RandomPlayer(1)
        while match.phase is not Phase.OVER:
            if match.phase is Phase.READY:
                match.start_deal()
            elif match.is_thinking:
                match.update(10)
            else:
                match.act(human.decide(match.view()))

    # ------------------------------------------------------------ hands
    def _point(self) -> tuple[int, int]:
        """Mostly on something that can be pressed, else anywhere."""
        viewport, top = self._services.window.viewport, self._services.scenes.top
        if top is not None and top.group.widgets and self._chance.random() < 0.7:
            acting = [widget for widget in top.group.widgets if widget.name.startswith(ACTION)]
            likely = acting if acting and self._chance.random() < 0.6 else top.group.widgets
            rect = self._chance.choice(likely).shown_rect
            return viewport.to_pixels(rect.centre_x, rect.centre_y)
        width, height = viewport.points
        return self._chance.randrange(width), self._chance.randrange(height)

    def _move(self) -> list[pygame.Event]:
        held = (self._chance.choice([0, 0, 1]), 0, 0)
        return [pygame.Event(pygame.MOUSEMOTION, pos=self._point(), rel=(1, 1), buttons=held, touch=False)]

    def _click(self) -> list[pygame.Event]:
        place, button = self._point(), self._chance.choice([1, 1, 1, 1, 2, 3])
        kinds = self._chance.choice([(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)] * 4 + [(pygame.MOUSEBUTTONDOWN,)])
        pressed = [pygame.Event(kind, pos=place, button=button, touch=False) for kind in kinds]
        return [pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False), *pressed]

    def _let_go(self) -> list[pygame.Event]:
        return [pygame.Event(pygame.MOUSEBUTTONUP, pos=self._point(), button=1, touch=False)]

    def _wheel(self) -> list[pygame.Event]:
        steps = self._chance.choice([-3, -1, 1, 3])
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps))]

    def _key(self) -> list[pygame.Event]:
        position = self._chance.choice([*KEYS_BY_POSITION, pygame.KSCAN_RETURN, pygame.KSCAN_TAB, pygame.KSCAN_F11])
        modifiers = self._chance.choice(_MODIFIERS)
        kinds = self._chance.choice(
            [(pygame.KEYDOWN, pygame.KEYUP), (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP), (pygame.KEYDOWN,)]
        )
        return [pygame.Event(kind, scancode=position, key=0, mod=modifiers, unicode="") for kind in kinds]

    def _type(self) -> list[pygame.Event]:
        return [
            pygame.Event(pygame.TEXTINPUT, text=self._chance.choice(["a", "ž", "Ж", "7", "\u202e", "♠", "long " * 40]))
        ]

    def _pad_button(self) -> list[pygame.Event]:
        button = self._chance.randrange(pygame.CONTROLLER_BUTTON_MAX)
        kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        return [pygame.Event(kind, button=button, instance_id=0) for kind in kinds]

    def _pad_axis(self) -> list[pygame.Event]:
        axis, value = self._chance.randrange(pygame.CONTROLLER_AXIS_MAX), self._chance.choice([-32768, 0, 0, 32767])
        return [pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)]

    def _pad_plugged(self) -> list[pygame.Event]:
        kind = self._chance.choice([pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED])
        return [pygame.Event(kind, device_index=0, instance_id=0)]

    def _window(self) -> list[pygame.Event]:
        if self._chance.random() < 0.4 and not self._services.window.fullscreen:
            self._services.window._window.size = self._chance.choice(_SIZES)
        kinds = (
            *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED),
            *(pygame.WINDOWRESTORED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWMINIMIZED),
        )
        return [pygame.Event(self._chance.choice(kinds))]

    def _device(self) -> list[pygame.Event]:
        kind = self._chance.choice([pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED])
        return [pygame.Event(kind, iscapture=self._chance.choice([0, 1]), which=0)]

    def _drop(self) -> list[pygame.Event]:
        return [pygame.Event(pygame.DROPFILE, file=str(self.storage.folder.root / "dropped.zip"))]

    def _close(self) -> list[pygame.Event]:
        return [pygame.Event(self._chance.choice([pygame.QUIT, pygame.WINDOWCLOSE]))]

    def _nothing(self) -> list[pygame.Event]:
        return []

    _hands: Final[Sequence[Callable[[Monkey], list[pygame.Event]]]] = (
        *(_click, _click, _click, _click, _click, _click, _key, _key, _key, _key, _move, _move, _let_go, _wheel),
        *(
            _type,
            _pad_button,
            _pad_button,
            _pad_axis,
            _pad_plugged,
            _window,
            _device,
            _drop,
            _close,
            _nothing,
            _nothing,
        ),
    )

    # ------------------------------------------------------------ looking on
    def _look(self) -> None:
        for scene in self._services.scenes.scenes:
            match = getattr(scene, "match", None)
            if isinstance(match, RunningMatch):
                self._count(match)
        self._find_something_to_press()

    def _count(self, match: RunningMatch) -> None:
        """The books must balance after every action, and the record must lead to where the match stands."""
        ledger = Ledger(match.setup)
        replayed = Match(match.setup)
        for step in replay_steps(match.record):
            ledger.follow(step.events)
            replayed = step.match
            self.actions += 1
        assert replayed.view(0) == match.view(), "the record leads to another place"

    def _find_something_to_press(self) -> None:
        """Let time pass until something can be pressed; at a table a button that goes on with the match."""
        for _ in range(_LONGEST_SHOW):
            top = self._services.scenes.top
            if top is None:
                return
            usable = any(widget.enabled for widget in top.group.widgets)
            if usable and (not isinstance(top, TablePage) or top.waits_for_press):
                return
            if isinstance(top, TablePage) and top.match.is_thinking:
                time.sleep(_MOMENT)
            self._loop.step(1 / 60)
        raise AssertionError(f"a dead end: {_LONGEST_SHOW} frames, and nothing can be pressed")


def _by_chance(setup: MatchSetup, context: MatchContext) -> dict[int, Player]:
    return {seat: RandomPlayer(context.players_seed + seat) for seat in range(1, len(setup.seats))}


def main(argv: Sequence[str]) -> int:
    """Press for a long time and tell what was seen."""
    parser = ArgumentParser(prog="monkey", description="Random inputs at random moments over all pages.")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    os.environ["PATH"] = ""  # nobody's file manager is opened
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), arguments.seed)
        try:
            monkey.press(arguments.inputs)
        finally:
            print(f"{monkey.pressed} inputs, {monkey.actions} actions counted; {dict(monkey.seen.most_common())}")
            monkey.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
