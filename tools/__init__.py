"""What the developers use and no player needs; ``python3 tools/dev.py help`` says what there is."""
