"""What leagues need of Discord: threads for their matches, and the messages of their seasons.

Each season has a message by which members join, and one for each division, which is edited whenever it changes. The
nonce of a message keeps it single; where Discord has forgotten it, the channel is searched first.
"""

import logging
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from bot.sessions.leagues.model import SIGN_UP, League, Phase
from bot.sessions.leagues.seasons import divisions_of, user_at
from bot.sessions.model import Place
from bot.sessions.notices import NONCE_KNOWN
from bot.storage.league_rows import LeagueMessageRow, LeaguePairingRow
from bot.ui.boards.earlier import mark, marked_among
from bot.ui.boards.lanes import Rank
from bot.ui.client import Client
from bot.ui.commands.match.starting import ARCHIVED_AFTER, LONGEST_THREAD
from bot.ui.entry.reasons import UNKNOWN_MESSAGE
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.panels import Layout, Picture, clip, files_of, naming, posted
from bot.ui.rows import WIDTH_BELOW_PICTURE, WIDTH_IN_FRAME, in_rows
from bot.ui.words import Reader, Words, plain_name, shown_names
from cogs.league.page import Page, ended_said
from cogs.league.panels import ACCENT, begun_said, button, join_button, sign_up_text, title
from render import leaderboards as painter
from render.leaderboards.views import Standings

_log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """What a message is to show.

    Attributes:
        text: above the picture; "": nothing.
        view: the standings in the picture, whose alt text is `alt`; None: no picture.
        mentions: the members whom its post calls.
    """

    text: str
    rows: Sequence[Sequence[ui.Item[Any]]]
    view: Standings | None = None
    alt: str = ""
    mentions: tuple[int, ...] = ()

    def digest(self, language: str) -> str:
        """Return a hash of all that the message shows."""
        labels = [getattr(one, "custom_id", "") for row in self.rows for one in row]
        told = repr((language, self.text, self.view, self.alt, labels))
        return blake2b(told.encode(errors="replace"), digest_size=16).hexdigest()


class LeagueHost:
    """Shows leagues, as `bot.sessions.leagues.openings.Host` describes."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._sessions = client.sessions

    async def is_there(self, guild: int, channel: int) -> bool:
        homes = self._client.homes
        if await homes.of(guild, Rank.NOTICE) is None:
            return False
        return not await homes.is_gone(Place(guild, channel))

    async def locale(self, guild: int) -> str | None:
        return await self._client.homes.locale(guild, Rank.NOTICE)

    # -- matches -----------------------------------------------------------------------------------------------------

    async def place(self, league: League, pairing: LeaguePairingRow) -> Place | None:
        """Return a thread for a match, or the league's channel.

        A thread that was made before, by a process that was killed or for a match that has no result, is used again.
        """
        here = Place(league.row.guild_id, league.rules.channel)
        channel = (await self._client.homes.seen([here]))[here].channel
        if not league.rules.threads or (channel is not None and not isinstance(channel, discord.TextChannel)):
            return here
        if channel is None:
            return None
        name = await self._thread_name(league, pairing)
        own = None if self._client.user is None else self._client.user.id
        for thread in channel.threads:
            if thread.name == name and thread.owner_id == own:
                return replace(here, channel=thread.id)
        try:
            async with self._client.lanes.turn(channel.id, rank=Rank.NOTICE):
                made = await channel.create_thread(
                    name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVED_AFTER
                )
        except REQUEST_FAULTS as problem:
            _log.info("League %s has no thread for a match: %s", league.id, problem)
            return None
        return replace(here, channel=made.id)

    async def _thread_name(self, league: League, pairing: LeaguePairingRow) -> str:
        words = await self._words(league)
        players = [user_at(league.rows, pairing.division, seat) for seat in (pairing.first, pairing.second)]
        first, second = shown_names(tuple((one.user_id, one.name) for one in players), words)
        named = words(
            "league-thread",
            first=plain_name(first),
            second=plain_name(second),
            game=league.row.game,
            season=pairing.season,
            division=pairing.division,
            number=pairing.number + 1,
        )
        return clip(named, LONGEST_THREAD)

    # -- messages ----------------------------------------------------------------------------------------------------

    async def show(self, league: str) -> None:
        """Bring the messages of the present season, and of earlier ones that have changed, to what they should show."""
        now = await self._sessions.leagues.league(league)
        words = await self._words(now)
        for season in await self._sessions.leagues.messages.old_seasons(now):
            before = await self._sessions.leagues.league(league, season)
            await self._show(before, SIGN_UP, self._over(before, words), words)
            for number, shown in (await self._of_divisions(before, words)).items():
                await self._show(before, number, shown, words)
        await self._show(now, SIGN_UP, await self._sign_up(now, words), words)
        for number, shown in (await self._of_divisions(now, words)).items():
            await self._show(now, number, shown, words)

    async def _words(self, league: League) -> Words:
        guild = league.row.guild_id
        locale = (await self._sessions.settings.guild(guild)).locale or await self.locale(guild)
        return Words(self._client.texts, locale, reader=Reader(guild))

    async def _sign_up(self, league: League, words: Words) -> Shown:
        """Return the message by which members join. Its post calls the winners of the season before."""
        face = self._client.faces[league.row.game]
        ended, users = "", tuple[int, ...]()
        if league.season > 1 and league.phase is Phase.OPEN:
            before = await self._sessions.leagues.league(league.id, league.season - 1)
            ended, users = ended_said([Page(before, one, face, words) for one in divisions_of(before)], before, words)
        text = "\n".join(filter(None, (ended, sign_up_text(league, face, words, self._client.clock.now()))))
        more = button("show", words("league-ui-open"), league)
        told = button("rules", words("league-ui-rules"), league)
        row = [more] if league.phase is Phase.CLOSED else [join_button(league, words), told, more]
        return Shown(text, in_rows(row, WIDTH_IN_FRAME), mentions=users)

    def _over(self, league: League, words: Words) -> Shown:
        """Return what the message by which members joined a season shows after it: who has won."""
        face = self._client.faces[league.row.game]
        won = [Page(league, division, face, words).won() for division in divisions_of(league)]
        more = button("show", words("league-ui-open"), league)
        return Shown("\n".join((title(league, face, words), *filter(None, won))), [[more]])

    async def _of_divisions(self, league: League, words: Words) -> dict[int, Shown]:
        found = {}
        for division in await self._sessions.leagues.divisions(league):
            page = Page(league, division, self._client.faces[league.row.game], words)
            begins = league.is_played and not division.finished
            text = "" if league.is_played else page.won()
            if league.is_played:
                text = "\n".join(filter(None, (begun_said(division, words) if begins else "", page.left())))
            buttons = [
                button("mine", words("league-ui-mine"), league),
                button("text", words("league-ui-text"), league, f"{division.number} {league.season}"),
                button("show", words("league-ui-open"), league),
            ]
            users = tuple(seat.user_id for seat in division.seats if seat.user_id > 0)
            rows = in_rows(buttons, WIDTH_BELOW_PICTURE)
            found[division.number] = Shown(text, rows, page.picture(), page.alt(), users if begins else ())
        return found

    async def _show(self, league: League, number: int, shown: Shown, words: Words) -> None:
        """Edit a message, or post it if there is none. A fault of Discord leaves it for the next look."""
        messages, digest = self._sessions.leagues.messages, shown.digest(words.language)
        row = next((one for one in league.rows.messages if one.division == number), None)
        present = league.season == league.row.season
        if row is not None and present and row.channel_id != league.rules.channel:  # the league is elsewhere now
            await messages.forget(row)
            row = None
        if row is None:
            if not present or league.phase is Phase.CLOSED:
                return
            row = await messages.begin(league, number)
        if row is None or row.shown == digest:
            return
        try:
            message = await self._shown(row, shown, words)
        except REQUEST_FAULTS as problem:
            _log.info("A message of league %s is not shown: %s", league.id, problem)
            return
        if message is not None:
            await messages.note(replace(row, message_id=message, shown=digest))
            return
        await messages.forget(row)
        anew = replace(league, rows=replace(league.rows, messages=()))
        await self._show(anew, number, shown, words)

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
            layout, picture = await self._layout(shown, words)
            quiet = (await self._sessions.settings.guild(row.guild_id)).quiet
            channel = self._client.get_partial_messageable(row.channel_id)
            mentions = () if quiet else shown.mentions
            return (await posted(channel, mark(layout, nonce), picture, mentions=mentions, nonce=nonce)).id

    async def _edit(self, row: LeagueMessageRow, message: int, shown: Shown, words: Words) -> None:
        layout, picture = await self._layout(shown, words)
        channel = self._client.get_partial_messageable(row.channel_id)
        async with self._client.lanes.turn(row.channel_id, rank=Rank.TIDY):
            await channel.get_partial_message(message).edit(
                view=layout, attachments=files_of([picture]), allowed_mentions=naming(shown.mentions)
            )

    async def _layout(self, shown: Shown, words: Words) -> tuple[Layout, Picture | None]:
        picture = None
        if shown.view is not None:
            picture = await self._client.pictures.beside(
                painter.paint_standings, shown.view, name="standings", alt=shown.alt, words=words
            )
        first = shown.text or f"**{shown.view.title} · {shown.view.board}**" if shown.view else shown.text
        parts: list[ui.Item[Any]] = [ui.TextDisplay(first)]
        if picture is not None:
            parts.append(picture.gallery())
        parts += [ui.ActionRow(*row) for row in shown.rows]
        return Layout(ui.Container(*parts, accent_colour=ACCENT)), picture
