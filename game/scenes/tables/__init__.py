"""The tables of both games, and the moment when a garment comes off."""
