"""Every choice of the player that outlives the program, apart from matches. All fields have usual values."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.rules import DrawRules, StudRules
from game.devices.inputs import Key
from game.look.motion import Speed
from game.look.theme import Comfort, TextSize
from game.texts.languages import Language

VERSION: Final = 1
"""Of the file's form; a later one is read as far as it is understood."""
NAME_LIMIT: Final = 24
"""Letters of the player's name."""

_Percent = Annotated[int, Field(ge=0, le=100)]
_Name = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,64}$")]
_Pixels = Annotated[int, Field(ge=1, le=32_768)]
_Position = Annotated[int, Field(ge=-100_000, le=100_000)]


class Modesty(StrEnum):
    """How far the picture goes."""

    FINALE = "finale"
    LAST_GARMENT = "last_garment"
    """The last garment stays on in the picture while the game goes on."""
    MONEY_ONLY = "money_only"


class DeckColours(StrEnum):
    FOUR = "four"
    TWO = "two"


class Lines(StrEnum):
    """How often the opponents speak."""

    ON = "on"
    RARE = "rare"
    OFF = "off"


class SpeedName(StrEnum):
    CALM = "calm"
    BRISK = "brisk"
    FAST = "fast"
    INSTANT = "instant"


class TextSizeName(StrEnum):
    """100, 115 or 130 %."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class WindowSettings(_Model):
    """Where the window was, in pixels of the desktop; ``position`` None leaves it to the system."""

    width: _Pixels = 1280
    height: _Pixels = 720
    position: tuple[_Position, _Position] | None = None
    fullscreen: bool = False


class SoundSettings(_Model):
    """Volumes in per cent; a switch keeps its volume."""

    master_volume: _Percent = 100
    """Acts on everything below."""
    music: bool = True
    music_volume: _Percent = 60
    effects: bool = True
    effects_volume: _Percent = 80
    voices: bool = True
    """The signatures of the opponents."""
    voices_volume: _Percent = 80
    interface: bool = True
    """Buttons, and what cannot be done."""
    interface_volume: _Percent = 80
    silent_in_background: bool = True


class SetupSettings(_Model):
    """What was chosen on the setup page last."""

    game: Literal["draw", "stud"] = "draw"
    draw_opponent: _Name | None = None
    stud_opponents: Annotated[tuple[_Name, ...], Field(max_length=7)] = ()
    level: _Name | None = None
    """None plays each opponent at her own level."""
    preset: _Name | None = None
    """The economy preset; None when the amounts were chosen one by one."""
    draw: DrawRules = DrawRules()
    stud: StudRules = StudRules()


class Settings(_Model):
    """All settings. A language of None is that of the system."""

    version: Literal[1] = VERSION
    first_run_done: bool = False
    language: Language | None = None
    english_action_words: bool = True
    """Whether BET, STAY and the others stay English in Czech and Russian, with a translated tooltip."""
    speed: SpeedName = SpeedName.BRISK
    reduced_motion: bool = False
    text_size: TextSizeName = TextSizeName.NORMAL
    high_contrast: bool = False
    modesty: Modesty = Modesty.FINALE
    deck_colours: DeckColours = DeckColours.FOUR
    large_indices: bool = False
    felt: _Name = "green"
    table_music: _Name | None = None
    """The track at every table; None leaves it to the band."""
    name_my_hand: bool = True
    show_odds: bool = True
    """Whether the hand help shows the chance of improving."""
    lines: Lines = Lines.ON
    player_name: Annotated[str, Field(max_length=NAME_LIMIT)] = ""
    """What opponents call the player; nothing leaves out the lines that would."""
    hints: bool = True
    """Whether newcomers are told what things mean when they come up for the first time."""
    hints_seen: Annotated[tuple[_Name, ...], Field(max_length=64)] = ()
    """Hints that do not come again."""
    confirm_big_bets: bool = True
    anti_peek: bool = False
    """Whether the player's own hidden cards are shown only while held or hovered."""
    opponents_left_out: tuple[_Name, ...] = ()
    """Opponents whose packs are switched off."""
    key_bindings: dict[_Name, tuple[Key, ...]] = {}
    """Commands with other keys than the usual ones."""
    window: WindowSettings = WindowSettings()
    sound: SoundSettings = SoundSettings()
    setup: SetupSettings = SetupSettings()

    @property
    def comfort(self) -> Comfort:
        """The part that changes how everything looks and moves."""
        return Comfort(
            text_size=TextSize[self.text_size.name],
            high_contrast=self.high_contrast,
            reduced_motion=self.reduced_motion,
            speed=Speed[self.speed.name],
        )
