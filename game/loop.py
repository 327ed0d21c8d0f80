"""The heartbeat of the program: events in, time passes, what is dirty is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.announcements import Announcer
from game.devices.inputs import (
    DeviceChanged,
    FocusChanged,
    FullscreenToggled,
    Input,
    Key,
    KeyPressed,
    QuitRequested,
    SoundDeviceChanged,
    WindowExposed,
    WindowResized,
)
from game.devices.translator import Translator
from game.scenes.quitting import QuitDialog, must_ask
from game.stage.services import Services
from game.texts.reasons import why
from game.widgets.toast import ToastKind

FRAMES_PER_SECOND = 60
_CALM_TURNS_PER_SECOND = 30
_CALM_AFTER = 0.4
"""When nothing was pressed and nothing moved for so many seconds, the loop turns over more slowly until something does.

A single frame, such as a blink, is no movement: that takes a frame in each of two turns.
"""
_LONGEST_STEP = 0.1
"""After a stall (a moved window, a sleeping computer) animations go on from where they were, in seconds."""


class Loop:
    """Runs the scenes of the stack until the last one is closed or ``stop`` is called."""

    def __init__(self, services: Services, translator: Translator) -> None:
        self._services = services
        self._translator = translator
        self._announcer = Announcer(services)
        self._running = True
        self._calm_for = 0.0
        self._has_drawn = False
        self.frames_drawn = 0
        self.screenshots: Path | None = None
        """Where F12 puts a picture of the window; None, and F12 does nothing."""

    def stop(self) -> None:
        """Let :meth:`run` come to its end."""
        self._running = False

    @property
    def turns_per_second(self) -> int:
        """How often ``step`` should be called: less often while nothing happens, which spares the processor."""
        return FRAMES_PER_SECOND if self._calm_for < _CALM_AFTER else _CALM_TURNS_PER_SECOND

    def run(self, recover: Callable[[Exception], None] | None = None) -> None:
        """Run until the end. ``recover`` gets an unexpected error, to show what happened in place of the scene.

        An error on that page itself ends the program.
        """
        clock = pygame.time.Clock()
        while self._running and self._services.scenes.top is not None:
            seconds = min(_LONGEST_STEP, clock.tick(self.turns_per_second) / 1000)
            try:
                self.step(seconds)
            except Exception as error:
                if recover is None:
                    raise
                recover(error)

    def step(self, seconds: float) -> None:
        """One turn: all waiting events, then time, then a frame if anything asked for one, then what sounds with it."""
        self.show(seconds)
        self._services.sounds.update(seconds)  # the first one opens the device, for which no frame should wait

    def show(self, seconds: float) -> None:
        """A turn without its sounds."""
        self._calm_for += seconds
        for event in pygame.event.get():
            self._calm_for = 0.0
            for given in self._translator.translate(event):
                self._take(given)
        for given in self._translator.update(seconds):
            self._take(given)
        services = self._services
        services.scenes.update(seconds)
        self._announcer.update(seconds)
        had_drawn, self._has_drawn = self._has_drawn, services.window.dirty
        if self._has_drawn:
            services.window.redraw(services.theme, services.stores, services.scenes.draw)
            self.frames_drawn += 1
            if had_drawn:
                self._calm_for = 0.0

    def take_screenshot(self) -> Path | None:
        """Save what the window shows under the name of its scene and a number; the file, if there is a folder."""
        top = self._services.scenes.top
        if self.screenshots is None or top is None:
            return None
        self.screenshots.mkdir(parents=True, exist_ok=True)
        number = sum(1 for _ in self.screenshots.glob(f"{top.name}-*.png")) + 1
        file = self.screenshots / f"{top.name}-{number:03}.png"
        pygame.image.save(self._services.window.picture(), file)
        return file

    def _take(self, given: Input) -> None:
        """What concerns the program is done here; everything else, and news of it, goes to the scenes."""
        services = self._services
        match given:
            case FullscreenToggled():
                window = services.window
                if window.set_fullscreen(on=not window.fullscreen):
                    services.fit_window()
            case WindowResized():
                if services.window.resized():
                    services.fit_window()
            case WindowExposed():
                services.window.expose()
            case FocusChanged(focused):
                (services.sounds.focus_gained if focused else services.sounds.focus_lost)()
            case SoundDeviceChanged(found):
                (services.sounds.device_found if found else services.sounds.device_lost)()
            case DeviceChanged(device, pad):
                services.device.device, services.device.pad = device, pad
                services.window.invalidate()
            case KeyPressed(Key.F12, repeated=False) if self.screenshots is not None:
                self._try_screenshot()
        if not services.scenes.handle(given) and isinstance(given, QuitRequested):
            self._quit()

    def _try_screenshot(self) -> None:
        try:
            self.take_screenshot()
        except (OSError, pygame.error) as error:
            texts = self._services.texts
            said = texts.tr("It did not work: {reason}", reason=why(texts, error))
            self._services.toasts.show(said, ToastKind.BAD)

    def _quit(self) -> None:
        """Stop, unless something would be lost; asking again is an answer too."""
        if must_ask(self._services):
            self._services.scenes.push(QuitDialog(self._services))
        else:
            self.stop()
