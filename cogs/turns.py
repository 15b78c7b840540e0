"""`/turns` shows the turns that wait for a member. `/reminders` changes the member's reminders."""

import asyncio
from typing import Literal, get_args

import msgspec
from discord import app_commands
from msgspec.structs import replace

from bot.sessions.model import MemberSettings, Waiting
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import panel
from bot.ui.times import clock_time, moment, read_quiet, zones_like
from bot.ui.words import Words, channel_mention, message_link, safe_name

MOST_LINES = 12  # in each of the two lists, which must fit into a message

Rhythm = Literal["off", "once", "ladder"]


class Turns(HouseCog):
    area = "turns"

    @app_commands.command(name="turns", description="wait-cmd-turns")
    @entered_anywhere
    async def turns(self, context: Context) -> None:
        guild = context.interaction.guild_id
        found = await self.sessions.reminders.waiting(context.user, guild)
        if not found.mine and not found.others:
            await context.tell(context.words("wait-turns-free"))
            return
        lines = [] if found.mine else [context.words("wait-turns-none")]
        for matches, heading in ((found.mine, "wait-turns-mine"), (found.others, "wait-turns-others")):
            if matches:
                lines.append(context.words(heading, count=len(matches)))
            for number, one in enumerate(matches[:MOST_LINES], 1):
                lines.append(f"{number}\\. {self._line(one, context.words, guild, mine=matches is found.mine)}")
            if len(matches) > MOST_LINES:
                lines.append(context.words("wait-turns-more", count=len(matches) - MOST_LINES))
        await context.show(panel("\n".join(lines)))

    def _line(self, one: Waiting, words: Words, guild: int | None, mine: bool) -> str:
        home = None if guild is not None else self.client.get_guild(one.guild)
        place = channel_mention(one.channel) + ("" if home is None else f" ({safe_name(home.name)})")
        if one.unreachable:
            return words("wait-turns-line-adrift", game=one.game, place=place)
        own = ("wait-turns-line", "wait-turns-line-timed")
        other = ("wait-turns-other", "wait-turns-other-timed")
        return words(
            (own if mine else other)[one.due is not None],
            game=one.game,
            place=place,
            names=", ".join(safe_name(name) for _, name in one.who),
            since=moment(one.since, "R"),
            left=moment(one.due or 0, "R"),
            link=message_link(one.guild, one.board_channel, one.board_message),
        )

    @app_commands.command(name="reminders", description="wait-cmd-reminders")
    @app_commands.describe(
        rhythm="wait-opt-rhythm",
        where="wait-opt-where",
        quiet="wait-opt-quiet",
        zone="wait-opt-zone",
        upcoming="wait-opt-next",
    )
    @app_commands.rename(upcoming="next")
    @app_commands.choices(
        rhythm=[app_commands.Choice(name=f"wait-choice-rhythm-{value}", value=value) for value in get_args(Rhythm)],
        where=[app_commands.Choice(name=f"wait-choice-where-{value}", value=value) for value in ("channel", "dm")],
    )
    @entered_anywhere
    async def reminders(
        self,
        context: Context,
        rhythm: str | None = None,
        where: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        upcoming: bool | None = None,
    ) -> None:
        before = await self.sessions.settings.member(context.user)
        changed = before
        if rhythm is not None:
            changed = replace(changed, rhythm=msgspec.convert(rhythm, Rhythm))
        if where is not None:
            # If Discord refused direct messages before, the bot tries them again now.
            changed = replace(changed, dm=where == "dm", dm_closed=False)
        if quiet is not None:
            changed = replace(changed, quiet=read_quiet(quiet))
        if zone is not None:
            changed = replace(changed, zone=zone.strip())
        if upcoming is not None:
            changed = replace(changed, next_notice=upcoming)
        changed = replace(changed, locale=context.request.locale)
        await self.sessions.reminders.set_member(context.user, changed)
        await context.tell(_summary(changed, context.words))

    @reminders.autocomplete("zone")
    @suggesting
    async def _suggest_zones(self, context: Context, current: str) -> Choices:
        own = (await self.sessions.settings.member(context.user)).zone
        names = await asyncio.to_thread(zones_like, current, own)
        return [app_commands.Choice(name=name, value=name) for name in names]


def _summary(settings: MemberSettings, words: Words) -> str:
    where = "channel" if not settings.dm else "closed" if settings.dm_closed else "dm"
    lines = [words("wait-reminders", rhythm=settings.rhythm, where=where)]
    zone = settings.zone or "UTC"
    if settings.quiet is not None:
        begin, end = (clock_time(minute) for minute in settings.quiet)
        lines.append(words("wait-reminders-quiet", **{"from": begin, "to": end}, zone=zone))
    else:
        lines.append(words("wait-reminders-zone", zone=zone))
    lines.append(words("wait-reminders-next", next="yes" if settings.next_notice else "no"))
    return "\n".join(lines)


COG = Turns
