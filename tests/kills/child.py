"""The bot that tests kill: the real bot of `bot run`, with a dot in place of each picture.

    python -m tests.kills.child

This command runs a nursery: a process that loads everything and then forks a bot for each line on stdin. A line is an
`Order` in JSON. The nursery prints a line with the bot's process id, and after the bot's end a line with this id and
the exit status. For a killed bot the exit status is the negative number of the signal. `tests.processes` starts the
nursery and reads its lines.
"""

import asyncio
import logging
import os
import random
import sys
import tempfile
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

import bot.ui.client as surroundings
from bot.config import Config
from bot.errors import PlayerError
from bot.program.run import run
from bot.program.serving import serving
from bot.storage.lock import InUse
from bot.texts import Texts, load_texts
from bot.ui.boards import messages
from bot.ui.boards.pictures import Pictures
from bot.ui.client import Client
from bot.ui.entry.context import Context
from bot.ui.entry.door import Door
from bot.ui.panels import Picture
from bot.ui.sync import Translator, translated
from cogs import all_cogs
from tests.kills.moments import Doom, Moment
from tests.kills.plants import PLANTS

IN_USE = 2  # the exit status of `bot run` if another process has the database or a shard
READY = 0.02  # seconds that discord.py waits for more servers before it reports that it is ready
REFUSED = "(refused) "  # the beginning of each refusal
IN_DOUBT = "(in doubt) "  # the beginning of an answer that does not know whether the change is stored
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


class Order(msgspec.Struct, frozen=True):
    """The settings of one bot.

    Attributes:
        moment: when the bot kills itself; None for never
        plant: the bug that the audit must find; "" for no bug
        settings: more environment variables of the bot
    """

    url: str
    folder: str
    discord: str
    token: str
    log: str
    moment: Moment | None = None
    plant: str = ""
    settings: dict[str, str] = {}


class Bot(Client):
    """A client that tells its `Doom` when it is connected.

    Unless it is `guarded`, it may be started as often as the tests like.
    """

    doom: Doom | None = None
    guarded = False

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{**options, "guarded": self.guarded})

    async def on_connect(self) -> None:
        if self.doom is not None:
            self.doom.connected()


async def live(order: Order, texts: Texts) -> None:
    """Run a bot that shares nothing with other forks of the nursery, such as random numbers."""
    random.seed()
    logging.basicConfig(
        filename=order.log, level=logging.WARNING, format="%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("discord").setLevel(logging.ERROR)
    PLANTS.get(order.plant, lambda: None)()
    if order.moment is not None:
        Bot.doom = Doom(order.moment)
        Bot.doom.watch()
    # To the audit, an answer without a text means that the change is stored. So the bot waits long before it defers.
    make_client = partial(Bot, guild_ready_timeout=READY, patience=60.0)
    settings = {
        "DATA_DIR": str(order.folder),
        "DATABASE_URL": order.url,
        "DISCORD_TOKEN": order.token,
        "DISCORD_API_URL": order.discord,
        "HEALTH_PORT": "0",
        "EMOJI": "off",
        **order.settings,
    }
    await run(Config.from_env(settings), texts=texts, make_client=make_client)


def simplify() -> None:
    """Replace pictures by dots, begin refusals with REFUSED, and give each board a button with its version."""

    async def board(
        _: Pictures, face: Any, match: Any, words: Any, view: Any = None, story: Any = (), seat: Any = None
    ) -> Picture:
        return Picture(DOT, f"{face.key}.png", face.alt(match, face.view(match, seat) if view is None else view, words))

    refusal = Door.refusal

    def marked(door: Door, context: Context, problem: PlayerError) -> str:
        return (IN_DOUBT if problem.key == "error-in-doubt" else REFUSED) + refusal(door, context, problem)

    Pictures.board = board  # type: ignore[method-assign,assignment]
    Pictures.beforehand = lambda *_: None  # type: ignore[method-assign]
    messages.MORE = msgspec.structs.replace(messages.MORE, versioned=True)
    Door.refusal = marked  # type: ignore[method-assign,assignment]


async def warm_up(texts: Texts) -> None:
    """Load and build everything that all bots need, before the first fork."""
    with tempfile.TemporaryDirectory(prefix="lapidary-nursery-") as folder:
        async with serving(Config.from_env({"DATA_DIR": folder, "HEALTH_PORT": "0", "EMOJI": "off"}), texts) as served:
            client = served if isinstance(served, Client) else served.client
            for maker in all_cogs():
                await client.add_cog(maker(client))
            commands = await translated(client.tree, Translator(texts))

    async def known(*_: Any) -> Any:
        return commands

    surroundings.translated = known  # type: ignore[attr-defined,assignment]


def forked() -> Iterator[int]:
    """Load everything, then fork a bot for each `Order` on stdin, and yield its process id."""
    simplify()
    texts = load_texts(strict=False)
    asyncio.run(warm_up(texts))
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            code = 1
            try:
                asyncio.run(live(order, texts))
            except BaseException as problem:
                logging.exception("the bot ended")
                code = IN_USE if isinstance(problem, InUse) else 1
                raise
            finally:
                logging.shutdown()
                os._exit(code)
        yield child


def wait_for(child: int) -> None:
    _, status = os.waitpid(child, 0)
    say(f"{child} {os.waitstatus_to_exitcode(status)}")


def say(line: str) -> None:
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def nursery() -> None:
    """Fork a bot for each line, until stdin ends."""
    for child in forked():
        say(f"{child}")
        threading.Thread(target=wait_for, args=(child,), daemon=True).start()


if __name__ == "__main__":
    nursery()
