"""Loads, changes, stores and publishes matches.

Each change of a match begins with a command. A command comes from a member or from the clock. These laws hold.
`tests/sessions/test_matches.py` tests each of them, and `tests/sessions/test_many.py` the last one:

1. One command is stored in one transaction, with all that followers and recorders add.
2. A refused command changes nothing.
3. A command that comes twice changes the match once. Both answers have the same log entry.
4. If followers change a match more than ROUNDS times, nothing is stored, and `Endless` is raised.
5. Only committed changes are published. If the caller is cancelled, the change is still stored.
6. The caller gets the match with the first entry that the command made, even if followers made more entries.
7. If a fault of the database hides whether a change was stored, the match is read again. If this does not help, the
   change is in doubt: the caller gets NotKept with the key "error-in-doubt".
8. If several processes change a match, a copy in memory may be old. Each change is stored with the next stamp of the
   match, which fails on an old copy: it is decided again. Before a copy is read or decided on, its stamp is compared
   with the database. So no refusal and no view comes from an old copy. One process alone has no stamps.

Long because these laws belong together.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import count
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.errors import Draining, NoSession, NotKept, PlayerError, Unreadable
from bot.machine import Chance, Clock
from bot.sessions import refusals, sight
from bot.sessions.change import Change, Command, Decision, Endless, Fact, Follower, MissingFact, Recorder, Stored
from bot.sessions.database import Database
from bot.sessions.live import Answered, Live, LiveMatches, Newest
from bot.sessions.model import Entry, Match, Request
from bot.sessions.packing import Packing, decode_snapshot
from bot.storage import dailies, reads, stamps, writes
from bot.storage.inflight import InFlight
from bot.storage.writer import ConflictError
from bot.storage.writes import Writes

ROUNDS = 160  # the most changes by followers after one decision; a chain of planned turns makes more than a hundred
TRIES = 3  # the most attempts to store one command; after a conflict, the decision runs again on the newer match
TRIES_TOGETHER = 20  # the same if other processes change the match; each conflict means that one of them went ahead
LOOK_AGAIN = 5_000  # milliseconds between two reads of a match in doubt
ANSWERS = 10_000  # how many interactions are remembered; each needs a few hundred bytes

T = TypeVar("T")
Subscriber: TypeAlias = Callable[[Match], None]
Check: TypeAlias = Callable[[Match], Awaitable[None]]  # raises a refusal for reasons outside the match
# Reads a fact about a match. The stack is closed after the commit, so a source may hold a lock until then.
Source: TypeAlias = Callable[[Match, Any, AsyncExitStack], Awaitable[Any]]

logger = logging.getLogger(__name__)


class Matches:
    """All matches of one database.

    followers: in the order in which they run.
    sources: for each type of fact, the function that reads it.
    remembered: returns those facts about a match that are in memory.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        packings: Mapping[str, Packing],
        *,
        followers: Sequence[Follower],
        recorders: Sequence[Recorder],
        sources: Mapping[type, Source],
        remembered: Callable[[Match], Mapping[Fact, Any]],
    ) -> None:
        self._database = database
        self._alone = database.share.alone
        self._clock = clock
        self.now = clock.now
        self._name = chance.token_hex(2)  # of this process, as other processes may act in the same millisecond
        self._serial = count()
        self._packings = packings
        self._followers = followers
        self._recorders = recorders
        self._sources = sources
        self._remembered = remembered
        self._live = LiveMatches()
        # What each interaction did. Discord may deliver an interaction twice within seconds.
        self._answers: Newest[int | None, Answered] = Newest(ANSWERS)
        self._subscribers: list[Subscriber] = []
        self._under_way = InFlight()
        self._doubts: dict[asyncio.Task[None], None] = {}  # each task reads one match in doubt
        self._draining = False

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call the subscriber right after each commit of a change that is not silent. Subscribers must not raise."""
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

    def new_key(self) -> str:
        """Return eight letters by which the rows of one command differ from those of all others in this millisecond."""
        return f"{next(self._serial) % 65536:04x}{self._name}"

    async def finish(self, work: Coroutine[Any, Any, T], *, asked: bool = True) -> T:
        """Return the result of the work, and finish the work even if the caller is cancelled.

        asked: whether a member asked for the work. Such work raises Draining if the bot is about to stop.
        """
        if self._draining and asked:
            work.close()
            raise Draining("error-draining")
        return await self._under_way.run(work)

    # -- read --------------------------------------------------------------------------------------------------------

    async def match(self, match_id: str, request: Request | None = None) -> Match:
        """Return a match as the database stores it. request: None means that the bot itself asks.

        Raises NoSession (no such match, or the member who asks may not see it), Unreadable, NotKept.
        """
        return (await self.stored(match_id, request)).match

    async def stored(self, match_id: str, request: Request | None = None) -> Stored:
        """Return a match with its seed, which nobody may see. Raises the errors of `match`."""
        live = self._live[match_id]
        if live.stored is None:
            async with live.lock:
                return await self._load(live, match_id, request)
        stored = live.stored if self._alone else await self._newest(live, match_id, request)
        await self._check_seen(stored.match, request)
        return stored

    async def _check_seen(self, match: Match, request: Request | None) -> None:
        """Raise NoSession if the member who asks may not see the match."""
        audience, closes = sight.audience_of(match), match.terms.closes
        if request is not None and closes is not None and closes <= self.now() and not sight.may_see(audience, request):
            audience = replace(audience, tables=await self._database.read(dailies.tables_of, match.id))
        sight.check_seen(audience, request)

    # -- change ------------------------------------------------------------------------------------------------------

    async def change(self, match_id: str, decide: Decision, request: Request | None = None, *checks: Check) -> Match:
        """Run a decision on a match, store the change and return the match with the decision's first entry.

        request: None means that the bot itself asks.
        checks: run before the decision, while the match is locked.

        Raises Draining if a member asks while the bot is about to stop. Raises StaleBoard if another change was stored
        first in each attempt. Raises NoSession, Unreadable, NotKept, and the errors of checks and decision. After
        NotKept the change may be stored. After all other errors nothing has changed.
        """
        if self._draining and request is not None and self._answers.get(request.id) is None:
            raise Draining("error-draining")
        return await self._under_way.result_of(asyncio.create_task(self._change(match_id, decide, request, checks)))

    async def change_all(self, match_ids: Iterable[str], decide: Decision) -> tuple[Match, ...]:
        """Run a decision on several matches, and return the matches that it changed.

        If the decision raises a refusal, skip the match. Raises NotKept at the end if some match could not be stored
        in two attempts.
        """
        changed: dict[str, bool] = {}  # by match id: whether `decide` changed the match

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
        """Store a new match. Call this in `finish`, which nothing interrupts. Raises ConflictError (a key is taken)."""
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
            for _ in range(TRIES if self._alone else TRIES_TOGETHER):
                known = self._answers.get(interaction)
                if known is not None and known.match_id == match_id:
                    return await self._answered_again(stored, known)
                async with AsyncExitStack() as stack:
                    try:
                        for check in checks:
                            await check(stored.match)
                        game, facts = self._packings[stored.match.game].game, self._remembered(stored.match)
                        asks = None if request is None else request.at(stored.match.place)
                        change = stored.change(self._command(asks), game, facts)
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
        at, key = self._clock.now(), self.new_key()
        if request is None:
            return Command(at, key=key)
        return Command(at, request.member, request.id, key, request.locale)

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
        """Call `work`, and read the facts that it needs. Return its result, and the change with these facts."""
        while True:
            try:
                return work(change), change
            except MissingFact as missing:
                fact = missing.fact
            value = await self._sources[type(fact)](change.match, fact, stack)
            change = replace(change, facts={**change.facts, fact: value})

    # -- load --------------------------------------------------------------------------------------------------------

    async def _load(self, live: Live, match_id: str, request: Request | None = None) -> Stored:
        """Return the match as the database stores it. The caller holds the lock. Raises the errors of `match`."""
        checks = live.stored is not None and not self._alone
        if checks and live.stamp != await self._database.read(stamps.stamp_of, match_id):
            live.stored = None
        if live.stored is None:
            live.stamp, live.stored = await self._read(match_id, request)
            doubted, live.in_doubt = live.in_doubt, None
            if doubted is not None:  # the change is perhaps stored, but it was not announced
                if live.stored.content == doubted.stored.content:
                    self._note_answer(doubted)
                self.announce(live.stored.match)
        await self._check_seen(live.stored.match, request)
        return live.stored

    async def _newest(self, live: Live, match_id: str, request: Request | None) -> Stored:
        """Return a loaded match as the database stores it now. The caller need not hold the lock."""
        stamp = await self._database.read(stamps.stamp_of, match_id)
        if live.stored is not None and stamp is not None and stamp <= live.stamp:
            return live.stored
        stamp, stored = await self._read(match_id, request)
        # Otherwise the match was dropped meanwhile, or is in doubt, or the change under way finds out by itself.
        if live.stored is not None and not live.lock.locked():
            live.stamp, live.stored = stamp, stored
        return stored

    async def _read(self, match_id: str, request: Request | None) -> tuple[int, Stored]:
        """Return the stamp of a match, and the match. Raises the errors of `match`."""
        stamp, snapshot = 0, None
        if self._alone:
            snapshot = await self._database.read(reads.snapshot, match_id)
        else:
            stamp, snapshot = await self._database.read(stamps.stamped, match_id)
        if snapshot is None:
            raise refusals.no_match()
        try:
            return stamp, decode_snapshot(self._packings, snapshot)
        except Unreadable:
            sight.check_seen(sight.audience_of_rows(snapshot), request)
            raise

    async def next_stamp(self, match_id: str) -> Writes:
        """Return the row to store along with rows of a match that the caller changes directly."""
        if self._alone:
            return ()
        seen = await self._database.read(stamps.stamp_of, match_id)
        return writes.stamp(match_id, seen or 0)

    @asynccontextmanager
    async def locked(self, match_id: str) -> AsyncIterator[None]:
        """Hold a match's lock while the caller changes its rows. The match is loaded again afterwards."""
        live = self._live[match_id]
        async with live.lock:
            try:
                yield
            finally:
                live.stored = None

    def drop(self, match_ids: Iterable[str]) -> None:
        """Drop matches from memory, so that the next use loads them again. No command may be changing them now."""
        self._live.drop(match_ids)

    # -- commit and publish ------------------------------------------------------------------------------------------

    async def _commit(self, live: Live, change: Change, rows: Writes) -> None:
        """Store the rows and publish the match. Raises NotKept, ConflictError (a key is taken)."""
        done, seen = False, live.stamp
        if not self._alone and change.before is not None:
            rows = writes.stamp(change.match.id, seen) + rows

        def publish() -> None:
            nonlocal done
            done = True
            live.stamp = seen if change.before is None else seen + 1
            self._publish(live, change)

        try:
            await self._database.write(rows, publish=publish)
        except NotKept:
            if done:
                return
            live.stored = None
            if not await self._is_stored(live, change, seen):
                raise
            publish()
        except BaseException:
            if not done:
                live.stored = None
            raise

    async def _is_stored(self, live: Live, change: Change, seen: int) -> bool:
        """Return whether a change was stored in spite of a fault. Raises NotKept if the database cannot tell this.

        seen: the match's stamp before the change.
        """
        try:
            stamp, snapshot = await self._database.read_last(stamps.stamped, change.match.id)
            stored = None if snapshot is None else decode_snapshot(self._packings, snapshot).content
        except (NotKept, Unreadable) as problem:
            live.in_doubt = change
            doubt = asyncio.create_task(self._look_again(live, change.match.id))
            self._doubts[doubt] = None
            doubt.add_done_callback(lambda task: self._doubts.pop(task, None))
            raise refusals.in_doubt() from problem
        later = not self._alone and stamp > seen + 1  # another process may have changed the match right afterwards
        # If nothing changed in the match, it cannot show whether other rows, such as a notice, were stored.
        wanted = change.stored.content
        if wanted == (change.before, frozenset(change.plans_before)) or (later and stored != wanted):
            raise refusals.in_doubt()
        return stored == wanted

    async def _look_again(self, live: Live, match_id: str) -> None:
        """Try to load a match in doubt until this succeeds. `_load` then announces the match."""
        while live.in_doubt is not None:
            await self._clock.sleep_until(self._clock.now() + LOOK_AGAIN)
            try:
                async with live.lock:
                    await self._load(live, match_id)
            except NotKept:
                continue
            except NoSession:  # the match was never stored, or it is unreadable
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
        """Return the answer to an interaction that was answered before; None: the interaction is new.

        match_id, stored: the match that the caller has locked; None: the caller has locked no match. Raises NotKept.
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
            stored = await self.stored(found.match_id)
        return await self._answered_again(stored, found)

    async def _answered_again(self, stored: Stored, answer: Answered) -> Match:
        """Return the match with the entry that the interaction made the first time."""
        match, version = stored.match, answer.version
        if version is None or version == match.version:
            return match
        row = await self._database.read(reads.log_entry, match.id, version)
        entry: Entry = match.entry if row is None else self._packings[match.game].entry(row)
        return replace(match, entry=entry)
