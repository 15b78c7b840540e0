"""Tests of leaderboards: ranks, periods, pages, seasons, and members who are left out."""

import pytest
from msgspec.structs import replace

from bot.engine.game import LEFT, Seat
from bot.errors import OptionError, SessionError
from bot.games import all_games
from bot.sessions.leaderboards.counting import honours_of
from bot.sessions.leaderboards.leaderboards import feats
from bot.sessions.leaderboards.model import Leaderboard
from bot.sessions.model import GuildSettings, Match, MemberSettings, Place
from bot.sessions.sessions import Sessions
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.table import HOUR, PLACE, TurnedClock, ask, set_guild, set_member

pytestmark = pytest.mark.slow

DAY = 24 * HOUR


async def scored(sessions: Sessions, clock: TurnedClock, number: int, points: int, place: Place = PLACE) -> Match:
    """Return a solo match of a member that ends with these points."""
    clock.turn(1000)
    match = await sessions.lobby.open(ask(number), place, "heap", HeapOptions())
    for text in "3" * (points // 3) + ("" if points % 3 == 0 else str(points % 3)):
        await sessions.turns.play(ask(number), match.id, text, None)
    if not points:
        moved_for_nothing(sessions, match)
    return await sessions.seats.resign(ask(number), match.id)


def moved_for_nothing(sessions: Sessions, match: Match) -> None:
    """Set a turn without points in memory, which this game does not have. The next change stores it."""
    live = sessions.matches._live[match.id]
    assert live.stored is not None
    state: HeapState = match.state  # type: ignore[assignment]  # the match is in play
    live.stored = replace(live.stored, match=replace(match, state=replace(state, turns=1)))


async def contested(sessions: Sessions, first: str, second: str, players: tuple[int, int] = (0, 1)) -> Match:
    """Return a match of two members who take these numbers of stones in turn, 4 stones in all."""
    one, other = players
    match = await sessions.lobby.open(ask(one), PLACE, "heap", HeapOptions(heap=4, seats=2))
    await sessions.lobby.join(ask(other), match.id)
    await sessions.lobby.begin(ask(one), match.id)
    await sessions.turns.play(ask(one), match.id, first, None)
    return await sessions.turns.play(ask(other), match.id, second, None)


async def solo_table(sessions: Sessions, user: int = 999, *, guild: int = 1, period: str = "all") -> Leaderboard:
    return await sessions.leaderboards.leaderboard(guild, "heap", user, board="heap-solo", period=period)


def lines(table: Leaderboard) -> list[tuple[int | None, str, int]]:
    return [(row.rank, row.name, row.value) for row in table.rows]


async def test_equal_scores_share_a_rank_and_the_earlier_score_comes_first(
    sessions: Sessions, clock: TurnedClock
) -> None:
    for number, points in enumerate((4, 9, 4, 1)):
        await scored(sessions, clock, number, points)
    table = await solo_table(sessions, 102)
    assert lines(table) == [(1, "Ben", 9), (2, "Ada", 4), (2, "Cleo", 4), (4, "Dan", 1)]
    assert table.own == table.rows[2]
    assert (table.page, table.pages, table.lines) == (1, 1, 4)


async def test_each_page_continues_the_page_before(sessions: Sessions, clock: TurnedClock) -> None:
    for number in range(12):
        await scored(sessions, clock, number, 3 if 8 <= number < 11 else 12 - number)
    first = await sessions.leaderboards.leaderboard(1, "heap", 111, board="heap-solo")
    second = await sessions.leaderboards.leaderboard(1, "heap", 111, board="heap-solo", page=2)
    assert (first.pages, first.lines, len(first.rows)) == (2, 12, 10)
    # Places 9 to 11 share a rank, across the page's end.
    assert [row.rank for row in first.rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert [row.rank for row in second.rows] == [9, 12]
    assert first.own == second.own == second.rows[1]
    assert {row.user for row in first.rows} | {row.user for row in second.rows} == {100 + n for n in range(12)}


async def test_a_missing_page_is_refused_with_the_number_of_pages(sessions: Sessions) -> None:
    for page in (0, 2, -1):
        for board in (None, "heap-solo"):
            with pytest.raises(OptionError) as refused:
                await sessions.leaderboards.leaderboard(1, "heap", 100, board=board, page=page)
            assert (refused.value.key, refused.value.params) == ("error-unknown-page", {"pages": 1})


async def test_a_member_without_a_line_gets_no_own_line(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 0, 5)
    assert (await solo_table(sessions, 999)).own is None


async def test_each_member_has_one_line_with_best_score_and_number_of_matches(
    sessions: Sessions, clock: TurnedClock
) -> None:
    best = [await scored(sessions, clock, 0, points) for points in (2, 7, 5, 7)][1]
    [row] = (await solo_table(sessions)).rows
    assert (row.value, row.at, row.match, row.played) == (7, best.updated_at, best.id, 4)


async def test_a_member_without_points_is_on_the_list(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 0, 0)
    await scored(sessions, clock, 1, 5)

    assert lines(await solo_table(sessions)) == [(1, "Ben", 5), (2, "Ada", 0)]


async def test_the_board_that_opens_has_lines(sessions: Sessions, clock: TurnedClock) -> None:
    """The newest result is that of a member who is left out."""
    await contested(sessions, "3", "1")
    await scored(sessions, clock, 0, 5)
    assert (await first_board(sessions, 999)) == "heap-solo"

    await sessions.leaderboards.leave_out(100, True)

    assert (await first_board(sessions, 999)) != "heap-solo"
    assert (await first_board(sessions, 100)) != "heap-solo"


async def first_board(sessions: Sessions, user: int) -> str:
    """Return the leaderboard that opens for a member. It has a line."""
    table = await sessions.leaderboards.leaderboard(1, "heap", user)
    assert table.board is not None
    assert table.rows
    return table.board.key


async def test_servers_and_score_boards_are_counted_separately(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 0, 5)
    await scored(sessions, clock, 0, 6, Place(guild=2, channel=20))
    assert lines(await solo_table(sessions)) == [(1, "Ada", 5)]
    assert lines(await solo_table(sessions, guild=2)) == [(1, "Ada", 6)]
    other = await sessions.leaderboards.leaderboard(1, "heap", 999, board="heap-relay")
    assert other.rows == ()
    assert [board.key for board in other.boards] == ["heap-solo"]


async def test_the_board_with_the_newest_line_is_shown_first(sessions: Sessions, clock: TurnedClock) -> None:
    await contested(sessions, "3", "1")
    assert [board.key for board in (await sessions.leaderboards.leaderboard(1, "heap", 999)).boards] == [
        "heap-relay",
        "heap:wins",
    ]
    await scored(sessions, clock, 0, 5)
    table = await sessions.leaderboards.leaderboard(1, "heap", 999)
    assert table.board == table.boards[0]
    assert (table.boards[0].key, table.boards[0].measure) == ("heap-solo", "points")


async def test_wins_are_added_up_and_members_without_wins_have_no_rank(sessions: Sessions) -> None:
    for first, second in (("3", "1"), ("1", "3"), ("3", "1")):
        await contested(sessions, first, second)
    await contested(sessions, "3", "1", (1, 2))
    table = await sessions.leaderboards.leaderboard(1, "heap", 102, board="heap:wins")
    assert [(row.rank, row.name, row.value, row.played) for row in table.rows] == [(1, "Ada", 2, 3), (1, "Ben", 2, 4)]
    assert table.own is not None
    assert (table.own.rank, table.own.value, table.own.played) == (None, 0, 1)


async def test_a_match_lost_by_the_whole_table_is_no_win(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=2, seats=2, doomed=True))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    table = await sessions.leaderboards.leaderboard(1, "heap", 100, board="heap:wins")
    assert table.rows == ()
    assert table.own is not None
    assert (table.own.value, table.own.played) == (0, 1)


async def test_a_match_that_a_moderator_ended_does_not_count(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=9, seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "3", None)
    await sessions.turns.end(ask(3), match.id)
    table = await sessions.leaderboards.leaderboard(1, "heap", 100)
    assert (table.boards, table.own) == ((), None)


async def test_a_match_left_by_all_is_neither_won_nor_rated(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=9, seats=2))
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    for number in (0, 1):
        await sessions.seats.resign(ask(number), match.id)
    for board in ("heap:wins", "heap:rating"):
        assert (await sessions.leaderboards.leaderboard(1, "heap", 100, board=board)).own is None
    assert lines(await sessions.leaderboards.leaderboard(1, "heap", 100, board="heap-relay")) == []


async def test_points_of_a_member_who_left_count_if_the_others_finish(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=7, seats=3))
    for number in (1, 2):
        await sessions.lobby.join(ask(number), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    for number, text in enumerate(("2", "3", "1")):
        await sessions.turns.play(ask(number), match.id, text, None)
    await sessions.seats.resign(ask(0), match.id)
    over = await sessions.turns.play(ask(1), match.id, "1", None)
    table = await sessions.leaderboards.leaderboard(1, "heap", 100, board="heap-relay")
    assert lines(table) == [(1, "Ben", 4), (2, "Ada", 2), (3, "Cleo", 1)]

    assert over.outcome is not None
    broken_off = replace(over, outcome=replace(over.outcome, reason=LEFT))
    counted = {one.board: one.values for one in honours_of(Heap(), broken_off)}
    assert [seat for seat, _ in counted["heap-relay"]] == [1, 2]
    assert [seat for seat, _ in counted["heap:rating"]] == [1, 0, 2]  # A member who leaves still loses.


@pytest.mark.parametrize(
    ("takes", "silent", "points", "rated"),
    [
        (("2", "1"), (0,), [1], []),  # a computer player has won for who was silent: nobody wins, nobody loses
        (("2", "1"), (1,), [0], [0, 1]),  # the silent member has lost
        (("2", "2"), (0,), [1], []),
        (("3", "2", "1"), (1,), [0, 2], [0, 2]),
        (("3", "2", "1"), (2,), [0, 1], [0, 1, 2]),
        (("3", "2", "2"), (1, 2), [0], [0, 1, 2]),  # both have lost
        (("3", "2", "1"), (1, 2), [0], [0, 1, 2]),
    ],
)
async def test_who_is_silent_to_the_end_gets_no_points_and_can_only_lose(
    sessions: Sessions, takes: tuple[str, ...], silent: tuple[int, ...], points: list[int], rated: list[int]
) -> None:
    heap = HeapOptions(heap=sum(map(int, takes)), seats=len(takes), rivals=True)
    match = await sessions.lobby.open(ask(0), PLACE, "heap", heap)
    for number in range(1, len(takes)):
        await sessions.lobby.join(ask(number), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    for number, text in enumerate(takes):
        match = await sessions.turns.play(ask(number), match.id, text, None)
    over = replace(match, terms=replace(match.terms, unheard=tuple(map(Seat, silent))))
    counted = {one.board: sorted(seat for seat, _ in one.values) for one in honours_of(Heap(), over)}
    assert counted.get("heap-relay") == points
    assert counted.get("heap:rating", []) == counted.get("heap:wins", []) == rated


@pytest.mark.parametrize(("takes", "badges"), [(("3", "2"), []), (("3", "3", "1", "2"), [100, 101])])
async def test_who_is_silent_to_the_end_gets_a_badge_only_with_the_loss(
    sessions: Sessions, takes: tuple[str, ...], badges: list[int]
) -> None:
    match = await sessions.lobby.open(
        ask(0), PLACE, "heap", HeapOptions(heap=sum(map(int, takes)), seats=2, rivals=True)
    )
    await sessions.lobby.join(ask(1), match.id)
    await sessions.lobby.begin(ask(0), match.id)
    for number, text in enumerate(takes):
        match = await sessions.turns.play(ask(number % 2), match.id, text, None)
    over = replace(match, terms=replace(match.terms, unheard=(Seat(0),)))
    entries = await sessions.replays.readable_story(match)

    rows = feats(Heap(), over, entries)

    assert [row["user_id"] for _, row in rows] == badges


@pytest.mark.parametrize(("key", "options"), [("gembatan", None), ("gemrush", "rush")])
def test_the_end_of_a_match_with_one_player_left_has_a_sentence(key: str, options: str | None) -> None:
    game = all_games()[key]
    chosen = next(one for one in game.about.samples if options is None or one.mode == options)
    outcome = game.outcome(game.leave(game.setup(7, chosen, 2).state, Seat(0)).state)
    assert outcome is not None
    assert outcome.reason == LEFT


async def test_a_solo_player_may_stop_at_any_time_and_keeps_the_points(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 0, 4)
    assert lines(await solo_table(sessions)) == [(1, "Ada", 4)]


async def test_each_week_and_month_has_its_own_leaderboard(sessions: Sessions, clock: TurnedClock) -> None:
    await scored(sessions, clock, 0, 9)
    clock.turn(6 * DAY)  # Monday of the next week, in the same month
    await scored(sessions, clock, 0, 5)
    await scored(sessions, clock, 1, 6)
    week, month = await solo_table(sessions, period="week"), await solo_table(sessions, period="month")
    assert (week.span, week.period, lines(week)) == ("week", "2023-W47", [(1, "Ben", 6), (2, "Ada", 5)])
    assert (month.span, month.period, lines(month)) == ("month", "2023-11", [(1, "Ada", 9), (2, "Ben", 6)])
    assert lines(await solo_table(sessions)) == [(1, "Ada", 9), (2, "Ben", 6)]
    before = await solo_table(sessions, period="2023-W46")
    assert (before.span, lines(before)) == (None, [(1, "Ada", 9)])
    clock.turn(14 * DAY)  # a day in December
    assert lines(await solo_table(sessions, period="month")) == []
    assert lines(await solo_table(sessions, period="2023-11")) == [(1, "Ada", 9), (2, "Ben", 6)]


async def test_an_unknown_period_is_refused(sessions: Sessions) -> None:
    for period in ("year", "2023", "2023-13", "2023-W54", "2023-W00", "", "W47", "2023-11-14"):
        with pytest.raises(OptionError, match="error-unknown-period"):
            await solo_table(sessions, period=period)


async def test_a_closed_season_stays_readable_and_a_new_one_begins_empty(
    sessions: Sessions, clock: TurnedClock
) -> None:
    await scored(sessions, clock, 0, 9)
    clock.turn(HOUR)
    begun = await sessions.leaderboards.close_season(1, "heap")
    assert (begun.number, begun.began_at, begun.closed_at) == (2, clock.now(), None)
    assert lines(await solo_table(sessions)) == []
    await scored(sessions, clock, 0, 4)
    await scored(sessions, clock, 1, 5)
    now = await solo_table(sessions)
    assert lines(now) == [(1, "Ben", 5), (2, "Ada", 4)]
    assert [(one.number, one.closed_at) for one in now.seasons] == [(1, begun.began_at), (2, None)]
    before = await sessions.leaderboards.leaderboard(1, "heap", 100, season=1)
    assert (lines(before), before.season.number) == ([(1, "Ada", 9)], 1)
    assert before.own == before.rows[0]
    assert lines(await solo_table(sessions, guild=2)) == []
    assert (await solo_table(sessions, guild=2)).season.number == 1


async def test_a_missing_season_is_refused_with_the_number_of_seasons(sessions: Sessions) -> None:
    for season in (0, 2, -1):
        with pytest.raises(OptionError) as refused:
            await sessions.leaderboards.leaderboard(1, "heap", 100, season=season)
        assert (refused.value.key, refused.value.params) == ("error-unknown-season", {"seasons": 1})


async def test_a_season_without_a_line_cannot_be_closed(sessions: Sessions, clock: TurnedClock) -> None:
    with pytest.raises(SessionError, match="error-empty-season"):
        await sessions.leaderboards.close_season(1, "heap")
    await scored(sessions, clock, 0, 9)
    await sessions.leaderboards.close_season(1, "heap")
    with pytest.raises(SessionError, match="error-empty-season"):
        await sessions.leaderboards.close_season(1, "heap")


async def test_a_member_who_asked_to_be_left_out_has_no_line_until_asking_again(
    sessions: Sessions, clock: TurnedClock
) -> None:
    for number, points in enumerate((4, 9, 2)):
        await scored(sessions, clock, number, points)
    await sessions.leaderboards.leave_out(101, True)
    for period in ("all", "month", "week"):
        assert lines(await solo_table(sessions, period=period)) == [(1, "Ada", 4), (2, "Cleo", 2)]
    own = await solo_table(sessions, 101)
    assert (own.left_out, own.lines) == (True, 2)
    assert own.own is not None
    assert (own.own.rank, own.own.value) == (None, 9)
    await sessions.leaderboards.leave_out(101, True)
    await sessions.leaderboards.leave_out(101, False)
    assert lines(await solo_table(sessions)) == [(1, "Ben", 9), (2, "Ada", 4), (3, "Cleo", 2)]


async def test_matches_played_while_left_out_are_not_shown(sessions: Sessions, clock: TurnedClock) -> None:
    await sessions.leaderboards.leave_out(100, True)
    assert await sessions.leaderboards.is_left_out(100)
    await scored(sessions, clock, 0, 4)
    await scored(sessions, clock, 0, 7)
    assert lines(await solo_table(sessions)) == []
    assert lines(await solo_table(sessions, period="week")) == []
    await sessions.leaderboards.leave_out(100, False)
    assert lines(await solo_table(sessions)) == [(1, "Ada", 7)]


async def test_settings_of_members_and_servers_are_stored(sessions: Sessions) -> None:
    assert await sessions.settings.guild(1) == GuildSettings()
    assert await sessions.settings.member(100) == MemberSettings()
    for locale in ("de", "en-GB", None):
        await set_guild(sessions, 1, GuildSettings(locale))
        await set_member(sessions, 100, MemberSettings(locale))
        assert await sessions.settings.guild(1) == GuildSettings(locale)
        assert await sessions.settings.member(100) == MemberSettings(locale)
    assert await sessions.settings.guild(2) == GuildSettings()
