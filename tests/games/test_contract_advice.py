"""Tests that the computer players of every game keep the promises of `bot.engine.game`, on random matches.

A search is stopped early here. The ladder measures how strong the levels are.
"""

from itertools import islice

import pytest

from bot.engine.chance import Stream
from bot.engine.game import LEVELS, Advice
from bot.games import AnyGame
from tests.games.playing import Case, Match, Turn, cases, drawn, played
from tests.games.promises import Promises
from tests.games.test_contract_words import check_words

ASKED = 4  # positions of a match in which advice is asked for
THOUGHTS = 3  # how often a search may find something better
WORLDS = 3  # worlds that are drawn for each position

promise = Promises()


@pytest.mark.parametrize("case", [case for case in cases() if case.game.about.plays_itself], ids=str)
def test_computer_players_keep_their_promises(case: Case) -> None:
    promise.check(case, played(case))


def asked_in(case: Case, match: Match) -> list[Turn]:
    return drawn(case, "advice").sample(match.turns, min(ASKED, len(match.turns)))


def advice(game: AnyGame, turn: Turn, level: str, number: int = 0) -> Advice:
    legal, view = list(game.legal_moves(turn.state, turn.seat)), game.view(turn.state, turn.seat)
    *_, thought = islice(game.advise(view, turn.seat, legal, Stream.of(number), level), THOUGHTS)  # type: ignore[arg-type]
    return thought


@promise
def advice_is_a_legal_move(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        legal = set(game.legal_moves(turn.state, turn.seat))
        for level in LEVELS:
            move = advice(game, turn, level).move

            assert move in legal or (move is None and turn.seat not in game.to_move(turn.state))


@promise
def every_reason_is_a_sentence_in_every_language(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        why = advice(game, turn, "normal").why
        if why is not None:
            check_words(case.key, why.key, why.params)


@promise
def the_same_question_has_the_same_answer(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        for level in LEVELS:
            assert advice(game, turn, level, 7) == advice(game, turn, level, 7)


@promise
def a_world_looks_like_the_view_that_it_was_drawn_for(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        view = game.view(turn.state, turn.seat)
        for number in range(WORLDS):
            assert game.view(game.determinize(view, Stream.of(5, number)), turn.seat) == view


@promise
def a_world_has_the_same_legal_moves_for_its_viewer(case: Case, game: AnyGame, match: Match) -> None:
    for turn in asked_in(case, match):
        world = game.determinize(game.view(turn.state, turn.seat), Stream.of(6))

        assert set(game.legal_moves(world, turn.seat)) == set(game.legal_moves(turn.state, turn.seat))
