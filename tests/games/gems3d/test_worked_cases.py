"""The rules of Gems 3D as a table. Each row shows one rule: the board before a move and after it, and the points.

A row's seed decides which gems drop. A row that names no seed has the seed 0.
"""

from dataclasses import dataclass, field

import pytest

from bot.games.gems3d import GAME
from bot.games.gems3d.board import bonus
from bot.games.gems3d.model import FormationCleared, GemsDropped, State
from tests.games.gems3d.drawing import draw, show


@dataclass(frozen=True)
class Row:
    """A move and its result.

    boards: the boards before the move and after it, side by side.
    scored: the points of each formation, in the order of the events.
    score, tricks, over: values of the state after the move.
    fell: the number of gems that dropped.
    fields: fields of the position before the move.
    """

    rule: str
    move: str
    boards: str
    scored: tuple[int, ...] = ()
    score: int = 0
    tricks: int = 0
    fell: int = 0
    over: str | None = None
    fields: dict[str, object] = field(default_factory=dict)

    @property
    def before(self) -> State:
        return draw("\n".join(line.split()[0] for line in self.boards.split("\n") if line.strip()), **self.fields)

    @property
    def after(self) -> str:
        return "\n".join(line.split()[1] for line in self.boards.split("\n") if line.strip())


TABLE = [
    Row(
        "a row of 4 red and a fifth moved to its end: 5 vanish, +5, nothing drops",
        "G8-E2",
        """
        .........  .........
        RRRR.....  .........
        .........  .........
        ...K.....  ...K.....
        .........  .........
        .........  .........
        .........  .........
        ......R..  .........
        .........  .........
        """,
        scored=(5,),
        score=5,
    ),
    Row(
        "an L of 5 across and 5 down that share the corner, completed at the corner: N = 9, +29",
        "I9-A2",
        """
        .........  .........
        .RRRR....  .........
        R........  .........
        R........  .........
        R........  .........
        R........  .........
        ...K.....  ...K.....
        .........  .........
        ........R  .........
        """,
        scored=(29,),
        score=29,
    ),
    Row(
        "a cross of two diagonals, completed at the middle",
        "I9-C4",
        """
        .........  .........
        R...R....  .........
        .R.R.....  .........
        .........  .........
        .R.R.....  .........
        R...R....  .........
        ...K.....  ...K.....
        .........  .........
        ........R  .........
        """,
        scored=(29,),
        score=29,
    ),
    Row(
        "48 points, then a formation of 6: 56 points, one trick",
        "C5-C2",
        """
        .........  .........
        RR.RRR...  .........
        .........  .........
        ...K.....  ...K.....
        ..R......  .........
        .........  .........
        .........  .........
        .........  .........
        .........  .........
        """,
        scored=(8,),
        score=56,
        tricks=1,
        fields={"score": 48},
    ),
    Row(
        "49 points, then a formation of 14: 153 points, three tricks",
        "I9-E5",
        """
        R...R....  .........
        .R..R....  .........
        ..R.R....  .........
        ...RR....  .........
        RRRR.R...  .........
        .........  .........
        ...K.....  ...K.....
        .........  .........
        ........R  .........
        """,
        scored=(104,),
        score=153,
        tricks=3,
        fields={"score": 49},
    ),
    Row(
        "a formation of 7",
        "D3-D1",
        """
        RRR.RRR..  .........
        .........  .........
        ...R.....  .........
        .........  .........
        .........  .........
        .........  .........
        .........  .........
        .........  .........
        ..K......  ..K......
        """,
        scored=(13,),
        score=13,
    ),
    Row(
        "a formation of 8",
        "D3-D1",
        """
        RRR.RRRR.  .........
        .........  .........
        ...R.....  .........
        .........  .........
        .........  .........
        .........  .........
        .........  .........
        .........  .........
        ..K......  ..K......
        """,
        scored=(20,),
        score=20,
    ),
    Row(
        "a falling diagonal into the corner",
        "D6-E5",
        """
        D.....  ......
        .D....  ......
        ..D...  ......
        ...D..  ......
        ......  ......
        ..KD..  ..K...
        """,
        scored=(5,),
        score=5,
    ),
    Row(
        "a rising diagonal; a gem of the type that touches it but is in no line stays",
        "A5-B5",
        """
        .....D  ......
        ....D.  ......
        ...D..  ......
        ..D...  ......
        D.....  ......
        .D.K..  .D.K..
        """,
        scored=(5,),
        score=5,
    ),
    Row(
        "four are no line: three gems drop",
        "D3-D1",
        """
        RRR..  RRRR.
        .....  .....
        ...R.  ..GR.
        .....  ...G.
        K....  K....
        """,
        fell=3,
    ),
    Row(
        "a row does not go on at the other edge",
        "D5-C2",
        """
        ...RRR  ...RRR
        RR....  RRR...
        ......  ......
        ......  GR....
        ...R..  ...G..
        ......  ......
        """,
        fell=3,
    ),
    Row(
        "line 3, three in a row: +3",
        "D3-C1",
        """
        RR...  .....
        .....  .....
        ...R.  .....
        .....  .....
        K....  K....
        """,
        scored=(3,),
        score=3,
        fields={"line": 3},
    ),
    Row(
        "line 4, four in a row: +4",
        "D3-D1",
        """
        RRR..  .....
        .....  .....
        ...R.  .....
        .....  .....
        K....  K....
        """,
        scored=(4,),
        score=4,
        fields={"line": 4},
    ),
    Row(
        "line 3, two lines of three that share a gem are one formation of 5: +5",
        "E5-A2",
        """
        .....  .....
        .RR..  .....
        R....  .....
        R....  .....
        K...R  K....
        """,
        scored=(5,),
        score=5,
        fields={"line": 3},
    ),
    Row(
        "with lines of 6, five in a row stay and gems drop",
        "D3-E1",
        """
        RRRR..  RRRRR.
        ......  ......
        ...R..  .....G
        ......  R.....
        ......  ..G...
        K.....  K.....
        """,
        fell=3,
        fields={"line": 6},
    ),
    Row(
        "a row of red and, apart from it, a diagonal of gold, both completed by one drop: +5 and +5",
        "G2-G3",
        """
        RR.RRKBGC  .....KBGC
        KBGCKBGCK  KBGCKBDCK
        GCKBGC.BG  GCKBGCGBG
        KBGCDBGCK  KBGC.BGCK
        GCKDGCKBG  GCK.GCKBG
        KBDCKBGCK  KB.CKBGCK
        GDKBGCKBG  G.KBGCKBG
        .BGCKBGCK  .BGCKBGCK
        GCKBGCKBG  GCKBGCKBG
        """,
        scored=(5, 5),
        score=10,
        fell=3,
        fields={"seed": 20},
    ),
    Row(
        "two rows of one type that share no gem score apart",
        "G2-G3",
        """
        RR.RRKBGC  .....KBGC
        KBGCKBGCK  KBGCKBLCK
        GCKBGC.BG  GCKBGCGBG
        KBGCKBGCK  KBGCKBGCK
        GCKBGCKBG  GCKBGCKBG
        KBGCKBGCK  KBGCKBGCK
        GCKBGCKBG  GCKBGCKBG
        CBGCKBGCK  CBGCKBGCK
        RR.RRCKBG  .....CKBG
        """,
        scored=(5, 5),
        score=10,
        fell=3,
        fields={"seed": 34},
    ),
    Row(
        "a clear that empties the board is followed by a drop at once",
        "A5-E1",
        """
        RRRR.  .....
        .....  .....
        .....  GR...
        .....  ...G.
        R....  .....
        """,
        scored=(5,),
        score=5,
        fell=3,
    ),
    Row(
        "fewer gems drop where fewer cells are empty, and a full board ends the match",
        "B4-C4",
        """
        KBGCK  KBGCK
        GCKBG  GCKBG
        KBGCK  KBGCK
        GC.BG  GRCBG
        KB..C  KBGGC
        """,
        fell=3,
        over="full",
    ),
    Row(
        "two empty cells take two gems of three",
        "B4-C4",
        """
        KBGCK  KBGCK
        GCKBG  GCKBG
        KBGCK  KBGCK
        GC.BG  GGCBG
        KBG.C  KBGGC
        """,
        fell=2,
        over="full",
    ),
    Row(
        "a drop that fills the board and completes a row: the row vanishes first, and the match goes on",
        "B5-C5",
        """
        KBGCK  KBGCK
        GCKBG  GCKBG
        KBGCK  KBGCK
        RRR.R  .....
        KB.GC  KCBGC
        """,
        scored=(5,),
        score=5,
        fell=2,
        fields={"seed": 12},
    ),
    Row(
        "a trick turns the blocking gem; what it completes scores at once and nothing drops",
        "C2=R",
        """
        .....  .....
        RRBRR  .....
        .....  .....
        ..K..  ..K..
        .....  .....
        """,
        scored=(5,),
        score=5,
        fields={"tricks": 1},
    ),
    Row(
        "a trick asked for by ? takes the type that scores most: red would make 5, black makes 6",
        "C3=?",
        """
        ..K...  ......
        ..K...  ......
        RRBRRK  RR.RRK
        ..K...  ......
        ..K...  ......
        ..K...  ......
        """,
        scored=(8,),
        score=8,
        fields={"tricks": 1},
    ),
    Row(
        "a full board, one trick, a row red red blue red red: +5, five cells free, the match goes on",
        "C1=R",
        """
        RRBRR  .....
        KDKDK  KDKDK
        DKDKD  DKDKD
        KDKDK  KDKDK
        GCGCG  GCGCG
        """,
        scored=(5,),
        score=5,
        fields={"tricks": 1},
    ),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.rule)
def test_each_row_gives_its_board_points_and_tricks(row: Row) -> None:
    before = row.before
    step = GAME.apply(before, before.turn, GAME.parse(row.move))
    board = step.state.boards[0]

    assert show(step.state) == row.after
    assert tuple(event.points for event in step.events if isinstance(event, FormationCleared)) == row.scored
    assert sum(len(event.gems) for event in step.events if isinstance(event, GemsDropped)) == row.fell
    assert (board.score, board.tricks, board.over) == (row.score, row.tricks, row.over)
    assert step.sealed == (bool(row.scored) or row.over is not None)


@pytest.mark.parametrize(
    ("gems", "points"),
    [(3, 3), (4, 4), (5, 5), (6, 8), (7, 13), (8, 20), (9, 29), (10, 40), (14, 104), (17, 173), (29, 629)],
)
def test_a_formation_of_so_many_gems_scores_so_many_points(gems: int, points: int) -> None:
    assert bonus(gems) == points


@pytest.mark.parametrize(
    ("score", "points_of", "tricks"),
    [(0, 5, 0), (44, 5, 0), (45, 5, 1), (49, 5, 1), (50, 5, 0), (48, 6, 1), (94, 5, 0), (95, 5, 1)],
)
def test_every_fiftieth_point_awards_a_trick(score: int, points_of: int, tricks: int) -> None:
    row = ("RR." + "R" * (points_of - 3)).ljust(9, ".")
    before = draw("\n".join([row, *["." * 9] * 7, "R.......K"]), score=score)

    after = GAME.apply(before, before.turn, GAME.parse("A9-C1")).state.boards[0]

    assert after.score == score + bonus(points_of)
    assert after.tricks == tricks
