"""Tests of the table of a rematch: who is asked, who answers, and when it starts."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NotAllowed, NotSeated, SeatTaken, SessionError
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Choice
from bot.sessions.play import rematch
from bot.sessions.sessions import Sessions
from bot.sessions.time.dues import REMATCH_WAIT
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import pass_time, table
from tests.sessions.table import PLACE, TurnedClock, ask, named_in, sessions_on
from tests.sessions.test_disappeared import HARD

pytestmark = pytest.mark.slow

ADA, BEN, CLEO, DAN = range(4)


async def finished(sessions: Sessions, seats: int = 3) -> Match:
    """Return a match of Ada, Ben, Cleo and so on that is over."""
    match = await table(sessions, seats=seats, heap=3, pace=HARD)
    return await sessions.turns.play(ask(ADA), match.id, "3", None)


def asked(match: Match) -> list[str]:
    return [guest.name for guest in rematch.unanswered(match)]


async def test_play_again_opens_a_table_that_asks_the_others(sessions: Sessions, clock: TurnedClock) -> None:
    old = await finished(sessions)
    again = await sessions.lobby.rematch(ask(BEN), old.id)
    assert (again.phase, again.entry.kind, [seat.name for seat in again.seats]) == (Phase.LOBBY, "open", ["Ben"])
    assert asked(again) == ["Cleo", "Ada"]
    assert (again.terms.pace, again.options, again.place) == (HARD, old.options, old.place)
    assert again.terms.rematch is not None
    assert again.terms.rematch.until == clock.now() + REMATCH_WAIT


async def test_the_match_starts_when_all_are_in_and_each_sits_one_seat_further_on(sessions: Sessions) -> None:
    old = await finished(sessions)
    again = await sessions.lobby.rematch(ask(BEN), old.id)
    await sessions.lobby.join(ask(ADA), again.id)
    joined = await sessions.lobby.join(ask(CLEO), again.id)
    assert (joined.phase, joined.entry.kind, joined.host) == (Phase.PLAYING, "join", 101)
    assert [seat.user for seat in joined.seats] == [101, 102, 100]
    assert (joined.terms.rematch, joined.terms.guests) == (None, ())
    await sessions.turns.play(ask(BEN), again.id, "1", None)


async def test_not_now_counts_as_an_answer(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.lobby.join(ask(BEN), again.id)
    started = await sessions.lobby.decline(ask(CLEO), again.id)
    assert (started.phase, [seat.user for seat in started.seats]) == (Phase.PLAYING, [101, 100])


async def test_who_has_declined_may_still_come_along(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    for _ in range(2):
        declined = await sessions.lobby.decline(ask(CLEO), again.id)
        assert asked(declined) == ["Ben"]
    await sessions.lobby.join(ask(CLEO), again.id)
    started = await sessions.lobby.join(ask(BEN), again.id)
    assert (started.phase, len(started.seats)) == (Phase.PLAYING, 3)


async def test_a_match_of_two_starts_only_when_both_want_it(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions, seats=2)).id)
    with pytest.raises(SessionError, match="error-too-few-seats"):
        await sessions.lobby.begin(ask(ADA), again.id)
    await pass_time(sessions, clock, REMATCH_WAIT)
    waiting = await sessions.matches.match(again.id)
    assert (waiting.phase, asked(waiting)) == (Phase.LOBBY, ["Ben"])
    started = await sessions.lobby.join(ask(BEN), again.id)
    assert (started.phase, [seat.user for seat in started.seats]) == (Phase.PLAYING, [101, 100])


async def test_a_match_of_two_does_not_start_after_a_no(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions, seats=2)).id)
    declined = await sessions.lobby.decline(ask(BEN), again.id)
    assert (declined.phase, asked(declined)) == (Phase.LOBBY, [])
    joined = await sessions.lobby.join(ask(DAN), again.id)  # nobody waits for Ben any more
    assert joined.phase is Phase.LOBBY
    assert (await sessions.lobby.begin(ask(ADA), again.id)).phase is Phase.PLAYING


async def test_who_comes_along_after_a_no_waits_for_the_host(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions, seats=2)).id)
    await sessions.lobby.decline(ask(BEN), again.id)
    joined = await sessions.lobby.join(ask(BEN), again.id)
    assert (joined.phase, joined.host) == (Phase.LOBBY, 100)
    await pass_time(sessions, clock, REMATCH_WAIT)
    assert (await sessions.matches.match(again.id)).phase is Phase.LOBBY
    assert (await sessions.lobby.begin(ask(ADA), again.id)).phase is Phase.PLAYING


async def test_a_host_who_leaves_after_a_no_passes_the_table_on(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.lobby.decline(ask(CLEO), again.id)
    await sessions.lobby.join(ask(DAN), again.id)
    await sessions.lobby.leave(ask(ADA), again.id)
    await sessions.lobby.decline(ask(BEN), again.id)
    await sessions.lobby.join(ask(CLEO), again.id)
    await pass_time(sessions, clock, REMATCH_WAIT)
    waiting = await sessions.matches.match(again.id)
    assert (waiting.phase, waiting.host) == (Phase.LOBBY, 103)
    assert (await sessions.lobby.begin(ask(DAN), again.id)).phase is Phase.PLAYING


async def test_after_ten_minutes_it_starts_with_those_who_are_in(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.lobby.join(ask(CLEO), again.id)
    await pass_time(sessions, clock, REMATCH_WAIT - 1)
    assert (await sessions.matches.match(again.id)).phase is Phase.LOBBY
    await pass_time(sessions, clock, 1)
    started = await sessions.matches.match(again.id)
    assert (started.phase, [seat.user for seat in started.seats]) == (Phase.PLAYING, [102, 100])


async def test_the_ten_minutes_survive_a_restart(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
        await sessions.lobby.join(ask(BEN), again.id)
    clock.turn(11 * MINUTE)
    async with sessions_on(database_url, clock) as sessions:
        await pass_time(sessions, clock, 0)
        assert (await sessions.matches.match(again.id)).phase is Phase.PLAYING


async def test_the_host_need_not_wait(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.lobby.join(ask(BEN), again.id)
    begun = await sessions.lobby.begin(ask(ADA), again.id)
    await pass_time(sessions, clock, REMATCH_WAIT)
    assert (await sessions.matches.match(again.id)).version == begun.version


@on_each_database
async def test_another_play_again_joins_the_same_table(sessions: Sessions) -> None:
    old = await finished(sessions)
    first, second = await asyncio.gather(*(sessions.lobby.rematch(ask(who), old.id) for who in (ADA, BEN)))
    assert first.id == second.id
    request = ask(CLEO)
    third = await sessions.lobby.rematch(request, old.id)
    assert (third.id, third.phase, len(third.seats)) == (first.id, Phase.PLAYING, 3)
    assert (await sessions.lobby.rematch(request, old.id)).id == first.id  # Discord may deliver a press twice
    with pytest.raises(AlreadyOpen, match="error-already-open-table"):
        await sessions.lobby.rematch(ask(CLEO), old.id)


async def test_another_table_in_the_channel_is_not_taken_for_the_rematch(sessions: Sessions) -> None:
    old = await finished(sessions)
    await sessions.lobby.open(ask(DAN), PLACE, "heap", HeapOptions(seats=3))
    with pytest.raises(AlreadyOpen, match="error-already-open-lobby"):
        await sessions.lobby.rematch(ask(ADA), old.id)


async def test_seats_are_kept_for_those_who_are_asked(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    with pytest.raises(SeatTaken) as refused:
        await sessions.lobby.join(ask(DAN), again.id)
    assert (refused.value.key, named_in(refused.value)) == ("error-seats-kept", ["Ben", "Cleo"])
    await pass_time(sessions, clock, REMATCH_WAIT)
    assert (await sessions.lobby.join(ask(DAN), again.id)).phase is Phase.LOBBY


async def test_an_answer_of_somebody_else_is_refused(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    with pytest.raises(NotAllowed, match="error-not-a-guest"):
        await sessions.lobby.decline(ask(DAN), again.id)
    with pytest.raises(SessionError, match="error-seated-at-rematch"):
        await sessions.lobby.decline(ask(ADA), again.id)
    await sessions.lobby.begin(ask(ADA), (await sessions.lobby.join(ask(BEN), again.id)).id)
    with pytest.raises(SessionError, match="error-already-started"):
        await sessions.lobby.decline(ask(CLEO), again.id)


async def test_leaving_the_table_counts_as_an_answer(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.lobby.join(ask(BEN), again.id)
    await sessions.lobby.leave(ask(ADA), again.id)
    await sessions.lobby.join(ask(CLEO), again.id)
    started = await sessions.matches.match(again.id)
    assert (started.phase, [seat.user for seat in started.seats]) == (Phase.PLAYING, [101, 102])


async def test_a_table_that_is_called_off_asks_nobody_any_more(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    closed = await sessions.lobby.cancel(ask(ADA), again.id)
    assert (closed.phase, closed.terms.guests, closed.terms.rematch) == (Phase.CANCELLED, (), None)
    await pass_time(sessions, clock, REMATCH_WAIT)


async def test_who_is_asked_and_deletes_their_data_is_asked_no_more(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await finished(sessions)).id)
    await sessions.privacy.forget(101)
    assert asked(await sessions.matches.match(again.id)) == ["Cleo"]


async def resigned(sessions: Sessions, seats: int = 2) -> Match:
    """Return a match of Ada, Ben and so on that is over, after Ben has resigned."""
    match = await table(sessions, seats=seats, heap=3)
    await sessions.seats.resign(ask(BEN), match.id)
    return await sessions.turns.play(ask(ADA), match.id, "3", None)


async def test_who_has_resigned_is_asked_as_well(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await resigned(sessions)).id)
    assert asked(again) == ["Ben"]
    started = await sessions.lobby.join(ask(BEN), again.id)
    assert (started.phase, [seat.user for seat in started.seats]) == (Phase.PLAYING, [101, 100])


async def test_who_has_resigned_may_ask_the_others(sessions: Sessions) -> None:
    again = await sessions.lobby.rematch(ask(BEN), (await resigned(sessions, seats=3)).id)
    assert ([seat.name for seat in again.seats], asked(again)) == (["Ben"], ["Cleo", "Ada"])


async def unanswered(sessions: Sessions, clock: TurnedClock, seats: int, choice: Choice) -> Match:
    """Return a match that is over, in which Ada has fallen silent and the others have voted for a choice."""
    match = await table(sessions, seats=seats, heap=2 * seats)
    for number in range(seats):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, 7 * DAY + HOUR, steps=2)
    for number in range(1, seats):
        await sessions.votes.vote(ask(number), match.id, Seat(ADA), choice)
    await pass_time(sessions, clock, HOUR)
    while not (now := await sessions.matches.match(match.id)).over:
        await sessions.turns.play(ask(now.to_move[0]), match.id, "1", None)
        await pass_time(sessions, clock, HOUR)
    return now


@pytest.mark.parametrize("choice", ["computer", "end"])
async def test_who_did_not_answer_is_not_asked_but_may_join(
    sessions: Sessions, clock: TurnedClock, choice: Choice
) -> None:
    old = await unanswered(sessions, clock, 2, choice)
    again = await sessions.lobby.rematch(ask(BEN), old.id)
    assert (again.phase, asked(again), again.terms.rematch) == (Phase.LOBBY, [], None)
    joined = await sessions.lobby.join(ask(CLEO), again.id)
    assert [seat.name for seat in joined.seats] == ["Ben", "Cleo"]


async def test_the_others_are_asked_without_who_did_not_answer(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(BEN), (await unanswered(sessions, clock, 3, "computer")).id)
    assert asked(again) == ["Cleo"]


async def test_who_did_not_answer_may_ask_the_others(sessions: Sessions, clock: TurnedClock) -> None:
    again = await sessions.lobby.rematch(ask(ADA), (await unanswered(sessions, clock, 2, "computer")).id)
    assert ([seat.name for seat in again.seats], asked(again)) == (["Ada"], ["Ben"])


async def test_only_members_of_a_finished_match_repeat_it(sessions: Sessions) -> None:
    match = await table(sessions, seats=3, heap=3)
    with pytest.raises(SessionError, match="error-not-over"):
        await sessions.lobby.rematch(ask(BEN), match.id)
    await sessions.turns.play(ask(ADA), match.id, "3", None)
    with pytest.raises(NotSeated):
        await sessions.lobby.rematch(ask(DAN), match.id)
