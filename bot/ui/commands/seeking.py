"""Who looks for the match that a member opens, and the buttons of those who look for players."""

from typing import Any

import discord

from bot.errors import NotAllowed
from bot.sessions.model import Member
from bot.sessions.pace import HOUR, MINUTE, Pace
from bot.sessions.play.seekers import Wish
from bot.ui.address import Address
from bot.ui.client import Client
from bot.ui.commands.challenges import member_named
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import given_in
from bot.ui.face import Face, Start

LOOK, NOW, SET = "look", "looknow", "lookset"  # actions: to ask how to look, to look, and to change pace or time
USUAL = 1440, 24  # minutes for a turn, and hours for which to look
ANYWAY = "any"  # in an address: although a table is open


def button(game: str, start: Start, label: str) -> Button:
    """Return the button that asks how to look for players."""
    return Button(Address("b", game, LOOK, argument=start.key), label)


def now(game: str, start: str, minutes: int, hours: int, *more: str) -> Address:
    """Return the address of a button that looks for players. minutes: for a turn; 0: no limit. hours: for how long."""
    return Address("b", game, NOW, argument=" ".join((start, str(minutes), str(hours), *more)))


def pace_of(minutes: int) -> Pace:
    return Pace(minutes * MINUTE or None)


def minutes_of(pace: Pace) -> int:
    return (pace.limit or 0) // MINUTE


def hours_of(milliseconds: int) -> int:
    """Return a length in whole hours, at least 1."""
    return max(1, milliseconds // HOUR)


async def seekers_for(context: Context, client: Client, face: Face, options: Any, pace: Pace | None) -> list[Member]:
    """Return the members who look for the match that a member opens, and can see it: at most one for each free seat.

    Who has left the server looks no longer.
    """
    start = next((one for one in face.starts() if one.options == options), None)
    seats = face.game.seats(options).high
    if start is None or seats < 2:
        return []
    seekers, found = client.sessions.seekers, list[Member]()
    for one in await seekers.waiting(context.request, context.place.guild, Wish(face.key, start.key, pace or Pace())):
        try:
            member = await member_named(context, one.user)
        except NotAllowed:
            await seekers.stop([one.user], face.key)
            continue
        channel = context.interaction.channel
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and given_in(channel, member).view_channel:
            found.append(one)
        if len(found) == seats - 1:
            break
    return found
