"""The buttons below a board of Gem Rush.

Everybody sees the buttons. In the mode Rush, hands are secret, so the buttons do not depend on the mover's hand. If the
hand cannot pay for a door, the press is refused in private. If the cheapest payment scores more than the door shows, a
private panel asks first. In the mode Crisis, everybody sees all hands. There, doors that the mover can pay for are
green and show the points of the cheapest payment.

In a Rush of one member against computer players (`alone`), nobody can use what the buttons tell of the hand. There,
doors that the hand cannot pay for have no button. The private panel of the hand says what they need.

Board and buttons fit one screen of a phone: at most three rows, each one line wide in the usual turn. So doors show no
cost, which stands in the picture, and what another button does better has none. Moves that need cards stand in the
private panel of the hand.
"""

import discord

from bot.errors import IllegalMove
from bot.games.gemrush.abilities import asks_for
from bot.games.gemrush.actions import AS_ACTION, Act, DrawCard, Reach, Scavenge, Use, cards_to_draw
from bot.games.gemrush.building import Place, has_step, points_of, ways
from bot.games.gemrush.crisis import Burn, burns, target_reached
from bot.games.gemrush.effects import Discard
from bot.games.gemrush.mine import OpenDoor, mine_of
from bot.games.gemrush.model import State, has, tile_at
from bot.games.gemrush.moves import Move, door_name
from bot.games.gemrush.names import ARROWS
from bot.games.gemrush.rooms import TILES, Tile
from bot.games.gemrush.rules import moves_of, notate_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.turns import Chaos
from bot.games.gemrush.view import layings, seen
from bot.games.gemrush.walking import Cart, Remodel, Walk
from bot.ui.face import ButtonSpec
from bot.ui.rows import in_rows

LOUD = discord.ButtonStyle.primary
GOOD = discord.ButtonStyle.success
PLAIN = discord.ButtonStyle.secondary
BUILD, WAYS = "gemrush-ui-build", "gemrush-ui-ways"
# Widths on a phone of 390 CSS pixels, with the gap that follows each button: a line of buttons, a button with an
# arrow alone, a letter of a room's name, a button that builds.
_LINE, _ARROW, _LETTER, _DOOR = 355, 60, 9, 68

Row = tuple[ButtonSpec, ...]

HAND = ButtonSpec("hand", "gemrush-ui-hand", GOOD, seated=True)
STOP = ButtonSpec("stop", "gemrush-ui-stop", LOUD, argument="stop")
PLAY_ON = ButtonSpec("stop", "gemrush-ui-play-on", argument="play on")
HELD = ButtonSpec("held", "gemrush-ui-hand", seated=True)
WIDE = ButtonSpec("wide", "gemrush-ui-wide")
SKILLS = ButtonSpec("skills", "gemrush-ui-skills")
PAY = ButtonSpec("pay", "gemrush-ui-pay")
SPECIAL = ButtonSpec("ways", WAYS, params=(("kind", "several"),))
TURN_ROOM = ButtonSpec("ways", WAYS, params=(("kind", Remodel.word()),))


def ask(key: str, style: discord.ButtonStyle = LOUD) -> ButtonSpec:
    """Return the button of a private panel that asks for the choice that must be made now."""
    return ButtonSpec("ask", key, style)


def do(move: Move, label: str, style: discord.ButtonStyle = PLAIN, **params: str | int) -> ButtonSpec:
    return ButtonSpec("do", label, style, True, notate_move(move), tuple(params.items()))


def rows(state: State, *, alone: bool = False, marked: bool = True) -> tuple[Row, ...]:
    """Return the buttons of the moves that are possible now, in at most two rows.

    alone: whether the mover is the only member in the match, here and below. marked: whether doors that the mover can
    pay for may be green.
    """
    match state.phase:
        case "choose-skill":
            return ((ask("gemrush-ui-ask-skill"), SKILLS),)
        case "discard":
            return ((ask("gemrush-ui-ask-discard"),),)
        case "move":
            return ways_out(state, alone=alone, marked=marked), (*usual(actions(state, private=alone)), *_others(state))
        case "place":
            return _places(state)
        case "effect":
            return ((ask(f"gemrush-ui-ask-{asks_for(state)}"),),)
        case "burn":
            return (_burning(state),)
        case "chaos":
            keep, new = Chaos(new=False), Chaos(new=True)
            return ((do(keep, "gemrush-ui-chaos-same", LOUD), do(new, "gemrush-ui-chaos-new")),)
    return ()


def stops(state: State) -> Row:
    """Return buttons to agree to stop a Crisis that has reached its target, and to play on after all."""
    if not target_reached(state):
        return ()
    agreed = [account.stops for account in state.seats if account.present]
    return (STOP, PLAY_ON) if any(agreed) else (STOP,)


def ways_out(state: State, *, private: bool = False, alone: bool = False, marked: bool = True) -> Row:
    """Return a button for each way out of the room: a step, or a construction at a door.

    A step names the room that it leads to. On a public board, it does not if these names are too long for one line; in
    a Rush of one member, whose board has fewer doors, for two lines.
    """
    here, mine = state.mover.cell, mine_of(state.laid)
    sure_foot = has(state.mover, Skill.SURE_FOOT)
    opened = {one.side: one for one in mine.open_doors() if one.cell == here}
    steps: dict[int, Tile] = {}
    for side in range(4):
        if state.doing.steps and mine.can_step(here, side, sure_foot=sure_foot):
            steps[side] = TILES[tile_at(state, mine.follow(here, side).cell)]
    doors_hidden = alone and state.mode == "rush"
    if doors_hidden:
        opened = {side: one for side, one in opened.items() if ways(state, one)}
    can_build = state.stack and has_step(state)
    doors = {side: _build(state, one, alone=alone, marked=marked) for side, one in opened.items() if can_build}
    wide = sum(_ARROW + _LETTER * len(tile.key) for tile in steps.values()) + _DOOR * len(doors.keys() - steps)
    label = "gemrush-ui-walk" if private or wide <= _LINE * (2 if doors_hidden else 1) else "gemrush-ui-walk-short"
    walks = {side: do(Walk(side), label, LOUD, arrow=ARROWS[side], room=tile.key) for side, tile in steps.items()}
    found = doors | walks
    return tuple(found[side] for side in sorted(found))


def _build(state: State, opened: OpenDoor, *, alone: bool, marked: bool) -> ButtonSpec:
    points, door = announced(state, opened, alone=alone), door_name(opened.cell, opened.side)
    params = (("arrow", ARROWS[opened.side]), ("points", points))
    payable = marked and (alone or state.mode == "crisis") and bool(ways(state, opened))
    return ButtonSpec("build", BUILD, GOOD if payable else PLAIN, True, door, params)


def announced(state: State, opened: OpenDoor, *, alone: bool = False) -> int:
    """Return the points that the board shows for a door. In a Rush of members, these are the door's own points."""
    payable = ways(state, opened) if alone or state.mode == "crisis" else []
    return points_of(opened, payable[0]) if payable else opened.door.points


def actions(state: State, *, private: bool) -> Row:
    """Return a button for each use of the mover's room, and for each way to draw.

    In a daily, they say that they end the turn. Where the hand is open or the panel private, a use that would be
    refused has no button. On a public board of Rush, a use that asks for cards of the hand is always grey.
    """
    laid = mine_of(state.laid).at(state.mover.cell)
    assert laid is not None
    tile = TILES[laid.tile]
    found: list[ButtonSpec] = []
    shown = private or state.mode == "crisis"
    if tile.ability:
        asks = not shown and any(isinstance(step, Discard) for step in tile.ability)
        style = PLAIN if asks else LOUD
        moving = tile.type in ("free", "movement") and (tile.type == "free" or state.doing.steps)
        if moving and not _refuses(Use.barred(state, state.turn), shown=shown):
            found.append(do(Use(), f"gemrush-ui-room-{tile.type}", style))
        if tile.type in AS_ACTION and not _refuses(Act.barred(state, state.turn), shown=shown):
            says = "-ends" if state.length and tile.type == "action" else ""
            found.append(do(Act(), f"gemrush-ui-act{says}", style, type=tile.type))
    says, drawn = "-ends" if state.length else "", cards_to_draw(state)
    found.append(do(DrawCard(), f"gemrush-ui-draw{says if drawn else ''}", count=drawn))
    if has(state.mover, Skill.SCAVENGING) and state.discard:
        found.append(do(Scavenge(), f"gemrush-ui-scavenge{says}", count=cards_to_draw(state, scavenging=True)))
    return tuple(found)


def _refuses(refusal: IllegalMove | None, *, shown: bool) -> bool:
    """Return whether a button would be refused, as far as it may tell. shown: whether it may tell of the hand."""
    return refusal is not None and (shown or refusal.key == "gemrush-nowhere")


def ends_turn(state: State, *, alone: bool = False) -> str:
    """Return which buttons of the board end the turn without saying so: "draw", "both" for the room too, or "told".

    A movement room says it itself, and so does drawing from an empty deck.
    """
    made = {one.argument: one for one in usual(actions(state, private=alone))}
    room = made.get(notate_move(Act()))
    draws = cards_to_draw(state) > 0 or notate_move(Scavenge()) in made
    if not draws:
        return "told"
    return "both" if room is not None and dict(room.params)["type"] == "action" else "draw"


def usual(found: Row) -> Row:
    """Return the actions without those that another one does better.

    A room that is used for a step leaves the action, and a card from the discard pile comes on top of a drawn card.
    """
    made = {one.argument for one in found}
    worse = {notate_move(Act())} if notate_move(Use()) in made else set[str]()
    worse |= {notate_move(DrawCard())} if notate_move(Scavenge()) in made else set()
    return tuple(one for one in found if one.argument not in worse)


def _others(state: State) -> Row:
    """Return a button for the moves that need neither cards nor a button of their own; () if none is possible."""
    kinds = [kind for kind in (Cart, Remodel, Reach) if any(True for _ in moves_of(state, state.turn, kind))]
    if not kinds:
        return ()
    params = (("kind", kinds[0].word() if len(kinds) == 1 else "several"),)
    return (ButtonSpec("ways", WAYS, params=params),)


def _places(state: State) -> tuple[Row, ...]:
    """Return a button for each way in which the drawn tile can lie. Its number is that in the picture."""
    found = [way for way in layings(seen(state, None)) if not way.refusal]
    every = [do(Place(way.turn, other=way.other), "gemrush-ui-lay", LOUD, number=way.number) for way in found]
    return tuple(tuple(row) for row in in_rows(every, label=lambda one: str(dict(one.params)["number"])))


def _burning(state: State) -> Row:
    """Return a button that burns cards of the deck, if it has enough, and a button to choose cards of the hand.

    The deck is the usual choice, so only its button is loud. If it has too few cards, the other button is loud.
    """
    if next(burns(state)) != Burn():
        return (ask("gemrush-ui-ask-burn-hands"),)
    return do(Burn(), "gemrush-ui-burn", LOUD), ask("gemrush-ui-ask-burn", PLAIN)
