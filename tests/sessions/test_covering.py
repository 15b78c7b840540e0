"""Tests of computer players that stand in for members, and give the seats back."""

import asyncio

import pytest

from bot.engine.game import Seat
from bot.errors import NotAllowed, NotSeated, NotYourTurn, SessionError
from bot.sessions.computers import computer, turns_by_computers
from bot.sessions.model import GuildSettings, Match, Phase
from bot.sessions.pace import Offer, Pace, StandIn
from bot.sessions.play.hints import why_none
from bot.sessions.reseated import is_for_a_turn
from bot.sessions.sessions import Sessions
from tests.sessions.commands import GAMES
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import HOUR, PLACE, Heard, TurnedClock, ask, rested, set_guild
from tests.sessions.test_against import archived
from tests.sessions.test_computing import credits

ADA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
OPAL = "🤖 Normal Opal"
TURN, STAY = (Pace(limit=HOUR, hard=True, computer=one) for one in ("turn", "stay"))


async def at_table(sessions: Sessions, pace: Pace, seats: int = 3, game: str = "heap", heap: int = 30) -> Match:
    match = await sessions.lobby.open(ask(0), PLACE, game, HeapOptions(heap=heap, seats=seats), pace=pace)
    for number in range(1, seats):
        match = await sessions.lobby.join(ask(number), match.id)
    return match if match.phase is Phase.PLAYING else await sessions.lobby.begin(ask(0), match.id)


async def late(sessions: Sessions, clock: TurnedClock, match_id: str) -> Match:
    """Let the time of the seat to move run out, and let computer players move."""
    heard = Heard(sessions)
    clock.turn(HOUR)
    await heard.until(1)
    return await rested(sessions, await sessions.matches.match(match_id))


def names(match: Match) -> list[str]:
    return [seat.name for seat in match.seats]


async def log(sessions: Sessions, match: Match) -> list[tuple[str, int | None]]:
    """Return the kind and the user of each entry of a match that is in play."""
    replay = await sessions.replays.of(ask(0), match.id)
    return [(entry.kind, entry.user) for entry in replay.steps]


# -- when a time runs out --------------------------------------------------------------------------------------------


async def test_a_computer_player_plays_the_late_turn_and_leaves(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await at_table(sessions, TURN)
    after = await late(sessions, clock, match.id)
    assert (names(after), after.to_move, after.terms.stand_ins) == (["Ada", "Ben", "Cleo"], (BEN,), ())
    assert credits(after)[ADA] in (1, 2)
    assert after.host == 100
    assert is_for_a_turn(after.entry)
    assert after.clock_of(BEN) is not None
    await settle(sessions, clock)
    played = box.last("played")
    assert (played.name, played.actor, played.user) == ("Ada", OPAL, None)
    assert "returned" not in box.kinds()


async def test_a_computer_player_stays_until_its_member_is_back(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await at_table(sessions, STAY)
    after = await late(sessions, clock, match.id)
    assert (names(after), after.to_move) == ([OPAL, "Ben", "Cleo"], (BEN,))
    assert after.terms.stand_ins == (StandIn(ADA, 100, "Ada", "late", at=clock.now()),)
    assert after.host == 101
    await settle(sessions, clock)
    covered = box.last("covered")
    assert (covered.name, covered.actor, covered.user) == ("Ada", OPAL, None)
    await sessions.turns.play(ask(1), match.id, "1", None)
    again = await rested(sessions, await sessions.turns.play(ask(2), match.id, "1", None))
    assert again.to_move == (BEN,)
    back = await sessions.seats.come_back(ask(0), match.id)
    assert (names(back), back.terms.stand_ins) == (["Ada", "Ben", "Cleo"], ())
    await settle(sessions, clock)
    assert box.last("returned").name == "Ada"


async def test_the_server_sets_how_well_stand_ins_play(sessions: Sessions, clock: TurnedClock) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(stand_in_level="hard"))
    after = await late(sessions, clock, (await at_table(sessions, STAY)).id)
    assert (names(after)[0], credits(after)[ADA]) == ("🤖 Hard Opal", 3)


@pytest.mark.parametrize("pace", [TURN, STAY])
async def test_without_computer_players_the_game_moves_by_itself(
    sessions: Sessions, clock: TurnedClock, pace: Pace
) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(computers=False))
    after = await late(sessions, clock, (await at_table(sessions, pace)).id)
    assert (names(after), credits(after)) == (["Ada", "Ben", "Cleo"], (1, 0, 0))
    assert (after.entry.kind, after.entry.user) == ("move", None)


async def test_the_last_member_at_the_table_is_covered_for_one_turn_only(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await at_table(sessions, STAY, seats=2)
    assert names(await late(sessions, clock, match.id)) == [OPAL, "Ben"]
    after = await late(sessions, clock, match.id)
    assert (names(after), after.to_move) == ([OPAL, "Ben"], (BEN,))
    assert after.phase is Phase.PLAYING
    assert credits(after)[BEN]


async def test_a_match_that_no_member_plays_any_more_goes_back_to_those_who_are_away(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await at_table(sessions, STAY, seats=2)
    await late(sessions, clock, match.id)
    await sessions.seats.resign(ask(1), match.id)
    after = await rested(sessions, await sessions.matches.match(match.id))
    assert names(after)[ADA] == "Ada"
    assert after.clock_of(ADA) is not None or after.over


@pytest.mark.slow
async def test_where_all_move_at_the_same_time_a_computer_player_makes_one_move(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await at_table(sessions, TURN, game="together")
    after = await late(sessions, clock, match.id)
    while after.terms.stand_ins:
        after = await rested(sessions, await sessions.matches.match(match.id))
    moves = [user for kind, user in await log(sessions, after) if kind == "move"]
    assert len(moves) == 3
    assert all(credits(after))


# -- coming back -----------------------------------------------------------------------------------------------------


async def covered_ada(sessions: Sessions, clock: TurnedClock, heap: int = 30) -> Match:
    """Return a match in which a computer player plays for Ada, and Ada's seat is to move but its player rests."""
    match = await at_table(sessions, STAY, heap=heap)
    await late(sessions, clock, match.id)
    await sessions.turns.play(ask(1), match.id, "1", None)
    return await sessions.matches.match(match.id)


async def never(_: object) -> None:
    await asyncio.Event().wait()


async def test_a_computer_player_that_stands_in_brings_no_hints_into_a_match_of_members(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await covered_ada(sessions, clock)

    assert why_none(match, GAMES["heap"], hidden=False) == "hint-error-rated"


async def test_a_member_who_simply_moves_has_their_seat_again(
    sessions: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await covered_ada(sessions, clock)
    monkeypatch.setattr(sessions.computers, "_plan", never)
    before = await sessions.turns.play(ask(2), match.id, "1", None)
    assert before.to_move == (ADA,)
    after = await sessions.turns.play(ask(0), match.id, "2", before.version)
    assert (after.entry.kind, after.entry.user, after.version) == ("move", 100, before.version + 1)
    assert (names(after), after.terms.stand_ins, after.to_move) == (["Ada", "Ben", "Cleo"], (), (BEN,))
    twice = await sessions.turns.play(ask(0), match.id, "2", before.version)
    assert twice.version == after.version
    back = await sessions.turns.undo(ask(0), match.id, None)
    assert (back.state, names(back)[0]) == (before.state, "Ada")


async def test_a_refused_move_leaves_the_computer_player_in_its_seat(sessions: Sessions, clock: TurnedClock) -> None:
    match = await covered_ada(sessions, clock)
    with pytest.raises(NotYourTurn):
        await sessions.turns.play(ask(0), match.id, "1", None)
    assert names(await sessions.matches.match(match.id))[0] == OPAL


async def test_only_the_member_for_whom_it_plays_takes_a_seat_back(sessions: Sessions, clock: TurnedClock) -> None:
    match = await covered_ada(sessions, clock)
    for number in (1, 3):
        with pytest.raises(SessionError, match="error-no-computer-for-you"):
            await sessions.seats.come_back(ask(number), match.id)
    with pytest.raises(NotSeated):
        await sessions.turns.undo(ask(0), match.id, None)


@pytest.mark.slow
async def test_the_seat_and_the_score_are_the_members_at_the_end(sessions: Sessions, clock: TurnedClock) -> None:
    match = await at_table(sessions, STAY, seats=2, heap=8)
    await late(sessions, clock, match.id)
    while not (match := await rested(sessions, await sessions.matches.match(match.id))).over:
        await sessions.turns.play(ask(1), match.id, "1", None)
    assert names(match) == ["Ada", "Ben"]
    found = await sessions.leaderboards.leaderboard(PLACE.guild, "heap", 100)
    assert found.rows
    replay = await sessions.replays.of(ask(0), match.id)
    (lent,) = turns_by_computers(match, replay.steps)
    moves = [entry for entry in replay.steps if entry.seat == ADA and entry.kind == "move"]
    assert lent == (ADA, computer("normal", 0).user, len(moves))
    text, _ = await sessions.replays.text(replay)
    assert f'[StandIns "#1 {OPAL} {len(moves)}"]' in text
    assert len((await sessions.replays.read(text)).moments) == len(replay.moments)
    await archived(sessions)
    [record] = (await sessions.leaderboards.profile(PLACE.guild, 100, 101)).games
    [of_ben] = (await sessions.leaderboards.profile(PLACE.guild, 101, 101)).games
    assert (record.covered, of_ben.covered) == (len(moves), 0)


async def test_a_computer_players_turns_can_be_taken_back_with_the_turn_before(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await at_table(sessions, STAY, seats=2)
    first = await late(sessions, clock, match.id)
    second = await rested(sessions, await sessions.turns.play(ask(1), match.id, "1", None))
    assert second.can_undo == BEN
    back = await sessions.turns.undo(ask(1), match.id, None)
    assert (back.state, names(back)) == (first.state, [OPAL, "Ben"])


# -- votes, holidays, and members who have left the server -----------------------------------------------------------


async def test_the_others_can_vote_for_a_computer_player(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await at_table(sessions, Pace(limit=HOUR))
    await late(sessions, clock, match.id)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await sessions.votes.vote(ask(2), match.id, ADA, "computer")
    after = await rested(sessions, await sessions.matches.match(match.id))
    assert (names(after), after.to_move, after.terms.asks) == ([OPAL, "Ben", "Cleo"], (BEN,), ())
    await settle(sessions, clock)
    assert box.last("covered").name == "Ada"


async def test_nobody_votes_for_a_computer_player_where_none_may_play(sessions: Sessions, clock: TurnedClock) -> None:
    match = await at_table(sessions, Pace(limit=HOUR))
    await late(sessions, clock, match.id)
    await sessions.votes.vote(ask(1), match.id, ADA, "computer")
    await set_guild(sessions, PLACE.guild, GuildSettings(computers=False))
    with pytest.raises(NotAllowed, match="error-computers-off"):
        await sessions.votes.vote(ask(2), match.id, ADA, "computer")


async def test_a_computer_player_plays_until_a_holiday_ends(sessions: Sessions, clock: TurnedClock) -> None:
    match = await at_table(sessions, Pace(limit=HOUR))
    until = clock.now() + 5 * HOUR
    await sessions.holidays.take(100, until)
    covered = await rested(sessions, await sessions.seats.let_computer_play(ask(1), match.id, ADA))
    assert covered.terms.stand_ins == (StandIn(ADA, 100, "Ada", "holiday", until),)
    assert (covered.terms.offers, covered.to_move) == ((), (BEN,))
    await sessions.holidays.take(100, None)
    assert names(await sessions.matches.match(match.id)) == ["Ada", "Ben", "Cleo"]


async def test_a_computer_player_plays_for_a_member_who_has_left_the_server(sessions: Sessions) -> None:
    match = await at_table(sessions, Pace(limit=HOUR))
    await sessions.presence.member_gone(PLACE.guild, 100)
    covered = await rested(sessions, await sessions.seats.let_computer_play(ask(1), match.id, ADA))
    assert covered.terms.stand_ins == (StandIn(ADA, 100, "Ada", "left", left=True),)
    back = await sessions.seats.come_back(ask(0), match.id)
    assert (names(back)[0], back.terms.offers) == ("Ada", ())


async def test_only_members_of_the_match_call_a_computer_player_for_a_seat_on_offer(sessions: Sessions) -> None:
    match = await at_table(sessions, Pace(limit=HOUR))
    with pytest.raises(SessionError, match="error-no-offer"):
        await sessions.seats.let_computer_play(ask(1), match.id, ADA)
    await sessions.presence.member_gone(PLACE.guild, 100)
    with pytest.raises(NotSeated):
        await sessions.seats.let_computer_play(ask(3), match.id, ADA)


async def test_a_single_turn_leaves_the_offer_of_a_seat_as_it_is(sessions: Sessions, clock: TurnedClock) -> None:
    match = await at_table(sessions, TURN)
    await sessions.presence.member_gone(PLACE.guild, 100)
    offers = (await sessions.matches.match(match.id)).terms.offers
    assert offers == (Offer(ADA, "left", for_good=True, until=offers[0].until),)
    after = await late(sessions, clock, match.id)
    assert (after.terms.offers, after.to_move, names(after)[0]) == (offers, (BEN,), "Ada")


async def test_the_seat_of_a_deleted_member_leaves_although_a_computer_player_plays(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await covered_ada(sessions, clock)
    await sessions.privacy.forget(100)
    after = await sessions.matches.match(match.id)
    assert (after.seats[ADA].present, after.seats[ADA].name, after.terms.stand_ins) == (False, "", ())


def test_the_games_of_the_scenes_play_by_themselves() -> None:
    assert GAMES["heap"].about.plays_itself


def test_old_paces_read_as_before() -> None:
    assert Pace(limit=HOUR).notation == f"{HOUR} soft stand-in"
    assert STAY.notation == f"{HOUR} hard stand-in computer-stay"
