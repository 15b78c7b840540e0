"""Tests of help and hints for newcomers, and of the story of what happened while a member was away."""

from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, buttons, said


async def test_help_fits_one_screen_in_a_channel_and_by_direct_message(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")

    answer = await desk.slash(ada, "help")
    direct = said(await chen.slash(chen.open_dm(), "help"))

    for key in desk.client.faces:
        assert f"`{desk.texts.say('en', f'{key}-command')} new` starts a match" in answer
    for looking_back in ("`/leaderboard`", "`/profile`", "`/replay`"):
        assert looking_back in answer
    assert len(answer) < 1_500
    assert len(answer.splitlines()) < 15
    assert "`/gems new` beginnt eine Partie" in direct


async def test_each_member_gets_the_first_hint_once(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")

    await desk.slash(ada, "gems new", mode="relay")
    await ada.wait_for(lambda m: m.only_for == ada.id and "New here?" in "\n".join(m.texts), channel="games")
    await desk.press(bela, "Join")
    await bela.wait_for(lambda m: m.only_for == bela.id and "New here?" in "\n".join(m.texts), channel="games")
    await desk.restart()
    assert "New here?" not in await desk.slash(ada, "gems new")


async def test_a_server_that_invites_the_bot_is_welcomed_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    world = desk.playground.world
    world.set_permission(world.channel("games"), "Lapidary", Permission.SEND_MESSAGES, allowed=False)
    for _ in range(2):
        world.leave(world.bot_id)
        world.enter(world.bot_id)
        welcome = await ada.wait_for(lambda m: "How to play" in buttons(m), channel="lounge")

    assert len([m for m in ada.messages("lounge") if "How to play" in buttons(m)]) == 1
    assert "Thank you for having me in **The Workshop**" in "\n".join(welcome.texts)
    games = ", ".join(desk.texts.say("en", f"{key}-name") for key in desk.client.faces)
    assert games in "\n".join(welcome.texts)
    assert "`/gems new` starts a match" in said(await desk.press(ada, "How to play", welcome))
    assert "Send Messages" in said(await desk.press(ada, "Check permissions", welcome))
    chen = desk.actor("Chen")
    assert "Server verwalten" in said(await desk.press(chen, "Check permissions", welcome))


async def test_the_story_has_what_happened_since_the_members_last_turn(desk: Desk) -> None:
    ada, bela, chen = desk.actor("Ada"), desk.actor("Bela"), desk.actor("Chen")
    await desk.slash(ada, "gems new", mode="relay")
    await desk.press(bela, "Join")
    await desk.press(chen, "Join")
    await desk.press(ada, "Start")
    for who in (ada, bela, chen):
        await desk.move(who, (await desk.legal(ada))[0])

    menu = await desk.press(ada, "More")
    assert menu.answer is not None
    told = await desk.press(ada, "What happened", menu.answer)

    shown = told.answer or menu.answer
    lines = "\n".join(shown.texts)
    assert "Since your last turn" in lines
    assert lines.index("Bela: ") < lines.index("Chen: ")
    assert "Ada: " not in lines
    assert len(shown.attachments) == 1
