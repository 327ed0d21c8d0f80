"""The pages of the game. Each is a `Scene` on the `SceneStack`."""
