"""Moving through the mine: steps, rails, Warpstones, and the skills that change them."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.errors import IllegalMove
from bot.games.gemrush.answers import distinct_turns
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.events import Event, Permeated, Rode, RoomTurned, Walked, Warped
from bot.games.gemrush.gems import GEMS, KINDS, Gem
from bot.games.gemrush.mine import Laid, doors_of, is_tunnel, mine_of
from bot.games.gemrush.model import STEPS, Account, State
from bot.games.gemrush.moves import Cart, Permeate, Remodel, Walk, Warp, Wayfare
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import card_name, cards_name
from bot.games.gemrush.piles import SHOWING, discard, with_seat, without_cards
from bot.games.gemrush.refusals import cell_names, lacking, not_held
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.tiles import SIDE_LETTERS


def has(account: Account, skill: Skill) -> bool:
    return skill in account.skills


def use_skill(state: State, *skills: int) -> State:
    """Note that the seat to move has used these skills this turn, which Chaos Magic asks for.

    Momentum, Leftovers and Deep Pockets do their work unasked, so they never count as used.
    """
    used = set(state.doing.used)
    return state if used.issuperset(skills) else with_doing(state, used=bytes(sorted(used.union(skills))))


def with_doing(state: State, **changes: int | bool | bytes | str) -> State:
    """The state with other values in the turn in progress."""
    return replace(state, doing=replace(state.doing, **changes))


def spend_step(state: State) -> State:
    """One step less."""
    left = state.doing.steps - 1
    state = with_doing(state, steps=left)
    if has(state.mover, Skill.LONG_STRIDE) and left < steps_of(state.mover) - STEPS:
        state = use_skill(state, Skill.LONG_STRIDE)
    return state


def steps_of(account: Account) -> int:
    """How many steps a turn of this seat has."""
    return STEPS + has(account, Skill.LONG_STRIDE)


def cards_showing(hand: bytes, gem: int) -> bytes:
    """The kinds in a hand that show a gem, each once, ascending."""
    return bytes(sorted(SHOWING[gem] & set(hand)))


# ---- steps and rails ----


def no_steps(state: State) -> IllegalMove | None:
    """Return why the seat to move cannot step."""
    return None if state.doing.steps else IllegalMove("gemrush-no-steps")


def steps(state: State) -> Iterator[Walk]:
    """Yield the steps out of the room."""
    account = state.mover
    ways = mine_of(state.laid).steps_from(account.cell, sure_foot=has(account, Skill.SURE_FOOT))
    return (Walk(side) for side, _ in ways)


def rides(state: State) -> Iterator[Cart]:
    """Yield the mine carts to which rails lead."""
    account = state.mover
    rails = mine_of(state.laid).rails_from(account.cell, rail_riding=has(account, Skill.RAIL_RIDING))
    return map(Cart, sorted(rails))


def why_no_ride(state: State, move: Cart) -> IllegalMove:
    here = state.mover.cell
    carts = [cart for cart in mine_of(state.laid).carts() if cart != here]
    named: dict[str, int | str] = {"count": len(carts), "carts": cell_names(carts)}
    if next(rides(state), None) is None:
        return IllegalMove("gemrush-no-rails", cell=cell_name(here), **named)
    if move.cell == here:
        return IllegalMove("gemrush-already-there", cell=cell_name(move.cell))
    return IllegalMove("gemrush-no-cart", cell=cell_name(move.cell), **named)


# ---- for a card ----


def warps(state: State) -> Iterator[Warp]:
    """Yield the ways to any other room with a Warpstone."""
    return (Warp(card, cell) for card in cards_showing(state.mover.hand, Gem.WARPSTONE) for cell in _others(state))


def why_no_warp(state: State, move: Warp) -> IllegalMove:
    return _wrong_card(state, move.card, Gem.WARPSTONE) or _why_no_goal(state, move.cell)


def wayfares(state: State) -> Iterator[Wayfare]:
    """Yield the ways to any other room with a card of the own colour."""
    account = state.mover
    return (Wayfare(card, cell) for card in cards_showing(account.hand, account.gem) for cell in _others(state))


def why_no_wayfare(state: State, move: Wayfare) -> IllegalMove:
    return _wrong_card(state, move.card, GEMS[state.mover.gem]) or _why_no_goal(state, move.cell)


def _others(state: State) -> list[Cell]:
    """Return the rooms but the own one, by place."""
    return sorted(cell for cell in mine_of(state.laid).rooms() if cell != state.mover.cell)


def _wrong_card(state: State, card: int, gem: Gem) -> IllegalMove | None:
    """Return why a card does not serve where one that shows a gem is asked for."""
    hand = state.mover.hand
    if card not in hand:
        return not_held(hand, bytes((card,)))
    if gem in KINDS[card]:
        return None
    fitting = cards_showing(hand, gem)
    return IllegalMove(
        "gemrush-card-shows",
        card=card_name(card),
        gem=GEM_KEYS[gem],
        count=len(fitting),
        fitting=cards_name(fitting),
    )


def _why_no_goal(state: State, cell: Cell) -> IllegalMove:
    """Return why one cannot go to a space, wherever one may go to any other room."""
    laid = mine_of(state.laid).at(cell)
    if cell == state.mover.cell:
        return IllegalMove("gemrush-already-there", cell=cell_name(cell))
    if laid is not None and is_tunnel(laid.tile):
        return IllegalMove("gemrush-tunnel-stop", cell=cell_name(cell))
    others = _others(state)
    return IllegalMove("gemrush-no-room", cell=cell_name(cell), count=len(others), rooms=cell_names(others))


def cannot_permeate(state: State) -> IllegalMove | None:
    """Return why the seat to move cannot go through a wall."""
    return lacking(Skill.PERMEATION)(state) or no_steps(state)


def permeations(state: State) -> Iterator[Permeate]:
    """Yield the ways through a wall with a tile behind it."""
    account, mine = state.mover, mine_of(state.laid)
    for card in cards_showing(account.hand, GEMS[account.gem]):
        for side, door in enumerate(mine.doors(account.cell)):
            if door is None and not mine.follow(account.cell, side).empty:
                yield Permeate(card, side)


def why_not_permeate(state: State, move: Permeate) -> IllegalMove:
    if refused := _wrong_card(state, move.card, GEMS[state.mover.gem]):
        return refused
    wall = mine_of(state.laid).doors(state.mover.cell)[move.side] is None
    return IllegalMove("gemrush-permeate-empty" if wall else "gemrush-permeate-door", side=SIDE_LETTERS[move.side])


# ---- turning the room ----


def remodels(state: State) -> Iterator[Remodel]:
    """Yield the turns into which the dwarf's room can be turned now, where it then lies differently."""
    if state.doing.remodelled:
        return
    laid = mine_of(state.laid).at(state.mover.cell)
    assert laid is not None
    as_it_lies = doors_of(laid.tile, laid.turn)
    for turn in distinct_turns(laid.tile, (0, 1, 2, 3)):
        if doors_of(laid.tile, turn) != as_it_lies:
            yield Remodel(turn)


def why_not_remodel(state: State, _: Remodel) -> IllegalMove:
    turned = " ".join(SIDE_LETTERS[one.turn] for one in remodels(state))
    return IllegalMove("gemrush-remodel-same", turns=turned) if turned else IllegalMove("gemrush-remodel-done")


# ---- what they do ----


def walk(state: State, move: Walk | Cart | Warp | Wayfare | Permeate, events: list[Event]) -> State:
    """Bring the dwarf to the room that a move leads to."""
    mine, here, seat = mine_of(state.laid), state.mover.cell, state.turn
    match move:
        case Walk(side):
            if mine.doors(here)[side] is None:
                state = use_skill(state, Skill.SURE_FOOT)
            cell = mine.follow(here, side).cell
            events.append(Walked(seat, cell))
            state = spend_step(state)
        case Cart(cell):
            if cell not in mine.rails_from(here):
                state = use_skill(state, Skill.RAIL_RIDING)
            events.append(Rode(seat, cell))
        case Warp(card, cell):
            events.append(Warped(seat, card, cell))
            state = _pay(state, card)
        case Wayfare(card, cell):
            events.append(Warped(seat, card, cell, int(Skill.WAYFARING)))
            state = use_skill(_pay(state, card), Skill.WAYFARING)
        case Permeate(card, side):
            cell = mine.follow(here, side).cell
            events.append(Permeated(seat, card, cell))
            state = use_skill(_pay(spend_step(state), card), Skill.PERMEATION)
    return with_seat(state, seat, cell=cell)


def remodel(state: State, move: Remodel, events: list[Event]) -> State:
    """Turn the room in which the dwarf stands."""
    here, turn = state.mover.cell, move.turn
    laid = mine_of(state.laid).at(here)
    assert laid is not None
    events.append(RoomTurned(state.turn, laid.tile, turn))
    turned = tuple(Laid(here, one.tile, turn) if one == laid else one for one in state.laid)
    return with_doing(use_skill(replace(state, laid=turned), Skill.REMODELLING), remodelled=True)


def _pay(state: State, card: int) -> State:
    """The seat to move discards a card."""
    cards = bytes((card,))
    state = with_seat(state, state.turn, hand=without_cards(state.mover.hand, cards))
    return discard(state, cards)
