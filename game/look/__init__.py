"""How everything looks and moves: colours, letters, sizes, times, and where the canvas lies in the window."""
