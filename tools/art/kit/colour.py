"""Colours are "#rrggbb" texts."""


def mix(first: str, second: str, share: float) -> str:
    """The colour ``share`` (0..1) of the way from the first to the second."""
    channels = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in channels)


def ramp(colours: list[str], place: float) -> str:
    """The colour at ``place`` (0..1, clamped) on the even ramp through the colours."""
    span = len(colours) - 1
    position = min(max(place, 0.0), 1.0) * span
    index = min(int(position), span - 1)
    return mix(colours[index], colours[index + 1], position - index)


def _channels(colour: str) -> tuple[int, int, int]:
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f'"{colour}" is no colour; write it as #rrggbb')
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
