"""What a member asks for when they begin a match: in a channel, by letters, or alone."""

from typing import Any

import msgspec

from bot.sessions.model import Member
from bot.sessions.pace import Pace
from bot.sessions.play.company import Company


class NewMatch(msgspec.Struct, frozen=True):
    """A match that a member asks for.

    Attributes:
        options: those of the game.
        pace: how long a turn may take if several members play; None: as long as in a match without a choice.
        computers: the computer players at the table.
        guest: the member who is challenged.
        council: if the channel plays a seat, for how many hours each of its votes lasts; 0: it plays none.
    """

    options: Any
    pace: Pace | None = None
    computers: Company | None = None
    guest: Member | None = None
    council: int = 0
