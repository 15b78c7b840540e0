"""Gem Rush: the 80 tiles, their types, and how an entry in the list of tiles is written.

All rooms are our own, because the printed tiles are not public. The rulebook names the types of tiles and a few rooms.
It describes two abilities, which the Ember Weeper and the Divining Rod have.

Sides are 0..3: north, east, south, west as printed. A tile on the grid has a **turn** 0..3, in quarter turns clockwise.
Its printed side `s` then is at `(s + turn) % 4`.

An entry is one call of `action`, `movement` or `free`, such as `action(key, doors, step, step ...)`. The steps are
those of the ability. `cart(doors)` and `tunnel(pair, pair)` have no ability. The doors are one text for the four sides
north, east, south, west:

    "ObPeEl+2 wall Fi free"    three gems for 2 points; a wall; one gem for no points; a door that costs nothing

To add a room, replace an entry, because the box has 80 tiles. Then write the name and the text of the room in
`gemrush_names.ftl` of each language. Keep the order of entries, because matches store their numbers.
`tests/games/gemrush/entries.py` checks every entry.

Balance: the action Draw draws 1 card. As an action, a room gives about 2 cards, or fewer cards that the player chooses.
A room that gives 3 cards or the best gems has a price, only one door, or doors with few points. A movement room gives
less, because a player can use it three times in a turn. A door of one gem usually scores 1 point, of three gems 2,
of four gems 5, and of six gems 12.
"""

import re
from typing import Annotated, Literal

import msgspec

from bot.games.gemrush.effects import (
    ALL,
    DISCARDED,
    NAMED,
    Ability,
    Dig,
    Discard,
    Draw,
    Effect,
    Go,
    Keep,
    MoveRoom,
    NameGem,
    Reveal,
    SwapPlaces,
    X,
)
from bot.games.gemrush.gems import GEM_OF_CODE, GEMS, Gem

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
SIDE_LETTERS = "NESW"

# An "action" room is used as the action. Using a "movement" room costs a step or is the action. Using a "free" room
# costs nothing. Tunnels and mine carts have no ability.
TileType = Literal["action", "movement", "free", "tunnel", "cart"]


MOST_POINTS = 20  # of a door


class Door(msgspec.Struct, frozen=True):
    cost: Annotated[tuple[Gem, ...], msgspec.Meta(max_length=6)] = ()  # standard gems, ascending
    points: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)] = 0


class Tile(msgspec.Struct, frozen=True):
    key: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]  # the name of the tile in text keys
    type: TileType
    doors: tuple[Door | None, Door | None, Door | None, Door | None]  # by printed side; None for a wall
    ability: Ability = ()  # the steps; () for tunnels and carts
    paths: tuple[tuple[int, int], ...] = ()  # the two pairs of printed sides that the paths of a tunnel join


_DOOR = re.compile(r"(?P<cost>free|(?:[A-Z][a-z])+)(?:\+(?P<points>\d+))?")


def action(key: str, doors: str, *ability: Effect) -> Tile:
    """Return a room whose ability is an action."""
    return Tile(key, "action", _sides(key, doors), ability)


def movement(key: str, doors: str, *ability: Effect) -> Tile:
    """Return a room whose ability costs a step while moving or counts as the action."""
    return Tile(key, "movement", _sides(key, doors), ability)


def free(key: str, doors: str, *ability: Effect) -> Tile:
    """Return a room whose ability costs nothing while moving, any number of times."""
    return Tile(key, "free", _sides(key, doors), ability)


def cart(doors: str) -> Tile:
    return Tile("mine-cart", "cart", _sides("mine-cart", doors))


def tunnel(*pairs: str) -> Tile:
    """Return a tunnel from the pairs of sides that its paths join: `tunnel("NS", "EW")`."""
    first, second = ((SIDE_LETTERS.index(pair[0]), SIDE_LETTERS.index(pair[1])) for pair in pairs)
    return Tile("tunnel", "tunnel", (Door(), Door(), Door(), Door()), paths=(first, second))


def _sides(key: str, doors: str) -> tuple[Door | None, Door | None, Door | None, Door | None]:
    """Read the four sides of an entry. Raises ValueError for a wrong text."""
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


# ---- the tiles ----


Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or, Wa = GEMS

TILES: tuple[Tile, ...] = (
    tunnel("NS", "EW"),
    tunnel("NS", "EW"),
    tunnel("NS", "EW"),
    tunnel("NS", "EW"),
    tunnel("NE", "SW"),
    tunnel("NE", "SW"),
    tunnel("NE", "SW"),
    tunnel("NE", "SW"),
    cart("wall FiDr+1 free PeSo+1"),
    cart("ObSoStFi+5 wall PeEl+1 ObPeDr+2"),
    cart("free St+1 SoSt+1 PeFiDr+2"),
    cart("ObElStStFi+9 wall free wall"),
    movement("warped-mirror", "ElStFi+2 Ob+1 PePeEl+2 wall", SwapPlaces()),
    free("mystic-elevator", "El+1 ObSoFiDr+5 ObElStDr+5 ObPeElSoFiDr+12", MoveRoom()),
    action("gravel-pit", "El+1 SoStFiDr+6 ObPeSoFi+6 St+1", Draw(2)),
    action("rubble-chute", "PeElFi+2 wall ObPe+1 SoStDrDr+5", Draw(3), Discard(1)),
    action("sorting-floor", "Pe+1 wall ObSoFi+2 wall", Draw(3), Discard(2)),
    action("slag-heap", "ObPeElSoDr+8 SoSoFi+2 wall ObSt+1", Discard(1, (St, Fi)), Draw(3)),
    action("shift-change", "wall wall DrDr+2 ElStDr+2", Discard(2, (Ob, Pe, Dr)), Draw(4)),
    action("powder-store", "Fi PeElSt+2 wall wall", Discard(3), Draw(5)),
    action("mother-lode", "wall wall So wall", Draw(3)),
    action("shop-window", "ElSt+1 wall PeSoSt+2 wall", Reveal(3), Keep(2)),
    action("auction-hall", "wall So+1 PeElElStFi+8 wall", Reveal(6), Keep(2), Discard(1)),
    action("cutters-bench", "free ObElSoDr+5 PeElFi+2 wall", Draw(1), Reveal(3), Keep(1)),
    action("fire-and-ice", "StFi+1 wall ObFiDr+2 So+1", Reveal(7), Keep(1, (Pe,)), Keep(1, (Fi,))),
    action("three-bowls", "wall wall free PeElElDr+5", Reveal(4), Keep(1, (Ob,)), Keep(1, (El,)), Keep(1, (Fi,))),
    action("lamp-room", "PeElSoDr+5 ObStDr+2 St+1 ObSo+1", Reveal(4), Keep(ALL, (El, St))),
    action("glow-cavern", "PeFi+1 ObPePeStFiDr+13 ElSoFi+2 wall", Reveal(8), Keep(ALL, (So,))),
    action("bone-sieve", "wall free El+1 ObPeSoStSt+8", Reveal(4), Keep(ALL, (Ob, Pe, Dr))),
    action("treasure-drift", "wall ElSoDr+2 wall Fi", Reveal(5), Keep(ALL, (Di, Ec, Or, Wa))),
    action("dust-mill", "Ob+1 ObStStFi+5 ObPeStFiDr+8 wall", Draw(1), Reveal(4), Keep(ALL, (Di,))),
    action("assay-office", "wall ObElElSoSoDr+12 SoFi+1 PeDr+1", Draw(1), Reveal(3), Keep(ALL, (El, Or))),
    action("bonus-bucket", "wall wall PeFiDr+2 SoSt+1", Draw(2), Reveal(1), Keep(ALL, (Di, Ec, Or, Wa))),
    action("ember-weeper", "ObObFi+2 Pe+1 wall ObElSo+2", Dig(3, (St, Fi)), Keep(2)),
    action("black-seam", "ObEl+1 PeElDr+2 PeSoSoFiFiDr+12 wall", Dig(2, (Ob,)), Keep(2)),
    action("frost-gallery", "Dr+1 PeElElDr+5 wall ObPeElSt+5", Dig(3, (Pe,)), Keep(2)),
    action("jade-niche", "StDr+1 Ob+1 SoStDr+2 PePeEl+2", Dig(1, (Dr,)), Keep(1), Draw(1)),
    action("ghost-well", "wall ElSt+1 wall SoStSt+2", Dig(2, (Pe, So)), Keep(2)),
    action("dust-shaft", "wall wall SoFi Ob", Dig(2, (Di,)), Keep(2)),
    action("echo-chamber", "ObPeSoStFiDr+12 free PeEl+1 wall", Dig(2, (Ec, Or)), Keep(2)),
    action("gilders-loft", "ElSo+1 wall ObObStFiDr+9 PeElFiDr+6", Discard(1, (El,)), Dig(2, (Or,)), Keep(2), Draw(1)),
    action("crooked-crack", "ObSoFi+2 wall ElSo+1 ObSt+1", Discard(1), Dig(2, (Wa,)), Keep(2)),
    action("kings-vault", "wall wall Dr wall", Dig(3, (Di, Ec, Or, Wa)), Keep(2)),
    action("wishing-well", "ObPeElEl+5 Pe+1 wall StFi+1", NameGem(), Reveal(4), Keep(1, NAMED), Draw(1)),
    action("fortune-fissure", "ObDr+1 PeSoSt+2 ObPeFi+2 ObDrDr+2", NameGem(), Reveal(7), Keep(ALL, NAMED)),
    action("blind-prophet", "wall ElFi+1 wall SoSo+2", Discard(1, (El, St)), NameGem(), Dig(2, NAMED), Keep(2)),
    action("glass-forge", "wall Fi+1 PeStFiDr+5 ObPeSo+2", Discard(1, (Ob,)), Dig(3, (Fi,)), Keep(3)),
    action("ember-bed", "StFiFi+2 SoDr+1 wall Ob+1", Discard(1, (Fi,)), Draw(4), Discard(1)),
    action("alloy-bath", "ObPeElStFi+8 ObFi+1 ElDrDr+2 wall", Discard(1, (El,)), Draw(2), Dig(1, (Di,)), Keep(1)),
    action("seance-table", "St+1 SoStFi+2 wall ObPeSt+2", Discard(1, (So,)), Dig(2, DISCARDED), Keep(2), Draw(1)),
    action("star-kiln", "free PeElFiDr+6 wall ObPeElSoDr+9", Discard(X, (St,)), Dig(X, (Di,)), Keep(X), Draw(2)),
    action("jade-carvery", "ObPeDr+2 wall ElFi+1 El+1", Discard(1, (Dr,)), Reveal(5), Keep(3)),
    action("thaw-chamber", "ElSo+1 wall ObPeStDr+5 St+1", Discard(X, (Pe,)), Reveal(X), Keep(ALL), Draw(X), Draw(1)),
    action("crucible", "ElSt wall SoStFi+2 wall", Discard(1, (Di, Ec, Or, Wa)), Draw(3)),
    action("forgers-den", "wall Fi+1 Pe+1 ObSt+1", Discard(1), Dig(3, DISCARDED), Keep(3)),
    action("dust-kiln", "wall El ObSoSt+2 wall", Discard(1, (Pe, So)), Dig(4, (Di,)), Keep(2)),
    action("blast-furnace", "wall SoDr ObPe wall", Discard(2, (Fi,)), Draw(5)),
    action("post-chute", "ElDr+1 ElSoDr+2 FiDr+1 ElSoSt+2", Reveal(3), Keep(1), Go("any")),
    action("rescue-rope", "wall PeSt+1 El+1 ObPeSoSt+5", Draw(2), Go("dwarf")),
    action("home-bell", "ObFiDr+2 wall ObSo+1 StFi+1", Draw(2), Go("start")),
    action("taproom", "Pe+1 Fi+1 ObSoStDr+5 FiDr+1", Draw(2), SwapPlaces()),
    action("pony-stall", "SoSt+1 So+1 PePeEl+2 ObStDr+2", Draw(2), Go("movement")),
    action("foremans-hatch", "wall ElSo+1 PeSoFi+2 ObPeElStFiDr+12", Reveal(3), Keep(1), Go("action")),
    action("rolling-smithy", "wall ObObPeElSt+8 SoFi+1 Fi+1", Draw(2), MoveRoom()),
    movement("divining-rod", "ElEl+2 Dr+1 PeStDr+2 wall", NameGem(), Reveal(3), Keep(ALL, NAMED)),
    action("tumbling-drum", "ObElDr+2 wall Fi+1 ObObElStDr+8", Discard(X), Reveal(X), Keep(ALL)),
    movement("bat-roost", "PeElSoSoSo+9 St+1 wall PeFi+1", Go("any")),
    movement("speaking-tube", "ObPeFi+2 SoStFi+2 Fi+1 ElElFi+2", Go("dwarf")),
    movement("panning-stream", "wall ElSt wall ObSoStDr+4", Reveal(1), Keep(ALL, (So, St, Dr))),
    movement("trade-hatch", "free wall PeSt+1 SoDrDr+2", Discard(1, (Ob, Pe, Dr)), Draw(1)),
    movement("dripstone-cave", "PeSoDr+2 free wall ObPeStDr+6", Draw(1), Discard(1)),
    movement("polishing-wheel", "Ob+1 wall free ObEl+1", Discard(1), Dig(2, DISCARDED), Keep(1)),
    movement("smugglers-nook", "PeFiFi+2 wall SoFi+1 wall", Discard(1, (Ob,)), Draw(2)),
    free("exchange-desk", "PeElFi+2 wall Pe+1 ElSoFi+2", Discard(2), NameGem(), Dig(1, NAMED), Keep(1)),
    free("gem-press", "ElElSo+2 ObFi+1 wall ObObPeSoDr+8", Discard(3), Dig(3, (Di, Ec, Or, Wa)), Keep(2)),
    free("ticket-booth", "ObPeSo+2 PeElFi+2 St+1 wall", Discard(1), Go("any")),
    free("winch", "ObPeElSoStFi+12 StDr+1 Dr+1 free", Go("line")),
    free("pawn-window", "free wall ObPeElSt+6 SoStFiDr+6", Discard(2), Draw(1)),
    free("barter-bench", "Dr+1 ObStFiDrDrDr+14 wall PeFi+1", Discard(1), SwapPlaces()),
    action("lantern-stair", "wall Pe+1 free ObElSoSt+6", Draw(2), Go("free")),
)
