"""Tests of a member's year: what counts in it, when it can be seen, who is the rival, and what others are told."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from bot.engine.game import Seat
from bot.errors import NotAllowed, Over, SessionError
from bot.sessions.computers import computer
from bot.sessions.memory.archive import pack, unpack
from bot.sessions.memory.years import (
    LEAST,
    Favourite,
    Rival,
    Year,
    YearOfGame,
    games_of,
    months_of,
    own_entries,
    past_year,
    span_of,
    year_told,
)
from bot.sessions.model import Place
from bot.sessions.pace import DAY
from bot.sessions.packing import Packing
from bot.sessions.sessions import Sessions
from bot.storage import years as stored_years
from bot.storage.rows import LogRow
from bot.storage.schema import archives, dailies, daily_places, matches, puzzle_tries
from bot.storage.store import Connection
from bot.storage.years import YearRow
from tests.databases import on_each_database
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.table import PLACE, TurnedClock, ask
from tests.sessions.test_profile import ELSEWHERE, _after_matches, alone, contested

ADA, BEN = 100, 101


def at(text: str) -> int:
    """Return a time in UTC in milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def turn_to(clock: TurnedClock, text: str) -> None:
    clock.turn(at(text) - clock.now())


async def year(sessions: Sessions, user: int = ADA, *, all_see: Callable[[int], bool] | None = None) -> Year:
    return await sessions.years.of(PLACE.guild, user, 2023, all_see=all_see)


@pytest.mark.parametrize(
    ("now", "shown"),
    [
        ("2026-12-31T23:59:59", None),
        ("2027-01-01T00:00:00", 2026),
        ("2027-01-31T23:59:59", 2026),
        ("2027-02-01T00:00:00", None),
    ],
)
def test_a_year_can_be_seen_in_the_january_after_it(now: str, shown: int | None) -> None:
    assert past_year(at(now)) == shown


@pytest.mark.parametrize(
    ("now", "told"),
    [
        ("2026-12-31T23:59:59", None),
        ("2027-01-01", 2026),
        ("2027-01-07", 2026),
        ("2027-01-08", None),
        ("2027-02-01", None),
    ],
)
def test_messages_lead_to_the_year_in_the_first_days_of_january(now: str, told: int | None) -> None:
    assert year_told(at(now)) == told


def row(match: str, game: str, score: int, won: bool | None, ended: str, *, daily: bool = False) -> YearRow:
    return YearRow(match, game, PLACE.channel, 0, "Ada", score, won, b"", None, at(ended), daily)


def test_games_come_by_how_often_they_were_played_each_with_its_best_match() -> None:
    rows = (
        row("a", "gems3d", 90, None, "2026-02-28T23:59:59", daily=True),
        row("b", "gems3d", 40, None, "2026-03-01T00:00:00"),
        row("c", "gembatan", 30, True, "2026-03-02"),
        row("d", "gembatan", 30, False, "2026-12-31"),
        row("e", "gembatan", 12, None, "2026-12-31"),
        row("f", "gemrush", 9, None, "2026-01-01", daily=True),
        row("g", "gems3d", 0, None, "2026-04-01"),
    )
    assert (
        games_of(rows)
        == (
            YearOfGame("gembatan", 3, 2, 1, rows[2:5]),  # the earlier one of two equal scores comes first
            YearOfGame("gems3d", 3, 0, 0, rows[1:2]),
            YearOfGame("gemrush", 1, 0, 0, ()),
        )
    )
    assert months_of(rows) == (1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2)


def test_a_year_has_all_its_days() -> None:
    span = span_of(2024)
    assert (span.begin, span.end) == (at("2024-01-01"), at("2025-01-01"))
    assert (span.end - span.begin) // DAY == 366


@on_each_database
async def test_a_year_counts_the_matches_of_its_months_in_this_server(sessions: Sessions, clock: TurnedClock) -> None:
    for takes in ("1", "32"):
        await alone(sessions, takes)
    await alone(sessions, "333", ELSEWHERE)
    turn_to(clock, "2023-12-31T23:59:59.999")
    await contested(sessions, "3", "1")
    await contested(sessions, "1", "3")
    best = await alone(sessions, "33")
    turn_to(clock, "2024-01-01")
    await alone(sessions, "3333")

    found = await year(sessions)
    assert (found.year, found.name, found.played, found.contested, found.won) == (2023, "Ada", 5, 2, 1)
    assert found.months == (0,) * 10 + (2, 3)
    (game,) = found.games
    assert (game.game, game.played, game.contested, game.won) == ("heap", 5, 2, 1)
    assert (game.bests[0].match_id, game.bests[0].score) == (best.id, 6)
    assert (found.favourite, found.streak, found.solved) == (None, 0, 0)


async def left_at_once(sessions: Sessions, *users: int, first: str = "") -> None:
    """Let members open a match of two or one, the first of them perhaps move, and all leave it."""
    options = HeapOptions(heap=4, seats=len(users))
    match = await sessions.lobby.open(ask(users[0]), PLACE, "heap", options)
    for user in users[1:]:
        await sessions.lobby.join(ask(user), match.id)
    if len(users) > 1:
        await sessions.lobby.begin(ask(users[0]), match.id)
    if first:
        await sessions.turns.play(ask(users[0]), match.id, first, None)
    for user in users:
        with suppress(Over):
            await sessions.seats.resign(ask(user), match.id)
    assert (await sessions.matches.match(match.id)).over


@on_each_database
async def test_matches_that_count_nowhere_and_dailies_without_a_turn_do_not_count(
    sessions: Sessions, clock: TurnedClock
) -> None:
    for _ in range(LEAST):
        await alone(sessions, "1")
    await left_at_once(sessions, 0)
    await left_at_once(sessions, 0, 1, first="1")
    days = [await alone(sessions, "1", ELSEWHERE) for _ in range(2)]

    async def store(connection: Connection) -> None:
        for number, match in enumerate(days):
            await daily(connection, at("2023-11-20") // DAY + number, PLACE.guild, match=match.id, turns=number)

    await sessions.database.run(store)
    turn_to(clock, "2024-01-02")
    found = await year(sessions)
    assert found.played == LEAST + 1
    (game,) = found.games
    assert (len(game.bests), game.contested) == (LEAST, 0)

    async def damage(connection: Connection) -> None:
        await connection.execute(matches.update().values(outcome=b"damaged"))

    await sessions.database.run(damage)
    with pytest.raises(SessionError, match="year-error-few"):  # only the daily is left
        await year(sessions)


async def test_too_few_matches_make_no_page(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(LEAST - 1):
        await alone(sessions, "1")
    turn_to(clock, "2024-01-05")
    await alone(sessions, "1")
    with pytest.raises(SessionError, match="year-error-few") as refused:
        await year(sessions)
    assert refused.value.params == {"count": LEAST - 1, "least": LEAST, "year": "2023"}
    with pytest.raises(SessionError, match="year-error-few"):
        await year(sessions, BEN)


@pytest.mark.parametrize("now", ["2023-12-31", "2024-02-01", "2025-01-01"])
async def test_at_another_time_the_year_cannot_be_seen(sessions: Sessions, clock: TurnedClock, now: str) -> None:
    turn_to(clock, now)
    with pytest.raises(NotAllowed, match="year-error-over"):
        await year(sessions)


# ---- the rival ----


async def met(sessions: Sessions, other: int, results: str, place: Place = PLACE) -> None:
    """Let Ada win (w), lose (l) or draw (d) against another member."""
    for mine, theirs in ({"w": ("3", "1"), "l": ("1", "3"), "d": ("2", "2")}[result] for result in results):
        match = await sessions.lobby.open(ask(0), place, "heap", HeapOptions(heap=4, seats=2))
        await sessions.lobby.join(ask(other), match.id)
        await sessions.lobby.begin(ask(0), match.id)
        await sessions.turns.play(ask(0), match.id, mine, None)
        await sessions.turns.play(ask(other), match.id, theirs, None)


async def name_of_rival(sessions: Sessions, user: int = ADA) -> str | None:
    rival = (await year(sessions, user)).rival
    return None if rival is None else rival.name


@on_each_database
async def test_the_rival_is_who_was_met_most(sessions: Sessions, clock: TurnedClock) -> None:
    await met(sessions, 2, "wwl")
    await met(sessions, 1, "wld")
    await met(sessions, 1, "l")
    turn_to(clock, "2024-01-02")
    await met(sessions, 2, "www")  # in another year

    assert (await year(sessions)).rival == Rival("Ben", 4, 1, 2)
    assert Rival("Ben", 4, 1, 2).drawn == 1
    await alone(sessions, "1")
    with pytest.raises(SessionError):
        await year(sessions, BEN)


async def test_of_two_who_were_met_equally_often_the_later_one_is_the_rival(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await met(sessions, 1, "www")
    clock.turn(1000)
    await met(sessions, 2, "lll")
    turn_to(clock, "2024-01-02")
    assert (await year(sessions)).rival == Rival("Cleo", 3, 0, 3)


async def test_who_hides_or_deleted_their_data_is_nobodys_rival(sessions: Sessions, clock: TurnedClock) -> None:
    await met(sessions, 1, "wwww")
    await met(sessions, 2, "lll")
    await met(sessions, 3, "d")
    turn_to(clock, "2024-01-02")
    assert await name_of_rival(sessions) == "Ben"
    await sessions.leaderboards.leave_out(BEN, True)
    assert await name_of_rival(sessions) == "Cleo"
    await sessions.privacy.forget(102)
    assert await name_of_rival(sessions) == "Dan"
    await sessions.privacy.forget(103)
    assert await name_of_rival(sessions) is None


@pytest.mark.parametrize(("blocks", "blocked"), [(ADA, BEN), (BEN, ADA)])
async def test_whom_one_of_the_two_has_blocked_is_no_rival(
    sessions: Sessions, clock: TurnedClock, blocks: int, blocked: int
) -> None:
    await met(sessions, 1, "wwwww")
    turn_to(clock, "2024-01-02")
    await sessions.settings.change_member(blocks, lambda before: replace(before, blocked=(blocked,)))
    assert await name_of_rival(sessions) is None
    assert await name_of_rival(sessions, BEN) is None


@on_each_database
async def test_others_read_of_a_rival_only_what_was_played_where_they_see_it(
    sessions: Sessions, clock: TurnedClock
) -> None:
    hidden = replace(PLACE, channel=PLACE.channel + 1)
    await met(sessions, 1, "wwww", hidden)
    await met(sessions, 2, "l")
    turn_to(clock, "2024-01-02")
    assert await name_of_rival(sessions) == "Ben"
    told = await year(sessions, all_see=lambda channel: channel == PLACE.channel)
    assert (told.rival, told.played) == (Rival("Cleo", 1, 0, 1), 5)
    assert (await year(sessions, all_see=lambda _: False)).rival is None


# ---- skills ----


class Artful(Heap):
    """The same game, in which taking three stones is a skill."""

    def used_skills(self, states: Iterable[HeapState]) -> Iterable[tuple[int, Seat, str]]:
        before: HeapState | None = None
        for index, state in enumerate(states):
            if before is not None and before.heap - state.heap == 3:
                yield index, Seat(before.turn), "heap-three"
            before = state


async def test_the_most_used_skill_is_counted_in_archives(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for takes in ("331", "13"):
        await alone(sessions, takes)
    for mine, theirs in ("33", "13", "12"):
        await contested(sessions, mine, theirs)
    await _after_matches(sessions)
    turn_to(clock, "2024-01-02")
    monkeypatch.setitem(sessions.years._packings, "heap", Packing(Artful()))
    assert (await year(sessions)).favourite == Favourite("heap", "heap-three", 4)

    async def damage(connection: Connection) -> None:
        await connection.execute(archives.update().values(entries=b"damaged"))

    await sessions.database.run(damage)
    assert (await year(sessions)).favourite is None


def entries(text: str) -> tuple[LogRow, ...]:
    """Return the log of a match alone: s is its start, m and c are moves of a member and a computer player.

    A stroke gives the seat to another player.
    """
    kinds = {"s": "start", "m": "move", "c": "move", "|": "seat"}
    return tuple(
        LogRow(
            match_id="a",
            version=number,
            kind=kinds[one],
            seat=0,
            user_id=computer("hard", 0).user if one == "c" else None,
            notation="",
            events=b"",
            state=None,
            rules_version=1,
            at=number,
        )
        for number, one in enumerate(text)
    )


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("smm", "mm"),
        ("sm|c|m", "mm"),  # a computer player for a turn
        ("sm|cc|mm|c|", "mmm"),
        ("sm|mm|m", "m"),  # another member: the archive does not tell who of the two played first
        ("sm|mm", "mm"),
        ("sm|m|c|m", "mm"),
        ("sm|m|", ""),
    ],
)
def test_only_turns_count_that_the_seats_last_member_has_surely_played(text: str, own: str) -> None:
    rows = entries(text)
    found = "".join(text[row.version] for row in rows if row.kind == "move" and row in own_entries(rows, Seat(0)))
    assert found == own


async def test_skills_that_a_computer_player_used_for_the_member_do_not_count(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [await alone(sessions, takes) for takes in ("3111", "3111", "3331", "1111", "1111")]
    await _after_matches(sessions)

    async def stand_in(connection: Connection) -> None:
        (stored,) = await stored_years.archives_of(connection, (played[2].id,))
        by = computer("hard", 0).user
        packed = pack(stored.match_id, [replace(row, user_id=by) for row in unpack(stored)])
        where = archives.c.match_id == stored.match_id
        await connection.execute(archives.update().where(where).values(entries=packed.entries))

    await sessions.database.run(stand_in)
    turn_to(clock, "2024-01-02")
    monkeypatch.setitem(sessions.years._packings, "heap", Packing(Artful()))
    assert (await year(sessions)).favourite == Favourite("heap", "heap-three", 2)


# ---- what belongs to the member in all servers ----


async def daily(connection: Connection, day: int, guild: int, *, match: str = "", turns: int = 1) -> None:
    """Store a daily of Ada that was opened in a server."""
    about = {"day": day, "game": "heap", "user_id": ADA}
    opened = {"match_id": match or f"d{day}", "own_day": day, "opened_at": day * DAY, "turns": turns}
    await connection.execute(insert(dailies).values(**about, **opened))
    await connection.execute(insert(daily_places).values(**about, guild_id=guild, shared=False, counted=True))


@on_each_database
async def test_others_are_told_nothing_of_other_servers(sessions: Sessions, clock: TurnedClock) -> None:
    for _ in range(LEAST):
        await alone(sessions, "1")
    last = at("2023-12-31") // DAY

    async def store(connection: Connection) -> None:
        for day, guild in ((last - 9, PLACE.guild), (last - 8, PLACE.guild), (last - 7, ELSEWHERE.guild)):
            await daily(connection, day, guild)
        for day in range(last - 1, last + 6):  # five of these seven days are in the next year
            await daily(connection, day, PLACE.guild)
        for number, (when, solved) in enumerate((("2022-12-31", True), ("2023-01-01", True), ("2023-06-01", False),
                                                 ("2023-12-31", True), ("2024-01-01", True))):  # fmt: skip
            tried = {"user_id": ADA, "puzzle_id": f"p{number}", "game": "heap", "at": at(when), "solved": solved}
            await connection.execute(insert(puzzle_tries).values(**tried))

    await sessions.database.run(store)
    turn_to(clock, "2024-01-20")
    own, told = await year(sessions), await year(sessions, all_see=lambda _: True)
    assert (own.streak, own.solved) == (3, 2)
    assert (told.streak, told.solved) == (2, 0)
    assert replace(told, streak=3, solved=2) == own
