"""The buttons and menus below a page of a leaderboard."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.sessions.leaderboards.model import Leaderboard
from bot.ui.address import Address
from bot.ui.commands.leaderboards import ACTION, Asked, board_name, game_names
from bot.ui.entry.buttons import Button, Select
from bot.ui.face import Face
from bot.ui.panels import MOST_OPTIONS, option
from bot.ui.words import Words
from cogs.leaderboard.page import period_name

SPANS = ("week", "month", "all")
PLAIN, CHOSEN = discord.ButtonStyle.secondary, discord.ButtonStyle.primary


def rows(
    words: Words, faces: Mapping[str, Face], game: str, asked: Asked, found: Leaderboard
) -> list[list[ui.Item[Any]]]:
    """Return the rows below a page. faces: of all games, by their keys."""
    board = found.board.key if found.board is not None else asked.board
    here = replace(asked, board=board, season=found.season.number if asked.season else 0)
    buttons = [_period_row(words, game, here, found), _page_row(words, game, here, found)]
    return [row for row in (*buttons, *_selects(words, faces, game, here, found)) if row]


def _period_row(words: Words, game: str, here: Asked, found: Leaderboard) -> list[ui.Item[Any]]:
    buttons: list[ui.Item[Any]] = []
    for span in SPANS:
        there = replace(here, period=span, page=1)
        label = period_name(replace(found, span=span), words)
        buttons.append(Button(there.address(game), label, CHOSEN if span == found.span else PLAIN))
    other = replace(here, listed=not here.listed)
    label = words("honour-ui-picture") if here.listed else words("honour-ui-text")
    buttons.append(Button(other.address(game, step="look"), label))
    if found.rows:
        buttons.append(Button(here.address(game, f"{ACTION}share"), words("honour-ui-share")))
    return buttons


def _page_row(words: Words, game: str, here: Asked, found: Leaderboard) -> list[ui.Item[Any]]:
    buttons: list[ui.Item[Any]] = []

    def add(page: int, step: str, label: str) -> None:
        buttons.append(Button(replace(here, page=page).address(game, step=step), label))

    if found.page > 1:
        add(found.page - 1, "back", words("honour-ui-back"))
    own = found.own
    if own is not None and found.own_page not in (None, found.page):
        add(found.own_page, "own", words("honour-ui-own", rank=own.rank or 0))
    if found.page < found.pages:
        add(found.page + 1, "next", words("honour-ui-next"))
    return buttons


def _selects(
    words: Words, faces: Mapping[str, Face], game: str, here: Asked, found: Leaderboard
) -> list[list[ui.Item[Any]]]:
    face, first = faces[game], replace(here, page=1)
    chosen = "" if found.board is None else found.board.key
    boards = {one.key: board_name(face, one.key, words) for one in found.boards}
    if boards:  # the menu also leads back to a leaderboard without lines
        for key in (face.game.scoreboard(face.game.about.samples[0]), chosen):
            boards.setdefault(key, board_name(face, key, words))
    seasons = {
        str(one.number): words("honour-season-now" if one.closed_at is None else "honour-season", number=one.number)
        for one in reversed(found.seasons)
    }
    games = game_names(faces, words)
    menus = (
        ("board", words("honour-ui-board"), boards, chosen),
        ("season", words("honour-ui-season"), seasons, str(found.season.number)),
        ("game", words("honour-ui-game"), games, game),
    )
    return [_select(first.address(game, f"{ACTION}{name}", "s"), hint, names, now) for name, hint, names, now in menus]


def _select(address: Address, hint: str, names: dict[str, str], chosen: str) -> list[ui.Item[Any]]:
    """Return a row with a menu, or [] if there is nothing to choose."""
    if not set(names) - {chosen}:
        return []
    shown = [key for key in names if key != chosen][: MOST_OPTIONS - 1]
    options = [option(name, key, chosen=key == chosen) for key, name in names.items() if key in (*shown, chosen)]
    return [Select(address, hint, options)]
