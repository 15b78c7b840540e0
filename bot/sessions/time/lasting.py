"""Tells whether a turn goes on that has taken several steps.

Each step starts the seat's clock anew, and no game says where a turn ends. A turn is over when another seat is to move,
which the positions in the log show.
"""

import logging
from collections.abc import Mapping

from bot.engine.game import Seat
from bot.errors import StorageError
from bot.sessions.database import Database
from bot.sessions.model import Match
from bot.sessions.packing import Packing
from bot.storage import reads

logger = logging.getLogger(__name__)


class LastingTurns:
    """Reads how long turns last."""

    def __init__(self, database: Database, packings: Mapping[str, Packing]) -> None:
        self._database = database
        self._packings = packings

    async def goes_on(self, match: Match, seat: Seat, since: int) -> bool:
        """Return whether the seat has been to move ever since a version, whoever played it. Raises NotKept.

        since: `TurnClock.since` of the turn's first step, or of a later one. If a position is unreadable, the turn
        counts as over.
        """
        clock = match.clock_of(seat)
        if clock is None:
            return False
        packing = self._packings[match.game]
        for version in range(since + 1, clock.since + 1):
            row = await self._database.read(reads.log_entry, match.id, version)
            try:
                state = None if row is None else packing.state_of(row)
            except StorageError as problem:
                logger.error("It is not known where a turn of match %s ends: %s", match.id, problem)
                return False
            if state is None or seat not in packing.game.to_move(state):
                return False
        return True
