"""The values of leagues beside their rows (`bot.storage.league_rows`)."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import msgspec

from bot.engine.tournaments.model import Player
from bot.engine.tournaments.outlook import Count
from bot.engine.tournaments.standings import Standing
from bot.sessions.change import AnyGame
from bot.sessions.pace import DAY, HOUR, Off, Pace
from bot.sessions.time.off_hours import WEEK, spread
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows, LeagueSeatRow

CUP = 0  # in place of a season: the league is a cup
FIRST = 1  # the first season of a league
SIGN_UP = 0  # in place of a division: the message by which members join a season
FEWEST = 3  # members with which a season begins
SMALLEST, LARGEST = 5, 8  # members of a division, if the number of members allows it
AT_ONCE = (1, 2, 3, 4)  # how many of their matches a member may have open
USUAL_AT_ONCE = 2
OPENED_A_DAY = 4  # the most matches of a member that open within a day

TURNS = (1, 2, 3, 5)  # days that a turn may take, of which a manager chooses
SHORT_TURNS = (8,)  # hours that a turn may take where there is a time bank
WEEKS = (2, 4, 6, 8)  # how long a season lasts at the most
SIGN_UPS = (1, 3, 7, 14)  # days until the first season begins, and between two seasons

# Of a Swiss:
SWISS_SMALLEST, SWISS_LARGEST = 10, 20  # as SMALLEST and LARGEST; more would not fit into one message
ROUNDS = (3, 4, 5, 6, 7)  # rounds of a season
ROUND_WEEKS = (1, 2, 3, 4)  # how long a round lasts at the most

# Of a cup:
DIVISION = 1  # all members of a cup are in one
MOST_IN_CUP, MOST_IN_DOUBLE = 32, 16  # members of a cup, and with double elimination, so that a phone shows the bracket
BEST_OF = (1, 3, 5)  # matches in a series
SERIES_WEEKS = {1: 1, 2: 2, 3: 3, 5: 4}  # how long a series lasts at the most, for each of TURNS
TABLES = (3, 4, 5, 6, 7)  # the most members at a table
TABLE_MATCHES = (1, 2, 3)  # matches of a group at a table
TABLE_WEEKS = {1: 2, 2: 4, 3: 6, 5: 8}  # how long a group lasts at the most, for each of TURNS

# Of a team battle:
MOST_IN_TEAM = 16  # members who can sign up for a team
FEWEST_BOARDS = 2  # with fewer it does not take place
BOARD_MATCHES = (1, 2)  # matches of a board
BOARD_WEEKS = {1: SERIES_WEEKS, 2: TABLE_WEEKS}  # how long a board lasts at the most, for each of BOARD_MATCHES
BANKS_OF = 2  # players whose whole time banks a series, group or board has room for


class Phase(Enum):
    """The phase of a league. Members can join in each but CLOSED."""

    OPEN = "open"  # the next season has not begun
    PLAYING = "playing"
    CLOSED = "closed"  # for good


class Team(msgspec.Struct, frozen=True):
    """A team of a battle: the members of a role who sign up, or of a server.

    Attributes:
        role: the id of the role; 0: this is the team of a server.
        name: the name of the role or the server when the battle was opened.
        colour: that of the role then, as 0xRRGGBB; 0: it has none.
        guild: the id of the server; 0: this is the team of a role.
    """

    role: int
    name: str
    colour: int = 0
    guild: int = 0


class Rules(msgspec.Struct, frozen=True):
    """What a manager has chosen for a league."""

    start: str  # the key of the game's mode
    options: str  # the options of its matches, as JSON
    channel: int  # where its messages stand, and its matches or their threads
    threads: bool  # whether each match has its own thread; if not, one match after the other is played in the channel
    turn: int  # days that a turn may take, rounded up
    weeks: int  # the most that a season lasts, of a Swiss a round, of a cup a series, group or board
    pause: int  # days before the first season, and between two seasons
    # Only of a cup:
    double: bool = False  # double elimination
    best_of: int = 1  # matches in a series
    table: int = 0  # groups and a final: the most members at a table; 0: a knockout of two in each series
    matches: int = 1  # matches of a group at a table, or of a board
    teams: tuple[Team, ...] = ()  # of a team battle: both; (): this is none
    # Of a team battle that has begun: the boards whose players blocked each other then, numbered from 0. Only these may
    # stay unopened by a block. None: any may, as in all else, and in battles that an older version has begun.
    apart: tuple[int, ...] | None = None
    withdrawn: int | None = None  # of a battle of servers: the team whose server has withdrawn from it; None: none has
    rounds: int = 0  # the most rounds of a Swiss; 0: everybody plays everybody in their division
    bank: int = 0  # as `Pace.bank`
    off: Off | None = None  # as `Pace.off`
    # Of a season, or of a cup at tables, that has begun: (division, seat, seat) of those who were apart then
    # (`blocks`). None: an older version has begun it, or none is played.
    blocked: tuple[tuple[int, int, int], ...] | None = None
    hours: int = 0  # that a turn may take, of SHORT_TURNS; 0: as `turn` says

    @property
    def sizes(self) -> tuple[int, int]:
        """Return the fewest and the most members of a division, if the number of members allows it."""
        return (SWISS_SMALLEST, SWISS_LARGEST) if self.rounds else (SMALLEST, LARGEST)

    @property
    def most(self) -> int:
        """Return how many members a cup may have."""
        return MOST_IN_DOUBLE if self.double else MOST_IN_CUP

    @property
    def limit(self) -> int:
        """Return how long a turn may take, in milliseconds."""
        return self.hours * HOUR if self.hours else self.turn * DAY

    @property
    def pace(self) -> Pace:
        """Return the pace of the league's matches: who runs out of time loses, and holidays stop the clock."""
        return Pace(limit=self.limit, pause=True, loses=True, bank=self.bank, off=self.off)

    def weeks_of(self, usual: Mapping[int, int]) -> int:
        """Return how many weeks a series, group or board lasts at the most: longer if there are banks or off hours.

        usual: how many it lasts without these, for each of TURNS.
        """
        lasts = spread(usual[self.turn] * WEEK + BANKS_OF * self.bank, self.off)
        return -(-lasts // WEEK)

    def options_for(self, game: AnyGame) -> Any:
        """Return the options of a match. Raises msgspec.MsgspecError if the game does not know them any more."""
        return msgspec.json.decode(self.options, type=game.about.options)


class Score(msgspec.Struct, frozen=True):
    """The result of a finished match: halves of a point for all seats, and whether all have answered.

    Each seat gets 2 for each one behind it, and 1 for each equal one.
    """

    first: int
    second: int
    played: bool = True
    others: tuple[int, ...] = ()  # at a table of three and more
    left: tuple[int, ...] = ()  # the seats whose members had left the league before the end of the match
    absent: tuple[int, ...] = ()  # as `LeagueMatch.absent`

    @property
    def all(self) -> tuple[int, ...]:
        return (self.first, self.second, *self.others)


class Division(msgspec.Struct, frozen=True):
    """The standings of a division.

    Attributes:
        number: from 1, the highest.
        table: the lines, best first; a player is a number of `seats`.
        up, down: how many move to the division above and below.
        left: the players who have left the league during the season.
        finished, matches: how many matches count already, and how many there are, without those that are struck.
        played: how many of these were opened, and have a result.
        count: what its places depend on.
        possible: the best and the worst place that each player can still reach. {} once the season is over, and where
            nobody has counted them (`PossiblePlaces`).
        sure: the players whose places of `possible` hold also if somebody leaves.
        round, rounds: of a Swiss, the number of the newest round, and of all; 0: this is no Swiss, or it has no round.
        bye: of a Swiss, who has none to play in the newest round; None: nobody.
    """

    number: int
    seats: tuple[LeagueSeatRow, ...]
    table: tuple[Standing, ...]
    up: int
    down: int
    left: frozenset[Player]
    finished: int
    matches: int
    count: Count
    played: int = 0
    possible: Mapping[Player, tuple[int, int]] = {}
    sure: frozenset[Player] = frozenset()
    round: int = 0
    rounds: int = 0
    bye: Player | None = None

    def player_of(self, user: int) -> Player | None:
        """Return the number of a member in the division; None: they are not in it."""
        return next((seat.seat for seat in self.seats if seat.user_id == user), None)


class League(msgspec.Struct, frozen=True):
    """A league with the rows of one of its seasons, or a cup."""

    rows: LeagueRows
    rules: Rules
    season: int  # that of the rows

    @property
    def row(self) -> LeagueRow:
        return self.rows.league

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def phase(self) -> Phase:
        return Phase(self.row.phase)

    @property
    def is_cup(self) -> bool:
        return self.row.season == CUP

    @property
    def is_battle(self) -> bool:
        """Return whether it is a team battle, which also counts as a cup."""
        return bool(self.rules.teams)

    @property
    def between_servers(self) -> bool:
        """Return whether it is a battle of servers, which has a home in each of both."""
        return any(one.guild for one in self.rules.teams)

    @property
    def home_team(self) -> int | None:
        """Return the team of the server in which this home of a battle of servers is; None: it is none."""
        return next((at for at, one in enumerate(self.rules.teams) if one.guild == self.row.guild_id), None)

    @property
    def is_played(self) -> bool:
        """Return whether the season of the rows is played now."""
        return self.phase is Phase.PLAYING and self.season == self.row.season

    def member(self, user: int) -> LeagueMemberRow | None:
        """Return the row of a member; None: they are not in the league."""
        return next((one for one in self.rows.members if one.user_id == user), None)

    def seat_of(self, user: int) -> LeagueSeatRow | None:
        """Return the seat of a member in the season of the rows; None: they do not play in it."""
        return next((one for one in self.rows.seats if one.user_id == user), None)

    def pairings_of(self, seat: LeagueSeatRow) -> tuple[LeaguePairingRow, ...]:
        """Return the matches of a seat, in the order of the rounds."""
        return tuple(
            one for one in self.rows.pairings if one.division == seat.division and seat.seat in (one.first, one.second)
        )


def kind_of(league: League) -> str:
    """Return the kind of a league, with which the keys of its sentences begin: league, cup or battle."""
    return "battle" if league.is_battle else "cup" if league.is_cup else "league"


def league_of(rows: LeagueRows, season: int | None = None) -> League:
    """Return a league from its rows. season: that of the rows; None: the present one."""
    rules = msgspec.json.decode(rows.league.rules, type=Rules)
    return League(rows, rules, rows.league.season if season is None else season)
