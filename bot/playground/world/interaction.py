"""Interactions: a member's command, press, choice or filled-in modal, and what became of it."""

import asyncio
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.world.clock import Timer
from bot.playground.world.model import Json, Message

PATIENCE_SECONDS = 60.0  # real seconds, however busy the machine is: a test that waits longer has failed


class Kind(IntEnum):
    SLASH = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Modal:
    """A modal as the member sees it."""

    interaction_id: int
    channel_id: int
    custom_id: str
    title: str
    components: list[Json]


@dataclass(eq=False)
class Interaction:
    """One interaction, and what became of it. `await` it for its end: answered in full, or failed.

    state: "sent", "thinking" (deferred, the answer is to come), "answered" or "failed" (`reason` says why)
    answer: the message that answers (a new one, or the pressed one); None for a modal and for choices
    tab: the page's tab in which it was asked for: only there its modal opens and its failure shows; None elsewhere
    uploads: ids of files given to its modal, or submitted with it; they are gone when it is (`world.uploads`)
    followups: further messages; modal, choices: what the first answer was, if it was that
    """

    id: int
    kind: Kind
    user_id: int
    channel_id: int
    data: Json
    token: str
    sent_at: float
    name: str | None = None
    message: Message | None = None  # the one whose component was pressed
    tab: str | None = None
    option_type: int = 3  # of an autocompletion: the type of the focused option
    state: str = "sent"
    reason: str | None = None
    first: Answer | None = None
    answer: Message | None = None
    modal: Modal | None = None
    modal_open: bool = False
    choices: list[Json] | None = None
    followups: list[Message] = field(default_factory=list)
    uploads: set[int] = field(default_factory=set)
    own_messages: set[int] = field(default_factory=set)  # those its token may edit
    timers: list[Timer] = field(default_factory=list)
    _watchers: list[asyncio.Event] = field(default_factory=list)

    @property
    def failed(self) -> str | None:
        """Why it failed, or None."""
        return self.reason if self.state == "failed" else None

    @property
    def finished(self) -> bool:
        return self.state in ("answered", "failed")

    def __await__(self) -> Generator[None, None, "Interaction"]:
        return self._until(lambda: self.finished).__await__()

    async def acknowledged(self) -> "Interaction":
        """Wait for the first answer of any kind, or for the failure."""
        return await self._until(lambda: self.state != "sent")

    async def _until(self, reached: Callable[[], bool]) -> "Interaction":
        """Wait; if nothing comes in a minute of real time, that is a TimeoutError naming the interaction."""
        changed = asyncio.Event()
        self._watchers.append(changed)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not reached():
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            raise TimeoutError(f"{self.kind.name} {self.name or self.data} is still {self.state}") from None
        finally:
            self._watchers.remove(changed)
        return self

    def changed(self) -> None:
        for watcher in self._watchers:
            watcher.set()
