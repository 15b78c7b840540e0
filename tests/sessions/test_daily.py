"""Tests of dailies: all get the same board each day, private until the day is over, and counted once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.engine.game import Seat
from bot.errors import NotAllowed, NotKept, Over, SessionError, StorageError, Unreadable
from bot.games import AnyGame
from bot.games.gems3d import GAME, Gems3D
from bot.games.gems3d.model import Mode, State
from bot.machine import Workers
from bot.sessions import leaving
from bot.sessions.codes import CODE_KEPT
from bot.sessions.database import BACKGROUND
from bot.sessions.day_keys import key_of, seed_of
from bot.sessions.leaderboards.alone import wrong_lines
from bot.sessions.memory import record
from bot.sessions.model import GuildSettings, Match, MemberSettings, Phase, Place
from bot.sessions.notices import Deliver, Notice
from bot.sessions.pace import DAY, HOUR
from bot.sessions.play.dailies import DailyLine
from bot.sessions.play.turns import break_off
from bot.sessions.sessions import Sessions
from bot.sessions.streaks import Streak, Streaks
from bot.sessions.time.deadlines import CLAIM
from bot.storage import dailies, due, letters, writes
from bot.storage.letter_rows import CodeRow
from bot.storage.privacy import kept_about
from bot.storage.schema import honours, matches
from bot.storage.store import Store
from tests.databases import url_of
from tests.sessions.notice_box import settle
from tests.sessions.table import Heard, TurnedClock, ask, set_guild, set_member
from tests.workers import inline_workers

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
KEY = "gems3d"
HERE, THERE = 1, 2  # server ids
TABLE_CHANNEL = 77
NEWER_RULES = 99
MORNING = 19_675 * DAY + 6 * HOUR
LAST_SUNDAY = 19_722 * DAY  # the last day of 2023, which also ends its week
KNOWN_SEED = 0x9D4F0EFB4E5DDF07


class Quiet(Gems3D):
    """The game without a par: one that is still computed would keep a day open (`test_pars`)."""

    about = replace(GAME.about, par=False)


QUIET = Quiet()


class Receiver:
    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self._news = asyncio.Event()

    async def __call__(self, notice: Notice) -> None:
        self.notices.append(notice)
        self._news.set()

    async def until(self, number: int) -> list[Notice]:
        async with asyncio.timeout(60):
            while len(self.notices) < number:
                self._news.clear()
                await self._news.wait()
        return self.notices


@asynccontextmanager
async def running(
    path: Path,
    clock: TurnedClock,
    told: Deliver | None = None,
    game: AnyGame = QUIET,
    pars: Workers | None = None,
) -> AsyncIterator[Sessions]:
    """Run sessions with one game. pars: compute its pars, in place of the workers of tests."""
    store = await Store.open(url_of(path / "bot.db"), clock)
    sessions = Sessions(store, clock, {game.about.key: game}, seeds=lambda: 7, workers=inline_workers)
    sessions.pars._workers = pars or sessions.pars._workers
    if told is not None:
        sessions.outbox.deliver_by(told)
    await sessions.start()
    try:
        yield sessions
    finally:
        await sessions.drain()
        await store.close()


@pytest.fixture
def clock() -> TurnedClock:
    return TurnedClock(MORNING)


def state_of(match: Match) -> State:
    state: State | None = match.state
    assert state is not None
    return state


async def begun(sessions: Sessions, number: int = 0, guild: int = HERE) -> Match:
    return await sessions.dailies.open(ask(number), KEY, guild, "en")


async def played(sessions: Sessions, match: Match, number: int = 0, moves: int = 1) -> Match:
    for _ in range(moves):
        move = GAME.default(state_of(match), Seat(0))
        match = await sessions.turns.play(ask(number), match.id, move, match.version)
    return match


async def scored(sessions: Sessions, number: int, points: int, guild: int = HERE) -> Match:
    """Return a member's daily that ended with these points."""
    match = await begun(sessions, number, guild)
    give_points(sessions, match, points)
    return await sessions.seats.resign(ask(number), match.id)


def give_points(sessions: Sessions, match: Match, points: int) -> None:
    """Set the points, and a turn, in memory. The next change stores them."""
    live = sessions.matches._live[match.id]
    assert live.stored is not None
    state = state_of(match)
    board = replace(state.boards[0], score=points, turns=state.boards[0].turns or 1)
    live.stored = replace(live.stored, match=replace(match, state=replace(state, boards=(board,))))


async def over(sessions: Sessions, clock: TurnedClock, match: Match) -> Match:
    """End the day, and return the match once the clock has closed the day."""
    heard = Heard(sessions)
    clock.turn(DAY)
    return await heard.until(1)


async def test_all_members_of_all_servers_have_the_same_board_each_day(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        ada, ben = await begun(sessions, 0, HERE), await begun(sessions, 1, THERE)
        assert ada.state == ben.state
        assert ada.id != ben.id
        assert (ada.options.mode, ada.options.hard, ada.solo, ada.private) == (Mode.DAILY, True, True, True)
        assert ada.options == GAME.about.daily

        again = await asyncio.gather(*(begun(sessions, 0, guild) for guild in (HERE, THERE, HERE)))
        assert {match.id for match in again} == {ada.id}

        clock.turn(DAY)
        tomorrow = await begun(sessions, 0)
        assert tomorrow.id != ada.id
        assert state_of(tomorrow).seed != state_of(ada).seed


async def test_the_board_comes_from_a_secret_that_is_created_once(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        first = await begun(sessions, 0)
    async with running(tmp_path, clock) as sessions:
        assert (await begun(sessions, 1)).state == first.state
    other = tmp_path / "other"
    other.mkdir()
    async with running(other, clock) as sessions:
        assert state_of(await begun(sessions, 0)).seed != state_of(first).seed


def test_the_seed_is_an_hmac_of_game_and_day() -> None:
    """The expected value is from `openssl dgst -sha256 -hmac key` for "gems3d 20000"."""
    assert seed_of(key_of("key", "gems3d", 20_000)) == KNOWN_SEED
    assert len({key_of("key", "gems3d", day) for day in range(500)}) == 500
    assert seed_of(key_of("another", "gems3d", 20_000)) != KNOWN_SEED


async def test_the_key_of_a_day_is_told_when_it_is_over_and_fits_what_was_seen_before(
    tmp_path: Path, clock: TurnedClock
) -> None:
    """Anybody can check it by the lines of COMMANDS.md."""
    async with running(tmp_path, clock) as sessions:
        match, day = await played_once(sessions), sessions.dailies.today
        seal = await sessions.dailies.seal(KEY)
        for secret in (day, day + 1):
            with pytest.raises(NotAllowed, match="daily-error-today"):
                await sessions.dailies.key(KEY, secret)
        assert (await sessions.replays.of(ask(), match.id)).key == ""
        clock.turn(DAY)
        key = await sessions.dailies.key(KEY, day)
        seed = state_of(await sessions.matches.match(match.id)).seed
        replay = await sessions.replays.of(ask(), match.id)
        assert (replay.key, replay.seed) == (key, check_in_document(key, seal))
        assert f'[Key "{key}"]' in record.write(replay, GAME)
        assert (await sessions.replays.read(record.write(replay, GAME))).moments[-1].state == replay.moments[-1].state
        assert seed == replay.moments[-1].state.seed
        with pytest.raises(AssertionError):
            check_in_document(await sessions.dailies.key(KEY, day - 1), seal)
        assert await sessions.dailies.seal(KEY) != seal


def check_in_document(key: str, seal: str) -> int:
    """Run the lines of COMMANDS.md that check a daily, with this key and seal. Return the seed that they print."""
    document = (ROOT / "COMMANDS.md").read_text(encoding="utf-8").partition("## Check a daily")[2]
    code, printed = document.partition("```python\n")[2].partition("```")[0], list[int]()
    filled = code.replace("KEY", key).replace("SEAL", seal)
    assert filled.count(key) == filled.count(seal) == 1
    exec(filled, {"print": printed.append})
    return printed[0]


async def test_a_forgotten_member_does_not_get_the_same_board_again(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        await scored(sessions, 0, 5)
        await begun(sessions, 1)
        await sessions.privacy.forget(ask(0).member.user)
        for guild in (HERE, THERE):
            with pytest.raises(NotAllowed, match="daily-error-spent"):
                await begun(sessions, 0, guild)
    clock.turn(DAY)
    async with running(tmp_path, clock) as sessions:
        assert (await begun(sessions, 0)).phase is Phase.PLAYING


async def test_a_daily_can_be_played_on_after_restarts(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await played(sessions, await begun(sessions), moves=3)
    clock.turn(5 * HOUR)
    async with running(tmp_path, clock) as sessions:
        assert await begun(sessions) == match
        match = await played(sessions, match)
        assert state_of(match).boards[0].turns == 4


async def test_an_unfinished_daily_counts_at_the_end_of_its_day(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await played(sessions, await begun(sessions), moves=2)
        closed = await over(sessions, clock, match)

        assert (closed.id, closed.phase) == (match.id, Phase.OVER)
        assert closed.outcome is not None
        assert (closed.outcome.reason, closed.outcome.turns) == ("closed", 2)
        assert closed.entry.user is None


async def test_a_day_that_ended_while_the_bot_was_down_is_closed_at_its_start(
    tmp_path: Path, clock: TurnedClock
) -> None:
    async with running(tmp_path, clock) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        match = await played(sessions, await begun(sessions))
    clock.turn(3 * DAY)
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await told.until(1)
        assert (await sessions.matches.match(match.id)).over


async def test_the_end_of_a_day_deletes_old_codes(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await played(sessions, await begun(sessions))
        ends = clock.now() - CODE_KEPT
        codes = [CodeRow("AAAAAAAA", match.id, ends), CodeRow("BBBBBBBB", match.id, ends + 2 * DAY)]
        await sessions.database.write(writes.put(*codes))
        await over(sessions, clock, match)
        await settle(sessions, clock)
        assert [await sessions.database.read(letters.code, one.code) for one in codes] == [None, codes[1]]


async def test_no_move_is_possible_after_the_day_even_before_the_clock_closes_it(
    tmp_path: Path, clock: TurnedClock
) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await begun(sessions)
        await sessions.dailies.timer.stop()
        clock.turn(18 * HOUR - 1)
        match = await played(sessions, match)
        clock.turn(1)
        undone = sessions.turns.undo(ask(), match.id, match.version)
        for late in (played(sessions, match), undone, sessions.seats.resign(ask(), match.id)):
            with pytest.raises(Over) as refusal:
                await late
            assert refusal.value.key == "daily-error-over"
        # Beginning the next daily first closes this day.
        tomorrow = await begun(sessions)
        assert tomorrow.id != match.id
        assert (await sessions.matches.match(match.id)).over


async def test_a_daily_is_on_no_leaderboard_before_its_day_is_over(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await scored(sessions, 0, 143)
        assert match.over
        board = GAME.scoreboard(match.options)
        for guild in (HERE, 0):
            assert (await sessions.leaderboards.leaderboard(guild, KEY, 100, board=board)).rows == ()
        with pytest.raises(NotAllowed) as refusal:
            await sessions.dailies.table(KEY, HERE, sessions.dailies.today)
        assert refusal.value.key == "daily-error-today"


async def test_the_next_day_a_daily_counts_in_the_servers_where_it_was_opened(
    tmp_path: Path, clock: TurnedClock
) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        for guild in (HERE, THERE):
            await set_guild(sessions, guild, GuildSettings(daily_channel=TABLE_CHANNEL + guild))
        await begun(sessions, 0, THERE)
        await scored(sessions, 0, 143)
        await scored(sessions, 1, 90)
        await scored(sessions, 2, 143)
        day = sessions.dailies.today
        clock.turn(DAY)
        said = await told.until(2)

        assert {(one.kind, one.guild, one.channel, one.game, one.day) for one in said} == {
            ("daily", HERE, TABLE_CHANNEL + HERE, KEY, day),
            ("daily", THERE, TABLE_CHANNEL + THERE, KEY, day),
        }
        table = await sessions.dailies.table(KEY, HERE, day)
        assert [replace(line, match="") for line in table.lines] == [
            DailyLine(1, 100, "Ada", 143, 1, ""),
            DailyLine(1, 102, "Cleo", 143, 1, ""),
            DailyLine(3, 101, "Ben", 90, 1, ""),
        ]
        assert [line.user for line in (await sessions.dailies.table(KEY, THERE, day)).lines] == [100]
        board = GAME.scoreboard(GAME.about.daily)
        page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=board)
        assert [(row.user, row.value) for row in page.rows] == [(100, 143), (102, 143), (101, 90)]
        assert len((await sessions.leaderboards.leaderboard(THERE, KEY, 100, board=board)).rows) == 1
        assert await sessions.database.read(wrong_lines, {KEY: GAME}) == []
        await sessions.database.run(lambda one: one.execute(update(honours).values(undos=5)))
        assert len(await sessions.database.read(wrong_lines, {KEY: GAME})) == 3 * 4  # the periods of four lines


async def test_a_daily_counts_in_the_week_and_the_month_of_its_day(tmp_path: Path) -> None:
    clock, told = TurnedClock(LAST_SUNDAY + 6 * HOUR), Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        board = GAME.scoreboard((await scored(sessions, 0, 143)).options)
        clock.turn(DAY)
        await told.until(1)

        for period, lines in (("2023-W52", 1), ("2023-12", 1), ("week", 0), ("month", 0)):
            page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=board, period=period)
            assert len(page.rows) == lines


async def test_a_daily_counts_in_the_season_of_its_day_even_if_it_is_counted_later(
    tmp_path: Path, clock: TurnedClock
) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        for number, points in ((1, 100), (2, 143)):
            match = await scored(sessions, 0, points)
            async with sessions.database.locked(BACKGROUND):
                clock.turn(DAY)
                if number == 2:
                    await sessions.leaderboards.close_season(HERE, KEY)
            await told.until(number)

        board = GAME.scoreboard(match.options)
        for season, values in ((1, [143]), (2, [])):
            page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=board, season=season)
            assert [row.value for row in page.rows] == values
        assert await sessions.database.read(wrong_lines, {KEY: GAME}) == []


async def test_of_members_with_equal_points_the_days_table_has_the_first_to_reach_them_first(
    tmp_path: Path, clock: TurnedClock
) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        day = sessions.dailies.today
        for number in (2, 0, 1):
            await scored(sessions, number, 143)
            clock.turn(HOUR)
        clock.turn(DAY)
        await told.until(1)

        lines = (await sessions.dailies.table(KEY, HERE, day)).lines
        assert [(line.rank, line.name) for line in lines] == [(1, "Cleo"), (1, "Ada"), (1, "Ben")]


async def test_the_days_table_is_posted_once_even_after_restarts(tmp_path: Path, clock: TurnedClock) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await scored(sessions, 0, 12)
        clock.turn(DAY)
        await told.until(1)
    for _ in range(2):
        clock.turn(HOUR)
        async with running(tmp_path, clock, told) as sessions:
            assert (await sessions.dailies.table(KEY, HERE, sessions.dailies.today - 1)).lines
    assert len(told.notices) == 1


async def test_a_day_that_is_closed_twice_counts_once(tmp_path: Path, clock: TurnedClock) -> None:
    """A crash before the day's last transaction makes the next bot close the day again."""
    async with running(tmp_path, clock) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await scored(sessions, 0, 12)
        await sessions.dailies.timer.stop()
        day = sessions.dailies.today
        clock.turn(DAY)
        for _ in range(2):
            await sessions.dailies._close_day(day)
        board = GAME.scoreboard(GAME.about.daily)
        page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=board)
        assert [(row.value, row.played) for row in page.rows] == [(12, 1)]


async def test_a_bot_waits_while_another_bot_closes_the_day(tmp_path: Path, clock: TurnedClock) -> None:
    told = Receiver()
    async with running(tmp_path, clock) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await scored(sessions, 0, 12)
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        until = clock.now() + CLAIM
        assert await sessions.database.run(lambda connection: due.claim(connection, due.DAYS, clock.now(), until, 9))
    async with running(tmp_path, clock, told) as sessions:
        await until_nothing_is_due(sessions)
        assert sessions.dailies.timer._asleep_until == until
        clock.turn(CLAIM)
        await told.until(1)


async def test_a_server_without_a_daily_channel_gets_no_table(tmp_path: Path, clock: TurnedClock) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, THERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await scored(sessions, 0, 12, HERE)
        await scored(sessions, 1, 13, THERE)
        clock.turn(DAY)
        assert [one.guild for one in await told.until(1)] == [THERE]


async def test_the_days_table_omits_members_who_asked_to_be_left_out(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        await scored(sessions, 0, 12)
        last = await scored(sessions, 1, 13)
        await sessions.leaderboards.leave_out(100, True)
        day = sessions.dailies.today
        clock.turn(DAY)
        assert last.over
        assert [line.user for line in (await sessions.dailies.table(KEY, HERE, day)).lines] == [101]


async def test_who_has_made_no_move_that_stands_is_not_in_the_days_table(tmp_path: Path, clock: TurnedClock) -> None:
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        await sessions.seats.resign(ask(1), (await begun(sessions, 1)).id)
        await begun(sessions, 2)
        clock.turn(DAY)
        await until_nothing_is_due(sessions)
        assert not (await sessions.dailies.table(KEY, HERE, sessions.dailies.today - 1)).lines
        assert not told.notices

        ended = await sessions.seats.resign(ask(1), (await begun(sessions, 1)).id)
        await played_once(sessions)
        await played(sessions, await begun(sessions, 2), 2)
        clock.turn(DAY)
        await told.until(1)
        table = await sessions.dailies.table(KEY, HERE, sessions.dailies.today - 1)
        assert sorted((line.user, line.turns) for line in table.lines) == [(100, 1), (102, 1)]
        assert await sessions.database.read(dailies.tables_of, table.lines[0].match) == (HERE,)
        assert await sessions.database.read(dailies.tables_of, ended.id) == ()


async def test_a_result_is_shown_once_in_each_server_and_only_after_the_end(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await begun(sessions, 0)
        with pytest.raises(NotAllowed) as early:
            await sessions.dailies.note_shared(match, 100, HERE)
        match = await scored(sessions, 0, 50)
        await sessions.dailies.note_shared(match, 100, HERE)
        with pytest.raises(NotAllowed) as twice:
            await sessions.dailies.note_shared(match, 100, HERE)
        await sessions.dailies.note_unshared(match, 100, HERE)
        await sessions.dailies.note_shared(match, 100, HERE)

        assert (early.value.key, twice.value.key) == ("daily-error-not-over", "daily-error-shared")


async def test_a_daily_blocks_no_other_match_and_causes_no_reminder(tmp_path: Path, clock: TurnedClock) -> None:
    """The member can open a solo match. The daily is not in `/turns`, and no board in a channel is drawn."""
    async with running(tmp_path, clock) as sessions:
        await set_guild(sessions, HERE, GuildSettings(match_limit=1))
        daily = await played(sessions, await begun(sessions))
        solo = await sessions.lobby.open(ask(), Place(HERE, 10), KEY, GAME.about.samples[0])
        assert (await sessions.lookup.candidates(ask(0), Place(HERE, 10), KEY))[0].id == solo.id
        assert [one.match for one in (await sessions.reminders.waiting(100)).mine] == [solo.id]
        assert daily.id not in {match.id for match in await sessions.boards.behind()}


async def test_a_daily_adds_to_the_days_in_a_row_in_the_servers_where_it_was_opened(
    tmp_path: Path, clock: TurnedClock
) -> None:
    """The member sees the new number of days when the match is over. All others see it when the day is over.

    An unfinished daily counts for its day, not for the next day.
    """
    async with running(tmp_path, clock) as sessions:
        first = await scored(sessions, 0, 50)
        await over(sessions, clock, await played(sessions, await begun(sessions, 1), 1))
        await until_nothing_is_due(sessions)
        await played(sessions, await begun(sessions))
        profile = await sessions.leaderboards.profile(HERE, 100, 100)
        assert (profile.days, profile.played, profile.since) == (1, 1, first.updated_at)
        await sessions.seats.resign(ask(), (await begun(sessions)).id)
        profile = await sessions.leaderboards.profile(HERE, 100, 100)
        assert (profile.days, profile.played, profile.contested) == (2, 2, 0)
        assert (await sessions.leaderboards.profile(HERE, 100, 101)).played == 1
        assert (await sessions.leaderboards.profile(HERE, 101, 100)).since < clock.now() // DAY * DAY
        with pytest.raises(SessionError):
            await sessions.leaderboards.profile(THERE, 100, 100)


async def played_once(sessions: Sessions, number: int = 0, guild: int = HERE) -> Match:
    """Return a daily that the member has ended after a turn."""
    match = await played(sessions, await begun(sessions, number, guild), number)
    return await sessions.seats.resign(ask(number), match.id)


async def test_days_in_a_row_make_a_streak_that_a_restart_keeps(tmp_path: Path, clock: TurnedClock) -> None:
    """A daily counts once it has a turn. A week earns a freeze, which covers one missed day."""
    async with running(tmp_path, clock) as sessions:
        match = await begun(sessions)
        assert await sessions.dailies.streaks(100, KEY) == Streaks(Streak(), Streak())
        await played(sessions, match)
        assert (await sessions.dailies.streaks(100, KEY)).game == Streak(1, 1, 0)
        await over(sessions, clock, match)
        await sessions.seats.resign(ask(), (await begun(sessions)).id)  # without a turn
        assert (await sessions.dailies.streaks(100, KEY)).game == Streak(1, 1, 0)
        for _ in range(7):
            clock.turn(DAY)
            await played_once(sessions)
        clock.turn(2 * DAY)
    async with running(tmp_path, clock) as sessions:
        assert await sessions.dailies.streaks(100, KEY) == Streaks(Streak(7, 7, 0), Streak(7, 7, 0))
        await played_once(sessions)
        assert (await sessions.dailies.streaks(100, KEY)).game == Streak(8, 8, 0)
        assert (await sessions.dailies.streaks(100, "other")).game == Streak()
        clock.turn(2 * DAY)
        assert (await sessions.dailies.streaks(100, KEY)).game == Streak(0, 8, 0)


async def test_the_day_of_a_streak_is_that_of_the_members_zone_when_the_daily_is_opened(
    tmp_path: Path, clock: TurnedClock
) -> None:
    """In Auckland, the daily of 20:00 UTC belongs to the next day. Another zone later does not change this."""
    async with running(tmp_path, clock) as sessions:
        await set_member(sessions, 100, MemberSettings(zone="Pacific/Auckland"))
        clock.turn(14 * HOUR)
        day = sessions.dailies.today
        match = await begun(sessions)
        await set_member(sessions, 100, MemberSettings(zone="UTC-12"))
        assert (await begun(sessions)).id == match.id
        await sessions.seats.resign(ask(), (await played(sessions, match)).id)
        assert await sessions.database.read(dailies.played_days, 100) == ((KEY, day + 1),)
        clock.turn(DAY)
        await played_once(sessions)  # a day later in any zone
        assert await sessions.database.read(dailies.played_days, 100) == ((KEY, day + 1), (KEY, day + 2))
        assert (await sessions.dailies.streaks(100, KEY)).game == Streak(2, 2, 0)


async def test_the_export_has_the_days_of_streaks(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        await played_once(sessions)
        (row,) = (await sessions.database.read(kept_about, 100))["dailies"]
        assert (row["own_day"], row["turns"]) == (sessions.dailies.today, 1)
        assert row["opened_at"] == clock.now()


async def test_the_days_table_has_the_streak_of_the_server(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        for number in (0, 1, 0):
            await played_once(sessions, number)
            clock.turn(DAY)
        await played_once(sessions, 1, THERE)
        clock.turn(DAY)
        day = sessions.dailies.today
        found = [await sessions.dailies.in_a_row(HERE, one) for one in range(day - 5, day)]
        assert found == [0, 1, 2, 3, 0]


class Unbounded(Gems3D):
    """The game with the daily of an earlier version, which had no bound of turns and no par."""

    about = replace(GAME.about, daily=replace(GAME.about.daily, turns=0), par=False)


async def test_an_update_changes_the_terms_of_a_daily_from_the_next_day_on(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock, game=Unbounded()) as sessions:
        first, day = await begun(sessions, 0), sessions.dailies.today
    async with running(tmp_path, clock, game=GAME) as sessions:
        await played(sessions, await begun(sessions, 0))
        same = await played(sessions, await begun(sessions, 1), 1)
        assert (first.options.turns, same.options) == (0, first.options)
        assert not sessions.pars._tasks  # the hard player would take minutes
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        assert await sessions.dailies._close_day(day)
        table = await sessions.dailies.table(KEY, HERE, day)
        assert (len(table.lines), table.par) == (2, None)
        assert (await begun(sessions, 1)).options == GAME.about.daily


class Full(Store):
    """A store that writes nothing while its disk is full."""

    full = False

    async def write(self, rows: writes.Writes, publish: Callable[[], None] | None = None) -> None:
        if self.full:
            raise StorageError("planted: the disk is full")
        await super().write(rows, publish)


async def test_a_daily_that_cannot_be_closed_at_once_is_closed_later_and_counts(
    tmp_path: Path, clock: TurnedClock
) -> None:
    store = await Full.open(url_of(tmp_path / "bot.db"), clock)
    assert isinstance(store, Full)
    sessions = Sessions(store, clock, {KEY: GAME}, seeds=lambda: 7, workers=inline_workers)
    unfinished = await begun(sessions)
    give_points(sessions, unfinished, 12)
    await played(sessions, await sessions.matches.match(unfinished.id))
    day = sessions.dailies.today
    clock.turn(DAY)
    store.full = True
    with pytest.raises(NotKept):
        await sessions.dailies._close_day(day)
    store.full = False
    await sessions.dailies._close_day(day)
    page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=GAME.scoreboard(GAME.about.daily))
    assert [(row.user, row.match) for row in page.rows] == [(100, unfinished.id)]
    await sessions.drain()
    await store.close()


async def stored_by_rules(sessions: Sessions, match: Match, version: int) -> None:
    """Store a match as if rules of another version had written it."""
    change = update(matches).where(matches.c.id == match.id).values(rules_version=version)
    await sessions.database.run(lambda connection: connection.execute(change))
    sessions.matches.drop([match.id])


async def counted_users(sessions: Sessions) -> list[int]:
    page = await sessions.leaderboards.leaderboard(HERE, KEY, 100, board=GAME.scoreboard(GAME.about.daily))
    return [row.user for row in page.rows]


@pytest.mark.parametrize("finished", [True, False])
async def test_an_unreadable_daily_is_counted_once_it_can_be_read(
    tmp_path: Path, clock: TurnedClock, finished: bool
) -> None:
    """The server's other dailies are counted at once, and the table is posted once."""
    told = Receiver()
    async with running(tmp_path, clock, told) as sessions:
        await set_guild(sessions, HERE, GuildSettings(daily_channel=TABLE_CHANNEL))
        unread = await begun(sessions, 0)
        give_points(sessions, unread, 12)
        unread = await played(sessions, await sessions.matches.match(unread.id))
        if finished:
            unread = await sessions.seats.resign(ask(0), unread.id)
        await scored(sessions, 1, 13)
        await stored_by_rules(sessions, unread, NEWER_RULES)
        clock.turn(DAY)
        await told.until(1)
        await until_nothing_is_due(sessions)
        assert await counted_users(sessions) == [101]
        assert await sessions.database.read(due.next_due, due.DAYS) == clock.now() + HOUR
        await stored_by_rules(sessions, unread, unread.rules_version)
    clock.turn(HOUR)
    async with running(tmp_path, clock, told) as sessions:
        await until_nothing_is_due(sessions)
        assert await counted_users(sessions) == [101, 100]
        assert await sessions.database.read(due.next_due, due.DAYS) is None
    assert len(told.notices) == 1


async def test_a_cancelled_daily_has_no_turns(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await played(sessions, await begun(sessions))
        assert (await sessions.dailies.streaks(100)).whole.days == 1
        assert await sessions.matches.change(match.id, leaving.end)
        (row,) = (await sessions.database.read(kept_about, 100))["dailies"]
        assert row["turns"] == 0
        assert (await sessions.dailies.streaks(100)).whole.days == 0


async def test_a_daily_cancelled_while_unreadable_does_not_keep_its_day_open(
    tmp_path: Path, clock: TurnedClock
) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await played(sessions, await begun(sessions))
        await stored_by_rules(sessions, match, NEWER_RULES)
        await break_off(sessions.matches, sessions.database, match.id, "end", None)
        assert (await sessions.dailies.streaks(100)).whole.days == 0
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        assert await sessions.dailies._close_day(sessions.dailies.today - 1)


async def test_an_unreadable_daily_is_not_replaced(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        match = await begun(sessions)
        await stored_by_rules(sessions, match, NEWER_RULES)
        with pytest.raises(Unreadable):
            await begun(sessions)
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        with pytest.raises(Unreadable):
            await begun(sessions)


async def until_nothing_is_due(sessions: Sessions) -> None:
    days = sessions.dailies.timer
    async with asyncio.timeout(60):
        while days._asleep_until is None:  # noqa: ASYNC110 - no event says when the timer sleeps
            await asyncio.sleep(0)


async def test_a_daily_goes_on_when_the_bot_leaves_a_server(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        await begun(sessions)
        assert await sessions.presence.guilds_in_play() == ()


async def test_a_server_where_posting_fails_does_not_block_other_servers(tmp_path: Path, clock: TurnedClock) -> None:
    stuck, told = asyncio.Event(), Receiver()

    async def deliver(notice: Notice) -> None:
        if notice.guild == HERE:
            await stuck.wait()
        await told(notice)

    async with running(tmp_path, clock) as sessions:
        for number, guild in enumerate((HERE, THERE)):
            await set_guild(sessions, guild, GuildSettings(daily_channel=TABLE_CHANNEL))
            await scored(sessions, number, 12, guild)
        await sessions.dailies.timer.stop()
        clock.turn(DAY)
        await sessions.dailies._close_day(sessions.dailies.today - 1)
    async with running(tmp_path, clock, deliver) as sessions:
        assert [one.guild for one in await told.until(1)] == [THERE]
        stuck.set()
        assert [one.guild for one in await told.until(2)] == [THERE, HERE]


async def test_a_holiday_does_not_change_a_daily(tmp_path: Path, clock: TurnedClock) -> None:
    async with running(tmp_path, clock) as sessions:
        await sessions.holidays.take(100, clock.now() + DAY)
        assert (await begun(sessions)).terms.away == ()
