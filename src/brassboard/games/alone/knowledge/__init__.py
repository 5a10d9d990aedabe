"""What the Hero knows of the secret map, and worlds that agree with it.

- `resample(m, viewer, luck)` fills in what a viewer may not see, for imagined worlds.
- `knowledge_of(table)` returns the Hero's `Knowledge` of the map: which floors still fit, how many maps agree
  (`count_maps`), and a random one (`draw`).
- `KnownGround(table)` is the ground he has seen, in the maze or not, with distances on it.
- `room_places(table, letter, luck)` tells where a room probably is.
"""

from .cache import knowledge_of as knowledge_of
from .ground import ELSEWHERE as ELSEWHERE
from .ground import KnownGround as KnownGround
from .ground import room_places as room_places
from .known import Drawn as Drawn
from .known import Knowledge as Knowledge
from .worlds import resample as resample
