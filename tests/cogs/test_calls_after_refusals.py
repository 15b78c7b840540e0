"""Tests that the board which comes after refused ones calls its member once, whatever they did meanwhile."""

from collections.abc import Awaitable, Callable

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, relay
from tests.cogs.test_allowed import looked
from tests.cogs.test_missed_turns import lines, may_post

Scene = Callable[[Desk, str, Actor, Actor], Awaitable[None]]


async def moves(desk: Desk, match_id: str, who: Actor) -> str:
    start, goal = (await desk.legal_of(match_id, who))[-1].split("-")
    return await desk.slash(who, "gems move", from_=start, to=goal)


async def nothing(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await moves(desk, match_id, ada)


async def a_look(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await moves(desk, match_id, ada)
    await desk.slash(bela, "turns")
    await desk.slash(bela, "gems board")


async def an_undo(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await moves(desk, match_id, ada)
    await desk.slash(ada, "gems undo")
    await moves(desk, match_id, ada)


async def an_undo_of_the_next_member(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await moves(desk, match_id, ada)
    await moves(desk, match_id, bela)
    await desk.slash(bela, "gems undo")


async def undos_of_both(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await an_undo_of_the_next_member(desk, match_id, ada, bela)
    await desk.slash(ada, "gems undo")
    await moves(desk, match_id, ada)


async def a_day(desk: Desk, match_id: str, ada: Actor, bela: Actor) -> None:
    await desk.slash(bela, "reminders", rhythm="off")
    await moves(desk, match_id, ada)
    desk.clock.turn(24 * 60)
    await desk.drawn()


SCENES = (nothing, a_look, an_undo, an_undo_of_the_next_member, undos_of_both, a_day)


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_the_board_that_comes_calls_its_member_once(desk: Desk, scene: Scene, which: Permission) -> None:
    ada, bela = await relay(desk)
    match_id = (await desk.match(ada)).id
    pings = len(desk.pings)
    may_post(desk, which, allowed=False)
    await scene(desk, match_id, ada, bela)
    assert desk.pings[pings:] == []

    may_post(desk, which, allowed=True)
    await looked(desk)

    assert desk.pings[pings:] == [(bela.id,)]
    assert desk.board(ada).mentions == [bela.id]  # an edit keeps it
    assert lines(ada)[-1].startswith("-# Ada: ")


async def test_steps_of_a_turn_keep_the_mention_of_its_member(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match_id = (await desk.match(ada)).id
    await moves(desk, match_id, ada)
    called = desk.board(ada)
    assert called.mentions == [bela.id]

    await desk.slash(bela, "pace", time=1440)

    assert desk.board(ada).id == called.id
    assert desk.board(ada).mentions == [bela.id]
    assert desk.pings.count((bela.id,)) == 1
