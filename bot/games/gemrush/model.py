"""Gem Rush: options and the state of a match.

Hands are `bytes` of card kinds, ascending; piles too, the top one last. Sides and turns are 0..3 (north, east, south,
west; quarter turns clockwise). A turn of a player is many moves; what the table waits for is `State.phase`:

choose-skill   several seats at once: of the skills dealt, keep one (Choice)
discard        the hand is too large: which cards go
move           walk, build, use rooms; the action ends it
place          a tile was drawn and wants to be laid
effect         an ability stops at a step that asks (`State.frame`)
burn           Crisis: which cards of the hands burn
chaos          Chaos Magic: keep the skill or draw a new one

A phase that leaves nothing to choose is not waited for, except in Rush where a private hand leaves nothing: the table
must not see that there was no choice.
"""

from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.gems import CODES, STANDARD
from bot.games.gemrush.mine import Cell, Laid, mine_of
from bot.games.gemrush.skills import Skill

Mode = Literal["rush", "crisis"]
# What the table waits for: see the State.
Phase = Literal["choose-skill", "discard", "move", "place", "effect", "burn", "chaos", "over"]
Variant = Literal["normal", "choice", "shared", "chaos", "circle", "none"]

SEATS = {"rush": (2, 7), "crisis": (1, 7)}
TARGET_RANGE = (5, 200)
DEALT_RANGE = (2, 10)
RUSH_TARGET, CROWD_TARGET, CROWD = 20, 15, 5  # 15 from five seats on
CRISIS_TARGETS = {"apprentice": 35, "journeyman": 45, "artisan": 55, "expert": 65, "master": 75}
CRISIS_TARGET = CRISIS_TARGETS["journeyman"]
VARIANT_TARGET: dict[Variant, int] = {"circle": 8, "none": -8}  # added to a usual target of Crisis

HAND = 4  # dealt, and what is kept in phase 1
STEPS = 3
BURNT_A_TURN = 3
MOST_DISCARDED = 10  # in one move, which has to be written down in 60 characters
IDLE_ROUNDS = 10  # so many whole rounds without a construction end a Rush
DWARVES = tuple(CODES[gem] for gem in STANDARD)  # each is chosen by the code of its colour
NOWHERE = Cell(-1)  # where the dwarf of a seat stands that has left


class Options(msgspec.Struct, frozen=True):
    """What a new match may choose.

    Attributes:
        target: points to reach: a number of TARGET_RANGE; "usual": what the rules recommend; "open": as high as it
            goes, in Crisis only.
        skill: with the variant Shared, the key of the skill that all have; "": one by lot.
        chosen: by seat the dwarf chosen, one of DWARVES; "" or nothing: by lot.
        dealt: with the variant Choice, how many skills each seat is dealt; fewer where 20 are not enough.
        solo: Crisis for one seat alone.
        seats: how many the table has; 0: as many as the mode allows.
    """

    mode: Mode = "rush"
    target: int | Literal["usual", "open"] = "usual"
    variant: Variant = "normal"
    dealt: int = 2
    solo: bool = False
    seats: int = 0
    skill: str = ""
    chosen: tuple[str, ...] = ()


# Rush. target: somebody has it; tiles: no tile is left; closed: no door leads to an empty space; idle: ten rounds
# without a construction. Crisis. won, lost: by its target; open: it had none. left: one seat remains in Rush, none in
# Crisis.
Ending = Literal["target", "tiles", "closed", "idle", "won", "lost", "open", "left"]


# ---- the state ----


class Placing(msgspec.Struct, frozen=True, array_like=True):
    """A construction that waits for its tile to be laid.

    Attributes:
        tiles: the tile drawn, or the two of Second Look. space: the empty space; back: its side that faces back.
        door: the room whose door was used, to which the dwarf returns if the tiles run out.
        wasted: whether the payment wasted a gem (Leftovers).
    """

    tiles: bytes
    space: Cell
    back: int
    door: Cell
    wasted: bool = False


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """An ability being executed.

    Attributes:
        tile: whose. action: it is the action, so the turn ends after it. step: the next of its steps.
        x: the number chosen, 0 while none. named: the gem, -1 while none. left: cards still to discard in this step,
            0 before it has begun.
        discarded: kinds discarded so far. aside: kinds revealed and not kept, in order; kept: those of them that may
            be kept, in order.
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


class Doing(msgspec.Struct, frozen=True, array_like=True):
    """What a turn has done so far.

    Attributes:
        steps: left. built: constructions. points: scored. remodelled: a room was turned.
        used: numbers of the skills used, ascending. tiles: how many were laid when it began.
        acted: the action: "draw", "room", "scavenge" or "" while there was none; tile: the room it used, -1 none.
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
    """A seat.

    Attributes:
        gem: the dwarf's colour. cell: its room, NOWHERE once the seat has left. points: scored.
        skills: numbers, ascending. dealt: those to choose from, () once chosen.
        begun: its first turn has begun. offered: kinds offered for burning, ascending. stops: agrees to stop.
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
        seed: 0 <= seed < 2**64; all chance comes from it. draws: how often chance was asked.
        target: None: as high as it goes. laid: tiles in the order laid. stack: numbers, the top one last.
        deck, discard: kinds, the top one last. burnt: kinds, in order.
        first: the first-player marker. turn: the seat to move. rounds: begun; built: the last one with a construction.
        turns: ended. doing: the turn in progress; last, by_last: the one before and whose it was (-1: none).
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
    doing: Doing = Doing()
    burnt: bytes = b""
    placing: Placing | None = None
    frame: Frame | None = None
    rounds: int = 0
    built: int = 0
    turns: int = 0
    draws: int = 0
    last: Doing = Doing()
    by_last: int = -1
    over: Ending | None = None

    @property
    def mover(self) -> Account:
        """The seat to move."""
        return self.seats[self.turn]

    @property
    def total(self) -> int:
        """The points of all."""
        return sum(account.points for account in self.seats)


def has(account: Account, skill: Skill) -> bool:
    return skill in account.skills


def steps_of(account: Account) -> int:
    """Return how many steps a turn of this seat has."""
    return STEPS + has(account, Skill.LONG_STRIDE)


def tile_at(state: State, cell: Cell) -> int:
    """Return the tile that lies in a space, where one does."""
    laid = mine_of(state.laid).at(cell)
    assert laid is not None
    return laid.tile
