"""Plots of simulated matches."""

from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot as plt

from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from tests.simulate.matches import Counted
from tests.simulate.report import (
    SKILL_AT_MOST,
    USED_AT_LEAST,
    USED_AT_MOST,
    by_value,
    seat_shares,
    skill_shares,
    use_shares,
)

mpl.use("Agg")  # draws to files, on machines without a screen


def draw(counted: Counted, stem: Path) -> list[Path]:
    """Write `<stem>-matches.png` and `<stem>-shares.png`; their paths."""
    return [_matches(counted, Path(f"{stem}-matches.png")), _shares(counted, Path(f"{stem}-shares.png"))]


def _matches(counted: Counted, path: Path) -> Path:
    figure, axes = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
    axes[0, 0].hist([sum(points) for points in counted.points], bins=30)
    axes[0, 0].set_title("points of a match")
    axes[0, 1].hist(counted.turns, bins=30)
    axes[0, 1].set_title("turns of a match")
    turns = sorted(counted.by_turn)
    axes[1, 0].bar(turns, [counted.by_turn[turn] / len(counted.points) for turn in turns])
    axes[1, 0].set_title("points by turn")
    shares = seat_shares(counted)
    axes[1, 1].bar([str(seat + 1) for seat in range(len(shares))], shares)
    axes[1, 1].set_title("wins by seat, of a fair share")
    figure.savefig(path, dpi=90)
    plt.close(figure)
    return path


def _shares(counted: Counted, path: Path) -> Path:
    figure, (skills, rooms) = plt.subplots(1, 2, figsize=(11, 13), layout="constrained")
    won = by_value(skill_shares(counted))[::-1]
    skills.barh([SKILLS[skill].key for skill, _ in won], [share for _, share in won])
    skills.axvline(SKILL_AT_MOST, linestyle="--")
    skills.set_title("wins by skill, of a fair share")
    used = by_value(use_shares(counted))[::-1]
    rooms.barh([TILES[tile].key for tile, _ in used], [share for _, share in used])
    rooms.axvline(USED_AT_LEAST, linestyle="--")
    rooms.axvline(USED_AT_MOST, linestyle="--")
    rooms.set_title("rooms used, of the turns in which one could have stood there")
    figure.savefig(path, dpi=90)
    plt.close(figure)
    return path
