"""Tests of reports to those who manage a server: each is sent once, counted, and deleted with its people's data."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, SessionError
from bot.sessions.model import Eyes, GuildSettings, Member, Phase, Place
from bot.sessions.pace import DAY
from bot.sessions.reports import MOST_A_DAY
from bot.sessions.sessions import Sessions
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, settle, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, set_guild

pytestmark = pytest.mark.slow

MANAGERS = 77  # the channel for reports


@pytest.fixture(autouse=True)
async def channel(sessions: Sessions) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(report_channel=MANAGERS))


@on_each_database
async def test_a_report_comes_once_to_the_channel_of_the_managers(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    match = await table(sessions, seats=2)
    presses = [sessions.reports.report_position(ask(1), match) for _ in range(5)]
    told = await asyncio.gather(*presses, return_exceptions=True)
    refused = [one for one in told if one is not None]
    assert len(refused) == 4
    assert all(isinstance(one, SessionError) and one.key == "report-error-twice" for one in refused)
    await settle(sessions, clock)
    (shown,) = box.shown
    assert (shown.kind, shown.channel, shown.match, shown.since) == ("report", MANAGERS, match.id, match.version)
    assert (shown.actor, shown.actor_user, shown.user) == ("Ben", 101, None)


@on_each_database
async def test_a_member_reports_a_few_times_a_day(sessions: Sessions, clock: TurnedClock, box: NoticeBox) -> None:
    for number in range(MOST_A_DAY):
        await sessions.reports.report_name(ask(0), PLACE.guild, member(number + 1))
    with pytest.raises(SessionError, match="report-error-too-many"):
        await sessions.reports.report_name(ask(0), PLACE.guild, member(9))
    await sessions.reports.report_name(ask(1), PLACE.guild, member(9))
    clock.turn(DAY)
    await sessions.reports.report_name(ask(0), PLACE.guild, member(1))
    await settle(sessions, clock)
    assert len(box.shown) == MOST_A_DAY + 2
    assert len((await sessions.settings.member(100)).reported) == 1


async def test_only_a_match_in_a_channel_and_the_name_of_another_are_reported(sessions: Sessions) -> None:
    lobby = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=3))
    with pytest.raises(SessionError, match="report-error-no-position"):
        await sessions.reports.report_position(ask(1), lobby)
    for about in (member(0), Member(-2, "Opal")):
        with pytest.raises(NotAllowed, match="report-error-nobody"):
            await sessions.reports.report_name(ask(0), PLACE.guild, about)
    with pytest.raises(SessionError, match="report-error-no-channel"):
        await sessions.reports.report_name(ask(0), 2, member(1))
    assert (await sessions.settings.member(100)).reported == ()


@on_each_database
async def test_reports_go_with_the_data_of_whom_they_name(
    sessions: Sessions, clock: TurnedClock, box: NoticeBox
) -> None:
    box.down = True
    match = await table(sessions, seats=2)
    await sessions.reports.report_name(ask(1), PLACE.guild, member(0), match)
    await sessions.reports.report_position(ask(1), match)
    assert [what for _, _, what in (await sessions.settings.member(101)).reported] == ["100", f"{match.id}-3"]
    await settle(sessions, clock)
    await sessions.privacy.forget(100)
    assert [what for _, _, what in (await sessions.settings.member(101)).reported] == [f"{match.id}-3"]
    exported = json.loads(await sessions.privacy.export(101))
    assert f"{match.id}-3" in json.dumps(exported)
    await sessions.privacy.forget(101)
    box.down = False
    clock.turn(DAY)
    await settle(sessions, clock)
    assert box.kinds() == []


@on_each_database
async def test_the_managers_list_names_who_has_ended_what(sessions: Sessions, clock: TurnedClock) -> None:
    one = await table(sessions, seats=2)
    await sessions.turns.end(ask(3), one.id)
    clock.turn(1000)
    called_off = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=3))
    await sessions.lobby.cancel(ask(0), called_off.id)
    over = await table(sessions, seats=2, heap=3)
    assert (await sessions.turns.play(ask(0), over.id, "3", None)).phase is Phase.OVER
    await table(sessions, seats=2)
    elsewhere = await sessions.lobby.open(ask(0), Place(2, 5), "heap", HeapOptions(seats=3))
    await sessions.lobby.cancel(ask(0), elsewhere.id)

    deleted = set[int]()

    async def is_gone(channel: int) -> bool:
        return channel in deleted

    found = await sessions.reports.ended(ask(3), PLACE.guild, is_gone)

    assert [(it.match, it.user, it.seated, it.begun, gone) for it, gone in found] == [
        (called_off.id, 100, True, False, False),
        (one.id, 103, False, True, False),
    ]
    assert [name for _, name in found[1][0].players] == ["Ada", "Ben"]
    blind = Eyes(PLACE.guild, lambda _: False, moderates=True)
    assert await sessions.reports.ended(replace(ask(3), eyes=blind), PLACE.guild, is_gone) == ()
    seated = await sessions.reports.ended(replace(ask(1), eyes=blind), PLACE.guild, is_gone)
    assert [it.match for it, _ in seated] == [one.id]
    deleted.add(PLACE.channel)
    listed = await sessions.reports.ended(replace(ask(3), eyes=blind), PLACE.guild, is_gone)
    assert [(it.match, gone) for it, gone in listed] == [(called_off.id, True), (one.id, True)]
