"""Strategy files: what is read is what was written, and damage is noticed."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.players.draw.strategies import FULL_CHANCE, DrawStrategies
from engine.players.draw.strategy_file import (
    SIGNATURE,
    Section,
    SectionKind,
    StrategyFileError,
    Style,
    read_strategy_file,
    write_strategy_file,
)
from engine.players.draw.tree import NodeKind
from tests.engine.players.draw.shipped import file_bytes, shipped

DECKS = (32, 52)


@pytest.mark.parametrize("cards", DECKS)
def test_the_shipped_files_hold_every_style_at_every_depth(cards: int) -> None:
    strategies = shipped(cards)
    assert strategies.depths == (5.0, 10.0, 20.0, 40.0)
    for depth in strategies.depths:
        for style in Style:
            assert strategies.table(depth, style).tree.depth == depth


@pytest.mark.parametrize("cards", DECKS)
def test_the_shipped_equilibria_are_hard_to_exploit(cards: int) -> None:
    for section in shipped(cards).header.sections:
        if section.kind is SectionKind.CHOICES and section.style is Style.EQUILIBRIUM:
            assert section.exploitability is not None
            assert section.exploitability < 0.5


@pytest.mark.parametrize("cards", DECKS)
def test_chances_add_up_at_every_node(cards: int) -> None:
    table = shipped(cards).table(10.0, Style.EQUILIBRIUM)
    for index, node in enumerate(table.tree.nodes):
        if node.edges:
            buckets = table.buckets.after if node.after_exchange else table.buckets.before
            for bucket in (0, buckets // 2, buckets - 1):
                chances = table.chances(index, bucket)
                assert sum(chances) == FULL_CHANCE
                assert min(chances) >= 0


def test_the_best_hand_is_never_dropped_and_the_worst_never_pays_an_all_in() -> None:
    table = shipped(52).table(20.0, Style.EQUILIBRIUM)
    nodes = table.tree.nodes
    facing_all_in = next(
        index
        for index, node in enumerate(nodes)
        if node.kind is NodeKind.BETTING and node.after_exchange and max(node.paid) == 20.0 and min(node.paid) == 1.0
    )
    assert table.chances(facing_all_in, table.buckets.after - 1)[0] == 0
    assert table.chances(facing_all_in, 0)[0] > 250


@pytest.mark.parametrize("cards", DECKS)
def test_better_buckets_are_numbered_higher(cards: int) -> None:
    buckets = shipped(cards).table(20.0, Style.EQUILIBRIUM).buckets
    assert list(buckets.standings) == sorted(buckets.standings)
    assert sum(buckets.frequencies) == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize(("depth", "nearest"), [(1.0, 5.0), (6.9, 5.0), (7.2, 10.0), (15.0, 20.0), (500.0, 40.0)])
def test_the_nearest_depth_goes_by_ratio(depth: float, nearest: float) -> None:
    assert shipped(52).nearest_depth(depth) == nearest


class TestDamage:
    def test_another_file_is_refused(self) -> None:
        with pytest.raises(StrategyFileError, match="not a strategy file"):
            DrawStrategies(b"PK\x03\x04 something else")

    @pytest.mark.parametrize("length", [0, 4, 11, 20, 5_000, 50_000, 1_000_000])
    def test_a_file_that_is_cut_off_is_refused(self, length: int) -> None:
        with pytest.raises(StrategyFileError):
            DrawStrategies(file_bytes(32)[:length])

    @given(st.integers(0, 2_000_000), st.integers(1, 255))
    def test_a_changed_byte_never_changes_a_table_unnoticed(self, place: int, change: int) -> None:
        data = bytearray(file_bytes(32))
        header_end = len(SIGNATURE) + 4 + int.from_bytes(data[8:12], "big")
        place = header_end + place % (len(data) - header_end)
        data[place] ^= change
        try:
            read = read_strategy_file(bytes(data))
        except StrategyFileError:
            return
        assert read == read_strategy_file(file_bytes(32))

    def test_a_wrong_header_is_named(self) -> None:
        data = file_bytes(32).replace(b'"version":1', b'"version":7', 1)
        with pytest.raises(StrategyFileError, match="wrong at 'version'"):
            DrawStrategies(data)

    def test_a_file_without_all_styles_is_refused(self) -> None:
        data = file_bytes(32).replace(b'"style":"maniac"', b'"style":"caller"')
        with pytest.raises(StrategyFileError, match="incomplete at 5 antes"):
            DrawStrategies(data)


Change = Callable[[Section, bytes], tuple[Section, bytes] | None]


def written_anew(change: Change) -> bytes:
    """The shipped file with sections changed or left out; their checksums are right."""
    header, raws = read_strategy_file(file_bytes(32))
    sections, packed = [], []
    for before, unpacked in zip(header.sections, raws, strict=True):
        changed = change(before, unpacked)
        if changed is None:
            continue
        section, raw = changed
        packed.append(zlib.compress(raw, 1))
        sizes = {"packed": len(packed[-1]), "size": len(raw), "checksum": zlib.crc32(raw)}
        sections.append(section.model_copy(update=sizes))
    return write_strategy_file(header.model_copy(update={"sections": tuple(sections)}), packed)


def shorter(kind: SectionKind, by: int) -> Change:
    return lambda section, raw: (section, raw[:-by] if section.kind is kind else raw)


def without(kind: SectionKind) -> Change:
    return lambda section, raw: None if section.kind is kind else (section, raw)


def without_equilibrium(section: Section, raw: bytes) -> tuple[Section, bytes] | None:
    is_equilibrium = section.kind is SectionKind.CHOICES and section.style is Style.EQUILIBRIUM
    return None if is_equilibrium else (section, raw)


def with_unknown_buckets(section: Section, raw: bytes) -> tuple[Section, bytes]:
    return section.model_copy(update={"detail": "nowhere"}), raw


def test_what_is_written_is_read() -> None:
    same = DrawStrategies(written_anew(lambda section, raw: (section, raw)))
    assert same.depths == shipped(32).depths


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (shorter(SectionKind.CHOICES, 1), "a table of choices has"),
        (shorter(SectionKind.SHARES, 1), "a table of shares has"),
        (shorter(SectionKind.VALUES, 2), "a table of values has"),
        (shorter(SectionKind.VALUES, 1), "ends within a number"),
        (shorter(SectionKind.OUTCOMES, 2), "the outcomes of exchanges are"),
        (without(SectionKind.OUTCOMES), "lacks the outcomes of exchanges"),
        (without(SectionKind.VALUES), "incomplete at 5 antes"),
        (without_equilibrium, "holds no equilibrium"),
        (with_unknown_buckets, "uses the buckets 'nowhere'"),
    ],
)
def test_a_file_whose_tables_do_not_fit_together_is_refused(change: Change, complaint: str) -> None:
    with pytest.raises(StrategyFileError, match=complaint):
        DrawStrategies(written_anew(change))
