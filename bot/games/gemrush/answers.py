"""What the step of an ability in execution asks, which answers can be given, and why another one cannot."""

from collections.abc import Callable, Iterable, Iterator

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import effects as fx
from bot.games.gemrush.cells import Cell, across, cell_name, down
from bot.games.gemrush.effects import ALL, Effect
from bot.games.gemrush.feasible import Stock, can_finish, discards_after, has_x, number, numbers
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.mine import Laid, Mine, doors_of, mine_of
from bot.games.gemrush.model import MOST_DISCARDED, Frame, State
from bot.games.gemrush.moves import ChooseX, Discard, GoTo, Keep, Move, MoveTo, Name, SwapWith
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.piles import (
    choices,
    holds,
    matching_kinds,
    without_cards,
)
from bot.games.gemrush.refusals import cell_names, not_held
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.tiles import SIDE_LETTERS


def numbers_of(state: State, tile: int) -> tuple[int, ...]:
    """As `feasible.numbers`, for the hand of the seat to move."""
    return numbers(TILES[tile].ability, Stock(state.mover.hand, len(state.deck) + len(state.discard)))


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


def _paths(tile: int, turn: int) -> frozenset[frozenset[int]]:
    return frozenset(frozenset((side + turn) % 4 for side in path) for path in TILES[tile].paths)
