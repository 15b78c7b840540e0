"""Finds the match that a command in a channel means, and notes which message shows a match."""

import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession
from bot.sessions import refusals
from bot.sessions.change import Change
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.packing import LogFact
from bot.sessions.time.absences import seen_late
from bot.sessions.time.unshown import call_directly, tell_end
from bot.storage import leftovers, letters, posted, reach, reads, stamps, waiting, writes
from bot.storage.rows import LeftoverRow

# When the bot starts, it also draws the boards of matches that ended in this time before it was last there. A start
# may fail again before it has drawn them, so this is longer than a day.
REDRAW_ENDED_WITHIN = 7 * DAY
DRAWING = 45_000  # milliseconds for which a process claims the drawing of a board
# A board that is out of date for longer than the first time was left by a process that has died. After the second time,
# it is clear that it cannot be drawn.
LEFT_AFTER, LEFT_UNTIL = 30_000, 5 * 60_000
MOST_LINES = 10  # of a match that an undo can make untrue
MOST_GOING_ON = 10_000  # ended matches among which one is looked for that went on at some time

logger = logging.getLogger(__name__)


@dataclass
class Lookup:
    """Finds the match that a member means. Every method raises NotKept if the database fails."""

    _matches: Matches
    _database: Database

    async def candidates(
        self, request: Request, place: Place, game: str, *, for_a_move: bool = False
    ) -> tuple[Match, ...]:
        """Return the one or two open matches that a command may mean, the likelier match first.

        The member's solo match comes first, unless the member acted in the table match later.
        for_a_move: whether the command is a move. A table match in which the member is not to move then comes second.

        Raises NoSession if there is no match, or if the solo match is unreadable. A command for the solo match must not
        change the table match.
        """
        found, user = [], request.member.user
        for host in (user, None):
            match_id = await self._database.read(reads.open_match, place.channel, game, host)
            if match_id is not None:
                try:
                    found.append(await self._matches.match(match_id, request))
                except NoSession:
                    if not found:  # the member can still play the solo match if the table match is unreadable
                        raise
        for match_id in await self._database.read(letters.played_in, place.channel, game):
            found.append((await self._matches.match(match_id, request)).seen_by(user, place))
        if not found:
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            raise refusals.no_session(game, alone)
        if len(found) == 2 and await self._means_table(found[0], found[1], user, for_a_move):
            found.reverse()
        return tuple(found)

    async def _means_table(self, solo: Match, table: Match, user: int, for_a_move: bool) -> bool:
        seat = table.seat_for(user)
        if seat is None or (for_a_move and seat not in table.to_move):
            return False
        acted = await self._database.read(reads.last_acted, table.id, user)
        return acted is not None and acted > solo.updated_at

    async def is_one_of_two(self, match: Match, users: Collection[int]) -> bool:
        """Return whether one of these users has another open match of the same game in a match's channel."""
        channel, game = match.place.channel, match.game
        if not match.solo:
            return any(user in users for user, _ in await self._database.read(reads.playing_alone, channel, game))
        match_id = await self._database.read(reads.open_match, channel, game, None)
        if match_id is None:
            return False
        try:
            table = await self._matches.match(match_id)
        except NoSession:  # nobody can play it
            return False
        return any(table.seat_for(user) is not None for user in users)

    async def table(self, request: Request, place: Place, game: str, *, to_end: bool = False) -> Match:
        """Return the open table match of the channel. Raises NoSession.

        to_end: whether the member wants to end the match. Only the refusal's text depends on this.
        """
        match_id = await self._database.read(reads.open_match, place.channel, game, None)
        if match_id is None:
            for other in await self._database.read(letters.played_in, place.channel, game):
                return (await self._matches.match(other, request)).seen_by(request.member.user, place)
            alone = await self._database.read(reads.playing_alone, place.channel, game)
            key = "error-no-table-to-end" if to_end else "error-no-table"
            raise refusals.no_session(game, alone, key)
        return await self._matches.match(match_id, request)

    async def solo(self, request: Request, place: Place, game: str, member: Member) -> Match:
        """Return a member's open solo match in the channel. Raises NoSession."""
        match_id = await self._database.read(reads.open_match, place.channel, game, member.user)
        if match_id is None:
            table = await self._database.read(reads.open_match, place.channel, game, None)
            key = "error-no-solo" if table is None else "error-no-solo-but-table"
            raise NoSession(key, refusals.member_named(member), game=game)
        return await self._matches.match(match_id, request)


def note_shown(
    change: Change, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat]
) -> Change:
    """Note a board message of the match, unless an earlier note has a newer version.

    If it shows a turn for the first time although the turn has long begun, the turn has that time still.
    """
    match = change.match
    if version < match.board.version_shown:
        return change
    mover = match.entry.seat
    if version != match.version:
        row = change.fact(LogFact(reads.log_entry, version))
        mover = None if row is None else row.seat
    change = seen_late(change, version)
    board = replace(
        match.board,
        message=message,
        channel=channel,
        version_shown=version,
        posted_at=posted_at,
        shown_at=change.at,
        last_mover=mover,
        notified=_notified(change, version, notified),
    )
    told = change.match.terms != match.terms and not change.silent
    return replace(change.with_match(board=board).with_terms(unposted=False), silent=not told)


def note_unposted(change: Change) -> Change:
    """Note that Discord did not take the first board, so that no turn loses time before there is one."""
    match = change.match
    if match.over or match.private or match.board.message is not None or match.terms.unposted:
        return change
    return replace(change.with_terms(unposted=True), silent=True)


def note_called(change: Change, version: int, called: Collection[Seat]) -> Change:
    """Note whom a message has called that is not the board of the match any more."""
    board = replace(change.match.board, notified=_notified(change, version, called))
    return replace(change.with_match(board=board), silent=True)


def _notified(change: Change, version: int, called: Collection[Seat]) -> tuple[Seat, ...]:
    """Return who knows that it is their turn, if a message with this version has called these seats."""
    match = change.match
    acted = change.fact(LogFact(reads.seats_acting_after, version)) if version != match.version else ()
    return tuple(sorted(set(called).difference(acted).union(match.board.notified)))


@dataclass
class Boards:
    """Notes what board messages show. Every method raises NotKept if the database fails."""

    _matches: Matches
    _database: Database

    @property
    def alone(self) -> bool:
        """Return whether no other process draws boards."""
        return self._database.share.alone

    async def claim(self, match_id: str) -> int | None:
        """Let no other process draw the board of a match. Return until when; None: another process draws it now."""
        now, drawer = self._matches.now(), self._database.holder
        claim = partial(stamps.claim_drawing, match_id=match_id, drawer=drawer, now=now, until=now + DRAWING)
        return now + DRAWING if await self._database.run(claim) else None

    async def release(self, match_id: str) -> None:
        """Let other processes draw the board again."""
        await self._database.run(partial(stamps.release_drawing, match_id=match_id, drawer=self._database.holder))

    async def left_behind(self) -> tuple[Match, ...]:
        """Return the matches whose boards a process that has died has probably left behind."""
        now = self._matches.now()
        match_ids = await self._database.read(reads.left_behind, now - LEFT_UNTIL, now - LEFT_AFTER)
        return tuple([match for one in match_ids if (match := await self._readable(one)) is not None])

    async def note_shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat] = ()
    ) -> Match:
        """Note which version of a match a board message shows. Raises NoSession.

        posted_at: when the message was posted, in milliseconds since 1970.
        notified: the seats that the message mentions because it is their turn.
        """
        decide = partial(
            note_shown, version=version, message=message, channel=channel, posted_at=posted_at, notified=notified
        )
        return await self._matches.change(match_id, decide)

    async def end_trouble(self, place: Place) -> None:
        """Note that the bot can post there, so that the server's owner is told if it cannot again."""
        await self._database.write(writes.clear_trouble(place.guild, place.channel))

    async def troubled(self, guild: int | None) -> tuple[Place, ...]:
        """Return where the bot could not post when it told the server's owner, of this process's servers.

        guild: the only server; None for all of them.
        """
        found = [Place(*one) for one in await self._database.read(reads.troubled, guild)]
        return tuple(place for place in found if self._database.share.owns(place.guild))

    async def note_unposted(self, match_id: str) -> None:
        """Note that Discord did not take the first board of a match, unless the match cannot be read."""
        with suppress(NoSession):
            await self._matches.change(match_id, note_unposted)

    async def note_refused(self, match_id: str, told: int | None) -> None:
        """Have those called directly whose turn no board shows, as Discord refuses it. told: as in `call_directly`."""
        with suppress(NoSession):
            await self._matches.change(match_id, partial(call_directly, told=told))

    async def note_end_refused(self, match_id: str, told: int | None) -> None:
        """Have the members told directly of the end that no board shows. told: as in `call_directly`."""
        with suppress(NoSession):
            await self._matches.change(match_id, partial(tell_end, told=told))

    async def note_called(self, match_id: str, version: int, called: Collection[Seat]) -> Match:
        """Note which seats a message has called that is about to be deleted. Raises NoSession.

        version: the version of the match that the message shows.
        """
        return await self._matches.change(match_id, partial(note_called, version=version, called=called))

    async def note_left(self, *rows: LeftoverRow) -> None:
        """Store what stands in Discord beside boards. A row replaces that of the same message."""
        if rows:
            await self._database.write(writes.put(*rows))

    async def note_gone(self, *rows: LeftoverRow) -> None:
        """Store that these messages are gone, or that nobody needs to know of them."""
        if rows:
            await self._database.write(tuple(one for row in rows for one in writes.drop_leftover(row)))

    async def forget_lines(self, match_id: str) -> None:
        """Forget the lines of a match, because no undo can make them untrue any more."""
        await self._database.write(writes.drop_lines(match_id))

    async def lines(self, match_id: str) -> tuple[LeftoverRow, ...]:
        """Return the newest lines that have replaced boards of a match, the newest first."""
        return await self._database.read(leftovers.lines_of, match_id, MOST_LINES)

    async def going_on(self, guild: int, channel: int, begun: int, ended: int) -> tuple[tuple[str, int], ...]:
        """Return the server's matches that were opened until `begun`, and have not ended before `ended`.

        Each is its id and its version. Those of the channel come first. begun, ended: in milliseconds since 1970.
        """
        return await self._database.read(posted.begun_between, guild, channel, begun, ended, MOST_GOING_ON)

    async def going_on_by_letters(self, user: int, begun: int, ended: int) -> tuple[tuple[str, int], ...]:
        """Return the matches of which a member gets or has got boards by letters, as `going_on` does for a server."""
        return await self._database.read(posted.begun_by_letters, user, begun, ended, MOST_GOING_ON)

    async def line_at(self, message: int) -> tuple[str, int] | None:
        """Return the match of a message beside its board, and the version of the newest move that it tells; 0: none."""
        return await self._database.read(posted.line_at, message)

    async def leftovers(self) -> Sequence[tuple[Match, Sequence[LeftoverRow]]]:
        """Return what is still to be put away or looked for, by match, the oldest first.

        Of several processes, each gets the rows of its own servers.
        """
        found: dict[str, list[LeftoverRow]] = {}
        for row in await self._database.read(leftovers.waiting):
            found.setdefault(row.match_id, []).append(row)
        pairs = [(await self._readable(match_id), rows) for match_id, rows in found.items()]
        owns = self._database.share.owns
        return [(match, rows) for match, rows in pairs if match and owns(match.place.guild)]

    async def told(self) -> tuple[tuple[LeftoverRow, int, bool], ...]:
        """Return the messages in this process's servers that call seats to their turns, as `leftovers.told` does."""
        return tuple(one for one in await self._database.read(leftovers.told) if self._database.share.owns(one[1]))

    async def in_words(self) -> tuple[tuple[str, int], ...]:
        """Return the ids and the servers of the matches whose boards stand in words, of this process's servers."""
        found = await self._database.read(leftovers.in_words)
        return tuple(one for one in found if self._database.share.owns(one[1]))

    async def in_guild(self, guild: int) -> AsyncIterator[Match]:
        """Yield the open matches of a server that can be read, each in the version that is the newest by then."""
        for match_id in await self._database.read(waiting.open_in, guild):
            if (match := await self._readable(match_id)) is not None:
                yield match

    async def behind(self, guild: int | None = None) -> tuple[Match, ...]:
        """Return the matches whose boards show an older version. The match that changed longest ago is first.

        Of several processes, each gets the matches of its own servers. guild: the only server; None for all of them.
        """
        since = self._matches.now()
        if guild is None and (there := await self._database.read(reach.all_reached_until)) is not None:
            since = min(since, there)  # a start: what ended while the bot was stopped is shown too
        match_ids = await self._database.read(reads.behind, since - REDRAW_ENDED_WITHIN, guild)
        found = [match for one in match_ids if (match := await self._readable(one)) is not None]
        return tuple(match for match in found if self._database.share.owns(match.place.guild))

    async def _readable(self, match_id: str) -> Match | None:
        try:
            return await self._matches.match(match_id)
        except NoSession:
            logger.exception("match %s cannot be drawn again", match_id)
            return None


def room_in(database: Database, guild: int, game: str) -> AbstractAsyncContextManager[None]:
    """Keep out, until the block ends, all others who look in a server for a channel with room for a match of a game.

    Whoever opens a match holds it from `check_room` until the match is stored, and does this in `Matches.finish`. The
    unique index of the database knows a match only in the channel that is its place, and two channels that play have
    none.

    guild: 0 keeps nobody out, for a place in no server. Raises NotKept.
    """
    return database.locked(f"room {guild} {game}") if guild else nullcontext()


async def check_room(
    database: Database, channel: int, game: str, host: int | None, user: int | None = None, but: str | None = None
) -> None:
    """Raise AlreadyOpen if a channel has an open match of a game, other than the match `but`.

    host: look for a solo match of this member; None: look for a table match.
    user: the member who asks.
    """
    here = await database.read(reads.open_match, channel, game, host)
    if here is None and host is None:
        here = next(iter(await database.read(letters.played_in, channel, game)), None)
    opened = None if here in (None, but) else await database.read(reads.snapshot, here)
    if opened is not None:
        raise refusals.already_open(opened, channel, user)
