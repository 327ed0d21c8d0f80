"""The gallery: the cast, and a page for each opponent."""

from game.scenes.gallery.cast_page import GalleryPage
from game.scenes.gallery.opponent_page import OpponentPage

__all__ = ["GalleryPage", "OpponentPage"]
