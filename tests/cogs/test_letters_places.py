"""Tests of what members read in matches by letters: on boards, in codes, in lists, and in direct messages."""

import re

import pytest

from bot.playground import Actor, Interaction
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase
from bot.ui.address import Address
from bot.ui.commands.blocks import AREA, BLOCK
from tests.cogs.desk import Desk, actions, board_of, buttons, notice, said
from tests.cogs.test_blocks import OLD
from tests.cogs.test_challenge import pressed_as
from tests.cogs.test_letters import CODE, boards, joined, match_of, opened, play, seated, stranger
from tests.cogs.test_places import INVITATION

NO_MATCH = "This board belongs to a match that I no longer have. You can start a new one."
DAY = 24 * 60  # minutes


async def test_a_guest_who_has_not_answered_reads_that_the_rematch_began_without_them(desk: Desk) -> None:
    ada, zoe, cyd = desk.actor("Ada"), stranger(desk, "Zoe"), stranger(desk, "Cyd")
    code = await opened(desk, ada)
    for who in (zoe, cyd):
        await joined(desk, who, code)
    await desk.press(ada, "Start", boards(ada)[-1])
    first = await match_of(desk, ada)
    for who in (ada, zoe):
        await desk.sessions.seats.resign(desk.request(who), first.id)
    await desk.drawn()
    await desk.press(ada, "Play again", boards(ada)[-1])
    asked = boards(cyd)[-1]
    assert "I’m in" in buttons(asked)
    await desk.press(zoe, "I’m in", boards(zoe)[-1])
    await desk.press(ada, "Start", await desk.more(ada, boards(ada)[-1]))
    await desk.drawn()
    assert (await match_of(desk, ada)).phase is Phase.PLAYING

    told = next(one for one in cyd.messages(cyd.open_dm()) if one.id == asked.id)
    assert "has begun without you" in "\n".join(told.texts)
    assert actions(told) == []
    assert not told.attachments


async def test_who_leaves_a_table_has_no_button_of_it(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    table = boards(zoe)[-1]
    await desk.press(zoe, "Leave", await desk.more(zoe, table))
    await desk.drawn()
    left = next(one for one in zoe.messages(zoe.open_dm()) if one.id == table.id)
    assert "You have left this table" in "\n".join(left.texts)
    assert actions(left) == []
    assert "You have a seat" in await joined(desk, zoe, code)
    assert "Join" not in buttons(boards(zoe)[-1])


async def test_the_button_for_the_board_leads_to_the_readers_own(desk: Desk) -> None:
    ada, _, match = await seated(desk)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    board = boards(ada)[-1]
    answer = said(await desk.press(ada, "Show board here", await desk.more(ada, board)))
    assert f"https://discord.com/channels/@me/{ada.open_dm().id}/{board.id}" in answer


async def test_a_deleted_board_is_posted_again(desk: Desk) -> None:
    ada, _, match = await seated(desk)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    board = boards(ada)[-1]
    more = await desk.more(ada, board)
    desk.playground.world.remove_message(board)
    desk.clock.turn(1)
    await desk.press(ada, "Show board here", more)
    await desk.drawn()
    assert boards(ada)[-1].id != board.id


async def test_each_reason_why_a_code_gives_no_seat_has_its_sentence(desk: Desk) -> None:
    ada, zoe, bela = desk.actor("Ada"), stranger(desk, "Zoe"), desk.actor("Bela")
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    await desk.press(ada, "Start", boards(ada)[-1])
    assert "has begun" in await joined(desk, bela, code)
    assert "playing this match already" in await joined(desk, ada, code)
    match = await match_of(desk, ada)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    for who in (ada, zoe, bela):
        assert "This match is over" in await joined(desk, who, code)

    called_off = await opened(desk, ada)
    await desk.sessions.lobby.cancel(desk.request(ada), (await match_of(desk, ada)).id)
    assert "was called off" in await joined(desk, zoe, called_off)

    expired = await opened(desk, ada)
    desk.clock.turn(25 * 60)
    assert "has expired" in await joined(desk, zoe, expired)


async def test_a_result_names_the_list_of_matches_by_letters_and_only_who_agreed(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    panel = (await zoe.slash(zoe.open_dm(), "letters settings")).answer
    await desk.press(zoe, "Put me on the leaderboards", panel)
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    await desk.press(ada, "Start", boards(ada)[-1])
    match = await play(desk, await match_of(desk, ada), (ada, zoe))
    ended = "\n".join(boards(ada)[-1].texts)
    assert "On the leaderboard of direct messages, by best score: Zoe enters at rank 1." in ended
    assert "`/leaderboard` shows" in ended
    assert "this server" not in ended
    shown = said(await zoe.slash(zoe.open_dm(), "leaderboard", text=True))
    assert "Direct messages · Best score · for 2 to 4 players" in shown
    assert "Direct messages" not in said(await ada.slash("games", "leaderboard", text=True))
    assert [one.seat for one in match.terms.ranks] == [seat.seat for seat in match.seats if seat.user == zoe.id]

    moment = await desk.press(ada, "Share this moment", await desk.more(ada, boards(ada)[-1]))
    told = said(await desk.press(ada, "Show it in this channel", moment.answer))
    assert "you can forward it" in told
    assert "everybody" not in told


async def test_a_match_by_letters_is_not_among_those_to_move_into_a_channel(desk: Desk) -> None:
    ada, _, match = await seated(desk)
    choices = await ada.autocomplete("games", "move", "match")
    assert match.id not in {one["value"] for one in choices}
    assert desk.playground.rest.unknown == []  # Discord was not asked about a channel below 0


async def test_an_own_board_does_not_say_where_it_is_read(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    mover = ada if match.seats[match.to_move[0]].user == ada.id else zoe
    text = "\n".join(boards(mover)[-1].texts)
    assert "your turn at Gembatan. Press" in text
    assert "our direct messages" not in text


async def test_one_open_challenge_of_a_game_for_a_pair_and_few_tables_of_a_host(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    desk.playground.world.set_installed(ada.id, installed=True)
    group = desk.playground.world.add_group([ada.id, zoe.id], "Friends")

    async def challenged(who: Actor, other: Actor) -> str:
        asked = (await who.menu(group, "Challenge", other.id)).answer
        return said(await desk.press(who, "Gembatan: Full match", asked))

    assert "is asked in direct messages" in await challenged(ada, zoe)
    assert "open challenge" in await challenged(ada, zoe)
    assert "open challenge" in await challenged(zoe, ada)
    assert len(boards(zoe)) == 1

    for _ in range(4):
        await opened(desk, ada)
    assert "5 open tables" in said(await ada.slash(ada.open_dm(), "gembatan new", letters=True))
    assert len(boards(ada)) == 5


async def test_whom_a_code_seats_with_a_stranger_can_block_them(desk: Desk) -> None:
    ada, zoe, _ = await seated(desk)
    more = await desk.more(zoe, boards(zoe)[-1])
    desk.clock.turn(DAY)
    page = (await desk.press(zoe, "Block Ada", more)).answer
    assert page is not None
    for label, sentence in (("Allow them again", "is blocked, in"), ("Block them again", "is not blocked any more")):
        assert f"Ada {sentence}" in "\n".join(page.texts)
        assert "<@" not in "\n".join(page.texts)
        desk.clock.turn(DAY)
        await desk.press(zoe, label, page)
    assert "Ada is blocked, in" in "\n".join(page.texts)
    assert await desk.sessions.blocks.listed(zoe.id) == (ada.id,)


async def test_whoever_is_in_a_group_message_is_blocked_by_their_menu(desk: Desk) -> None:
    ada, zoe, world = desk.actor("Ada"), stranger(desk, "Zoe"), desk.playground.world
    world.set_installed(ada.id, installed=True)
    group = world.add_group([ada.id, zoe.id], "Friends")
    assert "is blocked, in every server" in said(await zoe.menu(group, "Block in games", ada.id))
    asked = await ada.menu(group, "Challenge", zoe.id)
    assert said(asked) == "You cannot challenge Zoe. Open a table instead."


async def test_a_button_of_a_match_by_letters_blocks_only_who_plays_there(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    cyd = stranger(desk, "Cyd")
    for who, whom, answer in ((zoe, cyd.id, OLD), (cyd, ada.id, NO_MATCH), (cyd, desk.actor("Chen").id, NO_MATCH)):
        forged = str(Address("b", AREA, BLOCK, match.id, 1, str(whom)))
        assert said(await pressed_as(desk, who, (await who.slash(who.open_dm(), "help")).answer, forged)).startswith(
            answer
        )
        assert await desk.sessions.blocks.listed(who.id) == ()
    more = await desk.more(zoe, boards(zoe)[-1])
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.sessions.privacy.forget(ada.id)
    assert said(await desk.press(zoe, "Block Ada", more)).startswith(OLD)
    assert await desk.sessions.blocks.listed(zoe.id) == ()


async def test_a_command_for_several_opens_a_table_in_direct_messages_only(desk: Desk) -> None:
    zoe, world = stranger(desk, "Zoe"), desk.playground.world
    told = said(await zoe.slash(zoe.open_dm(), "gembatan new"))
    await desk.drawn()
    assert re.search(CODE, told)
    assert "Invite with a code" in buttons(boards(zoe)[-1])

    group = world.add_group([zoe.id, desk.actor("Bela").id], "Friends")
    assert "`/letters new`" in said(await zoe.slash(group, "gembatan new"))
    help_panel = (await zoe.slash(zoe.open_dm(), "help")).answer
    assert "Which game" in said(await desk.press(zoe, "Play with others", help_panel))


async def test_a_match_against_a_computer_begins_at_once_in_direct_messages(desk: Desk) -> None:
    zoe = stranger(desk, "Zoe")
    told = said(await zoe.slash(zoe.open_dm(), "gembatan new", computer="easy"))
    assert told.startswith("The match has begun. Its board comes as a direct message.")
    await desk.drawn()
    match = await match_of(desk, zoe)
    assert (match.phase, match.by_letters, len(match.seats)) == (Phase.PLAYING, True, 2)


async def test_a_table_is_shown_in_a_group_message_and_joined_by_its_button(desk: Desk) -> None:
    ada, zoe, world = desk.actor("Ada"), stranger(desk, "Zoe"), desk.playground.world
    world.set_installed(ada.id, installed=True)
    world.add_guild("Home of Bela", members=["Bela"], channels=["den"], with_bot=False)
    group = world.add_group([ada.id, zoe.id, "Bela", "Chen"], "Friends")
    asked = await desk.press(ada, "Gembatan: Full match", (await ada.slash(group, "letters new")).answer)
    assert asked.answer is not None
    shown = await desk.press(ada, "Show it in this channel", asked.answer)
    assert said(shown).startswith("Done: everybody in this channel sees it now.")
    assert shown.answer is not None
    await desk.press(ada, "Show it in this channel", shown.answer)  # once is enough

    [invitation] = world.public_history(group.id)
    assert "**Ada** looks for players: **Gembatan** · for 2 to 4 players" in "\n".join(invitation.texts)
    for name in ("Zoe", "Bela"):
        taken = await desk.press(desk.actor(name), "Join", invitation)
        assert said(taken).startswith("You have a seat at the table of **Ada**.")
    assert "code is your own" in said(await desk.press(ada, "Join", invitation))
    match = await match_of(desk, zoe)
    assert [seat.name for seat in match.seats] == ["Ada", "Zoe", "Bela"]
    await desk.press(ada, "Start", boards(ada)[-1])
    assert "hat begonnen" in said(await desk.press(desk.actor("Chen"), "Join", invitation))  # Chen reads German


async def test_a_server_that_forbids_external_apps_keeps_an_invitation_private(desk: Desk) -> None:
    ada, zoe, world = desk.actor("Ada"), stranger(desk, "Zoe"), desk.playground.world
    world.set_installed(ada.id, installed=True)
    hall = world.add_guild("Hall", members=[zoe.id, ada.id], channels=["hall"], with_bot=False)
    place = world.channel("hall", hall)
    world.set_permission(place, hall.id, Permission.USE_EXTERNAL_APPS, allowed=False)
    asked = await desk.press(ada, "Gembatan: Full match", (await ada.slash(place, "letters new")).answer)
    assert asked.answer is not None
    await desk.press(ada, "Show it in this channel", asked.answer)
    await desk.client.door.empty()
    told = "\n".join(text for one in ada.messages(place) for text in one.texts)
    assert "This server hides answers of apps that it does not have, so only you see it." in told
    assert "everybody in this channel" not in told
    assert world.public_history(place.id) == []


async def test_who_is_asked_accepts_by_the_command_of_the_game(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    group = desk.playground.world.add_group([ada.id, zoe.id], "Friends")
    desk.playground.world.set_installed(ada.id, installed=True)
    told = said(await zoe.slash(zoe.open_dm(), "gembatan join"))
    assert told.startswith("Nobody asks you to a match of Gembatan in our direct messages.")
    assert INVITATION in said(await zoe.slash(group, "gembatan join"))
    await desk.press(ada, "Gembatan: Full match", (await ada.menu(group, "Challenge", zoe.id)).answer)

    await zoe.slash(zoe.open_dm(), "gembatan join")
    await desk.drawn()
    match = await match_of(desk, ada)
    assert (match.phase, [seat.user for seat in match.seats]) == (Phase.PLAYING, [ada.id, zoe.id])


async def test_the_buttons_of_two_refused_boards_are_told_apart(desk: Desk) -> None:
    ada, bela, zoe = desk.actor("Ada"), desk.actor("Bela"), stranger(desk, "Zoe")
    zoe.user.dms_open = False
    for host in (ada, bela):
        await joined(desk, zoe, await opened(desk, host))
    listed = (await zoe.slash(zoe.open_dm(), "turns")).answer
    assert listed is not None
    assert {"Gembatan with Ada", "Gembatan with Bela"} <= buttons(listed).keys()


async def test_who_joins_reads_whose_table_it_is_and_the_host_is_called_once(desk: Desk) -> None:
    ada, zoe, cyd = desk.actor("Ada"), stranger(desk, "Zoe"), stranger(desk, "Cyd")
    told = said(await ada.slash(ada.open_dm(), "gembatan new", letters=True, gems=20))
    [code] = re.findall(CODE, told)
    first = boards(ada)[-1]
    assert f"https://discord.com/channels/@me/{first.channel_id}/{first.id}" in told
    assert "20 gems" in told
    assert "adds me" in told

    told = said(await zoe.slash(zoe.open_dm(), "letters join", code=code))
    await desk.drawn()
    assert "at the table of **Ada**" in told
    assert f"https://discord.com/channels/@me/{zoe.open_dm().id}/{boards(zoe)[-1].id}" in told
    assert list(buttons(boards(zoe)[-1])) == ["More", "Invite with a code"]
    called = boards(ada)[-1]
    assert called.id > first.id
    assert list(buttons(called)) == ["Start", "Invite with a code", "More"]
    assert len(boards(ada)) == 1

    await joined(desk, cyd, code)
    assert [one.id for one in boards(ada)] == [called.id]


@pytest.mark.parametrize("by_vote", [False, True])
async def test_somebody_takes_a_seat_on_offer_by_a_code(desk: Desk, *, by_vote: bool) -> None:
    ada, zoe, match = await seated(desk, time=DAY)
    mover, other = (ada, zoe) if match.seats[match.to_move[0]].user == ada.id else (zoe, ada)
    here, newest, name = other.open_dm(), boards(other)[-1].id, mover.user.name
    desk.clock.turn(DAY + 1 if by_vote else 1)
    if by_vote:
        asked = await notice(other, "has run out of time", here, after=newest)
        await desk.press(other, "Give the seat away", asked)
    else:
        await mover.slash(mover.open_dm(), "away until", date="3 days")
    offer = await notice(other, f"seat of {name} is free" if by_vote else f"{name} is away", here, after=newest)
    assert "Take the seat" not in buttons(offer)
    assert board_of(offer) is None
    assert ("Let a computer play" in buttons(offer)) is not by_vote

    told = said(await desk.press(other, "Invite with a code", offer))
    [code] = re.findall(CODE, told)
    assert "takes the free seat" in told
    cyd = stranger(desk, "Cyd")
    assert "The seat is yours now" in await joined(desk, cyd, code)
    assert {"Play", "More"} <= buttons(boards(cyd)[-1]).keys()
    settled = next(one for one in other.messages(here) if one.id == offer.id)
    assert f"{name} was on offer" in "\n".join(settled.texts)


async def test_whoever_has_closed_messages_finds_the_table_and_its_code(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    for who in (ada, zoe):
        who.user.dms_open = False
    told = await _answered(desk, await ada.slash(ada.open_dm(), "gembatan new", letters=True))
    [code] = re.findall(CODE, told)
    assert "Your table of **Gembatan** is open.\n" in told
    assert "Its board is in our direct messages" not in told
    assert "New here?" not in told  # this is about a board that does not come

    told = await _answered(desk, await zoe.slash(zoe.open_dm(), "letters join", code=code))
    assert "You have a seat at the table of **Ada**.\n" in told
    assert "Your match waits in `/turns`" in told
    assert "Its board comes as a direct message" not in told

    listed = (await ada.slash(ada.open_dm(), "turns")).answer
    assert listed is not None
    assert f"**Gembatan** · code **{code}** · 2 of 4 seats taken" in "\n".join(listed.texts)
    assert "You play in no match with others" not in "\n".join(listed.texts)
    shown = (await desk.press(ada, "Gembatan with Zoe", listed)).answer
    assert shown is not None
    begun = (await desk.press(ada, "Start", shown)).answer
    await desk.client.door.empty()
    assert begun is not None
    assert "\n".join(begun.texts).count("The match has begun.") == 1
    assert "More" in buttons(begun)  # it is the board, and not only a sentence


async def _answered(desk: Desk, sent: Interaction) -> str:
    """Return the whole answer to a command, which says in two steps that no board comes, and what was done."""
    await desk.client.door.empty()
    await desk.drawn()
    return said(sent)
