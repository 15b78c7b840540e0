"""The type of a row of `planned_turns`. It needs no database."""

import msgspec


class PlannedRow(msgspec.Struct, frozen=True):
    """A row of `planned_turns`."""

    match_id: str
    seat: int
    number: int
    user_id: int
    since: int
    moves: str
    whole: bool
    least: int
    careful: bool
    why: str
