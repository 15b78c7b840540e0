"""Tests that views, texts and events show a hand in Rush only to its owner.

Each state is compared with a **twin**. In the twin, the cards hidden from a viewer have changed places. The next
tiles and all later random draws differ too. The viewer must see the same in both. A move is played on both, and its
events must be the same. The last tests add leaks, which the comparison must find.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat, Step
from bot.errors import IllegalMove
from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import Keep
from bot.games.gemrush.events import CardsDiscarded, CardsKept, CardsRevealed, RoomBuilt
from bot.games.gemrush.gems import CARD_NAMES
from bot.games.gemrush.model import State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.turns import hand_limit
from bot.games.gemrush.view import seen
from tests.games.gemrush.matches import CRISES, KINDS, RUSHES, Kind, Played, match
from tests.games.gemrush.twins import dealt_again

Look = Callable[[State, Seat | None], object]
Play = Callable[[State, Seat, Move], Step[State]]

EVERY = 17  # The tests compare one position in 17.

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
every_rush = pytest.mark.parametrize("kind", RUSHES, ids=str)


def shown_to(state: State, viewer: Seat | None) -> object:
    view = GAME.view(state, viewer)
    return view, GAME.alt(view)


def compare_views(states: list[State], look: Look) -> int:
    """Raise AssertionError if a viewer sees something hidden. Return the number of compared twins."""
    dice, compared = random.Random(len(states)), 0
    for state in states:
        for viewer in (None, *(Seat(seat) for seat in range(len(state.seats)))):
            for _ in range(2):
                twin = dealt_again(state, viewer, dice)

                assert look(twin, viewer) == look(state, viewer)
                compared += twin != state
    return compared


@every_kind
def test_no_view_depends_on_hidden_cards(kind: Kind) -> None:
    states = [played.step.state for played in match(kind)[::EVERY]]

    assert compare_views(states, shown_to) >= len(states)


def test_in_crisis_everybody_sees_all_hands() -> None:
    for played in match(CRISES[0])[::EVERY]:
        view = seen(played.state, None)

        assert [seat.hand for seat in view.seats] == [account.hand for account in played.state.seats]


def test_in_rush_only_its_owner_sees_a_hand() -> None:
    for played in match(RUSHES[1])[::EVERY]:
        for viewer in (None, *map(Seat, range(4))):
            for seat, one in enumerate(seen(played.state, viewer).seats):
                assert one.hand == (played.state.seats[seat].hand if seat == viewer else None)
                assert one.cards == len(played.state.seats[seat].hand)


def swapped(played: Played, dice: random.Random) -> Iterator[State]:
    """Yield twins in which two cards have changed places. Both cards are hidden before the move and after it."""
    before, after = played.state, played.step.state
    places = list(hidden_places(played))
    for _ in range(4):
        if len(places) < 2:
            return
        (one_pile, one), (other_pile, other) = dice.sample(places, 2)
        piles = {-1: bytearray(before.deck)} | {n: bytearray(account.hand) for n, account in enumerate(before.seats)}
        piles[one_pile][one], piles[other_pile][other] = piles[other_pile][other], piles[one_pile][one]
        seats = tuple(replace(account, hand=bytes(sorted(piles[seat]))) for seat, account in enumerate(before.seats))
        yield replace(before, seats=seats, deck=bytes(piles[-1]))
    assert after is not before


def hidden_places(played: Played) -> Iterator[tuple[int, int]]:
    """Yield the places of cards that stay hidden. A place is (seat, or -1 for the deck; index in that hand or deck)."""
    before, after, events = played.state, played.step.state, played.step.events
    revealed = any(isinstance(event, CardsRevealed) for event in events)
    if before.draws == after.draws:  # Without a shuffle, the cards below those drawn are still in their places.
        first_taken = len(after.deck) if revealed else len(before.deck)
        yield from ((-1, place) for place in range(first_taken))
    for seat, account in enumerate(before.seats):
        if seat != played.seat:
            yield from ((seat, place) for place in range(len(account.hand)))
        else:
            gone = Counter(named_cards(played.move))
            for place, kind in enumerate(account.hand):
                if gone[kind]:
                    gone[kind] -= 1
                else:
                    yield seat, place


def named_cards(move: Move | None) -> bytes:
    """Return the cards that a move puts on the table."""
    card: int | None = getattr(move, "card", None)
    cards: bytes = getattr(move, "cards", b"")
    return cards if card is None else bytes((card,))


def limits(state: State) -> list[int]:
    """Return how many cards each seat may keep. Deep Pockets makes this number depend on the cards in the hand."""
    return [hand_limit(account) for account in state.seats]


def compare_events(moves: list[Played], play: Play) -> int:
    """Raise AssertionError if an event, or the channel's view after it, depends on a hidden card.

    Return the number of compared twins.
    """
    dice, compared = random.Random(len(moves)), 0
    for played in moves:
        if played.move is None:
            continue
        step = play(played.state, played.seat, played.move)
        for twin in swapped(played, dice):
            try:
                other = play(twin, played.seat, played.move)
            except IllegalMove:
                continue  # The twin's hand cannot make this move, and only its player would see the refusal.
            if (limits(twin), limits(other.state)) != (limits(played.state), limits(step.state)):
                continue

            assert other.events == step.events, GAME.notate(played.move)
            assert other.sealed == step.sealed
            assert shown_to(other.state, None) == shown_to(step.state, None)
            assert GAME.to_move(other.state) == GAME.to_move(step.state)
            compared += twin != played.state
    return compared


@pytest.mark.slow
@every_rush
def test_no_event_depends_on_hidden_cards(kind: Kind) -> None:
    assert compare_events(list(match(kind)[::3]), GAME.apply) >= 50


@every_rush
def test_moves_in_the_log_name_only_cards_that_lie_face_up(kind: Kind) -> None:
    named = 0
    for played in match(kind):
        if played.move is None:
            continue
        cards = [word for word in GAME.notate(played.move).split() if word in CARD_NAMES]
        if isinstance(played.move, Keep):
            assert played.state.frame is not None
            lying = played.state.frame.aside
        else:
            lying = played.step.state.discard
            if played.state.draws != played.step.state.draws:
                continue  # A shuffle has put the named cards back into the deck.
        named += len(cards)

        assert not Counter(cards) - Counter(CARD_NAMES[kind] for kind in lying)
    assert named >= 20


@every_rush
def test_events_name_only_cards_that_lie_face_up(kind: Kind) -> None:
    for played in match(kind):
        lain = set(played.state.discard) | set(played.step.state.discard)
        for event in played.step.events:
            if isinstance(event, CardsRevealed):
                lain |= set(event.cards)
            if isinstance(event, CardsKept) and played.state.frame is not None:
                lain |= set(played.state.frame.aside)
        shuffled = played.state.draws != played.step.state.draws
        for event in played.step.events:
            if isinstance(event, CardsDiscarded | CardsKept | RoomBuilt) and not shuffled:
                assert set(event.cards) <= lain


def shows_hand(state: State, viewer: Seat | None) -> object:
    return shown_to(state, viewer), state.seats[0].hand


def shows_next_card(state: State, viewer: Seat | None) -> object:
    return shown_to(state, viewer), state.deck[-1:]


def shows_next_tile(state: State, viewer: Seat | None) -> object:
    return shown_to(state, viewer), state.stack[-1:]


def shows_who_can_pay(state: State, viewer: Seat | None) -> object:
    return shown_to(state, viewer), shown_to(state, state.turn)


def tells_legal_moves(state: State, viewer: Seat | None) -> object:
    return shown_to(state, viewer), sum(1 for seat in GAME.to_move(state) for _ in GAME.legal_moves(state, seat))


@pytest.mark.parametrize("leak", [shows_hand, shows_next_card, shows_next_tile, shows_who_can_pay, tells_legal_moves])
def test_a_leak_in_a_view_is_found(leak: Look) -> None:
    states = [played.step.state for played in match(RUSHES[1])[::EVERY]]

    with pytest.raises(AssertionError):
        compare_views(states, leak)


def test_a_leak_of_the_deck_in_crisis_is_found() -> None:
    states = [played.step.state for played in match(CRISES[0])[::EVERY]]

    with pytest.raises(AssertionError):
        compare_views(states, shows_next_card)


def tells_drawn_cards(state: State, seat: Seat, move: Move) -> Step[State]:
    step = GAME.apply(state, seat, move)
    new = Counter(step.state.seats[seat].hand) - Counter(state.seats[seat].hand)
    return replace(step, events=(*step.events, tuple(sorted(new.elements()))))


def tells_rest(state: State, seat: Seat, move: Move) -> Step[State]:
    step = GAME.apply(state, seat, move)
    told: tuple[Any, ...] = (*step.events, step.state.seats[(seat + 1) % len(state.seats)].hand[:1])
    return replace(step, events=told)


@pytest.mark.parametrize("leak", [tells_drawn_cards, tells_rest])
def test_a_leak_in_an_event_is_found(leak: Play) -> None:
    with pytest.raises(AssertionError):
        compare_events(list(match(RUSHES[1])[::3]), leak)
