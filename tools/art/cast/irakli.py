"""Irakli Beridze, 60, opera bass and master of toasts: lambskin, felt, saperavi red, saffron satin, a wine barrel."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.noble import NOBLE
from tools.art.figure.finales.wine_barrel import paint_barrel
from tools.art.figure.garments import chokha, felt_cape, linen_shirt, satin_tunic
from tools.art.figure.garments.lambskin_hat import paint_hat
from tools.art.figure.garments.silver_belt import paint_belt
from tools.art.figure.hair import square_beard
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Layer, face_layers, garment_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Skin
from tools.art.figure.poses import toasting, toasting_limbs
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Box

SKIN = Skin(
    base="#c98a5e", light="#ecb886", glow="#ffdcae", shade="#9c573c", deep="#64302a", line="#3a1616",
    blush="#c23c30", rim="#ffb98a", nails="#e8b898",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#7a332e", lower_lip="#a95348", gloss="#e0988a", seam="#2a0a0e", liner="#170d0d", iris="#4a2a18",
    iris_light="#d89a5a", iris_dark="#180c08", eyeshadow="#9a5a48", brow="#15100f", brow_light="#6a5c56",
)  # fmt: skip
WHITE = HairTones(base="#b4b0b2", dark="#5c5660", light="#dcdadc", bright="#ffffff", rim="#ffd9b0")
GREY = HairTones(base="#625c60", dark="#2a2528", light="#98929a", bright="#d8d4d8", rim="#ffd9b0")
BLACK = HairTones(base="#2a2526", dark="#0d0a0b", light="#5c5456", bright="#948a8c", rim="#ffd9b0")
LINEN = Cloth(base="#e6dcc6", light="#f7f0de", bright="#fffdf4", dark="#8c7a62", rim="#ffe6c0", trim="#7a1230")
LAMBSKIN = Cloth(base="#3a3a44", light="#6c6c7a", bright="#a9a9b8", dark="#17171d", rim="#ffc79a", deepest="#07070b")
FELT = Cloth(
    base="#2b2a33", light="#4a4956", bright="#777586", dark="#0c0b11", rim="#c99a86", trim="#d9a441", deepest="#040307"
)
WOOL = Cloth(base="#7d1a3e", light="#a83a5c", bright="#d46a86", dark="#360618", rim="#ff9fae", deepest="#16020a")
SATIN = Cloth(
    base="#d9a03a", light="#f4c868", bright="#fff0c0", dark="#85500f", rim="#fff0c8", trim="#8a3a14", deepest="#3a1c04"
)

_FIGURE, _HEAD = toasting.FIGURE, toasting.HEAD
_SLEEVED = ("chokha", "tunic", "shirt")
_CARDS = partial(paint_card_fan, pinch=toasting_limbs.CARD_PINCH, angles=(-34, -16, 2, 20, 38), scale=0.94)
_TONES = replace(hands.bare(SKIN), high="#f6cc9e", base="#e2a87a", shade="#bd7a54")


def _limb(
    name: str,
    draw: Callable[..., None],
    *,
    hidden_by: tuple[str, ...] = (),
    cards: bool | None = None,
    finale: bool | None = None,
) -> Layer:
    return Layer(
        name, LayerRole.LIMB, _FIGURE, partial(draw, skin=SKIN), hidden_by=hidden_by, cards=cards, finale=finale
    )


_garment = partial(garment_layer, frame=_FIGURE)


def _sleeves(arms: dict[str, bool | None]) -> tuple[Layer, ...]:
    """What covers the forearms, inner garments first; the shirt's pushed-up ends show only without the tunic."""
    linen = [
        _garment(
            "shirt", arm, partial(linen_shirt.paint_elbow, cloth=LINEN, arm=arm), hidden_by=("tunic",), cards=cards
        )
        for arm, cards in arms.items()
    ]
    satin = [
        _garment("tunic", arm, partial(satin_tunic.paint_sleeve, cloth=SATIN, arm=arm), cards=cards)
        for arm, cards in arms.items()
    ]
    wool = [
        _garment("chokha", arm, partial(chokha.paint_sleeve, cloth=WOOL, arm=arm), cards=cards)
        for arm, cards in arms.items()
    ]
    return (*linen, *satin, *wool)


def _hand(name: str, draw: Callable[..., None], *, cards: bool | None = None, finale: bool | None = None) -> Layer:
    return _limb(name, partial(draw, tones=_TONES), cards=cards, finale=finale)


_LAYERS = (
    _garment("cape", "back", partial(felt_cape.paint_back, cloth=FELT)),
    Layer("body", LayerRole.BODY, _FIGURE, partial(toasting.paint_body, skin=SKIN, foundation=LINEN)),
    _limb("far_upper_arm", toasting_limbs.paint_far_upper_arm, hidden_by=_SLEEVED, finale=False),
    _garment("shirt", "", partial(linen_shirt.paint_shirt, cloth=LINEN, skin=SKIN), hidden_by=("tunic",)),
    _garment("tunic", "", partial(satin_tunic.paint_tunic, cloth=SATIN)),
    _garment("chokha", "", partial(chokha.paint_coat, cloth=WOOL)),
    _garment("chokha", "open", partial(chokha.paint_fallen_open, cloth=WOOL, satin=SATIN), hidden_by=("belt",)),
    _garment("tunic", "collar", partial(satin_tunic.paint_collar, cloth=SATIN)),
    _garment("belt", "", paint_belt),
    _garment("cape", "mantle", partial(felt_cape.paint_mantle, cloth=FELT)),
    Layer("barrel", LayerRole.FINALE, _FIGURE, paint_barrel, finale=True),
    Layer("cards", LayerRole.CARDS, _FIGURE, _CARDS, cards=True, finale=False),
    _hand("far_fist", toasting_limbs.paint_far_fist, cards=True, finale=False),
    _hand("far_palm", toasting_limbs.paint_far_palm, cards=False, finale=False),
    _hand("far_arm_finale", toasting_limbs.paint_far_arm_on_rim, finale=True),
    *_sleeves({"held": True, "down": False}),
    _garment("cape", "far_side", partial(felt_cape.paint_far_side, cloth=FELT)),
    _garment("cape", "cord", partial(felt_cape.paint_cord, cloth=FELT)),
    _limb("near_upper_arm", toasting_limbs.paint_near_upper_arm, hidden_by=_SLEEVED),
    _hand("near_grip", toasting_limbs.paint_near_grip),
    *_sleeves({"near": None}),
    Layer("fringe_back", LayerRole.HAIR, _HEAD, partial(square_beard.paint_fringe_back, tones=GREY)),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=NOBLE, skin=SKIN)),
    Layer("beard", LayerRole.HAIR, _HEAD, partial(square_beard.paint_beard, white=WHITE, grey=GREY, black=BLACK)),
    *face_layers(_HEAD, partial(paint_face, face=NOBLE, skin=SKIN, features=FEATURES)),
    Layer("moustache", LayerRole.HAIR, _HEAD, partial(square_beard.paint_moustache, black=BLACK)),
    Layer("fringe", LayerRole.HAIR, _HEAD, partial(square_beard.paint_fringe, grey=GREY)),
    _garment("papakha", "", partial(paint_hat, cloth=LAMBSKIN, face=NOBLE.outline), frame=_HEAD),
)

CHARACTER = Character(
    id="irakli",
    origin=toasting.ORIGIN,
    wardrobe=("papakha", "cape", "belt", "chokha", "tunic", "shirt"),
    layers=_LAYERS,
    table=833,
    bust=Box(176, 8, 672, 580),
    covered=toasting.COVERED,
    covered_frame=_FIGURE,
)
