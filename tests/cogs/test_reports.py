"""Tests of reports: the buttons and the menu that send them, what the managers read, and what ended at whose wish."""

import asyncio

from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.ui.address import Address
from tests.cogs.desk import Desk, notice, private, relay, said
from tests.cogs.test_settings import choose, open_company, panel_of
from tests.cogs.test_strangers import forged


def told(message: Message) -> str:
    return "\n".join(message.texts)


async def opened(desk: Desk, who: Actor) -> None:
    await desk.slash(who, "settings", reports="lounge")


async def test_one_press_behind_more_reports_the_last_move_with_its_position(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await opened(desk, ada)
    first = (await desk.legal(ada))[0]
    await desk.sessions.turns.play(desk.request(ada), (await desk.match(ada)).id, first, None)
    await desk.drawn()
    match = await desk.match(ada)

    asked = await desk.press_behind_more(bela, "Report")
    assert "They see who reports it" in said(asked)
    assert asked.answer is not None
    sent = await desk.press(bela, "The last move", asked.answer)
    assert said(sent) == "Reported. The managers read it in the channel that they chose."

    report = await notice(ada, "**Report:** a move", "lounge")
    text = told(report)
    assert f"From Bela <@{bela.id}>" in text
    assert "Gems 3D" in text
    assert "Ada" in text
    assert f"/{match.board.message}" in text
    assert report.attachments
    assert report.mentions == []
    again = await desk.press_behind_more(bela, "Report")
    assert again.answer is not None
    assert "already" in said(await desk.press(bela, "The last move", again.answer))


async def test_the_picture_shows_the_position_that_was_reported(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await opened(desk, ada)
    reported = await desk.match(ada)
    moved = asyncio.Event()  # the notice is held up until another move is made
    deliver = desk.sessions.outbox._sender.deliver
    assert deliver is not None

    async def later(note: object) -> None:
        await moved.wait()
        await deliver(note)  # type: ignore[arg-type]  # the outbox gives a notice

    desk.sessions.outbox._sender.deliver = later  # type: ignore[assignment]  # as above
    await desk.sessions.reports.report_position(desk.request(bela), reported)
    await desk.sessions.turns.play(desk.request(ada), reported.id, (await desk.legal(ada))[0], None)
    moved.set()
    report = await notice(ada, "**Report:** a move", "lounge")
    assert "The match has gone on since." in told(report)
    before = await desk.sessions.replays.at(await desk.match(ada), reported.version)
    assert before.state == reported.state


async def test_a_name_is_reported_from_a_match_and_from_the_menu_of_its_member(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await opened(desk, ada)
    asked = await desk.press_behind_more(bela, "Report")
    assert asked.answer is not None
    await desk.press(bela, "The name Ada", asked.answer)
    assert f"the name Ada <@{ada.id}>" in told(await notice(ada, "**Report:** the name", "lounge"))
    sent = await bela.menu("games", "Report name", "Chen")
    assert "Reported." in said(sent)
    assert "the name Chen" in told(await notice(ada, "the name Chen", "lounge"))
    assert "Choose the name of another member." in said(await bela.menu("games", "Report name", "Bela"))


async def test_without_a_channel_one_sentence_says_so(desk: Desk) -> None:
    _, bela = await relay(desk, "Ada", "Bela")
    no_channel = "This server has no channel for reports. Its managers can choose one in `/settings`."
    assert no_channel in said(await desk.press_behind_more(bela, "Report"))
    assert no_channel in said(await bela.menu("games", "Report name", "Ada"))


async def test_the_panel_of_settings_chooses_and_takes_back_the_channel(desk: Desk) -> None:
    ada, world = desk.actor("Ada"), desk.playground.world
    lounge = world.channel("lounge").id
    await open_company(desk, ada)
    assert "Saved: Reports: <#" in said(await choose(ada, panel_of(ada), "s:house::0:set:reports", lounge))
    assert (await desk.sessions.settings.guild(world.guild.id)).report_channel == lounge
    assert "Reports: nobody can send any" in await desk.slash(ada, "settings", forget="lounge")
    assert (await desk.sessions.settings.guild(world.guild.id)).report_channel is None


async def test_managers_and_nobody_else_read_who_has_ended_what(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await open_company(desk, ada)
    assert "No member has ended a match" in said(await desk.press(ada, "Ended matches", panel_of(ada)))
    match = await desk.match(ada)
    await desk.sessions.turns.end(desk.request(desk.actor("Chen")), match.id)
    await open_company(desk, ada)
    listed = said(await desk.press(ada, "Ended matches", panel_of(ada)))
    chen = desk.actor("Chen").id
    assert f"<@{chen}> (no player there) ended a match of Gems 3D in <#" in listed
    assert "Ada and Bela" in listed
    await open_company(desk, ada)
    for role in desk.playground.world.guild.roles.values():
        role.permissions &= ~int(Permission.MANAGE_GUILD | Permission.ADMINISTRATOR)
    desk.playground.world.guild.owner_id = bela.id
    assert "Ada and Bela" not in said(await desk.press(ada, "Ended matches", panel_of(ada)))
    assert await private(desk, bela) == []


async def test_the_move_that_the_panel_showed_is_reported_although_another_was_made(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await opened(desk, ada)
    asked = await desk.press_behind_more(bela, "Report")
    assert asked.answer is not None
    shown = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), shown.id, (await desk.legal(ada))[0], None)
    await desk.press(bela, "The last move", asked.answer)
    assert "The match has gone on since." in told(await notice(ada, "**Report:** a move", "lounge"))
    reported = (await desk.sessions.settings.member(bela.id)).reported
    assert [what for _, _, what in reported] == [f"{shown.id}-{shown.version}"]


async def test_a_report_whose_readers_do_not_all_see_the_match_has_only_a_link(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    world = desk.playground.world
    games, everyone = world.channel("games"), world.guild.id
    for who in (ada.user.name, bela.user.name, "Lapidary"):
        world.set_permission(games, who, Permission.VIEW_CHANNEL, allowed=True)
    world.set_permission(games, everyone, Permission.VIEW_CHANNEL, allowed=False)
    await opened(desk, ada)
    await desk.sessions.reports.report_position(desk.request(bela), await desk.match(ada))
    report = await notice(ada, "**Report:** a move", "lounge")
    assert f"/{(await desk.match(ada)).board.message}" in told(report)
    assert "Gems 3D" not in told(report)
    assert list(report.attachments) == []


async def test_the_readers_of_a_hidden_channel_see_all_that_everyone_sees(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    world = desk.playground.world
    lounge = world.channel("lounge")
    for who in (ada.user.name, "Lapidary"):
        world.set_permission(lounge, who, Permission.VIEW_CHANNEL, allowed=True)
    world.set_permission(lounge, world.guild.id, Permission.VIEW_CHANNEL, allowed=False)
    assert "Everyone here can read" not in await desk.slash(ada, "settings", reports="lounge")
    await desk.sessions.reports.report_position(desk.request(bela), await desk.match(ada))
    assert (await notice(ada, "**Report:** a move", "lounge")).attachments


async def test_managers_are_warned_of_a_channel_for_reports_that_everyone_reads(desk: Desk) -> None:
    ada, lounge = desk.actor("Ada"), desk.playground.world.channel("lounge").id
    assert f"Everyone here can read <#{lounge}>." in await desk.slash(ada, "settings", reports="lounge")
    assert "Everyone here can read" not in await desk.slash(ada, "settings", matches=3)


async def test_a_deleted_channel_for_reports_refuses_them_and_counts_none(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    await opened(desk, ada)
    asked = await desk.press_behind_more(bela, "Report")
    assert asked.answer is not None
    desk.playground.world.remove_channel(desk.playground.world.channel("lounge"))
    no_channel = "This server has no channel for reports."
    assert no_channel in said(await desk.press(bela, "The last move", asked.answer))
    assert no_channel in said(await bela.menu("games", "Report name", "Ada"))
    assert (await desk.sessions.settings.member(bela.id)).reported == ()


async def test_a_manager_reads_only_of_ended_matches_whose_channel_they_see(desk: Desk) -> None:
    await relay(desk, "Ada", "Bela")
    chen, world = desk.actor("Chen"), desk.playground.world
    await desk.sessions.turns.end(desk.request(chen), (await desk.match(chen)).id)
    for role in world.guild.roles.values():
        role.permissions = (role.permissions | int(Permission.MANAGE_GUILD)) & ~int(Permission.ADMINISTRATOR)
    ended = Address("b", "report", "ended")
    panel = forged(desk, chen, ended, "lounge")
    assert "Ada und Bela" in said(await chen.click(panel, str(ended)))
    world.set_permission(world.channel("games"), "Chen", Permission.VIEW_CHANNEL, allowed=False)
    listed = said(await chen.click(panel, str(ended)))
    assert "hat noch niemand eine Partie oder einen Tisch für alle beendet" in listed


async def test_a_manager_reads_of_ended_matches_whose_channel_is_deleted(desk: Desk) -> None:
    await relay(desk, "Ada", "Bela")
    chen, world = desk.actor("Chen"), desk.playground.world
    await desk.sessions.turns.end(desk.request(chen), (await desk.match(chen)).id)
    await desk.drawn()
    for role in world.guild.roles.values():
        role.permissions = (role.permissions | int(Permission.MANAGE_GUILD)) & ~int(Permission.ADMINISTRATOR)
    world.remove_channel(world.channel("games"))
    ended = Address("b", "report", "ended")
    listed = said(await chen.click(forged(desk, chen, ended, "lounge"), str(ended)))
    assert "in einem gelöschten Kanal: Ada und Bela" in listed
