"""Tests of channels, threads and servers that disappear and return: no match is lost or stuck."""

import asyncio
from collections.abc import Collection

import pytest

from bot.playground import Actor
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.pace import HOUR
from bot.ui.entry.reasons import UNKNOWN_USER
from cogs.gone import Gone
from tests.cogs.desk import Desk, buttons, notice, relay, said


async def test_a_match_whose_channel_is_deleted_goes_on_elsewhere(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    match = await desk.match(ada)
    world = desk.playground.world

    world.remove_channel(world.channel("games"))
    told = await notice(ada, "The channel of your match of **Gems 3D** in **The Workshop** is gone", ada.open_dm())

    assert told.author_id == world.bot_id
    assert "its clocks are stopped" in await desk.slash(bela, "turns", "lounge")
    desk.clock.turn(120)
    assert "goes on here" in await desk.slash(bela, "move", "lounge", match=match.id)
    moved = await desk.match(bela, "lounge")
    assert moved.clocks[0].due == desk.clock.now() + HOUR
    await desk.move(ada, (await desk.legal(ada, "lounge"))[0], desk.board(ada, "lounge"))
    assert (await desk.match(bela, "lounge")).version > moved.version


async def test_a_late_refusal_in_the_old_channel_says_nothing_of_the_new_one(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    match, world = await desk.match(ada), desk.playground.world
    held = desk.playground.faults.hold(rf"^PATCH /channels/{match.place.channel}/messages/")
    away = ada.slash("lounge", "away until", date="2 days")  # The board has to show this change.
    async with asyncio.timeout(60):
        await held.reached.wait()
    world.remove_channel(world.channel("games"))
    await _until(desk, match.id, "channel")
    await ada.slash("lounge", "move", match=match.id)

    assert held.gate is not None
    held.gate.set()
    await away
    await desk.drawn()

    moved = await desk.sessions.matches.match(match.id)
    assert moved.terms.unreachable is None
    assert moved.board.version_shown == moved.version
    assert desk.board(ada, "lounge").id == moved.board.message


async def test_a_match_whose_thread_is_deleted_goes_on_in_its_channel(desk: Desk) -> None:
    ada = desk.actor("Ada")
    thread = ada.open_thread("games", "A quiet corner")
    await relay(desk, channel=thread.name, time=60)

    desk.playground.world.remove_channel(thread)
    await notice(ada, "goes on here", "games")
    await desk.drawn()

    assert list(buttons(desk.board(ada))) == ["Move", "More"]


async def test_every_match_goes_on_after_the_bot_returns_to_a_server(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    match = await desk.match(ada)
    world = desk.playground.world

    world.leave(world.bot_id)
    await _until(desk, match.id, "guild")
    desk.clock.turn(120)
    world.enter(world.bot_id)
    await _until(desk, match.id, None)
    await desk.drawn()

    until = (desk.clock.now() + HOUR) // 1000
    assert f"until <t:{until}:f>" in "\n".join(desk.board(ada).texts)
    await desk.move(ada, (await desk.legal(ada))[0])
    assert len([m for m in ada.messages("games") if "has run out" in "\n".join(m.texts)]) == 0


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_archived_thread_is_no_deleted_one(desk: Desk, restarted: bool) -> None:
    """discord.py forgets archived threads, and Discord does not name them to a new session."""
    ada, chen, match = await _archived(desk)
    if restarted:
        await desk.restart()
    pings = len(desk.pings)

    assert "Nur Ada" in await desk.slash(chen, "move", "lounge", match=match.id)
    await desk.slash(ada, "move", "lounge", match=match.id)

    moved = await desk.sessions.matches.match(match.id)
    assert moved.place.channel != match.place.channel
    assert desk.pings[pings:] == []  # Ada was called in the thread.


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 0)])
async def test_only_an_unknown_channel_is_a_deleted_one(desk: Desk, status: int, code: int) -> None:
    _, chen, match = await _archived(desk)
    asked = desk.playground.faults.refuse(rf"^GET /channels/{match.place.channel}$", status=status, code=code)

    assert "Nur Ada" in await desk.slash(chen, "move", "lounge", match=match.id)
    assert asked.spent


async def _archived(desk: Desk) -> tuple[Actor, Actor, Match]:
    """Start a match of Ada and Chen in a thread, and archive the thread. Chen is no moderator."""
    ada = desk.actor("Ada")
    thread = ada.open_thread("games", "A quiet corner")
    _, chen = await relay(desk, "Ada", "Chen", channel=thread.name)
    match = await desk.match(ada, thread.name)
    ada.archive(thread)
    await desk.slash(ada, "turns", "lounge")  # Now the bot has heard that the thread is archived.
    return ada, chen, match


async def _until(desk: Desk, match_id: str, unreachable: str | None) -> None:
    """Wait until the match is unreachable for this reason; for None, until it is reachable."""
    changed = desk.heard_of(lambda match: match.id == match_id and match.terms.unreachable == unreachable)
    if (await desk.sessions.matches.match(match_id)).terms.unreachable != unreachable:
        async with asyncio.timeout(60):
            await changed


async def test_a_returning_member_gets_the_seat_back_with_their_first_command(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    match, world = await desk.match(ada), desk.playground.world
    free = desk.heard_of(lambda one: one.id == match.id and bool(one.terms.offers))
    world.leave(ada.id)
    desk.clock.turn(31)  # The reminder finds that the member has left.
    async with asyncio.timeout(60):
        assert [offer.why for offer in (await free).terms.offers] == ["left"]
    offer = await notice(bela, "has left the server", "games")
    await desk.restart()

    world.enter(ada.id)
    kept = desk.heard_of(lambda one: one.id == match.id and not one.terms.offers)
    await desk.slash(ada, "turns")
    async with asyncio.timeout(60):
        await kept

    assert "kein Platz frei" in said(await desk.press(desk.actor("Chen"), "Take the seat", offer))
    assert buttons(offer) == {}
    assert (await desk.sessions.matches.match(match.id)).seats[0].user == ada.id


async def test_the_seat_of_a_deleted_account_is_free(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    match = await desk.match(ada)
    free = desk.heard_of(lambda one: one.id == match.id and bool(one.terms.offers))
    desk.playground.faults.refuse(rf"^GET /guilds/\d+/members/{ada.id}$", status=404, code=UNKNOWN_USER)
    desk.clock.turn(31)  # The reminder finds that there is no such user.
    async with asyncio.timeout(60):
        assert [offer.why for offer in (await free).terms.offers] == ["left"]
    await notice(bela, "has left the server", "games")
    question = await desk.slash(bela, "gems resign")
    assert "Ada has left the server. Nobody else plays on" in question
    assert "answered" not in question


async def test_a_reminder_to_a_stand_in_finds_that_the_owner_has_left(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    match, world, chen = await desk.match(ada), desk.playground.world, desk.actor("Chen")
    await desk.sessions.seats.hand_on(desk.request(ada), match.id, None)
    await desk.sessions.seats.take(desk.request(chen), match.id)
    missed = desk.heard_of(lambda one: any(lent.left for lent in one.terms.stand_ins))
    world.leave(ada.id)
    desk.clock.turn(31)
    async with asyncio.timeout(60):
        assert (await missed).seats[0].user == chen.id
    await notice(chen, "your turn", "games")


async def test_comparing_servers_is_repeated_if_the_database_did_not_answer_at_the_start(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[Collection[int]] = []
    own = asyncio.current_task()

    async def compare(stored: object, here: Collection[int], known: object) -> None:
        if asyncio.current_task() is not own:
            return  # This call is from the start of the bot, not from the test.
        tried.append(here)
        if len(tried) == 1:
            raise refusals.not_kept()

    monkeypatch.setattr(desk.sessions.privacy, "compare", compare)
    gone = Gone(desk.client)
    await gone.on_shard_ready(0)
    assert len(tried) == 2
    assert [record.levelname for record in caplog.records if "could not be looked up" in record.message] == ["WARNING"]
