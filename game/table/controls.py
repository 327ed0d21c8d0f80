"""The widgets that every table has: the seal, and the ways to other pages. Each game adds its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.devices.inputs import Key
from game.drawing.chrome import ButtonKind
from game.look.geometry import Rect
from game.stage.doors import Door
from game.stage.services import Services
from game.table import layout
from game.table.action_bar import ACTION
from game.table.hint_note import HintNote
from game.table.own_widgets import LogWidget, NavigationPlate, SealBadge
from game.table.play import TablePlay
from game.widgets.base import Hint, Widget
from game.widgets.button import Button

_SHOWN_OF_SEAL = 32
"""So many digits of the seal are shown in its tooltip; the page about fairness shows all."""


class TableControls:
    """Builds the widgets anew for every situation."""

    seal_place: ClassVar[Rect] = layout.SEAL

    def __init__(
        self, services: Services, play: TablePlay, open_door: Callable[[Door], None], pause: Callable[[], None]
    ) -> None:
        self.services = services
        self.play = play
        self._open = open_door
        self._pause = pause

    def build(self) -> list[Widget]:
        """All widgets in the order of Tab."""
        return [*self.action_bar(), *self._hint(), *self.on_table(), *self._log(), *self._seal(), *self._navigation()]

    def action_bar(self) -> list[Widget]:
        """The buttons that act on the match."""
        return []

    def on_table(self) -> list[Widget]:
        """What can be pressed on the table itself."""
        return []

    def hint_in_bar(self) -> bool:
        """Whether hints for newcomers stand in the action bar now, or on a card under the log of the deal."""
        return True

    def log_panel(self) -> Callable[[], Rect] | None:
        """Tells where the log of the deal is read; None while it is not."""
        return None

    def _hint(self) -> list[Widget]:
        services, said = self.services, self.play.hint
        self.play.handling.hint = None
        if not said:
            return []
        canvas = services.window.canvas(services.theme, services.stores)
        on_table = None if self.hint_in_bar() else HintNote.card(canvas, layout.HINT, said)
        self.play.handling.hint = on_table
        rect, away = on_table or layout.HINT_IN_BAR, self.play.put_hint_away
        return [HintNote(services.texts, services.device, rect, said, away, in_bar=on_table is None)]

    def _log(self) -> list[Widget]:
        panel = self.log_panel()
        if panel is None:
            return []
        return [LogWidget("log rows", panel, self.services.texts.tr("Deal log"), self.play.scroll_log)]

    def _seal(self) -> list[Widget]:
        texts, play = self.services.texts, self.play
        seal = play.match.next_commitment or play.director.shown.commitment
        if not play.director.shown.deal_number:
            return []
        digits = " ".join(seal[place : place + 8] for place in range(0, _SHOWN_OF_SEAL, 8))
        said = texts.tr("The deck was fixed before the first bet; here is how you can check it yourself.")
        hint = Hint(texts.tr("A fair deal"), f"{said} {digits}…")
        open_page = lambda: self._open(Door.FAIR_DEAL)
        return [SealBadge("seal", self.seal_place, texts.tr("Fair-deal seal"), hint, open_page)]

    def _navigation(self) -> list[Widget]:
        tr = self.services.texts.tr
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
