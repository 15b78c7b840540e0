"""The nursery of many bots: it loads everything, then forks a bot for each `Order` on stdin, and waits for none.

    python -m tests.many.child

It prints a line with each bot's process id, and after a bot's end a line with the process id and the exit status.
"""

import os
import random
import secrets
import sys
import threading

import bot.sessions.matches as matches
from bot.texts import Texts
from tests.kills.child import Order, forked, live


async def live_apart(order: Order, texts: Texts) -> None:
    """Run a bot that shares nothing with other forks of the nursery, such as random numbers."""
    random.seed()
    matches._PROCESS = secrets.token_hex(2)
    await live(order, texts)


def wait_for(child: int) -> None:
    _, status = os.waitpid(child, 0)
    say(f"{child} {os.waitstatus_to_exitcode(status)}")


def say(line: str) -> None:
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def nursery() -> None:
    """Fork a bot for each line, until stdin ends."""
    for child in forked(live_apart):
        say(f"{child}")
        threading.Thread(target=wait_for, args=(child,), daemon=True).start()


if __name__ == "__main__":
    nursery()
