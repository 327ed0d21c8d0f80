"""Jasper Finch, 40, author of memoirs: bottle-green velvet, brocade, a moustache, five giant cards."""

from collections.abc import Callable
from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.long import LONG, MOUSTACHE
from tools.art.figure.finales.giant_cards import paint_giant_cards
from tools.art.figure.garments import (
    bow_tie,
    brocade_waistcoat,
    combinations,
    dress_shirt,
    dress_trousers,
    frontal_sleeves,
    velvet_jacket,
)
from tools.art.figure.garments.fedora import paint_fedora
from tools.art.figure.garments.frontal_sleeves import Sleeve
from tools.art.figure.hair import quiff
from tools.art.figure.head.beard import paint_moustache
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Layer, face_layers, garment_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Plumage, Skin
from tools.art.figure.poses import frontal
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Box

SKIN = Skin(
    base="#dfa57e", light="#f6cfa9", glow="#ffe9cc", shade="#b97355", deep="#7e4339", line="#4a2019",
    blush="#d0483c", rim="#ffc79a", nails="#f3cdb6",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#9a5145", lower_lip="#bd7463", gloss="#e8b09a", seam="#3d1114", liner="#20120f", iris="#4f8296",
    iris_light="#d8f6ff", iris_dark="#16303e", eyeshadow="#c08562", brow="#22140f", brow_light="#6b4c38",
)  # fmt: skip
DARK_BROWN = HairTones(base="#352520", dark="#120b0a", light="#6b4c38", bright="#cda478", rim="#ffc79a")
SILVER = HairTones(base="#6d635e", dark="#2a211f", light="#a59c93", bright="#ece6dc", rim="#ffc79a")

FELT = Cloth(base="#3b3f4a", light="#646a78", bright="#a9b0bd", dark="#15171f", rim="#ffc79a")
RIBBON = Cloth(base="#7a2136", light="#a83a4c", bright="#e2867e", dark="#2a0713", rim="#e2867e")
VELVET = Cloth(base="#1e5b3e", light="#37805c", bright="#5fae86", dark="#06201a", rim="#9fdcc0")
SATIN = Cloth(base="#16161f", light="#2b2b3a", bright="#8f98b4", dark="#08080e", rim="#b9c2e0")
BROCADE = Cloth(base="#232c55", light="#3a4678", bright="#8f9ed2", dark="#0a0d1e", rim="#b9c8ff")
NIGHT = Cloth(base="#12142a", light="#34395a", bright="#8f9ed2", dark="#080914", rim="#b9c8ff")
LINEN = Cloth(base="#e2ddea", light="#fbf8f5", bright="#ffffff", dark="#7d78a0", rim="#ffe6c8")
TIE = Cloth(base="#8d1d33", light="#c23a50", bright="#f08a90", dark="#430a1c", rim="#f08a90")
BRACES = Cloth(base="#7d1f36", light="#a12a44", bright="#d8707c", dark="#3a0a1c", rim="#d8707c")
BLACK = Cloth(base="#1d1c28", light="#35344a", bright="#7d7c9c", dark="#07070d", rim="#a8a8d0")
CREAM = Cloth(base="#e6dac2", light="#faf3e2", bright="#fffdf4", dark="#8f7c68", rim="#ffe6c0")
FEATHER = Plumage(dark="#7a2136", base="#d8a24a", light="#f3dfae", bright="#fff4d0")

_CARDS = partial(paint_card_fan, pinch=frontal.CARD_PINCH, angles=(-52, -32, -12, 8, 28), scale=1.06)
_FIGURE, _HEAD = frontal.FIGURE, frontal.HEAD


_garment = partial(garment_layer, frame=_FIGURE)


def _sleeves(side: str, sleeve: Sleeve) -> tuple[Layer, ...]:
    """Under the jacket only the shirt's cuff is seen."""
    linen = partial(frontal_sleeves.paint_linen_sleeve, sleeve=sleeve, cloth=LINEN)
    cuff = partial(frontal_sleeves.paint_cuff, sleeve=sleeve, cloth=LINEN)
    velvet = partial(frontal_sleeves.paint_velvet_sleeve, sleeve=sleeve, cloth=VELVET)
    return (
        _garment("shirt", f"{side}_cuff", cuff),
        _garment("shirt", f"{side}_sleeve", linen, hidden_by=("jacket",)),
        _garment("jacket", f"{side}_sleeve", velvet),
    )


def _limb(
    name: str,
    draw: Callable[..., None],
    *,
    garment: str = "",
    hidden_by: tuple[str, ...] = (),
    cards: bool | None = None,
    finale: bool | None = None,
) -> Layer:
    bare = partial(draw, skin=SKIN, tones=hands.bare(SKIN))
    return Layer(name, LayerRole.LIMB, _FIGURE, bare, garment=garment, hidden_by=hidden_by, cards=cards, finale=finale)


_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(quiff.paint_back, tones=DARK_BROWN)),
    _garment("shirt", "collar_back", dress_shirt.paint_collar_back),
    _garment("jacket", "collar_back", partial(velvet_jacket.paint_collar_back, satin=SATIN)),
    Layer("body", LayerRole.BODY, _FIGURE, partial(frontal.paint_body, skin=SKIN, foundation=CREAM)),
    _garment("combinations", "", partial(combinations.paint_combinations, cloth=CREAM)),
    _garment("shirt", "front", partial(dress_shirt.paint_shirt, cloth=LINEN)),
    _garment("trousers", "", partial(dress_trousers.paint_trousers, cloth=BLACK)),
    _garment("shirt", "braces", partial(dress_shirt.paint_braces, cloth=BRACES), hidden_by=("waistcoat",)),
    _garment("waistcoat", "", partial(brocade_waistcoat.paint_waistcoat, cloth=BROCADE, satin=NIGHT)),
    _garment("shirt", "collar", partial(dress_shirt.paint_open_collar, cloth=LINEN, skin=SKIN), hidden_by=("bow_tie",)),
    _garment("bow_tie", "collar", bow_tie.paint_collar),
    _garment("bow_tie", "", partial(bow_tie.paint_bow_tie, cloth=TIE)),
    _garment("jacket", "fronts", partial(velvet_jacket.paint_fronts, cloth=VELVET, satin=SATIN)),
    Layer("giant_cards", LayerRole.FINALE, _FIGURE, partial(paint_giant_cards, tones=hands.bare(SKIN)), finale=True),
    Layer("cards", LayerRole.CARDS, _FIGURE, _CARDS, cards=True, finale=False),
    Layer("far_arm", LayerRole.LIMB, _FIGURE, partial(frontal.paint_far_arm, skin=SKIN), hidden_by=("shirt",)),
    _limb("far_hand_held", partial(frontal.paint_far_hand, thumb=False), cards=True, finale=False),
    _limb("far_hand_down", partial(frontal.paint_far_hand, thumb=True), cards=False, finale=False),
    _limb("far_hand_finale", partial(frontal.paint_far_hand, thumb=False), finale=True),
    *_sleeves("far", frontal_sleeves.FAR),
    _limb("near_hand_gripping", frontal.paint_near_fist, garment="shirt"),
    _limb("near_arm_palm", frontal.paint_near_arm_with_palm, hidden_by=("shirt",), finale=False),
    _limb("near_arm_finale", frontal.paint_near_arm_with_fist, finale=True),
    *_sleeves("near", frontal_sleeves.NEAR),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=LONG, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_face, face=LONG, skin=SKIN, features=FEATURES)),
    Layer(
        "moustache",
        LayerRole.HAIR,
        _HEAD,
        partial(paint_moustache, moustache=MOUSTACHE, skin=SKIN, features=FEATURES),
    ),
    Layer("hair_front", LayerRole.HAIR, _HEAD, partial(quiff.paint_front, tones=DARK_BROWN, silver=SILVER)),
    _garment(
        "fedora",
        "",
        partial(paint_fedora, felt=FELT, ribbon=RIBBON, feather=FEATHER, face=LONG.outline),
        frame=_HEAD,
    ),
)

CHARACTER = Character(
    id="jasper",
    origin=frontal.ORIGIN,
    wardrobe=("fedora", "jacket", "waistcoat", "bow_tie", "shirt", "trousers", "combinations"),
    layers=_LAYERS,
    table=833,
    bust=Box(157, 40, 597, 557),
    covered=frontal.COVERED,
    covered_frame=_FIGURE,
)
