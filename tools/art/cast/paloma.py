"""Paloma Ibarra, 27, night airmail pilot: cropped curls, cognac leather, airmail stripes, a parachute."""

from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.square import SQUARE
from tools.art.figure.finales.parachute import paint_cords, paint_parachute
from tools.art.figure.garments import (
    breeches,
    flying_helmet,
    flying_jacket,
    gauntlets,
    parachute_playsuit,
    silk_scarf,
    striped_jersey,
)
from tools.art.figure.hair import cropped_curls
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Layer, face_layers, garment_layer, limb_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Skin
from tools.art.figure.poses import tipped_back
from tools.art.figure.poses.tipped_back_limbs import FAR_HAND_DRUMMING, FAR_HAND_HOLDING, RAISED_UPPER_ARM
from tools.art.figure.props.bentwood_chair import paint_chair
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.figure.props.ripcord_ring import paint_ring
from tools.art.kit.geometry import Box
from tools.art.kit.paint import Painter

SKIN = Skin(
    base="#cf966a", light="#ecbd92", glow="#ffe0b4", shade="#a4683f", deep="#6f3c2a", line="#3c1a15",
    blush="#c8482f", rim="#b4c8ff", nails="#eec2a4", contrast=1.05,
)  # fmt: skip
FEATURES = Features(
    upper_lip="#8f3a33", lower_lip="#b85a4c", gloss="#f0a890", seam="#3d0f10", liner="#1c100d", iris="#4a2a16",
    iris_light="#d8a060", iris_dark="#1d0e08", eyeshadow="#96603f", brow="#1c1210", brow_light="#5c4032",
)  # fmt: skip
BLACK_BROWN = HairTones(base="#2c1d18", dark="#0f0908", light="#5a3b2c", bright="#b98860", rim="#b4c8ff")

COGNAC = Cloth(
    base="#86491f", light="#b9753a", bright="#f2bd7c", dark="#3a1a0c", rim="#c8d4ff", trim="#d9a866", deepest="#1a0a06"
)
UMBER = Cloth(
    base="#6a381b", light="#985c2e", bright="#e0a464", dark="#34170c", rim="#c8d4ff", trim="#c08a50", deepest="#120604"
)
WHITE = Cloth(base="#e9e4e2", light="#fbf8f2", bright="#ffffff", dark="#9a93a8", rim="#dfe8ff")
WOOL = Cloth(base="#ebe1cb", light="#f8f1e0", bright="#fffdf4", dark="#8b7a66", rim="#dfe8ff", deepest="#2c2030")
BUFF = Cloth(base="#c2a06c", light="#dcc08f", bright="#f7e6c2", dark="#6e5330", rim="#dfe0ff", deepest="#2c1c0e")
SILK = Cloth(base="#e6d9bd", light="#f8f0dc", bright="#fffdf4", dark="#98825f", rim="#dfe8ff", deepest="#3a2c1c")
AIRMAIL = striped_jersey.Stripes(WOOL, blue="#2a62a6", red="#bf3531")

_FIGURE, _HEAD = tipped_back.FIGURE, tipped_back.HEAD
_BARE = hands.bare(SKIN)


_garment = partial(garment_layer, frame=_FIGURE)


_limb = partial(limb_layer, frame=_FIGURE)


def _low_hands() -> list[Layer]:
    layers = []
    for cards, hand, name in ((True, FAR_HAND_HOLDING, "held"), (False, FAR_HAND_DRUMMING, "down")):
        bare = partial(tipped_back.paint_far_hand, hand=hand, skin=SKIN, tones=_BARE, thumb=not cards)
        gloved = partial(gauntlets.paint_far_gloved_hand, hand=hand, leather=UMBER, thumb=not cards)
        layers += [
            _limb(f"far_hand_{name}", bare, cards=cards, finale=False, hidden_by=("gauntlets",)),
            _garment("gauntlets", f"hand_{name}", gloved, cards=cards),
        ]
    return layers


def _paint_helmet(paint: Painter) -> None:
    cropped_curls.paint_forelock(paint, BLACK_BROWN)
    flying_helmet.paint_helmet(paint, COGNAC, SQUARE.outline)


_paint_body = partial(tipped_back.paint_body, skin=SKIN, foundation=SILK)
_CARDS = partial(paint_card_fan, pinch=tipped_back.CARD_PINCH, angles=(-58, -38, -18, 2, 22), scale=0.96)

_LAYERS = (
    _garment("scarf", "tail", partial(silk_scarf.paint_tail, cloth=WHITE)),
    Layer(
        "hair_back",
        LayerRole.HAIR,
        _HEAD,
        partial(cropped_curls.paint_back, tones=BLACK_BROWN),
        hidden_by=("helmet",),
    ),
    _garment("helmet", "back", partial(flying_helmet.paint_back, leather=COGNAC), frame=_HEAD),
    _garment("jacket", "collar_back", partial(flying_jacket.paint_collar_back, leather=COGNAC)),
    _limb("chair", paint_chair),
    Layer("body", LayerRole.BODY, _FIGURE, _paint_body, finale=False),
    Layer("body_finale", LayerRole.BODY, _FIGURE, partial(_paint_body, far_arm=RAISED_UPPER_ARM), finale=True),
    _garment("playsuit", "", partial(parachute_playsuit.paint_playsuit, cloth=SILK)),
    _garment("breeches", "", partial(breeches.paint_breeches, cloth=BUFF)),
    _garment("jersey", "body", partial(striped_jersey.paint_body, stripes=AIRMAIL)),
    _garment("jersey", "near_sleeve", partial(striped_jersey.paint_near_sleeve, stripes=AIRMAIL)),
    _garment("jacket", "fronts", partial(flying_jacket.paint_fronts, leather=COGNAC)),
    _garment("jacket", "near_sleeve", partial(flying_jacket.paint_near_sleeve, leather=COGNAC)),
    _garment("scarf", "wrap", partial(silk_scarf.paint_wrap, cloth=WHITE)),
    _garment("gauntlets", "near", partial(gauntlets.paint_near_gauntlet, leather=UMBER)),
    _limb("far_arm", partial(tipped_back.paint_far_arm, skin=SKIN), finale=False, hidden_by=("jersey", "jacket")),
    _limb("far_wrist", partial(tipped_back.paint_far_wrist, skin=SKIN), finale=False, hidden_by=("gauntlets",)),
    _garment("jersey", "far_sleeve", partial(striped_jersey.paint_far_sleeve, stripes=AIRMAIL)),
    _garment("jacket", "far_sleeve", partial(flying_jacket.paint_far_sleeve, leather=COGNAC)),
    _garment("gauntlets", "far", partial(gauntlets.paint_far_gauntlet, leather=UMBER)),
    Layer("cards", LayerRole.CARDS, _FIGURE, _CARDS, cards=True, finale=False),
    *_low_hands(),
    Layer("parachute", LayerRole.FINALE, _FIGURE, partial(paint_parachute, cloth=SILK), finale=True),
    _limb("cords", partial(paint_cords, cloth=SILK), finale=True),
    _limb("ring", partial(paint_ring, place=tipped_back.RING_PLACE), finale=False, hidden_by=("gauntlets",)),
    _limb("ring_swung", partial(paint_ring, place=tipped_back.RING_PLACE, turn=34, wire=True), finale=True),
    _limb("near_hand", partial(tipped_back.paint_hanging_hand, tones=_BARE), hidden_by=("gauntlets",)),
    _limb("clutching_hand", partial(tipped_back.paint_raised_forearm, skin=SKIN, tones=_BARE), finale=True),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=SQUARE, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_face, face=SQUARE, skin=SKIN, features=FEATURES)),
    Layer(
        "hair_front",
        LayerRole.HAIR,
        _HEAD,
        partial(cropped_curls.paint_front, tones=BLACK_BROWN),
        hidden_by=("helmet",),
    ),
    _garment("helmet", "", _paint_helmet, frame=_HEAD),
)

CHARACTER = Character(
    id="paloma",
    origin=tipped_back.ORIGIN,
    wardrobe=("helmet", "gauntlets", "scarf", "jacket", "jersey", "breeches", "playsuit"),
    layers=_LAYERS,
    table=833,
    bust=Box(200, 40, 640, 510),
    covered=tipped_back.COVERED,
    covered_frame=_FIGURE,
)
