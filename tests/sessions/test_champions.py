"""The role of champions: who gets it, who loses it, and what a fault or a kill at any step leaves behind."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.errors import NotKept
from bot.sessions.leagues import cups, seasons
from bot.sessions.leagues.champions import TRY_AGAIN, Answer, Standing
from bot.sessions.leagues.model import CUP, Phase
from bot.sessions.pace import DAY, MINUTE
from bot.sessions.sessions import Sessions
from bot.storage import champions, leagues, leaving, privacy
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRow, LeagueRows, LeagueSeatRow
from bot.storage.store import Connection
from tests.databases import url_of
from tests.sessions.commands import GAMES
from tests.sessions.league_host import RULES, Duel, FakeHost
from tests.sessions.many import HERE, THERE, on_postgresql, process
from tests.sessions.notice_box import NoticeBox, settle
from tests.sessions.table import PLACE, TurnedClock, member, sessions_on
from tests.sessions.test_many_timers import polled
from tests.unwaiting import idle

pytestmark = pytest.mark.slow

GOLD, SILVER = 70, 71  # roles
ADA, BELA, CHEN = (member(number).user for number in range(3))


class FakeRoles:
    """A server whose members have roles.

    Attributes:
        has_roles: the roles of each member who is in the server.
        roles: the roles that are not deleted.
        refuses: whether the bot may not manage roles.
        down: whether Discord answers nothing.
        asked: the requests, each with its user and role.
        before: called before each request, with what it asks.
    """

    def __init__(self) -> None:
        self.has_roles: dict[int, set[int]] = {user: set() for user in (ADA, BELA, CHEN)}
        self.roles = {GOLD, SILVER}
        self.refuses = False
        self.down = False
        self.asked: list[tuple[str, int, int]] = []
        self.before: Callable[[str], Awaitable[None]] | None = None

    def holders(self, role: int = GOLD) -> set[int]:
        return {user for user, roles in self.has_roles.items() if role in roles}

    async def has(self, guild: int, user: int, role: int) -> Answer:
        problem = await self._problem("has", guild, user, role)
        return problem or (Answer.YES if role in self.has_roles[user] else Answer.NO)

    async def give(self, guild: int, user: int, role: int) -> Answer:
        if problem := await self._problem("give", guild, user, role):
            return problem
        self.has_roles[user].add(role)
        return Answer.YES

    async def take(self, guild: int, user: int, role: int) -> Answer:
        if problem := await self._problem("take", guild, user, role):
            return problem
        self.has_roles[user].discard(role)
        return Answer.YES

    async def _problem(self, asked: str, guild: int, user: int, role: int) -> Answer | None:
        assert guild == PLACE.guild
        self.asked.append((asked, user, role))
        if self.before is not None:
            await self.before(asked)
        if self.down:
            return Answer.LATER
        if user not in self.has_roles:
            return Answer.LEFT
        if asked == "has":
            return None
        if role not in self.roles:
            return Answer.GONE
        return Answer.REFUSED if self.refuses else None


@pytest.fixture
def roles() -> FakeRoles:
    return FakeRoles()


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, roles: FakeRoles) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, host=FakeHost(), roles=roles, more=[Duel()]) as sessions:
        yield sessions


async def choose(sessions: Sessions, role: int | None) -> None:
    """Choose the role of champions, as a manager does."""
    await sessions.settings.change_guild(PLACE.guild, partial(replace, champion_role=role))
    sessions.champions.timer.resume()


async def crown(sessions: Sessions, *won: int, game: str = "duel", second: Sequence[int] = (CHEN,)) -> str:
    """Do what `crown_in` does, in the server of these tests."""
    return await crown_in(sessions, PLACE.guild, *won, game=game, second=second)


async def crown_in(sessions: Sessions, guild: int, *won: int, game: str, second: Sequence[int] = (CHEN,)) -> str:
    """End a season in which these users share the first place of the first division. Return the league's id.

    second: who plays in the second division and wins there.
    """
    known = [row for row in await sessions.database.read(leagues.open_of, guild) if row.game == game]
    league = known[0].id if known else game
    rules = msgspec.json.encode(RULES).decode()
    row = LeagueRow(league, guild, game, rules, Phase.OPEN.value, 1, begins_at=0, ends_at=0, due=None)
    await sessions.database.run(partial(leagues.add, row=row))
    divisions = [(*won, *range(90, 95 - len(won))), (*second, *range(80, 85 - len(second)))]

    def decide(rows: LeagueRows) -> LeagueRows:
        seats, pairings, row = list[LeagueSeatRow](), list[LeaguePairingRow](), rows.league
        for number, users in enumerate(divisions, 1):
            key, best = (row.id, row.season, number), len(won if number == 1 else second)
            seats += [LeagueSeatRow(*key, seat, guild, user, f"#{user}") for seat, user in enumerate(users)]
            pairs = [(one, two) for two in range(len(users)) for one in range(two)]
            for place, (one, two) in enumerate(pairs):
                score = (1, 1) if two < best else (2, 0)
                pairing = LeaguePairingRow(*key, place, guild, 1, one, two)
                pairings.append(replace(pairing, first_score=score[0], second_score=score[1], played=True))
        played = replace(rows, league=replace(row, phase=Phase.PLAYING.value), seats=(*seats,), pairings=(*pairings,))
        return seasons.end(played, 0)

    await sessions.database.run(partial(leagues.change, league=league, decide=decide))
    sessions.champions.timer.resume()
    return league


async def states(sessions: Sessions) -> dict[tuple[int, int], str]:
    """Return the states of all rows, by user and role."""
    rows = await sessions.database.read(champions.rows_in, PLACE.guild)
    return {(row.user_id, row.role_id): row.state for row in rows}


# -- who has it ------------------------------------------------------------------------------------------------------


async def test_without_a_role_nothing_happens(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert roles.asked == []
    assert await sessions.champions.standing(PLACE.guild) == Standing()


async def test_the_winner_of_the_first_division_has_the_role(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await crown(sessions, ADA)
    await choose(sessions, GOLD)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}

    await crown(sessions, BELA, second=(ADA,))
    await settle(sessions, clock)
    assert roles.holders() == {BELA}
    assert await states(sessions) == {(BELA, GOLD): "given"}


async def test_winners_who_share_the_first_place_all_have_it(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA, BELA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA, BELA}


async def test_a_champion_of_something_else_keeps_it(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await crown(sessions, ADA, game="heap")
    await settle(sessions, clock)
    await crown(sessions, BELA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA, BELA}

    await crown(sessions, BELA, game="heap")
    await settle(sessions, clock)
    assert roles.holders() == {BELA}


async def test_a_closed_league_has_no_champion(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    await choose(sessions, GOLD)
    league = await crown(sessions, ADA)
    await settle(sessions, clock)
    await sessions.leagues.close(league)
    await settle(sessions, clock)
    assert roles.holders() == set()


async def win_cup(sessions: Sessions, winner: int, at: int, game: str = "duel", *, closed: bool = False) -> None:
    """End a cup at a time, won by this user, or closed without a winner."""
    cup, won = f"cup{at}-{game}", str(winner)
    row = LeagueRow(cup, PLACE.guild, game, msgspec.json.encode(RULES).decode(), Phase.OPEN.value, CUP, 0, 0, None)
    assert await sessions.database.run(partial(leagues.add, row=row))

    def decide(rows: LeagueRows) -> LeagueRows:
        users = (ADA, BELA, CHEN)
        members = tuple(LeagueMemberRow(cup, user, PLACE.guild, str(user), 1, user) for user in users)
        rows = cups.settled(replace(rows, members=members), {}, {}, at)
        while rows.league.phase != Phase.CLOSED.value:
            names = {seat.seat: seat.name for seat in rows.seats}
            scores = [(2, 0) if names[one.second] != won else (0, 2) for one in rows.pairings]
            pairings = zip(rows.pairings, scores, strict=True)
            played = [one.with_scores((first, second), played=True) for one, (first, second) in pairings]
            rows = cups.settled(replace(rows, pairings=(*played,)), {}, {}, at)
            if closed:
                return replace(rows, league=replace(rows.league, phase=Phase.CLOSED.value, ends_at=at))
        return rows

    await sessions.database.run(partial(leagues.change, league=cup, decide=decide))
    sessions.champions.timer.resume()


async def test_the_winner_of_the_newest_cup_of_each_game_has_the_role(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await win_cup(sessions, ADA, 1)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    await win_cup(sessions, BELA, 2, game="heap")
    await win_cup(sessions, CHEN, 3)
    await settle(sessions, clock)
    assert roles.holders() == {BELA, CHEN}

    await win_cup(sessions, BELA, 4, closed=True)  # it has no winner, so Chen stays champion
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA, BELA, CHEN}


async def test_a_cup_that_cannot_be_read_keeps_no_other_champion_from_the_role(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles, caplog: pytest.LogCaptureFixture
) -> None:
    await choose(sessions, GOLD)
    await win_cup(sessions, ADA, 1, game="heap")
    await win_cup(sessions, BELA, 2)

    def contradict(rows: LeagueRows) -> LeagueRows:
        last = rows.pairings[-1]
        return replace(rows, pairings=(*rows.pairings, replace(last, number=last.number + 1)))

    await sessions.database.run(partial(leagues.change, league="cup2-duel", decide=contradict))
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    assert "cup2-duel cannot be read" in caplog.text


async def test_another_role_takes_the_place_of_the_first(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA, BELA)
    await settle(sessions, clock)
    await choose(sessions, SILVER)
    await settle(sessions, clock)
    assert (roles.holders(GOLD), roles.holders(SILVER)) == (set(), {ADA, BELA})

    await choose(sessions, None)
    await settle(sessions, clock)
    assert (roles.holders(GOLD), roles.holders(SILVER)) == (set(), set())
    assert await states(sessions) == {}


async def test_what_a_manager_gave_by_hand_is_not_taken(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    roles.has_roles[ADA].add(GOLD)
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert await states(sessions) == {}
    await crown(sessions, BELA)
    await settle(sessions, clock)
    await choose(sessions, None)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    assert ("take", ADA, GOLD) not in roles.asked


async def test_what_a_manager_took_by_hand_is_not_given_again(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    roles.has_roles[ADA].clear()
    asked = len(roles.asked)
    clock.turn(3 * DAY)
    await settle(sessions, clock)
    assert roles.holders() == set()
    assert len(roles.asked) == asked  # a look asks nothing while all is as it should be


# -- what may go wrong -----------------------------------------------------------------------------------------------


async def test_a_refusal_ends_the_tries_until_permissions_may_have_changed(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    roles.refuses = True
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert await sessions.champions.standing(PLACE.guild) == Standing(refused=True)
    assert await states(sessions) == {}  # so a manager may give it by hand meanwhile
    asked = len(roles.asked)
    clock.turn(30 * DAY)
    await settle(sessions, clock)
    assert len(roles.asked) == asked

    roles.refuses = False
    await sessions.champions.try_again(PLACE.guild)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    assert await sessions.champions.standing(PLACE.guild) == Standing()

    asked = len(roles.asked)
    await sessions.champions.try_again(None)
    await settle(sessions, clock)
    assert len(roles.asked) == asked


async def test_a_role_that_may_not_be_taken_is_taken_later(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    roles.refuses = True
    await crown(sessions, BELA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    roles.refuses = False
    await sessions.champions.try_again(PLACE.guild)
    await settle(sessions, clock)
    assert roles.holders() == {BELA}


async def test_a_deleted_role_is_nobodys(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    roles.roles.discard(GOLD)
    await crown(sessions, BELA)
    await settle(sessions, clock)
    assert await states(sessions) == {}
    assert await sessions.champions.standing(PLACE.guild) == Standing(refused=True)


async def test_trouble_of_discord_is_waited_for(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    roles.down = True
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert await sessions.champions.standing(PLACE.guild) == Standing()
    roles.down = False
    clock.turn(TRY_AGAIN)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}


async def test_a_champion_who_has_left_gets_it_when_they_are_back(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    del roles.has_roles[ADA]
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert await sessions.champions.standing(PLACE.guild) == Standing(left=1)
    asked = len(roles.asked)
    clock.turn(DAY)
    await settle(sessions, clock)
    await sessions.champions.member_seen(PLACE.guild, BELA)
    await settle(sessions, clock)
    assert roles.asked[asked:] == [("has", ADA, GOLD)]  # once a day, as she may be back

    roles.has_roles[ADA] = set()
    await sessions.champions.member_seen(PLACE.guild, ADA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    assert await sessions.champions.standing(PLACE.guild) == Standing()


async def test_a_champion_who_leaves_and_comes_back_gets_it_again(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    roles.has_roles[ADA].clear()  # as Discord does when a member leaves
    await sessions.champions.member_gone(PLACE.guild, ADA)
    await settle(sessions, clock)
    assert await sessions.champions.standing(PLACE.guild) == Standing(left=1)
    clock.turn(DAY)
    await sessions.champions.member_seen(PLACE.guild, ADA)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}


@pytest.mark.parametrize("by_hand", [False, True])
async def test_a_champion_who_comes_back_unnoticed_gets_it_at_the_next_look(
    by_hand: bool, sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    del roles.has_roles[ADA]
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    roles.has_roles[ADA] = {GOLD} if by_hand else set()
    clock.turn(DAY + MINUTE)
    await settle(sessions, clock)
    assert roles.holders() == {ADA}
    assert await sessions.champions.standing(PLACE.guild) == Standing()
    assert (("give", ADA, GOLD) in roles.asked) is not by_hand
    await choose(sessions, None)
    await settle(sessions, clock)
    assert roles.holders() == ({ADA} if by_hand else set())  # what a manager gave stays


# -- faults, kills, two processes ------------------------------------------------------------------------------------


class Struck:
    """Counts the calls of the database and of the host, and strikes at one: before it does anything, or after it."""

    def __init__(self, number: int, problem: BaseException, *, after: bool) -> None:
        self._number = number
        self._problem = problem
        self._after = after
        self.calls = 0

    def around(self, whole: Any, *names: str) -> Any:
        """Return a copy of an object of which these methods are counted."""
        strike, outer = self.called, whole

        class Counted:
            def __getattr__(self, name: str) -> Any:
                found = getattr(outer, name)
                return partial(strike, found) if name in names else found

        return Counted()

    async def called(self, call: Callable[..., Awaitable[Any]], *args: Any, **more: Any) -> Any:
        self.calls += 1
        strikes = self.calls == self._number
        if strikes and not self._after:
            raise self._problem
        found = await call(*args, **more)
        if strikes:
            raise self._problem
        return found


async def lived(folder: Path, number: int, problem: BaseException, *, after: bool) -> tuple[int, object]:
    """Let three looks give and take roles, each with a fault at one call. Return the calls, and who has what."""
    clock, roles, calls = TurnedClock(), FakeRoles(), 0
    roles.has_roles[CHEN].add(GOLD)  # by hand
    async with sessions_on(url_of(folder / "bot.db"), clock, host=FakeHost(), roles=roles, more=[Duel()]) as sessions:
        looking: Any = sessions.champions
        database, found = looking._database, list[object]()
        for stage in range(3):
            struck = Struck(number, problem, after=after)
            looking._database = struck.around(database, "run", "read")
            looking._host = struck.around(roles, "has", "give", "take")
            if stage == 2:
                await choose(sessions, SILVER)
            else:
                await choose(sessions, GOLD)
                await crown(sessions, *(((ADA, BELA), (BELA, CHEN))[stage]))
            await idle()
            calls = max(calls, struck.calls)
            looking._database, looking._host = database, roles
            await sessions.champions.timer.stop()  # as a kill does
            clock.turn(MINUTE)  # its claim ends
            sessions.champions.timer.start()
            await settle(sessions, clock)
            found.append((roles.holders(GOLD), roles.holders(SILVER), await states(sessions)))
        return calls, found


@pytest.mark.parametrize(
    ("problem", "after"),
    [(asyncio.CancelledError(), False), (asyncio.CancelledError(), True), (NotKept("error-not-kept"), True)],
    ids=["killed before", "killed after", "fault"],
)
async def test_a_fault_at_any_call_loses_and_doubles_nothing(
    tmp_path: Path, problem: BaseException, after: bool
) -> None:
    calls, wanted = await lived(tmp_path, 0, problem, after=after)
    assert calls > 10
    assert wanted == [
        ({ADA, BELA, CHEN}, set(), {(ADA, GOLD): "given", (BELA, GOLD): "given"}),
        ({BELA, CHEN}, set(), {(BELA, GOLD): "given"}),
        ({CHEN}, {BELA, CHEN}, {(BELA, SILVER): "given", (CHEN, SILVER): "given"}),
    ]
    for number in range(1, calls + 1):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        assert (number, (await lived(folder, number, problem, after=after))[1]) == (number, wanted)


async def test_what_comes_at_the_end_of_a_look_is_not_lost(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A season ends after the look has compared everything, and before it says when to look again."""
    ended = [True]
    look = sessions.champions._look

    async def looked(guild: int) -> Any:
        answers = await look(guild)
        if roles.holders() == {ADA} and ended:
            ended.pop()
            await crown(sessions, BELA)
        return answers

    monkeypatch.setattr(sessions.champions, "_look", looked)
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert ended == []
    assert roles.holders() == {BELA}


async def test_a_new_champion_during_a_look_is_seen(sessions: Sessions, clock: TurnedClock, roles: FakeRoles) -> None:
    await choose(sessions, GOLD)

    async def another_season(asked: str) -> None:
        roles.before = None
        await crown(sessions, BELA)

    roles.before = another_season
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert roles.holders() == {BELA}


@on_postgresql
async def test_two_processes_give_it_once(database_url: str, clock: TurnedClock) -> None:
    games, roles = {**GAMES, "duel": Duel()}, FakeRoles()
    async with process(database_url, clock, HERE, games) as here, process(database_url, clock, THERE, games) as there:
        for one in (here, there):
            one.outbox.deliver_by(NoticeBox())
            one.leagues.show_by(FakeHost())
            one.champions.show_by(roles)
            await one.start()
        await choose(here, GOLD)
        await crown(there, ADA, BELA)
        await polled(here, clock, MINUTE)
        await crown(here, BELA)
        await polled(there, clock, MINUTE)
        assert roles.holders() == {BELA}
        assert [one for one in roles.asked if one[0] == "give"] == [("give", ADA, GOLD), ("give", BELA, GOLD)]


# -- data ------------------------------------------------------------------------------------------------------------


async def test_a_member_exports_and_deletes_it(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles, caplog: pytest.LogCaptureFixture
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA, BELA)
    await settle(sessions, clock)
    kept = json.loads(await sessions.privacy.export(ADA))["kept"]
    assert [row["role_id"] for row in kept["champions"]] == [GOLD]

    await sessions.privacy.forget(ADA)
    await settle(sessions, clock)
    assert roles.holders() == {BELA}
    assert await states(sessions) == {(BELA, GOLD): "given"}
    assert "keeps a role" not in caplog.text


@pytest.mark.parametrize("trouble", ["refuses", "down"])
async def test_deletion_goes_on_if_the_role_cannot_be_taken(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)
    setattr(roles, trouble, True)
    await sessions.privacy.forget(ADA)
    await settle(sessions, clock)
    assert await states(sessions) == {}
    assert f"keeps a role in server {PLACE.guild}" in caplog.text


async def test_a_role_given_while_data_are_deleted_is_taken(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)

    async def forget(asked: str) -> None:
        if asked == "give":
            roles.before = None
            await sessions.privacy.forget(ADA)

    roles.before = forget
    await crown(sessions, ADA)
    await settle(sessions, clock)
    assert roles.holders() == set()
    assert await states(sessions) == {}


async def test_a_server_that_is_gone_takes_its_rows_along(
    sessions: Sessions, clock: TurnedClock, roles: FakeRoles
) -> None:
    await choose(sessions, GOLD)
    await crown(sessions, ADA)
    await settle(sessions, clock)

    async def drop(connection: Connection) -> None:
        await leaving.depart(connection, PLACE.guild, clock.now())
        await privacy.drop_guild(connection, PLACE.guild)

    await sessions.database.run(drop)
    assert await states(sessions) == {}
    asked = len(roles.asked)
    clock.turn(3 * DAY)
    await settle(sessions, clock)
    assert len(roles.asked) == asked
