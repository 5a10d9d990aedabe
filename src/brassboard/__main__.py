"""`python -m brassboard` is the same as `brassboard`."""

import sys

from brassboard.cli import main

sys.exit(main())
