"""What a practised player chooses at once, for both sides and every question of the game.

Each question is answered by what lies open on the table. `acting` weighs what a figure does, `moving` where it goes,
`fighting` and `reactions` what happens in attacks, `answers` what cards ask, `setting_up` what comes before the first
round. Everything is weighed in damage to a gentleman.
"""

from collections.abc import Sequence

from brassboard.kernel import Action, Lens, Position, Seat

from ..queries import Scene
from . import answers, fighting, setting_up
from .acting import choose_act, choose_figure, choose_joiner, choose_named
from .moving import choose_step
from .reactions import choose_reaction


def default_choice(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what a practised player would do here at once."""
    kind = kind_of(m, seat)
    if kind == "step":
        return choose_step(m, options)
    if kind == "act":
        return choose_act(m, seat, options)
    if kind == "react":
        return choose_reaction(m, seat, options)
    if kind == "figure":
        return choose_figure(m, seat, options)
    if kind in ("name_minion", "drill"):
        return choose_named(m, seat, options)
    if kind == "join":
        return choose_joiner(m, options)
    in_attack = fighting.CHOICES.get(kind)
    if in_attack is not None:
        return in_attack(m, options)
    if kind in ("aftermath", "start_effect", "recover"):
        return fighting.choose_use(m, seat, options)
    answer = answers.CHOICES.get(kind) or setting_up.CHOICES.get(kind)
    return answer(m, seat, options) if answer is not None else options[0]


def kind_of(m: Scene, seat: Seat) -> str:
    """Return the kind of question that this seat is asked, on its lens or in an imagined match."""
    ask = m.ask if isinstance(m, Lens) else m.ask_of(seat) if isinstance(m, Position) else None
    return ask.kind if ask is not None else ""
