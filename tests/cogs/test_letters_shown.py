"""Tests of `/letters show`: a member's open tables and matches in direct messages, to look at and to close."""

from bot.playground import Actor, Message
from bot.sessions.codes import written
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, buttons
from tests.cogs.test_letters import boards, joined, match_of, opened, seated, stranger


def text_of(message: Message) -> str:
    return "\n".join(message.texts)


async def shown(who: Actor) -> Message:
    found = (await who.slash(who.open_dm(), "letters show")).answer
    assert found is not None
    return found


async def test_a_table_is_listed_with_its_code_and_called_off(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada)
    table = await match_of(desk, ada)
    listed = await shown(ada)
    link = f"https://discord.com/channels/@me/{ada.open_dm().id}/{boards(ada)[-1].id}"
    assert f"code **{code}** · 1 of {table.limits.high} seats taken · until <t:" in text_of(listed)
    assert link in text_of(listed)
    asked = await desk.press(ada, "Call off", listed)
    assert asked.answer is not None
    await desk.press(ada, "Yes, call it off", asked.answer)
    assert (await desk.sessions.matches.match(table.id)).phase is Phase.CANCELLED
    assert "You have no open table or match" in text_of(await shown(ada))
    assert "This table was called off." in await joined(desk, zoe, code)


async def test_who_sits_at_a_table_leaves_it(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    listed = await shown(zoe)
    assert code in text_of(listed)
    assert "Call off" not in buttons(listed)
    await desk.press(zoe, "Leave", listed)
    assert "You have no open table or match" in text_of(await shown(zoe))


async def test_a_match_says_whose_turn_it_is_and_shows_its_board(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    mover, other = (ada, zoe) if match.seats[match.to_move[0]].user == ada.id else (zoe, ada)
    assert "it is your turn" in text_of(await shown(mover))
    listed = await shown(other)
    assert f"waits for {mover.user.name}" in text_of(listed)
    board = (await desk.press(other, f"1 · Gembatan with {mover.user.name}", listed)).answer
    assert board is not None
    assert "More" in buttons(board)


async def test_the_list_is_one_press_from_where_a_table_is_opened(desk: Desk) -> None:
    ada = desk.actor("Ada")
    sent = await ada.slash(ada.open_dm(), "gembatan new", letters=True)
    await desk.drawn()
    assert sent.answer is not None
    new = (await ada.slash(ada.open_dm(), "letters new")).answer
    assert new is not None
    listed = (await desk.press(ada, "My tables", new)).answer
    assert listed is not None
    row = await desk.sessions.letters.code(desk.request(ada), (await match_of(desk, ada)).id)
    assert written(row.code) in text_of(listed)


async def test_a_table_that_only_asks_a_member_has_no_button_to_leave_it(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    desk.playground.world.set_installed(ada.id, installed=True)
    group = desk.playground.world.add_group([ada.id, zoe.id], "Friends")
    asked = (await ada.menu(group, "Challenge", zoe.id)).answer
    assert asked is not None
    await desk.press(ada, "Gembatan: Full match", asked)
    listed = await shown(zoe)
    assert "1 · Gembatan with Ada" in buttons(listed)
    assert "Leave" not in buttons(listed)
