"""A diary of kills, restarts and boards, to find out how a law was broken."""

import time
from pathlib import Path

from bot.playground import World
from bot.playground.world.events import MessageCreated, MessageDeleted, MessageUpdated
from tests.cogs.desk import board_of

WORDS = {MessageCreated: "posted", MessageUpdated: "edited", MessageDeleted: "deleted"}


class Diary:
    """Writes a line for each kill, restart, and change of a board."""

    def __init__(self, file: Path, world: World) -> None:
        self._file = file
        self._world = world
        self._known: dict[int, str] = {}  # the match of each message that was a board
        world.listen(self._note)

    def write(self, line: str) -> None:
        now = time.time()
        stamp = f"{time.strftime('%H:%M:%S', time.localtime(now))},{int(now % 1 * 1000):03d}"  # as in the bots' log
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{stamp} {line}\n")

    def _note(self, event: object) -> None:
        if not isinstance(event, (MessageCreated, MessageUpdated, MessageDeleted)):
            return
        message = event.message
        board = board_of(message) if message.author_id == self._world.bot_id else None
        if board is not None:
            self._known[message.id] = board[0]
        elif message.id not in self._known:
            return
        shows = "a line" if board is None else f"version {board[1]}"
        nonce = f" ({message.nonce})" if isinstance(event, MessageCreated) else ""
        self.write(f"{self._known[message.id]} {WORDS[type(event)]} {message.id}: {shows}{nonce}")
