"""The value by which a match knows its league or cup."""

import msgspec


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """Where a player of a cup's match stood in the series or group before it.

    halves: of a point. firsts: matches won at a table. seed: by which equal ones are ranked, 0 the best.
    """

    halves: int
    firsts: int
    seed: int


class LeagueMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match belongs that is played in a league or a cup (`bot.sessions.leagues`)."""

    league: str  # the id of the league
    season: int  # 0: it is a cup
    division: int
    round: int  # of the season; in a cup, the number of the match in its series
    # Only in a cup: the part of the bracket and the round there, as `bot.sessions.leagues.cups.stage_of` names them,
    # and the matches of a series or group.
    part: str = ""
    stage: int = 0
    best_of: int = 1
    group: int = 0  # at tables: the group of the round, from 1
    # What the end of its series or group brings (`bot.sessions.leagues.verdicts`); () in matches of older versions:
    places: tuple[int, ...] = ()  # the final place of the best, the next and so on; 0: they play on
    before: tuple[Standing, ...] = ()  # of each seat
    unbeaten: int | None = None  # in the final of double elimination: the seat that must lose twice
    left_match: tuple[int, ...] = msgspec.field(default=(), name="gone")  # its seats, who left first comes first
    left_league: tuple[int, ...] = msgspec.field(default=(), name="left")  # the seats of who left the league or cup
    alone: bool = False  # at tables: whether at most one of the group has not left the cup
    teams: tuple[str, ...] = ()  # in a team battle: the name of each seat's team; `stage` is the number of the board
    absent: tuple[int, ...] = ()  # the seats to move of who was on holiday when its time was over: they have lost it
    closed: bool = False  # whether its cup was closed meanwhile, so that the match counts for nothing there

    @property
    def at_table(self) -> bool:
        """Return whether it is a match of a cup at tables."""
        return self.group > 0

    @property
    def is_battle(self) -> bool:
        """Return whether it is a match of a team battle, which also counts as a cup."""
        return bool(self.teams)

    @property
    def kind(self) -> str:
        """Return the kind of its league, with which the keys of sentences begin: league, cup or battle."""
        return "battle" if self.is_battle else "cup" if self.is_cup else "league"

    @property
    def is_cup(self) -> bool:
        return self.season == 0
