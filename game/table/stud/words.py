"""What the bar says at a table of stud."""

from __future__ import annotations

from engine.actions import ActionKind
from engine.views import Phase
from game.table.bar_words import BarWords
from game.table.director import Director
from game.table.steps import HUMAN


class StudBarWords(BarWords):
    """Whose turn it is, what happened last, and what an answer costs."""

    def of_moment(self, director: Director, marked: int) -> tuple[str, str]:
        texts, match = self._services.texts, self._match
        if director.is_busy or match.phase is Phase.OVER:
            return self._last_news(director.shown), ""
        title, hint = super().of_moment(director, marked)
        if match.is_thinking:
            return title, texts.tr("Point at an opponent to see the wardrobe")
        if match.phase is Phase.READY:
            return title, texts.tr("Ante: {amount}", amount=texts.money(match.setup.rules.ante))
        return (title, hint) if match.phase is Phase.OFFER else self._of_turn()

    def _of_turn(self) -> tuple[str, str]:
        """The human's turn: what it costs to stay in."""
        texts, options = self._services.texts, self._match.options()
        tr = texts.tr
        if options.get(ActionKind.BRING_IN):
            return tr("You show the lowest card"), tr("Post the bring-in, or complete to the small bet at once")
        call = options.get(ActionKind.CALL)
        if call is None:
            return tr("Your turn"), tr("Nothing to call")
        if call.stake is not None:
            garment = self._names.garment(HUMAN, call.stake)
            return tr("Your turn"), tr("You stake the {garment} to call", garment=garment)
        return tr("Your turn"), tr("To call: {amount}", amount=texts.money(call.cost))
