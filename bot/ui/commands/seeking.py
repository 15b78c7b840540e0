"""Who looks for the match that a member opens, and the buttons of those who look for players."""

import asyncio
from contextlib import suppress
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
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.face import Face, Start

LOOK, NOW, SET = "look", "looknow", "lookset"  # actions: to ask how to look, to look, and to change pace or time
USUAL = 1440, 24  # minutes for a turn, and hours for which to look
MOST_LOOKED_UP = 10  # members who look for the same; each needs a request to Discord
LOOK_UP_SECONDS = 5.0  # for all these requests together
ANYWAY = "any"  # in an address: although a table is open


def button(game: str, start: Start, label: str) -> Button:
    """Return the button that asks how to look for players."""
    return Button(Address("b", game, LOOK, argument=start.key), label)


def starts_of(face: Face) -> list[Start]:
    """Return the ways to begin a game with several members."""
    return [one for one in face.starts() if face.game.seats(one.options).high > 1]


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

    Who has left the server looks no longer. Whoever Discord does not tell of in time is left out.
    """
    start = next((one for one in face.starts() if one.options == options), None)
    seats = face.game.seats(options).high
    if start is None or seats < 2:
        return []
    seekers, found, guild = client.sessions.seekers, list[Member](), context.place.guild
    waiting = await seekers.waiting(context.request, guild, Wish(face.key, start.key, pace or Pace()))
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_UP_SECONDS):
            for one in waiting[:MOST_LOOKED_UP]:
                try:
                    member = await member_named(context, one.user)
                except NotAllowed:
                    await seekers.stop(one.user, guild, face.key)
                    continue
                except REQUEST_FAULTS:
                    continue
                if _sees(context.interaction.channel, member):
                    found.append(one)
                if len(found) == seats - 1:
                    break
    return found


def _sees(channel: object, member: discord.Member) -> bool:
    """Return whether a member sees a channel, as far as is known."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    return given_in(channel, member).view_channel
