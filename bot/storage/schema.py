"""The tables, for both SQLite and PostgreSQL. Each change of this file also needs a migration.

Long because all tables are in one place.

Times are whole milliseconds since 1970 in UTC. Ids of users, guilds, channels, messages and interactions are Discord's.
LargeBinary columns are values of a game, packed as msgpack by `bot.sessions.packing`.
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
    or_,
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

# Each match as it is now.
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
    Column("seed", String(20)),  # a decimal number, because an unsigned 64-bit number does not fit into BigInteger
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
    Column("board_told", BigInteger, nullable=False),  # bit n: whether the board has told seat n of its turn
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

# All queries for open or closed matches use these conditions. They contain literals, because SQLite uses the indexes
# below only for literals.
is_open = matches.c.phase.in_([literal_column(f"'{phase}'") for phase in OPEN_PHASES])
is_over = matches.c.phase.in_([literal_column(f"'{phase}'") for phase in OVER_PHASES])
_open_table = and_(is_open, not_(matches.c.solo))
_open_solo = and_(is_open, matches.c.solo)
# Each of these two conditions has an index. `is_open` has none.
open_halves = (_open_table, _open_solo)

is_among_several = or_(matches.c.guild_id != 0, matches.c.channel_id < 0)  # of a server, or by letters

# In a channel, these unique indexes allow one open match of each game, and one open solo match of each game and host.
_index_where(_open_table, "uq_matches_open_table", matches.c.channel_id, matches.c.game, unique=True)
_index_where(_open_solo, "uq_matches_open_solo", matches.c.channel_id, matches.c.game, matches.c.host_id, unique=True)
_index_where(matches.c.phase == "over", "ix_matches_played", matches.c.guild_id, matches.c.updated_at)
# Finds closed matches of a host without a seat. If it held open matches, each move would write to it.
_index_where(is_over, "ix_matches_host_id", matches.c.host_id)
_index_where(matches.c.board_version < matches.c.version, "ix_matches_behind", matches.c.updated_at)

# What several processes of one bot must know of a match (`bot.storage.stamps`). One process alone writes no rows here.
stamps = Table(
    "stamps",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("stamp", Integer, nullable=False),  # how many changes of the match processes have stored
    Column("drawn_by", String(16)),  # the random name of the process that draws the board now
    Column("drawn_until", BigInteger, nullable=False),  # when another process may draw it, because that one has died
)

# What stands in Discord for a match beside its board: earlier boards that are to be put away, lines that have replaced
# earlier boards, posts of which it is not known whether they arrived, and messages that call seats to their turns. A
# row says whether the board is in words.
leftovers = Table(
    "leftovers",
    metadata,
    # An older process that shares the database deletes matches without knowing of this table.
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("message", String(40), primary_key=True),  # the message's id; of a post in doubt, "n" and its nonce
    Column("channel_id", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),  # see `bot.storage.leftovers`
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
_index_where(leftovers.c.kind != "line", "ix_leftovers_waiting", leftovers.c.at)

# The boards of a match by letters: one for each member, in their conversation with the bot.
letters = Table(
    "letters",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # from 0, in the order in which the members came
    Column("channel_id", BigInteger, nullable=False),  # the conversation; 0: it is not known yet
    Column("message_id", BigInteger),
    Column("wanted", Integer, nullable=False),  # the newest version of the match that the member is to see
    Column("version", Integer, nullable=False),  # the one that the message shows
    Column("posted_at", BigInteger),
    Column("shown_at", BigInteger),
)
Index("ix_letters_user_id", letters.c.user_id)

# Codes by which members join a match by letters.
letter_codes = Table(
    "letter_codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("ix_letter_codes_match_id", letter_codes.c.match_id)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("present", Boolean, nullable=False),
    Column("undos", Integer, nullable=False),
    # These columns are NULL while the match goes on, and for seats without a result.
    Column("place", Integer),
    Column("score", BigInteger),
    Column("won", Boolean),  # also NULL if nothing could be won
)
Index("ix_seats_user_id", seats.c.user_id)

# The entries of matches. An undo adds an entry and deletes none. After the end of a match, a row of `archives` replaces
# all entries of the match except the last.
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
    # `bot.sessions.change.Head` explains `parent`, `sealed`, `mover` and `step`.
    Column("parent", Integer),
    Column("sealed", Boolean, nullable=False),
    Column("mover", Integer),
    Column("step", String(60), nullable=False),
    Column("interaction_id", BigInteger),
    Column("at", BigInteger, nullable=False),
)
Index("uq_log_interaction_id", log.c.interaction_id, unique=True)
# These two indexes find what the log stores about a member. Entries of the kind "seat" have user ids in their notation.
Index("ix_log_user_id", log.c.user_id)
_index_where(log.c.kind == "seat", "ix_log_changed_seats", log.c.match_id)

# The log of a finished match, without members' ids and without steps that were taken back.
# `bot.sessions.memory.archive` reads and writes it.
archives = Table(
    "archives",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("entries", LargeBinary, nullable=False),
)

# The lines of leaderboards. A period is the whole season ("all"), a month ("2026-11") or a week ("2026-W47").
# `bot.sessions.leaderboards` explains the columns with numbers. `match_id` is no foreign key, because each deletion of
# a match would then search this large table.
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
    Column("ranked", Boolean, nullable=False),  # whether the member has earned a rank
    Column("listed", Boolean, nullable=False),  # false if the member asked to be left out of leaderboards
)
shown = and_(honours.c.ranked, honours.c.listed)
# The columns are in the order in which a leaderboard is sorted. Because of `ranked` and `listed`, SQLite can compute a
# rank from the index, without the table.
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

# The number of shown lines with each value. Triggers on `honours` update these numbers (`bot.storage.counted_honours`).
# A rank is 1 plus the sum of `lines` for all higher values. This is faster than counting `honours`.
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

# The leaderboards that have a line, and the time of their newest line.
boards = Table(
    "boards",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("board", String(60), primary_key=True),
    Column("newest_at", BigInteger, nullable=False),
)

# The seasons that a server's manager began or closed. If there is no row, season 1 is open.
seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", BigInteger),
    Column("closed_at", BigInteger),
)

# Members' ratings. The library openskill computes them.
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

# How each rated match changed the ratings, so that ratings can be computed again. `number` is the place of
# the match among the rated matches of a guild, game and season. Ratings of forgotten members are in this table only.
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
# If two processes rate at the same time, both use the same number, and this index refuses the second one.
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

# Feats: achievements that are shown as badges. A member has one row for each kind of feat, with the highest `number`.
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

# Members who asked to be left out of leaderboards in all guilds.
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
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_deadlines_due", deadlines.c.due)

# `settings` is JSON. A setting that is not stored has its default value, so a new setting needs no migration.
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

# One row for each taken seat of a match in play, so that queries for turns read no finished matches.
turns = Table(
    "turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("to_move", Boolean, nullable=False),
    # The next five columns are `bot.sessions.pace.TurnClock`; 0, 0, NULL, NULL, false for a seat that is not to move.
    Column("since", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("time_left", BigInteger),
    Column("undone", Boolean, nullable=False),
    Column("remind_at", BigInteger),
    Column("reminded", Integer, nullable=False),  # reminders sent for this turn
    Column("attempts", Integer, nullable=False),  # attempts to send the next reminder
    Column("muted", Boolean, nullable=False),  # true if the member wants no reminders for this turn
    Column("claimed_until", BigInteger, nullable=False),
    Column("handed_at", BigInteger),  # when the bot began to send the next reminder; NULL once the result is stored
    Column("handed_to", Text),  # where it may stand then: see `bot.sessions.time.doubts`
)
Index("ix_turns_user_id", turns.c.user_id, turns.c.at)
_index_where(turns.c.remind_at.is_not(None), "ix_turns_remind_at", turns.c.remind_at)

# For which times a holiday has stopped a member's clock in a match, or will (`bot.sessions.time.pauses`). Rows that
# ended more than a year ago no longer count, and go with the member's next row.
pauses = Table(
    "pauses",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("ix_pauses_match_id", pauses.c.match_id)

# What the members of a match agreed on, as JSON of `bot.sessions.pace.Terms`. Without a row, the defaults hold.
terms = Table(
    "terms",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("terms", Text, nullable=False),
)

# Notices that are not sent yet. `notice` is JSON of `bot.sessions.notices.Notice`.
notices = Table(
    "notices",
    metadata,
    Column("id", String(25), primary_key=True),
    Column("notice", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("handed_at", BigInteger),  # when the bot began to send the notice; NULL once the result is stored
    Column("handed_to", Text),  # where it may stand then: see `bot.sessions.time.doubts`
)
Index("ix_notices_due", notices.c.due)

# Channels in which a post failed, and when the bot told the server's owner. A successful post deletes the row.
troubles = Table(
    "troubles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("told_at", BigInteger, nullable=False),
)

# The secret that makes seeds of dailies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", String(64), nullable=False),
)

# Each shard that a process has served. `holder` is the random name of the last process (`bot.storage.lock`).
# `identified` has the times of its newest identifies, separated by blanks (`bot.storage.shards`).
shards = Table(
    "shards",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(16), nullable=False),
    Column("identified", Text, nullable=False),
)

# How long members could reach each shard (`bot.sessions.time.reach`). `shards` is how many shards the bot had then.
reach = Table(
    "reach",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("reached_at", BigInteger, nullable=False),  # when members could last reach it, as far as is known
    # The newest absence while its time is being given back; NULL once all matches have it.
    Column("away_since", BigInteger),
    Column("away_until", BigInteger),
)

# What all processes have to know about the bot's application in Discord (`bot.storage.shards`).
notes = Table(
    "notes",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("note", Text, nullable=False),
)

# The days with a daily that is not closed yet. `day` counts days since 1970 in UTC.
daily_days = Table(
    "daily_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_daily_days_due", daily_days.c.due)

# A daily is a private match that a member may play once a day in each game. `match_id` is no foreign key, because the
# row is stored before the match.
dailies = Table(
    "dailies",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", String(12), nullable=False),
    Column("own_day", Integer, nullable=False),  # the day in the member's zone when it was opened
    Column("opened_at", BigInteger, nullable=False),
    # How many turns the member has played, at least 1 if a move in the first turn stands; 0 if it was
    # cancelled. NULL until the match is over.
    Column("turns", Integer),
)
Index("ix_dailies_user_id", dailies.c.user_id)

# The servers in which a member opened a daily. The daily counts on the leaderboards of these servers.
daily_places = Table(
    "daily_places",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("shared", Boolean, nullable=False),  # whether the member shared the result in this server
    Column("counted", Boolean, nullable=False),  # whether the result is on this server's leaderboards
)
Index("ix_daily_places_user_id", daily_places.c.user_id)

# Dailies of open days that forgotten members have played, and cannot play again. `mark` is a hash of the member's id
# (`bot.storage.dailies.mark_of`).
spent_dailies = Table(
    "spent_dailies",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("mark", String(64), primary_key=True),
)

# What the hard computer player has scored in a day's daily (`bot.sessions.play.pars`).
daily_pars = Table(
    "daily_pars",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("par", BigInteger, nullable=False),
)

# Puzzles that are not in the files of the bot, and those of the files that somebody has solved or missed. `mu` and
# `sigma` are a puzzle's rating, as in `ratings`. `guild_id` is 0 if computer players have played the match.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id")),  # the members' match from which the position comes
    Column("position", Text, nullable=False),
    Column("answer", Text, nullable=False),  # the moves in notation, separated by commas
    Column("motif", String(20), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_puzzles_game", puzzles.c.game, puzzles.c.guild_id)
Index("ix_puzzles_match_id", puzzles.c.match_id)

# The puzzles that a member has opened. `puzzle_id` is no foreign key, because most puzzles are in files.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle_id", String(12), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean),  # NULL until the member has made a turn or has been shown the answer
)

# How well members solve puzzles of a game, in all servers. `mu` and `sigma` are as in `ratings`.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# How well members have played finished matches that they have had read. Only they see it. `rules_version` is that of
# the rules with which a match was read, and `review_version` is `bot.engine.review.VERSION` at that time.
accuracies = Table(
    "accuracies",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("accuracy", Integer),  # 0..100; NULL if the member had no choice, or if the match cannot be read
    Column("rules_version", Integer, nullable=False),
    Column("review_version", Integer, nullable=False),
)
Index("ix_accuracies_match_id", accuracies.c.match_id)

# What members have noted for themselves on a match, or on another member. Nobody else ever sees it.
match_notes = Table(
    "match_notes",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("note", Text, nullable=False),
)
Index("ix_match_notes_match_id", match_notes.c.match_id)

member_notes = Table(
    "member_notes",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("about_id", BigInteger, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
)
Index("ix_member_notes_about_id", member_notes.c.about_id)

# Turns that members have planned while others are to move, and those that the bot has withdrawn.
planned_turns = Table(
    "planned_turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is played first
    Column("user_id", BigInteger, nullable=False),
    Column("since", Integer, nullable=False),  # the version of the match whose position the member saw last
    Column("moves", Text, nullable=False),  # in canonical notation, with "; " between two moves
    Column("whole", Boolean, nullable=False),  # whether the moves end the turn
    Column("least", Integer, nullable=False),  # how many points the turn must make
    Column("careful", Boolean, nullable=False),  # whether nothing at all may be revealed before it
    Column("why", String(20), nullable=False),  # why the bot has withdrawn it; "" while it is planned
)
Index("ix_planned_turns_user_id", planned_turns.c.user_id)

# Leagues: in each of their seasons, the members of a division play a round robin or a Swiss. `rules` is JSON of
# `bot.sessions.leagues.model.Rules`. A row whose season is 0 is a cup: a knockout, or groups and a final table.
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Text, nullable=False),
    Column("phase", String(10), nullable=False),  # see `bot.sessions.leagues.model.Phase`
    Column("season", Integer, nullable=False),  # the one that is played, or that members join; 0: this is a cup
    Column("begins_at", BigInteger, nullable=False),  # when this season begins, or has begun
    Column("ends_at", BigInteger, nullable=False),  # when its last day ends; 0: it has not begun, or this is a cup
    Column("due", BigInteger),  # when to look at the league; NULL: never, because it is closed
    Column("claimed_until", BigInteger, nullable=False),
)
_is_open_league = and_(leagues.c.phase != literal_column("'closed'"), leagues.c.season > literal_column("0"))
_is_open_cup = and_(leagues.c.phase != literal_column("'closed'"), leagues.c.season == literal_column("0"))
_index_where(_is_open_league, "uq_leagues_open", leagues.c.guild_id, leagues.c.game, unique=True)
_index_where(_is_open_cup, "uq_leagues_open_cup", leagues.c.guild_id, leagues.c.game, unique=True)
Index("ix_leagues_due", leagues.c.due)

# The members of a league. Those who have left it have no row.
league_members = Table(
    "league_members",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("at_once", Integer, nullable=False),  # how many of their matches may be open at a time
    Column("joined_at", BigInteger, nullable=False),
    Column("place", Integer),  # in the order that is divided for the next season, from 1; NULL: they are new
    Column("leaves", Boolean, nullable=False),  # whether they play on in this season only
    Column("team", Integer),  # of a team battle: 0 for its first role, 1 for its second; NULL: this is none
)
Index("ix_league_members_user_id", league_members.c.user_id)

# Who plays in a season. `seat` is the number in the division, from 0, by which pairings name its members.
league_seats = Table(
    "league_seats",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("left_at", BigInteger),  # when they left during the season; NULL: they have not
)
Index("ix_league_seats_user_id", league_seats.c.user_id)

# The matches of a season. `match_id` is no foreign key, because the row is stored before the match.
league_pairings = Table(
    "league_pairings",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 0, in the order of the rounds
    Column("guild_id", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),  # from 1; in a cup, the number of the match in its series
    Column("first", Integer, nullable=False),  # the seat that begins
    Column("second", Integer, nullable=False),  # in a Swiss, the same seat again if it has a bye
    Column("match_id", String(12)),  # NULL: not opened yet
    Column("channel_id", BigInteger),  # where the match is to be opened; NULL: not known yet
    Column("opened_at", BigInteger),
    # In halves of a point; NULL: no result yet.
    Column("first_score", Integer),
    Column("second_score", Integer),
    Column("played", Boolean),  # false if who has no points has not answered
    Column("series", Integer),  # only in a cup: the number of the series or the group
    Column("closes_at", BigInteger),  # when that, or the round of a Swiss, ends at the latest; else NULL
    # Only in a cup at tables: the seats after the second, such as "4 7" or "", and their halves of a point.
    Column("others", Text),
    Column("other_scores", Text),
)
Index("ix_league_pairings_match_id", league_pairings.c.match_id)

# The messages about a season: those of its divisions, and for division 0 the one by which members join.
league_messages = Table(
    "league_messages",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),  # NULL: it is not known whether it was posted
    Column("tried_at", BigInteger, nullable=False),  # when the bot first tried to post it
    Column("shown", String(32), nullable=False),  # a hash of what it shows; "": nothing yet; "again": posted anew
)

# The second home of a battle of servers. Its row in `leagues` has a server, a channel and messages of its own, and is
# never due. Members, seats and pairings are those of the battle.
battle_homes = Table(
    "battle_homes",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True),
    Column("battle_id", ForeignKey("leagues.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
)
Index("ix_battle_homes_battle_id", battle_homes.c.battle_id, unique=True)

# Codes by which the managers of another server agree to a battle of servers. `guild_id` is the server that asks.
battle_codes = Table(
    "battle_codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Text, nullable=False),  # JSON as in `leagues`, of which only the first team is known
    Column("until", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)
Index("ix_battle_codes_guild_id", battle_codes.c.guild_id)

# Servers with a role for champions, and when to look who should have it.
champion_looks = Table(
    "champion_looks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("due", BigInteger),  # 0: at once; NULL: once the bot hears of new permissions
    Column("claimed_until", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),  # how often something has made it due, so that a look finds that out
    Column("refused", Boolean, nullable=False),  # whether the bot was not allowed to give or take the role
)
Index("ix_champion_looks_due", champion_looks.c.due)

# To whom the bot has given the role of champions. It takes the role from nobody else.
champions = Table(
    "champions",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("state", String(5), nullable=False),  # `bot.storage.champion_rows.RoleState`
)
Index("ix_champions_user_id", champions.c.user_id)

# Servers that the bot has left, and when their data will be deleted.
departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
)
Index("ix_departures_due", departures.c.due)
