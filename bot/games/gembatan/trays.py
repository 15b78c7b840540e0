"""The trays, and chance.

A tray has no order: every draw takes at random from what lies in it then. So putting pieces back "at random" is putting
them back, and there is no order that a view could give away.
"""

from enum import IntEnum
from typing import NamedTuple

from bot.engine.chance import Stream
from bot.games.gembatan.grid import Grid
from bot.games.gembatan.model import HAND, Hand, State
from bot.games.gembatan.pieces import GEMS, GEMS_IN_ALL, GEMS_OF_A_KIND, TILES


class Dice(IntEnum):
    """What a stream of a match's seed decides. The numbers are part of every kept match: never change one."""

    FIRST_SEAT = 0
    START = 1
    TILES = 2
    GEMS = 3


class Trays(NamedTuple):
    """What lies face down: tile numbers ascending, gem numbers ascending with repeats."""

    tiles: bytes
    gems: bytes


FULL = Trays(bytes(range(len(TILES))), bytes(sorted([*range(len(GEMS))] * GEMS_OF_A_KIND)))


def trays(state: State, grid: Grid) -> Trays:
    """Return every piece that is neither on the grid nor in a hand nor out of the game. `grid`: that of the state."""
    tiles = set(FULL.tiles) - {laid.tile for laid in state.laid}
    gems = [GEMS_OF_A_KIND] * len(GEMS)
    for socket in state.filled:
        gems[grid.gem_for(socket)] -= 1
    for gem in state.gone:
        gems[gem] -= 1
    for hand in state.hands:
        tiles.difference_update(hand.tiles)
        for gem in hand.gems:
            gems[gem] -= 1
    return Trays(bytes(sorted(tiles)), b"".join(bytes((gem,)) * count for gem, count in enumerate(gems)))


def tiles_left(state: State) -> int:
    """Return how many tiles are in their tray."""
    return len(TILES) - len(state.laid) - sum(len(hand.tiles) for hand in state.hands)


def gems_left(state: State) -> int:
    """Return how many gems are in their tray."""
    held = sum(len(hand.gems) for hand in state.hands)
    return GEMS_IN_ALL - len(state.filled) - held - len(state.gone)


def draw(seed: int, number: int, tray: Trays, hand: Hand) -> Hand:
    """Return what draw `number` of a match gives to fill a hand up again, as far as the trays last."""
    tiles = _drawn(seed, Dice.TILES, number, tray.tiles, HAND - len(hand.tiles))
    gems = _drawn(seed, Dice.GEMS, number, tray.gems, HAND - len(hand.gems))
    return Hand(tiles, gems)


def with_pieces(hand: Hand, more: Hand) -> Hand:
    """Return both hands in one."""
    return Hand(bytes(sorted(hand.tiles + more.tiles)), bytes(sorted(hand.gems + more.gems)))


def without_pieces(hand: Hand, tiles: bytes, gems: bytes) -> Hand:
    """Return the hand without these pieces, all of which it holds."""
    return Hand(_without(hand.tiles, tiles), _without(hand.gems, gems))


def holds(hand: bytes, wanted: bytes) -> bool:
    """Return whether these pieces are all there, repeats counted."""
    return all(hand.count(piece) >= wanted.count(piece) for piece in set(wanted))


def _without(pieces: bytes, gone: bytes) -> bytes:
    rest = bytearray(pieces)
    for piece in gone:
        rest.remove(piece)
    return bytes(rest)


def _drawn(seed: int, dice: Dice, number: int, tray: bytes, wanted: int) -> bytes:
    chosen, _ = Stream.of(seed, dice, number).sample(tray, min(wanted, len(tray)))
    return bytes(sorted(chosen))
