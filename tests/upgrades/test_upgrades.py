"""Tests of upgrades: the database of each version is opened by this one, played on, backed up and restored.

All of them take six seconds with SQLite. With PostgreSQL they are tests of the night.
"""

import asyncio
import itertools
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games import all_games
from bot.sessions.audit import DataCheck
from bot.sessions.model import Match, Member, Phase, Request
from bot.sessions.sessions import Sessions
from bot.storage.audit import unchanged
from bot.storage.backup import backup
from bot.storage.database import parse_url, writing_engine
from bot.storage.migrate import migrations
from bot.storage.restore import restore
from bot.ui.address import Address
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.pictures import Pictures
from bot.ui.boards.shown import Shown
from bot.ui.boards.sight import Sight
from bot.ui.panels import addresses
from cogs import faces
from tests.databases import url_of
from tests.sessions.table import looks
from tests.texts.loaded import all_texts
from tests.upgrades.fixtures import NEVER_NEWEST, copy_to, fixtures, put, started

pytestmark = [pytest.mark.threads, pytest.mark.slow]

ALL = tuple(sorted(script.revision for script in migrations()))
GAMES = ("gembatan", "gemrush", "gems3d")
LATER = 1_800_000_000_000  # after all that is stored
interactions = itertools.count(2_000_000_000_000_000_001)


def of(match: Match, seat: int) -> Request:
    """Return a request of the member of a seat."""
    return Request(next(interactions), Member(match.seats[seat].user, match.seats[seat].name), "en")


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def newest(path: Path) -> int:
    """Return the time a minute after the last change of a match, in milliseconds since 1970."""
    [(at,)] = rows(path, "SELECT max(updated_at) + 60000 FROM matches")
    return int(str(at))


async def check(url: str) -> tuple[list[str], DataCheck]:
    """Return the faults of a database, as `make data` tells them."""
    async with unchanged(url) as database:
        found = DataCheck(database, all_games())
        return [fault async for fault in found.faults()], found


async def no_locale(_: int) -> None:
    return None


async def nothing_below(*_: int) -> int:
    return 0


async def play_on(sessions: Sessions, match: Match) -> Match:
    """Make a move, or begin the match of a lobby."""
    if match.phase is Phase.LOBBY:
        await sessions.lobby.join(Request(next(interactions), Member(999, "Zoe"), "en"), match.id)
        match = await sessions.lobby.begin(of(match, 0), match.id)
    seat = match.to_move[0]
    move = next(iter(all_games()[match.game].legal_moves(match.state, seat)))
    return await sessions.turns.play(of(match, seat), match.id, move, None)


async def replayed(sessions: Sessions, match: Match) -> None:
    """Replay a match as a member does, and write it as text if it is over."""
    replay = await sessions.replays.of(looks(match.seats[0].user), match.id)
    assert replay.moments[-1].state == match.state
    if match.over:
        text, _ = await sessions.replays.text(replay)
        assert text
        verdict = await sessions.verifying.of(looks(match.seats[0].user), match.id)
        assert verdict.fits or not match.terms.seal  # matches begun before 0.23.1 have none
        assert verdict.older or (verdict.wrong, verdict.same) == (None, True)


async def used(url: str, path: Path) -> None:
    """Start on a database, look at all matches, play on, and check it. path: the rows as an older version left them."""
    stored = rows(path, "SELECT id, phase, version FROM matches ORDER BY id")
    assert {phase for _, phase, _ in stored} == {"over", "playing", "lobby"}
    async with started(url, newest(path)) as sessions:
        for match_id, phase, version in stored:
            match = await sessions.matches.match(str(match_id))
            assert (match.phase.value, match.version) == (phase, version)
            if match.state is not None:
                await replayed(sessions, match)
            if not match.over:
                assert (await play_on(sessions, match)).version > match.version
    faults, found = await check(url)
    assert not faults
    assert found.matches == len(stored)


@pytest.mark.parametrize("schema", ALL)
async def test_a_database_is_opened_played_on_backed_up_and_restored(tmp_path: Path, schema: str) -> None:
    as_it_was, path, copy, trial = (tmp_path / f"{name}.db" for name in ("older", "lapidary", "copy", "trial"))
    put(schema, as_it_was)
    shutil.copy(as_it_was, path)
    await used(url_of(path), as_it_was)

    await asyncio.to_thread(backup, url_of(path), copy, LATER)
    await asyncio.to_thread(restore, f"sqlite+aiosqlite:///{trial}", copy, LATER)
    assert (await check(url_of(trial)))[0] == []
    async with started(url_of(trial), newest(as_it_was)) as sessions:
        [(match_id,)] = rows(path, "SELECT id FROM matches WHERE phase = 'playing' ORDER BY id LIMIT 1")
        await play_on(sessions, await sessions.matches.match(str(match_id)))


async def test_the_boards_of_open_matches_are_drawn(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "lapidary.db"
    put("0002", path)
    drawn = set()
    async with started(url_of(path), newest(path)) as sessions:
        drawing = Drawing(sessions, all_texts(), Pictures(sessions.chance), faces(), no_locale, Sight(nothing_below))
        for (match_id,) in rows(path, "SELECT id FROM matches WHERE phase <> 'over'"):
            match = await sessions.matches.match(str(match_id))
            plan = await drawing.plan(match, Shown(match.board), pressing=False, now=newest(path))
            picture = await drawing.paint(plan)
            assert (picture is None) == (match.phase is Phase.LOBBY)
            found = [Address.read(one) for one in addresses(drawing.layout(plan, picture).to_components())]
            assert {one and one.match for one in found} == {match.id}
            drawn.add(match.game)

    assert drawn == {*GAMES}
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.nightly
@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("schema", [*ALL])
async def test_a_database_of_postgresql_is_opened_and_played_on(tmp_path: Path, schema: str, empty_url: str) -> None:
    path = tmp_path / "older.db"
    put(schema, path)
    engine = writing_engine(parse_url(empty_url))
    async with engine.begin() as connection:
        await connection.run_sync(copy_to, path, schema)
    await engine.dispose()
    await used(empty_url, path)


async def test_a_move_that_the_rules_no_longer_have_is_replayed(tmp_path: Path) -> None:
    """Version 1 of the rules of Gem Rush had the move `dwarf`, and lost it without a new version."""
    path = tmp_path / "lapidary.db"
    put("0002", path)
    [(match_id, moves)] = rows(
        path, "SELECT match_id, count(*) FROM log WHERE notation LIKE 'dwarf%' GROUP BY 1 ORDER BY 2 DESC LIMIT 1"
    )
    async with started(url_of(path), LATER) as sessions:
        match = await sessions.matches.match(str(match_id))
        replay = await sessions.replays.of(looks(match.seats[0].user), match.id)
        assert sum(moment.entry.notation.startswith("dwarf") for moment in replay.moments) == moves
        assert await sessions.replays.story(match)


def test_each_schema_has_a_database() -> None:
    """If this fails, there is a new migration: `tests.upgrades` says how to make the database of the one before."""
    schemas = {fixture.schema for fixture in fixtures()} | {*NEVER_NEWEST}
    assert schemas >= {*ALL[:-1]}


def test_all_rules_have_stored_matches(tmp_path: Path) -> None:
    """If this fails, a game's rules have a new version: `tests.upgrades` says how to store matches by it."""
    found = set()
    for fixture in fixtures():
        put(fixture.schema, tmp_path / fixture.schema)
        found |= {*rows(tmp_path / fixture.schema, "SELECT game, rules_version FROM matches")}
    ours = {key: all_games()[key].about.rules_version for key in GAMES}
    assert found == {(key, version) for key, newest in ours.items() for version in range(1, newest + 1)}
