"""Shows the boards that Discord refused, once the bot may show them, and paints those in words once it may.

Boards on which Discord has refused to show a vote, or the new end of a time, are edited then. Notices that ask members
for an answer come then, too, and reminders of turns that are over go. A server's owner who was told that the bot cannot
post in a channel is told again if that comes back. The role of champions is given and taken that Discord refused.

Discord sends no event for a permission, but one for what has changed: a channel, a thread, a role, or the bot's own
roles. Many such events come together, so the bot looks at a server a moment after the first one. An event may
be missed without a session, so the bot also looks at all servers of a shard after each new session. Discord sends none
when a timeout of the bot ends, so the bot then looks at the server by itself.
"""

from contextlib import suppress

import discord
from discord.ext import commands

from bot.errors import NoSession, NotKept
from bot.sessions.model import Match, Place
from bot.ui.background import Background
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.permissions import can_post, home_of, lacking_there, lacks_pictures
from bot.ui.entry.trouble import until_kept

GATHER = 3_000  # milliseconds


class Allowed(HouseCog):
    """Hears of all changes that may give the bot a permission."""

    area = "allowed"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._looking: set[int | None] = set()  # servers that are about to be looked at; None: all of them
        self._looks = Background()
        # By server: the archived threads of which Discord has said since the last look that they are not locked
        self._unlocked: dict[int, set[int]] = {}
        self._timeouts: set[tuple[int, int]] = set()  # (server, end) of each timeout whose end the bot waits for
        self._waits = Background()

    async def cog_unload(self) -> None:
        await self._waits.close()
        await self._looks.close()

    async def settle(self) -> None:
        """Wait until all looks have ended."""
        await self._looks.settle()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hear that a member uses the bot in a server: it may show there what Discord refused for unknown reasons."""
        home = home_of(interaction)
        if home and interaction.type is not discord.InteractionType.autocomplete:
            self.client.presenter.refused.try_soon(home)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        self._look_at(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Hear of a change of a thread, also of an archived one. If it is not locked, a message opens it."""
        unlocked = self._unlocked.setdefault(payload.guild_id, set())
        state = payload.data["thread_metadata"]
        if state["archived"] and not state.get("locked", True):
            unlocked.add(payload.thread_id)
        else:
            unlocked.discard(payload.thread_id)
        self._look_at(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self._look_at(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Hear of the bot's own roles and timeouts. Discord reports other members only with a privileged intent."""
        self._look_at(member.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Hear that an outage of one server is over. At the beginning of a session this comes for all servers."""
        if self.client.is_shard_ready(guild.id):
            self._look_at(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Hear that a server has invited the bot, perhaps again."""
        self._look_at(guild.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        self._look_at(None)

    def _look_at(self, guild: int | None) -> None:
        if guild not in self._looking:
            self._looking.add(guild)
            self._looks.start(self._look(guild), f"allowed-{guild}")

    async def _look(self, guild: int | None) -> None:
        await self.client.clock.sleep_until(self.client.clock.now() + GATHER)
        self._looking.discard(guild)
        unlocked = set[int]() if guild is None else self._unlocked.pop(guild, set())
        self.client.questions.try_again(guild)
        self.client.presenter.refused.try_soon(guild, allowed=True)
        boards, pause, is_closed = self.sessions.boards, self.client.pause, self.client.is_closed
        fault = "The notices that may be posted now are posted later"
        await until_kept(lambda: self.sessions.outbox.asking.try_again(guild), fault, pause, is_closed)
        fault = "The boards that may be shown now cannot be read"
        for match in await until_kept(lambda: boards.behind(guild), fault, pause, is_closed) or ():
            if not match.private:
                self._try_again(match, unlocked)
        fault = "That the bot may post again is noted later"
        await until_kept(lambda: self._end_troubles(guild), fault, pause, is_closed)
        fault = "The role of champions is given or taken later"
        await until_kept(lambda: self.sessions.champions.try_again(guild), fault, pause, is_closed)
        for match_id in self.client.presenter.refused.outdated(guild):
            with suppress(NoSession, NotKept):  # then the pauses bring it
                self._try_again(await self.sessions.matches.match(match_id), unlocked)
        for match_id in self.client.presenter.in_words(guild):
            with suppress(NoSession, NotKept):  # then the next move shows the picture
                self._paint_again(await self.sessions.matches.match(match_id))

    def _try_again(self, match: Match, unlocked: set[int]) -> None:
        """Have a board shown if the bot may post in the match's channel, as far as it knows.

        unlocked: archived threads that are not locked.
        """
        guild = self.client.get_guild(match.place.guild)
        channel = None if guild is None else guild.get_channel_or_thread(match.place.channel)
        me: discord.Member | None = None if guild is None else guild.me  # a server with an outage names no members
        if me is not None and me.timed_out_until is not None:
            self._look_after_timeout(me.guild.id, round(me.timed_out_until.timestamp() * 1000))
        if channel is None or can_post(channel):
            # discord.py knows only threads that are not archived, and the bot may post only in those not locked.
            is_open = channel is not None or match.place.channel in unlocked
            self.client.presenter.try_again(match, is_open=is_open)

    async def _end_troubles(self, guild: int | None) -> None:
        """Note where the bot can post again. guild: as for `_look`. Raises NotKept.

        A channel stays noted that has refused the bot although it lacked no permission there.
        """
        for place in await self.sessions.boards.troubled(guild):
            if place.channel not in self.client.courier.barred and self._lacks_nothing(place):
                await self.sessions.boards.end_trouble(place)

    def _lacks_nothing(self, place: Place) -> bool:
        """Return whether the bot is known to have all permissions in a channel: without pictures, a notice may fail."""
        guild = self.client.get_guild(place.guild)
        channel = None if guild is None else guild.get_channel_or_thread(place.channel)
        return channel is not None and can_post(channel) and not lacking_there(channel)

    def _paint_again(self, match: Match) -> None:
        """Have a board in words drawn again, if the bot may attach pictures now. This edits it, and calls nobody."""
        guild = self.client.get_guild(match.place.guild)
        channel = None if guild is None else guild.get_channel_or_thread(match.place.channel)
        if channel is not None and can_post(channel) and lacks_pictures(channel) is False:
            self.client.presenter.show_again(match)

    def _look_after_timeout(self, guild: int, until: int) -> None:
        """Look at a server when the bot's timeout there ends. until: in milliseconds since 1970."""
        if until > self.client.clock.now() and (guild, until) not in self._timeouts:
            self._timeouts.add((guild, until))
            self._waits.start(self._wait_and_look(guild, until), f"allowed-timeout-{guild}")

    async def _wait_and_look(self, guild: int, until: int) -> None:
        await self.client.clock.sleep_until(until)
        self._timeouts.discard((guild, until))
        self._look_at(guild)


COG = Allowed
