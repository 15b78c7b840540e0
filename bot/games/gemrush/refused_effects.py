"""What a choice must not be that an ability asks for: refusals as in `refusals`."""

from bot.errors import IllegalMove
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import discards_asked, effect_moves, keepable, numbers_of
from bot.games.gemrush.cells import cell_name
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import ChooseX, Discard, GoTo, Keep, Move, MoveTo, Name, SwapWith
from bot.games.gemrush.names import GEM_KEYS
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.piles import holds
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.tiles import SIDE_LETTERS

_NAMED = 4  # rooms that a refusal offers instead

# Which step asks for which move, and the key of the refusal of any other.
_ASKS: dict[type[fx.Effect], tuple[type[Move], str]] = {
    fx.NameGem: (Name, "name"),
    fx.Discard: (Discard, "discard"),
    fx.Keep: (Keep, "keep"),
    fx.SwapPlaces: (SwapWith, "swap"),
    fx.MoveRoom: (MoveTo, "room"),
    fx.Go: (GoTo, "go"),
}


def check_effect(state: State, move: Move) -> None:
    """Raises IllegalMove (all gemrush-...): asks-..., x-range, card-not-held, discard-unfit, discard-count,
    discard-blocks, keep-not-there, keep-count, name-blocked, swap-self, swap-gone, swap-same, space,
    space-turn, go-goal.
    """
    if not any(move == listed for listed in effect_moves(state)):
        raise _why_not(state, move)


def _why_not(state: State, move: Move) -> IllegalMove:
    frame = state.frame
    assert frame is not None
    numbers = numbers_of(state, frame.tile)
    x_asked = not frame.x and numbers != (0,)
    kind, verb = (ChooseX, "x") if x_asked else _ASKS[type(TILES[frame.tile].ability[frame.step])]
    if not isinstance(move, kind):
        return IllegalMove(f"gemrush-asks-{verb}", room=TILES[frame.tile].key)
    hand = state.mover.hand
    match move:
        case ChooseX():
            return IllegalMove("gemrush-x-range", low=min(numbers, default=1), high=max(numbers, default=1))
        case Name(gem):
            return IllegalMove("gemrush-name-blocked", gem=GEM_KEYS[gem])
        case Discard(cards):
            fitting, count = discards_asked(frame, hand)
            return _why_not_discard(hand, fitting, count, cards)
        case Keep(cards):
            return _why_not_keep(keepable(frame), cards, next(iter(effect_moves(state))))
        case SwapWith(seat):
            return _why_not_swap(state, seat)
    return _why_not_place(state, move)


def _why_not_discard(hand: bytes, fitting: bytes, count: int, cards: bytes) -> IllegalMove:
    if not holds(hand, cards):
        return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))
    if not holds(fitting, cards):
        unfit = bytes(kind for kind in cards if kind not in fitting)
        return IllegalMove("gemrush-discard-unfit", cards=cards_name(unfit), fitting=cards_name(fitting))
    if len(cards) != count:
        return IllegalMove("gemrush-discard-count", count=count, given=len(cards))
    return IllegalMove("gemrush-discard-blocks", cards=cards_name(cards))


def _why_not_keep(there: bytes, cards: bytes, example: Move) -> IllegalMove:
    if not holds(there, cards):
        return IllegalMove("gemrush-keep-not-there", cards=cards_name(cards), there=cards_name(there))
    count = len(example.cards) if isinstance(example, Keep) else len(there)
    return IllegalMove("gemrush-keep-count", count=count, given=len(cards))


def _why_not_swap(state: State, seat: int) -> IllegalMove:
    others = [move.seat for move in effect_moves(state) if isinstance(move, SwapWith)]
    named = " ".join(str(other + 1) for other in others)
    if seat == state.turn:
        return IllegalMove("gemrush-swap-self", seats=named)
    if seat >= len(state.seats) or not state.seats[seat].present:
        return IllegalMove("gemrush-swap-gone", number=seat + 1, seats=named)
    return IllegalMove("gemrush-swap-same", number=seat + 1, seats=named)


def _why_not_place(state: State, move: Move) -> IllegalMove:
    if isinstance(move, GoTo):
        goals = [listed.cell for listed in effect_moves(state) if isinstance(listed, GoTo)]
        rooms = ", ".join(map(cell_name, goals[:_NAMED]))
        return IllegalMove("gemrush-go-goal", cell=cell_name(move.cell), count=len(goals), rooms=rooms)
    assert isinstance(move, MoveTo)
    sites = [listed for listed in effect_moves(state) if isinstance(listed, MoveTo)]
    turned = [SIDE_LETTERS[site.turn] for site in sites if site.cell == move.cell]
    if turned:
        return IllegalMove("gemrush-space-turn", cell=cell_name(move.cell), turns=" ".join(turned))
    cells = sorted({site.cell for site in sites})
    spaces = ", ".join(map(cell_name, cells[:_NAMED]))
    return IllegalMove("gemrush-space", cell=cell_name(move.cell), count=len(cells), spaces=spaces)
