"""The buttons below a board of Gem Rush.

Everybody sees the buttons. In the mode Rush, hands are secret, so the buttons do not depend on the mover's hand. If the
hand cannot pay for a door, the press is refused in private. If the cheapest payment scores more than the door shows, a
private panel asks first. In the mode Crisis, everybody sees all hands. There, doors that the mover can pay for are
green and show the points of the cheapest payment.

Moves that need cards have no buttons here: they stand in the private panel of the hand.
"""

import discord

from bot.games.gemrush.abilities import asks_for
from bot.games.gemrush.actions import Act, DrawCard, Reach, Scavenge, Use, cards_to_draw
from bot.games.gemrush.building import Place, has_step, points_of, ways
from bot.games.gemrush.crisis import Burn, burns, target_reached
from bot.games.gemrush.effects import Discard
from bot.games.gemrush.gems import CODES
from bot.games.gemrush.mine import OpenDoor, mine_of
from bot.games.gemrush.model import State, has
from bot.games.gemrush.moves import Move, door_name
from bot.games.gemrush.names import ARROWS
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import moves_of, notate_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.turns import Chaos
from bot.games.gemrush.view import layings, view
from bot.games.gemrush.walking import Cart, Remodel, Walk
from bot.ui.face import ButtonSpec

LOUD = discord.ButtonStyle.primary
GOOD = discord.ButtonStyle.success
PLAIN = discord.ButtonStyle.secondary
A_ROW = 5
BUILD = "gemrush-ui-build"

Row = tuple[ButtonSpec, ...]

HAND = ButtonSpec("hand", "gemrush-ui-hand", GOOD)
OFFER = ButtonSpec("offer", "gemrush-ui-offer")
STOP = ButtonSpec("stop", "gemrush-ui-stop", LOUD, argument="stop")
PLAY_ON = ButtonSpec("stop", "gemrush-ui-play-on", argument="play on")
WIDE = ButtonSpec("wide", "gemrush-ui-wide")
SKILLS = ButtonSpec("skills", "gemrush-ui-skills")
WAYS = ButtonSpec("ways", "gemrush-ui-ways")


def ask(key: str, style: discord.ButtonStyle = LOUD) -> ButtonSpec:
    """Return the button of a private panel that asks for the choice that must be made now."""
    return ButtonSpec("ask", key, style)


def do(move: Move, label: str, style: discord.ButtonStyle = PLAIN, **params: str | int) -> ButtonSpec:
    return ButtonSpec("do", label, style, True, notate_move(move), tuple(params.items()))


def rows(state: State) -> tuple[Row, ...]:
    """Return the buttons of the moves that are possible now."""
    asked: tuple[Row, ...] = ()
    match state.phase:
        case "choose-skill":
            asked = ((ask("gemrush-ui-ask-skill"), SKILLS),)
        case "discard":
            asked = ((ask("gemrush-ui-ask-discard"),),)
        case "move":
            asked = (_ways(state), (*actions(state, private=False), *_others(state)))
        case "place":
            asked = _places(state)
        case "effect":
            asked = ((ask(f"gemrush-ui-ask-{asks_for(state)}"),),)
        case "burn":
            asked = (_burning(state),)
        case "chaos":
            keep, new = Chaos(new=False), Chaos(new=True)
            asked = ((do(keep, "gemrush-ui-chaos-same", LOUD), do(new, "gemrush-ui-chaos-new")),)
    return (*asked, (STOP, PLAY_ON)) if target_reached(state) else asked


def _ways(state: State) -> Row:
    """Return a button for each way out of the room: a step, or a construction at a door."""
    here, mine = state.mover.cell, mine_of(state.laid)
    sure_foot = has(state.mover, Skill.SURE_FOOT)
    opened = {one.side: one for one in mine.open_doors() if one.cell == here}
    found: list[ButtonSpec] = []
    for side in range(4):
        if state.doing.steps and mine.can_step(here, side, sure_foot=sure_foot):
            goal = mine.at(mine.follow(here, side).cell)
            assert goal is not None
            found.append(do(Walk(side), "gemrush-ui-walk", LOUD, arrow=ARROWS[side], room=TILES[goal.tile].key))
        elif side in opened and state.stack and has_step(state):
            found.append(_build(state, opened[side]))
    return tuple(found)


def _build(state: State, opened: OpenDoor) -> ButtonSpec:
    cost = " ".join(CODES[gem] for gem in opened.door.cost)
    points, door = announced(state, opened), door_name(opened.cell, opened.side)
    params = (("arrow", ARROWS[opened.side]), ("cost", cost), ("count", len(cost)), ("points", points))
    payable = state.mode == "crisis" and bool(ways(state, opened))
    return ButtonSpec("build", BUILD, GOOD if payable else PLAIN, True, door, params)


def announced(state: State, opened: OpenDoor) -> int:
    """Return the points that the board shows for a door. In Rush, these are the door's own points."""
    payable = ways(state, opened) if state.mode == "crisis" else []
    return points_of(opened, payable[0]) if payable else opened.door.points


def actions(state: State, *, private: bool) -> Row:
    """Return a button for each use of the mover's room, and for each way to draw.

    Where the hand is open or the panel private, a use that would be refused is grey. On a public board of Rush, a use
    that asks for cards of the hand is always grey.
    """
    laid = mine_of(state.laid).at(state.mover.cell)
    assert laid is not None
    tile = TILES[laid.tile]
    found: list[ButtonSpec] = []
    shown = private or state.mode == "crisis"
    if tile.ability:
        asks = any(isinstance(step, Discard) for step in tile.ability)
        if tile.type in ("free", "movement") and (tile.type == "free" or state.doing.steps):
            style = PLAIN if (Use.barred(state, state.turn) if shown else asks) else LOUD
            found.append(do(Use(), f"gemrush-ui-room-{tile.type}", style))
        if tile.type in ("action", "movement"):
            style = PLAIN if (Act.barred(state, state.turn) if shown else asks) else LOUD
            found.append(do(Act(), "gemrush-ui-act", style, type=tile.type))
    found.append(do(DrawCard(), "gemrush-ui-draw", count=cards_to_draw(state)))
    if has(state.mover, Skill.SCAVENGING) and state.discard:
        found.append(do(Scavenge(), "gemrush-ui-scavenge", count=cards_to_draw(state, scavenging=True)))
    return tuple(found)


def _others(state: State) -> Row:
    """Return a button for the moves that need neither cards nor a button of their own; () if none is possible."""
    possible = any(True for kind in (Cart, Remodel, Reach) for _ in moves_of(state, state.turn, kind))
    return (WAYS,) if possible else ()


def _places(state: State) -> tuple[Row, ...]:
    """Return a button for each way in which the drawn tile can lie. Its number is that in the picture."""
    found = [way for way in layings(view(state, None)) if not way.refusal]
    every = [do(Place(way.turn, other=way.other), "gemrush-ui-lay", LOUD, number=way.number) for way in found]
    return tuple(tuple(every[start : start + A_ROW]) for start in range(0, len(every), A_ROW))


def _burning(state: State) -> Row:
    """Return a button that burns cards of the deck, if it has enough, and a button to choose cards of the hand.

    The deck is the usual choice, so only its button is loud. If it has too few cards, the other button is loud.
    """
    if next(burns(state)) != Burn():
        return (ask("gemrush-ui-ask-burn-hands"),)
    return do(Burn(), "gemrush-ui-burn", LOUD), ask("gemrush-ui-ask-burn", PLAIN)
