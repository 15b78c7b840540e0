"""Tests of members who watch a match by letters in a channel of their server, on its board for spectators."""

import pytest

from bot.playground import Actor, Message
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.test_message_menus import REPLAY
from tests.cogs.test_message_menus import told as used_on
from tests.cogs.test_spectators import Arena
from tests.cogs.test_watching import PREDICT, RESULTS, STOP, TELL, direct, told

pytestmark = pytest.mark.slow


def watchers(arena: Arena) -> list[tuple[Actor, Message]]:
    """Return a member of each server who has no seat, and the board that they see."""
    here, there = arena.shown()
    return [(arena.bela, here[0]), (arena.cyd, there[0])]


async def resigned(arena: Arena) -> Match:
    await arena.desk.sessions.seats.resign(arena.desk.request(arena.ada), arena.match_id)
    await arena.desk.drawn()
    return await arena.match()


@pytest.mark.parametrize("game", ["gembatan", "gems3d", "gemrush"])
@pytest.mark.parametrize("over", [False, True], ids=["in play", "over"])
async def test_all_that_watchers_find_behind_more_works(desk: Desk, game: str, over: bool) -> None:
    arena = await Arena(desk).open(game)
    await arena.play(4)
    if over:
        await resigned(arena)
    for who, board in watchers(arena):
        more = (await desk.press(who, list(buttons(board))[-1], board)).answer
        assert more is not None
        assert {"Leave", "Undo"}.isdisjoint(buttons(more))
        for label in buttons(more):
            panel = (await desk.press(who, list(buttons(board))[-1], board)).answer
            answer = said(await desk.press(who, label, panel))
            assert "ticket" not in answer.lower(), (label, answer)
            assert "<#-" not in answer, (label, answer)
            assert "/-" not in answer, (label, answer)
    arena.converged(await arena.match())


async def test_a_watcher_is_told_the_end_with_the_way_to_their_own_board(desk: Desk) -> None:
    arena = await Arena(desk).open()
    bela, board = watchers(arena)[0]
    more = await desk.more(bela, board)
    assert {TELL, PREDICT} <= buttons(more).keys()
    assert "once" in said(await desk.press(bela, TELL, more))
    assert STOP in buttons(await desk.more(bela, board))
    await resigned(arena)
    await told(desk)
    [message] = direct(bela)
    assert f"https://discord.com/channels/{arena.here.id}/{arena.games.id}/{board.id}" in message
    assert arena.here.name in message


async def test_who_watched_a_board_that_was_taken_away_is_told_nothing(desk: Desk) -> None:
    arena = await Arena(desk).open()
    bela, board = watchers(arena)[0]
    await desk.press(bela, TELL, await desk.more(bela, board))
    await arena.take_away(arena.here.id)
    assert arena.shown()[0] == []
    await resigned(arena)
    await told(desk)
    assert direct(bela) == []


async def test_a_prediction_by_letters_says_why_it_brings_no_points(desk: Desk) -> None:
    arena = await Arena(desk).open()
    bela, board = watchers(arena)[0]
    asked = (await desk.press(bela, PREDICT, await desk.more(bela, board))).answer
    assert asked is not None
    assert "have agreed to it" in "\n".join(asked.texts)
    pick = next(label for label in buttons(asked) if "Zoe" in label)
    assert "0" in pick or "no points" in "\n".join(asked.texts)
    await desk.press(bela, pick, asked)
    await resigned(arena)
    results = said(await desk.press(bela, RESULTS, await desk.more(bela, arena.shown()[0][0])))
    assert "Bela" in results


async def test_the_menu_of_a_message_opens_the_replay_at_its_moment(desk: Desk) -> None:
    arena = await Arena(desk).open()
    await arena.play(3)
    bela, board = watchers(arena)[0]
    assert "Zoe" in "\n".join((await used_on(desk, bela, board, REPLAY)).texts)
    await arena.take_away(arena.here.id)
    answer = said(await bela.slash("games", "replay", match=arena.match_id))
    assert "no such match" in answer.lower()
