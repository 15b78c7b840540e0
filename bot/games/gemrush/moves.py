"""Gem Rush: the moves. A turn of a player is many of them; which ones `State.phase` allows is told in `model`.

Cards are kinds, sets of them ascending `bytes`; sides and turns are 0..3 as everywhere. How a move is written is told
beside it.
"""

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.cells import Cell
from bot.games.gemrush.skills import Skill

# ---- getting ready ----


class ChooseSkill(msgspec.Struct, frozen=True, tag="skill"):
    """Keep this one of the skills dealt. Notation: `skill large-scoop`."""

    skill: Skill


# ---- phase 1, and walking ----


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


# ---- building ----


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
    """Lay the tile drawn. Notation: `place E`, where its printed north lies then.

    other: of two, the second. Notation: `place other E`.
    """

    turn: int
    other: bool = False


# ---- abilities and the action ----


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


# ---- the end of a turn, and of a match ----


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
