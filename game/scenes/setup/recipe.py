"""How a deck follows from its secret, in words, over the page of the seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.devices.inputs import KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.vector import PAPER_FILL
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import H2
from game.scenes.reading import PAPER_TITLE, ReadingArea
from game.stage.scene import Scene
from game.stage.services import Services
from game.texts import Texts
from game.texts.rules import RuleSection
from game.widgets.base import Widget
from game.widgets.button import Button

_WIDTH, _HEIGHT = 1460, 840
"""Of the paper at most."""
_HEAD, _FOOT = 128, 44
_BUTTON: Final = (400, 66)
_GAP: Final = 26


class RecipePage(Scene):
    """The recipe as a page to read."""

    is_overlay = True
    backdrop_ink = 0.8

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._paper = Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        services, texts = self.services, self.services.texts
        room = Rect(CANVAS.centre_x - _WIDTH / 2 + 50, 0, _WIDTH - 76, _HEIGHT - _HEAD - _FOOT)
        text = ReadingArea("text", room, texts.tr("Recipe"), recipe(texts), services.settings.settings)
        needed = round(text.measure(services.window.canvas(services.theme, services.stores)))
        height = _HEAD + min(needed, room.height) + _FOOT
        top = CANVAS.centre_y - (height + _GAP + _BUTTON[1]) / 2
        self._paper = Rect(CANVAS.centre_x - _WIDTH / 2, top, _WIDTH, height)
        text.rect = Rect(room.x, top + _HEAD, room.width, min(needed, room.height))
        place = Rect(self._paper.right - _BUTTON[0], self._paper.bottom + _GAP, *_BUTTON)
        close = Button("close", place, texts.tr("Close"), services.scenes.pop, kind=ButtonKind.PRIMARY, size=26)
        return [close, text]

    def key_pressed(self, pressed: KeyPressed) -> bool:
        return self.group.find("text").key_pressed(pressed)

    def draw(self, canvas: Canvas) -> None:
        paper = self._paper
        canvas.part(Panel(paper.width, paper.height, fill=PAPER_FILL), paper.x, paper.y)
        title = self.services.texts.tr("How the deck follows from the secret")
        canvas.text(title, paper.centre_x, paper.y + 72, H2, PAPER_TITLE, Align.CENTRE, fit=paper.width - 120)
        canvas.hairline(paper.x + 50, paper.y + 100, paper.width - 100, Colour.BRASS_LINE, 0.7)
        super().draw(canvas)


def recipe(texts: Texts) -> tuple[RuleSection, ...]:
    """The algorithm of `engine.fairness` as sections; it will not change."""
    tr = texts.tr
    return (
        RuleSection(
            tr("The secret"),
            (
                tr("Before every deal the game takes 32 random bytes from the operating system."),
                tr("Their SHA-256 is the seal. It is shown before the first card."),
                tr("Nobody can find another secret with the same seal, so the deck cannot be changed any more."),
            ),
        ),
        RuleSection(
            tr("Numbers from the secret"),
            (
                tr("Block n is the SHA-256 of the secret, the word “deck”, and n as eight bytes; n begins with 0."),
                tr("The bytes of all blocks follow one another."),
                tr("A number below b is the next byte modulo b; bytes from 256 − 256 mod b on are left out."),
            ),
        ),
        RuleSection(
            tr("The shuffle"),
            (
                tr(
                    "The deck begins in order: two of clubs, diamonds, hearts, spades, then the threes, up to the aces."
                ),
                tr("From the last card to the second: card i changes places with card j, a number below i + 1."),
                tr("The first card of the result is dealt first."),
            ),
        ),
        RuleSection(
            tr("Without the game"),
            (
                tr("Save the deal as a file and check it with the tool in the source of the game."),
                tr("The file {name} describes everything, with an example to compare with.", name="docs/fair-deals.md"),
            ),
        ),
    )
