"""The pages of the rules: small mines, and the pictures that explain signs, gems and rooms.

The marks `hand DOORS`, `legend`, `gems` and `room KEY` show another picture than the board. DOORS: the most doors that
the picture of a hand shows. `low HEIGHT` shows the whole mine, but at most HEIGHT pixels of it. `head` and `foot` after
it add what stands above and below the mine.
"""

from bot.engine.pages import Page
from bot.games.gemrush.rooms import TILES

_WAYS = (0, 546)  # rows of the picture that show the head and two ways to lay a tile
_TYPES, _EFFECTS, _SIGNS = (0, 180), (174, 684), (684, 1190)  # rows of the legend
_STANDARD, _SPECIAL = (0, 528), (530, 800)  # rows of the picture of all gems
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
    f"{_TWO} mode=crisis target=45 seats=Ob@N13:ElSt.ObFi.PeSo:3:-:-:-:b;Fi@O13:ObPe.ElSo:4:-:-:-:b;"
    "El@N13:PeDr.SoDr:5:-:-:-:b"
)
_BURNT = "turns=2 burnt=ObPe.ObEl.ObSo.PeEl.PeSo.ElSo stack=rest deck=rest"
_SEVEN = ";".join(f"{gem}@N13:-:0:-:-:-:b" for gem in ("Ob", "Pe", "El", "So", "St", "Fi", "Dr"))

PAGES = (
    Page("goal", _position(_FIVE, other="O13"), marks="low 600 head"),
    Page("turn", _position(_TWO, other="O13"), marks="low 440 head"),
    Page("cards", _position(_TWO, "ElSt.ObFi.PeSo.StFi"), marks="hand 0"),
    Page("walk", marks="legend", rows=_SIGNS),
    Page("build", _position(_TWO), marks="low 716"),
    Page("pay", _position(_TWO, "PeEl.SoFi.ObSt", own="O13"), marks="hand 2"),
    Page(
        "place",
        _position(_TWO, "PeEl.SoFi.ObSt", own="O13").replace("stack=rest", "stack=rest.16"),
        ("build O13N PeEl SoFi",),
        rows=_WAYS,
    ),
    Page("rooms", marks="legend", rows=_TYPES),
    Page("effects", marks="legend", rows=_EFFECTS),
    Page("order", marks="room ember-weeper", rows=_ROOM),
    Page("x", marks="room tumbling-drum", rows=_ROOM),
    Page("gems", marks="gems", rows=_STANDARD),
    Page("dust", marks="gems", rows=_SPECIAL),
    Page("orichalcum", _position(at("N13", "taproom"), "FiOr.ObEl.SoSt"), marks="hand 1"),
    Page("warpstone", _position(_FIVE, "ObWa.ElSt.PeSo", own="M13"), marks="low 716"),
    Page("tunnel", _position(f"{at('N13', 'gravel-pit')},O13:0N,{at('P13', 'lamp-room')}"), marks="low 716"),
    Page("digging", _position(f"{at('N13', 'gravel-pit')},N12:0N", "ElSt.PeSo"), marks="low 716"),
    Page(
        "rails",
        _position(
            f"{at('N13', 'warped-mirror')},{at('O13', 'gravel-pit')},O12:9N,N12:10N,{at('M13', 'mystic-elevator')}",
            other="O13",
        ),
        marks="low 716",
    ),
    Page(
        "skills",
        f"{at('N13', 'ember-weeper')} mode=rush target=20 seats=Ob@N13:ObFi.PeSo:3:2:-:-:b;Fi@N13:-:4:1:-:-:b"
        " stack=rest deck=rest",
        marks="hand 1",
    ),
    Page(
        "chaos",
        f"{_TWO} mode=rush variant=chaos target=20 phase=chaos doing=0,0,0,0,-,5,draw,-1"
        " seats=Ob@N13:-:3:9:-:-:b;Fi@O13:-:4:1:-:-:b stack=rest deck=rest",
        marks="low 440 head",
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
        marks="low 415 foot",
    ),
    Page("crisis", f"{_CRISIS} {_BURNT}", marks="low 440 head"),
    Page("burn", f"{_CRISIS} {_BURNT} phase=burn doing=0,0,0,0,-,5,draw,-1", marks="low 440 foot"),
    Page("undo", _position(_FIVE, other="O13"), marks="low 600"),
)
