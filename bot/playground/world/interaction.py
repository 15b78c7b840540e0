"""An interaction is what a member sends to the bot, such as a command or a press. It has a state and answers."""

import asyncio
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.world.clock import Timer
from bot.playground.world.installation import Owners
from bot.playground.world.model import Json, Message

WAIT_SECONDS = 60.0  # seconds of real time; even on a busy machine an answer comes sooner


class Kind(IntEnum):
    """Discord's numbers for the types of interactions."""

    SLASH = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Discord's numbers for the types of first answers to an interaction.

    DEFER shows "thinking..." until the answer comes. UPDATE edits the message whose component was used, and
    DEFER_UPDATE promises such an edit.
    """

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True)
class Modal:
    """A modal that the bot has opened.

    interaction_id: the command or press that the bot answered with the modal
    """

    interaction_id: int
    channel_id: int
    custom_id: str
    title: str
    components: list[Json]


@dataclass(eq=False)
class Interaction:
    """One interaction and its state.

    `await interaction` waits until the bot has answered or the interaction has failed.
    data: the interaction's `data` in Discord's form
    token: the secret with which the bot posts and edits messages of this interaction
    name: the full name of the command; None for a press, a choice or a modal
    message: the message whose component was used; None for a command
    tab: the browser tab that sent the interaction and that shows its modal and its failure; None in tests
    option_type: Discord's type of the option that an autocompletion completes
    owners: by whose installations of the application it came, see `installation.Owners`
    state: "sent", "thinking" (the bot has deferred its answer), "answered" or "failed"
    reason: why the interaction has failed; None if it has not failed
    first: the type of the first answer; None before the first answer
    original: the message that the first answer posted or edited; None for a modal or choices
    modal: the modal with which the bot answered; None for another answer
    modal_open: whether the member still sees the modal
    choices: the choices with which the bot answered; None for another answer
    followups: the messages that the bot posted after its first answer
    uploads: the ids of files that were uploaded to the modal; the files are deleted when the interaction ends
    own_messages: the ids of the messages that the token may edit
    """

    id: int
    kind: Kind
    user_id: int
    channel_id: int
    data: Json
    token: str
    name: str | None = None
    message: Message | None = None
    tab: str | None = None
    option_type: int = 3
    owners: Owners = field(default_factory=dict)
    state: str = "sent"
    reason: str | None = None
    first: Answer | None = None
    original: Message | None = None
    modal: Modal | None = None
    modal_open: bool = False
    choices: list[Json] | None = None
    followups: list[Message] = field(default_factory=list)
    uploads: set[int] = field(default_factory=set)
    own_messages: set[int] = field(default_factory=set)
    timers: list[Timer] = field(default_factory=list)
    _watchers: list[asyncio.Event] = field(default_factory=list)

    @property
    def failed(self) -> str | None:
        """Return the reason of the failure; None if the interaction has not failed."""
        return self.reason if self.state == "failed" else None

    @property
    def answer(self) -> Message | None:
        """Return the answer that the member sees: the newest one for them after a deferred edit, or `original`."""
        later = self.followups if self.first is Answer.DEFER_UPDATE else []
        return next((message for message in reversed(later) if message.reader is not None), self.original)

    @property
    def finished(self) -> bool:
        return self.state in ("answered", "failed")

    def __await__(self) -> Generator[None, None, "Interaction"]:
        return self._until(lambda: self.finished).__await__()

    async def acknowledged(self) -> "Interaction":
        """Wait for the first answer, which may be "thinking...", or for the failure.

        Raises TimeoutError after a minute of real time.
        """
        return await self._until(lambda: self.state != "sent")

    async def panel(self) -> Message:
        """Wait for an answer that only the member reads. It can come after the bot has acknowledged a press.

        Raises TimeoutError after a minute of real time.
        """
        await self._until(lambda: self.answer is not None and self.answer.reader is not None)
        assert self.answer is not None  # `_until` waits for it
        return self.answer

    async def _until(self, reached: Callable[[], bool]) -> "Interaction":
        changed = asyncio.Event()
        self._watchers.append(changed)
        try:
            async with asyncio.timeout(WAIT_SECONDS):
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
