"""Extreme views for each painter."""

import random
from collections.abc import Iterator

import msgspec

from bot.engine.game import Seat
from bot.games.gemrush import GAME as RUSH
from bot.games.gemrush.rooms import TILES
from bot.games.gems3d import GAME as GEMS
from bot.games.gems3d.model import GEM_LETTERS, FinalBoard, FinalView, Lane, Mode, Options, ProgressView, View
from render import gemrush, gems3d
from render import leaderboards as painter
from render.leaderboards.views import Count, Course, Feat, Leaderboard, Line, Played, Plot, Profile, Thumbnail
from tests.games.gemrush.shapes import ended, mine
from tests.shapes.mines import SHAPES, leapt, shaped, state_in, wild
from tests.shapes.pictures import NAMES, Picture, animation, table

SCORES = (0, 1, 999, 99_999, 10**9)
WHERE = ("any", "end", "start")


# ---- Gem Rush ----


def mines(seed: int) -> Iterator[Picture]:
    """Yield all pictures of a mine with an extreme shape, size and number of dwarves."""
    dice = random.Random(f"mines {seed}")
    names = [*SHAPES, "leapt", "wild"]
    shape = names[seed % len(names)]
    count = (80, 80, dice.randint(1, 80))[seed % 3]
    laid = leapt(count) if shape == "leapt" else wild(seed, count) if shape == "wild" else shaped(shape, count, seed)
    mode = dice.choice(("rush", "crisis"))
    seats = dice.randint(1 if mode == "crisis" else 2, 7)
    state = state_in(laid, seats, seed, mode, WHERE[seed // len(names) % 3])
    for viewer in (None, Seat(0)):
        view, called = RUSH.view(state, viewer), table(seats, seed, wordy=seed % 4 == 1)
        name = f"mines {seed} ({shape}, {count}, {mode}, {seats}, {viewer})"
        yield Picture(name, gemrush.paint, (view, called))
        yield from mine(view, called, name, parts=2)
    yield Picture(f"{name} over", gemrush.paint, (ended(view, dice.choice(SCORES)), called))
    if seed % 5 == 0:
        views = [RUSH.view(state_in(laid[:length], seats, seed, mode), None) for length in (1, len(laid) // 2 + 1, 80)]
        yield Picture(f"{name} animation", animation(gemrush.frames), (views, [called] * 3))


def rooms(seed: int) -> Iterator[Picture]:
    """Yield the pictures of one room, of the legend and of the gems."""
    names = table(1, seed, wordy=seed % 2 == 1)
    tile, turn = TILES[seed % len(TILES)], seed // 2 % 4
    yield Picture(f"rooms {seed}", gemrush.paint_room, (tile, names, turn))
    yield Picture(f"rooms {seed} legend", gemrush.paint_legend, (names,))
    yield Picture(f"rooms {seed} gems", gemrush.paint_gems, (names,))


# ---- Gems 3D ----


def boards(seed: int) -> Iterator[Picture]:
    """Yield a board on which a gem goes a very long way through a maze, and an animation of this move."""
    dice = random.Random(f"boards {seed}")
    size = 5 + seed % 11
    types = "".join(dice.sample(GEM_LETTERS, dice.randint(4, 12)))
    walls = [_wall(size, types, row % 4 == 1) for row in range(1, size, 2)]
    rows = [walls[row // 2] if row % 2 else "." * size for row in range(size)]
    rows[0] = types[0] + rows[0][1:]
    mode, seats = (("solo", 1), ("relay", 8))[seed % 2]
    score = dice.choice(SCORES[:4])
    credits = ",".join([str(score // seats)] * seats)
    fields = f"types={types} mode={mode} line=5 drop=7 score={score} credits={credits} tricks={score // 50}"
    state = GEMS.read_position(f"{'/'.join(rows)} {fields}")
    seat = GEMS.to_move(state)[0]
    last = f"{chr(64 + (size if (size - 1) // 2 % 2 == 0 else 1))}{size - (size + 1) % 2}"
    after = GEMS.apply(state, seat, GEMS.parse(f"A1-{last}")).state
    called = table(seats, seed, wordy=seed % 3 == 0)
    views = [GEMS.view(state, None), GEMS.view(after, None)]
    assert isinstance(views[1], View)
    assert len(views[1].trace.path) > size * (size // 2)
    yield Picture(f"boards {seed} ({size})", gems3d.paint, (views[1], called))
    yield Picture(f"boards {seed} animation", animation(gems3d.frames), (views, [called] * 2))


def _wall(size: int, types: str, gap_right: bool) -> str:
    """Return a row of gems with a gap at one end. Neighbouring gems are not equal."""
    gems = "".join(types[i % len(types)] for i in range(size - 1))
    return f"{gems}." if gap_right else f".{gems}"


def races(seed: int) -> Iterator[Picture]:
    """Yield a race of 2 to 8 seats on boards of any size, in progress and at the end."""
    dice, seats, size = random.Random(f"races {seed}"), 2 + seed % 7, 5 + seed % 11
    state = GEMS.setup(seed, Options(mode=Mode.RACE, size=size, types=12, drop=7, line=min(size, 10)), seats).state
    called = table(seats, seed, wordy=seed % 3 == 0)
    for viewer in (None, Seat(0)):
        yield Picture(f"races {seed} {viewer}", gems3d.paint, (GEMS.view(state, viewer), called))
    lanes = tuple(Lane(dice.choice((0, 7, 300)), dice.random() < 0.5) for _ in range(seats))
    progress = ProgressView(Mode.RACE, size, 12, 10, 7, seed % 2 == 0, lanes)
    yield Picture(f"races {seed} progress", gems3d.paint, (progress, called))
    final = tuple(
        FinalBoard(board.cells, dice.choice(SCORES[:4]), 300, place + 1, dice.choice(("closed", "full", "drops")))
        for place, board in enumerate(state.boards)
    )  # fmt: skip
    yield Picture(f"races {seed} final", gems3d.paint, (FinalView(Mode.RACE, size, final), called))


# ---- leaderboards and profiles ----


def leaderboards(seed: int) -> Iterator[Picture]:
    """Yield a leaderboard of 0 to 10 lines with any values. The reader's line is among these, below, or missing."""
    dice = random.Random(f"leaderboards {seed}")
    values = sorted((dice.choice((-40, *SCORES)) for _ in range(seed % 11)), reverse=True)
    long = ("", "Best score · Solo · 15×15 · 12 types · lines of 10 · 7 a turn · Hard " * 2)[seed % 2]
    lines = tuple(
        Line(dice.choice((number + 1, 10**6)), NAMES[(seed + number) % len(NAMES)], value, f"{value:,}", long[:60],
             own=number == seed % 4)
        for number, value in enumerate(values)
    )  # fmt: skip
    own = None if seed % 3 else Line(123_456, NAMES[seed % len(NAMES)], 0, "0", long[:60], True)
    view = Leaderboard(
        key=("gems3d", "gembatan", "gemrush")[seed % 3], title="Gems 3D" + long, board=long, period=long[:40],
        season=long[:40], lines=lines, best=max(values, default=0), own=own, own_note=long, empty=long, foot=long,
        you=long[:30],
    )  # fmt: skip
    yield Picture(f"leaderboards {seed}", painter.paint_leaderboard, (view,))


def profiles(seed: int) -> Iterator[Picture]:
    """Yield a profile with ratings that stay equal, rise or fall extremely. Parts of the profile may be empty."""
    dice, name = random.Random(f"profiles {seed}"), NAMES[seed % len(NAMES)]
    long = ("x", "Wortreiche Beschriftung mit 1.234.567 Zeichen ")[seed % 2] * 3
    figure = dice.choice(("0", "-40", "99,999", "1,234,567,890"))
    keys = ("gems3d", "gembatan", "gemrush", "unknown")
    courses = tuple(
        Course(long, tuple(
            (1_780_272_000_000 + (0 if seed % 7 == 0 else at * dice.choice((1, 10**9))), dice.choice((0, 1500, 99_999)))
            for at in range(dice.choice((1, 2, 2_000)))
        ), figure)
        for _ in range(seed % 4)
    )  # fmt: skip
    times = sorted(at for course in courses for at, _ in course.points)
    courses = tuple(msgspec.structs.replace(one, points=tuple(sorted(one.points))) for one in courses)
    played = [GEMS.view(GEMS.setup(seed, Options(size=size), 1).state, None) for size in (5, 9, 15)[: seed % 4]]
    boards = [Thumbnail(gems3d.paint(one, table(1, seed)), figure, long) for one in played]
    days = tuple((at, long[:12]) for at in times[:: max(1, len(times) // 3)])
    view = Profile(
        name=name, note=long * (seed % 2),
        counts=tuple(Count(figure, long, icon) for icon in ("matches", "crown", "", "unknown")[: seed % 5]),
        games=tuple(Played(key, long, long, figure, long) for key in keys[: seed // 2 % 5]),
        plot=Plot(long, courses, days) if courses else None,
        boards_title=long, thumbnails=tuple(boards), feats_title=long,
        feats=tuple(Feat(icon, long, long) for icon in ("chain", "full", "saved", "door", "unknown", "")[: seed % 7]),
        empty=long,
    )  # fmt: skip
    yield Picture(f"profiles {seed}", painter.paint_profile, (view,))


# A function for each kind of extreme views. It takes a seed, and yields pictures.
KINDS = {
    "mines": mines, "rooms": rooms, "boards": boards, "races": races, "leaderboards": leaderboards,
    "profiles": profiles,
}  # fmt: skip
