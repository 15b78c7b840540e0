"""A test that no secret of a whole match gets into the log, at the level of everything that all libraries tell."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.playground.world.events import InteractionChanged as Changed
from bot.program.log import CUT, SafeHandler
from tests.cogs.desk import Desk
from tests.cogs.sketches import sketched

# The loggers that must have told something, so that the test has looked at them.
TALKED = {"discord.http", "discord.gateway", "discord.webhook.async_", "sqlalchemy.engine.Engine", "aiosqlite", "bot"}


class Loggers(logging.Filter):
    """Notes which loggers have told something."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        self.names |= {record.name, record.name.partition(".")[0]}
        return True


@contextmanager
def everything_told(handler: logging.Handler) -> Iterator[None]:
    """Send all that each logger tells to a handler, until the block ends."""
    loggers = [logging.getLogger(name) for name in (*logging.root.manager.loggerDict, *TALKED)]
    before = [(logger, logger.level) for logger in (logging.root, *loggers)]
    logging.root.addHandler(handler)
    for logger, _ in before:
        logger.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        for logger, level in before:
            logger.setLevel(level)
        logging.root.removeHandler(handler)


@pytest.mark.slow
@pytest.mark.threads
async def test_no_secret_of_a_match_is_in_the_log(tmp_path: Path) -> None:
    written, loggers = io.StringIO(), Loggers()
    handler = SafeHandler(stream=written)
    handler.addFilter(loggers)
    with everything_told(handler), sketched():
        async with Desk(tmp_path, whole=True) as desk:
            world, issued = desk.playground.world, set[str]()
            world.listen(lambda event: issued.add(event.interaction.token) if isinstance(event, Changed) else None)
            sessions = set(desk.playground.gateway.sessions)
            ada, bela = desk.actor("Ada"), desk.actor("Bela")
            await desk.slash(ada, "gems new", size=5, drop=7, types=12)
            start, goal = (await desk.legal(ada))[0].split("-")
            await desk.slash(ada, "gems move", from_=start, to=goal)
            await desk.press(bela, "Move")  # is refused privately
            await desk.restart()
            sessions |= set(desk.playground.gateway.sessions)
            while not (await desk.match(ada)).over:
                await desk.move(ada, (await desk.legal(ada))[0])
            await desk.press_behind_more(ada, "Replay")

    log = written.getvalue()
    assert loggers.names >= TALKED
    assert len(issued) > 10
    assert len(sessions) == 2
    assert [secret for secret in (*issued, *sessions, desk.playground.token) if secret in log] == []
    assert f"'token': '{CUT}'" in log
    assert f"/{CUT}/callback" in log
