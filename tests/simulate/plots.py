"""Draws plots of simulated matches."""

from collections.abc import Mapping
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from tests.simulate.matches import Counted, Setting
from tests.simulate.report import SKILL_AT_MOST, USED_AT_LEAST, USED_AT_MOST, by_value, seats, skills, use_shares

mpl.use("Agg")  # This backend needs no screen.


def draw(setting: Setting, counted: Counted, stem: Path) -> list[Path]:
    """Write `<stem>-matches.png` and `<stem>-shares.png`, and return their paths."""
    return [
        _matches(setting, counted, Path(f"{stem}-matches.png")),
        _shares(setting, counted, Path(f"{stem}-shares.png")),
    ]


def _matches(setting: Setting, counted: Counted, path: Path) -> Path:
    figure, ((points, lengths), (by_turn, by_seat)) = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
    _histogram(points, [sum(points) for points in counted.points], "points of all four seats")
    _histogram(lengths, counted.turns, "turns")
    turns = sorted(counted.by_turn)
    by_turn.bar([turn + 1 for turn in turns], [counted.by_turn[turn] / len(counted.points) for turn in turns])
    by_turn.set(xlabel="turn of the table", ylabel="points a match", title="points scored in each turn")
    what, shares = seats(setting, counted)
    by_seat.bar([str(seat + 1) for seat in range(len(shares))], shares)
    by_seat.axhline(1, linewidth=1, linestyle=":", color="black")
    by_seat.set(xlabel="seat", ylabel="of a fair share", title=f"{what} by seat")
    figure.savefig(path, dpi=90)
    plt.close(figure)
    return path


def _histogram(axes: Axes, values: list[int], what: str) -> None:
    """Draw a bar for each value; if the values differ by 60 or more, a bar for each range of values."""
    width = 1 + (max(values) - min(values)) // 60
    axes.hist(values, bins=[edge - 0.5 for edge in range(min(values), max(values) + 2 * width, width)])
    axes.set(xlabel=what, ylabel="matches", title=f"{what} of a match")


def _shares(setting: Setting, counted: Counted, path: Path) -> Path:
    figure, (by_skill, by_room) = plt.subplots(1, 2, figsize=(11, 13), layout="constrained")
    what, shares = skills(setting, counted)
    _bars(by_skill, shares, [skill.key for skill in SKILLS])
    by_skill.axvline(SKILL_AT_MOST, linestyle="--")
    by_skill.set(xlabel="of a fair share", title=f"{what} by skill")
    uses = {tile: 100 * share for tile, share in use_shares(counted).items()}
    _bars(by_room, uses, [tile.key for tile in TILES])
    for limit in (USED_AT_LEAST, USED_AT_MOST):
        by_room.axvline(100 * limit, linestyle="--")
    by_room.set(xlabel="% of the turns in which one could have stood there", title="use of rooms")
    figure.savefig(path, dpi=90)
    plt.close(figure)
    return path


def _bars(axes: Axes, shares: Mapping[int, float], names: list[str]) -> None:
    """Draw a bar for each share, the highest share on top."""
    ordered = by_value(shares)[::-1]
    axes.barh([names[number] for number, _ in ordered], [share for _, share in ordered])
    axes.margins(y=0.01)
