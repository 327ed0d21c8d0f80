"""How the table of stud is laid."""

from __future__ import annotations

from engine.rules import StudRules
from game.look.geometry import Rect
from game.table import layout as tables
from game.table.laid import AtTable, Laid
from game.table.steps import HUMAN
from game.table.stud import layout
from game.table.stud.handling import StudHandling
from game.table.stud.layout import StudLayout
from game.table.stud.picture import StudPicture
from game.table.stud.places import StudPlaces
from game.table.stud.words import StudBarWords


def stud_table(lies: StudLayout, rules: StudRules, handling: StudHandling) -> Laid:
    """The table for the opponents of ``lies``."""

    def picture(table: AtTable) -> StudPicture:
        return StudPicture(table, lies, rules, handling)

    seats = range(1, lies.opponents + 1)
    return Laid(
        StudPlaces(lies, rules),
        {seat: lies.stand(seat) for seat in seats},
        picture,
        StudBarWords,
        {
            HUMAN: (layout.MY_PLATE.inset(-40), lies.my_pile),
            **{seat: (lies.plate(seat).inset(-30),) for seat in seats},
        },
        (layout.INFO.inset(-12), tables.PILE, Rect(490, 420, 970, 300)),
        {seat: lies.hand_area(seat) for seat in seats} if lies.has_figures else {},
        {HUMAN: lies.ribbon.inset(-20)},
        {seat: lies.stand(seat).figure.union(lies.portrait(seat)) for seat in seats},
        lies.banner.inset(-40),
        layout.LOG.inset(-40),
        {HUMAN: layout.MY_PLATE.inset(-44), **{seat: _ring(lies, seat) for seat in seats}},
    )


def _ring(lies: StudLayout, seat: int) -> Rect:
    plate = lies.plate(seat).inset(-44)
    return plate if lies.has_figures else plate.union(lies.portrait(seat).inset(-44))
