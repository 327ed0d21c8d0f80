"""The widgets of five-card draw: the action bar for the moment, and the cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.views import Phase
from game.look.geometry import Rect
from game.settings.key_bindings import key_of
from game.stage.doors import Door
from game.stage.services import Services
from game.table import layout
from game.table.action_bar import ActionBar, BarNeeds, Doing
from game.table.controls import TableControls
from game.table.own_widgets import CardSlot
from game.table.places import forfeits
from game.table.play import TablePlay
from game.widgets.base import Widget


class DrawControls(TableControls):
    """Builds the widgets anew for every situation."""

    def __init__(
        self, services: Services, play: TablePlay, open_door: Callable[[Door], None], pause: Callable[[], None]
    ) -> None:
        super().__init__(services, play, open_door, pause)
        doing = Doing(play.act, play.bet, play.start_deal, play.clear_marks, play.choose)
        keys = lambda kind: key_of(services.settings.settings, kind)
        self._bar = ActionBar(services.texts, play.names, doing, keys)

    def action_bar(self) -> list[Widget]:
        play = self.play
        match, in_english = play.match, self.services.settings.settings.english_action_words
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

    def hint_in_bar(self) -> bool:
        """Where the card would be, a forfeit is told."""
        return bool(forfeits(self.play.director.shown))

    def log_panel(self) -> Callable[[], Rect] | None:
        if not self.play.director.shown.deal_number:
            return None
        return lambda: layout.log_panel(self.play.handling.log_height)

    def on_table(self) -> list[Widget]:
        handling = self.play.handling
        if not handling.may_mark:
            return []
        label = self.services.texts.tr("Mark a card")
        slots: list[Widget] = []
        for place in range(layout.HAND):
            marked = place in handling.marked
            rect = layout.my_card(place, marked=marked)
            slots.append(CardSlot(f"card {place + 1}", rect, label, self._marking(place), is_marked=marked))
        return slots

    def _marking(self, place: int) -> Callable[[], None]:
        return lambda: self.play.mark(place)
