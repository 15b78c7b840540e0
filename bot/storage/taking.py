"""Takes a SQLite database for this process: writes its number into the header and into the small file beside it.

The numbers of both must fit whenever the power goes. So the small file knows already which number the next process will
have. That process writes it into the header, and once a checkpoint has put the header into the database's file, the
small file gets it as the present number, with the following one. Before the first start of the bot there is no small
file; it comes last, when there is a database to remember.
"""

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.fence import Fence
from bot.storage.identity import Known, numbers_from, recall, remember


async def take(engine: AsyncEngine, database: Path, holder: str, name: str) -> Fence:
    """Write a new number into the header, so that an older process writes no more.

    holder: the random name of this process. name: of the database, for refusals. Raises DBAPIError and OSError.
    """
    known, (number, _) = recall(database), numbers_from(holder)
    async with engine.begin() as connection:
        before = (await connection.exec_driver_sql("PRAGMA application_id")).scalar_one()
        if known is not None and known.following not in (0, before):
            number = known.following
        elif known is not None:  # a process was killed after this step, or still runs
            remember(database, msgspec.structs.replace(known, numbers=(*known.numbers, before, number)))
        await connection.exec_driver_sql(f"PRAGMA application_id = {number}")
    return Fence(number, name)


async def settle_number(engine: AsyncEngine, database: Path, number: int, holder: str, first: Known | None) -> None:
    """Let the small file accept this number and a following one, once the header in the file has it.

    holder: as for `take`. first: what the file says if it is not there yet; None: then it is not made, as only the bot
    itself makes it. Raises OSError.
    """
    known = recall(database) or first
    if known is None:
        return
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        [[busy, *_]] = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    _, following = numbers_from(holder)
    numbers = dict.fromkeys((*(known.numbers if busy else ()), number, following))
    first = first or known
    begun, application = known.begun or first.begun, first.application or known.application
    remember(database, Known(tuple(numbers), following, None, begun, application))
