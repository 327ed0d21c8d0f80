"""Mei Tang, 58, star of forty silent films: hair like enamel, velvet, silver brocade, celadon, a parasol."""

from collections.abc import Callable
from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.body import paint_hand
from tools.art.figure.character import Character
from tools.art.figure.faces.heart_profile import HEART_PROFILE
from tools.art.figure.finales.paper_parasol import paint_parasol
from tools.art.figure.garments import brocade_jacket, cloud_cape, jade_beads, qipao, sashed_robe, veiled_hat
from tools.art.figure.hair import low_knot
from tools.art.figure.head.profile import paint_profile_face, paint_profile_head
from tools.art.figure.layers import Layer, face_layers, garment_layer, limb_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Skin
from tools.art.figure.poses import profile, profile_limbs
from tools.art.figure.props.card_pile import paint_card_pile
from tools.art.figure.props.closed_fan import paint_closed_fan
from tools.art.kit.geometry import Box

SKIN = Skin(
    base="#e9c193", light="#f7dcb4", glow="#fdeed2", shade="#c28a62", deep="#8f5340", line="#47201f",
    blush="#d9604f", rim="#dfe6f2", nails="#7d1522",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#8f1f1c", lower_lip="#b8352a", gloss="#f0977f", seam="#3d0a10", liner="#141016", iris="#4a2c1c",
    iris_light="#c98f5a", iris_dark="#1c0e0a", eyeshadow="#8a5a5c", brow="#2a2228", brow_light="#7a6a70",
)  # fmt: skip
WHITE = HairTones(base="#d2d6e0", dark="#747a92", light="#f1f3f7", bright="#ffffff", rim="#ffffff")

PEARL = Cloth(base="#b0adb3", light="#d6d3d5", bright="#fbf8f6", dark="#5c5866", rim="#f4f0f0")
PINK = Cloth(base="#d07f98", light="#eda9b8", bright="#ffdde2", dark="#7a3450", rim="#ffd6de")
VELVET = Cloth(base="#20202c", light="#3c3e50", bright="#767c98", dark="#08080e", rim="#aab4d0")
FELT = Cloth(base="#1a1a22", light="#3a3c4a", bright="#7a8098", dark="#08080c", rim="#aab4d0")
SILVER = Cloth(base="#b2b8c6", light="#dfe3ec", bright="#ffffff", dark="#50566e", rim="#ffffff")
CELADON = Cloth(base="#8fb8a0", light="#c3dfcc", bright="#f2fff4", dark="#3c6656", rim="#e4fff0")

_BARE = hands.bare(SKIN)
_FIGURE, _HEAD = profile.FIGURE, profile.HEAD


_garment = partial(garment_layer, frame=_FIGURE)


def _robe(part: str, draw: Callable[..., None], *, cards: bool | None = None) -> Layer:
    """A part of the robe; its own sleeves are not seen under those of the jacket or below the dress."""
    hidden_by = ("qipao", "jacket") if part else ("qipao",)
    return _garment("robe", part, partial(draw, cloth=PEARL, sash=PINK), hidden_by=hidden_by, cards=cards)


def _jacket(part: str, draw: Callable[..., None], lining: str, *, cards: bool | None = None) -> Layer:
    return _garment("jacket", part, partial(draw, cloth=SILVER, lining=lining), cards=cards)


_limb = partial(limb_layer, frame=_FIGURE, finale=False)


_far_arm = partial(profile_limbs.paint_far_arm, skin=SKIN)
_near_arm = partial(profile_limbs.paint_near_arm, skin=SKIN)
_fingers = partial(paint_hand, tones=_BARE)

_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(low_knot.paint_back, tones=WHITE)),
    _garment("cape", "back", partial(cloud_cape.paint_back, lining=PINK)),
    _limb("far_arm", partial(_far_arm, arm=profile_limbs.FAR_ARM), cards=True),
    _limb("far_arm_down", partial(_far_arm, arm=profile_limbs.FAR_ARM_DOWN), cards=False),
    _robe("far_sleeve", sashed_robe.paint_far_sleeve, cards=True),
    _robe("lowered_sleeve", sashed_robe.paint_lowered_sleeve, cards=False),
    _jacket("far_sleeve", brocade_jacket.paint_far_sleeve, PINK.dark, cards=True),
    _jacket("lowered_sleeve", brocade_jacket.paint_lowered_sleeve, PINK.dark, cards=False),
    _limb("far_arm_finale", partial(_far_arm, arm=profile_limbs.FAR_ARM_OUT), finale=True),
    _limb("fan", partial(paint_closed_fan, rivet=(199, 540), lean=22), cards=True),
    _limb("fan_hand", partial(_fingers, hand=profile_limbs.FAN_HAND), cards=True),
    Layer("body", LayerRole.BODY, _FIGURE, partial(profile.paint_body, skin=SKIN, foundation=PEARL)),
    _robe("", sashed_robe.paint_robe),
    _garment("qipao", "", partial(qipao.paint_qipao, cloth=CELADON)),
    _garment("beads", "", jade_beads.paint_jade_beads),
    _jacket("", brocade_jacket.paint_jacket, PINK.dark),
    _limb("fan_down", partial(paint_closed_fan, rivet=(242, 712), lean=-7), cards=False),
    _limb("under_hand", partial(_fingers, hand=profile_limbs.UNDER_HAND), cards=False),
    _limb("near_arm", partial(_near_arm, arm=profile_limbs.NEAR_ARM), cards=True),
    _limb("near_arm_down", partial(_near_arm, arm=profile_limbs.FOLDED_ARM), cards=False),
    _robe("near_sleeve", sashed_robe.paint_near_sleeve),
    _garment("qipao", "cap", partial(qipao.paint_cap_sleeve, cloth=CELADON), hidden_by=("jacket",)),
    _jacket("near_sleeve", brocade_jacket.paint_near_sleeve, PINK.base, cards=True),
    _jacket("folded_sleeve", brocade_jacket.paint_folded_sleeve, PINK.base, cards=False),
    _garment("cape", "front", partial(cloud_cape.paint_front, velvet=VELVET)),
    _garment("cape", "collar", partial(cloud_cape.paint_collar, velvet=VELVET)),
    Layer("cards", LayerRole.CARDS, _FIGURE, partial(paint_card_pile, place=(226, 906)), cards=True, finale=False),
    _limb("near_hand", partial(profile_limbs.paint_flat_hand, skin=SKIN, tones=_BARE), cards=True),
    _limb("near_hand_down", partial(_fingers, hand=profile_limbs.FOLDED_HAND), cards=False),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_profile_head, face=HEART_PROFILE, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_profile_face, face=HEART_PROFILE, skin=SKIN, features=FEATURES)),
    Layer("hair_front", LayerRole.HAIR, _HEAD, partial(low_knot.paint_front, tones=WHITE)),
    _garment("hat", "", partial(veiled_hat.paint_hat, felt=FELT), frame=_HEAD),
    Layer("parasol", LayerRole.FINALE, _FIGURE, paint_parasol, finale=True),
    _limb("near_arm_finale", partial(profile_limbs.paint_gripping_arm, skin=SKIN), finale=True),
    _limb("gripping_hand", partial(_fingers, hand=profile_limbs.GRIPPING_HAND), finale=True),
    _limb("rim_hand", partial(profile_limbs.paint_rim_hand, tones=_BARE), finale=True),
)

CHARACTER = Character(
    id="mei",
    origin=profile.ORIGIN,
    wardrobe=("hat", "cape", "jacket", "beads", "qipao", "robe"),
    layers=_LAYERS,
    table=profile.TABLE,
    bust=Box(188, 0, 542, 404),
    covered=profile.COVERED,
    covered_frame=_FIGURE,
    mirrored=True,
)
