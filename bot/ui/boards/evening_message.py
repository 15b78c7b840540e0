"""The direct message that reminds a member of the boards of the day, in the evening."""

import discord

from bot.sessions.notices import Notice, NotNeeded
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards.day_message import GUIDE
from bot.ui.boards.turn_list import TURNS
from bot.ui.entry.buttons import Button
from bot.ui.panels import Layout, panel
from bot.ui.rows import in_rows
from bot.ui.words import Words, channel_mention


async def evening_message(notice: Notice, sessions: Sessions, words: Words) -> Layout:
    """Return the message that reminds a member of today's boards. Raises NotNeeded."""
    user, dailies = notice.user or 0, sessions.dailies
    if await dailies.has_played_today(user) or not await sessions.outbox.evenings.is_due(notice):
        raise NotNeeded
    days = (await dailies.streaks(user)).whole.days
    boards = words.listed(words("daily-evening-board", game=key) for key in dailies.games)
    place = channel_mention(notice.channel) if notice.guild else ""
    play = Button(Address("b", GUIDE, "daily"), words("daily-ui-todays"), discord.ButtonStyle.primary)
    stop = Button(Address("b", TURNS, "set", "", 0, "evenings"), words("daily-ui-no-evenings"))
    said = words("daily-evening", boards=boards, place=place, placed=int(bool(place)), days=days if days > 1 else 0)
    return panel(said, *in_rows([play, stop]))
