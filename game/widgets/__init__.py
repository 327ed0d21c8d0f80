"""The game's own small layer of widgets: layout by rectangles, one focus ring, mouse, keyboard and gamepad alike."""
