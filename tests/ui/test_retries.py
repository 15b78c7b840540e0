"""Tests of a write that the database refused: it is retried until it succeeds or the bot is closed."""

from bot.sessions import refusals
from bot.ui.entry.trouble import RETRY_SECONDS, until_kept


class Stubborn:
    """A database that fails `faults` times and then answers.

    pauses: the waits between the attempts, in seconds.
    """

    def __init__(self, faults: int) -> None:
        self.faults = faults
        self.pauses: list[float] = []

    async def work(self) -> str:
        if len(self.pauses) < self.faults:
            raise refusals.not_kept()
        return "done"

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


async def test_the_waits_between_attempts_grow() -> None:
    database = Stubborn(faults=9)
    assert await until_kept(database.work, "not noted", database.pause, lambda: False) == "done"
    assert database.pauses == [*RETRY_SECONDS, 60.0, 60.0]


async def test_retries_end_when_the_bot_is_closed() -> None:
    database = Stubborn(faults=9)
    assert await until_kept(database.work, "not noted", database.pause, lambda: len(database.pauses) == 2) is None
    assert database.pauses == [1.0, 2.0]
