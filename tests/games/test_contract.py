"""Tests that the rules of every game keep the promises of `bot.engine.game`, on random matches.

The tests find all games by their folders. Each case is one test of all promises except those about words, which are in
`test_contract_words`.

A game with secrets has `tests/games/<key>/twins.py`. Its `twins(state, dice)` gives states that differ only in what
nobody may see. A game without secrets may have this file too, for a hidden deck or seed.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.engine.beginning import first_seat
from bot.engine.codec import Codec
from bot.engine.game import Seat
from bot.errors import IllegalMove, NotationError, OptionError, StorageError
from bot.games import AnyGame, all_games
from tests.games.parts import part_of
from tests.games.playing import TURNS, Case, Match, Turn, drawn, each_case, played
from tests.games.promises import Promises

EVERY = 6  # The tests look at one position in six.
TRIED = 12  # moves tried in each of these positions
POOL = 300  # At most so many moves of a match are tried in positions where they are illegal.
NOTATION_LIMIT, KEY_LIMIT = 60, 60

GAMES = sorted(all_games())

promise = Promises()

pytestmark = pytest.mark.filterwarnings("error")


@each_case
def test_the_rules_keep_their_promises(case: Case) -> None:
    promise.check(case, played(case))


def refusal_of(game: AnyGame, state: Any, seat: Seat, move: Any) -> str | None:
    """Return the key of the refusal, or None if the move is accepted."""
    try:
        game.apply(state, seat, move)
    except IllegalMove as error:
        return error.key
    return None


def not_listed(case: Case, match: Match) -> Iterator[tuple[Any, Seat, list[Any]]]:
    """Yield positions of a match, each with a seat and moves that are illegal for this seat.

    The moves come from the same match. The last position is the end of the match, where every move is illegal.
    """
    game = case.game
    looked_at = [(turn.state, turn.seat) for turn in match.turns[::EVERY]]
    listed = [set(game.legal_moves(state, seat)) for state, seat in looked_at]
    pool = sorted({turn.move for turn in match.turns}.union(*listed), key=game.notate)
    dice = drawn(case, "pool")
    pool = sorted(dice.sample(pool, min(POOL, len(pool))), key=game.notate)
    for (state, seat), legal in zip(looked_at, listed, strict=True):
        yield state, seat, [move for move in pool if move not in legal]
    yield match.states[-1], Seat(0), pool


@promise
def the_seat_that_begins_is_known_without_a_setup(case: Case, game: AnyGame, match: Match) -> None:
    for seed in range(8):
        waited_for = game.to_move(game.setup(seed, case.options, case.seats).state)
        assert first_seat(game, seed, case.seats) in waited_for


@promise
def a_listed_move_applies(case: Case, game: AnyGame, match: Match) -> None:
    dice = drawn(case, "listed")
    for turn in match.turns[::EVERY]:
        listed = list(game.legal_moves(turn.state, turn.seat))
        for move in dice.sample(listed, min(TRIED, len(listed))):
            assert refusal_of(game, turn.state, turn.seat, move) is None, game.notate(move)


@promise
def each_move_is_listed_once(case: Case, game: AnyGame, match: Match) -> None:
    for turn in match.turns[::EVERY]:
        listed = list(game.legal_moves(turn.state, turn.seat))

        assert len(listed) == len(set(listed))


@promise
def an_unlisted_move_is_refused_and_changes_nothing(case: Case, game: AnyGame, match: Match) -> None:
    dice = drawn(case, "unlisted")
    for state, seat, unlisted in not_listed(case, match):
        before = msgspec.msgpack.encode(state)
        for move in dice.sample(unlisted, min(TRIED, len(unlisted))):
            assert refusal_of(game, state, seat, move) is not None, game.notate(move)
        assert msgspec.msgpack.encode(state) == before


@promise
def a_seat_out_of_turn_has_no_moves_and_is_refused(case: Case, game: AnyGame, match: Match) -> None:
    for turn in match.turns[::EVERY]:
        may = {*game.to_move(turn.state), *game.on_call(turn.state)}
        for seat in {Seat(place) for place in range(case.seats)} - may:
            assert list(game.legal_moves(turn.state, seat)) == []
            assert refusal_of(game, turn.state, seat, turn.move) is not None


@promise
def a_seat_on_call_has_moves_that_do_not_change_whose_turn_it_is(case: Case, game: AnyGame, match: Match) -> None:
    dice = drawn(case, "on call")
    for turn in match.turns[::EVERY]:
        waited_for, on_call = game.to_move(turn.state), game.on_call(turn.state)
        assert not set(on_call) & set(waited_for)
        assert len(set(on_call)) == len(on_call)
        for seat in on_call:
            step = game.apply(turn.state, seat, dice.choice(list(game.legal_moves(turn.state, seat))))
            assert game.to_move(step.state) in (waited_for, ())


@promise
def each_seat_to_move_has_a_legal_move(case: Case, game: AnyGame, match: Match) -> None:
    for state in match.states:
        for seat in game.to_move(state):
            assert next(iter(game.legal_moves(state, seat)), None) is not None


@promise
def the_default_move_is_listed(case: Case, game: AnyGame, match: Match) -> None:
    for turn in match.turns[::EVERY]:
        assert game.default(turn.state, turn.seat) in set(game.legal_moves(turn.state, turn.seat))


@promise
def a_match_has_an_outcome_only_at_its_end(case: Case, game: AnyGame, match: Match) -> None:
    *before, last = match.states

    assert len(match.turns) <= TURNS
    assert game.to_move(last) == game.on_call(last) == ()
    assert all(game.outcome(state) is None and game.to_move(state) for state in before)
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.reason
    standings = outcome.standings
    assert sorted(standing.seat for standing in standings) == list(range(case.seats))
    assert list(standings) == sorted(standings, key=lambda standing: standing.place)
    for standing in standings:
        assert standing.place == 1 + sum(other.place < standing.place for other in standings)


@promise
def nothing_happens_after_the_end(case: Case, game: AnyGame, match: Match) -> None:
    over = match.states[-1]
    for place in range(case.seats):
        seat = Seat(place)
        assert list(game.legal_moves(over, seat)) == []
        with pytest.raises(IllegalMove):
            game.leave(over, seat)
        for turn in match.turns[:1]:
            assert refusal_of(game, over, seat, turn.move) is not None


@promise
def every_seat_may_leave_once_at_any_time(case: Case, game: AnyGame, match: Match) -> None:
    dice = drawn(case, "leaving")
    for turn in match.turns[::EVERY]:
        state, left = turn.state, set[Seat]()
        for seat in dice.sample([Seat(place) for place in range(case.seats)], case.seats):
            if not game.to_move(state):  # A match may end before all have left, because a seat has no opponents.
                break
            assert not left & set(game.to_move(state))
            step = game.leave(state, seat)
            assert step.sealed or game.to_move(step.state)
            assert step.events
            left.add(seat)
            state = step.state
            with pytest.raises(IllegalMove):
                game.leave(state, seat)
        assert game.outcome(state) is not None


@promise
def an_unsealed_leaving_may_come_before_the_steps_that_can_be_taken_back(
    case: Case, game: AnyGame, match: Match
) -> None:
    """A seat may leave before or after such steps. Both orders lead to the same state, with the same random draws."""
    dice, free = drawn(case, "bystanders"), list[Turn]()  # the newest steps that can be taken back
    for turn in match.turns:
        free = [] if turn.step.sealed else [*free, turn][-3:]
        for first in range(len(free)):
            before, after = free[first].state, turn.step.state
            bystanders = {Seat(place) for place in range(case.seats)} - {one.seat for one in free[first:]}
            for leaver in dice.sample(sorted(bystanders), len(bystanders)):
                left = game.leave(after, leaver)
                if left.sealed:
                    break
                before, after = game.leave(before, leaver).state, left.state
                again = before
                for one in free[first:]:
                    step = game.apply(again, one.seat, one.move)
                    assert not step.sealed
                    again = step.state
                assert again == after


@promise
def the_step_that_ends_a_match_is_sealed(case: Case, game: AnyGame, match: Match) -> None:
    assert all(step.sealed for step in match.steps if not game.to_move(step.state))


@promise
def every_step_has_events(case: Case, game: AnyGame, match: Match) -> None:
    """The events of a step are the bot's answer to the move."""
    for turn in match.turns:
        assert game.apply(turn.state, turn.seat, turn.move).events, game.notate(turn.move)


@promise
def states_options_and_events_survive_storage(case: Case, game: AnyGame, match: Match) -> None:
    codec = Codec(game)
    assert codec.decode_options(codec.encode(case.options)) == case.options
    for step in match.steps:
        assert codec.decode_state(codec.encode(step.state), codec.rules_version) == step.state
        assert codec.decode_events(codec.encode_events(step.events)) == step.events


@promise
def values_are_frozen_and_hashable(case: Case, game: AnyGame, match: Match) -> None:
    for step in list(match.steps)[::EVERY]:
        for value in (step.state, *step.events, game.view(step.state, None), case.options):
            hash(value)
            check_value(value)


def check_value(value: Any) -> None:
    """Check that a value consists only of frozen Structs and plain values, without dict, list, set or float."""
    if isinstance(value, msgspec.Struct):
        assert type(value).__struct_config__.frozen, type(value)
        for name in value.__struct_fields__:
            check_value(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            check_value(part)
    else:
        assert not isinstance(value, dict | list | set | frozenset | bytearray | float), value


@promise
def the_same_state_and_move_give_the_same_step(case: Case, game: AnyGame, match: Match) -> None:
    codec = Codec(game)
    for turn in match.turns[::EVERY]:
        stored = codec.decode_state(codec.encode(turn.state), codec.rules_version)

        assert game.apply(stored, turn.seat, turn.move) == turn.step


@promise
def hidden_information_changes_no_view_and_no_legal_move(case: Case, game: AnyGame, match: Match) -> None:
    own = part_of(case.key, "twins")
    if not game.about.secrets and own is None:
        return
    assert own is not None, f"a game with secrets brings tests/games/{case.key}/twins.py"
    twins = own.twins
    viewers = [None, *(Seat(place) for place in range(case.seats))]
    for turn in match.turns[:: EVERY * 2]:
        for twin in twins(turn.state, drawn(case, "twins")):
            assert twin != turn.state
            for viewer in viewers:
                assert game.view(twin, viewer) == game.view(turn.state, viewer)
            assert game.known_scores(twin) == game.known_scores(turn.state)
            assert game.to_move(twin) == game.to_move(turn.state)
            assert game.on_call(twin) == game.on_call(turn.state)
            assert set(game.legal_moves(twin, turn.seat)) == set(game.legal_moves(turn.state, turn.seat))


@promise
def in_a_game_without_secrets_all_viewers_see_the_same(case: Case, game: AnyGame, match: Match) -> None:
    for state in () if game.about.secrets else match.states[::EVERY]:
        assert {game.view(state, Seat(place)) for place in range(case.seats)} == {game.view(state, None)}


@promise
def moves_are_written_in_one_way_and_read_back(case: Case, game: AnyGame, match: Match) -> None:
    for turn in match.turns[::EVERY]:
        for move in game.legal_moves(turn.state, turn.seat):
            text = game.notate(move)
            assert game.parse(text) == move
            assert game.parse(f"  {text.lower()} ") == move
            assert text.isascii()
            assert len(text) <= NOTATION_LIMIT


@promise
def positions_are_one_line_and_read_back(case: Case, game: AnyGame, match: Match) -> None:
    for turn in match.turns[::EVERY]:
        text = game.write_position(turn.state)
        again = game.read_position(text)

        assert text.isprintable()
        assert game.write_position(again) == text
        assert list(game.legal_moves(again, turn.seat)) == list(game.legal_moves(turn.state, turn.seat))
        step = game.apply(again, turn.seat, turn.move)
        assert (step.events, step.sealed) == (turn.step.events, turn.step.sealed)
        # In a race, the states may differ in traces of earlier steps on other boards. A written position has no traces.
        assert game.write_position(step.state) == game.write_position(turn.step.state)


@promise
def the_final_position_is_read_back(case: Case, game: AnyGame, match: Match) -> None:
    over = match.states[-1]
    again = game.read_position(game.write_position(over))

    assert game.outcome(again) == game.outcome(over)


# Blank texts, texts outside ASCII, and a text that is far longer than any move.
NO_MOVE = ["", " ", "\0", "💎", "x" * 5000, "🄰1 c3 d4"]
ODD = ["-", "9", "A1-", "9/9", "a b=c", "=", "1,1", "x" * 12]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", NO_MOVE)
def test_a_text_that_no_game_reads_as_a_move_is_refused(key: str, text: str) -> None:
    with pytest.raises(NotationError):
        all_games()[key].parse(text)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", ["", " ", "\0", "💎", "x" * 5000])
def test_a_text_that_no_game_reads_as_a_position_is_refused(key: str, text: str) -> None:
    with pytest.raises(NotationError):
        all_games()[key].read_position(text)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", ODD)
def test_an_odd_text_reads_as_a_move_that_can_be_written_or_is_refused(key: str, text: str) -> None:
    game = all_games()[key]
    try:
        move = game.parse(text)
    except NotationError:
        return
    assert game.parse(game.notate(move)) == move


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", ODD)
def test_an_odd_text_reads_as_a_position_that_can_be_written_or_is_refused(key: str, text: str) -> None:
    game = all_games()[key]
    try:
        state = game.read_position(text)
    except NotationError:
        return
    assert game.read_position(game.write_position(state)) == state


@pytest.mark.parametrize("key", GAMES)
def test_the_facts_about_a_game_are_valid(key: str) -> None:
    about = all_games()[key].about

    assert about.key == key
    assert key.isascii()
    assert key.isalnum()
    assert key.islower()
    assert about.rules_version >= 1
    assert about.samples
    assert all(isinstance(options, about.options) for options in about.samples)


@pytest.mark.parametrize("key", GAMES)
def test_leaderboard_keys_are_short_and_only_seat_numbers_in_range_are_accepted(key: str) -> None:
    game = all_games()[key]
    for options in game.about.samples:
        seats = game.seats(options)

        assert game.scoreboard(options).isascii()
        assert 0 < len(game.scoreboard(options)) <= KEY_LIMIT
        assert 1 <= seats.low <= seats.high
        for wrong in (seats.low - 1, seats.high + 1):
            with pytest.raises(OptionError):
                game.setup(0, options, wrong)


@pytest.mark.parametrize("key", GAMES)
def test_a_state_of_a_later_version_is_refused(key: str) -> None:
    game = all_games()[key]
    codec, state = Codec(game), game.setup(1, game.about.samples[0], game.seats(game.about.samples[0]).low).state

    with pytest.raises(StorageError, match="version"):
        codec.decode_state(codec.encode(state), codec.rules_version + 1)
