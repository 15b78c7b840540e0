"""Tests of matches by letters: who is to see which version, codes, and who may see such a match."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.errors import NoSession, NotSeated, SessionError, TooMuch
from bot.sessions.codes import CODE_KEPT, CODE_LENGTH, CODE_LETTERS, MOST_WRONG, read_code, written
from bot.sessions.letter import Letter
from bot.sessions.model import Eyes, Match, Phase, Place, Request
from bot.sessions.pace import DAY, HOUR, MINUTE, Pace, Spoken
from bot.sessions.sessions import Sessions
from bot.sessions.unplayed import BY_LETTERS
from bot.storage import letters as stored
from bot.storage.keeping import is_by_letters
from bot.storage.set_back import set_back
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle
from tests.sessions.table import TurnedClock, ask, sessions_on

STEPS = 2_000  # of the loop, in which a deletion without a lock would end
TABLE = HeapOptions(heap=30, seats=3)


def elsewhere(number: int, **more: object) -> Request:
    """Return a request from a direct message, in which the member sees nothing else."""
    return replace(ask(number), eyes=Eyes(0, lambda _: True), **more)


async def table(
    sessions: Sessions,
    *joining: int,
    options: HeapOptions = TABLE,
    pace: Pace | None = None,
    spectators: Sequence[Place] = (),
) -> Match:
    """Return a table by letters of Ada's, at which these members have taken a seat by its code."""
    match = await sessions.lobby.open(ask(0), BY_LETTERS, "heap", options, pace=pace, spectators=spectators)
    for number in joining:
        code = (await sessions.letters.code(ask(0), match.id)).code
        match = await sessions.letters.join(elsewhere(number), code)
    return match


async def shown(sessions: Sessions, match: Match) -> Match:
    """Note that each member sees what they are to see."""
    for letter in match.letters:
        if letter.behind:
            there = replace(letter, version=letter.wanted, channel=500 + letter.number, message=900, posted_at=0)
            seat = match.seat_for(letter.user)
            called = () if seat is None or seat not in match.to_move else (seat,)
            match = await sessions.letters.note_shown(match.id, there, called)
    return match


def wanted(match: Match) -> list[int]:
    """Return the newest version that each member is to see, in the order in which they came."""
    return [letter.wanted for letter in match.letters]


@on_each_database
async def test_a_table_by_letters_has_a_place_and_a_letter_for_each_member(sessions: Sessions) -> None:
    match = await table(sessions, 1)
    assert (match.place.guild, is_by_letters(match.place.channel), match.private) == (0, True, False)
    assert match.letters == (Letter(100, 0, 2), Letter(101, 1, 2))
    other = await table(sessions, 1)
    assert other.place != match.place
    sessions.matches.drop([match.id])
    assert await sessions.matches.match(match.id) == match


async def test_a_member_sees_the_begin_their_turns_and_their_own_moves(sessions: Sessions) -> None:
    match = await table(sessions, 1, 2)
    assert (match.phase, match.to_move, match.version) == (Phase.PLAYING, (0,), 4)
    assert wanted(match) == [4, 4, 4]
    match = await shown(sessions, match)
    assert match.board.version_shown == match.version
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (wanted(match), match.to_move, match.board.version_shown) == ([5, 5, 4], (1,), 4)
    match = await shown(sessions, match)
    assert (match.board.version_shown, match.uncalled) == (5, ())
    match = await sessions.turns.play(ask(1), match.id, "1", None)
    assert wanted(match) == [5, 6, 6]


async def test_who_wants_every_board_gets_the_turns_of_others(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    await sessions.settings.change_member(102, lambda settings: replace(settings, every_letter=True))
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert wanted(match) == [5, 5, 5]


async def test_all_see_the_end(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2, options=HeapOptions(heap=1, seats=3)))
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (match.phase, wanted(match)) == (Phase.OVER, [5, 5, 5])
    assert match.ended_unshown
    assert not (await shown(sessions, match)).ended_unshown


async def test_a_refused_board_counts_as_shown(sessions: Sessions) -> None:
    match = await table(sessions, 1, 2)
    for letter in match.letters:
        match = await sessions.letters.note_shown(match.id, replace(letter, version=4, channel=9, message=None))
    assert (match.board.version_shown, [one.behind for one in match.letters]) == (4, [False] * 3)


async def test_a_turn_stands_until_its_member_can_see_it(sessions: Sessions, clock: TurnedClock) -> None:
    match = await shown(sessions, await table(sessions, 1, pace=Pace(limit=DAY), options=HeapOptions(heap=30, seats=2)))
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    clock.turn(5 * HOUR)
    match = await shown(sessions, await sessions.matches.match(match.id))
    [clock_of_bo] = match.clocks
    assert clock_of_bo.due == clock.now() + DAY


async def test_only_who_plays_may_see_the_match(sessions: Sessions) -> None:
    match = await table(sessions, 1)
    for stranger in (elsewhere(3), ask(3), replace(ask(3), eyes=Eyes(1, lambda _: True, moderates=True))):
        if stranger.eyes is not None:
            with pytest.raises(NoSession, match="error-no-match"):
                await sessions.matches.match(match.id, stranger)
    assert (await sessions.matches.match(match.id, elsewhere(1))).id == match.id


async def test_a_code_can_be_typed_in_any_way(sessions: Sessions) -> None:
    match = await table(sessions)
    code = (await sessions.letters.code(ask(0), match.id)).code
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(CODE_LETTERS)
    assert written("ABCDEFGH") == "ABCD-EFGH"
    assert read_code(" abcd efgh ") == read_code("ABCD–EFGH") == "ABCDEFGH"
    assert read_code("Come and play! /letters join code:abcd-efgh") == read_code("`ABCD-EFGH`.") == "ABCDEFGH"
    assert read_code("ABCD-EFGH or WXYZ-2345") != "ABCDEFGH"
    joined = await sessions.letters.join(elsewhere(1), f" {written(code).lower()} ")
    assert [seat.user for seat in joined.seats] == [100, 101]
    assert (await sessions.letters.code(elsewhere(1), match.id)).code == code


async def test_codes_that_lead_nowhere(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, 1)
    code = (await sessions.letters.code(ask(0), match.id)).code
    with pytest.raises(NotSeated):
        await sessions.letters.code(replace(elsewhere(3), eyes=None), match.id)
    for number, typed, key in (
        (3, "ABCDEFGH", "wrong"),
        (3, "", "wrong"),
        (0, code, "own"),
        (1, code, "seated"),
    ):
        with pytest.raises(SessionError, match=f"letters-error-{key}"):
            await sessions.letters.join(elsewhere(number), typed)
    await sessions.letters.join(elsewhere(2), code)
    with pytest.raises(SessionError, match="letters-error-begun"):
        await sessions.letters.join(elsewhere(3), code)
    with pytest.raises(SessionError, match="error-too-late-to-join"):
        await sessions.letters.code(ask(0), match.id)
    late = await table(sessions)
    code = (await sessions.letters.code(ask(0), late.id)).code
    clock.turn(DAY)
    with pytest.raises(SessionError, match="letters-error-expired"):
        await sessions.letters.join(elsewhere(1), code)


async def test_whoever_guesses_codes_waits_for_an_hour(sessions: Sessions, clock: TurnedClock) -> None:
    code = (await sessions.letters.code(ask(0), (await table(sessions)).id)).code
    for number in range(MOST_WRONG):
        with pytest.raises(SessionError, match="letters-error-wrong"):
            await sessions.letters.join(elsewhere(1), code[:-1] + str(number % 2))
        clock.turn(MINUTE)
    with pytest.raises(TooMuch, match="letters-error-guesses") as refused:
        await sessions.letters.join(elsewhere(1), code)
    assert refused.value.params["minutes"] == 60 - MOST_WRONG
    await sessions.letters.join(elsewhere(2), code)  # it is the limit of one member
    clock.turn((60 - MOST_WRONG) * MINUTE)
    await sessions.letters.join(elsewhere(1), code)


@on_each_database
async def test_a_code_that_works_no_more_is_deleted_after_a_week(sessions: Sessions, clock: TurnedClock) -> None:
    old = (await sessions.letters.code(ask(0), (await table(sessions)).id)).code
    for passed, key in ((DAY, "expired"), (CODE_KEPT - HOUR, "expired"), (2 * HOUR, "wrong")):
        clock.turn(passed)
        opened = await sessions.lobby.open(ask(1), BY_LETTERS, "heap", TABLE)
        newer = (await sessions.letters.code(ask(1), opened.id)).code
        with pytest.raises(SessionError, match=f"letters-error-{key}"):
            await sessions.letters.join(elsewhere(2), old)
    await sessions.letters.join(elsewhere(2), newer)


async def test_a_code_leads_to_a_seat_on_offer_for_a_day(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, 1)
    of_table = (await sessions.letters.code(ask(0), match.id)).code
    await sessions.letters.join(elsewhere(2), of_table)
    clock.turn(HOUR)
    await sessions.holidays.take(101, clock.now() + 9 * DAY)
    row = await sessions.letters.code(ask(0), match.id)
    assert (await sessions.letters.code(ask(2), match.id), row.until) == (row, clock.now() + DAY)
    await sessions.blocks.block(100, 104)
    for number, code, key in ((3, of_table, "begun"), (2, row.code, "playing"), (4, row.code, "used")):
        with pytest.raises(SessionError, match=f"letters-error-{key}"):
            await sessions.letters.join(elsewhere(number), code)
    clock.turn(DAY)
    with pytest.raises(SessionError, match="letters-error-expired"):
        await sessions.letters.join(elsewhere(3), row.code)
    newer = (await sessions.letters.code(ask(0), match.id)).code

    coming = (sessions.letters.join(elsewhere(number), newer) for number in (3, 5))
    came = await asyncio.gather(*coming, return_exceptions=True)

    assert [type(one) for one in came].count(SessionError) == 1
    match = await sessions.matches.match(match.id)
    assert match.seats[1].user in (103, 105)
    assert match.letter_of(match.seats[1].user) is not None
    assert [one.owner for one in match.terms.stand_ins] == [101]
    await sessions.holidays.take(101, None)
    with pytest.raises(SessionError, match="letters-error-used"):
        await sessions.letters.join(elsewhere(6), newer)
    with pytest.raises(SessionError, match="error-too-late-to-join"):
        await sessions.letters.code(ask(0), match.id)


async def test_a_blocked_member_reads_that_no_seat_is_free(sessions: Sessions) -> None:
    match = await table(sessions)
    code = (await sessions.letters.code(ask(0), match.id)).code
    await sessions.blocks.block(100, 101)
    with pytest.raises(SessionError, match="letters-error-used"):
        await sessions.letters.join(elsewhere(1), code)


async def test_members_who_press_again_at_once_get_one_rematch(sessions: Sessions) -> None:
    match = await table(sessions, 1, 2, options=HeapOptions(heap=1, seats=3))
    await sessions.turns.play(ask(0), match.id, "1", None)
    again = await sessions.lobby.rematch(elsewhere(1), match.id)
    assert {letter.user for letter in again.letters} == {100, 101, 102}
    assert (await sessions.lobby.rematch(elsewhere(2), match.id)).id == again.id
    assert (await sessions.matches.match(again.id, elsewhere(0))).id == again.id  # asked, but not seated yet
    with pytest.raises(NoSession):
        await sessions.matches.match(again.id, elsewhere(3))


async def test_a_rematch_speaks_the_language_of_whoever_asks_for_it(sessions: Sessions) -> None:
    match = await table(sessions, 1, 2, options=HeapOptions(heap=1, seats=3))
    await sessions.turns.play(ask(0), match.id, "1", None)
    assert (await sessions.matches.match(match.id)).locale == ask(0).locale
    again = await sessions.lobby.rematch(elsewhere(1, locale="fr"), match.id)
    assert again.locale == "fr"


async def test_matches_by_letters_are_among_those_that_wait(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    [waiting] = (await sessions.reminders.waiting(100)).mine
    assert (waiting.match, waiting.board_channel, waiting.board_message) == (match.id, 500, 900)
    [other] = (await sessions.reminders.waiting(101)).others
    assert other.board_channel == 501


async def test_each_reader_of_a_notice_reads_their_own_language(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(elsewhere(1, locale="fr"), match.id, "1", None)
    await sessions.proposals.propose_end(elsewhere(2, locale="de"), match.id)
    await settle(sessions, clock)
    asked = {one.user: one.locale for one in box.shown if one.kind == "proposed-end"}
    assert asked == {100: ask(0).locale, 101: "fr"}


async def test_reminders_and_votes_come_directly(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    await shown(sessions, await table(sessions, 1, 2, pace=Pace(limit=DAY)))
    await pass_time(sessions, clock, 36 * HOUR, steps=6)
    assert {notice.kind for notice in box.shown} == {"reminder", "asked", "vote"}
    assert all(notice.dm and notice.user is not None for notice in box.shown)
    assert {notice.user for notice in box.shown if notice.kind == "asked"} == {101, 102}


async def test_a_proposal_asks_each_other_member_directly(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=DAY))
    await settle(sessions, clock)
    assert sorted((notice.kind, notice.user or 0, notice.dm) for notice in box.shown) == [
        ("proposed", 101, True),
        ("proposed", 102, True),
    ]


async def test_a_holiday_offers_the_seat_to_the_others_alone(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    await sessions.holidays.take(101, clock.now() + 3 * DAY)
    await settle(sessions, clock)
    assert [notice.seat for notice in box.shown if notice.kind == "offered"] == [1, 1]
    assert {notice.user for notice in box.shown if notice.match == match.id} == {100, 102}


async def test_who_is_closed_to_messages_gets_no_notice_elsewhere(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    box.closed = {101, 102}
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=DAY))
    await settle(sessions, clock)
    assert box.shown == []
    assert all(notice.dm for notice in box.attempts)


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "always quiet"])
async def test_a_vote_by_letters_is_asked_for_nowhere_but_directly(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, closed: bool
) -> None:
    change = {"dm_closed": True} if closed else {"quiet": (0, 0)}
    await sessions.settings.change_member(101, lambda settings: replace(settings, **change))
    await shown(sessions, await table(sessions, 1, 2, pace=Pace(limit=DAY)))
    await pass_time(sessions, clock, 36 * HOUR, steps=6)
    assert {notice.user for notice in box.attempts if notice.kind == "asked"} == {101, 102}
    assert all(notice.dm for notice in box.attempts)


async def test_only_who_has_agreed_is_on_the_leaderboards(sessions: Sessions) -> None:
    await sessions.settings.change_member(100, lambda settings: replace(settings, letters_listed=True))
    for _ in range(2):
        match = await table(sessions, 1, options=HeapOptions(heap=1, seats=2))
        await sessions.turns.play(ask(0), match.id, "1", None)
    found = await sessions.leaderboards.leaderboard(0, "heap", 100)
    assert [line.user for line in found.rows] == [100]
    await sessions.letters.leave_leaderboards(100)
    assert (await sessions.leaderboards.leaderboard(0, "heap", 100)).rows == ()


async def test_a_deletion_of_ones_data_takes_the_letters(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2, options=HeapOptions(heap=1, seats=3)))
    await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.privacy.forget(101)
    assert [letter.user for letter in (await sessions.matches.match(match.id)).letters] == [100, 102]


async def test_a_deletion_waits_for_a_board_that_is_being_noted(sessions: Sessions) -> None:
    match = await table(sessions, 1)
    await sessions.lobby.begin(ask(0), match.id)
    for number in (1, 0):
        match = await sessions.seats.resign(elsewhere(number), match.id)
    assert match.over

    async with sessions.matches.locked(match.id):  # as while a note is on its way
        forgetting = asyncio.create_task(sessions.privacy.forget(101))
        for _ in range(STEPS):
            await asyncio.sleep(0)
        assert not forgetting.done()
    await forgetting
    assert match.id not in await sessions.letters._database.read(stored.all_of, 101)


async def test_who_leaves_a_table_reads_so_in_their_language(sessions: Sessions) -> None:
    match = await table(sessions)
    code = (await sessions.letters.code(ask(0), match.id)).code
    await sessions.letters.join(replace(elsewhere(1), locale="de"), code)
    match = await sessions.lobby.leave(replace(elsewhere(1), locale="de"), match.id)
    assert [seat.user for seat in match.members] == [100]
    assert Spoken(101, "de") in match.terms.spoken


async def test_the_others_play_on_without_who_has_deleted_their_data(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    await sessions.privacy.forget(102)
    match = await shown(sessions, await sessions.matches.match(match.id))
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    match = await shown(sessions, await sessions.turns.play(ask(1), match.id, "1", None))
    sessions.matches.drop([match.id])
    again = await sessions.matches.match(match.id)
    assert [letter.user for letter in again.letters] == [100, 101]
    assert (again.to_move, again.board.version_shown) == ((0,), again.version)


async def test_a_restored_backup_has_all_boards_posted_again(database_url: str, clock: TurnedClock) -> None:
    async with sessions_on(database_url, clock) as sessions:
        match = await shown(sessions, await table(sessions, 1, 2))
        await sessions.database.run(lambda connection: set_back(connection, clock.now()))
    async with sessions_on(database_url, clock) as sessions:
        again = await sessions.matches.match(match.id)
        assert again.version > match.version
        assert all(letter.behind and letter.wanted == again.version for letter in again.letters)
        assert [one.id for one in await sessions.boards.behind()] == [match.id]
        assert (await shown(sessions, again)).board.version_shown == again.version


async def test_a_member_without_a_conversation_is_in_no_private_match(sessions: Sessions) -> None:
    match = await table(sessions, 1)
    assert match.letters[1].channel == 0
    assert not match.seen_by(101).private


async def test_no_number_comes_again_after_a_deletion(sessions: Sessions) -> None:
    match = await table(sessions, 1, options=HeapOptions(heap=30, seats=4))
    await sessions.privacy.forget(101)
    code = (await sessions.letters.code(ask(0), match.id)).code
    match = await sessions.letters.join(elsewhere(2), code)
    numbers = {one.user: one.number for one in match.letters}
    assert numbers[102] not in (0, 1)
    await sessions.privacy.forget(100)
    match = await sessions.letters.join(elsewhere(3), code)
    numbers = {one.user: one.number for one in match.letters} | numbers
    assert len(set(numbers.values())) == len(numbers)


async def test_an_older_note_changes_nothing(sessions: Sessions) -> None:
    match = await shown(sessions, await table(sessions, 1, 2))
    [first, *_] = match.letters
    late = replace(first, version=first.version - 1, message=899)
    assert (await sessions.letters.note_shown(match.id, late)).letters == match.letters


@pytest.mark.parametrize(("reader", "given"), [(101, True), (102, False), (100, False)])
async def test_only_the_board_of_who_is_to_move_gives_time_back(
    sessions: Sessions, clock: TurnedClock, reader: int, given: bool
) -> None:
    match = await table(sessions, 1, 2, pace=Pace(limit=DAY))
    match = await shown(sessions, await sessions.seats.resign(ask(2), match.id))
    assert (match.phase, match.seat_for(102)) == (Phase.PLAYING, None)
    match = await sessions.turns.play(ask(0), match.id, "1", None)
    [before] = match.clocks
    clock.turn(5 * HOUR)
    letter = match.letter_of(reader)
    assert letter is not None
    there = replace(letter, version=match.version, channel=500, message=901, posted_at=0)
    [after] = (await sessions.letters.note_shown(match.id, there)).clocks
    assert (after.due != before.due) == given


async def test_the_codes_of_all_open_tables_come_with_them(sessions: Sessions) -> None:
    with_code, without, begun = [await table(sessions), await table(sessions), await table(sessions, 1)]
    codes = {one.id: (await sessions.letters.code(elsewhere(0), one.id)).code for one in (with_code, begun)}
    await sessions.lobby.begin(elsewhere(0), begun.id)
    found = {one.match.id: one.code for one in await sessions.letters.opened(elsewhere(0))}
    assert found == {with_code.id: codes[with_code.id], without.id: "", begun.id: ""}
