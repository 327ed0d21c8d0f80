"""A deal in the Poker Hand History format (PHH), a TOML file (docs/export.md)."""

from __future__ import annotations

import json

from engine.export._draw_phh import draw_fields
from engine.export._phh_fields import Fields, Value
from engine.export._stud_phh import stud_fields
from engine.export.played import PlayedDeal
from engine.rules import StudRules


def phh_of(deal: PlayedDeal) -> str:
    """The deal as one PHH file, players in the order of dealing.

    Cards that the deal's viewer did not see are written ``??``. Fields that the format does not know begin with an
    underscore. Stud is the standard variant F7S, draw the private variant 5CD.
    """
    fields: Fields = stud_fields(deal) if isinstance(deal.rules, StudRules) else draw_fields(deal)
    return "".join(f"{key} = {_toml(value)}\n" for key, value in fields.items())


def _toml(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return "[" + ", ".join(map(_toml, value)) + "]"
