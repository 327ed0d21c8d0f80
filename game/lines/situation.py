"""What a line is chosen by: the moment as the speaker knows it, and the words that the line may name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.lines.line import Conditions, Line
from game.lines.tags import garment
from game.texts.texts import Texts
from game.texts.typography import capitalise


@dataclass(frozen=True, slots=True)
class Situation:
    """The moment at which a line may be spoken. A fact that is left out fits no condition that asks for it.

    The facts are those of :class:`~game.lines.line.Conditions`; ``values`` are the variables of the text: words,
    money as strings, numbers. An empty ``you`` (a player without a name) counts as left out.
    """

    game: str | None = None
    stage: int | None = None
    worn: frozenset[str] = frozenset()
    off: frozenset[str] = frozenset()
    garment: str | None = None
    """Id of the garment that the tag is about."""
    money: str | None = None
    pot: str | None = None
    street: int | str | None = None
    hand: str | None = None
    who: str | None = None
    count: int | None = None
    by: str | None = None
    for_: str | None = None
    tell: str | None = None
    level: str | None = None
    days: int | None = None
    values: Mapping[str, object] = field(default_factory=dict)

    def fits(self, line: Line) -> bool:
        """Whether ``line`` may be spoken now, as far as its garment, its conditions and its variables go."""
        narrowed = garment(line.tag)
        if narrowed is not None and narrowed != self.garment:
            return False
        return self._holds(line.when) and all(self.values.get(name) not in (None, "") for name in line.variables)

    def _holds(self, when: Conditions) -> bool:
        equal = ("game", "money", "pot", "street", "hand", "who", "by", "for_", "tell", "level")
        ranges = ("stage", "count", "days")
        return (
            all(getattr(when, name) in (None, getattr(self, name)) for name in equal)
            and all(_within(getattr(self, name), getattr(when, name)) for name in ranges)
            and (when.worn is None or when.worn in self.worn)
            and (when.off is None or when.off in self.off)
        )


def spoken(line: Line, situation: Situation, texts: Texts) -> str:
    """The sentence for the bubble: ``line`` with the values of ``situation`` put in and a big first letter."""
    return capitalise(texts.format(line.text, **situation.values))


def _within(value: int | None, bounds: tuple[int, int] | None) -> bool:
    return bounds is None or (value is not None and bounds[0] <= value <= bounds[1])
