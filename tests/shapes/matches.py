"""Whole matches of all games, played at random or with a bent for extremes, painted every few positions."""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bot.engine.game import Seat
from bot.games import AnyGame, all_games
from bot.games.gembatan import model as gembatan
from bot.games.gembatan.sight import with_cell, with_tile
from bot.games.gemrush import model as gemrush
from bot.games.gemrush.building import Build, Place
from bot.games.gems3d import model as gems3d
from render import gembatan as gembatan_painter
from render import gemrush as gemrush_painter
from render import gems3d as gems3d_painter
from tests.games.playing import drawn_move
from tests.shapes.pictures import Picture, animation, table

LONGEST = 400  # moves of a match; it is left then
FRAMES = 5  # of an animation
PAINTERS: dict[str, Any] = {
    "gems3d": gems3d_painter, "gembatan": gembatan_painter, "gemrush": gemrush_painter,
}  # fmt: skip
Chooser = Callable[[random.Random, Iterable[Any]], Any]


def options_of(key: str, dice: random.Random) -> Any:
    """Options at the ends of their ranges more often than within."""
    if key == "gembatan":
        return gembatan.Options()
    if key == "gemrush":
        mode = dice.choice(("rush", "crisis"))
        target = dice.choice((5, 200, "usual", "open" if mode == "crisis" else 200))
        variant = dice.choice(("normal", "choice", "shared", "chaos", "circle", "none"))
        return gemrush.Options(mode=mode, target=target, variant=variant)  # type: ignore[arg-type]  # words of Options
    size = dice.choice((5, 6, 9, 14, 15))
    options = gems3d.Options(
        mode=dice.choice(tuple(gems3d.Mode)),
        size=size,
        types=dice.randint(*gems3d.TYPES_RANGE),
        drop=dice.choice((1, 3, 7)),
        line=min(size, dice.choice((3, 4, 5, 10))),
        hard=dice.random() < 0.3,
    )
    return all_games()[key].about.daily if options.mode is gems3d.Mode.DAILY else options


def bent(direction: tuple[float, float]) -> Chooser:
    """A player of tiles who lays them as far in a direction as the rules allow."""

    def choose(dice: random.Random, listed: Iterable[Any]) -> Any:
        moves = list(listed)
        lays = [move for move in moves if isinstance(move, gembatan.Lay)]
        if not lays:
            ends = [move for move in moves if isinstance(move, gembatan.EndTurn)]
            return ends[0] if ends else dice.choice(moves)
        dx, dy = direction
        return max(lays, key=lambda lay: dx * gembatan.across(lay.cell) + dy * gembatan.down(lay.cell))

    return choose


def builder(dice: random.Random, listed: Iterable[Any]) -> Any:
    """A player of Gem Rush who builds wherever it can."""
    moves = list(listed)
    builds = [move for move in moves if isinstance(move, (Build, Place))]
    return dice.choice(builds) if builds else drawn_move(dice, moves)


def played(game: AnyGame, options: Any, seats: int, seed: int, choose: Chooser) -> Iterator[Any]:
    """The states of a whole match."""
    dice = random.Random(f"shapes {game.about.key} {seed}")
    state = game.setup(dice.getrandbits(64), options, seats).state
    yield state
    for _ in range(LONGEST):
        waited_for = game.to_move(state)
        if not waited_for:
            return
        seat = dice.choice(waited_for)
        state = game.apply(state, seat, choose(dice, game.legal_moves(state, seat))).state
        yield state
    for place in range(seats):
        if game.to_move(state):
            state = game.leave(state, Seat(place)).state
            yield state


def match(key: str, seed: int, every: int = 9) -> Iterator[Picture]:
    """A match's pictures: each `every` positions, for the channel and for each seat; its end; an animation."""
    game, dice = all_games()[key], random.Random(f"{key} {seed}")
    options = options_of(key, dice)
    allowed = game.seats(options)
    seats = (allowed.low, allowed.high)[seed % 2] if seed % 3 else dice.randint(allowed.low, allowed.high)
    choose: Chooser = drawn_move
    if key == "gembatan" and seed % 2:
        choose = bent((dice.uniform(-1, 1), dice.uniform(-1, 1)) if seed % 4 == 1 else dice.choice(((1, 0), (0, -1))))
    if key == "gemrush" and seed % 2:
        choose = builder
    shown = []
    states = list(played(game, options, seats, seed, choose))
    for number, state in enumerate(states):
        if number % every and number != len(states) - 1:
            continue
        names, name = table(seats, seed + number, wordy=number % 2 == 1), f"{key} match {seed} position {number}"
        shown.append((game.view(state, None), names))
        for viewer in (None, *map(Seat, range(seats))):
            yield from _views(key, game, state, viewer, names, f"{name} viewer {viewer}")
    views, tables = zip(*(shown[:: -(-len(shown) // FRAMES)] + shown[-1:]), strict=True)
    yield Picture(f"{key} match {seed} animation", animation(PAINTERS[key].frames), (views, tables))


def _views(key: str, game: AnyGame, state: Any, viewer: Seat | None, names: Any, name: str) -> Iterator[Picture]:
    view = game.view(state, viewer)
    if key == "gemrush" and viewer is not None and viewer not in game.to_move(state):
        yield from hand(view, names, name)
        return
    yield Picture(name, PAINTERS[key].paint, (view, names))
    if key == "gemrush":
        yield from mine(view, names, name)
    if key == "gembatan" and viewer is not None and viewer in game.to_move(state):
        lays = [move for move in game.legal_moves(state, viewer) if isinstance(move, gembatan.Lay)]
        for move in lays[:: max(1, len(lays) // 2)]:
            for asked in (with_tile(state, viewer, move.tile), with_cell(state, viewer, move.cell)):
                yield Picture(f"{name} {asked.pick}", gembatan_painter.paint, (asked, names))


def mine(view: Any, names: Any, name: str, parts: int = 1) -> Iterator[Picture]:
    """The other pictures of a position of Gem Rush."""
    yield Picture(f"{name} wide", gemrush_painter.paint_wide, (view, names))
    for part in gemrush_painter.parts(view)[-parts:]:
        yield Picture(f"{name} {part}", gemrush_painter.paint_part, (view, names, part))
    yield from hand(view, names, name)


def hand(view: Any, names: Any, name: str) -> Iterator[Picture]:
    """The viewer's cards, while the match goes on."""
    if view.viewer is not None and view.over is None:
        yield Picture(f"{name} hand", gemrush_painter.paint_hand, (view, names))


def ended(view: Any, points: int) -> Any:
    """A position of Gem Rush as it is when it is over, everybody with so many points."""
    seats = tuple(msgspec.structs.replace(seat, points=points) for seat in view.seats)
    total, places = points * len(seats), (1,) * len(seats)
    return msgspec.structs.replace(
        view, seats=seats, total=total, turn=None, phase="over", over="target", places=places, plates=()
    )
