"""Tests of what members are told of the end of a match whose final board Discord refuses."""

import pytest
from msgspec.structs import replace

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match, Request
from tests.cogs.desk import Desk, buttons, notice, said, started
from tests.cogs.test_allowed import looked
from tests.cogs.test_computers import rested, text_of
from tests.cogs.test_ending_alone import asked_to_end, behind
from tests.cogs.test_gemdrop import SMALL, seated
from tests.cogs.test_missed_turns import may_post
from tests.cogs.test_settled_notices import settled
from tests.cogs.test_unshown_turns import direct, passed

VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
HOUR = 60


def ends(who: Actor) -> list[str]:
    """Return the direct messages that tell a member of the end of a match."""
    return [text for text in direct(who) if "has ended." in text]


def request(desk: Desk, who: Actor) -> Request:
    return replace(desk.request(who), locale=who.user.locale)


async def won(desk: Desk, first: Actor, second: Actor, which: Permission = SEND) -> Match:
    """Let the first member win Gem Drop in the third turn, and the bot lose a permission before that."""
    match = await desk.match(first)
    for who, column in ((first, "1"), (second, "5"), (first, "1"), (second, "5")):
        await desk.sessions.turns.play(request(desk, who), match.id, column, None)
    await desk.drawn()
    desk.clock.turn(HOUR)  # so that the final board is a new message
    may_post(desk, which, allowed=False)
    await desk.slash(first, "gemdrop play", move="1")
    return await desk.sessions.matches.match(match.id)


async def won_unseen(desk: Desk, first: Actor, second: Actor) -> str:
    """Let the second member win Gem Drop after a move whose board is refused. Return their answer.

    The channel's board is that of the second member's turn before, so that an edit of it could show the end.
    """
    match = await desk.match(first)
    for who, column in ((first, "1"), (second, "5"), (first, "3"), (second, "5")):
        await desk.sessions.turns.play(request(desk, who), match.id, column, None)
        await desk.drawn()
    may_post(desk, SEND, allowed=False)
    await desk.sessions.turns.play(request(desk, first), match.id, "1", None)
    await desk.drawn()
    shown = await second.slash("games", "gemdrop play", move="5")
    await desk.drawn()
    assert (await desk.sessions.matches.match(match.id)).over
    return said(shown)


async def resigned(desk: Desk, who: Actor, match: Match) -> None:
    await desk.sessions.seats.resign(desk.request(who), match.id)
    await desk.drawn()


@pytest.mark.parametrize("which", [SEND, VIEW])
async def test_the_others_read_once_how_their_match_has_ended_and_may_replay_it(desk: Desk, which: Permission) -> None:
    first, second = await seated(desk, **SMALL)
    assert (await won(desk, first, second, which)).over
    await desk.drawn()
    assert ends(second) == []

    await passed(desk)
    at = desk.clock.now() // 1000
    for _ in range(3):  # the board is refused again meanwhile
        await passed(desk)
    await desk.restart()
    await passed(desk, HOUR)

    (told,) = ends(second)
    channel = desk.playground.world.channel("games").id
    name = "Send Messages" if which is SEND else "View Channel"
    assert told.splitlines() == [
        f"Your match of **Gem Drop** in <#{channel}> on **The Workshop** has ended.",
        f"### {first.user.name} wins",
        f"-# As of <t:{at}:f>: I need the permission “{name}” in <#{channel}>. A server manager can grant it. "
        f"Until then, the result {'stands there in words' if which is SEND else 'may be missing there'}.",
    ]
    assert ends(first) == []
    message = second.messages(second.open_dm())[-1]
    assert list(buttons(message)) == ["Replay"]
    assert "**Gem Drop**" in said(await desk.press(second, "Replay", message))

    may_post(desk, which, allowed=True)
    await looked(desk)
    assert f"### {first.user.name} wins" in text_of(desk.board(first))
    assert ends(second) == [told]


async def test_an_end_that_an_edit_could_show_is_told_directly_and_posted_later(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    told = await won_unseen(desk, first, second)
    old = desk.board(first).id
    await passed(desk)

    place = f"<#{desk.playground.world.channel('games').id}>"
    why = f"I need the permission “Send Messages” in {place}. A server manager can grant it."
    assert told.startswith(
        f"Your move counts. {why} Until then, the result stands there in words. "
        "If that does not change soon, the others who played to the end get the result by direct message, "
        "where their settings allow it."
    )
    assert (len(ends(first)), ends(second)) == (1, [])
    assert "I cannot post its result there yet" in await desk.slash(first, "turns", "lounge")
    assert "so it stands here in words" in text_of(first.message(desk.board(first).channel_id, old))

    may_post(desk, SEND, allowed=True)
    await looked(desk)
    assert desk.board(first).id != old
    assert f"### {second.user.name} wins" in text_of(desk.board(first))
    assert "its result" not in await desk.slash(first, "turns", "lounge")


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_end_that_may_be_posted_soon_is_a_new_message(desk: Desk, *, restarted: bool) -> None:
    first, second = await seated(desk, **SMALL)
    await won_unseen(desk, first, second)
    old = desk.board(first).id
    if restarted:
        await desk.restart()
    may_post(desk, SEND, allowed=True)
    await looked(desk)
    await passed(desk)

    assert desk.board(first).id != old
    assert f"### {second.user.name} wins" in text_of(desk.board(first))
    assert direct(first) == []


async def test_nobody_is_told_directly_of_an_end_whose_board_comes_soon(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    await won(desk, first, second)
    await desk.drawn()
    may_post(desk, SEND, allowed=True)
    await looked(desk)
    for _ in range(3):
        await passed(desk)

    assert direct(second) == []


async def test_an_end_is_told_if_the_bot_was_restarted_before_it_knew_of_the_refusal(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    desk.playground.faults.hold(r"^POST /channels/\d+/messages")
    await won(desk, first, second)
    await desk.restart()
    for _ in range(3):
        await passed(desk)

    assert (len(ends(second)), ends(first)) == (1, [])


@pytest.mark.parametrize("settings", [{"quiet": "0-24"}, {}], ids=["quiet all day", "closed"])
async def test_an_end_is_told_only_to_who_accepts_direct_messages(desk: Desk, settings: dict[str, str]) -> None:
    first, second = await seated(desk, **SMALL)
    if settings:
        await desk.slash(second, "reminders", "lounge", **settings)
    else:
        desk.playground.world.user(second.id).dms_open = False
    await won(desk, first, second)
    await desk.drawn()
    await passed(desk, 30)

    assert direct(second) == []


async def test_an_end_waits_for_the_end_of_quiet_hours(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    at = (desk.clock.now() // 3_600_000 + 1) % 24
    await desk.slash(second, "reminders", "lounge", zone="UTC", quiet=f"{at}-{(at + 2) % 24}")
    await won(desk, first, second)
    await desk.drawn()
    await passed(desk, 3)
    assert ends(second) == []
    await passed(desk, 2 * HOUR)

    assert len(ends(second)) == 1


async def test_an_end_by_resigning_is_told_to_all_who_have_not_left(desk: Desk) -> None:
    ada, bela, chen = await started(desk, "gembatan new", "Ada", "Bela", "Chen")
    match = await desk.match(ada)
    await resigned(desk, chen, match)
    desk.clock.turn(HOUR)
    may_post(desk, VIEW, allowed=False)
    await resigned(desk, ada, match)
    await passed(desk)

    (told,) = ends(bela)
    assert "### Nobody wins: Ada and Chen resigned before all had a turn" in told
    assert (ends(ada), ends(chen)) == ([], [])


async def test_who_resigns_is_told_of_no_end_although_a_computer_player_leaves_after_them(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay", computer="easy")
    match = await rested(desk, ada)
    desk.clock.turn(HOUR)
    may_post(desk, VIEW, allowed=False)
    await resigned(desk, ada, match)
    assert (await desk.sessions.matches.match(match.id)).entry.user != ada.id
    await passed(desk)

    assert ends(ada) == []


async def test_an_agreed_end_is_told_to_who_agreed_before(desk: Desk) -> None:
    ada, bela, _ = await behind(desk)
    await desk.press(bela, "Ask the others", await asked_to_end(bela))
    question = await notice(ada, "proposes to end")
    desk.clock.turn(HOUR)
    may_post(desk, VIEW, allowed=False)
    await desk.press(ada, "Agree", question)
    await desk.drawn()
    await passed(desk)

    (told,) = ends(bela)
    assert "All have agreed to end this match of Gembatan. It does not count." in told
    assert ends(ada) == []


async def test_an_end_by_a_computer_player_is_told_to_its_opponent(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", computer="hard", **SMALL)
    match = await rested(desk, ada)
    desk.clock.turn(HOUR)
    may_post(desk, VIEW, allowed=False)
    while not match.over:  # the worst of all players
        await desk.slash(ada, "gemdrop play", move=(await desk.legal_of(match.id, ada))[-1])
        match = await desk.sessions.matches.match(match.id)
        while not match.over and 0 not in match.to_move:
            await settled(desk)
            match = await desk.sessions.matches.match(match.id)
    await settled(desk)
    await passed(desk)

    (told,) = ends(ada)
    assert r"Opal \(hard\) wins" in told


async def test_an_end_in_a_deleted_channel_is_told_too(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    match, world = await desk.match(first), desk.playground.world
    gone = desk.heard_of(lambda one: one.terms.unreachable == "channel")
    world.remove_channel(world.channel("games"))
    assert not (await gone).over
    await resigned(desk, first, match)
    await passed(desk)

    (told,) = ends(second)
    assert told.splitlines()[1:] == [f"### Nobody wins: {first.user.name} resigned before all had a turn"]


async def test_the_end_is_told_to_a_stand_in_and_to_the_owner_in_the_language_of_each(desk: Desk) -> None:
    chen = desk.actor("Chen")
    chen.user.locale = "de"
    first, second = await seated(desk, **SMALL)
    match, seats = await desk.match(first), desk.sessions.seats
    await seats.hand_on(request(desk, second), match.id, None)
    await seats.take(request(desk, chen), match.id)
    await won(desk, first, chen)
    await desk.drawn()
    await passed(desk)

    assert (len(ends(second)), ends(first)) == (1, [])
    assert "ist zu Ende." in "\n".join(direct(chen))
    # Who has given the seat back may see the match in its server only, so no button in a direct message leads there.
    told = [who.messages(who.open_dm())[-1] for who in (second, chen)]
    assert [list(buttons(message)) for message in told] == [["Replay"], []]


async def test_who_has_left_the_server_is_told_of_no_end(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    await won(desk, first, second)
    await desk.drawn()
    desk.playground.world.leave(second.id)
    await passed(desk)

    assert direct(second) == []
    assert not (await desk.sessions.settings.member(second.id)).dm_closed


async def test_no_end_is_told_in_a_server_that_has_removed_the_bot(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    await won(desk, first, second)
    await desk.drawn()
    desk.playground.world.leave(desk.playground.world.bot_id)
    await desk.restart()
    await passed(desk)

    assert direct(second) == []
    assert not (await desk.sessions.settings.member(second.id)).dm_closed


async def test_a_member_who_is_forgotten_is_told_of_no_end(desk: Desk) -> None:
    first, second = await seated(desk, **SMALL)
    await won(desk, first, second)
    await desk.drawn()
    await desk.sessions.privacy.forget(second.id)
    await passed(desk)

    assert direct(second) == []
