"""One opponent: her picture in every stage that was seen, her story, her character, and how the matches went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.players.levels import Level
from game.devices.inputs import Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Diamond, Panel
from game.drawing.knobs import SliderTrack
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import FLIP
from game.look.typography import AMOUNT_SMALL, BODY, H2, LEGEND, ROW, ROW_STRONG
from game.match.seen_stages import Stage, look_through, stages_of
from game.opponents.pack import OpponentPack
from game.opponents.portraits import PortraitShape, draw_portrait
from game.scenes.gallery.closeup import CloseUp
from game.scenes.gallery.playing import can_play, set_up
from game.scenes.gallery.record import OpponentRecord, record_against
from game.scenes.page import QuietPage, draw_panel
from game.scenes.reading import Prose
from game.sound import motif
from game.stage.services import Services
from game.texts import Texts, mark, pmark
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton

_LEFT: Final = Rect(100, 88, 560, 842)
_NICHE: Final = Rect(120, 106, 520, 640)
_BIOGRAPHY: Final = Rect(690, 232, 548, 352)
_TEMPERAMENT: Final = Rect(1262, 232, 558, 352)
_RECORD: Final = Rect(690, 604, 548, 326)
_THEME: Final = Rect(1262, 604, 558, 152)
_FINALE: Final = Rect(1262, 776, 558, 154)
_TRACK: Final = 190
_NAME: Final = H2.sized(54)
_TRAITS: Final = (
    ("tight_loose", pmark("temperament", "Tight"), pmark("temperament", "Loose")),
    ("passive_bold", pmark("temperament", "Passive"), pmark("temperament", "Bold")),
    ("bluffing", pmark("temperament", "Honest"), pmark("temperament", "Bluffs")),
    ("buy_back_pride", pmark("temperament", "Shrugs"), pmark("temperament", "Buys back")),
    ("acting", pmark("temperament", "Open face"), pmark("temperament", "Poker face")),
)
_LEVELS: Final = {
    Level.NOVICE: mark("Novice"),
    Level.REGULAR: mark("Regular"),
    Level.SHARP: mark("Sharp"),
    Level.MASTER: mark("Master"),
}


class OpponentPage(QuietPage):
    """Opened from the gallery; LB and RB, and the arrows at the top, go from one opponent to the next."""

    def __init__(self, services: Services, packs: Sequence[OpponentPack], place: int) -> None:
        super().__init__(services)
        self._packs = tuple(packs)
        self._place = place
        self._since = 1.0
        self._before: Stage | None = None
        self._open(place)

    def _open(self, place: int) -> None:
        self._place = place % len(self._packs)
        progress = self.services.storage.progress
        self.stages = stages_of(self.pack, progress, self.services.settings.settings.modesty)
        self.stage = self.stages[0]
        self.record: OpponentRecord = record_against(self.services.storage, self.pack.id)
        look_through(self.pack, progress)

    @property
    def pack(self) -> OpponentPack:
        """Whom the page is about."""
        return self._packs[self._place]

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr, pack = self.services.texts.tr, self.pack
        plays = [
            ("draw", Rect(1420, 948, 400, 72), tr("Play five-card draw"), ButtonKind.PRIMARY),
            ("stud", Rect(1000, 948, 400, 72), tr("Play stud"), ButtonKind.SECONDARY),
        ]
        buttons: list[Widget] = [
            Button(game, rect, words, self._player(game), kind=kind, size=25)
            for game, rect, words, kind in plays
            if can_play(self.services, game)
        ]
        pitch = 74.6 if len(self.stages) <= 7 else 65
        thumbs = [
            _Thumb(self, stage, Rect(122 + pitch * stage.number, 764, 68 if pitch > 70 else 58, 100))
            for stage in self.stages
        ]
        story = Prose(
            "biography",
            Rect(_BIOGRAPHY.x + 28, _BIOGRAPHY.y + 76, _BIOGRAPHY.width - 44, _BIOGRAPHY.height - 100),
            tr("Biography"),
            pack.manifest.biography.read(self.services.texts.language),
            ROW,
        )
        theme = IconButton(
            "theme",
            Rect(_THEME.x + 28, _THEME.y + 70, 64, 62),
            self.services.texts.ptr("sound", "Play"),
            "play",
            self._play_theme,
            shortcut=Key.M,
        )
        closer = Button(
            "closer",
            Rect(370, 948, 290, 72),
            tr("Look closer"),
            self._look_closer,
            kind=ButtonKind.GHOST,
            icon="eye",
            size=23,
        )
        back = self.back_button(Rect(100, 948, 240, 72))
        return [*buttons, *thumbs, theme, story, closer, *self._pager(), back]

    def _pager(self) -> list[Widget]:
        if len(self._packs) < 2:
            return []
        tr = self.services.texts.tr
        return [
            IconButton("previous", Rect(1620, 92, 56, 56), tr("Previous"), "left", lambda: self._turn(-1)),
            IconButton("next", Rect(1764, 92, 56, 56), tr("Next"), "right", lambda: self._turn(1)),
        ]

    # ------------------------------------------------------------ behaviour
    def _player(self, game: str) -> Callable[[], None]:
        return lambda: set_up(self.services, self.pack.id, game)

    def _turn(self, by: int) -> None:
        self._open(self._place + by)
        self.layout()

    def turn_page(self, *, right: bool) -> bool:
        self._turn(1 if right else -1)
        return True

    def show(self, stage: Stage) -> None:
        """Show another stage of the picture."""
        if stage is not self.stage:
            self._before, self.stage, self._since = self.stage, stage, 0.0
            self.redraw(_LEFT.inset(-10))

    def _play_theme(self) -> None:
        self.services.sounds.play(motif(self.pack.id))

    def _look_closer(self) -> None:
        self.services.scenes.push(CloseUp(self.services, self.pack, self.stage))

    def second_action(self) -> bool:
        self._look_closer()
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        turns = {Key.PAGE_UP: -1, Key.PAGE_DOWN: 1}
        if pressed.key in turns and len(self._packs) > 1:
            self._turn(turns[pressed.key])
            return True
        return False

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._before is not None:
            self._since += seconds / self.services.theme.duration(FLIP)
            if self._since >= 1:
                self._before = None
            self.redraw(_LEFT.inset(-10))

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        self._draw_picture(canvas)
        self._draw_head(canvas)
        tr = self.services.texts.tr
        draw_panel(canvas, _BIOGRAPHY, tr("Biography"))
        self._draw_temperament(canvas)
        self._draw_record(canvas)
        draw_panel(canvas, _THEME, tr("Theme"))
        said = tr("A few notes of brass and piano announce {name}.", name=self.pack.name(self.services.texts.language))
        canvas.text_box(said, Rect(_THEME.x + 112, _THEME.y + 66, 418, 70), LEGEND, Colour.CREAM, Align.LEFT, 2)
        self._draw_finale(canvas)

    def _draw_picture(self, canvas: Canvas) -> None:
        canvas.part(Panel(_LEFT.width, _LEFT.height), _LEFT.x, _LEFT.y)
        if self._before is not None:
            draw_portrait(canvas, self.pack, _NICHE, PortraitShape.ARCH, self._before.worn)
        with canvas.faded(min(1.0, self._since) if self._before is not None else 1.0):
            draw_portrait(canvas, self.pack, _NICHE, PortraitShape.ARCH, self.stage.worn)
        texts = self.services.texts
        seen = sum(stage.is_seen for stage in self.stages)
        count = f"{seen} / {len(self.stages)}"
        bounds = canvas.text(count, 638, 904, ROW_STRONG, Colour.BRASS_LIGHT, Align.RIGHT)
        canvas.text(self._caption(texts), 122, 904, LEGEND, Colour.CREAM, fit=bounds.x - 140)

    def _caption(self, texts: Texts) -> str:
        stage = self.stage
        where = texts.tr("Stage {number} of {total}", number=stage.number + 1, total=len(self.stages))
        if stage.is_finale:
            looks = texts.tr("Finale")
        elif stage.number == 0:
            looks = texts.tr("everything worn")
        else:
            gone = self.pack.manifest.garments[stage.number - 1]
            word = self.pack.garment_words(texts.language)[gone]
            looks = texts.tr("without the {garment}", garment=word)
        return f"{where} · {looks}"

    def _draw_head(self, canvas: Canvas) -> None:
        texts, manifest = self.services.texts, self.pack.manifest
        room = 900 if len(self._packs) > 1 else 1130
        name = manifest.name.full(texts.language)
        canvas.text(name, 690, 142, _NAME, Colour.BRASS_LIGHT, fit=room)
        where = texts.tr("{age}, {town}", age=manifest.age, town=manifest.town.read(texts.language))
        line = f"{where} · {manifest.tagline.read(texts.language)}"
        canvas.text(line, 692, 184, BODY, Colour.CREAM, fit=1128)
        canvas.hairline(690, 210, 1130)
        if len(self._packs) > 1:
            page = f"{self._place + 1} / {len(self._packs)}"
            canvas.text_middle(page, 1720, 120, ROW_STRONG, Colour.CREAM, fit=84)

    def _draw_temperament(self, canvas: Canvas) -> None:
        texts, manifest = self.services.texts, self.pack.manifest
        level = texts.tr("Level: {level}", level=texts.tr(_LEVELS[manifest.level]))
        draw_panel(canvas, _TEMPERAMENT, texts.tr("Temperament"), level)
        for place, (trait, low, high) in enumerate(_TRAITS):
            y = _TEMPERAMENT.y + 96 + place * 53
            ends = Rect(_TEMPERAMENT.x + 28, y - 26, 150, 52)
            canvas.text_box(texts.ptr("temperament", low), ends, LEGEND, Colour.CREAM, Align.LEFT, most_lines=2)
            ends = Rect(_TEMPERAMENT.right - 178, y - 26, 150, 52)
            canvas.text_box(texts.ptr("temperament", high), ends, LEGEND, Colour.CREAM, Align.RIGHT, most_lines=2)
            left = _TEMPERAMENT.centre_x - _TRACK / 2
            canvas.part(SliderTrack(_TRACK, 0, ticks=()), left, y - 5)
            canvas.fill(Colour.BRASS_LINE, Rect(left + _TRACK / 2 - 1, y - 11, 2, 22))
            x = left + _TRACK * float(getattr(manifest.temperament, trait))
            start, length = min(x, left + _TRACK / 2), abs(x - left - _TRACK / 2)
            canvas.fill(Colour.BRASS, Rect(start, y - 3, length, 6))
            canvas.part(Diamond(12, 13, Colour.BRASS), x - 12, y - 13)

    def _draw_record(self, canvas: Canvas) -> None:
        texts, record = self.services.texts, self.record
        draw_panel(canvas, _RECORD, texts.tr("Record against you"))
        canvas.hairline(_RECORD.x + 28, _RECORD.y + 70, _RECORD.width - 56)
        x, y = _RECORD.x + 28, _RECORD.y + 98
        yours, theirs = x + 366, _RECORD.right - 28
        canvas.text_middle(texts.tr("You"), yours, y, LEGEND, Colour.MUTED, Align.RIGHT, fit=120)
        name = str(self.pack.name(texts.language))
        canvas.text_middle(name, theirs, y, LEGEND, Colour.MUTED, Align.RIGHT, fit=110)
        rows = (
            (texts.tr("Draw poker"), texts.number(record.draw.won), texts.number(record.draw.lost)),
            (texts.tr("Stud"), texts.number(record.stud.won), texts.number(record.stud.lost)),
            (texts.tr("Garments won"), texts.number(record.garments_won), texts.number(record.garments_lost)),
            (texts.tr("Biggest pot"), texts.money(record.biggest_pot), "–"),
        )
        for place, (label, mine, hers) in enumerate(rows):
            middle = y + 38 * (place + 1)
            canvas.text_middle(label, x, middle, ROW, Colour.CREAM, Align.LEFT, fit=250)
            canvas.text_middle(mine, yours, middle, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.RIGHT, fit=110)
            canvas.text_middle(hers, theirs, middle, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.RIGHT, fit=110)
        self._draw_last_ten(canvas, y + 38 * 5)

    def _draw_last_ten(self, canvas: Canvas, y: float) -> None:
        tr = self.services.texts.tr
        canvas.text_middle(tr("Last ten"), _RECORD.x + 28, y, LEGEND, Colour.MUTED, Align.LEFT, fit=168)
        results = self.record.last_ten
        for place, won in enumerate(results):
            x = _RECORD.right - 42 - 32 * (len(results) - 1 - place)
            fill, ink = (Colour.BRASS, Colour.ON_BRASS) if won else (Colour.WELL, Colour.BAD)
            canvas.part(Diamond(14, 14, fill), x - 14, y - 14)
            canvas.icon("check" if won else "close", x, y, 16, ink)
        if not results:
            canvas.text_middle("–", _RECORD.right - 28, y, LEGEND, Colour.MUTED, Align.RIGHT)

    def _draw_finale(self, canvas: Canvas) -> None:
        texts, finale = self.services.texts, self.stages[-1]
        draw_panel(canvas, _FINALE, texts.tr("Finale"))
        prop = self.pack.manifest.finale.name.read(texts.language)
        if finale.is_seen:
            said = texts.tr("Finale: {prop}", prop=prop)
        else:
            left = sum(not stage.is_seen for stage in self.stages)
            said = texts.ntr(
                "Not seen yet: {count} more stage to see.", "Not seen yet: {count} more stages to see.", left
            )
        room = Rect(_FINALE.x + 28, _FINALE.y + 66, 390, 74)
        canvas.text_box(said, room, LEGEND, Colour.CREAM, Align.LEFT, most_lines=2)
        paint = Colour.BRASS if finale.is_seen else Colour.DISABLED_LINE
        canvas.garment(finale.icon, _FINALE.right - 80, _FINALE.centre_y, 92, paint)


_FRAME: Final = 4
"""By how much the frame of a portrait reaches beyond it."""


class _Thumb(Widget):
    """One stage, small; those that were not seen stay locked."""

    def __init__(self, page: OpponentPage, stage: Stage, rect: Rect) -> None:
        tr = page.services.texts.tr
        label = tr("Stage {number} of {total}", number=stage.number + 1, total=len(page.stages))
        locked = "" if stage.is_seen else tr("Win the garment to see this page.")
        super().__init__(f"stage {stage.number}", rect, label, why_not=locked)
        self._page = page
        self._stage = stage

    def activate(self) -> None:
        self._page.show(self._stage)

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        if not self._stage.is_seen:
            canvas.part(Chamfered(rect.width, rect.height, 10, "#0a1714", Colour.DISABLED_LINE), rect.x, rect.y)
            canvas.icon("lock", rect.centre_x, rect.centre_y, 28, Colour.MUTED)
            return
        chosen = self._page.stage is self._stage
        inside, worn = rect.inset(_FRAME), self._stage.worn  # so that frames side by side do not touch
        draw_portrait(canvas, self._page.pack, inside, PortraitShape.ARCH, worn, bright=chosen, ring=Colour.BRASS_LINE)
