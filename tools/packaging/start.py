"""Where the standalone program starts."""

from game.__main__ import main

raise SystemExit(main())
