"""Opponents' packs: what stands in them, and the pictures that their layers make."""
