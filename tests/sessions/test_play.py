"""Tests of a match in play: moves, refusals, repeated presses, simultaneous presses, undo, leaving, the end and its
scores.
"""

import asyncio
import itertools

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import (
    IllegalMove,
    NotationError,
    NothingToUndo,
    NotSeated,
    NotYourTurn,
    Over,
    PlayerError,
    SessionError,
    StaleBoard,
)
from bot.sessions.model import Entry, Match, Member, Phase, Request
from bot.sessions.pace import DAY, Pace
from bot.sessions.play.turns import DOUBLE_TAP
from bot.sessions.sessions import Sessions
from bot.sessions.undoing import LONGEST_NOTATION, TakenBack, taken_back, with_taken_back
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions, HeapState, Take
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, named_in


async def solo(sessions: Sessions, heap: int = 30) -> Match:
    return await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(heap))


async def relay(sessions: Sessions, seats: int = 2, heap: int = 30, *, calls: bool = False) -> Match:
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(heap, seats, calls))
    for number in range(1, seats):
        await sessions.lobby.join(ask(number), match.id)
    return await sessions.lobby.begin(ask(), match.id)


def heap_of(match: Match) -> HeapState:
    assert isinstance(match.state, HeapState)
    return match.state


async def test_a_move_makes_one_version_and_is_announced_to_subscribers(sessions: Sessions) -> None:
    heard = Heard(sessions)
    opened = await solo(sessions)
    moved = await sessions.turns.play(ask(), opened.id, "2", opened.version)
    assert (opened.version, moved.version) == (1, 2)
    assert (moved.entry.kind, moved.entry.notation, moved.entry.seat) == ("move", "2", 0)
    assert heap_of(moved).heap == 28
    assert heard.matches == [opened, moved]
    assert await sessions.matches.match(opened.id) == moved


async def test_a_move_may_be_given_as_a_value(sessions: Sessions) -> None:
    match = await solo(sessions)
    assert heap_of(await sessions.turns.play(ask(), match.id, Take(3), None)).heap == 27


REFUSED: list[tuple[int, str, int | None, type[PlayerError], str]] = [
    (0, "9", None, IllegalMove, "heap-too-many"),
    (0, "nine", None, NotationError, "heap-no-number"),
    (1, "1", None, NotYourTurn, "error-not-your-turn"),
    (3, "1", None, NotSeated, "error-not-seated"),
    (0, "1", 1, StaleBoard, "error-stale-board"),
    (0, "1", 99, StaleBoard, "error-stale-board"),
]


async def test_a_refused_move_changes_nothing(sessions: Sessions) -> None:
    match = await relay(sessions)
    heard = Heard(sessions)

    for who, text, version, error, key in REFUSED:
        with pytest.raises(error) as refused:
            await sessions.turns.play(ask(who), match.id, text, version)
        assert refused.value.key == key
        assert await sessions.matches.match(match.id) == match
        assert heard.matches == []


async def test_a_refused_move_out_of_turn_names_the_member_to_move(sessions: Sessions) -> None:
    match = await relay(sessions)
    with pytest.raises(NotYourTurn) as refused:
        await sessions.turns.play(ask(1), match.id, "1", None)
    assert named_in(refused.value) == ["Ada"]


async def test_a_move_in_the_lobby_is_refused(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(), PLACE, "heap", HeapOptions(seats=2))
    with pytest.raises(SessionError, match="error-not-started"):
        await sessions.turns.play(ask(), match.id, "1", None)


@on_each_database
async def test_of_twenty_simultaneous_presses_one_is_a_move_and_the_others_are_refused(sessions: Sessions) -> None:
    match = await solo(sessions, heap=100)
    # The other presses have other moves, because the same move would count as a repetition of the first press.
    moves = ["1", *("0", "2", "3") * 6, "0"]
    first, *others = await asyncio.gather(
        *(sessions.turns.play(ask(), match.id, move, match.version) for move in moves), return_exceptions=True
    )
    assert isinstance(first, Match)
    assert [type(other) for other in others] == [StaleBoard] * 19
    moved = await sessions.matches.match(match.id)
    assert (moved.version, moved.entry.notation) == (match.version + 1, "1")


@on_each_database
async def test_of_twenty_members_who_press_at_once_one_moves_and_the_others_are_refused(sessions: Sessions) -> None:
    match = await relay(sessions, seats=20, heap=100)
    results = await asyncio.gather(
        *(sessions.turns.play(ask(number), match.id, "1", match.version) for number in range(20)),
        return_exceptions=True,
    )
    assert isinstance(results[0], Match)
    assert sum(isinstance(result, PlayerError) for result in results) == 19
    assert (await sessions.matches.match(match.id)).version == match.version + 1


async def test_repeating_the_newest_press_returns_its_answer_again(sessions: Sessions) -> None:
    match = await relay(sessions)
    heard = Heard(sessions)
    moved = await sessions.turns.play(ask(), match.id, "2", match.version)
    assert await sessions.turns.play(ask(), match.id, "2", match.version) == moved
    assert heard.matches == [moved]
    with pytest.raises(StaleBoard):
        await sessions.turns.play(ask(), match.id, "1", match.version)
    with pytest.raises(StaleBoard):
        await sessions.turns.play(ask(1), match.id, "2", match.version)


async def test_a_seat_on_call_may_move_without_changing_whose_turn_it_is(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3, calls=True)

    moved = await sessions.turns.play(ask(2), match.id, "0", match.version)

    assert (moved.entry.seat, moved.entry.notation) == (2, "0")
    assert moved.to_move == match.to_move


async def test_a_board_that_lacks_only_moves_on_call_still_accepts_moves(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3, calls=True)
    for number in (1, 2):
        await sessions.turns.play(ask(number), match.id, "0", match.version)

    moved = await sessions.turns.play(ask(), match.id, "1", match.version)

    assert (moved.version, moved.entry.seat) == (match.version + 3, 0)
    with pytest.raises(StaleBoard):
        await sessions.turns.play(ask(1), match.id, "1", match.version)


async def test_a_board_that_lacks_a_move_in_turn_stays_stale(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3, calls=True)
    await sessions.turns.play(ask(), match.id, "1", match.version)
    await sessions.turns.play(ask(2), match.id, "0", None)

    with pytest.raises(StaleBoard):
        await sessions.turns.play(ask(1), match.id, "1", match.version)


async def test_an_interaction_delivered_twice_makes_one_move(sessions: Sessions) -> None:
    match = await solo(sessions)
    request = ask()
    both = await asyncio.gather(*(sessions.turns.play(request, match.id, "2", None) for _ in range(2)))
    assert both[0] == both[1]
    later = await sessions.turns.play(ask(), match.id, "1", None)
    # An old interaction is no second move, even if its move would be legal.
    assert await sessions.turns.play(request, match.id, "2", None) == replace(later, entry=both[0].entry)
    assert await sessions.turns.play(request, match.id, "nine", None) == replace(later, entry=both[0].entry)
    assert heap_of(await sessions.matches.match(match.id)).heap == 27


async def test_undo_goes_back_step_by_step_to_the_last_sealed_step(sessions: Sessions) -> None:
    match = await solo(sessions)
    states = [(await sessions.turns.play(ask(), match.id, "3", None)).state]
    for text in ("1", "2", "1"):
        states.append((await sessions.turns.play(ask(), match.id, text, None)).state)
    for number, text in ((2, "1"), (1, "2"), (0, "1")):
        undone = await sessions.turns.undo(ask(), match.id, None)
        assert undone.state == states[number]
        assert (undone.entry.kind, undone.entry.notation) == ("undo", text)
    assert (undone.version, undone.seats[0].undos, undone.can_undo) == (8, 3, None)
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(), match.id, None)


async def test_undo_can_go_back_to_before_an_earlier_undo(sessions: Sessions) -> None:
    match = await solo(sessions)
    start = match.state
    one = (await sessions.turns.play(ask(), match.id, "1", None)).state
    await sessions.turns.play(ask(), match.id, "2", None)
    await sessions.turns.undo(ask(), match.id, None)
    again = await sessions.turns.play(ask(), match.id, "1", None)
    assert heap_of(again).heap == 28
    assert (await sessions.turns.undo(ask(), match.id, None)).state == one
    assert (await sessions.turns.undo(ask(), match.id, None)).state == start


async def test_the_same_move_after_an_undo_has_the_same_chance(sessions: Sessions) -> None:
    match = await solo(sessions)
    once = await sessions.turns.play(ask(), match.id, "2", None)
    await sessions.turns.undo(ask(), match.id, None)
    assert (await sessions.turns.play(ask(), match.id, "2", None)).state == once.state


async def test_the_story_leaves_out_steps_that_were_taken_back(sessions: Sessions) -> None:
    match = await solo(sessions)
    for text in ("1", "2"):
        await sessions.turns.play(ask(), match.id, text, None)
    await sessions.turns.undo(ask(), match.id, None)
    newest = await sessions.turns.play(ask(), match.id, "1", None)

    story = await sessions.replays.story(match)
    assert [(entry.kind, entry.notation) for entry in story] == [("start", ""), ("move", "1"), ("move", "1")]
    assert await sessions.replays.story(match, newest.version - 1) == (newest.entry,)


async def test_an_undo_pressed_twice_takes_back_one_step(sessions: Sessions) -> None:
    match = await solo(sessions)
    await sessions.turns.play(ask(), match.id, "1", None)
    moved = await sessions.turns.play(ask(), match.id, "2", None)
    undone = await sessions.turns.undo(ask(), match.id, moved.version)
    assert await sessions.turns.undo(ask(), match.id, moved.version) == undone
    assert undone.seats[0].undos == 1


@pytest.mark.parametrize("bots_clock", [0, -60_000, 60_000], ids=["stands", "is set back", "jumps"])
async def test_a_double_tap_on_undo_takes_back_one_step_by_discord_s_time_of_each_press(
    sessions: Sessions, clock: TurnedClock, bots_clock: int
) -> None:
    def press(milliseconds: int) -> Request:
        return replace(ask(), id=milliseconds << 22 | next(number))

    match, number = await solo(sessions), itertools.count(1)
    await sessions.turns.play(ask(), match.id, "1", None)
    moved = await sessions.turns.play(ask(), match.id, "2", None)
    undone = await sessions.turns.undo(press(5_000), match.id, moved.version)
    clock.turn(bots_clock)
    # The board may be redrawn between the two taps.
    assert await sessions.turns.undo(press(5_000 + DOUBLE_TAP - 1), match.id, undone.version) == undone
    assert undone.seats[0].undos == 1

    assert (await sessions.turns.undo(press(5_000 + DOUBLE_TAP), match.id, undone.version)).seats[0].undos == 2


async def test_undoing_everything_goes_back_to_the_last_sealed_step(sessions: Sessions) -> None:
    match = await solo(sessions)
    sealed = await sessions.turns.play(ask(), match.id, "3", None)
    for text in ("1", "2", "1"):
        moved = await sessions.turns.play(ask(), match.id, text, None)
    undone = await sessions.turns.undo(ask(), match.id, moved.version, everything=True)
    assert undone.state == sealed.state
    assert (undone.entry.kind, undone.entry.notation, undone.version) == ("undo", "1; 2; 1", moved.version + 1)
    assert (undone.seats[0].undos, undone.can_undo) == (3, None)
    # This is the same press, delivered again.
    assert await sessions.turns.undo(ask(), match.id, moved.version, everything=True) == undone


def test_an_undo_entry_has_the_moves_taken_back_or_their_number() -> None:
    def told(notation: str) -> TakenBack:
        return taken_back(Entry(2, "undo", Seat(0), 100, notation, (), 0))

    assert told(with_taken_back(["step N"])) == TakenBack(1, ("step N",))
    assert told(with_taken_back(["place E", "step N"])) == TakenBack(2, ("place E", "step N"))
    many = with_taken_back(["build N13E ObPe ElSo"] * 40)
    assert len(many) <= LONGEST_NOTATION
    assert told(many) == TakenBack(40, ())
    assert told("") == TakenBack(0, ())  # An older version wrote such entries.


async def test_undoing_everything_after_one_step_undoes_that_step(sessions: Sessions) -> None:
    match = await solo(sessions)
    await sessions.turns.play(ask(), match.id, "2", None)
    undone = await sessions.turns.undo(ask(), match.id, None, everything=True)
    assert (undone.entry.notation, undone.state) == ("2", match.state)


async def test_undoing_everything_stops_at_another_members_step(sessions: Sessions) -> None:
    match = await relay(sessions)
    first = await sessions.turns.play(ask(0), match.id, "1", None)
    for _ in range(2):
        await sessions.turns.play(ask(1), match.id, "0", None)
    undone = await sessions.turns.undo(ask(1), match.id, None, everything=True)
    assert (undone.state, undone.can_undo) == (first.state, 0)
    assert [seat.undos for seat in undone.seats] == [0, 2]


async def test_an_interaction_can_ask_for_two_changes_and_each_is_made_once(sessions: Sessions) -> None:
    match = await solo(sessions)
    request = ask()
    for _ in range(2):
        first = await sessions.turns.play(request, match.id, "2", None)
        second = await sessions.turns.play(request.sequel, match.id, "1", first.version)
    assert (second.version, heap_of(second).heap) == (match.version + 2, 27)


async def test_several_moves_are_one_change(sessions: Sessions) -> None:
    match = await solo(sessions)
    request, heard = ask(), list[Match]()
    sessions.subscribe(heard.append)
    after, events = await sessions.turns.play_all(request, match.id, ["2", "1"], match.version)
    assert (after.version, heap_of(after).heap, len(events), len(heard)) == (match.version + 2, 27, 2, 1)
    again, none = await sessions.turns.play_all(request, match.id, ["2", "1"], match.version)
    assert (again.version, none) == (after.version, [])


@pytest.mark.parametrize(("second", "refusal"), [("9", IllegalMove), ("what", NotationError)])
async def test_if_one_of_several_moves_is_refused_none_is_made(
    sessions: Sessions, second: str, refusal: type[PlayerError]
) -> None:
    match = await solo(sessions)
    with pytest.raises(refusal):
        await sessions.turns.play_all(ask(), match.id, ["2", second], None)
    assert (await sessions.matches.match(match.id)).version == match.version


async def test_in_a_relay_only_the_member_who_moved_may_undo_until_the_next_move(sessions: Sessions) -> None:
    match = await relay(sessions)
    first = await sessions.turns.play(ask(0), match.id, "1", None)
    assert first.can_undo == 0
    with pytest.raises(NothingToUndo) as refused:
        await sessions.turns.undo(ask(1), match.id, None)
    assert named_in(refused.value) == ["Ada"]
    second = await sessions.turns.play(ask(1), match.id, "0", None)
    assert (second.can_undo, second.to_move) == (1, (1,))
    with pytest.raises(NothingToUndo):
        await sessions.turns.undo(ask(0), match.id, None)
    # Ben's step is taken back, so Ada's step is the newest again and she may undo it.
    assert (await sessions.turns.undo(ask(1), match.id, None)).can_undo == 0
    undone = await sessions.turns.undo(ask(0), match.id, None)
    assert undone.state == match.state
    assert [seat.undos for seat in undone.seats] == [1, 1]


async def test_the_turn_skips_a_member_who_left_and_has_no_seat(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3)
    await sessions.turns.play(ask(0), match.id, "1", None)
    left = await sessions.seats.resign(ask(1), match.id)
    assert (left.entry.kind, left.entry.seat, left.to_move, left.can_undo) == ("leave", 1, (2,), 0)
    assert [seat.present for seat in left.seats] == [True, False, True]
    with pytest.raises(NotSeated):
        await sessions.turns.play(ask(1), match.id, "1", None)


async def test_the_role_of_the_host_passes_on_in_play_too(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3)
    assert (await sessions.seats.resign(ask(0), match.id)).host == 101


async def test_the_end_of_a_match_stores_its_scores_at_once(sessions: Sessions) -> None:
    match = await relay(sessions, heap=4)
    await sessions.turns.play(ask(0), match.id, "1", None)
    ended = await sessions.turns.play(ask(1), match.id, "3", None)
    assert (ended.phase, ended.to_move, ended.can_undo) == (Phase.OVER, (), None)
    assert ended.outcome is not None
    assert ended.outcome.total == 4
    top = await sessions.leaderboards.leaderboard(1, "heap", 100, board="heap-relay")
    assert [(row.rank, row.name, row.value, row.total, row.turns) for row in top.rows] == [
        (1, "Ben", 3, 4, 2),
        (2, "Ada", 1, 4, 2),
    ]
    assert top.own == top.rows[1]
    with pytest.raises(Over):
        await sessions.turns.play(ask(0), match.id, "1", None)


async def test_repeating_the_last_press_of_a_match_returns_its_answer_again(sessions: Sessions) -> None:
    match = await solo(sessions, heap=3)
    ended = await sessions.turns.play(ask(), match.id, "3", match.version)
    assert await sessions.turns.play(ask(), match.id, "3", match.version) == ended


async def test_resigning_a_solo_match_keeps_its_score(sessions: Sessions) -> None:
    match = await solo(sessions)
    await sessions.turns.play(ask(), match.id, "2", None)
    await sessions.turns.undo(ask(), match.id, None)
    await sessions.turns.play(ask(), match.id, "1", None)
    assert (await sessions.seats.resign(ask(), match.id)).phase is Phase.OVER
    [row] = (await sessions.leaderboards.leaderboard(1, "heap", 999, board="heap-solo")).rows
    assert (row.value, row.undos, row.total) == (1, 1, None)


async def test_a_match_ended_by_a_moderator_counts_for_nothing(sessions: Sessions) -> None:
    match = await relay(sessions)
    await sessions.turns.play(ask(0), match.id, "3", None)
    ended = await sessions.turns.end(ask(3), match.id)
    assert ended is not None
    assert (ended.phase, ended.entry.kind, ended.entry.user, ended.entry.seat) == (Phase.CANCELLED, "end", 103, None)
    assert (ended.to_move, ended.can_undo, ended.outcome) == ((), None, None)
    assert (await sessions.leaderboards.leaderboard(1, "heap", 999, board="heap-relay")).rows == ()
    with pytest.raises(Over):
        await sessions.turns.end(ask(3), match.id)


async def test_a_new_display_name_is_stored_with_the_seat(sessions: Sessions) -> None:
    match = await relay(sessions)
    await sessions.turns.play(Request(ask().id, Member(100, "Ada Lovelace"), "en"), match.id, "1", None)
    assert (await sessions.matches.match(match.id)).name_of(match.seats[0].seat) == "Ada Lovelace"


async def test_a_member_who_knows_of_their_turn_is_not_mentioned_again(sessions: Sessions) -> None:
    match = await relay(sessions, seats=3)
    assert match.board.notified == ()  # The first member to move has not seen a board.
    match = await sessions.boards.note_shown(match.id, match.version, 1, 10, 0, (Seat(0),))
    assert match.board.notified == (0,)
    assert (await sessions.turns.play(ask(0), match.id, "0", None)).board.notified == (0,)  # The turn is not over yet.
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    assert moved.board.notified == ()
    await sessions.boards.note_shown(match.id, moved.version, 2, 10, 0, (Seat(1),))
    assert (await sessions.turns.undo(ask(0), match.id, None)).board.notified == (0, 1)
    assert (await sessions.turns.play(ask(0), match.id, "1", None)).board.notified == (1,)
    assert (await sessions.seats.resign(ask(2), match.id)).board.notified == (1,)


async def test_another_pace_while_a_board_is_posted_does_not_call_its_member_again(sessions: Sessions) -> None:
    match = await relay(sessions)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=DAY))
    changed = await sessions.proposals.answer(ask(1), match.id, agrees=True)
    assert (changed.entry.kind, changed.entry.seat) == ("pace", 1)
    shown = await sessions.boards.note_shown(match.id, moved.version, 2, 10, 0, (Seat(1),))
    assert shown.board.notified == (1,)


async def test_a_mention_posted_after_its_turn_does_not_count_for_the_next_turn(sessions: Sessions) -> None:
    match = await relay(sessions)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    shown = await sessions.boards.note_shown(match.id, moved.version, 2, 10, 0, (Seat(1),))
    assert shown.board.notified == ()
