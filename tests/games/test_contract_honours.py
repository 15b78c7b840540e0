"""Tests of the honours and badges of every game (`Game.honours`, `Game.feats`), on random matches."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Honour, Outcome, Seat
from bot.engine.honours import AGAINST, BEAT_HARD, BESIDE, board_beside, board_key, measure_of
from bot.games import AnyGame, all_games
from tests.games.playing import Case, Match, Turn, cases, played
from tests.games.promises import Promises
from tests.texts.loaded import all_texts

CASES = cases()
TEXTS = all_texts()


promise = Promises()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_honours_and_badges_keep_their_promises(case: Case) -> None:
    promise.check(case, played(case))


def outcome_of(game: AnyGame, match: Match) -> Outcome:
    outcome = game.outcome(match.states[-1])
    assert outcome is not None
    return outcome


def events_of(match: Match) -> list[Any]:
    return [event for step in match.steps for event in step.events]


@promise
def honours_count_each_seat_of_the_match_at_most_once(case: Case, game: AnyGame, match: Match) -> None:
    outcome = outcome_of(game, match)
    seats = {standing.seat for standing in outcome.standings}
    for one in game.honours(case.options, outcome):
        assert {seat for seat, _ in one.values} <= seats
        assert len(dict(one.values)) == len(one.values)
        measure = measure_of(one.board)
        if measure == "rating":
            assert case.seats > 1
            assert sorted(one.values) == sorted((standing.seat, standing.place) for standing in outcome.standings)
        if measure == "wins":
            assert {value for _, value in one.values} <= {0, 1}
            assert not (outcome.lost and any(value for _, value in one.values))


@promise
def leaderboards_have_different_short_keys(case: Case, game: AnyGame, match: Match) -> None:
    boards = [one.board for one in game.honours(case.options, outcome_of(game, match))]
    assert len(set(boards)) == len(boards)
    for board in boards:
        assert board.isascii()
        assert 0 < len(board) <= 60
        assert board_key(board.partition(":")[0], measure_of(board)) == board
        assert not board.startswith(AGAINST)  # these are the leaderboards of matches with computer players
        assert not board.endswith(BESIDE)
        assert len(board_beside(board)) <= 60


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_game_has_at_most_one_leaderboard_with_ratings(key: str) -> None:
    rated = {
        one.board
        for case in CASES
        if case.key == key
        for one in case.game.honours(case.options, outcome_of(case.game, played(case)))
        if measure_of(one.board) == "rating"
    }
    assert len(rated) <= 1


@promise
def a_shared_first_place_is_a_win_only_if_all_play_together(case: Case, game: AnyGame, match: Match) -> None:
    outcome = outcome_of(game, match)
    for places in ((1,) * case.seats, (1, 1, *(3,) * (case.seats - 2))[: case.seats]):
        standings = tuple(replace(one, place=place) for one, place in zip(outcome.standings, places, strict=True))
        shared = replace(outcome, standings=standings)

        assert shared.drawn == (outcome.total is None and case.seats > 1)
        if any(won for one in game.honours(case.options, shared) if is_won(one) for _, won in one.values):
            assert outcome.total is not None


def is_won(honour: Honour) -> bool:
    return measure_of(honour.board) == "wins"


@promise
def leaving_loses_the_match_except_in_a_race_where_scores_decide(case: Case, game: AnyGame, match: Match) -> None:
    if case.seats == 2 and outcome_of(game, match).total is None:
        for leaver in (Seat(0), Seat(1)):
            check_leaving(case, game, match.turns, leaver)


def check_leaving(case: Case, game: AnyGame, turns: Sequence[Turn], leaver: Seat) -> None:
    stayer, after = Seat(1 - leaver), game.leave(turns[len(turns) // 2].state, leaver).state
    racing = bool(game.to_move(after))
    if racing:
        after = game.leave(after, stayer).state
    outcome = game.outcome(after)
    assert outcome is not None
    first = [one.seat for one in outcome.standings if one.place == 1]
    best = max(one.score for one in outcome.standings)

    assert first == ([one.seat for one in outcome.standings if one.score == best] if racing else [stayer])
    [wins] = filter(is_won, game.honours(case.options, outcome))
    assert [seat for seat, won in wins.values if won] == (first if len(first) == 1 else [])


@promise
def each_badge_of_a_seat_is_reported_once_and_has_words(case: Case, game: AnyGame, match: Match) -> None:
    feats = tuple(game.feats(case.options, events_of(match)))
    assert len({(feat.seat, feat.key) for feat in feats}) == len(feats)
    for feat in feats:
        assert 0 <= feat.seat < case.seats
        assert re.fullmatch("[a-z-]{1,30}", feat.key)
        assert feat.key != BEAT_HARD
        assert feat.number >= 1
        for language in TEXTS.languages:
            assert TEXTS.say(language, f"{case.key}-feat-{feat.key}", number=feat.number)


@promise
def badges_of_an_unfinished_match_stay_or_grow(case: Case, game: AnyGame, match: Match) -> None:
    events = events_of(match)
    assert tuple(game.feats(case.options, ())) == ()
    some = {(feat.seat, feat.key): feat.number for feat in game.feats(case.options, events[: len(events) // 2])}
    whole = {(feat.seat, feat.key): feat.number for feat in game.feats(case.options, events)}
    assert all(whole[feat] >= number for feat, number in some.items())
