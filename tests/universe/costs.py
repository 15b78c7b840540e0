"""What the bot may use: requests that Discord counts, and tasks and memory that do not grow."""

import asyncio
import re
import types
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.playground.rest.api import Request
from bot.playground.world.model import Message
from bot.sessions.live import Newest
from bot.texts import Texts, sentences
from bot.ui.boards import questions
from bot.ui.client import Client
from bot.ui.entry.fair import MOST_ACCOUNTS
from bot.ui.entry.latest import REMEMBERED
from bot.ui.panels import Layout
from render.memory import CachedFunction
from tests.kills.audit import NOTICE
from tests.universe.laws import REMINDER

if TYPE_CHECKING:
    from tests.universe.universe import Universe

MOST_TASKS = 46  # of a bot at rest: it has 36 with three shards, and each board that waits for a permission three more
MOST_KEPT = 64  # things that the containers in one attribute of a bot at rest hold: they have at most 25
# What keeps more until other members come, up to a limit of its own. A question stays after it is settled.
OWN_LIMITS = {
    "Latest._shown": REMEMBERED,
    "Shares.accounts": MOST_ACCOUNTS,
    "Questions._questions": questions.MOST,
}
# What has a limit of its own, or holds as much from the beginning. The cache of drawings has one of bytes, and a layout
# Discord's of 40 parts.
LIMITED = (Texts, sentences._Sentences, Newest, CachedFunction, Layout)
PLAIN = (str, bytes, int, float, bool, type(None), type, types.ModuleType, types.CodeType)
OWN = {"bot", "cogs", "render"}  # packages whose objects are looked into

# A change posts or edits a board. If no press of a member can edit the old board, a request of its own puts it away.
PER_CHANGE, PER_LIFE, PER_FAILURE = 1.5, 10, 2
BOARDS = ("PATCH /channels/{channel_id}/messages/{message_id}", "DELETE /channels/{channel_id}/messages/{message_id}")
# Troubles after which the bot may not know which of its requests were carried out.
LOSE_ANSWERS = (
    "lost answer",
    "lost answers",
    "damaged answers",
    "no answers",
    "slow answers",
    "5xx",
    "slow",
    "resets",
    "part",
    "freeze",
)
ALWAYS, PER_START, PER_TROUBLE, PER_LOSS = 4, 0.5, 0.2, 2  # measured in 40 universes: at most 4 in all
# Requests that change what a table has agreed on, or what a channel proposes. Boards are drawn anew for them, though
# most of the former show nothing of it.
AGREEMENTS = frozenset({"offer", "keep", "away", "home", "pace", "vote", "agree", "decline", "propose"})
# While commits get no answer, the database is away again and again, until a member presses something. Each return gives
# time back to matches with a limit, at most once a minute, and each of these boards is edited.
AWAY, PER_AWAY = "lost commit", 30
EDIT = re.compile(r"^/channels/\d+/messages/\d+$")


def of_requests(universe: "Universe") -> Iterator[tuple[str, str]]:
    """Yield whether the bot has sent more counted requests for boards than its changes, starts and failures allow.

    A board is posted, edited or deleted. What is posted beside boards, the audit counts: nothing may appear twice. Such
    a question is edited once more when it is settled, and a reminder is deleted when its turn is over.
    """
    playground, result, counted = universe.playground, universe.result, universe.playground.tally.counted
    sent = universe.boards_posted + sum(counted[route] for route in BOARDS) - universe.notices_settled
    sent -= universe.letter_costs.total  # `letters` has a law for these: a change by letters has several boards
    sent -= universe.competitions.edits  # messages of leagues and cups, which change with each result
    failed = playground.tally.failed + playground.faults.damaged
    allowed = PER_CHANGE * result.entries + PER_LIFE * result.lives + PER_FAILURE * failed + _agreed(universe)
    allowed += PER_AWAY * result.troubles.get(AWAY, 0) + universe.plan.tables * universe.minutes_lost
    universe.say(f"{sent} counted requests for boards: {allowed:.0f} are allowed")
    if sent > allowed:
        yield "counted", f"{sent} counted requests for boards, and {allowed:g} are allowed: {counted}"


def is_beside_boards(message: Message) -> bool:
    """Return whether a message of the bot is a notice or a reminder."""
    nonce = message.nonce or ""
    return NOTICE.fullmatch(nonce) is not None or REMINDER.fullmatch(nonce) is not None


def _agreed(universe: "Universe") -> int:
    return sum(one.what in AGREEMENTS and one.told == "kept" for one in universe.people.attempts)


class Repeats:
    """Counts the edits that give a message the contents that it has."""

    def __init__(self) -> None:
        self._newest: dict[str, Any] = {}  # the body of the newest edit of each message
        self._found: list[str] = []

    def note(self, request: Request) -> None:
        """Note a request that Discord has answered."""
        if request.method == "PATCH" and request.status == 200 and EDIT.search(request.path):
            self._found += [request.path] if self._newest.get(request.path) == request.body else []
            self._newest[request.path] = request.body

    def broken(self, universe: "Universe") -> Iterator[tuple[str, str]]:
        """Yield whether there are more such edits than starts and troubles allow.

        After a start, or if an answer is lost, the bot cannot know that its last edit was carried out. When it has
        been away from a channel, it cannot know what stands there.
        """
        result = universe.result
        lossy = sum(result.troubles.get(kind, 0) for kind in LOSE_ANSWERS)
        allowed = ALWAYS + PER_START * result.lives + PER_TROUBLE * sum(result.troubles.values()) + PER_LOSS * lossy
        allowed += _agreed(universe) + PER_AWAY * result.troubles.get(AWAY, 0)
        allowed += universe.plan.tables * universe.minutes_lost
        universe.say(f"{len(self._found)} edits changed nothing: {allowed:g} are allowed")
        if len(self._found) > allowed:
            text = f"{len(self._found)} edits changed nothing, and {allowed:g} are allowed: {self._found[:3]}"
            yield "counted", text


def of_tasks(tasks: list["asyncio.Task[Any]"]) -> Iterator[tuple[str, str]]:
    """Yield whether a bot at rest has more tasks than one that has just begun."""
    names = Counter(task.get_coro().__qualname__ for task in tasks)  # type: ignore[union-attr]
    if len(tasks) > MOST_TASKS:
        yield "flat", f"a bot at rest has {len(tasks)} tasks: {names.most_common(6)}"


def of_memory(client: Client | None) -> Iterator[tuple[str, str]]:
    """Yield the containers of a bot at rest that hold more than they should."""
    for name, held in kept([client]).items():
        if held > OWN_LIMITS.get(name, MOST_KEPT):
            yield "flat", f"{name} of a bot at rest holds {held} things"


def kept(roots: list[Any]) -> Counter[str]:
    """Return how many things the containers in each attribute of the bot's own objects hold, by class and attribute."""
    sizes, seen, waiting = Counter[str](), set[int](), deque(roots)
    while waiting:
        one = waiting.popleft()
        if id(one) in seen or isinstance(one, (*PLAIN, *LIMITED)):
            continue
        seen.add(id(one))
        if isinstance(one, dict):
            waiting.extend(one.values())
        elif isinstance(one, (list, tuple, set, frozenset, deque)):
            waiting.extend(one)
        elif isinstance(one, types.MethodType):
            waiting.append(one.__self__)
        elif isinstance(one, types.FunctionType):
            waiting.extend(cell.cell_contents for cell in one.__closure__ or () if cell.cell_contents is not one)
        elif _is_own(one.__class__):
            for name, value in attributes(one):
                if isinstance(value, (dict, list, set, deque)) and not isinstance(value, LIMITED):
                    sizes[f"{type(one).__name__}.{name}"] += len(value)
                waiting.append(value)
    return sizes


def attributes(one: Any) -> Iterator[tuple[str, Any]]:
    """Yield the attributes of an object with their names, whether it has slots or not."""
    yield from vars(one).items() if hasattr(one, "__dict__") else ()
    for name in _slots(one.__class__):
        if hasattr(one, name):
            yield name, getattr(one, name)


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(name for one in kind.__mro__ for name in getattr(one, "__slots__", ()))


@cache
def _is_own(kind: type) -> bool:
    """Return whether a class is one of the bot's, or of their subclasses."""
    return any(one.__module__.partition(".")[0] in OWN for one in kind.__mro__)
