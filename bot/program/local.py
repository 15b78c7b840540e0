"""The local Discord: an imitation that `play` and `discord` serve in the browser."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from bot.config import Config
from bot.errors import StartError
from bot.playground import Playground, World, WorldFileError, open_world
from bot.texts import Texts
from bot.texts.page import page_words


@contextlib.asynccontextmanager
async def local_discord(config: Config, texts: Texts, home: Path, servers: int = 1) -> AsyncIterator[Playground]:
    """Serve a local imitation of Discord, which is saved in the folder `home`.

    servers: how many servers it has at least. Raises StartError if the port is in use, or if the saved one
    cannot be read.
    """
    try:
        world = open_world(home)
    except WorldFileError as problem:
        raise StartError(str(problem)) from problem
    world.gather(config.members)
    members = [user for user in world.guild.members if not world.state.users[user].bot]
    for number in range(len(world.guilds_of_bot) + 1, servers + 1):
        world.add_guild(f"Server {number}", members=members)
    _add_places_without_bot(world, members)
    welcome = {language: texts.say(language, "playground-welcome") for language in texts.languages}
    words = page_words()
    playground = Playground(world, host=config.host, port=config.port, folder=home, welcome=welcome, words=words)
    try:
        await playground.start()
    except OSError as problem:
        raise StartError(
            f"The local Discord cannot listen on {config.host}:{config.port} ({problem.strerror}): "
            "choose another port or host, like HOST=127.0.0.1 PORT=8766 make play."
        ) from problem
    try:
        if playground.page_url != playground.url:
            print(f"Warning: it listens on {config.host}. Whoever has its link can play as any member.", flush=True)
        yield playground
    finally:
        await playground.stop()


def _add_places_without_bot(world: World, members: list[int]) -> None:
    """Add a server without the bot, and a group message, unless they are there: who installs the app can try it there.

    members: the ids of who is in both.
    """
    if len(world.guilds) == len(world.guilds_of_bot):
        world.add_guild("The Library", members=members, channels=["reading-room"], with_bot=False)
    if not any(channel.is_group for channel in world.state.channels.values()):
        world.add_group(members)
