"""Deletes a member's last private message in a channel once the next one is there, so that they never pile up.

A private message can only be deleted through the token of an interaction that showed it, for 15 minutes. So these
tokens are kept in memory, for the newest messages alone. After a restart, older messages stay until they are dismissed.

In a member's conversation with the bot, answers are ordinary messages, which nobody else reads and no app drops. There
the newest board of each match stays beside the newest other message. What must go may be older than its token, and is
then deleted by its id.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol

from bot.ui.background import Background
from bot.ui.entry.trouble import REQUEST_FAULTS, is_outside, summary

LIFE = 14.5 * 60  # seconds after its interaction in which a message can be deleted; Discord allows 15 minutes
REMEMBERED = 2_000  # messages that are remembered at most, and conversations
MOST_BOARDS = 16  # that are remembered of a conversation

_log = logging.getLogger(__name__)

Place = tuple[int, int]  # the ids of a member and a channel


class Live(NamedTuple):
    """What a private panel shows of a match, so that it can be shown anew when the match changes.

    Attributes:
        game: the game's key.
        match: the match's id.
        version: the version of what the panel shows (`Pressable.version_for`).
        kind: what the cog needs to show the panel anew; None: the panel is not shown anew.
        is_board: whether it is a private board, whose picture stays when the match ends.
    """

    game: str
    match: str
    version: int
    kind: str | None = None
    is_board: bool = False


class Stays(NamedTuple):
    """What stays of a message in a conversation.

    Attributes:
        board: the id of the match whose board it is; "": it is no board, so it goes with the next message.
        since: when the match was made, in milliseconds since 1970; None: it is new, so no earlier process has shown it.
    """

    board: str
    since: int | None


class Shown(NamedTuple):
    """A private message in a channel.

    Attributes:
        message: the message's id.
        delete: deletes the message.
        is_panel: whether it is more than a sentence, so that a member may be using it.
        since: when its interaction began, by the clock of `Latest`.
        close: takes the buttons away and says that the match is over. Its argument is a link to the last board. None:
            the message shows no private board. Of thousands of messages, the layouts would need too much memory.
        about: the id of a match whose private board it shows; "": it shows none.
        is_refusal: whether it says why something was refused.
        live: what it shows of a match; None: nothing that changes.
        again: returns the context in which the message can be shown anew; None: it cannot.
        stays: what stays of it; None: it is ephemeral.
    """

    message: int
    delete: Callable[[], Awaitable[None]]
    is_panel: bool
    since: float
    close: Callable[[str], Awaitable[object]] | None = None
    about: str = ""
    is_refusal: bool = False
    live: Live | None = None
    again: Callable[[], Any] | None = None
    stays: Stays | None = None


class Remover(Protocol):
    """Deletes the bot's own messages in conversations. Both methods raise REQUEST_FAULTS."""

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message once requests are left over."""

    async def remove_boards(self, channel: int, match: str, message: int, since: int) -> None:
        """Delete what has a board of a match and is older than a message. since: as in `Stays`."""


class Latest:
    """Remembers the newest private message of each member in each channel, and deletes the one before it.

    Attributes:
        remover: deletes messages by their ids; None: they stay.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        """now: returns the time in seconds."""
        self._now = now
        self._shown: OrderedDict[Place, Shown] = OrderedDict()  # about the oldest first
        self._standing: OrderedDict[Place, dict[str, int]] = OrderedDict()  # messages in conversations, by their boards
        self._deleting = Background()
        self.remover: Remover | None = None

    def now(self) -> float:
        return self._now()

    def __len__(self) -> int:
        return len(self._shown)

    def show(self, place: Place, shown: Shown) -> None:
        """Remember a message that is shown now, and delete the one before it. Neither waits nor raises."""
        self._forget_the_dead()
        before = self._shown.pop(place, None)
        if shown.stays is not None:
            self._stand(place, shown, shown.stays, before)
        elif before is not None and before.message != shown.message:
            self._delete(before)
        self._shown[place] = shown
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    def _stand(self, place: Place, shown: Shown, stays: Stays, before: Shown | None) -> None:
        """Remember a message in a conversation, and delete the board and the other message in whose place it comes."""
        standing, board = self._standing.pop(place, {}), stays.board
        held = next((one for one, message in standing.items() if message == shown.message), None)
        if held and not board and shown.is_panel:
            board = held  # such as More: it leads back to the board
        elif held is not None:
            del standing[held]
        since = None if board in standing else stays.since
        gone = [standing.pop(one) for one in dict.fromkeys((board, "")) if one in standing]
        for old in gone:
            if old != shown.message:
                self._remove(place, old, before)
        if board and since is not None and self.remover is not None:
            removing = self.remover.remove_boards(place[1], board, shown.message, since)
            self._deleting.start(_tried(removing, shown.message), f"remove-boards-before-{shown.message}")
        self._standing[place] = standing
        standing[board] = shown.message
        if len(standing) > MOST_BOARDS:
            del standing[next(iter(standing))]
        if len(self._standing) > REMEMBERED:
            self._standing.popitem(last=False)

    def _remove(self, place: Place, message: int, newest: Shown | None) -> None:
        """Delete a message in a conversation, if possible by the token that showed the newest one there."""
        if newest is not None and newest.message == message and self._lives(newest):
            self._delete(newest)
        elif self.remover is not None:
            self._deleting.start(_tried(self.remover.remove(place[1], message), message), f"remove-{message}")

    def drop_sentence(self, place: Place) -> None:
        """Delete the newest message if it is a sentence. A panel stays. Neither waits nor raises."""
        self._forget_the_dead()
        found = self._shown.get(place)
        if found is not None and not found.is_panel:
            del self._shown[place]
            self._standing.get(place, {}).pop("", None)
            self._delete(found)

    def drop_refusal(self, place: Place) -> None:
        """Delete the newest message if it is the sentence of a refusal. Neither waits nor raises."""
        found = self._shown.get(place)
        if found is not None and found.is_refusal:
            self.drop_sentence(place)

    def about(self, match: str) -> dict[Place, Shown]:
        """Return the newest messages that show a private board of a match and can still be edited, by their places."""
        return {place: one for place, one in self._shown.items() if one.about == match and self._lives(one)}

    def at(self, place: Place) -> Shown | None:
        """Return the newest message of a member in a channel, as long as it can be edited."""
        found = self._shown.get(place)
        return found if found is not None and self._lives(found) else None

    def panels(self, match: str) -> list[Place]:
        """Return where the newest message is a panel of this match that can be shown anew."""
        live = ((place, one.live) for place, one in self._shown.items() if self._lives(one))
        return [place for place, one in live if one is not None and one.match == match and one.kind is not None]

    def forget(self, place: Place, shown: Shown) -> None:
        """Forget a message that the member has dismissed."""
        if self._shown.get(place) is shown:
            del self._shown[place]

    async def settle(self) -> None:
        """Wait until all messages that are being deleted are gone."""
        await self._deleting.settle()

    async def close(self) -> None:
        """Stop deleting."""
        await self._deleting.close()

    def _forget_the_dead(self) -> None:
        while self._shown and not self._lives(next(iter(self._shown.values()))):
            self._shown.popitem(last=False)

    def _lives(self, shown: Shown) -> bool:
        return self._now() < shown.since + LIFE

    def _delete(self, shown: Shown) -> None:
        if self._lives(shown):
            self._deleting.start(_tried(shown.delete(), shown.message), f"delete-private-{shown.message}")


async def _tried(deleting: Awaitable[None], message: int) -> None:
    """Await the deletion of a message. Log why it fails."""
    try:
        await deleting
    except Exception as problem:  # noqa: BLE001 - a message that stays harms nobody
        if isinstance(problem, REQUEST_FAULTS) or is_outside(problem):
            _log.debug("Private message %s stays: %s", message, summary(problem))
        else:
            _log.warning("Private message %s stays", message, exc_info=problem)
