"""The amount that the human has chosen for a BET or RAISE."""

from __future__ import annotations

from enum import Enum

from engine.actions import ActionKind, Bet, Option, Raise

_BIG_SHARE = 2
"""A bet of one part in so many of one's money is big."""


class Preset(Enum):
    """Amounts that one press chooses."""

    MINIMUM = "min"
    HALF_POT = "half"
    POT = "pot"
    ALL = "all"


class Wager:
    """An amount within the bounds of an option. ``pot`` is the pot after a call, ``money`` what the human has."""

    def __init__(self, option: Option, pot: int, money: int) -> None:
        """Raises ValueError for an option without amounts."""
        if option.amounts is None:
            raise ValueError(f"{option.kind} has no amounts to choose from")
        self.option = option
        self.range = option.amounts
        self._pot = pot
        self._money = money
        self.amount = self.preset(Preset.HALF_POT)

    def preset(self, preset: Preset) -> int:
        """The legal amount nearest to a preset."""
        wanted = {
            Preset.MINIMUM: self.range.minimum,
            Preset.HALF_POT: self._pot // 2,
            Preset.POT: self._pot,
            Preset.ALL: self.range.maximum,
        }[preset]
        return self.range.closest(wanted)

    @property
    def preset_chosen(self) -> Preset | None:
        """The preset that the amount is, the smallest of several."""
        return next((preset for preset in Preset if self.preset(preset) == self.amount), None)

    @property
    def lowest(self) -> int:
        """The least that can be chosen; less than the minimum when the money is short."""
        return min(self.range.minimum, self.range.maximum)

    def move(self, steps: int) -> None:
        """Change the amount by so many steps of the rules."""
        target = self.amount + steps * self.range.step
        if steps < 0 and self.amount == self.range.maximum:
            # From the maximum, which may lie between two steps, to the step below it.
            beyond = (self.range.maximum - self.lowest) % self.range.step
            target = self.amount - (beyond or self.range.step) + (steps + 1) * self.range.step
        self.amount = self.range.closest(max(self.lowest, target))

    @property
    def is_big(self) -> bool:
        """Whether half of the human's money or more would go in."""
        return (self.amount + self.option.cost) * _BIG_SHARE >= self._money

    @property
    def is_limited(self) -> bool:
        """Whether the human has more than may be bet, because the other could not answer it."""
        return self.range.maximum + self.option.cost < self._money

    @property
    def action(self) -> Bet | Raise:
        """What pressing the button does."""
        return Bet(self.amount) if self.option.kind is ActionKind.BET else Raise(self.amount)
