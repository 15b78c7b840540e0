"""The statements that write leaderboard lines, ratings and feats: upserts that add to what is stored.

`upsert` is the dialect's own `insert`, which knows ON CONFLICT. A line asks only while it is written whether it may be
listed. So a member who is being left out at that moment is left out.
"""

from typing import Any

from sqlalchemy import bindparam, case, exists, literal_column, not_, or_
from sqlalchemy.sql.dml import UpdateBase

from bot.storage.schema import boards, feats, honours, left_out, ratings, seasons
from bot.storage.upserts import Upsert

# The columns that tell of the match from which a line's value comes.
_OF_THE_MATCH = ("total", "turns", "undos", "match_id", "ended_at")


def best_line(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a line that keeps the highest value, and of equal ones the first."""
    line = _line(upsert)
    better = line.excluded.value > honours.c.value
    kept = {
        name: case((better, line.excluded[name]), else_=honours.c[name]) for name in ("value", "ranked", *_OF_THE_MATCH)
    }
    return _upserted(line, kept)


def sum_line(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a line that adds values up. Its match is the newest that added something."""
    line = _line(upsert)
    more = line.excluded.value > literal_column("0")  # a literal, as rows have no parameter for it
    kept = {name: case((more, line.excluded[name]), else_=honours.c[name]) for name in _OF_THE_MATCH}
    added = {
        "value": honours.c.value + line.excluded.value,
        "ranked": or_(honours.c.ranked, line.excluded.ranked),
    }
    return _upserted(line, {**kept, **added})


def newest_line(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a line that keeps the newest value."""
    line = _line(upsert)
    return _upserted(line, {name: line.excluded[name] for name in ("value", "ranked", *_OF_THE_MATCH)})


def _line(upsert: Upsert) -> Any:
    # A separate parameter: those of columns can only be used for inserted values.
    asked = exists().where(left_out.c.user_id == bindparam("member"))
    return upsert(honours).values(listed=not_(asked))


def _upserted(line: Any, kept: dict[str, Any]) -> UpdateBase:
    statement: UpdateBase = line.on_conflict_do_update(
        index_elements=list(honours.primary_key.columns),
        set_={**kept, "name": line.excluded.name, "played": honours.c.played + line.excluded.played},
    )
    return statement


def board(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a board, which notes when it got its newest line."""
    row = upsert(boards)
    statement: UpdateBase = row.on_conflict_do_update(
        index_elements=list(boards.primary_key.columns), set_={"newest_at": row.excluded.newest_at}
    )
    return statement


def season(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a season."""
    row = upsert(seasons)
    statement: UpdateBase = row.on_conflict_do_update(
        index_elements=list(seasons.primary_key.columns), set_={"closed_at": row.excluded.closed_at}
    )
    return statement


def rating(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a rating."""
    row = upsert(ratings)
    statement: UpdateBase = row.on_conflict_do_update(
        index_elements=list(ratings.primary_key.columns),
        set_={name: row.excluded[name] for name in ("mu", "sigma", "played")},
    )
    return statement


def feat(upsert: Upsert) -> UpdateBase:
    """Return the upsert of a feat, which keeps the furthest, and of equal ones the first."""
    row = upsert(feats)
    further = row.excluded.number > feats.c.number
    kept = {
        name: case((further, row.excluded[name]), else_=feats.c[name]) for name in ("number", "match_id", "ended_at")
    }
    statement: UpdateBase = row.on_conflict_do_update(
        index_elements=list(feats.primary_key.columns), set_={**kept, "times": feats.c.times + row.excluded.times}
    )
    return statement
