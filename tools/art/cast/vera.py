"""Vera Vantrease, 34, cabaret singer: copper waves, emerald satin, an ostrich fan."""

from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.oval import OVAL
from tools.art.figure.finales.ostrich_fan import paint_fan
from tools.art.figure.garments import dinner_jacket, evening_gown, headband, opera_gloves, pearls, slip
from tools.art.figure.hair import waved_bob
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Layer, face_layers, garment_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Plumage, Skin
from tools.art.figure.poses import standing
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Box

SKIN = Skin(
    base="#eebb98", light="#fbdcc0", glow="#fff0dc", shade="#cf8a70", deep="#9c5550", line="#5d2430",
    blush="#dd5f58", rim="#ffc79a", nails="#b3203a",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#a31f34", lower_lip="#cf3b48", gloss="#f79a96", seam="#4a0d1a", liner="#27121c", iris="#2f8f83",
    iris_light="#d8fff0", iris_dark="#123f44", eyeshadow="#7a3b4a", brow="#57201a", brow_light="#d8692f",
)  # fmt: skip
COPPER = HairTones(base="#8e2f1c", dark="#43120f", light="#d8692f", bright="#ffc27a", rim="#ffc79a")

EMERALD = Cloth(base="#12705c", light="#2b9c7e", bright="#8fe8c4", dark="#053632", rim="#b8f4e0")
GLOVE = Cloth(base="#1f7262", light="#46a890", bright="#b4f4dc", dark="#0f463f", deepest="#072a2c", rim="#79d7ee")
BAND = Cloth(base="#11574b", light="#2f9a80", bright="#7ff0cc", dark="#0c4d42", rim="#b8f4e0")
ICE = Cloth(base="#8fb0d0", light="#c3dbec", bright="#f6fdff", dark="#3a5486", rim="#e8f6ff")
AUBERGINE = Cloth(base="#43204f", light="#63326e", bright="#9a62a6", dark="#1a0a26", rim="#e9a0c8")
LAPELS = Cloth(base="#2a1436", light="#4a2a5a", bright="#8d6a9c", dark="#160a20", rim="#e9a0c8")
IVORY_PLUME = Plumage(dark="#a98fa8", base="#dcc8cc", light="#f5e8e0", bright="#fffaf0")
ROSE_PLUME = Plumage(dark="#7a2440", base="#b5455c", light="#dd7c80", bright="#ffc0b0")

_BARE = hands.bare(SKIN)
_FIGURE, _HEAD = standing.FIGURE, standing.HEAD


_garment = partial(garment_layer, frame=_FIGURE)


def _far_hands() -> list[Layer]:
    layers = []
    for cards, hand, held in (
        (True, standing.FAR_HAND_HOLDING, "held"),
        (False, standing.FAR_HAND_EMPTY, "down"),
    ):
        bare = partial(standing.paint_bare_far_hand, hand=hand, skin=SKIN, tones=_BARE)
        gloved = partial(opera_gloves.paint_far_gloved_hand, hand=hand, cloth=GLOVE)
        layers += [
            Layer(f"far_hand_{held}", LayerRole.LIMB, _FIGURE, bare, cards=cards, hidden_by=("gloves",)),
            Layer(f"gloves_far_hand_{held}", LayerRole.GARMENT, _FIGURE, gloved, garment="gloves", cards=cards),
        ]
    return layers


_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(waved_bob.paint_back, tones=COPPER)),
    _garment("jacket", "collar", partial(dinner_jacket.paint_collar_back, satin=LAPELS)),
    Layer("body", LayerRole.BODY, _FIGURE, partial(standing.paint_body, skin=SKIN, foundation=ICE), finale=False),
    Layer(
        "body_finale",
        LayerRole.BODY,
        _FIGURE,
        partial(standing.paint_body, skin=SKIN, foundation=ICE, near_arm=standing.RAISED_UPPER_ARM),
        finale=True,
    ),
    _garment("gloves", "far", partial(opera_gloves.paint_far_glove, cloth=GLOVE)),
    _garment("jacket", "far_sleeve", partial(dinner_jacket.paint_far_sleeve, cloth=AUBERGINE, satin=LAPELS)),
    Layer("cards", LayerRole.CARDS, _FIGURE, partial(paint_card_fan, pinch=standing.CARD_PINCH), cards=True),
    *_far_hands(),
    _garment("slip", "", partial(slip.paint_slip, cloth=ICE), hidden_by=("gown",)),
    _garment("gown", "", partial(evening_gown.paint_gown, cloth=EMERALD)),
    _garment("pearls", "", pearls.paint_pearls),
    _garment("jacket", "fronts", partial(dinner_jacket.paint_fronts, cloth=AUBERGINE, satin=LAPELS)),
    Layer("near_arm", LayerRole.LIMB, _FIGURE, partial(standing.paint_near_arm, skin=SKIN), finale=False),
    _garment("gloves", "near", partial(opera_gloves.paint_near_glove, cloth=GLOVE)),
    Layer(
        "near_hand",
        LayerRole.LIMB,
        _FIGURE,
        partial(standing.paint_near_hand, tones=_BARE),
        finale=False,
        hidden_by=("gloves",),
    ),
    _garment("gloves", "near_hand", partial(opera_gloves.paint_near_gloved_hand, cloth=GLOVE)),
    _garment("jacket", "near_sleeve", partial(dinner_jacket.paint_near_sleeve, cloth=AUBERGINE, satin=LAPELS)),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=OVAL, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_face, face=OVAL, skin=SKIN, features=FEATURES)),
    Layer("hair_front", LayerRole.HAIR, _HEAD, partial(waved_bob.paint_front, tones=COPPER)),
    _garment(
        "headband",
        "",
        partial(headband.paint_headband, cloth=BAND, back=ROSE_PLUME, front=IVORY_PLUME),
        frame=_HEAD,
    ),
    Layer("fan", LayerRole.FINALE, standing.UPRIGHT, paint_fan, finale=True),
    Layer(
        "near_arm_finale",
        LayerRole.LIMB,
        _FIGURE,
        partial(standing.paint_raised_near_arm, skin=SKIN, tones=_BARE),
        finale=True,
    ),
)

CHARACTER = Character(
    id="vera",
    origin=standing.ORIGIN,
    wardrobe=("headband", "jacket", "gloves", "pearls", "gown", "slip"),
    layers=_LAYERS,
    table=833,
    bust=Box(176, 20, 616, 537),
    covered=standing.COVERED,
    covered_frame=standing.FIGURE,
)
