"""Finds what a picture shows of a view and its table: dwarves, light, ways, plates (the prices of doors), names."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Plate, SeenTile, View
from render import fonts
from render.gemrush.colours import DIM, HERE, LIT
from render.gemrush.rock import DELTAS

Place = tuple[int, int]  # across, down


def beyond(at: Place, side: int) -> Place:
    return at[0] + DELTAS[side][0], at[1] + DELTAS[side][1]


class Extent(NamedTuple):
    """A rectangle of spaces. `right` is its last column, and `bottom` its last row."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def holds(self, place: Place) -> bool:
        return self.left <= place[0] <= self.right and self.top <= place[1] <= self.bottom


def extent_of(places: Collection[Place]) -> Extent:
    """Return the smallest extent that holds one or more places."""
    columns, rows = [x for x, _ in places], [y for _, y in places]
    return Extent(min(columns), min(rows), max(columns), max(rows))


# ---- names ----


def room_name(table: Table, key: str) -> str:
    return table.caption(f"room-{key}", key.replace("-", " ").title())


def skill_names(table: Table, skills: Sequence[int]) -> str:
    keys = [Skill(number).key for number in skills]
    return " · ".join(table.caption(f"skill-{key}", key.replace("-", " ").capitalize()) for key in keys)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return the initials of each name: its first letter, with a number if another name has the same letter.

    If no font can write the letter, the initials are only a number.
    """
    firsts, given = [fonts.initial(name) for name in names], list[str]()
    for i, first in enumerate(firsts):
        alone = [first] if first and firsts.count(first) == 1 else []
        numbered = [f"{first}{number}" for number in range(1 if first else i + 1, len(names) + 9)]
        given.append(next(letters for letters in (*alone, *numbered) if letters not in given))
    return tuple(given)


class Scene:
    """The mine of a view, with the names of a table.

    Attributes:
        tiles: the tile at each place. seats_at: the dwarves at each place.
        mover: the seat to move. here: the place of its dwarf.
        light: the light on the tile at each place: DIM, LIT or HERE.
        extent: all tiles, and the tile that is being placed.
        names: the name of each seat. letters: the initials of each seat.
    """

    def __init__(self, view: View, table: Table) -> None:
        self.view, self.table = view, table
        self.tiles = {(tile.across, tile.down): tile for tile in view.tiles}
        self.seats_at: dict[Place, list[Seat]] = defaultdict(list)
        for number, seat in enumerate(view.seats):
            if seat.across is not None and seat.down is not None:
                self.seats_at[seat.across, seat.down].append(Seat(number))
        self.mover = view.turn
        self.here = next((place for place, seats in self.seats_at.items() if self.mover in seats), None)
        self.light = self._lights()
        placing = () if view.placing is None else (view.placing[1:],)
        self.extent = extent_of([*(self.tiles or [(0, 0)]), *placing])
        self.names = (*table.seats, *(TableSeat(""),) * len(view.seats))[: len(view.seats)]
        self.letters = initials([one.name for one in self.names])

    def _lights(self) -> dict[Place, int]:
        """Return the light on each tile. During a move, only tiles within reach and tunnels to them are lit."""
        walking = any(tile.steps is not None and at != self.here for at, tile in self.tiles.items())
        light = {at: LIT if not walking or tile.steps is not None else DIM for at, tile in self.tiles.items()}
        if walking:
            for at, tile in self.tiles.items():
                if tile.steps is not None and tile.type != "tunnel":
                    self._light_tunnels(at, tile, light)
        if self.here in light:
            light[self.here] = HERE
        return light

    def _light_tunnels(self, at: Place, tile: SeenTile, light: dict[Place, int]) -> None:
        """Light the tunnels from a room within reach to another such room or to a plate within reach."""
        goals = {plate.at for plate in self.view.plates if plate.reachable}
        for side in range(4):
            if tile.doors[side] is None:
                continue
            passed: list[Place] = []
            ahead, entry = beyond(at, side), (side + 2) % 4
            while (tunnel := self.tiles.get(ahead)) is not None and tunnel.type == "tunnel" and len(passed) < 99:
                passed.append(ahead)
                leaving = next(b if a == entry else a for a, b in tunnel.paths if entry in (a, b))
                if (*ahead, leaving) in goals:
                    light.update(dict.fromkeys(passed, LIT))
                ahead, entry = beyond(ahead, leaving), (leaving + 2) % 4
            goal = self.tiles.get(ahead)
            if passed and goal is not None and goal.steps is not None:
                light.update(dict.fromkeys(passed, LIT))

    # ---- ways ----

    def opens(self, at: Place, side: int) -> bool:
        """Return whether a place has a tile with an opening on this side."""
        tile = self.tiles.get(at)
        return tile is not None and (tile.type == "tunnel" or tile.doors[side] is not None)

    def dark(self, at: Place) -> tuple[int, ...]:
        """Return the sides of a room whose doors lead into an empty space."""
        return tuple(s for s in range(4) if self.opens(at, s) and beyond(at, s) not in self.tiles)

    def passages(self) -> Iterator[tuple[Place, int, bool, bool]]:
        """Yield (place, side, out, back) for each way between two neighbouring tiles.

        `place` has the northern or western tile of the two, and the way is on this side of it. `out` and `back` say
        whether a dwarf may walk out of this tile, and back into it.
        """
        for at in self.tiles:
            for side in (1, 2):
                other = beyond(at, side)
                if other in self.tiles:
                    out, back = self.opens(at, side), self.opens(other, side + 2 & 3)
                    if out or back:
                        yield at, side, out, back

    def lit_between(self, at: Place, other: Place) -> int:
        return LIT if self.light[at] and self.light[other] else DIM

    def plates(self) -> list[tuple[Plate, bool]]:
        """Return (plate, whether it glows) for each plate, the glowing plates last."""
        return sorted(((plate, plate.payable is True) for plate in self.view.plates), key=lambda one: one[1])

    def fresh(self) -> list[Place]:
        """Return the places of the tiles that are marked as new, the newest first."""
        return [(tile.across, tile.down) for tile in reversed(self.view.tiles) if tile.fresh]
