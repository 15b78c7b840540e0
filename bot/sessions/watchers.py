"""The value of a member who watches a match without a seat."""

import msgspec

from bot.engine.game import Seat


class Watcher(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member who does not play in a match, and wants to know its end, or says who wins.

    Nobody but the watcher learns before the end who watches, and what they say.

    Attributes:
        locale: the language of the member's Discord when they last pressed a button of theirs; "": not known.
        told: whether a direct message is to tell them the end.
        pick: the seat that wins, as they say; None: they say nothing.
        worth: the points that this brings if it is right (`bot.sessions.play.watching.worth_of`).
        guild: the server in which they watch a match by letters; 0: that of the match.
        channel: the channel there in which they see it; 0: not known.
    """

    user: int
    name: str
    locale: str = ""
    told: bool = False
    pick: Seat | None = None
    worth: int = 0
    guild: int = 0
    channel: int = 0
