"""The simulated event loop: its own time, hosts that lose power, and a digest of all steps.

Ready callbacks run in the order in which they became ready, as asyncio promises. The seed decides what a real machine
decides: how long each packet, disk operation and thread takes. So tasks interleave by their waits.
"""

import asyncio
import heapq
import random
import traceback
import weakref
from collections import defaultdict, deque
from collections.abc import Callable
from contextvars import Context, copy_context
from functools import partial
from hashlib import blake2b
from pathlib import Path
from types import FrameType
from typing import Any, cast

from tests.universe.network import DRIVER, HOST, Network, Server, Stream
from tests.universe.steps import Step, TimedStep

ROOT = f"{Path(__file__).parents[2]}/"
OWN = (f"{ROOT}bot/", f"{ROOT}cogs/")  # where the bot's own lines are
EPOCH = 1_790_000_000.0  # seconds since 1970 at which most universes begin: a day without events in September 2026
EVES = (
    1_792_872_000.0,  # 2026-10-24 20:00 UTC: clocks in Europe are turned back in the night
    1_798_741_800.0,  # 2026-12-31 18:30 UTC: the year ends, in the middle of a week
    1_801_422_000.0,  # 2027-01-31 19:00 UTC: a week and a month end
    1_806_170_400.0,  # 2027-03-27 18:00 UTC: clocks in Europe are turned forward in the night
    1_835_373_600.0,  # 2028-02-28 18:00 UTC: a leap day comes
)
ON_AN_EVE = 0.4  # the chance that a universe begins at one of these times
BEGIN = 1_000.0  # the loop's own time at the beginning
RECENT = 60  # steps that a hanging universe tells
LATEST_LOOK = 60.0  # seconds after which a bot sees that its clock was set, at the latest
AT_ONCE = 1_000  # steps that are digested together, which is faster
PRUNE_AT = 256  # references to tasks of a host after which those to gone ones are dropped
SPAN = 3_600.0  # seconds in which more steps than `PATIENCE` mean that something goes round in a circle
PATIENCE = 80_000  # a busy day has 70,000 steps in all


class Hangs(RuntimeError):
    """Nothing will ever happen again, or time no longer passes. The text says what the tasks wait for."""


class Loop(asyncio.BaseEventLoop):
    """The loop of one universe.

    Attributes:
        now: the loop's time in seconds. It never goes back.
        epoch: the time at which the universe begins, in seconds since 1970.
        ends_by: the time after which the universe hangs.
        steps: the number of callbacks that have run.
        watch_step: the step before which `watcher` is called; 0 for never.
        unhandled: sentences about errors that no task has caught.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self.now = BEGIN
        start = random.Random(f"{seed}:epoch")
        self.epoch = start.choice(EVES) if start.random() < ON_AN_EVE else EPOCH
        self._skew = 0.0
        self._sleepers: dict[asyncio.Future[None], Context] = {}
        self.ends_by = float("inf")
        self.steps = 0
        self.dice = random.Random(f"{seed}:loop")
        self.network = Network(self)
        self.dead: set[str] = set()
        self._frozen: dict[str, list[Any]] = {}  # what became ready on a host that stands still, by host
        self.watch_step = 0
        self.watcher: Callable[[], None] = lambda: None
        self.unhandled: list[str] = []
        self.recent: deque[tuple[float, str]] = deque(maxlen=RECENT)
        self._timers: list[tuple[float, int, TimedStep]] = []
        self._timers_made = 0
        self._steps_at_once, self._span_begins = 0, BEGIN
        self._digest = blake2b(digest_size=16)
        self._undigested: list[str] = []
        self._told_at, self._told = BEGIN, f"{BEGIN:.9f}"  # the time of the newest step, and its digits in the digest
        # What a dead host held. Freeing it would run `finally` blocks, which no machine without power does.
        self._graveyard: list[Any] = []
        self._tasks: defaultdict[str, list[weakref.ref[asyncio.Task[Any]]]] = defaultdict(list)
        self._signals: dict[tuple[str, int], tuple[Callable[[], object], Context]] = {}
        self._targets: dict[Any, tuple[str, int]] = {}
        self.set_exception_handler(self._note_unhandled)
        self.get_debug = bool  # type: ignore[method-assign]  # False; each future asks for it, and C is fastest

    # ---- time ----

    def time(self) -> float:
        return self.now

    def wall(self) -> float:
        """Return the time in seconds since 1970 that the current host reads from its clock."""
        skew = self._skew if HOST.get() not in (DRIVER, "discord") else 0.0
        return self.epoch - BEGIN + self.now + skew

    @property
    def skew(self) -> float:
        """Seconds by which the clocks of bots are wrong. Who sleeps by such a clock sees the change within a minute."""
        return self._skew

    @skew.setter
    def skew(self, seconds: float) -> None:
        self._skew = seconds
        self._look_at_clocks()

    def _look_at_clocks(self, host: str = "") -> None:
        """Let all who sleep by a clock see soon what it says. host: where; "" for everywhere."""
        for sleeper, context in self._sleepers.items():
            if not host or host_of(context) == host:
                self.call_later(self.dice.uniform(0, LATEST_LOOK), _wake, sleeper, context=context)

    async def sleep_by_wall(self, seconds: float) -> None:
        """Sleep so long by a clock on the wall: less or more if it is set meanwhile."""
        sleeper: asyncio.Future[None] = self.create_future()
        timer = self.call_later(seconds, _wake, sleeper)
        self._sleepers[sleeper] = copy_context()
        try:
            await sleeper
        finally:
            timer.cancel()
            self._sleepers.pop(sleeper, None)

    def _digest_recent(self) -> None:
        self._digest.update("".join(self._undigested).encode())
        self._undigested.clear()

    def digest(self) -> str:
        """Return a digest of all steps so far. Two runs of one seed have the same digest."""
        self._digest_recent()
        return self._digest.copy().hexdigest()

    # ---- steps ----

    def _run_once(self) -> None:
        ready, timers = self._ready, self._timers  # type: ignore[attr-defined]
        if not ready:
            if self._stopping:  # type: ignore[attr-defined]
                return
            self._let_time_pass()
        while timers and timers[0][0] <= self.now:
            handle: Any = heapq.heappop(timers)[2]
            if not handle._cancelled:
                ready.append(handle)
        note = self._note
        for _ in range(len(ready)):
            if self.watch_step and self.steps >= self.watch_step and not ready[0]._cancelled:
                self.watch_step = 0
                self.watcher()  # before the handle leaves `_ready`: a host that loses power does not run it
            handle = ready.popleft()
            if handle._cancelled:
                continue
            if self._frozen and (held := self._frozen.get(host_of(handle._context))) is not None:
                held.append(handle)
                continue
            callback = handle._callback
            note(callback)
            try:
                handle._context.run(callback, *handle._args)
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException as problem:  # noqa: BLE001 - as asyncio does
                self.call_exception_handler(
                    {"message": f"Exception in callback {handle!r}", "exception": problem, "handle": handle}
                )
            if self._stopping:  # type: ignore[attr-defined]
                break

    def _let_time_pass(self) -> None:
        """Turn the clock to the next timer."""
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heapq.heappop(timers)
        if not timers:
            raise Hangs(f"Nothing will ever happen again. {self.waiting()}")
        if timers[0][0] > self.ends_by:
            raise Hangs(f"The universe does not end. {self.waiting()}")
        if timers[0][0] > self.now:
            self.now = timers[0][0]
            if self.now > self._span_begins + SPAN:
                self._span_begins, self._steps_at_once = self.now, 0

    def _note(self, callback: Any) -> None:
        owner = getattr(callback, "__self__", None)
        if isinstance(owner, asyncio.Task):
            name = owner.get_coro().__qualname__  # type: ignore[union-attr]
        else:
            name = getattr(callback, "__qualname__", "") or type(callback).__name__
        self.steps += 1
        self._steps_at_once += 1
        now = self.now
        self.recent.append((now, name))
        if now != self._told_at:
            self._told_at, self._told = now, f"{now:.9f}"
        self._undigested.append(f"{self._told} {name}\n")
        if len(self._undigested) >= AT_ONCE:
            self._digest_recent()
        if self._steps_at_once > PATIENCE:
            self._steps_at_once = 0
            raise Hangs(f"Time hardly passes any more. {self.waiting()}")

    def waiting(self) -> str:
        """Return what all tasks wait for, and the last steps."""
        lines = ["The tasks wait here:"]
        for task in sorted(asyncio.all_tasks(self), key=lambda one: one.get_name()):
            lines.append(f"  {task.get_name()} {getattr(task.get_coro(), '__qualname__', '')} at {_where(task)}")
        lines.append("The last steps:")
        lines += [f"  {at - BEGIN:.6f} {name}" for at, name in list(self.recent)[-15:]]
        return "\n".join(lines)

    def _process_events(self, event_list: Any) -> None: ...

    def _write_to_self(self) -> None: ...

    def _note_unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        trace = "" if problem is None else "".join(traceback.format_exception(problem)[-3:])
        self.unhandled.append(f"{context.get('message')} {trace}".strip())

    # ---- hosts ----

    def on(self, host: str, coroutine: Any) -> asyncio.Task[Any]:
        """Start a coroutine on a host. Whatever it starts in turn runs on the same host."""
        context = copy_context()
        context.run(HOST.set, host)
        return self.create_task(coroutine, context=context)

    def tasks_of(self, host: str) -> list[asyncio.Task[Any]]:
        """Return the tasks of a host that are not done."""
        return [task for one in self._tasks[host] if (task := one()) is not None and not task.done()]

    def cut(self, host: str, *, silent: bool) -> None:
        """Cut the power of a host: none of its code runs again, not even `finally`.

        silent: whether the peers of its connections learn nothing of it.
        """
        self.dead.add(host)
        self._graveyard.append(([one() for one in self._tasks.pop(host, ())], self._frozen.pop(host, ())))
        for handle in [*self._ready, *(timer for _, _, timer in self._timers)]:  # type: ignore[attr-defined]
            if not handle._cancelled and host_of(handle._context) == host:
                self._graveyard.append((handle._callback, handle._args))
                handle.cancel()
        self._sleepers = {one: context for one, context in self._sleepers.items() if host_of(context) != host}
        self.network.cut(host, silent=silent)

    def freeze(self, host: str) -> None:
        """Let a host stand still: none of its code runs until `thaw`, as if its process had got SIGSTOP."""
        self._frozen.setdefault(host, [])

    def thaw(self, host: str, *, asleep: float = 0.0) -> None:
        """Let a host go on with all that became ready meanwhile.

        asleep: for how many seconds the host's own timers stood still, as those of a closed laptop. Its clock did not.
        """
        held = self._frozen.pop(host, [])
        if not asleep or host in self.dead:
            self._ready.extend(held)  # type: ignore[attr-defined]
            return

        def slept(handle: Any) -> bool:
            arrives = isinstance(getattr(handle._callback, "__self__", None), Stream)
            is_timer = isinstance(handle, asyncio.TimerHandle)
            return is_timer and not arrives and host_of(handle._context) == host

        self._ready.extend(handle for handle in held if not slept(handle))  # type: ignore[attr-defined]
        self._timers[:] = [(at + asleep * slept(timer), made, timer) for at, made, timer in self._timers]
        heapq.heapify(self._timers)
        for timer in filter(slept, held):
            self._timers_made += 1
            heapq.heappush(self._timers, (timer._when + asleep, self._timers_made, timer))
        self._look_at_clocks(host)

    def bury(self, thing: object) -> None:
        """Keep something of a dead host, so that Python does not tidy it up."""
        self._graveyard.append(thing)

    def signal(self, host: str, number: int) -> bool:
        """Send a signal to a host's process. Return whether the process listens to it."""
        found = self._signals.get((host, number))
        if found is None or host in self.dead:
            return False
        handler, context = found
        self.call_soon(handler, context=context)
        return True

    # asyncio's own ways to make tasks and handles, without its checks, which every step would pay for.

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, **more)
        context = more.get("context")
        tasks = self._tasks[HOST.get() if context is None else host_of(context)]
        if len(tasks) % PRUNE_AT == 0:
            tasks[:] = [one for one in tasks if one() is not None]
        tasks.append(weakref.ref(task))
        return task

    def _is_dead(self, context: Context) -> bool:
        return host_of(context) in self.dead

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        handle = Step(callback, args, self, copy_context() if context is None else context)
        if self.dead and self._is_dead(handle._context):
            self._graveyard.append((callback, args))
            handle._cancelled = True
        else:
            self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = TimedStep(when, callback, args, self, copy_context() if context is None else context)
        if self.dead and self._is_dead(timer._context):
            self._graveyard.append((callback, args))
            timer._cancelled = True
        else:
            self._timers_made += 1  # of two timers of one time, the earlier one comes first
            heapq.heappush(self._timers, (when, self._timers_made, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None: ...

    # ---- threads and signals ----

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, function: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run a function in one step, after the time that a thread might take."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                result = function(*args)
            except Exception as problem:  # noqa: BLE001 - as a thread does, it hands every error on
                future.set_exception(problem)
            else:
                future.set_result(result)

        self.call_later(self.dice.uniform(0.0002, 0.02), work)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None: ...  # noqa: ASYNC109 - asyncio's

    def add_signal_handler(self, sig: int, callback: Any, *args: Any) -> None:  # type: ignore[override]
        self._signals[HOST.get(), sig] = partial(callback, *args), copy_context()

    def remove_signal_handler(self, sig: int) -> bool:
        return self._signals.pop((HOST.get(), sig), None) is not None

    # ---- network ----

    async def sock_connect(self, sock: Any, address: Any) -> None:
        self._targets[sock] = (address[0], address[1])

    async def create_connection(  # type: ignore[override]
        self, factory: Any, host: Any = None, port: Any = None, **more: Any
    ) -> tuple[Stream, Any]:
        """Connect to a listener of this universe. aiohttp hands over a socket, which only names the target."""
        if (sock := more.get("sock")) is not None:
            host, port = self._targets.pop(sock)
            sock.close()
        if more.get("ssl"):
            raise ConnectionError("TLS is not simulated")
        return await self.network.connect(factory, host, port)

    async def create_server(  # type: ignore[override]
        self, factory: Any, host: Any = None, port: Any = None, **_: Any
    ) -> Server:
        return self.network.listen(factory, port)


def _wake(sleeper: "asyncio.Future[None]") -> None:
    if not sleeper.done():
        sleeper.set_result(None)


def _where(task: "asyncio.Task[Any]") -> str:
    """Return the innermost line of the bot in which a task waits; of anything if the bot has none."""
    frames, waiting = list[FrameType](), cast(Any, task.get_coro())
    while (frame := getattr(waiting, "cr_frame", None) or getattr(waiting, "gi_frame", None)) is not None:
        frames.append(frame)
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "gi_yieldfrom", None)
    own = [frame for frame in frames if frame.f_code.co_filename.startswith(OWN)]
    for frame in reversed(own or frames):
        return f"{frame.f_code.co_filename.removeprefix(ROOT)}:{frame.f_lineno}"
    return "nowhere"


def host_of(context: Context) -> str:
    return context.get(HOST, DRIVER)
