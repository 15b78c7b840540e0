"""Says what every table stores about members and servers, and how these data are exported and deleted.

This file names every column that could hold a member's id or name: all columns but Integer, Double and Boolean. A test
fails if a column is missing here, so that no new column is overlooked when a member is forgotten.

When a member is forgotten, finished matches stay, and a *former member* takes the member's place. The id of a former
member is negative, unlike Discord's ids, and tells only the seat. So the log of a match still says who did what, but
nobody can see that the same member played two matches. The stored name is "", and texts say "a former member".
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal

OUTSIDER = -1_000  # the id that replaces a member who had no seat in the match, such as a moderator
COUNCIL = -1_500  # the id that takes a member's place in a seat that a channel plays (`bot.sessions.play.council`)
COUNCILS = (COUNCIL, -1_501)  # the ids of two channels that play against each other
COUNCIL_NAME = (
    "The channel"  # under which this seat is stored; boards name it in the reader's language (`Words.player`)
)
PRIVATE_NAME = "A private channel"  # the same, of one that not all see who see the other one
FIRST_COMPUTER = -2_000  # the largest id of a computer player (`bot.sessions.computers`)
LESSON_CHANNEL = 1  # takes the place of a channel's id in the rows of lessons, which no channel shows
PUZZLE_CHANNEL = 2  # the same in the rows of puzzles that members solve
TODAYS_CHANNEL = 3  # the same in the rows of puzzles of the day
TRIED_CHANNEL = 4  # the same in the rows of turns that members try again
ALONE_CHANNEL = 5  # the same in the rows of matches that members play alone where the bot is no member
BASE = 36  # of the digits that ids of matches consist of
# Of matches that neither the figures for operators nor the list of a member's matches has. Matches alone are in both.
UNCOUNTED_CHANNELS = (LESSON_CHANNEL, PUZZLE_CHANNEL, TODAYS_CHANNEL, TRIED_CHANNEL)


def letters_channel(match_id: str) -> int:
    """Return what takes the place of a channel's id in the row of a match by letters. It is below 0, and its own."""
    return -1 - int(match_id, BASE)


def is_by_letters(channel: int) -> bool:
    """Return whether a match is played by letters: each member has its board in their conversation with the bot."""
    return channel < 0


def former(seat: int | None) -> int:
    """Return the id that replaces a forgotten member's id. seat: the member's seat; None if the member had none."""
    return OUTSIDER if seat is None else -1 - seat


def is_member(user: int) -> bool:
    """Return whether an id is that of a member. The bot asks, mentions, rates and ranks nobody else."""
    return user > 0


def is_computer(user: int) -> bool:
    """Return whether an id is that of a computer player."""
    return user <= FIRST_COMPUTER


def is_former(user: int) -> bool:
    """Return whether an id stands for a former member."""
    return FIRST_COMPUTER < user <= 0 and not is_council(user)


def is_council(user: int) -> bool:
    """Return whether an id stands for a channel that plays."""
    return user in COUNCILS


class Fate(Enum):
    """What happens to a member's rows when the member is forgotten."""

    NONE = "no row belongs to a member"
    GOES = "the member's rows are deleted"
    STAYS = "the rows stay, with a former member's id in the member's place"


@dataclass(frozen=True)
class Keeping:
    """What one table stores. Each attribute of type str lists columns, separated by spaces.

    Attributes:
        guild: which column leads to the server: `guild_id`, `match_id`, or `notice` (as JSON). None if the rows belong
            to members only. "none" if they belong to no member and no server.
        nothing: columns without data about members, such as times and ids of channels.
        user: columns with a member's id.
        name: columns with the member's display name.
        settings: columns with JSON of the member's settings.
        mentions: columns with JSON or text that may name members. `bot.storage.privacy` reads these columns.
        game: columns with values of the rules. They are not exported, because they can contain hidden positions.
        mark: columns with a hash of a member's id, which recognizes a forgotten member until the day is over.
        traces: columns with ids by which Discord could find the member. They are emptied when the member is forgotten.
        about: columns with the id of another member, whom the row is about. The row also goes if that one is forgotten,
            but is in no export of theirs.
        text: columns with what the member has written.
        csv: whether the table is in the export for a server's owner.
    """

    fate: Fate = Fate.NONE
    guild: Literal["guild_id", "match_id", "notice", "none"] | None = None
    nothing: str = ""
    user: str = ""
    name: str = ""
    settings: str = ""
    mentions: str = ""
    game: str = ""
    mark: str = ""
    traces: str = ""
    about: str = ""
    text: str = ""
    csv: bool = False

    @property
    def columns(self) -> frozenset[str]:
        of_members = (self.user, self.name, self.settings, self.mentions, self.mark, self.traces, self.about, self.text)
        return frozenset(" ".join((self.nothing, self.game, *of_members)).split())

    @property
    def users(self) -> tuple[str, ...]:
        return tuple(self.user.split())

    @property
    def goes_with(self) -> tuple[str, ...]:
        """The columns with the ids of those with whom a row goes, if its fate is to go."""
        return (*self.users, *self.about.split())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.name.split())


_BOARD = "board_message_id board_channel_id board_posted_at board_shown_at board_told"

KEEPING: dict[str, Keeping] = {
    "matches": Keeping(
        Fate.STAYS,
        "guild_id",
        nothing=f"id game guild_id channel_id phase locale scoreboard {_BOARD} created_at updated_at",
        user="host_id",
        game="options seed state outcome",
        csv=True,
    ),
    "stamps": Keeping(guild="match_id", nothing="match_id drawn_by drawn_until"),
    "leftovers": Keeping(guild="match_id", nothing="match_id message channel_id kind at"),
    # A row with a user below 0 is a board for spectators, or one of a channel that plays: it goes with their server
    # (`leaving.drop_spectators`).
    "letters": Keeping(
        Fate.GOES, "match_id", nothing="match_id channel_id message_id posted_at shown_at", user="user_id"
    ),
    "letter_codes": Keeping(guild="match_id", nothing="code match_id until"),
    "seats": Keeping(Fate.STAYS, "match_id", nothing="match_id score", user="user_id", name="name", csv=True),
    "log": Keeping(
        Fate.STAYS,
        "match_id",
        nothing="match_id kind step at",
        user="user_id",
        mentions="notation",  # entries of the kind "seat": the ids of the old and the new user, and a reason
        game="events state",
        traces="interaction_id",
    ),
    "archives": Keeping(guild="match_id", nothing="match_id", game="entries"),
    "honours": Keeping(
        Fate.GOES,
        "guild_id",
        nothing="guild_id game board period value total match_id ended_at",
        user="user_id",
        name="name",
        csv=True,
    ),
    "honour_counts": Keeping(guild="guild_id", nothing="guild_id game board period value"),
    "boards": Keeping(guild="guild_id", nothing="guild_id game board newest_at"),
    "seasons": Keeping(guild="guild_id", nothing="guild_id game began_at closed_at", csv=True),
    "ratings": Keeping(Fate.GOES, "guild_id", nothing="guild_id game", user="user_id", csv=True),
    # These rows stay, because the ratings of other members are computed from them.
    "rating_changes": Keeping(Fate.STAYS, "guild_id", nothing="match_id guild_id game ended_at", user="user_id"),
    "feats": Keeping(
        Fate.GOES, "guild_id", nothing="guild_id game feat number match_id ended_at", user="user_id", csv=True
    ),
    "left_out": Keeping(Fate.GOES, user="user_id"),
    "deadlines": Keeping(guild="match_id", nothing="match_id kind due claimed_until"),
    "guilds": Keeping(guild="guild_id", nothing="guild_id settings"),
    "members": Keeping(Fate.GOES, user="user_id", settings="settings"),  # may have ids of those whom the member blocks
    "turns": Keeping(
        Fate.GOES,
        "guild_id",
        nothing="match_id guild_id at due time_left remind_at claimed_until handed_at handed_to",
        user="user_id",
    ),
    "pauses": Keeping(Fate.GOES, "guild_id", nothing="match_id at guild_id until", user="user_id"),
    "terms": Keeping(guild="match_id", nothing="match_id", mentions="terms"),
    "notices": Keeping(guild="notice", nothing="id due claimed_until handed_at handed_to", mentions="notice"),
    "troubles": Keeping(guild="guild_id", nothing="guild_id channel_id told_at"),
    "secrets": Keeping(guild="none", nothing="name secret"),
    "shards": Keeping(guild="none", nothing="holder identified"),
    "reach": Keeping(guild="none", nothing="reached_at away_since away_until"),
    "notes": Keeping(guild="none", nothing="name note"),
    "daily_days": Keeping(guild="none", nothing="due claimed_until"),
    "dailies": Keeping(Fate.GOES, nothing="game match_id opened_at", user="user_id"),
    "daily_places": Keeping(Fate.GOES, "guild_id", nothing="game guild_id", user="user_id"),
    "spent_dailies": Keeping(guild="none", nothing="game", mark="mark"),
    "daily_pars": Keeping(guild="none", nothing="game par"),
    # A member's request deletes those of their matches (`bot.storage.puzzles.drop_of`).
    "puzzles": Keeping(guild="guild_id", nothing="id game guild_id match_id motif at", game="position answer"),
    "puzzle_tries": Keeping(Fate.GOES, nothing="puzzle_id game at", user="user_id"),
    "puzzle_ratings": Keeping(Fate.GOES, nothing="game", user="user_id"),
    "accuracies": Keeping(Fate.GOES, "match_id", nothing="match_id", user="user_id"),
    "match_notes": Keeping(Fate.GOES, "match_id", nothing="match_id", user="user_id", text="note"),
    "member_notes": Keeping(Fate.GOES, user="user_id", about="about_id", text="note"),
    "planned_turns": Keeping(Fate.GOES, "match_id", nothing="match_id why", user="user_id", text="moves"),
    "leagues": Keeping(
        guild="guild_id", nothing="id guild_id game rules phase begins_at ends_at due claimed_until", csv=True
    ),
    "league_members": Keeping(
        Fate.GOES, "guild_id", nothing="league_id guild_id joined_at", user="user_id", name="name"
    ),
    # These rows stay, because the tables of other members are computed from them.
    "league_seats": Keeping(
        Fate.STAYS, "guild_id", nothing="league_id guild_id left_at", user="user_id", name="name", csv=True
    ),
    "league_pairings": Keeping(
        guild="guild_id",
        nothing="league_id guild_id match_id channel_id opened_at closes_at others other_scores",
        csv=True,
    ),
    "league_messages": Keeping(guild="guild_id", nothing="league_id guild_id channel_id message_id tried_at shown"),
    "battle_homes": Keeping(guild="guild_id", nothing="league_id battle_id guild_id", csv=True),
    "battle_codes": Keeping(guild="guild_id", nothing="code guild_id game rules until"),
    "champion_looks": Keeping(guild="guild_id", nothing="guild_id due claimed_until asked"),
    "champions": Keeping(Fate.GOES, "guild_id", nothing="guild_id role_id state", user="user_id"),
    "departures": Keeping(guild="guild_id", nothing="guild_id due claimed_until"),
}
