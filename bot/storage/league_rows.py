"""The types of the rows of leagues. `bot.storage.schema` explains the columns."""

import msgspec


class LeagueRow(msgspec.Struct, frozen=True):
    """A row of `leagues`."""

    id: str
    guild_id: int
    game: str
    rules: str
    phase: str
    season: int
    begins_at: int
    ends_at: int
    due: int | None
    claimed_until: int = 0


class LeagueMemberRow(msgspec.Struct, frozen=True):
    """A row of `league_members`."""

    league_id: str
    user_id: int
    guild_id: int
    name: str
    at_once: int
    joined_at: int
    place: int | None = None
    leaves: bool = False


class LeagueSeatRow(msgspec.Struct, frozen=True):
    """A row of `league_seats`."""

    league_id: str
    season: int
    division: int
    seat: int
    guild_id: int
    user_id: int
    name: str
    left_at: int | None = None


class LeaguePairingRow(msgspec.Struct, frozen=True):
    """A row of `league_pairings`."""

    league_id: str
    season: int
    division: int
    number: int
    guild_id: int
    round: int
    first: int
    second: int
    match_id: str | None = None
    channel_id: int | None = None
    opened_at: int | None = None
    first_score: int | None = None
    second_score: int | None = None
    played: bool | None = None
    series: int | None = None
    closes_at: int | None = None


class LeagueMessageRow(msgspec.Struct, frozen=True):
    """A row of `league_messages`."""

    league_id: str
    season: int
    division: int
    guild_id: int
    channel_id: int
    message_id: int | None
    tried_at: int
    shown: str


class LeagueRows(msgspec.Struct, frozen=True):
    """All rows of a league that its present season needs."""

    league: LeagueRow
    members: tuple[LeagueMemberRow, ...] = ()
    seats: tuple[LeagueSeatRow, ...] = ()
    pairings: tuple[LeaguePairingRow, ...] = ()
    messages: tuple[LeagueMessageRow, ...] = ()
