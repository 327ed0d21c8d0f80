"""Tables that make one face differ from another. Unit: a head is 200 high, the origin lies between the eyes."""

from dataclasses import dataclass

from engine.players.demeanour import Expression
from tools.art.figure.head.beard import Stubble
from tools.art.figure.marks import Mark
from tools.art.kit.geometry import Landmarks, Point


@dataclass(frozen=True)
class EyePlace:
    """One eye: its corners, where its lids bow most, where the iris rests."""

    inner: Point
    outer: Point
    upper_apex: float
    lower_apex: float
    iris: float
    iris_radius: float
    narrow: float = 1  # the far eye is foreshortened

    @property
    def side(self) -> int:
        """1 if the outer corner lies to the right, else -1."""
        return 1 if self.outer[0] > self.inner[0] else -1


@dataclass(frozen=True)
class EyeStyle:
    """How both eyes of a face are built."""

    near: EyePlace
    far: EyePlace
    lid_rest: float = 5  # height of the upper lid when it is shut to the line of the corners
    lid_reach: float = 15  # how far it rises at opening 1
    lower_rest: float = 13
    lower_reach: float = 6
    crease: float = 6.6  # of the crease above the lash line
    lashes: float = 1  # 0 none, 1 full
    lash_line: float = 5.4
    deep_crease: float | None = None  # the crease lies at least as high as this
    lid_paint: float = 0.55  # opacity of the eyeshadow
    lid_sheen: float = 0  # of the light on the painted lid
    socket: float = 0.34  # depth of the shadow around the eye
    crescent: float = 0  # of the soft line below the lower lid
    iris_height: float = 4.2
    ends_at_cheek: bool = False  # the far eye's paint stops where the face does


@dataclass(frozen=True)
class BrowStyle:
    """Landmarks from the nose outwards: start, rise, arch, tail."""

    near: tuple[Point, Point, Point, Point]
    far: tuple[Point, Point, Point, Point]
    near_width: float = 6.6
    far_width: float = 5.8
    ridge: float = 0  # light on the bone below the brow
    hairs: int = 0  # single hairs drawn over each brow


@dataclass(frozen=True)
class Mouth:
    """Lips by their four edges, left corner to right corner; without ``lower`` the mouth is closed along the seam."""

    top: Landmarks
    seam: Landmarks
    bottom: Landmarks
    lower: Landmarks | None = None
    inside: tuple[Mark, ...] = ()  # teeth and tongue, clipped to the opening
    over: tuple[Mark, ...] = ()  # gloss, corners, the fold beside the mouth
    under: tuple[Mark, ...] = ()  # shadow below the lip


@dataclass(frozen=True)
class Look:
    """One expression: lids, gaze and brows as deltas, the mouth by its own table."""

    opening: float
    mouth: Mouth
    lower_lid: float = 0
    gaze: Point = (0, 0)
    near_brow: tuple[float, float, float] = (0, 0, 0)  # start, arch, tail; up is negative
    far_brow: tuple[float, float, float] = (0, 0, 0)
    blush: float = 0.3
    marks: tuple[Mark, ...] = ()  # frown lines and the like


@dataclass(frozen=True)
class Ear:
    """The near ear, where the hair leaves it free; the head covers its root."""

    outline: Landmarks
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Face:
    """A whole head of one person: outline, planes of skin, features and expressions."""

    outline: Landmarks
    planes: tuple[Mark, ...]  # clipped to the outline
    edge: tuple[Mark, ...]  # drawn over it
    eyes: EyeStyle
    brows: BrowStyle
    looks: dict[Expression, Look]
    blush_spots: tuple[Mark, ...]
    deep_blush: tuple[Mark, ...]  # added when the blush is above 0.8
    moles: tuple[Mark, ...] = ()
    ear: Ear | None = None
    stubble: Stubble | None = None
