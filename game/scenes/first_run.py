"""The first page of all: for adults only, and everything that makes an evening comfortable. It does not come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import Card, parse_cards
from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Disc, Panel, RingShape
from game.drawing.ornaments import HeadingRule, Medallion, MedallionState, medallion_icon_colour
from game.drawing.vector import SECONDARY_FILL
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import FLIP, sine_in_out
from game.look.typography import AMOUNT, BODY, CAPTION, H2, H3, SETTING
from game.scenes.scenery import draw_quiet_ground
from game.scenes.settings.game import modesty_names, speed_names
from game.scenes.settings.picture import text_size_names
from game.scenes.settings.rows import Options
from game.settings import DeckColours, Modesty
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.stage.stack import Stacked
from game.table.cards import draw_card, face_file
from game.texts import Language
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.choices import Segments, Toggle
from game.widgets.labels import bubble_size, draw_bubble, draw_heading
from game.widgets.legend import DPAD, LegendBar, LegendEntry

_ADULTS = Rect(160, 156, 660, 780)
_COMFORT = Rect(850, 156, 910, 780)
_PREVIEW = Rect(882, 684, 846, 220)
_ROW_TOP, _ROW_PITCH, _CONTROL_X, _CONTROL_WIDTH = 254, 84, 1200, 528
_CARDS = parse_cards("As Kh Qd Jc")
_CARD_WIDTH, _CARD_PITCH = 118, 128
_FLIPPED = 3
"""The card of the preview that turns at the chosen speed."""
_FLIP_EVERY = 2.6


class FirstRunPage(Scene):
    """Everything is preset; only coming in asks for a deliberate press. What is chosen is kept when the player does.

    ``next_page`` makes the page that coming in leads to: the title, unless the program was started for another.
    """

    def __init__(self, services: Services, next_page: Callable[[], Stacked] | None = None) -> None:
        super().__init__(services)
        self._next_page = next_page or (lambda: services.doors.page(Door.TITLE))
        self._since_flip = 0.0
        self._before = services.settings.settings

    def entered(self) -> None:
        self.group.focus("language")

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("Tab",), (DPAD,), tr("Next")),
            LegendEntry(("Enter",), ("A",), tr("Choose")),
        )
        return [
            *self._comfort(),
            *self._modesty(),
            Button(
                "come in",
                Rect(1140, 960, 620, 72),
                tr("I am 18 or older: come in"),
                self._come_in,
                kind=ButtonKind.PRIMARY,
                size=27,
                shortcut=Key.E,
            ),
            Button("leave", Rect(160, 960, 240, 72), tr("Leave"), self._leave, size=26),
            LegendBar("legend", Rect(424, 969, 692, 54), entries, self.services.device),
        ]

    def _comfort(self) -> list[Widget]:
        texts, tr, options = self.services.texts, self.services.texts.tr, Options(self.services, kept=False)
        settings, languages = options.settings, list(Language)
        speeds, sizes = speed_names(options), text_size_names(options)
        four = settings.deck_colours is DeckColours.FOUR
        return [
            self._segments(
                0,
                "language",
                tr("Language"),
                [language.own_name for language in languages],
                languages.index(texts.language),
                lambda place: options.change(language=languages[place]),
            ),
            self._segments(
                1,
                "speed",
                tr("Animation speed"),
                [name for _, name in speeds],
                [speed for speed, _ in speeds].index(settings.speed),
                lambda place: options.change(speed=speeds[place][0]),
            ),
            self._segments(
                2,
                "text_size",
                tr("Text size"),
                [name for _, name in sizes],
                [size for size, _ in sizes].index(settings.text_size),
                lambda place: options.change(text_size=sizes[place][0]),
            ),
            Toggle(
                "deck_colours",
                self._control(3),
                tr("Four-colour deck"),
                four,
                lambda on: options.change(deck_colours=DeckColours.FOUR if on else DeckColours.TWO),
            ),
            Toggle(
                "reduced_motion",
                self._control(4),
                tr("Reduced motion"),
                settings.reduced_motion,
                lambda on: options.change(reduced_motion=on),
            ),
        ]

    @staticmethod
    def _control(row: int) -> Rect:
        return Rect(_CONTROL_X, _ROW_TOP + row * _ROW_PITCH, _CONTROL_WIDTH, 54)

    def _segments(
        self,
        row: int,
        name: str,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
    ) -> Widget:
        return Segments(name, self._control(row), label, options, chosen, on_change)

    def _modesty(self) -> list[Widget]:
        options = Options(self.services, kept=False)
        choices = modesty_names(options)
        values = [value for value, _ in choices]
        chosen = values.index(options.settings.modesty)

        def change(place: int) -> None:
            options.change(modesty=values[place])

        label = self.services.texts.tr("How far may the evening go?")
        names = [name for _, name in choices]
        widgets: list[Widget] = [Segments("modesty", Rect(200, 670, 580, 58), label, names, chosen, change)]
        for place, (value, name) in enumerate(choices):
            rect = Rect.centred(296 + place * 194, 804, 100, 100)
            act = lambda place=place: change(place)
            widgets.append(_ModestyMedallion(value, rect, name, act, chosen=place == chosen))
        return widgets

    # ------------------------------------------------------------ behaviour
    def _come_in(self) -> None:
        services = self.services
        services.settings.change(first_run_done=True, language=services.texts.language)
        services.scenes.restart(self._next_page())

    def _leave(self) -> None:
        """Close the game and forget what was chosen."""
        self.services.settings.preview(**dict(self._before))
        self.services.scenes.clear()

    def go_back(self) -> bool:
        self._leave()
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.services.theme.still:
            self._since_flip = 0.0
            return
        self._since_flip = (self._since_flip + seconds) % _FLIP_EVERY
        if self._since_flip <= self.services.theme.duration(FLIP) + seconds:
            self.redraw(_PREVIEW)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_quiet_ground(canvas, fans=True)
        draw_heading(canvas, self.services.texts.tr("Good evening"))
        for rect in (_ADULTS, _COMFORT):
            canvas.part(Panel(rect.width, rect.height, 16), rect.x, rect.y)
        self._draw_notice(canvas)
        self._draw_comfort(canvas)
        self._draw_preview(canvas)
        super().draw(canvas)

    def _draw_notice(self, canvas: Canvas) -> None:
        tr, left, width = self.services.texts.tr, _ADULTS.x + 40, _ADULTS.width - 80
        canvas.part(Disc(62), 202, 198)
        canvas.text_middle("18+", 264, 260, AMOUNT.sized(50), Colour.BRASS_LIGHT, fit=104)
        canvas.text_box(tr("For adults only"), Rect(354, 228, 430, 64), H2.sized(42), Colour.BRASS_LIGHT, Align.LEFT)
        notice = tr(
            "A card game between grown-ups who stake their clothes. Nobody is ever shown nude: the last garment is "
            "followed by a fan, a drum or a very large hand of cards. Every character is 25 or older."
        )
        canvas.text_box(notice, Rect(left, 344, width, 230), BODY, Colour.IVORY, Align.LEFT, most_lines=7)
        canvas.part(HeadingRule(420), _ADULTS.centre_x - 210, 587)
        question = Rect(left, 610, width, 50)
        canvas.text_box(tr("How far may the evening go?"), question, H3.sized(32), Colour.BRASS_LIGHT, Align.LEFT)
        later = Rect(left, 872, width, 52)
        canvas.text_box(
            tr("You can change all of this later in the settings."), later, CAPTION, Colour.MUTED, most_lines=2
        )

    def _draw_comfort(self, canvas: Canvas) -> None:
        tr, left = self.services.texts.tr, _COMFORT.x + 32
        heading = Rect(left, 176, _COMFORT.width - 64, 52)
        canvas.text_box(tr("Make yourself comfortable"), heading, H3.sized(34), Colour.BRASS_LIGHT, Align.LEFT)
        canvas.hairline(left, 234, _COMFORT.width - 64, Colour.BRASS_LINE, 0.7)
        for row, name in enumerate(("language", "speed", "text_size")):
            rect = Rect(left, self._control(row).y, _CONTROL_X - left - 16, 54)
            label = self.group.find(name).label
            canvas.text_box(label, rect, SETTING.sized(25), Colour.IVORY, Align.LEFT, most_lines=2)
        notes = {
            "deck_colours": tr("Each suit has its own colour"),
            "reduced_motion": tr("Cards and garments change without flying"),
        }
        for row, (name, note) in enumerate(notes.items(), start=3):
            top, width = self._control(row).y - 10, _COMFORT.width - 64 - 110
            label = self.group.find(name).label
            canvas.text_box(label, Rect(left, top, width, 40), SETTING.sized(25), Colour.IVORY, Align.LEFT)
            canvas.text_box(note, Rect(left, top + 40, width, 32), CAPTION, Colour.MUTED, Align.LEFT)

    def _draw_preview(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PREVIEW.width, _PREVIEW.height, 14, Colour.BRASS_DARK, SECONDARY_FILL), *_PREVIEW[:2])
        settings = self.services.settings.settings
        for place, card in enumerate(_CARDS):
            rect = Rect(910 + place * _CARD_PITCH, 712, _CARD_WIDTH, _CARD_WIDTH * 1.4)
            if place == _FLIPPED:
                self._draw_flipping(canvas, card, rect)
            else:
                draw_card(canvas, settings, card, rect)
        line = self.services.texts.tr("You look lost, darling. Sit down.")
        width, height = bubble_size(canvas, line, 250)
        top = _PREVIEW.centre_y - height / 2
        draw_bubble(canvas, Rect(1458, top, width, height), line, (1430, top + height + 8))

    def _draw_flipping(self, canvas: Canvas, card: Card, rect: Rect) -> None:
        """The last card turns over and back again; reduced motion lets it lie."""
        lasts = self.services.theme.duration(FLIP)
        done = min(1.0, self._since_flip / lasts) if lasts and not self.services.theme.still else 1.0
        share = abs(1 - 2 * sine_in_out(done))
        width = max(2.0, rect.width * share)
        turned = Rect(rect.centre_x - width / 2, rect.y, width, rect.height)
        canvas.picture(face_file(card, self.services.settings.settings, rect.width * canvas.scale), turned)


class _ModestyMedallion(Widget):
    """A picture of how far the evening goes; pressing it chooses that."""

    ring = RingShape.ROUND

    def __init__(
        self, modesty: Modesty, rect: Rect, label: str, on_choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(f"medallion {modesty.value}", rect, label, hint=Hint(label))
        self._modesty = modesty
        self._on_choose = on_choose
        self._chosen = chosen

    def activate(self) -> None:
        self._on_choose()

    def draw(self, canvas: Canvas) -> None:
        state = MedallionState.WON if self._chosen else MedallionState.WORN
        rect, paint = self.rect, medallion_icon_colour(state)
        canvas.part(Medallion(rect.width / 2, state), rect.x, rect.y)
        if self._modesty is Modesty.MONEY_ONLY:
            canvas.icon("coin", rect.centre_x, rect.centre_y, 52, paint)
        else:
            icon = "fan" if self._modesty is Modesty.FINALE else "slip"
            canvas.garment(icon, rect.centre_x, rect.centre_y, 64, paint)
