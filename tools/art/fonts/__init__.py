"""Makes the game's fonts from their open sources: one face for reading, one for display."""
