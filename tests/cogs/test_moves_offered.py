"""Tests that /move offers matches whose channel the member and the bot see, and those whose channel is deleted."""

import pytest

from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, relay

pytestmark = pytest.mark.slow

NO_LIST = "GET /channels/{channel_id}"


async def offered(desk: Desk, name: str = "Ada") -> list[str]:
    return [str(one["name"]) for one in await desk.actor(name).autocomplete("lounge", "move", "match")]


async def in_thread(desk: Desk) -> int:
    """Start a relay of Ada and Bela in a thread, and return the thread's id."""
    thread = desk.actor("Ada").open_thread("games", "corner")
    await relay(desk, channel="corner")
    await desk.drawn()
    return thread.id


async def hide_games(desk: Desk) -> None:
    world = desk.playground.world
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(world.channel("games"), world.bot_id, Permission.VIEW_CHANNEL, allowed=False)
    await heard


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("place", ["games", "corner"])
async def test_a_match_where_the_bot_sees_nothing_is_not_offered(desk: Desk, place: str, restarts: bool) -> None:
    if place == "games":
        await relay(desk)
        await desk.drawn()
    else:
        await in_thread(desk)
    await hide_games(desk)
    if restarts:
        await desk.restart()

    assert await offered(desk) == await offered(desk, "Bela") == await offered(desk, "Chen") == []


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_match_in_an_archived_thread_is_offered_by_its_name(desk: Desk, restarts: bool) -> None:
    world, thread = desk.playground.world, await in_thread(desk)
    heard = desk.client.wait_for("raw_thread_update", timeout=60)
    world.set_archived(world.state.channels[thread], archived=True)
    await heard
    if restarts:
        await desk.restart()
    before = desk.playground.tally.copy()

    assert await offered(desk) == await offered(desk) == ["Gems 3D in #corner"]
    assert await offered(desk, "Chen") == []
    assert desk.playground.tally.since(before).counted == {NO_LIST: 1}


async def test_a_member_who_does_not_see_the_thread_is_not_offered_its_match(desk: Desk) -> None:
    world, thread = desk.playground.world, await in_thread(desk)
    world.set_archived(world.state.channels[thread], archived=True)
    heard = desk.client.wait_for("guild_channel_update", timeout=60)
    world.set_permission(world.channel("games"), desk.actor("Bela").id, Permission.VIEW_CHANNEL, allowed=False)
    await heard
    await desk.restart()

    assert await offered(desk, "Bela") == []
    assert await offered(desk) == ["Gems 3D in #corner"]


async def test_a_match_in_a_deleted_channel_is_offered_to_its_players(desk: Desk) -> None:
    world = desk.playground.world
    await relay(desk)
    await desk.drawn()
    heard = desk.client.wait_for("guild_channel_delete", timeout=60)
    world.remove_channel(world.channel("games"))
    await heard

    assert await offered(desk) == await offered(desk, "Bela") == ["Gems 3D in a deleted channel"]


async def test_nothing_is_called_deleted_if_discord_does_not_answer(desk: Desk) -> None:
    world, thread = desk.playground.world, await in_thread(desk)
    world.set_archived(world.state.channels[thread], archived=True)
    await desk.restart()
    desk.playground.faults.fail(rf"^GET /channels/{thread}$", times=1)

    assert await offered(desk) == []
    assert await offered(desk) == ["Gems 3D in #corner"]


async def test_a_typed_word_that_names_no_match_is_refused_with_the_way_to_one(desk: Desk) -> None:
    told = await desk.slash(desk.actor("Ada"), "move", match="the one from yesterday")

    assert told == "There is no such match, or you may not see it. Choose one from the list in `/move match:`."
