"""One universe: Discord, the lives of the bot, the members, the troubles and the laws, on one simulated loop."""

import asyncio
import itertools
import random
import re
from collections import Counter
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

from bot.games import all_games
from bot.playground import Playground, World
from bot.playground.world.events import MessageCreated, MessageDeleted, MessageUpdated, RequestAnswered
from bot.playground.world.model import time_of
from bot.storage.keeping import COUNCIL, is_by_letters
from tests.kills.members import PatientClock, places_of
from tests.universe import ahead, costs, councils, laws
from tests.universe.apart import Apart
from tests.universe.calm import look_when_calm
from tests.universe.closing import move_last, of_data, of_forgetting
from tests.universe.competitions import Competitions
from tests.universe.consent import Consents, of_agreements
from tests.universe.disk import Disk
from tests.universe.errors import Ordered
from tests.universe.futures import end_in_futures
from tests.universe.last_acts import act_last
from tests.universe.leaguers import Leaguers
from tests.universe.letters import LetterCosts, LetterWatch, spoken_to, unshown
from tests.universe.lives import Lives
from tests.universe.loop import BEGIN, Loop
from tests.universe.machine import SeededChance
from tests.universe.members import HOMES, People
from tests.universe.nursery import Loaded
from tests.universe.out_of_reach import Reached
from tests.universe.plan import Finding, Plan, Result
from tests.universe.records import of_records
from tests.universe.reminding import Reminding
from tests.universe.rivals import Rivals
from tests.universe.silence import Silence
from tests.universe.spoiled import end_spoiled, of_spoiling
from tests.universe.story import Story
from tests.universe.troubles import HOUR, KEEPS_AWAY, SLOWS, TROUBLES, drawn
from tests.universe.twins import Twins
from tests.universe.watching import Watchers
from tests.universe.windows import GRACE, Excuses
from tests.universe.words import Readers
from tests.universe.writers import Writers

DAY = 24 * HOUR
LOOK_EVERY = 6 * HOUR  # between two looks at the database
QUIET_SECONDS = 1.25 * HOUR  # at the end, in which turns of an hour run out while nobody acts
SETTLE_SECONDS = 7 * HOUR  # after a refusal the bot waits up to six hours by itself
KEPT_SECONDS = 2_000.0  # a message that nobody needs is dropped after this time
LONGEST_END = 30 * DAY  # after the plan's days; then something waits for ever
LONGEST_WAIT = HOUR / 3  # for a member's request
MOVE_TRIES, MOVE_SECONDS = 4, 30
THREADED = 2  # each second table but the first meets in a thread; the last of two does
MALFORMED = 50035  # Discord's code of a request whose form is wrong


class Universe:
    """Lives once, by `live`."""

    def __init__(self, plan: Plan, folder: Path, loaded: Loaded, loop: Loop) -> None:
        self.plan, self.loop, self.texts = plan, loop, loaded.texts
        self.network = loop.network
        self.disk = Disk(random.Random(f"{plan.seed}:disk"))
        self.clock = PatientClock()
        self.world = World.default(clock=self.clock, chance=SeededChance(random.Random(f"{plan.seed}:discord")))
        self.playground = Playground(self.world)
        self.result = Result(plan)
        self.minutes_lost = 0.0  # in which commits got no answer
        self.ordered = Ordered(loop)
        self.story = Story(self)
        self.folder = folder
        self.database = folder / "lapidary.db"
        self.books = laws.Ledger(self.database)
        self.excuses = Excuses(loop)
        self.network.on_reset = partial(self.excuses.away.note, before=GRACE)
        self.watch = LetterWatch(self.world, self.books, self.excuses)
        self.twins = Twins(self)
        self.silence = Silence(self)
        self.reached, self.apart, self.reminding = Reached(self), Apart(self), Reminding(self)
        self.consents, self.watchers = Consents(self.books), Watchers(self)
        self.writers, self.rivals, self.letter_costs = Writers(self), Rivals(self), LetterCosts(self)
        self.leaguers, self.competitions = Leaguers(self), Competitions(self)
        self.people: People  # made once the playground runs
        self.lives = Lives(self)
        self._lines, self._readers = (
            loaded.lines,
            Readers(self.world, self.books.language, partial(spoken_to, self.books), self._stored),
        )
        self.deleted: set[int] = set()  # boards that a moderator has deleted
        self.boards_posted = 0
        self.notices_settled = 0  # a settled question loses its buttons, a reminder is deleted
        self._repeats = costs.Repeats()
        self._troubles: dict[asyncio.Task[None], None] = {}  # in the order in which they came
        self._found: set[str] = set()
        self.world.listen(self._hear)

    # ---- the story ----

    def say(self, line: str) -> str:
        """Add a line to the story, and return it with its time."""
        return self.story.say(line)

    def find(self, law: str, text: str) -> None:
        """Note a broken law, each once."""
        if f"{law} {text}" not in self._found:
            self._found.add(f"{law} {text}")
            text = self.story.named(text)
            self.result.findings.append(Finding(law, text, round((self.loop.now - BEGIN) / HOUR, 3)))
            self.say(f"BROKEN LAW {law}: {text}")

    def _stored(self) -> object:
        """Return what is equal to what it was before if the books show the same rows as then."""
        return self.result.lives, self.books.is_open, self.books.is_damaged, self.disk.commits

    def _hear(self, event: object) -> None:
        self.story.hear(event)
        if isinstance(event, (MessageCreated, MessageUpdated)):
            self.watchers.hear(event.message)
        if isinstance(event, MessageCreated):
            self.reminding.hear(event.message)
        if isinstance(event, (MessageUpdated, MessageDeleted)):
            self.notices_settled += costs.is_beside_boards(event.message)
        if (read := self._readers.shown_by(event)) is not None:
            for text in self._lines.faults(*read):
                self.find("words", text)
        if isinstance(event, RequestAnswered):
            self._hear_answer()
        shown = None if self.books.is_damaged else laws.board_shown_by(event, self.world)
        if shown is not None:
            assert isinstance(event, (MessageCreated, MessageUpdated))
            self.boards_posted += isinstance(event, MessageCreated)
            for law, text in laws.of_board(self.books, event.message, *shown):
                self.find(law, text)

    def _hear_answer(self) -> None:
        """Tell and note the newest request of the bot, which Discord has just answered."""
        request = self.playground.rest.requests[-1]
        self._repeats.note(request)
        self.letter_costs.note(request)
        self.competitions.note(request)
        path = re.sub(r"(webhooks/\d+|interactions/\d+)/[^/]+", r"\1/TOKEN", request.path)
        if request.error is not None:
            self.say(f"Discord answers {request.method} {path} with {request.status}: {request.error}")
        if (callback := re.search(r"/interactions/(\d+)/.*callback", request.path)) is not None:
            self.lives.note_answer(int(callback[1]))
        if (looked := re.search(r"/members/(\d+)$", path)) is not None and request.status == 404:
            self.excuses.left.note(int(looked[1]), before=GRACE)  # for all that the bot knows
        if request.is_ordered and request.error is not None:
            self.ordered.note(int(request.error.get("code", 0)))
        if request.error is not None and "code" in request.error:
            code = int(request.error["code"])
            self.result.codes[code] = self.result.codes.get(code, 0) + 1
        if request.error and request.error.get("code") == MALFORMED and not request.is_ordered:
            self.find("refused", f"{request.method} {path}: {request.error}")

    # ---- trouble ----

    async def _make_trouble(self, end: float) -> None:
        """Make trouble until the time `end`.

        Each trouble has a number and dice of its own, so leaving one out changes nothing before it.
        """
        dice, number = random.Random(f"{self.plan.seed}:trouble"), 0
        while True:
            await asyncio.sleep(dice.expovariate(1 / (self.plan.every * HOUR)))
            kind, own = drawn(dice, self.plan.kinds), random.Random(dice.getrandbits(64))
            number += 1
            if self.loop.now >= end:
                return
            if number in self.plan.without or self.people.is_silent:
                continue
            self.result.numbers.append(number)
            self.begin_trouble(kind, self.trouble(kind, number, own), f"{number}: ")

    def begin_trouble(self, kind: str, work: Coroutine[Any, Any, None], number: str = "") -> None:
        """Let something happen until it is over, or until all trouble ends. number: what tells it from others."""
        self.result.troubles[kind] = self.result.troubles.get(kind, 0) + 1
        self.say(f"trouble {number}{kind}")
        task = asyncio.create_task(work)
        self._troubles[task] = None
        task.add_done_callback(self._troubles.pop)

    async def trouble(self, kind: str, number: int, dice: random.Random) -> None:
        with ExitStack() as stack:
            for windows, is_touched in ((self.excuses.away, kind in KEEPS_AWAY), (self.excuses.slow, kind in SLOWS)):
                if is_touched:
                    stack.enter_context(windows.during())
            stack.callback(self.say, f"trouble {number} ({kind}) is over")
            await TROUBLES[kind](self, dice)

    async def next_request(self) -> None:
        """Wait for a member's request, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self.people.asked.wait()

    def send_away(self, member: int) -> None:
        """Let a member leave the server."""
        self.people.gone.add(member)
        self.excuses.left.open(member)
        self.world.leave(member)

    def come_back(self, member: int) -> None:
        if member in self.people.gone:
            self.people.gone.discard(member)
            self.excuses.left.close_all(member)
            self.world.enter(member)

    def is_calm(self) -> bool:
        """Return whether the bot is connected and no trouble is under way."""
        return self.lives.is_connected and not self._troubles

    async def calm(self) -> None:
        """End all trouble."""
        running = list(self._troubles)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.network.calm()
        self.disk.calm()
        self.lives.calm()
        self.playground.faults.clear()
        self.playground.gateway.faults.clear()
        self.playground.buckets.off()
        self.playground.starts.off()
        self.loop.skew, self.loop.watch_step = 0.0, 0
        for member in sorted(self.people.gone):
            self.come_back(member)
        self.say("all trouble is over")

    # ---- the whole ----

    async def live(self) -> None:
        """Live through the plan's days, then end all trouble and wait until everything is as it should be."""
        await self.loop.on("discord", self.playground.start())
        self.world.guild.locale = random.Random(f"{self.plan.seed}:home").choice(HOMES)
        places = places_of(self.playground, self.plan.tables)
        for place in places[THREADED::THREADED] or places[1:]:
            place.channel = self.world.add_thread(place.channel, place.members[0].id, f"{place.channel.name}-corner")
        games = sorted(all_games())
        for number, place in enumerate(places):
            place.game = games[(number + self.plan.seed) % len(games)]
        dice, alone = (random.Random(f"{self.plan.seed}:{what}") for what in ("members", "alone"))
        self.people = People(self.playground, self.books, dice, places, self.clock, self.story, alone)
        if councils.play_in(self.plan):
            self.people.play_as_channels(random.Random(f"{self.plan.seed}:council"))
        self.people.on_sent = self.lives.expect_answer
        self.writers.gather()
        self.rivals.gather()
        self.leaguers.gather()
        end = self.loop.now + self.plan.lived * DAY
        self.loop.ends_by = end + LONGEST_END
        works = (self.lives.live(), self.people.play(), self.reached.watch(), self.competitions.watch())
        tasks = [asyncio.create_task(work) for work in works]
        trouble, calm = asyncio.create_task(self._make_trouble(end)), asyncio.create_task(look_when_calm(self))
        language = self.people.settle_language(random.Random(f"{self.plan.seed}:language"))
        own = (self.apart, self.reminding, self.watchers, self.writers, self.leaguers, self.rivals)
        habits = (language, *(one.live() for one in own))
        beside = [trouble, calm, *map(asyncio.create_task, habits)]
        day = 0
        while self.loop.now < end:
            await asyncio.sleep(min(LOOK_EVERY, end - self.loop.now))
            await self.look(calm=False)
            await self.twins.look()
            before, day = day, int((self.loop.now - BEGIN) // DAY)
            await self.silence.look(always=day > before)
            self._forget()
            for task in (*tasks, trouble, calm):
                if task.done():
                    task.result()
        for task in beside:
            task.cancel()
        ending = end_spoiled if self.plan.spoil else end_in_futures if self.plan.futures else Universe._end
        await ending(self, tasks)

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        await self.silence.keep()
        await self.move_in()
        await self.settle()
        await self.look(calm=True)
        self.people.make_peace()
        await self._play_on()
        await self.writers.play_on()
        await self.rivals.play_on()
        await self.leaguers.play_on()
        # A move has shown the bot that a board is gone. Nothing has happened in a lobby, nor perhaps in a vote.
        still = [one for one in await self.books.open_tables() if one.phase == "lobby" or COUNCIL in one.to_move]
        self.deleted &= {table.board for table in still}
        tasks[1].cancel()
        self.people.pause()
        await self.settle()
        await self.look(calm=True)
        await move_last(self)
        await self.look(calm=True)
        await act_last(self)
        await self.look(calm=True)
        await asyncio.sleep(QUIET_SECONDS)
        await self.settle()
        await self.look(calm=True)
        for law, text in (
            *laws.of_dues(self.books, int(self.loop.wall() * 1_000)),
            *laws.of_reminders(self.books, self.watch, self.excuses),
        ):
            self.find(law, text)
        await self.look_at_rest()
        async for law, text in of_forgetting(self):
            self.find(law, text)
        async for law, text in of_data(self.books):
            self.find(law, f"after a member has deleted their data: {text}")
        tasks[2].cancel()
        async for law, text in of_spoiling(self):
            self.find(law, text)
        for task in (tasks[0], *tasks[3:]):
            task.cancel()

    async def look(self, *, calm: bool) -> None:
        if not self.books.is_open:
            return
        unseen = {f"{table.id} has no board" for table in await self.books.open_tables() if table.board in self.deleted}
        for law, text in await self.watch.broken(self.people.attempts, calm=calm):
            if text not in unseen:
                self.find(law, text)
        own = (*laws.of_turns(self.books), *laws.of_acts(self.books), *ahead.of_plans(self.books))
        own = (*own, *ahead.of_order(self.books), *ahead.of_unasked(self.books), *of_records(self.books))
        own = (*own, *of_agreements(self.books))
        own = (*own, *councils.of_votes(self.books), *self.rivals.broken(), *self.reminding.broken())
        for law, text in (*own, *self.apart.broken(), *self.consents.broken(), *self.watchers.broken()):
            self.find(law, text)

    async def look_at_rest(self) -> None:
        """Check what is cheap to check in a bot at rest: its errors, its costs, and all that it has stored."""
        for text in (*self.playground.rest.crashes, *self.playground.rest.unknown, *self.loop.unhandled):
            self.find("crash", text)
        self.count()
        for law, text in (
            *costs.of_requests(self),
            *self._repeats.broken(self),
            *self.competitions.broken(),
            *costs.of_tasks(self.loop.tasks_of(self.lives.host)),
            *costs.of_memory(self.lives.client),
        ):
            self.find(law, text)
        async for law, text in self.letter_costs.broken():
            self.find(law, text)
        async for law, text in of_data(self.books):
            self.find(law, text)

    async def settle(self) -> None:
        """Wait until the bot has nothing left to show or to send."""
        end, calm = self.loop.now + SETTLE_SECONDS, 0
        while self.loop.now < end:
            await asyncio.sleep(30)
            calm = calm + 1 if self.lives.is_connected and not self._unshown() else 0
            if calm == 3:
                return
        by = round(self.loop.wall() * 1_000)
        before = {one[0]: one for one in self._unshown(by=by)}
        await asyncio.sleep(30)  # what has come just now is shown by then
        if left := [one for one in self._unshown(by=by) if one[0] in before and not laws.moves_on(before[one[0]], one)]:
            told = f"there is still something to show or to send: {left}"
            self.find("hangs", f"after {SETTLE_SECONDS / HOUR:g} hours {told}")

    def _unshown(self, by: int = 2**62) -> list[Any]:
        """Return the matches that wait, and the notices that are due by a time or were tried in vain.

        by: milliseconds since 1970. A member's reminder of a vote may be planned for another day.
        The end of a match in a deleted channel can be shown nowhere, nor that of a lobby whose message is deleted.
        """
        behind = self.books.read(
            "SELECT id, phase, version, board_version, board_message_id, channel_id FROM matches"
            " WHERE board_version < version"
        )
        there, state = self.world.state.channels, "SELECT 1 FROM matches WHERE id = :key AND state IS NOT NULL"
        shown = [
            one
            for one in behind
            if one[1] in ("lobby", "playing")
            or (one[-1] in there and (self.world.message(one[-1], one[-2] or 0) or self.books.read(state, key=one[0])))
        ]
        return [*shown, *unshown(self.books), *self.books.read(laws.WAITING, by=by)]

    async def move_in(self) -> None:
        """Let each table whose channel is gone bring its match to the channel in which it meets now."""
        for place in self.people.places:
            for _, member in itertools.product(range(MOVE_TRIES), self.people.company(place)):
                await self.people.online.wait()
                if self.people.lost[place]:
                    await self.people.move_in(place, member)
                    await asyncio.sleep(MOVE_SECONDS)

    async def _play_on(self) -> None:
        """Make a move in each open match."""
        for table in await self.books.open_tables():
            if is_by_letters(table.channel) or self.people.terms(table.id).league is not None:
                continue
            place = next((one for one in self.people.places if one.channel.id == table.channel), None)
            if place is None and (table.phase == "lobby" or set(table.users) == {self.world.guild.owner_id}):
                continue  # a lobby is closed after a day: a stranger may host it, or the owner, and nobody comes
            if place is None and table.channel in self.world.state.channels:
                self.find("stuck", f"{table.id} is in the channel {table.channel}, where nobody meets")
                continue
            if place is None:
                self.find("stuck", f"{table.id} is still in the channel {table.channel}, which is gone")
                continue
            for _ in range(5):
                fresh = await self.books.table(table.channel)
                if fresh is None or fresh.id != table.id or not fresh.to_move:
                    break
                member = next((one for one in self.people.company(place) if one.id in fresh.to_move), None)
                if member is None:
                    break
                attempt = await self.people.move(place, member, fresh)
                await asyncio.sleep(5)
                if attempt.told == "kept":
                    break
            else:
                self.find("stuck", f"{table.id} takes no move: {attempt.told or attempt.sent.state} {attempt.answer}")

    def _forget(self) -> None:
        """Drop old messages that nobody needs, while the database tells which boards the bot knows.

        A board that came with a power cut is newer than the one that the bot knows.
        """
        if not self.books.is_open:
            return
        needed = {row[0] for row in self.books.read("SELECT board_message_id FROM matches")}
        needed |= {board.id for place in self.people.places for board in place.boards.values()}
        oldest = self.world.clock.now() - KEPT_SECONDS
        for messages in self.world.state.messages.values():
            # The bot may look for a post of its own whose answer was lost.
            unneeded = [one for one in messages.values() if one.id not in needed and one.nonce is None]
            for message in [one for one in unneeded if time_of(one.id) < oldest]:
                del messages[message.id]
                for attachment in message.attachments:
                    self.world.files.pop(attachment.id, None)

    def count(self) -> None:
        result, told = self.result, Counter(one.told for one in self.people.attempts)
        [(result.matches,)] = self.books.read("SELECT count(*) FROM matches") or [(0,)]
        [(result.entries,)] = self.books.read("SELECT count(*) FROM kills_log") or [(0,)]
        result.requests, result.kept = len(self.people.attempts), told["kept"]
        result.calls, result.notices = self.watch.told, self.watch.notices
        result.days = round((self.loop.now - BEGIN) / DAY, 3)
