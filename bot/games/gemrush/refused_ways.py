"""What walking and building must not be: refusals as in `refusals`."""

from collections.abc import Iterable, Sequence

from bot.errors import IllegalMove
from bot.games.gemrush import building, walking
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.gems import CODES, GEMS, KINDS, Gem
from bot.games.gemrush.mine import OpenDoor, is_tunnel, mine_of
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Build, Cart, Permeate, Remodel, Walk, Warp, Wayfare
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import cards_name, door_name, notate_move
from bot.games.gemrush.payments import missing, warps
from bot.games.gemrush.piles import holds
from bot.games.gemrush.skills import SKILLS, Skill
from bot.games.gemrush.tiles import SIDE_LETTERS
from bot.games.gemrush.walking import has

NAMED = 4  # rooms or doors that a refusal offers instead

# ---- walking ----


def why_not_walk(state: State, move: Walk | Cart | Warp | Wayfare | Permeate | Remodel) -> IllegalMove:
    account = state.mover
    match move:
        case Walk(side):
            return _why_not_step(state, side)
        case Cart(cell):
            return _why_not_ride(state, cell)
        case Warp(card, cell):
            return _wrong_card(state, card, Gem.WARPSTONE) or _no_goal(state, cell)
        case Wayfare(card, cell):
            lacks = missing_skill(state, Skill.WAYFARING)
            return lacks or _wrong_card(state, card, GEMS[account.gem]) or _no_goal(state, cell)
        case Permeate(card, side):
            lacks = missing_skill(state, Skill.PERMEATION) or _no_steps(state)
            return lacks or _wrong_card(state, card, GEMS[account.gem]) or _why_not_permeate(state, side)
    if lacks := missing_skill(state, Skill.REMODELLING):
        return lacks
    turned = " ".join(SIDE_LETTERS[turn] for turn in walking.remodelled_turns(state))
    return IllegalMove("gemrush-remodel-same", turns=turned) if turned else IllegalMove("gemrush-remodel-done")


def _why_not_step(state: State, side: int) -> IllegalMove:
    here, mine = state.mover.cell, mine_of(state.laid)
    if refused := _no_steps(state):
        return refused
    opened = building.door_at(state, here, side)
    if opened is not None:
        return _build_instead(state, opened)
    ways = mine.steps_from(here, sure_foot=has(state.mover, Skill.SURE_FOOT))
    sides = " ".join(SIDE_LETTERS[side] for side, _ in ways)
    return IllegalMove("gemrush-wall", cell=cell_name(here), side=SIDE_LETTERS[side], count=len(ways), sides=sides)


def _build_instead(state: State, opened: OpenDoor) -> IllegalMove:
    """Behind the door is nothing yet: what building there takes, and what it brings."""
    if not state.stack:
        return IllegalMove("gemrush-no-tiles")
    door, cost, offered = door_name(opened.cell, opened.side), opened.door.cost, building.ways(state, opened)
    if not offered:
        return IllegalMove("gemrush-step-empty", door=door, count=len(cost), cost=codes(cost))
    best = notate_move(Build(opened.cell, opened.side, offered[0].cards, offered[0].skills))
    return IllegalMove("gemrush-step-build", door=door, best=best, points=building.points_of(opened, offered[0]))


def _why_not_ride(state: State, cell: Cell) -> IllegalMove:
    here, mine = state.mover.cell, mine_of(state.laid)
    carts = [cart for cart in mine.carts() if cart != here]
    if not mine.rails_from(here, rail_riding=has(state.mover, Skill.RAIL_RIDING)):
        return IllegalMove("gemrush-no-rails", cell=cell_name(here), count=len(carts), carts=cells(carts))
    if cell == here:
        return IllegalMove("gemrush-already-there", cell=cell_name(cell))
    return IllegalMove("gemrush-no-cart", cell=cell_name(cell), count=len(carts), carts=cells(carts))


def _why_not_permeate(state: State, side: int) -> IllegalMove:
    here, mine = state.mover.cell, mine_of(state.laid)
    if mine.doors(here)[side] is not None:
        return IllegalMove("gemrush-permeate-door", side=SIDE_LETTERS[side])
    return IllegalMove("gemrush-permeate-empty", side=SIDE_LETTERS[side])


def _no_goal(state: State, cell: Cell) -> IllegalMove:
    """Why one cannot go there, wherever one may go to any other room."""
    laid = mine_of(state.laid).at(cell)
    if cell == state.mover.cell:
        return IllegalMove("gemrush-already-there", cell=cell_name(cell))
    if laid is not None and is_tunnel(laid.tile):
        return IllegalMove("gemrush-tunnel-stop", cell=cell_name(cell))
    others = sorted(one for one in mine_of(state.laid).rooms() if one != state.mover.cell)
    return IllegalMove("gemrush-no-room", cell=cell_name(cell), count=len(others), rooms=cells(others))


def _no_steps(state: State) -> IllegalMove | None:
    return None if state.doing.steps else IllegalMove("gemrush-no-steps")


def missing_skill(state: State, skill: Skill) -> IllegalMove | None:
    if has(state.mover, skill):
        return None
    return IllegalMove(
        "gemrush-lacks-skill", skill=skill.key, count=len(state.mover.skills), own=keys(state.mover.skills)
    )


def _wrong_card(state: State, card: int, gem: Gem) -> IllegalMove | None:
    hand = state.mover.hand
    if card not in hand:
        return not_held(hand, bytes((card,)))
    if gem in KINDS[card]:
        return None
    fitting = walking.cards_showing(hand, gem)
    return IllegalMove(
        "gemrush-card-shows",
        card=cards_name((card,)),
        gem=GEM_KEYS[gem],
        count=len(fitting),
        fitting=cards_name(fitting),
    )


def not_held(hand: bytes, cards: bytes) -> IllegalMove:
    return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))


# ---- building ----


def check_build(state: State, move: Build) -> None:
    """Raises IllegalMove (all gemrush-...): no-tiles, build-no-room, build-tunnel, build-wall, build-taken, build-far,
    no-steps, card-not-held, lacks-skill, build-missing, build-free, build-skills, build-surplus.
    """
    if building.way_of(state, move) is None:
        raise _why_not_build(state, move)


def _why_not_build(state: State, move: Build) -> IllegalMove:
    mine, account, here = mine_of(state.laid), state.mover, state.mover.cell
    if not state.stack:
        return IllegalMove("gemrush-no-tiles")
    if not mine.is_room(move.cell):
        return _no_door_of_a_room(state, move.cell)
    opened = building.door_at(state, move.cell, move.side)
    if opened is None:
        return _no_open_door(state, move)
    if not holds(account.hand, move.cards):
        return not_held(account.hand, move.cards)
    if move.cell != here and not warps(move.cards):
        return IllegalMove("gemrush-build-far", door=door_name(move.cell, move.side), here=cell_name(here))
    if not building.has_step(state) and not warps(move.cards):
        return IllegalMove("gemrush-no-steps")
    for skill in move.skills:
        if lacks := missing_skill(state, SKILLS[skill]):
            return lacks
    return _why_not_pay(state, move, opened)


def _no_door_of_a_room(state: State, cell: Cell) -> IllegalMove:
    """One builds at doors of rooms: those that lead through this tunnel, or those of the own room."""
    mine = mine_of(state.laid)
    if mine.at(cell) is None:
        key, doors = "gemrush-build-no-room", [one for one in mine.open_doors() if one.cell == state.mover.cell]
    else:
        key, doors = "gemrush-build-tunnel", [one for one in mine.open_doors() if cell in one.passage.tunnels]
    named = ", ".join(sorted(door_name(one.cell, one.side) for one in doors)[:NAMED])
    return IllegalMove(key, cell=cell_name(cell), count=len(doors), doors=named)


def _no_open_door(state: State, move: Build) -> IllegalMove:
    mine = mine_of(state.laid)
    side = SIDE_LETTERS[move.side]
    if mine.doors(move.cell)[move.side] is not None:
        beyond = mine.follow(move.cell, move.side).cell
        return IllegalMove("gemrush-build-taken", side=side, cell=cell_name(move.cell), beyond=cell_name(beyond))
    doors = [one.side for one in mine.open_doors() if one.cell == move.cell]
    sides = " ".join(SIDE_LETTERS[side] for side in sorted(doors))
    return IllegalMove("gemrush-build-wall", cell=cell_name(move.cell), side=side, count=len(doors), sides=sides)


def _why_not_pay(state: State, move: Build, opened: OpenDoor) -> IllegalMove:
    """Too little, more than is needed, or other skills than are needed; and what would pay for the door."""
    account, cost = state.mover, opened.door.cost
    offered = building.ways(state, opened)
    door = door_name(move.cell, move.side)
    ways = [notate_move(Build(move.cell, move.side, one.cards, one.skills)) for one in offered]
    if lacking := missing(cost, move.cards, GEMS[account.gem], tuple(SKILLS[skill] for skill in account.skills)):
        return IllegalMove(
            "gemrush-build-missing",
            door=door,
            cost=codes(cost),
            missing=codes(lacking),
            count=len(offered),
            best=ways[0] if ways else "",
        )
    if offered and not offered[0].cards:
        return IllegalMove("gemrush-build-free", door=door, best=ways[0])
    same = [way for way, one in zip(ways, offered, strict=True) if one.cards == move.cards]
    if same:
        return IllegalMove("gemrush-build-skills", cards=cards_name(move.cards), door=door, best=same[0])
    best = ways[0] if ways else ""
    return IllegalMove(
        "gemrush-build-surplus", door=door, cost=codes(cost) or "-", cards=cards_name(move.cards), best=best
    )


# ---- words ----


def codes(gems: Iterable[int]) -> str:
    return " ".join(CODES[gem] for gem in gems)


def keys(skills: Iterable[int]) -> str:
    return ", ".join(SKILLS[skill].key for skill in skills)


def cells(cells: Sequence[Cell]) -> str:
    return ", ".join(map(cell_name, cells[:NAMED]))
