"""Positions for tests of Gem Rush's pictures. Mines grow at random, by the rules for tiles."""

import random
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gemrush.gems import CARDS, Gem
from bot.games.gemrush.mine import (
    START,
    Cell,
    Laid,
    Mine,
    across,
    doors_of,
    down,
    exits_of,
    is_tunnel,
    mine_of,
    opposite,
    turns_facing,
)
from bot.games.gemrush.payments import can_pay
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import Plate, SeenSeat, SeenTile, View
from render import gemrush
from tests.render.references import BY_BLOCK

NAMES = ("Ada", "Bo", "Cleo", "Dmitri", "Łucja", "Грета", "Zoë Grünewald-Ólafsdóttir")
DWARVES = (Gem.FIRE_RUBY, Gem.STAR_TEAR, Gem.ELECTRUM, Gem.SOULSTONE, Gem.DRAGONJADE, Gem.PERMAFROST, Gem.OBSIDIAN)
WARPED_MIRROR = 12


def table(count: int, **captions: str) -> Table:
    return Table(tuple(TableSeat(name) for name in NAMES[:count]), tuple(captions.items()))


@cache
def grown(seed: int, count: int) -> tuple[Laid, ...]:
    """Return a mine of `count` tiles that grows around its middle. The Warped Mirror is the first tile."""
    dice = random.Random(seed)
    tiles = [tile for tile in range(len(TILES)) if tile != WARPED_MIRROR]
    dice.shuffle(tiles)
    laid: tuple[Laid, ...] = (Laid(START, WARPED_MIRROR, 0),)
    while len(laid) < count:
        mine = mine_of(laid)
        doors = mine.open_doors()
        near = sorted(doors, key=lambda one: _far(one.passage.cell) + dice.random() * 3)
        space, back = near[0].passage.cell, near[0].passage.side
        tile = tiles.pop()
        if is_tunnel(tile):
            laid = (*laid, Laid(space, tile, dice.randrange(4)))
        else:
            laid = (*laid, _best_turn(laid, space, tile, back))
    return laid


def _best_turn(laid: tuple[Laid, ...], space: Cell, tile: int, back: int) -> Laid:
    """Return the tile, turned so that it has the most open doors."""
    ways = [Laid(space, tile, turn) for turn in turns_facing(tile, back)]
    return max(ways, key=lambda one: len(mine_of((*laid, one)).open_doors()))


def _far(cell: Cell) -> float:
    return float((across(cell) ** 2 + down(cell) ** 2) ** 0.5)


def _seen_tile(one: Laid, steps: Mapping[Cell, int], newest: Laid) -> SeenTile:
    tile = TILES[one.tile]
    exits = exits_of(one.tile, one.turn)
    paths = tuple((side, to) for side, to in enumerate(exits) if side < to)
    return SeenTile(
        number=one.tile, turn=one.turn, across=across(one.cell), down=down(one.cell), key=tile.key, type=tile.type,
        doors=doors_of(one.tile, one.turn), ability=tile.ability, paths=paths,
        steps=steps.get(one.cell), fresh=one is newest,
    )  # fmt: skip


def _plates(mine: Mine, steps: Mapping[Cell, int], left: int, seat: SeenSeat | None) -> tuple[Plate, ...]:
    """Return the plates (price signs) of all open doors. The hand of `seat` decides which doors are affordable."""
    plates = []
    for door in mine.open_doors():
        end = door.passage.tunnels[-1] if door.passage.tunnels else door.cell
        reachable = steps.get(door.cell, 99) < left
        payable = None
        if seat is not None and seat.hand is not None:
            payable = reachable and can_pay(
                door.door.cost, seat.hand, Gem(seat.gem), tuple(Skill(number) for number in seat.skills)
            )
        plates.append(
            Plate(
                across(door.cell), down(door.cell), door.side,
                (across(end), down(end), opposite(door.passage.side)),
                (across(door.passage.cell), down(door.passage.cell)), bytes(door.door.cost),
                door.door.points, reachable, payable,
            )
        )  # fmt: skip
    return tuple(plates)


def seen(
    laid: tuple[Laid, ...], standing: tuple[Cell, ...], *, mode: str = "crisis", turn: int | None = 1, left: int = 3,
    seed: int = 1, viewer: int | None = None, **changes: Any,
) -> View:  # fmt: skip
    """Return a view of a mine with random hands. `standing` is the room of each seat's dwarf."""
    dice, mine = random.Random(seed), mine_of(laid)
    cards = list(CARDS)
    dice.shuffle(cards)
    seats = []
    for number, place in enumerate(standing):
        size = dice.choice((3, 4, 4, 5))
        hand = bytes(sorted(cards.pop() for _ in range(size)))
        known = mode == "crisis" or viewer == number
        seats.append(
            SeenSeat(int(DWARVES[number]), across(place), down(place), (7, 6, 5, 4, 2, 0, 11)[number], size,
                     hand if known else None, (number * 3 % 20,))
        )  # fmt: skip
    walking = turn is not None and changes.get("phase", "move") == "move"
    steps = mine.reach(standing[turn or 0], left) if walking else {}
    payer = seats[turn] if turn is not None and walking else None
    fields: dict[str, Any] = {
        "mode": mode, "variant": "normal", "target": 45 if mode == "crisis" else 20, "viewer": viewer,
        "tiles": tuple(_seen_tile(one, steps, laid[-1]) for one in laid), "plates": _plates(mine, steps, left, payer),
        "seats": tuple(seats), "turn": None if turn is None else Seat(turn), "phase": "move", "steps_left": left,
        "turns": 11, "total": sum(seat.points for seat in seats), "deck": 13, "discard": 9, "burnt": 33,
        "stack": 80 - len(laid), "first": Seat(0), "discard_top": 20,
    }  # fmt: skip
    return View(**{**fields, **changes})


def rooms(laid: tuple[Laid, ...]) -> tuple[Cell, ...]:
    return mine_of(laid).rooms()


def played(seed: int, count: int, seats: int, **changes: Any) -> View:
    """Return a view of a mine of `count` tiles. The dwarf to move is in the middle, and the others in random rooms."""
    laid, dice = grown(seed, count), random.Random(seed)
    places = [dice.choice(rooms(laid)) for _ in range(seats)]
    if seats > 1:
        places[1] = START
    return seen(laid, tuple(places), **changes)


def crowd(view: View, at: tuple[int, int] = (0, 0)) -> View:
    seats = tuple(msgspec.structs.replace(seat, across=at[0], down=at[1]) for seat in view.seats)
    return msgspec.structs.replace(view, seats=seats)


MIDDLE = played(4, 20, 5)
RUSH = played(6, 14, 4, mode="rush")
START_OF = seen(grown(4, 1), (START,) * 4, mode="rush", turns=0, burnt=0, discard=0, discard_top=None, deck=59)
LARGE = played(11, 80, 7)
REVEALED = played(
    4, 20, 5, phase="effect", effect=1, revealed=bytes((3, 24, 49, 30, 18)), kept=bytes((24, 30)), named=5
)
PLACING = played(4, 19, 3, phase="place", placing=(grown(4, 20)[-1].tile, across(grown(4, 20)[-1].cell),
                                                   down(grown(4, 20)[-1].cell)), back=1)  # fmt: skip
OVER = played(4, 30, 5, turn=None, phase="over", over="target", places=(1, 1, 1, 1, 1))
OVER_RUSH = played(6, 24, 4, mode="rush", turn=None, phase="over", over="target", places=(1, 2, 3, 4))
HAND = played(6, 14, 4, mode="rush", viewer=1), table(4)
CARD_ROWS = (
    gemrush.CardRow(bytes((3, 24, 49, 30, 18)), closed=(1, 3)),
    gemrush.CardRow(bytes((1, 2, 40, 41, 42, 43, 20)), "Bela"),
    gemrush.CardRow(bytes((14, 15)), "Ada", burns=True),
)
ROOM = TILES[43], Table((), (("text", "Name a gem. Reveal 3 cards. Keep every card that shows it."),))

SCENES: dict[str, tuple[View, Table]] = {
    "middle": (MIDDLE, table(5)),
    "rush": (RUSH, table(4)),
    "start": (START_OF, table(4)),
    "large": (LARGE, table(7)),
    "revealed": (REVEALED, table(5)),
    "placing": (PLACING, table(3)),
    "crowd": (crowd(played(6, 14, 7, mode="rush")), table(7)),
    "over": (OVER, table(5, reason="45 points reached")),
    "over-rush": (OVER_RUSH, table(4)),
}

# The whole picture of a daily for its member.
ALONE = seen(grown(7, 6), (rooms(grown(7, 6))[2],), turn=0, viewer=0, target=None, turns=4, length=10)
WITH_REFERENCE = ("middle", "rush", "start", "revealed", "placing", "over-rush")
PICTURES = {name: partial(gemrush.paint, *SCENES[name]) for name in WITH_REFERENCE}
PICTURES["hand"] = partial(gemrush.paint_hand, *HAND)
PICTURES["own"] = partial(gemrush.paint_own, ALONE, table(1))
PICTURES["cards"] = partial(gemrush.paint_cards, *CARD_ROWS)
PICTURES["ways"] = partial(gemrush.paint_ways, PLACING, table(3))
MEASURE = BY_BLOCK
SAMPLES = {"middle": "mine_portrait", "middle_wide": "mine_landscape", "hand": "hand", "room": "room",
           "gems": "gems", "legend": "icons"}  # fmt: skip


def sheet() -> dict[str, partial[bytes]]:
    """Return pictures to look at: every scene in both layouts, a hand, a room, the gems and the legend."""
    scenes = {name: partial(gemrush.paint, *scene) for name, scene in SCENES.items()}
    wide = {f"{name}_wide": partial(gemrush.paint_wide, *scene) for name, scene in SCENES.items()}
    return (
        scenes
        | wide
        | {
            "hand": partial(gemrush.paint_hand, *HAND),
            "own": partial(gemrush.paint_own, ALONE, table(1)),
            "cards": partial(gemrush.paint_cards, *CARD_ROWS),
            "ways": partial(gemrush.paint_ways, PLACING, table(3)),
            "room": partial(gemrush.paint_room, *ROOM),
            "gems": partial(gemrush.paint_gems, Table()),
            "legend": partial(gemrush.paint_legend, Table()),
        }
    )
