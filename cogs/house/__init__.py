"""Commands for the managers of a server: `/settings`, and `/setup`, which shows the bot's missing permissions."""

from collections.abc import Callable

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.engine.game import LEVELS
from bot.errors import NotAllowed
from bot.sessions.leagues.champions import Standing
from bot.sessions.model import GuildSettings
from bot.sessions.settings import LONGEST_PATIENCE, MOST_CALL_HOURS, MOST_STOPPED_DAYS, SHORTEST_PATIENCE
from bot.ui.address import Address
from bot.ui.commands import start_panel
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.leaderboards import fitting
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting
from bot.ui.entry.permissions import check_manager, is_public, lacking_at, named, needs_server
from bot.ui.panels import panel
from bot.ui.words import Words, channel_mention, role_mention
from cogs.house.champions import RoleHost, check_role, lacking_said
from cogs.house.choices import (
    AREA,
    COMPANY,
    DISCORD,
    ENDERS,
    changed,
    language_named,
    languages,
    settings_panel,
    what_changed,
)
from cogs.house.missing import lines_of

UNLIMITED_REMINDERS = -1


class House(HouseCog):
    area = AREA

    async def cog_load(self) -> None:
        self.sessions.champions.show_by(RoleHost(self.client))

    @app_commands.command(name="settings", description="house-cmd-settings")
    @app_commands.describe(
        language="house-opt-language",
        allow="house-opt-allow",
        forget="house-opt-forget",
        reminders="house-opt-reminders",
        enders="house-opt-enders",
        matches="house-opt-matches",
        patience="house-opt-patience",
        holidays="house-opt-holidays",
        threads="house-opt-threads",
        quiet="house-opt-quiet",
        computers="house-opt-computers",
        level="house-opt-level",
        daily="house-opt-daily",
        reports="house-opt-reports",
        calls="house-opt-calls",
        role="house-opt-role",
        champions="house-opt-champions",
    )
    @app_commands.choices(
        level=[app_commands.Choice(name=f"computer-choice-{value}", value=value) for value in LEVELS],
        enders=[app_commands.Choice(name=f"house-choice-enders-{value}", value=value) for value in ENDERS],
    )
    @app_commands.default_permissions(manage_guild=True)
    @entered
    async def settings(
        self,
        context: Context,
        language: str | None = None,
        allow: discord.TextChannel | None = None,
        forget: discord.TextChannel | None = None,
        reminders: app_commands.Range[int, UNLIMITED_REMINDERS, 100] | None = None,
        enders: str | None = None,
        matches: app_commands.Range[int, 0, 100] | None = None,
        patience: app_commands.Range[int, SHORTEST_PATIENCE, LONGEST_PATIENCE] | None = None,
        holidays: app_commands.Range[int, 0, MOST_STOPPED_DAYS] | None = None,
        threads: bool | None = None,
        quiet: bool | None = None,
        computers: bool | None = None,
        level: str | None = None,
        daily: discord.TextChannel | None = None,
        reports: discord.TextChannel | None = None,
        calls: app_commands.Range[int, 0, MOST_CALL_HOURS] | None = None,
        role: discord.Role | None = None,
        champions: discord.Role | None = None,
    ) -> None:
        check_manager(context.interaction)
        champion = None if champions is None or champions.is_default() else champions.id
        if champion is not None:
            check_role(context, context.interaction.guild, champion)
        for channel in filter(None, (daily, reports)):
            _check_can_post(channel, context.words)
        if role is not None:
            _check_can_mention(role)
        chosen = None if language is None else language_named(language, context.words)
        typed = {
            "locale": (chosen, None if chosen == DISCORD else chosen),
            "reminders": (reminders, None if reminders == UNLIMITED_REMINDERS else reminders),
            "enders": (enders, enders),
            "match_limit": (matches, matches or None),
            "patience": (patience, patience),
            "stopped_days": (holidays, holidays),
            "threads": (threads, threads),
            "quiet": (quiet, quiet),
            "computers": (computers, computers),
            "stand_in_level": (level, level),
            "daily_channel": (daily, daily and daily.id),
            "call_hours": (calls, calls),
            "call_role": (role, role and role.id),
            "report_channel": (reports, reports and reports.id),
            "champion_role": (champions, champion),
        }
        values = {name: value for name, (option, value) in typed.items() if option is not None}
        company = bool(values) and values.keys() <= {*COMPANY.values()}
        await self._change(
            context, lambda before: replace(_with_channels(before, allow, forget), **values), company=company
        )

    @settings.autocomplete("language")
    @suggesting
    async def _suggest_languages(self, context: Context, current: str) -> Choices:
        return fitting(languages(context.words), current)

    @action("settings", manages=True)
    async def on_settings(self, context: Context) -> None:
        """Show the server's settings to a member who may change them."""
        await self._show(context, await self.sessions.settings.guild(context.place.guild))

    @action("company", manages=True)
    async def on_company(self, context: Context) -> None:
        """Show the second page of the settings: calls for players, reports and roles."""
        await self._show(context, await self.sessions.settings.guild(context.place.guild), company=True)

    @action("set", "turn", manages=True)
    async def on_set(self, context: Context, press: Press, answers: Answers) -> None:
        """Change one setting: by a menu ("set"), or by a button that turns it on or off."""
        chosen = answers.get("chosen", "") if press.address.action == "set" else str(press.version)

        def change(before: GuildSettings) -> GuildSettings:
            after = changed(before, press.argument, chosen, context.words)
            self._check_chosen(context, press.argument, after)
            return after

        await self._change(context, change, company=press.argument in COMPANY)

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show the settings as they are, below a refusal. Return False for a member who may not see them."""
        try:
            check_manager(context.interaction)
        except NotAllowed:
            return False
        settings = await self.sessions.settings.guild(context.place.guild)
        await self._show(context, settings, said, company=press.argument in COMPANY)
        return True

    def _check_chosen(self, context: Context, name: str, settings: GuildSettings) -> None:
        """Raise NotAllowed if a channel or role cannot be chosen: it is unknown (a forged choice), or does not fit."""
        guild = self.client.get_guild(context.place.guild)
        if name == "champions" and settings.champion_role is not None:
            check_role(context, guild, settings.champion_role)
        if name == "role" and settings.call_role is not None:
            role = None if guild is None else guild.get_role(settings.call_role)
            if role is None:
                raise NotAllowed("error-unknown-button")
            _check_can_mention(role)
        chosen = {
            "channels": settings.channels,
            "daily": (settings.daily_channel,),
            "reports": (settings.report_channel,),
        }
        for channel_id in filter(None, chosen.get(name, ())):
            channel = None if guild is None else guild.get_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                raise NotAllowed("error-unknown-button")
            if name != "channels":
                _check_can_post(channel, context.words)

    async def _change(
        self, context: Context, change: Callable[[GuildSettings], GuildSettings], *, company: bool = False
    ) -> None:
        guild = context.place.guild
        before, after = await self.sessions.settings.change_guild(guild, change)
        if after.patience != before.patience:
            await self.sessions.silences.look_again(guild)
        said = what_changed(before, after, context.words)
        if after.champion_role != before.champion_role:
            self.sessions.champions.timer.resume()
            said = "\n".join((said, *self._lacking(guild, after, Standing(), context.words)))
        if after.report_channel not in (None, before.report_channel):
            said = "\n".join(filter(None, (said, self._public_said(context, after.report_channel))))
        await self._show(context, after, said, company=company)
        # Boards name their buttons in the new language. Lobbies gain or lose the menu of computer players. What follows
        # when a time is up, where nobody can vote, depends on the patience.
        all_say_it = (after.locale, after.computers) != (before.locale, before.computers)
        if all_say_it or after.patience != before.patience:
            async for match in self.sessions.boards.in_guild(guild):
                if all_say_it or await self.sessions.silences.after_time(match) not in (None, "stands"):
                    self.client.presenter.show_again(match)
        if after.locale != before.locale:
            words = Words(self.client.texts, after.locale, context.guild_locale)
            await start_panel.show_anew(self.client, guild, words)

    def _public_said(self, context: Context, channel: int | None) -> str:
        """Return that everyone can read a channel for reports; "" if not everyone can."""
        found = self.client.get_channel(channel or 0)
        if not isinstance(found, discord.abc.GuildChannel) or not is_public(found):
            return ""
        return context.words("house-reports-public", place=channel_mention(found.id))

    async def _show(self, context: Context, settings: GuildSettings, said: str = "", *, company: bool = False) -> None:
        guild = self.client.get_guild(context.place.guild)
        known = set() if guild is None else {one.id for one in (*guild.text_channels, *guild.roles)}
        await context.show(settings_panel(settings, known.__contains__, context.words, said, company=company))

    def _lacking(self, guild: int, settings: GuildSettings, standing: Standing, words: Words) -> tuple[str, ...]:
        """Return why champions do not get their role, and what to do."""
        place, application = self.client.get_guild(guild), self.client.application_id or 0
        if place is None:
            return ()
        return lacking_said(place, settings.champion_role, standing, application, words)

    @app_commands.command(name="setup", description="house-cmd-setup")
    @app_commands.default_permissions(manage_guild=True)
    @entered
    async def setup(self, context: Context) -> None:
        await self._setup(context)

    @action("setup")
    async def _setup(self, context: Context) -> None:
        """Show which permissions the bot lacks in the server and its channels."""
        check_manager(context.interaction)
        guild = self.client.get_guild(context.place.guild)
        if guild is None:
            raise needs_server(context.interaction)
        settings = await self.sessions.settings.guild(guild.id)
        back = Button(Address("b", AREA, "settings"), context.words("house-ui-settings"))
        waiting = await self._waiting(guild.id)
        standing = await self.sessions.champions.standing(guild.id)
        more = self._lacking(guild.id, settings, standing, context.words)
        lines = lines_of(guild, settings, waiting, self.client.application_id or 0, context.words, more)
        await context.show(panel("\n".join(lines), [back]))

    async def _waiting(self, guild: int) -> dict[int, int]:
        """Return the channels with open matches, each with Discord's code for refusing a board there; 0: none."""
        found: dict[int, int] = {}
        refused = self.client.presenter.refused
        async for match in self.sessions.boards.in_guild(guild):
            known = refused.get(match.id) if match.id in refused else None
            found[match.place.channel] = found.get(match.place.channel) or (0 if known is None else known.code)
        return found


def _with_channels(
    settings: GuildSettings, allow: discord.TextChannel | None, forget: discord.TextChannel | None
) -> GuildSettings:
    channels = [one for one in settings.channels if forget is None or one != forget.id]
    if allow is not None and allow.id not in channels:
        channels.append(allow.id)
    daily, reports = (
        None if forget is not None and forget.id == chosen else chosen
        for chosen in (settings.daily_channel, settings.report_channel)
    )
    return replace(settings, channels=tuple(channels), daily_channel=daily, report_channel=reports)


def _check_can_post(channel: discord.TextChannel, words: Words) -> None:
    """Raise NotAllowed if the bot cannot post in a channel."""
    lacking = [name for name in lacking_at(channel, threads=False) if name != "send_messages_in_threads"]
    if lacking:
        place = channel_mention(channel.id)
        raise NotAllowed("error-bot-permissions", permissions=named(lacking, words), place=place)


def _check_can_mention(role: discord.Role) -> None:
    """Raise NotAllowed if the bot cannot mention a role, or if it is everybody's."""
    if role.is_default() or not (role.mentionable or role.guild.me.guild_permissions.mention_everyone):
        raise NotAllowed("look-error-role", role=role_mention(role.id))


COG = House
