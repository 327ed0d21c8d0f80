"""What the pages of the settings are made of, and how a changed option comes to act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from game.drawing.canvas import Align, Canvas
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL
from game.scenes.evening.ladder import why_locked
from game.scenes.labelled_rows import LabelledRow, LabelledRows
from game.settings import Settings
from game.stage.services import Services
from game.storage.progress import Unlock
from game.texts import CatalogueError, Language
from game.texts.system import system_language
from game.widgets.amounts import Slider
from game.widgets.base import Widget
from game.widgets.choices import Segments, Toggle
from game.widgets.toast import ToastKind

PAGE: Final = Rect(548, 170, 1260, 730)
"""Where the rows are."""
PITCH: Final = 91.0
CONTROL_WIDTH: Final = 684
WORDS_WIDTH: Final = PAGE.width - 26 - CONTROL_WIDTH - 20
_CONTROL_HEIGHT = 54
_CHOICE = TypeVar("_CHOICE", bound=StrEnum)


class Options:
    """Makes rows whose controls change the settings, and lets every change act at once."""

    def __init__(self, services: Services, *, kept: bool = True) -> None:
        """Changes act until the program ends, and for ever when they are `kept`."""
        self.services = services
        self.rows: list[LabelledRow] = []
        self._kept = kept

    @property
    def settings(self) -> Settings:
        return self.services.settings.settings

    # ------------------------------------------------------------ acting
    def change(self, **fields: object) -> None:
        """Take other values, and let everything that is on the screen or sounds follow them."""
        services = self.services
        settings = (services.settings.change if self._kept else services.settings.preview)(**fields)
        services.sounds.apply(settings.sound)
        if "language" in fields:
            self._speak(settings.language or system_language())
        services.apply_settings()

    def _speak(self, language: Language) -> None:
        """Change the language, or say that it cannot be read."""
        texts = self.services.texts
        try:
            texts.language = language
        except CatalogueError:
            told = texts.tr("This language cannot be read; install the game again to have it.")
            self.services.toasts.show(told, ToastKind.BAD)

    def preview_sound(self, **fields: object) -> None:
        """Let other volumes be heard that are not kept yet."""
        sound = self.settings.sound.model_copy(update=fields)
        self.services.settings.preview(sound=sound)
        self.services.sounds.apply(sound)

    def change_sound(self, **fields: object) -> None:
        self.change(sound=self.settings.sound.model_copy(update=fields))

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or say that the system refuses."""
        services = self.services
        if services.window.set_fullscreen(on=on):
            services.settings.change(window=services.window.place)
            services.fit_window()
        else:
            told = services.texts.tr("The display cannot go full screen. The game stays in its window.")
            services.toasts.show(told, ToastKind.WARNING)
        services.scenes.layout()

    # ------------------------------------------------------------ rows
    def place(self, width: float = CONTROL_WIDTH) -> Rect:
        """Where the control of the next row goes."""
        row = LabelledRows.row_rect(PAGE, len(self.rows), PITCH)
        return Rect(row.right - width, row.centre_y - _CONTROL_HEIGHT / 2, width, _CONTROL_HEIGHT)

    def add(
        self,
        label: str,
        note: str,
        *controls: Widget,
        picture: Callable[[Canvas, Rect], None] | None = None,
    ) -> None:
        self.rows.append(LabelledRow(label, note, controls, picture))

    def choice(self, field: str, label: str, options: Sequence[tuple[_CHOICE, str]], note: str = "") -> None:
        """A row of a field with a few values, side by side."""
        values = [value for value, _ in options]
        chosen = values.index(getattr(self.settings, field))
        change = lambda place: self.change(**{field: values[place]})
        names = [name for _, name in options]
        self.add(label, note, Segments(field, self.place(), label, names, chosen, change))

    def unlockable(self, field: str, kind: str, label: str, options: Sequence[tuple[str, str]]) -> None:
        """A row of values some of which an evening at the lounge unlocks; it says how. An empty value is None."""
        values = [value for value, _ in options]
        current = getattr(self.settings, field) or ""
        chosen = values.index(current) if current in values else 0
        reasons = {place: why_locked(self.services, Unlock(kind, value)) for place, value in enumerate(values)}
        locked = {place: reason for place, reason in reasons.items() if reason and place != chosen}
        change = lambda place: self.change(**{field: values[place] or None})
        tell = lambda place: self.services.toasts.show(locked[place], icon="lock")
        names = [name for _, name in options]
        segments = Segments(field, self.place(), label, names, chosen, change, locked=locked, on_locked=tell)
        self.add(label, next(iter(locked.values()), ""), segments)

    def switch(
        self, field: str, label: str, note: str = "", *, picture: Callable[[Canvas, Rect], None] | None = None
    ) -> None:
        """A row of a field that is on or off."""
        change = lambda on: self.change(**{field: on})
        toggle = Toggle(field, self.place(200), label, getattr(self.settings, field), change)
        self.add(label, note, toggle, picture=picture)

    def volume(self, field: str, label: str, note: str = "", *, has_switch: bool = True) -> None:
        """A row of a volume of the sound settings, `field_volume`, and its switch, `field`, if it has one."""
        sound, volume_field = self.settings.sound, f"{field}_volume"
        place = self.place()
        slider = VolumeSlider(
            volume_field,
            Rect(place.x + 24, place.y, 420, place.height),
            label,
            (0, 100),
            getattr(sound, volume_field),
            lambda value: self.preview_sound(**{volume_field: value}),
            step=5,
            ticks=(0, 0.5, 1),
        )
        slider.on_rest = self.services.settings.change
        controls: list[Widget] = [slider]
        if has_switch:
            switched = lambda on: self.change_sound(**{field: on})
            controls.append(Toggle(field, self.place(100), label, getattr(sound, field), switched))

        def number(canvas: Canvas, row: Rect) -> None:
            x = place.x + 540
            canvas.text_middle(str(slider.value), x, row.centre_y, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.RIGHT, 80)

        self.add(label, note, *controls, picture=number)


class VolumeSlider(Slider):
    """A slider that is heard while it moves; it rests when it is let go or left."""

    on_rest: Callable[[], object] | None = None

    def release(self, x: float, y: float) -> None:
        super().release(x, y)
        self._rest()

    def focus_lost(self) -> None:
        self._rest()

    def _rest(self) -> None:
        if self.on_rest is not None:
            self.on_rest()
