"""Leaving the game: asked once more, with a warning while something is only in memory."""

from __future__ import annotations

from game.drawing.chrome import ButtonKind
from game.scenes.dialog import Answer, Dialog, nothing
from game.stage.services import Services


class QuitDialog(Dialog):
    """Staying is the safe answer."""

    def __init__(self, services: Services) -> None:
        tr = services.texts.tr
        loses = services.storage.database.unsaved > 0
        body = (
            tr("The disk refuses to save. What you have played since then is lost if you quit now.")
            if loses
            else tr("Whatever you play is saved.")
        )
        super().__init__(
            services,
            tr("Quit the game?"),
            body,
            Answer(services.texts.ptr("dialog", "Stay"), nothing),
            Answer(tr("Quit"), services.scenes.clear),
            icon="warn" if loses else "door",
            other_kind=ButtonKind.DANGER if loses else ButtonKind.SECONDARY,
        )


def must_ask(services: Services) -> bool:
    """Whether closing the window would lose something that the player has not been warned of."""
    return services.storage.database.unsaved > 0 and not isinstance(services.scenes.top, QuitDialog)
