"""The lessons of Gem Rush: a first turn and the last turn of a Rush, and what else a Crisis has."""

from bot.engine.lessons import Lesson, Task
from bot.games.gemrush.gems import CARD_NAMES, CARDS
from bot.games.gemrush.model import BURNT_A_TURN
from bot.games.gemrush.pages import at, number_of


def _position(
    mode: str,
    mine: tuple[str, ...],
    you: str,
    other: str,
    *,
    turns: int = 0,
    steps: int = 3,
    tiles: str = "",
    cards: str = "",
) -> str:
    """Return a position of two seats in which no tile is new.

    mode: the mode, and other fields.
    you, other: room, hand, points and skills of a seat: "N13:ObPe.ElSo:3:-".
    turns: how many turns have ended. In a Crisis, each has burnt cards.
    tiles, cards: what lies on top of the stack and the deck. The last one is drawn first.
    """
    seats = f"Ob@{you}:-:-:b;Fi@{other}:-:-:b"
    stack = ".".join(("rest", *(str(number_of(key)) for key in tiles.split())))
    deck = ".".join(("rest", *cards.split()))
    burnt = _burnt(turns, f"{you}.{other}.{cards}") if mode.startswith("crisis") else "-"
    doing = f"{steps},0,0,0,-,{len(mine)},-,-1"
    played = f"turns={turns} rounds={turns // 2 + 1} built={turns // 2}"
    return f"{','.join(mine)} mode={mode} seats={seats} doing={doing} {played} stack={stack} deck={deck} burnt={burnt}"


def _burnt(turns: int, elsewhere: str) -> str:
    """Return the burnt cards after some turns: no kind that is named elsewhere in the position."""
    kinds = (CARD_NAMES[kind] for kind in CARDS)
    left = [name for name in kinds if name not in elsewhere]
    return ".".join(left[: BURNT_A_TURN * turns]) or "-"


_FEW = (at("N13", "shop-window", "E"), at("M13", "sorting-floor", "E"))
_SIX = (
    at("N13", "gravel-pit"),
    at("O13", "rubble-chute"),
    at("M13", "lamp-room"),
    at("N12", "jade-niche"),
    at("O12", "post-chute"),
    at("M12", "taproom"),
)

FIRST = Lesson(
    "first",
    "short",
    (
        Task(
            "walk",
            ("step E",),
            position=_position(
                "rush target=12",
                (*_FEW, at("O13", "forgers-den", "E")),
                "N13:ElFi.SoSt.StDr.PeDr:0:-",
                "M13:ObPe.ObEl.ObSo.ElSo:0:-",
                tiles="mother-lode ghost-well",
                cards="PeSo.ElSt.ObFi",
            ),
            tip=True,
        ),
        Task("build", ("build O13S ElFi",), ("RoomBuilt",)),
        Task("place", ("place W",), tip=True),
        Task("pay", ("build O14S SoSt StDr",), ("RoomBuilt",), tip=True),
        Task("room", ("act",), ("RoomUsed",), tip=True),
        Task(
            "discard",
            ("discard StDr",),
            position=_position(
                "rush target=12 phase=discard",
                (
                    at("N13", "treasure-drift"),
                    at("M13", "polishing-wheel", "W"),
                    at("O13", "ember-weeper"),
                    at("M14", "sorting-floor"),
                ),
                "O13:ObFi.PeEl.PeSo.SoFi.StDr:10:2",
                "M14:ObPe.ObEl.ElSo.ObSo:7:16",
                turns=10,
                tiles="kings-vault",
                cards="ObEl",
            ),
            tip=True,
        ),
        Task("colour", ("build O13N ObFi +evoc",), ("RoomBuilt",), 2, by="hand", tip=True),
        Task("end", ("draw",), ("CardsDrawn",)),
    ),
)

DEEP = Lesson(
    "deep",
    "crisis",
    (
        Task(
            "orichalcum",
            ("build O13E OrFi",),
            ("RoomBuilt",),
            2,
            position=_position(
                "crisis target=45",
                (at("N13", "kings-vault", "W"), at("O13", "forgers-den")),
                "O13:OrFi.PeSo.ElDr:6:-",
                "N13:ObPe.StFi.SoSt.PeDr:6:-",
                turns=4,
                tiles="mother-lode",
                cards="ObPe.PeFi.PeSt",
            ),
            tip=True,
        ),
        Task("burn", ("act", "burn ElDr"), tip=True),
        Task(
            "warpstone",
            ("build O14W PeEl ElSt WaOb",),
            ("RoomBuilt",),
            position=_position(
                "crisis target=45",
                (
                    at("N13", "treasure-drift"),
                    at("O13", "forgers-den"),
                    at("P13", "mother-lode", "E"),
                    at("O14", "frost-gallery"),
                ),
                "P13:WaOb.PeEl.ElSt:9:-",
                "N13:ObPe.StFi.SoSt.PeDr:8:-",
                turns=6,
                steps=1,
                tiles="kings-vault",
            ),
            tip=True,
        ),
        Task(
            "tunnel",
            ("step E",),
            position=_position(
                "crisis target=45",
                (*_FEW, "O13:4N", at("O14", "cutters-bench")),
                "N13:ObEl.PeSo:11:-",
                "M13:ObPe.SoSt.PeDr:8:-",
                turns=8,
            ),
            tip=True,
        ),
        Task(
            "wall",
            ("permeate ObEl N",),
            ("Permeated",),
            position=_position(
                "crisis target=45",
                (*_FEW, at("O13", "ghost-well"), at("N12", "mother-lode")),
                "N13:ObEl.PeSo:11:7",
                "M13:ObPe.SoSt.PeDr:10:16",
                turns=10,
            ),
            tip=True,
        ),
        Task(
            "circle",
            ("build N13N ObPe ObPe +tran +evoc",),
            ("RoomBuilt",),
            2,
            position=_position(
                "crisis target=53 variant=circle",
                (at("N13", "jade-carvery"), at("N14", "echo-chamber"), at("O14", "kings-vault", "E")),
                "N13:ObPe.ObPe.SoFi:9:1.2",
                "O14:PeSo.SoSt.PeDr:8:1.2",
                turns=6,
                tiles="mother-lode",
            ),
            tip=True,
        ),
        Task(
            "chaos",
            ("chaos new",),
            ("SkillChanged",),
            position=_position(
                "crisis target=45 variant=chaos phase=chaos",
                _SIX[:3],
                "N13:ObPe.StFi:9:9",
                "O13:PeSo.SoSt.PeDr:8:16",
                turns=6,
                steps=0,
            ),
            tip=True,
        ),
        Task(
            "stop",
            ("stop",),
            ("StopAgreed",),
            position=_position("crisis target=45", _SIX, "N13:SoFi:24:9", "O13:PeSo.SoSt.PeDr:21:16", turns=20),
            tip=True,
        ),
    ),
)

LESSONS = (FIRST, DEEP)
