"""Tests of the table of a challenge: who is asked, for whom a seat is kept, and when it starts."""

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, SeatTaken
from bot.sessions.model import Match, Member, Phase
from bot.sessions.pace import MINUTE
from bot.sessions.play import rematch
from bot.sessions.sessions import Sessions
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import pass_time
from tests.sessions.table import PLACE, TurnedClock, ask, named_in

ADA, BEN, CLEO, DAN = range(4)
BENS_ID = 101


async def challenged(sessions: Sessions, seats: int = 2) -> Match:
    """Return the table at which Ada has challenged Ben."""
    return await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=seats), guest=Member(BENS_ID, "Ben"))


async def test_the_match_starts_when_the_challenged_member_takes_the_seat(sessions: Sessions) -> None:
    table = await challenged(sessions)
    assert (table.phase, rematch.is_challenge(table)) == (Phase.LOBBY, True)
    assert [guest.name for guest in rematch.unanswered(table)] == ["Ben"]

    begun = await sessions.lobby.join(ask(BEN), table.id)

    assert (begun.phase, [seat.name for seat in begun.seats]) == (Phase.PLAYING, ["Ada", "Ben"])
    assert begun.terms.guests == ()


async def test_the_seat_is_kept_until_the_answer(sessions: Sessions, clock: TurnedClock) -> None:
    table = await challenged(sessions)
    await pass_time(sessions, clock, 60 * MINUTE)
    with pytest.raises(SeatTaken) as refused:
        await sessions.lobby.join(ask(CLEO), table.id)
    assert (refused.value.key, named_in(refused.value)) == ("error-seat-kept", ["Ben"])

    declined = await sessions.lobby.decline(ask(BEN), table.id)

    assert declined.phase is Phase.LOBBY
    joined = await sessions.lobby.join(ask(CLEO), table.id)
    assert [seat.name for seat in joined.seats] == ["Ada", "Cleo"]


async def test_others_may_take_the_seats_beside_the_kept_one(sessions: Sessions) -> None:
    table = await challenged(sessions, seats=3)
    joined = await sessions.lobby.join(ask(CLEO), table.id)
    assert joined.phase is Phase.LOBBY
    with pytest.raises(SeatTaken, match="error-seat-kept"):
        await sessions.lobby.join(ask(DAN), table.id)

    begun = await sessions.lobby.join(ask(BEN), table.id)

    assert [seat.name for seat in begun.seats] == ["Ada", "Ben", "Cleo"]


async def test_only_the_challenged_member_declines(sessions: Sessions) -> None:
    table = await challenged(sessions)
    with pytest.raises(NotAllowed) as refused:
        await sessions.lobby.decline(ask(CLEO), table.id)
    assert (refused.value.key, named_in(refused.value)) == ("error-not-challenged", ["Ben"])


async def test_the_host_calls_a_challenge_off(sessions: Sessions) -> None:
    table = await challenged(sessions)
    closed = await sessions.lobby.cancel(ask(ADA), table.id)
    assert (closed.phase, closed.terms.guests) == (Phase.CANCELLED, ())


async def test_who_wants_no_challenges_is_not_challenged(sessions: Sessions) -> None:
    await sessions.settings.change_member(BENS_ID, lambda before: replace(before, challenges=False))
    with pytest.raises(NotAllowed) as refused:
        await challenged(sessions)
    assert (refused.value.key, named_in(refused.value)) == ("error-no-challenges", ["Ben"])
    assert "Ben" not in {
        seat.name for seat in (await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions())).seats
    }


async def test_a_challenge_is_exported_and_forgotten_with_its_member(sessions: Sessions) -> None:
    table = await challenged(sessions)
    await sessions.settings.change_member(BENS_ID, lambda before: replace(before, challenges=False))

    exported = (await sessions.privacy.export(BENS_ID)).decode()
    assert table.id in exported
    assert '"challenges": false' in exported
    await sessions.privacy.forget(BENS_ID)

    assert rematch.unanswered(await sessions.matches.match(table.id)) == ()
    assert (await sessions.settings.member(BENS_ID)).challenges
    assert "Ben" not in (await sessions.privacy.export(BENS_ID)).decode()
