"""What is wrong with a pack: in English for those who make one, in the player's language on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.texts import Language, Texts
from game.texts.formatting import format_text
from game.texts.reasons import why


@dataclass(frozen=True, slots=True)
class Fault:
    """A sentence with file, place and remedy."""

    message: str
    """A text of the catalogue, with values in braces."""
    values: Mapping[str, object]
    """What is put in: words, numbers, or an error or a fault that is the reason."""

    def __str__(self) -> str:
        return format_text(self.message, self._values_in(Texts()), Language.ENGLISH)

    def told(self, texts: Texts) -> str:
        """The sentence in the player's language."""
        return texts.tr(self.message, **self._values_in(texts))

    def _values_in(self, texts: Texts) -> dict[str, object]:
        """The values, of which an error is told as far as the game has words for it, and another fault in its own."""
        return {name: _told(value, texts) for name, value in self.values.items()}


def fault(message: str, **values: object) -> Fault:
    """``message`` is a text that was named to the catalogue by ``mark``."""
    return Fault(message, values)


def _told(value: object, texts: Texts) -> object:
    if isinstance(value, Fault):
        return value.told(texts)
    return why(texts, value) if isinstance(value, Exception) else value
