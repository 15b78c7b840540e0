"""What a seat may do in Crisis in others' turns too: offer cards for burning, agree to stop."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush import turns
from bot.games.gemrush.events import CardOffered, Event, OfferWithdrawn, StopAgreed, StopRefused
from bot.games.gemrush.model import BURNT_A_TURN, State
from bot.games.gemrush.moves import Offer, PlayOn, Stop, Withdraw
from bot.games.gemrush.notation import card_name, cards_name
from bot.games.gemrush.piles import with_cards, with_seat, without_cards
from bot.games.gemrush.refusals import not_held


def _not_here(state: State, seat: Seat) -> IllegalMove | None:
    """Return why a seat can call nothing at all."""
    if state.over:
        return IllegalMove("gemrush-over")
    if not state.seats[seat].present:
        return IllegalMove("gemrush-left-before")
    return None if state.mode == "crisis" else IllegalMove("gemrush-not-in-rush")


# ---- offers ----


def no_offers(state: State, seat: Seat) -> IllegalMove | None:
    """Return why a seat can neither offer nor withdraw."""
    if refused := _not_here(state, seat):
        return refused
    own_turn = seat == state.turn or state.phase == "choose-skill"
    return IllegalMove("gemrush-offer-own-turn") if own_turn else None


def offers(state: State, seat: Seat) -> Iterator[Offer]:
    """Yield each kind of card that a seat can offer, until enough are offered for a turn."""
    if turns.offered(state) < BURNT_A_TURN:
        yield from map(Offer, sorted(set(_not_offered(state, seat))))


def why_no_offer(state: State, seat: Seat, move: Offer) -> IllegalMove:
    free = _not_offered(state, seat)
    return (
        IllegalMove("gemrush-offer-full", count=BURNT_A_TURN)
        if move.card in free
        else not_held(free, bytes((move.card,)))
    )


def _not_offered(state: State, seat: Seat) -> bytes:
    account = state.seats[seat]
    return without_cards(account.hand, account.offered)


def offer(state: State, seat: Seat, move: Offer, events: list[Event]) -> State:
    """Do what the move says."""
    events.append(CardOffered(seat, move.card))
    return with_seat(state, seat, offered=with_cards(state.seats[seat].offered, bytes((move.card,))))


def withdrawals(state: State, seat: Seat) -> Iterator[Withdraw]:
    """Yield each kind of card that a seat has offered."""
    yield from map(Withdraw, sorted(set(state.seats[seat].offered)))


def why_not_withdraw(state: State, seat: Seat, move: Withdraw) -> IllegalMove:
    offered = state.seats[seat].offered
    return IllegalMove(
        "gemrush-not-offered", card=card_name(move.card), count=len(offered), offered=cards_name(offered)
    )


def withdraw(state: State, seat: Seat, move: Withdraw, events: list[Event]) -> State:
    """Do what the move says."""
    events.append(OfferWithdrawn(seat, move.card))
    return with_seat(state, seat, offered=without_cards(state.seats[seat].offered, bytes((move.card,))))


# ---- to stop, or not ----


def cannot_stop(state: State, seat: Seat) -> IllegalMove | None:
    """Return why a seat cannot agree to stop."""
    if refused := _not_here(state, seat):
        return refused
    if state.seats[seat].stops:
        return IllegalMove("gemrush-stop-again")
    if turns.target_reached(state):
        return None
    key = "gemrush-stop-open" if state.target is None else "gemrush-stop-target"
    return IllegalMove(key, points=state.total, target=state.target or 0)


def stop(state: State, seat: Seat, _: Stop, events: list[Event]) -> State:
    """Agree to stop; the match ends where all agree."""
    state = with_seat(state, seat, stops=True)
    here = [one for one in state.seats if one.present]
    events.append(StopAgreed(seat, sum(one.stops for one in here), len(here)))
    return turns.end(state, "won", events) if turns.all_agree(state) else state


def cannot_play_on(state: State, seat: Seat) -> IllegalMove | None:
    """Return why a seat has no agreement to take back."""
    if refused := _not_here(state, seat):
        return refused
    return None if state.seats[seat].stops else IllegalMove("gemrush-play-on-none")


def play_on(state: State, seat: Seat, _: PlayOn, events: list[Event]) -> State:
    """Agree to stop no more."""
    events.append(StopRefused(seat))
    return with_seat(state, seat, stops=False)
