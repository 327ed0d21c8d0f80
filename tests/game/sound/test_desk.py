"""The desk: what is heard when, how loud, and that nothing is heard, or fails, without a device."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.settings import SoundSettings
from game.sound import CUES, SoundDesk, Volumes
from game.sound.voices import CHANNELS
from tests.game.sound.dummies import DummyOutput, library

FULL = Volumes(master=1, effects=1, voices=1, interface=1, music=1)


@pytest.fixture
def output() -> DummyOutput:
    return DummyOutput()


@pytest.fixture
def desk(output: DummyOutput) -> SoundDesk:
    desk = SoundDesk(library(), output, random.Random(1))
    desk.set_volumes(FULL)
    desk.update(0.0)
    return desk


def pass_time(desk: SoundDesk, seconds: float, step: float = 1 / 60) -> None:
    for _ in range(round(seconds / step)):
        desk.update(step)


class TestWithoutDevice:
    def test_everything_is_silent_and_nothing_fails(self) -> None:
        output = DummyOutput(exists=False)
        desk = SoundDesk(library(), output)
        desk.update(0.1)
        desk.play("win_big")
        desk.play("card_flip", pan=0.5, hit_in=0.3)
        desk.music("one")
        desk.pause()
        desk.focus_lost()
        desk.focus_gained()
        desk.resume()
        desk.apply(SoundSettings())
        pass_time(desk, 1.0)
        desk.close()
        assert not desk.has_device
        assert output.started == []
        assert output.stream is None

    def test_the_device_is_opened_by_the_first_update_only(self) -> None:
        output = DummyOutput()
        desk = SoundDesk(library(), output)
        desk.play("win_big")
        desk.music("one")
        assert output.attempts == 0
        desk.update(0.0)
        assert output.attempts == 1

    def test_attempts_grow_rarer(self) -> None:
        output = DummyOutput(exists=False)
        desk = SoundDesk(library(), output)
        pass_time(desk, 60, step=0.5)
        first_minute = output.attempts
        pass_time(desk, 60, step=0.5)
        assert 3 <= first_minute <= 8
        assert output.attempts - first_minute <= 2

    def test_a_device_that_comes_later_plays_the_music_that_was_wanted(self) -> None:
        output = DummyOutput(exists=False)
        desk = SoundDesk(library(), output)
        desk.update(0.0)
        desk.music("one")
        output.exists = True
        desk.device_found()
        pass_time(desk, 3)
        assert desk.has_device
        assert output.stream is not None
        assert output.stream.name == "one.ogg"
        assert output.music_gain > 0

    def test_a_lost_device_is_left_and_the_next_one_used(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("two")
        pass_time(desk, 2)
        desk.device_lost()
        assert not desk.has_device
        desk.update(0.0)
        assert desk.has_device
        pass_time(desk, 2)
        assert [path.name for path in output.streams] == ["two.ogg", "two.ogg"]
        desk.play("win_big")
        assert output.names[-1].startswith("win_big")

    def test_a_found_device_does_not_disturb_the_one_in_use(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.device_found()
        desk.update(5.0)
        assert output.attempts == 1


class TestEffects:
    def test_no_variant_twice_running_and_all_of_them_in_turn(self, desk: SoundDesk, output: DummyOutput) -> None:
        for _ in range(60):
            desk.play("chip_single")
            output.finish()
            desk.update(0.1)
        assert all(first != second for first, second in pairwise(output.names))
        assert {output.names.count(name) for name in set(output.names)} == {20}

    def test_the_same_cue_rests_between_two_times(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.play("turn_bell")
        desk.play("turn_bell")
        desk.update(CUES["turn_bell"].rest / 2)
        desk.play("turn_bell")
        assert len(output.started) == 1
        desk.update(CUES["turn_bell"].rest)
        desk.play("turn_bell")
        assert len(output.started) == 2

    def test_the_oldest_of_a_family_gives_way(self, desk: SoundDesk, output: DummyOutput) -> None:
        for _ in range(CUES["chip_stack"].at_once + 1):
            desk.play("chip_stack")
            desk.update(0.1)
        assert output.faded == [output.started[0][0]]

    def test_channels_are_bounded_and_what_matters_is_heard(self, desk: SoundDesk, output: DummyOutput) -> None:
        for _ in range(10):
            for name in CUES:
                if CUES[name].priority < 3:
                    desk.play(name)
            desk.update(0.7)
        assert max(output.sounding) < CHANNELS
        desk.play("win_big")
        assert output.names[-1].startswith("win_big")

    def test_a_decoration_is_dropped_when_all_is_busy(self, desk: SoundDesk, output: DummyOutput) -> None:
        for channel in range(CHANNELS):
            output.sounding[channel] = "something of another program"
        desk.play("button_hover")
        assert output.started == []

    def test_pan_and_level(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.play("card_flip", pan=-0.5)
        _, _, left, right = output.started[-1]
        assert left == pytest.approx(1.0)
        assert right == pytest.approx(0.5)
        desk.play("crowd_ooh")
        assert output.started[-1][2] == pytest.approx(10 ** (-4 / 20))

    def test_the_hit_meets_the_picture(self, output: DummyOutput) -> None:
        desk = SoundDesk(library(hit=0.2), output, random.Random(1))
        desk.update(0.0)
        assert desk.lead("wax_seal") == pytest.approx(0.2)
        desk.play("wax_seal", hit_in=0.5)
        desk.update(0.25)
        assert output.started == []
        desk.update(0.06)
        assert len(output.started) == 1

    def test_a_hit_too_soon_starts_at_once(self, output: DummyOutput) -> None:
        desk = SoundDesk(library(hit=0.2), output, random.Random(1))
        desk.update(0.0)
        desk.play("wax_seal", hit_in=0.1)
        assert len(output.started) == 1

    def test_an_unknown_name_is_logged_and_silent(self, desk: SoundDesk, caplog: pytest.LogCaptureFixture) -> None:
        desk.play("trombone")
        assert desk.lead("trombone") == 0
        assert "trombone" in caplog.text

    def test_a_file_that_cannot_be_used_is_silent(self, output: DummyOutput) -> None:
        output.broken = {f"tie_{n}.ogg" for n in range(3)}
        desk = SoundDesk(library(), output)
        desk.update(0.0)
        desk.play("tie")
        assert output.started == []

    def test_one_recording_is_loaded_with_each_update_and_none_twice(
        self, desk: SoundDesk, output: DummyOutput
    ) -> None:
        before = len(output.loaded)
        desk.update(0.0)
        assert len(output.loaded) == before + 1
        for _ in range(200):
            desk.update(0.0)
        desk.play("shuffle")
        assert len(output.loaded) == len(set(output.loaded)) == 3 * len(CUES)


class TestVolumes:
    def test_effects_follow_their_sliders(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.set_volumes(Volumes(master=0.5, effects=1, voices=0.5, music=1))
        desk.play("card_flip")
        desk.play("motif_vera")
        assert output.started[0][2] == pytest.approx(0.25)
        assert output.started[1][2] == pytest.approx(0.0625)

    def test_effects_turned_off_are_not_started(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.apply(SoundSettings(effects=False, voices=False))
        desk.play("card_flip")
        desk.play("motif_vera")
        assert output.started == []

    def test_every_bus_has_a_switch_of_its_own(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.apply(SoundSettings(interface=False))
        desk.play("button_press")
        assert output.started == []
        desk.play("card_flip")
        desk.play("motif_vera")
        assert len(output.started) == 2

    def test_the_overall_volume_acts_on_everything(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.apply(SoundSettings(master_volume=0))
        for name in ("button_press", "card_flip", "motif_vera"):
            desk.play(name)
        assert output.started == []

    def test_music_turned_off_is_held_and_goes_on_where_it_was(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.apply(SoundSettings(music=False))
        assert output.music_held
        desk.apply(SoundSettings(music=True, music_volume=100))
        assert not output.music_held
        assert len(output.streams) == 1

    def test_music_volume_acts_at_once(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        assert output.music_gain == pytest.approx(1.0)
        desk.set_volumes(Volumes(master=1, music=0.5))
        assert output.music_gain == pytest.approx(0.25)


class TestMusic:
    def test_a_change_fades_out_and_in(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.music("two")
        gains = []
        for _ in range(180):
            desk.update(1 / 60)
            gains.append(output.music_gain)
        lowest = gains.index(min(gains))
        assert gains[0] > gains[lowest - 1] > min(gains)
        assert min(gains) < 0.01
        assert gains[-1] == pytest.approx(1.0)
        assert max(abs(later - earlier) for earlier, later in pairwise(gains)) < 0.06
        assert [path.name for path in output.streams] == ["one.ogg", "two.ogg"]

    def test_none_fades_to_silence(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.music(None)
        pass_time(desk, 2)
        assert output.stream is None

    def test_the_same_track_again_plays_on(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.music("one")
        pass_time(desk, 1)
        assert len(output.streams) == 1

    def test_back_to_the_first_before_it_has_gone(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.music("two")
        pass_time(desk, 0.3)
        desk.music("one")
        pass_time(desk, 2)
        assert len(output.streams) == 1
        assert output.music_gain == pytest.approx(1.0)

    @pytest.mark.parametrize("name", ["three", "two"])
    def test_a_track_that_is_missing_or_broken_is_silence(self, name: str) -> None:
        output = DummyOutput(broken={"two.ogg"})
        desk = SoundDesk(library(), output)
        desk.music(name)
        pass_time(desk, 2)
        assert output.stream is None
        desk.music("one")
        pass_time(desk, 2)
        assert output.stream is not None

    def test_music_steps_back_for_what_matters_and_returns(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.play("match_won")
        pass_time(desk, 0.6)
        assert output.music_gain < 0.01
        pass_time(desk, CUES["match_won"].duck_for + 3)
        assert output.music_gain > 0.95

    def test_music_is_quieter_while_paused(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        pass_time(desk, 2)
        desk.pause()
        desk.update(0.0)
        assert output.music_gain == pytest.approx(10 ** (-10 / 20))
        desk.play("button_press")
        assert output.names[-1].startswith("button_press")
        desk.resume()
        desk.update(0.0)
        assert output.music_gain == pytest.approx(1.0)

    def test_what_was_planned_waits_while_paused(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.play("card_flip", hit_in=0.4)
        desk.pause()
        pass_time(desk, 1)
        assert output.started == []
        desk.resume()
        pass_time(desk, 0.5)
        assert len(output.started) == 1


class TestFocus:
    def test_another_window_in_front_silences_everything(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.music("one")
        desk.play("win_big")
        pass_time(desk, 2)
        desk.focus_lost()
        assert output.music_held
        assert output.faded == [output.started[0][0]]
        desk.play("card_flip")
        assert len(output.started) == 1
        desk.focus_gained()
        assert not output.music_held
        desk.play("card_flip")
        assert len(output.started) == 2

    def test_unless_the_option_says_otherwise(self, desk: SoundDesk, output: DummyOutput) -> None:
        desk.apply(SoundSettings(silent_in_background=False))
        desk.music("one")
        pass_time(desk, 2)
        desk.focus_lost()
        assert not output.music_held
        desk.play("card_flip")
        assert len(output.started) == 1

    def test_music_asked_for_in_the_background_begins_with_the_focus(
        self, desk: SoundDesk, output: DummyOutput
    ) -> None:
        desk.focus_lost()
        desk.music("one")
        pass_time(desk, 2)
        desk.focus_gained()
        pass_time(desk, 2)
        assert output.music_gain == pytest.approx(1.0)
        assert not output.music_held
