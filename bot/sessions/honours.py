"""Tables of honour: kept scores as ranked lines."""

from collections.abc import Iterable, Mapping

from bot.sessions.model import ScoreRow, Top
from bot.storage.rows import ScoreRow as KeptScore

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
