"""Packs as they come from strangers: every damaged one is refused with its reason, and nothing else happens."""

import errno
import random
import shutil
import stat
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.opponents.archive import MOST_FILES, unpack
from game.opponents.cast import Cast
from game.opponents.checks import pack_faults
from game.opponents.pack import PackError, load_pack
from game.opponents.shelf import PackState, read_shelf
from game.system.assets import ASSETS
from game.texts import Language, Texts

VERA = ASSETS / "opponents" / "vera"
BUILT_IN = sorted(file.parent.name for file in (ASSETS / "opponents").glob("*/layers.toml"))
CUTS = 60
FLIPS = 40


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A player's folder of packs with a copy of a sound one."""
    shutil.copytree(VERA, tmp_path / "own" / "vera")
    return tmp_path / "own"


def zipped(folder: Path, archive: Path, extra: Callable[[zipfile.ZipFile], None] | None = None) -> Path:
    with zipfile.ZipFile(archive, "w") as opened:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                opened.write(file, f"{folder.name}/{file.relative_to(folder).as_posix()}")
        if extra:
            extra(opened)
    return archive


def files_below(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


@pytest.mark.parametrize("opponent", BUILT_IN)
def test_our_own_opponents_are_in_order(opponent: str) -> None:
    assert list(pack_faults(ASSETS / "opponents" / opponent, is_built_in=True)) == []


def test_a_sound_pack_comes_out_of_its_archive_as_it_went_in(own: Path, tmp_path: Path) -> None:
    archive = zipped(own / "vera", tmp_path / "vera.zip")
    unpacked = unpack(archive, tmp_path / "taken")
    assert list(pack_faults(unpacked)) == []
    assert load_pack(unpacked, measured=True).id == "vera"
    unpack(archive, tmp_path / "taken")
    assert [folder.name for folder in (tmp_path / "taken").iterdir()] == ["vera"]


def test_a_pack_that_cannot_be_put_in_place_leaves_the_old_one_there(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = zipped(own / "vera", tmp_path / "vera.zip")
    (own / "vera" / "mine.txt").write_text("an older vera")
    before = files_below(own)
    rename = Path.rename

    def run_out_of_room(path: Path, target: Path) -> Path:
        if path.name == "new":
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        return rename(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", run_out_of_room)
        with pytest.raises(PackError, match=r"vera\.zip cannot be unpacked: the disk is full"):
            unpack(archive, own)
    assert files_below(own) == before
    unpack(archive, own)
    assert files_below(own) == before - {own / "vera" / "mine.txt"}


def test_manifests_cut_anywhere_are_refused_or_whole(own: Path) -> None:
    manifest = own / "vera" / "opponent.toml"
    whole = manifest.read_bytes()
    refused = 0
    for length in range(0, len(whole), max(1, len(whole) // CUTS)):
        manifest.write_bytes(whole[:length])
        shelved = read_shelf(own.parent / "nobody", own)[0]
        if shelved.state is PackState.REFUSED:
            refused += 1
            assert "opponent.toml" in str(shelved.fault) or "layers.toml" in str(shelved.fault)
    assert refused > CUTS // 2


def test_pictures_with_flipped_bytes_never_stop_the_game(own: Path) -> None:
    chance = random.Random(4)
    pictures = sorted((own / "vera" / "layers").glob("*"))
    for _ in range(FLIPS):
        picture = chance.choice(pictures)
        sound = picture.read_bytes()
        spoiled = bytearray(sound)
        for _ in range(8):
            spoiled[chance.randrange(min(len(spoiled), 400))] ^= 1 << chance.randrange(8)
        picture.write_bytes(spoiled)
        shelved = read_shelf(own.parent / "nobody", own)[0]
        assert shelved.state is not PackState.REFUSED or picture.name in str(shelved.fault)
        picture.write_bytes(sound)
    assert load_pack(own / "vera", measured=True).layers


def _edit(file: str, old: str, new: str) -> Callable[[Path], None]:
    def edit(pack: Path) -> None:
        text = (pack / file).read_text(encoding="utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return edit


def _empty(file: str) -> Callable[[Path], None]:
    return lambda pack: (pack / file).write_bytes(b"") and None


def _punctured(role: str) -> Callable[[Path], None]:
    """Wipe a hole into the middle of the torso of the first layer of this role."""

    def puncture(pack: Path) -> None:
        layers = load_pack(pack).layers
        assert layers
        for layer in layers.layer:
            if layer.role == role:
                picture = pygame.image.load(pack / layer.file).convert_alpha()
                left, top = layer.place
                picture.fill((0, 0, 0, 0), pygame.Rect(720 - left, 1300 - top, 60, 60))
                target = (pack / layer.file).with_suffix(".png")
                (pack / layer.file).unlink()
                pygame.image.save(picture, target)
                _edit("layers.toml", layer.file, f"layers/{target.name}")(pack)

    return puncture


def _young(pack: Path) -> None:
    age = load_pack(pack).manifest.age
    _edit("opponent.toml", f"age = {age}", "age = 24")(pack)


def _first_picture(content: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def spoil(pack: Path) -> None:
        layers = load_pack(pack).layers
        assert layers
        file = pack / layers.layer[0].file
        file.write_bytes(content(file.read_bytes()))

    return spoil


def _claiming(side: int) -> bytes:
    """The head of a PNG that says it has ``side`` pixels a side."""
    head = b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + b"IHDR" + side.to_bytes(4, "big") * 2
    return head + bytes([8, 6, 0, 0, 0]) + bytes(40)


DAMAGE: dict[str, tuple[Callable[[Path], None], str]] = {
    "too young": (_young, "age"),
    "no such key": (_edit("opponent.toml", "age =", "ages ="), "age"),
    "another format": (_edit("opponent.toml", "format = 1", "format = 2"), "format"),
    "a level that nobody has": (_edit("opponent.toml", 'level = "', 'level = "grand '), "level"),
    "an empty manifest": (_empty("opponent.toml"), "opponent.toml"),
    "an empty table of layers": (_empty("layers.toml"), "layers.toml"),
    "a picture outside": (_edit("layers.toml", 'file = "layers/', 'file = "../layers/'), "file"),
    "a picture that is not there": (_edit("layers.toml", 'file = "layers/', 'file = "layers/no_'), "has no picture"),
    "a scale of nothing": (_edit("layers.toml", "scale = 2", "scale = 0"), "scale"),
    "brackets without end": (_edit("opponent.toml", "format = 1", f"format = {'[' * 100_000}"), "nests brackets"),
    "a number without end": (_edit("opponent.toml", "format = 1", f"format = {'1' * 10_000}"), "TOML"),
    "a date that is none": (_edit("opponent.toml", "format = 1", "format = 2021-13-45"), "TOML"),
    "a manifest without end": (_edit("opponent.toml", "format = 1", "format = 1\n" + "#\n" * 600_000), "larger"),
    "lines without end": (_edit("lines.en.toml", "[[line]]", "#\n" * 600_000 + "[[line]]"), "larger"),
    "an unknown tag": (_edit("lines.en.toml", 'tag = "bet"', 'tag = "bets"'), "bets"),
    "a variable that is not there": (_edit("lines.en.toml", "{amount}", "{amounts}"), "amounts"),
    "a picture that claims to be huge": (_first_picture(lambda _: _claiming(60_000)), "larger than 4,096"),
    "a picture of no kind": (_first_picture(lambda whole: b"GIF89a" + whole[6:]), "neither PNG nor WebP"),
    "a picture without contents": (_first_picture(lambda _: b""), "neither PNG nor WebP"),
    "a picture cut in the middle": (_first_picture(lambda whole: whole[: len(whole) // 2]), "cannot be read"),
    "a body with a hole": (_punctured("body"), "torso"),
    "a finale with a hole": (_punctured("finale"), "torso"),
}


def _other_types(text: str) -> Iterator[tuple[str, str]]:
    """The manifest with the value of one key after the other replaced by one of another type; and that key."""
    rows = text.splitlines()
    for place, row in enumerate(rows):
        key, sign, value = row.partition(" = ")
        if sign and key.isidentifier() and not value.endswith("\\"):
            wrong = "{ odd = 1 }" if value[0] in "\"'" else '"odd"'
            yield "\n".join([*rows[:place], f"{key} = {wrong}", *rows[place + 1 :]]), key


def test_values_of_another_type_are_refused_with_the_name_of_their_key(own: Path) -> None:
    manifest = own / "vera" / "opponent.toml"
    refused = 0
    for text, key in _other_types(manifest.read_text(encoding="utf-8")):
        manifest.write_text(text, encoding="utf-8")
        with pytest.raises(PackError, match=rf"opponent\.toml.*\b{key}\b"):
            load_pack(own / "vera")
        refused += 1
    assert refused > CUTS


def test_a_huge_picture_is_not_read(own: Path) -> None:
    """A hundred thousand pixels a side would need forty gigabytes."""
    _first_picture(lambda _: _claiming(100_000))(own / "vera")
    tracemalloc.start()
    faults = [fault for fault in pack_faults(own / "vera") if "larger than" in fault]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(faults) == 1
    assert most < 64 << 20


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_refused_by_its_name_and_others_can_be_played(name: str, own: Path) -> None:
    pygame.display.set_mode((16, 16))
    harm, said = DAMAGE[name]
    harm(own / "vera")
    shelf = read_shelf(ASSETS / "opponents", own)
    refused = [pack for pack in shelf if pack.state is PackState.REFUSED]
    assert [pack.folder for pack in refused] == [own / "vera"]
    assert said in str(refused[0].fault)
    with pytest.raises(PackError):
        Cast((own.parent / "nobody", own)).get("vera")
    assert Cast((ASSETS / "opponents", own)).get("vera").folder == VERA


def _entry(name: str, content: bytes = b"x") -> Callable[[zipfile.ZipFile], None]:
    return lambda opened: opened.writestr(name, content)


def _link(opened: zipfile.ZipFile) -> None:
    entry = zipfile.ZipInfo("vera/layers/link.png")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    opened.writestr(entry, "/etc/passwd")


def _many(opened: zipfile.ZipFile) -> None:
    for number in range(MOST_FILES + 1):
        opened.writestr(f"vera/layers/n{number}.png", b"")


def _bomb(opened: zipfile.ZipFile) -> None:
    block = bytes(1 << 20)
    entry = zipfile.ZipInfo("vera/layers/bomb.png")
    entry.compress_type = zipfile.ZIP_DEFLATED
    with opened.open(entry, "w") as written:
        for _ in range(300):
            written.write(block)


ARCHIVES: dict[str, tuple[Callable[[zipfile.ZipFile], None], str]] = {
    "a way up": (_entry("vera/../../evil.toml"), "outside"),
    "an absolute path": (_entry("/etc/evil.toml"), "outside"),
    "a drive": (_entry("C:/evil.toml"), "outside"),
    "a backslash": (_entry("vera\\..\\evil.toml"), "outside"),
    "a program": (_entry("vera/run.py"), "no place"),
    "a library": (_entry("vera/layers/run.so"), "no place"),
    "a link": (_link, "link"),
    "too many files": (_many, "files"),
    "two packs": (_entry("odessa/opponent.toml"), "holds 2"),
    "a bomb": (_bomb, "unpacks to more"),
}


@pytest.mark.parametrize("name", ARCHIVES)
def test_a_dangerous_archive_is_refused_and_leaves_nothing(name: str, own: Path, tmp_path: Path) -> None:
    extra, said = ARCHIVES[name]
    archive = zipped(own / "vera", tmp_path / "vera.zip", extra)
    before = files_below(tmp_path)
    with pytest.raises(PackError, match=said) as caught:
        unpack(archive, tmp_path / "taken")
    told = {caught.value.fault.told(Texts(language)) for language in Language}
    assert len(told) == len(Language)
    assert all("vera.zip" in sentence for sentence in told)
    assert files_below(tmp_path) - before <= {tmp_path / "taken"}


def cut_archives(whole: bytes) -> Iterator[bytes]:
    for length in range(0, len(whole), max(1, len(whole) // 30)):
        yield whole[:length]


def test_archives_cut_anywhere_are_refused_and_leave_nothing(own: Path, tmp_path: Path) -> None:
    whole = zipped(own / "vera", tmp_path / "vera.zip").read_bytes()
    cut = tmp_path / "cut.zip"
    for data in cut_archives(whole):
        cut.write_bytes(data)
        with pytest.raises(PackError, match=r"cut\.zip"):
            unpack(cut, tmp_path / "taken")
        assert not list((tmp_path / "taken").glob("*")) if (tmp_path / "taken").exists() else True
