"""The tables, for both SQLite and PostgreSQL. A change needs a migration too (a test compares the two).

Long because all tables are in one place; `bot.storage.keeping` says for each column how it is deleted.

Times are whole milliseconds since 1970 in UTC. Ids of users, guilds, channels, messages and interactions are Discord's.
Blobs are msgpack of the games' own values (`bot.sessions.packing`), which the database does not read.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    literal_column,
    not_,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _index_where(where: ColumnElement[bool], name: str, *columns: ColumnElement[Any], unique: bool = False) -> None:
    """Add an index of the rows for which `where` is true."""
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


OPEN_PHASES = ("lobby", "playing")
OVER_PHASES = ("over", "cancelled")

# One row for each match: its snapshot.
matches = Table(
    "matches",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("solo", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("locale", String(20), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("scoreboard", String(60), nullable=False),
    Column("seed", String(20)),  # decimal: it has 64 bits without a sign, one more than an INTEGER
    Column("rules_version", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("outcome", LargeBinary),
    Column("board_message_id", BigInteger),
    Column("board_channel_id", BigInteger, nullable=False),
    Column("board_version", Integer, nullable=False),
    Column("board_posted_at", BigInteger),
    Column("board_shown_at", BigInteger),
    Column("board_mover", Integer),
    Column("board_told", BigInteger, nullable=False),  # bit n: seat n
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

# Every query for open or closed matches uses these conditions. With parameters instead of literals, SQLite would not
# use the indexes below, and would read every match.
is_open = matches.c.phase.in_([literal_column(f"'{phase}'") for phase in OPEN_PHASES])
is_over = matches.c.phase.in_([literal_column(f"'{phase}'") for phase in OVER_PHASES])
_open_table = and_(is_open, not_(matches.c.solo))
_open_solo = and_(is_open, matches.c.solo)

# They ensure one open match in a channel, even if two processes open one at the same time.
_index_where(_open_table, "uq_matches_open_table", matches.c.channel_id, matches.c.game, unique=True)
_index_where(_open_solo, "uq_matches_open_solo", matches.c.channel_id, matches.c.game, matches.c.host_id, unique=True)
# Matches of a guild that were played to the end, by age.
_index_where(matches.c.phase == "over", "ix_matches_played", matches.c.guild_id, matches.c.updated_at)
# Hosts, who may have no seat. Only of closed matches: otherwise each move would write to the index.
_index_where(is_over, "ix_matches_host_id", matches.c.host_id)
_index_where(matches.c.board_version < matches.c.version, "ix_matches_behind", matches.c.updated_at)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("present", Boolean, nullable=False),
    Column("undos", Integer, nullable=False),
    # filled in when the match is over, for seats that count
    Column("place", Integer),
    Column("score", BigInteger),
    Column("won", Boolean),  # NULL if nothing could be won
)
Index("ix_seats_user_id", seats.c.user_id)

# The history of matches. An undo is an entry too, so nothing is deleted while a match is open. When it is over, its row
# in `archives` replaces all entries but the last.
log = Table(
    "log",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("notation", String(60), nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("state", LargeBinary),
    Column("rules_version", Integer, nullable=False),
    # `bot.sessions.change.Head`: the version from whose state the step was made, whether undo may not take it back, the
    # seat that made it, and its notation. An undo copies these from the entry that it returns to.
    Column("parent", Integer),
    Column("sealed", Boolean, nullable=False),
    Column("mover", Integer),
    Column("step", String(60), nullable=False),
    Column("interaction_id", BigInteger),
    Column("at", BigInteger, nullable=False),
)
Index("uq_log_interaction_id", log.c.interaction_id, unique=True)
# These two find what the log stores about a member: the member's own entries, and entries of the kind "seat", whose
# notation has user ids.
Index("ix_log_user_id", log.c.user_id)
_index_where(log.c.kind == "seat", "ix_log_changed_seats", log.c.match_id)

# The entries of a finished match that undo did not take back, with their states. `bot.sessions.memory.archive` knows
# the formats. An archive does not say who the members were.
archives = Table(
    "archives",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("entries", LargeBinary, nullable=False),
)

# Leaderboards: a line for each member on each board of a guild and season, in three periods: the whole season ("all"),
# a month ("2026-11") and a week ("2026-W47"). `bot.sessions.leaderboards` explains the numbers. No foreign key to
# matches, because deleting a match would then search these lines.
honours = Table(
    "honours",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("board", String(60), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("period", String(8), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("total", BigInteger),
    Column("turns", Integer, nullable=False),
    Column("undos", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("match_id", String(12), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("ranked", Boolean, nullable=False),  # the member has earned a rank
    Column("listed", Boolean, nullable=False),  # the member has not asked to be left out
)
shown = and_(honours.c.ranked, honours.c.listed)
# In the order in which a leaderboard is read. The last two columns are always true here, but without them SQLite would
# look them up line by line to count a rank.
_index_where(
    shown,
    "ix_honours_rank",
    honours.c.guild_id,
    honours.c.game,
    honours.c.board,
    honours.c.season,
    honours.c.period,
    honours.c.value.desc(),
    honours.c.ended_at,
    honours.c.user_id,
    honours.c.ranked,
    honours.c.listed,
)
Index("ix_honours_user_id", honours.c.user_id, honours.c.guild_id)

# How many shown lines have each value. Triggers on `honours` update it (`bot.storage.counted_honours`). A rank is a sum
# over values, because counting lines would take milliseconds in a large server.
honour_counts = Table(
    "honour_counts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("board", String(60), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("period", String(8), primary_key=True),
    Column("value", BigInteger, primary_key=True, autoincrement=False),
    Column("lines", Integer, nullable=False),
)

# The boards that have a line, and when they got their newest. Without this table, all lines would have to be read.
boards = Table(
    "boards",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("board", String(60), primary_key=True),
    Column("newest_at", BigInteger, nullable=False),
)

# The seasons that an owner began or closed. Without a row, season 1 is open.
seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", BigInteger),
    Column("closed_at", BigInteger),
)

# Members' ratings, in openskill's numbers. They are written in the transaction that ends a match.
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
)

Index("ix_ratings_user_id", ratings.c.user_id)

# How each rated match changed the ratings, in the order of `number` (1, 2, ... in a guild, game and season), so that
# they can be recomputed. A forgotten member's rating before a match is known only from here.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("season", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)
# If two processes rate at the same time, both use the same number, and the second is refused.
Index(
    "uq_rating_changes_number",
    rating_changes.c.guild_id,
    rating_changes.c.game,
    rating_changes.c.season,
    rating_changes.c.number,
    rating_changes.c.seat,
    unique=True,
)
Index("ix_rating_changes_user_id", rating_changes.c.user_id, rating_changes.c.guild_id)

# Feats, which earn badges: a member's highest `number` of each kind.
feats = Table(
    "feats",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("feat", String(30), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("times", Integer, nullable=False),
    Column("match_id", String(12), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

Index("ix_feats_user_id", feats.c.user_id)

# Members who asked to be left out of all leaderboards of all guilds.
left_out = Table(
    "left_out",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    # The end of a claim. Then the row is due again, because the process that claimed it has probably crashed.
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_deadlines_due", deadlines.c.due)

# Settings are JSON of frozen values with defaults, so a new setting needs no migration.
guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

# One row for each taken seat of a match in play: whether it is to move, since when, when to remind. So the list of
# matches that wait for a member or for others is read without finished matches.
turns = Table(
    "turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("to_move", Boolean, nullable=False),
    # `bot.sessions.pace.TurnClock` of a seat that is to move; else 0, 0, NULL, NULL, false
    Column("since", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("time_left", BigInteger),
    Column("undone", Boolean, nullable=False),
    Column("remind_at", BigInteger),
    Column("reminded", Integer, nullable=False),  # reminders sent for this turn
    Column("attempts", Integer, nullable=False),  # attempts to send the next reminder
    Column("muted", Boolean, nullable=False),  # no reminders for this turn
    Column("claimed_until", BigInteger, nullable=False),
    Column("handed_at", BigInteger),  # when the next reminder went to Discord; NULL again when its result is stored
)
Index("ix_turns_user_id", turns.c.user_id, turns.c.at)
_index_where(turns.c.remind_at.is_not(None), "ix_turns_remind_at", turns.c.remind_at)

# The terms of matches, as JSON of `bot.sessions.pace.Terms`. No row: the default terms.
terms = Table(
    "terms",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("terms", Text, nullable=False),
)

# Notices until they are sent. notice: JSON of `bot.sessions.notices.Notice`.
notices = Table(
    "notices",
    metadata,
    Column("id", String(25), primary_key=True),
    Column("notice", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("handed_at", BigInteger),  # when it went to Discord; NULL again when its result is stored
)
Index("ix_notices_due", notices.c.due)

# Channels in which posting failed, and about which the server's owner was told. A successful post deletes the row.
troubles = Table(
    "troubles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("told_at", BigInteger, nullable=False),
)

# The installation's secrets: the one that daily seeds are made from, and the id of the process that last wrote.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(64), nullable=False),
)

# Days (since 1970, in UTC) with a daily that are not closed yet.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_daily_days_due", daily_days.c.due)

# Each member's daily of a game and day, in all servers. No foreign key: the row is stored before its match.
dailies = Table(
    "dailies",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", String(12), nullable=False),
)
Index("ix_dailies_user_id", dailies.c.user_id)

# The servers in which a member opened the daily: it counts on their leaderboards.
daily_places = Table(
    "daily_places",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("shared", Boolean, nullable=False),  # the member shared the result in this server
    Column("counted", Boolean, nullable=False),  # the result is on this server's leaderboards
)
Index("ix_daily_places_user_id", daily_places.c.user_id)

# Dailies of members who were forgotten before the day was closed, so that they cannot play again on that day.
# mark: see `bot.storage.dailies.mark_of`.
spent_dailies = Table(
    "spent_dailies",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("mark", String(64), primary_key=True),
)

# Servers that the bot has left, and when their data will be deleted.
departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_departures_due", departures.c.due)
