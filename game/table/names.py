"""The words of one match: who sits where and what they wear, in the current language."""

from __future__ import annotations

from engine.rules import MatchSetup
from game.match.own_wardrobe import own_garment_words
from game.opponents.cast import Cast
from game.opponents.pack import OpponentPack
from game.table.steps import HUMAN
from game.texts import Texts
from game.texts.deal_log import TableWords
from game.texts.typography import capitalise
from game.texts.word import Word


class MatchNames:
    """Asks the packs and the player's own wardrobe for words; a change of language needs nothing else."""

    def __init__(self, setup: MatchSetup, cast: Cast, texts: Texts) -> None:
        """Raises PackError when an opponent's pack cannot be used."""
        self._texts = texts
        self._setup = setup
        self._packs = {number: cast.get(seat.player) for number, seat in enumerate(setup.seats) if number != HUMAN}

    def pack(self, seat: int) -> OpponentPack:
        """The pack of an opponent's seat."""
        return self._packs[seat]

    def name(self, seat: int) -> Word:
        """The first name of an opponent, or "You"."""
        if seat == HUMAN:
            return Word(self._texts.tr("You"))
        return self._packs[seat].name(self._texts.language)

    def full_name(self, seat: int) -> str:
        """First and last name of an opponent, or "You"."""
        if seat == HUMAN:
            return self._texts.tr("You")
        return self._packs[seat].manifest.name.full(self._texts.language)

    def garment(self, seat: int, garment: str) -> Word:
        """A garment of a seat as a word."""
        return self._garments(seat)[garment]

    def garment_title(self, seat: int, garment: str) -> str:
        """A garment of a seat with a big first letter."""
        return capitalise(str(self.garment(seat, garment)))

    def icon(self, seat: int, garment: str) -> str:
        """The picture of a garment in ``assets/interface/garments``."""
        return garment if seat == HUMAN else self._packs[seat].manifest.garment(garment).icon

    def table_words(self) -> TableWords:
        """What the log of a deal calls everything."""
        seats = range(len(self._setup.seats))
        return TableWords(
            [self.name(seat) for seat in seats],
            [self._garments(seat) for seat in seats],
            is_draw=self._setup.rules.game == "draw",
        )

    def _garments(self, seat: int) -> dict[str, Word]:
        if seat == HUMAN:
            return own_garment_words(self._texts.language)
        return self._packs[seat].garment_words(self._texts.language)
