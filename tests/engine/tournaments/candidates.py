"""A published tournament: the FIDE Candidates Tournament of Moscow, 2016, a double round robin of eight.

Results after 13 of 14 rounds as chessdailynews.com printed them ("Karjakin or Caruana will challenge Carlsen in
November for World Title"). Regulations 3.7: head to head, then wins, then Sonneborn-Berger.
"""

from bot.engine.tournaments.model import Pairing, Result
from bot.engine.tournaments.standings import Rules, TieBreak

CARUANA, KARJAKIN, ANAND, GIRI, SVIDLER, ARONIAN, NAKAMURA, TOPALOV = PLAYERS = tuple(range(8))
RULES = Rules((TieBreak.HEAD_TO_HEAD, TieBreak.WINS, TieBreak.SONNEBORN_BERGER))
ROWS = """
    * *  ½ .  ½ 1  ½ ½  ½ ½  ½ ½  ½ 1  ½ ½
    ½ .  * *  1 0  ½ ½  ½ ½  ½ ½  1 ½  ½ 1
    ½ 0  0 1  * *  ½ ½  1 .  ½ 1  ½ 0  1 ½
    ½ ½  ½ ½  ½ ½  * *  ½ ½  ½ ½  ½ ½  ½ .
    ½ ½  ½ ½  0 .  ½ ½  * *  ½ 1  ½ ½  ½ ½
    ½ ½  ½ ½  ½ 0  ½ ½  ½ 0  * *  1 .  1 ½
    ½ 0  0 ½  ½ 1  ½ ½  ½ ½  0 .  * *  1 1
    ½ ½  ½ 0  0 ½  ½ .  ½ ½  0 ½  0 0  * *
"""


def crosstable(rows: str, numbers: int = 2) -> list[Result]:
    """Return the results of a table as it is printed: a row for each player, `numbers` results for each opponent."""
    halves = {"0": 0, "½": 1, "1": 2}
    cells = [row.split() for row in rows.strip().splitlines()]
    results = []
    for one, row in enumerate(cells):
        for other in range(one):
            here, there = (each[numbers * at :][:numbers] for each, at in ((row, other), (cells[other], one)))
            for mine, theirs in zip(here, there, strict=True):
                if mine in halves:
                    assert halves[mine] + halves[theirs] == 2, (one, other)
                    results.append(Result(one, other, (halves[mine], halves[theirs])))
    return results


AFTER_13 = crosstable(ROWS)
LAST_ROUND = (Pairing(SVIDLER, ANAND), Pairing(GIRI, TOPALOV), Pairing(NAKAMURA, ARONIAN), Pairing(KARJAKIN, CARUANA))
LAST_RESULTS = [
    Result(SVIDLER, ANAND, (1, 1)),
    Result(GIRI, TOPALOV, (1, 1)),
    Result(NAKAMURA, ARONIAN, (1, 1)),
    Result(KARJAKIN, CARUANA, (2, 0)),
]
