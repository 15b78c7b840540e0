"""Gem Rush: what a viewer sees: all that the picture, the alt text and the buttons are made of, and nothing else.

An allow-list: in Rush a hand is a number of cards but for its owner, and what a hand can pay for (`Plate.payable`) is
told to nobody else. In Crisis hands are open.

Columns and rows are `across` and `down` from where the mine began (`cells`), sides as a tile lies: north, east, south,
west as 0..3. Gems are numbers of `gems.Gem`; a card is a kind (`gems.KINDS`).
"""

from typing import Literal

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush.effects import Effect
from bot.games.gemrush.tiles import TileType

# What the table waits for: see the State.
Phase = Literal["choose-skill", "discard", "move", "place", "effect", "burn", "chaos", "over"]


class SeenDoor(msgspec.Struct, frozen=True):
    """A door as it lies. Tunnels' doors have neither cost nor points."""

    cost: bytes = b""
    points: int = 0


class SeenTile(msgspec.Struct, frozen=True):
    """A tile of the mine.

    Attributes:
        number: 0..79. key: of its texts (caption `room-<key>`). ability: () for tunnels and carts.
        doors: by side as it lies; None: a wall. paths: of a tunnel, its two pairs of sides as it lies.
        steps: how many steps the dwarf to move needs to get here with what it has left (0: here, or for nothing); None:
            out of reach, or nobody moves. Walking only: nothing that a hidden card could do.
        fresh: built in the turn in progress or the one before it; the newest.
    """

    number: int
    across: int
    down: int
    key: str
    type: TileType
    doors: tuple[SeenDoor | None, SeenDoor | None, SeenDoor | None, SeenDoor | None]
    ability: tuple[Effect, ...] = ()
    paths: tuple[tuple[int, int], ...] = ()
    steps: int | None = None
    fresh: bool = False


class Plate(msgspec.Struct, frozen=True):
    """A room's door that leads, directly or through tunnels, to an empty space.

    Attributes:
        across, down, side: the door. at: across, down of the tile at whose edge the plate stands, and the side there:
            the door itself, or the last tunnel of its path. space: across, down of the empty space.
        reachable: the dwarf to move could walk here and build with the steps it has left.
        payable: the viewer may know that the cards suffice (Crisis: the hand to move; Rush: the viewer's own, on the
            viewer's turn); None: the viewer may not know.
    """

    across: int
    down: int
    side: int
    at: tuple[int, int, int]
    space: tuple[int, int]
    cost: bytes
    points: int
    reachable: bool = False
    payable: bool | None = None


class SeenSeat(msgspec.Struct, frozen=True):
    """A player.

    Attributes:
        gem: the dwarf's colour. across, down: the dwarf's room; None once the seat has left.
        points: scored by this seat. cards: in the hand, a number. hand: its kinds, where the viewer may know.
        skills: numbers of `skills.Skill` that this seat may use. dealt: those that it has to choose from.
        offered: kinds offered for burning (Crisis).
        wants_end: in Crisis, agrees to stop now that the target is reached.
    """

    gem: int
    across: int | None
    down: int | None
    points: int
    cards: int
    hand: bytes | None = None
    skills: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    offered: bytes = b""
    present: bool = True
    wants_end: bool = False


class SeenTurn(msgspec.Struct, frozen=True):
    """What the turn before did.

    Attributes:
        built: how many constructions. points: what they scored.
        acted: the action: "draw", "room", "scavenge", "" for none (who left has not acted). room: the key of the room
            used as the action, "" for none.
    """

    seat: Seat
    built: int
    points: int
    acted: Literal["", "draw", "room", "scavenge"] = ""
    room: str = ""


class View(msgspec.Struct, frozen=True):
    """The match as one viewer sees it.

    Attributes:
        mode, variant: of the options. target: points to reach, None: as high as it goes (Crisis only).
        viewer: whose view; None: the channel's. tiles: in the order laid. plates: every one there is.
        turn: the seat to move, None when over or while several choose. phase: what it does.
        steps_left: of the seat to move. turns: ended so far. total: the points of all, in Crisis what counts.
        deck, discard, burnt, stack: how many cards and tiles. discard_top: the kind on top of the pile, None: empty.
        revealed: kinds lying face up now, in order. kept: those of them that match and may be kept.
        placing: the tile drawn and not yet laid, its printed number; and the space it goes to; None: none.
            other: the second tile of Second Look. back: the side of the space that a door must face.
        named: the gem named, None: none. x: the number chosen. effect: which step of the ability is being executed.
        first: the seat with the first-player marker. last_round: the target is reached in Rush.
        last: the turn before; None: there was none.
        over: why it ended, None while it goes on. places: of each seat at the end, else ().
    """

    mode: Literal["rush", "crisis"]
    variant: str
    target: int | None
    viewer: Seat | None
    tiles: tuple[SeenTile, ...]
    plates: tuple[Plate, ...]
    seats: tuple[SeenSeat, ...]
    turn: Seat | None
    phase: Phase
    steps_left: int
    turns: int
    total: int
    deck: int
    discard: int
    burnt: int
    stack: int
    first: Seat
    discard_top: int | None = None
    revealed: bytes = b""
    kept: bytes = b""
    placing: tuple[int, int, int] | None = None
    other: int | None = None
    back: int | None = None
    named: int | None = None
    x: int | None = None
    effect: int | None = None
    last_round: bool = False
    last: SeenTurn | None = None
    over: str | None = None
    places: tuple[int, ...] = ()
