"""How many members a league in one channel has time for."""

import pytest
from msgspec.structs import replace

from bot.sessions.leagues.round_robin import members_that_fit
from tests.sessions.league_host import RULES


@pytest.mark.parametrize(("turn", "weeks", "members"), [(1, 2, 4), (2, 8, 5), (1, 8, 8), (5, 2, 0), (5, 6, 3)])
def test_as_many_members_fit_as_have_time_for_two_turns_in_each_match(turn: int, weeks: int, members: int) -> None:
    assert members_that_fit(replace(RULES, threads=False, turn=turn, weeks=weeks)) == members


def test_in_turns_of_hours_more_members_fit() -> None:
    """21 matches of 16 hours have time in two weeks, which six members need 15 of, and seven 21."""
    assert members_that_fit(replace(RULES, threads=False, turn=1, hours=8, weeks=2)) == 7
