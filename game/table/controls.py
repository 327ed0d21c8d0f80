"""The widgets of the table: the action bar for the moment, the cards, the seal, and the ways to other pages."""

from __future__ import annotations

from collections.abc import Callable

from engine.views import Phase
from game.drawing.chrome import ButtonKind
from game.inputs import Key
from game.key_bindings import key_of
from game.scenes.doors import Door
from game.services import Services
from game.table import layout
from game.table.action_bar import ACTION, ActionBar, BarNeeds, Doing
from game.table.own_widgets import CardSlot, NavigationPlate, SealBadge
from game.table.play import TablePlay
from game.widgets.base import Hint, Widget
from game.widgets.button import Button

_SHOWN_OF_SEAL = 32
"""So many digits of the seal are shown in its tooltip; the page about fairness shows all."""


class TableControls:
    """Builds the widgets anew for every situation."""

    def __init__(
        self, services: Services, play: TablePlay, open_door: Callable[[Door], None], pause: Callable[[], None]
    ) -> None:
        self._services = services
        self._play = play
        self._open = open_door
        self._pause = pause
        doing = Doing(play.act, play.bet, play.start_deal, play.clear_marks, play.choose)
        keys = lambda kind: key_of(services.settings.settings, kind)  # noqa: E731
        self._bar = ActionBar(services.texts, play.names, doing, keys)

    def build(self) -> list[Widget]:
        """All widgets in the order of Tab."""
        return [*self._action_bar(), *self._cards(), *self._seal(), *self._navigation()]

    def _action_bar(self) -> list[Widget]:
        play = self._play
        match, in_english = play.match, self._services.settings.settings.english_action_words
        view = match.view()
        marked = tuple(sorted(play.handling.marked))
        needs = BarNeeds(view, match.options(), play.wager, marked, play.asks_again, play.director.state.is_tied)
        if play.is_between_deals:
            return self._bar.between_deals(needs)
        if not play.is_humans_turn:
            return self._bar.asleep(view.phase, in_english=in_english)
        if match.phase is Phase.OFFER:
            return self._bar.offer(needs)
        if match.phase is Phase.EXCHANGE:
            return self._bar.exchange(needs, in_english=in_english)
        return self._bar.betting(needs, in_english=in_english)

    def _cards(self) -> list[Widget]:
        handling = self._play.handling
        if not handling.may_mark:
            return []
        label = self._services.texts.tr("Mark a card")
        slots: list[Widget] = []
        for place in range(layout.HAND):
            marked = place in handling.marked
            rect = layout.my_card(place, marked=marked)
            slots.append(CardSlot(f"card {place + 1}", rect, label, self._marking(place), is_marked=marked))
        return slots

    def _marking(self, place: int) -> Callable[[], None]:
        return lambda: self._play.mark(place)

    def _seal(self) -> list[Widget]:
        texts, play = self._services.texts, self._play
        seal = play.match.next_commitment or play.director.shown.commitment
        if not play.director.shown.deal_number:
            return []
        digits = " ".join(seal[place : place + 8] for place in range(0, _SHOWN_OF_SEAL, 8))
        said = texts.tr("The deck was fixed before the first bet; here is how you can check it yourself.")
        hint = Hint(texts.tr("A fair deal"), f"{said} {digits}…")
        return [SealBadge("seal", layout.SEAL, texts.tr("Fair-deal seal"), hint)]

    def _navigation(self) -> list[Widget]:
        tr = self._services.texts.tr
        buttons = (
            ("help", tr("Hand ranking"), "book", lambda: self._open(Door.HAND_HELP), Key.H),
            ("settings", tr("Settings"), "gear", lambda: self._open(Door.SETTINGS), Key.O),
            ("pause", tr("Pause"), "door", self._pause, Key.P),
        )
        return [
            NavigationPlate(name, rect, label, icon, act, shortcut=key)
            for rect, (name, label, icon, act, key) in zip(layout.NAVIGATION, buttons, strict=True)
        ]


def primary_of(widgets: tuple[Widget, ...]) -> str | None:
    """The name of the button that has the focus when the human's turn begins."""
    for widget in widgets:
        if widget.name.startswith(ACTION) and isinstance(widget, Button) and widget.kind is ButtonKind.PRIMARY:
            return widget.name
    return None
