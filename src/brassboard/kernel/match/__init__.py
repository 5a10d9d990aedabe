"""One play of a game: the class `Match`, and what it keeps and saves.

`match.py` is the class, to be read from top to bottom. The modules beside it hold how it works:
`questions` (what a seat is asked, and why not something else), `views` (what each seat may read), `answers` (how an
answer is carried out), `undo`, `history` (journal lines, event log, snapshots, undo points), `saves` (the file format)
`past_positions` and `replay` (carrying out journal lines again), `campaign_answers` (what a campaign may be answered).
"""

from .history import LogEntry, SeenEvent, may_read, standing_choices, standing_lines
from .match import Match
from .past_positions import apply_line
from .saves import Save, read_save

__all__ = [
    "LogEntry",
    "Match",
    "Save",
    "SeenEvent",
    "apply_line",
    "may_read",
    "read_save",
    "standing_choices",
    "standing_lines",
]
