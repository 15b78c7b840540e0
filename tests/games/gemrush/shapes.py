"""Plays and paints extreme matches of Gem Rush for `tests.shapes`."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.games.gemrush import GAME
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.model import Options, State
from render import gemrush
from tests.games.playing import Chooser, drawn_move
from tests.shapes.pictures import Picture


def options(dice: random.Random) -> Options:
    mode = dice.choice(("rush", "crisis"))
    target = dice.choice((5, 200, "usual", "open" if mode == "crisis" else 200))
    variant = dice.choice(("normal", "choice", "shared", "chaos", "circle", "none"))
    return Options(mode=mode, target=target, variant=variant)  # type: ignore[arg-type]  # each text is an allowed word


def chooser(seed: int, _: random.Random) -> Chooser:
    """Return the function that chooses the moves of a match. With an odd seed, seats build wherever they can."""
    return builder if seed % 2 else drawn_move


def builder(dice: random.Random, listed: Iterable[Any]) -> Any:
    moves = list(listed)
    builds = [move for move in moves if isinstance(move, (Build, Place))]
    return dice.choice(builds) if builds else drawn_move(dice, moves)


def pictures(state: State, viewer: Seat | None, names: Table, name: str) -> Iterator[Picture]:
    """Yield pictures of a position.

    The channel and the seat to move see the mine, the other seats see their cards.
    """
    view = GAME.view(state, viewer)
    if viewer is not None and viewer not in GAME.to_move(state):
        yield from hand(view, names, name)
        return
    yield Picture(name, gemrush.paint, (view, names))
    yield from mine(view, names, name)


def mine(view: Any, names: Any, name: str, parts: int = 1) -> Iterator[Picture]:
    """Yield the pictures of the whole mine, of its last parts, and of the viewer's hand."""
    yield Picture(f"{name} wide", gemrush.paint_wide, (view, names))
    for part in gemrush.parts(view)[-parts:]:
        yield Picture(f"{name} {part}", gemrush.paint_part, (view, names, part))
    yield from hand(view, names, name)


def hand(view: Any, names: Any, name: str) -> Iterator[Picture]:
    if view.viewer is not None and view.over is None:
        yield Picture(f"{name} hand", gemrush.paint_hand, (view, names))


def ended(view: Any, points: int) -> Any:
    seats = tuple(msgspec.structs.replace(seat, points=points) for seat in view.seats)
    total, places = points * len(seats), (1,) * len(seats)
    return msgspec.structs.replace(
        view, seats=seats, total=total, turn=None, phase="over", over="target", places=places, plates=()
    )
