"""The value by which a match knows its league or cup."""

import msgspec


class LeagueMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match belongs that is played in a league or a cup (`bot.sessions.leagues`)."""

    league: str  # the id of the league
    season: int  # 0: it is a cup
    division: int
    round: int  # of the season; in a cup, the number of the match in its series
    # Only in a cup: the part of the bracket and the round there, as `bot.sessions.leagues.cups.stage_of` names them,
    # and the matches of a series.
    part: str = ""
    stage: int = 0
    best_of: int = 1

    @property
    def is_cup(self) -> bool:
        return self.season == 0
