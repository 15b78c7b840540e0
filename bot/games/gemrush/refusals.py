"""What a move must not be. Every refusal has a key of its own and says what would be right.

Each check asks first whether the move is among those listed; only then is it worth finding out why not.
"""

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import abilities, building, turns, walking
from bot.games.gemrush.abilities import tile_at
from bot.games.gemrush.cells import cell_name
from bot.games.gemrush.model import BURNT_A_TURN, State
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    Chaos,
    ChooseSkill,
    ChooseX,
    Discard,
    DrawCard,
    GoTo,
    Keep,
    Move,
    MoveTo,
    Name,
    Offer,
    Permeate,
    Place,
    PlayOn,
    Reach,
    Remodel,
    Scavenge,
    Stop,
    SwapWith,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.notation import cards_name
from bot.games.gemrush.options import on_call_moves, room_moves, to_move, within_reach
from bot.games.gemrush.piles import holds, without_cards
from bot.games.gemrush.refused_effects import check_effect
from bot.games.gemrush.refused_ways import cells, check_build, keys, missing_skill, not_held, why_not_walk
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.tiles import SIDE_LETTERS

_PHASES: dict[type[Move], tuple[str, ...]] = {
    ChooseSkill: ("choose-skill",),
    Discard: ("discard", "effect"),
    Place: ("place",),
    Burn: ("burn",),
    Chaos: ("chaos",),
    **dict.fromkeys((ChooseX, Name, Keep, SwapWith, MoveTo, GoTo), ("effect",)),
}


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises IllegalMove for a move that a seat to move must not make now."""
    if state.over:
        raise IllegalMove("gemrush-over")
    if not state.seats[seat].present:
        raise IllegalMove("gemrush-left-before")
    if seat not in to_move(state):
        raise IllegalMove("gemrush-not-your-turn")
    if state.phase not in _PHASES.get(type(move), ("move",)):
        raise IllegalMove(f"gemrush-first-{state.phase}")
    if isinstance(move, ChooseSkill):
        _check_skill(state, seat, move)
    elif state.phase == "effect":
        check_effect(state, move)
    elif state.phase == "move":
        _check_turn(state, move)
    elif isinstance(move, Discard):
        _check_discard(state.mover.hand, turns.excess(state.mover), move.cards)
    elif isinstance(move, Place):
        _check_place(state, move)
    elif isinstance(move, Burn):
        _check_burn(state, move)


def _check_skill(state: State, seat: Seat, move: ChooseSkill) -> None:
    """Raises IllegalMove: gemrush-not-dealt."""
    dealt = state.seats[seat].dealt
    if move.skill not in dealt:
        raise IllegalMove("gemrush-not-dealt", skill=move.skill.key, dealt=keys(dealt))


def _check_turn(state: State, move: Move) -> None:
    """Walking, building, rooms, the action."""
    match move:
        case Build():
            check_build(state, move)
        case Walk() | Cart() | Warp() | Wayfare() | Permeate() | Remodel():
            if move not in walking.walking_moves(state):
                raise why_not_walk(state, move)
        case Use() | Act() | Reach() | Scavenge() | DrawCard():
            if move not in room_moves(state):
                raise _why_not_use(state, move)


def _check_discard(hand: bytes, count: int, cards: bytes) -> None:
    """Raises IllegalMove: gemrush-card-not-held, gemrush-discard-count."""
    if not holds(hand, cards):
        raise not_held(hand, cards)
    if len(cards) != count:
        raise IllegalMove("gemrush-discard-count", count=count, given=len(cards))


def _check_place(state: State, move: Place) -> None:
    """Raises IllegalMove: gemrush-place-other, gemrush-place-turn."""
    listed, placing = building.places(state), state.placing
    if placing is None or move in listed:
        return
    if move.other and len(placing.tiles) == 1:
        raise IllegalMove("gemrush-place-other")
    turned = " ".join(SIDE_LETTERS[one.turn] for one in listed if one.other == move.other)
    raise IllegalMove("gemrush-place-turn", side=SIDE_LETTERS[placing.back], turns=turned)


# ---- rooms and actions ----


def _why_not_use(state: State, move: Use | Act | Reach | Scavenge | DrawCard) -> IllegalMove:
    account, cell = state.mover, state.mover.cell
    match move:
        case Scavenge():
            return missing_skill(state, Skill.SCAVENGING) or IllegalMove("gemrush-pile-empty")
        case Reach(cell):
            if missing := missing_skill(state, Skill.LONG_ARM):
                return missing
            if cell not in (near := within_reach(state)):
                return IllegalMove("gemrush-reach-far", cell=cell_name(cell), count=len(near), rooms=cells(near))
    tile = tile_at(state, cell)
    kind = TILES[tile].type
    if not TILES[tile].ability:
        return IllegalMove("gemrush-no-ability", cell=cell_name(account.cell))
    if isinstance(move, Use) and kind == "action":
        return IllegalMove("gemrush-use-action", room=TILES[tile].key)
    if not isinstance(move, Use) and kind == "free":
        return IllegalMove("gemrush-act-free", room=TILES[tile].key)
    if isinstance(move, Use) and kind == "movement" and not state.doing.steps:
        return IllegalMove("gemrush-use-no-steps", room=TILES[tile].key)
    if abilities.numbers_of(state, tile):
        return IllegalMove("gemrush-nowhere", room=TILES[tile].key)
    return IllegalMove("gemrush-ability-cards", room=TILES[tile].key, held=cards_name(account.hand) or "-")


# ---- burning, and what others may do ----


def _check_burn(state: State, move: Burn) -> None:
    """Raises IllegalMove (all gemrush-...): card-not-held, burn-count, burn-others, burn-not-theirs,
    burn-short.
    """
    if move in turns.burns(state):
        return
    need = BURNT_A_TURN - turns.offered(state)
    short = max(0, need - len(state.deck) - len(state.discard))
    if not holds(state.mover.hand, move.cards):
        raise not_held(state.mover.hand, move.cards)
    if len(move.cards) + len(move.others) > need:
        raise IllegalMove("gemrush-burn-count", count=need)
    if len(move.cards) + len(move.others) < short:
        raise IllegalMove("gemrush-burn-short", count=short)
    if len(move.others) <= short and (other := _not_theirs(state, move)):
        seat, kind = other
        raise IllegalMove("gemrush-burn-not-theirs", number=seat + 1, card=cards_name((kind,)))
    raise IllegalMove("gemrush-burn-others", count=short)


def _not_theirs(state: State, move: Burn) -> tuple[Seat, int] | None:
    """Of the cards of others one that is not there to be burnt."""
    for seat, kind in move.others:
        named = bytes(card for other, card in move.others if other == seat)
        account = state.seats[seat] if seat < len(state.seats) and seat != state.turn else None
        if account is None or not holds(without_cards(account.hand, account.offered), named):
            return seat, kind
    return None


def check_on_call(state: State, seat: Seat, move: Offer | Withdraw | Stop | PlayOn) -> None:
    """Raises IllegalMove (all gemrush-...): over, left-before, not-in-rush, offer-own-turn, offer-full, card-not-held,
    not-offered, stop-target, stop-again, play-on-none.
    """
    if move not in on_call_moves(state, seat):
        raise _why_not_on_call(state, seat, move)


def _why_not_on_call(state: State, seat: Seat, move: Offer | Withdraw | Stop | PlayOn) -> IllegalMove:
    account = state.seats[seat]
    if state.over:
        return IllegalMove("gemrush-over")
    if not account.present:
        return IllegalMove("gemrush-left-before")
    if state.mode != "crisis":
        return IllegalMove("gemrush-not-in-rush")
    match move:
        case Stop() if account.stops:
            return IllegalMove("gemrush-stop-again")
        case Stop():
            target = state.target
            key = "gemrush-stop-open" if target is None else "gemrush-stop-target"
            return IllegalMove(key, points=state.total, target=target or 0)
        case PlayOn():
            return IllegalMove("gemrush-play-on-none")
        case Offer() | Withdraw() if seat == state.turn or state.phase == "choose-skill":
            return IllegalMove("gemrush-offer-own-turn")
        case Withdraw(card):
            return IllegalMove(
                "gemrush-not-offered",
                card=cards_name((card,)),
                count=len(account.offered),
                offered=cards_name(account.offered),
            )
        case Offer(card):
            free = without_cards(account.hand, account.offered)
            return (
                IllegalMove("gemrush-offer-full", count=BURNT_A_TURN)
                if card in free
                else not_held(free, bytes((card,)))
            )
