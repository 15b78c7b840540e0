"""Gem Rush: what a room tile is, and how an entry of `rooms` is written.

Sides are 0..3: north, east, south, west as printed. A tile lies with a **turn** 0..3, quarter turns clockwise: the side
printed as `s` then lies at `(s + turn) % 4`.

An entry is one call: `action(key, doors, step, step ...)`, likewise `movement` and `free`; `cart(doors)` and
`tunnel(pair, pair)` have no ability. The four sides are written in one line, north, east, south, west:

    "ObPeEl+2 wall Fi free"    three gems for 2 points; a wall; one gem for nothing; a door that costs nothing

What makes a good entry is told, and checked for all of them, in the tests (`tests/games/gemrush/entries.py`).
"""

import re
from typing import Annotated, Literal

import msgspec

from bot.games.gemrush.effects import Ability, Effect
from bot.games.gemrush.gems import GEM_OF_CODE, Gem

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
SIDE_LETTERS = "NESW"

# How a tile's ability is used: as the action; for a step or as the action; for nothing while moving. Tunnels and mine
# carts have none.
TileType = Literal["action", "movement", "free", "tunnel", "cart"]


class Door(msgspec.Struct, frozen=True):
    """A door of a room.

    Attributes:
        cost: the gems that must be paid to build through it, standard ones, repeats allowed, ascending; 0 to 6.
        points: what building through it scores.
    """

    cost: Annotated[tuple[Gem, ...], msgspec.Meta(max_length=6)] = ()
    points: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Tile(msgspec.Struct, frozen=True):
    """A tile.

    Attributes:
        key: its name in text keys: lower case letters and hyphens ("warped-mirror"). Tunnels and carts share theirs.
        type: see TileType.
        doors: by printed side, None where there is a wall; a tunnel has four, without cost or points.
        ability: what it does; () for tunnels and carts.
        paths: of a tunnel, the two pairs of printed sides that its paths join; () for others.
    """

    key: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    type: TileType
    doors: tuple[Door | None, Door | None, Door | None, Door | None]
    ability: Ability = ()
    paths: tuple[tuple[int, int], ...] = ()


# ---- how a tile is written ----


_DOOR = re.compile(r"(?P<cost>free|(?:[A-Z][a-z])+)(?:\+(?P<points>\d+))?")


def action(key: str, doors: str, *ability: Effect) -> Tile:
    """A room whose ability is an action."""
    return Tile(key, "action", _sides(key, doors), ability)


def movement(key: str, doors: str, *ability: Effect) -> Tile:
    """A room whose ability costs a step while moving, or is the action."""
    return Tile(key, "movement", _sides(key, doors), ability)


def free(key: str, doors: str, *ability: Effect) -> Tile:
    """A room whose ability costs nothing while moving, as often as wanted."""
    return Tile(key, "free", _sides(key, doors), ability)


def cart(doors: str) -> Tile:
    return Tile("mine-cart", "cart", _sides("mine-cart", doors))


def tunnel(*pairs: str) -> Tile:
    """`tunnel("NS", "EW")`: the pairs of sides that its paths join."""
    first, second = (("NESW".index(pair[0]), "NESW".index(pair[1])) for pair in pairs)
    return Tile("tunnel", "tunnel", (Door(), Door(), Door(), Door()), paths=(first, second))


def _sides(key: str, doors: str) -> tuple[Door | None, Door | None, Door | None, Door | None]:
    """Raises ValueError, naming the entry, when the line is not four sides."""
    words = doors.split()
    if len(words) != len(SIDES):
        raise ValueError(f"{key!r}: {doors!r} has {len(words)} sides; write four: north east south west")
    north, east, south, west = (_side(key, word) for word in words)
    return north, east, south, west


def _side(key: str, word: str) -> Door | None:
    if word == "wall":
        return None
    found = _DOOR.fullmatch(word)
    cost = re.findall("..", found["cost"]) if found and found["cost"] != "free" else []
    if found is None or any(code not in GEM_OF_CODE for code in cost):
        raise ValueError(f"{key!r}: {word!r} is no side; write 'wall', 'free', or gems and points: 'ObPe+1'")
    return Door(tuple(GEM_OF_CODE[code] for code in cost), int(found["points"] or 0))
