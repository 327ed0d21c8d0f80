"""The cloths a table can be covered with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Felt:
    """The cloth from its middle to its edge, and the colour of the lines woven into it."""

    centre: str
    middle: str
    edge: str
    weave: str
    shadow: str


FELTS: dict[str, Felt] = {
    "green": Felt("#1d7058", "#12503f", "#051d18", "#bfe6c8", "#03130f"),
    "burgundy": Felt("#7d2139", "#561429", "#210711", "#f4cfc4", "#14040a"),
    "blue": Felt("#24527f", "#173a5b", "#071421", "#c6dcf2", "#040c15"),
}
