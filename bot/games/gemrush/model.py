"""Gem Rush: options and the state of a match.

Hands are `bytes` of card kinds, ascending. Piles are `bytes` of kinds too, with the top card last. Sides are 0..3:
north, east, south, west. Turns of tiles are 0..3: quarter turns clockwise. A player's turn consists of many moves.
`State.phase` says what the table waits for:

choose-skill   every seat chooses one of its dealt skills; no seat waits for another (variant Choice)
discard        the player discards cards, because the hand is too large
move           the player walks, builds and uses rooms; the action ends the turn
place          the player lays the drawn tile
effect         the player answers a step of an ability (`State.frame`)
burn           the player chooses which cards of the hands burn (Crisis)
chaos          the player keeps the skill or draws a new skill (variant Chaos Magic)
over           nothing: the match has ended

If only one choice is possible, it is made without asking. But in Rush, if the choice depends on the private hand, the
player is asked. Otherwise the table would learn that there was only one choice.
"""

from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.gems import CODES, STANDARD
from bot.games.gemrush.mine import Cell, Laid, mine_of
from bot.games.gemrush.skills import Skill

Mode = Literal["rush", "crisis"]
Phase = Literal["choose-skill", "discard", "move", "place", "effect", "burn", "chaos", "over"]
Variant = Literal["normal", "choice", "shared", "chaos", "circle", "none"]

SEATS = {"rush": (2, 7), "crisis": (1, 7)}
TARGET_RANGE = (5, 200)
DEALT_RANGE = (2, 10)
RUSH_TARGET, CROWD_TARGET, CROWD = 20, 15, 5  # a Rush ends at 20 points, or at 15 with five or more seats
CRISIS_TARGETS = {"apprentice": 35, "journeyman": 45, "artisan": 55, "expert": 65, "master": 75}
CRISIS_TARGET = CRISIS_TARGETS["journeyman"]
VARIANT_TARGET: dict[Variant, int] = {"circle": 8, "none": -8}  # points added to the usual target of a Crisis

HAND = 4  # cards dealt to each seat, and the usual hand limit at the start of a turn
STEPS = 3
BURNT_A_TURN = 3
MOST_CARDS = 10  # cards in one move, because the notation of a move has at most 60 characters
DAILY_TURNS = 10
IDLE_ROUNDS = 10  # a Rush ends after this many rounds without a construction
DWARVES = tuple(CODES[gem] for gem in STANDARD)  # the code of each dwarf's colour
NOWHERE = Cell(-1)  # the cell of a dwarf whose seat has left


class Options(msgspec.Struct, frozen=True):
    mode: Mode = "rush"
    # The points to reach. "usual" means the number in the rules, and "open" means no limit.
    target: int | Literal["usual", "open"] = "usual"
    variant: Variant = "normal"
    dealt: int = 2  # in the variant Choice, how many skills are dealt to each seat; fewer if 20 skills are not enough
    solo: bool = False  # whether a single seat plays a Crisis
    seats: int = 0  # the greatest number of seats; 0 for the maximum of the mode
    skill: str = ""  # in the variant Shared, the key of the skill that all seats have; "" for a random skill
    chosen: tuple[str, ...] = ()  # the dwarf of each seat, one of DWARVES; "" or missing for a random dwarf
    turns: int = 0  # in a daily, after how many turns it ends; 0 for any other match


# Why a match ended:
# target       Rush: a seat has reached the target
# tiles        Rush: no tile is left
# closed       Rush: no door leads to an empty space
# idle         Rush: nobody has built for ten rounds
# won          Crisis: the target is reached, and either all cards are burnt or all seats agree to stop
# lost         Crisis: all cards are burnt, and the target is not reached
# open         Crisis: all cards are burnt, and there is no target
# turns        daily: all its turns are played
# ended        daily: its seat has ended it before that
# left         only one seat remains in a Rush, or no seat in a Crisis
Ending = Literal["target", "tiles", "closed", "idle", "won", "lost", "open", "turns", "ended", "left"]


# ---- the state ----


class Placing(msgspec.Struct, frozen=True, array_like=True):
    """A construction whose tile is not laid yet."""

    tiles: bytes  # the drawn tile, or two tiles with the skill Second Look
    space: Cell  # the empty space for the tile
    back: int  # the side of the space that faces the door
    door: Cell  # the room with the door; the dwarf goes there if no tile is left
    wasted: bool = False  # whether the payment wasted a gem; the skill Leftovers needs it


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """An ability in progress."""

    tile: int  # the room that has the ability
    action: bool  # whether this use is the action that ends the turn
    step: int = 0  # the index of the current step
    x: int = 0  # the number chosen for X; 0 before the choice
    named: int = -1  # the gem named; -1 before the choice
    left: int = 0  # how many cards the current step must still discard; 0 before the first discard
    discarded: bytes = b""  # kinds of the cards discarded so far
    aside: bytes = b""  # kinds of the revealed cards that are not yet kept or discarded, in order
    keepable: bytes = b""  # the kinds in `aside` that the player may keep, in order


Acted = Literal["", "draw", "room", "scavenge"]


class TurnProgress(msgspec.Struct, frozen=True, array_like=True):
    steps: int = STEPS  # steps left
    built: int = 0  # number of constructions
    points: int = 0
    remodelled: bool = False  # whether the skill Remodelling has turned a room
    used: bytes = b""  # numbers of the skills used, ascending
    tiles: int = 0  # number of tiles laid before the turn
    acted: Acted = ""  # the action; "" before the action
    tile: int = -1  # the room used as the action; -1 for none


class Account(msgspec.Struct, frozen=True, array_like=True):
    """The state of one seat."""

    gem: int  # the colour of the dwarf
    cell: Cell  # the dwarf's room; NOWHERE once the seat has left
    hand: bytes
    points: int = 0
    skills: bytes = b""  # numbers of the seat's skills, ascending
    dealt: bytes = b""  # the skills from which the seat must choose; b"" after the choice
    begun: bool = False  # whether the seat has begun its first turn
    offered: bytes = b""  # kinds of the cards offered for burning, ascending
    stops: bool = False  # whether the seat agrees to stop
    present: bool = True  # whether the seat still plays


class State(msgspec.Struct, frozen=True):
    seed: int  # 0 <= seed < 2**64
    mode: Mode
    variant: Variant
    target: int | None  # points to reach; None for no limit
    laid: tuple[Laid, ...]  # tiles in the order laid
    stack: bytes  # tile numbers, the top tile last
    deck: bytes
    discard: bytes
    seats: tuple[Account, ...]
    first: Seat  # the seat with the first-player marker, which begins each round
    turn: Seat  # the seat to move
    phase: Phase
    doing: TurnProgress = TurnProgress()
    burnt: bytes = b""
    placing: Placing | None = None
    frame: Frame | None = None
    rounds: int = 0  # number of rounds begun
    built: int = 0  # the last round in which a seat built
    turns: int = 0  # number of turns ended
    draws: int = 0  # number of shuffles and new skills so far; each has its own random stream
    last: TurnProgress = TurnProgress()  # the turn before the turn in progress
    by_last: int = -1  # the seat that played the turn before; -1 for none
    over: Ending | None = None
    length: int = 0  # in a daily, after how many turns it ends; 0 for any other match

    @property
    def mover(self) -> Account:
        return self.seats[self.turn]

    @property
    def is_last_turn(self) -> bool:
        """Return whether a daily ends with the turn in progress."""
        return self.turns + 1 == self.length

    @property
    def is_hidden(self) -> bool:
        """Return whether only its own seat may see the match: a daily that goes on."""
        return self.length > 0 and self.over is None

    @property
    def total(self) -> int:
        """The points of all seats together."""
        return sum(account.points for account in self.seats)


def has(account: Account, skill: Skill) -> bool:
    return skill in account.skills


def steps_of(account: Account) -> int:
    return STEPS + has(account, Skill.LONG_STRIDE)


def tile_at(state: State, cell: Cell) -> int:
    """Return the tile in this space, which must not be empty."""
    return mine_of(state.laid).tile(cell)


def other_rooms(state: State) -> list[Cell]:
    """Return all rooms except the room of the seat to move, sorted."""
    return sorted(cell for cell in mine_of(state.laid).rooms() if cell != state.mover.cell)
