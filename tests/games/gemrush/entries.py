"""Finds faults in the room entries of `bot/games/gemrush/rooms.py`. Each fault says what would be right."""

from collections.abc import Iterable, Iterator, Sequence

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
    Go,
    Keep,
    MoveRoom,
    NameGem,
    Reveal,
    SwapPlaces,
    X,
)
from bot.games.gemrush.gems import GEM_OF_CODE, GEMS, SPECIAL
from bot.games.gemrush.rooms import Door, Tile

TILES_IN_THE_BOX = 80
TUNNELS, CARTS = 8, 4

_PIECES = (SwapPlaces, MoveRoom, Go)


def faults(entries: Sequence[Tile]) -> list[str]:
    """Return all faults as lines that begin with the entry's name."""
    found = [f"entry {number} ({tile.key!r}): {fault}" for number, tile in enumerate(entries) for fault in _tile(tile)]
    return [*found, *_together(entries)]


def _together(entries: Sequence[Tile]) -> Iterator[str]:
    """Yield faults of the whole list: the number of entries, their order, duplicate keys and duplicate abilities."""
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
    """Yield faults of the steps of an ability: of their counts, their conditions and their order."""
    counts: list[Count | str] = [
        step.count for step in ability if isinstance(step, Draw | Reveal | Dig | Keep | Discard)
    ]
    if any(isinstance(count, int) and count < 1 for count in counts):
        yield "a step is done at least once"
    if X in counts and not any(isinstance(step, Discard) and step.count == X for step in ability):
        yield "X stands for what the hand can give: it needs a Discard(X)"
    if any(isinstance(step, Discard) and step.matching != () for step in ability[1:]):
        yield "only the first step asks for certain cards of the hand: whether it can be given is asked at once"
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
    """Yield faults of the steps Reveal, Dig and Keep.

    An ability has at most one Reveal or Dig. A Keep comes later, and takes no more cards than were revealed.
    """
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
    """Yield a fault if a free ability, which has no limit, touches cards but does not make the hand smaller."""
    if any(isinstance(step, Draw | Reveal | Dig | Discard) for step in ability) and any(
        hand_change(ability, x) >= 0 for x in (1, 2)
    ):
        yield "a free room that touches cards must leave the hand smaller, or cards could be cycled for nothing"


def hand_change(ability: Ability, x: int = 1) -> int:
    """Return by how many cards the hand grows at most. The result is negative if the hand shrinks.

    x: the number that the player chooses for X.
    """
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
