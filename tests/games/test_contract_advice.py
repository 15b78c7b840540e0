"""Tests that the computer players of every game keep the promises of `bot.engine.game`, on random matches.

A search is stopped early here. The ladder measures how strong the levels are.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Advice, Seat
from bot.engine.puzzles import Composer, composer_of
from bot.games import AnyGame
from tests.games.parts import part_of
from tests.games.playing import Case, Match, Turn, cases, drawn, played
from tests.games.promises import Promises
from tests.games.test_contract_words import check_words

ASKED_AT_NIGHT = 4  # positions of a match in which advice is asked for; by day it is one
THOUGHTS = 3  # how often a search may find something better
HINTS = 2  # hints in a row for one position; the first one is an answer that other promises are about
WORLDS = 3  # worlds that are drawn for each position

promise = Promises()
DAY = [case for case in cases() if case.game.about.plays_itself]
NIGHT = [replace(case, asked=ASKED_AT_NIGHT) for case in DAY]


@pytest.fixture(autouse=True)
def _each_test_asks_anew() -> None:
    first_answer.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize(
    "case",
    [
        *(pytest.param(case, id=str(case), marks=pytest.mark.slow if case.draw else ()) for case in DAY),
        *(pytest.param(case, id=f"{case}-{case.asked}", marks=pytest.mark.nightly) for case in NIGHT),
    ],
)
def test_computer_players_keep_their_promises(case: Case) -> None:
    promise.check(case, played(case))


def places_in(case: Case, match: Match) -> list[int]:
    """Return the indexes of the turns in which advice is asked for."""
    return drawn(case, "advice").sample(range(len(match.turns)), min(case.asked, len(match.turns)))


def asked_in(case: Case, match: Match) -> list[Turn]:
    return [match.turns[place] for place in places_in(case, match)]


def advice(game: AnyGame, turn: Turn, level: str) -> Advice:
    legal, view = list(game.legal_moves(turn.state, turn.seat)), game.view(turn.state, turn.seat)
    *_, thought = islice(game.advise(view, turn.seat, legal, Stream.of(7), level), THOUGHTS)  # type: ignore[arg-type]
    return thought


@cache
def first_answer(case: Case, place: int, level: str) -> Advice:
    """Return the advice for a turn of the case's match. Several promises are about it."""
    return advice(case.game, played(case).turns[place], level)


@promise
def advice_is_a_legal_move(case: Case, game: AnyGame, match: Match) -> None:
    for place in places_in(case, match):
        turn = match.turns[place]
        legal = set(game.legal_moves(turn.state, turn.seat))
        for level in LEVELS:
            move = first_answer(case, place, level).move

            assert move in legal or (move is None and turn.seat not in game.to_move(turn.state))


@promise
def advice_is_one_of_the_moves_that_are_left(case: Case, game: AnyGame, match: Match) -> None:
    """A hint leaves out the moves that it has shown before."""
    for place in places_in(case, match):
        turn, before = match.turns[place], first_answer(case, place, "hard")
        left, view = list(game.legal_moves(turn.state, turn.seat)), game.view(turn.state, turn.seat)
        for number in range(1, min(HINTS, len(left))):
            left = [move for move in left if move != before.move]
            *_, before = islice(game.advise(view, turn.seat, left, Stream.of(number), "hard"), THOUGHTS)

            assert before.move in left or (before.move is None and turn.seat not in game.to_move(turn.state))


@promise
def each_move_has_an_aim(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        legal, view = list(game.legal_moves(turn.state, turn.seat)), game.view(turn.state, turn.seat)
        aims = game.aims(view, turn.seat, legal)

        assert len(aims) == len(legal)
        assert set(aims)
        assert list(game.aims(view, turn.seat, legal[::-1])) == list(aims)[::-1]


@promise
def every_reason_is_a_sentence_in_every_language(case: Case, game: AnyGame, match: Match) -> None:
    for place in places_in(case, match):
        why = first_answer(case, place, "normal").why
        if why is not None:
            check_words(case.key, why.key, why.params)


@promise
def the_same_question_has_the_same_answer(case: Case, game: AnyGame, match: Match) -> None:
    for place in places_in(case, match):
        for level in LEVELS:
            assert advice(game, match.turns[place], level) == first_answer(case, place, level)


@promise
def advice_does_not_depend_on_what_is_hidden(case: Case, game: AnyGame, match: Match) -> None:
    """Each game with secrets says how to plant a piece outside a seat's view (`planted`, else `twins`)."""
    twins = part_of(case.key, "twins")
    if twins is None:
        return
    dice = drawn(case, "planted")
    for place in places_in(case, match):
        turn = match.turns[place]
        for state in planted(twins, turn, dice):
            twin = replace(turn, state=state)

            assert game.view(state, turn.seat) == game.view(turn.state, turn.seat)
            for level in LEVELS:
                assert advice(game, twin, level) == first_answer(case, place, level)


@promise
def worths_do_not_depend_on_what_is_hidden(case: Case, game: AnyGame, match: Match) -> None:
    """What a move cost is weighed by what the seat saw."""
    twins, dice = part_of(case.key, "twins"), drawn(case, "weighed")
    for turn in asked_in(case, match)[:1]:
        legal, view = list(game.legal_moves(turn.state, turn.seat))[:2], game.view(turn.state, turn.seat)
        if turn.seat not in game.to_move(turn.state):
            continue
        worths = game.weigh(view, turn.seat, legal, Stream.of(7), 1)

        assert len(worths) == len(legal)
        for state in [turn.state] if twins is None else planted(twins, turn, dice):
            assert game.weigh(game.view(state, turn.seat), turn.seat, legal, Stream.of(7), 1) == worths


@promise
def scores_become_those_of_the_outcome(case: Case, game: AnyGame, match: Match) -> None:
    outcome = game.outcome(match.states[-1])
    assert outcome is not None
    scores = game.scores(match.states[-1])

    assert scores == () or {one.seat: one.score for one in outcome.standings} == dict(enumerate(scores))


@promise
def the_course_of_a_match_has_words(case: Case, game: AnyGame, match: Match) -> None:
    for word in {game.course(state) for state in match.states} - {""}:
        check_words(case.key, f"{case.key}-course-{word}", ())


def planted(twins: ModuleType, turn: Turn, dice: random.Random) -> Iterator[Any]:
    if hasattr(twins, "planted"):
        yield from twins.planted(turn.state, turn.seat, dice)
    else:
        yield from twins.twins(turn.state, dice)


def test_advice_that_peeks_breaks_its_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player of Gem Rush that knows the next card of the deck."""
    case = next(case for case in cases() if case.key == "gemrush")
    game, known = case.game, list[Any]()
    view = game.view

    def watched(state: Any, viewer: Seat | None) -> Any:
        known[:] = [state]
        return view(state, viewer)

    def peeking(view: Any, seat: Seat, legal: list[Any], *_: Any) -> Iterator[Advice]:
        yield Advice(legal[known[0].deck[-1] % len(legal)])

    monkeypatch.setattr(type(game), "view", staticmethod(watched))
    monkeypatch.setattr(type(game), "advise", staticmethod(peeking))

    with pytest.raises(AssertionError):
        advice_does_not_depend_on_what_is_hidden(case, game, played(case))


@promise
def a_world_looks_like_the_view_that_it_was_drawn_for(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        view = game.view(turn.state, turn.seat)
        for number in range(WORLDS):
            assert game.view(game.determinize(view, Stream.of(5, number)), turn.seat) == view


@promise
def a_position_played_on_depends_only_on_what_the_seat_saw(case: Case, game: AnyGame, match: Match) -> None:
    composer = composer_of(game) or Composer()
    for turn in asked_in(case, match):
        view, stream = game.view(turn.state, turn.seat), Stream.of(7)
        twin = game.determinize(view, Stream.of(8))
        drawn, own = composer.replayed(game, view, turn.seat, stream)

        assert composer.replayed(game, game.view(twin, turn.seat), turn.seat, stream) == (drawn, own)
        assert own in game.to_move(drawn)
        assert set(game.legal_moves(drawn, own)) == set(game.legal_moves(turn.state, turn.seat))


@promise
def a_position_that_a_watcher_plays_on_depends_only_on_what_the_channel_sees(
    case: Case, game: AnyGame, match: Match
) -> None:
    composer, twins, dice = composer_of(game) or Composer(), part_of(case.key, "twins"), drawn(case, "watched")
    for turn in asked_in(case, match):
        view, seat, stream = game.view(turn.state, None), game.to_move(turn.state)[0], Stream.of(7)
        if type(view) is not type(game.view(turn.state, seat)):
            continue  # the channel does not see the board, so watchers try no moves there
        drawn_, own = composer.replayed(game, view, seat, stream)

        assert game.view(drawn_, None) == view
        assert own in game.to_move(drawn_)
        for state in [] if twins is None else planted(twins, replace(turn, seat=seat), dice):
            if game.view(state, None) == view:
                assert composer.replayed(game, game.view(state, None), seat, stream) == (drawn_, own)


@promise
def a_world_has_the_same_legal_moves_for_its_viewer(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        world = game.determinize(game.view(turn.state, turn.seat), Stream.of(6))

        assert set(game.legal_moves(world, turn.seat)) == set(game.legal_moves(turn.state, turn.seat))
