"""What the history can be narrowed to: a match, an outcome, and what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.evaluation import HandCategory
from game.match.guests import Guests
from game.storage.filters import DealFilter, HumanOutcome
from game.storage.matches import MatchStore, MatchSummary
from game.texts import Texts
from game.texts.hands import category_name

_MOST_MATCHES: Final = 200

OUTCOMES: Final = (None, HumanOutcome.WON, HumanOutcome.LOST, HumanOutcome.TIED)
"""The choices of the second filter; after them comes "with a garment"."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What was chosen on the page."""

    match_id: int | None = None
    outcome: int = 0
    """Place in the second filter."""
    typed: str = ""

    def filter(self, texts: Texts) -> DealFilter | None:
        """The filter for the storage; None when what was typed names nothing."""
        wanted = DealFilter(match_id=self.match_id)
        if self.outcome < len(OUTCOMES):
            wanted = replace(wanted, outcome=OUTCOMES[self.outcome])
        else:
            wanted = replace(wanted, with_garment=True)
        typed = self.typed.strip().casefold()
        if not typed:
            return wanted
        if typed.isdecimal():
            return replace(wanted, number=int(typed))
        category = category_named(texts, typed)
        return None if category is None else replace(wanted, category=category)


def category_named(texts: Texts, typed: str) -> HandCategory | None:
    """The best category whose name begins with what was typed, else one that holds it."""
    names = {category: category_name(texts, category).casefold() for category in reversed(HandCategory)}
    for fits in (str.startswith, str.__contains__):
        for category, name in names.items():
            if fits(name, typed):
                return category
    return None


def matches_to_choose(matches: MatchStore) -> tuple[MatchSummary, ...]:
    """Every match with a deal, the newest first."""
    found = (*matches.unfinished(), *matches.ended(_MOST_MATCHES))
    return tuple(sorted((match for match in found if match.deals), key=lambda match: match.started, reverse=True))


def match_label(texts: Texts, guests: Guests, match: MatchSummary) -> str:
    """A match in one line: who, and when."""
    opponents = [seat.player for seat in match.setup.seats[1:]]
    if len(opponents) == 1:
        who = str(guests.name(opponents[0]))
    else:
        who = texts.ntr("{count} opponent", "{count} opponents", len(opponents))
    return f"{who} · {texts.moment(match.started.astimezone())}"


def outcome_labels(texts: Texts) -> Sequence[str]:
    """The words of the second filter."""
    return (
        texts.tr("All deals"),
        texts.ptr("deals", "Won"),
        texts.ptr("deals", "Lost"),
        texts.ptr("deals", "Ties"),
        texts.ptr("deals", "With a garment"),
    )
