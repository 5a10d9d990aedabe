"""The campaign sheet: what is kept from chapter to chapter. All of it is open to everyone (RM-RULING-90)."""

from typing import Annotated, Final

from brassboard.kernel import Part, Public, Ref

GentlemanId = Annotated[str, Ref("gentleman")]
ChapterNumber = Annotated[int, Ref("chapter")]

NOT_PLAYED: Final = -1
"""In place of the side that won a chapter."""
SITS_OUT: Final = -1
"""In place of the chair that plays a gentleman."""


class Gentleman(Part):
    """A gentleman of the box, in the group or not."""

    id: Public[GentlemanId]
    seat: Public[int] = SITS_OUT  # the chair that plays him
    used: Public[bool] = False  # he has played in this campaign
    role: Public[str] = ""
    advantages: Public[tuple[str, ...]] = ()
    cards: Public[tuple[str, ...]] = ()  # of the stock, given to him for the next chapter
    gains: Public[tuple[str, ...]] = ()  # places whose gain he has in the next chapter


class Offer(Part):
    """Cards that lie on a space of the intermezzo plan and are taken together."""

    place: Public[str]
    cards: Public[tuple[str, ...]]


class Sheet(Part):
    """Everything a campaign keeps (moloch.md, section 16)."""

    start: Public[ChapterNumber]
    level: Public[str]  # of the first chapter, if it is not chapter I
    chapter: Public[ChapterNumber]  # the one that is played or comes next
    seated: Public[list[bool]]  # which chairs someone holds
    gentlemen: Public[list[Gentleman]]
    offers: Public[list[Offer]]
    results: Public[tuple[int, ...]] = ()  # the side that won each chapter
    leader: Public[str] = ""  # of the last chapter, or of the next one when he is named
    stock: Public[tuple[str, ...]] = ()  # equipment that no gentleman was given
    aside: Public[tuple[str, ...]] = ()  # discarded in the last chapter
    powers: Public[tuple[str, ...]] = ()
    stones: Public[tuple[str, ...]] = ()  # those of the Nemesis
    points: Public[int] = 0
    chaos: Public[int] = 0  # chaos cards more or fewer at the start of the next chapter
    scars: Public[tuple[str, ...]] = ()  # sheets of agents, one entry for each scarred figure
    tokens: Public[tuple[str, ...]] = ()  # "sabbath abigail", "westminster_chapel"
    favours: Public[tuple[str, ...]] = ()
    versions: Public[tuple[str, ...]] = ()  # fixed by a cult informer: "clown b"
    places_out: Public[tuple[str, ...]] = ()  # place cards that left the campaign
    places: Public[tuple[str, ...]] = ()  # place cards on the plan
    visits: Public[tuple[str, ...]] = ()  # of this intermezzo: "bazaar major"
