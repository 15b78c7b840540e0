"""The base of the cogs of leagues and cups: joining, leaving, and what those who manage the server do."""

from abc import abstractmethod
from typing import ClassVar

import discord
from msgspec.structs import replace

from bot.errors import NoSession, NotAllowed
from bot.sessions.leagues.leagues import check_begin
from bot.sessions.leagues.model import League, kind_of
from bot.sessions.waiting_list import WaitingList
from bot.ui.boards.decisions import as_shown, clocks_told, readable, standing, stands_said
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Press, action, words_in
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import lacking_at, named, parent_of
from bot.ui.leagues import panels
from bot.ui.leagues.panels import button
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Layout, panel
from bot.ui.words import Words, channel_mention


class LeagueCog(HouseCog):
    """A cog whose buttons are about leagues, or about cups. Keys of sentences begin with the kind of a league."""

    area: ClassVar[str]  # LEAGUE or CUP
    plan: ClassVar[type[Plan]]  # what is chosen of a new league before its form
    direct = False

    # ---- what differs ----

    @abstractmethod
    async def panel_of(self, context: Context, league: League, said: str) -> Layout:
        """Return the panel of a league for a member. said: a sentence above it."""

    @abstractmethod
    def rules_said(self, league: League, words: Words) -> str:
        """Return the rules of a league, as members read them before they join."""

    def joined_said(self, league: League, context: Context) -> str:
        """Return what a member is told who has joined."""
        member = league.member(context.user)
        return context.words(f"{self.area}-said-joined", count=1 if member is None else member.at_once)

    # ---- looking ----

    async def turns(self, context: Context) -> tuple[WaitingList, dict[str, str]]:
        """Return whose turn it is in a member's matches in leagues and cups, and what their boards say of the clocks.

        As on a board, no end is told of a time that does not run yet.
        """
        found = await self.sessions.reminders.waiting(context.user, context.place.guild)
        matches = await readable(self.sessions, (*found.mine, *found.others), context.request)
        own = [match for match in matches.values() if match.terms.league is not None]
        known = [as_shown(match, self.client.presenter.refused) for match in own]
        stands = standing(known, self.client.clock.now())
        mine, others = (
            tuple(replace(one, due=None) if one.match in stands else one for one in turns)
            for turns in (found.mine, found.others)
        )
        clocks = clocks_told(known, context.user, context.words)
        return WaitingList(mine, others), clocks | {one: stands_said(stands[one], context.words) for one in stands}

    @action("open")
    async def on_open(self, context: Context) -> None:
        """Show the league of the server, or ask for one of several."""
        await self.first(context, None)

    @action("show")
    async def on_show(self, context: Context, press: Press) -> None:
        """Show a league."""
        await self.show(context, await self.named_in(context, press))

    @action("rules")
    async def on_rules(self, context: Context, press: Press) -> None:
        """Show the rules of a league."""
        league = await self.named_in(context, press)
        await context.show(panel(self.rules_said(league, context.words), [self.back(league, context.words)]))

    # ---- being in it ----

    @action("join")
    async def on_join(self, context: Context, press: Press) -> None:
        """Let the member play, and show the league."""
        league = await self.named_in(context, press)
        roles = [role.id for role in getattr(context.interaction.user, "roles", ())]
        league = await self.sessions.leagues.join(context.request, league.id, roles)
        await self.show(context, league, self.joined_said(league, context))

    @action("leavenow")
    async def on_leave_now(self, context: Context, press: Press) -> None:
        """Let the member leave what is played."""
        league = await self.named_in(context, press)
        league = await self.sessions.leagues.leave(context.request, league.id, now=True)
        await self.show(context, league, context.words(f"{kind_of(league)}-said-left-now"))

    # ---- managing it ----

    @action("begin", manages=True)
    async def on_begin(self, context: Context, press: Press) -> None:
        """Ask whether a league begins now."""
        league = await self.named_in(context, press)
        check_begin(league.rows)
        await context.show(panels.begin_panel(league, context.words))

    @action("beginsure", manages=True)
    async def on_begin_sure(self, context: Context, press: Press) -> None:
        """Let a league begin as soon as enough members have joined."""
        league = await self.named_in(context, press)
        league = await self.sessions.leagues.begin_now(league.id)
        await self.show(context, league, panels.begins_early(league, context.words))

    @action("here", manages=True)
    async def on_here(self, context: Context, press: Press) -> None:
        """Bring a league to this channel."""
        league = await self.named_in(context, press)
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        channel = self.channel(context, threads=league.rules.threads)
        league = await self.sessions.leagues.move(league.id, channel)
        await self.show(context, league, context.words(f"{kind_of(league)}-said-here"))

    @action("close", manages=True)
    async def on_close(self, context: Context, press: Press) -> None:
        """Ask whether to close a league."""
        await context.show(panels.close_panel(await self.named_in(context, press), context.words))

    @action("closesure", manages=True)
    async def on_close_sure(self, context: Context, press: Press) -> None:
        """Close a league. From a battle of servers, only the own server withdraws."""
        league = await self.named_in(context, press)
        if league.between_servers:
            await self.sessions.leagues.withdraw(league.id)
            await context.done(context.words("servers-said-withdrawn"))
            return
        await self.sessions.leagues.close(league.id)
        await context.done(context.words(f"{kind_of(league)}-said-closed"))

    # ---- parts ----

    async def first(self, context: Context, game: str | None, plan: Plan | None = None) -> None:
        """Show the only league, or that of a game; else ask for one. game: its key; None: any.

        plan: what is chosen for a new league, for which the member then is asked; None: nothing.
        """
        found = await self.sessions.leagues.of(context.place.guild, cups=self.area == CUP)
        of_game = [one for one in found if game in (None, one.row.game)]
        manages = context.interaction.permissions.manage_guild
        faces = {key: face for key, face in self.client.faces.items() if panels.modes(face)}
        others = [face for key, face in faces.items() if all(one.row.game != key for one in found)]
        chosen = plan or self.plan()
        if plan is None and len(of_game) == 1 and (game is not None or not (manages and others)):
            await self.show(context, of_game[0])
        elif found:
            shown = panels.choose_panel(self.area, found, faces, others, context.words, manages=manages, plan=chosen)
            await context.show(shown)
        else:
            last = await self.sessions.leagues.last_cup(context.place.guild) if self.area == CUP else None
            shown = panels.none_panel(self.area, others, context.words, manages=manages, plan=chosen, last=last)
            await context.show(shown)

    async def show(self, context: Context, league: League, said: str = "") -> None:
        """Show a league to the member."""
        await context.show(await self.panel_of(context, league, said))

    async def named_in(self, context: Context, press: Press, season: int | None = None) -> League:
        """Return the league that a press names. Raises NoSession if it is gone or of another server."""
        [league_id] = words_in(press, 1)
        league = await self.sessions.leagues.league(league_id, season)
        if league.row.guild_id != context.place.guild or league.is_cup != (self.area == CUP):
            raise NoSession("cup-error-gone" if self.area == CUP else "league-error-gone")
        return league

    def back(self, league: League, words: Words) -> Button:
        """Return the button that leads back to a league."""
        return button("show", words(f"{self.area}-ui-back"), league)

    def channel(self, context: Context, *, threads: bool) -> int:
        """Return the channel for a league. Raises NotAllowed if the bot cannot post there, or open threads.

        Also raises NotAllowed in a voice channel, and in a post of a forum. A league that is opened in a thread is that
        of its channel.
        """
        channel = context.interaction.channel
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(place, discord.TextChannel):
            raise NotAllowed("cup-error-channel" if self.area == CUP else "league-error-channel")
        if lacking := lacking_at(place, threads=threads):
            said = named(lacking, context.words)
            raise NotAllowed("error-bot-permissions", permissions=said, place=channel_mention(place.id))
        return place.id
