"""The nursery of many bots: it loads everything, then forks a bot for each `Order` on stdin, and waits for none.

    python -m tests.many.child

It prints a line with each bot's process id, and after a bot's end a line with the process id and the exit status.
"""

import asyncio
import logging
import os
import random
import secrets
import sys
import threading

import msgspec

import bot.sessions.matches as matches
from bot.texts import Texts, load_texts
from tests.kills.child import Order, live, simplify, warm_up


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
    simplify()
    texts = load_texts(strict=False)
    asyncio.run(warm_up(texts))
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(live_apart(order, texts))
            except BaseException:
                logging.exception("the bot ended")
                raise
            finally:
                logging.shutdown()
                os._exit(1)
        say(f"{child}")
        threading.Thread(target=wait_for, args=(child,), daemon=True).start()


if __name__ == "__main__":
    nursery()
