"""Finds out whether a board has scrolled out of sight: how many messages of others lie below it.

The bot does not hear of messages. But each interaction names the newest message of its channel, so the bot must count
only if this message is newer than the board.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import discord

from bot.sessions.model import BoardMessage
from bot.ui.entry.trouble import REQUEST_FAULTS

FAR = 12  # a board with this many messages below it is out of sight
REMEMBERED = 1_000  # channels that are remembered at most
_PRESSES = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)

_log = logging.getLogger(__name__)


class _Seen(NamedTuple):
    """What the newest command in a channel said about it, and what was counted since."""

    newest: int  # the id of the newest message
    board: int = 0  # the message below which the bot has counted
    below: int = 0


class Sight:
    """Says which boards are out of sight."""

    def __init__(self, count: Callable[[int, int, int], Awaitable[int]]) -> None:
        """count: returns how many messages a channel has after a message, up to a limit (channel, message, limit)."""
        self._count = count
        self._seen: OrderedDict[int, _Seen] = OrderedDict()

    def note(self, interaction: Mapping[str, Any]) -> None:
        """Note the newest message of a command's channel. interaction: as JSON from Discord.

        Forget the channel after a press: whoever presses a button sees a picture and plays there.
        """
        if interaction["type"] not in (*_PRESSES, discord.InteractionType.application_command.value):
            return
        channel: Mapping[str, Any] = interaction.get("channel") or {}
        newest, place = channel.get("last_message_id"), int(channel.get("id", 0))
        may_read = discord.Permissions(int(interaction.get("app_permissions", 0))).read_message_history
        before = self._seen.pop(place, None)
        if interaction["type"] in _PRESSES or newest is None or not may_read:
            return
        same = before is not None and before.newest == int(newest)
        self._seen[place] = before if same and before is not None else _Seen(int(newest))
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    async def is_lost(self, board: BoardMessage) -> bool:
        """Return whether a board is known to be out of sight. This counts at most once after each command."""
        seen, message = self._seen.get(board.channel), board.message
        if seen is None or message is None or seen.newest <= message:
            return False
        if seen.board != message:
            try:
                below = await self._count(board.channel, message, FAR)
            except REQUEST_FAULTS as problem:
                _log.info("Whether message %s is in sight is not known: %s", message, problem)
                below = 0
            counted = seen._replace(board=message, below=below)
            if self._seen.get(board.channel) is seen:  # otherwise the channel was noted or forgotten meanwhile
                self._seen[board.channel] = counted
            seen = counted
        return seen.below >= FAR
