"""Tables of honour and profiles (`Sessions.honours`)."""

from collections.abc import Iterable, Mapping

from bot.sessions.desk import Desk
from bot.sessions.honour_model import Leaderboard, Profile, Season
from bot.sessions.model import ScoreRow, Top
from bot.storage.rows import ScoreRow as KeptScore

LINES = 10  # on a page


class Honours:
    """What members and owners ask about the tables of honour of a server."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def leaderboard(
        self,
        guild: int,
        game: str,
        user: int,
        *,
        board: str | None = None,
        period: str = "all",
        season: int | None = None,
        page: int = 1,
    ) -> Leaderboard:
        """A page of a table of honour, as this member sees it.

        board: a key; None: the one with the newest line in this season. A board that nobody has a line on is empty.
        period: "week", "month" (those of now), "all", or one in the past as "2026-W46" and "2026-10". season: its
        number; None: the one that goes on. page: from 1 on.
        Raises OptionError for a period, a season and a page that there is not.
        """
        raise NotImplementedError

    async def profile(self, guild: int, user: int, viewer: int, *, game: str | None = None) -> Profile:
        """What a member has done in a server; game: in this one alone.

        Raises SessionError for a member who has finished no match here, NotAllowed for one who asked to be left out,
        unless that is the viewer.
        """
        raise NotImplementedError

    async def close_season(self, guild: int, game: str) -> Season:
        """The tables and ratings of a game are closed and stay readable; new ones begin. The season that begins.

        The caller checks who may. Raises SessionError where the season has no line yet.
        """
        raise NotImplementedError

    async def leave_out(self, user: int, left_out: bool) -> None:
        """Whether a member stands on the tables of honour, of all servers and from now on; lines are kept meanwhile."""
        raise NotImplementedError

    async def is_left_out(self, user: int) -> bool:
        """Whether a member has asked to be left out."""
        raise NotImplementedError


Records = Mapping[int, tuple[int, int]]


def top(head: Iterable[KeptScore], own: tuple[int, KeptScore] | None, records: Records) -> Top:
    """The head of a table, best first, with equal scores on one rank, and the own line with its rank.

    records: by user, how many table matches they played and won.
    """
    rows: list[ScoreRow] = []
    for place, score in enumerate(head, 1):
        rank = rows[-1].rank if rows and rows[-1].score == score.score else place
        rows.append(_line(rank, score, records))
    return Top(tuple(rows), None if own is None else _line(*own, records))


def _line(rank: int, score: KeptScore, records: Records) -> ScoreRow:
    played, won = records.get(score.user_id, (0, 0))
    return ScoreRow(
        rank=rank,
        user=score.user_id,
        name=score.name,
        score=score.score,
        total=score.total,
        turns=score.turns,
        undos=score.undos,
        ended_at=score.ended_at,
        played=played,
        won=won,
    )
