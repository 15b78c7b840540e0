"""Tests of **My accuracy** in a member's own profile: what it shows, reads on request, and tells the channel."""

import re
from functools import partial

import pytest

from bot.engine.review import VERSION
from bot.playground import Actor, Message
from bot.sessions.memory.accuracies import COMPARED, MOST_READ
from bot.storage import accuracies
from bot.storage.rows import AccuracyRow
from bot.ui.address import Address
from tests.cogs.desk import Desk, actions, buttons
from tests.cogs.private_boards import daily_of, finish, first_move
from tests.cogs.test_leaderboard import scored
from tests.cogs.test_my_game import accuracy, answered, contest, my_game
from tests.cogs.test_replays import newest_private_message

pytestmark = pytest.mark.slow

READ = "Read my last matches"
MEAN = re.compile(r"In the last (\d+) matches that I have read: \*\*(\d+) of 100\*\* on average(.*)\.")


async def opened(desk: Desk, who: Actor, game: str | None = None) -> Message:
    """Open the panel from the member's profile."""
    await desk.slash(who, "profile", **({} if game is None else {"game": game}))
    await desk.press(who, "My accuracy", newest_private_message(who))
    return newest_private_message(who)


async def pressed(desk: Desk, who: Actor, label: str, panel: Message) -> Message:
    await desk.press(who, label, panel)
    await desk.client.door.empty()
    return newest_private_message(who)


async def measured(desk: Desk, who: Actor, *values: int) -> list[str]:
    """Let a member finish matches of Gems 3D, store these accuracies of them, and return their ids."""
    ids = []
    for value in values:
        await scored(desk, who)
        desk.clock.turn(1)
        guild = desk.playground.world.guild.id
        unread = (await desk.sessions.accuracies.history(guild, who.id, "gems3d")).unread
        rules = desk.client.faces["gems3d"].game.about.rules_version
        row = AccuracyRow(who.id, unread[0], value, rules, VERSION)
        await desk.sessions.database.run(partial(accuracies.store, row=row))
        ids.append(unread[0])
    return ids


def text(panel: Message) -> str:
    return "\n".join(panel.texts)


def posts(who: Actor) -> list[Message]:
    """Return the public messages that show an accuracy."""
    return [one for one in who.messages("games") if one.only_for is None and "their accuracy in" in text(one)]


async def test_a_match_is_read_at_a_press_and_tells_what_my_game_tells(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    panel = await opened(desk, ada)
    assert "**Accuracy in Gembatan**" in text(panel)
    assert "I have no accuracy of yours in Gembatan yet." in text(panel)
    assert "Still to read: 1 of your newest matches." in text(panel)
    assert (panel.attachments, "Show everyone" in buttons(panel)) == ([], False)

    panel = await pressed(desk, ada, READ, panel)
    assert "I have read 1 match." in text(panel)
    assert READ not in buttons(panel)
    own = accuracy(await my_game(desk, ada))
    assert f"In the last match that I have read: **{own} of 100**." in text(panel)
    (picture,) = panel.attachments
    assert picture.description is not None
    assert f"accuracy in Gembatan, {own} of 100 in the last match. A line from" in picture.description
    assert picture.description.endswith(f": {own}.")


async def test_a_match_whose_review_was_opened_is_read_already(desk: Desk) -> None:
    ada, bela, match_id = await contest(desk)
    own = accuracy(await my_game(desk, ada))
    panel = await opened(desk, ada)
    assert f"**{own} of 100**" in text(panel)
    assert READ not in buttons(panel)
    assert READ in buttons(await opened(desk, bela))  # nobody else's is read with it

    await ada.select(panel, "s:replay::0:chosen:", match_id)
    await desk.client.door.empty()
    assert accuracy(newest_private_message(ada)) == own


async def test_my_game_leads_to_the_matches_before_it(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    panel = await my_game(desk, ada)
    own = accuracy(panel)
    shown = await pressed(desk, ada, "My accuracy", panel)
    assert "**Accuracy in Gembatan**" in text(shown)
    assert f"**{own} of 100**" in text(shown)


async def test_the_newest_ten_are_compared_with_the_ten_before(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await measured(desk, ada, *[50] * COMPARED, *[54] * (COMPARED - 1))
    found = MEAN.search(text(await opened(desk, ada)))
    assert found is not None
    assert found.groups() == ("10", "54", "")

    await measured(desk, ada, 54)
    panel = await opened(desk, ada)
    assert ", better by 4 than in the 10 before." in text(panel)
    assert (panel.attachments[0].description or "").endswith(", ".join(["50"] * 10 + ["54"] * 10) + ".")


async def test_five_matches_are_read_at_a_press(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for _ in range(MOST_READ + 1):
        await scored(desk, ada)
        desk.clock.turn(1)
    panel = await pressed(desk, ada, READ, await opened(desk, ada))
    assert f"I have read {MOST_READ} matches." in text(panel)
    assert "Still to read: 1 of your newest matches." in text(panel)
    assert "I have read 1 match." in text(await pressed(desk, ada, READ, panel))


async def test_each_game_has_its_own_line(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    desk.clock.turn(1)
    await measured(desk, ada, 61)
    panel = await opened(desk, ada)
    assert "**Accuracy in Gems 3D**" in text(panel)
    panel = await pressed(desk, ada, "Gembatan", panel)
    assert "**Accuracy in Gembatan**" in text(panel)
    panel = await opened(desk, ada, "Gembatan")
    assert "**Accuracy in Gembatan**" in text(panel)
    assert "My accuracy" in buttons(await pressed(desk, ada, "My profile", panel))


async def test_nobody_reads_the_accuracy_of_another(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await measured(desk, ada, 61)
    await scored(desk, bela)
    shown = await bela.slash("games", "profile", member=ada.id)
    assert shown.answer is not None
    assert actions(shown.answer) == ["show", "member", "block"]
    own = await answered(desk, bela, Address("b", "profile", "accuracy"))
    assert "61" not in own
    assert "I have no accuracy of yours" in own


async def test_the_channel_sees_the_graph_once_and_only_at_the_members_wish(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await measured(desk, ada, 61, 75)
    panel = await opened(desk, ada)
    assert posts(bela) == []

    ada.click(panel, buttons(panel)["Show everyone"])
    panel = await pressed(desk, ada, "Show everyone", panel)
    (post,) = posts(bela)
    assert text(post) == "**Ada** shows everyone their accuracy in Gems 3D:"
    assert (post.attachments[0].description or "").endswith(": 61, 75.")
    assert actions(post) == []
    assert "everybody in this channel sees it now" in text(panel)
    assert "Show everyone" not in buttons(panel)
    assert "Show everyone" not in buttons(await opened(desk, ada))

    await measured(desk, ada, 80)  # there is something new to show
    assert "Show everyone" in buttons(await opened(desk, ada))


async def test_who_is_left_out_sees_the_graph_but_cannot_show_it(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await measured(desk, ada, 61, 75)
    await desk.sessions.leaderboards.leave_out(ada.id, True)
    panel = await opened(desk, ada)
    assert panel.attachments
    assert "Show everyone" not in buttons(panel)
    assert "Show everyone" not in text(panel)
    refused = await answered(desk, ada, Address("b", "profile", "tell", argument="gems3d"))
    assert refused == "You asked to be left out. `/profile hidden:False` puts you back."
    assert posts(ada) == []


async def test_a_daily_counts_when_its_day_is_over(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await measured(desk, ada, 61)
    await desk.slash(ada, "gems daily")
    for _ in range(3):
        match = await daily_of(desk, ada)
        await desk.sessions.turns.play(desk.request(ada), match.id, first_move(match, 0), None)
    await finish(desk, ada)
    assert READ not in buttons(await opened(desk, ada))


async def test_a_forged_press_is_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    nothing = await answered(desk, ada, Address("b", "profile", "accuracy"))
    assert "You have not finished" in nothing
    await scored(desk, ada)
    for action, game in (("tell", "gems3d"), ("read", "gembatan"), ("accuracy", "chess")):
        address = Address("b", "profile", action, argument=game)
        assert "This button no longer works" in await answered(desk, ada, address)
    assert posts(ada) == []


async def test_a_picture_that_cannot_be_painted_becomes_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = desk.actor("Ada")
    await measured(desk, ada, 61, 75)

    def fails(_: object) -> bytes:
        raise RuntimeError("no paint")

    monkeypatch.setattr("render.leaderboards.paint_accuracies", fails)
    panel = await opened(desk, ada)
    assert panel.attachments == []
    assert ": 61, 75." in text(panel)
    assert "Show everyone" in buttons(panel)
