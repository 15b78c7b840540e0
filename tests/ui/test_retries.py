"""What the database did not take is tried again until it does, or until the bot is closed."""

from bot.sessions import refusals
from bot.ui.entry.trouble import RETRY_SECONDS, until_kept


class Stubborn:
    """A database that answers after so many attempts; pauses: what was waited in between, in seconds."""

    def __init__(self, faults: int) -> None:
        self.faults = faults
        self.pauses: list[float] = []

    async def work(self) -> str:
        if len(self.pauses) < self.faults:
            raise refusals.not_kept()
        return "done"

    async def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)


async def test_it_is_tried_again_later_and_later() -> None:
    database = Stubborn(faults=9)
    assert await until_kept(database.work, "not noted", database.pause, lambda: False) == "done"
    assert database.pauses == [*RETRY_SECONDS, 60.0, 60.0]


async def test_it_is_given_up_once_the_bot_is_closed() -> None:
    database = Stubborn(faults=9)
    assert await until_kept(database.work, "not noted", database.pause, lambda: len(database.pauses) == 2) is None
    assert database.pauses == [1.0, 2.0]
