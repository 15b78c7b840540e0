"""The messages of cups: that by which members join, the bracket, and who has won."""

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import discord
from msgspec.structs import replace

from bot.errors import NoSession
from bot.sessions.leagues import battles, cups, seasons, tables
from bot.sessions.leagues.cups import TABLE
from bot.sessions.leagues.model import DIVISION, SIGN_UP, League, Phase, Team, kind_of
from bot.sessions.leagues.seasons import user_at, waits_for_turn
from bot.sessions.model import Place
from bot.storage.keeping import is_member
from bot.storage.league_rows import LeaguePairingRow
from bot.ui.boards.lanes import Rank
from bot.ui.commands.match.starting import LONGEST_THREAD
from bot.ui.cups import letter_of, stage_named
from bot.ui.entry.buttons import Button
from bot.ui.entry.permissions import lacking_at
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.leagues.host import ROUND, LeagueHost, Shown, tells_round
from bot.ui.leagues.panels import button, join_button
from bot.ui.panels import clip
from bot.ui.rows import WIDTH_BELOW_PICTURE, WIDTH_IN_FRAME, in_rows
from bot.ui.words import Words, channel_mention, plain_name, safe_name, shown_names
from cogs.cup import battle_panels
from cogs.cup.battle_page import BattlePage
from cogs.cup.cup_page import CupPage
from cogs.cup.pages import page_of
from cogs.cup.panels import sign_up_text

ENDED = DIVISION + 1  # the number of the message that tells who has won
GONE = ENDED + 1  # that of a battle of servers which tells that the other server has removed the bot
WITHDRAWN = GONE + 1  # that which tells that one of both has withdrawn


class CupHost(LeagueHost):
    """Shows cups."""

    def thread_name(self, league: League, pairing: LeaguePairingRow, words: Words) -> str:
        if league.is_battle:
            return battle_panels.thread_name(league, pairing, words)
        if pairing.at_table:
            group = tables.group_of(league.rows, pairing.series or 0)
            round_ = words("cup-round", stage=group.round)
            final = stage_named(TABLE, group.round, words)
            stage = final if group.is_final else f"{letter_of(group.letter)} · {round_}"
            about = {"match": pairing.round, "best": league.rules.matches}
            return words("cup-thread-table", stage=stage, game=league.row.game, **about)
        players = [user_at(league.rows, pairing.division, seat) for seat in (pairing.first, pairing.second)]
        first, second = shown_names(tuple((one.user_id, one.name) for one in players), words)
        names = {"first": plain_name(first), "second": plain_name(second)}
        return words("cup-thread", **names, game=league.row.game, number=pairing.number + 1)

    async def show_boards(self, league: League) -> bool:
        """Show the open matches of a battle of servers in its home. Return whether all of them are shown there.

        They stand in a thread below the picture of the battle, or in the channel if no thread can be opened. Those that
        stand where the battle was before are taken away there.
        """
        if not league.between_servers or league.phase is not Phase.PLAYING:
            return True
        league = await self._sessions.leagues.league(league.id)  # with the messages that were posted just now
        message = next((one.message_id for one in league.rows.messages if one.division == DIVISION), None)
        if message is None:  # it could not be posted
            return False
        guild, known = league.row.guild_id, (message, league.rules.channel)
        lacking, moved = list[str](), list[str]()
        for pairing in seasons.in_play(league.rows):
            with suppress(NoSession):  # it has not begun, or is unreadable
                match = await self._sessions.matches.match(pairing.match_id or "")
                places = [one.channel for one in match.spectators if one.guild == guild]
                if not match.over and not set(places).intersection(known):
                    lacking.append(match.id)
                    moved += [match.id] if places else []
        place = await self._place_of_boards(league, message) if lacking else None
        if place is None:
            return not lacking
        for match_id in lacking:
            with suppress(NoSession):
                if match_id in moved:
                    await self._client.presenter.take_away(match_id, guild)
                await self._sessions.letters.show_in(match_id, place)
        return True

    async def _place_of_boards(self, league: League, message: int) -> Place | None:
        """Return where the matches of a battle of servers are shown; None: it is not known at present.

        message: the id of the message with the picture of the battle.
        """
        here = Place(league.row.guild_id, league.rules.channel)
        channel = (await self._client.homes.seen([here]))[here].channel
        if not isinstance(channel, discord.TextChannel):
            return None
        if channel.guild.me and lacking_at(channel, threads=True):
            return here
        words = await self._words(league)
        first, second = (plain_name(one.name) for one in league.rules.teams)
        name = clip(words("servers-thread", team=first, rival=second), LONGEST_THREAD)
        return replace(here, channel=await self.open_thread(channel, name, league, message) or here.channel)

    async def messages(self, league: League, words: Words) -> AsyncIterator[tuple[League, int, Shown]]:
        face = self._client.faces[league.row.game]
        page = page_of(league, face, words) if league.rows.seats else None
        yield league, SIGN_UP, self._sign_up(league, page, words)
        for number, told in await self._told_of_servers(league, words):
            rows = in_rows([button("show", words("battle-ui-open"), league)], WIDTH_IN_FRAME)
            yield league, number, Shown(told, rows, last=number == WITHDRAWN)
        if page is None:
            if battles.has_not_taken_place(league):
                users = tuple(one.user_id for one in league.rows.members)
                rows = in_rows([button("show", words("battle-ui-open"), league)], WIDTH_IN_FRAME)
                yield league, ENDED, Shown(battle_panels.off_told(league, words), rows, mentions=users, last=True)
            return
        yield league, DIVISION, self._bracket(league, page, words)
        for number, shown in self._series(league, page, words):
            yield league, number, shown
        if (ended := page.end_told()) is not None:
            rows = in_rows(self._ways(league, words), WIDTH_BELOW_PICTURE)
            yield league, ENDED, Shown(ended[0], rows, page.picture(), page.alt(), mentions=ended[1], last=True)

    def _series(self, league: League, page: CupPage, words: Words) -> Iterator[tuple[int, Shown]]:
        """Yield the messages by which a cup calls those whom no board calls as a series of a later round opens."""
        face, now = self._client.faces[league.row.game], self._client.clock.now()
        races = face.game.simultaneous(league.rules.options_for(face.game))
        for one in league.rows.pairings:
            number, waiting = one.series or 0, waits_for_turn(one, races=races)
            message = ROUND * (number + 1)
            if one.round > 1 or not waiting or league.is_battle or not cups.is_later(league.rows, number):
                continue
            if tells_round(league, message, [one], now):
                names = words.listed(map(page.mention, waiting))
                lines = [words("cup-open-title", stage=page.stage(number), place=channel_mention(one.channel_id or 0))]
                lines.append(words("league-open-waits", names=names, table=int(one.at_table)))
                row = [button("show", self._opening(league, words), league)]
                yield message, Shown("\n".join(lines), [row], mentions=page.users(waiting))

    async def _told_of_servers(self, league: League, words: Words) -> list[tuple[int, str]]:
        """Return what is told once of a battle of servers: that one is gone or has withdrawn, each with its number."""
        told, over, rules = list[tuple[int, str]](), int(league.phase is Phase.CLOSED), league.rules
        if (gone := await self._gone_server(league)) is not None:
            told.append((GONE, words("servers-gone", server=safe_name(gone.name), game=league.row.game, over=over)))
        if rules.withdrawn is not None:
            name, begun = safe_name(rules.teams[rules.withdrawn].name), int(bool(league.rows.seats))
            told.append((WITHDRAWN, words("servers-withdrawn", server=name, game=league.row.game, begun=begun)))
        return told

    async def _gone_server(self, league: League) -> Team | None:
        """Return the other server of a battle, if the bot is not there any more; None: it is.

        Once the battle is over, Discord is not asked: the server is gone if that was told before.
        """
        if league.home_team is None:
            return None
        other = league.rules.teams[1 - league.home_team]
        if league.phase is Phase.CLOSED:
            return other if any(one.division == GONE for one in league.rows.messages) else None
        try:
            there = await self._client.homes.of(other.guild, Rank.NOTICE) is not None
        except REQUEST_FAULTS:
            return None
        return None if there else other

    def _sign_up(self, league: League, page: CupPage | None, words: Words) -> Shown:
        face = self._client.faces[league.row.game]
        text = sign_up_text(league, page, face, words, self._client.clock.now())
        more = button("show", self._opening(league, words), league)
        told = button("rules", words(f"{kind_of(league)}-ui-rules"), league)
        row = [join_button(league, words), told, more] if league.phase is Phase.OPEN else [told, more]
        return Shown(text, in_rows(row, WIDTH_IN_FRAME))

    def _bracket(self, league: League, page: CupPage, words: Words) -> Shown:
        view, begins = page.picture(), league.phase is Phase.PLAYING and not page.counts[0]
        users = tuple(seat.user_id for seat in league.rows.seats if is_member(seat.user_id)) if begins else ()
        text = page.heading()
        if begins and isinstance(page, BattlePage):
            text, users = page.begun(), page.begun_users()
        elif begins:
            text = words("cup-begun", names=words.listed(f"<@{user}>" for user in users))
        rows = in_rows(self._ways(league, words), WIDTH_BELOW_PICTURE)
        return Shown(text, rows, view, page.alt(), users)

    def _ways(self, league: League, words: Words) -> list[Button]:
        return [button("text", words("cup-ui-text"), league), button("show", self._opening(league, words), league)]

    def _opening(self, league: League, words: Words) -> str:
        """Return the label of the button that shows a cup."""
        return words("battle-ui-open" if league.is_battle else "cup-ui-open")
