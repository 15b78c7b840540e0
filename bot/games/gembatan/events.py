"""The events of Gembatan."""

import msgspec

from bot.engine.game import Seat
from bot.games.gembatan.model import Cell, Chain, Ending, Socket


class GridStarted(msgspec.Struct, frozen=True, tag="grid-started"):
    """The match has begun with this tile. seat: the seat that moves first."""

    cell: Cell
    tile: int
    seat: Seat


class BoardBegun(msgspec.Struct, frozen=True, tag="board-begun"):
    """A daily has begun, on a board with so many tiles and gems. turns: how many turns its seat has."""

    tiles: int
    gems: int
    turns: int


class TileLaid(msgspec.Struct, frozen=True, tag="tile-laid"):
    """A seat has laid a tile. The next event is `GemPlaced`."""

    seat: Seat
    cell: Cell
    tile: int
    turn: int


class GemPlaced(msgspec.Struct, frozen=True, tag="gem-placed"):
    """A seat has put a gem into a socket (between two tiles).

    Attributes:
        first: the colour of the socket's left or upper half.
        second: the colour of the socket's right or lower half.
    """

    seat: Seat
    socket: Socket
    first: int
    second: int


class TurnScored(msgspec.Struct, frozen=True, tag="turn-scored"):
    """A seat has ended a turn in which it played. The next events are about its chains and its bonus.

    Attributes:
        tiles: the number of tiles that the seat laid.
        placed: the sockets that it filled.
        points: all points of the turn.
    """

    seat: Seat
    tiles: int
    placed: tuple[Socket, ...]
    points: int


class ChainScored(msgspec.Struct, frozen=True, tag="chain-scored"):
    seat: Seat
    chain: Chain


class GembatanScored(msgspec.Struct, frozen=True, tag="bonus-scored"):
    seat: Seat
    points: int


class PiecesTraded(msgspec.Struct, frozen=True, tag="pieces-traded"):
    """A seat has given back these tiles and gems in a trade."""

    seat: Seat
    tiles: bytes
    gems: bytes


class PiecesDrawn(msgspec.Struct, frozen=True, tag="pieces-drawn"):
    """A seat has drawn these tiles and gems. All players may know them, because hands are open."""

    seat: Seat
    tiles: bytes
    gems: bytes


class TurnPassed(msgspec.Struct, frozen=True, tag="turn-passed"):
    seat: Seat


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class GemsLeft(msgspec.Struct, frozen=True, tag="gems-left"):
    """The match is over, and the seat loses a point for each gem in its hand."""

    seat: Seat
    gems: int


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """The match is over. winners: the seats in place 1; () in a daily. points: the score of each winner, or of all."""

    reason: Ending
    winners: tuple[Seat, ...]
    points: int


Event = (
    GridStarted
    | BoardBegun
    | TileLaid
    | GemPlaced
    | ChainScored
    | GembatanScored
    | TurnScored
    | PiecesTraded
    | PiecesDrawn
    | TurnPassed
    | SeatLeft
    | GemsLeft
    | MatchEnded
)
