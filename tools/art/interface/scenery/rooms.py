"""The lounge as the screens show it."""

from tools.art.interface.scenery.lounge import Lounge, Niche, Pilaster

_STUD_ARCH, _STUD_RADIUS, _STUD_FOOT = 262, 222, 640


def _stud_room(arches: tuple[float, ...], pilasters: tuple[float, ...]) -> Lounge:
    return Lounge(
        niches=tuple(Niche(x, _STUD_ARCH, _STUD_RADIUS, _STUD_FOOT, grand=False) for x in arches),
        height=500,
        pilasters=tuple(Pilaster(x, _STUD_FOOT, grand=False) for x in pilasters),
        curtain=96,
        light=(960, 340),
        pelmet=False,
    )


ROOMS: dict[str, Lounge] = {
    "one": Lounge(niches=(Niche(960, 352, 276, 760),), height=690, pilasters=(Pilaster(560, 760), Pilaster(1360, 760))),
    "two": _stud_room((600, 1320), (240, 960, 1680)),
    "three": _stud_room((350, 960, 1570), (655, 1265)),
    "portrait": Lounge(niches=(Niche(1300, 452, 350, 1080),), height=970, curtain=210, light=(1300, 532)),
}
"""One arch: the draw table, and stud against one. Two and three: stud. Portrait: the title and the end of a match."""
