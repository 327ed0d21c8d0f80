"""What the player does with mouse, keyboard and gamepads, in the game's own words."""
