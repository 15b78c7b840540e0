"""The pages of the rules: small mines, and the pictures that explain signs, gems and rooms.

The marks `hand DOORS`, `legend`, `gems` and `room KEY` show another picture than the board. DOORS: the most doors that
the picture of a hand shows.
"""

from bot.engine.pages import Page
from bot.games.gemrush.rooms import TILES

_MINE = (100, 816)  # rows of the picture that show the mine
_TYPES, _EFFECTS, _SIGNS = (0, 172), (160, 700), (700, 1190)  # rows of the legend
_STANDARD, _SPECIAL = (0, 540), (530, 800)  # rows of the picture of all gems
_ROOM = (90, 640)


def number_of(key: str) -> int:
    """Return the number of a tile."""
    return next(number for number, tile in enumerate(TILES) if tile.key == key)


def at(cell: str, key: str, turn: str = "N") -> str:
    """Return a tile of the mine in notation. turn: the side that its printed north faces."""
    return f"{cell}:{number_of(key)}{turn}"


def _position(
    mine: str, hand: str = "ElSt.ObFi.PeSo.StFi", *, other: str = "N13", own: str = "N13", more: str = ""
) -> str:
    """Return the position of two seats in a Rush. hand: the first seat's cards. own, other: the dwarves' rooms."""
    seats = f"Ob@{own}:{hand}:3:-:-:-:b;Fi@{other}:ObPe.ElSo.SoDr.PeDr:4:-:-:-:b"
    return f"{mine} mode=rush target=20 seats={seats} stack=rest deck=rest {more}".strip()


_TWO = f"{at('N13', 'gravel-pit')},{at('O13', 'rubble-chute')}"
_FIVE = f"{_TWO},{at('M13', 'lamp-room')},{at('N12', 'jade-niche')},{at('O12', 'post-chute')}"
_CRISIS = (
    f"{_FIVE} mode=crisis target=45 seats=Ob@N13:ElSt.ObFi.PeSo:3:-:-:-:b;Fi@O13:ObPe.ElSo:4:-:-:-:b;"
    "El@M13:PeDr.SoDr:5:-:-:-:b"
)
_BURNT = "turns=2 burnt=ObPe.ObEl.ObSo.PeEl.PeSo.ElSo stack=rest deck=rest"
_SEVEN = ";".join(f"{gem}@N13:-:0:-:-:-:b" for gem in ("Ob", "Pe", "El", "So", "St", "Fi", "Dr"))

PAGES = (
    Page("goal", _position(_FIVE, other="O13"), rows=(0, 600)),
    Page("turn", _position(_FIVE, other="O13"), rows=(0, 420)),
    Page("cards", _position(_TWO, "ElSt.ObFi.PeSo.StFi"), marks="hand 0"),
    Page("walk", marks="legend", rows=_SIGNS),
    Page("build", _position(_TWO), rows=_MINE),
    Page("pay", _position(_TWO, "PeEl.SoFi.ObSt", own="O13"), marks="hand 2"),
    Page(
        "place",
        _position(_TWO, "PeEl.SoFi.ObSt", own="O13").replace("stack=rest", "stack=rest.16"),
        ("build O13N PeEl SoFi",),
        rows=(0, 560),
    ),
    Page("rooms", marks="legend", rows=_TYPES),
    Page("effects", marks="legend", rows=_EFFECTS),
    Page("order", marks="room ember-weeper", rows=_ROOM),
    Page("x", marks="room tumbling-drum", rows=_ROOM),
    Page("gems", marks="gems", rows=_STANDARD),
    Page("dust", marks="gems", rows=_SPECIAL),
    Page("orichalcum", _position(at("N13", "taproom"), "FiOr.ObEl.SoSt"), marks="hand 1"),
    Page("warpstone", _position(_FIVE, "ObWa.ElSt.PeSo", own="M13"), rows=_MINE),
    Page("tunnel", _position(f"{at('N13', 'gravel-pit')},O13:0N,{at('P13', 'lamp-room')}"), rows=_MINE),
    Page("digging", _position(f"{at('N13', 'gravel-pit')},N12:0N", "ElSt.PeSo"), rows=_MINE),
    Page(
        "rails",
        _position(
            f"{at('N13', 'warped-mirror')},{at('O13', 'gravel-pit')},O12:9N,N12:10N,{at('M13', 'mystic-elevator')}",
            other="O13",
        ),
        rows=(100, 750),
    ),
    Page(
        "skills",
        f"{at('N13', 'ember-weeper')} mode=rush target=20 seats=Ob@N13:ObFi.PeSo:3:2:-:-:b;Fi@N13:-:4:1:-:-:b"
        " stack=rest deck=rest",
        marks="hand 1",
    ),
    Page(
        "chaos",
        f"{_FIVE} mode=rush variant=chaos target=20 phase=chaos doing=0,0,0,0,-,5,draw,-1"
        " seats=Ob@N13:-:3:9:-:-:b;Fi@O13:-:4:1:-:-:b stack=rest deck=rest",
        rows=(0, 500),
    ),
    Page(
        "circle",
        f"{at('N13', 'jade-carvery')} mode=rush variant=circle target=25 seats=Ob@N13:ObPe.ObPe:3:1.2:-:-:b;"
        "Fi@N13:-:4:1.2:-:-:b stack=rest deck=rest",
        marks="hand 1",
    ),
    Page(
        "dwarves",
        f"{at('N13', 'gravel-pit')} mode=rush target=15 seats={_SEVEN} stack=rest deck=rest",
        rows=(430, 1300),
    ),
    Page("crisis", f"{_CRISIS} {_BURNT}", rows=(0, 420)),
    Page("burn", f"{_CRISIS} {_BURNT} phase=burn doing=0,0,0,0,-,5,draw,-1", rows=(500, 1300)),
    Page("undo", _position(_FIVE, other="O13"), rows=(100, 600)),
)
