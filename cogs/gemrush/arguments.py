"""Reads the options of Gem Rush's slash commands, and suggests legal values for them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeVar

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import Discard, GoTo
from bot.games.gemrush.actions import Act, Reach, Use
from bot.games.gemrush.building import Build, by_place
from bot.games.gemrush.crisis import Burn, Offer, Withdraw
from bot.games.gemrush.gems import KINDS, Gem
from bot.games.gemrush.mine import Cell, Laid, cell_name, mine_of, parse_cell
from bot.games.gemrush.model import CRISIS_TARGETS, TARGET_RANGE, State, has, tile_at
from bot.games.gemrush.moves import Move, card_name, cards_name, door_name, parse_card
from bot.games.gemrush.names import card, room_and_cell, room_name
from bot.games.gemrush.rooms import SIDE_LETTERS, TILES
from bot.games.gemrush.rules import moves_of, notate_move, parse_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.walking import Cart, Walk, Warp, Wayfare
from bot.sessions.model import Match
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.words import Words
from cogs.gemrush.face import move_label, state_of

M = TypeVar("M", bound=Move)


def target(text: str | None) -> str | int:
    """Return a typed target: "usual", "open", or points, which may be typed as a name. Raises NotationError."""
    tidy = (text or "usual").strip().lower()
    if tidy in ("usual", "open"):
        return tidy
    if tidy in CRISIS_TARGETS:
        return CRISIS_TARGETS[tidy]
    if not tidy.isdecimal() or len(tidy) > 4:
        raise NotationError("gemrush-ui-target-unknown", text=quoted(tidy), low=TARGET_RANGE[0], high=TARGET_RANGE[1])
    return int(tidy)


def going(match: Match, to: str) -> tuple[Move, ...]:
    """Return the moves for typed steps ("n n e"), or for the way to a typed cell. Raises NotationError, IllegalMove."""
    state = state_of(match)
    if state.phase == "effect":
        return (GoTo(parse_cell(to)),)
    sides = to.replace(",", " ").split()
    if len(sides) > 1 or (sides and sides[0].upper() in _SIDE_NAMES):
        return _checked(state, [parse_move(f"step {side}") for side in sides])
    cell = parse_cell(to)
    ways = reachable_rooms(state) if state.phase == "move" else {}
    if cell in ways:
        return ways[cell]
    near = ", ".join(cell_name(one) for one in sorted(ways))
    raise IllegalMove("gemrush-ui-go-far", cell=cell_name(cell), count=len(ways), rooms=near)


def _checked(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Return the moves if they are legal in this order. Raises IllegalMove."""
    after(state, moves)
    return tuple(moves)


def after(state: State, moves: Sequence[Move]) -> State:
    """Return the state after these moves of the mover. Raises IllegalMove."""
    for one in moves:
        state = GAME.apply(state, Seat(state.turn), one).state
    return state


def way_to(state: State, cell: Cell) -> tuple[Move, ...] | None:
    """Return a shortest way of the mover to a room: () if the mover is there, None if no way leads there."""
    return () if cell == state.mover.cell else reachable_rooms(state).get(cell)


def reachable_rooms(state: State) -> dict[Cell, tuple[Move, ...]]:
    """Return the rooms that the mover can reach with steps and cart rides, each with a shortest way."""
    found: dict[Cell, tuple[Move, ...]] = {state.mover.cell: ()}
    seen = {(state.mover.cell, state.doing.steps)}
    edge: list[tuple[State, tuple[Move, ...]]] = [(state, ())]
    for here, way in edge:
        for one in chain[Walk | Cart](moves_of(here, here.turn, Walk), moves_of(here, here.turn, Cart)):
            there = GAME.apply(here, here.turn, one).state
            if (there.mover.cell, there.doing.steps) not in seen:
                seen.add((there.mover.cell, there.doing.steps))
                edge.append((there, (*way, one)))
                found.setdefault(there.mover.cell, (*way, one))
    del found[state.mover.cell]
    return found


def door(match: Match, text: str) -> str:
    """Return a door's notation. text: this notation, or only the side of a door in the mover's room."""
    tidy = text.strip().upper()
    return f"{cell_name(state_of(match).mover.cell)}{tidy[0]}" if tidy in _SIDE_NAMES else tidy


_SIDE_NAMES = (*SIDE_LETTERS, "NORTH", "EAST", "SOUTH", "WEST")


def acting(match: Match, room: str | None, *, moving: bool) -> Move:
    """Return the move that uses a room: as the turn's action, or while moving. A free room never costs the action."""
    state = state_of(match)
    if room is not None:
        return Reach(parse_cell(room))
    free = TILES[tile_at(state, state.mover.cell)].type == "free"
    return Use() if moving or free else Act()


def warping(match: Match, card: str, room: str) -> Move:
    """Return the move that warps to a room with a card: `Wayfare`, if this needs the skill Wayfaring."""
    kind, cell, account = parse_card(card), parse_cell(room), state_of(match).mover
    wayfares = Gem.WARPSTONE not in KINDS[kind] and has(account, Skill.WAYFARING)
    return Wayfare(kind, cell) if wayfares else Warp(kind, cell)


def room_at(match: Match, text: str | None) -> Laid:
    """Return the room at a typed cell, or the mover's room if no cell was typed. Raises NotationError, IllegalMove."""
    state = state_of(match)
    cell = state.mover.cell if text is None else parse_cell(text)
    laid = mine_of(state.laid).at(cell)
    if laid is None:
        raise IllegalMove("gemrush-ui-nothing-there", cell=cell_name(cell))
    return laid


def steps(typing: Typing) -> Iterable[Option]:
    state = state_of(typing.match)
    for step in _moves(typing, Walk):
        yield _option(typing, step, SIDE_LETTERS[step.side])
    for one in chain[Cart | GoTo](_moves(typing, Cart), _moves(typing, GoTo)):
        yield _option(typing, one, cell_name(one.cell))
    if typing.seat in typing.match.to_move and state.phase == "move":
        for cell, way in reachable_rooms(state).items():
            if len(way) > 1:
                walked = sum(isinstance(one, Walk) for one in way)
                where = room_and_cell(state, cell, typing.words)
                yield Option(cell_name(cell), typing.words("gemrush-ui-far", where=where, steps=walked))


def doors(typing: Typing) -> Iterable[Option]:
    cheapest: dict[str, Build] = {}
    for one in _moves(typing, Build):
        cheapest.setdefault(door_name(one.cell, one.side), one)
    for one in in_order(cheapest.values(), best_first=typing.best_first):
        name = door_name(one.cell, one.side)
        yield Option(name, f"{name} {move_label(typing.match, one, typing.words)}")


def payments(typing: Typing) -> Iterable[Option]:
    wanted = typing.option("door") and door(typing.match, typing.option("door"))
    state = state_of(typing.match)
    found = Build.sensible(state) if typing.seat in typing.match.to_move and state.phase == "move" else ()
    for one in in_order(found, best_first=typing.best_first):
        cards = notate_move(one).split(" ", 2)[2:]
        if door_name(one.cell, one.side) == wanted and cards:
            yield _option(typing, one, cards[0])


def discards(typing: Typing) -> Iterable[Option]:
    return (_option(typing, one, cards_name(one.cards)) for one in _moves(typing, Discard))


def warp_cards(typing: Typing) -> Iterable[Option]:
    kinds = {one.card for one in _warps(typing)}
    return (Option(card_name(kind), card(kind, typing.words)) for kind in sorted(kinds))


def warp_rooms(typing: Typing) -> Iterable[Option]:
    kind = parse_card(typing.option("card")) if typing.option("card") else None
    cells = {one.cell for one in _warps(typing) if kind is None or one.card == kind}
    state = state_of(typing.match)
    return (Option(cell_name(cell), room_and_cell(state, cell, typing.words)) for cell in sorted(cells))


def offered(typing: Typing) -> Iterable[Option]:
    kind: type[Offer | Withdraw] = Withdraw if typing.option("back") else Offer
    return (Option(card_name(one.card), card(one.card, typing.words)) for one in _moves(typing, kind))


def burnt(typing: Typing) -> Iterable[Option]:
    burns = (one for one in _moves(typing, Burn) if one != Burn())
    return (_option(typing, one, notate_move(one).removeprefix("burn ")) for one in burns)


def reached(typing: Typing) -> Iterable[Option]:
    return (_option(typing, one, cell_name(one.cell)) for one in _moves(typing, Reach))


def everything(typing: Typing) -> Iterable[Option]:
    for one in in_order(GAME.legal_moves(state_of(typing.match), typing.seat), best_first=typing.best_first):
        value = notate_move(one)
        yield Option(value, f"{value} · {move_label(typing.match, one, typing.words)}")


def in_order(moves: Iterable[M], *, best_first: bool) -> list[M]:
    """Return moves for a menu. Unless the best comes first, constructions come by place, not by price."""
    found = list(moves)
    if best_first:
        return found
    builds = iter(sorted((one for one in found if isinstance(one, Build)), key=by_place))
    return [next(builds) if isinstance(one, Build) else one for one in found]


def rooms(typing: Typing) -> Iterable[Option]:
    state = state_of(typing.match)
    for cell in mine_of(state.laid).rooms():
        name = typing.words.phrase(room_name(TILES[tile_at(state, cell)].key))
        yield Option(cell_name(cell), f"{name} · {cell_name(cell)}")


def targets(mode: str | None, words: Words) -> list[Option]:
    """Return the targets that are suggested for a new match."""
    usual = Option("usual", words("gemrush-goal-usual"))
    if mode != "crisis":
        usually = (10, 15, 20, 25, 30)
        return [usual, *(Option(str(points), words("gemrush-points", points=points)) for points in usually)]
    ladder = [
        Option(str(points), f"{words(f'gemrush-ladder-{name}')}: {words('gemrush-points', points=points)}")
        for name, points in CRISIS_TARGETS.items()
    ]
    return [usual, *ladder, Option("open", words("gemrush-goal-open"))]


def _moves(typing: Typing, kind: type[M]) -> Iterator[M]:
    return moves_of(state_of(typing.match), typing.seat, kind)


def _warps(typing: Typing) -> Iterable[Warp | Wayfare]:
    return chain[Warp | Wayfare](_moves(typing, Warp), _moves(typing, Wayfare))


def _option(typing: Typing, one: Move, value: str) -> Option:
    return Option(value, move_label(typing.match, one, typing.words))
