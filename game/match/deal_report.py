"""A deal as plain text: what happened in words, then what is needed to check it."""

from __future__ import annotations

from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.texts import Texts
from game.texts.deal_log import DealLog


def deal_report(texts: Texts, guests: Guests, deal: PlayedDeal) -> str:
    """The deal's log, one sentence a line, with the seal and, once the deal is over, the secret."""
    lines = DealLog(texts, guests.table_words(deal.setup)).sentences(deal.events)
    if deal.proof is not None:
        lines.append(texts.tr("Seal: {hash}", hash=deal.proof.seal))
        lines.append(texts.tr("Secret: {hash}", hash=deal.proof.secret))
    return "\n".join(lines) + "\n"
