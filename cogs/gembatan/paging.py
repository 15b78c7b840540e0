"""Divides the choices of a panel into pages: as many as their numbers in the picture are legible."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.gembatan.advice import Suggestion
from bot.games.gembatan.model import View
from bot.games.gembatan.view import page as only_page
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.entry.buttons import Button, Option, page_value
from bot.ui.words import Words
from render.gembatan import page as layout

PAGE = messages.MOST_BUTTONS - 1  # choices on a page, beside the button that leads to the next page
MOST_IN_A_PUZZLE = 20  # choices of a puzzle that become buttons, all on one page
LEAST = 4  # choices on a page, also where their cells are small
GREEN = discord.ButtonStyle.success


class Choice(NamedTuple):
    """An option of a panel. play: the best play that it leads to. number: in the picture; 0: none."""

    option: Option
    play: Suggestion
    number: int = 0


def page(
    view: View, found: Sequence[Choice], start: int, words: Words, *, every: bool = False
) -> tuple[View, list[Choice], list[Option]]:
    """Return the choices from `start` on that fit on a page, their buttons, and the view that numbers only them.

    If there are further choices, the last button leads to them, and on the last page to the first.

    every: whether to return all choices as one page, so that none hides.
    """
    if every:
        return view, [*found], [one.option for one in found]
    start = start if start < len(found) else 0
    rest = found[start:]
    count = legible(view, rest, len(rest) if len(found) <= messages.MOST_BUTTONS else min(PAGE, len(rest)))
    if count == len(found):  # all are on this page
        return view, [*found], [one.option for one in found]
    shown, left, view = [*rest[:count]], len(rest) - count, numbering(view, rest[:count])
    order = "best" if view.pick is None or view.pick.best_first else "place"
    hidden = max((one.play.points for one in rest[count:]), default=0)
    most = hidden if all(one.play.points < hidden for one in shown) else 0  # a text may have promised these points
    text = words("gembatan-ui-others", count=left, order=order, most=most)
    return view, shown, [*(one.option for one in shown), Option(page_value(start + count if left else 0), text, text)]


def rows(
    match: Match, words: Words, step: str, hint: str, options: Sequence[Option], *, argument: str = "", start: int = 0
) -> list[list[ui.Item[Any]]]:
    """Return the rows of a page's choices, as `messages.option_rows` does. A puzzle has all of its choices at once."""
    if match.tells_worth:
        return messages.option_rows(match, words, step, hint, options, argument=argument)
    most = MOST_IN_A_PUZZLE
    return messages.option_rows(match, words, step, hint, options, argument=argument, start=start, most=most)


def legible(view: View, found: Sequence[Choice], most: int) -> int:
    """Return how many of the choices a page shows, from the first on.

    The page shows at least LEAST choices, and more while the picture, cut to them, has large cells. It shows `most` if
    the cells are small even with LEAST. It also does if some choices are tiles without a number: then the picture shows
    all cells where they fit.
    """
    counts = range(most, LEAST - 1, -1) if all(one.number for one in found[:most]) else ()
    sizes = ((count, layout.of(numbering(view, found[:count])).size) for count in counts)
    return next((count for count, size in sizes if size >= layout.LARGE_CELL), most)


def numbering(view: View, shown: Sequence[Choice]) -> View:
    """Return the view whose picture has only the numbers of these choices."""
    numbers = [one.number for one in shown if one.number]
    return only_page(view, min(numbers, default=1), max(numbers, default=0))


def turn_first_green(rows: Sequence[Sequence[ui.Item[Any]]]) -> None:
    """Turn the button of the best choice, which is the first one, green. A menu stays as it is."""
    if rows and isinstance(best := rows[0][0], Button):
        best.item.style = GREEN
