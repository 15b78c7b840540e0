"""Tests of computer players at a table: they take seats, move once, and are asked nothing."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.engine.game import LEVELS, Level
from bot.errors import NotAllowed, OptionError, SeatTaken, SessionError
from bot.sessions.computers import NAMES, computer, gem_of, level_of
from bot.sessions.contests import next_level
from bot.sessions.model import GuildSettings, Match, Phase
from bot.sessions.pace import Pace
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.storage.keeping import is_computer, is_former
from tests.sessions.heap import HeapOptions, HeapState
from tests.sessions.table import HOUR, PLACE, Heard, TurnedClock, ask, rested, sessions_on, set_guild

ADA, BEN, CLEO = range(3)
EASY, HARD = Company("easy"), Company("hard")


async def alone(sessions: Sessions, company: Company = EASY, *, heap: int = 30, seats: int = 3) -> Match:
    """Return a new match of Ada against computer players."""
    options = HeapOptions(heap=heap, seats=seats)
    return await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=company)


def credits(match: Match) -> tuple[int, ...]:
    assert isinstance(match.state, HeapState)
    return match.state.credits


def test_the_id_of_a_computer_player_tells_its_level_and_its_name() -> None:
    players = [computer(level, number) for level in LEVELS for number in range(len(NAMES))]
    assert len({player.user for player in players}) == len(players)
    assert all(is_computer(player.user) and not is_former(player.user) for player in players)
    assert [level_of(player.user) for player in players] == [level for level in LEVELS for _ in NAMES]
    assert [gem_of(player.user) for player in players] == [*NAMES] * len(LEVELS)
    assert computer("easy", 0).name == "🤖 Easy Opal"
    assert level_of(100) is None


async def test_a_table_with_a_computer_player_starts_at_once(sessions: Sessions) -> None:
    match = await alone(sessions)
    assert (match.phase, match.entry.kind) == (Phase.PLAYING, "start")
    assert [seat.name for seat in match.seats] == ["Ada", "🤖 Easy Opal"]


async def test_computer_players_move_when_it_is_their_turn_all_in_one_change(sessions: Sessions) -> None:
    match = await alone(sessions, Company("hard", 2))
    heard = Heard(sessions)
    await sessions.turns.play(ask(ADA), match.id, "1", None)
    after = await rested(sessions, await heard.until(2))
    assert after.to_move == (0,)
    assert credits(after) == (1, 3, 3)
    assert after.version == match.version + 3
    assert len(heard.matches) == 2


@pytest.mark.slow
async def test_a_match_goes_on_after_a_restart_while_a_computer_player_thinks(
    database_url: str, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = asyncio.Event()

    async def endless(_: object) -> None:
        thinks.set()
        await asyncio.Event().wait()

    async with sessions_on(database_url, clock) as sessions:
        monkeypatch.setattr(sessions.computers, "_plan", endless)
        match = await alone(sessions)
        await sessions.turns.play(ask(ADA), match.id, "1", None)
        await asyncio.wait_for(thinks.wait(), 60)
    async with sessions_on(database_url, clock) as sessions:
        after = await rested(sessions, await sessions.matches.match(match.id))
        assert after.version == match.version + 2


async def test_undo_takes_back_the_computer_players_moves_and_they_come_again(sessions: Sessions) -> None:
    match = await alone(sessions, Company("normal", 2))
    played = await sessions.turns.play(ask(ADA), match.id, "2", None)
    first = await rested(sessions, played)
    assert first.can_undo == 0
    back = await sessions.turns.undo(ask(ADA), match.id, None)
    assert (back.state, back.to_move) == (match.state, (0,))
    again = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "2", None))
    assert again.state == first.state


async def test_a_sealed_move_of_a_computer_player_cannot_be_taken_back(sessions: Sessions) -> None:
    match = await alone(sessions, HARD)
    after = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "1", None))
    assert after.can_undo is None


async def test_a_computer_player_is_no_elector_has_no_clock_and_waits_for_nobody(
    sessions: Sessions, clock: TurnedClock
) -> None:
    options = HeapOptions(seats=3)
    pace = Pace(limit=HOUR)
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, pace=pace, computers=Company("easy", 2))
    assert match.electors(match.seats[0].seat) == ()
    assert [clock.seat for clock in match.clocks] == [0]
    waiting = await sessions.reminders.waiting(100, PLACE.guild)
    assert [one.who.roster[one.who.places[0]] for one in waiting.mine] == [(100, "Ada")]
    assert [one.who.places for one in waiting.mine] == [(0,)]


async def test_a_match_ends_when_its_last_member_leaves(sessions: Sessions) -> None:
    match = await alone(sessions, Company("easy", 2))
    over = await sessions.seats.resign(ask(ADA), match.id)
    assert (await sessions.matches.match(over.id)).phase is Phase.OVER


async def test_play_again_seats_the_same_levels_and_starts_at_once(sessions: Sessions) -> None:
    match = await alone(sessions, Company("hard", 2), heap=3)
    await sessions.turns.play(ask(ADA), match.id, "3", None)
    again = await sessions.lobby.rematch(ask(ADA), match.id)
    assert [seat.name for seat in again.seats] == ["Ada", "🤖 Hard Opal", "🤖 Hard Beryl"]
    assert again.phase is Phase.PLAYING


async def beaten(sessions: Sessions, level: Level, *, rivals: bool = True) -> Match:
    """Return a match that Ada has won against two computer players, or with them if they are no rivals."""
    options = HeapOptions(heap=3, seats=3, rivals=rivals)
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", options, computers=Company(level, 2))
    assert next_level(match) is None
    return await sessions.turns.play(ask(ADA), match.id, "3", None)


async def test_who_has_beaten_the_computer_players_alone_may_play_stronger_ones(sessions: Sessions) -> None:
    won = await beaten(sessions, "easy")
    assert next_level(won) == "normal"
    own = next(one.seat for one in won.seats if one.user == 100)
    assert next_level(replace(won, terms=replace(won.terms, unheard=(own,)))) is None  # a computer player has won it

    again = await sessions.lobby.rematch(ask(ADA), won.id, level="normal")
    assert [level_of(seat.user) for seat in again.seats] == [None, "normal", "normal"]
    assert again.phase is Phase.PLAYING


async def test_nobody_is_offered_stronger_players_without_having_beaten_weaker_ones(sessions: Sessions) -> None:
    assert next_level(await beaten(sessions, "hard")) is None
    assert next_level(await beaten(sessions, "easy", rivals=False)) is None


# -- in the lobby ----------------------------------------------------------------------------------------------------


async def lobby(sessions: Sessions, seats: int = 3, game: str = "heap") -> Match:
    return await sessions.lobby.open(ask(ADA), PLACE, game, HeapOptions(seats=seats))


async def test_the_host_adds_computer_players_and_takes_one_out(sessions: Sessions) -> None:
    match = await lobby(sessions)
    await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    both = await sessions.lobby.add_computer(ask(ADA), match.id, "hard")
    assert [seat.name for seat in both.seats] == ["Ada", "🤖 Easy Opal", "🤖 Hard Beryl"]
    with pytest.raises(SeatTaken):
        await sessions.lobby.add_computer(ask(ADA), match.id, "hard")
    one = await sessions.lobby.remove_computer(ask(ADA), match.id, both.seats[1].seat)
    assert [(seat.seat, seat.name) for seat in one.seats] == [(0, "Ada"), (1, "🤖 Hard Beryl")]
    with pytest.raises(NotAllowed):
        await sessions.lobby.remove_computer(ask(ADA), match.id, one.seats[0].seat)


async def test_only_the_host_adds_computer_players(sessions: Sessions) -> None:
    match = await lobby(sessions)
    await sessions.lobby.join(ask(BEN), match.id)
    with pytest.raises(NotAllowed):
        await sessions.lobby.add_computer(ask(BEN), match.id, "easy")


async def test_a_member_who_joins_a_full_table_takes_a_computer_players_seat(sessions: Sessions) -> None:
    match = await lobby(sessions, seats=3)
    for _ in range(2):
        await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    for number, names in ((BEN, ["Ada", "🤖 Easy Opal", "Ben"]), (CLEO, ["Ada", "Ben", "Cleo"])):
        joined = await sessions.lobby.join(ask(number), match.id)
        assert [seat.name for seat in joined.seats] == names
    with pytest.raises(SeatTaken):
        await sessions.lobby.join(ask(3), match.id)


async def test_a_lobby_of_computer_players_alone_is_closed(sessions: Sessions) -> None:
    match = await lobby(sessions)
    await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    left = await sessions.lobby.leave(ask(ADA), match.id)
    assert left.phase is Phase.CANCELLED


async def test_the_host_is_never_a_computer_player(sessions: Sessions) -> None:
    match = await lobby(sessions)
    await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    await sessions.lobby.join(ask(BEN), match.id)
    left = await sessions.lobby.leave(ask(ADA), match.id)
    assert left.host == 101


async def test_no_computer_players_come_after_the_start(sessions: Sessions) -> None:
    match = await alone(sessions)
    with pytest.raises(SessionError):
        await sessions.lobby.add_computer(ask(ADA), match.id, "easy")


async def test_a_server_can_switch_computer_players_off(sessions: Sessions) -> None:
    match = await lobby(sessions)
    await set_guild(sessions, PLACE.guild, GuildSettings(computers=False))
    with pytest.raises(NotAllowed, match="error-computers-off"):
        await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    with pytest.raises(NotAllowed, match="error-computers-off"):
        await alone(sessions)


@pytest.mark.parametrize(("count", "seats"), [(0, 3), (3, 3), (1, 1)])
async def test_a_table_has_no_more_computer_players_than_free_seats(sessions: Sessions, count: int, seats: int) -> None:
    with pytest.raises(OptionError):
        await alone(sessions, Company("easy", count), seats=seats)


# -- members who move at the same time -------------------------------------------------------------------------------


async def test_beside_members_a_computer_player_makes_one_move_after_each_of_theirs(sessions: Sessions) -> None:
    options = HeapOptions(heap=12, seats=3)
    match = await sessions.lobby.open(ask(ADA), PLACE, "together", options, computers=Company("hard", 1))
    match = await rested(sessions, match)
    assert (credits(match), match.to_move) == ((0, 3), (0,))
    match = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "1", None))
    assert (credits(match), match.to_move) == ((1, 6), (0,))
    match = await rested(sessions, await sessions.turns.play(ask(ADA), match.id, "0", None))
    assert credits(match) == (1, 6)  # it has taken stones in this round already
