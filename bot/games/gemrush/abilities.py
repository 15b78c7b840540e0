"""Abilities of rooms: what stands in `effects`, executed step by step; a step that leaves a choice stops and asks.

An ability can be used when all that it asks for can be given: the cards to discard, a number for X that every step with
an X can execute in full. What only chance decides (how many cards a Dig finds) is no hindrance: of fewer, all are kept.
What an ability cannot do, because nothing is left to draw or nowhere is left to go, it leaves out; one that only moves
pieces cannot be used when there is nowhere to move them.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import effects as fx
from bot.games.gemrush.cells import Cell, across, cell_name, down
from bot.games.gemrush.effects import ALL, Effect
from bot.games.gemrush.events import (
    CardsDiscarded,
    CardsKept,
    CardsRevealed,
    Event,
    GemNamed,
    NumberChosen,
    PlacesSwapped,
    RoomMoved,
    RoomUsed,
    Went,
)
from bot.games.gemrush.feasible import Stock, can_finish, discards_after, has_x, number, numbers, only_pieces
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Laid, Mine, doors_of, mine_of
from bot.games.gemrush.model import MOST_DISCARDED, Frame, State
from bot.games.gemrush.moves import ChooseX, Discard, GoTo, Keep, Move, MoveTo, Name, SwapWith
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.piles import (
    choices,
    discard,
    draw,
    holds,
    matching_kinds,
    take,
    with_cards,
    with_seat,
    without_cards,
)
from bot.games.gemrush.refusals import cell_names, not_held
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.tiles import SIDE_LETTERS

_PIECES = (fx.SwapPlaces, fx.MoveRoom, fx.Go)


def begin(state: State, tile: int, events: list[Event], *, action: bool) -> State:
    """The seat to move begins to use a room, which it may; as far as nothing has to be chosen."""
    events.append(RoomUsed(state.turn, tile, action))
    return run(replace(state, frame=Frame(tile, action), phase="effect"), events)


def run(state: State, events: list[Event]) -> State:
    """Go on until a choice is left or the ability is done (then there is no frame).

    A single choice is made, but not in Rush where it follows from a private hand: it would tell the table.
    """
    while state.frame is not None:
        if state.frame.step == len(TILES[state.frame.tile].ability):
            return discard(replace(state, frame=None, phase="move"), state.frame.aside)
        moves = tuple(islice(effect_moves(state), 2))
        if len(moves) > 1 or (moves and state.mode == "rush" and _follows_from_hand(state.frame)):
            break
        state = choose(state, moves[0], events) if moves else _execute(state, events)
    return state


def _follows_from_hand(frame: Frame) -> bool:
    """Whether the hand decides what can be chosen in the step in execution: a number, a gem, cards to discard."""
    ability = TILES[frame.tile].ability
    return (has_x(ability) and not frame.x) or isinstance(ability[frame.step], fx.NameGem | fx.Discard)


def drop(state: State) -> State:
    """An ability broken off: what was revealed is discarded."""
    return discard(replace(state, frame=None, phase="move"), state.frame.aside) if state.frame else state


def can_use(state: State, tile: int) -> bool:
    """Whether the seat to move can use this ability now."""
    ability = TILES[tile].ability
    return bool(ability) and bool(numbers_of(state, tile)) and (not only_pieces(ability) or _has_targets(state, tile))


def numbers_of(state: State, tile: int) -> tuple[int, ...]:
    """As `feasible.numbers`, for the hand of the seat to move."""
    return numbers(TILES[tile].ability, Stock(state.mover.hand, len(state.deck) + len(state.discard)))


# ---- what the step in execution asks, and what can be answered ----


def asks_for(state: State) -> str:
    """Return the first word of the moves that the step in execution asks for; "" where it asks for none."""
    frame = state.frame
    assert frame is not None
    ability = TILES[frame.tile].ability
    if has_x(ability) and not frame.x:
        return "x"
    return _ASKS.get(type(ability[frame.step]), "")


def unless_asked(word: str) -> Callable[[State], IllegalMove | None]:
    """Return the check whether the ability asks for something else than moves that begin so: a refusal, or None."""

    def check(state: State) -> IllegalMove | None:
        assert state.frame is not None
        wanted = asks_for(state)
        return None if wanted == word else IllegalMove(f"gemrush-asks-{wanted}", room=TILES[state.frame.tile].key)

    return check


def effect_moves(state: State) -> Iterator[Move]:
    """Yield what the step in execution leaves to choose: nothing for one that is simply executed."""
    answers = _ANSWERS.get(asks_for(state))
    return iter(()) if answers is None else iter(answers(state))


def numbers_to_choose(state: State) -> Iterator[ChooseX]:
    """Yield the numbers that X may be."""
    return map(ChooseX, numbers_of(state, _frame(state).tile))


def why_not_number(state: State, _: ChooseX) -> IllegalMove:
    numbers = numbers_of(state, _frame(state).tile)
    return IllegalMove("gemrush-x-range", low=min(numbers, default=1), high=max(numbers, default=1))


def gems_to_name(state: State) -> Iterator[Name]:
    """Yield the gems that leave something to discard, where later steps ask for it."""
    frame = _frame(state)
    return (Name(gem) for gem in GEMS if _goes_on(state, frame, state.mover.hand, named=gem))


def why_not_name(_: State, move: Name) -> IllegalMove:
    return IllegalMove("gemrush-name-blocked", gem=GEM_KEYS[move.gem])


def cards_to_discard(state: State) -> Iterator[Discard]:
    """Yield the sets of cards that can go, leaving what later steps ask for."""
    frame, hand = _frame(state), state.mover.hand
    fitting, count = discards_asked(frame, hand)
    if not count:
        return
    if not discards_after(TILES[frame.tile].ability, frame.step):
        yield from map(Discard, choices(fitting, count))
        return
    every = list(choices(fitting, count))
    going_on = [cards for cards in every if _goes_on(state, frame, without_cards(hand, cards), discarded=cards)]
    yield from map(Discard, going_on or every)


def why_not_discard(hand: bytes, fitting: bytes, count: int, cards: bytes) -> IllegalMove:
    """Return why these cards cannot go. fitting: those of the hand that are asked for; count: how many of them."""
    if not holds(hand, cards):
        return not_held(hand, cards)
    if not holds(fitting, cards):
        unfit = bytes(kind for kind in cards if kind not in fitting)
        return IllegalMove("gemrush-discard-unfit", cards=cards_name(unfit), fitting=cards_name(fitting))
    if len(cards) != count:
        return IllegalMove("gemrush-discard-count", count=count, given=len(cards))
    return IllegalMove("gemrush-discard-blocks", cards=cards_name(cards))


def cards_to_keep(state: State) -> Iterator[Keep]:
    """Yield the sets of revealed cards that can be kept."""
    frame = _frame(state)
    fitting = keepable(frame)
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Keep)
    wanted = len(fitting) if effect.count == ALL else min(number(effect.count, frame.x), len(fitting))
    return (Keep(cards) for cards in choices(fitting, wanted) if cards)


def why_not_keep(state: State, move: Keep) -> IllegalMove:
    there = keepable(_frame(state))
    if not holds(there, move.cards):
        return IllegalMove("gemrush-keep-not-there", cards=cards_name(move.cards), there=cards_name(there))
    count = len(next(cards_to_keep(state)).cards)
    return IllegalMove("gemrush-keep-count", count=count, given=len(move.cards))


def swaps(state: State) -> Iterator[SwapWith]:
    """Yield the seats whose dwarves are in another room."""
    for place, account in enumerate(state.seats):
        if account.present and account.cell != state.mover.cell:
            yield SwapWith(Seat(place))


def why_not_swap(state: State, move: SwapWith) -> IllegalMove:
    seat, named = move.seat, " ".join(str(other.seat + 1) for other in swaps(state))
    if seat == state.turn:
        return IllegalMove("gemrush-swap-self", seats=named)
    if seat >= len(state.seats) or not state.seats[seat].present:
        return IllegalMove("gemrush-swap-gone", number=seat + 1, seats=named)
    return IllegalMove("gemrush-swap-same", number=seat + 1, seats=named)


def spaces(state: State) -> Iterator[MoveTo]:
    """Yield the empty spaces to which the room in use can move, each with the turns it can have there."""
    return _spaces(state, _frame(state).tile)


def _spaces(state: State, tile: int) -> Iterator[MoveTo]:
    for site in mine_of(state.laid).elevator_sites(place_of(state, tile).cell):
        yield from (MoveTo(site.cell, turn) for turn in distinct_turns(tile, site.turns))


def why_not_there(state: State, move: MoveTo) -> IllegalMove:
    sites = list(spaces(state))
    turned = [SIDE_LETTERS[site.turn] for site in sites if site.cell == move.cell]
    if turned:
        return IllegalMove("gemrush-space-turn", cell=cell_name(move.cell), turns=" ".join(turned))
    cells = sorted({site.cell for site in sites})
    return IllegalMove("gemrush-space", cell=cell_name(move.cell), count=len(cells), spaces=cell_names(cells))


def goals(state: State) -> Iterator[GoTo]:
    """Yield the rooms to which the step in execution leads."""
    frame = _frame(state)
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Go)
    return _goals(state, effect.where)


def _goals(state: State, where: fx.Where) -> Iterator[GoTo]:
    mine = mine_of(state.laid)
    others = sorted(cell for cell in mine.rooms() if cell != state.mover.cell)
    return (GoTo(cell) for cell in others if _leads(state, mine, where, cell))


def why_no_goal(state: State, move: GoTo) -> IllegalMove:
    cells = [listed.cell for listed in goals(state)]
    return IllegalMove("gemrush-go-goal", cell=cell_name(move.cell), count=len(cells), rooms=cell_names(cells))


_ASKS: dict[type[Effect], str] = {
    fx.NameGem: "name",
    fx.Discard: "discard",
    fx.Keep: "keep",
    fx.SwapPlaces: "swap",
    fx.MoveRoom: "room",
    fx.Go: "go",
}
_ANSWERS: dict[str, Callable[[State], Iterable[Move]]] = {
    "x": numbers_to_choose,
    "name": gems_to_name,
    "discard": cards_to_discard,
    "keep": cards_to_keep,
    "swap": swaps,
    "room": spaces,
    "go": goals,
}


def _frame(state: State) -> Frame:
    """Return the ability in execution, which there is."""
    assert state.frame is not None
    return state.frame


def discards_asked(frame: Frame, hand: bytes) -> tuple[bytes, int]:
    """In a step that discards: the cards that match, ascending, and how many of them go in the next move."""
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Discard)
    kinds = matching_kinds(effect.matching, frame.named, frame.discarded)
    fitting = bytes(kind for kind in hand if kind in kinds)
    left = frame.left or min(number(effect.count, frame.x), len(fitting))
    return fitting, min(left, MOST_DISCARDED)


def keepable(frame: Frame) -> bytes:
    """In a step that keeps: the revealed cards that match, in order."""
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Keep)
    kinds = matching_kinds(effect.matching, frame.named, frame.discarded)
    return bytes(kind for kind in frame.keepable if kind in kinds)


def piece_moves(state: State, tile: int, effect: Effect) -> Iterator[Move]:
    """Yield where the pieces can go that a step of a room moves; nothing for a step that moves none."""
    match effect:
        case fx.SwapPlaces():
            yield from swaps(state)
        case fx.MoveRoom():
            yield from _spaces(state, tile)
        case fx.Go(where):
            yield from _goals(state, where)


def tile_at(state: State, cell: Cell) -> int:
    """The tile that lies in a space, where one does."""
    laid = mine_of(state.laid).at(cell)
    assert laid is not None
    return laid.tile


def place_of(state: State, tile: int) -> Laid:
    """Where a tile of the mine lies."""
    return next(laid for laid in state.laid if laid.tile == tile)


def distinct_turns(tile: int, turns: tuple[int, ...]) -> tuple[int, ...]:
    """Those turns in which a tile lies differently; of some that look the same the first.

    A tunnel looks the same after a half turn, and a straight one after any.
    """
    if TILES[tile].type == "tunnel":
        looks = {_paths(tile, turn): turn for turn in reversed(turns)}
        return tuple(sorted(looks.values()))
    looks_of_rooms = {doors_of(tile, turn): turn for turn in reversed(turns)}
    return tuple(sorted(looks_of_rooms.values()))


def go_on(state: State, move: Move, events: list[Event]) -> State:
    """Do what was chosen, and go on to the next choice or to the end of the ability."""
    return run(choose(state, move, events), events)


def choose(state: State, move: Move, events: list[Event]) -> State:
    """Do what was chosen for the step in execution, which allows it."""
    frame, seat = state.frame, state.turn
    assert frame is not None
    match move:
        case ChooseX(x):
            events.append(NumberChosen(seat, x))
            return replace(state, frame=replace(frame, x=x))
        case Name(gem):
            events.append(GemNamed(seat, gem))
            frame = replace(frame, named=gem)
        case Discard(cards):
            return _discard(state, frame, cards, events)
        case Keep(cards):
            events.append(CardsKept(seat, cards))
            aside, left = without_cards(frame.aside, cards), without_cards(frame.keepable, cards)
            frame = replace(frame, aside=aside, keepable=left)
            state = with_seat(state, seat, hand=with_cards(state.mover.hand, cards))
        case SwapWith(other):
            events.append(PlacesSwapped(seat, other, state.seats[other].gem))
            here, there = state.mover.cell, state.seats[other].cell
            state = with_seat(with_seat(state, seat, cell=there), other, cell=here)
        case MoveTo(cell, turn):
            events.append(RoomMoved(seat, frame.tile, cell))
            state = _move_room(state, frame.tile, cell, turn)
        case GoTo(cell):
            events.append(Went(seat, cell))
            state = with_seat(state, seat, cell=cell)
    return replace(state, frame=replace(frame, step=frame.step + 1))


def _execute(state: State, events: list[Event]) -> State:
    """Do a step that leaves nothing to choose; one that finds nothing to do is left out."""
    frame, seat = state.frame, state.turn
    assert frame is not None
    match TILES[frame.tile].ability[frame.step]:
        case fx.Draw(count):
            state = draw(state, seat, number(count, frame.x), events)
        case fx.Reveal(count):
            state, cards = take(state, number(count, frame.x), events)
            events.append(CardsRevealed(seat, cards))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + cards)
        case fx.Dig(count, matching):
            kinds = matching_kinds(matching, frame.named, frame.discarded)
            state, cards, found = _dig(state, number(count, frame.x), kinds, events)
            events.append(CardsRevealed(seat, cards, len(found)))
            frame = replace(frame, aside=frame.aside + cards, keepable=frame.keepable + found)
    return replace(state, frame=replace(frame, step=frame.step + 1))


def _dig(state: State, wanted: int, kinds: frozenset[int], events: list[Event]) -> tuple[State, bytes, bytes]:
    """Reveal until so many cards are of these kinds or none is left: the state, all revealed, those found."""
    cards = found = b""
    while len(found) < wanted:
        state, card = take(state, 1, events)
        if not card:
            break
        cards += card
        found += card if card[0] in kinds else b""
    return state, cards, found


def _discard(state: State, frame: Frame, cards: bytes, events: list[Event]) -> State:
    events.append(CardsDiscarded(state.turn, cards))
    fitting, _ = discards_asked(frame, state.mover.hand)
    effect = TILES[frame.tile].ability[frame.step]
    assert isinstance(effect, fx.Discard)
    left = (frame.left or min(number(effect.count, frame.x), len(fitting))) - len(cards)
    frame = replace(frame, left=left, step=frame.step + (left == 0), discarded=bytes(sorted(frame.discarded + cards)))
    state = with_seat(state, state.turn, hand=without_cards(state.mover.hand, cards))
    return replace(discard(state, cards), frame=frame)


def _goes_on(state: State, frame: Frame, hand: bytes, *, named: int | None = None, discarded: bytes = b"") -> bool:
    """Whether the steps after this one can give what they ask for, if this one leaves such a hand."""
    ability = TILES[frame.tile].ability
    if not discards_after(ability, frame.step):
        return True
    stock = Stock(
        hand,
        len(state.deck) + len(state.discard),
        x=frame.x,
        named=frame.named if named is None else named,
        discarded=bytes(sorted(frame.discarded + discarded)),
        aside=len(frame.keepable),
    )
    return can_finish(ability, frame.step + 1, stock)


def _move_room(state: State, tile: int, cell: Cell, turn: int) -> State:
    """The room and all dwarves in it somewhere else; it keeps its place in the order laid."""
    old = place_of(state, tile).cell
    laid = tuple(Laid(cell, tile, turn) if one.tile == tile else one for one in state.laid)
    seats = tuple(replace(one, cell=cell) if one.cell == old else one for one in state.seats)
    return replace(state, laid=laid, seats=seats)


def _leads(state: State, mine: Mine, where: fx.Where, cell: Cell) -> bool:
    """Whether a Go may lead the dwarf to move to this other room."""
    if where == "any":
        return True
    if where == "dwarf":
        return any(account.present and account.cell == cell for account in state.seats)
    if where == "line":
        here = state.mover.cell
        return across(cell) == across(here) or down(cell) == down(here)
    laid = mine.at(cell)
    assert laid is not None
    if where == "start":
        return laid == next(one for one in state.laid if TILES[one.tile].type != "tunnel")
    return TILES[laid.tile].type == where


def _has_targets(state: State, tile: int) -> bool:
    """Whether a step that moves pieces finds where to."""
    return any(
        next(piece_moves(state, tile, effect), None) is not None
        for effect in TILES[tile].ability
        if isinstance(effect, _PIECES)
    )


def _paths(tile: int, turn: int) -> frozenset[frozenset[int]]:
    return frozenset(frozenset((side + turn) % 4 for side in path) for path in TILES[tile].paths)
