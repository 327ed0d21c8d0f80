"""The evening at the lounge: the ladder with its rungs, the purse, and the way to the next match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_LARGE, BODY, CAPTION, H3
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.evening.ladder import EveningLadder, Step
from game.scenes.evening.rung import LEVELS, RungCard
from game.scenes.page import FOOT, QuietPage, draw_panel
from game.stage.services import Services
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.legend import DPAD, LegendEntry

_STEPS: Final = Rect(100, 172, 1720, 584)
_GAP: Final = 14
_RISE: Final = 14
"""By how much every rung is higher than the one before it."""
_PANEL: Final = Rect(100, 780, 1720, 148)
_PURSE_WIDTH: Final = 420


class EveningPage(QuietPage):
    """Opened from the title page and at the end of an evening's match."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._ladder = EveningLadder(services)
        self._ladder.unlock()
        self._standing = self._ladder.standing

    def title(self) -> str:
        return self.services.texts.tr("Evening at the lounge")

    def heading_note(self) -> str:
        if self._standing.next is None:
            return self.services.texts.tr("The whole cast is beaten. The pianist stands up and bows.")
        return self.services.texts.tr("The whole cast, one after the other, and every one is harder to beat.")

    def entered(self) -> None:
        self.group.focus("play")

    def resumed(self) -> None:
        self.layout()

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        self._standing = self._ladder.standing
        return [self._play_button(), *self._rungs(), *self._anew_button(), self.back_button(), self._legend()]

    def _rungs(self) -> list[Widget]:
        steps = self._ladder.steps
        width = (_STEPS.width - _GAP * (len(steps) - 1)) / max(1, len(steps))
        cards: list[Widget] = []
        for place, step in enumerate(steps):
            top = _STEPS.y + _RISE * (len(steps) - 1 - place)
            rect = Rect(_STEPS.x + place * (width + _GAP), top, width, _STEPS.bottom - top)
            cards.append(RungCard(self.services, rect, step, self._standing.state_of(step.rung), self._play))
        return cards

    def _play_button(self) -> Widget:
        tr, standing = self.services.texts.tr, self._standing
        nobody = "" if self._ladder.steps else tr("There is no opponent to play against.")
        if standing.next is None and not nobody:
            label, act = tr("Begin anew"), self._ask_to_begin_anew
        elif standing.waiting is not None:
            label, act = tr("Continue"), self._play
        elif standing.tries:
            label, act = tr("Another try"), self._play
        else:
            label, act = tr("Deal the cards"), self._play
        rect = Rect(1420, FOOT, 400, 72)
        return Button("play", rect, label, act, kind=ButtonKind.PRIMARY, size=28, shortcut=Key.P, why_not=nobody)

    def _anew_button(self) -> list[Widget]:
        """Only when there is something to begin anew, and another button does not offer it."""
        if not self._standing.won or self._standing.next is None:
            return []
        label, rect = self.services.texts.tr("Begin anew"), Rect(356, FOOT, 330, 66)
        return [
            Button(
                "anew",
                rect,
                label,
                self._ask_to_begin_anew,
                kind=ButtonKind.GHOST,
                icon="again",
                size=23,
                shortcut=Key.N,
            )
        ]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("P",), ("X",), self.services.texts.ptr("match", "Play")),
            LegendEntry(("Left", "Right"), (DPAD,), tr("Choose")),
            LegendEntry(("Esc",), ("B",), tr("Back")),
        )
        return self.legend(Rect(702, 954, 700, 54), entries)

    # ------------------------------------------------------------ behaviour
    def _play(self) -> None:
        self._ladder.play()

    def second_action(self) -> bool:
        self.group.find("play").activate()
        return True

    def _ask_to_begin_anew(self) -> None:
        tr = self.services.texts.tr
        body = tr(
            "The ladder begins at its first rung, with an empty purse. What was unlocked stays. A match that waits is "
            "given up."
        )
        self.services.scenes.push(
            Dialog(
                self.services,
                tr("Begin the evening anew?"),
                body,
                Answer(tr("Cancel"), nothing),
                Answer(tr("Begin anew"), self._ladder.begin_anew),
                icon="again",
            )
        )

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        draw_panel(canvas, _PANEL)
        self._draw_purse(canvas)
        canvas.fill(Colour.BRASS_DARK, Rect(_PANEL.x + _PURSE_WIDTH, _PANEL.y + 24, 2, _PANEL.height - 48), 0.6)
        left = _PANEL.x + _PURSE_WIDTH + 36
        room = _PANEL.right - 36 - left
        canvas.text_box(self._told(), Rect(left, _PANEL.y + 18, room, 42), BODY, Colour.IVORY, Align.LEFT)
        said = self.services.texts.tr(
            "Every match begins with equal money. What it brings goes into the purse; a lost match costs its stake, "
            "but never more than the purse holds."
        )
        canvas.text_box(said, Rect(left, _PANEL.y + 62, room, 70), CAPTION, Colour.CREAM, Align.LEFT, most_lines=2)

    def _draw_purse(self, canvas: Canvas) -> None:
        texts, middle = self.services.texts, _PANEL.centre_y
        canvas.icon("coin", _PANEL.x + 70, middle, 56, Colour.BRASS)
        label = texts.tr("Purse of the evening")
        room = _PURSE_WIDTH - 140
        canvas.text_middle(label, _PANEL.x + 122, middle - 28, H3.sized(26), Colour.BRASS_LIGHT, Align.LEFT, room)
        amount = texts.money(self._standing.purse)
        canvas.text_middle(amount, _PANEL.x + 122, middle + 24, AMOUNT_LARGE, Colour.IVORY, Align.LEFT, room)

    def _told(self) -> str:
        """Who waits, and how often it was tried."""
        texts, step = self.services.texts, self._ladder.next_step
        if step is None:
            return texts.tr("All rungs are won.") if self._ladder.steps else ""
        parts = [self._who(step), texts.tr("Level: {level}", level=texts.tr(LEVELS[step.rung.level]))]
        if self._standing.tries:
            parts.append(texts.ntr("{count} match lost here", "{count} matches lost here", self._standing.tries))
        return " · ".join(parts)

    def _who(self, step: Step) -> str:
        name = step.pack.manifest.name.full(self.services.texts.language)
        return self.services.texts.tr("Next at the table: {name}", name=name)
