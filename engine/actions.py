"""What a seat may decide, and the exact bounds within which it may decide it.

An action is a plain value: who performs it follows from whose turn it is. Buttons, computer players, tests and
replays all build these, and all ask the same :class:`Options` first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar


class ActionKind(StrEnum):
    """Names of the actions, as they stand in records."""

    BET = "bet"
    RAISE = "raise"
    STAY = "stay"
    DROP = "drop"
    DRAW = "draw"
    CALL = "call"
    CHECK = "check"
    FOLD = "fold"
    BRING_IN = "bring_in"
    COMPLETE = "complete"
    BUY_BACK = "buy_back"
    DECLINE = "decline"
    START_DEAL = "start_deal"


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions; ``kind`` tells which one it is."""

    kind: ClassVar[ActionKind]


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Open the betting with ``amount`` dollars (rules 2.2, 2.3, 3.3)."""

    kind: ClassVar[ActionKind] = ActionKind.BET
    amount: int


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Pay the outstanding bet plus ``amount`` dollars; ``amount`` is the raised part alone."""

    kind: ClassVar[ActionKind] = ActionKind.RAISE
    amount: int


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Let the other player open (draw, first betting only)."""

    kind: ClassVar[ActionKind] = ActionKind.STAY


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Lose the deal and what was put in (draw)."""

    kind: ClassVar[ActionKind] = ActionKind.DROP


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Pay what is outstanding and exchange the cards at these positions (0 to 4 of one's own hand)."""

    kind: ClassVar[ActionKind] = ActionKind.DRAW
    discards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Pay what is outstanding; in the second betting of draw this shows the cards."""

    kind: ClassVar[ActionKind] = ActionKind.CALL


@dataclass(frozen=True, slots=True)
class Check(Action):
    """Pass the word on without paying (stud)."""

    kind: ClassVar[ActionKind] = ActionKind.CHECK


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give up the deal (stud)."""

    kind: ClassVar[ActionKind] = ActionKind.FOLD


@dataclass(frozen=True, slots=True)
class BringIn(Action):
    """Post the bring-in (stud, casino style, third street)."""

    kind: ClassVar[ActionKind] = ActionKind.BRING_IN


@dataclass(frozen=True, slots=True)
class Complete(Action):
    """Complete to the small bet (stud, casino style, third street)."""

    kind: ClassVar[ActionKind] = ActionKind.COMPLETE


@dataclass(frozen=True, slots=True)
class BuyBack(Action):
    """Buy back the garment that came off last (rules 4.4), between deals."""

    kind: ClassVar[ActionKind] = ActionKind.BUY_BACK


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Keep the money instead of buying back."""

    kind: ClassVar[ActionKind] = ActionKind.DECLINE


@dataclass(frozen=True, slots=True)
class StartDeal(Action):
    """Deal the cards from ``secret``, 32 bytes that the caller took from the operating system."""

    kind: ClassVar[ActionKind] = ActionKind.START_DEAL
    secret: bytes


PLAIN_ACTIONS: Mapping[ActionKind, Action] = {
    action.kind: action
    for action in (Stay(), Drop(), Call(), Check(), Fold(), BringIn(), Complete(), BuyBack(), Decline())
}
"""The actions that carry nothing but their kind."""


@dataclass(frozen=True, slots=True)
class AmountRange:
    """Legal amounts in dollars: ``minimum``, ``minimum + step``, ... below ``maximum``, and ``maximum`` itself."""

    minimum: int
    step: int
    maximum: int

    def allows(self, amount: int) -> bool:
        """Whether ``amount`` dollars may be chosen."""
        if amount == self.maximum:
            return True
        return self.minimum <= amount < self.maximum and (amount - self.minimum) % self.step == 0

    def closest(self, amount: int) -> int:
        """The legal amount next to ``amount``; the lower one when two are equally near."""
        if amount >= self.maximum or self.minimum >= self.maximum:
            return self.maximum
        steps = max(0, amount - self.minimum) // self.step
        below = self.minimum + steps * self.step
        above = min(below + self.step, self.maximum)
        return below if amount - below <= above - amount else above

    def amounts(self) -> tuple[int, ...]:
        """Every legal amount, lowest first."""
        return (*range(self.minimum, self.maximum, self.step), self.maximum)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that the seat on turn may do."""

    kind: ActionKind
    cost: int = 0
    """Dollars that leave the seat's money before any chosen amount."""
    stake: str | None = None
    """Garment that has to be staked to pay ``cost``; None when the money is enough."""
    further_stakes: tuple[str, ...] = ()
    """Garments to be staked after it, where one is not enough (``stakes_per_deal`` above 1)."""
    amounts: AmountRange | None = None
    """Amounts to choose from, for BET and RAISE."""
    max_discards: int = 0
    """Cards that may be exchanged, for DRAW."""


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that ``seat`` may do now, in the order of the buttons. ``seat`` is None between deals."""

    seat: int | None
    choices: tuple[Option, ...]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.choices)

    def get(self, kind: ActionKind) -> Option | None:
        """The option of that kind, or None when it is not offered."""
        for choice in self.choices:
            if choice.kind is kind:
                return choice
        return None

    @property
    def kinds(self) -> tuple[ActionKind, ...]:
        """Kinds on offer, in order."""
        return tuple([choice.kind for choice in self.choices])
