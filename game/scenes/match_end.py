"""The end of a match: who won, what it came to, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.events import SeatBeaten
from engine.players.demeanour import Expression
from engine.views import GarmentState, PublicSeat
from game.colours import Colour
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.ornaments import HeadingRule, Medallion, MedallionState, ScreenFrame, medallion_icon_colour
from game.geometry import Rect
from game.inputs import Key
from game.lines import LineBook, Situation, spoken
from game.lines.book import Talkativeness
from game.lines.line_file import LineFileError
from game.match_figures import figures_of
from game.motion import cubic_out
from game.opponents.pack import OpponentPack, PackError
from game.running_match import HUMAN, RunningMatch
from game.scenes.confetti import FALL, Confetti
from game.scenes.doors import Door
from game.scenes.garment_pips import Strike
from game.scenes.lady import StandingOpponent
from game.scenes.portraits import PortraitShape, draw_portrait
from game.scenes.scene import Scene
from game.scenes.scenery import MATCH_END_FADE, draw_lounge, draw_table_edge, figure_rect
from game.scenes.sitting_down import sit_down
from game.services import Services
from game.settings import Modesty
from game.setup_choice import match_setup
from game.table.names import MatchNames
from game.texts.banners import match_ended
from game.texts.durations import played_time
from game.texts.hands import hand_name
from game.texts.typography import capitalise
from game.typography import AMOUNT_SMALL, BODY, CAPTION, H1, H2, H3
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.labels import draw_ribbon

_MIDDLE: Final = 560
_FIGURE_TOP, _FIGURE_SIZE = 34, 1.04
_FACE: Final = Rect(440, 130, 260, 260)
_HEAD_MIDDLE: Final = 1396
_FIGURES: Final = Rect(1010, 252, 800, 372)
_ROW_PITCH: Final = 54
_TABLE_LOWERED: Final = 18
_MEDALLION: Final = 48
_MEDALLIONS_ROOM: Final = 704
"""From the middle of the first medallion to that of the last."""
_WIDEST_PITCH: Final = 136
_LAMPS_DOWN: Final = 0.45
_ROW_STAGGER, _MEDALLION_STAGGER, _ARRIVES_IN = 0.06, 0.08, 0.26
_BUST: Final = (96, 118)
_EVERYTHING_ARRIVED: Final = 1.6


class MatchEndScene(Scene):
    """Won: the next opponent waits. Lost: the rematch does."""

    def __init__(self, services: Services, match: RunningMatch) -> None:
        """The match must be over. Raises PackError when an opponent's pack cannot be used."""
        super().__init__(services)
        self._match = match
        self._names = MatchNames(match.setup, services.cast, services.texts)
        self._figures = figures_of(match)
        self._seconds_played = services.storage.matches.seconds_played(match.id)
        self._shown = self._who_is_shown()
        self._figure = self._standing(self._shown)
        self._line = self._chosen_line()
        self._age = 0.0
        frame = Rect(40, 0, 940, 1080)
        self._confetti = Confetti(frame, _FACE, Random(match.id)) if self._is_won else None

    @property
    def _is_won(self) -> bool:
        return self._match.winner == HUMAN

    def _who_is_shown(self) -> int:
        """The opponent beaten last, or the one who has won."""
        winner = self._match.winner
        if winner is not None and winner != HUMAN:
            return winner
        beaten = [event.seat for event in self._match.events_since() if isinstance(event, SeatBeaten)]
        return beaten[-1] if beaten else 1

    def _worn(self, seat: PublicSeat) -> frozenset[str]:
        """What an opponent wears in the picture, as far as the player lets it go."""
        garments = self._names.pack(seat.seat).manifest.garments
        if not seat.wardrobe:
            return frozenset(garments)
        worn = frozenset(each.id for each in seat.wardrobe if each.state is not GarmentState.OFF)
        if not worn and self.services.settings.settings.modesty is not Modesty.FINALE:
            return frozenset(garments[-1:])
        return worn

    def _standing(self, seat: int) -> StandingOpponent:
        mood = Expression.CONFIDENT if self._is_won else Expression.DELIGHTED
        rect = figure_rect(_MIDDLE, _FIGURE_TOP, _FIGURE_SIZE)
        worn = self._worn(self._match.view().seats[seat])
        return StandingOpponent(self._names.pack(seat), rect, worn, expression=mood, cards=self._is_won)

    def _chosen_line(self) -> str:
        """What she says about the end of the match; nothing when lines are off or cannot be read."""
        services, pack = self.services, self._names.pack(self._shown)
        tag = "match_won" if not self._is_won else "finale" if self._figures.garments_at_stake else "match_lost_money"
        talkativeness = Talkativeness(services.settings.settings.lines.value)
        try:
            book = LineBook(pack.lines(services.texts.language), Random(self._match.id), talkativeness)
        except LineFileError:
            return ""
        taken = max(0, self._figures.winnings) if self._is_won else self._match.view().seats[self._shown].money
        values = {"amount": services.texts.money(taken)} if taken else {}
        situation = Situation(game=self._match.setup.rules.game, values=values)
        line = book.choose(tag, situation)
        return spoken(line, situation, services.texts) if line else ""

    def entered(self) -> None:
        self.services.sounds.music("last_lamp_on_the_bar")
        self.services.sounds.play("match_won" if self._is_won else "match_lost")
        focus = "next" if self._is_won and self._next_opponent() else "rematch"
        self.group.focus(focus)

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr, following = self.services.texts.tr, self._next_opponent()
        next_first = self._is_won and following is not None
        kinds = (ButtonKind.SECONDARY, ButtonKind.PRIMARY) if next_first else (ButtonKind.PRIMARY, ButtonKind.SECONDARY)
        widgets: list[Widget] = [
            Button(
                "rematch",
                Rect(1010, 832, 388 if following else 800, 76),
                tr("Rematch"),
                self._rematch,
                kind=kinds[0],
                icon="again",
                size=27,
                shortcut=Key.R,
            )
        ]
        if following is not None:
            meet = Button(
                "next",
                Rect(1422, 832, 388, 76),
                tr("Next opponent"),
                lambda: self._meet(following),
                kind=kinds[1],
                note=following.manifest.name.full(self.services.texts.language),
                size=26,
                shortcut=Key.N,
            )
            widgets.insert(0 if next_first else 1, meet)
        widgets.append(
            Button(
                "menu",
                Rect(1010, 926, 240, 58),
                tr("Menu"),
                self._go_to_title,
                kind=ButtonKind.GHOST,
                icon="home",
                size=23,
                shortcut=Key.M,
            )
        )
        if self.services.doors.leads_somewhere(Door.HISTORY):
            widgets.append(
                Button(
                    "history",
                    Rect(1266, 926, 290, 58),
                    tr("History"),
                    self._way(Door.HISTORY),
                    kind=ButtonKind.GHOST,
                    icon="list",
                    size=23,
                    shortcut=Key.H,
                )
            )
        return widgets

    def _next_opponent(self) -> OpponentPack | None:
        """The one after this opponent in the cast; in stud everybody was there already."""
        if self._match.setup.rules.game != "draw":
            return None
        cast, current = self.services.cast, self._names.pack(self._shown).id
        ids = cast.ids()
        place = ids.index(current) if current in ids else 0
        for opponent in (*ids[place + 1 :], *ids[:place]):
            try:
                return cast.get(opponent)
            except PackError:
                continue
        return None

    # ------------------------------------------------------------ behaviour
    def _rematch(self) -> None:
        sit_down(self.services, self._match.setup, self._match.context.levels)

    def _meet(self, opponent: OpponentPack) -> None:
        setup = self.services.settings.settings.setup.model_copy(update={"draw_opponent": opponent.id})
        self.services.settings.change(setup=setup)
        sit_down(self.services, match_setup(self._match.setup.rules, [opponent]), self._match.context.levels)

    def _go_to_title(self) -> None:
        self.services.scenes.restart(self.services.doors.page(Door.TITLE, self.services))

    def _way(self, door: Door) -> Callable[[], None]:
        services = self.services
        return lambda: services.scenes.push(services.doors.page(door, services, self._match))

    def go_back(self) -> bool:
        self._go_to_title()
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        still = self.services.theme.still
        self._figure.update(seconds, self.redraw, still=still)
        lasts = max(FALL if self._confetti else 0.0, _EVERYTHING_ARRIVED)
        if self._age < lasts:
            self._age = lasts if still else self._age + seconds
            self.redraw()

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_lounge(canvas, _MIDDLE)
        if not self._is_won:
            canvas.fill(Colour.INK, opacity=_LAMPS_DOWN)
        self._figure.draw(canvas)
        draw_table_edge(canvas, _TABLE_LOWERED)
        canvas.part(MATCH_END_FADE, 0, 0)
        if self._confetti is not None and not self.services.theme.still:
            self._confetti.draw(canvas, self._age)
        canvas.part(ScreenFrame(fans=True), 0, 0)
        self._draw_others(canvas)
        self._draw_name(canvas)
        self._draw_headline(canvas)
        self._draw_figures(canvas)
        self._draw_garments(canvas)
        super().draw(canvas)

    def _arrived(self, place: int, stagger: float) -> float:
        """How far the thing at this place of its row has come, from 0 to 1."""
        return cubic_out(min(1.0, max(0.0, (self._age - place * stagger) / _ARRIVES_IN)))

    def _draw_others(self, canvas: Canvas) -> None:
        """Everybody else of a stud table."""
        others = [seat for seat in self._match.view().seats[1:] if seat.seat != self._shown]
        width, height = _BUST
        left = _MIDDLE - (len(others) * (width + 16) - 16) / 2
        for place, seat in enumerate(others):
            rect = Rect(left + place * (width + 16), 776, width, height)
            draw_portrait(canvas, self._names.pack(seat.seat), rect, PortraitShape.ARCH, self._worn(seat))

    def _draw_name(self, canvas: Canvas) -> None:
        ribbon = Rect.centred(_MIDDLE, 927, 440, 54)
        draw_ribbon(canvas, ribbon, self._names.full_name(self._shown), H2.sized(36))
        if self._line:
            said = self.services.texts.quote(self._line)
            canvas.text_box(said, Rect(180, 960, 760, 66), BODY, Colour.CREAM, most_lines=2)

    def _draw_headline(self, canvas: Canvas) -> None:
        winner = None if self._is_won else self._names.name(self._shown)
        title = match_ended(self.services.texts, winner)
        room = 760
        style = H1.sized(54) if canvas.width(title, H1.sized(54)) <= room else H1.sized(42)
        canvas.text(title, _HEAD_MIDDLE, 152, style, Colour.BRASS_LIGHT, Align.CENTRE, fit=room)
        canvas.part(HeadingRule(640), _HEAD_MIDDLE - 320, 175)
        canvas.text_box(self._comment(), Rect(996, 192, 800, 54), BODY, Colour.CREAM, most_lines=2)

    def _comment(self) -> str:
        texts, tr = self.services.texts, self.services.texts.tr
        name, seat = self._names.name(self._shown), self._match.view().seats[self._shown]
        if not seat.wardrobe:
            if self._is_won:
                return tr("All the money is on your side of the table.")
            return tr("The money is gone. Your dignity stays, more or less.")
        if self._is_won:
            prop = self._names.pack(self._shown).manifest.finale.name.read(texts.language)
            return tr(
                "{name} is out of garments, and the {prop} {prop:?sg=is|pl=are} not for sale.", name=name, prop=prop
            )
        return texts.ntr(
            "{name} kept {count} garment. You kept your dignity, more or less.",
            "{name} kept {count} garments. You kept your dignity, more or less.",
            seat.worn,
            name=name,
        )

    def _rows(self) -> list[tuple[str, str, str]]:
        """Icon, label and value of every figure."""
        texts, tr, figures = self.services.texts, self.services.texts.tr, self._figures
        pot = figures.biggest_pot
        told_pot = f"{texts.money(pot.amount)} · {tr('Deal {number}', number=pot.deal)}" if pot else "–"
        hand = capitalise(hand_name(texts, figures.best_hand)) if figures.best_hand else "–"
        rows = [
            ("deck", tr("Deals played"), texts.number(figures.deals)),
            ("cup", tr("Biggest pot"), told_pot),
            ("star", tr("Best hand"), hand),
            ("clock", tr("Time at the table"), played_time(texts, self._seconds_played)),
            ("chart", tr("Money"), f"{texts.money(figures.money)} ({texts.change(figures.winnings)})"),
        ]
        if figures.garments_at_stake:
            won = tr("{number} of {total}", number=figures.garments_won, total=figures.garments_at_stake)
            rows.insert(3, ("hanger", tr("Garments won"), won))
        return rows

    def _draw_figures(self, canvas: Canvas) -> None:
        rows = self._rows()
        canvas.part(Panel(_FIGURES.width, _FIGURES.height), _FIGURES.x, _FIGURES.y)
        top = _FIGURES.centre_y - len(rows) * _ROW_PITCH / 2
        for place, (icon, label, value) in enumerate(rows):
            middle = top + (place + 0.5) * _ROW_PITCH
            if place:
                canvas.hairline(_FIGURES.x + 28, middle - _ROW_PITCH / 2, _FIGURES.width - 56, Colour.BRASS_DARK, 0.6)
            canvas.icon(icon, _FIGURES.x + 46, middle, 28, Colour.BRASS)
            canvas.text_middle(label, _FIGURES.x + 80, middle, BODY, Colour.IVORY, Align.LEFT, 310)
            with canvas.faded(self._arrived(place, _ROW_STAGGER)):
                canvas.text_middle(
                    value, _FIGURES.right - 32, middle, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.RIGHT, 390
                )

    def _draw_garments(self, canvas: Canvas) -> None:
        """The wardrobe of the opponent that is shown: what was won of it, or what is still worn."""
        tr, seat = self.services.texts.tr, self._match.view().seats[self._shown]
        if not seat.wardrobe:
            return
        title = tr("Won this evening") if self._is_won else tr("Still worn")
        bounds = canvas.text(title, 1010, 672, H3.sized(30), Colour.BRASS_LIGHT, fit=500)
        self._draw_bought_back(canvas, 780 - bounds.width)
        pitch = min(_WIDEST_PITCH, _MEDALLIONS_ROOM / max(1, len(seat.wardrobe) - 1))
        for place, garment in enumerate(seat.wardrobe):
            x, y, icon = 1070 + place * pitch, 744, self._names.icon(self._shown, garment.id)
            is_off = garment.state is GarmentState.OFF
            state = MedallionState.WORN if not is_off else MedallionState.WON if self._is_won else MedallionState.OFF
            with canvas.faded(self._arrived(place, _MEDALLION_STAGGER)):
                canvas.part(Medallion(_MEDALLION, state), x - _MEDALLION, y - _MEDALLION)
                canvas.garment(icon, x, y, 1.24 * _MEDALLION, medallion_icon_colour(state))
                if state is MedallionState.OFF:
                    canvas.part(Strike(_MEDALLION), x - _MEDALLION / 2, y - _MEDALLION / 2)

    def _draw_bought_back(self, canvas: Canvas, room: float) -> None:
        bought = [garment for seat, garment in self._figures.bought_back if seat == self._shown]
        if not bought:
            return
        texts = self.services.texts
        words = [self._names.garment(self._shown, garment).form("short") for garment in dict.fromkeys(bought)]
        told = texts.tr("bought back: {garments}", garments=", ".join(words))
        canvas.text(told, 1810, 670, CAPTION, Colour.MUTED, Align.RIGHT, fit=room)
