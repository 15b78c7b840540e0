"""The pages of the rules: positions with the default number of gems in a line, and the moves that they show.

The mark `reach CELL` shows where the gem on this cell can go.
"""

from bot.engine.pages import Page

_TYPES = "types=DBGYRP"

# Two pages tell of one move: three full rows at the bottom let all new gems fall where the picture shows them.
_STORY = f"2G1YB1/1R4D/DB1G3/1GD2R1/DYBGRPD/YGRDPBY/GBDPYGB {_TYPES} seed=4"
_FOUR_ROWS, _FIVE_ROWS = (0, 476), (0, 572)  # of a board with seven rows

PAGES = (
    Page(
        "goal",
        "R1O1D2OR/1O1B2R2/1CDL1B1BD/1OR5B/RRO1OR2O/9/1CL4O1/1B1RBRL2/1BBDOLL2 types=DBCLROG seed=7 score=62"
        " credits=62 tricks=1 turns=23",
        rows=(0, 463),
    ),
    Page("move", _STORY, marks="reach B2", rows=_FOUR_ROWS),
    Page("fall", _STORY, ("B2-E3",), rows=_FOUR_ROWS),
    Page("line", f"2G2B1/4D2/1RRRR2/2D1BR1/B1Y4/7/4G2 {_TYPES}", ("F4-F3",), rows=_FOUR_ROWS),
    Page("bonus", f"D4G1/1R2Y2/BBB1BBB/2YB1D1/1P3R1/7/4G2 {_TYPES}", ("D4-D3",), rows=_FOUR_ROWS),
    Page("cross", f"2G1D1P/2G1B2/G1G2R1/2G1Y2/3GGGG/7/6B {_TYPES}", ("A3-C5",), rows=_FIVE_ROWS),
    Page("trick", f"2G2B1/Y3D2/1RRBRR1/2D1BP1/BY5/7/4G1Y {_TYPES} score=57 credits=57 tricks=1", rows=_FOUR_ROWS),
    Page(
        "end",
        f"BRRBGRY/PRDRDYG/BPRRDRR/YYPBBPB/RYPDPDB/RDGDGYR/PYPYYPR {_TYPES} score=187 credits=187 tricks=1 turns=58",
        rows=_FOUR_ROWS,
    ),
    Page("undo", f"2G2B1/1R2D2/DB3R1/2D1B2/B6/7/4G2 {_TYPES} hard=yes score=29 credits=29 turns=8", rows=_FOUR_ROWS),
    Page(
        "together",
        f"2G2B1/1R2D2/3Y3/DB3R1/2D1B2/B1P4/4G2 {_TYPES} mode=relay score=46 credits=18,13,15 present=111 turn=1"
        " turns=12",
        rows=_FOUR_ROWS,
    ),
    Page("race", "5/2K2/5/2D2/5|5/5/K4/2D2/5|5/5/K4/5/1D3 types=KDB mode=race drops=4 turns=12,9,14"),
    Page("settings", "1T2H/P2W1/HT2P/1T1W1/T1A1A types=HAPWT line=4 drop=2 score=12 credits=12 turns=9", rows=(0, 494)),
)
