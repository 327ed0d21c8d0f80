import sys

from game.app import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
