"""The cast: a card for every opponent, with what has been seen and how the matches went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from game.devices.inputs import Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Look, Panel, RingShape
from game.drawing.vector import DANGER_FILL
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, BODY, CAPTION, H3, LEGEND, PILL, ROW_STRONG
from game.match.seen_stages import Stage, has_news, stages_of
from game.opponents.pack import OpponentPack
from game.opponents.portraits import PortraitShape, draw_portrait
from game.scenes.gallery.opponent_page import OpponentPage
from game.scenes.gallery.playing import can_play, set_up
from game.scenes.page import FOOT, QuietPage
from game.scenes.setup.table import FAVOURITE
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.statistics import MatchTally
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choices import Segments
from game.widgets.legend import LegendEntry
from game.widgets.scroll import BAR_ROOM, ScrollArea

_CARDS: Final = Rect(100, 128, 1720 + BAR_ROOM, 806)
_ABOVE: Final = 22
"""Room above the first row for what sticks out of its cards."""
_CARD: Final = (418, 380)
_PITCH: Final = (434, 394)
_IN_A_ROW: Final = 4
_GAMES: Final = ("draw", "stud")


class GalleryPage(QuietPage):
    """Everybody who can be met."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._game = 0
        self.packs = usable_packs(services)

    def title(self) -> str:
        return self.services.texts.tr("The cast")

    def resumed(self) -> None:
        self.packs = usable_packs(self.services)
        self.layout()

    def build(self) -> Sequence[Widget]:
        texts, progress = self.services.texts, self.services.storage.progress
        tallies = self.services.storage.statistics.tallies()
        cards = []
        for place, pack in enumerate(self.packs):
            column, row = place % _IN_A_ROW, place // _IN_A_ROW
            rect = Rect(_CARDS.x + _PITCH[0] * column, _CARDS.y + _ABOVE + _PITCH[1] * row, *_CARD)
            tally = tallies.get((pack.id, _GAMES[self._game]), MatchTally(0, 0))
            stages = stages_of(pack, progress, self.services.settings.settings.modesty)
            cards.append(_Card(self.services, rect, pack, stages, tally, self._opener(place)))
        rows = (len(cards) + _IN_A_ROW - 1) // _IN_A_ROW
        content = _ABOVE + max(0, rows * _PITCH[1] - (_PITCH[1] - _CARD[1])) + 4
        area = ScrollArea("cards", _CARDS, self.title(), cards, content)
        before = next((widget for widget in self.group.widgets if isinstance(widget, ScrollArea)), None)
        area.offset = min(before.offset, area.furthest) if before else 0.0
        names = (texts.tr("Draw poker"), texts.tr("Stud"))
        record = Segments(
            "record", Rect(1440, 72, 380, 54), texts.tr("Record against you"), names, self._game, self._choose
        )
        return [area, record, self.back_button(), *self._way_to_packs(), self._legend()]

    def _way_to_packs(self) -> list[Widget]:
        services = self.services
        if not services.doors.leads_somewhere(Door.PACKS):
            return []
        words = services.texts.tr("Opponent packs")
        go = lambda: services.scenes.push(services.doors.page(Door.PACKS))
        rect = Rect(356, FOOT, 330, 66)
        return [Button("packs", rect, words, go, kind=ButtonKind.GHOST, size=22, icon="box", capitals=False)]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("Enter",), ("A",), tr("Open")),
            LegendEntry(("P",), ("X",), self.services.texts.ptr("match", "Play")),
            LegendEntry((), ("LB", "RB"), tr("Other game")),
        )
        return self.legend(Rect(702, 954, 750, 54), entries)

    def _opener(self, place: int) -> Callable[[], None]:
        return lambda: self.services.scenes.push(OpponentPage(self.services, self.packs, place))

    def _choose(self, game: int) -> None:
        self._game = game
        self.layout()

    def turn_page(self, *, right: bool) -> bool:  # noqa: ARG002 - there are two games
        self._choose(1 - self._game)
        return True

    def _play(self) -> bool:
        focused, game = self.group.focused, _GAMES[self._game]
        if not isinstance(focused, _Card) or not can_play(self.services, game):
            return False
        set_up(self.services, focused.pack.id, game)
        return True

    def second_action(self) -> bool:
        return self._play()

    def key_pressed(self, pressed: KeyPressed) -> bool:
        return pressed.key is Key.P and self._play()

    def draw_page(self, canvas: Canvas) -> None:
        texts, settings = self.services.texts, self.services.settings.settings
        if not self.packs:
            canvas.text_box(texts.tr("Nobody has come yet."), _CARDS, BODY, Colour.CREAM)
        pages = [
            stage for pack in self.packs for stage in stages_of(pack, self.services.storage.progress, settings.modesty)
        ]
        seen = sum(stage.is_seen for stage in pages)
        canvas.icon("star", 1490, 981, 30, Colour.BRASS)
        said = texts.tr("{number} of {total} stages seen", number=seen, total=len(pages))
        canvas.text_middle(said, 1514, 981, ROW_STRONG, Colour.CREAM, Align.LEFT, fit=306)


def usable_packs(services: Services) -> tuple[OpponentPack, ...]:
    """Every opponent who can be shown, in the order of the cast."""
    return services.cast.usable(services.cast.billing(FAVOURITE))


class _Card(Widget):
    """One opponent."""

    ring: ClassVar[RingShape] = RingShape.NOTCH

    def __init__(
        self,
        services: Services,
        rect: Rect,
        pack: OpponentPack,
        stages: Sequence[Stage],
        tally: MatchTally,
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(f"opponent {pack.id}", rect, pack.manifest.name.full(services.texts.language))
        self.pack = pack
        self._services = services
        self._stages = tuple(stages)
        self._tally = tally
        self._on_open = on_open
        self._news = has_news(pack, services.storage.progress)

    @property
    def ring_cut(self) -> float:
        return 12

    def activate(self) -> None:
        self._on_open()

    def draw(self, canvas: Canvas) -> None:
        rect, texts, manifest = self.rect, self._services.texts, self.pack.manifest
        border = Colour.BRASS_LIGHT if self.look in (Look.HOVER, Look.PRESSED) else Colour.BRASS_LINE
        canvas.part(Panel(rect.width, rect.height, 12, border), rect.x, rect.y)
        bust = Rect(rect.x + 24, rect.y + 24, 166, 246)
        worn = self._stages[0].worn
        draw_portrait(canvas, self.pack, bust, PortraitShape.ARCH, worn, bright=self.focused)
        x, width = rect.x + 212, 182
        first, _, last = self.label.partition(" ")
        for place, words in enumerate((first, last)):
            canvas.text(words, x, rect.y + 58 + 36 * place, H3.sized(30), Colour.BRASS_LIGHT, fit=width)
        where = texts.tr("{age}, {town}", age=manifest.age, town=manifest.town.read(texts.language))
        canvas.text(where, x, rect.y + 126, CAPTION, Colour.MUTED, fit=width)
        tagline = manifest.tagline.read(texts.language)
        canvas.text_box(tagline, Rect(x, rect.y + 138, width, 84), LEGEND, Colour.CREAM, Align.LEFT, most_lines=3)
        self._draw_record(canvas, x, rect.y + 246, width)
        canvas.hairline(rect.x + 24, rect.y + 290, rect.width - 48, opacity=0.5)
        self._draw_stages(canvas)
        if self._news:
            tag = Rect(rect.right - 104, rect.y - 14, 90, 38)
            canvas.part(
                Chamfered(tag.width, tag.height, 8, DANGER_FILL, Colour.BRASS, 1.6, shadowed=True), tag.x, tag.y
            )
            canvas.text_box(texts.tr("New"), tag.inset(4), PILL, Colour.IVORY)

    def _draw_record(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        texts = self._services.texts
        score = texts.score(self._tally.won, self._tally.lost)
        bounds = canvas.text(score, x + width, y, AMOUNT_SMALL.sized(28), Colour.BRASS_LIGHT, Align.RIGHT)
        label = texts.tr("Matches")
        canvas.text(label, x, y, CAPTION, Colour.MUTED, fit=bounds.x - x - 10)

    def _draw_stages(self, canvas: Canvas) -> None:
        rect, seen = self.rect, sum(stage.is_seen for stage in self._stages)
        pitch = 41 if len(self._stages) <= 7 else 36
        for place, stage in enumerate(self._stages):
            paint = Colour.BRASS if stage.is_seen else Colour.DISABLED_LINE
            canvas.garment(stage.icon, rect.x + 40 + pitch * place, rect.y + 332, 32, paint)
        count = f"{seen} / {len(self._stages)}"
        x = rect.right - 24
        canvas.text_middle(count, x, rect.y + 332, ROW_STRONG, Colour.BRASS_LIGHT, Align.RIGHT, fit=64)
