"""`/turns`: the turns that wait for a member; `/reminders`: how the member wants to be reminded of them."""

import asyncio
from typing import Literal

from discord import app_commands
from msgspec.structs import replace

from bot.sessions.model import MemberSettings, Waiting
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.context import Context, Interaction
from bot.ui.entry.door import entered_anywhere
from bot.ui.language.names import channel_mention, message_link, safe_name
from bot.ui.language.times import moment
from bot.ui.language.typed_times import clock_time, read_quiet, zones_like
from bot.ui.language.words import Words
from bot.ui.panels.views import panel

MOST_LINES = 12  # of each list: together they stay below Discord's 4,000 signs

Rhythm = Literal["off", "once", "ladder"]


class Turns(HouseCog):
    """See the module's docstring."""

    area = "turns"

    @app_commands.command(name="turns", description="wait-cmd-turns")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @entered_anywhere
    async def turns(self, context: Context) -> None:
        guild = context.interaction.guild_id
        found = await self.sessions.reminders.waiting(context.user, guild)
        if not found.mine and not found.others:
            await context.tell(context.words("wait-turns-free"))
            return
        lines = [context.words("wait-turns-none")]
        if found.mine:
            lines = [context.words("wait-turns-mine", count=len(found.mine))]
            lines += self._lines(found.mine, context.words, guild, mine=True)
        if found.others:
            lines.append(context.words("wait-turns-others", count=len(found.others)))
            lines += self._lines(found.others, context.words, guild, mine=False)
        await context.show(panel("\n".join(lines)))

    def _lines(self, matches: tuple[Waiting, ...], words: Words, guild: int | None, *, mine: bool) -> list[str]:
        lines = [self._line(one, words, guild, mine) for one in matches[:MOST_LINES]]
        rest = len(matches) - len(lines)
        return [f"{number}\\. {line}" for number, line in enumerate(lines, 1)] + (
            [words("wait-turns-more", count=rest)] if rest else []
        )

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

    # ---- reminders ----

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
        rhythm=[
            app_commands.Choice(name=f"wait-choice-rhythm-{value}", value=value) for value in ("off", "once", "ladder")
        ],
        where=[app_commands.Choice(name=f"wait-choice-where-{value}", value=value) for value in ("channel", "dm")],
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
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
            changed = replace(changed, rhythm=_rhythm(rhythm))
        if where is not None:
            # choosing direct messages anew tries again whether they are open
            changed = replace(changed, dm=where == "dm", dm_closed=False)
        if quiet is not None:
            changed = replace(changed, quiet=read_quiet(quiet))
        if zone is not None:
            changed = replace(changed, zone=zone.strip())
        if upcoming is not None:
            changed = replace(changed, next_notice=upcoming)
        # the language of what is said to them elsewhere
        changed = replace(changed, locale=context.request.locale)
        await self.sessions.reminders.set_member(context.user, changed)
        await context.tell(_told(changed, context.words))

    @reminders.autocomplete("zone")
    async def _suggest_zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def find(context: Context) -> list[app_commands.Choice[str]]:
            own = (await self.sessions.settings.member(context.user)).zone
            names = await asyncio.to_thread(zones_like, current, own)
            return [app_commands.Choice(name=name, value=name) for name in names]

        return await self.client.door.suggest(interaction, find)


def _rhythm(chosen: str) -> Rhythm:
    known: dict[str, Rhythm] = {"off": "off", "ladder": "ladder"}
    return known.get(chosen, "once")


def _told(settings: MemberSettings, words: Words) -> str:
    """Return all that is set, in words."""
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
