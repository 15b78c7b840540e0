"""Triggers that count the rows of `honours` (the lines of leaderboards) in the table `honour_counts`.

A migration creates the triggers from this file, so this file must not change. New triggers need a new file.
"""

from collections.abc import Sequence

_KEY = ("guild_id", "game", "board", "season", "period", "value")
_COLUMNS = ", ".join(_KEY)
_CHANGED = " OR ".join(f"OLD.{name} <> NEW.{name}" for name in ("value", "ranked", "listed"))


def _more() -> str:
    values = ", ".join(f"NEW.{name}" for name in _KEY)
    return (
        f"INSERT INTO honour_counts ({_COLUMNS}, lines) VALUES ({values}, 1)"
        f" ON CONFLICT ({_COLUMNS}) DO UPDATE SET lines = honour_counts.lines + 1;"
    )


def _fewer() -> str:
    same = " AND ".join(f"{name} = OLD.{name}" for name in _KEY)
    return (
        f"UPDATE honour_counts SET lines = lines - 1 WHERE {same};"
        f" DELETE FROM honour_counts WHERE {same} AND lines <= 0;"
    )


# SQLite needs a trigger for each kind of statement.
_SQLITE = (
    f"CREATE TRIGGER honours_inserted AFTER INSERT ON honours WHEN NEW.ranked AND NEW.listed BEGIN {_more()} END",
    f"CREATE TRIGGER honours_hidden AFTER UPDATE ON honours WHEN OLD.ranked AND OLD.listed AND ({_CHANGED})"
    f" BEGIN {_fewer()} END",
    f"CREATE TRIGGER honours_shown AFTER UPDATE ON honours WHEN NEW.ranked AND NEW.listed AND ({_CHANGED})"
    f" BEGIN {_more()} END",
    f"CREATE TRIGGER honours_deleted AFTER DELETE ON honours WHEN OLD.ranked AND OLD.listed BEGIN {_fewer()} END",
)
_POSTGRESQL = (
    "CREATE FUNCTION count_honours() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    f" IF TG_OP = 'UPDATE' AND NOT ({_CHANGED}) THEN RETURN NULL; END IF;"
    f" IF TG_OP <> 'INSERT' AND OLD.ranked AND OLD.listed THEN {_fewer()} END IF;"
    f" IF TG_OP <> 'DELETE' AND NEW.ranked AND NEW.listed THEN {_more()} END IF;"
    " RETURN NULL; END $$",
    "CREATE TRIGGER honours_counted AFTER INSERT OR UPDATE OR DELETE ON honours"
    " FOR EACH ROW EXECUTE FUNCTION count_honours()",
)


def triggers(dialect: str) -> Sequence[str]:
    """Return the statements that create the triggers on "sqlite" or "postgresql"."""
    return _SQLITE if dialect == "sqlite" else _POSTGRESQL
