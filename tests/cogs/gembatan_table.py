"""Starts matches of Gembatan with members, and plays turns with buttons and menus."""

from functools import cache
from typing import Any

from bot.engine.game import Seat
from bot.games.gembatan import GAME
from bot.games.gembatan.advice import fill_suggestions, tile_suggestions
from bot.games.gembatan.model import EndTurn, Options, State
from bot.games.gembatan.plays import gems_left, is_drafting
from bot.games.gembatan.rules import default
from bot.playground import Actor, Interaction, Message
from bot.playground.world.model import nested
from bot.sessions.model import Match
from tests.cogs.desk import Desk, started

SELECT = 3
LONGEST = 2_000  # steps; every match is far shorter


# The four open cells touch one colour each: BI60 blue, BH61 purple, BG60 green and BH59 red. Nothing of Ada's fits on
# BH59. RY-- fits in two ways on BI60. Y--- fits in one way on each other cell, and no other step can follow it.
CROSS = "BH60:RBPG hands=Y---,RY--,GY--,YP--:BY,RB,GY,PY;Y-P-,B---,BG--,BP--:RB,RG,RP,BG"
# The one open socket, BH60-BI60, takes RB. A tile can be laid above BI60.
TWO = "BH60:-R--,BI60:G--B hands=Y---,YP--,GP--,-RBY:RB,GY,GP,RG;Y-P-,B---,G---,BP--:RB,RG,RP,BG"
# Nobody holds a tile, nothing fits, and the gem tray is empty.
STUCK = (
    "BH60:-R--,BI60:G--B hands=:GY;:BP gone="
    + ",".join(6 * ["RB", "RG", "RY", "RP", "BG", "BY", "GP", "YP"] + 5 * ["BP", "GY"])
)  # fmt: skip
# One tile fits, for 1 point.
POOR_HAND = (
    "BH60:PRY-,BI60:Y--G,BI59:--P- gems=BH60-BI60,BI59-BI60"
    " hands=R-Y-,R---,Y---,-PRG:RB,GY,GP,BP;RB--,B---,BG--,G-P-:BY,GP,RG,YP"
)
# The tray of gems is empty, and Ada's last gem fills the open socket.
LAST_GEM = "BH60:-R--,BI60:G--B hands=Y---:RB;Y-P-:BP gone=" + ",".join(
    6 * ["RG", "RY", "RP", "BG", "BY", "GY", "GP", "YP"] + 5 * ["RB", "BP"]
)


async def seated(desk: Desk, *names: str) -> list[Actor]:
    """Start a match with these members, and return them. The first member is the host."""
    return await started(desk, "gembatan new", *names)


async def seated_ada_first(desk: Desk, layout: str = CROSS) -> tuple[Actor, Actor]:
    """Start a match of Ada and Bela in this position, with Ada to move, and return them."""
    desk.lay_out(layout)
    ada, bela = await seated(desk, "Ada", "Bela")
    return ada, bela


async def against_easy(desk: Desk, layout: str) -> Actor:
    """Start a match of Ada and a computer player in this position, with Ada to move, and return her."""
    desk.lay_out(layout)
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan new", computer="easy")
    return ada


def alt_of(message: Message | None) -> str:
    """Return the alt texts of a message."""
    assert message is not None
    return "\n".join(one.description or "" for one in message.attachments)


def menu(message: Message | None) -> dict[str, Any]:
    """Return the only select of a panel."""
    assert message is not None
    (found,) = [part for part in nested(message.components) if part["type"] == SELECT]
    return found


def option_buttons(message: Message | None) -> dict[str, dict[str, Any]]:
    """Return the buttons that stand for options, by the value of their option."""
    assert message is not None
    found = [part for part in nested(message.components) if "|" in part.get("custom_id", "")]
    return {part["custom_id"].partition("|")[2]: part for part in found}


def offered(message: Message | None) -> dict[str, str]:
    """Return the options of a panel in order, as a dict from value to label. They are buttons or lines of a menu."""
    if found := option_buttons(message):
        return {value: part["label"] for value, part in found.items()}
    return {option["value"]: option["label"] for option in menu(message)["options"]}


def asks(message: Message | None) -> bool:
    """Return whether a panel has options."""
    return message is not None and bool(
        option_buttons(message) or any(part["type"] == SELECT for part in nested(message.components))
    )


async def choose(desk: Desk, who: Actor, panel: Message | None, value: str) -> Interaction:
    assert panel is not None
    found = option_buttons(panel).get(value)
    if found is not None:
        sent = await who.click(panel, found["custom_id"])
    else:
        sent = await who.select(panel, menu(panel)["custom_id"], value)
    await desk.drawn()
    assert sent.failed is None, sent.failed
    return sent


async def first_choices(desk: Desk, who: Actor, panel: Message | None) -> Interaction:
    """Choose the first option of each menu until a step is played.

    Return the last choice, which played the step.
    """
    version = (await desk.match(who)).version
    while True:
        sent = await choose(desk, who, panel, next(iter(offered(panel))))
        panel = sent.answer
        if (await desk.match(who)).version > version:
            return sent


def state_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


@cache
def position(seats: int, gems: int, *, seed: int = 7) -> str:
    """Play greedily until a turn begins with at most `gems` gems in the tray, and return that position."""
    state = GAME.setup(seed, Options(), seats).state
    for _ in range(LONGEST):
        if gems_left(state) <= gems and not is_drafting(state):
            return GAME.write_position(state)
        state = GAME.apply(state, state.turn, _greedy(state, state.turn)).state
    raise AssertionError("this match does not come so far")


def _greedy(state: State, seat: Seat) -> Any:
    steps = [*tile_suggestions(state, seat), *fill_suggestions(state, seat)]
    if steps:
        return max(steps, key=lambda one: one.points).move
    return EndTurn() if is_drafting(state) else default(state, seat)
