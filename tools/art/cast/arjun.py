"""Arjun Sen, 29, actuary: bent like a question mark, wire spectacles, pyjamas under the tweed, a blackboard."""

from functools import partial

from engine.players.demeanour import Expression
from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.narrow import NARROW
from tools.art.figure.finales.blackboard import paint_blackboard, paint_chalk
from tools.art.figure.garments import (
    bent_sleeves,
    fair_isle,
    flannel_trousers,
    knit_tie,
    muffler,
    short_shirt,
    striped_pyjamas,
    tweed_jacket,
)
from tools.art.figure.garments.bent_sleeves import Arm
from tools.art.figure.hair import tousled_waves
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Layer, face_layers, garment_layer, limb_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Skin
from tools.art.figure.poses import bent
from tools.art.figure.props.edge_fan import paint_edge_fan
from tools.art.figure.props.pencil import paint_pencil
from tools.art.figure.props.spectacles import paint_spectacles
from tools.art.kit.geometry import Box
from tools.art.kit.paint import Painter

SKIN = Skin(
    base="#b5794c", light="#d69e6a", glow="#f2c590", shade="#87502e", deep="#59301f", line="#2f140d",
    blush="#b83a2c", rim="#ffc58c", nails="#e3b08c",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#864a36", lower_lip="#a9664c", gloss="#dca383", seam="#33110f", liner="#150b0a", iris="#5a3420",
    iris_light="#b9824e", iris_dark="#1e0e08", eyeshadow="#8f5a38", brow="#150d0c", brow_light="#4c3730",
)  # fmt: skip
BLACK = HairTones(base="#221c24", dark="#0a080c", light="#4a4150", bright="#a394a8", rim="#d8b8c0")
IVORY = Cloth(base="#ece2c8", light="#fbf5e3", bright="#fffdf5", dark="#8c8496", rim="#ffeacb")
LINEN = Cloth(base="#e6e3ec", light="#fbf9f7", bright="#ffffff", dark="#8480a6", rim="#ffe9cf")
FLANNEL = Cloth(base="#6f747f", light="#949aa6", bright="#c3c8d2", dark="#2c2f38", rim="#d3d8e6")
BRICK = Cloth(base="#a8452f", light="#c96a4c", bright="#eb9d7c", dark="#521a12", rim="#eb9d7c")
OATMEAL = Cloth(base="#c2b088", light="#e2d5b4", bright="#fff6dc", dark="#3d2f38", rim="#ffe6bc")
TWEED = Cloth(base="#7a6a58", light="#a08d75", bright="#cdb99a", dark="#2f2622", rim="#e0c49a")
MUSTARD = Cloth(base="#b98520", light="#dcb04a", bright="#f8dc8c", dark="#5e3b10", rim="#ffe4a0")

_FIGURE, _HEAD = bent.FIGURE, bent.HEAD
_SLIPPED = {Expression.WORRIED: 9.0, Expression.SURPRISED: 4.0, Expression.ANNOYED: 2.0, Expression.THINKING: -2.0}
"""His tell: how far the spectacles have slid, by expression."""


_garment = partial(garment_layer, frame=_FIGURE)


def _sleeves(side: str, arm: Arm) -> tuple[Layer, ...]:
    return (
        _garment(
            "pyjamas",
            f"{side}_sleeve",
            partial(striped_pyjamas.paint_pyjama_sleeve, arm=arm, cloth=IVORY),
            hidden_by=("shirt", "jacket"),
        ),
        _garment("shirt", f"{side}_cuff", partial(short_shirt.paint_shirt_cuff, arm=arm, cloth=LINEN)),
        _garment(
            "shirt",
            f"{side}_sleeve",
            partial(short_shirt.paint_shirt_sleeve, arm=arm, cloth=LINEN),
            hidden_by=("jacket",),
        ),
        _garment("jacket", f"{side}_sleeve", partial(tweed_jacket.paint_tweed_sleeve, arm=arm, cloth=TWEED)),
    )


_limb = partial(limb_layer, frame=_FIGURE)


def _paint_face(paint: Painter, expression: Expression, *, blink: bool) -> None:
    paint_face(paint, NARROW, expression, SKIN, FEATURES, blink=blink)
    paint_spectacles(paint, _SLIPPED.get(expression, 0.0))


_TONES = hands.bare(SKIN)

_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(tousled_waves.paint_back, tones=BLACK)),
    Layer("body", LayerRole.BODY, _FIGURE, partial(bent.paint_body, skin=SKIN, foundation=IVORY)),
    _garment("pyjamas", "", partial(striped_pyjamas.paint_pyjamas, cloth=IVORY)),
    _garment("shirt", "front", partial(short_shirt.paint_shirt, cloth=LINEN)),
    _garment("trousers", "", partial(flannel_trousers.paint_trousers, cloth=FLANNEL)),
    _garment("tie", "", partial(knit_tie.paint_tie, cloth=BRICK)),
    _garment("waistcoat", "", partial(fair_isle.paint_waistcoat, cloth=OATMEAL)),
    _garment(
        "shirt",
        "collar",
        partial(short_shirt.paint_open_collar, cloth=LINEN, pyjamas=IVORY, skin=SKIN),
        hidden_by=("tie",),
    ),
    _garment("tie", "collar", partial(short_shirt.paint_closed_collar, cloth=LINEN)),
    _garment("jacket", "fronts", partial(tweed_jacket.paint_fronts, cloth=TWEED)),
    _garment("muffler", "", partial(muffler.paint_muffler, cloth=MUSTARD, stripe="#a8452f")),
    Layer("cards", LayerRole.CARDS, _FIGURE, partial(paint_edge_fan, pinch=bent.CARD_PINCH), cards=True, finale=False),
    _limb("pencil", partial(paint_pencil, end=(170, 570), tip=(206, 350)), cards=False, finale=False),
    Layer("blackboard", LayerRole.FINALE, _FIGURE, paint_blackboard, finale=True),
    _limb("far_hand", partial(bent.paint_far_hand, skin=SKIN, tones=_TONES), finale=False),
    *_sleeves("far", bent_sleeves.FAR),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=NARROW, skin=SKIN)),
    *face_layers(_HEAD, _paint_face),
    Layer("hair_front", LayerRole.HAIR, _HEAD, partial(tousled_waves.paint_front, tones=BLACK)),
    _limb("near_shadow", bent.paint_near_shadow, finale=False),
    _limb("near_hand", partial(bent.paint_chin_hand, skin=SKIN, tones=_TONES), finale=False),
    *_sleeves("near", bent_sleeves.NEAR),
    _limb("hooked_hand", partial(bent.paint_hooked_fingers, skin=SKIN, tones=_TONES), finale=True),
    _limb(
        "writing_hand",
        partial(bent.paint_writing_hand, skin=SKIN, tones=_TONES, paint_chalk=paint_chalk),
        finale=True,
    ),
)

CHARACTER = Character(
    id="arjun",
    origin=bent.ORIGIN,
    wardrobe=("muffler", "jacket", "waistcoat", "tie", "shirt", "trousers", "pyjamas"),
    layers=_LAYERS,
    table=bent.TABLE - bent.ORIGIN[1],
    bust=Box(140, 68, 620, 628),
    covered=bent.COVERED,
    covered_frame=_FIGURE,
)
