"""Tests of puzzles in play: each is opened once, the first turn decides, and members' matches become puzzles."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bot.engine.chance import Stream
from bot.engine.lessons import LEARNER
from bot.engine.puzzles import Puzzle
from bot.errors import NoSession, NotAllowed, NotKept, NotSeated, StaleBoard, TooHeavy
from bot.games import all_games
from bot.games.gems3d.model import Mode, Options
from bot.sessions.computers import thinkers
from bot.sessions.memory import harvest
from bot.sessions.model import IN_PRIVATE, IN_PUZZLE, Match, MemberSettings, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.sessions.play.courses import Course
from bot.sessions.play.puzzle_files import known, write
from bot.sessions.play.puzzles import NEAREST, chosen, shown_rating
from bot.sessions.play.riddles import answered, may_become_puzzles
from bot.sessions.sessions import Sessions
from bot.sessions.taught import Riddle
from bot.storage import puzzles as rows
from bot.storage.keeping import former
from bot.storage.schema import deadlines, puzzle_ratings, puzzle_tries, puzzles
from bot.storage.store import Store
from cogs import faces
from tests.databases import on_each_database
from tests.sessions.notice_box import settle
from tests.sessions.table import PLACE, TurnedClock, ask, set_member
from tests.workers import inline_workers

pytestmark = pytest.mark.slow

GAMES = {key: all_games()[key] for key in ("gems3d", "gembatan")}
ONE_MOVE = Options(mode=Mode.RELAY, size=5, types=3, drop=3, line=3, turns=1)
LINE = "1B3Y1/7/1RRR2K/6G/2P3B/4R2/1G1W3 types=KBGYRPW seed=98 drops=4 line=4"
# Two puzzles of Gems 3D, which other code need not find good, and one of Gembatan with a turn of several moves.
FIRST = Puzzle(LINE, ("E6-E3",), "line", ("easy", "normal", "hard"))
SECOND = Puzzle(LINE.replace("seed=98", "seed=99"), ("E6-A3",), "line")
TWO = Puzzle(
    "BH60:B-GR,BG60:-Y-- gems=BG60-BH60 hands=-GYP,GP--,RB--,RY--:YP,GY,YP,GY;-RBP,RYBP,B---,RGPY:BP,BP,BY,GY seed=7",
    ("BH61 YP-G N", "BI61 --RY W", "end"),
    "chains",
)
FILES = {"gems3d": (FIRST, SECOND), "gembatan": (TWO,)}


async def opened(url: str, clock: TurnedClock) -> Sessions:
    sessions = Sessions(await Store.open(url, clock), clock, GAMES, workers=inline_workers)
    sessions.puzzles._files = lambda game: FILES[game]
    for key, face in faces().items():
        if key in GAMES:
            sessions.lessons.teach(key, Course(face.lessons, face.options_of, face.seats_of))
    await sessions.start()
    return sessions


async def closed(sessions: Sessions) -> None:
    await sessions.drain()
    await sessions.database._store.close()


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock) -> AsyncIterator[Sessions]:
    found = await opened(database_url, clock)
    yield found
    await closed(found)


def riddle_of(match: Match) -> Riddle:
    assert match.terms.riddle is not None
    return match.terms.riddle


async def begun(sessions: Sessions, game: str = "gems3d", number: int = 0, guild: int = PLACE.guild) -> Match:
    return await sessions.puzzles.open(ask(number), game, guild)


async def played(sessions: Sessions, match: Match, *moves: str) -> Match:
    for move in moves:
        match = await sessions.turns.play(ask(), match.id, move, match.version)
    return match


async def table(sessions: Sessions, table: Any) -> list[dict[str, Any]]:
    async def read(connection: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]

    return await sessions.database.read(read)


# ---- solving ----


async def test_a_puzzle_goes_on_where_it_was_also_after_a_restart(database_url: str, clock: TurnedClock) -> None:
    sessions = await opened(database_url, clock)
    match = await begun(sessions, "gembatan")
    assert (match.place, match.to_move, match.seats[LEARNER].user) == (IN_PUZZLE, (LEARNER,), ask().member.user)
    match = await played(sessions, match, TWO.answer[0])
    assert riddle_of(match).solved is None
    await closed(sessions)
    sessions = await opened(database_url, clock)
    again = await begun(sessions, "gembatan")
    assert (again.id, again.version, again.state) == (match.id, match.version, match.state)
    match = await played(sessions, match, *TWO.answer[1:])
    assert riddle_of(match).solved
    await closed(sessions)


async def test_a_right_answer_raises_the_rating_and_lowers_that_of_the_puzzle(sessions: Sessions) -> None:
    match = await begun(sessions)
    answer = riddle_of(match).answer
    match = await played(sessions, match, *answer)
    assert riddle_of(match).solved
    assert match.to_move == ()
    (rating,), (row,), (tried,) = [await table(sessions, one) for one in (puzzle_ratings, puzzles, puzzle_tries)]
    assert (rating["played"], rating["solved"], tried["solved"]) == (1, 1, True)
    assert rating["mu"] > rows.START
    assert row["mu"] < rows.first_mu(next(one for one in FILES["gems3d"] if one.id == row["id"]))
    (standing,) = await sessions.puzzles.standings(ask().member.user)
    assert (standing.rating, standing.solved, standing.played) == (shown_rating(rating["mu"]), 1, 1)


@pytest.mark.parametrize("how", ["wrong", "shown"])
async def test_a_wrong_answer_and_a_shown_one_lower_the_rating(sessions: Sessions, how: str) -> None:
    match = await begun(sessions)
    if how == "wrong":
        match = await played(sessions, match, "B1-A1")
    else:
        match = await sessions.puzzles.give_up(ask(), match, match.version)
    assert riddle_of(match).solved is False
    assert riddle_of(match).given_up is (how == "shown")
    (rating,) = await table(sessions, puzzle_ratings)
    assert (rating["played"], rating["solved"]) == (1, 0)
    assert rating["mu"] < rows.START


@on_each_database
async def test_two_presses_count_once(sessions: Sessions) -> None:
    match = await begun(sessions)
    version, request = match.version, ask()
    results = await asyncio.gather(
        *(sessions.turns.play(one, match.id, "B1-A1", version) for one in (request, ask())),
        sessions.puzzles.give_up(ask(), match, version),
        return_exceptions=True,
    )
    assert all(isinstance(one, Match | StaleBoard) for one in results)
    (rating,) = await table(sessions, puzzle_ratings)
    assert rating["played"] == 1
    with pytest.raises(StaleBoard):
        await sessions.turns.play(ask(), match.id, "B1-A1", None)


async def test_presses_at_once_open_one_puzzle(sessions: Sessions) -> None:
    found = await asyncio.gather(*(begun(sessions) for _ in range(4)))
    assert len({match.id for match in found}) == 1
    assert len(await table(sessions, puzzle_tries)) == 1


@on_each_database
async def test_nobody_gets_a_puzzle_twice(sessions: Sessions) -> None:
    seen = []
    for _ in FILES["gems3d"]:
        match = await begun(sessions)
        seen.append(riddle_of(match).puzzle)
        match = await sessions.puzzles.give_up(ask(), match, match.version)
    assert sorted(seen) == sorted(one.id for one in FILES["gems3d"])
    with pytest.raises(NotAllowed) as refused:
        await sessions.puzzles.next(ask(), match, PLACE.guild)
    assert (refused.value.key, refused.value.params["count"]) == ("puzzle-error-all-opened", len(seen))
    other = await begun(sessions, number=1)
    assert other.seats[LEARNER].user == ask(1).member.user


@on_each_database
async def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_comes_once(
    sessions: Sessions, clock: TurnedClock
) -> None:
    found = await asyncio.gather(*(sessions.puzzles.todays(ask(number), "gems3d") for number in (0, 0, 1)))
    assert found[0].id == found[1].id != found[2].id
    assert riddle_of(found[0]).puzzle == riddle_of(found[2]).puzzle
    beside = await begun(sessions)
    assert riddle_of(beside).puzzle != riddle_of(found[0]).puzzle
    assert await sessions.puzzles.todays(ask(), "gems3d") == found[0]
    await sessions.puzzles.give_up(ask(), found[0], found[0].version)
    with pytest.raises(NotAllowed) as refused:
        await sessions.puzzles.todays(ask(), "gems3d")
    assert refused.value.key == "puzzle-error-todays"
    days = set()
    for _ in range(20):
        clock.turn(DAY)
        riddle = sessions.puzzles.of_the_day("gems3d")
        assert riddle is not None
        days.add(riddle.puzzle)
    assert len(days) == len(FILES["gems3d"])


async def test_the_puzzle_of_another_day_makes_room(sessions: Sessions, clock: TurnedClock) -> None:
    first = await sessions.puzzles.todays(ask(), "gems3d")
    while riddle_of(first) == sessions.puzzles.of_the_day("gems3d"):
        clock.turn(DAY)
    second = await sessions.puzzles.todays(ask(), "gems3d")
    assert second.id != first.id
    assert riddle_of(second) == sessions.puzzles.of_the_day("gems3d")


async def test_others_can_neither_see_nor_play_nor_end_a_puzzle(sessions: Sessions) -> None:
    match = await begun(sessions)
    for foreign in (
        sessions.turns.play(ask(1), match.id, "E6-E3", match.version),
        sessions.puzzles.give_up(ask(1), match, match.version),
        sessions.puzzles.next(ask(1), match, PLACE.guild),
    ):
        with pytest.raises((NotSeated, NoSession)):
            await foreign


async def test_a_puzzle_that_nothing_can_read_is_left_out(sessions: Sessions) -> None:
    sessions.puzzles._files = lambda game: (Puzzle("no position", ("E6-E3",), "line"), FIRST)
    assert riddle_of(await begun(sessions)).puzzle == FIRST.id


def test_a_puzzle_near_the_rating_is_chosen() -> None:
    some = {f"{number:02}": float(number) for number in range(60)}
    for number in range(50):
        found = chosen(some, frozenset(), 30.0, Stream.of(number))
        assert found is not None
        assert abs(some[found] - 30) <= NEAREST / 2
    assert chosen(some, frozenset(some), 30.0, Stream.of(1)) is None


def test_a_file_has_the_same_bytes_for_the_same_puzzles(tmp_path: Any) -> None:
    one, other = tmp_path / "one.gz", tmp_path / "other.gz"
    write(one, FILES["gems3d"])
    write(other, known(one))
    assert known(one) == FILES["gems3d"]
    assert one.read_bytes() == other.read_bytes()
    assert known(tmp_path / "none.gz") == ()


# ---- puzzles from members' matches ----


LOOKED_AT: list[int] = []  # how many positions of each match were looked at


def first_found(game: Any, states: list[Any]) -> list[Puzzle]:
    """Take the place of `harvest.puzzles_among`."""
    LOOKED_AT.append(len(states))
    return [FIRST]


@pytest.fixture
def finds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let each finished match have the puzzle FIRST. Return `LOOKED_AT`."""
    monkeypatch.setattr(harvest, "puzzles_among", first_found)
    LOOKED_AT.clear()
    return LOOKED_AT


async def a_match(sessions: Sessions, *, end: bool = True) -> Match:
    match = await sessions.lobby.open(ask(), PLACE, "gems3d", ONE_MOVE)
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.lobby.begin(ask(), match.id)
    if end:
        (seat,) = match.to_move
        move = GAMES["gems3d"].notate(next(iter(GAMES["gems3d"].legal_moves(match.state, seat))))
        number = match.seats[seat].user - ask().member.user
        match = await sessions.turns.play(ask(number), match.id, move, match.version)
        assert match.phase is Phase.OVER
    return match


async def an_hour_later(sessions: Sessions, clock: TurnedClock) -> None:
    await settle(sessions, clock)
    clock.turn(2 * HOUR)
    await settle(sessions, clock)
    await sessions.harvest.idle()


@pytest.mark.usefixtures("finds")
async def test_a_finished_match_gives_puzzles_to_its_server(sessions: Sessions, clock: TurnedClock) -> None:
    match = await a_match(sessions)
    await an_hour_later(sessions, clock)
    (row,) = await table(sessions, puzzles)
    assert (row["id"], row["guild_id"], row["match_id"]) == (FIRST.id, PLACE.guild, match.id)
    assert [one for one in await table(sessions, deadlines) if one["match_id"] == match.id] == []
    sessions.puzzles._files = lambda game: ()
    with pytest.raises(NotAllowed):
        await begun(sessions, number=2, guild=PLACE.guild + 1)
    solving = await begun(sessions, number=2)
    names = " ".join(seat.name for seat in solving.seats)
    assert riddle_of(solving).guild == PLACE.guild
    assert not any(one.name in names for one in (ask().member, ask(1).member))


async def test_a_running_match_is_no_puzzle(sessions: Sessions, clock: TurnedClock, finds: list[int]) -> None:
    await a_match(sessions, end=False)
    await an_hour_later(sessions, clock)
    assert finds == []
    assert await table(sessions, puzzles) == []


async def test_only_a_finished_match_of_a_channel_may_become_puzzles(sessions: Sessions) -> None:
    game, match = GAMES["gems3d"], await a_match(sessions)
    assert may_become_puzzles(game, match)
    seats = (replace(match.seats[0], user=former(0)), *match.seats[1:])
    for other in (
        replace(match, place=IN_PRIVATE),
        replace(match, phase=Phase.PLAYING, outcome=None),
        replace(match, phase=Phase.CANCELLED, outcome=None),
        replace(match, seats=seats),
    ):
        assert not may_become_puzzles(game, other)


async def test_a_member_may_say_no(sessions: Sessions, clock: TurnedClock, finds: list[int]) -> None:
    await set_member(sessions, ask(1).member.user, MemberSettings(puzzles=False))
    await a_match(sessions)
    await an_hour_later(sessions, clock)
    assert finds == []
    assert await table(sessions, puzzles) == []


async def test_one_match_at_a_time_is_looked_at_with_a_rest_after_it(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    async def run(*_: Any, **__: Any) -> list[Puzzle]:
        looked.append(clock.now())
        clock.turn(MINUTE)
        return []

    monkeypatch.setattr(sessions.harvest._workers, "run", run)
    for _ in range(2):
        await a_match(sessions)
    await settle(sessions, clock)
    clock.turn(HOUR)
    for number in (1, 1, 2):
        await settle(sessions, clock)
        await sessions.harvest.idle()
        assert len(looked) == number
        clock.turn(harvest.AGAIN // 2)
    assert looked[1] - looked[0] >= (1 + harvest.REST) * MINUTE


async def test_a_match_that_finds_no_time_makes_no_puzzles(
    sessions: Sessions, clock: TurnedClock, finds: list[int]
) -> None:
    sessions.harvest._rests_until = clock.now() + 9 * HOUR
    match = await a_match(sessions)
    for _ in range(15):
        await settle(sessions, clock)
        clock.turn(harvest.AGAIN)
    await settle(sessions, clock)
    assert finds == []
    assert [one for one in await table(sessions, deadlines) if one["match_id"] == match.id] == []


async def refuse(sessions: Sessions) -> None:
    await sessions.privacy.allow_puzzles(ask(1).member.user, allowed=False)


async def forget(sessions: Sessions) -> None:
    await sessions.privacy.forget(ask(1).member.user)


@on_each_database
@pytest.mark.usefixtures("finds")
@pytest.mark.parametrize("go", [refuse, forget])
async def test_puzzles_go_with_a_member(sessions: Sessions, clock: TurnedClock, go: Callable[[Sessions], Any]) -> None:
    await a_match(sessions)
    await an_hour_later(sessions, clock)
    sessions.puzzles._files = lambda game: ()
    solving = await begun(sessions, number=2)
    await go(sessions)
    assert await table(sessions, puzzles) == []
    with pytest.raises(NoSession):
        await sessions.matches.match(solving.id)
    with pytest.raises(NotAllowed):
        await begun(sessions, number=3)


async def test_a_member_who_is_forgotten_meanwhile_gives_no_puzzle(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_match(sessions)

    async def run(function: Any, *args: Any, seconds: float) -> list[Puzzle]:
        await sessions.privacy.forget(ask(1).member.user)
        return [FIRST]

    monkeypatch.setattr(sessions.harvest._workers, "run", run)
    await an_hour_later(sessions, clock)
    assert await table(sessions, puzzles) == []


async def test_a_match_that_takes_too_long_is_looked_at_once(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await a_match(sessions)

    async def run(function: Any, *args: Any, seconds: float) -> list[Puzzle]:
        raise TooHeavy("error-too-heavy")

    monkeypatch.setattr(sessions.harvest._workers, "run", run)
    await an_hour_later(sessions, clock)
    assert await table(sessions, puzzles) == []
    assert [one for one in await table(sessions, deadlines) if one["match_id"] == match.id] == []


async def test_what_the_database_refuses_comes_again(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await a_match(sessions)
    monkeypatch.setattr(harvest, "puzzles_among", first_found)
    run, refused = sessions.database.run, list[int]()

    async def once_refused(work: Any) -> Any:
        if getattr(work, "func", None) is rows.add and not refused:
            refused.append(1)
            raise NotKept("error-storage")
        return await run(work)

    monkeypatch.setattr(sessions.database, "run", once_refused)
    await an_hour_later(sessions, clock)
    assert refused
    assert await table(sessions, puzzles) == []
    await an_hour_later(sessions, clock)
    assert [row["match_id"] for row in await table(sessions, puzzles)] == [match.id]


async def test_what_a_stop_interrupts_begins_again(
    database_url: str, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = await opened(database_url, clock)
    await a_match(sessions)
    begun_to_look = asyncio.Event()

    async def run(function: Any, *args: Any, seconds: float) -> list[Puzzle]:
        begun_to_look.set()
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(sessions.harvest._workers, "run", run)
    await settle(sessions, clock)
    clock.turn(2 * HOUR)
    await begun_to_look.wait()
    await closed(sessions)
    monkeypatch.setattr(harvest, "puzzles_among", first_found)
    sessions = await opened(database_url, clock)
    await an_hour_later(sessions, clock)
    assert [row["id"] for row in await table(sessions, puzzles)] == [FIRST.id]
    await closed(sessions)


# ---- what is stored about members ----


async def test_what_a_member_has_solved_is_exported_and_deleted(sessions: Sessions) -> None:
    await played(sessions, await begun(sessions), "B1-A1")
    exported = (await sessions.privacy.export(ask().member.user)).decode()
    assert "puzzle_tries" in exported
    assert "puzzle_ratings" in exported
    await sessions.privacy.forget(ask().member.user)
    assert await table(sessions, puzzle_tries) == []
    assert await table(sessions, puzzle_ratings) == []


# ---- after the verdict ----


async def test_a_missed_puzzle_may_be_tried_again_and_no_rating_moves(sessions: Sessions) -> None:
    first = await begun(sessions)
    match = await played(sessions, first, "B1-A1")
    before = [await table(sessions, one) for one in (puzzle_ratings, puzzles, puzzle_tries)]
    version = match.version
    match = await sessions.puzzles.try_again(ask(), match, version)
    assert (match.state, match.to_move, riddle_of(match).solved) == (first.state, (LEARNER,), None)
    assert (await sessions.puzzles.try_again(ask(), match, version)).version == match.version  # a double tap
    match = await played(sessions, match, *riddle_of(match).answer)
    assert (riddle_of(match).solved, riddle_of(match).again) == (True, True)
    assert [await table(sessions, one) for one in (puzzle_ratings, puzzles, puzzle_tries)] == before


async def test_a_solved_puzzle_is_played_on_against_computer_players_and_counts_for_nothing(sessions: Sessions) -> None:
    match = await played(sessions, await begun(sessions, "gembatan"), *TWO.answer)
    before = [await table(sessions, one) for one in (puzzle_ratings, puzzles, puzzle_tries)]
    version = match.version
    match = await sessions.puzzles.play_on(ask(), match, version)
    assert thinkers(match) == match.to_move
    assert LEARNER not in match.to_move
    assert (await sessions.puzzles.play_on(ask(), match, version)).version == match.version  # a double tap
    for _ in range(200):
        if not match.to_move:
            break
        if thinkers(match):
            await sessions.computers.play(match.id)
        else:
            move = GAMES["gembatan"].default(match.state, LEARNER)
            await sessions.turns.play(ask(), match.id, move, match.version)
        match = await sessions.matches.match(match.id)
    assert GAMES["gembatan"].outcome(match.state) is not None
    assert (match.outcome, match.private, match.phase) == (None, True, Phase.PLAYING)
    assert [await table(sessions, one) for one in (puzzle_ratings, puzzles, puzzle_tries)] == before


async def test_a_computer_player_whose_press_died_moves_after_a_minute(sessions: Sessions, clock: TurnedClock) -> None:
    match = await played(sessions, await begun(sessions, "gembatan"), *TWO.answer)
    match = await sessions.puzzles.play_on(ask(), match, match.version)
    await settle(sessions, clock)
    assert thinkers(await sessions.matches.match(match.id))
    clock.turn(2 * MINUTE)
    await settle(sessions, clock)
    assert (await sessions.matches.match(match.id)).to_move == (LEARNER,)


async def test_a_puzzle_is_played_on_from_the_answer_also_after_a_wrong_turn(sessions: Sessions) -> None:
    match = await played(sessions, await begun(sessions), "B1-A1")
    match = await sessions.puzzles.play_on(ask(), match, match.version)
    assert match.state == answered(GAMES["gems3d"], riddle_of(match))
    assert match.to_move == (LEARNER,)
    wrong = riddle_of(match).solved
    moved = await played(sessions, match, "B1-A1")
    assert (riddle_of(moved).solved, riddle_of(moved).rated) == (wrong, riddle_of(match).rated)


async def test_nobody_tries_or_plays_on_before_the_verdict_or_with_an_old_press(sessions: Sessions) -> None:
    match = await begun(sessions)
    for what in (sessions.puzzles.try_again, sessions.puzzles.play_on):
        with pytest.raises(StaleBoard):
            await what(ask(), match, match.version)
    old, match = match, await played(sessions, match, "B1-A1")
    for what in (sessions.puzzles.try_again, sessions.puzzles.play_on):
        with pytest.raises(StaleBoard):
            await what(ask(), match, old.version)
        with pytest.raises(NotSeated):
            await what(ask(1), match, match.version)


async def test_a_member_has_the_puzzle_before_them_that_changed_last(sessions: Sessions, clock: TurnedClock) -> None:
    user = ask().member.user
    assert await sessions.puzzles.current(user, "gems3d") is None
    one = await begun(sessions)
    clock.turn(MINUTE)
    today = await sessions.puzzles.todays(ask(), "gems3d")
    assert (await sessions.puzzles.current(user, "gems3d")) == today
    clock.turn(MINUTE)
    decided = await played(sessions, one, "B1-A1")
    found = await sessions.puzzles.current(user, "gems3d")
    assert found is not None
    assert (found.id, found.version) == (decided.id, decided.version)
    assert await sessions.puzzles.current(ask(1).member.user, "gems3d") is None
