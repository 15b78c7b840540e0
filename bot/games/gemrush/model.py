"""Gem Rush: its values. Gems and cards are told in `gems`, tiles in `tiles`, cells in `cells`, skills in `skills`.

Hands are `bytes` of card kinds, ascending; piles too, the top one last. Sides and turns are 0..3 (north, east, south,
west; quarter turns clockwise). A turn of a player is many moves; what the table waits for is `State.phase`:

choose-skill   several seats at once: of the skills dealt, keep one (Choice)
discard        the hand is too large: which cards go
move           walk, build, use rooms; the action ends it
place          a tile was drawn and wants to be laid
effect         an ability stops at a step that asks (`State.frame`)
burn           Crisis: which cards of the hands burn
chaos          Chaos Magic: keep the skill or draw a new one

A phase that leaves nothing to choose is never waited for.
"""

from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.mine import Laid
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Phase

Mode = Literal["rush", "crisis"]
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
NOWHERE = Cell(-1)  # where the dwarf of a seat stands that has left


class Options(msgspec.Struct, frozen=True):
    """What a new match may choose.

    Attributes:
        target: points to reach: a number of TARGET_RANGE; "usual": what the rules recommend; "open": as high as it goes,
            in Crisis only.
        dealt: with the variant Choice, how many skills each seat is dealt; fewer where 20 are not enough.
        solo: Crisis for one seat alone.
    """

    mode: Mode = "rush"
    target: int | Literal["usual", "open"] = "usual"
    variant: Variant = "normal"
    dealt: int = 2
    solo: bool = False


# ---- moves: getting ready ----


class ChooseSkill(msgspec.Struct, frozen=True, tag="skill"):
    """Keep this one of the skills dealt. Notation: `skill large-scoop`."""

    skill: Skill


class ChooseDwarf(msgspec.Struct, frozen=True, tag="dwarf"):
    """Take a dwarf that nobody plays, before the first step of one's first turn. Notation: `dwarf Ob`."""

    gem: int


# ---- moves: phase 1, and walking ----


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Cards of the hand to the discard pile, as phase 1 or an ability asks; ascending. Notation: `discard ObPe Di`."""

    cards: bytes


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """One step through a door on this side. Notation: `step N`."""

    side: int


class Cart(msgspec.Struct, frozen=True, tag="cart"):
    """To another mine cart, for nothing. Notation: `cart P12`."""

    cell: Cell


class Warp(msgspec.Struct, frozen=True, tag="warp"):
    """Discard a card with a Warpstone, go to any room. Notation: `warp WaOb P12`."""

    card: int
    cell: Cell


class Wayfare(msgspec.Struct, frozen=True, tag="wayfare"):
    """The skill Wayfaring: discard a card with one's colour, go to any room. Notation: `wayfare ObPe P12`."""

    card: int
    cell: Cell


class Permeate(msgspec.Struct, frozen=True, tag="permeate"):
    """The skill Permeation: discard a card with one's colour, one step through a wall. Notation: `permeate ObPe N`."""

    card: int
    side: int


class Remodel(msgspec.Struct, frozen=True, tag="remodel"):
    """The skill Remodelling: turn the room one stands in. Notation: `remodel E`, where its printed north then lies."""

    turn: int


# ---- moves: building ----


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Construct a room behind a door. Notation: `build N13E ObPe ElSo +evoc`: room and side, cards, skills used.

    One step from where one stands; with a Warpstone among the cards no step, and any room's door.
    cards: kinds, ascending. skills: numbers, ascending.
    """

    cell: Cell
    side: int
    cards: bytes = b""
    skills: bytes = b""


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay the tile drawn. Notation: `place E`, where its printed north then lies; `place other E`: the second of two."""

    turn: int
    other: bool = False


# ---- moves: abilities and the action ----


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Use this room while moving: a Movement room for a step, a Free room for nothing. Notation: `use`."""


class Act(msgspec.Struct, frozen=True, tag="act"):
    """The action: use this room, an Action or a Movement one. Notation: `act`."""


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """The action, with the skill Long Arm: use a room one step away. Notation: `reach P12`."""

    cell: Cell


class DrawCard(msgspec.Struct, frozen=True, tag="draw"):
    """The action: draw a card. Notation: `draw`."""


class Scavenge(msgspec.Struct, frozen=True, tag="scavenge"):
    """The action, with the skill Scavenging: the top card of the discard pile, and draw one. Notation: `scavenge`."""


class ChooseX(msgspec.Struct, frozen=True, tag="x"):
    """The number of an ability with X. Notation: `x 2`."""

    x: int


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Name a gem. Notation: `name Fi`."""

    gem: int


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Cards among the revealed ones, ascending. Notation: `keep ObPe FiDr`."""

    cards: bytes


class SwapWith(msgspec.Struct, frozen=True, tag="swap"):
    """Change places with a player's dwarf. Notation: `swap 3`, seats counted from 1."""

    seat: Seat


class MoveTo(msgspec.Struct, frozen=True, tag="room"):
    """Move this room to an empty space. Notation: `room P12 E`, where its printed north then lies."""

    cell: Cell
    turn: int


class GoTo(msgspec.Struct, frozen=True, tag="go"):
    """Go to a room, as an ability says. Notation: `go P12`."""

    cell: Cell


# ---- moves: the end of a turn, and of a match ----


class Burn(msgspec.Struct, frozen=True, tag="burn"):
    """Crisis: burn these cards, and the rest from the deck. Notation: `burn`, `burn ObPe`, `burn ObPe 2:ElSo`.

    cards: of the own hand, ascending. others: of other hands, when deck and discard pile run short, ascending.
    """

    cards: bytes = b""
    others: tuple[tuple[Seat, int], ...] = ()


class Chaos(msgspec.Struct, frozen=True, tag="chaos"):
    """Chaos Magic: a new skill or the same. Notation: `chaos new`, `chaos same`."""

    new: bool


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Crisis, in another's turn: offer a card to be burnt. Notation: `offer ObPe`."""

    card: int


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take back a card offered. Notation: `withdraw ObPe`."""

    card: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Crisis, the target reached: agree to stop. When all have agreed it ends. Notation: `stop`."""


class PlayOn(msgspec.Struct, frozen=True, tag="play-on"):
    """Agree to stop no more. Notation: `play on`."""


Move = (
    ChooseSkill
    | ChooseDwarf
    | Discard
    | Walk
    | Cart
    | Warp
    | Wayfare
    | Permeate
    | Remodel
    | Build
    | Place
    | Use
    | Act
    | Reach
    | DrawCard
    | Scavenge
    | ChooseX
    | Name
    | Keep
    | SwapWith
    | MoveTo
    | GoTo
    | Burn
    | Chaos
    | Offer
    | Withdraw
    | Stop
    | PlayOn
)

OnCall = (Offer, Withdraw, Stop, PlayOn)
"""What may be done by seats that nobody waits for."""

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


class Doing(msgspec.Struct, frozen=True, array_like=True):
    """What a turn has done so far.

    Attributes:
        steps: left. built: constructions. points: scored. remodelled: a room was turned. moved: it has had a move.
        used: numbers of the skills used, ascending. tiles: how many were laid when it began.
        acted: the action: "draw", "room", "scavenge" or "" while there was none; tile: the room it used, -1 none.
    """

    steps: int = STEPS
    built: int = 0
    points: int = 0
    remodelled: bool = False
    moved: bool = False
    used: bytes = b""
    tiles: int = 0
    acted: Literal["", "draw", "room", "scavenge"] = ""
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
