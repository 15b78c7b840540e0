"""Tests of silence: every wait ends by itself, although nobody answers, and nobody loses by waiting."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NotAllowed, SessionError
from bot.sessions.audit import DataCheck
from bot.sessions.model import UNANSWERED, GuildSettings, Match, MemberSettings, Phase
from bot.sessions.pace import DAY, HOUR, Absence, Choice, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.stand_ins import worth
from bot.sessions.time.absences import give_back
from bot.sessions.time.votes import end_time
from bot.storage.audit import unchanged
from bot.storage.keeping import is_computer
from tests.sessions.heap import Heap, HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, sessions_on, set_guild, set_member

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
WEEK = 7 * DAY
SOFT = Pace(limit=DAY)
NO_COMPUTERS = GuildSettings(computers=False)


async def now_of(sessions: Sessions, match: Match) -> Match:
    return await sessions.matches.match(match.id)


# -- a turn without a limit ------------------------------------------------------------------------------------------


async def test_after_a_week_of_silence_the_others_vote(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK - HOUR, steps=7)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, 2 * HOUR)
    [vote] = (await now_of(sessions, match)).terms.asks
    assert (vote.seat, vote.silent, vote.choices, vote.until) == (ADA, True, ("wait", "computer", "end"), vote.at + DAY)
    asked = box.last("silent")
    assert (asked.seat, asked.name, asked.due, asked.since) == (ADA, "Ada", vote.until, vote.since)


@pytest.mark.parametrize("days", [1, 3, 30])
async def test_a_server_sets_how_long_its_matches_wait(sessions: Sessions, clock: TurnedClock, days: int) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=days))
    match = await table(sessions)
    await pass_time(sessions, clock, days * DAY - HOUR, steps=days)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, 2 * HOUR)
    assert len((await now_of(sessions, match)).terms.asks) == 1


async def test_each_move_begins_the_week_anew(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, 6 * DAY, steps=6)
    await sessions.turns.play(ask(0), match.id, "1", None)
    await pass_time(sessions, clock, 6 * DAY, steps=6)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, DAY + HOUR, steps=2)
    assert [one.seat for one in (await now_of(sessions, match)).terms.asks] == [BEN]


async def test_if_nobody_votes_a_computer_player_plays_on(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + 2 * DAY, steps=9)
    went_on = await now_of(sessions, match)
    assert is_computer(went_on.seats[ADA].user)
    assert (went_on.terms.stand_ins[0].owner, went_on.terms.asks) == (member(0).user, ())
    assert went_on.to_move == (BEN,)
    assert "covered" in box.kinds()
    # Who comes back has the seat again, by a press or by a move.
    back = await sessions.seats.come_back(ask(0), match.id, ADA)
    assert (back.seats[ADA].user, back.phase) == (member(0).user, Phase.PLAYING)


async def test_where_no_computer_player_may_play_the_match_ends_without_a_result(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_guild(sessions, PLACE.guild, NO_COMPUTERS)
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + 2 * DAY, steps=9)
    ended = await now_of(sessions, match)
    assert (ended.phase, ended.entry.kind, ended.entry.notation) == (Phase.CANCELLED, "end", UNANSWERED)
    assert box.last("unanswered").name == "Ada"
    await table(sessions)  # the channel is free again


@pytest.mark.parametrize(
    ("votes", "result"),
    [
        (["end", "end"], "end"),
        (["wait", "wait"], "wait"),
        (["computer", "computer"], "computer"),
        (["end", "wait"], "computer"),  # they do not agree
        (["end"], None),
    ],
)
async def test_a_choice_wins_if_all_who_vote_agree(
    sessions: Sessions, clock: TurnedClock, votes: list[Choice], result: Choice | None
) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    for number, choice in enumerate(votes, 1):
        await sessions.votes.vote(ask(number), match.id, ADA, choice)
    now = await now_of(sessions, match)
    assert (now.phase is Phase.CANCELLED) == (result == "end")
    assert bool(now.terms.asks) == (result is None)
    assert bool(now.terms.stand_ins) == (result == "computer")
    if result is None:  # the votes so far decide when the day is over
        await pass_time(sessions, clock, DAY)
        assert (await now_of(sessions, match)).phase is Phase.CANCELLED


async def test_who_votes_to_wait_waits_for_another_week(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    waited = await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    assert (waited.terms.asks, waited.clocks[0].at) == ((), clock.now())
    await pass_time(sessions, clock, 6 * DAY, steps=6)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, DAY + HOUR, steps=2)
    assert [one.silent for one in (await now_of(sessions, match)).terms.asks] == [True]
    assert box.kinds().count("silent") == 2
    assert box.kinds().count("waited-on") == 1


async def test_a_vote_about_silence_knows_only_its_own_choices(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    with pytest.raises(SessionError, match="error-nothing-asked"):
        await sessions.votes.vote(ask(1), match.id, ADA, "give")
    with pytest.raises(NotAllowed, match="error-own-vote"):
        await sessions.votes.vote(ask(0), match.id, ADA, "wait")


async def test_a_move_ends_the_vote_about_its_member(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    moved = await sessions.turns.play(ask(0), match.id, "1", None)
    assert (moved.terms.asks, moved.to_move) == ((), (BEN,))
    await pass_time(sessions, clock, 2 * DAY, steps=2)
    assert (await now_of(sessions, match)).phase is Phase.PLAYING


async def test_a_holiday_excuses_silence_for_four_weeks(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=Pace(pause=True))
    await sessions.holidays.take(member(0).user, clock.now() + 300 * DAY)
    await pass_time(sessions, clock, 34 * DAY, steps=34)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, DAY + HOUR, steps=2)
    assert len((await now_of(sessions, match)).terms.asks) == 1


async def test_a_match_that_nobody_but_the_clock_plays_ends_after_two_weeks(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, pace=Pace(limit=DAY, hard=True))
    await pass_time(sessions, clock, 10 * DAY, steps=10)
    await sessions.turns.play(ask(1), match.id, "1", None)  # one member who acts is enough
    await pass_time(sessions, clock, 13 * DAY, steps=13)
    assert (await now_of(sessions, match)).phase is Phase.PLAYING
    await pass_time(sessions, clock, 8 * DAY, steps=8)
    ended = await now_of(sessions, match)
    assert (ended.phase, ended.entry.notation) == (Phase.CANCELLED, UNANSWERED)


async def test_time_without_the_bot_in_the_server_is_no_silence(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    await sessions.presence.guild_gone(PLACE.guild)
    await pass_time(sessions, clock, 20 * DAY, steps=20)
    await sessions.presence.guild_back(PLACE.guild)
    await pass_time(sessions, clock, 6 * DAY, steps=6)
    assert (await now_of(sessions, match)).terms.asks == ()
    await pass_time(sessions, clock, DAY + HOUR, steps=2)
    assert (await now_of(sessions, match)).terms.asks != ()


# -- votes have an end -----------------------------------------------------------------------------------------------


async def test_a_vote_that_nobody_answers_waits_once_and_then_ends(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, pace=SOFT)
    await pass_time(sessions, clock, DAY)
    assert [one.silent for one in (await now_of(sessions, match)).terms.asks] == [False]
    await pass_time(sessions, clock, DAY)
    waiting = await now_of(sessions, match)
    assert (waiting.terms.asks, waiting.clocks[0].due) == ((), clock.now() + DAY)
    await pass_time(sessions, clock, DAY)
    assert [one.silent for one in (await now_of(sessions, match)).terms.asks] == [True]
    await pass_time(sessions, clock, DAY)
    assert is_computer((await now_of(sessions, match)).seats[ADA].user)
    told = [kind for kind in box.kinds() if kind not in ("reminder", "vote")]
    assert told == ["asked", "waited", "silent", "covered"]


async def test_a_vote_lasts_no_longer_than_a_turn(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, pace=Pace(limit=HOUR))
    await pass_time(sessions, clock, HOUR)
    [vote] = (await now_of(sessions, match)).terms.asks
    assert vote.until == vote.at + HOUR


async def test_the_votes_so_far_decide_at_the_end(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await table(sessions, seats=4, pace=SOFT)
    await pass_time(sessions, clock, DAY)
    await sessions.votes.vote(ask(1), match.id, ADA, "skip")
    await pass_time(sessions, clock, DAY)
    assert (await now_of(sessions, match)).to_move == (BEN,)
    assert box.kinds().count("skipped") == 1


async def test_an_explicit_wait_is_no_silence(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    for _ in range(4):
        await pass_time(sessions, clock, DAY)
        assert [one.silent for one in (await now_of(sessions, match)).terms.asks] == [False]
        await sessions.votes.vote(ask(1), match.id, ADA, "wait")


async def test_electors_are_reminded_of_their_missing_vote(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    await set_member(sessions, member(2).user, MemberSettings(rhythm="off"))
    match = await table(sessions, seats=4)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    await pass_time(sessions, clock, 13 * HOUR)
    assert [one.user for one in box.shown if one.kind == "vote"] == [member(3).user]
    wanted = [await sessions.votes.wanted(member(number).user) for number in range(4)]
    assert [len(one) for one in wanted] == [0, 0, 1, 1]
    assert (wanted[3][0].match.id, wanted[3][0].ask.seat) == (match.id, ADA)


async def test_a_vote_survives_a_restart_and_ends(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        match = await table(sessions)
        await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    clock.turn(2 * HOUR)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
        [vote] = (await now_of(sessions, match)).terms.asks
        assert vote.until == vote.at + DAY
        await pass_time(sessions, clock, DAY)
        assert is_computer((await now_of(sessions, match)).seats[ADA].user)


# -- who waits does not lose -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [None, SOFT])
async def test_to_resign_from_a_match_that_waits_for_another_is_no_loss(
    sessions: Sessions, clock: TurnedClock, pace: Pace | None
) -> None:
    match = await table(sessions, seats=2, pace=pace)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR if pace is None else DAY, steps=2)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.phase, resigned.outcome) == (Phase.CANCELLED, None)
    assert (resigned.entry.notation, resigned.entry.seat) == (UNANSWERED, BEN)  # the board says who left


@pytest.mark.parametrize("way", ["nobody votes", "computer", "wait", "offer", "left"])
async def test_to_resign_from_a_match_that_goes_on_without_another_is_no_loss(
    sessions: Sessions, clock: TurnedClock, way: str
) -> None:
    """However the wait for a member has ended, it is they who did not play."""
    match = await table(sessions, seats=2, pace=SOFT if way == "offer" else None)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    if way == "left":
        await sessions.presence.member_gone(PLACE.guild, ask(0).member.user)
        await pass_time(sessions, clock, HOUR)
    else:
        await pass_time(sessions, clock, DAY if way == "offer" else WEEK + HOUR, steps=2)
        if way != "nobody votes":
            choice: dict[str, Choice] = {"computer": "computer", "wait": "wait", "offer": "give"}
            await sessions.votes.vote(ask(1), match.id, ADA, choice[way])
        await pass_time(sessions, clock, (2 if way == "nobody votes" else 0) * DAY + HOUR, steps=3)

    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.phase, resigned.outcome) == (Phase.CANCELLED, None)


async def test_who_plays_on_against_a_stand_in_may_still_leave_without_a_loss(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=2)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    await sessions.turns.play(ask(1), match.id, "1", None)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.phase, resigned.outcome) == (Phase.CANCELLED, None)


@pytest.mark.parametrize(("patience", "left"), [(30, "leave"), (2, "end")])
async def test_a_computer_player_that_the_table_agreed_on_is_no_silence_at_first(
    sessions: Sessions, clock: TurnedClock, patience: int, left: str
) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=patience))
    match = await table(sessions, seats=2, pace=Pace(limit=DAY, hard=True, computer="stay"))
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, DAY, steps=2)
    for _ in range(3):
        await sessions.turns.play(ask(1), match.id, "1", None)
        await pass_time(sessions, clock, 20 * HOUR, steps=2)
    assert (await sessions.seats.resign(ask(1), match.id)).entry.kind == left


@pytest.mark.parametrize(
    "pace",
    [Pace(HOUR, hard=True), Pace(HOUR, hard=True, computer="turn"), Pace(HOUR, hard=True, computer="stay"), SOFT],
)
async def test_leaving_is_free_when_it_was_said_to_be(sessions: Sessions, clock: TurnedClock, pace: Pace) -> None:
    match = await table(sessions, 2, pace)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    leave = await sessions.silences.leave(await now_of(sessions, match), BEN)
    assert (leave.by, leave.late) == ("loss", ADA if pace.asks_others else None)
    if leave.free_at is not None:
        await pass_time(sessions, clock, leave.free_at - clock.now(), steps=2)
        assert (await sessions.silences.leave(await now_of(sessions, match), BEN)).by == "end"


async def test_time_in_which_the_bot_was_away_is_no_silence(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, 2, Pace(HOUR, hard=True, computer="stay"))
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, HOUR, steps=2)
    since = clock.now()
    clock.turn(8 * DAY)
    await sessions.matches.change(match.id, partial(give_back, absence=Absence(since, clock.now())))
    assert (await sessions.silences.leave(await now_of(sessions, match), BEN)).by == "loss"


async def test_a_computer_player_of_an_older_version_is_silence(sessions: Sessions, clock: TurnedClock) -> None:
    """Such a stand-in has no time, and nobody knows that it came by a vote."""
    match = await table(sessions, seats=2)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    lent = (await sessions.votes.vote(ask(1), match.id, ADA, "computer")).terms.stand_ins[0]
    old = replace(lent, at=0, voted=False)
    assert [worth(old, one) for one in (Pace(), SOFT, Pace(limit=DAY, hard=True, computer="stay"))] == [
        "lost",
        "lost",
        "kept",
    ]


async def test_who_waited_longest_is_not_named_when_nobody_plays(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, 30 * DAY, steps=30)
    assert (await now_of(sessions, match)).phase is Phase.CANCELLED
    assert "covered" in box.kinds()
    assert (box.last("unanswered").seat, box.last("unanswered").name) == (None, "")


@pytest.mark.parametrize("back", [False, True])
async def test_a_match_that_is_over_knows_who_did_not_come_back(
    sessions: Sessions, clock: TurnedClock, back: bool
) -> None:
    match = await table(sessions, seats=2, heap=9)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    if back:
        await sessions.seats.come_back(ask(0), match.id)
    while (now := await now_of(sessions, match)).phase is Phase.PLAYING:
        player = 0 if back and ADA in now.to_move else 1
        await sessions.turns.play(ask(player), match.id, "1", None)
        await pass_time(sessions, clock, HOUR)
    assert now.phase is Phase.OVER
    assert now.terms.unheard == (() if back else (ADA,))
    assert now.seats[ADA].user == ask(0).member.user


@pytest.mark.parametrize("pace", [None, SOFT])
async def test_a_vote_to_wait_binds_nobody_to_stay(sessions: Sessions, clock: TurnedClock, pace: Pace | None) -> None:
    match = await table(sessions, seats=3, pace=pace)
    await pass_time(sessions, clock, DAY if pace else WEEK + HOUR, steps=2)
    for number in (1, 2):
        await sessions.votes.vote(ask(number), match.id, ADA, "wait")
    await pass_time(sessions, clock, HOUR)

    match = await now_of(sessions, match)
    assert (await sessions.silences.leave(match, BEN)).by == "unrated"
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated, resigned.phase) == ("leave", (BEN,), Phase.PLAYING)


async def test_after_a_vote_to_wait_it_is_a_loss_again_once_the_other_answers(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await table(sessions, seats=3)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    for number in (1, 2):
        await sessions.votes.vote(ask(number), match.id, ADA, "wait")
    await sessions.proposals.propose(ask(0), match.id, SOFT)
    assert (await sessions.silences.leave(await now_of(sessions, match), BEN)).by == "loss"


@pytest.mark.parametrize("way", ["computer", "left"])
async def test_who_is_behind_another_who_plays_may_lose_whoever_else_is_gone(
    sessions: Sessions, clock: TurnedClock, way: str
) -> None:
    match = await table(sessions, seats=3)
    for number in (0, 1, 2):
        await sessions.turns.play(ask(number), match.id, "1", None)
    if way == "left":
        await sessions.presence.member_gone(PLACE.guild, ask(0).member.user)
    else:
        await pass_time(sessions, clock, WEEK + HOUR, steps=2)
        for number in (1, 2):
            await sessions.votes.vote(ask(number), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated) == ("leave", ())


async def test_to_resign_is_a_loss_again_once_the_other_plays(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    await sessions.seats.come_back(ask(0), match.id)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated) == ("leave", ())


async def test_to_resign_in_time_is_a_loss_as_ever(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, 3 * DAY, steps=3)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.phase, resigned.terms.unrated) == ("leave", Phase.PLAYING, ())


async def test_of_three_the_one_who_resigns_is_not_rated(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3, heap=5)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated, resigned.phase) == ("leave", (BEN,), Phase.PLAYING)


async def test_who_is_to_move_as_well_does_not_wait(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, game="together")
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated) == ("leave", ())


async def test_nobody_waits_in_a_race(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3, game="race", pace=SOFT)
    await pass_time(sessions, clock, DAY)
    resigned = await sessions.seats.resign(ask(0), match.id)
    assert (resigned.entry.kind, resigned.terms.unrated) == ("leave", ())


async def test_time_that_is_left_after_a_holiday_is_not_over(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=DAY, pause=True))
    await sessions.holidays.take(member(0).user, clock.now() + 3 * DAY)
    await pass_time(sessions, clock, 3 * DAY + HOUR, steps=4)
    resigned = await sessions.seats.resign(ask(1), match.id)
    assert resigned.entry.kind == "leave"


async def test_an_agreed_pace_forgets_votes_that_nobody_answered(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=SOFT)
    await pass_time(sessions, clock, 2 * DAY, steps=2)
    assert (await now_of(sessions, match)).terms.unanswered
    await sessions.proposals.propose(ask(0), match.id, Pace(limit=2 * DAY))
    agreed = await sessions.proposals.answer(ask(1), match.id, True)
    assert agreed.terms.unanswered == ()


# -- who acts is not silent ------------------------------------------------------------------------------------------


async def still_played(sessions: Sessions, match: Match) -> bool:
    return (await now_of(sessions, match)).phase is Phase.PLAYING


async def test_a_holiday_with_a_stopped_clock_ends_no_match(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=DAY, pause=True, hard=True))
    await sessions.holidays.take(member(0).user, clock.now() + 21 * DAY)
    await pass_time(sessions, clock, 22 * DAY, steps=22)
    assert await still_played(sessions, match)


@pytest.mark.parametrize("limit", [DAY, WEEK])
async def test_who_votes_to_wait_keeps_the_match(sessions: Sessions, clock: TurnedClock, limit: int) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=limit))
    for _ in range(30 * DAY // limit):
        await pass_time(sessions, clock, limit)
        await sessions.votes.vote(ask(1), match.id, ADA, "wait")
    assert await still_played(sessions, match)


@pytest.mark.parametrize("days", [7, 8, 10, 13, 14])
async def test_with_any_limit_the_votes_come_before_the_end(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox, days: int
) -> None:
    match = await table(sessions, pace=Pace(limit=days * DAY))
    await pass_time(sessions, clock, (2 * days + 2) * DAY, steps=2 * days + 2)
    assert is_computer((await now_of(sessions, match)).seats[ADA].user)
    told = [kind for kind in box.kinds() if kind not in ("reminder", "vote")]
    assert told == ["asked", "waited", "silent", "covered"]


@pytest.mark.parametrize("pace", [Pace(limit=DAY, hard=True), SOFT])
async def test_a_match_goes_on_after_weeks_without_the_bot_in_the_server(
    sessions: Sessions, clock: TurnedClock, pace: Pace
) -> None:
    match = await table(sessions, pace=pace)
    await sessions.presence.guild_gone(PLACE.guild)
    await pass_time(sessions, clock, 20 * DAY, steps=20)
    await sessions.presence.guild_back(PLACE.guild)
    await pass_time(sessions, clock, 3 * HOUR, steps=3)
    assert await still_played(sessions, match)


async def test_a_vote_waits_while_nobody_can_play(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.presence.guild_gone(PLACE.guild)
    await pass_time(sessions, clock, 3 * DAY, steps=3)
    assert [one.until for one in (await now_of(sessions, match)).terms.asks] == [None]
    await sessions.presence.guild_back(PLACE.guild)
    assert [one.until for one in (await now_of(sessions, match)).terms.asks] == [clock.now() + DAY]


async def test_a_weeks_long_stop_of_the_bot_ends_no_match(database_url: str) -> None:
    clock, box = TurnedClock(), NoticeBox()
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        match = await table(sessions, pace=Pace(limit=DAY, hard=True))
    clock.turn(40 * DAY)
    async with sessions_on(database_url, clock, deliver=box) as sessions:
        await settle(sessions, clock)
        assert await still_played(sessions, match)


async def test_a_solo_match_has_no_time_limit(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=1000))
    with pytest.raises(SessionError, match="error-pace-solo"):
        await sessions.proposals.propose(ask(0), match.id, SOFT)


async def test_who_speaks_during_the_vote_about_them_ends_it(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.proposals.propose(ask(0), match.id, SOFT)
    spoken = await now_of(sessions, match)
    assert (spoken.terms.asks, spoken.clocks[0].at) == ((), clock.now())


async def test_who_offers_their_seat_has_no_vote(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.seats.hand_on(ask(1), match.id, None)
    with pytest.raises(NotAllowed, match="error-not-elector"):
        await sessions.votes.vote(ask(1), match.id, ADA, "wait")


async def test_a_shorter_patience_counts_from_the_next_day_on(sessions: Sessions, clock: TurnedClock) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=30))
    match = await table(sessions)
    await pass_time(sessions, clock, 4 * DAY, steps=4)
    await set_guild(sessions, PLACE.guild, GuildSettings(patience=3))
    await pass_time(sessions, clock, DAY + HOUR, steps=2)
    assert (await now_of(sessions, match)).terms.asks != ()


# -- the last member ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [DAY, WEEK, 10 * DAY])
async def test_a_match_of_the_last_member_and_computer_players_ends_when_it_is_said(
    sessions: Sessions, clock: TurnedClock, limit: int
) -> None:
    """It is looked at once a day, so it may end a day later."""
    match = await table(sessions, seats=2, pace=Pace(limit=limit, hard=True, computer="stay"))
    await pass_time(sessions, clock, limit)
    assert is_computer((await now_of(sessions, match)).seats[ADA].user)
    match = await sessions.turns.play(ask(1), match.id, "1", None)
    alone = await sessions.silences.alone_time(match)
    assert alone == max(2 * WEEK, 2 * limit)
    await pass_time(sessions, clock, alone - HOUR, steps=alone // HOUR - 1)
    assert await still_played(sessions, match)
    await pass_time(sessions, clock, DAY + 2 * HOUR, steps=26)
    assert not await still_played(sessions, match)


async def test_no_end_is_told_of_a_race_which_counts(sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=2, game="race", pace=SOFT)
    match = await sessions.seats.resign(ask(1), match.id)
    assert await sessions.silences.alone_until(match) is None
    assert await sessions.silences.alone_time(match) is None


async def test_the_game_moves_for_the_last_who_is_there_as_long_as_another_is_on_holiday(
    sessions: Sessions, clock: TurnedClock
) -> None:
    """The limit is twice the patience, so the silence would be over when the time is up."""
    match = await table(sessions, seats=2, pace=Pace(limit=2 * WEEK, hard=True))
    await sessions.holidays.take(member(1).user, clock.now() + 20 * DAY)
    await pass_time(sessions, clock, 2 * WEEK)
    match = await now_of(sessions, match)
    assert (match.phase, match.seats[ADA].user, match.to_move) == (Phase.PLAYING, member(0).user, (Seat(1),))


@pytest.mark.parametrize("days", [0, 3, 8])
async def test_who_was_heard_in_mid_turn_is_told_the_end_that_the_clock_brings(
    sessions: Sessions, clock: TurnedClock, days: int
) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=10 * DAY))
    match = await sessions.seats.resign(ask(1), match.id)
    await pass_time(sessions, clock, days * DAY + 12 * HOUR)
    match = await sessions.seats.hand_on(ask(0), match.id, None)
    assert match.terms.heard_at(ADA) == clock.now()
    until = await sessions.silences.alone_until(await now_of(sessions, match))
    assert until is not None
    while (match := await now_of(sessions, match)).phase is Phase.PLAYING:
        assert clock.now() < until
        await pass_time(sessions, clock, 12 * HOUR)
    assert (match.entry.notation, match.entry.at) == (UNANSWERED, until)


@pytest.mark.parametrize("limit", [WEEK, 2 * WEEK])
async def test_the_last_time_of_the_last_member_ends_the_match_whichever_timer_is_first(
    sessions: Sessions, clock: TurnedClock, limit: int
) -> None:
    match = await table(sessions, seats=2, pace=Pace(limit=limit))
    match = await sessions.seats.resign(ask(1), match.id)
    [turn] = match.clocks
    for _ in range(2 * WEEK // limit):
        assert await still_played(sessions, match)
        clock.turn(limit)
        match = await sessions.matches.change(match.id, partial(end_time, seat=turn.seat, since=turn.since))
    assert (match.phase, match.entry.notation) == (Phase.CANCELLED, UNANSWERED)


@pytest.mark.parametrize(
    ("settings", "choices"), [(None, ["wait", "computer", "end"]), (NO_COMPUTERS, ["wait", "end"])]
)
async def test_a_list_of_votes_offers_no_computer_player_where_none_may_play(
    sessions: Sessions, clock: TurnedClock, settings: GuildSettings | None, choices: list[str]
) -> None:
    if settings is not None:
        await set_guild(sessions, PLACE.guild, settings)
    await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=8)

    (wanted,) = await sessions.votes.wanted(member(1).user)

    assert [*wanted.choices] == choices


@pytest.mark.parametrize(
    ("game", "pace"),
    [
        ("together", Pace(limit=HOUR, pause=True, hard=True, computer="stay")),
        ("race", Pace(limit=HOUR, hard=True, computer="turn")),
    ],
)
async def test_a_match_that_computer_players_play_for_all_ends(
    sessions: Sessions, clock: TurnedClock, game: str, pace: Pace
) -> None:
    """Each step ends a turn of all members, so that computer players are always about to play."""
    match = await table(sessions, 2, pace=pace, game=game)
    await pass_time(sessions, clock, 60 * DAY, steps=12)
    assert (await now_of(sessions, match)).over


# -- a channel that others want --------------------------------------------------------------------------------------


async def test_a_table_whose_members_are_all_silent_gives_way_to_another(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + DAY + 2 * HOUR, steps=9)  # A computer player has moved; Ben is called.
    with pytest.raises(AlreadyOpen):
        await sessions.lobby.open(ask(3), PLACE, "heap", HeapOptions(seats=3))
    await pass_time(sessions, clock, 2 * DAY, steps=2)

    opened = await sessions.lobby.open(ask(3), PLACE, "heap", HeapOptions(seats=3))

    ended = await now_of(sessions, match)
    assert (ended.phase, ended.entry.notation, opened.phase) == (Phase.CANCELLED, UNANSWERED, Phase.LOBBY)
    await settle(sessions, clock)
    assert box.last("unanswered").match == match.id


@pytest.mark.parametrize("sign", ["move", "vote", "holiday"])
async def test_a_table_with_a_member_who_is_there_keeps_its_channel(
    sessions: Sessions, clock: TurnedClock, sign: str
) -> None:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + HOUR, steps=8)
    if sign == "vote":
        await sessions.votes.vote(ask(1), match.id, ADA, "computer")
        await sessions.votes.vote(ask(2), match.id, ADA, "computer")
    elif sign == "move":
        await sessions.turns.play(ask(0), match.id, "1", None)
    else:
        await sessions.holidays.take(member(1).user, clock.now() + 20 * DAY)
    await pass_time(sessions, clock, 3 * DAY, steps=3)

    with pytest.raises(AlreadyOpen):
        await sessions.lobby.open(ask(3), PLACE, "heap", HeapOptions(seats=3))
    assert (await now_of(sessions, match)).phase is Phase.PLAYING


@pytest.mark.parametrize("loses", [False, True])
async def test_a_profile_has_the_match_of_a_silent_member_only_if_they_have_lost_it(
    sessions: Sessions, clock: TurnedClock, loses: bool
) -> None:
    match = await table(sessions, seats=2, heap=12, rivals=True)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    while (now := await now_of(sessions, match)).phase is Phase.PLAYING:
        await sessions.turns.play(ask(1), match.id, "3" if loses else "1", None)
        await pass_time(sessions, clock, HOUR)
    await pass_time(sessions, clock, HOUR)

    assert now.terms.unheard == (ADA,)
    assert now.outcome is not None
    assert (now.outcome.standings[0].seat == ADA) is not loses
    of_ben = await sessions.leaderboards.profile(PLACE.guild, 101, 101)
    assert (of_ben.played, of_ben.days) == (1, 1)
    if loses:
        of_ada = await sessions.leaderboards.profile(PLACE.guild, 100, 100)
        assert (of_ada.played, of_ada.won, of_ada.days) == (1, 0, 1)
    else:
        with pytest.raises(SessionError):
            await sessions.leaderboards.profile(PLACE.guild, 100, 100)


async def test_the_best_of_those_who_played_has_won(database_url: str, sessions: Sessions, clock: TurnedClock) -> None:
    match = await table(sessions, seats=3, heap=40, rivals=True)
    for number in (0, 1, 2):
        await sessions.turns.play(ask(number), match.id, "1", None)
    await pass_time(sessions, clock, WEEK + HOUR, steps=2)
    for number in (1, 2):
        await sessions.votes.vote(ask(number), match.id, ADA, "computer")
    await pass_time(sessions, clock, HOUR)
    while (now := await now_of(sessions, match)).phase is Phase.PLAYING:
        number = now.to_move[0]
        text = "2" if number == CLEO and now.version < 15 else "1"  # Cleo takes more than Ben
        await sessions.turns.play(ask(number), match.id, text, None)
        await pass_time(sessions, clock, HOUR)
    await pass_time(sessions, clock, HOUR)

    assert (now.terms.unheard, now.terms.unplaced) == ((ADA,), (ADA,))
    assert now.outcome is not None
    assert now.outcome.standings[0].seat == ADA  # as the computer player took the most
    async with unchanged(database_url) as database:
        assert [fault async for fault in DataCheck(database, {"heap": Heap()}).faults()] == []
    of_cleo, of_ben = [await sessions.leaderboards.profile(PLACE.guild, user, user) for user in (102, 101)]
    assert (of_cleo.contested, of_cleo.won) == (1, 1)
    assert (of_ben.contested, of_ben.won) == (1, 0)
    with pytest.raises(SessionError):
        await sessions.leaderboards.profile(PLACE.guild, 100, 100)


PLAYED_ON = [
    Pace(limit=10 * DAY, hard=True, computer="turn"),
    Pace(limit=DAY, hard=True, computer="stay"),
    Pace(limit=WEEK, hard=True, computer="stay"),
    Pace(limit=DAY, hard=True, computer="turn"),
    Pace(limit=DAY, hard=True),
    Pace(limit=10 * DAY, hard=True),
    Pace(limit=2 * WEEK, hard=True),
]


@pytest.mark.parametrize("pace", PLAYED_ON)
async def test_missed_turns_do_not_move_the_end_that_the_last_member_is_told(
    sessions: Sessions, clock: TurnedClock, pace: Pace
) -> None:
    """It is looked at once a day, so it may end a day later."""
    match = await table(sessions, seats=2, pace=pace)
    await sessions.turns.play(ask(0), match.id, "1", None)
    match = await sessions.turns.play(ask(1), match.id, "1", None)
    if pace.computer == "stay":
        await pass_time(sessions, clock, (pace.limit or 0) + HOUR, steps=2)
    else:
        await sessions.seats.resign(ask(1), match.id)
    until = await sessions.silences.alone_until(await now_of(sessions, match))
    assert until is not None
    while (match := await now_of(sessions, match)).phase is Phase.PLAYING:
        assert await sessions.silences.alone_until(match) == max(until, clock.now())
        await pass_time(sessions, clock, 12 * HOUR)
    assert match.phase is Phase.CANCELLED
    assert until <= clock.now() <= until + DAY + HOUR


@pytest.mark.parametrize(("pace", "told"), [(Pace(limit=HOUR, loses=True), "lost"), (Pace(limit=HOUR), "idle")])
async def test_who_is_out_of_a_race_reads_why(
    pace: Pace, told: str, sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    """That the time has run out, and not that they did not answer, where that loses the match."""
    match = await table(sessions, 2, pace, game="race", heap=30, rivals=True)
    await sessions.turns.play(ask(0), match.id, "2", None)
    await sessions.seats.resign(ask(0), match.id)  # Ada's board is over
    await pass_time(sessions, clock, 30 * DAY, steps=30)
    assert (await sessions.matches.match(match.id)).over
    assert [kind for kind in box.kinds() if kind in ("lost", "idle")] == [told]
