"""The pages of the rules: small grids of two seats, and of one for the daily.

The mark `tile SIDES` numbers the cells where this tile of the hand fits.
"""

from bot.engine.pages import Page

_HANDS = "hands=YP--,B-P-,R-G-,RBGY:RB,GY,RP,RY;BY--,G-Y-,B-Y-,R-Y-:GY,RP,BY,GP"
_ONE = "BH60:RBG-,BH59:--G-,BI60:B-YR,BH61:B---,BI59:--P-,BI61:RP-- gems=BH59-BH60,BI59-BI60,BH60-BH61,BI60-BI61"
_TWO = "BH60:-RG-,BI60:G-PB,BH61:RB-Y,BI61:BG-R,BG61:-R--,BJ61:---B gems=BH60-BH61,BI60-BI61,BG61-BH61,BI61-BJ61"
_BOTH = "BH60:-R--,BI60:--RP,BI61:PRY-,BJ61:---P gems=BH60-BI60,BI61-BJ61"
_LAID = (
    "BH60:-RGY,BG60:RGYP,BG59:RGBY gems=BG60-BH60,BG59-BG60"
    " hands=B---,R-G-,-PBY:RP,BG,BP;G---,G-Y-,-PGY,RYGP:RB,RB,BG,GY points=0/0/0/0,1/0/0/0"
)
_TWO_LAID = (
    "BH60:RY--,BI60:BG-R,BI59:-BGY,BJ60:P-BY,BH59:-PBG,BG59:-P-G"
    " gems=BH60-BI60,BI59-BI60,BI60-BJ60,BH59-BI59,BH59-BH60,BG59-BH59"
    " hands=R-Y-,-YBG:GP;R-B-,R-P-,B-P-,-RGP:RG,RP,YP,YP points=0/0/0/0,3/0/0/0"
)
_DAILY = (
    "BH60:-YRG,BG60:BPRG,BG59:B-GR,BF59:BGPY,BI60:Y--R,BH61:GP-R gems=BG60-BH60,BG59-BG60,BF59-BG59,BH60-BI60,BH60-BH61"
)
_FOUR = f"{_DAILY} hands=R---,R-Y-,RG--:RB,BY,GY;Y-P-,-RBP,-PRB,RBYG:RG,RP,BG,BP points=3/3/0/0,1/0/0/0"
_GEMBATAN = (
    "BH60:BGPY,BH59:YGRB,BI60:-G-B,BG59:-G-Y,BF59:BGPR,BE59:BYPR,BD59:BGYR"
    " gems=BH59-BH60,BH60-BI60,BG59-BH59,BF59-BG59,BE59-BF59,BD59-BE59"
)

# Rows of the picture: the scores and the board; the board; the hands below it.
_SCORED, _BOARD, _HELD = (0, 708), (140, 690), (560, 1022)

PAGES = (
    Page(
        "goal",
        f"{_GEMBATAN} hands=-RBG,-PRB,-RGY,RYBP:RG,BP,GP,YP;B---,R-P-,B-Y-,-PGY:RB,RP,BP,YP"
        " points=5/3/4/0,1/0/0/0 turn=2 last=1,4,4,0,0 turns=3",
        rows=_SCORED,
    ),
    Page("socket", f"BH60:-RY-,BI60:-G-B {_HANDS}", rows=_BOARD),
    Page("gem", f"BH60:-RY-,BI60:-G-B {_HANDS}", ("BH60-BI60",), rows=_SCORED),
    Page("lay", f"{_LAID} draft=1,1 last=2,1,1,0,0 turns=1", rows=_SCORED),
    Page("more", f"{_TWO_LAID} draft=2,3 last=2,3,3,0,0 turns=1", rows=_SCORED),
    Page("fit", f"{_FOUR}", marks="tile R-Y-", rows=(128, 803)),
    Page("chain", f"{_FOUR} draft=1,1 last=2,1,1,0,0 turns=2", rows=_SCORED),
    Page("both", f"{_BOTH} {_HANDS}", ("BI60-BI61",), rows=_SCORED),
    Page("one", f"{_ONE} {_HANDS}", ("BH60-BI60",), rows=_SCORED),
    Page("two", f"{_TWO} {_HANDS}", ("BH60-BI60",), rows=_SCORED),
    Page(
        "gembatan",
        f"{_GEMBATAN} hands=:;B---,R-P-,B-Y-,-PGY:RB,RP,BP,YP points=1/0/0/0,1/0/0/0 draft=4,4 last=2,1,1,0,0 turns=2",
        rows=_SCORED,
    ),
    Page("trade", f"BH60:-RY-,BI60:-G-B {_HANDS}", rows=_HELD),
    Page(
        "end", f"{_ONE} hands=RY--,BP--:;BG--,B-Y-:GY,RP,BY points=19/21/4/0,15/18/0/3 over=gems turns=30", rows=_HELD
    ),
    Page("daily", f"{_DAILY} hands=R---,R-Y-,RG--,BY-P:RB,BY,GY,GP points=2/4/0/0 turns=1 length=3", rows=(180, 892)),
    Page("names", f"{_TWO} {_HANDS}", rows=(78, 700)),
)
