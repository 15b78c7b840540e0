"""Sends notices into channels or as direct messages."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.live import Newest
from bot.sessions.model import Match, Place
from bot.sessions.notices import (
    CALL_ELECTORS,
    OF_MEMBERS,
    PROPOSALS,
    UNSHOWN,
    VOTES,
    AnswerLost,
    DirectMessagesClosed,
    Notice,
    NotNeeded,
    StandsAlready,
    Undeliverable,
)
from bot.sessions.pace import DAY
from bot.sessions.play.seats import COVERABLE
from bot.sessions.sessions import Sessions
from bot.sessions.sight import audience_of
from bot.sessions.time.doubts import DIRECT
from bot.sessions.time.proposals import undecided
from bot.texts import Texts
from bot.ui.boards import decisions
from bot.ui.boards.call_message import call_message, role_of
from bot.ui.boards.conversations import Conversations
from bot.ui.boards.day_message import day_message
from bot.ui.boards.direct_list import direct_list
from bot.ui.boards.earlier import Earlier, mark, marked_among
from bot.ui.boards.ended_list import replay_button
from bot.ui.boards.evening_message import evening_message
from bot.ui.boards.homes import Homes
from bot.ui.boards.lanes import Lanes, Rank
from bot.ui.boards.messages import end_in_words, which
from bot.ui.boards.notice_words import TOLD_ANEW, controls, sentence, settled_text, stand_in_of, why_unshown
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.proposal_list import ANSWERS
from bot.ui.boards.questions import Questions
from bot.ui.boards.refused import RefusedBoards
from bot.ui.boards.report_message import report_message
from bot.ui.boards.told_turns import plans_told
from bot.ui.boards.turn_list import How, behind
from bot.ui.boards.watched_message import watched_message
from bot.ui.entry.permissions import lacking_said, readers_see
from bot.ui.entry.reasons import (
    NO_DIRECT_MESSAGES,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    is_refused,
    may_be_allowed,
)
from bot.ui.entry.trouble import REQUEST_FAULTS, may_be_there
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, panel, posted
from bot.ui.words import Reader, Words

TURN_SECONDS = 80.0  # seconds to wait for a turn; after these it is known that nothing was posted
POST_SECONDS = 60.0  # seconds that one post may take, with all attempts of discord.py
LOOK_SECONDS = 1.0  # seconds to wait for a request that is left over, to look whether a member is still there
LOOKED = 20_000  # how many members are remembered after such a look

_GOOD, _PLAIN = discord.ButtonStyle.success, discord.ButtonStyle.secondary

Actions: TypeAlias = tuple[tuple[str, discord.ButtonStyle], ...]
_TIMED = CALL_ELECTORS | PROPOSALS | {"reminder"}  # the kinds of notices whose text names an end
# The kinds of notices whose text names the server
_NAME_SERVER = frozenset({"adrift", "trouble", "unshown", "ended", "found"})

# The buttons below each kind of notice, as (action, colour). The action is also the last part of the label's text key.
# Those of votes are the choices.
_BUTTONS: dict[str, Actions] = {
    "reminder": (("mute", _PLAIN),),
    "offered": (("take", _GOOD), ("cover", _PLAIN)),
    "covered": (("back", _PLAIN),),  # everybody reads it, and it is one member's
    "proposed": ANSWERS,
    "proposed-end": ANSWERS,
    "proposed-back": ANSWERS,
}


class Courier:
    """Sends notices, as `bot.sessions.notices.Deliver` describes."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        texts: Texts,
        pictures: Pictures,
        faces: Mapping[str, Face],
        questions: Questions,
        homes: Homes,
        conversations: Conversations,
        lanes: Lanes,
        earlier: Earlier,
        clock: Clock,
        refused: RefusedBoards,
    ) -> None:
        self._client = client
        self._sessions = sessions
        self._texts = texts
        self._pictures = pictures
        self._faces = faces
        self._questions = questions
        self._homes = homes
        self._conversations = conversations
        self._lanes = lanes
        self._earlier = earlier
        self._clock = clock
        self._refused = refused
        self._looked: Newest[tuple[int, int], int] = Newest(LOOKED)  # when, by server and member
        self.barred: Newest[int, int] = Newest(LOOKED)  # codes of refusals that no permission mends, by channel

    async def __call__(self, notice: Notice) -> None:
        match = None if notice.match is None else await self._sessions.matches.match(notice.match)
        seen = None if match is None else decisions.as_shown(match, self._refused)
        match = seen and seen.seen_by(notice.user or 0, Place(notice.guild, notice.channel))
        if notice.kind == "trouble":
            notice = await self._to_owner(notice)
        elif notice.kind in ("reminder", "ended") and notice.user is not None:
            await self._check_there(notice, notice.user, match)
        mentioned = self._mentioned_users(notice, match)
        words = await self._words(notice, match)
        pictures: Sequence[Picture] = ()
        question: Notice | None = notice
        listed = None
        if notice.kind == "daily":
            layout, pictures = await day_message(notice, self._sessions, self._pictures, self._faces, words)
        elif notice.kind in OF_MEMBERS:
            layout, pictures = await self._of_member(notice, match, words)
        elif notice.kind in ("evening", "watched"):
            layout = await self._to_member(notice, match, words)
        elif (listed := await self._listed(notice, words)) is not None:
            layout, question = listed
        else:
            layout = await self._layout(notice, match, words, mentioned)
        mentions = () if notice.quiet and not notice.dm else mentioned
        try:
            place = notice.channel
            if notice.dm and notice.user is not None:
                place = await self._conversations.channel(notice.user)
            place, message, stood = await self._said(notice, place, layout, pictures, mentions)
        except discord.HTTPException as problem:
            await self._raise_known(notice, problem)
            return
        if not notice.dm:
            self._refused.try_soon(notice.guild)
        if question is not None:
            said = "\n".join(part.content for part in layout.walk_children() if isinstance(part, ui.TextDisplay))
            settled = partial(self._settled, question, said, words, bool(listed))
            await self._questions.note(question, place, message, settled)
        if stood:
            raise StandsAlready

    async def _of_member(self, notice: Notice, match: Match | None, words: Words) -> tuple[Layout, Sequence[Picture]]:
        """Return the message in which a member reports something, or calls for players. Raises NotNeeded."""
        if notice.kind == "report":
            there = self._client.get_channel
            seen = match is not None and readers_see(there(notice.channel), there(match.place.channel))
            return await report_message(notice, match, self._sessions, self._pictures, self._faces, words, seen=seen)
        return await call_message(notice, self._sessions, self._faces, self._clock.now(), words), ()

    async def _to_member(self, notice: Notice, match: Match | None, words: Words) -> Layout:
        """Return the message that a member has asked for, about the daily or a match of others. Raises NotNeeded."""
        if notice.kind == "evening" or match is None:
            return await evening_message(notice, self._sessions, words)
        return await watched_message(notice, match, self._sessions, self._homes, self._pictures, self._faces, words)

    async def _settled(self, notice: Notice, said: str, words: Words, listed: bool, match: Match) -> str:
        """Return what a notice says once it is settled, or "", as `settled_text` does. words: those of `said`.

        What is told anew is in the language that its readers have by then.
        """
        if notice.kind in TOLD_ANEW and not listed:
            with contextlib.suppress(NotKept):
                words = await self._words(notice, match)
        return settled_text(notice, match, words, said, listed=listed)

    async def _check_there(self, notice: Notice, user: int, match: Match | None) -> None:
        """Raise NotNeeded if the recipient has left the server, or if the bot has, after the match has ended."""
        lent = stand_in_of(notice, match)
        if lent is not None and not lent.left:  # the stand-in gets this reminder, so look for the owner as well
            await self._has_left(notice.guild, lent.owner)
        if notice.kind == "ended" and await self._homes.of(notice.guild, Rank.NOTICE) is None:
            raise NotNeeded
        if await self._has_left(notice.guild, user):
            raise NotNeeded

    async def _layout(self, notice: Notice, match: Match | None, words: Words, mentioned: tuple[int, ...]) -> Layout:
        """Return the message of a notice that is no list. mentioned: as for `sentence`. Raises NotKept."""
        actions = await self._actions(notice, match)
        home = await self._homes.known(notice.guild, Rank.NOTICE) if notice.kind in _NAME_SERVER else None
        rows = controls(notice, match, actions, words)
        result = ""
        if notice.kind == "ended" and match is not None:
            # A stand-in has given the seat back, and may see the match only in its server.
            rows = [[replay_button(match, words)]] if notice.user in audience_of(match).members else []
            story = await self._sessions.replays.story(match)
            result = end_in_words(match, self._faces[match.game], words, self._pictures.faults, story)
        notice = await self._with_vote(notice, match)
        reminds = match if notice.kind == "reminder" else None
        stands = None if reminds is None else decisions.time_that_stands(reminds, self._clock.now())
        notice = replace(notice, due=None) if stands else notice
        below = [result] if result else await decisions.lines_below(self._sessions, notice, match, words)
        timed = notice.due or (notice.kind == "reminder" and below)  # each line below a reminder names an end
        below += await self._why_behind(notice, words, stands)
        if notice.dm and timed and notice.kind in _TIMED:
            below.append(f"-# {words('wait-due-moves')}")
        if notice.dm and notice.kind in ("reminder", "next") and match is not None and notice.user is not None:
            below += plans_told(match, await self._sessions.planned_turns.everywhere(notice.user), self._faces, words)
        said = [sentence(notice, match, words, mentioned, home), *await self._which(match, words, mentioned)]
        return panel("\n".join((*said, *below)), *rows)

    async def _which(self, match: Match | None, words: Words, mentioned: tuple[int, ...]) -> list[str]:
        """Return the line that names a match, if a reader has another one of the game in its channel; else [].

        mentioned: the readers; () for all who play.
        """
        readers = mentioned if match is None or mentioned else tuple(seat.user for seat in match.seats)
        if match is None or not await self._sessions.lookup.is_one_of_two(match, readers):
            return []
        return [f"-# {which(match, self._faces[match.game], words)}"]

    async def _why_behind(self, notice: Notice, words: Words, stands: decisions.Stands | None) -> list[str]:
        """Return the line which says that the newest board is not in its channel; [] if it is. stands: see `behind`."""
        known, channel = self._refused.get(notice.match or ""), self._client.get_channel(notice.channel)
        lacking = lacking_said(channel, words)
        code = 0 if known is None else known.code
        if notice.kind in UNSHOWN:
            surely = True if known is not None and known.replaced else None  # it may stand there since before a restart
            return why_unshown(notice, lacking, code, words, self._clock.now(), in_words=surely)
        if notice.match not in self._refused:
            return []
        how: How = "none" if notice.kind != "reminder" else "server" if notice.dm else "turns"
        home = await self._homes.known(notice.guild, Rank.NOTICE) if how == "server" else None
        in_words = known is not None and known.replaced
        return [behind(words, how, lacking, stands=stands, home=home, in_words=in_words)]

    async def _listed(self, notice: Notice, words: Words) -> tuple[Layout, Notice | None] | None:
        channel, now = self._client.get_channel, self._clock.now()
        return await direct_list(notice, self._sessions, self._homes, self._refused, channel, now, words)

    async def _said(
        self, notice: Notice, place: int, layout: Layout, pictures: Sequence[Picture], mentions: tuple[int, ...]
    ) -> tuple[int, int, bool]:
        """Post a notice, unless it is in doubt and there already.

        Return the ids of its channel and its message, and whether it was there already.
        """
        blind = False
        async with contextlib.AsyncExitStack() as stack:
            async with asyncio.timeout(TURN_SECONDS):
                await stack.enter_async_context(self._lanes.turn(place, rank=Rank.NOTICE))
            if notice.doubted_since is not None:
                for one in await self._places(notice, place):
                    async with asyncio.timeout(POST_SECONDS):
                        posts = await self._earlier.posts(one, notice.doubted_since, Rank.NOTICE)
                    blind = blind or posts is None
                    there = marked_among(posts, notice.id)
                    if there is not None:
                        return one, there, True
            channel = self._client.get_partial_messageable(place)
            try:
                async with asyncio.timeout(POST_SECONDS):
                    roles, marked = role_of(notice), mark(layout, notice.id)
                    message = await posted(channel, marked, *pictures, mentions=mentions, nonce=notice.id, roles=roles)
            except REQUEST_FAULTS as problem:
                if may_be_there(problem):
                    raise AnswerLost(blind=blind) from problem
                raise
            return place, message.id, False

    async def _places(self, notice: Notice, place: int) -> tuple[int, ...]:
        """Return the channels in which a notice in doubt may stand, `place` first. Each is there once."""
        found = [place]
        for one in notice.doubted_in:
            if one != DIRECT:
                found.append(one)
            elif notice.user is not None:
                found.append(await self._conversations.channel(notice.user))
        return tuple(dict.fromkeys(found))

    async def _raise_known(self, notice: Notice, problem: discord.HTTPException) -> None:
        """Raise an error that tells the outbox to give up, or `problem` itself if another attempt may succeed."""
        if notice.dm and problem.code in NO_DIRECT_MESSAGES:
            raise DirectMessagesClosed from problem
        if problem.code == UNKNOWN_CHANNEL and notice.dm and notice.user is not None:
            await self._conversations.forget(notice.user)
            raise problem
        if problem.code == UNKNOWN_CHANNEL and not notice.dm:
            await self._sessions.presence.channel_gone(notice.guild, notice.channel)
        if isinstance(problem, discord.NotFound) or is_refused(problem):
            self.barred.pop(notice.channel, None)
            if not may_be_allowed(problem.code, is_open=True):
                self.barred[notice.channel] = problem.code
            raise Undeliverable from problem
        raise problem

    async def _to_owner(self, notice: Notice) -> Notice:
        """Return the notice for the server's owner. Raises Undeliverable if the bot is no longer in the server."""
        home = await self._homes.of(notice.guild, Rank.NOTICE)
        if home is None or not home.owner:
            raise Undeliverable
        # An older version of the bot noted no time.
        return replace(notice, user=home.owner, dm=True, due=notice.due or self._clock.now())

    async def _has_left(self, guild: int, user: int) -> bool:
        """Return whether the member has left the server. If so, free their seats there, and end their leagues.

        Look at most once a day, and only while requests are left over: a reminder to someone who has left harms nobody.
        """
        now = self._clock.now()
        if now - self._looked.get((guild, user), now - DAY) < DAY or await self._homes.of(guild, Rank.NOTICE) is None:
            return False
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._lanes.pace.passed(Rank.TIDY)
        except TimeoutError:
            return False
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as problem:
            if problem.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                raise
            await self._sessions.presence.member_gone(guild, user)
            await self._sessions.leagues.member_gone(guild, user)
            await self._sessions.champions.member_gone(guild, user)
            return True
        self._looked[guild, user] = now
        return False

    async def _words(self, notice: Notice, match: Match | None) -> Words:
        """Return texts in the member's language for a direct message, and in the board's for a member of the match.

        A member's language is the one that they have set, or else that of their Discord (`Terms.spoken`). All others
        read the server's language. Discord is asked for it only if nobody has chosen one. Buttons of boards in a
        channel are named in its language.
        """
        sessions, board = self._sessions, None
        locales = [(await sessions.settings.guild(notice.guild)).locale]
        if match is not None and any(seat.user == notice.user for seat in match.members):
            locales.append(match.terms.locale)
        if notice.dm and match is not None and notice.guild and not match.private:
            board = locales[0] or match.terms.locale or await self._homes.locale(notice.guild, Rank.NOTICE)
        if notice.dm and notice.user is not None:
            spoken = () if match is None else match.terms.spoken
            locales[:0] = [notice.locale] if notice.locale else []
            locales[:0] = [one.locale for one in spoken if one.user == notice.user]
            locales.insert(0, (await sessions.settings.member(notice.user)).locale)
        if not any(map(self._texts.language_of, locales)):
            locales.append(await self._homes.locale(notice.guild, Rank.NOTICE))
        if match is not None:
            locales.append(match.locale)
        reader = Reader(notice.guild, notice.user if notice.dm else None)
        return Words(self._texts, *locales, board=board, reader=reader)

    def _mentioned_users(self, notice: Notice, match: Match | None) -> tuple[int, ...]:
        if notice.user is not None:
            return (notice.user,)
        if match is None:
            return ()
        if notice.kind in VOTES and notice.seat is not None:
            return tuple(match.seats[seat].user for seat in match.electors(notice.seat))
        proposal = match.terms.proposal
        if notice.kind in PROPOSALS and proposal is not None:
            return tuple(undecided(match, proposal).values())
        return ()

    async def _with_vote(self, notice: Notice, match: Match | None) -> Notice:
        """Return a notice of a match that waits on with the time at which the others vote again, if they do."""
        if notice.kind not in ("waited", "waited-on") or match is None or notice.seat is None:
            return notice
        at = await self._sessions.silences.vote_opens(match, notice.seat)
        return replace(notice, kind="waited-on" if at is None else "waited", due=at)

    async def _actions(self, notice: Notice, match: Match | None) -> Actions:
        """Return the buttons of a notice. Those that call a computer player are left out where none may stand in."""
        found = _BUTTONS.get(notice.kind, ())
        if match is not None and notice.kind in CALL_ELECTORS:
            ask = None if notice.seat is None else match.terms.ask_of(notice.seat)
            choices = () if ask is None else (await self._sessions.votes.open_vote(match, ask)).choices
            return tuple((choice, _PLAIN) for choice in choices)
        if match is None or notice.kind != "offered":
            return found
        computers = await self._sessions.settings.has_computers(notice.guild, self._faces[match.game].game.about)
        return tuple(one for one in found if one[0] != "cover" or (computers and notice.why in COVERABLE))
