"""What leagues and cups need of Discord: threads for their matches, and messages that are edited when they change.

The nonce of a message keeps it single; where Discord has forgotten it, the channel is searched first.
"""

import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.themes import Look
from bot.errors import Unanswered
from bot.sessions.leagues.messages import AGAIN
from bot.sessions.leagues.model import League, Phase
from bot.sessions.model import Place
from bot.sessions.notices import NONCE_KNOWN
from bot.sessions.pace import DAY, HOUR
from bot.storage.league_rows import LeagueMessageRow, LeaguePairingRow
from bot.ui.boards.earlier import mark, marked_among
from bot.ui.boards.lanes import Rank
from bot.ui.client import Client
from bot.ui.commands.match.starting import ARCHIVED_AFTER, LONGEST_THREAD
from bot.ui.edges import edge_in
from bot.ui.entry.reasons import THREAD_THERE, UNKNOWN_MESSAGE, code_of
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.leagues.panels import ACCENT
from bot.ui.panels import Layout, Picture, clip, files_of, naming, posted
from bot.ui.words import Reader, Words

_log = logging.getLogger(__name__)

# The messages that tell of later rounds have numbers from here: this times the round, or times the number of the series
# and 1; and the division. The other messages of a league have smaller ones.
ROUND = 1_000


class Shown(NamedTuple):
    """What a message is to show.

    Attributes:
        text: above the picture.
        view: what the painter gets for the picture, whose alt text is `alt`; None: no picture.
        mentions: the members whom its first post calls.
        last: whether it is posted although the league is closed.
    """

    text: str
    rows: Sequence[Sequence[ui.Item[Any]]]
    view: Any = None
    alt: str = ""
    mentions: tuple[int, ...] = ()
    last: bool = False

    def digest(self, language: str, look: Look) -> str:
        """Return a hash of all that the message shows. look: of the server; it counts if the server has a frame."""
        labels = [getattr(one, "custom_id", "") for row in self.rows for one in row]
        framed = (look.theme.value, look.table, look.accent) if look.framed else ()
        told = repr((language, self.text, self.view, self.alt, labels, *framed))
        return blake2b(told.encode(errors="replace"), digest_size=16).hexdigest()


class LeagueHost(ABC):
    """Shows leagues or cups, as `bot.sessions.leagues.openings.Host` describes."""

    def __init__(self, client: Client, paint: Callable[..., bytes], picture: str) -> None:
        """paint: returns the picture of a `Shown.view`. picture: the name of its file without the ending."""
        self._client = client
        self._sessions = client.sessions
        self._paint = paint
        self._picture = picture

    async def is_there(self, guild: int, channel: int) -> bool:
        homes = self._client.homes
        with _answered():
            if await homes.of(guild, Rank.NOTICE) is None:
                return False
            return not await homes.is_gone(Place(guild, channel))

    async def locale(self, guild: int) -> str | None:
        with _answered():
            return await self._client.homes.locale(guild, Rank.NOTICE)

    # -- matches -----------------------------------------------------------------------------------------------------

    async def place(self, league: League, pairing: LeaguePairingRow) -> Place | None:
        """Return a thread for a match, or the league's channel.

        A thread that was made before, by a process that was killed or for a match that has no result, is used again,
        but not that of a match of an earlier cup between the same two. An hour is more than clocks differ.
        """
        here = Place(league.row.guild_id, league.rules.channel)
        channel = (await self._client.homes.seen([here]))[here].channel
        if not league.rules.threads or (channel is not None and not isinstance(channel, discord.TextChannel)):
            return here
        if channel is None:
            return None
        name = clip(self.thread_name(league, pairing, await self._words(league)), LONGEST_THREAD)
        own = None if self._client.user is None else self._client.user.id
        for thread in channel.threads:
            if thread.name == name and thread.owner_id == own and _is_since(thread.id, league.row.begins_at - HOUR):
                return replace(here, channel=thread.id)
        made = await self.open_thread(channel, name, league)
        return None if made is None else replace(here, channel=made)

    async def open_thread(
        self, channel: discord.TextChannel, name: str, league: League, message: int | None = None
    ) -> int | None:
        """Open a public thread, and return its id; None if Discord refuses it.

        message: the id of a message of the channel below which it is opened, once. Discord gives it the same id.
        """
        start = None if message is None else discord.Object(message)
        try:
            async with self._client.lanes.turn(channel.id, rank=Rank.NOTICE):
                made = await channel.create_thread(
                    name=name,
                    message=start,
                    type=discord.ChannelType.public_thread,
                    auto_archive_duration=ARCHIVED_AFTER,
                )
        except REQUEST_FAULTS as problem:
            if message is not None and code_of(problem) == THREAD_THERE:
                return message
            _log.info("League %s has no thread: %s", league.id, problem)
            return None
        return made.id

    # -- messages ----------------------------------------------------------------------------------------------------

    async def show(self, league: str) -> bool:
        """Bring all messages of a league to what they should show. Return whether that worked."""
        now = await self._sessions.leagues.league(league)
        words = await self._words(now)
        done = [await self._show(one, number, shown, words) async for one, number, shown in self.messages(now, words)]
        return await self.show_boards(now) and all(done)

    async def show_boards(self, league: League) -> bool:
        """Show spectators what is played elsewhere. Return whether that worked. The default: nothing is."""
        return True

    @abstractmethod
    def messages(self, league: League, words: Words) -> AsyncIterator[tuple[League, int, Shown]]:
        """Yield the messages of a league: it or one of its earlier seasons, the message's number, and what it shows."""

    @abstractmethod
    def thread_name(self, league: League, pairing: LeaguePairingRow, words: Words) -> str:
        """Return the name of a match's thread. No other match of the league has it."""

    async def _words(self, league: League) -> Words:
        guild = league.row.guild_id
        locale = (await self._sessions.settings.guild(guild)).locale or await self.locale(guild)
        return Words(self._client.texts, locale, reader=Reader(guild))

    async def _show(self, league: League, number: int, shown: Shown, words: Words) -> bool:
        """Edit a message, or post it if there is none. A fault of Discord leaves it for the next look: return False."""
        digest = shown.digest(words.language, await self._client.pictures.look(words))
        messages = self._sessions.leagues.messages
        row = next((one for one in league.rows.messages if one.division == number), None)
        present = league.season == league.row.season
        moved = row is not None and row.channel_id != league.rules.channel
        if row is not None and moved and present and league.phase is not Phase.CLOSED:
            row = await messages.post_again(row, league.rules.channel)
        if row is None:
            if not present or (league.phase is Phase.CLOSED and not shown.last):
                return True
            row = await messages.begin(league, number)
        if row is None or (row.message_id is not None and row.shown == digest):
            return True
        try:
            message = await self._shown(row, shown, words)
        except REQUEST_FAULTS as problem:
            _log.info("A message of league %s is not shown: %s", league.id, problem)
            return False
        if message is not None:
            await messages.note(replace(row, message_id=message, shown=digest))
            return True
        if not present or league.phase is Phase.CLOSED:  # the row stays, so that it is not posted again
            await messages.note(replace(row, shown=digest))
            return True
        again = await messages.post_again(row, row.channel_id)
        anew = replace(league, rows=replace(league.rows, messages=(again,)))
        return await self._show(anew, number, shown, words)

    async def _shown(self, row: LeagueMessageRow, shown: Shown, words: Words) -> int | None:
        """Edit or post a message, and return its id; None if it was deleted. Raises REQUEST_FAULTS."""
        if row.message_id is None:
            return await self._post(row, shown, words)
        try:
            await self._edit(row, row.message_id, shown, words)
        except discord.NotFound as problem:
            if problem.code != UNKNOWN_MESSAGE:
                raise
            return None
        return row.message_id

    async def _post(self, row: LeagueMessageRow, shown: Shown, words: Words) -> int:
        """Post a message, unless an earlier attempt has done so. Return its id."""
        nonce = f"{row.league_id}{row.season}.{row.division}.{row.channel_id % 10_000}"
        async with self._client.lanes.turn(row.channel_id, rank=Rank.NOTICE):
            if self._client.clock.now() - row.tried_at >= NONCE_KNOWN:
                posts = await self._client.earlier.posts(row.channel_id, row.tried_at, Rank.NOTICE)
                there = marked_among(posts, nonce)
                if there is not None:
                    return there
            layout, picture = await self._layout(shown, words, row.guild_id)
            quiet = (await self._sessions.settings.guild(row.guild_id)).quiet
            channel = self._client.get_partial_messageable(row.channel_id)
            mentions = () if quiet or row.shown == AGAIN else shown.mentions
            return (await posted(channel, mark(layout, nonce), picture, mentions=mentions, nonce=nonce)).id

    async def _edit(self, row: LeagueMessageRow, message: int, shown: Shown, words: Words) -> None:
        layout, picture = await self._layout(shown, words, row.guild_id)
        channel = self._client.get_partial_messageable(row.channel_id)
        async with self._client.lanes.turn(row.channel_id, rank=Rank.TIDY):
            await channel.get_partial_message(message).edit(
                view=layout, attachments=files_of([picture]), allowed_mentions=naming(shown.mentions)
            )

    async def _layout(self, shown: Shown, words: Words, guild: int) -> tuple[Layout, Picture | None]:
        picture, accent = None, (await self._sessions.settings.guild(guild)).accent
        if shown.view is not None:
            picture = await self._client.pictures.beside(
                self._paint, shown.view, name=self._picture, alt=shown.alt, words=words
            )
        parts: list[ui.Item[Any]] = [ui.TextDisplay(shown.text)]
        if picture is not None:
            parts.append(picture.gallery())
        parts += [ui.ActionRow(*row) for row in shown.rows]
        return Layout(ui.Container(*parts, accent_colour=edge_in(accent, ACCENT))), picture


def tells_round(league: League, number: int, pairings: Sequence[LeaguePairingRow], now: int) -> bool:
    """Return whether a message tells that these matches of a later round are open: it does already, or they are new.

    number: of the message. now: in milliseconds since 1970.
    """
    if any(one.division == number for one in league.rows.messages):
        return True
    return league.is_played and any(one.opened_at is not None and one.opened_at > now - DAY for one in pairings)


@contextmanager
def _answered() -> Iterator[None]:
    """Raise Unanswered for each fault of Discord in a block."""
    try:
        yield
    except REQUEST_FAULTS as problem:
        raise Unanswered(str(problem)) from problem


def _is_since(thread: int, time: int) -> bool:
    """Return whether a thread was made since a time, in milliseconds since 1970."""
    return discord.utils.snowflake_time(thread).timestamp() * 1000 >= time
