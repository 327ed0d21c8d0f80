"""The rules of a match as data: every field can be read, explained and changed by the player.

The numbers in brackets are sections of docs/rules.md. All amounts are whole dollars.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

HUMAN = 0
"""The seat of the human, in every match."""
MAX_DOLLARS = 1_000_000
"""The most that any amount of the rules may be."""
Dollars = Annotated[int, Field(ge=0, le=MAX_DOLLARS, strict=True)]
PositiveDollars = Annotated[int, Field(ge=1, le=MAX_DOLLARS, strict=True)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class GarmentRules(_Model):
    """Money and clothes, common to both games (4)."""

    garment_value: PositiveDollars = 15
    """V: dollars that one garment is worth when it is staked or bought back."""
    buy_back_reserve: Dollars = 15
    """Dollars that must be left after buying a garment back; ``garment_value`` unless given (4.4)."""
    stakes_per_deal: Annotated[int, Field(ge=1, le=10, strict=True)] = 1
    """Garments that one player may stake in one deal (4.1)."""
    player_wardrobe: bool = False
    """Whether the human stakes clothes too."""
    money_only: bool = False
    """Whether nobody stakes clothes (4.6)."""

    def stakes_clothes(self, seat: int) -> bool:
        """Whether a seat plays with clothes: opponents do unless all play for money alone, the human if so chosen."""
        return not self.money_only and (seat != HUMAN or self.player_wardrobe)

    def _check_worth(self, ante: int) -> None:
        """A garment, and what is left after one was bought back, must each pay an ante (4)."""
        if self.garment_value < ante:
            raise ValueError("garment_value must be at least the ante")
        if self.buy_back_reserve < ante:
            raise ValueError("buy_back_reserve must be at least the ante")

    @model_validator(mode="before")
    @classmethod
    def _let_reserve_follow_value(cls, data: Any) -> Any:  # noqa: ANN401 - whatever the caller passes
        if isinstance(data, dict) and "garment_value" in data:
            return {"buy_back_reserve": data["garment_value"], **data}
        return data


class DrawRules(GarmentRules):
    """Five-card draw for two (2)."""

    game: Literal["draw"] = "draw"
    deck: Literal[32, 52] = 52
    ante: PositiveDollars = 5
    starting_money: PositiveDollars = 60
    min_bet: PositiveDollars = 5
    bet_step: PositiveDollars = 5
    ante_rises_every: Annotated[int, Field(ge=0, le=1000, strict=True)] = 0
    """Deals after which the ante goes up by its first value; 0 is never."""
    low_ace_joins_seven: bool = False
    """Whether A-7-8-9-10 is a straight with 32 cards; with 52 it says nothing (1)."""

    @property
    def low_ace_applies(self) -> bool:
        """Whether A-7-8-9-10 is a straight in this match."""
        return self.low_ace_joins_seven and self.deck == 32

    @model_validator(mode="after")
    def _check_bounds(self) -> Self:
        if self.starting_money < 2 * self.ante:
            raise ValueError("starting_money must be at least two antes")
        self._check_worth(self.ante)
        return self


class StudRules(GarmentRules):
    """Seven-card stud for two to eight (3).

    With these amounts one of equal players, the human without a wardrobe, wins about his share of the matches at a
    table of any size: garments are worth little beside the money.
    """

    game: Literal["stud"] = "stud"
    style: Literal["casino", "home"] = "casino"
    players: Annotated[int, Field(ge=2, le=8, strict=True)] = 4
    ante: Dollars = 5
    bring_in: PositiveDollars = 5
    small_bet: PositiveDollars = 10
    big_bet: PositiveDollars = 20
    raises_per_street: Annotated[int, Field(ge=1, le=100, strict=True)] = 3
    """Raises after the bet; no cap when two players are left."""
    after_bring_in: Literal["call", "check"] = "call"
    shortage: Literal["burns", "community", "seven_players"] = "burns"
    starting_money: PositiveDollars = 250

    @model_validator(mode="after")
    def _check_bounds(self) -> Self:
        if self.big_bet != 2 * self.small_bet:
            raise ValueError("big_bet must be twice small_bet")
        if self.bring_in >= self.small_bet:
            raise ValueError("bring_in must be less than small_bet, or there is nothing to complete")
        self._check_worth(self.ante)
        if self.shortage == "seven_players" and self.players > 7:
            raise ValueError("an eighth player cannot sit down when shortage is seven_players")
        return self


Rules = Annotated[DrawRules | StudRules, Field(discriminator="game")]
"""The rules of either game."""


class SeatSetup(_Model):
    """Who sits at a seat: "human" or an opponent's id, with garment ids from the outermost inward."""

    player: Annotated[str, Field(min_length=1, max_length=64)]
    wardrobe: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _check_wardrobe(self) -> Self:
        if len(set(self.wardrobe)) < len(self.wardrobe):
            raise ValueError("a wardrobe must not name a garment twice")
        return self


class MatchSetup(_Model):
    """Everything that is fixed before the first deal. Seat 0 is the human."""

    rules: Rules
    seats: Annotated[tuple[SeatSetup, ...], Field(min_length=2, max_length=8)]

    @model_validator(mode="after")
    def _check_seats(self) -> Self:
        expected = 2 if isinstance(self.rules, DrawRules) else self.rules.players
        if len(self.seats) != expected:
            raise ValueError(f"the rules ask for {expected} seats, {len(self.seats)} are given")
        if self.rules.money_only:
            return self
        if any(not seat.wardrobe for seat in self.seats[1:]):
            raise ValueError("every opponent needs a wardrobe unless money_only is set")
        if self.rules.player_wardrobe and not self.seats[0].wardrobe:
            raise ValueError("player_wardrobe is set but seat 0 has no wardrobe")
        return self
