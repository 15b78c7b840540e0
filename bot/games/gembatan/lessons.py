"""The lesson of Gembatan: small grids of two seats. Hands are full, as in a match, and nobody has points yet."""

from bot.engine.lessons import Lesson, Task

_SQUARE = "BH60:-GP-,BI60:--RP,BH61:RB--,BI61:BYGR"  # four tiles, and the last of them has made two sockets
_GEMS = "BH60-BI60,BH60-BH61,BI60-BI61"
_OTHER = "R-Y-,GY--,Y-P-,-RYP:BG,BP,GY,RB"

LESSONS = (
    Lesson(
        "first",
        "short",
        (
            # The first two tasks are one turn.
            Task(
                "gem",
                ("BH61-BI61",),
                position=f"{_SQUARE} gems={_GEMS} hands=BP--,G-Y-,R-G-,B-Y-:BP,BY,RB,YP;{_OTHER}",
                tip=True,
            ),
            Task(
                "lay",
                ("BJ61 -Y-B W", "end"),
                events=("TurnScored",),
                points=2,
                way=("BJ61 *",),
                position=f"{_SQUARE} gems={_GEMS},BH61-BI61 hands=BP--,G-Y-,R-G-,B-Y-:BP,BY,YP;{_OTHER}"
                " draft=0,1 seed=4",
                tip=True,
            ),
            Task(
                "chain",
                ("BH61 RBP- N", "end"),
                events=("ChainScored",),
                way=("BI61 *",),
                position="BH60:BGP-,BI60:P--R,BI59:--RG gems=BH60-BI60,BI59-BI60"
                " hands=G---,BP--,-BGY,-RBP:GY,RP,BG,BY;-GYP,-RBG,-YBG,RB--:RP,RP,RY,YP seed=5",
                tip=True,
            ),
            Task(
                "two",
                ("BH61 YP-G N", "BI61 --RY W", "end"),
                events=("TurnScored",),
                points=5,
                position="BH60:B-GR,BG60:-Y-- gems=BG60-BH60"
                " hands=-GYP,GP--,RB--,RY--:YP,GY,YP,GY;-RBP,RYBP,B---,RGPY:BP,BP,BY,GY"
                " seed=7",
                tip=True,
            ),
            # Two tiles and two gems of this turn are on the grid.
            Task(
                "gembatan",
                ("BH60-BH61", "BI62 BPRG N", "end"),
                events=("GembatanScored",),
                position="BH60:GRB-,BI60:Y-RB,BI61:G-RB,BH61:RP-- gems=BH60-BI60,BI60-BI61,BH61-BI61"
                " hands=RGBP,G-P-:RB,RB;RG--,R-B-,-YBG,R---:BY,GP,GY,GY"
                " draft=2,2 seed=8",
            ),
            Task(
                "trade",
                ("trade R--- Y--- RB",),
                events=("PiecesTraded",),
                position="BH60:PRY-,BI60:Y--G,BI59:--P- gems=BH60-BI60,BI59-BI60"
                " hands=R-Y-,R---,Y---,-PRG:RB,GY,GP,BP;RB--,B---,BG--,G-P-:BY,GP,RG,YP seed=9",
            ),
        ),
    ),
)
