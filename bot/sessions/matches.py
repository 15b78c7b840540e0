"""The one way in which a match changes: load, lock, decide, commit, publish.

A command asks for a change: a member's slash command or press, or the clock.

The laws, each with its test in `tests/sessions/test_matches.py`:

1. One command is stored in one transaction, together with everything that followers and recorders add.
2. A refused command changes nothing.
3. A command that comes twice changes the match once. Its second answer has the same log entry as the first, if any.
4. Followers come to an end. More than ROUNDS changes by them are a bug, and nothing is stored.
5. Only committed changes are published. A cancelled caller loses the answer, never the change.
6. The caller gets the match with the first entry that its command made, even if followers made more.
7. If a fault of the database hides whether a change was stored, the match is read again. A caller is told that a change
   is in doubt only if that read fails too, or if the match cannot show the change.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import count
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.errors import Draining, NoSession, NotKept, PlayerError, Unreadable
from bot.sessions import refusals, sight
from bot.sessions.change import Change, Command, Decision, Endless, Fact, Follower, MissingFact, Recorder, Stored
from bot.sessions.clock import Clock
from bot.sessions.database import Database
from bot.sessions.live import Answered, Live, LiveMatches, Newest
from bot.sessions.model import Entry, Match, Request
from bot.sessions.packing import Packing, decode_snapshot
from bot.storage import reads
from bot.storage.inflight import InFlight
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

ROUNDS = 32  # the most changes by followers that one command may cause
TRIES = 3  # of one command; each decides again, because the version or the interaction was stored already
LOOK_AGAIN = 5_000  # milliseconds between two reads of a match in doubt
ANSWERS = 10_000  # interactions whose results stay in memory; some hundred bytes each

T = TypeVar("T")
Subscriber: TypeAlias = Callable[[Match], None]
Check: TypeAlias = Callable[[Match], Awaitable[None]]  # raises a refusal that depends on more than the match
# Reads a fact about a match. What it enters into the stack, for example a lock, is held until the commit.
Source: TypeAlias = Callable[[Match, Any, AsyncExitStack], Awaitable[Any]]

logger = logging.getLogger(__name__)

_PROCESS = secrets.token_hex(2)
_serial = count()


class Matches:
    """All matches of one database.

    followers: run after each decision, in this order, until none of them changes anything. recorders: give rows to
    store along with a change. sources: read facts, by their type. remembered: returns facts that are in memory.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        packings: Mapping[str, Packing],
        *,
        followers: Sequence[Follower],
        recorders: Sequence[Recorder],
        sources: Mapping[type, Source],
        remembered: Callable[[Match], Mapping[Fact, Any]],
    ) -> None:
        self._database = database
        self._clock = clock
        self.now = clock.now
        self._packings = packings
        self._followers = followers
        self._recorders = recorders
        self._sources = sources
        self._remembered = remembered
        self._live = LiveMatches()
        # Discord may deliver an interaction twice, within seconds. The log knows those that made an entry, too.
        self._answers: Newest[int | None, Answered] = Newest(ANSWERS)
        self._subscribers: list[Subscriber] = []
        self._under_way = InFlight()
        self._doubts: set[asyncio.Task[None]] = set()  # each checks until it knows whether a change was stored
        self._draining = False
        # Held while a due task runs or a daily is counted, and while a member is forgotten.
        self.background_lock = asyncio.Lock()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call the subscriber with each match right after its commit, except for silent changes. It must not raise."""
        self._subscribers.append(subscriber)

    def announce(self, match: Match) -> None:
        """Call all subscribers with a match."""
        for subscriber in self._subscribers:
            subscriber(match)

    def refuse_requests(self) -> None:
        """Refuse all requests of members from now on, because the bot is about to stop."""
        self._draining = True

    async def empty(self) -> None:
        """Wait until all changes under way are stored."""
        await self._under_way.empty()
        for doubt in self._doubts:
            doubt.cancel()

    async def finish(self, work: Coroutine[Any, Any, T], *, asked: bool = True) -> T:
        """Return the result of work, which goes on if the caller is cancelled. Raises Draining if a member asked."""
        if self._draining and asked:
            work.close()
            raise Draining("error-draining")
        return await self._under_way.run(work)

    # -- read --------------------------------------------------------------------------------------------------------

    async def match(self, match_id: str, request: Request | None = None) -> Match:
        """Return a match as committed. request: None for the bot itself.

        Raises NoSession (also if the member who asks may not see the match), Unreadable, NotKept.
        """
        live = self._live[match_id]
        if live.stored is None:
            async with live.lock:
                return (await self._load(live, match_id, request)).match
        sight.check_seen(sight.audience_of(live.stored.match), request)
        return live.stored.match

    # -- change ------------------------------------------------------------------------------------------------------

    async def change(self, match_id: str, decide: Decision, request: Request | None = None, *checks: Check) -> Match:
        """Run a decision on a match, store the result and return the match with the first entry that it made, if any.

        request: None for the bot itself. checks: run before each attempt, under the match's lock. Cancelling the caller
        does not stop the change. Raises Draining (only to members), NoSession, Unreadable, NotKept, StaleBoard (each
        attempt found its version taken), and the errors of checks and decision. Then nothing has changed; only after
        NotKept this may be unknown.
        """
        if self._draining and request is not None and self._answers.get(request.id) is None:
            raise Draining("error-draining")
        return await self._under_way.result_of(asyncio.create_task(self._change(match_id, decide, request, checks)))

    async def change_all(self, match_ids: Iterable[str], decide: Decision) -> tuple[Match, ...]:
        """Run a decision on several matches and return those that it changed. Skip those that cannot change.

        Tries twice to store each match. Raises NotKept at the end if a match could not be stored.
        """
        changed: dict[str, bool] = {}  # by match: whether the last decision changed it

        def noting(change: Change) -> Change:
            after = decide(change)
            changed[change.match.id] = after is not change
            return after

        found: list[Match] = []
        failed = list(match_ids)
        for _ in range(2):
            todo, failed, problem = failed, [], None
            for match_id in todo:
                try:
                    match = await self.change(match_id, noting)
                except NotKept as fault:
                    failed.append(match_id)
                    problem = fault
                except PlayerError as fault:
                    logger.warning("match %s was left as it is: %s", match_id, fault)
                else:
                    if changed[match_id]:
                        found.append(match)
        if problem is not None:
            raise problem
        return tuple(found)

    async def create(self, decide: Callable[[Command], Change], request: Request) -> Match:
        """Store a new match; call it within `finish`. Raises ConflictError if its id or its channel is taken."""
        async with AsyncExitStack() as stack:
            change = await self._followed(decide(self._command(request)), stack)
            live = self._live[change.match.id]
            await stack.enter_async_context(live.lock)
            await self._commit(live, change, await self._rows(change, stack))
        return change.answer

    async def _change(self, match_id: str, decide: Decision, request: Request | None, checks: Sequence[Check]) -> Match:
        live = self._live[match_id]
        interaction = None if request is None else request.id
        async with live.lock:
            stored = await self._load(live, match_id, request)
            for _ in range(TRIES):
                known = self._answers.get(interaction)
                if known is not None and known.match_id == match_id:
                    return await self._answered_again(stored, known)
                async with AsyncExitStack() as stack:
                    try:
                        for check in checks:
                            await check(stored.match)
                        game, facts = self._packings[stored.match.game].game, self._remembered(stored.match)
                        change = stored.change(self._command(request), game, facts)
                        decided, _ = await self._with_facts(decide, change, stack)
                        change = await self._followed(decided, stack)
                    except PlayerError:
                        answer = await self.repeated(interaction, match_id, stored)
                        if answer is None:
                            raise
                        return answer
                    rows = await self._rows(change, stack)
                    if not rows:
                        self._note_answer(change)
                        return stored.match
                    try:
                        await self._commit(live, change, rows)
                    except ConflictError:
                        stored = await self._load(live, match_id, request)
                    else:
                        return change.answer
                answer = await self.repeated(interaction, match_id, stored)
                if answer is not None:
                    return answer
            raise refusals.stale_board()

    def _command(self, request: Request | None) -> Command:
        member, interaction = (None, None) if request is None else (request.member, request.id)
        return Command(self._clock.now(), member, interaction, f"{next(_serial) % 65536:04x}{_PROCESS}")

    async def _followed(self, change: Change, stack: AsyncExitStack) -> Change:
        """Run the followers until none of them changes anything, and return the result."""
        last_seen = [change.before] * len(self._followers)
        number = rounds = 0
        while number < len(self._followers):
            follow = partial(self._followers[number], last_seen[number])
            followed, change = await self._with_facts(follow, change, stack)
            last_seen[number] = followed.match
            if followed is change:
                number += 1
            elif rounds == ROUNDS:
                raise Endless(f"followers of match {change.match.id} go on after {ROUNDS} rounds")
            else:
                change, number, rounds = followed, 0, rounds + 1
        return change

    async def _rows(self, change: Change, stack: AsyncExitStack) -> Writes:
        """Return all rows that a change writes; () if it changes nothing."""
        rows = self._packings[change.match.game].rows(change)
        for recorder in self._recorders:
            found, change = await self._with_facts(recorder, change, stack)
            rows += found
        return rows

    async def _with_facts(self, work: Callable[[Change], T], change: Change, stack: AsyncExitStack) -> tuple[T, Change]:
        """Return the result of a pure function of a change, and the change with the facts that were read for it."""
        while True:
            try:
                return work(change), change
            except MissingFact as missing:
                fact = missing.fact
            value = await self._sources[type(fact)](change.match, fact, stack)
            change = replace(change, facts={**change.facts, fact: value})

    # -- load --------------------------------------------------------------------------------------------------------

    async def _load(self, live: Live, match_id: str, request: Request | None = None) -> Stored:
        """Return the match as committed; call it under the lock. Raises NoSession if the member may not see it."""
        if live.stored is None:
            snapshot = await self._database.read(reads.snapshot, match_id)
            if snapshot is None:
                raise refusals.no_match()
            try:
                live.stored = decode_snapshot(self._packings, snapshot)
            except Unreadable:
                sight.check_seen(sight.audience_of_rows(snapshot), request)
                raise
            doubted, live.in_doubt = live.in_doubt, None
            if doubted is not None:  # the change may be stored without being announced
                if live.stored.match == doubted.match:
                    self._note_answer(doubted)
                self.announce(live.stored.match)
        sight.check_seen(sight.audience_of(live.stored.match), request)
        return live.stored

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[None]:
        """Hold a match's lock, so that its rows can be changed directly. The match is loaded again afterwards."""
        live = self._live[match_id]
        async with live.lock:
            try:
                yield
            finally:
                live.stored = None

    def drop(self, match_ids: Iterable[str]) -> None:
        """Load these matches again when they are next used. None of them may be changing now."""
        self._live.drop(match_ids)

    # -- commit and publish ------------------------------------------------------------------------------------------

    async def _commit(self, live: Live, change: Change, rows: Writes) -> None:
        """Store the rows and publish the match. Raises ConflictError if a key is taken, NotKept.

        A fault may hide that the rows were stored, so the match is read again. If that fails too, NotKept says so, and
        the next load announces the match.
        """
        done = False

        def publish() -> None:
            nonlocal done
            done = True
            self._publish(live, change)

        try:
            await self._database.write(rows, publish=publish)
        except NotKept:
            if done:
                return
            live.stored = None
            if not await self._is_stored(live, change):
                raise
            publish()
        except BaseException:
            if not done:
                live.stored = None
            raise

    async def _is_stored(self, live: Live, change: Change) -> bool:
        """Return whether a change was stored despite a fault. Raises NotKept if this is still unknown."""
        try:
            snapshot = await self._database.read_last(reads.snapshot, change.match.id)
            stored = None if snapshot is None else decode_snapshot(self._packings, snapshot).match
        except (NotKept, Unreadable) as problem:
            live.in_doubt = change
            doubt = asyncio.create_task(self._look_again(live, change.match.id))
            self._doubts.add(doubt)
            doubt.add_done_callback(self._doubts.discard)
            raise refusals.in_doubt() from problem
        if change.match == change.before:  # for example only a notice is new: the match does not show it
            raise refusals.in_doubt()
        return stored == change.match

    async def _look_again(self, live: Live, match_id: str) -> None:
        """Try to read a match in doubt until that works; `_load` then announces it."""
        while live.in_doubt is not None:
            await self._clock.sleep_until(self._clock.now() + LOOK_AGAIN)
            try:
                async with live.lock:
                    await self._load(live, match_id)
            except NotKept:
                continue
            except NoSession:  # it was never stored, or cannot be read
                live.in_doubt = None

    def _publish(self, live: Live, change: Change) -> None:
        live.stored = change.stored
        self._note_answer(change)
        if change.entries or not change.silent:
            self.announce(change.match)

    # -- repeated commands -------------------------------------------------------------------------------------------

    def _note_answer(self, change: Change) -> None:
        interaction = change.command.interaction
        if interaction is not None:
            version = change.entries[0].entry.version if change.entries else None
            self._answers[interaction] = Answered(change.match.id, version)

    async def repeated(
        self, interaction: int | None, match_id: str | None = None, stored: Stored | None = None
    ) -> Match | None:
        """Return the earlier answer to an interaction that already changed a match; None for a new interaction.

        Changes without a log entry are known only while they are in memory. match_id, stored: the match, if the caller
        has it and holds its lock. Raises NotKept.
        """
        if interaction is None:
            return None
        found = self._answers.get(interaction)
        if found is None:
            made = await self._database.read(reads.entry_of_interaction, interaction)
            found = None if made is None else Answered(*made)
        if found is None or match_id not in (None, found.match_id):
            return None
        if stored is None:
            live = self._live[found.match_id]
            async with live.lock:
                stored = await self._load(live, found.match_id)
        return await self._answered_again(stored, found)

    async def _answered_again(self, stored: Stored, answer: Answered) -> Match:
        """Return the match with the entry that the command made the first time."""
        match, version = stored.match, answer.version
        if version is None or version == match.version:
            return match
        row = await self._database.read(reads.log_entry, match.id, version)
        entry: Entry = match.entry if row is None else self._packings[match.game].entry(row)
        return replace(match, entry=entry)
