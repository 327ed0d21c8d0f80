"""Words and icons for whoever sat at a table once, even when their pack is gone by now."""

from __future__ import annotations

from collections.abc import Mapping

from engine.rules import MatchSetup
from game.match.own_wardrobe import OWN_GARMENTS, own_garment_words
from game.match.setup_choice import HUMAN_PLAYER
from game.opponents.cast import Cast
from game.opponents.pack import OpponentPack, PackError
from game.texts import Texts
from game.texts.deal_log import TableWords
from game.texts.typography import capitalise
from game.texts.word import Word

_UNKNOWN_ICON = "shirt"


class Guests:
    """Asks the packs; what they do not know is named by its id."""

    def __init__(self, cast: Cast, texts: Texts) -> None:
        self._cast = cast
        self._texts = texts
        self._gone: set[str] = set()
        """Opponents whose packs cannot be used; they are not read again and again."""

    def pack(self, player: str) -> OpponentPack | None:
        """The opponent's pack, if it can be used."""
        if player in self._gone:
            return None
        try:
            return self._cast.get(player)
        except PackError:
            self._gone.add(player)
            return None

    def name(self, player: str) -> Word:
        """The first name of an opponent, or "You"."""
        if player == HUMAN_PLAYER:
            return Word(self._texts.tr("You"))
        pack = self.pack(player)
        return pack.name(self._texts.language) if pack else Word(capitalise(player))

    def full_name(self, player: str) -> str:
        """First and last name of an opponent, or "You"."""
        pack = None if player == HUMAN_PLAYER else self.pack(player)
        return pack.manifest.name.full(self._texts.language) if pack else str(self.name(player))

    def garment(self, player: str, garment: str) -> Word:
        """A garment of somebody as a word."""
        return self._garments(player, (garment,))[garment]

    def icon(self, player: str, garment: str) -> str:
        """The picture of a garment in ``assets/interface/garments``."""
        if player == HUMAN_PLAYER:
            return garment if garment in OWN_GARMENTS else _UNKNOWN_ICON
        pack = self.pack(player)
        if pack is None or garment not in pack.manifest.garments:
            return _UNKNOWN_ICON
        return pack.manifest.garment(garment).icon

    def table_words(self, setup: MatchSetup) -> TableWords:
        """What the log of a deal calls everything."""
        return TableWords(
            [self.name(seat.player) for seat in setup.seats],
            [self._garments(seat.player, seat.wardrobe) for seat in setup.seats],
            is_draw=setup.rules.game == "draw",
        )

    def _garments(self, player: str, wardrobe: tuple[str, ...]) -> Mapping[str, Word]:
        known: Mapping[str, Word] = {}
        if player == HUMAN_PLAYER:
            known = own_garment_words(self._texts.language)
        elif (pack := self.pack(player)) is not None:
            known = pack.garment_words(self._texts.language)
        return {garment: known.get(garment) or Word(garment.replace("_", " ")) for garment in wardrobe}
