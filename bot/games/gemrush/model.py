"""Gem Rush: options and the state of a match.

Hands are `bytes` of card kinds, ascending. Piles are `bytes` of kinds too, the top card last. Sides and turns are 0..3
(north, east, south, west; quarter turns clockwise). A player's turn consists of many moves. `State.phase` says what the
table waits for:

choose-skill   several seats at once keep one of the skills dealt (variant Choice)
discard        the hand is too large: the player discards cards
move           walk, build, use rooms; the action ends it
place          a tile was drawn and must be laid
effect         an ability stops at a step that needs a choice (`State.frame`)
burn           Crisis: the player chooses cards of the hands that burn
chaos          Chaos Magic: keep the skill or draw a new one

If there is only one choice, our code makes it without asking. In Rush it asks nevertheless if the choice depends on a
private hand: the table must not learn that there was only one.
"""

from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.gems import CODES, STANDARD
from bot.games.gemrush.mine import Cell, Laid, mine_of
from bot.games.gemrush.skills import Skill

Mode = Literal["rush", "crisis"]
# See the module docstring; "over": the match has ended.
Phase = Literal["choose-skill", "discard", "move", "place", "effect", "burn", "chaos", "over"]
Variant = Literal["normal", "choice", "shared", "chaos", "circle", "none"]

SEATS = {"rush": (2, 7), "crisis": (1, 7)}
TARGET_RANGE = (5, 200)
DEALT_RANGE = (2, 10)
RUSH_TARGET, CROWD_TARGET, CROWD = 20, 15, 5  # 20 points; 15 from five seats on
CRISIS_TARGETS = {"apprentice": 35, "journeyman": 45, "artisan": 55, "expert": 65, "master": 75}
CRISIS_TARGET = CRISIS_TARGETS["journeyman"]
VARIANT_TARGET: dict[Variant, int] = {"circle": 8, "none": -8}  # added to a usual target of Crisis

HAND = 4  # cards dealt to each seat, and the limit in phase 1
STEPS = 3
BURNT_A_TURN = 3
MOST_DISCARDED = 10  # cards in one move, whose notation has at most 60 characters
IDLE_ROUNDS = 10  # whole rounds without a construction that end a Rush
DWARVES = tuple(CODES[gem] for gem in STANDARD)  # the code of each dwarf's colour
NOWHERE = Cell(-1)  # the cell of a dwarf whose seat has left


class Options(msgspec.Struct, frozen=True):
    """The options of a new match.

    Attributes:
        target: points to reach: a number in TARGET_RANGE, "usual" for the number in the rules, or "open" for no limit
            (Crisis only).
        skill: with the variant Shared, the key of the skill that all have; "" for a random one.
        chosen: the chosen dwarf by seat, one of DWARVES; "" or missing for a random one.
        dealt: with the variant Choice, skills dealt to each seat; fewer if 20 are not enough.
        solo: Crisis for one seat alone.
        seats: the number of seats; 0 for the maximum of the mode.
    """

    mode: Mode = "rush"
    target: int | Literal["usual", "open"] = "usual"
    variant: Variant = "normal"
    dealt: int = 2
    solo: bool = False
    seats: int = 0
    skill: str = ""
    chosen: tuple[str, ...] = ()


# Rush: "target": a seat reached it; "tiles": no tile is left; "closed": no door leads to an empty space; "idle": ten
# rounds without a construction. Crisis: "won", "lost": the target was reached or not; "open": it had no target.
# "left": one seat remains in Rush, none in Crisis.
Ending = Literal["target", "tiles", "closed", "idle", "won", "lost", "open", "left"]


# ---- the state ----


class Placing(msgspec.Struct, frozen=True, array_like=True):
    """A construction whose tile is not laid yet.

    Attributes:
        tiles: the tile drawn, or two with Second Look. space: the empty space. back: its side that faces the door.
        door: the room whose door was used; the dwarf returns there if the tiles run out.
        wasted: whether the payment wasted a gem (Leftovers).
    """

    tiles: bytes
    space: Cell
    back: int
    door: Cell
    wasted: bool = False


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """An ability in progress.

    Attributes:
        tile: the room that has the ability. action: whether its use is the action, which ends the turn.
        step: index of the next step.
        x: the number chosen, 0 before the choice. named: the gem named, -1 before. left: number of cards still to
            discard in this step, 0 before the step begins.
        discarded: kinds discarded so far. aside: kinds revealed and not yet kept or discarded, in order. keepable:
            the kinds in `aside` that the player may take, in order.
    """

    tile: int
    action: bool
    step: int = 0
    x: int = 0
    named: int = -1
    left: int = 0
    discarded: bytes = b""
    aside: bytes = b""
    keepable: bytes = b""


Acted = Literal["", "draw", "room", "scavenge"]


class TurnProgress(msgspec.Struct, frozen=True, array_like=True):
    """The progress of a turn.

    Attributes:
        steps: steps left. built: number of constructions. points: points scored. remodelled: whether a room was turned.
        used: numbers of the skills used, ascending. tiles: number of tiles laid before the turn.
        acted: "draw", "room" or "scavenge"; "" before the action. tile: the room used as the action, -1 for none.
    """

    steps: int = STEPS
    built: int = 0
    points: int = 0
    remodelled: bool = False
    used: bytes = b""
    tiles: int = 0
    acted: Acted = ""
    tile: int = -1


class Account(msgspec.Struct, frozen=True, array_like=True):
    """The state of one seat.

    Attributes:
        gem: the dwarf's colour. cell: its room, NOWHERE once the seat has left. points: points scored.
        skills: numbers, ascending. dealt: the skills to choose from, b"" after the choice.
        begun: whether its first turn has begun. offered: kinds offered for burning, ascending. stops: whether
            it agrees to stop.
    """

    gem: int
    cell: Cell
    hand: bytes
    points: int = 0
    skills: bytes = b""
    dealt: bytes = b""
    begun: bool = False
    offered: bytes = b""
    stops: bool = False
    present: bool = True


class State(msgspec.Struct, frozen=True):
    """A match.

    Attributes:
        seed: 0 <= seed < 2**64, the source of all chance. draws: number of random draws so far.
        target: points to reach; None for no limit. laid: tiles in the order laid. stack: tile numbers, the top one
            last.
        deck, discard: kinds, the top one last. burnt: kinds, in order.
        first: the seat with the first-player marker. turn: the seat to move. turns: number of turns ended. rounds:
            number of rounds begun. built: the last round with a construction.
        doing: the turn in progress. last: the turn before. by_last: the seat that played it, -1 for none.
    """

    seed: int
    mode: Mode
    variant: Variant
    target: int | None
    laid: tuple[Laid, ...]
    stack: bytes
    deck: bytes
    discard: bytes
    seats: tuple[Account, ...]
    first: Seat
    turn: Seat
    phase: Phase
    doing: TurnProgress = TurnProgress()
    burnt: bytes = b""
    placing: Placing | None = None
    frame: Frame | None = None
    rounds: int = 0
    built: int = 0
    turns: int = 0
    draws: int = 0
    last: TurnProgress = TurnProgress()
    by_last: int = -1
    over: Ending | None = None

    @property
    def mover(self) -> Account:
        """The seat to move."""
        return self.seats[self.turn]

    @property
    def total(self) -> int:
        """The points of all seats together."""
        return sum(account.points for account in self.seats)


def has(account: Account, skill: Skill) -> bool:
    return skill in account.skills


def steps_of(account: Account) -> int:
    """Return how many steps a turn of this seat has."""
    return STEPS + has(account, Skill.LONG_STRIDE)


def tile_at(state: State, cell: Cell) -> int:
    """Return the tile in a space that is not empty."""
    laid = mine_of(state.laid).at(cell)
    assert laid is not None
    return laid.tile
