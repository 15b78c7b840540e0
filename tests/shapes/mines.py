"""Mines of extreme shapes that the rules of Gem Rush allow.

As in a match, each new tile goes to an empty space behind a door, and one of its doors faces that door. But the tiles
come in an order that is chosen for the shape.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.gemrush import GAME
from bot.games.gemrush.gems import CARDS, STANDARD
from bot.games.gemrush.mine import (
    START,
    Cell,
    Laid,
    across,
    cell_at,
    doors_of,
    down,
    exits_of,
    is_tunnel,
    mine_of,
    turns_facing,
)
from bot.games.gemrush.model import Account, Options, State, TurnProgress
from bot.games.gemrush.rooms import TILES

ALL = len(TILES)
ELEVATOR = next(number for number, tile in enumerate(TILES) if tile.key == "mystic-elevator")
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
Place = tuple[int, int]


class Step(NamedTuple):
    """A space in a shape; a tile is laid in each space of the shape."""

    place: Place
    parent: int  # the index of the space to which this space is connected, or -1 for the first space


def _path(places: Sequence[Place]) -> list[Step]:
    return [Step(place, i - 1) for i, place in enumerate(places)]


def _walk(directions: Iterator[int], count: int) -> list[Step]:
    places = [(0, 0)]
    while len(places) < count:
        dx, dy = SIDES[next(directions)]
        places.append((places[-1][0] + dx, places[-1][1] + dy))
    return _path(places)


def _straight(side: int) -> list[Step]:
    return _walk(iter([side] * ALL), ALL)


def _stairs(first: int, second: int, tread: int = 1) -> list[Step]:
    return _walk(iter(([first] * tread + [second] * tread) * ALL), ALL)


def _spiral() -> list[Step]:
    """Return a spiral around the start, with an empty lane between its turns."""
    legs = ([side % 4] * (2 * (side // 2 + 1)) for side in range(ALL))
    return _walk((side for leg in legs for side in leg), ALL)


def _ring() -> list[Step]:
    """Return a ring whose last tile is beside its first tile."""
    return _walk(iter([1] * 19 + [2] * 20 + [3] * 20 + [0] * 20), ALL)


def _corner() -> list[Step]:
    return _walk(iter([1] * (ALL // 2) + [2] * ALL), ALL)


def _comb(back: int, tooth: int, every: int, long: int) -> list[Step]:
    """Return a comb: a line with teeth on one side."""
    steps = [Step((0, 0), -1)]
    tip, (bx, by), (tx, ty) = 0, SIDES[back], SIDES[tooth]
    while len(steps) < ALL:
        for _ in range(every):
            x, y = steps[tip].place
            steps.append(Step((x + bx, y + by), tip))
            tip = len(steps) - 1
        end = tip
        for _ in range(long):
            x, y = steps[end].place
            steps.append(Step((x + tx, y + ty), end))
            end = len(steps) - 1
    return steps[:ALL]


def _cross() -> list[Step]:
    steps = [Step((0, 0), -1)]
    tips = [0] * 4
    while len(steps) < ALL:
        for side, (dx, dy) in enumerate(SIDES):
            x, y = steps[tips[side]].place
            steps.append(Step((x + dx, y + dy), tips[side]))
            tips[side] = len(steps) - 1
    return steps[:ALL]


SHAPES: dict[str, Callable[[], list[Step]]] = {
    "east": lambda: _straight(1),
    "west": lambda: _straight(3),
    "north": lambda: _straight(0),
    "south": lambda: _straight(2),
    "stairs": lambda: _stairs(1, 2),
    "stairs-up": lambda: _stairs(3, 0),
    "long-stairs": lambda: _stairs(1, 0, 5),
    "spiral": _spiral,
    "ring": _ring,
    "corner": _corner,
    "comb": lambda: _comb(1, 2, 2, 4),
    "rake": lambda: _comb(2, 3, 6, 7),
    "cross": _cross,
}


def shaped(name: str, count: int = ALL, seed: int = 0) -> tuple[Laid, ...]:
    """Return a mine of `count` tiles in a shape. Tiles that do not fit the shape are laid far from the start."""
    dice = random.Random(f"{name} {seed}")
    tiles = list(range(ALL))
    dice.shuffle(tiles)
    tiles.sort(key=lambda tile: sum(door is not None for door in doors_of(tile, 0)))
    laid: list[Laid] = []
    steps = SHAPES[name]()[:count]
    lying: dict[int, Laid] = {}
    for number, step in enumerate(steps):
        if step.parent >= 0 and step.parent not in lying:
            continue
        found = _fitting(tiles, steps, number)
        if found is not None:
            lying[number] = found
            laid.append(found)
            tiles.remove(found.tile)
    return outwards(tuple(laid), tiles, count)


def _fitting(tiles: Sequence[int], steps: Sequence[Step], number: int) -> Laid | None:
    """Return the first tile with doors on all sides that the shape needs, or None."""
    step = steps[number]
    near = [step.parent] * (step.parent >= 0) + [i for i, one in enumerate(steps) if one.parent == number]
    sides = {_side(step.place, steps[i].place) for i in near}
    for tile in tiles:
        for turn in range(4):
            doors = {side for side, door in enumerate(doors_of(tile, turn)) if door is not None}
            if not sides <= doors:
                continue
            if is_tunnel(tile) and (
                step.parent < 0
                or {exits_of(tile, turn)[_side(step.place, steps[step.parent].place)]}
                != sides - {_side(step.place, steps[step.parent].place)}
            ):
                continue
            return Laid(cell_at(*step.place), tile, turn)
    return None


def _side(one: Place, other: Place) -> int:
    return SIDES.index((other[0] - one[0], other[1] - one[1]))


def outwards(laid: tuple[Laid, ...], tiles: Sequence[int], count: int) -> tuple[Laid, ...]:
    """Return the mine with `count` tiles. Each new tile goes to the empty space that is farthest from the start."""
    left = list(tiles)
    while len(laid) < count:
        doors = mine_of(laid).open_doors()
        spaces = sorted(doors, key=lambda one: -_far(one.passage.cell))
        if not spaces:
            break
        space, back = spaces[0].passage.cell, spaces[0].passage.side
        tile = left.pop()
        turn = (
            0
            if is_tunnel(tile)
            else max(
                turns_facing(tile, back),
                key=lambda turn: max(map(_far, _led_to(laid, Laid(space, tile, turn))), default=0),
            )
        )
        laid = (*laid, Laid(space, tile, turn))
    return laid


def _led_to(laid: tuple[Laid, ...], one: Laid) -> list[Cell]:
    return [door.passage.cell for door in mine_of((*laid, one)).open_doors()]


def _far(cell: Cell) -> int:
    return across(cell) ** 2 + down(cell) ** 2


def leapt(count: int = ALL) -> tuple[Laid, ...]:
    """Return a line with gaps: the Mystic Elevator moves to the end of the line again and again."""
    base = [one for one in shaped("east") if one.tile != ELEVATOR][:3]
    laid, tiles = tuple(base), [tile for tile in range(ALL) if tile not in {one.tile for one in base}]
    tiles.remove(ELEVATOR)
    tiles = [tile for tile in tiles if not is_tunnel(tile)]
    tiles.sort(key=lambda tile: sum(door is not None for door in doors_of(tile, 0)))
    laid = (*laid, Laid(cell_at(across(laid[-1].cell) + 1, 0), ELEVATOR, 0))
    while len(laid) < count and tiles:
        end = max(across(one.cell) for one in laid)
        spot = next((one for one in laid if one.tile == ELEVATOR), None)
        assert spot is not None
        opposed = [
            (tile, turn) for tile in tiles for turn in range(4)
            if doors_of(tile, turn)[1] is not None and doors_of(tile, turn)[3] is not None
        ]  # fmt: skip
        if not opposed or end > 110 or doors_of(ELEVATOR, spot.turn)[1] is None:
            break
        tile, turn = opposed[0]
        tiles.remove(tile)
        laid = (*laid, Laid(cell_at(end + 1, 0), tile, turn))
        sites = mine_of(laid).elevator_sites(spot.cell)
        site = next((cell for cell in sites if across(cell) == end + 2), None)
        if site is None:
            break
        facing = [turn for turn in sites[site] if doors_of(ELEVATOR, turn)[1] is not None]
        laid = tuple(replace(one, cell=site, turn=facing[0]) if one is spot else one for one in laid)
    return laid


def wild(seed: int, count: int = ALL) -> tuple[Laid, ...]:
    """Return a random mine that grows mostly in one direction."""
    dice = random.Random(seed)
    tiles = list(range(ALL))
    dice.shuffle(tiles)
    first = next(tile for tile in tiles if not is_tunnel(tile))
    tiles.remove(first)
    laid: tuple[Laid, ...] = (Laid(START, first, dice.randrange(4)),)
    wind, force = (dice.uniform(-1, 1), dice.uniform(-1, 1)), dice.choice((0.0, 1.0, 5.0, 50.0))
    while len(laid) < count and tiles:
        doors = mine_of(laid).open_doors()
        if not doors:
            break
        at = max(doors, key=lambda one: dice.random() * 10 + force * (
            wind[0] * across(one.passage.cell) + wind[1] * down(one.passage.cell))).passage  # fmt: skip
        tile = tiles.pop()
        turns = range(4) if is_tunnel(tile) else turns_facing(tile, at.side)
        laid = (*laid, Laid(at.cell, tile, dice.choice(tuple(turns))))
    return laid


def state_in(laid: tuple[Laid, ...], seats: int, seed: int = 0, mode: str = "rush", where: str = "any") -> State:
    """Return a state with this mine in which the first seat is to move.

    where: the room of the first seat's dwarf: "any", "end" (the room farthest from the start) or "start".
    """
    dice = random.Random(f"{seed} {seats} {where}")
    rooms = mine_of(laid).rooms()
    far = sorted(rooms, key=_far)
    first = {"any": dice.choice(rooms), "end": far[-1], "start": rooms[0]}[where]
    cards = list(CARDS)
    dice.shuffle(cards)
    accounts = []
    for seat in range(seats):
        hand = bytes(sorted(cards.pop() for _ in range(dice.choice((0, 3, 4, 9)))))
        cell = first if seat == 0 else dice.choice(rooms)
        accounts.append(Account(STANDARD[seat], cell, hand, dice.choice((0, 7, 199)), bytes((seat,)), begun=True))
    options = Options(mode=mode, solo=mode == "crisis" and seats == 1)  # type: ignore[arg-type]  # `mode` is a str here.
    base = GAME.setup(seed, options, seats).state
    return replace(
        base, laid=laid, stack=bytes(tile for tile in range(ALL) if tile not in {one.tile for one in laid}),
        seats=tuple(accounts), deck=bytes(cards[:20]), discard=bytes(cards[20:]), burnt=b"", turn=base.turn * 0,
        first=base.first * 0, phase="move", placing=None, frame=None, rounds=9, built=9, turns=24,
        doing=TurnProgress(tiles=len(laid)),
    )  # fmt: skip
