"""Everything the player reads: English, Czech and Russian, their forms, numbers and typography."""

from game.texts.languages import Language, preferred_language
from game.texts.texts import CatalogueError, Texts, mark, pmark
from game.texts.word import Word

__all__ = ["CatalogueError", "Language", "Texts", "Word", "mark", "pmark", "preferred_language"]
