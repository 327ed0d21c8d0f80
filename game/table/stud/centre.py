"""The middle of the table of stud: the street, the pots with who is in them, what is at stake, and what it costs."""

from __future__ import annotations

from typing import Final

from engine.actions import ActionKind
from engine.pots import Pot
from engine.rules import StudRules
from engine.views import SeatView
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Panel
from game.drawing.ornaments import HeadingRule, MedallionState
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, ROW, ROW_STRONG, Face, TextStyle
from game.table import cards, chips, plates
from game.table.laid import AtTable
from game.table.places import staked_garments
from game.table.spots import CHIP_RADIUS
from game.table.steps import COMMUNITY_CARD, stake_name
from game.table.stud import layout
from game.table.stud.layout import StudLayout
from game.table.stud.pots import pots_with_places
from game.texts.streets import street_name
from game.widgets.labels import fitting_style

_STREET: Final = TextStyle(Face.DECO, 30, 1.2, tracking=2, capitals=True)
_SMALL_BETS: Final = (3, 4)
"""Streets on which the small bet is played."""


class Centre:
    """Draws what lies between the players."""

    def __init__(self, table: AtTable, lies: StudLayout, rules: StudRules) -> None:
        self._table = table
        self._lies = lies
        self._rules = rules

    def draw(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        self._draw_street(canvas)
        self._draw_pots(canvas)
        self._draw_deck(canvas, hidden)
        self._draw_stakes(canvas, hidden)
        self._draw_info(canvas)

    def _draw_street(self, canvas: Canvas) -> None:
        state, texts = self._table.director.shown, self._table.services.texts
        if not state.street or state.won is not None:  # then the banner is there
            return
        is_showdown = any(seat.shown for seat in state.seats)
        title = texts.tr("Showdown") if is_showdown else street_name(texts, state.street)
        x, y, side, room = self._lies.street_of(len(self.pots()))
        if not room:
            return
        style = fitting_style(canvas, title, _STREET, room)
        bounds = canvas.text(title, x, y, style, Colour.BRASS_LIGHT, side, fit=room)
        if side is Align.CENTRE:
            canvas.part(HeadingRule(300), x - 150, y + 12)
        elif bounds.width:
            canvas.icon("star", x + 22, y - 10, 16, Colour.BRASS)

    # ------------------------------------------------------------ pots
    def pots(self) -> tuple[Pot, ...]:
        """What lies on the table now."""
        return pots_with_places(self._table.director.piled, self._rules)

    def _draw_pots(self, canvas: Canvas) -> None:
        pots, lies = self.pots(), self._lies
        radius = lies.chip_radius(len(pots))
        for place, pot in enumerate(pots):
            piles = lies.pile(place, len(pots))
            on_plate = radius < CHIP_RADIUS
            if not on_plate:
                chips.draw_pile(canvas, pot.amount, piles)
            self._draw_plate(canvas, lies.pot(place, len(pots)), place, pot, room=44 if on_plate else 0)
            if on_plate:
                chips.draw_pile(canvas, pot.amount, piles, radius)

    def _draw_plate(self, canvas: Canvas, rect: Rect, place: int, pot: Pot, room: float) -> None:
        """A plate of a pot; at its right so much ``room`` is left for chips."""
        if not canvas.visible(rect.inset(-40)):
            return
        texts = self._table.services.texts
        canvas.part(Panel(rect.width, rect.height, 8), rect.x, rect.y)
        label = texts.ptr("plate", "Side pot {number}", number=place) if place else texts.tr("Main pot")
        told = f"{label} · {texts.number(len(pot.eligible))}" if place else label
        canvas.text_box(told, Rect(rect.x + 10, rect.y + 3, rect.width - 20, 24), CAPTION, Colour.CREAM)
        amount = Rect(rect.x + 10, rect.y + 29, rect.width - 20 - room, 31)
        canvas.text_box(texts.money(pot.amount), amount, AMOUNT_SMALL, Colour.BRASS_LIGHT)

    def _draw_deck(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        state, settings = self._table.director.shown, self._table.services.settings.settings
        if state.won is None or not self._lies.banner.overlaps(self._lies.deck):
            cards.draw_deck(canvas, self._lies.deck)
        if state.community and COMMUNITY_CARD not in hidden:
            cards.draw_card(canvas, settings, state.community[-1], self._lies.community, lit=True)

    # ------------------------------------------------------------ garments at stake
    def _draw_stakes(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        dressed, names = self._table.director.dressed, self._table.names
        for place, (seat, garment) in enumerate(staked_garments(dressed)):
            if stake_name(seat, garment) in hidden:
                continue
            x, y = self._lies.stake(place)
            icon = names.icon(seat, garment)
            plates.draw_medallion(canvas, x, y, layout.STAKE_RADIUS, MedallionState.WON, icon)
            if not self._lies.has_figures:
                owner = str(names.name(seat))
                canvas.text(owner, x, y + 62, CAPTION, Colour.IVORY, Align.CENTRE, fit=110)

    # ------------------------------------------------------------ what it costs
    def _draw_info(self, canvas: Canvas) -> None:
        rect = layout.INFO
        if self._table.view is None or not canvas.visible(rect.inset(-40)):
            return
        view = self._table.view()
        texts, rules = self._table.services.texts, self._rules
        canvas.part(Panel(rect.width, rect.height, 10), rect.x, rect.y)
        owed = texts.money(self._owed(view))
        self._draw_row(canvas, 30, texts.tr("To call"), owed, is_strong=True)
        forced = f"{texts.money(rules.ante)} · {texts.money(rules.bring_in)}"
        if rules.style == "casino":
            self._draw_row(canvas, 66, texts.tr("Ante · bring-in"), forced)
        else:
            self._draw_row(canvas, 66, texts.tr("Ante"), texts.money(rules.ante))
        is_small = self._table.director.shown.street in (0, *_SMALL_BETS)
        bet = texts.money(rules.small_bet if is_small else rules.big_bet)
        left = self._raises_left(view)
        if left:
            self._draw_row(canvas, 100, texts.tr("Bet · raises left"), f"{bet} · {texts.number(left)}")
        else:
            capped = " · ".join((bet, texts.tr("Cap")))
            self._draw_row(canvas, 100, texts.tr("Bet"), bet if left is None else capped)

    @staticmethod
    def _owed(view: SeatView) -> int:
        """What answering costs the human, nothing when he is out of the deal."""
        call = view.options.get(ActionKind.CALL) if view.options is not None else None
        if call is not None:
            return call.cost
        return 0 if view.me.has_folded or not view.me.cards_held else view.outstanding

    def _raises_left(self, view: SeatView) -> int | None:
        """How many raises the cap still allows on this street; None when there is no cap."""
        playing = sum(1 for seat in view.seats if seat.cards_held)
        if playing <= 2:
            return None
        return max(0, self._rules.raises_per_street - view.raises_this_round)

    @staticmethod
    def _draw_row(canvas: Canvas, offset: float, label: str, value: str, *, is_strong: bool = False) -> None:
        rect, middle = layout.INFO, layout.INFO.y + offset
        style, paint = (ROW, Colour.CREAM) if is_strong else (CAPTION, Colour.MUTED)
        value_style = AMOUNT_SMALL.sized(28) if is_strong else ROW_STRONG.sized(20)
        value_paint = Colour.BRASS_LIGHT if is_strong else Colour.CREAM
        bounds = canvas.text_middle(value, rect.right - 22, middle, value_style, value_paint, Align.RIGHT, fit=120)
        canvas.text_middle(label, rect.x + 22, middle, style, paint, Align.LEFT, fit=bounds.x - rect.x - 36)
