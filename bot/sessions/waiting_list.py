"""The matches that wait for a member's move, as lists name them."""

import msgspec

from bot.errors import Named


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for at least one member's move."""

    match: str  # the id of the match
    game: str
    guild: int
    channel: int  # the id of the match's channel
    board_channel: int  # the id of the board message's channel
    board_message: int | None  # the id of the board message; None: no board was posted
    since: int  # when the oldest open turn began
    due: int | None  # when the first clock runs out; None: no clock runs
    who: Named  # the members to move, in the order of the seats
    company: Named  # those who play beside the member whose list this is, in the order of the seats
    unreachable: bool = False  # whether nobody can play the match, because its channel or the bot is gone


class WaitingList(msgspec.Struct, frozen=True):
    """The matches that wait for a member, and the matches that wait for others, each list oldest first."""

    mine: tuple[Waiting, ...]
    others: tuple[Waiting, ...]
