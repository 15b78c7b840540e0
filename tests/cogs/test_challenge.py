"""Tests of challenges: the command in a member's menu, its panel, the table that keeps a seat, and all refusals."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.playground import Actor, Interaction
from bot.playground.world.model import nested
from bot.playground.world.permissions import Permission
from bot.sessions.model import Phase
from bot.sessions.play.apart import MOST_BLOCKED
from tests.cogs.desk import Desk, actions, buttons, learn, said

MENU, USER_SELECT = 3, 5  # Discord's types
OF_EVERY_MATCH = ["Show board here", "Rules", "Leaderboard", "Private note"]


async def challenge(desk: Desk, host: Actor, name: str, game: str, channel: str = "games") -> Interaction:
    """Challenge a member by the menu, and choose a game on the panel."""
    asked = await host.menu(channel, "Challenge", name)
    assert asked.answer is not None
    return await desk.press(host, game, asked.answer)


async def test_a_challenge_mentions_the_member_once_and_starts_with_accept(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")

    asked = await ada.menu("games", "Challenge", "Bela")
    assert asked.answer is not None
    assert "Challenge **Bela** to which game?" in said(asked)
    assert {"Gembatan: Short match", "Gem Rush: Rush", "Gem Rush: Crisis", "Gems 3D: Relay", "Gems 3D: Race"} <= set(
        buttons(asked.answer)
    )
    await desk.restart()  # the panel needs nothing that the bot has in memory
    assert "Your challenge to Bela is in this channel" in said(await desk.press(ada, "Gems 3D: Relay", asked.answer))

    table = desk.board(ada)
    assert desk.pings == [(bela.id,)]
    assert f"<@{bela.id}>, **Ada** challenges you!" in "\n".join(table.texts)
    assert list(buttons(table)) == ["Accept", "Decline", "More"]
    assert not [part for part in nested(table.components) if part["type"] == MENU]
    more = await desk.more(ada, table)
    assert list(buttons(more)) == ["Leave", "Call off", *learn(desk, "gems3d"), *OF_EVERY_MATCH, "Time for turns"]
    assert [part for part in nested(more.components) if part["type"] == MENU]
    others = await desk.more(desk.actor("Chen"), table)
    assert actions(others) == ["join", "learn", "down", "rules", "top", "note", "report"]
    assert not [part for part in nested(others.components) if part["type"] == MENU]
    of_guest = await desk.more(bela, table)  # Bela is a moderator.
    assert list(buttons(of_guest)) == ["Call off", *learn(desk, "gems3d"), *OF_EVERY_MATCH, "Report"]

    await desk.restart()
    await desk.press(bela, "Accept")

    match = await desk.match(ada)
    assert (match.phase, [seat.user for seat in match.seats]) == (Phase.PLAYING, [ada.id, bela.id])


async def test_a_decline_leaves_an_ordinary_table_and_says_how_to_be_left_alone(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")

    assert said(await desk.press(chen, "Accept")) == "Diese Herausforderung gilt Bela."
    assert said(await desk.press(chen, "Decline")) == "Diese Herausforderung gilt Bela."
    answer = said(await desk.press(bela, "Decline"))

    assert "All right, not this time." in answer
    assert "`/reminders` switches them off" in answer
    table = desk.board(ada)
    assert "– Bela · not now" in "\n".join(table.texts)
    assert list(buttons(table))[:2] == ["Join", "More"]
    more = await desk.more(ada, table)
    assert list(buttons(more)) == ["Leave", "Call off", *learn(desk, "gembatan"), *OF_EVERY_MATCH, "Time for turns"]


async def test_who_has_declined_may_change_their_mind(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")
    assert said(await desk.press(ada, "Accept")) == "You already have a seat at this table."
    await desk.press(bela, "Decline")
    assert "You already have a seat" not in said(await desk.press(bela, "Join"))

    match = await desk.match(ada)
    assert [seat.user for seat in match.seats] == [ada.id, bela.id]


async def test_the_only_seat_left_is_kept_and_the_board_offers_no_join(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    await challenge(desk, ada, "Bela", "Gem Drop")

    more = await desk.press(ada, "More")
    assert more.answer is not None
    assert "Join" not in buttons(more.answer)
    refused = await chen.slash("games", "gemdrop join")
    assert "ist für Bela reserviert" in said(refused)


async def test_the_host_calls_the_challenge_off(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")

    sure = (await desk.press(ada, "Call off", (await desk.press(ada, "More")).answer)).answer
    assert sure is not None
    assert "is called off" in said(await desk.press(ada, "Yes, call it off", sure))


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("Ada", "You cannot challenge yourself. Choose somebody else, or play against the computer."),
        ("Lapidary", "I do not play myself. Press **New match** to play against the computer."),
    ],
)
async def test_nobody_challenges_themselves_or_the_bot(desk: Desk, who: str, sentence: str) -> None:
    assert said(await desk.actor("Ada").menu("games", "Challenge", who)) == sentence


async def test_another_bot_is_not_challenged(desk: Desk) -> None:
    world = desk.playground.world
    world.user("Chen").bot = True

    assert said(await desk.actor("Ada").menu("games", "Challenge", "Chen")) == "A bot cannot play. Choose a member."


async def test_who_wants_no_challenges_or_cannot_see_the_channel_is_not_challenged(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    asked = await ada.menu("games", "Challenge", "Bela")
    assert asked.answer is not None
    await desk.slash(bela, "reminders")
    await desk.press(bela, "Challenges from others: yes", bela.messages("games")[-1])

    wants_none = "You cannot challenge Bela. Open a table instead."
    assert said(await ada.menu("games", "Challenge", "Bela")) == wants_none
    assert wants_none in said(await desk.press(ada, "Gembatan: Full match", asked.answer))
    assert desk.pings == []

    world = desk.playground.world
    world.set_permission(world.channel("games"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
    sentence = said(await ada.menu("games", "Challenge", "Chen"))
    assert sentence == f"Chen cannot see <#{world.channel('games').id}>. Use a channel that you both see."


async def test_who_declines_can_block_the_challenger_and_allow_them_again(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")
    declined = await desk.press(bela, "Decline")

    blocked = await desk.press(bela, "Block Ada", declined.answer)
    await desk.restart()

    assert f"<@{ada.id}> is blocked, in every server." in said(blocked)
    assert said(await ada.menu("games", "Challenge", "Bela")).startswith("You cannot challenge Bela.")
    assert "Zu welchem Spiel" in said(await chen.menu("games", "Challenge", "Bela"))
    allowed = await desk.press(bela, "Allow them again", blocked.answer)
    assert f"<@{ada.id}> is not blocked any more." in said(allowed)
    assert "Challenge **Bela** to which game?" in said(await ada.menu("games", "Challenge", "Bela"))
    assert "is blocked" in said(await desk.press(bela, "Block them again", allowed.answer))


async def test_after_a_deletion_no_old_button_brings_the_deleted_id_back(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")
    declined = await desk.press(bela, "Decline")
    blocked = await desk.press(bela, "Block Ada", declined.answer)
    await desk.sessions.privacy.forget(ada.id)
    assert (await desk.sessions.settings.member(bela.id)).blocked == ()

    allowed = await desk.press(bela, "Allow them again", blocked.answer)

    assert allowed.answer is not None
    assert "Block them again" not in buttons(allowed.answer)
    assert (await desk.sessions.settings.member(bela.id)).blocked == ()


async def test_the_challenger_of_a_table_that_is_closed_can_still_be_blocked(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await challenge(desk, ada, "Bela", "Gembatan: Full match")
    declined = await desk.press(bela, "Decline")
    await desk.press_behind_more(ada, "Call off")
    await desk.press(bela, "Block Ada", declined.answer)
    assert (await desk.sessions.settings.member(bela.id)).blocked == (ada.id,)


async def test_a_challenge_whose_panel_was_open_before_the_block_is_refused(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    asked = await ada.menu("games", "Challenge", "Bela")
    assert asked.answer is not None
    await block(desk, bela, ada.id)

    assert "You cannot challenge Bela." in said(await desk.press(ada, "Gembatan: Full match", asked.answer))
    assert desk.pings == []


async def test_the_list_shows_whom_a_member_blocks_and_takes_them_out(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    empty = await bela.slash("games", "block")
    assert said(empty).startswith("You block nobody. Choose a member here, or **Block in games** in their menu")
    assert len(selects(empty)) == 1  # which blocks
    await block(desk, bela, ada.id)

    shown = await bela.slash("games", "block")
    assert "You block 1 member." in said(shown)
    select, _ = selects(shown)
    assert [one["id"] for one in select["default_values"]] == [str(ada.id)]
    assert shown.answer is not None
    await bela.select(shown.answer, select["custom_id"], str(desk.actor("Chen").id), str(ada.id))
    assert (await desk.sessions.settings.member(bela.id)).blocked == (ada.id,)  # nobody is blocked by this menu
    await bela.select(shown.answer, select["custom_id"])

    assert (await desk.sessions.settings.member(bela.id)).blocked == ()
    assert "Challenge **Bela** to which game?" in said(await ada.menu("games", "Challenge", "Bela"))


async def test_there_is_room_for_as_many_blocked_members_as_a_select_has(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    many = tuple(range(1, MOST_BLOCKED + 1))
    await block(desk, bela, *many)
    await challenge(desk, ada, "Bela", "Gembatan: Full match")
    declined = await desk.press(bela, "Decline")

    refused = await desk.press(bela, "Block Ada", declined.answer)

    assert "You already block 25 members" in said(refused)
    assert (await desk.sessions.settings.member(bela.id)).blocked == many


async def block(desk: Desk, who: Actor, *users: int) -> None:
    await desk.sessions.settings.change_member(who.id, lambda now: replace(now, blocked=users))


def selects(sent: Interaction) -> list[Any]:
    """Return the selects of members in an answer."""
    assert sent.answer is not None
    return [part for part in nested(sent.answer.components) if part["type"] == USER_SELECT]


async def test_who_has_left_since_is_not_challenged(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    asked = await ada.menu("games", "Challenge", "Chen")
    assert asked.answer is not None
    desk.playground.world.leave(chen.id)

    left = "This member has left the server. Choose somebody else."
    assert left in said(await desk.press(ada, "Gembatan: Full match", asked.answer))


@pytest.mark.parametrize(
    "forged", ["b:gems3d::0:challenge:solo 1", "b:gems3d::0:challenge:relay x", "b:gems3d::0:challenge:"]
)
async def test_a_forged_challenge_is_refused(desk: Desk, forged: str) -> None:
    ada = desk.actor("Ada")
    asked = await ada.menu("games", "Challenge", "Bela")
    assert asked.answer is not None
    assert "This button no longer works" in said(await pressed_as(desk, ada, asked.answer, forged))


async def pressed_as(desk: Desk, who: Actor, message: Any, custom_id: str) -> Interaction:
    """Press the first button of a message as if it had this custom_id."""
    next(part for part in nested(message.components) if part["type"] == 2)["custom_id"] = custom_id
    return await desk.press(who, custom_id, message)
