"""Pictures of gamepad buttons, keys and mouse buttons, 34 units high, for legends and hints."""

from tools.art.interface.colours import WELL
from tools.art.interface.lettering import lettering, lettering_width
from tools.art.interface.markup import box, circle, fill, line
from tools.art.kit.svg import Document

HIGH = 34
_CREAM = "#f3e6c8"
_BOLD, _SEMIBOLD = "LysText-Bold", "LysText-SemiBold"
_LETTER = 20

_FACE_BUTTONS = {"a": "#8fd6a8", "b": "#f08a8a", "x": "#8fc0f0", "y": "#f6df9f"}
_SHAPE_BUTTONS = {
    "cross": ("#8fc0f0", "M10.5 10.5L23.5 23.5M23.5 10.5L10.5 23.5"),
    "circle": ("#f08a8a", "M17 9.4a7.6 7.6 0 1 0 .1 0Z"),
    "square": ("#e8a0c8", "M10.2 10.2H23.8V23.8H10.2Z"),
    "triangle": ("#8fd6a8", "M17 8.4L25.4 22.6H8.6Z"),
}
_PAD_CROSS = "M12 3H22V12H31V22H22V31H12V22H3V12H12Z"
_ARROWS = {
    "up": "M17 5.6l3.4 4.4h-6.8Z",
    "down": "M17 28.4l3.4 -4.4h-6.8Z",
    "left": "M5.6 17l4.4 -3.4v6.8Z",
    "right": "M28.4 17l-4.4 -3.4v6.8Z",
}
_KEY_ARROWS = {
    "up": "M10 20L17 12L24 20",
    "down": "M10 13L17 21L24 13",
    "left": "M20 10L12 17L20 24",
    "right": "M14 10L22 17L14 24",
}
_MOUSE = "M17 3C11.5 3 8 6.6 8 12V22C8 27.4 11.5 31 17 31C22.5 31 26 27.4 26 22V12C26 6.6 22.5 3 17 3Z"


def input_pictures() -> dict[str, tuple[Document, str]]:
    """All of them by file name."""
    pictures = {f"pad_{name}": _lettered_button(name.upper(), paint) for name, paint in _FACE_BUTTONS.items()}
    pictures |= {f"pad_{name}": _shape_button(paint, data) for name, (paint, data) in _SHAPE_BUTTONS.items()}
    pictures |= {f"pad_{name.lower()}": _shoulder(name) for name in ("LB", "RB", "LT", "RT", "L1", "R1", "L2", "R2")}
    pictures |= {
        "pad_cross_any": _direction_pad("up", "down", "left", "right"),
        "pad_cross_upright": _direction_pad("up", "down"),
        "pad_cross_level": _direction_pad("left", "right"),
        "pad_stick_left": _stick("L"),
        "pad_stick_right": _stick("R"),
        "pad_menu": _small_button("M12 13H22M12 17H22M12 21H22"),
        "pad_view": _small_button("M11 12H19V18H11ZM15 15H23V21H15"),
        "key_blank": _key(""),
        "mouse_left": _mouse("M16.2 4.4C11.6 4.8 9.3 7.6 9.3 12V14.6H16.2Z"),
        "mouse_right": _mouse("M17.8 4.4C22.4 4.8 24.7 7.6 24.7 12V14.6H17.8Z"),
        "mouse_wheel": _mouse("M15 8H19V15H15Z"),
    }
    return pictures | {f"key_{name}": _key(data) for name, data in _KEY_ARROWS.items()}


def _square() -> Document:
    return Document(HIGH, HIGH)


def _lettered_button(letter: str, paint: str) -> tuple[Document, str]:
    return _square(), circle(17, 17, 15.8, WELL, edge=paint, width=2.4) + lettering(
        letter, 17, 24.2, _LETTER, paint, font=_BOLD
    )


def _shape_button(paint: str, data: str) -> tuple[Document, str]:
    return _square(), circle(17, 17, 16, WELL, edge=_CREAM, width=2) + line(data, paint, 2.6)


def _small_button(data: str) -> tuple[Document, str]:
    return _square(), circle(17, 17, 14, WELL, edge=_CREAM, width=2) + line(data, _CREAM, 2)


def _shoulder(name: str) -> tuple[Document, str]:
    """A bumper is rounded on its outer side and flat below; a trigger is rounded below too."""
    width = round(lettering_width(name, _LETTER, font=_SEMIBOLD) + 20)
    right = width - 1
    left_round, right_round = (13, 6) if name[0] == "L" else (6, 13)
    foot_round = 5 if name[1] in "T2" else 0
    data = (
        f"M{1 + left_round} 4H{right - right_round}Q{right} 4 {right} {4 + right_round}"
        f"V{30 - foot_round}Q{right} 30 {right - foot_round} 30H{1 + foot_round}Q1 30 1 {30 - foot_round}"
        f"V{4 + left_round}Q1 4 {1 + left_round} 4Z"
    )
    letters = lettering(name, width / 2, 24.2, _LETTER, _CREAM, font=_SEMIBOLD)
    return Document(width, HIGH), fill(data, WELL, edge=_CREAM, width=1.8) + letters


def _direction_pad(*arrows: str) -> tuple[Document, str]:
    return _square(), fill(_PAD_CROSS, WELL, edge=_CREAM, width=1.8) + "".join(
        fill(_ARROWS[arrow], _CREAM) for arrow in arrows
    )


def _stick(letter: str) -> tuple[Document, str]:
    return _square(), circle(17, 17, 16, "none", edge=_CREAM, width=1.4) + circle(
        17, 17, 11.6, WELL, edge=_CREAM, width=2
    ) + lettering(letter, 17, 22.8, 16, _CREAM, font=_BOLD)


def _key(arrow: str) -> tuple[Document, str]:
    """A key cap; the blank one is stretched in its middle third for longer names."""
    cap = (
        box(0.8, 0.8, 32.4, 32.4, "#fbf4e3", corner=6, opacity=0.07)
        + box(0.8, 0.8, 32.4, 32.4, "none", corner=6, edge=_CREAM, edge_width=1.6)
        + line("M6 32H28", _CREAM, 2.4, opacity=0.55)
    )
    return _square(), cap + (line(arrow, "#fbf4e3", 2.6) if arrow else "")


def _mouse(pressed: str) -> tuple[Document, str]:
    return _square(), (
        fill(_MOUSE, WELL, edge=_CREAM, width=2)
        + fill(pressed, _CREAM)
        + box(16.2, 4, 1.6, 11, WELL)
        + line("M8.8 16H25.2", _CREAM, 1.6)
    )
