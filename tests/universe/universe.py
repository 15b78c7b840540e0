"""One universe: Discord, the lives of the bot, the members, the troubles and the laws, on one simulated loop."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import bot.__main__ as program
from bot.config import Config
from bot.games import all_games
from bot.playground import Playground, World
from bot.playground.world.events import MessageCreated, MessageDeleted, RequestAnswered
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import time_of
from bot.playground.world.permissions import Permission
from bot.texts import Texts
from tests.kills import child
from tests.kills.members import PatientClock, places_of
from tests.universe import laws
from tests.universe.closing import of_data, of_forgetting
from tests.universe.disk import Disk, lose_power
from tests.universe.libraries import RUNNING
from tests.universe.loop import BEGIN, EPOCH, Loop
from tests.universe.machine import machine
from tests.universe.members import People
from tests.universe.plan import Finding, Plan, Result
from tests.universe.trouble import HOUR, KEEPS_AWAY, TROUBLES, drawn
from tests.universe.twins import Twins

DAY = 24 * HOUR
LOOK_EVERY = 6 * HOUR  # between two looks at the database
PAUSES = (0.5, 3, 20, 300, 4_000)  # seconds between two lives of the bot
HEARTBEATS = (41.25, 600.0, 600.0, 600.0)  # seconds between two: as Discord asks for, or few, which cost less
READY = (0.02, 0.3, 2.0)  # seconds that discord.py waits for servers
GRACE = 60.0  # seconds around a trouble in which an interaction may stay without an answer
LONG_AWAY = 3 * GRACE  # after which a reminder may be given up
ANSWER_SECONDS = 90.0  # after which the bot must have tried to answer
SETTLE_SECONDS = 7 * HOUR  # after a refusal the bot waits up to six hours by itself
KEPT_SECONDS = 2_000.0  # a message that nobody needs is dropped after this time
FOREVER = 10.0**12
LONGEST_END = 30 * DAY  # after the plan's days; then something waits for ever
LONGEST_WAIT = 2 * HOUR  # for a member's request
MALFORMED = 50035


class Universe:
    """Lives once, by `live`."""

    def __init__(self, plan: Plan, folder: Path, texts: Texts, loop: Loop) -> None:
        self.plan, self.loop, self.texts = plan, loop, texts
        self.network = loop.network
        self.disk = Disk(random.Random(f"{plan.seed}:disk"))
        self.clock = PatientClock()
        self.world = World.default()
        self.playground = Playground(self.world, clock=self.clock)
        self._heartbeats = random.Random(f"{plan.seed}:heartbeats").choice(HEARTBEATS)
        self.playground.gateway.heartbeat_ms = round(self._heartbeats * 1_000)
        self.result = Result(plan)
        self._folder = folder
        self._database = folder / "lapidary.db"
        self.books = laws.Ledger(self._database)
        self.watch = laws.Watch(self.world, self.books)
        self.twins = Twins(self)
        self.people: People  # made once the playground runs
        self.host = ""  # of the bot that lives
        self.deleted: set[int] = set()  # boards that a moderator has deleted
        self.muted: set[int] = set()  # channels in which the bot gave up its notices, and told the owner so
        self.down = asyncio.Event()  # set while no bot lives
        self._dice = random.Random(f"{plan.seed}:lives")
        self._troubles: set[asyncio.Task[None]] = set()
        self._tried: set[int] = set()  # interactions that the bot has tried to answer
        self._away: list[tuple[float, float]] = [(0.0, BEGIN + GRACE)]  # when an interaction may stay unanswered
        self._found: set[str] = set()
        self.world.listen(self._hear)

    # ---- the story ----

    def say(self, line: str) -> None:
        """Add a line to the story."""
        seconds = self.loop.now - BEGIN
        hours, rest = divmod(seconds % DAY, HOUR)
        line = line.replace(str(self._folder), "DATA_DIR")
        self.result.story.append(
            f"day {int(seconds // DAY) + 1} {int(hours):02}:{rest // 60:02.0f}:{rest % 60:06.3f} {line}"
        )

    def find(self, law: str, text: str) -> None:
        """Note a broken law, each once."""
        if f"{law} {text}" not in self._found:
            self._found.add(f"{law} {text}")
            text = text.replace(str(self._folder), "DATA_DIR")
            self.result.findings.append(Finding(law, text, round((self.loop.now - BEGIN) / HOUR, 3)))
            self.say(f"BROKEN LAW {law}: {text}")

    def _hear(self, event: object) -> None:
        if isinstance(event, (MessageCreated, MessageDeleted)):
            self._tell_message(event)
        elif isinstance(event, RequestAnswered):
            request = self.playground.rest.requests[-1]
            path = re.sub(r"(webhooks/\d+|interactions/\d+)/[^/]+", r"\1/TOKEN", request.path)
            self.say(f"Discord answers {request.method} {path} with {request.status}")
            if (callback := re.search(r"/interactions/(\d+)/.*callback", request.path)) is not None:
                self._tried.add(int(callback[1]))
            if request.status == 400 and request.error and request.error.get("code") == MALFORMED:
                self.find("refused", f"{request.method} {path}: {request.error}")
        for law, text in laws.of_board(self.books, event, self.world):
            self.find(law, text)

    def _tell_message(self, event: MessageCreated | MessageDeleted) -> None:
        if isinstance(event, MessageDeleted):
            self.say(f"message {event.message.id} is deleted")
            return
        message = event.message
        if message.author_id != self.world.bot_id or message.only_for is not None:
            return
        name = self.world.channel(message.channel_id).name
        called = [self.world.state.users[user].name for user in message.mentions]
        calls = f" and mentions {', '.join(called)}" if called else ""
        self.say(f"the bot posts message {message.id} in #{name}{calls}: {' '.join(message.texts)[:70]!r}")

    # ---- the bot's lives ----

    async def _run_bot(self, ready: float) -> None:
        program.Client = partial(  # type: ignore[attr-defined,assignment]
            child.Bot, guild_ready_timeout=ready, heartbeat_timeout=self._heartbeats * 1.5, patience=60.0
        )
        program.load_texts = lambda **_: self.texts  # type: ignore[attr-defined]
        settings = {
            "DATA_DIR": str(self._folder),
            "DATABASE_URL": "",
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API_URL": self.playground.url,
            "HEALTH_PORT": "0",
            "EMOJI": "off",
        }
        given = machine(self.loop, f"{self.plan.seed}:chance:{self.result.lives}")
        await program.run(Config.from_env(settings), given)

    def _begin_life(self) -> None:
        self.result.lives += 1
        number = self.result.lives
        self.host = f"bot{number}"
        RUNNING.entropy = random.Random(f"{self.plan.seed}:entropy:{number}")
        random.seed(f"{self.plan.seed}:global:{number}")
        self.watch.life = number
        self.down.clear()
        self.say(f"life {number} of the bot begins")
        task = self.loop.on(self.host, self._run_bot(self._dice.choice(READY)))
        task.add_done_callback(self._ended)
        self.books.turn(on=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        problem = None if task.cancelled() else task.exception()
        self.say(f"the bot ended: {problem!r}")
        self.down.set()

    def cut_within(self, steps: int) -> None:
        """Cut the power of the bot after so many steps of the loop."""
        self.loop.watcher, self.loop.watch_step = self._cut, self.loop.steps + steps

    def _cut(self) -> None:
        if self.down.is_set():
            return
        silent = self._dice.random() < 0.4
        self.say(f"the power is cut{', and no peer learns of it' if silent else ''}")
        self.loop.cut(self.host, silent=silent)
        self.books.turn(on=False)
        lose_power(self._database)
        self.people.pause()
        self.down.set()

    async def _lives(self) -> None:
        """Start the bot again and again, up to an hour after its end."""
        while True:
            self._begin_life()
            online = asyncio.create_task(self._await_online())
            await self.down.wait()
            online.cancel()
            self.people.pause()
            self.books.turn(on=False)
            self.watch.cut_at.append(self.world.clock.now())
            away = (self.loop.now - GRACE, FOREVER)
            self._away.append(away)
            await asyncio.sleep(self._dice.choice(PAUSES))
            self._away.remove(away)
            self._away.append((away[0], self.loop.now + GRACE))

    async def _await_online(self) -> None:
        gateway, count = self.playground.gateway, self.playground.gateway.identified
        while gateway.identified == count:  # noqa: ASYNC110 - an event would wake for each message
            await asyncio.sleep(0.5)
        self.say("the bot is online")
        self._away.append((self.loop.now - GRACE, self.loop.now))
        self.people.begin()

    def _lost_reminders(self) -> Iterator[tuple[str, str]]:
        long = [(start, end) for start, end in self._away if end - start > LONG_AWAY]
        away = [((EPOCH - BEGIN + start) * 1_000, (EPOCH - BEGIN + end) * 1_000) for start, end in long]
        return laws.of_reminders(self.books, self.watch, away)

    def _expect_answer(self, sent: Interaction, at: float) -> None:
        """Look later whether the bot has tried to answer an interaction that was sent at the time `at`.

        discord.py connects again only minutes after a long trouble; until then the bot is away.
        """

        def look() -> None:
            if sent.id not in self._tried and not any(begin - GRACE < at < end + GRACE for begin, end in self._away):
                self.find("ignored", f"the bot never tried to answer interaction {sent.id}")

        self.loop.call_later(ANSWER_SECONDS, look)

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
            if number in self.plan.without:
                continue
            self.result.numbers.append(number)
            self.result.troubles[kind] = self.result.troubles.get(kind, 0) + 1
            self.say(f"trouble {number}: {kind}")
            task = asyncio.create_task(self._trouble(kind, number, own))
            self._troubles.add(task)
            task.add_done_callback(self._troubles.discard)

    async def _trouble(self, kind: str, number: int, dice: random.Random) -> None:
        window = (self.loop.now, FOREVER)
        if kind in KEEPS_AWAY:
            self._away.append(window)
        try:
            await TROUBLES[kind](self, dice)
        finally:
            if kind in KEEPS_AWAY:
                self._away.remove(window)
                self._away.append((window[0], self.loop.now))
            self.say(f"trouble {number} ({kind}) is over")

    async def next_request(self) -> None:
        """Wait for a member's request, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self.people.asked.wait()

    def come_back(self, member: int) -> None:
        if member in self.people.gone:
            self.people.gone.discard(member)
            self.world.enter(member)

    async def _calm(self) -> None:
        """End all trouble."""
        running = sorted(self._troubles, key=lambda task: task.get_name())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.network.calm()
        self.disk.calm()
        self.playground.faults.clear()
        self.loop.skew, self.loop.watch_step = 0.0, 0
        for member in sorted(self.people.gone):
            self.come_back(member)
        for place in self.people.places:
            for which in (Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES):
                self.world.set_permission(place.channel, self.world.bot_id, which, allowed=True)
        self.say("all trouble is over")

    # ---- the whole ----

    async def live(self) -> None:
        """Live through the plan's days, then end all trouble and wait until everything is as it should be."""
        await self.loop.on("discord", self.playground.start())
        places = places_of(self.playground, self.plan.tables)
        games = sorted(all_games())
        for number, place in enumerate(places):
            place.game = games[(number + self.plan.seed) % len(games)]
        dice = random.Random(f"{self.plan.seed}:members")
        self.people = People(self.playground, self.books, dice, places, self.clock, self.say)
        self.people.on_sent = self._expect_answer
        end = self.loop.now + self.plan.days * DAY
        self.loop.ends_by = end + LONGEST_END
        tasks = [asyncio.create_task(work) for work in (self._lives(), self.people.play())]
        trouble = asyncio.create_task(self._make_trouble(end))
        while self.loop.now < end:
            await asyncio.sleep(min(LOOK_EVERY, end - self.loop.now))
            await self._look(calm=False)
            await self.twins.look()
            self._forget()
            for task in (*tasks, trouble):
                if task.done():
                    task.result()
        trouble.cancel()
        await self._end(tasks)

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        await self._calm()
        await self.settle()
        await self._look(calm=True)
        self.people.make_peace()
        await self._play_on()
        # A move has shown the bot that a board is gone. Nothing has happened in a lobby.
        self.deleted &= {table.board for table in await self.books.open_tables() if table.phase == "lobby"}
        tasks[1].cancel()
        self.people.pause()
        await self.settle()
        await self._look(calm=True)
        for law, text in (
            *laws.of_dues(self.books, int(self.loop.wall() * 1_000)),
            *(() if "leave" in self.result.troubles else self._lost_reminders()),
        ):
            self.find(law, text)
        for text in (*self.playground.rest.crashes, *self.playground.rest.unknown, *self.loop.unhandled):
            self.find("crash", text)
        self._count()
        async for law, text in of_data(self.books):
            self.find(law, text)
        async for law, text in of_forgetting(self):
            self.find(law, text)
        async for law, text in of_data(self.books):
            self.find(law, f"after a member has deleted their data: {text}")
        tasks[0].cancel()

    async def _look(self, *, calm: bool) -> None:
        if not self.books.is_open:
            return
        unseen = {f"{table.id} has no board" for table in await self.books.open_tables() if table.board in self.deleted}
        for law, text in await self.watch.broken(self.people.attempts, calm=calm):
            if text not in unseen and not any(
                text.startswith("never said") and f" {one}," in text for one in self.muted
            ):
                self.find(law, text)
        for law, text in laws.of_turns(self.books):
            self.find(law, text)

    async def settle(self) -> None:
        """Wait until the bot has nothing left to show or to send."""
        behind = "SELECT (SELECT count(*) FROM matches WHERE board_version < version) + (SELECT count(*) FROM notices)"
        end, calm = self.loop.now + SETTLE_SECONDS, 0
        while self.loop.now < end:
            await asyncio.sleep(30)
            left = self.books.read(behind)
            calm = calm + 1 if left and left[0][0] == 0 and not self.down.is_set() else 0
            if calm == 3:
                return
        self.find("hangs", f"after {SETTLE_SECONDS / HOUR:g} hours there is still something to show or to send")

    async def _play_on(self) -> None:
        """Make a move in each open match."""
        for table in await self.books.open_tables():
            place = next(one for one in self.people.places if one.channel.id == table.channel)
            for _ in range(5):
                fresh = await self.books.table(table.channel)
                if fresh is None or fresh.id != table.id or not fresh.to_move:
                    break
                member = next((one for one in place.members if one.id in fresh.to_move), None)
                if member is None:
                    break
                attempt = await self.people.move(place, member, fresh)
                await asyncio.sleep(5)
                if attempt.told == "kept":
                    break
            else:
                self.find("stuck", f"{table.id} takes no move: {attempt.told or attempt.sent.state} {attempt.answer}")

    def _forget(self) -> None:
        """Drop old messages that nobody needs."""
        needed = {board.id for place in self.people.places for board in place.boards.values()}
        oldest = self.world.clock.now() - KEPT_SECONDS
        for messages in self.world.state.messages.values():
            for message in [one for one in messages.values() if time_of(one.id) < oldest and one.id not in needed]:
                del messages[message.id]
                for attachment in message.attachments:
                    self.world.files.pop(attachment.id, None)

    def _count(self) -> None:
        result, told = self.result, Counter(one.told for one in self.people.attempts)
        [(result.matches,)] = self.books.read("SELECT count(*) FROM matches") or [(0,)]
        [(result.entries,)] = self.books.read("SELECT count(*) FROM kills_log") or [(0,)]
        result.requests, result.kept = len(self.people.attempts), told["kept"]
        result.calls, result.notices = self.watch.told, self.watch.notices
        result.days = round((self.loop.now - BEGIN) / DAY, 3)
