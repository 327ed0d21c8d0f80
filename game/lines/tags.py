"""The tags of lines: what each one is about, what its text may name, and how many lines a full pack has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Topic(Enum):
    """What a tag is about. Earlier topics go first when several things happen at once."""

    FINALE = "finale"
    MATCH_END = "match_end"
    GARMENT_LOST = "garment_lost"
    STAKE = "stake"
    BUY_BACK = "buy_back"
    CLOTHES = "clothes"
    ALL_IN = "all_in"
    BIG_RESULT = "big_result"
    HUMAN_CLOTHES = "human_clothes"
    MEETING = "meeting"
    RESULT = "result"
    HUMAN_ACTION = "human_action"
    OWN_ACTION = "own_action"
    OTHERS = "others"
    LOOKING = "looking"


CLOTHES_TOPICS: Final = frozenset({Topic.FINALE, Topic.GARMENT_LOST, Topic.STAKE, Topic.BUY_BACK, Topic.CLOTHES})
"""Topics that are always worth a line."""

URGENCY: Final = {topic: place for place, topic in enumerate(Topic)}


@dataclass(frozen=True, slots=True)
class Tag:
    """An event of the game under the name by which lines ask for it."""

    name: str
    topic: Topic
    variables: frozenset[str]
    """What the text of a line may name."""
    floor: int
    """Lines that a built-in pack has at least."""
    is_required: bool
    """Whether every pack needs a line for it."""


def _tag(name: str, topic: Topic, variables: str, floor: int, *, required: bool = False) -> Tag:
    return Tag(name, topic, frozenset(variables.split()), floor, required)


_ALL = (
    _tag("greet_first", Topic.MEETING, "you game", 4, required=True),
    _tag("greet_won", Topic.MEETING, "you count", 3, required=True),
    _tag("greet_lost", Topic.MEETING, "you count", 3, required=True),
    _tag("deal_start", Topic.MEETING, "count", 3),
    _tag("rematch", Topic.MEETING, "you", 2),
    _tag("match_won", Topic.MATCH_END, "you amount", 4, required=True),
    _tag("finale", Topic.FINALE, "you", 4, required=True),
    _tag("match_lost_money", Topic.MATCH_END, "you amount", 2),
    _tag("leaves_table", Topic.MEETING, "you other", 2, required=True),
    _tag("human_quits", Topic.MEETING, "you", 2),
    _tag("hand_good", Topic.LOOKING, "", 4, required=True),
    _tag("hand_bad", Topic.LOOKING, "", 4, required=True),
    _tag("drawn_good", Topic.LOOKING, "count", 3, required=True),
    _tag("drawn_bad", Topic.LOOKING, "count", 3, required=True),
    _tag("up_good", Topic.LOOKING, "hand", 2),
    _tag("up_bad", Topic.LOOKING, "", 2),
    _tag("bet", Topic.OWN_ACTION, "amount pot", 5, required=True),
    _tag("raise", Topic.OWN_ACTION, "amount pot", 5, required=True),
    _tag("reraise", Topic.OWN_ACTION, "amount count", 3),
    _tag("call", Topic.OWN_ACTION, "amount pot", 4, required=True),
    _tag("call_free", Topic.OWN_ACTION, "", 2),
    _tag("stay", Topic.OWN_ACTION, "", 3, required=True),
    _tag("check", Topic.OWN_ACTION, "", 3, required=True),
    _tag("fold", Topic.OWN_ACTION, "pot", 4, required=True),
    _tag("all_in", Topic.ALL_IN, "amount pot", 3, required=True),
    _tag("bring_in", Topic.OWN_ACTION, "amount", 2, required=True),
    _tag("complete", Topic.OWN_ACTION, "amount", 2),
    _tag("exchange_0", Topic.OWN_ACTION, "", 3, required=True),
    _tag("exchange_1", Topic.OWN_ACTION, "", 3, required=True),
    _tag("exchange_2", Topic.OWN_ACTION, "", 2, required=True),
    _tag("exchange_3", Topic.OWN_ACTION, "", 3, required=True),
    _tag("exchange_4", Topic.OWN_ACTION, "", 2),
    _tag("exchange_5", Topic.OWN_ACTION, "", 2, required=True),
    _tag("thinking", Topic.OWN_ACTION, "", 2),
    _tag("human_bet", Topic.HUMAN_ACTION, "amount", 3, required=True),
    _tag("human_bet_big", Topic.HUMAN_ACTION, "amount pot", 3, required=True),
    _tag("human_raise", Topic.HUMAN_ACTION, "amount", 4, required=True),
    _tag("human_call", Topic.HUMAN_ACTION, "amount", 2, required=True),
    _tag("human_stay", Topic.HUMAN_ACTION, "", 3, required=True),
    _tag("human_folds", Topic.HUMAN_ACTION, "pot", 4, required=True),
    _tag("human_all_in", Topic.ALL_IN, "amount pot", 3, required=True),
    _tag("human_exchange_0", Topic.HUMAN_ACTION, "", 3, required=True),
    _tag("human_exchange_many", Topic.HUMAN_ACTION, "count", 3, required=True),
    _tag("human_hesitates", Topic.HUMAN_ACTION, "", 4, required=True),
    _tag("human_short", Topic.HUMAN_ACTION, "amount", 3, required=True),
    _tag("human_bluff_caught", Topic.HUMAN_ACTION, "hand_you", 3, required=True),
    _tag("win_small", Topic.RESULT, "amount hand hand_you", 3, required=True),
    _tag("win_big", Topic.BIG_RESULT, "amount hand hand_you", 4, required=True),
    _tag("win_uncontested", Topic.RESULT, "amount", 3, required=True),
    _tag("lose_small", Topic.RESULT, "amount hand hand_you", 3, required=True),
    _tag("lose_big", Topic.BIG_RESULT, "amount hand hand_you", 4, required=True),
    _tag("lose_kicker", Topic.RESULT, "hand hand_you", 2),
    _tag("bluff_caught", Topic.RESULT, "hand", 3, required=True),
    _tag("monster", Topic.RESULT, "hand who", 2),
    _tag("tie", Topic.RESULT, "pot", 3, required=True),
    _tag("split_pot", Topic.RESULT, "amount count", 2),
    _tag("side_pot", Topic.RESULT, "amount", 1),
    _tag("streak_won", Topic.RESULT, "count", 3, required=True),
    _tag("streak_lost", Topic.RESULT, "count", 3, required=True),
    _tag("stake_first", Topic.STAKE, "garment amount", 4, required=True),
    _tag("stake", Topic.STAKE, "garment amount", 4, required=True),
    _tag("stake_last", Topic.STAKE, "garment amount", 3, required=True),
    _tag("kept", Topic.CLOTHES, "garment", 3, required=True),
    _tag("stake_waits", Topic.STAKE, "garment", 2),
    _tag("garment_lost", Topic.GARMENT_LOST, "garment amount who", 12, required=True),
    _tag("buy_back", Topic.BUY_BACK, "garment amount", 4, required=True),
    _tag("buy_back_waits", Topic.BUY_BACK, "garment amount", 2),
    _tag("one_left", Topic.CLOTHES, "garment", 2),
    _tag("human_stakes", Topic.HUMAN_CLOTHES, "garment", 2),
    _tag("human_garment_lost", Topic.HUMAN_CLOTHES, "garment", 2),
    _tag("human_buys_back", Topic.HUMAN_CLOTHES, "garment", 1),
    _tag("other_bets", Topic.OTHERS, "other amount", 2, required=True),
    _tag("other_folds", Topic.OTHERS, "other", 2),
    _tag("other_wins", Topic.OTHERS, "other amount hand", 3, required=True),
    _tag("other_stakes", Topic.OTHERS, "other garment", 2, required=True),
    _tag("other_garment_lost", Topic.OTHERS, "other garment", 3, required=True),
    _tag("other_buys_back", Topic.OTHERS, "other garment", 1),
    _tag("other_beaten", Topic.OTHERS, "other", 2, required=True),
    _tag("other_teases", Topic.OTHERS, "other", 2),
    _tag("community_card", Topic.OTHERS, "count", 1),
)
TAGS: Final = {tag.name: tag for tag in _ALL}


def base(tag: str) -> str:
    """The tag without the garment that narrows it: "stake" for "stake:emeralds"."""
    return tag.partition(":")[0]


def garment(tag: str) -> str | None:
    """The garment that narrows ``tag``: "emeralds" for "stake:emeralds"; None for a plain tag."""
    return tag.partition(":")[2] or None
