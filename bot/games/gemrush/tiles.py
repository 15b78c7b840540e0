"""Gem Rush: what a room tile is, how an entry of `rooms` is written, and what makes a good one.

Sides are 0..3: north, east, south, west as printed. A tile lies with a **turn** 0..3, quarter turns clockwise: the side
printed as `s` then lies at `(s + turn) % 4`.

An entry is one call: `action(key, doors, step, step ...)`, likewise `movement` and `free`; `cart(doors)` and
`tunnel(pair, pair)` have no ability. The four sides are written in one line, north, east, south, west:

    "ObPeEl+2 wall Fi free"    three gems for 2 points; a wall; one gem for nothing; a door that costs nothing

`checked` is run over all of them when `rooms` is loaded. An entry that breaks a rule is named with its number and key
and told what would be right; all faults of all entries come in one error.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

import msgspec

from bot.games.gemrush.effects import (
    ALL,
    DISCARDED,
    NAMED,
    Ability,
    Condition,
    Count,
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
from bot.games.gemrush.gems import GEM_OF_CODE, GEMS, SPECIAL, Gem

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


TILES_IN_THE_BOX = 80
TUNNELS, CARTS = 8, 4
MOST_GEMS = 6

_DOOR = re.compile(r"(?P<cost>free|(?:[A-Z][a-z])+)(?:\+(?P<points>\d+))?")
_PIECES = (SwapPlaces, MoveRoom, Go)


class EntryError(ValueError):
    """Entries of `rooms` that break a rule; a line for each fault, the entry named first."""


# ---- writing ----


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
    """Raises EntryError, naming the entry, when the line is not four sides."""
    words = doors.split()
    if len(words) != len(SIDES):
        raise EntryError(f"{key!r}: {doors!r} has {len(words)} sides; write four: north east south west")
    north, east, south, west = (_side(key, word) for word in words)
    return north, east, south, west


def _side(key: str, word: str) -> Door | None:
    if word == "wall":
        return None
    found = _DOOR.fullmatch(word)
    cost = re.findall("..", found["cost"]) if found and found["cost"] != "free" else []
    if found is None or any(code not in GEM_OF_CODE for code in cost):
        raise EntryError(f"{key!r}: {word!r} is no side; write 'wall', 'free', or gems and points: 'ObPe+1'")
    return Door(tuple(GEM_OF_CODE[code] for code in cost), int(found["points"] or 0))


# ---- checking ----


def checked(entries: Sequence[Tile]) -> tuple[Tile, ...]:
    """The entries as the tiles of the game. Raises EntryError that tells all faults, a line each."""
    faults = [f"entry {number} ({tile.key!r}): {fault}" for number, tile in enumerate(entries) for fault in _tile(tile)]
    faults += _together(entries)
    if faults:
        raise EntryError("\n".join(faults))
    return tuple(entries)


def _together(entries: Sequence[Tile]) -> Iterator[str]:
    """What no entry shows alone: how many there are, their order, keys and abilities that are there twice."""
    if len(entries) != TILES_IN_THE_BOX:
        yield f"{len(entries)} tiles; the box holds {TILES_IN_THE_BOX}: a new room takes the place of another"
    types = tuple(tile.type for tile in entries)
    first = TUNNELS + CARTS
    if types[:first] != TUNNELS * ("tunnel",) + CARTS * ("cart",) or {"tunnel", "cart"} & {*types[first:]}:
        yield f"the {TUNNELS} tunnels come first, then the {CARTS} mine carts, then the rooms"
    by_key: dict[str, int] = {}
    by_ability: dict[Ability, Tile] = {}
    for number, tile in enumerate(entries):
        if tile.type in ("tunnel", "cart"):
            continue
        if tile.key in by_key:
            yield f"entry {number} ({tile.key!r}): entry {by_key[tile.key]} has this key already"
        by_key.setdefault(tile.key, number)
        if tile.ability in by_ability:
            yield f"entry {number} ({tile.key!r}): {by_ability[tile.ability].key!r} does the same"
        by_ability.setdefault(tile.ability, tile)


def _tile(tile: Tile) -> Iterator[str]:
    try:
        msgspec.convert(msgspec.to_builtins(tile), Tile)
    except (msgspec.ValidationError, TypeError) as error:
        yield str(error)
        return
    if tile.type == "tunnel":
        yield from _tunnel(tile)
    else:
        yield from _doors(tile.doors)
    if (tile.type in ("tunnel", "cart")) != (not tile.ability):
        yield "tunnels and mine carts have no ability, every other tile has one"
    yield from _ability(tile.ability)
    if tile.type == "free" and tile.ability:
        yield from _free(tile.ability)


def _tunnel(tile: Tile) -> Iterator[str]:
    if tile.doors != (Door(), Door(), Door(), Door()):
        yield "a tunnel has four doors without cost or points"
    if len(tile.paths) != 2 or sorted(side for path in tile.paths for side in path) != [0, 1, 2, 3]:
        yield "two paths join the four sides of a tunnel in pairs"


def _doors(doors: Iterable[Door | None]) -> Iterator[str]:
    there = [door for door in doors if door is not None]
    if not there:
        yield "a room has 1 to 4 doors, not four walls"
    for door in there:
        if list(door.cost) != sorted(door.cost):
            yield f"the gems of a door stand in the order of the gems: {_codes(sorted(door.cost))}"
        if any(gem in SPECIAL for gem in door.cost):
            yield f"doors ask for standard gems only, not {_codes(door.cost)}"


def _codes(gems: Iterable[int]) -> str:
    names = {gem: code for code, gem in GEM_OF_CODE.items()}
    return "".join(names[GEMS[gem]] for gem in gems)


def _ability(ability: Ability) -> Iterator[str]:
    """The grammar of the language of effects: what a later step needs has been done by an earlier one."""
    counts: list[Count | str] = [
        step.count for step in ability if isinstance(step, Draw | Reveal | Dig | Keep | Discard)
    ]
    if any(isinstance(count, int) and count < 1 for count in counts):
        yield "a step is done at least once"
    if X in counts and not any(isinstance(step, Discard) and step.count == X for step in ability):
        yield "X stands for what the hand can give: it needs a Discard(X)"
    yield from _conditions(ability)
    yield from _revealing(ability)
    if any(isinstance(step, _PIECES) for step in ability[:-1]):
        yield "what moves a dwarf or a room is the last step"


def _conditions(ability: Ability) -> Iterator[str]:
    known: set[Condition] = set()
    for step in ability:
        if isinstance(step, Dig | Keep | Discard):
            if isinstance(step, Dig) and step.matching == ():
                yield "a Dig is for something: give it gems, NAMED or DISCARDED"
            if isinstance(step.matching, tuple):
                if list(step.matching) != sorted(set(step.matching)):
                    yield "the gems of a condition stand in their order, each once"
            elif step.matching not in known:
                yield f"nothing has been {step.matching} before {type(step).__name__} asks for it"
        if isinstance(step, NameGem):
            known.add(NAMED)
        elif isinstance(step, Discard):
            known.add(DISCARDED)
    if NAMED in known and not any(isinstance(step, Dig | Keep) and step.matching == NAMED for step in ability):
        yield "a gem is named, and no step asks for it"


def _revealing(ability: Ability) -> Iterator[str]:
    """At most one Reveal or Dig, its Keeps after it and for no more cards than it can bring."""
    lying: Reveal | Dig | None = None
    kept = False
    for step in ability:
        if isinstance(step, Reveal | Dig):
            if lying is not None:
                yield "only one step reveals or digs: what it brings lies aside until the end"
            lying = step
        elif isinstance(step, Keep):
            kept = True
            if lying is None:
                yield "Keep takes what a Reveal or Dig before it has brought"
            elif isinstance(lying, Dig) and step.matching != ():
                yield "after a Dig only what it was for can be kept: Keep has no condition of its own"
            elif isinstance(lying.count, int) and isinstance(step.count, int) and step.count > lying.count:
                yield f"no {step.count} cards can be kept of {lying.count}"
    if lying is not None and not kept:
        yield "a Reveal or Dig without a Keep brings nothing"


def _free(ability: Ability) -> Iterator[str]:
    """A free ability may be used without end: it must not feed itself."""
    if any(isinstance(step, Draw | Reveal | Dig | Discard) for step in ability) and any(
        hand_change(ability, x) >= 0 for x in (1, 2)
    ):
        yield "a free room that touches cards must leave the hand smaller, or cards could be cycled for nothing"


def hand_change(ability: Ability, x: int = 1) -> int:
    """By how many cards the hand grows at most, with the player's number `x`; below 0: it shrinks."""
    change, lying = 0, 0
    for step in ability:
        match step:
            case Draw(count):
                change += _number(count, x)
            case Discard(count):
                change -= _number(count, x)
            case Reveal(count) | Dig(count):
                lying = _number(count, x)
            case Keep(count):
                taken = lying if count == ALL else min(lying, _number(count, x))
                change, lying = change + taken, lying - taken
            case _:
                pass
    return change


def _number(count: int | str, x: int) -> int:
    return count if isinstance(count, int) else x
