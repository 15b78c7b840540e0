"""Moving through the mine: steps, rails, Warpstones, and the skills that change them."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.gemrush.abilities import distinct_turns
from bot.games.gemrush.events import Event, Permeated, Rode, RoomTurned, Walked, Warped
from bot.games.gemrush.gems import GEMS, Gem
from bot.games.gemrush.mine import Laid, doors_of, mine_of
from bot.games.gemrush.model import STEPS, Account, State
from bot.games.gemrush.moves import Cart, Move, Permeate, Remodel, Walk, Warp, Wayfare
from bot.games.gemrush.piles import SHOWING, discard, with_seat, without_cards
from bot.games.gemrush.skills import Skill


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


def walking_moves(state: State) -> Iterator[Move]:
    """All the ways on from where the dwarf stands, but building and what rooms do."""
    account, mine = state.mover, mine_of(state.laid)
    here, hand = account.cell, account.hand
    if state.doing.steps:
        for side, _ in mine.steps_from(here, sure_foot=has(account, Skill.SURE_FOOT)):
            yield Walk(side)
        yield from _permeations(state)
    yield from map(Cart, sorted(mine.rails_from(here, rail_riding=has(account, Skill.RAIL_RIDING))))
    rooms = sorted(cell for cell in mine.rooms() if cell != here)
    for card in cards_showing(hand, Gem.WARPSTONE):
        yield from (Warp(card, cell) for cell in rooms)
    if has(account, Skill.WAYFARING):
        for card in cards_showing(hand, account.gem):
            yield from (Wayfare(card, cell) for cell in rooms)
    yield from map(Remodel, remodelled_turns(state))


def remodelled_turns(state: State) -> tuple[int, ...]:
    """The turns into which the skill Remodelling can turn the dwarf's room now."""
    if not has(state.mover, Skill.REMODELLING) or state.doing.remodelled:
        return ()
    laid = mine_of(state.laid).at(state.mover.cell)
    assert laid is not None
    as_it_lies = doors_of(laid.tile, laid.turn)
    return tuple(turn for turn in distinct_turns(laid.tile, (0, 1, 2, 3)) if doors_of(laid.tile, turn) != as_it_lies)


def _permeations(state: State) -> Iterator[Move]:
    account, mine = state.mover, mine_of(state.laid)
    if not has(account, Skill.PERMEATION):
        return
    for card in cards_showing(account.hand, GEMS[account.gem]):
        for side, door in enumerate(mine.doors(account.cell)):
            if door is None and not mine.follow(account.cell, side).empty:
                yield Permeate(card, side)


def walk(state: State, move: Walk | Cart | Warp | Wayfare | Permeate | Remodel, events: list[Event]) -> State:
    """Do a move that can be made."""
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
        case Remodel(turn):
            return _remodel(state, turn, events)
    return with_seat(state, seat, cell=cell)


def _remodel(state: State, turn: int, events: list[Event]) -> State:
    here = state.mover.cell
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
