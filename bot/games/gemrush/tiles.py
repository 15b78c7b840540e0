"""Gem Rush: what a room tile is. The 80 of them stand in `rooms`.

Sides are 0..3: north, east, south, west as printed. A tile lies with a **turn** 0..3, quarter turns clockwise: the side
printed as `s` then lies at `(s + turn) % 4`.
"""

from typing import Annotated, Literal

import msgspec

from bot.games.gemrush.effects import Ability
from bot.games.gemrush.gems import Gem

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
