"""What of an opponent has been seen, page by page: how she looks with so many garments off, and the finale."""

from __future__ import annotations

from dataclasses import dataclass

from game.opponents.pack import OpponentPack
from game.settings import Modesty
from game.storage.progress import Progress, Unlock

_OPENED = "gallery"
"""Kind of the unlock that remembers how much of an opponent's page was looked at."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A page of an opponent's gallery: as many garments off as its number."""

    number: int
    """From 0, everything worn, to the finale."""
    icon: str
    """The garment that is outermost on it, or what is held up in the finale."""
    worn: frozenset[str]
    is_seen: bool
    is_finale: bool


def stages_of(pack: OpponentPack, progress: Progress, modesty: Modesty = Modesty.FINALE) -> tuple[Stage, ...]:
    """All pages of an opponent. The first one is always open; ``modesty`` closes those that are not to be shown."""
    garments, seen = pack.manifest.garments, progress.seen_stages(pack.id)
    most_off = {Modesty.FINALE: len(garments), Modesty.LAST_GARMENT: len(garments) - 1, Modesty.MONEY_ONLY: 0}
    stages = []
    for number in range(len(garments) + 1):
        is_finale = number == len(garments)
        icon = pack.manifest.finale.icon if is_finale else pack.manifest.garment(garments[number]).icon
        is_seen = number == 0 or (number in seen and number <= most_off[modesty])
        stages.append(Stage(number, icon, frozenset(garments[number:]), is_seen, is_finale))
    return tuple(stages)


def has_news(pack: OpponentPack, progress: Progress) -> bool:
    """Whether a page was seen at the table that has not been looked at in the gallery."""
    seen = progress.seen_stages(pack.id) - {0}
    return bool(seen) and Unlock(_OPENED, f"{pack.id}:{len(seen)}") not in progress.unlocks()


def look_through(pack: OpponentPack, progress: Progress) -> None:
    """Remember that everything seen so far was looked at in the gallery."""
    seen = progress.seen_stages(pack.id) - {0}
    if seen:
        progress.unlock(Unlock(_OPENED, f"{pack.id}:{len(seen)}"))
