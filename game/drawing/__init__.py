"""Everything that is put on the window: the canvas, text, chrome and pictures."""
