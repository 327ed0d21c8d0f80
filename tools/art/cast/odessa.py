"""Odessa Marchand, 45, owner of a jazz club: waves with a silver streak, velvet and fur, sequins, a bass drum."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.broad import BROAD
from tools.art.figure.finales import bass_drum
from tools.art.figure.garments import emeralds, ruched_bustier, sequined_gown, turban, velvet_coat
from tools.art.figure.hair import sculpted_waves
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Frame, Layer, face_layers, garment_layer, limb_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Plumage, Skin
from tools.art.figure.poses import leaning, leaning_limbs
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Box
from tools.art.kit.paint import Painter

SKIN = Skin(
    base="#8d5433", light="#be8052", glow="#eeb27a", shade="#5e3020", deep="#371719", line="#1f0a0e",
    blush="#a8302e", rim="#8fb6ff", nails="#d0a046", contrast=1.25,
)  # fmt: skip
FEATURES = Features(
    upper_lip="#6a1028", lower_lip="#a3243c", gloss="#f29a92", seam="#22040c", liner="#150a10", iris="#6b3d1a",
    iris_light="#ffc98a", iris_dark="#26120a", eyeshadow="#7a3a5c", brow="#170c0d", brow_light="#6a4638",
)  # fmt: skip
BLACK = HairTones(base="#231a1e", dark="#0a0709", light="#4c3a3c", bright="#9c8478", rim="#8fb6ff")

SILK = Cloth(base="#0f6a70", light="#2f9c9a", bright="#7fe0d2", dark="#052a36", rim="#8fb6ff")
VELVET = Cloth(base="#0d4a58", light="#1f7a84", bright="#66d0cc", dark="#041c2a", rim="#9ce0ff")
IVORY = Plumage(dark="#7d6450", base="#c9b094", light="#efe0c8", bright="#fffaf0")
SEQUINS = Cloth(base="#6b3f12", light="#9a6420", bright="#fff0b0", dark="#241006", rim="#ffd8a0", deepest="#140604")
ROSE = Cloth(base="#a3203c", light="#d24a58", bright="#ffb4a8", dark="#430818", rim="#ffb4c8")

_BARE = replace(hands.bare(SKIN), high="#d8a06a", base="#a8693f", nail_shade="#8a5a1c")
_RESTING = replace(_BARE, high="#e2ae78", base="#b4764a", shade="#7c4a2c")
_FIGURE, _RAISED, _HEAD = leaning.FIGURE, leaning.RAISED, leaning.HEAD


_garment = partial(garment_layer, frame=_FIGURE)


_limb = partial(limb_layer, frame=_FIGURE, finale=False)


def _body(name: str, paint: Callable[[Painter], None], *, cards: bool | None, finale: bool) -> Layer:
    return Layer(name, LayerRole.BODY, _FIGURE, paint, cards=cards, finale=finale)


_paint_body = partial(leaning.paint_body, skin=SKIN, foundation=ROSE)
_paint_cards = partial(paint_card_fan, pinch=leaning.CARD_PINCH, angles=(-42, -21, 0, 21, 42), scale=1.06)
_paint_hand = partial(leaning.paint_raised_hand, skin=SKIN, tones=_BARE)
_paint_forearm = partial(leaning.paint_raised_forearm, skin=SKIN)

_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(sculpted_waves.paint_back, tones=BLACK)),
    _garment("coat", "collar_back", partial(velvet_coat.paint_back_collar, fur=IVORY)),
    _body("body_held", _paint_body, cards=True, finale=False),
    _body("body_down", partial(_paint_body, far_arm=leaning_limbs.LOWERED_UPPER_ARM), cards=False, finale=False),
    _body("body_finale", partial(_paint_body, near_arm=leaning_limbs.EMBRACING_ARM), cards=None, finale=True),
    _garment("bustier", "", partial(ruched_bustier.paint_bustier, cloth=ROSE), hidden_by=("gown",)),
    _garment("gown", "", partial(sequined_gown.paint_gown, cloth=SEQUINS)),
    _garment("emeralds", "collar", emeralds.paint_collar, frame=leaning.CHEST),
    _garment("coat", "fronts", partial(velvet_coat.paint_fronts, cloth=VELVET)),
    _garment("coat", "far_sleeve", partial(velvet_coat.paint_far_sleeve, cloth=VELVET), cards=True),
    _garment("coat", "lowered_sleeve", partial(velvet_coat.paint_lowered_sleeve, cloth=VELVET), cards=False),
    _limb("near_shadow", leaning.paint_near_shadow),
    _limb("near_arm", partial(leaning.paint_near_arm, skin=SKIN)),
    _limb("near_arm_finale", partial(leaning.paint_embracing_arm, skin=SKIN), finale=True),
    _garment("emeralds", "near", emeralds.paint_near_bangles, hidden_by=("coat",)),
    _garment("coat", "near_sleeve", partial(velvet_coat.paint_near_sleeve, cloth=VELVET, fur=IVORY)),
    _limb("near_hand", partial(leaning.paint_resting_hand, tones=_RESTING)),
    _limb("lowered_forearm", partial(leaning.paint_lowered_forearm, skin=SKIN), hidden_by=("coat",), cards=False),
    _garment("emeralds", "lowered", emeralds.paint_lowered_bangles, hidden_by=("coat",), cards=False),
    _garment(
        "coat",
        "lowered_forearm",
        partial(velvet_coat.paint_lowered_forearm_sleeve, cloth=VELVET, fur=IVORY, skin=SKIN),
        cards=False,
    ),
    _limb("lowered_hand", partial(leaning.paint_lowered_hand, tones=_RESTING), cards=False),
    _garment("coat", "collar", partial(velvet_coat.paint_collar, fur=IVORY), frame=leaning.CHEST),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=BROAD, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_face, face=BROAD, skin=SKIN, features=FEATURES)),
    Layer(
        "hair_front",
        LayerRole.HAIR,
        _HEAD,
        partial(sculpted_waves.paint_front, tones=BLACK),
        hidden_by=("turban",),
    ),
    _garment("turban", "", partial(turban.paint_turban, cloth=SILK), frame=_HEAD),
    _garment("emeralds", "earrings", emeralds.paint_earrings, frame=_HEAD),
    _limb("raised_shadow", leaning.paint_raised_shadow, hidden_by=("coat",), cards=True),
    _garment("coat", "raised_shadow", velvet_coat.paint_raised_shadow, cards=True),
    _limb("raised_forearm", _paint_forearm, frame=_RAISED, cards=True),
    _garment("emeralds", "raised", emeralds.paint_raised_bangles, frame=_RAISED, hidden_by=("coat",), cards=True),
    _garment(
        "coat",
        "raised_sleeve",
        partial(velvet_coat.paint_raised_sleeve, cloth=VELVET, fur=IVORY),
        frame=_RAISED,
        cards=True,
    ),
    Layer("cards", LayerRole.CARDS, _RAISED, _paint_cards, cards=True, finale=False),
    _limb("raised_hand", _paint_hand, frame=_RAISED, cards=True),
    _limb("raised_forearm_finale", _paint_forearm, frame=_RAISED, finale=True),
    _limb("beater", bass_drum.paint_beater, frame=_RAISED, finale=True),
    _limb("raised_hand_finale", _paint_hand, frame=_RAISED, finale=True),
    Layer("drum", LayerRole.FINALE, leaning.UPRIGHT, bass_drum.paint_drum, finale=True),
    _limb(
        "hooked_hand",
        partial(leaning.paint_hooked_hand, skin=SKIN, tones=_BARE),
        frame=Frame(transform="translate(-16,4)"),
        finale=True,
    ),
)

CHARACTER = Character(
    id="odessa",
    origin=leaning.ORIGIN,
    wardrobe=("turban", "coat", "emeralds", "gown", "bustier"),
    layers=_LAYERS,
    table=leaning.TABLE - leaning.ORIGIN[1],
    bust=Box(150, 60, 590, 560),
    covered=leaning.COVERED,
    covered_frame=_FIGURE,
    mirrored=True,
)
