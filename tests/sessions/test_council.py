"""Tests of matches in which a channel plays one seat: what is proposed, voted for and played, without Discord."""

import random
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import (
    IllegalMove,
    NoSession,
    NotAllowed,
    NotationError,
    NotSeated,
    NotYourTurn,
    OptionError,
    Over,
    SessionError,
    StaleBoard,
)
from bot.sessions.computers import level_of
from bot.sessions.councils import Council
from bot.sessions.memory.privacy import forget_member
from bot.sessions.model import UNANSWERED, Eyes, GuildSettings, Match, Phase, Place
from bot.sessions.pace import HOUR, MINUTE, SECOND_PRESS, Absence
from bot.sessions.play.company import Company
from bot.sessions.play.council import ENOUGH, MOST_PROPOSED, MOST_VOICES, end_vote, is_agreed
from bot.sessions.play.watching import can_predict, can_watch
from bot.sessions.sessions import Sessions
from bot.sessions.time.absences import give_back, is_told
from bot.storage import schema
from bot.storage.keeping import COUNCIL
from tests.databases import on_each_database
from tests.sessions.commands import all_rows
from tests.sessions.heap import Heap, HeapOptions, Taken
from tests.sessions.notice_box import NoticeBox, pass_time
from tests.sessions.table import PLACE, TurnedClock, ask, rested, sessions_on, set_guild
from tests.sessions.together import Race

OURS = Seat(0)
EASY = Company("easy", 1)


async def begun(sessions: Sessions, *, heap: int = 200, hours: int = 8) -> Match:
    options = HeapOptions(heap=heap, seats=2, rivals=True)
    return await sessions.councils.open(ask(0), PLACE, "heap", options, EASY, hours, locale="en")


async def proposed(sessions: Sessions, match: Match, *said: tuple[int, str]) -> Match:
    """Let members propose turns. said: (number of the member, the moves, separated by spaces)."""
    for number, moves in said:
        match = await sessions.councils.propose(ask(number), match.id, moves.split(), None)
    return match


def told(match: Match) -> dict[str, int]:
    """Return the votes for each proposed turn, in the order of the list."""
    council = match.terms.council
    assert council is not None
    return {" ".join(one.moves): votes for one, votes in council.tally(match.terms.voices)}


def number_of(match: Match, moves: str) -> int:
    council = match.terms.council
    assert council is not None
    return next(one.number for one in council.proposed if " ".join(one.moves) == moves)


async def log_of(sessions: Sessions, match: Match) -> list[tuple[str, int | None, str]]:
    """Return (kind, user, notation) of each entry of the log."""
    rows = (await sessions.database.run(all_rows))["log"]
    names = [column.name for column in schema.log.c]
    found = [dict(zip(names, row, strict=True)) for row in rows]
    own = sorted((one for one in found if one["match_id"] == match.id), key=lambda one: one["version"])
    return [(one["kind"], one["user_id"], one["notation"]) for one in own]


async def newest(sessions: Sessions, match: Match) -> Match:
    return await rested(sessions, await sessions.matches.match(match.id))


async def test_it_begins_at_once_against_a_computer_player_and_calls_nobody(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await begun(sessions)
    assert match.phase is Phase.PLAYING
    assert [level_of(seat.user) for seat in match.seats] == [None, "easy"]
    assert (match.council, match.host, match.deliberates) == (OURS, 100, True)
    assert match.uncalled == ()
    assert match.members == ()
    assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR)


async def test_the_turn_with_the_most_votes_is_played_and_the_log_names_nobody(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "1"), (1, "2"), (2, "0 2"))
    assert told(match) == {"1": 1, "2": 1, "0 2": 1}
    match = await sessions.councils.vote(ask(3), match.id, number_of(match, "0 2"), match.version)
    assert told(match) == {"0 2": 2, "1": 1, "2": 1}
    assert len(await log_of(sessions, match)) == 1  # the start

    await pass_time(sessions, clock, 8 * HOUR - MINUTE)
    assert (await newest(sessions, match)).version == match.version
    await pass_time(sessions, clock, MINUTE)
    match = await newest(sessions, match)
    log = await log_of(sessions, match)
    assert log[1:3] == [("move", COUNCIL, "0"), ("move", COUNCIL, "2")]
    assert log[3][0] == "move"
    assert match.terms.voices == ()
    assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR)
    assert match.can_undo is None


async def test_of_turns_with_equal_votes_the_first_is_played(sessions: Sessions, clock: TurnedClock) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "2"), (1, "1"))
    await pass_time(sessions, clock, 8 * HOUR)
    assert (await log_of(sessions, match))[1] == ("move", COUNCIL, "2")


async def test_a_member_has_one_vote_and_may_change_it(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "1"), (1, "1"))
    assert told(match) == {"1": 2}
    match = await proposed(sessions, match, (0, "2"))
    assert told(match) == {"1": 1, "2": 1}
    match = await sessions.councils.vote(ask(1), match.id, number_of(match, "2"), match.version)
    assert told(match) == {"2": 2}  # nobody votes for the other one any more
    same = await sessions.councils.vote(ask(1), match.id, number_of(match, "2"), match.version)
    assert told(same) == {"2": 2}
    with pytest.raises(NotAllowed, match="council-error-gone"):
        await sessions.councils.vote(ask(0), match.id, 1, match.version)


async def test_a_turn_is_put_together_move_by_move_and_only_its_member_knows(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "0"), (1, "2"), (0, "0"))
    assert told(match) == {"2": 1}
    match = await proposed(sessions, match, (0, "1"))
    assert told(match) == {"2": 1, "0 0 1": 1}
    match = await proposed(sessions, match, (2, "0"))
    await sessions.councils.begin_anew(ask(2), match.id)
    match = await proposed(sessions, match, (2, "2"))
    assert told(match) == {"2": 2, "0 0 1": 1}
    match = await proposed(sessions, match, (2, "0"))
    match = await sessions.councils.propose(ask(2), match.id, ["1"], match.version, anew=True)
    assert told(match) == {"2": 1, "0 0 1": 1, "1": 1}


async def test_a_second_press_on_what_completes_a_turn_begins_no_other(sessions: Sessions, clock: TurnedClock) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "0"), (0, "2"), (1, "2"))
    [voice] = [one for one in match.terms.voices if one.user == 100]
    again = await proposed(sessions, match, (0, "2"))
    assert again.terms.voices == match.terms.voices
    assert told(again) == {"0 2": 1, "2": 1}
    clock.turn(SECOND_PRESS)
    later = await proposed(sessions, again, (0, "2"))  # on purpose
    assert told(later) == {"2": 2}
    assert voice not in later.terms.voices


async def test_moves_after_one_that_ends_the_turn_are_left_out(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "3 1"))
    assert told(match) == {"3": 1}


class Revealing(Heap):
    """The game of these tests, in which a step of no stone reveals something, and the turn goes on."""

    about = replace(Heap.about, key="revealing")

    def upsets(self, event: Taken, seat: Seat, *, careful: bool) -> bool:
        return event.count == 0


async def test_after_a_move_that_reveals_something_the_channel_votes_about_the_rest(
    database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock, more=[Revealing()]) as sessions:
        options = HeapOptions(seats=2, rivals=True)
        match = await sessions.councils.open(ask(0), PLACE, "revealing", options, EASY, 8, locale="en")
        match = await proposed(sessions, match, (0, "0 1"), (1, "2"), (2, "0"))
        assert told(match) == {"0": 2, "2": 1}
        await pass_time(sessions, clock, 8 * HOUR)
        match = await sessions.matches.match(match.id)
        assert match.deliberates
        assert match.terms.voices == ()
        assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR)


async def test_what_cannot_be_proposed_says_why(sessions: Sessions) -> None:
    match = await begun(sessions, heap=2)
    with pytest.raises(IllegalMove, match="heap-too-many"):
        await proposed(sessions, match, (0, "3"))
    with pytest.raises(NotationError):
        await proposed(sessions, match, (0, "x"))
    with pytest.raises(StaleBoard):
        await sessions.councils.propose(ask(0), match.id, ["1"], match.version + 1)
    with pytest.raises(StaleBoard):
        await sessions.councils.vote(ask(0), match.id, 1, match.version + 1)
    for refused in (sessions.seats.resign(ask(0), match.id), sessions.turns.undo(ask(0), match.id, None)):
        with pytest.raises(NotSeated, match="council-error-no-seat"):
            await refused
    match = await proposed(sessions, match, (0, "2"), (1, "2"), (2, "2"))
    match = await sessions.councils.play_now(ask(0), match.id, 1, match.version)
    assert match.phase is Phase.OVER
    for refused in (sessions.councils.vote(ask(0), match.id, 1, match.version), proposed(sessions, match, (0, "1"))):
        with pytest.raises(Over):
            await refused


async def test_while_the_computer_is_to_move_nothing_can_be_proposed(sessions: Sessions) -> None:
    match = await begun(sessions)
    sessions.computers.timer._fire = lambda _: _never()  # it thinks and thinks
    await proposed(sessions, match, (0, "2"), (1, "2"), (2, "2"))
    match = await sessions.councils.play_now(ask(1), match.id, 1, None)
    assert match.to_move == (Seat(1),)
    assert match.terms.council == Council(8)
    for refused in (proposed(sessions, match, (0, "1")), sessions.councils.vote(ask(0), match.id, 1, match.version)):
        with pytest.raises(NotYourTurn):
            await refused


async def _never() -> None:
    raise TimeoutError


async def test_enough_voters_who_all_agree_may_have_it_played_at_once(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), *((number, "2") for number in range(ENOUGH - 1)))
    with pytest.raises(NotAllowed, match="council-error-not-now"):
        await sessions.councils.play_now(ask(0), match.id, 1, match.version)
    match = await proposed(sessions, match, (7, "1"), (8, "2"))
    assert not is_agreed(match)
    match = await proposed(sessions, match, (7, "2"))
    assert is_agreed(match)
    with pytest.raises(NotAllowed, match="council-error-not-now"):
        await sessions.councils.play_now(ask(9), match.id, 1, match.version)  # has not voted
    await sessions.councils.play_now(ask(8), match.id, 1, match.version)
    assert (await log_of(sessions, match))[1] == ("move", COUNCIL, "2")


async def test_without_a_proposal_the_time_begins_again_then_the_game_moves_then_the_match_ends(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await begun(sessions)
    await pass_time(sessions, clock, 8 * HOUR)
    match = await newest(sessions, match)
    assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR, again=True)
    await pass_time(sessions, clock, 8 * HOUR)
    match = await newest(sessions, match)
    assert (await log_of(sessions, match))[1] == ("move", None, "1")
    assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR, missed=1)
    await pass_time(sessions, clock, 16 * HOUR, steps=2)
    match = await newest(sessions, match)
    assert (match.phase, match.entry.notation) == (Phase.CANCELLED, UNANSWERED)


async def test_one_proposal_keeps_the_match_alive(sessions: Sessions, clock: TurnedClock) -> None:
    match = await begun(sessions)
    for _ in range(3):
        await pass_time(sessions, clock, 16 * HOUR, steps=2)
        match = await proposed(sessions, await newest(sessions, match), (0, "1"))
        await pass_time(sessions, clock, 8 * HOUR)
        match = await newest(sessions, match)
        assert match.terms.council is not None
        assert match.terms.council.missed == 0
    assert match.phase is Phase.PLAYING


async def test_time_without_the_channel_does_not_run(sessions: Sessions, clock: TurnedClock) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "2"))
    await sessions.presence.guild_gone(PLACE.guild)
    await pass_time(sessions, clock, 20 * HOUR)
    waiting = await sessions.matches.match(match.id)
    assert waiting.version == match.version
    assert waiting.terms.council is not None
    assert waiting.terms.council.until is None
    await sessions.presence.guild_back(PLACE.guild)
    back = await sessions.matches.match(match.id)
    assert told(back) == {"2": 1}
    assert back.terms.council is not None
    assert back.terms.council.until == clock.now() + 8 * HOUR


async def test_a_vote_gets_the_time_back_in_which_nobody_could_reach_the_bot(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match, began = await begun(sessions), clock.now()
    clock.turn(3 * HOUR)
    absence = Absence(began + HOUR, began + 3 * HOUR)
    match = await sessions.matches.change(match.id, partial(give_back, absence=absence))
    assert match.terms.council is not None
    assert match.terms.council.until == began + 10 * HOUR


async def test_the_end_of_another_vote_or_one_that_comes_too_early_changes_nothing(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "2"))
    council = match.terms.council
    assert council is not None
    early = await sessions.matches.change(match.id, partial(end_vote, since=council.since))
    assert early.version == match.version
    clock.turn(8 * HOUR)
    other = await sessions.matches.change(match.id, partial(end_vote, since=council.since - 1))
    assert other.version == match.version
    ended = await sessions.matches.change(match.id, partial(end_vote, since=council.since))
    assert ended.version > match.version


async def test_boards_of_a_vote_tell_of_an_absence(sessions: Sessions, clock: TurnedClock) -> None:
    match = await begun(sessions)
    absence = Absence(clock.now() + 1, clock.now() + 1 + 2 * HOUR)
    clock.turn(3 * HOUR)
    match = await sessions.matches.change(match.id, partial(give_back, absence=absence))
    assert is_told(match)


async def test_a_vote_has_no_clock_of_a_seat(sessions: Sessions) -> None:
    assert (await begun(sessions)).clocks == ()


async def test_who_deletes_their_data_leaves_no_vote(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "1"), (1, "2"), (2, "2"), (3, "0"))
    for number in (0, 1, 3):
        match = await sessions.matches.change(match.id, partial(forget_member, user=100 + number))
    assert told(match) == {"2": 1}
    assert [one.user for one in match.terms.voices] == [102]


async def test_no_more_turns_are_proposed_than_a_menu_has_lines(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), *((one, "0 " * one + "1") for one in range(MOST_PROPOSED)))
    assert len(told(match)) == MOST_PROPOSED
    with pytest.raises(NotAllowed, match="council-error-many"):
        await proposed(sessions, match, (99, "2"))
    match = await proposed(sessions, match, (3, "2"))  # in place of their own
    assert len(told(match)) == MOST_PROPOSED


async def test_no_more_members_vote_than_a_change_should_write(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), (0, "1"))
    many = tuple(replace(match.terms.voices[0], user=1_000 + number) for number in range(MOST_VOICES))
    match = await sessions.matches.change(match.id, lambda one: one.with_terms(voices=many))
    with pytest.raises(NotAllowed, match="council-error-full"):
        await proposed(sessions, match, (1, "1"))


async def test_such_a_match_counts_for_nobody_and_nobody_predicts_it(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await proposed(sessions, await begun(sessions, heap=2), (0, "2"))
    assert can_watch(match, 100)
    assert not can_predict(match, Heap(), 100)
    await pass_time(sessions, clock, 8 * HOUR)
    over = await sessions.matches.match(match.id)
    assert over.phase is Phase.OVER
    assert over.terms.council == Council(8)
    rows = await sessions.database.run(all_rows)
    counted = ("honours", "ratings", "rating_changes", "feats", "accuracies", "turns")
    assert {name: rows[name] for name in counted} == {name: [] for name in counted}
    assert box.shown == []


async def test_matches_begun_for_channels_count_for_the_limit_of_who_began_them(sessions: Sessions) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(match_limit=2))
    first = await begun(sessions)
    about = "heap", first.options, EASY, 8
    await sessions.councils.open(ask(0), Place(PLACE.guild, 21), *about, locale="en")
    other = partial(sessions.councils.open, ask(0), Place(PLACE.guild, 22), *about, locale="en")
    with pytest.raises(SessionError, match="error-too-many-matches"):
        await other()
    with pytest.raises(SessionError, match="error-too-many-matches"):
        await sessions.lobby.open(ask(0), Place(PLACE.guild, 23), "heap", HeapOptions())
    await proposed(sessions, first, (1, "2"))  # whoever only proposes plays in no match
    await sessions.lobby.open(ask(1), Place(PLACE.guild, 24), "heap", HeapOptions())
    await sessions.turns.end(ask(0), first.id)
    assert await other()


async def test_who_began_it_can_move_it_also_once_nobody_sees_its_channel(sessions: Sessions) -> None:
    match, there = await begun(sessions), Place(PLACE.guild, 21)
    with pytest.raises(NotAllowed, match="council-error-move"):
        await sessions.presence.move(ask(1), match.id, there)
    assert (await sessions.presence.move(ask(0), match.id, there)).place == there
    await sessions.presence.channel_gone(there.guild, there.channel)
    lost = await sessions.matches.match(match.id)
    assert lost.terms.council is not None
    assert lost.terms.council.until is None
    none = Eyes(PLACE.guild, lambda channel: channel == PLACE.channel)
    with pytest.raises(NoSession):
        await sessions.presence.move(replace(ask(1), eyes=none), match.id, PLACE)
    found = await sessions.presence.move(replace(ask(0), eyes=none), match.id, PLACE)
    assert found.place == PLACE
    assert found.terms.council is not None
    assert found.terms.council.until is not None


async def test_where_no_channel_can_play_it_says_why(sessions: Sessions) -> None:
    for game, options in (("heap", HeapOptions(seats=1)), ("race", Race.about.samples[-1])):
        with pytest.raises(OptionError, match="council-error-game"):
            await sessions.councils.open(ask(0), PLACE, game, options, EASY, 8, locale="en")
    await set_guild(sessions, PLACE.guild, GuildSettings(computers=False))
    with pytest.raises(NotAllowed, match="error-computers-off"):
        await begun(sessions)


@on_each_database
async def test_a_vote_that_ends_while_the_bot_is_down_is_counted_at_its_start(
    database_url: str, clock: TurnedClock
) -> None:
    async with sessions_on(database_url, clock) as sessions:
        match = await proposed(sessions, await begun(sessions), (0, "2"), (1, "1"), (2, "1"))
        until = clock.now() + 8 * HOUR
    clock.turn(10 * HOUR)
    async with sessions_on(database_url, clock) as sessions:
        await pass_time(sessions, clock, 0)
        ours = [one for one in await log_of(sessions, match) if one[1] == COUNCIL]
        assert until < clock.now()
        assert ours == [("move", COUNCIL, "1")]


# -- an oracle -------------------------------------------------------------------------------------------------------


class Oracle:
    """Counts votes in another way: by who has said what last, without any order but that of the proposals."""

    def __init__(self) -> None:
        self.said: dict[int, str] = {}  # by member: the turn that they vote for
        self.drafts: dict[int, str] = {}
        self.order: list[str] = []

    def propose(self, number: int, move: str) -> None:
        whole = f"{self.drafts.get(number, '')} {move}".strip()
        if move == "0":
            self.drafts[number] = whole
            return
        self.drafts.pop(number, None)
        if whole not in self.said.values():
            self.order = [one for one in self.order if one != whole] + [whole]
        self.said[number] = whole

    def votes(self) -> dict[str, int]:
        found = {one: [*self.said.values()].count(one) for one in self.order}
        return {one: votes for one, votes in found.items() if votes}

    def winner(self) -> str | None:
        votes = self.votes()
        return max(votes, key=lambda one: votes[one], default=None)  # of equal ones, `max` names the first


async def lived(sessions: Sessions, clock: TurnedClock, seed: int, steps: int) -> AsyncIterator[str]:
    """Live through random proposals, votes, deletions and times, and compare each with the oracle.

    Yield what was played. Every step that is refused must change nothing.
    """
    chance, oracle = random.Random(seed), Oracle()
    match = await begun(sessions, heap=10_000)
    for _ in range(steps):
        clock.turn(SECOND_PRESS)  # all on purpose
        number, what = chance.randrange(6), chance.randrange(10)
        if what < 5:
            move = chance.choice("00123")
            match = await proposed(sessions, match, (number, move))
            oracle.propose(number, move)
        elif what < 8 and oracle.order:
            chosen = chance.choice(oracle.order)
            known = oracle.votes()
            try:
                wanted = number_of(match, chosen) if chosen in known else 999
                match = await sessions.councils.vote(ask(number), match.id, wanted, match.version)
            except NotAllowed:
                assert chosen not in known
            else:
                assert chosen in known
                oracle.said[number] = chosen
        elif what == 8:
            match = await sessions.matches.change(match.id, partial(forget_member, user=100 + number))
            oracle.said.pop(number, None)
            oracle.drafts.pop(number, None)
        elif winner := oracle.winner():
            before = match.version
            await pass_time(sessions, clock, 8 * HOUR)
            match = await newest(sessions, match)
            ours = [one for one in (await log_of(sessions, match))[before:] if one[1] == COUNCIL]
            assert [notation for _, _, notation in ours] == winner.split()
            oracle = Oracle()
            yield winner
        assert told(match) == dict(sorted(oracle.votes().items(), key=lambda one: -one[1]))


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_played_is_what_the_oracle_says(sessions: Sessions, clock: TurnedClock, seed: int) -> None:
    turns = [turn async for turn in lived(sessions, clock, seed, 120)]
    assert len(turns) > 3
    assert len(set(turns)) > 1


def test_older_terms_have_no_council() -> None:
    assert msgspec.json.decode(b"{}", type=Council) == Council()
