"""The types of the rows of leagues. `bot.storage.schema` explains the columns."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace


class LeagueRow(msgspec.Struct, frozen=True):
    """A row of `leagues`.

    Attributes:
        battle_id: of the second home of a battle of servers, the id of the battle (`battle_homes`); None: it is none.
    """

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
    battle_id: str | None = None

    @property
    def shared_id(self) -> str:
        """Return the id under which members, seats and pairings are stored, which both homes of a battle share."""
        return self.battle_id or self.id


class BattleCodeRow(msgspec.Struct, frozen=True):
    """A row of `battle_codes`."""

    code: str
    guild_id: int
    game: str
    rules: str
    until: int
    used: bool = False


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
    team: int | None = None


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
    others: str | None = None
    other_scores: str | None = None

    @property
    def at_table(self) -> bool:
        """Return whether this is a match of a cup at tables, which also two can play."""
        return self.others is not None

    @property
    def players(self) -> tuple[int, ...]:
        """Return the seats of all players, in the order of their turns."""
        return (self.first, self.second, *_numbers(self.others))

    @property
    def scores(self) -> tuple[int, ...] | None:
        """Return the halves of a point of all players, in their order; None: no result yet."""
        if self.first_score is None or self.second_score is None:
            return None
        return (self.first_score, self.second_score, *_numbers(self.other_scores))

    def with_players(self, players: Sequence[int]) -> "LeaguePairingRow":
        """Return the row of a match at a table with other players, at least two."""
        first, second, *others = players
        return replace(self, first=first, second=second, others=_text(others))

    def with_scores(self, scores: Sequence[int], *, played: bool) -> "LeaguePairingRow":
        """Return the row with a result: the halves of a point of all players, in their order."""
        first, second, *others = scores
        more = _text(others) if self.at_table else None
        return replace(self, first_score=first, second_score=second, other_scores=more, played=played)


def _numbers(text: str | None) -> tuple[int, ...]:
    return tuple(map(int, (text or "").split()))


def _text(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


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
