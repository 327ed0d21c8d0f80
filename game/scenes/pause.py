"""The pause: the cards wait behind a blur, and everything that is not playing is at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.views import GarmentState, Phase
from game.devices.inputs import Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Panel
from game.drawing.ornaments import HeadingRule
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, CAPTION, H1, H3, ROW, ROW_STRONG
from game.match.match_figures import figures_of
from game.match.running_match import RunningMatch
from game.opponents.garment_pips import draw_pips
from game.opponents.pack import OpponentPack
from game.opponents.portraits import PortraitShape, draw_portrait
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.settings.game import speed_names
from game.scenes.settings.rows import Options, VolumeSlider
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.table.names import MatchNames
from game.table.parting import parting_words
from game.texts import mark
from game.texts.durations import played_time
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choices import Segments
from game.widgets.legend import DPAD, LegendBar, LegendEntry

_PANEL: Final = Rect(430, 96, 1060, 850)
_CARD: Final = Rect(1018, 272, 424, 334)
_SAVED: Final = Rect(1018, 780, 424, 128)
_PHASES: Final = {
    Phase.FIRST_BETTING: mark("First betting"),
    Phase.EXCHANGE: mark("Exchange"),
    Phase.SECOND_BETTING: mark("Second betting"),
    Phase.THIRD_STREET: mark("Third street"),
    Phase.FOURTH_STREET: mark("Fourth street"),
    Phase.FIFTH_STREET: mark("Fifth street"),
    Phase.SIXTH_STREET: mark("Sixth street"),
    Phase.SEVENTH_STREET: mark("Seventh street"),
}
_PLACES: Final = (
    (Door.HAND_HELP, "hand ranking", mark("Hand ranking"), "star", Key.H),
    (Door.RULES, "rules", mark("Rules"), "book", Key.R),
    (Door.SETTINGS, "settings", mark("Settings"), "gear", Key.O),
    (Door.STATISTICS, "statistics", mark("Statistics"), "chart", Key.T),
)


class PausePage(Scene):
    """Over the table, which is frozen: resuming goes on where it stood."""

    is_overlay = True

    def __init__(self, services: Services, match: RunningMatch) -> None:
        super().__init__(services)
        self._match = match
        self._names = MatchNames(match.setup, services.cast, services.texts)

    def entered(self) -> None:
        self.services.sounds.pause()

    def left(self) -> None:
        self.services.sounds.resume()

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return [*self._buttons(), *self._comfort(), self._legend()]

    def _buttons(self) -> list[Widget]:
        services, tr = self.services, self.services.texts.tr
        buttons: list[Widget] = [
            self._button(0, "resume", tr("Resume"), services.scenes.pop, "play", Key.P, ButtonKind.PRIMARY)
        ]
        for door, name, label, icon, key in _PLACES:
            if services.doors.leads_somewhere(door):
                way = self._way(door)
                buttons.append(self._button(len(buttons), name, tr(label), way, icon, key, ButtonKind.SECONDARY))
        leave = self._button(
            len(buttons), "leave", tr("Save and leave"), self._ask_to_leave, "save", Key.Q, ButtonKind.GHOST
        )
        return [*buttons, leave]

    @staticmethod
    def _button(
        place: int, name: str, label: str, act: Callable[[], None], icon: str, key: Key, kind: ButtonKind
    ) -> Widget:
        height = 80 if place == 0 else 76
        rect = Rect(478, 272 + 104 * place, 500, height)
        return Button(name, rect, label, act, kind=kind, icon=icon, size=27, shortcut=key)

    def _way(self, door: Door) -> Callable[[], None]:
        services = self.services
        return lambda: services.scenes.push(services.doors.page(door, self._match))

    def _comfort(self) -> list[Widget]:
        tr, options = self.services.texts.tr, Options(self.services)
        speeds = speed_names(options)
        volume = VolumeSlider(
            "music_volume",
            Rect(1154, 716, 230, 54),
            tr("Music"),
            (0, 100),
            options.settings.sound.music_volume,
            lambda value: options.preview_sound(music_volume=value),
            step=5,
            ticks=(0, 0.5, 1),
        )
        volume.on_rest = self.services.settings.change
        return [
            Segments(
                "speed",
                Rect(1018, 656, 424, 54),
                tr("Speed"),
                [name for _, name in speeds],
                [speed for speed, _ in speeds].index(options.settings.speed),
                lambda place: options.change(speed=speeds[place][0]),
            ),
            volume,
        ]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("Esc",), ("B",), tr("Resume")),
            LegendEntry(("W", "S"), (DPAD,), tr("Choose")),
            LegendEntry(("M",), ("Y",), tr("Mute")),
        )
        return LegendBar("legend", Rect(430, 972, 1060, 54), entries, self.services.device)

    # ------------------------------------------------------------ behaviour
    def open_menu(self) -> bool:
        self.services.scenes.pop()
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        if pressed.key is Key.M and not pressed.repeated:
            self._mute()
            return True
        return False

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self._mute()
        return True

    def _mute(self) -> None:
        """Everything silent, or as it was."""
        options = Options(self.services)
        sound = options.settings.sound
        on = not (sound.music or sound.effects or sound.voices or sound.interface)
        options.change_sound(music=on, effects=on, voices=on, interface=on)
        self.services.toasts.show(
            self.services.texts.tr("Sound on") if on else self.services.texts.tr("Mute"), icon="sound" if on else "mute"
        )

    def _ask_to_leave(self) -> None:
        texts, tr = self.services.texts, self.services.texts.tr
        money = texts.money(self._match.view().me.money)
        cost = tr("counts as a loss: you have {amount}", amount=money)
        body = tr(
            "Your match is saved. You can sit down again where you left: the same cards, the same bet, "
            "the same eyebrow."
        )
        if self.services.storage.database.unsaved:
            body = tr("The disk refuses to save. Your match waits in memory for as long as the game runs.")
        self.services.scenes.push(
            Dialog(
                self.services,
                tr("Leave the table?"),
                body,
                Answer(texts.ptr("dialog", "Stay"), nothing, Key.N),
                Answer(tr("Save and leave"), self._leave, Key.Y),
                rare=Answer(tr("Give up the match"), self._give_up, note=cost),
                icon="door",
            )
        )

    def _give_up(self) -> None:
        self._match.abandon()
        self._leave()

    def _leave(self) -> None:
        """Back to the title page, and somebody at the table remarks on it."""
        services = self.services
        said = parting_words(services, self._match, self._names)
        services.scenes.restart(services.doors.page(Door.TITLE))
        if said:
            services.toasts.show(said, icon="person")

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        canvas.part(Panel(_PANEL.width, _PANEL.height, 18), _PANEL.x, _PANEL.y)
        canvas.text(tr("Paused"), _PANEL.centre_x, 172, H1, Colour.BRASS_LIGHT, Align.CENTRE, fit=900)
        canvas.part(HeadingRule(520), _PANEL.centre_x - 260, 189)
        note = Rect(_PANEL.x + 60, 208, _PANEL.width - 120, 44)
        canvas.text_box(self._note(), note, BODY, Colour.CREAM)
        self._draw_match(canvas)
        canvas.text(self.group.find("speed").label, 1018, 642, ROW_STRONG, Colour.IVORY, fit=424)
        canvas.text_middle(self.group.find("music_volume").label, 1018, 743, ROW_STRONG, Colour.IVORY, Align.LEFT, 110)
        volume = str(self.services.settings.settings.sound.music_volume)
        canvas.text_middle(volume, 1442, 743, ROW_STRONG, Colour.BRASS_LIGHT, Align.RIGHT, 44)
        self._draw_saved(canvas)
        super().draw(canvas)

    def _note(self) -> str:
        tr = self.services.texts.tr
        if len(self._match.setup.seats) > 2:
            return tr("The cards will wait.")
        return tr("The cards will wait. {name} will not say so.", name=self._names.name(1))

    def _rows(self) -> list[tuple[str, str]]:
        texts, tr, view = self.services.texts, self.services.texts.tr, self._match.view()
        figures = figures_of(self._match)
        phase = tr(_PHASES[view.phase]) if view.phase in _PHASES else ""
        deal = " · ".join(part for part in (texts.number(max(1, figures.deals)), phase) if part)
        rows = [
            (tr("Deal"), deal),
            (tr("Time at the table"), played_time(texts, self.services.storage.matches.seconds_played(self._match.id))),
            (tr("Your money"), texts.money(figures.money)),
        ]
        if len(view.seats) == 2:
            rows.append((tr("Money: {name}", name=self._names.name(1)), texts.money(view.seats[1].money)))
        if figures.garments_at_stake:
            won = tr("{number} of {total}", number=figures.garments_won, total=figures.garments_at_stake)
            rows.append((tr("Garments won"), won))
        return rows

    def _draw_match(self, canvas: Canvas) -> None:
        tr, view = self.services.texts.tr, self._match.view()
        canvas.part(Panel(_CARD.width, _CARD.height, 10, Colour.BRASS_DARK), _CARD.x, _CARD.y)
        top = _CARD.y + 28
        if len(view.seats) == 2:
            self._draw_opponent(canvas, self._names.pack(1))
            top = _CARD.y + 152
        else:
            canvas.text(tr("This match"), _CARD.x + 24, _CARD.y + 54, H3.sized(30), Colour.BRASS_LIGHT, fit=376)
            top = _CARD.y + 84
        for place, (label, value) in enumerate(self._rows()):
            middle = top + 18 + place * 33
            room = _CARD.width - 48
            bounds = canvas.text_middle(
                value, _CARD.right - 24, middle, ROW_STRONG, Colour.IVORY, Align.RIGHT, room * 0.58
            )
            canvas.text_middle(label, _CARD.x + 24, middle, ROW, Colour.MUTED, Align.LEFT, room - bounds.width - 12)

    def _draw_opponent(self, canvas: Canvas, pack: OpponentPack) -> None:
        texts, seat = self.services.texts, self._match.view().seats[1]
        worn = [each.id for each in seat.wardrobe if each.state is not GarmentState.OFF] or list(pack.manifest.garments)
        draw_portrait(canvas, pack, Rect(_CARD.x + 22, _CARD.y + 22, 92, 114), PortraitShape.ARCH, worn)
        x, room = _CARD.x + 136, _CARD.width - 160
        canvas.text(texts.tr("This match"), x, _CARD.y + 52, H3.sized(30), Colour.BRASS_LIGHT, fit=room)
        canvas.text(pack.manifest.name.full(texts.language), x, _CARD.y + 84, ROW, Colour.IVORY, fit=room)
        pitch = min(40.0, (room - 32) / max(1, len(seat.wardrobe) - 1))
        draw_pips(canvas, seat.wardrobe, lambda garment: self._names.icon(1, garment), x, _CARD.y + 116, pitch)

    def _draw_saved(self, canvas: Canvas) -> None:
        tr, is_saved = self.services.texts.tr, not self.services.storage.database.unsaved
        title, fill, line = tr("Saved a moment ago"), Colour.OK_FILL, Colour.OK
        said = tr("Every action is written down at once; nothing is lost if the lights go out.")
        if not is_saved:
            title, fill, line = tr("Not saved"), Colour.WARN_FILL, Colour.WARN
            said = tr("The disk refuses to save. The game goes on in memory and tries again.")
        canvas.part(Chamfered(_SAVED.width, _SAVED.height, 9, fill, line), _SAVED.x, _SAVED.y)
        canvas.icon("seal" if is_saved else "warn", _SAVED.x + 36, _SAVED.y + 32, 30, line)
        head = Rect(_SAVED.x + 66, _SAVED.y + 12, _SAVED.width - 84, 38)
        canvas.text_box(title, head, ROW_STRONG, Colour.IVORY, Align.LEFT)
        note = Rect(_SAVED.x + 24, _SAVED.y + 50, _SAVED.width - 44, 70)
        canvas.text_box(said, note, CAPTION, Colour.CREAM, Align.LEFT, most_lines=2)
