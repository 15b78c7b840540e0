"""The message that calls for players, as often as the managers of the server allow it."""

from collections.abc import Mapping

import discord

from bot.sessions.notices import Notice, NotNeeded
from bot.sessions.pace import HOUR, MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.face import Face
from bot.ui.panels import Layout, panel
from bot.ui.times import moment, pace_in_words
from bot.ui.words import Words, role_mention, safe_name


async def call_message(notice: Notice, sessions: Sessions, faces: Mapping[str, Face], now: int, words: Words) -> Layout:
    """Return the message of a "call" notice. Its button looks for the same.

    Raises NotNeeded if the member does not look for players any more, as at the end of a "looking" notice.
    """
    pace, until = notice.pace or Pace(), notice.due or 0
    seekers = await sessions.seekers.listed(notice.guild)
    calls = notice.actor_user, notice.game, notice.start
    if all((one.member.user, one.wish.game, one.wish.start) != calls for one in seekers) or until <= now:
        raise NotNeeded
    face = faces[notice.game]
    hours = max(1, (until - now) // HOUR)
    argument = f"{notice.start} {(pace.limit or 0) // MINUTE} {hours}"
    button = Button(
        Address("b", face.key, "looknow", argument=argument), words("look-ui-along"), discord.ButtonStyle.success
    )
    name, told = safe_name(words.member(notice.actor)), pace_in_words(pace, words)
    said = words("look-call", name=name, game=face.name(words), pace=told, until=moment(until))
    return panel("\n".join((*map(role_mention, role_of(notice)), said)), [button])


def role_of(notice: Notice) -> tuple[int, ...]:
    """Return the role that a notice mentions; () if there is none, or if the server allows no mentions by now."""
    return (notice.role,) if notice.role and not notice.quiet else ()
