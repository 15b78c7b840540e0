"""The events of Gembatan. They are public; only the trays are secret."""

import msgspec

from bot.engine.game import Seat
from bot.games.gembatan.model import Cell, Chain, Ending, Socket


class GridStarted(msgspec.Struct, frozen=True, tag="grid-started"):
    """The starting tile is laid, and chance has drawn `seat` to begin."""

    cell: Cell
    tile: int
    seat: Seat


class TileLaid(msgspec.Struct, frozen=True, tag="tile-laid"):
    """A tile was laid; a `GemPlaced` follows."""

    seat: Seat
    cell: Cell
    tile: int
    turn: int


class GemPlaced(msgspec.Struct, frozen=True, tag="gem-placed"):
    """A gem fills a socket. first: the colour in its left or upper tile. second: in its right or lower tile."""

    seat: Seat
    socket: Socket
    first: int
    second: int


class TurnScored(msgspec.Struct, frozen=True, tag="turn-scored"):
    """A turn of play is over. tiles: number of tiles laid. placed: sockets filled, a point each. points: all points.

    Events for its chains and its Gembatan follow.
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
    """A seat has traded these pieces, tiles and gems."""

    seat: Seat
    tiles: bytes
    gems: bytes


class PiecesDrawn(msgspec.Struct, frozen=True, tag="pieces-drawn"):
    """A seat has drawn these pieces, tiles and gems. All may know them, because hands are open."""

    seat: Seat
    tiles: bytes
    gems: bytes


class TurnPassed(msgspec.Struct, frozen=True, tag="turn-passed"):
    seat: Seat


class SeatLeft(msgspec.Struct, frozen=True, tag="seat-left"):
    seat: Seat


class GemsLeft(msgspec.Struct, frozen=True, tag="gems-left"):
    """The match is over and the seat loses a point for each of its `gems`."""

    seat: Seat
    gems: int


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """The match is over. winners: the seats in place 1. points: the final score of each winner."""

    reason: Ending
    winners: tuple[Seat, ...]
    points: int


Event = (
    GridStarted
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
