"""The course of a match: points by stretches, as squares that give nothing of the board away."""

from bisect import bisect
from itertools import pairwise

from discord import ui

from bot.games.gems3d.model import FormationCleared, View
from bot.sessions.model import Match
from bot.sessions.play.dailies import day_of
from bot.ui.panels import Layout
from bot.ui.times import date_of
from bot.ui.words import Words

STRETCHES = 10  # squares at most
# Each sign differs from the others in shape and in colour. The text `gems3d-ui-squares` explains them.
SIGNS = {"none": "\u25ab\ufe0f", "few": "\U0001f539", "some": "\U0001f7e9", "many": "\U0001f536", "most": "\U0001f48e"}
LEAST = 1, 10, 25, 50  # the least points of the second and the further signs


def sum_of(events: tuple[object, ...]) -> int:
    """Return the points of a step."""
    return sum(event.points for event in events if isinstance(event, FormationCleared))


def squares(points: list[int]) -> str:
    """Return the course of a match as a line of squares, or "" if all points are 0. points: the points of each step.

    The steps are divided equally among the squares. A square shows the points of its steps.
    """
    if not any(points):
        return ""
    signs, count = tuple(SIGNS.values()), min(STRETCHES, len(points))
    bounds = [len(points) * part // count for part in range(count + 1)]
    return "".join(signs[bisect(LEAST, sum(points[low:high]))] for low, high in pairwise(bounds))


def shared_result(match: Match, view: View, line: str, name: str, words: Words) -> Layout:
    """Return a public message with the result of a daily, without the board.

    line: the squares; "": no turn scored. name: a safe name.
    """
    date = date_of(day_of(match), words)
    parts = [words("gems3d-ui-shared", name=name, date=date, score=view.score, turns=view.turns)]
    if line:
        parts += [line, words("gems3d-ui-squares", **SIGNS)]
    return Layout(ui.TextDisplay("\n".join((*parts, words("gems3d-ui-shared-how")))))
