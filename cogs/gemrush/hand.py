"""The private panel of a hand in Gem Rush: the cards, the doors that they pay for, and the rest of the turn.

The picture of the panel numbers the cards, and the buttons and menus name cards by these numbers.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from discord import ui

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import building
from bot.games.gemrush.actions import Reach
from bot.games.gemrush.building import Build
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Cell, cell_at, mine_of
from bot.games.gemrush.model import State, tile_at
from bot.games.gemrush.moves import Move, card_name, door_name, gems_name
from bot.games.gemrush.names import ARROWS, does, skill_name, whereabouts
from bot.games.gemrush.payments import missing
from bot.games.gemrush.rules import moves_of, notate_move
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.view import seen
from bot.games.gemrush.walking import Cart, Permeate, Remodel, Walk, Warp, Wayfare
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.entry.buttons import Option
from bot.ui.face import ButtonSpec, Row
from bot.ui.rows import WIDTH_BELOW_PICTURE, in_rows
from bot.ui.words import Words, safe_name, with_names
from cogs.gemrush import arguments, buttons
from cogs.gemrush.explaining import explained
from cogs.gemrush.face import RushFace, closed_told, codes_line, last_round_told, move_label, state_of
from cogs.gemrush.panels import ask, offers, relaid_rows, undo_told, with_ability
from cogs.gemrush.shown import Panel, numbered, numbers
from render.gemrush import MOST_ROWS
from render.gemrush import offers as payable_doors

LITERAL = "gemrush-ui-literal"  # the key of a text that shows only its parameter `text`
# The kinds of moves that have no button of their own.
WAYS: tuple[type[Move], ...] = (Permeate, Cart, Warp, Wayfare, Reach)

Rows = list[list[ui.Item[Any]]]
MOST_DOORS = 15  # buttons that build, at most; a message holds no more beside the other buttons
MOST_OWN_DOORS = 9  # the same in a panel that is all that a member sees of the match, with more other buttons


def hand(match: Match, seat: Seat, words: Words, *, best_first: bool = True, more: Row = ()) -> Panel:
    """Return the cards of a seat, and what the seat can do with them now.

    In its turn, a seat sees all moves that are possible. In another seat's turn of a Crisis, it can offer cards.

    best_first: whether the best doors and payments come first. Otherwise they come row by row.
    more: further buttons. If there are any, the panel is all that a member sees of the match. So it has buttons instead
        of menus, and does not repeat in each turn what skills and special gems do (`explained`).
    """
    state = state_of(match)
    cards = words("gemrush-ui-own-cards", count=len(state.seats[seat].hand))
    codes = [] if more or state.seats[seat].begun else [codes_line(state, seat, words)]
    if seat not in match.to_move:
        if state.mode == "crisis" and len(match.present) > 1 and state.seats[seat].hand:
            return offers(match, seat, words, cards)
        return Panel("\n".join((cards, *(words("gemrush-ui-small", text=one) for one in codes))), shows="hand")
    if state.phase in ("discard", "place"):
        return ask(match, seat, words)
    if state.phase != "move":
        asked = [button for row in buttons.rows(state)[:1] for button in row]
        return Panel(cards, [messages.buttons(match, words, *asked)], shows="hand")
    near = list(_doors(match, seat, words, best_first))[: MOST_OWN_DOORS if more else None]
    if not match.tells_worth:  # the way to a door is part of what the solver of a puzzle finds
        near = [(button, one) for button, one in near if isinstance(one, Build) and one.cell == state.mover.cell]
    offered = near or (_far_door(state, words) if best_first else [])
    doors = [button for button, _ in offered]
    walks = tuple(button for button in buttons.ways_out(state, private=True) if button.action == "do")
    walks += (buttons.TURN_ROOM,) if turnings(state) else ()
    undo = (RushFace.undo,) if match.can_undo == seat else ()
    others = (*walks, *buttons.usual(buttons.actions(state, private=True)))
    menus = [_payments(match, words, best_first, known=[build for _, build in offered]), _others(match, words)]
    if more:
        opening = [button for button, row in zip((buttons.PAY, buttons.SPECIAL), menus, strict=True) if row]
        # The panel of the first button has the ways of the second, too.
        opening = [one for one in opening if one is not buttons.SPECIAL or buttons.TURN_ROOM not in walks]
        rows = _rows(match, words, (*doors, *others, *undo, *opening, *more))
    else:
        rows = [*_rows(match, words, doors), *_rows(match, words, (*others, *undo)), *menus]
    known = () if more else (*explained(state, words), *codes)
    text = _text(match, seat, words, cards, near=bool(near) or not match.tells_worth, known=known)
    return Panel(text, rows, shows="hand")


def _text(match: Match, seat: Seat, words: Words, cards: str, *, near: bool, known: Sequence[str]) -> str:
    """Return the text of a hand whose seat may walk and build.

    cards: how many cards it has, in words. near: whether not to tell that no door is within reach. known: lines to add.
    """
    state = state_of(match)
    unpaid = _unpaid(state, words)
    lines = [f"{cards} · {words('gemrush-ui-steps', steps=state.doing.steps)}", *last_round_told(match, words), *unpaid]
    if not near and next(moves_of(state, seat, Build), None) is not None:
        lines.append(words("gemrush-ui-builds-far"))
    elif not near and not unpaid:
        lines.append(words("gemrush-ui-cannot-build", steps=state.doing.steps))
    told = (*_points(match, seat, words), *known, *_rooms_near(state, words))
    small = (*(words("gemrush-ui-small", text=one) for one in told), *undo_told(match, seat, words))
    return "\n".join((*lines, *small))


def _rows(match: Match, words: Words, found: Sequence[ButtonSpec]) -> Rows:
    return in_rows(messages.buttons(match, words, *found), WIDTH_BELOW_PICTURE)


def held(match: Match, seat: Seat, words: Words) -> Panel:
    """Return the cards of a seat with the doors that they pay for, and what skills and special gems do."""
    state = state_of(match)
    cards = words("gemrush-ui-own-cards", count=len(state.seats[seat].hand))
    told = (*explained(state, words), codes_line(state, seat, words))
    small = (words("gemrush-ui-small", text=one) for one in told)
    return Panel("\n".join((cards, *small)), shows="hand")


def _points(match: Match, seat: Seat, words: Words) -> list[str]:
    """Return a line about the points of all seats of a Rush and its target; [] in a Crisis."""
    state = state_of(match)
    if state.mode == "crisis":
        return []
    named = with_names(match, words)
    others = [(other, one) for other, one in enumerate(state.seats) if one.present and other != seat]
    names = [f"{safe_name(named.name_of(Seat(other)))} {one.points}" for other, one in others]
    own, target = state.seats[seat].points, state.target or 0
    return [words("gemrush-ui-points-of-all", own=own, others=" · ".join(names), target=target)]


def _rooms_near(state: State, words: Words) -> list[str]:
    """Return what the mover's room does, and each room that one step leads to."""
    mine, here = mine_of(state.laid), state.mover.cell
    lines = [does(mine.tile(here), words), *closed_told(state, words)]
    for way in moves_of(state, state.turn, Walk):
        told = does(mine.tile(mine.follow(here, way.side).cell), words)
        lines.append(f"{ARROWS[way.side]} {told}" if told else "")
    return list(filter(None, lines))


def _unpaid(state: State, words: Words) -> list[str]:
    """Return a line about the doors of the mover's room that the hand cannot pay for: what each needs."""
    found = []
    for opened in mine_of(state.laid).open_doors():
        if opened.cell == state.mover.cell:
            try:
                attempt(state, opened.cell, opened.side)
            except IllegalMove as lacking:
                found.append(words("gemrush-ui-unpaid", arrow=ARROWS[opened.side], missing=lacking.params["missing"]))
    return [words("gemrush-ui-unpaid-doors", doors=" · ".join(found))] if found else []


def hand_said(match: Match, seat: Seat, words: Words) -> str:
    """Return the cards of a seat in words."""
    cards = state_of(match).seats[seat].hand
    return words("gemrush-ui-your-hand", cards=numbered(cards), count=len(cards))


# ---- building ----


def _doors(match: Match, seat: Seat, words: Words, best_first: bool) -> Iterable[tuple[ButtonSpec, Move]]:
    """Yield a button for each door in the picture of the hand that the cards pay for, and what it builds.

    The button walks to the door first. Unless the best doors come first, doors that the picture leaves out have
    buttons, too: otherwise a good door could be missing.
    """
    state = state_of(match)
    view = seen(state, seat)
    most = MOST_ROWS if best_first else MOST_DOORS
    for plate, payable in payable_doors(view, seat, best_first=best_first, most=most):
        cell = cell_at(plate.across, plate.down)
        moves = built_at(state, cell, plate.side) if payable else ()
        if moves:
            there = arguments.after(state, moves[:-1])
            label = (("text", payment(there, moves[-1], words, here=len(moves) == 1)),)
            yield ButtonSpec("cheapest", LITERAL, buttons.GOOD, True, door_name(cell, plate.side), label), moves[-1]


def _far_door(state: State, words: Words) -> list[tuple[ButtonSpec, Move]]:
    """Return a button for the best door that a Warpstone builds at from afar, and what it builds; [] if none does."""
    for best in arguments.in_order(Build.sensible(state), best_first=True):
        *walks, build = moves_to_build(state, best.cell, best.side)
        label = (("text", payment(arguments.after(state, walks), build, words, here=False)),)
        return [(ButtonSpec("cheapest", LITERAL, buttons.GOOD, True, door_name(best.cell, best.side), label), build)]
    return []


def moves_to_build(state: State, cell: Cell, side: int) -> tuple[Move, ...]:
    """Return the moves of a door's button: the walk to its room and the cheapest construction.

    If no walk helps, return the construction from where the mover is, which a Warpstone makes legal. Raises IllegalMove
    as `attempt` does.
    """
    return built_at(state, cell, side) or (attempt(state, cell, side),)


def built_at(state: State, cell: Cell, side: int) -> tuple[Move, ...]:
    """Return the moves that walk to a room and build at its door with the cheapest payment; () if none can."""
    way = arguments.way_to(state, cell)
    if way is None:
        return ()
    there = arguments.after(state, way)
    try:
        build = attempt(there, cell, side)
    except IllegalMove:
        return ()
    return (*way, build) if building.way_of(there, build) else ()


def payment(state: State, one: Move, words: Words, *, here: bool) -> str:
    """Return a construction in short: the door, the points, and the numbers of the cards in the hand.

    state: the match before the construction. here: whether to leave out the door's room.
    """
    assert isinstance(one, Build)
    way = building.way_of(state, one)
    assert way is not None
    opened, paid = way
    chosen = numbers(state.mover.hand, one.cards)
    skills = "".join(f" + {words.phrase(skill_name(SKILLS[skill]))}" for skill in one.skills)
    door = ARROWS[one.side] if here else f"{whereabouts(state, one.cell, words)} {ARROWS[one.side]}"
    said = words("gemrush-ui-pay-numbers", door=door, points=building.points_of(opened, paid), bonus=paid.bonus,
                 count=len(chosen), cards=words.listed(map(str, chosen)))  # fmt: skip
    stepless = paid.warp and not building.momentum(state)
    return f"{said}{skills} · {words('gemrush-ui-no-step')}" if stepless else said + skills


def pay_here(match: Match, one: Build, words: Words, start: int = 0, *, best_first: bool = True) -> Panel:
    """Return a panel with the payments for a door, because the cheapest scores other points than the board shows.

    one: the construction with the cheapest payment. start: the first option of the menu. best_first: as for `hand`.
    """
    state = state_of(match)
    way = building.way_of(state, one)
    assert way is not None
    opened, cheapest = way
    found = [other for other in Build.sensible(state) if (other.cell, other.side) == (one.cell, one.side)]
    text = words("gemrush-ui-other-points", points=building.points_of(opened, cheapest), door=opened.door.points)
    found = arguments.in_order(found, best_first=best_first)
    argument = f"door {door_name(one.cell, one.side)}"
    return Panel(text, [_menu(match, "door", found, words, start, argument)], shows="hand")


def attempt(state: State, cell: Cell, side: int) -> Build:
    """Return the construction with the cheapest payment at a door.

    If no construction is legal there, return an illegal one, so that the rules say why. Raises IllegalMove with the
    missing gems if nothing else is missing.
    """
    opened = building.door_at(state, cell, side)
    if opened is None:
        return Build(cell, side)
    found = building.ways(state, opened)
    if found:
        return Build(cell, side, found[0].cards, found[0].skills)
    if state.phase == "move" and cell == state.mover.cell and state.stack and building.has_step(state):
        account, cost = state.mover, opened.door.cost
        lacking = missing(cost, account.hand, GEMS[account.gem], tuple(SKILLS[skill] for skill in account.skills))
        raise IllegalMove("gemrush-ui-lacking", arrow=ARROWS[side], cost=gems_name(cost), missing=gems_name(lacking))
    return Build(cell, side)


def _payments(
    match: Match, words: Words, best_first: bool, start: int = 0, *, known: Collection[Move] = ()
) -> list[ui.Item[Any]]:
    """Return a row with a menu of the payments from the mover's room; [] if all of them are `known`."""
    found = arguments.in_order(Build.sensible(state_of(match)), best_first=best_first)
    return _menu(match, "pay", found, words, start) if any(one not in known for one in found) else []


def pay(match: Match, seat: Seat, words: Words, start: int = 0, *, best_first: bool = True) -> Panel:
    """Return the hand with a page of the menu of payments. start: the first option. best_first: as for `hand`."""
    return Panel(words("gemrush-ui-choose-payment"), [_payments(match, words, best_first, start)], shows="hand")


# ---- what else a turn can do ----


def _others(match: Match, words: Words, start: int = 0) -> list[ui.Item[Any]]:
    """Return a row with a menu of moves that have no button on the board.

    A card that shows both a Warpstone and the dwarf's colour goes to any room without the skill.
    """
    state = state_of(match)
    found = [one for kind in WAYS for one in moves_of(state, state.turn, kind)]
    warps = {(one.card, one.cell) for one in found if isinstance(one, Warp)}
    found = [one for one in found if not isinstance(one, Wayfare) or (one.card, one.cell) not in warps]
    return _menu(match, "ways", found, words, start)


def ways(match: Match, _: Seat, words: Words, start: int = 0) -> Panel:
    """Return the moves that have no button on the board. If the room can be turned, show how it would lie."""
    row, state = _others(match, words, start), state_of(match)
    if turned := turnings(state):
        here = state.mover.cell
        rows, shown = relaid_rows(match, tile_at(state, here), [(one, here) for one in turned], words)
        return Panel(words("gemrush-ui-question-turn"), [*rows, row], "ways", ways=shown)
    return Panel(words("gemrush-ui-other-ways" if row else "gemrush-ui-no-ways"), [row], shows="hand")


def turnings(state: State) -> list[Remodel]:
    """Return the ways to turn the mover's room, from a quarter turn clockwise on."""
    laid = mine_of(state.laid).at(state.mover.cell)
    lies = 0 if laid is None else laid.turn
    return sorted(moves_of(state, state.turn, Remodel), key=lambda one: (one.turn - lies) % 4)


def _menu(
    match: Match, name: str, moves: Sequence[Move], words: Words, start: int = 0, argument: str = ""
) -> list[ui.Item[Any]]:
    found = [Option(notate_move(one), _label(match, one, words)) for one in moves]
    hint = f"gemrush-ui-menu-{name}"
    return messages.menu_row(match, words, "pick", hint, found, argument=argument or name, start=start)


def _label(match: Match, one: Move, words: Words) -> str:
    """Return a move of the mover. Cards are named by their numbers in the picture of the hand."""
    state = state_of(match)
    match one:
        case Build():
            return payment(state, one, words, here=one.cell == state.mover.cell)
        case Warp(card, cell) | Wayfare(card, cell):
            key, cell, arrow = "gemrush-ui-warp-card", cell, ""
        case Permeate(card, side):
            cell = mine_of(state.laid).follow(state.mover.cell, side).cell
            key, arrow = "gemrush-ui-permeate-card", ARROWS[side]
        case _:
            return move_label(match, one, words)
    (number,) = numbers(state.mover.hand, (card,))
    told = words(key, number=number, card=card_name(card), arrow=arrow, where=whereabouts(state, cell, words))
    return with_ability(state, cell, told, words)
