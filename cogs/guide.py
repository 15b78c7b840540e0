"""Where members begin: the start panel (`/panel`), which welcomes a new server too, `/help`, and challenges."""

import logging
from collections.abc import Iterator
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import NotAllowed
from bot.sessions.model import GuildSettings
from bot.sessions.pace import DAY
from bot.ui.address import Address
from bot.ui.boards.day_message import HOW, PUZZLES, RESULTS
from bot.ui.client import Client
from bot.ui.commands import leaderboards, start_panel
from bot.ui.commands.challenges import check_may_be_challenged, check_no_bot
from bot.ui.commands.day_results import all_results, best_boards, todays_puzzles
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.match.daily import boards_of_the_day
from bot.ui.commands.match.letters import starts_of
from bot.ui.commands.match.starting import alone_buttons, challenge_buttons
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered, entered_anywhere
from bot.ui.entry.permissions import check_bot, check_manager, given_in, needs_server, parent_of
from bot.ui.entry.reasons import ARCHIVED, code_of
from bot.ui.entry.trouble import until_kept, until_passed
from bot.ui.face import Face
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.sync import KEY
from bot.ui.times import length
from bot.ui.words import Words, channel_mention, safe_name

_log = logging.getLogger(__name__)


class Guide(HouseCog):
    area = start_panel.AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        name = app_commands.locale_str("Challenge", **{KEY: "guide-menu-challenge"})
        self.menu = app_commands.ContextMenu(name=name, callback=self.challenge)

    async def cog_load(self) -> None:
        self.client.tree.add_command(self.menu)

    # ---- the start panel ----

    @app_commands.command(name="panel", description="guide-cmd-panel")
    @app_commands.default_permissions(manage_guild=True)
    @entered
    async def panel(self, context: Context) -> None:
        interaction = context.interaction
        check_manager(interaction)
        check_bot(interaction, context.words)
        await self.sessions.settings.check_channel(context.place, parent_of(interaction))
        channel = self.client.get_partial_messageable(context.place.channel)
        words, nonce = context.public_words, f"p{interaction.id}"
        try:
            await start_panel.post(self.client, channel, context.place.guild, words, nonce=nonce)
        except discord.HTTPException as problem:
            place = channel_mention(context.place.channel)
            if code_of(problem) == ARCHIVED:
                raise NotAllowed("error-thread-archived") from problem
            if not isinstance(problem, discord.Forbidden):
                raise
            raise NotAllowed("error-cannot-post", place=place) from problem
        await context.done(context.words("guide-panel-posted"))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the start panel in the first channel where the bot may post, but only once per server.

        Discord sends the event once, so the bot tries again while Discord, the network or the database has trouble.
        """
        pause, is_closed = self.client.pause, self.client.is_closed
        fault = f"Server {guild.id} is welcomed later"
        settings = await until_kept(partial(self.sessions.settings.guild, guild.id), fault, pause, is_closed)
        if settings is None or settings.welcomed:
            return
        words = Words(self.client.texts, settings.locale, guild.preferred_locale.value)
        said = words("guide-welcome", name=safe_name(guild.name))
        for channel in _open_channels(guild):
            welcome = start_panel.Welcome(self.client, channel.id, words, said)
            try:
                here = await until_passed(welcome.post, fault, pause, is_closed)
            except discord.HTTPException as problem:
                _log.info("No welcome in channel %s of guild %s: %s", channel.id, guild.id, problem)
                continue
            if here is not None:
                note = partial(start_panel.note, self.client, guild.id, here, welcomes=True)
                fault = f"That server {guild.id} is welcomed is not stored yet"
                await until_kept(note, fault, pause, is_closed)
            return

    # ---- its buttons ----

    @action("new")
    async def on_new(self, context: Context) -> None:
        """Ask for a game."""
        words = context.words
        text, looking = words("guide-new", games=start_panel.told_games(self.client, words)), []
        if context.place.guild:
            text += f"\n{words('guide-looking')}"
            looking = [Button(Address("b", start_panel.LOOKING, "open"), words("look-ui"))]
        await context.show(panel(text, *self._of_each_game("newpick", words), *in_rows(looking)))

    @action("contests")
    async def on_contests(self, context: Context) -> None:
        """Ask for the leagues or the cups of the server."""
        await context.show(panel(context.words("guide-contests"), *in_rows(start_panel.contest_buttons(context.words))))

    @action("alone")
    async def on_alone(self, context: Context) -> None:
        """Ask for a game that one member can play alone."""
        text = context.words("guide-alone")
        await context.show(panel(text, *in_rows(alone_buttons(list(self.client.faces.values()), context.words))))

    @action("daily")
    async def on_daily(self, context: Context, answers: Answers) -> None:
        """Show the daily, or if several games have one, ask for a game."""
        keys = self.sessions.dailies.games
        if len(keys) == 1:
            await self.client.areas[keys[0]].pressed(context, Address("b", keys[0], "daily"), answers)
        else:
            await context.show(await boards_of_the_day(self.client, context))

    @action(RESULTS)
    async def on_results(self, context: Context, press: Press) -> None:
        """Show all results of the dailies of a day."""
        await context.show(await all_results(self.client, context, press))

    @action(HOW)
    async def on_how(self, context: Context, press: Press) -> None:
        """Ask which of the best boards of a day to replay."""
        await context.show(await best_boards(self.client, context, press))

    @action(PUZZLES)
    async def on_puzzles(self, context: Context) -> None:
        """Ask for a game with a puzzle of the day."""
        await context.show(todays_puzzles(self.client, context))

    @action("rules")
    async def on_rules(self, context: Context) -> None:
        """Ask for the game whose rules to show."""
        text = context.words("guide-rules", games=start_panel.told_games(self.client, context.words))
        await context.show(panel(text, *self._of_each_game("explain", context.words)))

    @action("top")
    async def on_top(self, context: Context) -> None:
        """Show the leaderboard of a game that the member has played."""
        if not context.place.guild:
            raise needs_server(context.interaction)
        await leaderboards.cog_of(self.client.areas).show_newest(context)

    # ---- help ----

    @app_commands.command(name="help", description="guide-cmd-help")
    @entered_anywhere
    async def help(self, context: Context) -> None:
        await self._help(context)

    @action("help")
    async def _help(self, context: Context) -> None:
        """Show the member's own panel, from which everything is reached."""
        in_guild = bool(context.place.guild)
        manages = in_guild and context.interaction.permissions.manage_guild
        rows = start_panel.help_rows(context.words, context.user, in_guild=in_guild, manages=manages)
        # A direct message names the usual patience.
        settings = await self.sessions.settings.guild(context.place.guild) if in_guild else GuildSettings()
        patience = length(settings.patience * DAY, context.words)
        text = context.words("guide-help", direct=int(not in_guild), patience=patience)
        await context.show(panel(text, *rows))

    # ---- challenges ----

    @entered_anywhere
    async def challenge(self, context: Context, member: discord.Member | discord.User) -> None:
        """Ask in which game and mode to challenge a member. By letters, where the bot is no member of a server."""
        words, faces = context.words, list(self.client.faces.values())
        name = safe_name(words.member(member.display_name))
        if not context.place.guild:
            check_no_bot(context, self.client, member)
            await self.sessions.blocks.check_challenge(member_of(member), context.user)
            rows = in_rows([button for face in faces for button in starts_of(face, words, member.id)])
            await context.show(panel(words("letters-challenge", name=name), *rows))
            return
        await check_may_be_challenged(context, self.client, member)
        buttons = challenge_buttons(faces, member.id, words)
        text = words("guide-challenge", name=name)
        await context.show(panel(text, *in_rows(buttons)))

    # ---- parts of panels ----

    def _of_each_game(self, action: str, words: Words) -> list[list[Button]]:
        return in_rows([_game_button(face, action, words) for face in self.client.faces.values()])


def _game_button(face: Face, action: str, words: Words) -> Button:
    return Button(Address("b", face.key, action), face.name(words), discord.ButtonStyle.primary)


def _open_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield channels where the bot may post. The server's channel for system messages comes first."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    channels = [*first, *(one for one in guild.text_channels if one not in first)]
    for channel in channels[:5]:
        given = given_in(channel, guild.me)
        if given.view_channel and given.send_messages:
            yield channel


COG = Guide
