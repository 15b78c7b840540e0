"""Plays whole matches of all games, and yields the pictures of some positions.

A game may have a module `tests/games/<key>/shapes.py` with any of these functions:
    options(dice)                         returns extreme options
    chooser(seed, dice)                   returns a player that plays towards extreme positions
    pictures(state, viewer, names, name)  yields the pictures of a position
"""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from bot.engine.game import Seat
from bot.games import AnyGame, all_games
from tests.games.parts import part_of
from tests.games.playing import Chooser, drawn_move
from tests.shapes.pictures import Picture, animation, table

LONGEST = 400  # the number of moves after which all seats leave
FRAMES = 5  # the number of frames in an animation
PAINTERS: dict[str, Any] = {key: import_module(f"render.{key}") for key in all_games()}


def played(game: AnyGame, options: Any, seats: int, seed: int, choose: Chooser) -> Iterator[Any]:
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
    """Yield the pictures of one in `every` positions and of the last position, then an animation.

    Each position has a picture for the channel and one for each seat.
    """
    game, dice = all_games()[key], random.Random(f"{key} {seed}")
    own: Any = part_of(key, "shapes")
    options = own.options(dice) if hasattr(own, "options") else dice.choice(game.about.samples)
    allowed = game.seats(options)
    seats = (allowed.low, allowed.high)[seed % 2] if seed % 3 else dice.randint(allowed.low, allowed.high)
    choose: Chooser = own.chooser(seed, dice) if hasattr(own, "chooser") else drawn_move
    shown = []
    states = list(played(game, options, seats, seed, choose))
    for number, state in enumerate(states):
        if number % every and number != len(states) - 1:
            continue
        names, name = table(seats, seed + number, wordy=number % 2 == 1), f"{key} match {seed} position {number}"
        shown.append((game.view(state, None), names))
        for viewer in (None, *map(Seat, range(seats))):
            if hasattr(own, "pictures"):
                yield from own.pictures(state, viewer, names, f"{name} viewer {viewer}")
            else:
                yield Picture(f"{name} viewer {viewer}", PAINTERS[key].paint, (game.view(state, viewer), names))
    if hasattr(PAINTERS[key], "frames"):
        views, tables = zip(*(shown[:: -(-len(shown) // FRAMES)] + shown[-1:]), strict=True)
        yield Picture(f"{key} match {seed} animation", animation(PAINTERS[key].frames), (views, tables))
