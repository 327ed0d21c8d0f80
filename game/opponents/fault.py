"""What is wrong with a pack: in English for those who make one, in the player's language on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.texts import Language, Texts
from game.texts.formatting import format_text


@dataclass(frozen=True, slots=True)
class Fault:
    """A sentence with file, place and remedy."""

    message: str
    """A text of the catalogue, with values in braces."""
    values: Mapping[str, object]

    def __str__(self) -> str:
        return format_text(self.message, self.values, Language.ENGLISH)

    def told(self, texts: Texts) -> str:
        """The sentence in the player's language."""
        return texts.tr(self.message, **self.values)


def fault(message: str, **values: object) -> Fault:
    """``message`` is a text that was named to the catalogue by ``mark``."""
    return Fault(message, values)
