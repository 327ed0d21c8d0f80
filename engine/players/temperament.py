"""How a computer player's character bends its decisions."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Share = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]


class Temperament(BaseModel):
    """Five traits from 0 to 1; 0.5 is neither."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    tight_loose: Share = 0.5
    """0 plays few hands, 1 nearly all."""
    passive_bold: Share = 0.5
    """0 calls where 1 bets and raises."""
    bluffing: Share = 0.5
    """How often weak hands are bet as if they were strong."""
    buy_back_pride: Share = 0.5
    """0 keeps the money, 1 buys every garment back at once."""
    acting: Share = 0.5
    """0 shows what she holds, 1 shows nothing."""

    def buys_back(self, money: int, garment_value: int) -> bool:
        """Whether a garment on offer is bought back; ``money`` and ``garment_value`` are dollars.

        The proudest buys whenever the rules allow it, the least proud only if two more garments could be paid after it.
        """
        left = money - garment_value
        return left >= 2 * garment_value * (1 - self.buy_back_pride)
