"""What lies behind an overlay: the frozen frame, blurred and darkened with ink."""

from __future__ import annotations

import pygame

_INK = (4, 12, 11)


def darkened(frame: pygame.Surface, blur: float, ink: float) -> pygame.Surface:
    """The frame blurred by a deviation of ``blur`` pixels and covered by ``ink`` (0 to 1)."""
    result = frame
    if blur > 0:
        # Blurring at a fraction of the size looks the same and takes a fraction of the time.
        shrink = max(1.0, blur / 1.4)
        width, height = frame.get_size()
        small = pygame.transform.smoothscale(frame, (max(1, round(width / shrink)), max(1, round(height / shrink))))
        small = pygame.transform.box_blur(pygame.transform.box_blur(small, 1), 1)
        result = pygame.transform.smoothscale(small, (width, height))
    keep = round((1 - ink) * 255)
    result.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)
    result.fill([round(channel * ink) for channel in _INK], special_flags=pygame.BLEND_RGB_ADD)
    return result


def transparent_over(target: pygame.Surface, picture: pygame.Surface, opacity: float) -> None:
    """Lay an opaque picture over the target with an opacity from 0 to 1."""
    picture.set_alpha(round(min(1.0, max(0.0, opacity)) * 255))
    target.blit(picture, (0, 0))
    picture.set_alpha(None)
