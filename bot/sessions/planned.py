"""The turns that members plan while others are to move."""

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from bot.engine.game import AnyGame, Seat
from bot.storage.planned_row import PlannedRow

MOST_TURNS = 3  # the most turns that a member plans in a match
MOST_MOVES = 30  # the most moves of one planned turn
BETWEEN = "; "  # stands between two moves of a row; no move's notation contains this text

# What has become of a planned turn: the bot has played it, or this is why the bot has withdrawn it.
# revealed, illegal, points: as in `bot.engine.planning.Objection`.
# undo: the turn came back by an undo. seat: another player got the seat. unfinished: no move had ended the turn.
# restored: a backup was restored since. left: the member has left the server. offered: others may take the seat.
Why = Literal[
    "", "played", "revealed", "illegal", "points", "undo", "seat", "unfinished", "restored", "left", "offered"
]


class PlannedTurn(msgspec.Struct, frozen=True):
    """A turn that a member has planned for their seat. Nobody else may learn of it.

    Attributes:
        number: 0 for the turn that is played first. Those that were played have -1, the newest one, and less.
        since: the version of the match whose position the member saw last. If the turn was played: the one before it.
        moves: in canonical notation.
        whole: whether the moves end the turn. Otherwise the member has not finished planning it.
        least: how many points the turn must make.
        careful: whether nothing at all may be revealed before it is played (`Plannable.upsets`).
        why: what has become of it; "" while it is planned.
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
    return next((one for one in plans if one.user == user and one.why not in ("", "played")), None)


def without(plans: Plans, seat: Seat) -> Plans:
    """Return the plans without all those of a seat, also what the bot has played or withdrawn."""
    return tuple(one for one in plans if one.seat != seat)


def played_of(plans: Plans, seat: Seat) -> Plans:
    """Return the turns of a seat that the bot has played and its member may not know of, the oldest first."""
    return tuple(one for one in plans if one.seat == seat and one.why == "played")


def with_played(plans: Plans, turn: PlannedTurn, since: int) -> Plans:
    """Return the plans of a seat with a turn that the bot has played, without older ones than the newest MOST_TURNS.

    since: the version of the match before it.
    """
    known = (*played_of(plans, turn.seat), replace(turn, since=since, why="played"))[-MOST_TURNS:]
    numbered = (replace(one, number=number - len(known)) for number, one in enumerate(known))
    return (*without(plans, turn.seat), *numbered)


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
