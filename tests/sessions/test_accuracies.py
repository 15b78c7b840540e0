"""Tests of a member's accuracies over time: what is read, stored once, compared, exported and deleted."""

import json
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import review
from bot.engine.game import Seat
from bot.engine.review import Review
from bot.errors import NotKept, TooHeavy
from bot.sessions import refusals
from bot.sessions.memory.accuracies import COMPARED, MOST_READ, MOST_SHOWN, History, Measured
from bot.sessions.memory.decisive import Found
from bot.sessions.memory.record import Replay
from bot.sessions.model import Place, Request
from bot.sessions.sessions import Sessions
from bot.storage import accuracies, privacy
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask
from tests.sessions.test_profile import ELSEWHERE, alone, contested

pytestmark = pytest.mark.slow

ADA, BEN = 100, 101


@pytest.fixture(autouse=True)
def decided(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each match of the heap an accuracy, because computer players do not search there."""

    async def find(replay: Replay, seat: Seat | None) -> Found:
        return Found((), None if seat is None else Review(replay.last * 10))

    monkeypatch.setattr(sessions.decisive, "_find", find)


async def history(sessions: Sessions, user: int = ADA, guild: int = PLACE.guild) -> History:
    return await sessions.accuracies.history(guild, user, "heap")


async def read(sessions: Sessions, number: int = 0) -> int:
    """Let a member have their next matches read, and return how many were."""
    return await sessions.accuracies.read_more(ask(number), await history(sessions, ask(number).member.user))


async def stored(sessions: Sessions, user: int = ADA) -> dict[str, int | None]:
    return {row.match_id: row.accuracy for row in await sessions.database.read(accuracies.of_member, user)}


async def finished(sessions: Sessions, clock: TurnedClock, count: int, place: Place = PLACE) -> list[str]:
    """Return the ids of matches that Ada has played alone, a second apart."""
    ids = []
    for _ in range(count):
        clock.turn(1000)
        ids.append((await alone(sessions, "13", place)).id)
    return ids


async def note(sessions: Sessions, match_id: str, accuracy: int | None, number: int = 0) -> None:
    replay = await sessions.replays.of(ask(number), match_id)
    await sessions.accuracies.note(ask(number).member.user, replay, Review(accuracy))


def measured(*accuracy: int) -> History:
    return History("heap", tuple(Measured(f"m{at}", at, one) for at, one in enumerate(accuracy)), ())


@on_each_database
async def test_the_newest_matches_are_read_five_at_a_time_and_each_once(sessions: Sessions, clock: TurnedClock) -> None:
    ids = await finished(sessions, clock, MOST_READ + 2)
    assert (await history(sessions)) == History("heap", (), tuple(reversed(ids)))
    assert await read(sessions) == MOST_READ
    found = await history(sessions)
    assert [one.match_id for one in found.measured] == ids[2:]
    assert [one.at for one in found.measured] == sorted(one.at for one in found.measured)
    assert found.unread == (ids[1], ids[0])
    assert await read(sessions) == 2
    assert await read(sessions) == 0
    assert [one.match_id for one in (await history(sessions)).measured] == ids


async def test_a_read_match_has_the_accuracy_of_its_review(sessions: Sessions, clock: TurnedClock) -> None:
    (match_id,) = await finished(sessions, clock, 1)
    await read(sessions)
    replay = await sessions.replays.of(ask(0), match_id)
    told = (await sessions.decisive.of(replay, replay.match.seats[0].seat)).review
    assert told is not None
    assert told.accuracy == 30  # the start, two moves and the end
    assert await stored(sessions) == {match_id: told.accuracy}


async def test_each_member_has_their_own(sessions: Sessions) -> None:
    match = await contested(sessions, "3", "1")
    await note(sessions, match.id, 80)
    await note(sessions, match.id, 40, number=1)
    assert (await stored(sessions), await stored(sessions, BEN)) == ({match.id: 80}, {match.id: 40})
    assert [one.accuracy for one in (await history(sessions, BEN)).measured] == [40]


async def test_matches_of_another_server_are_told_there(sessions: Sessions, clock: TurnedClock) -> None:
    await finished(sessions, clock, 1)
    (elsewhere,) = await finished(sessions, clock, 1, ELSEWHERE)
    assert (await history(sessions, guild=ELSEWHERE.guild)).unread == (elsewhere,)
    assert await sessions.accuracies.games(ELSEWHERE.guild, ADA) == ("heap",)
    assert await sessions.accuracies.games(3, ADA) == ()


async def test_a_history_has_thirty_matches(sessions: Sessions, clock: TurnedClock) -> None:
    ids = await finished(sessions, clock, MOST_SHOWN + 2)
    assert (await history(sessions)).unread == tuple(reversed(ids[2:]))
    for match_id in ids[:-1]:
        await note(sessions, match_id, 50)
    found = await history(sessions)
    assert [one.match_id for one in found.measured] == ids[1:-1]
    assert found.unread == (ids[-1],)


async def test_a_match_in_play_is_not_told(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert await history(sessions) == History("heap", (), ())


async def test_a_match_without_a_choice_is_read_once_and_left_out(sessions: Sessions, clock: TurnedClock) -> None:
    (match_id,) = await finished(sessions, clock, 1)
    await note(sessions, match_id, None)
    assert await history(sessions) == History("heap", (), ())
    assert await stored(sessions) == {match_id: None}


async def test_a_match_that_takes_too_long_is_not_tried_again(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match_id,) = await finished(sessions, clock, 1)

    async def heavy(*_: Any) -> None:
        raise TooHeavy("error-too-heavy")

    monkeypatch.setattr(sessions.decisive, "of", heavy)
    assert await read(sessions) == 1
    assert await history(sessions) == History("heap", (), ())
    await note(sessions, match_id, 70)  # **My game** had more time
    assert await stored(sessions) == {match_id: 70}


async def test_a_match_whose_log_is_unreadable_is_passed_over(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound, broken = await finished(sessions, clock, 2)
    of = sessions.replays.of

    async def reads(request: Request, match_id: str) -> Replay:
        if match_id == broken:
            raise refusals.no_replay()
        return await of(request, match_id)

    monkeypatch.setattr(sessions.replays, "of", reads)
    assert await read(sessions) == 1
    assert (await history(sessions)).unread == (broken,)
    assert await stored(sessions) == {sound: 30}


@pytest.mark.parametrize("changed", ["rules", "reading"])
async def test_another_version_has_matches_read_again(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    (match_id,) = await finished(sessions, clock, 1)
    await note(sessions, match_id, 1)
    game = sessions.accuracies._games["heap"]
    if changed == "reading":
        monkeypatch.setattr(review, "VERSION", review.VERSION + 1)
    else:
        newer = replace(game.about, rules_version=game.about.rules_version + 1)
        monkeypatch.setattr(type(game), "about", newer)
    assert (await history(sessions)).unread == (match_id,)
    await note(sessions, match_id, 99)
    assert [one.accuracy for one in (await history(sessions)).measured] == [99]


async def test_an_accuracy_is_written_once(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match_id,) = await finished(sessions, clock, 1)
    await note(sessions, match_id, 60)

    async def never(_: Any) -> None:
        raise AssertionError("it is stored already")

    monkeypatch.setattr(sessions.database, "run", never)
    await note(sessions, match_id, 60)


async def test_a_review_is_shown_even_if_its_accuracy_cannot_be_stored(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match_id,) = await finished(sessions, clock, 1)

    async def fails(_: Any) -> None:
        raise NotKept("error-not-kept")

    with monkeypatch.context() as broken:
        broken.setattr(sessions.database, "run", fails)
        await note(sessions, match_id, 60)
        with pytest.raises(NotKept):
            await read(sessions)
    assert await stored(sessions) == {}
    await note(sessions, match_id, 60)
    assert await stored(sessions) == {match_id: 60}


def test_the_mean_of_ten_is_compared_with_the_ten_before() -> None:
    assert measured(*[40] * COMPARED, *[46] * (COMPARED - 1)).change is None
    better = measured(0, *[40] * COMPARED, *[44] * COMPARED)
    assert (better.mean, better.change) == (44, 4)
    assert measured(*[44] * COMPARED, *[40] * COMPARED).change == -4
    assert measured(30, 50).mean == 40


# ---- what is stored about members ----


@on_each_database
async def test_accuracies_are_exported_and_deleted_with_their_member(sessions: Sessions) -> None:
    match = await contested(sessions, "3", "1")
    for number in (0, 1):
        await note(sessions, match.id, 70 + number, number)
    exported = json.loads(await sessions.privacy.export(ADA))
    assert [row["accuracy"] for row in exported["kept"]["accuracies"]] == [70]
    assert b"accuracies" not in await sessions.privacy.export_guild(PLACE.guild)
    replay = await sessions.replays.of(ask(0), match.id)
    await sessions.privacy.forget(ADA)
    assert (await stored(sessions), await stored(sessions, BEN)) == ({}, {match.id: 71})

    await sessions.accuracies.note(ADA, replay, Review(70))  # the match was read when the member was forgotten
    assert await stored(sessions) == {}


@on_each_database
async def test_accuracies_are_deleted_with_their_match(sessions: Sessions, clock: TurnedClock) -> None:
    gone, kept = await finished(sessions, clock, 2)
    for match_id in (gone, kept):
        await note(sessions, match_id, 50)
    await sessions.database.run(partial(privacy.drop_matches, ids=[gone]))
    assert await stored(sessions) == {kept: 50}
