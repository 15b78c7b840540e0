"""The lesson of Gems 3D. The boards have seven rows, so that gems are large on a phone.

Points, tricks and turns go on from board to board, as if all were one match, so no number jumps. The boards together
show each type of gem, because a match can have any of them. The match at the end is a short race: there a member keeps
what the member has prepared, while in a relay the next seat takes it.
"""

from bot.engine.lessons import Lesson, Task

_TYPES = "types=KBGYRPW"
_FULL = "GRRGRGG/WBYYWRP/KGGPGGG/RYBBRKG/WPKYKGR/BBYBBWR/YYBYGYP"

LESSONS = (
    Lesson(
        "first",
        "short",
        (
            Task(
                "move",
                ("E6-E3",),
                also=("E6-A3",),
                position=f"1B3Y1/7/1RRR2K/6G/2P3B/4R2/1G1W3 {_TYPES} seed=98 drops=4",
                tip=True,
            ),
            Task("line", ("C6-A3",), events=("FormationCleared",), tip=True),
            Task(
                "path",
                ("G1-E3",),
                events=("FormationCleared",),
                position="2D1Y1P/1H2AB1/PPPP1R1/5H1/1D3A1/A1R4/PB1Y3 types=DBYHRAP seed=2 drops=8 score=5 credits=5"
                " turns=2",
                tip=True,
            ),
            Task(
                "diagonal",
                ("G7-F2",),
                events=("FormationCleared",),
                position="1O4T/3R3/C3B2/2RB2H/2B1C2/1B3P1/2T3B types=BCOHRPT seed=2 drops=8 score=10 credits=10"
                " turns=3",
                tip=True,
            ),
            Task(
                "longer",
                ("F1-D4",),
                events=("FormationCleared",),
                points=13,
                position="2S2Y1/R5L/1O5/YYY1YYY/6U/1WWWW2/U2R2W types=LUYSORW seed=2 drops=13 score=15 credits=15"
                " turns=4",
                tip=True,
            ),
            Task(
                "cross",
                ("F3-B5",),
                events=("FormationCleared",),
                points=29,
                position=f"1G2K2/1G1R2W/PG3G1/1GY4/2GGGG1/4P2/K1W3R {_TYPES} seed=2 drops=16 score=28 credits=28"
                " turns=5",
                tip=True,
            ),
            Task(
                "trick",
                ("D3=G",),
                events=("TrickPlayed",),
                points=8,
                position=f"{_FULL} {_TYPES} seed=3 drops=31 score=57 credits=57 tricks=1 turns=6",
                tip=True,
            ),
        ),
    ),
)
