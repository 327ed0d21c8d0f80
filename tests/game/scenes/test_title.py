from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.devices.inputs import Back, FileDropped, Key
from game.scenes.dialog import Dialog
from game.scenes.opening import put_pages
from game.scenes.packs import PacksPage
from game.scenes.tables.draw_table import DrawTableScene
from game.scenes.title import TitlePage
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.match_rows import MatchState
from game.system.assets import ASSETS
from game.widgets.button import Button
from tests.game.scenes.pages import begun, click, focused, open_page, press


@pytest.fixture
def services(services: Services) -> Services:
    put_pages(services)
    return services


def names(services: Services) -> list[str]:
    top = services.scenes.top
    assert top is not None
    return [widget.name for widget in top.group.widgets]


def test_without_a_match_there_is_nothing_to_continue(services: Services) -> None:
    open_page(services, Door.TITLE)
    assert "continue" not in names(services)
    assert focused(services) == "draw"


def test_continue_says_which_match_and_goes_on_with_it(services: Services) -> None:
    match = begun(services)
    match.close()
    title = open_page(services, Door.TITLE)
    button = title.group.find("continue")
    assert isinstance(button, Button)
    assert button.note == "Draw poker · Vera · Deal 1"
    assert focused(services) == "continue"
    press(services, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.id == match.id
    assert table.match.record.actions[: len(match.record.actions)] == match.record.actions
    services.scenes.clear()


def test_every_match_that_waits_can_be_gone_on_with(services: Services) -> None:
    matches = [begun(services, opponent=opponent) for opponent in ("vera", "jasper", "mei")]
    for match in matches:
        match.close()
    title, shown = open_page(services, Door.TITLE), []
    for _ in range(4):
        button, another = title.group.find("continue"), title.group.find("another match")
        assert isinstance(button, Button)
        shown.append(button.note.split(" · ")[1])
        assert isinstance(another, Button)
        assert another.label == "2 more matches wait"
        click(services, "another match")
    assert shown == ["Mei", "Jasper", "Vera", "Mei"]
    click(services, "continue")
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.id == matches[1].id
    services.scenes.clear()


def test_one_match_that_waits_has_the_button_to_itself(services: Services) -> None:
    begun(services).close()
    open_page(services, Door.TITLE)
    assert "another match" not in names(services)


def test_a_match_that_cannot_be_read_can_be_given_up(services: Services) -> None:
    match = begun(services)
    match.close()
    services.storage.matches.write(("UPDATE actions SET action = 'nonsense'", ()))
    open_page(services, Door.TITLE)
    press(services, Key.ENTER)
    assert isinstance(services.scenes.top, Dialog)
    click(services, "rare")
    click(services, "rare")
    assert isinstance(services.scenes.top, TitlePage)
    assert "continue" not in names(services)
    assert services.storage.matches.ended(1)[0].state is MatchState.ABANDONED


def test_a_match_against_somebody_whose_pack_is_gone_waits_for_her(services: Services) -> None:
    """As with a pack of one's own that was deleted, moved or spoilt since."""
    own = services.storage.folder.opponents / "guest"
    shutil.copytree(ASSETS / "opponents" / "vera", own)
    manifest = (own / "opponent.toml").read_text(encoding="utf-8").replace('id = "vera"', 'id = "guest"')
    (own / "opponent.toml").write_text(manifest, encoding="utf-8")
    match = begun(services, opponent="guest")
    match.close()
    hidden = own.rename(own.with_name("elsewhere"))
    services.cast.read_again()
    open_page(services, Door.TITLE)
    press(services, Key.ENTER)
    assert isinstance(services.scenes.top, Dialog)
    click(services, "other")
    assert isinstance(services.scenes.top, PacksPage)
    hidden.rename(own)
    services.scenes.top.read_again()
    services.scenes.handle(Back())
    press(services, Key.ENTER)
    table = services.scenes.top
    assert isinstance(table, DrawTableScene)
    assert table.match.record.actions[: len(match.record.actions)] == match.record.actions
    services.scenes.clear()


def test_a_pack_may_be_dropped_on_the_title_page(services: Services, tmp_path: Path) -> None:
    archive = Path(shutil.make_archive(str(tmp_path / "dropped"), "zip", ASSETS / "opponents" / "vera"))
    open_page(services, Door.TITLE)
    services.scenes.handle(FileDropped(archive))
    assert isinstance(services.scenes.top, PacksPage)
    assert (services.storage.folder.opponents / "vera" / "opponent.toml").is_file()


def test_only_entries_that_lead_somewhere_are_shown(services: Services) -> None:
    open_page(services, Door.TITLE)
    shown = set(names(services))
    doors = services.doors
    assert ("gallery" in shown) == doors.leads_somewhere(Door.GALLERY)
    assert ("stud" in shown) == doors.leads_somewhere(Door.STUD_TABLE)
    assert {"draw", "rules", "settings", "quit"} <= shown


def test_every_entry_fits_when_all_pages_are_there(services: Services) -> None:
    for door in Door:
        if not services.doors.leads_somewhere(door):
            services.doors.put(door, lambda _match: TitlePage(services))
    begun(services).close()
    title = open_page(services, Door.TITLE)
    rects = [widget.rect for widget in title.group.widgets]
    assert {"continue", "draw", "stud", "evening", "gallery", "statistics", "history"} <= set(names(services))
    assert max(rect.bottom for rect in rects) < 1010
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)


@pytest.mark.parametrize(("way", "page"), [("rules", "RulesPage"), ("settings", "SettingsPage"), ("draw", "SetupPage")])
def test_pages_open_by_click_and_esc_comes_back(services: Services, way: str, page: str) -> None:
    open_page(services, Door.TITLE)
    click(services, way)
    assert services.scenes.top is not None
    assert services.scenes.top.name == page
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, TitlePage)


def test_leaving_asks_first(services: Services) -> None:
    open_page(services, Door.TITLE)
    services.scenes.handle(Back())
    services.scenes.update(1)
    assert focused(services) == "safe"
    press(services, Key.ENTER)
    assert isinstance(services.scenes.top, TitlePage)
    click(services, "quit")
    click(services, "other")
    assert services.scenes.top is None
