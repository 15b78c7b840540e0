"""The list of `/turns`: the matches that wait for a member, and those in which the member waits for others."""

import contextlib
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.errors import NoSession
from bot.sessions.model import Waiting
from bot.sessions.time.naming import MOST_LINES
from bot.sessions.time.silence import Decision
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.decisions import alone_until
from bot.ui.boards.turn_list import turn_list
from bot.ui.boards.vote_list import vote_list, vote_rows
from bot.ui.client import Client
from bot.ui.commands.challenges import AREA
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, panel


async def turns_panel(client: Client, context: Context) -> Layout:
    """Return the list, with buttons for votes, and for moves where Discord refuses the board."""
    guild = context.interaction.guild_id
    new = [] if guild is None else [Button(Address("b", "guide", "new"), context.words("guide-ui-new"))]
    row = [*new, Button(Address("b", AREA, "reminders"), context.words("guide-ui-reminders"))]
    found = await client.sessions.reminders.waiting(context.user, guild)
    votes = await client.sessions.votes.wanted(context.user, guild)
    if not (found.mine or found.others or votes):
        return panel(context.words("wait-turns-free"), row)
    lines = [] if found.mine or votes else [context.words("wait-turns-none")]
    homes, refused = client.homes, client.presenter.refused
    lines += await vote_list(votes, context.words, homes, guild=guild, refused=refused)
    asked = {one.match.id for one in votes}  # the list above has them already
    others = tuple(one for one in found.others if one.match not in asked)
    behind = next((one for one in found.mine[:MOST_LINES] if one.match in refused and one.guild == guild), None)
    moving = [] if behind is None else await _rows_to_move(client, context, behind.match)
    for matches in (found.mine, others):
        mine = matches is found.mine
        shown = matches[:MOST_LINES]
        decisions = {} if mine else await _decisions(client, context, shown)
        ends = await alone_until(client.sessions, shown, context.request) if mine else {}
        lines += await turn_list(
            matches,
            context.words,
            homes,
            mine=mine,
            guild=guild,
            decisions=decisions,
            ends=ends,
            refused=refused,
            with_buttons=behind.match if behind is not None and moving else None,
            others="none",  # this is `/turns`
        )
    return panel("\n".join(lines), *moving, *vote_rows(votes, context.words), row)


async def _rows_to_move(client: Client, context: Context, match_id: str) -> list[list[ui.Item[Any]]]:
    """Return the buttons by which a member moves in a match whose newest board Discord refuses."""
    try:
        match = await client.sessions.matches.match(match_id, context.request)
    except NoSession:  # it has ended meanwhile, or cannot be read
        return []
    faults = client.pictures.faults
    return messages.rows_to_move(match, client.faces[match.game], context.words, context.user, faults)


async def _decisions(client: Client, context: Context, matches: Sequence[Waiting]) -> dict[str, Decision | None]:
    """Return the next vote of a member in each of these matches, by their ids."""
    found = dict[str, Decision | None]()
    for one in matches:
        with contextlib.suppress(NoSession):  # it has ended meanwhile, or cannot be read
            match = await client.sessions.matches.match(one.match, context.request)
            found[one.match] = await client.sessions.silences.decision(match, context.user)
    return found
