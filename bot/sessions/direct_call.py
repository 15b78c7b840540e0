"""The value by which a match notes that it has called a member directly."""

import msgspec

from bot.engine.game import Seat


class DirectCall(msgspec.Struct, frozen=True):
    """A direct message that calls a seat to a turn which no board shows (`bot.sessions.time.unshown`)."""

    seat: Seat
    since: int  # `TurnClock.since` of the turn
