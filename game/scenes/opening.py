"""Which page the program opens with, and which it shows after an unexpected error."""

from __future__ import annotations

from game.options import StartOptions
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.scene import Scene
from game.services import Services
from game.widgets.gallery import Gallery


def first_page(services: Services, options: StartOptions) -> Scene:  # noqa: ARG001
    """The page to start with, considering what was said on the command line."""
    return Gallery(services)


def crash_page(services: Services, error: Exception) -> Scene:
    """The page that says what happened."""
    tr = services.texts.tr
    return Dialog(services, tr("Something went wrong"), str(error), Answer(tr("Quit"), nothing))
