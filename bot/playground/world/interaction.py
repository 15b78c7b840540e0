"""Interactions: a member's command, press, choice or modal, with its state and answers."""

import asyncio
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.world.clock import Timer
from bot.playground.world.model import Json, Message

PATIENCE_SECONDS = 60.0  # real seconds; a test that waits longer has failed, however busy the machine is


class Kind(IntEnum):
    """Discord's types of interactions, without the ping."""

    SLASH = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Discord's types of first answers to an interaction."""

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
    """One interaction and its state. `await` waits until it is fully answered or has failed.

    state: "sent", "thinking" (deferred, the answer is to come), "answered" or "failed" (`reason` says why)
    answer: the message that answers (a new one, or the pressed one); None for a modal and for choices
    tab: the browser tab that sent it; only that tab shows its modal and its failure. None outside the page
    uploads: ids of the files given to its modal or submitted with it; `World.uploads` drops them when it ends
    followups: further messages
    modal, choices: the first answer, if it was a modal or choices
    """

    id: int
    kind: Kind
    user_id: int
    channel_id: int
    data: Json
    token: str
    name: str | None = None
    message: Message | None = None  # whose component was used
    tab: str | None = None
    option_type: int = 3  # for an autocompletion: the type of the option to complete
    state: str = "sent"
    reason: str | None = None
    first: Answer | None = None
    answer: Message | None = None
    modal: Modal | None = None
    modal_open: bool = False
    choices: list[Json] | None = None
    followups: list[Message] = field(default_factory=list)
    uploads: set[int] = field(default_factory=set)
    own_messages: set[int] = field(default_factory=set)  # ids of the messages that its token may edit
    timers: list[Timer] = field(default_factory=list)
    _watchers: list[asyncio.Event] = field(default_factory=list)

    @property
    def failed(self) -> str | None:
        """Return the reason of the failure; None if it has not failed."""
        return self.reason if self.state == "failed" else None

    @property
    def finished(self) -> bool:
        """Return whether it is fully answered or has failed."""
        return self.state in ("answered", "failed")

    def __await__(self) -> Generator[None, None, "Interaction"]:
        return self._until(lambda: self.finished).__await__()

    async def acknowledged(self) -> "Interaction":
        """Wait for the first answer of any kind or for the failure. Raises TimeoutError after a minute of real time."""
        return await self._until(lambda: self.state != "sent")

    async def _until(self, reached: Callable[[], bool]) -> "Interaction":
        """Wait until `reached` returns true. Raises TimeoutError, which names the interaction, after a minute."""
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
        """Wake all that wait for this interaction."""
        for watcher in self._watchers:
            watcher.set()
