"""The sessions: one object that every door of the bot asks.

Long because whatever a cog may ask for is a method here; how a match changes is decided in `turns` and `lobby`.

Decide, keep, show. Under a match's lock the rules decide (pure) and one transaction keeps what they decided; then the
lock is let go and the subscribers are told. Every change runs in a task of its own: a caller that is cancelled loses
the answer, never the move.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import Over, PlayerError, SessionError, StorageError, Unreadable
from bot.sessions import refusals, sight
from bot.sessions.clock import Clock
from bot.sessions.desk import Decision, Desk
from bot.sessions.kept import AnyGame, Doing, Kept, Past
from bot.sessions.leaderboards.leaderboards import Honours
from bot.sessions.life import Life
from bot.sessions.live import Live, LiveMatches
from bot.sessions.memory import archive
from bot.sessions.memory.afterwards import ARCHIVE, Afterwards
from bot.sessions.memory.history import standing
from bot.sessions.memory.privacy import Hands, Privacy
from bot.sessions.memory.replays import Replays
from bot.sessions.model import (
    Entry,
    EntryKind,
    GuildSettings,
    Match,
    Member,
    MemberSettings,
    Phase,
    Place,
    Request,
)
from bot.sessions.pace import Pace, Terms
from bot.sessions.packing import EXPIRE, Packing, broken_off
from bot.sessions.play import lobby, rematch, turns
from bot.sessions.play.dailies import Dailies
from bot.sessions.seats import seating
from bot.sessions.time import clocks
from bot.sessions.time.deadlines import Timer
from bot.sessions.waits import Waits
from bot.storage import reads, writes
from bot.storage.due import DEADLINES
from bot.storage.inflight import InFlight
from bot.storage.rows import DeadlineRow, Snapshot
from bot.storage.schema import OPEN_PHASES
from bot.storage.store import Connection, Store
from bot.storage.writer import ConflictError
from bot.workers import Workers

T = TypeVar("T")
P = ParamSpec("P")
Subscriber = Callable[[Match], None]
Make = Callable[[str, Doing], Kept]

LOBBY_LIFETIME = 24 * 60 * 60 * 1000  # milliseconds
# A match that ended while the bot was down is still drawn at the next start, unless that is long past.
REDRAW_ENDED_WITHIN = 24 * 60 * 60 * 1000  # milliseconds

MATCH_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
MATCH_ID_LENGTH = 10

logger = logging.getLogger(__name__)


def new_match_id() -> str:
    """Fifty random bits in letters that nobody mixes up."""
    return "".join(secrets.choice(MATCH_ID_LETTERS) for _ in range(MATCH_ID_LENGTH))


class Sessions:
    """All matches of one database.

    games: the rules by key. seeds: gives the seed of a new match, 0 <= seed < 2**64. match_ids: gives their ids.

    life: what members and servers do around a match; honours: tables of honour and profiles; privacy: what is kept of
    members and servers, and how it is forgotten (see there).

    Beside what is named at each method, everything that changes a match raises Draining once the bot is about to stop,
    NoSession for an unknown match and NotKept when the database cannot write; then nothing has changed. For a request
    with eyes, a match that its member may not see (`bot.sessions.sight`) is an unknown one.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, AnyGame],
        *,
        seeds: Callable[[], int],
        match_ids: Callable[[], str] = new_match_id,
    ) -> None:
        self._store = store
        self._clock = clock
        self._games = dict(games)
        self._packing = {key: Packing(game) for key, game in games.items()}
        self._seeds = seeds
        self._match_ids = match_ids
        self._live = LiveMatches()
        self._subscribers: list[Subscriber] = []
        self._under_way = InFlight()
        self._draining = False
        self._deadlines = Timer(store, clock, DEADLINES, self._fire)
        self._still = asyncio.Lock()  # held while what is due is done
        self._waits = Waits(self._read, clock)
        desk = Desk(
            store,
            clock,
            self._games,
            self._packing,
            self._read,
            self._run,
            self._change,
            self.match,
            self.seen,
            self._keep_rows,
        )
        self.life = Life(desk, self._waits, self.guild_settings)
        self.honours = Honours(desk)
        self.dailies = Dailies(desk, match_ids, self.guild_settings, self._wake, self._still)
        self.workers = Workers()
        self.replays = Replays(desk, self.workers)
        self._afterwards = Afterwards(desk, lambda ended: self.honours.feats(ended.match, ended.entries))
        hands = Hands(self._hold, self._live.drop, self._still, self._break_off_unread, self._waits.forget, self._tell)
        self.privacy = Privacy(desk, hands)

    async def start(self) -> None:
        """Begin with deadlines; those that are overdue fire at once. Call it after `subscribe`."""
        await self.life.start()
        self._deadlines.start()
        self.dailies.start()
        self.privacy.start()

    async def drain(self) -> None:
        """Refuse new changes, let those under way be kept, stop the deadlines. What was shown can still be noted."""
        self._draining = True
        await self.workers.close()
        self._store.hurry()
        await self._deadlines.stop()
        await self.dailies.stop()
        await self.privacy.stop()
        await self.life.stop()
        await self._under_way.empty()

    def subscribe(self, callback: Subscriber) -> None:
        """callback is told of each match after each commit, expiries included. It must be quick."""
        self._subscribers.append(callback)

    # -- the lobby ---------------------------------------------------------------------------------------------------

    async def open(
        self,
        request: Request,
        place: Place,
        game: str,
        options: Any,
        *,
        locale: str | None = None,
        pace: Pace | None = None,
        parent: int | None = None,
    ) -> Match:
        """A new match: a solo match starts at once, a table match opens a lobby with the host seated.

        locale: the guild's language; the member's where it is None. pace: how long a turn may take, in a table match.
        parent: the channel of a thread. Raises OptionError, AlreadyOpen, NotAllowed (no matches in this channel),
        SessionError (too many matches).
        """
        rules, language = self._games[game], locale or request.locale
        agreed = clocks.checked(pace or Pace())

        def make(match_id: str, doing: Doing) -> Kept:
            kept = lobby.opened(match_id, place, rules, options, doing, request.member, language, self._seeds())
            return kept if kept.match.solo else clocks.with_terms(kept, Terms(pace=agreed))

        return await self._run(self._open(request, place, game, rules.seats(options).high == 1, make, parent))

    async def rematch(self, request: Request, match_id: str, *, parent: int | None = None) -> Match:
        """The same once more, in the same channel, at once: who is still seated, each one seat on, so that another
        begins. Too few for that: a lobby with those who are. parent: the channel of a thread.

        Raises NotSeated, SessionError (it is not over, too many matches), AlreadyOpen, NotAllowed.
        """
        old = await self.seen(request, match_id)
        rules = self._games[old.game]
        rematch.check(old, request.member)

        def make(new_id: str, doing: Doing) -> Kept:
            return rematch.opened(new_id, old, rules, doing, request.member, self._seeds())

        return await self._run(self._open(request, old.place, old.game, old.solo, make, parent))

    async def join(self, request: Request, match_id: str) -> Match:
        """Raises SeatTaken, SessionError (already started, too many matches), Over."""
        match = await self.seen(request, match_id)
        if match.seat_of(request.member.user) is None:
            await self.life.check_limit(match.place.guild, request.member.user)
        return await self._decide(
            request, match_id, lambda kept, _game, doing: lobby.joined(kept, doing, request.member)
        )

    async def choose(self, request: Request, match_id: str, choice: str) -> Match:
        """Choose what the game offers who joins (`About.choices`); who has no seat yet takes one with it.

        Raises SeatTaken (another has it, or the table is full), NotAllowed, SessionError (already started), Over.
        """
        match = await self.seen(request, match_id)
        if match.seat_of(request.member.user) is None:
            await self.life.check_limit(match.place.guild, request.member.user)
        return await self._decide(
            request, match_id, lambda kept, game, doing: lobby.chose(kept, doing, request.member, game, choice)
        )

    async def leave_lobby(self, request: Request, match_id: str) -> Match:
        """The host's role passes on; when the last leaves, the match is cancelled.

        Raises NotSeated, SessionError (already started), Over.
        """
        return await self._decide(
            request, match_id, lambda kept, _game, doing: lobby.parted(kept, doing, request.member)
        )

    async def begin(self, request: Request, match_id: str) -> Match:
        """Start a match from its lobby.

        Raises NotSeated, NotAllowed (not the host), SessionError (too few seats, already started), Over.
        """
        seed = self._seeds()
        return await self._decide(
            request, match_id, lambda kept, game, doing: lobby.started(kept, doing, request.member, game, seed)
        )

    async def cancel(self, request: Request, match_id: str, *, moderator: bool = False) -> Match:
        """Call off a lobby. Raises NotAllowed for who is neither host nor moderator, SessionError, Over."""
        return await self._decide(
            request, match_id, lambda kept, _game, doing: lobby.cancelled(kept, doing, request.member, moderator)
        )

    # -- the match in play -------------------------------------------------------------------------------------------

    async def play(self, request: Request, match_id: str, move: Any | str, version: int | None) -> Match:
        """A move or its text. version: the board that was pressed; None for a slash command, which is never stale.

        Raises NotSeated, StaleBoard, NotYourTurn, Over, SessionError (not started), NotationError, IllegalMove.
        """
        return await self._decide(
            request, match_id, lambda kept, game, doing: turns.moved(kept, doing, request.member, game, move, version)
        )

    async def undo(self, request: Request, match_id: str, version: int | None, *, everything: bool = False) -> Match:
        """Take back the own last step; everything: all own steps down to one that is sealed or somebody else's.

        Raises NothingToUndo, NotSeated, StaleBoard, Over, SessionError.
        """
        doing = self._doing(request)

        async def decide(kept: Kept) -> Kept:
            target = turns.undo_target(kept, request.member, version)
            if target is None:
                return kept
            past, steps = await self._past(kept.match, target), [kept.head.step]
            while everything and past.head.parent is not None and turns.reaches_on(kept, past):
                steps.append(past.head.step)
                past = await self._past(kept.match, past.head.parent)
            return turns.undone(kept, doing, self._games[kept.match.game], past, steps[::-1])

        return await self._run(self._change(match_id, request, decide))

    async def _past(self, match: Match, version: int) -> Past:
        entry = await self._read(reads.log_entry, match.id, version)
        if entry is None:
            raise LookupError(f"match {match.id} has no log entry {version}")
        return self._packing[match.game].past(entry)

    async def resign(self, request: Request, match_id: str) -> Match:
        """Leave a match in play; the rules say what that means for the others. Who only stands in gives the seat back.

        Raises NotSeated, Over, SessionError.
        """

        def rule(kept: Kept, game: AnyGame, doing: Doing) -> Kept:
            seat = kept.match.seat_of(request.member.user)
            if seat is not None and kept.match.terms.stand_in_of(seat) is not None:
                return seating.handed_back(kept, doing, request.member)
            return turns.left(kept, doing, request.member, game)

        return await self._decide(request, match_id, rule)

    async def end(self, request: Request, match_id: str) -> Match | None:
        """A moderator breaks off a match, which then counts for nothing. The caller checks who may.

        A match that cannot be read is ended too, or it would block its channel for good; then None is handed back.
        Raises Over.
        """
        try:
            return await self._decide(request, match_id, lambda kept, _game, doing: turns.ended(kept, doing))
        except Unreadable:
            await self._run(self._end_unread(match_id, self._doing(request), "end", OPEN_PHASES))
            return None

    # -- what there is -----------------------------------------------------------------------------------------------

    async def match(self, match_id: str) -> Match:
        """A match as it is committed, for the bot itself: what a member asks for is `seen`. Raises NoSession."""
        return await self._committed(match_id, None)

    async def seen(self, request: Request, match_id: str) -> Match:
        """A match as it is committed, for who asks. Raises NoSession, also where they may not see it."""
        return await self._committed(match_id, request)

    async def _committed(self, match_id: str, request: Request | None) -> Match:
        live = self._live[match_id]
        kept = live.kept
        if kept is None:
            async with live.lock:
                kept = await self._load(live, match_id, request)
        else:
            _check_seen(sight.audience_of(kept.match), request)
        return kept.match

    async def find(self, request: Request, place: Place, game: str, *, to_move: bool = False) -> Match:
        """The open match that a command of a member in this channel means: the first of `choices`. Raises NoSession."""
        return (await self.choices(request, place, game, to_move=to_move))[0]

    async def choices(self, request: Request, place: Place, game: str, *, to_move: bool = False) -> tuple[Match, ...]:
        """The open matches that a command of a member in this channel may mean, at most two, the likeliest first.

        That is the member's own solo match before the table match, unless they acted at the table last. to_move: it
        is a move, which means the table only where the member is to move there. Raises NoSession.
        """
        found, user = [], request.member.user
        for host in (user, None):
            match_id = await self._read(reads.open_match, place.channel, game, host)
            if match_id is not None:
                try:
                    found.append(await self.seen(request, match_id))
                except SessionError:
                    if not found:  # a table that cannot be read does not keep anybody from a solo match
                        raise
        if not found:
            raise refusals.no_session(game, await self._read(reads.playing_alone, place.channel, game))
        if len(found) == 2 and await self._means_table(found[0], found[1], user, to_move):
            found.reverse()
        return tuple(found)

    async def _means_table(self, solo: Match, table: Match, user: int, to_move: bool) -> bool:
        seat = table.seat_of(user)
        if seat is None or (to_move and seat not in table.to_move):
            return False
        acted = await self._read(reads.last_acted, table.id, user)
        return acted is not None and acted > solo.updated_at

    async def table(self, request: Request, place: Place, game: str, *, to_end: bool = False) -> Match:
        """The open table match of this channel. to_end: it is to be ended, as a refusal says. Raises NoSession."""
        match_id = await self._read(reads.open_match, place.channel, game, None)
        if match_id is None:
            alone = await self._read(reads.playing_alone, place.channel, game)
            raise refusals.no_table(game, alone, to_end=to_end)
        return await self.seen(request, match_id)

    async def solo(self, request: Request, place: Place, game: str, member: Member) -> Match:
        """A member's open solo match in this channel. Raises NoSession."""
        match_id = await self._read(reads.open_match, place.channel, game, member.user)
        if match_id is None:
            table = await self._read(reads.open_match, place.channel, game, None)
            raise refusals.no_solo(game, member.name, table=table is not None)
        return await self.seen(request, match_id)

    async def story(self, match: Match, after: int = 0) -> tuple[Entry, ...]:
        """What happened in a match after a version, oldest first, without what was taken back since."""
        archived, log = await self._read(reads.kept_log, match.id, after)
        rows = standing(log) if archived is None else archive.unpack(archived)
        return tuple(self._packing[match.game].entry(row) for row in rows if row.version > after)

    async def open_matches(self) -> tuple[Match, ...]:
        """Matches whose board shows an older version, the longest unchanged first: to be drawn again at start."""
        behind = await self._read(reads.behind, self._clock.now() - REDRAW_ENDED_WITHIN)
        found = []
        for match_id in behind:
            try:
                found.append(await self.match(match_id))
            except PlayerError:  # one match that cannot be read must not keep the others from being drawn
                logger.exception("match %s cannot be drawn again", match_id)
        return tuple(found)

    async def shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat] = ()
    ) -> Match:
        """Note which message shows which version, and whom its post has notified of their turn.

        An older version than was noted already changes nothing. Raises NotKept.
        """
        return await self._under_way.run(self._shown(match_id, version, message, channel, posted_at, notified))

    async def board_gone(self, match_id: str, message: int) -> Match:
        """The message that showed a match is deleted: it is announced again, to be posted anew. Who was mentioned in it
        is not mentioned again. Another message than the match's own changes nothing. Raises NoSession, NotKept.
        """
        return await self._under_way.run(self._board_gone(match_id, message))

    # -- settings ----------------------------------------------------------------------------------------------------

    async def guild_settings(self, guild: int) -> GuildSettings:
        kept = await self._read(reads.guild_settings, guild)
        return GuildSettings() if kept is None else msgspec.json.decode(kept, type=GuildSettings)

    async def set_guild_settings(self, guild: int, settings: GuildSettings) -> None:
        """Raises OptionError for numbers out of range."""
        checked = self.life.checked_guild(settings)
        await self._run(self._keep_rows(writes.set_guild(guild, msgspec.json.encode(checked).decode())))

    async def member_settings(self, user: int) -> MemberSettings:
        kept = await self._read(reads.member_settings, user)
        return MemberSettings() if kept is None else msgspec.json.decode(kept, type=MemberSettings)

    async def set_member_settings(self, user: int, settings: MemberSettings) -> None:
        """Raises OptionError for a zone or hours that are none."""
        await self._run(self.life.set_member(user, settings))

    # -- how it is done ----------------------------------------------------------------------------------------------

    def _doing(self, request: Request) -> Doing:
        return Doing(self._clock.now(), request.member, request.id)

    async def _run(self, work: Coroutine[Any, Any, T]) -> T:
        if self._draining:
            work.close()
            raise refusals.draining()
        return await self._under_way.run(work)

    async def _read(
        self, query: Callable[Concatenate[Connection, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            return await self._store.read(query, *args, **kwargs)
        except StorageError as error:
            raise refusals.not_kept() from error

    async def _decide(self, request: Request, match_id: str, rule: Callable[[Kept, AnyGame, Doing], Kept]) -> Match:
        async def decide(kept: Kept) -> Kept:
            return rule(kept, self._games[kept.match.game], self._doing(request))

        return await self._run(self._change(match_id, request, decide))

    async def _change(self, match_id: str, request: Request | None, decide: Decision) -> Match:
        """Decide and keep under the lock, then tell. request: None for what the bot does itself."""
        live = self._live[match_id]
        interaction = None if request is None else request.id
        async with live.lock:
            before = await self._load(live, match_id, request)
            if interaction is not None and before.head.interaction == interaction:
                return before.match
            try:
                after = await decide(before)
            except PlayerError:
                if await self._is_known(interaction, match_id):
                    return before.match
                raise
            if after is before:
                return before.match
            after = await self._waits.finished(before, after)
            rows = await self._waits.rows(before.match, after)
            after = replace(after, says=())
            async with self.honours.counting(before, after) as counted:
                await self._keep(live, before, after, rows + counted)
            if live.kept is not after:  # a conflict that turned out to be a repeat
                return (await self._load(live, match_id)).match
        self._wake(rows)
        self._tell(after.match)
        asked = after.match.terms
        if asked.asks or asked.proposal:  # who was asked may have left, or be on holiday: then the others have decided
            return await self._change(match_id, None, self._decided)
        return after.match

    async def _decided(self, kept: Kept) -> Kept:
        return clocks.decided(kept, Doing(self._clock.now()), self._games[kept.match.game])

    def _wake(self, rows: writes.Writes) -> None:
        for row in rows:
            if row.into is writes.Into.DEADLINE:
                self._deadlines.wake(row.values["due"])
        self.life.wake(rows)

    async def _keep(self, live: Live, before: Kept, after: Kept, rows: writes.Writes) -> None:
        """One transaction. After a fault the match is in doubt, so it is read again before anything else is decided.

        rows: what is written beside the match itself. Its version stays where only these change.
        """
        match_id, packing = after.match.id, self._packing[after.match.game]
        if after.match.version != before.match.version:
            rows = packing.change(before, after) + rows
        try:
            await self._store.write(rows, publish=partial(live.publish, after))
        except ConflictError as error:
            live.kept = None
            if not await self._is_known(after.head.interaction, match_id):
                raise refusals.stale_board() from error
        except StorageError as error:
            live.kept = None
            raise refusals.not_kept() from error

    async def _is_known(self, interaction: int | None, match_id: str) -> bool:
        """Whether this interaction has changed this match before: then it is a repeated delivery."""
        return interaction is not None and await self._read(reads.match_of_interaction, interaction) == match_id

    async def _load(self, live: Live, match_id: str, request: Request | None = None) -> Kept:
        """The match as committed; call it under the lock. Raises NoSession, also where who asks may not see it: of a
        match that cannot be read they do not even learn that.
        """
        if live.kept is None:
            snapshot = await self._read(reads.snapshot, match_id)
            if snapshot is None:
                raise refusals.no_match()
            try:
                live.kept = self._thawed(snapshot)
            except Unreadable:
                _check_seen(sight.audience_of_rows(snapshot), request)
                raise
        _check_seen(sight.audience_of(live.kept.match), request)
        return live.kept

    def _thawed(self, snapshot: Snapshot) -> Kept:
        game = snapshot.match.game
        if game not in self._games or snapshot.match.rules_version > self._games[game].about.rules_version:
            raise refusals.newer_rules(snapshot)
        try:
            return self._packing[game].thaw(snapshot)
        except StorageError as error:
            logger.error("%s", error)  # for who keeps the bot; the member is told what can be done
            raise refusals.damaged(snapshot) from error

    async def _break_off_unread(self, match_id: str) -> None:
        """A match that cannot be read and has lost a member: nobody could ever move in that one's place."""
        await self._end_unread(match_id, Doing(self._clock.now()), "end", OPEN_PHASES)

    @asynccontextmanager
    async def _hold(self, match_id: str) -> AsyncIterator[None]:
        """No change of a match meanwhile; what is done to its rows is read afterwards."""
        live = self._live[match_id]
        async with live.lock:
            try:
                yield
            finally:
                live.kept = None

    async def _end_unread(self, match_id: str, doing: Doing, kind: EntryKind, phases: Collection[str]) -> None:
        """As `turns.ended` and `lobby.expired`, on the rows alone. Raises Over where it is in none of these phases."""
        live = self._live[match_id]
        async with live.lock:
            snapshot = await self._read(reads.snapshot, match_id)
            if snapshot is None:
                raise refusals.no_match()
            if doing.interaction is not None and snapshot.head.interaction_id == doing.interaction:
                return
            if snapshot.match.phase not in phases:
                raise refusals.over()
            try:
                await self._store.write(broken_off(snapshot, doing, kind))
            except ConflictError as error:
                raise refusals.stale_board() from error
            except StorageError as error:
                raise refusals.not_kept() from error

    async def _open(
        self, request: Request, place: Place, key: str, solo: bool, make: Make, parent: int | None
    ) -> Match:
        host = request.member.user if solo else None
        while True:
            here = await self._read(reads.open_match, place.channel, key, host)
            known = None if request.id is None else await self._read(reads.match_of_interaction, request.id)
            if known is not None:
                return await self.match(known)
            if here is not None:
                opened = await self._read(reads.snapshot, here)
                if opened is None:
                    raise LookupError(f"the open match {here} is not there")
                raise refusals.already_open(opened, request.member.user)
            await self.life.check_channel(place, parent)
            await self.life.check_limit(place.guild, request.member.user)
            kept = await self._waits.finished(None, make(self._match_ids(), self._doing(request)))
            rows = await self._waits.rows(None, kept)
            kept = replace(kept, says=())
            if await self._keep_opened(kept, rows):
                break
        if kept.match.phase is Phase.LOBBY:
            self._deadlines.wake()
        self._wake(rows)
        self._tell(kept.match)
        return kept.match

    async def _keep_opened(self, kept: Kept, beside: writes.Writes) -> bool:
        """False: something is taken (the id; the channel, by another process): look again."""
        live = self._live[kept.match.id]
        rows = self._packing[kept.match.game].opening(kept, kept.match.created_at + LOBBY_LIFETIME) + beside
        try:
            await self._store.write(rows, publish=partial(live.publish, kept))
        except ConflictError:
            return False
        except StorageError as error:
            raise refusals.not_kept() from error
        return True

    async def _shown(
        self, match_id: str, version: int, message: int, channel: int, posted_at: int, notified: Collection[Seat]
    ) -> Match:
        live = self._live[match_id]
        async with live.lock:
            kept = await self._load(live, match_id)
            match = kept.match
            if version < match.board.version_shown:
                return match
            mover, acted = match.entry.seat, set[int]()
            if version != match.version:
                entry = await self._read(reads.log_entry, match_id, version)
                mover = None if entry is None or entry.seat is None else Seat(entry.seat)
                acted = set(await self._read(reads.seats_acting_after, match_id, version))
            told = set(notified) - acted
            board = replace(
                match.board,
                message=message,
                channel=channel,
                version_shown=version,
                posted_at=posted_at,
                shown_at=self._clock.now(),
                last_mover=mover,
                told=tuple(sorted(told.union(match.board.told))),
            )
            after = replace(kept, match=replace(match, board=board))
            await self._keep_board(live, after)
        return after.match

    async def _board_gone(self, match_id: str, message: int) -> Match:
        live = self._live[match_id]
        async with live.lock:
            kept = await self._load(live, match_id)
            match = kept.match
            if match.board.message != message:
                return match
            board = replace(match.board, message=None, version_shown=0, posted_at=None, shown_at=None)
            await self._keep_board(live, replace(kept, match=replace(match, board=board)))
            match = (await self._load(live, match_id)).match
        self._tell(match)
        return match

    async def _keep_board(self, live: Live, after: Kept) -> None:
        rows = self._packing[after.match.game].shown(after)
        try:
            await self._store.write(rows, publish=partial(live.publish, after))
        except StorageError as error:
            live.kept = None
            raise refusals.not_kept() from error

    async def _keep_rows(self, rows: writes.Writes) -> None:
        try:
            await self._store.write(rows)
        except StorageError as error:
            raise refusals.not_kept() from error

    async def _fire(self, deadline: DeadlineRow) -> None:
        # as a whole: who waits for it may be stopped, and the lock is to be held as long as it is under way
        await self._under_way.run(self._fire_still(deadline))

    async def _fire_still(self, deadline: DeadlineRow) -> None:
        async with self._still:
            if deadline.kind == ARCHIVE:
                await self._afterwards.fire(deadline)
            elif deadline.kind == EXPIRE:
                await self._expire(deadline)
            else:
                await self.life.fire(deadline)

    async def _expire(self, deadline: DeadlineRow) -> None:
        """A lobby that nobody started closes, also one that cannot be read. Of any other match only the row goes."""
        doing = Doing(self._clock.now())

        async def decide(kept: Kept) -> Kept:
            return lobby.expired(kept, doing)

        try:
            match = await self._change(deadline.match_id, None, decide)
            expired = match.entry.kind == EXPIRE
        except Unreadable:
            try:
                await self._end_unread(deadline.match_id, doing, EXPIRE, (Phase.LOBBY.value,))
                expired = True
            except Over:
                expired = False
        if not expired:
            await self._store.write(writes.drop_deadline(deadline.match_id, deadline.kind))

    def _tell(self, match: Match) -> None:
        for callback in self._subscribers:
            callback(match)


def _check_seen(audience: sight.Audience, request: Request | None) -> None:
    """Raises NoSession where who asks may not see a match, as if there were none."""
    if request is not None and not sight.may_see(audience, request):
        raise refusals.no_match()
