"""One line of an opponent as it stands in a pack, and the conditions under which it fits."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.evaluation import HandCategory
from game.lines.tags import TAGS, base, garment
from game.texts.formatting import placeholder_faults, placeholders

_Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
_Range = Annotated[tuple[int, int], Field(description="lowest and highest")]
HandName = Literal[
    "high_card", "pair", "two_pair", "three_of_a_kind", "straight",
    "flush", "full_house", "four_of_a_kind", "straight_flush",
]  # fmt: skip
"""The categories of the engine in small letters, as :func:`hand_key` makes them."""
GARMENT_TAGS = frozenset({"stake", "stake_first", "stake_last", "garment_lost", "kept", "buy_back", "buy_back_waits"})
"""Tags that may be narrowed to one garment: "garment_lost:gown"."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Conditions(_Model):
    """When a line fits. What is left out does not matter; what is given must hold."""

    game: Literal["draw", "stud"] | None = None
    stage: _Range | None = None
    """Garments of the speaker that are off, lowest and highest number."""
    worn: _Id | None = None
    off: _Id | None = None
    money: Literal["short", "low", "even", "rich"] | None = None
    """The speaker's money: below one ante, below three, in between, at least twice what the match began with."""
    pot: Literal["small", "big"] | None = None
    """big is 20 % of all money at the table and more."""
    street: Literal[3, 4, 5, 6, 7, "before", "after"] | None = None
    """Stud: the street. Draw: before or after the exchange."""
    hand: HandName | None = None
    """Category of the speaker's hand, which must have been shown."""
    who: _Id | None = None
    """Id of the other opponent in question, or "human"."""
    count: _Range | None = None
    first: bool = False
    """Once in a match."""
    ever: bool = False
    """Once in the life of the profile."""
    by: Literal["showdown", "drop"] | None = None
    for_: Literal["ante", "call"] | None = Field(default=None, alias="for")
    tell: Literal["strong", "weak", "bluff"] | None = None
    level: Literal["novice", "regular", "sharp", "master"] | None = None
    days: _Range | None = None
    """Days since the last match against this opponent."""

    @model_validator(mode="after")
    def _check_ranges(self) -> Self:
        for name in ("stage", "count", "days"):
            bounds = getattr(self, name)
            if bounds is not None and not 0 <= bounds[0] <= bounds[1]:
                raise ValueError(f"{name} needs two numbers, the lowest first, for example [1, 3]")
        return self

    @property
    def number(self) -> int:
        """How many conditions are given."""
        return len(self.model_fields_set)


class Line(_Model):
    """A sentence for a tag."""

    tag: str
    text: Annotated[str, Field(min_length=1, max_length=300)]
    weight: Annotated[float, Field(gt=0, le=100)] = 1
    when: Conditions = Conditions()

    @model_validator(mode="after")
    def _check_tag_and_text(self) -> Self:
        tag = TAGS.get(base(self.tag))
        if tag is None:
            raise ValueError(f'"{self.tag}" is not a tag')
        if ":" in self.tag and (tag.name not in GARMENT_TAGS or garment(self.tag) is None):
            raise ValueError(f'"{self.tag}" cannot be narrowed to a garment: write "{tag.name}"')
        for fault in placeholder_faults(self.text):
            raise ValueError(fault)
        for name in sorted(self.variables):
            if name not in tag.variables:
                allowed = ", ".join(sorted(tag.variables)) or "none"
                raise ValueError(f'"{{{name}}}" is not a variable of "{tag.name}" (allowed: {allowed})')
        return self

    @property
    def variables(self) -> frozenset[str]:
        """What the text names."""
        return frozenset(name for name, _spec in placeholders(self.text))

    @property
    def specificity(self) -> tuple[bool, bool, int]:
        """The greater, the more exactly the line is made for its moment: garment, then person, then conditions."""
        return garment(self.tag) is not None, self.when.who is not None, self.when.number


def hand_key(category: HandCategory) -> str:
    """The name of ``category`` in conditions."""
    return category.name.lower()
