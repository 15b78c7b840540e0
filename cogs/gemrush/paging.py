"""The pictures and the variables of the pages of the rules."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

import render.gemrush
from bot.engine.game import Seat
from bot.engine.pages import Page
from bot.engine.table import Table
from bot.errors import Param
from bot.games.gemrush.begin import target_of
from bot.games.gemrush.model import CROWD_TARGET, RUSH_TARGET, Options
from bot.games.gemrush.names import ability
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.view import seen
from bot.sessions.model import Match
from bot.ui.face import Face, state_of
from bot.ui.words import Words
from render.png import part_of

Picture = tuple[Callable[..., bytes], Any, Table]

# The first seat's name in pictures, which the texts of the pages repeat. The word before a caption such as "moves" must
# be a name: "you" would need another form of the verb.
READER = "Ada"


def page_params(page: Page, options: Options) -> dict[str, Param]:
    """Return the variables of a page's text: the targets of this match, or the usual ones."""
    rush, crisis = Options(), Options(mode="crisis")
    asked = options if options.mode == "rush" else rush
    target = target_of(asked, 4) or RUSH_TARGET
    together = target_of(options if options.mode == "crisis" else crisis, 4) or 0
    return {
        "target": target,
        "crowd": CROWD_TARGET if asked.target == "usual" else 0,
        "together": together,
        "turns": options.turns,
    }


def page_picture(face: Face, legend: Table, page: Page, match: Match | None, words: Words) -> Picture:
    """Return the function that paints a page's picture, and its arguments. legend: the captions of symbols and gems."""
    paint, *subjects = _whole(face, legend, page, match, words)
    return (paint if page.rows is None else partial(part_of, paint, page.rows)), *subjects


def _whole(face: Face, legend: Table, page: Page, match: Match | None, words: Words) -> Picture:
    kind, _, key = page.marks.partition(" ")
    if kind == "legend":
        return _without_view(render.gemrush.paint_legend), None, legend
    if kind == "gems":
        return _without_view(render.gemrush.paint_gems), None, legend
    if kind == "room":
        number = next(number for number, tile in enumerate(TILES) if tile.key == key)
        said = replace(legend, captions=(*legend.captions, ("text", ability(number, words))))
        return render.gemrush.paint_room, TILES[number], said
    assert match is not None  # all other pages have a position
    match = replace(match, seats=(replace(match.seats[0], name=READER), *match.seats[1:]))
    view = seen(state_of(match), Seat(0))
    view, table = face.scene(match, words, view=view)
    if kind == "low":
        most, *more = key.split()
        view = replace(view, tiles=tuple(replace(tile, fresh=False) for tile in view.tiles))  # No room is news here.
        paint = partial(render.gemrush.paint_low, most=int(most), head="head" in more, foot="foot" in more)
        return paint, view, table
    if kind != "hand":
        return render.gemrush.paint, view, table
    cards = words("gemrush-caption-cards", count=view.seats[0].cards)
    paint = partial(render.gemrush.paint_hand, doors=int(key))
    return paint, view, replace(table, captions=(*table.captions, ("cards", cards)))


def _without_view(paint: Callable[[Table], bytes]) -> Callable[..., bytes]:
    return lambda _, table: paint(table)
