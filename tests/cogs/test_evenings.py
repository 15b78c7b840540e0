"""Tests of the evening reminder: it comes at 19:00 to who has asked for it and has not played a daily that day."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.playground import Actor, ManualClock
from bot.sessions.model import MemberSettings
from bot.sessions.time.evenings import EVENING, id_of, next_evening
from bot.storage import leaving, privacy, waiting
from bot.storage.schema import daily_places
from bot.storage.store import Connection
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import daily_of, finish, first_move, move, move_made, panel
from tests.cogs.test_computers import text_of
from tests.cogs.test_settled_notices import settled

DAY = 24 * 60  # minutes


async def evening(desk: Desk, hour: int = EVENING // 60) -> None:
    """Let time pass until it is this hour in UTC, and let the bot send what is due."""
    passed = desk.clock.now() / 60_000 % DAY
    minutes = (hour * 60 - passed) % DAY or DAY
    clock = desk.playground.world.clock
    assert isinstance(clock, ManualClock)
    clock.advance(minutes * 60)  # Discord forgets the nonce of the reminder before
    desk.clock.turn(minutes)
    await settled(desk)


def direct(who: Actor) -> list[str]:
    """Return the evening reminders of a member."""
    return [text for message in who.messages(who.open_dm()) if "wait for you" in (text := text_of(message))]


async def test_who_asked_on_a_played_board_is_reminded_on_evenings_without_one(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 17)  # so that today has an evening
    await desk.slash(ada, "gems daily")
    await move(desk, ada, first_move(await daily_of(desk, ada), 0))
    await finish(desk, ada)
    assert list(buttons(panel(ada))) == [
        "Show my result",
        "Today’s other boards",
        "Yesterday’s results",
        "Remind me in the evening",
    ]
    await desk.press(ada, "Remind me in the evening", panel(ada))
    assert "I write to you at 19:00 (UTC)" in text_of(panel(ada))
    assert "Remind me in the evening" not in buttons(panel(ada))

    await evening(desk)  # of the day that was played
    assert direct(ada) == []
    await evening(desk)
    assert len(direct(ada)) == 1
    place = f"<#{desk.playground.world.channel('games').id}>"
    boards = "`/gembatan daily`, `/rush daily` and `/gems daily`"
    assert f"Today’s boards wait for you: {boards} in {place}." in direct(ada)[0]
    await desk.restart()
    await evening(desk)
    assert len(direct(ada)) == 2

    stop = [m for m in ada.messages(ada.open_dm()) if "No more evening reminders" in buttons(m)][-1]
    await desk.press(ada, "No more evening reminders", stop)
    await evening(desk)
    await evening(desk)
    assert len(direct(ada)) == 2


async def test_todays_board_is_played_below_the_reminder_and_counts_in_the_server_of_the_last_one(desk: Desk) -> None:
    ada, dm = desk.actor("Ada"), desk.actor("Ada").open_dm()
    await evening(desk, 17)
    await desk.slash(ada, "gems daily")
    await move_made(desk, ada)
    await desk.slash(ada, "gems daily")
    await finish(desk, ada)
    await desk.press(ada, "Remind me in the evening", panel(ada))
    await evening(desk)
    await evening(desk)
    reminder = next(m for m in reversed(ada.messages(dm)) if "wait for you" in text_of(m))
    assert list(buttons(reminder)) == ["Play today’s board", "No more evening reminders"]

    asked = (await desk.press(ada, "Play today’s board", reminder)).answer
    assert asked is not None
    await desk.press(ada, "Gems 3D", asked)
    board = [m for m in ada.messages(dm) if m.attachments][-1]
    assert "Turn 1 of 30" in text_of(board)
    await move(desk, ada, first_move(await daily_of(desk, ada), 0), board)
    shown = [m for m in ada.messages(dm) if m.attachments][-1]
    assert "Turn 2 of 30" in text_of(shown)
    await desk.press(ada, "End my board", shown)
    asking = [m for m in ada.messages(dm) if "Yes, end it" in buttons(m)][-1]
    await desk.press(ada, "Yes, end it", asking)
    ended = [m for m in ada.messages(dm) if m.attachments][-1]
    # No channel can see the result, so it is given as lines to copy.
    assert list(buttons(ended)) == ["Copy my result", "Today’s other boards", "Yesterday’s results"]
    assert "Your result is kept" in text_of(ended)
    assert "Your result: 0 points · 1 turn" in said(await desk.press(ada, "Yesterday’s results", ended))

    day, guild = desk.sessions.dailies.today, desk.playground.world.guild.id
    await evening(desk, 1)
    table = await desk.sessions.dailies.table("gems3d", guild, day)
    assert [(line.name, line.turns) for line in table.lines] == [("Ada", 1)]


async def test_a_daily_of_a_member_without_a_server_counts_in_none(desk: Desk) -> None:
    ada, dm = desk.actor("Ada"), desk.actor("Ada").open_dm()
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    await evening(desk)
    reminder = next(m for m in reversed(ada.messages(dm)) if "wait for you" in text_of(m))
    asked = (await desk.press(ada, "Play today’s board", reminder)).answer
    assert asked is not None
    await desk.press(ada, "Gembatan", asked)
    assert await daily_of(desk, ada, "gembatan")
    opened = select(daily_places.c.guild_id)
    rows = await desk.sessions.database.read(lambda connection: connection.execute(opened))
    assert rows.all() == []


async def test_reminders_turns_it_on_in_ones_own_zone_and_off(desk: Desk) -> None:
    ada = desk.actor("Ada")
    answer = await desk.slash(ada, "reminders", evenings=True, zone="UTC+3")
    assert "In the evening I remind you of the daily if you have not played" in answer
    await evening(desk, 12)
    before = len(direct(ada))  # 1 if the test begins between 16:00 and 21:00 UTC, when it is evening there
    await evening(desk, 15)
    assert len(direct(ada)) == before
    await evening(desk, 16)
    assert len(direct(ada)) == before + 1

    await desk.slash(ada, "reminders", evenings=False)
    await evening(desk, 17)
    await evening(desk, 17)
    assert len(direct(ada)) == before + 1


async def test_who_has_opened_a_daily_without_a_move_is_reminded(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await evening(desk, 12)
    for one in (ada, bela):
        await desk.slash(one, "reminders", evenings=True)
        await desk.slash(one, "gems daily")
    await move(desk, bela, first_move(await daily_of(desk, bela), 0))
    await evening(desk)
    assert (len(direct(ada)), len(direct(bela))) == (1, 0)


@pytest.mark.parametrize("how", ["twice", "zone", "away"])
async def test_one_reminder_comes_an_evening(desk: Desk, how: str) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    if how == "twice":
        await desk.slash(ada, "reminders", evenings=True)
    elif how == "zone":  # what was planned for 19:00 UTC now comes at 16:00, which is no evening
        await desk.slash(ada, "reminders", zone="UTC-3")
    await evening(desk)
    assert len(direct(ada)) == int(how != "zone")
    if how == "away":  # the bot is down over an evening, and back in the morning
        await desk.end()
        desk.clock.turn(DAY + 12 * 60)
        await desk.begin()
        await settled(desk)
        assert len(direct(ada)) == 1
    await evening(desk, 22)
    assert len(direct(ada)) == 1 + int(how == "away")


async def test_who_takes_no_direct_messages_reads_nothing_of_it_in_the_channel(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "reminders", evenings=True)
    refuse_direct(desk)
    before = len(ada.messages("games"))
    await evening(desk)
    await evening(desk)
    assert len(ada.messages("games")) == before
    tried = [one for one in desk.playground.rest.requests if one.method == "POST" and "/messages" in one.path]
    assert len(tried) <= 1


def refuse_direct(desk: Desk) -> None:
    desk.playground.faults.refuse(r"^POST /users/@me/channels$", status=403, code=50007, times=1_000)
    desk.playground.faults.refuse(r"^POST /channels/\d+/messages$", status=403, code=50007, times=1_000)


@pytest.mark.parametrize("choice", [{"where": "dm"}, {"evenings": True}, "button"])
async def test_who_takes_direct_messages_again_is_reminded_again(desk: Desk, choice: dict[str, Any] | str) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    refuse_direct(desk)
    await evening(desk)
    await evening(desk)
    desk.playground.faults.clear()
    await evening(desk)
    assert direct(ada) == []
    assert "There is no evening reminder of the daily" in await desk.slash(ada, "reminders")
    if isinstance(choice, str):
        switch = "Evening reminder of the daily: no"
        await desk.press(ada, switch, [m for m in ada.messages("games") if switch in buttons(m)][-1])
    else:
        await desk.slash(ada, "reminders", **choice)
    await evening(desk)
    assert len(direct(ada)) == 1
    await evening(desk)
    assert len(direct(ada)) == 2


async def test_a_played_board_promises_no_reminder_that_cannot_come(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    await desk.sessions.settings.note_dms_closed(ada.id)
    await desk.slash(ada, "gems daily")
    await finish(desk, ada)
    assert "I write to you at" not in text_of(panel(ada))
    await desk.press(ada, "Remind me in the evening", panel(ada))
    assert "I write to you at 19:00 (UTC)" in text_of(panel(ada))
    await evening(desk)
    assert len(direct(ada)) == 1


async def test_another_zone_moves_the_reminder_to_its_evening(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    await desk.slash(ada, "reminders", zone="UTC+3")
    await evening(desk, 16)
    assert len(direct(ada)) == 1
    await desk.slash(ada, "reminders", zone="UTC-3")
    await evening(desk, 21)
    assert len(direct(ada)) == 1
    await evening(desk, 22)
    assert len(direct(ada)) == 2


async def test_a_lost_notice_comes_back_with_the_next_setting(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    await desk.sessions.database.run(lambda connection: waiting.drop_notice(connection, id_of(ada.id)))
    await desk.slash(ada, "reminders", zone="UTC+1")
    await evening(desk, 18)
    assert "wait for you: `/gembatan daily`, `/rush daily` and `/gems daily`." in "".join(direct(ada))


async def test_it_outlives_the_server_where_it_was_asked_for(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await evening(desk, 12)
    await desk.slash(ada, "reminders", evenings=True)
    guild = desk.playground.world.guild.id

    async def gone(connection: Connection) -> None:
        await leaving.depart(connection, guild, 0)
        await privacy.drop_guild(connection, guild)

    await desk.sessions.database.run(gone)
    await evening(desk)
    assert "wait for you: `/gembatan daily`, `/rush daily` and `/gems daily`." in "".join(direct(ada))
    await evening(desk)
    assert len(direct(ada)) == 2


async def test_nothing_of_it_is_left_of_a_forgotten_member(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "reminders", evenings=True)
    await desk.sessions.privacy.forget(ada.id)
    await evening(desk)
    assert direct(ada) == []


def test_the_evening_follows_the_clocks_of_a_zone() -> None:
    zone = MemberSettings(zone="Europe/Berlin")
    march_28 = 1_774_720_800_000  # 2026-03-28 18:00 UTC, which is 19:00 in Berlin
    assert next_evening(zone, march_28 - 1) == march_28
    assert next_evening(zone, march_28) == march_28 + (23 * 60) * 60_000  # summer time begins in between
    assert EVENING == 19 * 60
