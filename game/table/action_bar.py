"""The action bar: for every situation exactly the buttons that it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Draw, Option, Options
from engine.views import GarmentState, Phase, SeatView
from game.devices.inputs import Key
from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonKind, Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT, PILL
from game.table.names import MatchNames
from game.table.steps import HUMAN, OPPONENT
from game.table.wager import Preset, Wager
from game.texts import Texts
from game.texts.actions import action_label, action_note, action_tooltip, draw_label
from game.texts.texts import pmark
from game.widgets.amounts import Slider
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton

ACTION: Final = "action "
"""How the names of the buttons that act on the match begin."""
_TOP, _HEIGHT = 996, 60
_ONE: Final = ((1478, 384),)
_TWO: Final = ((1178, 280), (1478, 384))
_THREE: Final = ((1122, 270), (1412, 210), (1638, 224))
_THREE_WITH_RAISE: Final = ((1122, 270), (1412, 226), (1654, 208))
_OPENING: Final = (ActionKind.BET, ActionKind.STAY, ActionKind.DROP)
_ANSWERING: Final = (ActionKind.CALL, ActionKind.RAISE, ActionKind.DROP)
_PRESETS: Final = (
    (Preset.MINIMUM, pmark("preset", "Min")),
    (Preset.HALF_POT, pmark("preset", "½ pot")),
    (Preset.POT, pmark("preset", "Pot")),
    (Preset.ALL, pmark("preset", "All in")),
)


@dataclass(slots=True)
class Doing:
    """What the buttons of the bar do."""

    act: Callable[[Action], None]
    bet: Callable[[], None]
    """Bet or raise what is chosen, after asking once more where that is wanted."""
    start_deal: Callable[[], None]
    clear: Callable[[], None]
    choose: Callable[[int], None]
    """Another amount was chosen."""


@dataclass(slots=True)
class BarNeeds:
    """What the bar has to know about the moment."""

    view: SeatView
    options: Options
    wager: Wager | None
    marked: tuple[int, ...]
    asks_again: bool
    """Whether the next press on BET or RAISE is the second one."""
    is_tied: bool = False


class _Asleep(Button):
    """A button of somebody else's turn: it is seen, and nothing more."""

    focusable: ClassVar[bool] = False


class AmountWell(Widget):
    """The chosen amount in its well."""

    focusable: ClassVar[bool] = False

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        canvas.part(Chamfered(rect.width, rect.height, 8, border=Colour.BRASS_LINE, border_width=2), rect.x, rect.y)
        canvas.text_box(self.label, rect.inset(10), AMOUNT, Colour.BRASS_LIGHT)


class PresetButton(Widget):
    """A small plate that chooses an amount; it is lit while that amount is chosen."""

    def __init__(
        self, name: str, rect: Rect, label: str, on_press: Callable[[], None], *, chosen: bool, hint: Hint | None = None
    ) -> None:
        super().__init__(name, rect, label)
        self._on_press = on_press
        self._chosen = chosen
        self.hint = hint

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas) -> None:
        rect, lit = self.rect, self._chosen or self.hovered
        fill = Colour.SELECTED if self._chosen else "#123c32"
        border = Colour.BRASS if lit else Colour.BRASS_DARK
        canvas.part(Chamfered(rect.width, rect.height, 7, fill, border, 1.5), rect.x, rect.y)
        paint = Colour.BRASS_LIGHT if self._chosen else Colour.CREAM
        canvas.text_box(self.label, rect.inset(5), PILL, paint)


class ActionBar:
    """Makes the widgets of the bar. English action words stay English where the player wants it."""

    def __init__(self, texts: Texts, names: MatchNames, doing: Doing, keys: Callable[[ActionKind], Key]) -> None:
        """``keys`` says which key presses an action."""
        self._texts = texts
        self._keys = keys
        self._names = names
        self._doing = doing

    # ------------------------------------------------------------ between deals
    def between_deals(self, needs: BarNeeds) -> list[Widget]:
        """NEXT DEAL, or the deal that follows a tie."""
        tr = self._texts.tr
        label = tr("Redeal") if needs.is_tied else action_label(self._texts, ActionKind.START_DEAL)
        return [self._button(ActionKind.START_DEAL, _ONE[0], label, self._doing.start_deal, ButtonKind.PRIMARY)]

    def offer(self, needs: BarNeeds) -> list[Widget]:
        """Buying back a garment, or keeping the money."""
        buttons: list[Widget] = []
        kinds = ((ActionKind.DECLINE, ButtonKind.SECONDARY), (ActionKind.BUY_BACK, ButtonKind.PRIMARY))
        for place, (kind, face) in zip(_TWO, kinds, strict=True):
            if (option := needs.options.get(kind)) is not None:
                label = action_label(self._texts, kind)
                act = self._acting(PLAIN_ACTIONS[kind])
                hint = self._tooltip(option)
                buttons.append(self._button(kind, place, label, act, face, hint=hint))
        return buttons

    # ------------------------------------------------------------ the human's turn
    def exchange(self, needs: BarNeeds, *, in_english: bool) -> list[Widget]:
        """CLEAR and DRAW with the number of marked cards."""
        clear = Button(
            "clear",
            bar_place(_TWO[0]),
            self._texts.tr("Clear"),
            self._doing.clear,
            size=26,
            shortcut=Key.C,
            why_not="" if needs.marked else self._texts.tr("No card is marked."),
        )
        option = needs.options.get(ActionKind.DRAW)
        if option is None:
            return [clear]
        label = draw_label(self._texts, len(needs.marked), in_english=in_english)
        act = self._acting(Draw(needs.marked))
        hint = self._tooltip(option)
        return [clear, self._button(ActionKind.DRAW, _TWO[1], label, act, ButtonKind.PRIMARY, size=28, hint=hint)]

    def betting(self, needs: BarNeeds, *, in_english: bool) -> list[Widget]:
        """The amount, and one button for everything that may be done."""
        kinds = _in_order(needs.options)
        wagered = ActionKind.RAISE if needs.view.outstanding else ActionKind.BET
        if wagered not in kinds:
            kinds.insert(1, wagered)
        places = _THREE_WITH_RAISE if ActionKind.RAISE in kinds else _THREE
        buttons: list[Widget] = []
        for number, (kind, place) in enumerate(zip(kinds, places, strict=True)):
            face = ButtonKind.DANGER if kind is ActionKind.DROP else ButtonKind.SECONDARY
            face = ButtonKind.PRIMARY if number == 0 else face
            option = needs.options.get(kind)
            if option is None:
                label = action_label(self._texts, kind, in_english=in_english)
                reason = self._texts.tr("No more money can be bet in this deal.")
                buttons.append(
                    Button(ACTION + kind, bar_place(place), label, _nothing, shortcut=self._keys(kind), why_not=reason)
                )
            else:
                buttons.append(self._option_button(option, needs, place, face, in_english=in_english))
        return buttons + (self._amount(needs.wager) if needs.wager is not None else [])

    def _option_button(
        self, option: Option, needs: BarNeeds, place: tuple[int, int], face: ButtonKind, *, in_english: bool
    ) -> Button:
        kind, label, note = option.kind, "", ""
        act: Callable[[], None]
        if kind in (ActionKind.BET, ActionKind.RAISE):
            label, note, act = *self._wager_words(option, needs, in_english=in_english), self._doing.bet
        elif kind is ActionKind.DRAW:
            label = draw_label(self._texts, len(needs.marked), in_english=in_english)
            note, act = self._cost(option), self._acting(Draw(needs.marked))
        else:
            label = action_label(self._texts, kind, in_english=in_english)
            note, act = self._cost(option), self._acting(PLAIN_ACTIONS[kind])
        amount = needs.wager.amount if needs.wager is not None else 0
        return self._button(kind, place, label, act, face, note=note, hint=self._tooltip(option, amount))

    def _wager_words(self, option: Option, needs: BarNeeds, *, in_english: bool) -> tuple[str, str]:
        """The word on BET or RAISE, and what it would cost or put at stake."""
        amount = needs.wager.amount if needs.wager is not None else 0
        if needs.asks_again:
            return self._texts.tr("Confirm {amount}?", amount=self._texts.money(amount)), ""
        label = action_label(self._texts, option.kind, in_english=in_english)
        other = needs.view.seats[OPPONENT]
        if (stake := _next_stake(needs.view)) is not None and amount > other.money:
            word = self._names.garment(OPPONENT, stake)
            return label, self._texts.tr("for the {garment:short}", garment=word)
        return label, action_note(self._texts, option, is_draw=True, amount=amount)

    def _cost(self, option: Option) -> str:
        staked = self._names.garment(HUMAN, option.stake) if option.stake else None
        return action_note(self._texts, option, is_draw=True, staked=staked)

    def _amount(self, wager: Wager) -> list[Widget]:
        tr, money = self._texts.tr, self._texts.money
        lowest, highest, step = wager.lowest, wager.range.maximum, wager.range.step
        at_least = "" if wager.amount > lowest else tr("This is the least that can be bet.")
        at_most = "" if wager.amount < highest else tr("This is the most that can be bet.")

        def moved(steps: int) -> Callable[[], None]:
            return lambda: self._move(wager, steps)

        widgets: list[Widget] = [
            IconButton("less", Rect(60, 997, 58, 58), tr("Take away {amount}", amount=money(step)), "minus", moved(-1)),
            Slider(
                "amount",
                Rect(146, 1006, 330, 40),
                tr("Amount"),
                (lowest, highest),
                wager.amount,
                self._doing.choose,
                step=step,
                ticks=(0, 0.25, 0.5, 0.75, 1),
            ),
            IconButton("more", Rect(504, 997, 58, 58), tr("Add {amount}", amount=money(step)), "plus", moved(1)),
            AmountWell("chosen amount", Rect(576, 997, 150, 58), money(wager.amount)),
        ]
        widgets[0].why_not, widgets[2].why_not = at_least, at_most
        for place, (preset, label) in enumerate(_PRESETS):
            rect = Rect(742 + 92 * place, 1003, 86, 46)
            pick = self._picking(wager.preset(preset))
            chosen = wager.preset_chosen is preset
            word = self._texts.ptr("preset", label)
            hint = self._limit(wager, word) if preset is Preset.ALL else None
            widgets.append(PresetButton(f"preset {preset.value}", rect, word, pick, chosen=chosen, hint=hint))
        return widgets

    def _limit(self, wager: Wager, title: str) -> Hint | None:
        """Why not everything can be bet, where the other could not answer it."""
        if not wager.is_limited:
            return None
        most = self._texts.money(wager.range.maximum)
        return Hint(
            title, self._texts.tr("Bets are limited to what the other player can answer: {amount}", amount=most)
        )

    # ------------------------------------------------------------ somebody else's turn
    def asleep(self, phase: Phase, *, in_english: bool) -> list[Widget]:
        """The buttons of the phase while they are nobody's to press."""
        if phase is Phase.EXCHANGE:
            kinds: tuple[ActionKind, ...] = (ActionKind.DRAW,)
            places: Sequence[tuple[int, int]] = _ONE
        elif phase in (Phase.FIRST_BETTING, Phase.SECOND_BETTING):
            kinds = _OPENING if phase is Phase.FIRST_BETTING else _ANSWERING
            places = _THREE if phase is Phase.FIRST_BETTING else _THREE_WITH_RAISE
        else:
            return []
        return [
            asleep_button(self._texts, kind, place, self._keys(kind), in_english=in_english)
            for kind, place in zip(kinds, places, strict=True)
        ]

    # ------------------------------------------------------------ pieces
    def _button(
        self,
        kind: ActionKind,
        place: tuple[int, int],
        label: str,
        act: Callable[[], None],
        face: ButtonKind,
        *,
        note: str = "",
        size: float = 26,
        hint: Hint | None = None,
    ) -> Button:
        return Button(
            ACTION + kind,
            bar_place(place),
            label,
            act,
            kind=face,
            note=note,
            size=size,
            hint=hint,
            shortcut=self._keys(kind),
        )

    def _tooltip(self, option: Option, amount: int = 0) -> Hint:
        title, other = action_label(self._texts, option.kind), self._names.name(OPPONENT)
        return Hint(title, action_tooltip(self._texts, option, is_draw=True, opponent=other, amount=amount))

    def _acting(self, action: Action) -> Callable[[], None]:
        return lambda: self._doing.act(action)

    def _move(self, wager: Wager, steps: int) -> None:
        wager.move(steps)
        self._doing.choose(wager.amount)

    def _picking(self, amount: int) -> Callable[[], None]:
        return lambda: self._doing.choose(amount)


def _in_order(options: Options) -> list[ActionKind]:
    """The kinds on offer, with what answers a bet before RAISE."""
    kinds = list(options.kinds)
    if kinds and kinds[0] is ActionKind.RAISE and len(kinds) > 1:
        kinds[0], kinds[1] = kinds[1], kinds[0]
    return kinds


def _next_stake(view: SeatView) -> str | None:
    """The garment that the opponent would have to stake next, if she still may in this deal."""
    other = view.seats[OPPONENT]
    worn = [garment.id for garment in other.wardrobe if garment.state is GarmentState.WORN]
    return worn[0] if worn else None


def asleep_button(texts: Texts, kind: ActionKind, place: tuple[int, int], key: Key, *, in_english: bool) -> Widget:
    """A button while it is nobody's to press."""
    label, reason = action_label(texts, kind, in_english=in_english), texts.tr("It is not your turn.")
    return _Asleep(f"asleep {kind}", bar_place(place), label, _nothing, size=26, shortcut=key, why_not=reason)


def bar_place(place: tuple[int, int]) -> Rect:
    """A button of the bar by its left edge and its width."""
    return Rect(place[0], _TOP, place[1], _HEIGHT)


def _nothing() -> None:
    """The act of a button that cannot be pressed."""
