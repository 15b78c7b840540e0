"""Tests of what members read, and where they move, while Discord refuses the newest board."""

import asyncio

import pytest

from bot.playground.world.permissions import Permission
from bot.ui.entry.context import Context
from cogs.turns import Turns
from tests.cogs.desk import Desk, buttons, relay
from tests.cogs.desk import said as told
from tests.cogs.test_allowed import played, refused
from tests.cogs.test_missed_turns import may_post
from tests.cogs.test_settled_notices import settled

BEHIND = "I cannot post the newest board there yet, or only in words. I need the permission “"


async def test_the_answer_to_a_move_says_who_is_next_and_where_they_can_move(desk: Desk) -> None:
    await relay(desk)

    answer = await refused(desk, Permission.SEND_MESSAGES)

    assert "Your move counts. I need the permission “Send Messages”" in answer
    assert "Bela is next, and can also move from `/turns`." in answer.splitlines()[0]


@pytest.mark.parametrize("channel", ["games", "lounge"])
async def test_turns_has_the_buttons_of_a_match_whose_board_is_refused(desk: Desk, channel: str) -> None:
    ada, bela = await relay(desk)
    match = await desk.match(ada)
    assert "Move" not in buttons((await bela.slash(channel, "turns")).answer or desk.board(ada))
    await refused(desk, Permission.VIEW_CHANNEL)

    listed = await bela.slash(channel, "turns")
    assert f"{BEHIND}View Channel” in" in told(listed)
    assert "A server manager can grant it. You can move below." in told(listed)
    assert listed.answer is not None
    moved = await desk.move(bela, (await desk.legal_of(match.id, bela))[0], listed.answer)

    assert told(moved).count("Your move counts.") == 1
    assert (await desk.sessions.matches.match(match.id)).to_move == (0,)
    others = await bela.slash(channel, "turns")
    assert told(others).count(BEHIND) == 1
    assert "You can move" not in told(others)
    assert others.answer is not None
    assert "Move" not in buttons(others.answer)


async def test_turns_names_turns_only_to_a_reader_outside_the_server(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await relay(desk, channel="lounge")
    world = desk.playground.world
    for name in ("games", "lounge"):
        world.set_permission(world.channel(name), world.bot_id, Permission.SEND_MESSAGES, allowed=False)
        start, goal = (await desk.legal(ada, name))[0].split("-")
        await desk.slash(ada, "gems move", name, from_=start, to=goal)

    here, direct = await desk.slash(bela, "turns"), told(await bela.slash(bela.open_dm(), "turns"))

    in_words = "The newest board stands there only in words. I need the permission “Send Messages”"
    assert (here.count(in_words), direct.count(in_words)) == (2, 2)
    assert here.count("You can move below.") == 1
    assert "/turns" not in here
    assert direct.count("Use `/turns` in **The Workshop** to move.") == direct.count("/turns") == 2


async def test_a_private_copy_has_the_buttons_that_no_board_has(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match = await desk.match(ada)
    await refused(desk, Permission.SEND_MESSAGES)

    copy = await bela.slash("games", "gems board")
    assert copy.answer is not None
    assert copy.answer.attachments
    await desk.move(bela, (await desk.legal_of(match.id, bela))[0], copy.answer)
    assert (await desk.sessions.matches.match(match.id)).to_move == (0,)

    watched = await desk.actor("Chen").slash("games", "gems board")
    assert watched.answer is not None
    assert "Move" not in buttons(watched.answer)


async def test_a_match_that_begins_where_boards_are_refused_is_told_to_have_begun(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)

    begun = told(await desk.press(ada, "Start"))

    assert begun.startswith("The match has begun. I need the permission “Send Messages”")
    assert begun.endswith("It is your turn: you can also move from `/turns`.")
    assert "You can move below" in await desk.slash(ada, "turns")
    assert (await played_from_table(desk)).endswith("Bela is next, and can also move from `/turns`.")


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_an_undo_that_edits_the_board_names_the_missing_permission(desk: Desk, which: Permission) -> None:
    ada, _ = await relay(desk)
    match = await desk.match(ada)
    await desk.slash(ada, "gems move", from_=(move := (await desk.legal(ada))[0].split("-"))[0], to=move[1])
    may_post(desk, which, allowed=False)

    undone = told(await desk.press(ada, "Undo"))

    stored = await desk.sessions.matches.match(match.id)
    assert (stored.entry.kind, stored.board.version_shown) == ("undo", stored.version)
    shows = "It is taken back. The board shows it. I cannot post the next board yet. I need the permission “"
    assert undone.startswith(shows)
    assert not [word for word in ("It is your turn", "/turns", "Next:") if word in undone]

    again = await played(desk, ada)

    stored = await desk.sessions.matches.match(match.id)
    assert (stored.entry.kind, stored.board.version_shown) == ("move", stored.version)
    assert again.splitlines()[0].endswith("Next: Bela.")


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_an_undo_that_brings_the_board_back_tells_its_time_and_turns_names_the_permission(
    desk: Desk, which: Permission
) -> None:
    ada, bela = await relay(desk, time=24 * 60)
    world, match = desk.playground.world, await desk.match(ada)
    assert "next board" not in await desk.slash(ada, "turns")
    may_post(desk, which, allowed=False)
    await desk.move(ada, (await desk.legal(ada))[0])  # by presses, of which the last one can still edit the board

    undone = await desk.slash(ada, "gems undo")

    match = await desk.sessions.matches.match(match.id)
    due = match.clocks[0].due
    assert due is not None
    assert match.board.version_shown == match.version
    why = f"I cannot post the next board yet. I need the permission “{permission_name(which)}” in "
    runs = f"the time runs until <t:{due // 1000}:f> (<t:{due // 1000}:R>)"
    assert f"It is taken back. The board shows it, and {runs}. {why}" in undone
    for who, channel in ((ada, "games"), (bela, "games"), (ada, "lounge")):
        listed = await desk.slash(who, "turns", channel)
        assert f"-# {why}" in listed
        assert f"until <t:{due // 1000}:f>" in listed
        assert "the newest board there yet" not in listed

    desk.clock.turn(24 * 60)
    await settled(desk)
    voting = await desk.slash(bela, "turns")
    assert "Ada" in voting
    assert voting.count(f"-# {why}") == 1
    world.set_permission(world.channel("games"), world.bot_id, which, allowed=True)
    assert "next board" not in await desk.slash(bela, "turns")


async def test_a_locked_thread_is_named_where_its_next_board_cannot_come(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    thread = ada.open_thread("games", "A quiet corner")
    await relay(desk, channel=thread.name)
    assert "next board" not in await desk.slash(ada, "turns")
    await desk.move(ada, (await desk.legal(ada, thread.name))[0], desk.board(ada, thread.name))
    world.set_locked(thread, locked=True)

    undone = await desk.slash(ada, "gems undo", thread.name)

    why = f"I cannot post the next board yet. <#{thread.id}> is locked, so I cannot show the board there."
    assert undone.startswith(f"It is taken back. The board shows it. {why}")
    assert f"-# {why}" in await desk.slash(ada, "turns", "lounge")


async def test_a_direct_list_names_what_the_next_board_lacks(desk: Desk) -> None:
    _, bela = await relay(desk)
    await relay(desk, channel="lounge")
    for channel in ("games", "lounge"):
        ada = desk.actor("Ada")
        await desk.move(ada, (await desk.legal(ada, channel))[0], desk.board(ada, channel))
    await desk.slash(bela, "reminders", where="dm")
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)

    desk.clock.turn(2 * 24 * 60)
    listed = await bela.wait_for(lambda m: "in 2 matches" in "\n".join(m.texts), channel=bela.open_dm())

    why = "-# I cannot post the next board yet. I need the permission “Send Messages” in "
    assert "\n".join(listed.texts).count(why) == 1


def permission_name(which: Permission) -> str:
    return "Send Messages" if which is Permission.SEND_MESSAGES else "View Channel"


async def test_a_move_from_another_channel_whose_board_comes_says_nothing_of_that_channel(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match, world = await desk.match(ada), desk.playground.world
    await refused(desk, Permission.SEND_MESSAGES)
    listed = await bela.slash("lounge", "turns")
    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    world.set_permission(world.channel("lounge"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)

    moved = await desk.move(bela, (await desk.legal_of(match.id, bela))[0], listed.answer)

    stored = await desk.sessions.matches.match(match.id)
    assert stored.board.version_shown == stored.version == match.version + 2
    assert "I need the permission" not in told(moved)


async def test_in_a_quiet_server_a_current_board_is_not_said_to_be_refused(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", quiet=True)
    ada, bela = await relay(desk)
    match = await desk.match(ada)
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    for who in (ada, bela):
        moved = await desk.move(who, (await desk.legal(who))[0])
        stored = await desk.sessions.matches.match(match.id)
        assert stored.board.version_shown == stored.version
        assert moved.answer is None or "I need the permission" not in told(moved)
        assert "I need the permission" not in await desk.slash(who, "turns")


async def test_a_later_first_line_replaces_the_one_before(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told_all = asyncio.Event()

    async def lead(_: Turns, context: Context) -> None:
        await context.tell_first("Saved.")
        await context.tell("Refused.")
        await context.tell_first("Begun.")
        told_all.set()

    monkeypatch.setattr(Turns, "_list", lead)

    sent = await desk.actor("Ada").slash("games", "turns")
    await told_all.wait()

    assert told(sent) == "Begun.\nRefused."


async def played_from_table(desk: Desk) -> str:
    """Let Ada move by command in a match that has no board yet. Return the first line of the answer."""
    (waiting,) = (await desk.sessions.reminders.waiting(desk.actor("Ada").id, None)).mine
    start, goal = (await desk.legal_of(waiting.match, desk.actor("Ada")))[0].split("-")
    return (await desk.slash(desk.actor("Ada"), "gems move", from_=start, to=goal)).splitlines()[0]
