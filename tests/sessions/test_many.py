"""Two processes of one bot change and read the same matches."""

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, PlayerError, StaleBoard
from bot.sessions.model import Match, Phase
from bot.sessions.play.repeats import RATED_A_DAY
from bot.sessions.sessions import Sessions
from bot.sessions.settings import FRESH
from bot.storage import privacy
from bot.storage.schema import rating_changes
from tests.sessions.commands import KINDS, Kind, a_lobby, all_rows, asked, in_play
from tests.sessions.heap import HeapOptions
from tests.sessions.many import here, on_postgresql, store_of, there
from tests.sessions.table import PLACE, Heard, TurnedClock, ask, member
from tests.sessions.test_matches import (
    ASKED,
    FULL,
    LENT,
    LOBBY,
    MOVED,
    OFFERED,
    OVER,
    PLAYING,
    PROPOSED,
    REFUSED,
    Scene,
)

__all__ = ["here", "there"]

pytestmark = [pytest.mark.slow, on_postgresql]


def keep_first_copies(of: Sessions, at: Sessions) -> None:
    """Let one process load each match as soon as the other one has stored it for the first time."""
    loaded: set[str] = set()
    heard = Heard(of)

    async def load() -> None:
        for match in heard.matches:
            if match.id not in loaded:
                loaded.add(match.id)
                await at.matches.match(match.id)

    store_of(of).after = load


# -- old copies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_a_command_on_an_old_copy_is_decided_on_the_newest_match(
    here: Sessions, there: Sessions, clock: TurnedClock, kind: Kind
) -> None:
    keep_first_copies(here, there)
    match_id = await kind.scene(here, clock)
    told = await kind.give(there, ask(kind.by), match_id)
    assert told is not None
    assert await here.matches.match(told.id) == await there.matches.match(told.id)


@pytest.mark.parametrize(
    "scene", [LOBBY, FULL, PLAYING, MOVED, OVER, PROPOSED, ASKED, OFFERED, LENT], ids=lambda scene: scene[0]
)
async def test_an_old_copy_refuses_what_the_newest_match_refuses(
    here: Sessions, there: Sessions, clock: TurnedClock, scene: Scene
) -> None:
    name, prepare = scene
    keep_first_copies(here, there)
    match_id = await prepare(here, clock)
    before = await store_of(here).read(all_rows)
    for key, command in REFUSED[name]:
        with pytest.raises(PlayerError) as refused:
            await command(there, match_id)
        assert refused.value.key == key
    assert await store_of(here).read(all_rows) == before


async def test_a_match_is_read_as_another_process_has_left_it(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    match_id = await in_play(here, clock)
    assert (await there.matches.match(match_id)).to_move == (Seat(0),)
    moved = await here.turns.play(ask(0), match_id, "2", None)
    assert await there.matches.match(match_id) == moved
    await here.proposals.propose(ask(0), match_id, replace(moved.terms.pace, limit=3_600_000))  # makes no log entry
    assert (await there.matches.match(match_id)).terms.proposal is not None


async def test_a_match_that_another_process_deleted_is_gone(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    match_id = await a_lobby(here, clock)
    await there.matches.match(match_id)
    await here.database.run(partial(privacy.drop_matches, ids=(match_id,)))
    with pytest.raises(NoSession):
        await there.matches.match(match_id)
    with pytest.raises(NoSession):
        await there.lobby.join(ask(2), match_id)


async def test_a_forgotten_member_is_nowhere_in_memory(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    match_id = await in_play(here, clock)
    assert "Ben" in [seat.name for seat in (await there.matches.match(match_id)).seats]
    await here.privacy.forget(member(1).user)
    found = await there.matches.match(match_id)
    assert "Ben" not in [seat.name for seat in found.seats]
    assert found == await here.matches.match(match_id)


# -- the same interaction at both -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.logged], ids=str)
async def test_an_interaction_that_reaches_both_is_one_change(
    here: Sessions, there: Sessions, clock: TurnedClock, kind: Kind
) -> None:
    match_id, request = await kind.scene(here, clock), ask(kind.by)
    heard = Heard(here), Heard(there)
    told, same = await asyncio.gather(kind.give(here, request, match_id), kind.give(there, request, match_id))
    assert told is not None
    assert same is not None
    assert (told.id, told.entry) == (same.id, same.entry)
    assert sum(len(one.matches) for one in heard) == 1
    log = (await here.database.read(all_rows))["log"]
    assert len([row for row in log if row[0] == told.id]) == told.version if told.id == match_id else True


# -- at once -------------------------------------------------------------------------------------------------------


async def test_twenty_presses_on_one_board_are_one_move(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    match_id = await in_play(here, clock)
    version = (await there.matches.match(match_id)).version
    presses = [one.turns.play(ask(0), match_id, "1", version) for one in (here, there) for _ in range(10)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    # A press that repeats the move which made the newest version is answered like this move.
    assert {type(result) for result in results} <= {Match, StaleBoard}
    assert {result.version for result in results if isinstance(result, Match)} == {version + 1}
    assert (await here.matches.match(match_id)).version == version + 1


async def test_commands_that_reach_both_at_once_are_all_stored(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    match = await here.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=60))
    moves = [one.turns.play(ask(0), match.id, "1", None) for one in (here, there) for _ in range(12)]
    told = await asyncio.gather(*moves)
    assert sorted(one.entry.version for one in told) == list(range(match.version + 1, match.version + 25))
    assert await here.matches.match(match.id) == await there.matches.match(match.id)


async def test_votes_at_once_are_both_counted(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    match_id = await asked(here, clock, seats=4)
    await there.matches.match(match_id)
    await asyncio.gather(
        here.votes.vote(ask(1), match_id, Seat(0), "wait"), there.votes.vote(ask(2), match_id, Seat(0), "skip")
    )
    for one in (here, there):
        ask_of = (await one.matches.match(match_id)).terms.ask_of(Seat(0))
        assert ask_of is not None
        assert {(vote.seat, vote.choice) for vote in ask_of.votes} == {(1, "wait"), (2, "skip")}


async def test_a_note_of_the_board_loses_no_vote(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    match_id = await asked(here, clock, seats=4)
    match = await there.matches.match(match_id)
    await asyncio.gather(
        here.votes.vote(ask(1), match_id, Seat(0), "wait"),
        there.boards.note_shown(match_id, match.version, 77, match.place.channel, 0),
    )
    found = await here.matches.match(match_id)
    assert found.board.message == 77
    assert found.terms.ask_of(Seat(0)) == (await there.matches.match(match_id)).terms.ask_of(Seat(0))
    assert found.terms.asks[0].votes


async def test_one_table_is_opened_in_a_channel(here: Sessions, there: Sessions, clock: TurnedClock) -> None:
    opens = [
        one.lobby.open(ask(number), PLACE, "heap", HeapOptions(seats=3)) for number, one in enumerate((here, there))
    ]
    results = await asyncio.gather(*opens, return_exceptions=True)
    assert sorted(isinstance(result, Match) for result in results) == [False, True]
    refused = next(result for result in results if not isinstance(result, Match))
    assert isinstance(refused, PlayerError)


@pytest.mark.parametrize(("others", "rated"), [((1, 2), 6), ((1, 1), 3)])
async def test_matches_that_end_at_once_are_rated_one_after_the_other(
    here: Sessions, there: Sessions, clock: TurnedClock, others: tuple[int, int], rated: int
) -> None:
    """Of the matches of the same two members, only three move ratings, whichever process ends them."""
    ids = []
    for number in range(6):
        place = replace(PLACE, channel=100 + number)
        match = await here.lobby.open(ask(0), place, "heap", HeapOptions(heap=2, seats=2))
        await here.lobby.join(ask(others[number // 3]), match.id)
        await here.lobby.begin(ask(0), match.id)
        ids.append((await here.turns.play(ask(0), match.id, "1", None)).id)
    ends = [
        (here, there)[number % 2].turns.play(ask(others[number // 3]), id_, "1", None) for number, id_ in enumerate(ids)
    ]
    assert {match.phase for match in await asyncio.gather(*ends)} == {Phase.OVER}
    rows = await here.database.read(all_rows)
    assert len(rows["rating_changes"]) == 2 * rated
    [number] = [number for number, column in enumerate(rating_changes.c) if column.name == "number"]
    assert sorted({row[number] for row in rows["rating_changes"]}) == list(range(1, rated + 1))


async def test_of_matches_that_begin_at_once_in_both_only_three_are_rated(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    ids = []
    for number in range(6):
        place = replace(PLACE, channel=100 + number)
        match = await here.lobby.open(ask(0), place, "heap", HeapOptions(heap=2, seats=2))
        ids.append((await here.lobby.join(ask(1), match.id)).id)
    begun = await asyncio.gather(
        *((here, there)[number % 2].lobby.begin(ask(0), id_) for number, id_ in enumerate(ids))
    )
    assert sum(match.terms.begun is not None and match.terms.begun.rated for match in begun) == RATED_A_DAY


async def test_a_match_that_is_dropped_while_it_is_read_is_not_put_back(
    here: Sessions, there: Sessions, clock: TurnedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been dropped because a change is in doubt. Only a load with its lock ends the doubt."""
    match_id = await in_play(here, clock)
    newest = await there.seats.resign(ask(1), match_id)
    read = here.matches._read

    async def dropping(*arguments: Any) -> Any:
        found = await read(*arguments)
        here.matches.drop([match_id])
        return found

    monkeypatch.setattr(here.matches, "_read", dropping)
    assert await here.matches.match(match_id) == newest
    assert here.matches._live[match_id].stored is None


# -- what else is in memory --------------------------------------------------------------------------------------------


async def test_the_language_of_a_server_is_known_everywhere_after_a_while(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    assert await there.settings.locale(PLACE.guild) is None
    await here.settings.change_guild(PLACE.guild, lambda settings: replace(settings, locale="de"))
    assert await here.settings.locale(PLACE.guild) == "de"
    assert await there.settings.locale(PLACE.guild) is None
    clock.turn(FRESH)
    assert await there.settings.locale(PLACE.guild) == "de"


async def test_a_member_whom_another_process_misses_gets_the_seat_back(
    here: Sessions, there: Sessions, clock: TurnedClock
) -> None:
    for one in (here, there):
        await one.presence.start()
    match_id = await in_play(here, clock)
    [gone] = await here.presence.member_gone(PLACE.guild, member(1).user)
    assert gone.terms.offers
    clock.turn(FRESH)
    [back] = await there.presence.member_seen(PLACE.guild, member(1).user)
    assert (back.id, back.terms.offers) == (match_id, ())
