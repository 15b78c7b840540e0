"""The list of `/letters show`: a member's open tables and matches in direct messages, to look at and to close."""

from typing import Any

from discord import ui

from bot.errors import Named
from bot.sessions.codes import written
from bot.sessions.model import Match, Phase
from bot.sessions.play.letters import Opened
from bot.sessions.time.dues import expiry
from bot.ui.address import Address
from bot.ui.boards.lobby import CANCEL, PART
from bot.ui.boards.turn_list import beside, with_company
from bot.ui.client import Client
from bot.ui.commands.match.letters import SHOW
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, panel
from bot.ui.rows import in_rows
from bot.ui.times import moment
from bot.ui.words import Words, message_link, plain_name, safe_names

MOST_SHOWN = 10  # matches, the newest


async def letters_panel(client: Client, context: Context, row: list[ui.Item[Any]]) -> Layout:
    """Return the list. Each line says where the board is; each button shows it. row: the buttons below all others."""
    words, user = context.words, context.user
    found = [one for one in await client.sessions.letters.opened(context.request) if one.match.game in client.faces]
    if not found:
        return panel(words("letters-open-none"), row)
    shown = found[:MOST_SHOWN]
    lines = [words("letters-open", count=len(found))]
    lines += [f"{number}\\. {letter_line(one, user, words)}" for number, one in enumerate(shown, 1)]
    if len(found) > MOST_SHOWN:
        lines.append(words("wait-turns-more", count=len(found) - MOST_SHOWN))
    tables, matches = list[list[ui.Item[Any]]](), list[ui.Item[Any]]()
    for number, one in enumerate(shown, 1):
        match = one.match
        game, others = client.faces[match.game].name(words), beside(match, user)
        name = with_company(game, others, words, plain_name) if others.places else game
        button = Button(Address("b", match.game, SHOW, match.id), f"{number} · {name}")
        if match.phase is Phase.LOBBY:
            ends = CANCEL if user == match.host else PART
            closing = [Button(ends.address(match), words(ends.label))] if _closes(match, user) else []
            tables.append([button, *closing])
        else:
            matches.append(button)
    return panel("\n".join(lines), *tables, *in_rows(matches), row)


def _closes(match: Match, user: int) -> bool:
    """Return whether a member has a seat at a table, or may call it off. Others are only asked to play."""
    return user == match.host or match.seat_of(user) is not None


def letter_line(one: Opened, user: int, words: Words) -> str:
    """Return the line of a table or match by letters, with a link to the board, or that a button shows it."""
    match, seat = one.match, one.match.seat_for(user)
    letter = match.letter_of(user)
    link = "" if letter is None else message_link(0, letter.channel, letter.message)
    about: dict[str, str | int] = {"game": match.game, "link": link or words("letters-no-board")}
    if match.phase is Phase.LOBBY:
        until = expiry(match)
        about |= {
            "taken": len(match.seats),
            "most": match.limits.high,
            "time": moment(until),
            "left": moment(until, "R"),
        }
        return words("letters-open-table", code=written(one.code) if one.code else "none", **about)
    names = safe_names(Named(match.roster, match.to_move), words)
    return words("letters-open-match", mine=int(seat in match.to_move), names=names, **about)
