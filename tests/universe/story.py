"""The story of a universe: a line for each thing that happened, with its time.

It tells what members ask and are told, what the bot posts, edits and deletes for all, which of its requests are
refused, and the troubles. Private answers and requests that Discord carries out are left out: they follow from these.
"""

import re
from typing import TYPE_CHECKING

from bot.playground.world.events import MessageCreated, MessageDeleted, MessageUpdated
from bot.playground.world.model import Message
from tests.cogs.desk import board_of
from tests.universe.loop import BEGIN

if TYPE_CHECKING:
    from tests.universe.universe import Universe

HOUR, DAY = 3_600.0, 86_400.0
ID = re.compile(r"(?<![/\w])\d{17,20}\b")  # of a member or a channel, outside of links
LONGEST = 70  # characters of a message that are told


def stamp(seconds: float) -> str:
    """Return the words for a time. seconds: since the universe's beginning."""
    hours, rest = divmod(seconds % DAY, HOUR)
    return f"day {int(seconds // DAY) + 1} {int(hours):02}:{rest // 60:02.0f}:{rest % 60:06.3f}"


class Story:
    """Writes the story of a universe into its result."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._lines = universe.result.story

    def say(self, line: str) -> str:
        """Add a line, and return it with its time."""
        line = f"{stamp(self._universe.loop.now - BEGIN)} {line.replace(str(self._universe.folder), 'DATA_DIR')}"
        self._lines.append(line)
        return line

    def say_end(self, begun: str, end: str, otherwise: str) -> None:
        """Add `end` to the line `begun`, if nothing has been said since; if something has, say `otherwise`."""
        if self._lines[-1] == begun:
            self._lines[-1] = f"{begun}: {end}"
        else:
            self.say(otherwise)

    def named(self, text: str) -> str:
        """Return a text with the name of each member and channel beside its id."""
        state = self._universe.world.state

        def name(found: re.Match[str]) -> str:
            user, channel = state.users.get(int(found[0])), state.channels.get(int(found[0]))
            if user is not None:
                return f"{found[0]} ({user.name})"
            return found[0] if channel is None or channel.guild_id is None else f"{found[0]} (#{channel.name})"

        return ID.sub(name, text.replace(str(self._universe.folder), "DATA_DIR"))

    def hear(self, event: object) -> None:
        """Tell of a message for all."""
        if not isinstance(event, (MessageCreated, MessageUpdated, MessageDeleted)) or event.message.reader is not None:
            return
        if isinstance(event, MessageDeleted):
            self.say(f"message {event.message.id} is deleted")
        elif event.message.author_id == self._universe.world.bot_id:
            (self._tell_post if isinstance(event, MessageCreated) else self._tell_edit)(event.message)

    def _tell_post(self, message: Message) -> None:
        state = self._universe.world.state
        called = [state.users[user].name for user in message.mentions]
        calls = f" and mentions {', '.join(called)}" if called else ""
        name = state.channels[message.channel_id].name
        self.say(f"the bot posts message {message.id} in #{name}{calls}: {' '.join(message.texts)[:LONGEST]!r}")

    def _tell_edit(self, message: Message) -> None:
        board = board_of(message)
        self.say(f"the bot edits message {message.id}{'' if board is None else f': {board[0]} at {board[1]}'}")
