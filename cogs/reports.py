"""Reports to those who manage a server: of a position and of names, behind **More**, and of a name, in members' menus.

The managers chose a channel for them in `/settings`. There, they also see which matches members have ended.
"""

from typing import Any

import discord
from discord import app_commands, ui

from bot.errors import NotAllowed, SessionError
from bot.sessions.model import Match, Member, Place
from bot.storage.endings import Ending
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.reports import AREA, REPORT, reportable
from bot.ui.entry.actions import Press, action
from bot.ui.entry.asked import member_of
from bot.ui.entry.buttons import Button, number_in
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.entry.permissions import check_manager
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.sync import KEY
from bot.ui.times import moment
from bot.ui.words import Words, channel_mention, mention, names_in, plain_name, safe_name, with_names

MOST_ASKED = 10  # channels of which Discord is asked for one list whether they are deleted
POSITION = "position"  # the argument of the button that reports a position; the others have the member's id


class Reports(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        name = app_commands.locale_str("Report name", **{KEY: "report-menu"})
        self.menu = app_commands.ContextMenu(name=name, callback=self.of_member)

    async def cog_load(self) -> None:
        self.client.tree.add_command(self.menu)

    @entered
    async def of_member(self, context: Context, member: discord.Member | discord.User) -> None:
        """Report a member's name from the member's menu."""
        if member.bot:
            raise NotAllowed("report-error-nobody")
        await self._check_open(context.place.guild)
        await self.sessions.reports.report_name(context.request, context.place.guild, member_of(member))
        await context.done(context.words("report-done"))

    @action(REPORT)
    async def on_report(self, context: Context, press: Press) -> None:
        """Ask what to report of a match. Raises SessionError if the server has no channel for reports."""
        match, words = press.match, context.words
        await self._check_open(match.place.guild)
        others = reportable(with_names(match, words), context.user)
        found: list[ui.Item[Any]] = []
        if match.state is not None:
            found.append(_send(match, POSITION, words("report-ui-position")))
        for one in others:
            found.append(_send(match, str(one.user), words("report-ui-name", name=plain_name(one.name))))
        if not found:
            raise NotAllowed("report-error-nobody")
        back = Button(messages.MORE.address(match), words("seal-ui-more"))
        await context.show(panel(words("report-ask"), *in_rows([*found, back])))

    @action("send")
    async def on_send(self, context: Context, press: Press) -> None:
        """Report the position at the version in the address, or the name of the member there."""
        match = press.match
        await self._check_open(match.place.guild)
        if press.argument == POSITION:
            then = match
            if press.version != match.version:
                then = await self.sessions.replays.at(match, press.version)
            await self.sessions.reports.report_position(context.request, then)
        else:
            user = number_in(press.argument)
            seat = next((one for one in reportable(match, context.user) if one.user == user), None)
            if seat is None:
                raise NotAllowed("report-error-nobody")
            about = Member(user, seat.name)
            await self.sessions.reports.report_name(context.request, match.place.guild, about, match)
        await context.done(context.words("report-done"))

    async def _check_open(self, guild: int) -> None:
        """Raise SessionError if a server has no channel for reports, or if the bot does not know it any more."""
        channel, known = await self.sessions.reports.check_open(guild), self.client.get_guild(guild)
        if known is None or known.get_channel(channel) is None:
            raise SessionError("report-error-no-channel")

    @action("ended")
    async def on_ended(self, context: Context) -> None:
        """Show a manager which matches that they may see, or whose channel is deleted, members have ended."""
        check_manager(context.interaction)
        guild, words, asked = context.place.guild, context.words, set[int]()

        async def is_gone(channel: int) -> bool:
            asked.add(channel)
            return len(asked) <= MOST_ASKED and await self.client.homes.is_gone(Place(guild, channel))

        found = await self.sessions.reports.ended(context.request, guild, is_gone)
        lines = [words("report-ended" if found else "report-ended-none")]
        lines += [self._line(one, words, gone=gone) for one, gone in found]
        back = Button(Address("b", "house", "settings"), words("house-ui-settings"))
        await context.show(panel("\n".join(lines), [back]))

    def _line(self, one: Ending, words: Words, *, gone: bool) -> str:
        names = names_in(None, [Member(user, name) for user, name in one.players], words)
        game = self.client.faces.get(one.game)
        return words(
            "report-ended-line",
            who=mention(one.user) if is_member(one.user) else words("privacy-former"),
            seated=int(one.seated),
            begun=int(one.begun),
            game=one.game if game is None else game.name(words),
            names=words.listed(map(safe_name, names)),
            place=words("report-ended-gone") if gone else channel_mention(one.channel),
            time=moment(one.at),
        )


def _send(match: Match, argument: str, label: str) -> Button:
    address = Address("b", AREA, "send", match.id, match.version, argument)
    return Button(address, label, discord.ButtonStyle.primary)


COG = Reports
