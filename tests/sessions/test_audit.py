"""Tests of the check of a whole database: a clean one has no fault, and each kind of planted fault is found."""

import asyncio
import random
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.engine.game import Seat
from bot.engine.review import Review
from bot.errors import StorageError
from bot.games import AnyGame, all_games
from bot.games.gems3d import GAME as GEMS
from bot.games.gems3d.model import Mode, Options
from bot.sessions.audit import DataCheck
from bot.sessions.leaderboards.counting import honours_of, winners
from bot.sessions.model import Match, Place
from bot.sessions.sessions import Sessions
from bot.storage.audit import unchanged
from bot.storage.store import Store
from tests.databases import on_each_database, url_of
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import TurnedClock, ask, sessions_on
from tests.sessions.together import Together

pytestmark = pytest.mark.slow

GAMES: Mapping[str, AnyGame] = {"heap": Heap(), "together": Together()}


async def found_in(url: str, games: Mapping[str, AnyGame] = GAMES) -> tuple[list[str], DataCheck]:
    async with unchanged(url) as database:
        check = DataCheck(database, games)
        return [fault async for fault in check.faults()], check


async def write(sessions: Sessions, statement: str, **values: Any) -> None:
    """Change a database as no bot would."""

    async def work(connection: Any) -> None:
        done = await connection.execute(text(statement), values)
        assert done.rowcount, "nothing was planted"

    await sessions.database.run(work)


async def seated(sessions: Sessions, channel: int, *, heap: int, seats: int = 2) -> Match:
    match = await sessions.lobby.open(ask(0), Place(1, channel), "heap", HeapOptions(heap=heap, seats=seats))
    for number in range(1, seats):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(0), match.id)


async def played(sessions: Sessions, channel: int, takes: str, *, undo: int | None = None) -> Match:
    """Return a match that is over. undo: after this many moves, the newest is taken back and made again."""
    match = await seated(sessions, channel, heap=sum(map(int, takes)))
    for turn, count in enumerate(takes):
        match = await sessions.turns.play(ask(turn % 2), match.id, count, None)
        if turn + 1 == undo:
            match = await sessions.turns.undo(ask(turn % 2), match.id, None)
            match = await sessions.turns.play(ask(turn % 2), match.id, count, None)
    assert match.over
    return match


async def fill(sessions: Sessions, clock: TurnedClock) -> dict[str, Match]:
    """Make matches of all kinds: in a lobby, in play, over, archived, cancelled, left, moved, and alone."""
    found = {"archived": await played(sessions, 1, "1232", undo=2), "rated": await played(sessions, 2, "212")}
    left = await seated(sessions, 3, heap=30, seats=3)
    left = await sessions.turns.play(ask(0), left.id, "2", None)
    await sessions.seats.resign(ask(1), left.id)
    await sessions.turns.undo(ask(0), left.id, None)
    moved = await seated(sessions, 8, heap=30)
    moved = await sessions.turns.play(ask(0), moved.id, "2", None)
    moved = await sessions.presence.move(ask(0), moved.id, Place(1, 9))
    await sessions.turns.undo(ask(0), moved.id, None)
    await settle(sessions, clock)
    found["over"] = await played(sessions, 4, "11")
    found["rested"] = await played(sessions, 11, "11")  # three rated matches of these members have begun before
    clock.turn(1)
    found["playing"] = await seated(sessions, 5, heap=30)
    for who, count in ((0, "1"), (1, "2"), (0, "1")):
        found["playing"] = await sessions.turns.play(ask(who), found["playing"].id, count, None)
    await sessions.turns.undo(ask(0), found["playing"].id, None)
    found["lobby"] = await sessions.lobby.open(ask(3), Place(1, 6), "heap", HeapOptions(seats=2))
    for who, accuracy in ((0, 50), (1, None)):  # the archived match has them too
        replay = await sessions.replays.of(ask(who), found["archived"].id)
        await sessions.accuracies.note(ask(who).member.user, replay, Review(accuracy))
    ended = await seated(sessions, 7, heap=30)
    await sessions.turns.end(ask(0), ended.id)
    await sessions.lobby.open(ask(4), Place(1, 8), "heap", HeapOptions(heap=9))
    return found


@pytest.fixture
async def filled(sessions: Sessions, clock: TurnedClock) -> dict[str, Match]:
    return await fill(sessions, clock)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, dict[str, Match]]:
    """Return a SQLite file that tests copy, the time at which it was made, and its matches."""
    path, clock = tmp_path_factory.mktemp("filled") / "bot.db", TurnedClock()

    async def make() -> dict[str, Match]:
        async with sessions_on(url_of(path), clock, deliver=NoticeBox(clock)) as sessions:
            return await fill(sessions, clock)

    found = asyncio.run(make())
    return path, clock.now(), found


@on_each_database
async def test_a_clean_database_has_no_fault(database_url: str, sessions: Sessions, filled: dict[str, Match]) -> None:
    faults, check = await found_in(database_url)

    assert faults == []
    assert (check.matches, check.replayed, check.tables) == (10, 9, 1)


FAULTS = {
    "gap": ("playing", "DELETE FROM log WHERE match_id = :id AND version = 4", "its log has a gap: versions [4]"),
    "surplus": (
        "playing",
        "UPDATE matches SET version = version - 1 WHERE id = :id",
        "are missing, [7] are too many",
    ),
    "no beginning": (
        "playing",
        "DELETE FROM log WHERE match_id = :id AND kind = 'start'",
        "its log has a gap: versions [3] are missing",
    ),
    "state": (
        "playing",
        "UPDATE matches SET state = (SELECT state FROM log WHERE match_id = :id AND version = 4) WHERE id = :id",
        "its state is not that of its newest entry",
    ),
    "state in the log": (
        "playing",
        "UPDATE log SET state = (SELECT state FROM matches WHERE id = :id) WHERE match_id = :id AND version = 4",
        "version 4 (move 1) has another state than the rules give",
    ),
    "move": (
        "playing",
        "UPDATE log SET notation = '2' WHERE match_id = :id AND version = 4",
        "version 4 (move 2) has another state than the rules give",
    ),
    "notation": (
        "playing",
        "UPDATE log SET notation = 'x' WHERE match_id = :id AND version = 4",
        "version 4 (move x) cannot be played again",
    ),
    "seat": (
        "playing",
        "UPDATE log SET seat = 1 WHERE match_id = :id AND version = 4",
        "version 4 (move 1) cannot be played again: it was not this seat's turn",
    ),
    "seal": ("playing", "UPDATE matches SET seed = '5' WHERE id = :id", "its seal does not fit its seed"),
    "seed": ("playing", "UPDATE matches SET seed = '5' WHERE id = :id", "version 3 (start ) has another state"),
    "move after those of older rules": (
        "playing",
        "UPDATE log SET rules_version = CASE WHEN version < 5 THEN 1 ELSE rules_version END,"
        " notation = CASE WHEN version = 5 THEN '1' ELSE notation END WHERE match_id = :id",
        "version 5 (move 1) has another state than the rules give",
    ),
    "state of older rules": (
        "playing",
        "UPDATE log SET rules_version = 1, state = :blob WHERE match_id = :id AND version = 4",
        "version 4 (move 1) cannot be played again: A stored match of heap cannot be read",
    ),
    "accuracy of a stranger": (
        "over",
        "INSERT INTO accuracies VALUES (999, :id, 50, 1, 1)",
        "it has an accuracy of a member who has not finished it",
    ),
    "accuracy in play": (
        "playing",
        "INSERT INTO accuracies VALUES (100, :id, 50, 1, 1)",
        "it has an accuracy of a member who has not finished it",
    ),
    "accuracy above 100": ("over", "INSERT INTO accuracies VALUES (100, :id, 101, 1, 1)", "it has an accuracy of 101"),
    "unreadable": ("lobby", "UPDATE matches SET options = :blob WHERE id = :id", "it cannot be read"),
    "unreadable event": (
        "playing",
        "UPDATE log SET events = :blob WHERE match_id = :id AND version = 4",
        "cannot be read",
    ),
    "archive": ("archived", "UPDATE archives SET entries = :blob WHERE match_id = :id", "it cannot be read"),
    "archive of another match": (
        "archived",
        "UPDATE archives SET entries = (SELECT entries FROM archives WHERE match_id <> :id ORDER BY 1 LIMIT 1)"
        " WHERE match_id = :id",
        "",  # which sentence depends on the other match
    ),
    "result": (
        "rated",
        "UPDATE seats SET score = score + 1 WHERE match_id = :id AND seat = 1",
        "the result of seat 2 is not that of its last position",
    ),
    "winner": ("rated", "UPDATE seats SET won = NOT won WHERE match_id = :id AND seat = 0", "the result of seat 1"),
    "rated place": (
        "rated",
        "UPDATE rating_changes SET place = 3 - place WHERE match_id = :id",
        "its rated places are not those of its result",
    ),
    "rating that moved": (
        "rated",
        'INSERT INTO terms (match_id, terms) VALUES (:id, \'{"begun": {"at": 1700000000001, "rated": false}}\')'
        " ON CONFLICT (match_id) DO UPDATE SET terms = excluded.terms",
        "its rated places are not those of its result",
    ),
    "rating that rested": (
        "rested",
        'UPDATE terms SET terms = \'{"begun": {"at": 1600000000000, "rated": false}}\' WHERE match_id = :id',
        "it moves no rating, but its members had begun too few rated matches",
    ),
    "rating that rested long after": (
        "rested",
        'UPDATE terms SET terms = \'{"begun": {"at": 9000000000000, "rated": false}}\' WHERE match_id = :id',
        "it moves no rating, but its members had begun too few rated matches",
    ),
    "fourth match that moves ratings": (
        "playing",
        "UPDATE terms SET terms = replace(terms, 'false', 'true') WHERE match_id = :id",
        "it moves ratings, but its members had begun too many rated matches",
    ),
    "rating change": (
        "archived",
        "UPDATE rating_changes SET mu = mu + 1 WHERE match_id = :id AND seat = 0",
        "seat 1, does not follow from the matches before",
    ),
    "game": ("over", "UPDATE matches SET game = 'chess' WHERE id = :id", "there is no game 'chess'"),
    "rating": (
        "over",
        "UPDATE ratings SET mu = mu + 1 WHERE user_id = 100 AND :id = :id",
        "1 present ratings do not follow from the matches",
    ),
    "line": (
        "over",
        "UPDATE honours SET value = value + 1 WHERE user_id = 100 AND board LIKE '%rating' AND period = 'all'"
        " AND :id = :id",
        "a line of all on the leaderboard heap:rating does not follow from the ratings",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_planted_fault_is_found(
    kind: str, template: tuple[Path, int, dict[str, Match]], tmp_path: Path
) -> None:
    path, made_at, filled = template
    url = url_of(Path(shutil.copy(path, tmp_path)))
    which, statement, sentence = FAULTS[kind]
    blob = {"blob": b"\xc1 spoilt"} if ":blob" in statement else {}
    clock = TurnedClock(made_at)
    async with sessions_on(url, clock, deliver=NoticeBox(clock)) as sessions:
        await write(sessions, statement, id=filled[which].id, **blob)
        faults, _ = await found_in(url)

    assert [fault for fault in faults if sentence in fault], faults
    if kind not in ("rating", "line", "rating change", "rated place", "rating that moved"):
        assert all(fault.startswith(f"match {filled[which].id}:") for fault in faults)


async def test_what_older_rules_have_played_is_read_and_not_played_again(
    template: tuple[Path, int, dict[str, Match]], tmp_path: Path
) -> None:
    path, made_at, filled = template
    url, clock = url_of(Path(shutil.copy(path, tmp_path))), TurnedClock(made_at)
    async with sessions_on(url, clock, deliver=NoticeBox(clock)) as sessions:
        # The newer rules would refuse this move, since nobody had it to make.
        statement = "UPDATE log SET rules_version = 1, notation = 'dwarf' WHERE match_id = :id AND version = 4"
        await write(sessions, statement, id=filled["playing"].id)
        faults, check = await found_in(url)

    assert faults == []
    assert (check.replayed, check.older) == (8, 1)


async def test_a_race_that_was_counted_without_a_winner_has_no_fault(tmp_path: Path, clock: TurnedClock) -> None:
    """Until version 0.21, nobody had won a race that all members had ended themselves."""
    url, games = url_of(tmp_path / "bot.db"), {"gems3d": GEMS}
    store = await Store.open(url, clock)
    sessions = Sessions(store, clock, games, seeds=lambda: 1)
    try:
        options = Options(mode=Mode.RACE, size=5, types=4, drop=3, line=3)
        match = await sessions.lobby.open(ask(0), Place(1, 1), "gems3d", options)
        await sessions.lobby.join(ask(1), match.id)
        match = await sessions.lobby.begin(ask(0), match.id)
        for seat in (Seat(0), Seat(1)):
            state: Any = match.state
            match = await sessions.turns.play(ask(seat), match.id, GEMS.notate(GEMS.default(state, seat)), None)
        for seat in (Seat(0), Seat(1)):
            match = await sessions.seats.resign(ask(seat), match.id)
        assert len(winners(honours_of(GEMS, match))) == 2
        for won, faulty in (("NULL", False), ("TRUE", True)):
            await write(sessions, f"UPDATE seats SET won = {won} WHERE match_id = :id", id=match.id)
            faults, _ = await found_in(url, games)
            assert any("the result of seat" in fault for fault in faults) == faulty
    finally:
        await sessions.drain()
        await store.close()


@pytest.mark.parametrize("newer", [True, False])
async def test_what_newer_rules_have_played_is_passed_over_after_a_newer_version(
    template: tuple[Path, int, dict[str, Match]], tmp_path: Path, newer: bool
) -> None:
    path, made_at, filled = template
    url, clock = url_of(Path(shutil.copy(path, tmp_path))), TurnedClock(made_at)
    async with sessions_on(url, clock, deliver=NoticeBox(clock)) as sessions:
        for table, key in (("matches", "id"), ("log", "match_id")):
            statement = f"UPDATE {table} SET rules_version = 99 WHERE {key} = :id"
            await write(sessions, statement, id=filled["playing"].id)
        if newer:
            await write(sessions, "UPDATE alembic_version SET version_num = :id", id="9999")
        faults, check = await found_in(url)

    assert check.newer == newer
    assert [fault.partition(": ")[0] for fault in faults] == ([] if newer else [f"match {filled['playing'].id}"])


@on_each_database
async def test_a_database_that_a_bot_uses_is_checked_and_stays_as_it_is(
    database_url: str, sessions: Sessions, filled: dict[str, Match]
) -> None:
    async with unchanged(database_url) as database:
        check = DataCheck(database, GAMES)
        faults = check.faults()
        await sessions.turns.play(ask(0), filled["playing"].id, "1", None)
        assert [fault async for fault in faults] == []
        with pytest.raises(StorageError):
            async with database.snapshot() as connection:
                await connection.execute(text("DELETE FROM archives"))


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_real_matches_have_no_fault(key: str, database_url: str, clock: TurnedClock) -> None:
    game, dice = all_games()[key], random.Random(key)
    store = await Store.open(database_url, clock)
    sessions = Sessions(store, clock, all_games(), seeds=lambda: dice.getrandbits(64))
    try:
        for channel, options in enumerate(game.about.samples):
            match = await sessions.lobby.open(ask(0), Place(1, channel + 1), key, options)
            for number in range(1, match.limits.low):
                await sessions.lobby.join(ask(number), match.id)
            if not match.solo:
                match = await sessions.lobby.begin(ask(0), match.id)
            for _ in range(12):
                if match.over:
                    break
                seat = match.to_move[0]
                move = dice.choice(list(game.legal_moves(match.state, seat)))
                match = await sessions.turns.play(ask(seat), match.id, move, None)
                if match.can_undo is not None and dice.random() < 0.3:
                    match = await sessions.turns.undo(ask(match.can_undo), match.id, None)
        faults, check = await found_in(database_url, all_games())
    finally:
        await sessions.drain()
        await store.close()

    assert faults == []
    assert check.replayed == check.matches == len(game.about.samples)


async def test_tables_of_another_version_are_refused(empty_url: str) -> None:
    with pytest.raises(StorageError, match="no database"):
        async with unchanged(empty_url):
            pass
