"""What the spotlight shows: the figure, the garment on its way, the wardrobe, the pile and the banner."""

from __future__ import annotations

from typing import Final

import pygame

from engine import events as ev
from engine.evaluation import describe
from engine.players.demeanour import Expression
from engine.rules import MatchSetup
from engine.views import GarmentState
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Panel
from game.drawing.ornaments import BannerKind, MedallionState
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.motion import back_out, expo_out, quad_out
from game.look.typography import AMOUNT, AMOUNT_SMALL, CAPTION, H3, ROW, ROW_STRONG
from game.opponents.figure import figure_of
from game.opponents.layers import FigureState
from game.opponents.portraits import PortraitShape, draw_portrait
from game.settings import Modesty
from game.stage.services import Services
from game.table import chips, spotlight
from game.table.names import MatchNames
from game.table.plates import draw_medallion
from game.table.spots import Spot
from game.table.state import SeatState
from game.table.steps import HUMAN, OPPONENT, Step
from game.texts import banners
from game.texts.hands import hand_name
from game.texts.texts import mark
from game.texts.typography import capitalise
from game.widgets.labels import bubble_size, draw_banner, draw_bubble

_MOST_IN_PILE: Final = 3


class SpotlightPicture:
    """Draws a step in which a garment changes hands, at any moment of it."""

    def __init__(
        self, services: Services, setup: MatchSetup, names: MatchNames, step: Step, taker: int | None = None
    ) -> None:
        """``step`` must be one with a moment; raises ValueError for another.

        ``taker`` is the seat that won the garment, where the moment does not tell.
        """
        if step.moment is None:
            raise ValueError("nothing changes hands in this step")
        self._services = services
        self._setup = setup
        self._names = names
        self._moment = step.moment
        self._before = step.before.seats[step.moment.seat]
        self._after = step.after.seats[step.moment.seat]
        self._table = step.after
        self._taker = _taker_of(step.moment, taker)
        self.shown = step.moment.seat if step.moment.seat != HUMAN else self._taker
        """The seat whose figure is seen: the owner of the garment, or who takes it from the human."""
        self._figure = figure_of(names.pack(self.shown))
        self._glow: pygame.Surface | None = None
        self._elapsed = 0.0

    @property
    def length(self) -> float:
        """Seconds at the brisk speed until everything has been shown."""
        return spotlight.ENDS + (spotlight.FINALE_DELAY if self._is_finale else 0.0)

    @property
    def _is_lost(self) -> bool:
        return isinstance(self._moment, ev.GarmentLost)

    @property
    def _is_hers(self) -> bool:
        return self._moment.seat != HUMAN

    @property
    def _is_for_two(self) -> bool:
        """Whether what is off is the human's: at a table of more it may be anybody's."""
        return len(self._setup.seats) == OPPONENT + 1

    def _worn_by(self, seat: int) -> frozenset[str]:
        """What somebody in a portrait wears: nobody is shown there with less than the last garment."""
        garments = self._names.pack(seat).manifest.garments
        return self._table.seats[seat].worn or frozenset(garments[-1:])

    @property
    def _is_finale(self) -> bool:
        shown = self._services.settings.settings.modesty is Modesty.FINALE
        return isinstance(self._moment, ev.GarmentLost) and self._moment.is_last and self._is_hers and shown

    def draw(self, canvas: Canvas, elapsed: float, line: str) -> None:
        """Draw the moment after ``elapsed`` seconds; ``line`` is what she says."""
        self._elapsed = elapsed
        with canvas.faded(spotlight.share(self._elapsed, (0.0, 0.25))):
            canvas.picture("interface/scenery/spotlight.webp", spotlight.BEAM)
        self._draw_figure(canvas)
        canvas.part(spotlight.FloorFade(), 0, 690)
        self._draw_wardrobe(canvas)
        self._draw_pile(canvas)
        if self._is_lost:
            self._draw_garment_leaving(canvas)
        else:
            self._draw_payment(canvas)
        if line and self._elapsed >= spotlight.SPEAKS:
            width, height = bubble_size(canvas, line, spotlight.BUBBLE.width)
            rect = Rect(spotlight.BUBBLE.x, spotlight.BUBBLE.y, width, max(height, spotlight.BUBBLE.height))
            draw_bubble(canvas, rect, line, spotlight.BUBBLE_TIP)
        self._draw_banner(canvas)

    @property
    def _later(self) -> float:
        """The time on the clock of the garment, which a finale starts later."""
        return self._elapsed - (spotlight.FINALE_DELAY if self._is_finale else 0.0)

    def _draw_figure(self, canvas: Canvas) -> None:
        entered = quad_out(spotlight.share(self._elapsed, spotlight.ENTERS))
        rect = spotlight.FIGURE.moved(0, 24 * (1 - entered))
        with canvas.faded(entered):
            if not self._is_hers:
                face = Expression.DELIGHTED if self._is_lost else Expression.CONFIDENT
                self._figure.draw(canvas, self._state(self._table.seats[self.shown], face), rect)
                return
            before, after = self._looks()
            if self._is_finale:
                self._draw_sweep(canvas, before, after, rect)
                return
            changed = spotlight.share(self._elapsed, spotlight.LIFTS if self._is_lost else (1.35, 1.6))
            if not self._is_lost and changed > 0:
                self._draw_glow(canvas, rect, changed)
            # The fuller figure fades over the barer one, so that nothing shows that neither of them shows.
            fuller, barer = (before, after) if self._is_lost else (after, before)
            fullness = 1 - changed if self._is_lost else changed
            if fullness < 1:
                self._figure.draw(canvas, barer, rect)
            with canvas.faded(entered * fullness):
                self._figure.draw(canvas, fuller, rect)

    def _draw_sweep(self, canvas: Canvas, before: FigureState, after: FigureState, rect: Rect) -> None:
        """The finale sweeps in from the left over the figure as it was; only then the garment leaves."""
        swept = spotlight.share(self._elapsed, spotlight.SWEEPS)
        if swept < 1:
            self._figure.draw(canvas, before, rect)
        if swept > 0:
            with canvas.clipped(Rect(rect.x, rect.y, rect.width * swept, rect.height)):
                self._figure.draw(canvas, after, rect)
        if 0 < swept < 1:
            for width, opacity in ((26, 0.12), (10, 0.35), (3, 0.9)):
                edge = Rect(rect.x + rect.width * swept - width / 2, rect.y + 240, width, rect.height - 360)
                canvas.fill(Colour.BRASS_LIGHT, edge, opacity)

    def _looks(self) -> tuple[FigureState, FigureState]:
        changed = self._elapsed >= spotlight.FACE_CHANGES
        if self._is_lost:
            face = Expression.WORRIED if changed else Expression.SURPRISED
        else:
            face = Expression.DELIGHTED if changed else Expression.CONFIDENT
        return self._state(self._before, face), self._state(self._after, face)

    def _state(self, seat: SeatState, face: Expression) -> FigureState:
        pack = self._names.pack(self.shown)
        worn = seat.worn if seat.wardrobe else frozenset(pack.manifest.garments)
        if not worn and self._services.settings.settings.modesty is not Modesty.FINALE:
            worn = frozenset({seat.wardrobe[-1].id})
        return self._figure.state(worn, face, cards=False)

    def _worn_at(self) -> Spot:
        """Where the garment is on the figure."""
        state = self._state(self._before if self._is_lost else self._after, Expression.NEUTRAL)
        box = self._figure.garment_box(self._moment.garment, state)
        rect = spotlight.FIGURE
        return Spot(
            rect.x + (box.x + box.width / 2) * rect.width,
            rect.y + (box.y + box.height / 2) * rect.height,
            max(40.0, box.width * rect.width),
        )

    def _slimness(self) -> float:
        """The height of the garment as a multiple of its width."""
        if not self._is_hers:
            return 1.0
        state = self._state(self._before, Expression.NEUTRAL)
        box, rect = self._figure.garment_box(self._moment.garment, state), spotlight.FIGURE
        return max(0.2, box.height * rect.height) / max(0.2, box.width * rect.width)

    def _garment_surface(self, canvas: Canvas, width: float) -> pygame.Surface:
        state = self._state(self._before if self._is_lost else self._after, Expression.NEUTRAL)
        pixels = max(1, round(width * canvas.scale))
        return self._figure.garment_picture(self._moment.garment, state, pixels, canvas)

    def _draw_garment_leaving(self, canvas: Canvas) -> None:
        later = self._later
        goal = self._slot_of_moment()
        if not spotlight.LIFTS[0] < later < spotlight.FLIES[1]:
            return
        worn_at = self._worn_at() if self._is_hers else Spot(980, 470, 160)
        slimness = self._slimness()
        spot = spotlight.leaving(later, worn_at, goal, slimness)
        ahead = spotlight.DottedArc((spot.x + 110, spot.y + 40), (goal.x - 12, spot.y + 60), (goal.x, 536))
        lifted = spotlight.share(later, spotlight.LIFTS)
        with canvas.faded(lifted * (1 - spotlight.share(later, spotlight.FLIES))):
            trail = spotlight.Trail((920, 388), (1030, 250), (spotlight.HELD.x, spotlight.HELD.y))
            canvas.part(trail, 0, 0)
            for x, y, size in trail.sparkles():
                self._draw_sparkle(canvas, x, y, size)
            if later >= spotlight.FLIES[0]:
                canvas.part(ahead, 0, 0)
        for opacity, back in ((0.10, 0.12), (0.18, 0.06), (1.0, 0.0)):
            shown = spotlight.leaving(max(spotlight.LIFTS[0], later - back), worn_at, goal, slimness)
            with canvas.faded(opacity):
                self._draw_flying_garment(canvas, shown, worn_at.width)

    def _draw_flying_garment(self, canvas: Canvas, spot: Spot, width: float) -> None:
        if not self._is_hers:
            radius = max(20, round(spot.width / 8) * 4)
            icon = self._names.icon(self._moment.seat, self._moment.garment)
            draw_medallion(canvas, spot.x, spot.y, radius, MedallionState.WON, icon)
            return
        largest = max(width, spotlight.HELD.width)
        surface = self._garment_surface(canvas, largest)
        canvas.sprite(surface, spot.x, spot.y, rotation=spot.rotation, zoom=round(spot.width / largest, 2))

    @staticmethod
    def _draw_sparkle(canvas: Canvas, x: float, y: float, size: float) -> None:
        rect = Rect.centred(x, y, size, size)
        canvas.picture("interface/pieces/sparkle.svg", rect, Colour.BRASS_LIGHT)

    def _draw_glow(self, canvas: Canvas, rect: Rect, changed: float) -> None:
        """The garment that came back shines for a while."""
        fading = 1 - spotlight.share(self._elapsed, (1.6, 1.6 + spotlight.GLOWS))
        worn_at = self._worn_at()
        if self._glow is None or self._glow.get_width() != round((worn_at.width + 120) * canvas.scale):
            self._glow = _glowing(self._garment_surface(canvas, worn_at.width), round(60 * canvas.scale))
        with canvas.faded(max(0.35, fading) * changed):
            canvas.sprite(self._glow, worn_at.x, worn_at.y + rect.y - spotlight.FIGURE.y)

    def _draw_payment(self, canvas: Canvas) -> None:
        """Chips go one way, the garment comes the other."""
        goal = self._slot_of_moment()
        paying = spotlight.share(self._elapsed, (0.65, 1.1))
        if paying > 0:
            trail = spotlight.Trail((goal.x, 552), (1330, 120), spotlight.HER_SIDE)
            with canvas.faded(min(1.0, paying * 2)):
                canvas.part(trail, 0, 0)
                for x, y, size in trail.sparkles():
                    self._draw_sparkle(canvas, x, y, size)
                value = self._setup.rules.garment_value
                x, y = spotlight.on_arc(spotlight.HER_SIDE, (1330, 120), (goal.x, 552), min(0.48, paying * 0.6))
                chips.draw_stack(canvas, chips.chips(value, 4), x, y - 30)
                canvas.part(Panel(172, 58, 9), x - 86, y + 18)
                words = self._services.texts.change(-value)
                canvas.text_middle(words, x, y + 47, AMOUNT_SMALL.sized(30), Colour.BRASS_LIGHT, fit=150)
        flown = spotlight.share(self._elapsed, (1.0, 1.45))
        if 0 < flown < 1 and self._is_hers:
            worn_at = self._worn_at()
            spot = Spot(*(a + (b - a) * flown for a, b in zip(goal, worn_at, strict=True)))
            with canvas.faded(min(1.0, 2 * (1 - flown))):
                self._draw_flying_garment(canvas, spot, worn_at.width)

    # ------------------------------------------------------------ wardrobe, pile, banner
    def _draw_wardrobe(self, canvas: Canvas) -> None:
        texts, tr = self._services.texts, self._services.texts.tr
        left, top = spotlight.LIST_LEFT, spotlight.LIST_TOP
        canvas.text(tr("Wardrobe"), left, top, H3, Colour.BRASS_LIGHT, fit=300)
        canvas.hairline(left, top + 16, 290)
        wardrobe = self._after.wardrobe
        pitch = 82 if len(wardrobe) <= 6 else 72
        for place, garment in enumerate(wardrobe):
            middle = top + 62 + pitch * place
            changing = garment.id == self._moment.garment
            medal, word, paint = self._row_look(garment.state, changing=changing)
            icon = self._names.icon(self._moment.seat, garment.id)
            draw_medallion(canvas, left + 36, middle, 34, medal, icon)
            title = self._names.garment_title(self._moment.seat, garment.id)
            style = ROW_STRONG.sized(23) if changing else ROW.sized(23)
            bright: Paint = Colour.BRASS_LIGHT if changing else Colour.CREAM
            name_paint = Colour.OFF if garment.state is GarmentState.OFF and not changing else bright
            canvas.text(title, left + 88, middle - 2, style, name_paint, fit=290)
            canvas.text(texts.tr(word), left + 88, middle + 25, CAPTION, paint, fit=210)

    def _row_look(self, state: GarmentState, *, changing: bool) -> tuple[MedallionState, str, Paint]:
        if changing and self._is_lost:
            return MedallionState.WON, mark("coming off"), Colour.WARN
        if changing:
            return MedallionState.WON, mark("back on"), Colour.OK
        if state is GarmentState.OFF:
            return MedallionState.OFF, mark("yours") if self._is_for_two and self._is_hers else mark("off"), Colour.OFF
        return MedallionState.WORN, mark("worn"), Colour.OK

    def _pile(self) -> tuple[str, ...]:
        """The garments of the pile as they are shown, the one that changes hands last."""
        off = self._before.off if self._is_lost else self._after.off
        return (*off, self._moment.garment)

    def _slot_of_moment(self) -> Spot:
        count = min(len(self._pile()), _MOST_IN_PILE)
        return spotlight.slot(count - 1, count)

    def _draw_pile(self, canvas: Canvas) -> None:
        texts, rect = self._services.texts, spotlight.PILE
        pile = self._pile()
        landed = self._later >= spotlight.FLIES[1]
        is_there = landed if self._is_lost else self._elapsed < spotlight.FLIES[0]
        count = len(pile) if is_there else len(pile) - 1
        canvas.part(Panel(rect.width, rect.height), rect.x, rect.y)
        mine = self._taker == HUMAN
        title = texts.tr("Your pile") if mine else texts.tr("{name}’s pile", name=self._names.name(self._taker))
        heading, left = f"{capitalise(title)} · {texts.number(count)}", 28.0
        if self._taker not in (HUMAN, self.shown):
            pack, left = self._names.pack(self._taker), 108.0
            draw_portrait(canvas, pack, spotlight.TAKER, PortraitShape.ARCH, self._worn_by(self._taker))
        canvas.text(heading, rect.x + left, rect.y + 48, H3.sized(30), Colour.BRASS_LIGHT, fit=458 - left)
        canvas.hairline(rect.x + 26, rect.y + 66, rect.width - 52)
        shown = pile[-_MOST_IN_PILE:]
        for place, garment in enumerate(shown):
            self._draw_slot(canvas, spotlight.slot(place, len(shown)), garment, last=place == len(shown) - 1)
        hidden = len(pile) - len(shown)
        if hidden:
            canvas.text(f"+{hidden}", rect.x + 28, rect.y + 96, CAPTION, Colour.MUTED)
        worth = texts.money(count * self._setup.rules.garment_value)
        canvas.text(texts.tr("worth"), rect.right - 28, rect.y + 132, CAPTION, Colour.MUTED, Align.RIGHT, fit=100)
        canvas.text(worth, rect.right - 28, rect.y + 172, AMOUNT.sized(34), Colour.BRASS_LIGHT, Align.RIGHT, fit=120)

    def _draw_slot(self, canvas: Canvas, spot: Spot, garment: str, *, last: bool) -> None:
        texts = self._services.texts
        icon = self._names.icon(self._moment.seat, garment)
        name = self._names.garment(self._moment.seat, garment).form("short")
        state, paint, radius = MedallionState.WON, Colour.CREAM, spot.width / 2
        if last and self._is_lost:
            landed = self._later - spotlight.FLIES[1]
            if landed < 0:
                state = MedallionState.SLOT
            else:
                radius *= back_out()(min(1.0, 0.4 + 0.6 * landed / spotlight.POPS))
            paint = Colour.BRASS_LIGHT
        elif last and self._elapsed >= 1.0:
            state, paint, name = MedallionState.SLOT, Colour.MUTED, texts.tr("back on")
        draw_medallion(canvas, spot.x, spot.y, round(radius), state, icon)
        if spot.width > 90 or last:
            canvas.text(name, spot.x, spotlight.PILE.bottom - 16, CAPTION, paint, Align.CENTRE, fit=150)

    def _draw_banner(self, canvas: Canvas) -> None:
        opened = expo_out(spotlight.share(self._later, spotlight.BANNER))
        if opened <= 0:
            return
        texts, rect = self._services.texts, spotlight.BANNER_RECT
        owner = self._names.name(self._moment.seat) if self._is_hers else None
        garment = self._names.garment(self._moment.seat, self._moment.garment)
        say = banners.garment_lost if self._is_lost else banners.garment_bought_back
        kind = BannerKind.BURGUNDY if self._is_lost else BannerKind.GREEN
        width = (rect.width + 80) * opened
        with canvas.clipped(Rect.centred(rect.centre_x, rect.centre_y, width, rect.height + 80)):
            draw_banner(canvas, rect, say(texts, owner, garment), self._consequence(), kind)

    def _consequence(self) -> str:
        texts = self._services.texts
        parts = []
        if self._is_lost and self._after.value is not None:
            parts.append(capitalise(hand_name(texts, describe(self._after.value))))
        parts.append(texts.ntr("{count} garment left", "{count} garments left", len(self._after.worn)))
        value = texts.money(self._setup.rules.garment_value)
        if self._is_lost and self._after.worn:
            parts.append(texts.tr("Buy-back: {amount}", amount=value))
        elif not self._is_lost:
            parts.append(texts.tr("Money: {amount}", amount=texts.money(self._after.money)))
        return " · ".join(parts)


def _taker_of(moment: ev.GarmentLost | ev.GarmentBoughtBack, told: int | None) -> int:
    if isinstance(moment, ev.GarmentLost):
        return moment.winner
    if told is not None:
        return told
    return OPPONENT if moment.seat == HUMAN else HUMAN


def _glowing(surface: pygame.Surface, reach: int) -> pygame.Surface:
    """The outline of a picture as soft light that reaches so many pixels beyond it."""
    width, height = surface.get_width() + 2 * reach, surface.get_height() + 2 * reach
    light = pygame.Surface((width, height), pygame.SRCALPHA)
    light.blit(surface, (reach, reach))
    light.fill("#ffffff", special_flags=pygame.BLEND_RGB_MAX)
    light.fill("#ffd678", special_flags=pygame.BLEND_RGB_MULT)
    small = pygame.transform.smoothscale(light.premul_alpha(), (max(1, width // 6), max(1, height // 6)))
    blurred = pygame.transform.box_blur(pygame.transform.box_blur(small, 2), 2)
    return pygame.transform.smoothscale(blurred, (width, height))
