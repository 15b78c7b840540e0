"""Tests of who may see a match: one rule for reading and changing. Others get no hint that the match exists."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, PlayerError, Unreadable
from bot.sessions.model import IN_PRIVATE, Eyes, Place, Request
from bot.sessions.pace import Pace, StandIn, Terms
from bot.sessions.sessions import Sessions
from bot.sessions.sight import Audience, audience_of, may_see
from bot.storage import reads
from bot.storage.rows import Snapshot
from bot.storage.store import Connection
from tests.databases import url_of
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import table
from tests.sessions.table import PLACE, TurnedClock, ask, looks, member, sessions_on

pytestmark = pytest.mark.slow

HERE, ELSEWHERE, DIRECT = PLACE.guild, 2, 0
ADA, STRANGER = 100, 900


def blind(_channel: int) -> bool:
    return False


@pytest.mark.parametrize(
    ("audience", "asked", "expected"),
    [
        (Audience(PLACE, (ADA,)), looks(STRANGER, HERE), True),
        (Audience(PLACE, (ADA,)), looks(STRANGER, HERE, blind), False),
        (Audience(PLACE, (ADA,)), looks(STRANGER, ELSEWHERE), False),
        (Audience(PLACE, (ADA,)), looks(STRANGER, DIRECT), False),
        (Audience(PLACE, (ADA,)), looks(ADA, HERE, blind), True),
        (Audience(PLACE, (ADA,)), looks(ADA, ELSEWHERE, blind), True),
        (Audience(PLACE, (ADA,)), looks(ADA, DIRECT, blind), True),
        (Audience(IN_PRIVATE, (ADA,)), looks(ADA, HERE), True),
        (Audience(IN_PRIVATE, (ADA,)), looks(STRANGER, HERE), False),
        (Audience(IN_PRIVATE, (ADA,)), looks(STRANGER, DIRECT), False),
        (Audience(PLACE, (ADA,), unreachable=True), looks(STRANGER, HERE, blind), False),
    ],
)
def test_only_these_members_may_see_a_match(audience: Audience, asked: Request, expected: bool) -> None:
    assert may_see(audience, asked) is expected


def test_a_moderator_sees_matches_without_a_channel_only_in_their_server() -> None:
    for guild, unreachable, expected in ((HERE, True, True), (HERE, False, False), (ELSEWHERE, True, False)):
        asked = replace(ask(), member=member(9), eyes=Eyes(guild, blind, moderates=True))
        assert may_see(Audience(PLACE, (ADA,), unreachable), asked) is expected


def test_the_bot_itself_sees_everything() -> None:
    assert may_see(Audience(IN_PRIVATE, ()), ask(5))


async def test_a_member_who_lent_a_seat_still_sees_the_match(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await table(sessions, seats=2)
    lent = replace(match, terms=Terms(stand_ins=(StandIn(match.seats[0].seat, STRANGER, "Zoe", "holiday"),)))
    assert not may_see(audience_of(match), looks(STRANGER, HERE, blind))
    assert may_see(audience_of(lent), looks(STRANGER, HERE, blind))


def requests_about(sessions: Sessions, asked: Request, match_id: str) -> dict[str, Callable[[], Awaitable[object]]]:
    """Return all requests that a member can make about a match by its id."""
    guild = 0 if asked.eyes is None else asked.eyes.guild
    return {
        "seen": lambda: sessions.matches.match(match_id, asked),
        "join": lambda: sessions.lobby.join(asked, match_id),
        "choose": lambda: sessions.lobby.choose(asked, match_id, "red"),
        "leave the lobby": lambda: sessions.lobby.leave(asked, match_id),
        "begin": lambda: sessions.lobby.begin(asked, match_id),
        "cancel": lambda: sessions.lobby.cancel(asked, match_id, moderator=True),
        "play": lambda: sessions.turns.play(asked, match_id, "1", None),
        "undo": lambda: sessions.turns.undo(asked, match_id, None),
        "resign": lambda: sessions.seats.resign(asked, match_id),
        "end": lambda: sessions.turns.end(asked, match_id),
        "rematch": lambda: sessions.lobby.rematch(asked, match_id),
        "pace": lambda: sessions.proposals.propose(asked, match_id, Pace()),
        "answer": lambda: sessions.proposals.answer(asked, match_id, True),
        "vote": lambda: sessions.votes.vote(asked, match_id, Seat(0), "wait"),
        "mute": lambda: sessions.reminders.mute(asked, match_id),
        "offer": lambda: sessions.seats.hand_on(asked, match_id, None),
        "withdraw": lambda: sessions.seats.withdraw(asked, match_id),
        "take": lambda: sessions.seats.take(asked, match_id),
        "hand back": lambda: sessions.seats.hand_back(asked, match_id),
        "move": lambda: sessions.presence.move(asked, match_id, Place(guild, 77), moderator=True),
        "may end": lambda: sessions.turns.check_may_end(asked, match_id, moderator=False),
        "replay": lambda: sessions.replays.of(asked, match_id),
    }


async def refusal(way: Callable[[], Awaitable[object]]) -> tuple[type[PlayerError], str]:
    with pytest.raises(PlayerError) as refused:
        await way()
    return type(refused.value), str(refused.value)


STRANGERS = {
    "who does not see the channel": looks(STRANGER, HERE, blind),
    "in another server": looks(STRANGER, ELSEWHERE),
    "in a direct message": looks(STRANGER, DIRECT),
}


@pytest.mark.parametrize("who", STRANGERS)
async def test_a_match_does_not_exist_for_members_who_may_not_see_it(tmp_path: Path, who: str) -> None:
    """Every request about a lobby, a match in play or a match that is over is refused, and changes nothing."""
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        playing = await table(sessions, seats=2)
        lobby = await sessions.lobby.open(ask(0), Place(HERE, 11), "heap", HeapOptions(seats=2))
        over = await sessions.lobby.open(ask(0), Place(HERE, 12), "heap", HeapOptions())
        await sessions.seats.resign(ask(0), over.id)
        for match in (playing, lobby, over):
            hidden, none = (requests_about(sessions, STRANGERS[who], one) for one in (match.id, "abcdefghij"))
            before = await sessions.matches.match(match.id)
            for name, way in hidden.items():
                assert await refusal(way) == await refusal(none[name]), name
                assert (await refusal(way))[0] is NoSession, name
            assert await sessions.matches.match(match.id) == before


@pytest.mark.parametrize("who", STRANGERS)
async def test_an_unreadable_match_does_not_exist_for_strangers_either(tmp_path: Path, who: str) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await table(sessions, seats=2)
    with closing(connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET options = x'c1'")
    async with sessions_on(url_of(database), clock) as sessions:
        hidden, none = (requests_about(sessions, STRANGERS[who], one) for one in (match.id, "abcdefghij"))
        for name, way in hidden.items():
            assert await refusal(way) == await refusal(none[name]), name
        with pytest.raises(Unreadable):
            await sessions.matches.match(match.id, looks(STRANGER, HERE))
        with pytest.raises(Unreadable):
            await sessions.matches.match(match.id, looks(ADA, ELSEWHERE))


async def test_deciding_who_may_see_a_match_reads_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, database, read = TurnedClock(), url_of(tmp_path / "bot.db"), list[str]()
    async with sessions_on(database, clock) as sessions:
        match = await table(sessions, seats=2)
    honest = reads.snapshot

    async def counting(connection: Connection, match_id: str) -> Snapshot | None:
        read.append(match_id)
        return await honest(connection, match_id)

    monkeypatch.setattr(reads, "snapshot", counting)
    async with sessions_on(database, clock) as sessions:
        for _ in range(3):
            with pytest.raises(NoSession):
                await sessions.matches.match(match.id, looks(STRANGER, ELSEWHERE))
        assert (await sessions.matches.match(match.id, looks(ADA))).id == match.id
        await sessions.turns.play(looks(ADA), match.id, "1", None)
    assert read == [match.id]


async def test_a_member_who_lent_a_seat_is_told_that_the_match_cannot_be_read(tmp_path: Path) -> None:
    clock, database = TurnedClock(), tmp_path / "bot.db"
    async with sessions_on(url_of(database), clock) as sessions:
        match = await table(sessions, seats=2)
    lent = Terms(stand_ins=(StandIn(match.seats[0].seat, STRANGER, "Zoe", "holiday"),))
    with closing(connect(database)) as connection, connection:
        connection.execute("UPDATE matches SET options = x'c1'")
        connection.execute(
            "INSERT OR REPLACE INTO terms (match_id, terms) VALUES (?, ?)",
            (match.id, msgspec.json.encode(lent).decode()),
        )
    async with sessions_on(url_of(database), clock) as sessions:
        with pytest.raises(Unreadable):
            await sessions.matches.match(match.id, looks(STRANGER, ELSEWHERE, blind))
    with closing(connect(database)) as connection, connection:
        connection.execute("UPDATE terms SET terms = 'no JSON'")
    async with sessions_on(url_of(database), clock) as sessions:
        with pytest.raises(NoSession) as refused:
            await sessions.matches.match(match.id, looks(STRANGER, ELSEWHERE, blind))
        assert type(refused.value) is NoSession
