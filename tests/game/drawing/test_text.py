"""Setting text: it shrinks, wraps and is cut as the design says, and lands where it was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.drawing.canvas import Align, Canvas
from game.drawing.store import SurfaceStore
from game.drawing.text import ELLIPSIS, Setting, Typesetter
from game.look.typography import BODY, BUTTON, H1, ROW, SMALLEST_SHRINK
from game.stage.services import Services
from game.system.assets import ASSETS

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

pygame.font.init()
TYPESETTER = Typesetter(ASSETS / "fonts", SurfaceStore[pygame.Surface](1 << 24))
ROW_SETTING = Typesetter.setting(ROW, 1.0, 1.0)
WORDS = st.lists(st.text("abcdefghijklmnoprstuvwxyzžшы", min_size=1, max_size=14), min_size=1, max_size=25)


def test_text_that_fits_is_left_alone() -> None:
    line = TYPESETTER.fitted("Pearls", ROW_SETTING, 300)
    assert (line.text, line.quarters, line.cut) == ("Pearls", ROW_SETTING.quarters, False)


def test_text_shrinks_to_ninety_per_cent_before_it_is_cut() -> None:
    full = TYPESETTER.fitted("Жемчужное ожерелье", ROW_SETTING, None).width
    smaller = TYPESETTER.fitted("Жемчужное ожерелье", ROW_SETTING, full * 0.95)
    assert smaller.text == "Жемчужное ожерелье"
    assert SMALLEST_SHRINK * ROW.size <= smaller.pixels < ROW.size
    cut = TYPESETTER.fitted("Жемчужное ожерелье", ROW_SETTING, full * 0.6)
    assert cut.cut
    assert cut.text.endswith(ELLIPSIS)
    assert cut.width <= full * 0.6


def test_a_larger_text_size_may_shrink_back_to_where_the_ordinary_one_may() -> None:
    large = Typesetter.setting(ROW, 1.0, 1.3)
    room = TYPESETTER.fitted("Pearl necklace", ROW_SETTING, None).width
    assert TYPESETTER.fitted("Pearl necklace", large, room).cut is False


@given(WORDS, st.integers(120, 900), st.sampled_from([0.5, 0.667, 1.0, 2.0]))
def test_wrapped_lines_fit_and_lose_no_word(words: list[str], room: int, scale: float) -> None:
    setting: Setting = Typesetter.setting(BODY, scale, 1.0)
    lines = TYPESETTER.wrapped(" ".join(words), setting, room, None)
    assert all(line.width <= room for line in lines)
    if not any(line.cut for line in lines):
        assert " ".join(line.text for line in lines) == " ".join(words)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_last_letter_of_a_long_line_is_drawn(scale: float) -> None:
    setting = Typesetter.setting(ROW, scale, 1.0)
    text = "Copyright (https://github.com/indestructible-type/Jost) Jost-Italic[wght].ttf: Project Authors " * 2 + "Wl"
    run = TYPESETTER.run(TYPESETTER.fitted(text, setting, None), setting, "#ffffff")
    seen = run.get_bounding_rect()
    without = TYPESETTER.run(TYPESETTER.fitted(text[:-1], setting, None), setting, "#ffffff").get_bounding_rect()
    assert without.right < seen.right < run.get_width()


@given(WORDS, st.integers(1, 4))
def test_never_more_lines_than_asked_for(words: list[str], most: int) -> None:
    lines = TYPESETTER.wrapped(" ".join(words), ROW_SETTING, 300, most)
    assert len(lines) <= most
    assert all(line.width <= 300 for line in lines)


def test_unbreakable_spaces_hold_words_together_and_are_drawn_as_spaces() -> None:
    room = TYPESETTER.fitted("betting 1", ROW_SETTING, None).width + 2
    lines = TYPESETTER.wrapped("betting 1\u00a0250", ROW_SETTING, room, None)
    assert [line.text for line in lines] == ["betting", "1\u00a0250"]
    plain, unbreakable = (TYPESETTER.fitted(text, ROW_SETTING, None) for text in ("1 250", "1\u00a0250"))
    assert plain.width == unbreakable.width
    first, second = (TYPESETTER.run(line, ROW_SETTING, "#ffffff") for line in (plain, unbreakable))
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def test_letters_are_kerned_and_tracked() -> None:
    def width(text: str, setting: Setting = ROW_SETTING) -> float:
        return TYPESETTER.fitted(text, setting, None).width

    assert width("AV") < width("A") + width("V")
    tracked = Typesetter.setting(BUTTON, 1.0, 1.0)
    loose = Setting(tracked.face, tracked.quarters, tracked.smallest, 0)
    assert width("STAY", tracked) == pytest.approx(width("STAY", loose) + 3 * BUTTON.tracking, abs=0.1)


def ink(surface: pygame.Surface) -> pygame.Rect:
    """The pixels of a canvas on which something was drawn."""
    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (128, 128, 128, 255))
    first, *others = mask.get_bounding_rects()
    return first.unionall(others)


def blank(services: Services) -> Canvas:
    surface = pygame.Surface(services.window.viewport.pixels)
    return services.window.canvas(services.theme, services.stores, surface)


@pytest.mark.parametrize(("width", "height"), [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)])
def test_capitals_stand_in_the_middle_at_every_size(assembled: Assemble, width: int, height: int) -> None:
    services, _ = assembled(width=width, height=height)
    canvas = blank(services)
    canvas.text_middle("HI", 960, 540, BODY, "#ffffff")
    bounds = ink(canvas.surface)
    assert bounds.centerx == pytest.approx(width / 2, abs=1.5)
    assert bounds.centery == pytest.approx(height / 2, abs=1 + height / 1080)


def test_alignment_is_exact(services: Services) -> None:
    for align, edge in ((Align.LEFT, "left"), (Align.RIGHT, "right")):
        canvas = blank(services)
        canvas.text("HIH", 960, 540, BODY, "#ffffff", align)
        assert getattr(ink(canvas.surface), edge) == pytest.approx(640, abs=4)


def test_drawn_text_is_recorded_where_it_stands(services: Services) -> None:
    canvas = blank(services)
    canvas.record = []
    canvas.text("settings", 960, 98, H1, "#ffffff", Align.CENTRE)
    drawn = ink(canvas.surface)
    canvas.text("far too long for its place", 0, 300, ROW, "#ffffff", fit=60)
    heading, cut = canvas.record
    assert heading.text == "SETTINGS"
    assert not heading.cut
    scale = canvas.scale
    assert heading.bounds.x * scale == pytest.approx(drawn.x, abs=6)
    assert heading.bounds.y * scale <= drawn.y
    assert cut.cut
    assert cut.bounds.width <= 60


@pytest.mark.parametrize("odd", ["\0", "\udce1", "\0\udce1"])
def test_what_no_font_can_draw_is_drawn_as_question_marks(services: Services, odd: str) -> None:
    typesetter, setting = services.stores.typesetter, Typesetter.setting(BODY, 1.0, 1.0)
    line = typesetter.fitted(f"Ja{odd}n", setting, None)
    plain = typesetter.fitted(f"Ja{'?' * len(odd)}n", setting, None)
    assert line.width == plain.width
    drawn = [pygame.image.tobytes(typesetter.run(each, setting, "#ffffff"), "RGBA") for each in (line, plain)]
    assert drawn[0] == drawn[1]


def test_a_path_is_broken_between_its_folders(services: Services) -> None:
    typesetter, setting = services.stores.typesetter, Typesetter.setting(BODY, 1.0, 1.0)
    lines = [line.text for line in typesetter.wrapped("It lies in /home/dobromila/games/poker", setting, 230, None)]
    assert "".join(lines).replace(" ", "") == "Itliesin/home/dobromila/games/poker"
    assert all(line.rstrip() != "It lies in /" for line in lines)
    assert all(line.endswith("/") for line in lines[:-1] if "/" in line)
