"""The picture of the table at one moment: the room, the opponent, what lies on the felt, and what flies over it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from engine import events as ev
from engine.cards import Card
from engine.evaluation import describe, evaluate
from engine.rules import DrawRules, MatchSetup
from game.devices.inputs import Key
from game.drawing.canvas import Canvas
from game.drawing.chrome import Chamfered, Panel
from game.drawing.ornaments import BannerKind, MedallionState
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import BANNER_IN, expo_out
from game.look.typography import PILL
from game.opponents.figure import figure_of
from game.opponents.layers import FigureState
from game.settings import Modesty
from game.stage.services import Services
from game.table import cards, chips, layout, plates
from game.table.director import Director
from game.table.draw_places import DRAW_PLACES
from game.table.flights import CardInFlight, ChipsInFlight, Flight, GarmentInFlight, Placed
from game.table.handling import Handling
from game.table.names import MatchNames
from game.table.places import forfeits, staked_garments
from game.table.presence import Presence
from game.table.room import Room, Seen
from game.table.spots import Spot
from game.table.state import TableState
from game.table.steps import HUMAN, OPPONENT, card_name, is_card_of, stake_name
from game.texts import banners
from game.texts.actions import action_pill
from game.texts.deal_log import DealLog
from game.texts.hands import hand_name
from game.texts.typography import capitalise
from game.widgets.base import REACH
from game.widgets.labels import draw_banner, draw_pill, draw_ribbon

_NOT_LOGGED: Final = (ev.CardsDealt, ev.DealEnded, ev.SeatBeaten)
_FELTS: Final = ("green", "blue", "burgundy")
PEEK_KEY: Final = Key.V
"""Shows one's own cards while it is held, where they are hidden from those who look over one's shoulder."""


class Prompter(Protocol):
    """Says for whom the table waits."""

    def waits_for(self, director: Director) -> str: ...


class TablePicture:
    """Draws the table. Everything is read anew each time; only the picture of the room is kept from frame to frame."""

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        names: MatchNames,
        director: Director,
        presence: Presence,
        talk: Prompter,
    ) -> None:
        self._services = services
        self._setup = setup
        self._names = names
        self._director = director
        self._presence = presence
        self._talk = talk
        self._figure = figure_of(names.pack(OPPONENT))
        self._place = layout.figure_place(names.pack(OPPONENT).table_edge)
        self._room = Room()
        self.handling = Handling()

    # ------------------------------------------------------------ from back to front
    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the widgets, the bubble and what flies."""
        state, hidden = self._director.shown, self._director.hidden()
        self._draw_room(canvas)
        self._draw_chips(canvas)
        self._draw_deck(canvas, state)
        self._draw_plates(canvas, state)
        self._draw_her_cards(canvas, state, hidden)
        self._draw_my_cards(canvas, state, hidden)
        self._draw_banner(canvas, state)
        self._draw_stakes(canvas, hidden)
        self._draw_panels(canvas, state)
        canvas.part(Panel(layout.BAR.width, layout.BAR.height), layout.BAR.x, layout.BAR.y)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what is in flight, and her words."""
        for flight, placed in self._director.flying():
            if canvas.visible(flight.area(placed)):
                self._draw_flying(canvas, flight, placed)
        self._presence.draw_words(canvas)

    def flying_areas(self) -> Iterable[Rect]:
        """The parts of the canvas over which something flies now."""
        return [flight.area(placed) for flight, placed in self._director.flying()]

    # ------------------------------------------------------------ the opponent
    def figure_worn(self, state: TableState) -> frozenset[str]:
        """What she wears in the picture, as far as the player lets it go."""
        seat = state.seats[OPPONENT]
        if not seat.wardrobe:
            return frozenset(self._names.pack(OPPONENT).manifest.garments)
        if not seat.worn and self._services.settings.settings.modesty is not Modesty.FINALE:
            return frozenset({seat.wardrobe[-1].id})
        return seat.worn

    def _draw_room(self, canvas: Canvas) -> None:
        felt = self._services.settings.settings.felt
        look, rise = self._look(), self._presence.rise
        seen = Seen((look, rise), self._place.inset(-6))

        def paint(room: Canvas) -> None:
            room.fill(Colour.INK)
            room.picture("interface/scenery/lounge_one.webp", layout.ROOM)
            self._draw_figure(room, look, rise)
            room.picture(f"interface/scenery/table_draw_{felt if felt in _FELTS else _FELTS[0]}.webp", layout.TABLE)

        self._room.draw(canvas, felt, {OPPONENT: seen}, paint)

    def _look(self) -> FigureState:
        state = self._director.shown
        her = state.seats[OPPONENT]
        arriving = card_name(OPPONENT, layout.HAND - 1) in self._director.hidden() and her.last_action is None
        holds = bool(her.cards) and not her.has_folded and not her.shown and not arriving
        return self._figure.state(
            self.figure_worn(self._director.dressed),
            self._presence.expression,
            blink=self._presence.blinks,
            cards=holds,
        )

    def _draw_figure(self, canvas: Canvas, look: FigureState, rise: float) -> None:
        if canvas.visible(self._place):
            self._figure.draw(canvas, look, self._place.moved(0, -rise))

    def _draw_her_cards(self, canvas: Canvas, state: TableState, hidden: frozenset[str]) -> None:
        seat = state.seats[OPPONENT]
        if not seat.shown or seat.value is None:
            return
        tray = layout.TRAY
        face = Chamfered(tray.width, tray.height, 14, Colour.WELL, Colour.BRASS_LINE, 1.2, 0.62)
        canvas.part(face, tray.x, tray.y)
        self._draw_open(canvas, OPPONENT, seat.shown, seat.value, hidden)
        if self._director.progress >= 1 or card_name(OPPONENT, 0) not in hidden:
            name = capitalise(hand_name(self._services.texts, describe(seat.value)))
            rect = layout.HER_HAND_PILL
            width = min(560.0, max(rect.width, canvas.width(name, PILL) + 60))
            pill = Rect.centred(rect.centre_x, rect.centre_y, width, rect.height)
            draw_pill(canvas, pill, name, Colour.QUIET, Colour.IVORY, Colour.BRASS_LINE)

    def _draw_open(
        self, canvas: Canvas, seat: int, shown: tuple[Card, ...], value: int, hidden: frozenset[str]
    ) -> None:
        """Cards at the showdown: the winner's combination is lit, a loser's kickers are dim."""
        state = self._director.shown
        made = cards.combination(shown, value)
        won = state.won
        for place, card in enumerate(shown):
            if card_name(seat, place) in hidden:
                continue
            rect = layout.my_card(place, closing=True) if seat == HUMAN else layout.her_card(place)
            lit = won is not None and won.seat == seat and place in made
            dimmed = won is not None and won.seat != seat and place not in made
            cards.draw_card(canvas, self._services.settings.settings, card, rect, lit=lit, dimmed=dimmed)

    # ------------------------------------------------------------ the human's cards
    def _draw_my_cards(self, canvas: Canvas, state: TableState, hidden: frozenset[str]) -> None:
        seat, settings = state.seats[HUMAN], self._services.settings.settings
        if seat.shown and seat.value is not None:
            self._draw_open(canvas, HUMAN, seat.shown, seat.value, hidden)
            return
        if seat.has_folded:
            return
        for place, card in enumerate(seat.cards):
            if card_name(HUMAN, place) in hidden:
                continue
            lies = layout.my_card(place, closing=state.is_closing)
            rect = lies.moved(0, -layout.MARK_RISE * self.handling.rise(place))
            light = self.handling.light(place)
            cards.draw_card(canvas, settings, card if self.handling.peeks else None, rect, raised=light)
            if self.handling.may_mark:
                cards.draw_badge(canvas, rect, place + 1)
            if come := self.handling.tag(place):
                word = self._services.texts.tr("Swap").upper()
                cards.draw_swap_tag(canvas, lies.bottom, rect.centre_x, word, come)
        known = tuple(card for card in seat.cards if card is not None)
        dealt = len(known) == layout.HAND and not any(card_name(HUMAN, place) in hidden for place in range(layout.HAND))
        if not dealt or state.is_closing or not canvas.visible(layout.RIBBON.inset(-REACH)):
            return
        if not self.handling.peeks:
            hidden_words = self._services.texts.tr("Hold {key} to see your cards", key=PEEK_KEY)
            draw_ribbon(canvas, layout.RIBBON_WITHOUT_MARKS, hidden_words)
        elif settings.name_my_hand:
            ribbon = layout.RIBBON if self.handling.marked else layout.RIBBON_WITHOUT_MARKS
            draw_ribbon(canvas, ribbon, self._hand_in_words(known))

    def _hand_in_words(self, hand: tuple[Card, ...]) -> str:
        rules, texts = self._setup.rules, self._services.texts
        low_ace = isinstance(rules, DrawRules) and rules.low_ace_applies
        name = capitalise(hand_name(texts, describe(evaluate(hand, low_ace_joins_seven=low_ace))))
        marked = len(self.handling.marked)
        if not marked:
            return name
        return texts.ntr("{hand} – exchanging {count} card", "{hand} – exchanging {count} cards", marked, hand=name)

    # ------------------------------------------------------------ chips, deck, stakes
    def _draw_chips(self, canvas: Canvas) -> None:
        state = self._director.piled
        flown = self._director.step is not None and self._director.step.opens_banner
        chips.draw_pile(canvas, self._director.shown.pot if flown else state.pot, layout.CHIP_STACKS)
        chips.draw_pile(canvas, state.seats[HUMAN].money, layout.MY_CHIP_STACKS)

    def _draw_deck(self, canvas: Canvas, state: TableState) -> None:
        is_settled = state.won is not None and not self._director.pot
        cards.draw_deck(canvas, layout.deck(closing=is_settled))
        if not is_settled:
            return
        for x, y, turn in layout.MUCK[: state.mucked]:
            cards.draw_back(canvas, x, y, layout.MUCK_WIDTH, turn)

    def _draw_stakes(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        dressed = self._director.dressed
        for seat, garment in staked_garments(dressed):
            if stake_name(seat, garment) not in hidden:
                spot = DRAW_PLACES.stake(dressed, seat, garment)
                self._draw_token(canvas, seat, garment, spot)

    def _draw_token(self, canvas: Canvas, seat: int, garment: str, spot: Spot) -> None:
        radius = max(2, round(spot.width / 4) * 2)
        icon = self._names.icon(seat, garment)
        plates.draw_medallion(canvas, spot.x, spot.y, radius, MedallionState.WON, icon)

    def _draw_flying(self, canvas: Canvas, flight: Flight, placed: Placed) -> None:
        spot = placed.spot
        match flight.what:
            case CardInFlight():
                width = max(flight.start.width, flight.end.width)
                peeks = self.handling.peeks or not is_card_of(flight.name, HUMAN)
                shown = placed if peeks else Placed(placed.spot, None, placed.stretch, placed.opacity)
                cards.draw_flying_card(canvas, self._services.settings.settings, shown, width)
            case ChipsInFlight(stack):
                with canvas.faded(placed.opacity):
                    chips.draw_stack(canvas, stack, spot.x, spot.y)
            case GarmentInFlight(seat, garment):
                with canvas.faded(placed.opacity):
                    self._draw_token(canvas, seat, garment, spot)

    # ------------------------------------------------------------ plates and panels
    def _draw_plates(self, canvas: Canvas, state: TableState) -> None:
        texts = self._services.texts
        if canvas.visible(layout.HER_PLATE.inset(-40)):
            plates.draw_plate(canvas, layout.HER_PLATE, self._her_plate(state))
        if canvas.visible(layout.MY_PLATE.inset(-40)):
            plates.draw_plate(canvas, layout.MY_PLATE, self._my_plate(state))
            plates.draw_pips(canvas, self._director.dressed.seats[HUMAN].wardrobe)
        if state.won is None or self._director.pot:
            plates.draw_pot_plate(canvas, texts.tr("Pot"), texts.money(self._director.pot))

    def _her_plate(self, state: TableState) -> plates.Plate:
        texts, her = self._services.texts, state.seats[OPPONENT]
        says_action = her.last_action is not None and (not state.is_closing or self._director.is_busy)
        pill = action_pill(texts, her.last_action, is_draw=True) if says_action and her.last_action else None
        return plates.Plate(
            self._names.full_name(OPPONENT),
            texts.money(self._director.money(OPPONENT)),
            note=self._result(state, OPPONENT),
            pill=pill or "",
            is_dealer=state.dealer == OPPONENT,
            glow=self.handling.glow if self.handling.on_turn == OPPONENT else 0.0,
        )

    def _my_plate(self, state: TableState) -> plates.Plate:
        texts, mine = self._services.texts, state.seats[HUMAN]
        paid = mine.paid_this_deal if state.pot else 0
        note = texts.tr("in the pot: {amount}", amount=texts.money(paid)) if paid else ""
        return plates.Plate(
            texts.tr("You"),
            texts.money(self._director.money(HUMAN)),
            note=self._result(state, HUMAN) or note,
            is_dealer=state.dealer == HUMAN and not mine.wardrobe,
            glow=self.handling.glow if self.handling.on_turn == HUMAN else 0.0,
        )

    def _result(self, state: TableState, seat: int) -> str:
        won = state.won
        return self._services.texts.change(won.amount) if won is not None and won.seat == seat else ""

    def _draw_panels(self, canvas: Canvas, state: TableState) -> None:
        texts = self._services.texts
        self._draw_wardrobe(canvas)
        if not canvas.visible(layout.LOG_AREA):
            return
        lost, hint = forfeits(state), self.handling.hint
        beneath = layout.FORFEIT if lost else hint
        if state.deal_number:
            log = DealLog(texts, self._names.table_words())
            told = [event for event in state.deal_events if not isinstance(event, _NOT_LOGGED) and _is_news(event)]
            rows = log.sentences(told)
            extent = plates.draw_log(
                canvas,
                texts,
                state.deal_number,
                rows,
                self._talk.waits_for(self._director),
                foot=layout.LOG_FOOT if beneath is None else beneath.y - layout.LOG_GAP,
                back=self.handling.log_back,
            )
            self.handling.log_hidden, self.handling.log_height = extent.hidden, extent.height
        if lost:
            self._draw_forfeit(canvas, lost[-1])

    def _draw_wardrobe(self, canvas: Canvas) -> None:
        texts, wardrobe = self._services.texts, self._director.dressed.seats[OPPONENT].wardrobe
        if not wardrobe or not canvas.visible(layout.WARDROBE.inset(-40)):
            return
        rows = [
            plates.WardrobeRow(
                self._names.garment_title(OPPONENT, garment.id),
                self._names.icon(OPPONENT, garment.id),
                garment.state,
            )
            for garment in wardrobe
        ]
        each = texts.tr("each {amount}", amount=texts.money(self._setup.rules.garment_value))
        finale = self._names.pack(OPPONENT).manifest.finale
        prop = texts.tr("Finale: {prop}", prop=finale.name.read(texts.language))
        plates.draw_wardrobe(canvas, texts, rows, each, (finale.icon, prop))

    def _draw_forfeit(self, canvas: Canvas, lost: ev.GarmentLost) -> None:
        texts = self._services.texts
        garment = self._names.garment(lost.seat, lost.garment)
        value = texts.money(self._setup.rules.garment_value)
        if lost.seat == HUMAN:
            note = texts.tr("Buy-back: {amount}", amount=value)
        else:
            note = texts.tr(
                "{name} may buy {garment:?sg=it|pl=them} back for {amount}",
                name=self._names.name(lost.seat),
                garment=garment,
                amount=value,
            )
        plates.draw_forfeit(
            canvas,
            texts.tr("Forfeit"),
            texts.tr("The {garment} {garment:?sg=changes|pl=change} hands.", garment=garment),
            "" if lost.is_last else note,
            self._names.icon(lost.seat, lost.garment),
        )

    # ------------------------------------------------------------ banner
    def _draw_banner(self, canvas: Canvas, state: TableState) -> None:
        if self.handling.flash is not None:
            self._draw_flash(canvas, self.handling.flash)
            return
        title, note = self._banner_words(state)
        if not title:
            return
        opening = 1.0
        step = self._director.step
        if step is not None and step.opens_banner and not canvas.theme.still:
            opening = expo_out(min(1.0, self._director.elapsed / BANNER_IN))
        rect = layout.BANNER
        width = (rect.width + 80) * opening
        with canvas.clipped(Rect.centred(rect.centre_x, rect.centre_y, width, rect.height + 80)):
            draw_banner(canvas, rect, title, note)

    def _draw_flash(self, canvas: Canvas, moment: ev.GarmentLost | ev.GarmentBoughtBack) -> None:
        owner = None if moment.seat == HUMAN else self._names.name(moment.seat)
        garment = self._names.garment(moment.seat, moment.garment)
        is_lost = isinstance(moment, ev.GarmentLost)
        say = banners.garment_lost if is_lost else banners.garment_bought_back
        kind = BannerKind.BURGUNDY if is_lost else BannerKind.GREEN
        draw_banner(canvas, layout.BANNER, say(self._services.texts, owner, garment), kind=kind)

    def _banner_words(self, state: TableState) -> tuple[str, str]:
        texts, won = self._services.texts, state.won
        if state.is_tied:
            return banners.tie(texts), texts.tr("Tie")
        if won is None:
            return "", ""
        winner = None if won.seat == HUMAN else self._names.name(won.seat)
        title = banners.pot_won(texts, winner, won.amount)
        value = state.seats[won.seat].value
        note = capitalise(hand_name(texts, describe(value))) if value is not None else texts.tr("Uncontested")
        return title, note


def _is_news(event: ev.Event) -> bool:
    return not isinstance(event, ev.DealStarted) or event.is_redeal
