"""The letters of our languages, in the order of their alphabets, as a board of letters offers them."""

from __future__ import annotations

from typing import Final

LATIN: Final = "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž"
"""English letters first, then those that only Czech has."""
CYRILLIC: Final = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
DIGITS: Final = "1234567890-"
