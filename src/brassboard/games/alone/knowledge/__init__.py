"""What the Hero knows of the secret map, and worlds that agree with it.

- `knowledge_of(table)` returns the Hero's `Knowledge` of the map: how many floors still fit, and a random map.
- `resample(m, viewer, luck)` fills in what the viewer may not see, for imagined worlds.
"""

from .known import Drawn as Drawn
from .known import Knowledge as Knowledge
from .known import knowledge_of as knowledge_of
from .worlds import resample as resample
