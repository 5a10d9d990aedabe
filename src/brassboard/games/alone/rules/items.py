"""Items, and everything else that is written in the Hero's effect language."""

from brassboard.kernel import Flow, Kind

from ..data.actions import Use
from ..queries import Scene

USE = Kind("use", lambda seen, seat: (), rule="AL-ITEM-01")


def use(m: Scene, act: Use) -> Flow:
    return None
