"""The legend shows the glyphs of the device that was used last, and fades from one to the other."""

from __future__ import annotations

import pygame

from game.devices.inputs import Device
from game.look.geometry import Rect
from game.stage.services import Services
from game.widgets.legend import LegendBar, LegendEntry

_ENTRIES = (LegendEntry(("Enter",), ("A",), "Choose"), LegendEntry(("Esc",), ("B",), "Back"))


def _picture(services: Services, legend: LegendBar) -> bytes:
    surface = services.window.picture().copy()
    surface.fill("black")
    legend.draw(services.window.canvas(services.theme, services.stores, surface))
    return pygame.image.tobytes(surface, "RGB")


def test_another_device_fades_in(services: Services) -> None:
    legend = LegendBar("legend", Rect(400, 400, 900, 54), _ENTRIES, services.device)
    keyboard = _picture(services, legend)
    services.device.device = Device.GAMEPAD
    legend.update(1 / 60)
    assert _picture(services, legend) == keyboard, "it begins with what was there"
    seen = []
    for _ in range(12):
        legend.update(1 / 60)
        seen.append(_picture(services, legend))
    gamepad = _picture(services, LegendBar("new", legend.rect, _ENTRIES, services.device))
    assert seen[-1] == gamepad
    assert len({keyboard, gamepad, *seen}) > 4, "there are steps between them"


def test_a_legend_at_rest_asks_for_nothing(services: Services) -> None:
    legend = LegendBar("legend", Rect(400, 400, 900, 54), _ENTRIES, services.device)
    asked: list[Rect] = []
    legend.ask_redraw = asked.append
    for _ in range(30):
        legend.update(1 / 60)
    assert not asked
