"""Tests of the commands in the menu of a message: **Replay this** and **What happened here?**"""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.storage.leftovers import LINE
from bot.storage.schema import leftovers, metadata
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said, solo, started
from tests.cogs.test_letters import boards, play, seated
from tests.cogs.test_places import finished_alone, place_of, shared_moment
from tests.cogs.test_replays import over

REPLAY, TOLD = "Replay this", "What happened here?"
NO_BOARD = "This message shows no board of a match."


async def told(desk: Desk, who: Actor, message: Message, menu: str = TOLD) -> Message:
    """Use a command in the menu of a message, and return the private answer."""
    sent = who.message_menu(message, menu)
    shown = await sent
    await desk.client.door.empty()
    assert shown.answer is not None
    assert shown.answer.reader == who.id
    return shown.answer


def again(who: Actor, message: Message) -> Message:
    """Return a message of #games as a member sees it now."""
    return who.message(message.channel_id, message.id)


def text(message: Message) -> str:
    return "\n".join(message.texts)


async def moved(desk: Desk, who: Actor) -> str:
    """Make the first legal move, and return its notation."""
    move = (await desk.legal(who))[0]
    await desk.sessions.turns.play(desk.request(who), (await desk.match(who)).id, move, None)
    await desk.drawn()
    return move


async def test_an_old_line_and_the_newest_board_tell_their_own_turns(desk: Desk) -> None:
    ada, chen = await relay(desk, "Ada", "Chen")
    first = desk.board(ada)
    await moved(desk, ada)
    second = desk.board(ada)
    await moved(desk, chen)
    line = next(one for one in ada.messages("games") if one.id == first.id)
    assert not buttons(line)
    assert second.id != first.id

    bela = desk.actor("Bela")  # who does not play, reads it too
    old = await told(desk, bela, line)
    new = await told(desk, bela, desk.board(ada))

    assert "**Turn 1 of 2**" in text(old)
    assert "Ada" in text(old)
    assert "**Turn 2 of 2**" in text(new)
    assert "**The board then**" in text(new)
    assert text(old) != text(new)
    way = await desk.press(bela, "Replay", old)
    assert way.answer is not None
    assert "**Turn 1 of 2**" in said(way)


async def test_a_line_still_leads_to_its_match_after_the_end_and_a_restart(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    first = desk.board(ada)
    await moved(desk, ada)
    await moved(desk, bela)
    match = await desk.match(ada)
    for who in (ada, bela):
        await resign(desk, who)
        await desk.drawn()
    await relay(desk, "Chen", "Bela")  # another match of the channel, with lines of its own
    await moved(desk, desk.actor("Chen"))
    await desk.restart()
    assert match.id not in await desk.store.read(_lines)

    assert "**Turn 1 of 2**" in text(await told(desk, ada, again(ada, first)))
    shown = await told(desk, ada, again(ada, first), REPLAY)
    assert f":{match.id}:" in next(iter(buttons(shown).values()))


async def test_a_line_by_letters_leads_to_its_match_after_the_end(desk: Desk) -> None:
    ada, zoe, match = await seated(desk, "gems new", mode="relay")
    first, members = match.letters, (ada, zoe)
    await play(desk, match, members, lambda match: match.version > 4)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    assert match.id not in await desk.store.read(_lines)

    for who in members:
        here = who.open_dm()
        [line] = [one.id for one in who.messages(here) if one.id in {letter.message for letter in first}]
        assert "**The board then**" in text(await told(desk, who, who.message(here.id, line)))
        film = await told(desk, who, who.message(here.id, line), REPLAY)
        assert f":{match.id}:" in next(iter(buttons(film).values()))
        assert NO_BOARD in text(await told(desk, who, who.post(here, "A line of mine")))


async def test_a_final_board_by_letters_tells_the_end(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    await play(desk, match, (ada, zoe), lambda match: match.version > 3)
    desk.clock.turn(1)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()

    for who in (ada, zoe):
        assert "Ada leaves." in text(await told(desk, who, boards(who)[-1]))
        film = await told(desk, who, boards(who)[-1], REPLAY)
        assert film.attachments[0].filename == "replay.gif"


async def test_a_final_board_is_replayed_as_a_whole_and_an_older_one_at_its_moment(desk: Desk) -> None:
    ada = await solo(desk)
    await moved(desk, ada)
    here = await told(desk, ada, desk.board(ada), REPLAY)
    assert "**Turn 1 of 1**" in text(here)
    await resign(desk, ada)
    await desk.drawn()

    film = await told(desk, ada, desk.board(ada), REPLAY)
    assert film.attachments
    assert film.attachments[0].filename == "replay.gif"


async def test_a_shared_moment_tells_itself(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await over(desk, ada)
    match = await desk.match(ada)
    await desk.slash(ada, "replay", match=match.id)
    panel = [one for one in ada.messages("games") if one.only_for == ada.id][-1]
    panel = (await desk.press(ada, "«", panel)).answer or panel
    panel = (await desk.press(ada, "›", panel)).answer or panel
    panel = (await desk.press(ada, "Share this moment", panel)).answer or panel
    await desk.press(ada, "Show it in this channel", panel)
    shared = await notice(ada, "shows a moment")

    assert "**Turn 1 of" in text(await told(desk, desk.actor("Bela"), shared))


async def test_a_message_that_shows_no_match_says_so(desk: Desk) -> None:
    ada, _ = await relay(desk, "Ada", "Bela")
    forged = ada.post("games", "b:gems3d:aaaaaaaaaa:1:more:")
    for menu in (REPLAY, TOLD):
        assert NO_BOARD in text(await told(desk, ada, forged, menu))


async def test_a_board_whose_match_was_deleted_says_so(desk: Desk) -> None:
    ada = await solo(desk)
    board = desk.board(ada)
    await resign(desk, ada)
    await desk.drawn()
    await desk.restart()
    await desk.store.run(_without_matches)

    assert "the data of this match were deleted" in text(await told(desk, ada, again(ada, board)))


async def test_who_may_not_see_the_match_learns_only_that(desk: Desk) -> None:
    ada, _ = await relay(desk, "Ada", "Chen")
    board, bela, world = desk.board(ada), desk.actor("Bela"), desk.playground.world
    await moved(desk, ada)
    world.set_permission(world.channel("lounge"), bela.id, Permission.VIEW_CHANNEL, allowed=False)
    await desk.slash(ada, "move", "lounge", match=(await desk.match(ada)).id)
    await desk.drawn()

    assert "You may not see this match." in text(await told(desk, bela, again(bela, board)))
    assert "**Turn 1 of 1**" in text(await told(desk, ada, again(ada, board)))


async def test_a_table_that_has_not_begun_shows_no_turn(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="relay")
    assert "Nobody has moved in that match yet." in text(await told(desk, ada, desk.board(ada)))


async def test_a_race_in_play_tells_others_nothing_of_a_board(desk: Desk) -> None:
    ada, _ = await started(desk, "gems new", "Ada", "Chen", mode="race")
    board, bela = desk.board(ada), desk.actor("Bela")
    match = await desk.match(ada)
    move = (await desk.legal_of(match.id, ada))[0]
    await desk.sessions.turns.play(desk.request(ada), match.id, move, None)
    await desk.drawn()

    for who, own in ((bela, False), (ada, True)):
        shown = text(await told(desk, who, again(who, board)))
        assert "Ada is at turn 1." in shown
        assert ("Board A1 to I9" in shown) is own


async def test_in_a_group_message_a_shared_moment_of_a_match_alone_leads_to_nothing_more(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    place = place_of(desk, "group", ada)
    await shared_moment(desk, ada, await finished_alone(desk, ada, place))
    shared = desk.playground.world.public_history(place.id)[-1]
    assert "shows a moment" in text(shared)
    desk.playground.world.set_installed(bela.id, installed=True)

    for who in (ada, bela):
        sent = await who.message_menu(shared, TOLD)
        await desk.client.door.empty()
        assert sent.answer is not None
        assert NO_BOARD in text(sent.answer)


async def _lines(connection: AsyncConnection) -> tuple[str, ...]:
    return tuple((await connection.execute(select(leftovers.c.match_id).where(leftovers.c.kind == LINE))).scalars())


async def _without_matches(connection: AsyncConnection) -> None:
    """Delete all matches, and what belongs to them."""
    for table in reversed(metadata.sorted_tables):
        if table.name == "matches" or "match_id" in table.c:
            await connection.execute(delete(table))
