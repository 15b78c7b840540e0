"""Tests of who may end a match alone, and of the agreement of all to end it without a result."""

import pytest

from bot.engine.game import Seat
from bot.errors import NotAllowed, NotSeated, Over, PlayerError, SessionError
from bot.sessions.change import AnyGame, notice_about
from bot.sessions.ending_alone import hindrance
from bot.sessions.model import AGREED, GuildSettings, Match, Phase
from bot.sessions.notices import with_present_end
from bot.sessions.pace import HOUR, FormerOwner, Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.proposals import undecided
from bot.storage import leaderboards
from bot.storage.keeping import former
from tests.databases import on_each_database
from tests.sessions.commands import all_rows
from tests.sessions.heap import Heap, HeapOptions, HeapState
from tests.sessions.notice_box import NoticeBox, pass_time, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, set_guild

pytestmark = pytest.mark.slow

HEAP = Heap()


class Team(Heap):
    """A heap that all take from together."""

    def together(self, options: HeapOptions) -> bool:
        return True


class Secret(Heap):
    """A heap whose points nobody knows before the end."""

    def known_scores(self, state: HeapState) -> tuple[int, ...]:
        return ()


async def ahead(sessions: Sessions, seats: int = 2) -> Match:
    """Return a match in which Ada has 3 points and Ben 1."""
    match = await table(sessions, seats)
    await sessions.turns.play(ask(0), match.id, "3", None)
    return await sessions.turns.play(ask(1), match.id, "1", None)


async def refused(sessions: Sessions, match: Match, number: int) -> PlayerError:
    """Return the refusal if a moderator wants to end a match, which must not change."""
    for attempt in (
        sessions.turns.check_may_end(ask(number), match.id, True),
        sessions.turns.end(ask(number), match.id),
    ):
        with pytest.raises(NotAllowed) as caught:
            await attempt
    assert await sessions.matches.match(match.id) == match
    return caught.value


async def test_a_moderator_who_is_behind_cannot_end_the_match(sessions: Sessions) -> None:
    match = await ahead(sessions)
    refusal = await refused(sessions, match, 1)
    assert (refusal.key, refusal.params) == ("error-end-alone", {"why": "behind"})


@pytest.mark.parametrize("number", [0, 3])
async def test_the_leader_and_who_does_not_play_may_end_it(sessions: Sessions, number: int) -> None:
    match = await ahead(sessions)
    await sessions.turns.check_may_end(ask(number), match.id, moderator=True)
    ended = await sessions.turns.end(ask(number), match.id)
    assert ended is not None
    assert ended.phase is Phase.CANCELLED


async def test_equal_points_are_not_behind(sessions: Sessions) -> None:
    match = await table(sessions, 2)
    ended = await sessions.turns.end(ask(1), match.id)
    assert ended is not None
    assert ended.phase is Phase.CANCELLED


@pytest.mark.parametrize("enders", ["host", "seated"])
async def test_so_it_is_for_members_whom_the_server_lets_end_matches(sessions: Sessions, enders: str) -> None:
    await set_guild(sessions, 1, GuildSettings(enders=enders))  # type: ignore[arg-type]
    match = await table(sessions, 2)
    await sessions.turns.play(ask(0), match.id, "1", None)
    match = await sessions.turns.play(ask(1), match.id, "3", None)
    with pytest.raises(NotAllowed, match="error-end-alone"):
        await sessions.turns.check_may_end(ask(0), match.id, moderator=False)


async def test_who_has_left_cannot_take_the_result_from_the_others(sessions: Sessions) -> None:
    match = await ahead(sessions, 3)
    left = await sessions.seats.resign(ask(0), match.id)
    assert (await refused(sessions, left, 0)).params == {"why": "left"}


async def test_a_solo_match_and_one_against_computers_alone_are_free(sessions: Sessions) -> None:
    alone = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions())
    assert hindrance(HEAP, alone, 100) is None
    match = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
    await sessions.lobby.add_computer(ask(0), match.id, "hard")
    begun = await sessions.lobby.begin(ask(0), match.id)
    assert hindrance(Secret(), begun, 100) is None


@pytest.mark.parametrize(("game", "why"), [(Team(), None), (Secret(), "unknown"), (HEAP, "behind")])
async def test_the_game_says_who_is_behind(sessions: Sessions, game: AnyGame, why: str | None) -> None:
    match = await ahead(sessions)
    assert hindrance(game, match, 101) == why
    assert hindrance(game, match, 103) is None


async def test_the_owner_of_a_seat_that_another_plays_is_behind_with_it(sessions: Sessions) -> None:
    match = await ahead(sessions)
    await sessions.seats.hand_on(ask(1), match.id, None)
    lent = await sessions.seats.take(ask(3), match.id)
    assert [(await refused(sessions, lent, number)).params["why"] for number in (1, 3)] == ["behind", "behind"]


# -- the agreement ---------------------------------------------------------------------------------------------------


async def test_a_match_ends_when_all_agree(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    match = await ahead(sessions, 3)
    asked = await sessions.proposals.propose_end(ask(1), match.id)
    assert (asked.version, asked.terms.pace) == (match.version, Pace())
    await settle(sessions, clock)
    assert (box.last("proposed-end").actor, box.last("proposed-end").due) == ("Ben", clock.now() + 48 * HOUR)
    assert (await sessions.proposals.answer(ask(0), match.id, True)).phase is Phase.PLAYING

    ended = await sessions.proposals.answer(ask(2), match.id, True)

    assert (ended.phase, ended.entry.kind, ended.entry.notation) == (Phase.CANCELLED, "end", AGREED)
    assert (ended.entry.user, ended.terms.proposal) == (102, None)
    season = await sessions.database.read(leaderboards.season_ratings, 1, "heap", (100, 101, 102))
    assert (season.rated, season.ratings) == (0, {})
    with pytest.raises(Over):
        await sessions.proposals.propose_end(ask(1), match.id)


async def test_a_question_that_is_sent_late_names_the_present_end(sessions: Sessions) -> None:
    match = await ahead(sessions)
    asked = await sessions.proposals.propose_end(ask(1), match.id)
    proposal = asked.terms.proposal
    assert proposal is not None
    assert with_present_end(notice_about(asked, "proposed-end", due=1), asked, now=0).due == proposal.until


async def test_one_refusal_or_two_days_without_an_answer_keep_the_match(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await ahead(sessions)
    await sessions.proposals.propose_end(ask(1), match.id)
    await settle(sessions, clock)
    assert (await sessions.proposals.answer(ask(0), match.id, False)).terms.proposal is None
    await sessions.proposals.propose_end(ask(1), match.id)
    await settle(sessions, clock)
    await pass_time(sessions, clock, 48 * HOUR)
    now = await sessions.matches.match(match.id)
    assert (now.phase, now.terms.proposal) == (Phase.PLAYING, None)
    kinds = [kind for kind in box.kinds() if kind != "reminder"]
    assert kinds == ["proposed-end", "declined-end", "proposed-end", "lapsed-end"]


async def test_an_agreement_about_the_pace_is_none_about_the_end(sessions: Sessions) -> None:
    match = await ahead(sessions)
    await sessions.proposals.propose_end(ask(1), match.id)
    pace = Pace(limit=HOUR)
    await sessions.proposals.propose(ask(1), match.id, pace)  # in place of the other proposal
    agreed = await sessions.proposals.answer(ask(0), match.id, True)
    assert (agreed.phase, agreed.terms.pace) == (Phase.PLAYING, pace)


async def test_the_member_for_whom_a_computer_plays_must_agree(sessions: Sessions, clock: TurnedClock) -> None:
    match = await ahead(sessions)
    await sessions.holidays.take(member(0).user, clock.now() + 10 * HOUR)
    await sessions.seats.let_computer_play(ask(1), match.id, Seat(0))
    asked = await sessions.proposals.propose_end(ask(1), match.id)
    assert asked.phase is Phase.PLAYING
    ended = await sessions.proposals.answer(ask(0), match.id, True)
    assert ended.phase is Phase.CANCELLED


async def test_the_owner_decides_and_not_the_member_who_stands_in(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await ahead(sessions)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(3), match.id)
    with pytest.raises(NotAllowed, match="error-owner-decides"):
        await sessions.proposals.propose_end(ask(3), match.id)
    asked = await sessions.proposals.propose_end(ask(1), match.id)
    assert asked.phase is Phase.PLAYING
    assert asked.terms.proposal is not None
    assert undecided(asked, asked.terms.proposal) == {Seat(0): 100}
    for agrees in (True, False):
        with pytest.raises(NotAllowed, match="error-owner-decides"):
            await sessions.proposals.answer(ask(3), match.id, agrees)
    assert (await sessions.proposals.answer(ask(0), match.id, True)).phase is Phase.CANCELLED


async def test_an_owner_whose_seat_another_plays_may_propose_the_end(sessions: Sessions) -> None:
    match = await ahead(sessions)
    await sessions.seats.hand_on(ask(0), match.id, None)
    await sessions.seats.take(ask(3), match.id)
    assert (await sessions.proposals.propose_end(ask(0), match.id)).phase is Phase.PLAYING
    assert (await sessions.proposals.answer(ask(1), match.id, True)).phase is Phase.CANCELLED


async def test_who_takes_a_seat_for_good_is_asked_although_its_owner_agreed(sessions: Sessions) -> None:
    match = await ahead(sessions)
    await sessions.proposals.propose_end(ask(1), match.id)
    await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
    await sessions.seats.take(ask(3), match.id)
    assert (await sessions.proposals.answer(ask(0), match.id, True)).phase is Phase.PLAYING
    assert (await sessions.proposals.answer(ask(3), match.id, True)).phase is Phase.CANCELLED


async def test_who_has_handed_a_seat_on_for_good_asks_as_who_has_left(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await ahead(sessions)
    await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
    taken = await sessions.seats.take(ask(3), match.id)
    assert (await refused(sessions, taken, 1)).params == {"why": "left"}
    assert hindrance(HEAP, taken, 102) is None  # a stranger
    await sessions.proposals.propose_end(ask(1), match.id)
    await settle(sessions, clock)
    assert box.last("proposed-end").actor == "Ben"
    await sessions.proposals.answer(ask(0), match.id, True)
    assert (await sessions.proposals.answer(ask(3), match.id, True)).phase is Phase.CANCELLED


async def test_who_has_their_seat_back_for_good_may_end_the_match_when_ahead(sessions: Sessions) -> None:
    match = await ahead(sessions)
    for giver, taker in ((0, 3), (3, 0)):
        await sessions.seats.hand_on(ask(giver), match.id, None, for_good=True)
        match = await sessions.seats.take(ask(taker), match.id)
    assert hindrance(HEAP, match, 100) is None
    assert hindrance(HEAP, match, 103) == "left"


@on_each_database
async def test_a_former_owner_is_forgotten(sessions: Sessions) -> None:
    match = await ahead(sessions)
    await sessions.seats.hand_on(ask(1), match.id, None, for_good=True)
    match = await sessions.seats.take(ask(3), match.id)
    assert match.terms.former == (FormerOwner(Seat(1), 101),)
    await sessions.proposals.propose_end(ask(0), match.id)
    await sessions.proposals.answer(ask(3), match.id, True)
    await sessions.privacy.forget(101)
    kept = (await sessions.database.read(all_rows))["terms"]
    assert "101" not in str(kept)
    assert (await sessions.matches.match(match.id)).terms.former == (FormerOwner(Seat(1), former(Seat(1))),)


async def test_who_has_left_may_ask_those_who_play_on(sessions: Sessions) -> None:
    match = await ahead(sessions, 3)
    await sessions.seats.resign(ask(1), match.id)
    await sessions.proposals.propose_end(ask(1), match.id)
    with pytest.raises(NotSeated):
        await sessions.proposals.answer(ask(3), match.id, True)
    await sessions.proposals.answer(ask(0), match.id, True)
    assert (await sessions.proposals.answer(ask(2), match.id, True)).phase is Phase.CANCELLED


async def test_only_those_who_play_can_ask(sessions: Sessions) -> None:
    match = await ahead(sessions)
    with pytest.raises(NotSeated):
        await sessions.proposals.propose_end(ask(3), match.id)
    lobby = await sessions.lobby.open(ask(0), PLACE, "together", HeapOptions(seats=2))
    with pytest.raises(SessionError):
        await sessions.proposals.propose_end(ask(0), lobby.id)
