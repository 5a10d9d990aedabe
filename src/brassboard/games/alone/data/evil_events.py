"""Events of Evil: cards, creatures, noise and their attacks. Events named Secret go to Evil only."""

from brassboard.kernel import Event

from .actions import CreatureName, FigureId, NoiseWord, SectorName
from .item_events import Symbol
from .table import CardId, CreatureKind, DeckColour, SeatId

# Cards


class CardFaceUp(Event, frozen=True, tag="alone.card_face_up"):
    seat: SeatId
    card: CardId
    dangerous: bool


class CardFaceDown(Event, frozen=True, tag="alone.card_face_down"):
    """A standard reaction: the Hero sees a card back of this deck."""

    seat: SeatId
    deck: DeckColour


class CardDrawn(Event, frozen=True, tag="alone.card_drawn"):
    """An Evil player drew a card of this deck; which one only that player knows."""

    seat: SeatId
    deck: DeckColour


class SecretCard(Event, frozen=True, tag="alone.secret_card"):
    """The card drawn, for its player only."""

    card: CardId


class DeckReshuffled(Event, frozen=True, tag="alone.deck_reshuffled"):
    deck: DeckColour


class CardsDiscarded(Event, frozen=True, tag="alone.cards_discarded"):
    """An Evil player discarded cards face down (AL-RULING-58)."""

    seat: SeatId
    count: int


# Creatures


class Noise(Event, frozen=True, tag="alone.noise"):
    """Where a noise came from: a direction, the stairs, the other floor or out of hearing (AL-KNOW-07)."""

    word: NoiseWord


class FigureMended(Event, frozen=True, tag="alone.figure_mended"):
    figure: FigureId
    kind: CreatureKind


class SecretSpawn(Event, frozen=True, tag="alone.secret_spawn"):
    creature: CreatureName
    kind: CreatureKind
    sector: SectorName


class SecretMove(Event, frozen=True, tag="alone.secret_move"):
    """A creature moved and its move ended here."""

    creature: CreatureName
    kind: CreatureKind
    sector: SectorName


class SecretTeleport(Event, frozen=True, tag="alone.secret_teleport"):
    creature: CreatureName
    kind: CreatureKind
    sector: SectorName


class SecretRecall(Event, frozen=True, tag="alone.secret_recall"):
    creature: CreatureName
    kind: CreatureKind


class SecretMend(Event, frozen=True, tag="alone.secret_mend"):
    creature: CreatureName
    kind: CreatureKind


class SecretClue(Event, frozen=True, tag="alone.secret_clue"):
    """A marker of a `find` step was laid here."""

    sector: SectorName
    real: bool


# Attacks


class CreatureAttacks(Event, frozen=True, tag="alone.creature_attacks"):
    """A creature attacks with so many dice."""

    figure: FigureId
    kind: CreatureKind
    dice: int


class OpportunityAttack(Event, frozen=True, tag="alone.opportunity_attack"):
    """The creatures the Hero leaves attack with so many dice."""

    dice: int


class LetGo(Event, frozen=True, tag="alone.let_go"):
    """The leader waives the opportunity attack."""


class DiceRolled(Event, frozen=True, tag="alone.dice_rolled"):
    """A roll of Evil: its symbols and its hits (AL-TALK-04)."""

    symbols: tuple[Symbol, ...]
    hits: int
