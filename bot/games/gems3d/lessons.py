"""The lesson of Gems 3D. The boards have seven rows, so that gems are large on a phone.

Each board has as many gems as its numbers of drops and points allow. The match at the end is a short race: there a
member keeps what the member has prepared, while in a relay the next seat takes it.
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
                position=f"1B3Y1/7/1RRR2K/6G/2P3B/4R2/1G1W3 {_TYPES} seed=98 drops=4 turns=3",
            ),
            Task("line", ("C6-A3",), events=("FormationCleared",)),
            Task(
                "path",
                ("G1-E3",),
                events=("FormationCleared",),
                position=f"2G1Y1P/1K2WB1/PPPP1R1/5K1/1G3W1/W1R4/PB1Y3 {_TYPES} seed=2 drops=8 score=5 credits=5"
                " turns=8",
            ),
            Task(
                "diagonal",
                ("G7-F2",),
                events=("FormationCleared",),
                position=f"1K4W/3R3/G3B2/2RB2Y/2B1G2/1B3P1/2W3B {_TYPES} seed=2 drops=8 score=10 credits=10 turns=9",
            ),
            Task(
                "longer",
                ("F1-D4",),
                events=("FormationCleared",),
                points=13,
                position=f"2K2Y1/R5P/1G5/YYY1YYY/6B/1WWWW2/B2R2W {_TYPES} seed=2 drops=13 score=20 credits=20 turns=16",
            ),
            Task(
                "cross",
                ("F3-B5",),
                events=("FormationCleared",),
                points=29,
                position=f"1G2K2/1G1R2W/PG3G1/1GY4/2GGGG1/4P2/K1W3R {_TYPES} seed=2 drops=16 score=30 credits=30"
                " turns=21",
            ),
            Task(
                "trick",
                ("D3=G",),
                events=("TrickPlayed",),
                points=8,
                position=f"{_FULL} {_TYPES} seed=3 drops=31 score=64 credits=64 tricks=1 turns=38",
            ),
        ),
    ),
)
