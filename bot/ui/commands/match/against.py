"""The actions by which a channel plays against another one: to ask it, in its server or by a code, and to agree."""

from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed
from bot.sessions.codes import written
from bot.sessions.councils import USUAL_HOURS, Council
from bot.sessions.model import Match, Phase, Place
from bot.sessions.play.channel_matches import Side
from bot.storage.keeping import PRIVATE_NAME
from bot.ui.address import Address
from bot.ui.boards import lobby
from bot.ui.commands.match.asked import start_named
from bot.ui.commands.match.cog import MatchPart
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import Button, ChannelSelect, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import (
    cannot_post,
    check_may_open,
    may_see,
    may_write,
    needs_server,
    parent_of,
    readers_see,
)
from bot.ui.panels import Form, Layout, line, panel
from bot.ui.times import moment
from bot.ui.words import channel_mention

LONGEST_CODE = 20  # characters of a typed code
GET_CODE = "new"  # typed in place of a code by whoever wants one
RIVAL, ASK, CODE, TYPED = "rival", "rivalask", "rivalcode", "rivaltyped"  # actions, whose argument is a way to begin


class Against(MatchPart):
    """The part of a game's cog for matches of two channels."""

    @action(RIVAL)
    async def on_rival(self, context: Context, press: Press) -> None:
        """Ask which channel to play against: one of this server, or one of another server by a code."""
        start, words, key = start_named(self.face, press.argument, several=True), context.words, self.face.key
        select = ChannelSelect(Address("s", key, ASK, argument=start.key), words("council-ui-rival"), (), most=1)
        ways: list[ui.Item[Any]] = [
            Button(Address("b", key, CODE, argument=start.key), words("council-ui-code")),
            Button(Address("b", key, TYPED, argument=start.key), words("council-ui-typed")),
        ]
        # Without computer players, the panel before is the one that offers this (`Starting`).
        computers = await self.sessions.settings.has_computers(context.place.guild, self.face.game.about)
        before = Address("b", key, "newchannel" if computers else "newstart", argument=start.key)
        way_back = Button(before, words("guide-ui-back"))
        text = words("council-against", hours=USUAL_HOURS)
        await context.show(
            Layout(
                ui.TextDisplay(text),
                ui.ActionRow(select),
                ui.TextDisplay(words("council-elsewhere")),
                ui.ActionRow(*ways),
                ui.ActionRow(way_back),
            )
        )

    @action(ASK)
    async def on_ask(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask the channel that was chosen in the menu."""
        start = start_named(self.face, press.argument, several=True)
        await self.ask(context, start.options, USUAL_HOURS, rival=number_in(choice_in(answers)))

    @action(CODE)
    async def on_code(self, context: Context, press: Press) -> None:
        """Open a table for a channel of another server, and show its code."""
        await self.ask(context, start_named(self.face, press.argument, several=True).options, USUAL_HOURS)

    @action(TYPED)
    async def on_typed(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for the code of another channel, or take the one that was typed."""
        if press.kind == "m":
            await self.agree_by(context, answers.get("code", ""))
            return
        field = line("code", context.words("council-ui-which"), example="ABCD-EFGH", longest=LONGEST_CODE)
        await context.ask(Form(Address("m", self.face.key, TYPED), context.words("council-ui-typed"), field))

    async def begin(self, context: Context, options: Any, hours: int, rival: int | None, code: str) -> None:
        """Ask a channel, open a table for a code, or agree by a code, as the options of the command `new` say."""
        if rival is not None:
            await self.ask(context, options, hours, rival=rival)
        elif code.strip().casefold() == GET_CODE:
            await self.ask(context, options, hours)
        else:
            await self.agree_by(context, code)

    async def ask(self, context: Context, options: Any, hours: int, *, rival: int | None = None) -> None:
        """Ask another channel to play against this one. rival: its id; None: whichever channel gets the code.

        Raises NotAllowed (the bot cannot post in one of them, or the member in the other), and as `ChannelMatches.ask`.
        """
        side, there, parent = self._side(context, rival), None, None
        if rival is not None:
            guild = context.interaction.guild
            channel = None if guild is None else guild.get_channel_or_thread(rival)
            if channel is None or not may_see(context.interaction, rival) or cannot_post(channel):
                raise NotAllowed("council-error-post", channel=str(rival))
            if not may_write(context.interaction.user, channel):
                raise NotAllowed("council-error-write", channel=str(rival))
            there = Place(context.place.guild, rival)
            parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        settings = await self.sessions.settings.guild(context.place.guild)
        about = side, self.face.key, options, hours
        locale = settings.locale or context.guild_locale
        asking = self.sessions.channel_matches.ask(
            context.request, *about, locale=locale, rival=there, rival_parent=parent
        )
        match = await self.watched(context, asking)
        if there is not None:
            await context.done(context.words("council-asked", place=channel_mention(there.channel)))
        else:
            await self.show_code(context, match)

    async def ask_again(self, context: Context, match: Match) -> None:
        """Ask for another match of the same channels, or of this one by a new code."""
        council = match.terms.council or Council()
        homes = [home for home in council.homes if home.channel != context.place.channel]
        there = next((home.channel for home in homes if home.guild == context.place.guild), None)
        await self.ask(context, match.options, council.hours, rival=there)

    @action(lobby.CHANNEL_CODE.action)
    async def show_code(self, context: Context, match: Match) -> None:
        """Show the code by which another channel agrees. Raises the errors of `Letters.code`."""
        row = await self.sessions.letters.code(context.request, match.id)
        left = moment(row.until, "R")
        text = context.words("council-code", code=written(row.code), left=left, game=self.face.key)
        await context.show(panel(text))

    async def agree_by(self, context: Context, typed: str) -> None:
        """Agree for this channel by a code, and begin. Raises the errors of `ChannelMatches.agree_by`."""
        side = self._side(context, None)
        agreeing = self.sessions.channel_matches.agree_by(context.request, typed, side, self.face.key)
        await self._tell_begun(context, await self.watched(context, agreeing))

    @action(lobby.AGREE.action)
    async def on_agree(self, context: Context, match: Match) -> None:
        """Agree for the channel that is asked."""
        homes = (match.terms.council or Council()).homes
        side = self._side(context, homes[0].channel if homes else None)
        agreeing = self.sessions.channel_matches.agree(context.request, match.id, side)
        await self._tell_begun(context, await self.watched(context, agreeing))

    @action(lobby.REFUSE.action)
    async def on_refuse(self, context: Context, match: Match) -> None:
        """Decline for the channel that is asked."""
        await self.watched(context, self.sessions.channel_matches.decline(context.request, match.id, context.place))
        await context.done(context.words("ui-declined"))

    async def _tell_begun(self, context: Context, match: Match) -> None:
        assert match.phase is not Phase.LOBBY
        hand = int(self.face.game.about.secrets)
        await context.done(context.words("council-opened", hand=hand))

    def _side(self, context: Context, other: int | None) -> Side:
        """Return this channel as one side. other: the other channel, if it is of this server.

        It has its own name only if all who see the other one see it, too. Another server reads the name of this one.

        Raises NotAllowed in direct messages, and where the bot cannot post boards.
        """
        guild, channel = context.interaction.guild, context.interaction.channel
        if guild is None or not context.place.guild or channel is None:
            raise needs_server(context.interaction)
        check_may_open(context.interaction, context.words)
        name = guild.name
        if other is not None:
            there = guild.get_channel_or_thread(other)
            readers = there.parent if isinstance(there, discord.Thread) else there
            name = f"#{getattr(channel, 'name', '')}" if readers_see(readers, channel) else PRIVATE_NAME
        return Side(context.place, name, parent_of(context.interaction))
