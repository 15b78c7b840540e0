"""Tests of replays: who sees them, which moves they have, and how archives are made."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NoSession, NotationError, SessionError
from bot.games import AnyGame, all_games
from bot.games.gems3d.model import Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.computers import computer
from bot.sessions.memory import archive, record
from bot.sessions.model import Match, Place
from bot.sessions.sessions import Sessions
from bot.storage import reads, writes
from bot.storage.rows import DeadlineRow
from bot.storage.store import Store
from tests.databases import on_each_database, url_of
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, looks, sessions_on
from tests.storage.samples import log_row as sample
from tests.workers import inline_workers

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow

WATCHER, STRANGER = 999, 998
ELSEWHERE = 2


@asynccontextmanager
async def sessions_with_real_games(path: Path, clock: TurnedClock) -> AsyncIterator[Sessions]:
    store = await Store.open(url_of(path), clock)
    sessions = Sessions(store, clock, all_games(), seeds=lambda: 2**64 - 5, workers=inline_workers)
    await sessions.start()
    try:
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


async def played(sessions: Sessions, game: AnyGame, options: Any, moves: int) -> Match:
    """Return a match in play with the fewest seats, after `moves` random moves, some of them taken back."""
    dice = random.Random(game.about.key)
    match = await sessions.lobby.open(ask(0), PLACE, game.about.key, options)
    for number in range(1, match.limits.low):
        await sessions.lobby.join(ask(number), match.id)
    if not match.solo:
        match = await sessions.lobby.begin(ask(0), match.id)
    for _ in range(moves):
        seat = match.to_move[0]
        move = dice.choice(list(game.legal_moves(match.state, seat)))
        if game.outcome(game.apply(match.state, seat, move).state) is not None:
            break
        match = await sessions.turns.play(ask(seat), match.id, move, None)
        if match.can_undo is not None and dice.random() < 0.2:
            match = await sessions.turns.undo(ask(match.can_undo), match.id, None)
    return match


async def left(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    """Let everybody give up, and return the match when its log has become an archive."""
    for seat in match.present:
        if not match.over:
            match = await sessions.seats.resign(ask(seat.seat), match.id)
    await settle(sessions, clock)
    return match


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_the_archive_has_the_positions_of_the_log_and_its_text_reads_back(key: str, tmp_path: Path) -> None:
    """For every game, positions are the same during play, in the archive, and when the archive's text is played
    again.
    """
    clock, game = TurnedClock(), all_games()[key]
    async with sessions_with_real_games(tmp_path / "bot.db", clock) as sessions:
        match = await played(sessions, game, game.about.samples[0], 20)
        running = await sessions.replays.of(looks(100), match.id)
        assert running.seed is None
        assert running.moments[-1].state == match.state
        with pytest.raises(ValueError, match="seed"):
            record.write(running, game)

        match = await left(sessions, clock, match)
        assert len(await sessions.database.read(reads.whole_log, match.id)) == 1
        found = await sessions.replays.of(looks(100), match.id)
        assert [one.state for one in found.moments[: len(running.moments)]] == [one.state for one in running.moments]
        assert found.at(found.last, game).outcome == match.outcome
        assert all(game.outcome(one.state) is None for one in found.moments[:-1])

        again = await sessions.replays.read(record.write(found, game))
        assert [one.state for one in again.moments] == [one.state for one in found.moments]
        assert [seat.name for seat in again.match.seats] == [seat.name for seat in match.seats]


async def test_moves_taken_back_are_not_in_the_replay(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await table(sessions, seats=2, heap=40)
        for who, text in ((0, "0"), (0, "2"), (1, "1")):
            await sessions.turns.play(ask(who), match.id, text, None)
        await sessions.turns.undo(ask(1), match.id, None)
        found = await sessions.replays.of(looks(100), match.id)
        assert [one.entry.notation for one in found.moments] == ["", "0", "2"]
        await left(sessions, clock, match)
        after = await sessions.replays.of(looks(100), match.id)
        assert [(one.entry.kind, one.entry.notation) for one in after.moments[1:]] == [
            ("move", "0"), ("move", "2"), ("leave", ""), ("leave", ""),
        ]  # fmt: skip
        assert [seat.present for seat in after.at(2, Heap()).seats] == [True, True]
        assert [seat.present for seat in after.at(3, Heap()).seats] == [False, True]


async def test_an_undo_after_somebody_left_keeps_the_moves_before(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await table(sessions, seats=3, heap=40)
        for who, text in ((0, "1"), (1, "3")):
            await sessions.turns.play(ask(who), match.id, text, None)
        await sessions.seats.resign(ask(0), match.id)
        for text in ("0", "2"):
            await sessions.turns.play(ask(2), match.id, text, None)
        await sessions.turns.undo(ask(2), match.id, None, everything=True)
        told = [(entry.kind, entry.notation) for entry in await sessions.replays.story(match, match.version)]
        assert told == [("move", "1"), ("move", "3"), ("leave", "")]


async def test_an_archive_does_not_name_the_players(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock, deliver=NoticeBox()) as sessions:
        match = await table(sessions, seats=2, heap=40)
        await sessions.turns.play(ask(0), match.id, "1", None)
        await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
        await sessions.seats.take(ask(2), match.id)
        await sessions.seats.resign(ask(0), match.id)
        await sessions.seats.resign(ask(2), match.id)
        await settle(sessions, clock)
        kept, _ = await sessions.database.read(reads.kept_log, match.id)
        assert kept is not None
        rows = archive.unpack(kept)
        assert "seat" in [row.kind for row in rows]
        assert all("10" not in row.notation for row in rows if row.kind != "start")  # it has a random salt
        assert all(row.user_id is None for row in rows)


async def test_the_archive_is_made_once_and_again_after_a_crash(database_url: str) -> None:
    """A second firing of the deadline changes nothing. If the first firing failed, the second makes the archive."""
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await left(sessions, clock, await table(sessions, seats=2, heap=40))
        kept, _ = await sessions.database.read(reads.kept_log, match.id)
        due = DeadlineRow(match.id, "archive", match.version, clock.now())
        await sessions.database.write(writes.put(due))
        clock.turn(1)
        sessions.alarm.timer.wake(due.due)
        await settle(sessions, clock)
        assert (await sessions.database.read(reads.kept_log, match.id))[0] == kept


@on_each_database
async def test_a_fault_while_archiving_does_not_change_the_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = TurnedClock()
    async with sessions_on(database_url, clock) as sessions:
        match = await table(sessions, seats=2, heap=40)
        await sessions.turns.play(ask(0), match.id, "1", None)

        def fails(*_: object) -> tuple[()]:
            raise OSError("planted")

        monkeypatch.setattr(Heap, "feats", fails)
        for seat in (0, 1):
            match = await sessions.seats.resign(ask(seat), match.id)
        due = DeadlineRow(match.id, "archive", match.version, clock.now())
        with pytest.raises(OSError, match="planted"):
            await sessions.afterwards.fire(due)
        assert (await sessions.database.read(reads.kept_log, match.id))[0] is None
        before = [one.state for one in (await sessions.replays.of(looks(100), match.id)).moments]

        monkeypatch.undo()
        await sessions.afterwards.fire(due)
        assert (await sessions.database.read(reads.kept_log, match.id))[0] is not None
        assert [one.state for one in (await sessions.replays.of(looks(100), match.id)).moments] == before


async def test_two_works_on_one_match_archive_its_whole_log(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await table(sessions, seats=2, heap=40)
        await sessions.turns.play(ask(0), match.id, "1", None)
        for seat in (0, 1):
            match = await sessions.seats.resign(ask(seat), match.id)
        due = DeadlineRow(match.id, "archive", match.version, clock.now())

        await asyncio.gather(*(sessions.afterwards.fire(due) for _ in range(4)))

        assert len((await sessions.replays.of(looks(100), match.id)).moments) == 4


async def test_players_and_members_of_the_matchs_server_may_see_a_replay(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        match = await table(sessions, seats=2, heap=40)
        for guild, user in ((PLACE.guild, WATCHER), (PLACE.guild, 100), (ELSEWHERE, 101)):
            assert (await sessions.replays.of(looks(user, guild), match.id)).match.id == match.id
        for wrong, guild, user in ((match.id, ELSEWHERE, STRANGER), ("abcdefghij", PLACE.guild, 100)):
            with pytest.raises(NoSession) as refused:
                await sessions.replays.of(looks(user, guild), wrong)
            assert refused.value.key == "replay-error-unknown"


async def test_the_list_of_replays_has_the_members_matches_first_and_then_matches_in_play(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_on(url_of(tmp_path / "bot.db"), clock) as sessions:
        ids = {}
        for name, channel, member in (("old", 20, 0), ("new", 21, 0), ("running", 22, 0), ("mine", 23, 3)):
            clock.turn(1000)
            place = Place(PLACE.guild, channel)
            ids[name] = (await sessions.lobby.open(ask(member), place, "heap", HeapOptions())).id
            if name in ("old", "new"):
                await sessions.seats.resign(ask(member), ids[name])
        away = await sessions.lobby.open(ask(0), Place(ELSEWHERE, 30), "heap", HeapOptions())
        await settle(sessions, clock)
        listed = await sessions.replays.listed(looks(103), PLACE.guild)
        assert [row.match_id for row in listed] == [ids[name] for name in ("mine", "running", "new", "old")]
        assert listed[1].players == ((100, "Ada"),)
        seen = await sessions.replays.listed(looks(103, sees=lambda channel: channel == 21), PLACE.guild)
        assert [row.match_id for row in seen] == [ids["mine"], ids["new"]]
        assert away.id not in {row.match_id for row in listed}
        assert away.id in {row.match_id for row in await sessions.replays.listed(looks(100), PLACE.guild)}


async def test_a_lobby_has_no_replay(tmp_path: Path) -> None:
    async with sessions_on(url_of(tmp_path / "bot.db"), TurnedClock()) as sessions:
        match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
        with pytest.raises(SessionError) as refused:
            await sessions.replays.of(looks(100), match.id)
        assert refused.value.key == "replay-error-unplayed"
        assert await sessions.replays.listed(looks(100), PLACE.guild) == ()
        await sessions.lobby.cancel(ask(0), match.id)
        assert await sessions.replays.listed(looks(100), PLACE.guild) == ()


async def test_a_daily_and_its_seed_are_private_until_the_day_is_over(tmp_path: Path) -> None:
    clock = TurnedClock()
    async with sessions_with_real_games(tmp_path / "bot.db", clock) as sessions:
        match = await sessions.dailies.open(ask(0), "gems3d", PLACE.guild, "en")
        match = await sessions.seats.resign(ask(0), match.id)
        await settle(sessions, clock)
        assert match.over
        assert (await sessions.replays.of(looks(100), match.id)).seed is None
        with pytest.raises(NoSession):
            await sessions.replays.of(looks(101), match.id)
        clock.turn(24 * 60 * 60 * 1000)
        assert (await sessions.replays.of(looks(100), match.id)).seed is not None


def test_corrected_rules_do_not_change_old_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay shows the stored states, even if today's rules would give other states."""
    rows = [log_row(version, state) for version, state in enumerate((b"a", b"b", b"c"), 1)]
    monkeypatch.setattr(type(all_games()["gems3d"]), "apply", None)
    assert [row.state for row in archive.unpack(archive.pack("m", rows))] == [b"a", b"b", b"c"]


def log_row(version: int, state: bytes) -> Any:
    return replace(sample("m", version, state=state), kind="start" if version == 1 else "move", rules_version=version)


@pytest.mark.parametrize("text", ["", "[Lapidary]", '[Lapidary "2"]', "#1 A1-B2", '[Lapidary "1"] [Seats "\\q"]'])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        record.read(text, all_games(), 0)
    assert refused.value.key in ("replay-error-record-none", "replay-error-record-tag")


@pytest.mark.parametrize("seed", ["", "-1", "x", "\u0669", str(2**64), f"{'0' * 21}{2**64}", "0" * 5000])
def test_an_invalid_seed_is_refused(seed: str) -> None:
    """Long numbers are refused too: Python does not read numbers of more than 4,300 digits."""
    text = f'[Lapidary "1"] [Game "gems3d"] [Options "{{}}"] [Seed "{seed}"] [Seats "Ada"]'
    with pytest.raises(NotationError) as refused:
        record.read(text, all_games(), 0)
    assert refused.value.params["tag"] == "Seed"


def test_a_record_that_is_too_long_is_refused() -> None:
    options = '{"mode":"solo"}'.replace('"', '\\"')
    head = f'[Lapidary "1"] [Game "gems3d"] [Rules "1"] [Options "{options}"] [Seed "1"] [Seats "Ada"]\n'
    for text, key in (
        (head + "#1 A1-B2 " * (record.MOST_MOVES + 1), "replay-error-record-moves"),
        (head + " " * record.LONGEST, "replay-error-record-long"),
    ):
        with pytest.raises(NotationError) as refused:
            record.read(text, all_games(), 0)
        assert refused.value.key == key


def test_a_record_reads_back_names_of_any_kind() -> None:
    """Brackets, quotes and number signs in names do not count as tags or moves."""
    game = all_games()["gems3d"]
    names = ('Ada "the" [Gem] #1 A1-B2', "Zoë\\", "\u202e名")
    options = '{\\"mode\\":\\"relay\\"}'
    seats = " ".join(json.dumps(name, ensure_ascii=False) for name in names)
    text = f'[Lapidary "1"]\n[Game "gems3d"]\n[Options "{options}"]\n[Seed "7"]\n[Seats {seats}]\n'
    replay = record.read(text, {"gems3d": game}, 0)
    assert tuple(seat.name for seat in replay.match.seats) == names
    assert replay.last == 0
    assert (
        tuple(seat.name for seat in record.read(record.write(replay, game), {"gems3d": game}, 0).match.seats) == names
    )
    assert isinstance(replay.match.options, GemsOptions)
    assert replay.match.options.mode is Mode.RELAY


def test_a_record_has_the_stored_names_of_computer_players_and_reads_them_back() -> None:
    """Whoever shares a record in German shares the same text."""
    game, opal = all_games()["gems3d"], computer("easy", 0)
    options = '{\\"mode\\":\\"relay\\"}'
    text = f'[Lapidary "1"]\n[Game "gems3d"]\n[Options "{options}"]\n[Seed "7"]\n[Seats "Ada" "{opal.name}"]\n'
    replay = record.read(text, {"gems3d": game}, 0)
    assert [seat.user for seat in replay.match.seats] == [0, opal.user]
    german = tuple(replace(seat, name="Opal (leicht)") if seat.seat else seat for seat in replay.match.seats)
    written = record.write(replace(replay, match=replace(replay.match, seats=german)), game)
    assert f'[Seats "Ada" "{opal.name}"]' in written


def test_a_worker_that_reads_a_record_does_not_load_the_database() -> None:
    code = f"import sys, {record.__name__}; sys.exit('sqlalchemy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
