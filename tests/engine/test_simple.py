"""Tests of the base class for small games. The tested game has two kinds of moves, and points."""

from enum import Enum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta
from msgspec.structs import replace

from bot.engine.game import Game, Phrase, Seat, SeatRange
from bot.engine.parts import ranges
from bot.engine.simple import SimpleGame, SimpleState
from bot.errors import IllegalMove, NotationError, OptionError


class Pile(Enum):
    RED = "red"
    BLUE = "blue"


class Options(msgspec.Struct, frozen=True):
    gems: Annotated[int, Meta(ge=3, le=9)] = 5
    open: bool = True


class State(SimpleState[Options], frozen=True, kw_only=True):
    left: int
    taken: tuple[int, ...]


class Take(msgspec.Struct, frozen=True, tag="take"):
    pile: Pile
    count: Annotated[int, Meta(ge=1, le=2)]


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    pass


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    seat: Seat
    count: int
    cells: bytes = b""


class Piles(SimpleGame[State, Take | Skip]):
    """Take one or two gems in turn until none are left; whoever has the most gems wins."""

    key = "piles"
    event = Taken
    players = SeatRange(2, 3)

    def start(self, options: Options, seats: int, seed: int) -> State:
        return State(options=options, present=(True,) * seats, left=options.gems, taken=(0,) * seats)

    def moves(self, state: State) -> list[Take | Skip]:
        return [Skip(), *(Take(pile, count) for pile in Pile for count in (1, 2) if count <= state.left)]

    def play(self, state: State, move: Take | Skip) -> tuple[State, tuple[Taken, ...]]:
        if isinstance(move, Skip):
            return state, ()
        taken = [gems + move.count * (seat == state.turn) for seat, gems in enumerate(state.taken)]
        after = replace(state, left=state.left - move.count, taken=tuple(taken))
        return after, (Taken(state.turn, move.count),)

    def winners(self, state: State) -> tuple[Seat, ...] | None:
        most = max(state.taken)
        return None if state.left else tuple(Seat(seat) for seat, gems in enumerate(state.taken) if gems == most)

    def points(self, state: State) -> tuple[int, ...]:
        return state.taken


PILES = Piles()
AS_A_GAME: Game[State, Take | Skip, Any, Options] = PILES


def begun() -> State:
    """Return the first state of a match with three seats. The first seat is to move."""
    return replace(PILES.setup(1, Options(), 3).state, turn=Seat(0))


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = PILES.apply(state, state.turn, PILES.parse(move)).state
    return state


def test_the_types_of_a_game_give_its_about() -> None:
    assert PILES.about.options is Options
    assert PILES.about.state is State
    assert ranges(Options) == {"gems": (3, 9)}
    assert PILES.about.samples == (Options(), Options(gems=3), Options(gems=9))


class Pick(msgspec.Struct, frozen=True):
    pile: Pile = Pile.RED


def test_each_value_of_an_enum_is_a_sample() -> None:
    assert Piles.samples(Pick) == (Pick(), Pick(Pile.BLUE))


@pytest.mark.parametrize("gems", [2, 10])
def test_options_outside_their_range_are_refused(gems: int) -> None:
    with pytest.raises(OptionError) as refusal:
        PILES.setup(1, Options(gems=gems), 2)

    assert refusal.value.key == "simple-option-range"
    assert refusal.value.params == {"option": "gems", "low": 3, "high": 9}


@pytest.mark.parametrize(("move", "written"), [(Take(Pile.RED, 2), "take red 2"), (Skip(), "skip")])
def test_the_notation_of_a_move_is_its_tag_and_its_fields(move: Take | Skip, written: str) -> None:
    assert PILES.notate(move) == written
    assert PILES.parse(f" {written.upper()}  ") == move


@pytest.mark.parametrize(
    "text", ["", "take", "take red", "take red 3", "take green 1", "take red 1 1", "red 1", "skip 1"]
)
def test_a_text_that_is_no_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        PILES.parse(text)

    assert PILES.parse(str(refusal.value.params["example"]))


def test_the_phrase_of_an_event_has_its_tag_and_its_ints_and_strings() -> None:
    assert PILES.tell(Taken(Seat(1), 2, b"\1")) == Phrase.of("piles-event-taken", seat=1, count=2)


def test_a_refusal_names_the_legal_moves() -> None:
    with pytest.raises(IllegalMove) as refusal:
        PILES.apply(after(begun(), "take red 2", "take red 2"), Seat(2), Take(Pile.RED, 2))

    assert refusal.value.params["moves"] == "skip, take red 1, take blue 1"


def test_seats_are_ranked_by_points_and_a_shared_first_place_is_no_win() -> None:
    won = PILES.outcome(after(begun(), "take red 2", "take red 1", "take blue 1", "take red 1"))
    drawn = PILES.outcome(after(begun(), "take red 2", "take blue 1", "take red 2"))

    assert won is not None
    assert drawn is not None
    assert [(one.seat, one.place, one.score) for one in won.standings] == [(0, 1, 3), (1, 2, 1), (2, 2, 1)]
    assert [(one.seat, one.place) for one in drawn.standings] == [(0, 1), (2, 1), (1, 3)]
    assert drawn.drawn
    assert PILES.honours(Options(), drawn)[0].values == ((0, 0), (2, 0), (1, 0))
    assert PILES.honours(Options(), won)[0].values == ((0, 1), (1, 0), (2, 0))


def test_a_seat_that_leaves_is_skipped_and_the_last_seat_wins() -> None:
    left = PILES.leave(begun(), Seat(1))
    assert PILES.to_move(after(left.state, "skip")) == (2,)

    alone = PILES.leave(left.state, Seat(0))
    outcome = PILES.outcome(alone.state)
    assert outcome is not None
    assert outcome.reason == "left"
    assert [one.seat for one in outcome.standings] == [2, 0, 1]


def test_a_seat_that_has_left_comes_last_even_with_more_points() -> None:
    taken = after(begun(), "take red 2")
    left = PILES.leave(taken, Seat(0)).state

    outcome = PILES.outcome(after(left, "take red 2", "skip", "take red 1"))

    assert outcome is not None
    assert [(one.seat, one.place, one.score) for one in outcome.standings] == [(1, 1, 3), (2, 2, 0), (0, 3, 2)]


def test_a_game_can_override_single_methods() -> None:
    class Backwards(Piles):
        def next_seat(self, state: State) -> Seat:
            return Seat((state.turn - 1) % 3)

        def seals(self, events: tuple[Any, ...]) -> bool:
            return bool(events)

    game = Backwards()
    assert game.about == PILES.about
    assert game.apply(begun(), Seat(0), Skip()).state.turn == 2
    assert [game.apply(begun(), Seat(0), move).sealed for move in (Skip(), Take(Pile.RED, 1))] == [False, True]


@pytest.mark.parametrize(
    "change",
    [{"turn": 3}, {"turn": -1}, {"present": []}, {"ended": "so"}, {"first": [5]}, {"present": [False, True, True]}],
)
def test_a_position_with_contradicting_fields_is_refused(change: dict[str, Any]) -> None:
    plain = msgspec.json.decode(PILES.write_position(begun()))

    with pytest.raises(NotationError):
        PILES.read_position(msgspec.json.encode({**plain, **change}).decode())
