"""The turns that members plan while others are to move."""

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec

from bot.engine.game import AnyGame, Seat
from bot.storage.planned_row import PlannedRow

MOST_TURNS = 3  # the most turns that a member plans in a match
MOST_MOVES = 30  # the most moves of one planned turn
BETWEEN = "; "  # stands between two moves of a row; no move's notation contains this text

# Why the bot has withdrawn a planned turn. revealed, illegal, points: as in `bot.engine.planning.Objection`.
# undo: the turn came back by an undo. seat: another player got the seat. unfinished: no move had ended the turn.
# restored: a backup was restored since. left: the member has left the server. offered: others may take the seat.
Why = Literal["", "revealed", "illegal", "points", "undo", "seat", "unfinished", "restored", "left", "offered"]


class PlannedTurn(msgspec.Struct, frozen=True):
    """A turn that a member has planned for their seat. Nobody else may learn of it.

    Attributes:
        number: 0 for the turn that is played first.
        since: the version of the match whose position the member saw last.
        moves: in canonical notation.
        whole: whether the moves end the turn. Otherwise the member has not finished planning it.
        least: how many points the turn must make.
        careful: whether nothing at all may be revealed before it is played (`Plannable.upsets`).
        why: why the bot has withdrawn it; "" while it is planned.
    """

    seat: Seat
    number: int
    user: int
    since: int
    moves: tuple[str, ...]
    whole: bool
    least: int
    careful: bool = False
    why: Why = ""

    def parsed(self, game: AnyGame) -> tuple[Any, ...]:
        """Return the moves as values."""
        return tuple(game.parse(move) for move in self.moves)


Plans = tuple[PlannedTurn, ...]


def of_seat(plans: Plans, seat: Seat) -> Plans:
    """Return the turns that are planned for a seat, in the order in which they are to be played."""
    return tuple(one for one in plans if one.seat == seat and not one.why)


def withdrawn(plans: Plans, user: int) -> PlannedTurn | None:
    """Return the turn of a member that the bot has withdrawn since their last move; None if there is none."""
    return next((one for one in plans if one.user == user and one.why), None)


def without(plans: Plans, seat: Seat) -> Plans:
    """Return the plans without all those of a seat, also what the bot has withdrawn."""
    return tuple(one for one in plans if one.seat != seat)


def plans_of(rows: Iterable[PlannedRow]) -> Plans:
    """Return what rows say, without those whose reason is unknown, as a newer version of the bot has written them."""
    return tuple(
        PlannedTurn(
            Seat(row.seat),
            row.number,
            row.user_id,
            row.since,
            tuple(row.moves.split(BETWEEN)),
            row.whole,
            row.least,
            row.careful,
            msgspec.convert(row.why, Why),
        )
        for row in rows
        if row.why in get_args(Why)
    )


def rows_of(match_id: str, plans: Plans) -> tuple[PlannedRow, ...]:
    """Return the rows of the turns that are planned in a match."""
    return tuple(
        PlannedRow(
            match_id,
            one.seat,
            one.number,
            one.user,
            one.since,
            BETWEEN.join(one.moves),
            one.whole,
            one.least,
            one.careful,
            one.why,
        )
        for one in plans
    )
