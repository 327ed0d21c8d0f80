"""Apolena Medkova, 38, confectioner: a pastry hat over a braid crown, pistachio, cherry and vanilla, a wedding cake."""

from functools import partial

from game.opponents.layers import LayerRole
from tools.art.figure import hands
from tools.art.figure.character import Character
from tools.art.figure.faces.round import ROUND
from tools.art.figure.finales.cake_server import paint_server
from tools.art.figure.finales.wedding_cake import paint_cake
from tools.art.figure.garments import cardigan, dotted_dress, kerchief, lace_chemise, striped_apron, toque
from tools.art.figure.hair import braid_crown
from tools.art.figure.head.face import paint_face, paint_head
from tools.art.figure.layers import Frame, Layer, face_layers, garment_layer, limb_layer
from tools.art.figure.palette import Cloth, Features, HairTones, Skin
from tools.art.figure.poses import hugging, hugging_limbs
from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Box

SKIN = Skin(
    base="#f3c4a6", light="#fee4d0", glow="#fff3e6", shade="#d9937c", deep="#a9584f", line="#6a2a2c",
    blush="#e4615f", rim="#ffd3a2", nails="#f3b8aa",
)  # fmt: skip
FEATURES = Features(
    upper_lip="#b5394c", lower_lip="#d95f68", gloss="#fbb9b2", seam="#6a1626", liner="#43241a", iris="#8a6a2c",
    iris_light="#f2dc8c", iris_dark="#3c3416", eyeshadow="#b98070", brow="#9c6a30", brow_light="#e6bd74",
)  # fmt: skip
WHEAT = HairTones(base="#c38f42", dark="#6b421a", light="#e5ba68", bright="#fff0bc", rim="#ffe2a6")
VANILLA = Cloth(base="#f3e3bd", light="#fbf3dc", bright="#fffdf4", dark="#c39f6c", rim="#fff6dc")
LINEN = Cloth(base="#efe6d6", light="#f8f2e6", bright="#ffffff", dark="#b4a4a0", rim="#fff6dc", deepest="#6d5c64")
STRIPED = Cloth(base="#f3e3bd", light="#fbf3dc", bright="#fffcef", dark="#a87a4a", rim="#fff6dc")
PISTACHIO = Cloth(base="#a9c48a", light="#c6dca6", bright="#eaf6cc", dark="#587244", rim="#f4f4c4")
CHERRY = Cloth(base="#c21f3a", light="#e04a5a", bright="#ff9a94", dark="#6a0c22", rim="#ffb8a0", deepest="#2c0410")
SILK = Cloth(base="#a5142e", light="#cc3a4c", bright="#ff8c88", dark="#540818", rim="#ffb09a", deepest="#2c0410")
CARAMEL = Cloth(base="#b5793a", light="#d8a05a", bright="#f4cc8c", dark="#6e4018", rim="#ffe0a0")

_BARE = hands.bare(SKIN)
_FIGURE, _HEAD = hugging.FIGURE, hugging.HEAD


_garment = partial(garment_layer, frame=_FIGURE)


_limb = partial(limb_layer, frame=_FIGURE, finale=False)


_paint_body = partial(hugging.paint_body, skin=SKIN, foundation=VANILLA)
_paint_cards = partial(paint_card_fan, pinch=hugging_limbs.CARD_PINCH, angles=(-50, -25, 0, 25, 50), scale=1.2)

_LAYERS = (
    Layer("hair_back", LayerRole.HAIR, _HEAD, partial(braid_crown.paint_back, tones=WHEAT)),
    Layer("body", LayerRole.BODY, _FIGURE, _paint_body, finale=False),
    Layer(
        "body_finale",
        LayerRole.BODY,
        _FIGURE,
        partial(_paint_body, far_arm=hugging_limbs.RAISED_UPPER_ARM, near_arm=hugging_limbs.EMBRACING_ARM),
        finale=True,
    ),
    _garment("chemise", "", partial(lace_chemise.paint_chemise, cloth=VANILLA, ribbon=PISTACHIO), hidden_by=("dress",)),
    _garment("dress", "", partial(dotted_dress.paint_dress, cloth=CHERRY)),
    _garment("cardigan", "fronts", partial(cardigan.paint_fronts, cloth=PISTACHIO)),
    _garment("apron", "", partial(striped_apron.paint_apron, cloth=STRIPED, cherry=CHERRY.base, wood=CARAMEL)),
    _limb("arm_shadows", hugging.paint_arm_shadows),
    _limb("far_arm", partial(hugging.paint_far_arm, skin=SKIN)),
    _limb("near_arm", partial(hugging.paint_near_arm, skin=SKIN)),
    _garment("dress", "sleeves", partial(dotted_dress.paint_sleeves, cloth=CHERRY), hidden_by=("cardigan",)),
    _garment("cardigan", "sleeves", partial(cardigan.paint_sleeves, cloth=PISTACHIO)),
    _garment("apron", "straps", partial(striped_apron.paint_straps, cloth=STRIPED, cherry=CHERRY.base)),
    _garment("kerchief", "", partial(kerchief.paint_kerchief, cloth=SILK, edge=VANILLA.base)),
    Layer("head", LayerRole.HEAD, _HEAD, partial(paint_head, face=ROUND, skin=SKIN)),
    *face_layers(_HEAD, partial(paint_face, face=ROUND, skin=SKIN, features=FEATURES)),
    Layer("hair_front", LayerRole.HAIR, _HEAD, partial(braid_crown.paint_front, tones=WHEAT)),
    Layer("braid", LayerRole.HAIR, _HEAD, partial(braid_crown.paint_braid, tones=WHEAT), hidden_by=("toque",)),
    _garment("toque", "", partial(toque.paint_toque, cloth=LINEN), frame=_HEAD),
    Layer("cards", LayerRole.CARDS, _FIGURE, _paint_cards, cards=True, finale=False),
    _limb("card_hands", partial(hugging.paint_card_hands, skin=SKIN, tones=_BARE), cards=True),
    _limb("laced_hands", partial(hugging.paint_laced_hands, tones=_BARE), cards=False),
    _limb("raised_forearm", partial(hugging.paint_raised_forearm, skin=SKIN), frame=hugging.UPRIGHT, finale=True),
    _limb("server", paint_server, frame=hugging.UPRIGHT, finale=True),
    _limb("lifting_hand", partial(hugging.paint_lifting_hand, tones=_BARE), frame=hugging.UPRIGHT, finale=True),
    Layer("cake", LayerRole.FINALE, hugging.UPRIGHT, paint_cake, finale=True),
    _limb(
        "embracing_hand",
        partial(hugging.paint_embracing_hand, skin=SKIN, tones=_BARE),
        frame=Frame(transform="translate(0,-26)"),
        finale=True,
    ),
)

CHARACTER = Character(
    id="apolena",
    origin=hugging.ORIGIN,
    wardrobe=("toque", "apron", "cardigan", "kerchief", "dress", "chemise"),
    layers=_LAYERS,
    table=hugging.TABLE,
    bust=Box(126, 0, 594, 545),
    covered=hugging.COVERED,
    covered_frame=_FIGURE,
)
