"""The 60 tiles and 60 gems.

A half-socket is half a place for a gem. There are 5 tiles with one half-socket, 20 with two, 20 with three, and 15 with
four. Each gem has two colours, and each pair of colours is on six gems.
"""

from collections.abc import Iterator
from itertools import combinations

from bot.games.gembatan.model import COLOUR_LETTERS, PLAIN

_COLOURS = range(1, len(COLOUR_LETTERS) + 1)


def _tiles() -> Iterator[bytes]:
    yield from (bytes((a, PLAIN, PLAIN, PLAIN)) for a in _COLOURS)
    yield from (bytes((a, PLAIN, b, PLAIN)) for a, b in combinations(_COLOURS, 2))
    yield from (bytes((a, b, PLAIN, PLAIN)) for a, b in combinations(_COLOURS, 2))
    for a, b, c in combinations(_COLOURS, 3):
        yield bytes((PLAIN, a, b, c))
        yield bytes((PLAIN, c, a, b))
    for a, b, c, d in combinations(_COLOURS, 4):
        yield bytes((a, b, c, d))
        yield bytes((a, b, d, c))
        yield bytes((a, c, b, d))


TILES = tuple(_tiles())  # by number of the tile, its sides before any turn
GEMS = tuple(combinations(_COLOURS, 2))  # by number of the kind, its two colours, ascending
GEMS_OF_A_KIND = 6
GEMS_IN_ALL = GEMS_OF_A_KIND * len(GEMS)

_GEM_OF = {pair: gem for gem, colours in enumerate(GEMS) for pair in (colours, colours[::-1])}
_TURNED = tuple(tuple(sides[4 - turn :] + sides[: 4 - turn] for turn in range(4)) for sides in TILES)


def sides_of(tile: int, turn: int = 0) -> bytes:
    """Return the four sides of a tile after `turn` quarter turns clockwise, north first."""
    return _TURNED[tile][turn]


def gem_of(first: int, second: int) -> int:
    """Return the gem that has these two different colours, in either order."""
    return _GEM_OF[first, second]
