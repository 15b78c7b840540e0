"""Positions for tests of Gembatan's pictures, from matches between simple players."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import TypeAlias

import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table, TableSeat
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import Chances
from bot.games.gembatan.grid import STEPS
from bot.games.gembatan.model import Cell, EndTurn, Fill, Lay, Move, Options, SeenTile, State, View, Window
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.view import HiddenView, own_view, with_cell, with_sockets, with_tile
from render import gembatan
from tests.render.references import BY_BLOCK

Scene: TypeAlias = tuple[View, Table]

NAMES = ("Mira", "Jonas", "Grünewald", "Łucja")


def table(*names: str, **captions: str) -> Table:
    return Table(tuple(TableSeat(name) for name in names), tuple(captions.items()))


def seats(count: int) -> Table:
    return table(*NAMES[:count])


def step(state: State, dice: random.Random) -> State:
    """Return the state after one step. The player takes the step with the most points, or ends the turn at random."""
    seat = GAME.to_move(state)[0]
    moves = list(GAME.legal_moves(state, seat))
    chances = Chances(state, seat)
    plays = [(move, chances.points(move)) for move in moves if isinstance(move, (Lay, Fill))]
    ends = [move for move in moves if isinstance(move, EndTurn)]
    move: Move
    if plays and (not ends or dice.random() < 0.75):
        most = max(points for _, points in plays)
        move = dice.choice([move for move, points in plays if points == most])
    else:
        move = ends[0] if ends else dice.choice(moves)
    return GAME.apply(state, seat, move).state


@cache
def played(seed: int, count: int) -> tuple[State, ...]:
    """Return the state after each step of a match with `count` seats."""
    dice = random.Random(seed)
    states = [GAME.setup(seed, Options(), count).state]
    while GAME.to_move(states[-1]):
        states.append(step(states[-1], dice))
    return tuple(states)


def daily(seed: int, *, ends: bool = False) -> State:
    """Return a state in the second turn of a daily, or at its end."""
    dice, state = random.Random(seed), GAME.setup(seed, GAME.about.daily, 1).state
    while state.over is None and (ends or state.turns == 0 or not is_drafting(state)):
        state = step(state, dice)
    return state


def seen(state: State) -> View:
    return own_view(state)


def ended(seed: int, count: int, at: int) -> State:
    """Return the first state after step `at` in which no turn is in progress."""
    return next(state for state in played(seed, count)[at:] if not is_drafting(state))


def picking(state: State, cell: bool = False) -> View:
    """Return the view of a seat that asks about the tile of its best move, or about the cell if `cell` is true."""
    seat = GAME.to_move(state)[0]
    chances = Chances(state, seat)
    lays = [(chances.points(move), move) for move in GAME.legal_moves(state, seat) if isinstance(move, Lay)]
    best = max(lays, key=lambda lay: lay[0])[1]
    return with_cell(state, seat, best.cell) if cell else with_tile(state, seat, best.tile)


def filling(state: State) -> View:
    """Return the view of the seat to move that shows which sockets it can fill."""
    return with_sockets(state, GAME.to_move(state)[0])


def left(state: State) -> View:
    """Return the channel's view after the second seat has left."""
    return seen(GAME.leave(state, Seat(1)).state)


def painted(name: str) -> bytes:
    return gembatan.paint(*SCENES[name])


class Scenes(Mapping[str, Scene]):
    """Scenes by their names. Each is made when it is first asked for, since no test that is only collected needs it."""

    def __init__(self, makers: Mapping[str, Callable[[], Scene]]) -> None:
        self._makers = makers
        self._made: dict[str, Scene] = {}

    def __getitem__(self, name: str) -> Scene:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def line(count: int, across: bool = True) -> View:
    """Return a view with `count` tiles in one line."""
    first = seen(played(0, 2)[0])
    start = 60 - count // 2
    tiles = []
    for i in range(count):
        column, row = (start + i, 60) if across else (60, start + i)
        cell = Cell(2 * row * STEPS[2] + 2 * column)
        tiles.append(SeenTile(cell, column, row, i % 60, 0, bytes((1, 0, 0, 0)), fresh=i == count - 1))
    window = Window(start, 60, start + count - 1, 60) if across else Window(60, start, 60, start + count - 1)
    return msgspec.structs.replace(first, tiles=tuple(tiles), sockets=(), halves=(), window=window)


# A view and a table for each name. Matches are played for some.
SCENES: Mapping[str, Scene] = Scenes(
    {
        "start": lambda: (seen(played(7, 4)[0]), seats(4)),
        "draft": lambda: (seen(played(8, 4)[17]), seats(4)),
        "gembatan": lambda: (seen(played(13, 3)[10]), seats(3)),
        "pick": lambda: (picking(ended(6, 2, 18)), seats(2)),
        "sockets": lambda: (filling(played(3, 3)[40]), seats(3)),
        "cell": lambda: (picking(ended(3, 2, 30), True), seats(2)),
        "long": lambda: (seen(played(4, 3)[80]), seats(3)),
        "middle": lambda: (seen(ended(5, 4, 60)), seats(4)),
        "left": lambda: (left(ended(4, 3, 40)), table("Mira", "Jonas", "Grünewald")),
        "small": lambda: (seen(played(24, 2)[-4]), seats(2)),
        "over": lambda: (seen(played(29, 4)[-1]), table(*NAMES, reason="The last gems are played")),
        "daily": lambda: (seen(daily(7)), table(NAMES[0])),
        "daily_over": lambda: (seen(daily(7, ends=True)), table(NAMES[0], reason="All turns are played")),
    }
)
WITH_REFERENCE = ("draft", "gembatan", "pick", "cell", "middle", "small", "over", "daily", "daily_over")
PICTURES = {name: partial(painted, name) for name in WITH_REFERENCE}
PICTURES["hidden"] = partial(gembatan.paint, HiddenView(), table(NAMES[0]))
MEASURE = BY_BLOCK
SAMPLES = {"draft": "board_landscape", "middle": "board_portrait"}


def sheet() -> dict[str, partial[bytes]]:
    """Return pictures to look at: every scene, and two very long grids."""
    lines = {"line": (line(60), seats(2)), "column": (line(60, False), seats(2))}
    return {name: partial(gembatan.paint, *scene) for name, scene in ({**SCENES} | lines).items()}
