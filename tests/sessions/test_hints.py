"""Tests of hints in the sessions: marks of moves, keys of leaderboards, and matches that give none."""

import pytest
from msgspec.structs import replace

from bot.engine.honours import has_hints, measure_of, with_hints, without_hints
from bot.errors import NotAllowed, StaleBoard
from bot.games import all_games
from bot.sessions.contests import is_contest
from bot.sessions.pace import StandIn
from bot.sessions.play.company import Company
from bot.sessions.play.hints import check, mark_of, moves_marked, note_hint, why_none
from bot.sessions.sessions import Sessions
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, ask

ADA = 0


@pytest.mark.parametrize(
    ("board", "hinted"),
    [
        ("solo-9-7-3-5", "solo-9-7-3-5-hints"),
        ("crisis:level", "crisis-hints:level"),
        ("crisis:wins", "crisis-hints:wins"),
    ],
)
def test_a_leaderboard_with_hints_has_the_same_measure_and_its_key_leads_back(board: str, hinted: str) -> None:
    assert with_hints(board) == with_hints(with_hints(board)) == hinted
    assert without_hints(hinted) == without_hints(board) == board
    assert measure_of(hinted) == measure_of(board)
    assert (has_hints(hinted), has_hints(board)) == (True, False)


def test_a_mark_is_four_letters_and_tells_moves_apart() -> None:
    marks = {mark_of(f"{column}{row}") for column in "ABCDEFGHI" for row in range(9)}
    assert len(marks) == 81
    assert {len(mark) for mark in marks} == {4}


@pytest.mark.slow
async def test_a_table_of_a_member_and_a_computer_player_gives_hints_and_is_not_marked(sessions: Sessions) -> None:
    options, game = HeapOptions(heap=30, seats=2), sessions.computers._games["heap"]
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=Company("easy"))

    hint = await sessions.hints.hint(ask(ADA), match.id, game)
    other = await sessions.hints.hint(ask(ADA), match.id, game, shown=[mark_of(hint.notation)])

    assert hint.move in list(game.legal_moves(match.state, hint.seat))
    assert other.notation != hint.notation
    assert other.left == hint.left - 1
    assert (hint.match.version, hint.match.terms.hinted) == (match.version, False)
    assert moves_marked(match, game, hint.seat, mark_of(hint.notation)) == [hint.move]
    every = [mark_of(game.notate(move)) for move in game.legal_moves(match.state, hint.seat)]
    with pytest.raises(NotAllowed, match="hint-error-all-shown"):
        await sessions.hints.hint(ask(ADA), match.id, game, shown=every)
    rivals = replace(match, seats=tuple(replace(seat, user=100 + seat.seat) for seat in match.seats))
    assert why_none(match, game, hidden=False) is None
    assert why_none(match, game, hidden=True) == "hint-error-race"
    assert why_none(rivals, game, hidden=False) == "hint-error-rated"
    with pytest.raises(NotAllowed, match="hint-error-rated"):
        check(rivals, 100, game, hidden=False)
    assert (is_contest(match, game), is_contest(rivals, game)) == (False, True)
    stands_in = StandIn(hint.seat, 100 + hint.seat, "Ada", "table")
    seats = tuple(match.seats[one.seat] if one.seat == hint.seat else one for one in rivals.seats)
    lent = replace(rivals, seats=seats, terms=replace(rivals.terms, stand_ins=(stands_in,)))
    assert is_contest(lent, game)
    daily = replace(match, terms=replace(match.terms, closes=1))
    assert is_contest(daily, game)
    assert why_none(daily, game, hidden=True) == "hint-error-daily"


def test_only_games_in_which_all_play_together_give_hints_to_several_members() -> None:
    together = {key: {game.together(options) for options in game.about.samples} for key, game in all_games().items()}
    assert together["gembatan"] == {False}
    assert together["gemrush"] == together["gems3d"] == {False, True}


async def test_a_hint_for_an_older_version_is_stale(sessions: Sessions) -> None:
    options = HeapOptions(heap=30, seats=2)
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=Company("easy"))
    with pytest.raises(StaleBoard):
        await sessions.matches.change(match.id, lambda change: note_hint(change, match.version - 1), ask(ADA))
