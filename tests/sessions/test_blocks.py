"""Tests of blocks: whom a member blocks gets no seat beside them, by no door, and reads what anybody else would.

Only who is kept away by a block of their own reads that it is theirs.
"""

import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, NotOffered, PlayerError, SeatTaken, SessionError
from bot.sessions.model import GuildSettings, Match, Member, Phase, Place, Request
from bot.sessions.pace import DAY
from bot.sessions.play.apart import MOST_BLOCKED
from bot.sessions.sessions import Sessions
from bot.storage import waiting
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, TurnedClock, ask, member, named_in, set_guild
from tests.sessions.test_profile import ELSEWHERE

pytestmark = pytest.mark.slow

ADA, BEN, CLEO, DAN = range(4)
WAYS = [(ADA, BEN), (BEN, ADA)]  # who blocks whom


async def block(sessions: Sessions, who: int, whom: int) -> None:
    await sessions.blocks.block(member(who).user, member(whom).user)


async def table(sessions: Sessions, *others: int, seats: int = 3, place: Place = PLACE) -> Match:
    """Return Ada's table, at which others have a seat."""
    match = await sessions.lobby.open(ask(ADA), place, "heap", HeapOptions(seats=seats))
    for number in others:
        match = await sessions.lobby.join(ask(number), match.id)
    return match


async def playing(sessions: Sessions, *others: int, seats: int = 3, place: Place = PLACE) -> Match:
    match = await table(sessions, *others, seats=seats, place=place)
    return await sessions.lobby.begin(ask(ADA), match.id)


async def over(sessions: Sessions, *others: int) -> Match:
    """Return a match of Ada and others that is over."""
    match = await playing(sessions, *others, seats=1 + len(others))
    while match.phase is not Phase.OVER:
        mover = next(one.user - 100 for one in match.seats if one.seat in match.to_move)
        match = await sessions.turns.play(ask(mover), match.id, "3", None)
    return match


def users(match: Match) -> list[str]:
    return [one.name for one in match.seats]


async def refused(asked: Awaitable[Any]) -> PlayerError:
    with pytest.raises(PlayerError) as caught:
        await asked
    return caught.value


def same(one: PlayerError, other: PlayerError) -> bool:
    """Return whether two refusals are one sentence."""
    return (type(one), one.key, one.params, one.named) == (type(other), other.key, other.params, other.named)


def own_or(kind: type[PlayerError], told: PlayerError, own: list[str]) -> bool:
    """Return whether a refusal names those whom the reader blocks; if there are none, whether it is of another kind."""
    mine = isinstance(told, NotAllowed) and told.key == "error-own-blocks" and named_in(told) == own
    return mine if own else type(told) is kind and told.key != "error-own-blocks" and named_in(told) == []


# ---- the doors ----


@on_each_database
@pytest.mark.parametrize(("who", "whom"), WAYS)
@pytest.mark.parametrize("place", [PLACE, ELSEWHERE])
async def test_neither_joins_the_table_of_the_other_in_any_server(
    sessions: Sessions, who: int, whom: int, place: Place
) -> None:
    match = await table(sessions, place=place)
    await block(sessions, who, whom)
    assert own_or(SeatTaken, await refused(sessions.lobby.join(ask(BEN), match.id)), own=["Ada"] if who == BEN else [])
    assert await sessions.matches.match(match.id) == match
    assert users(await sessions.lobby.join(ask(CLEO), match.id)) == ["Ada", "Cleo"]


async def test_the_refusal_is_that_of_a_full_table(sessions: Sessions) -> None:
    match = await table(sessions, CLEO, seats=3)
    await block(sessions, ADA, BEN)
    apart = await refused(sessions.lobby.join(ask(BEN), match.id))
    await sessions.lobby.join(ask(DAN), match.id)
    assert same(apart, await refused(sessions.lobby.join(ask(BEN), match.id)))
    assert same(apart, await refused(sessions.lobby.join(ask(4), match.id)))


async def test_who_sits_at_a_table_of_others_keeps_the_blocked_away_too(sessions: Sessions) -> None:
    match = await table(sessions, CLEO)
    await block(sessions, CLEO, BEN)
    await refused(sessions.lobby.join(ask(BEN), match.id))
    await sessions.lobby.leave(ask(CLEO), match.id)
    assert users(await sessions.lobby.join(ask(BEN), match.id)) == ["Ada", "Ben"]


async def test_no_computer_player_gives_way_to_who_is_refused(sessions: Sessions) -> None:
    match = await table(sessions, CLEO, seats=3)
    match = await sessions.lobby.add_computer(ask(ADA), match.id, "easy")
    await block(sessions, ADA, BEN)
    await refused(sessions.lobby.join(ask(BEN), match.id))
    assert await sessions.matches.match(match.id) == match


@pytest.mark.parametrize(("who", "whom"), WAYS)
async def test_neither_challenges_the_other(sessions: Sessions, who: int, whom: int) -> None:
    ben = Member(101, "Ben")

    async def challenge() -> Match:
        return await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=2), guest=ben)

    await block(sessions, who, whom)
    apart = await refused(challenge())
    assert named_in(apart) == ["Ben"]
    await sessions.blocks.allow(member(who).user, member(whom).user)
    await sessions.settings.change_member(101, lambda had: replace(had, challenges=False))
    # The blocked reads what is said of a member who wants no challenges.
    assert same(apart, await refused(challenge())) == (who == BEN)
    assert (apart.key == "error-own-block") == (who == ADA)


async def test_a_challenge_that_waits_is_not_accepted_after_a_block(sessions: Sessions) -> None:
    match = await sessions.lobby.open(ask(ADA), PLACE, "heap", HeapOptions(seats=2), guest=Member(101, "Ben"))
    await block(sessions, BEN, ADA)
    await refused(sessions.lobby.join(ask(BEN), match.id))
    assert users(await sessions.lobby.decline(ask(BEN), match.id)) == ["Ada"]
    assert users(await sessions.lobby.join(ask(CLEO), match.id)) == ["Ada", "Cleo"]


@pytest.mark.parametrize(("who", "whom"), WAYS)
async def test_a_rematch_asks_nobody_who_is_apart_from_its_host(sessions: Sessions, who: int, whom: int) -> None:
    old = await over(sessions, BEN, CLEO)
    await block(sessions, who, whom)
    again = await sessions.lobby.rematch(ask(ADA), old.id)
    assert sorted(one.name for one in again.terms.guests) == ["Ada", "Cleo"]
    await refused(sessions.lobby.rematch(ask(BEN), old.id))  # which would join the table that is open
    await refused(sessions.lobby.join(ask(BEN), again.id))
    assert users(await sessions.lobby.join(ask(CLEO), again.id)) == ["Cleo", "Ada"]


async def test_a_rematch_of_two_who_are_apart_is_an_ordinary_table(sessions: Sessions) -> None:
    old = await over(sessions, BEN)
    await block(sessions, BEN, ADA)
    again = await sessions.lobby.rematch(ask(ADA), old.id)
    assert (again.phase, again.terms.guests, again.terms.rematch) == (Phase.LOBBY, (), None)
    assert users(await sessions.lobby.join(ask(CLEO), again.id)) == ["Ada", "Cleo"]
    await sessions.lobby.begin(ask(ADA), again.id)


@pytest.mark.parametrize(("who", "whom"), WAYS)
@pytest.mark.parametrize("for_good", [False, True])
async def test_neither_takes_a_seat_beside_the_other(
    sessions: Sessions, who: int, whom: int, *, for_good: bool
) -> None:
    match = await playing(sessions, CLEO, DAN)
    await sessions.seats.hand_on(ask(CLEO), match.id, None, for_good=for_good)
    await block(sessions, who, whom)
    offered = await sessions.matches.match(match.id)
    apart = await refused(sessions.seats.take(ask(BEN), match.id))
    assert await sessions.matches.match(match.id) == offered  # the offer stands, for everybody else
    assert (await sessions.seats.take(ask(4), match.id)).seat_of(104) is not None

    await sessions.seats.hand_on(ask(DAN), match.id, Member(105, "Eve"))
    for_another = await refused(sessions.seats.take(ask(BEN), match.id))
    assert for_another.key == "error-seat-meant-for-other"
    assert own_or(NotOffered, apart, own=["Ada"] if who == BEN else [])
    assert same(apart, for_another) == (who == ADA)


async def test_an_owner_whose_seat_another_plays_counts_as_seated(sessions: Sessions) -> None:
    match = await playing(sessions, CLEO, seats=2)
    await sessions.seats.hand_on(ask(ADA), match.id, None)
    await sessions.seats.take(ask(DAN), match.id)
    await sessions.seats.hand_on(ask(CLEO), match.id, None)
    await block(sessions, BEN, ADA)
    await refused(sessions.seats.take(ask(BEN), match.id))


async def test_the_seat_of_who_is_on_holiday_is_not_for_who_is_apart(sessions: Sessions, clock: TurnedClock) -> None:
    match = await playing(sessions, CLEO, seats=2)
    await sessions.holidays.take(member(CLEO).user, clock.now() + DAY)
    await block(sessions, CLEO, BEN)
    await refused(sessions.seats.take(ask(BEN), match.id))
    await sessions.seats.take(ask(DAN), match.id)
    await sessions.seats.hand_back(ask(CLEO), match.id)  # the owner comes back
    assert users(await sessions.matches.match(match.id)) == ["Ada", "Cleo"]


@pytest.mark.parametrize(("who", "whom"), WAYS)
async def test_no_seat_is_offered_by_name_to_who_could_not_take_it(sessions: Sessions, who: int, whom: int) -> None:
    match = await playing(sessions, CLEO, seats=2)
    await block(sessions, who, whom)
    for offers in (ADA, CLEO):  # who offers it need not be the one who blocks
        apart = await refused(sessions.seats.hand_on(ask(offers), match.id, Member(101, "Ben")))
        assert (type(apart), named_in(apart)) == (NotAllowed, ["Ben"])
    assert (await sessions.matches.match(match.id)).terms.offers == ()
    await sessions.blocks.allow(member(who).user, member(whom).user)

    await set_guild(sessions, PLACE.guild, GuildSettings(match_limit=1))
    await sessions.lobby.open(ask(BEN), Place(PLACE.guild, 77), "heap", HeapOptions())
    assert same(apart, await refused(sessions.seats.hand_on(ask(ADA), match.id, Member(101, "Ben"))))


@pytest.mark.parametrize("lifted", [False, True])
async def test_who_blocks_and_is_blocked_reads_of_their_own_block_alone(sessions: Sessions, *, lifted: bool) -> None:
    match = await table(sessions, CLEO, DAN, seats=4)
    for who, whom in ((BEN, CLEO), (BEN, DAN), (CLEO, BEN), (ADA, BEN)):
        await block(sessions, who, whom)
    if lifted:
        await sessions.blocks.keep(101, ())
    told = await refused(sessions.lobby.join(ask(BEN), match.id))
    assert own_or(SeatTaken, told, own=[] if lifted else ["Cleo", "Dan"])


async def test_a_seat_offered_to_whom_the_member_blocks_is_refused_as_their_own_block(sessions: Sessions) -> None:
    match = await playing(sessions, CLEO, seats=2)
    await block(sessions, ADA, BEN)
    own, of_another = [
        await refused(sessions.seats.hand_on(ask(offers), match.id, Member(101, "Ben"))) for offers in (ADA, CLEO)
    ]
    assert (own.key, named_in(own)) == ("error-own-block", ["Ben"])
    assert of_another.key == "error-cannot-take"


async def test_who_sits_already_does_not_read_that_they_block_who_comes(sessions: Sessions) -> None:
    match = await table(sessions)
    await block(sessions, ADA, BEN)
    assert own_or(SeatTaken, await refused(sessions.lobby.join(ask(BEN), match.id)), own=[])


# ---- what goes on ----


@pytest.mark.parametrize(("who", "whom"), WAYS)
async def test_a_match_that_both_play_goes_on(sessions: Sessions, who: int, whom: int) -> None:
    match = await playing(sessions, BEN, seats=2)
    lobby = await table(sessions, BEN, place=Place(PLACE.guild, 77))
    await block(sessions, who, whom)
    match = await sessions.turns.play(ask(match.seats[match.to_move[0]].user - 100), match.id, "1", None)
    await sessions.seats.hand_on(ask(ADA), match.id, None)
    await sessions.seats.take(ask(CLEO), match.id)
    await sessions.seats.hand_back(ask(ADA), match.id)
    assert users(await sessions.matches.match(match.id)) == ["Ada", "Ben"]
    assert (await sessions.lobby.begin(ask(ADA), lobby.id)).phase is Phase.PLAYING


async def test_who_has_left_a_table_does_not_come_back(sessions: Sessions) -> None:
    match = await table(sessions, BEN)
    await block(sessions, ADA, BEN)
    await sessions.lobby.leave(ask(BEN), match.id)
    await refused(sessions.lobby.join(ask(BEN), match.id))


async def test_a_block_that_is_lifted_leaves_nothing(sessions: Sessions) -> None:
    match = await table(sessions)
    await block(sessions, ADA, BEN)
    await block(sessions, ADA, CLEO)
    await refused(sessions.lobby.join(ask(BEN), match.id))
    await sessions.blocks.keep(100, [102, 103])
    assert await sessions.blocks.listed(100) == (102,)
    assert users(await sessions.lobby.join(ask(BEN), match.id)) == ["Ada", "Ben"]


async def test_a_block_by_another_process_holds_at_once(sessions: Sessions) -> None:
    """Settings stay in the memory of a process for minutes. What decides about a seat is read anew."""
    match = await table(sessions)
    await sessions.settings.of([100, 101])
    elsewhere = partial(waiting.change_member, user=100, change=lambda _: '{"blocked":[101]}')
    await sessions.database.run(elsewhere)
    await refused(sessions.lobby.join(ask(BEN), match.id))


# ---- the list, and what is stored ----


async def test_twenty_five_members_can_be_blocked_each_once(sessions: Sessions) -> None:
    for other in range(200, 200 + MOST_BLOCKED):
        await sessions.blocks.block(100, other)
    await sessions.blocks.block(100, 200)
    assert len(await sessions.blocks.listed(100)) == MOST_BLOCKED
    assert (await refused(sessions.blocks.block(100, 199))).key == "error-too-many-blocked"


async def test_an_old_button_of_a_match_blocks_nobody_without_a_seat_in_it(sessions: Sessions) -> None:
    match = await table(sessions, BEN)
    for other, where in ((101, "abcdefgh"), (102, match.id)):
        with pytest.raises(SessionError, match="error-block-old"):
            await sessions.blocks.block(100, other, beside_in=where)
    await sessions.blocks.block(100, 101, beside_in=match.id)
    assert await sessions.blocks.listed(100) == (101,)


@on_each_database
async def test_blocks_are_exported_by_their_owner_and_deleted_with_either(sessions: Sessions) -> None:
    for who, whom in ((ADA, BEN), (CLEO, BEN), (CLEO, DAN), (BEN, DAN)):
        await block(sessions, who, whom)
    exported = json.loads(await sessions.privacy.export(102))
    assert exported["kept"]["members"][0]["settings"]["blocked"] == [101, 103]
    assert "blocked" not in (await sessions.privacy.export(103)).decode()  # who blocks them is not theirs to know
    await sessions.privacy.forget(101)
    assert [await sessions.blocks.listed(user) for user in (100, 101, 102)] == [(), (), (103,)]


async def test_the_answers_to_others_do_not_depend_on_a_block(sessions: Sessions) -> None:
    """What a third member, or the blocked one about others, reads is the same with the block and without."""

    async def told() -> list[Any]:
        match = await table(sessions, place=Place(PLACE.guild, 500 + len(seen)))
        answers: list[Any] = [users(await sessions.lobby.join(ask(CLEO), match.id))]
        turns = await sessions.reminders.waiting(101, PLACE.guild)
        answers += [turns.mine, turns.others, await sessions.settings.member(101)]
        await sessions.lobby.cancel(ask(ADA), match.id)
        return answers

    seen: list[list[Any]] = []
    seen.append(await told())
    await block(sessions, ADA, BEN)
    seen.append(await told())
    assert seen[0] == seen[1]


# ---- all doors, at random ----

MEMBERS, CHANNELS, STEPS = 5, 3, 500


class Crowd:
    """Members who block each other, and who come to sit together by every door, at random."""

    def __init__(self, sessions: Sessions, seed: int) -> None:
        self.sessions, self.dice = sessions, random.Random(seed)
        self.ids: list[str] = []

    async def act(self) -> None:
        who, whom = self.dice.sample(range(MEMBERS), 2)
        act = self.dice.choice((self._block, *[self._open] * 2, *[self._sit] * 6, *[self._go] * 3))
        with suppress(PlayerError):  # most of what they ask for is not possible
            await act(who, whom)

    async def _block(self, who: int, whom: int) -> None:
        if self.dice.random() < 0.5:
            await block(self.sessions, who, whom)
        else:
            await self.sessions.blocks.keep(member(who).user, ())

    async def _open(self, who: int, whom: int) -> None:
        place = Place(PLACE.guild, 10 + self.dice.randrange(CHANNELS))
        guest = self.dice.choice((None, member(whom)))
        options = HeapOptions(heap=6, seats=self.dice.choice((2, 3)))
        self.ids.append((await self.sessions.lobby.open(ask(who), place, "heap", options, guest=guest)).id)

    async def _sit(self, who: int, whom: int) -> None:
        lobby, seats, match_id = self.sessions.lobby, self.sessions.seats, self._any()
        to, for_good = self.dice.choice((None, member(whom))), self.dice.random() < 0.3
        doors: list[Callable[[], Awaitable[Match]]] = [
            lambda: lobby.join(ask(who), match_id),
            lambda: lobby.join(ask(who), match_id),
            lambda: lobby.rematch(ask(who), match_id),
            lambda: seats.hand_on(ask(who), match_id, to, for_good=for_good),
            lambda: seats.take(ask(who), match_id),
            lambda: seats.take(ask(who), match_id),
        ]
        match = await self.dice.choice(doors)()
        self.ids += [] if match.id in self.ids else [match.id]

    async def _go(self, who: int, _: int) -> None:
        match = await self.sessions.matches.match(self._any())
        host = Request(ask().id, Member(match.host, "?"), "en")
        if match.phase is Phase.LOBBY:
            ends = self.sessions.lobby.begin if len(match.seats) > 1 else self.sessions.lobby.cancel
            await ends(host, match.id)
        elif self.dice.random() < 0.3:
            await self.sessions.seats.hand_back(ask(who), match.id)
        elif match.to_move:
            mover = match.seats[match.to_move[0]]
            await self.sessions.turns.play(Request(ask().id, Member(mover.user, mover.name), "en"), match.id, "3", None)

    def _any(self) -> str:
        return self.dice.choice(self.ids[-2 * CHANNELS :]) if self.ids else "none"

    async def apart(self) -> set[frozenset[int]]:
        users = [member(number).user for number in range(MEMBERS)]
        return {frozenset({user, other}) for user in users for other in await self.sessions.blocks.listed(user)}

    async def together(self) -> set[tuple[str, frozenset[int]]]:
        """Return the pairs who have a seat in a match, or own one, or are asked by its host, with the match's id."""
        found = set[tuple[str, frozenset[int]]]()
        for match_id in self.ids:
            match = await self.sessions.matches.match(match_id)
            here = {one.user for one in match.members} | {one.owner for one in match.terms.stand_ins}
            pairs = [*combinations(sorted(here), 2), *((match.host, one.user) for one in match.terms.guests)]
            pairs += [(match.host, one.to) for one in match.terms.offers if one.to is not None]
            found |= {(match_id, frozenset(pair)) for pair in pairs if len({*pair}) == 2 and not match.over}
        return found


@pytest.mark.parametrize("seed", range(3))
async def test_by_no_door_does_anybody_come_to_sit_beside_who_is_apart(sessions: Sessions, seed: int) -> None:
    crowd, together = Crowd(sessions, seed), set[tuple[str, frozenset[int]]]()
    met = stayed = 0
    for _ in range(STEPS):
        apart = await crowd.apart()
        await crowd.act()
        now = await crowd.together()
        assert [(match, pair) for match, pair in now - together if pair in apart] == []
        met += len(now - together)
        stayed += sum(pair in apart for _, pair in now & together)
        together = now
    assert met > 10
    assert stayed > 0  # who had a seat before the block keeps it
