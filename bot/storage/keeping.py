"""Says what every table stores about members and servers, how it is exported, and how it is deleted.

Every column that could hold a member's id or name (any but Integer, Double and Boolean) is named here, table by table.
A test refuses a table or column that is not named. So nothing new stays behind when a member is forgotten.

Finished matches stay whole: ids of *former members* replace the ids of members whose data were deleted. They are
negative, as Discord's never are. Within a match every seat has its own, so constraints hold and the log still says who
did what. Every match uses the same few ids, so nothing leads from one match to another, or back to the member. The
stored name is empty: readers see "a former member" in their own language.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal

# Replaces the id of somebody who acted in a match without a seat, for example a moderator.
OUTSIDER = -1_000


def former(seat: int | None) -> int:
    """Return the id that replaces a former member's in this seat; None: without a seat."""
    return OUTSIDER if seat is None else -1 - seat


def is_former(user: int) -> bool:
    """Return whether an id is a former member's. These are never asked, mentioned, rated or ranked."""
    return user <= 0


class Fate(Enum):
    """What happens to a member's rows when the member is forgotten."""

    NONE = "no row belongs to a member"
    GOES = "the member's rows are deleted"
    STAYS = "the rows stay, with a former member's id in the member's place"


@dataclass(frozen=True)
class Keeping:
    """What one table stores. Each text attribute except `guild` lists columns, separated by spaces.

    Attributes:
        nothing: columns without data about members: servers, channels, messages, matches, times, words of the rules.
        user: a member's id. name: that member's display name.
        settings: JSON of the member's settings.
        mentions: JSON or text that may name members; `bot.storage.privacy` reads it.
        game: the rules' own values, with seats and no members. Not exported, because positions have secrets.
        mark: a hash of a member's id, which recognizes a forgotten member for at most a day.
        traces: ids by which Discord could find the member; emptied when the member's rows stay.
        guild: how to find a server's rows: by a column, by their match, or in the notice's JSON. None: the rows
            belong to members only. "none": they belong to the installation.
        csv: whether the export for a server's owner has the table.
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
    csv: bool = False

    @property
    def columns(self) -> frozenset[str]:
        """Return all columns that these attributes name."""
        of_members = (self.user, self.name, self.settings, self.mentions, self.mark, self.traces)
        return frozenset(" ".join((self.nothing, self.game, *of_members)).split())

    @property
    def users(self) -> tuple[str, ...]:
        """Return the columns with members' ids."""
        return tuple(self.user.split())

    @property
    def names(self) -> tuple[str, ...]:
        """Return the columns with members' display names."""
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
    "seats": Keeping(Fate.STAYS, "match_id", nothing="match_id score", user="user_id", name="name", csv=True),
    "log": Keeping(
        Fate.STAYS,
        "match_id",
        nothing="match_id kind step at",
        user="user_id",
        mentions="notation",  # of entries of the kind "seat": "<user before>><user now> <why>"
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
    # other members' ratings are computed again from these
    "rating_changes": Keeping(Fate.STAYS, "guild_id", nothing="match_id guild_id game ended_at", user="user_id"),
    "feats": Keeping(
        Fate.GOES, "guild_id", nothing="guild_id game feat number match_id ended_at", user="user_id", csv=True
    ),
    "left_out": Keeping(Fate.GOES, user="user_id"),
    "deadlines": Keeping(guild="match_id", nothing="match_id kind due claimed_until"),
    "guilds": Keeping(guild="guild_id", nothing="guild_id settings"),
    "members": Keeping(Fate.GOES, user="user_id", settings="settings"),
    "turns": Keeping(
        Fate.GOES,
        "guild_id",
        nothing="match_id guild_id at due time_left remind_at claimed_until handed_at",
        user="user_id",
    ),
    "terms": Keeping(guild="match_id", nothing="match_id", mentions="terms"),
    "notices": Keeping(guild="notice", nothing="id due claimed_until handed_at", mentions="notice"),
    "troubles": Keeping(guild="guild_id", nothing="guild_id channel_id told_at"),
    "secrets": Keeping(guild="none", nothing="name secret"),
    "daily_days": Keeping(guild="none", nothing="due claimed_until"),
    "dailies": Keeping(Fate.GOES, nothing="game match_id", user="user_id"),
    "daily_places": Keeping(Fate.GOES, "guild_id", nothing="game guild_id", user="user_id"),
    "spent_dailies": Keeping(guild="none", nothing="game", mark="mark"),
    "departures": Keeping(guild="guild_id", nothing="guild_id due claimed_until"),
}
