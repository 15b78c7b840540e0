"""The modes of Gembatan."""

from enum import Enum

from bot.engine.game import SeatRange


class Mode(Enum):
    TABLE = "table"  # Two to four seats play against each other.
    DAILY = "daily"  # One seat has some turns on a board that was begun for it. Others see the board after the end.


SEATS = {Mode.TABLE: SeatRange(2, 4), Mode.DAILY: SeatRange(1, 1)}
DAILY_TURNS = 3
