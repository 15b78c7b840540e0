"""Tests that the answer to a move whose board Discord refuses begins with "Your move counts.", however it was made."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, private, relay, said
from tests.cogs.test_gems_panel import choose, first, opened
from tests.cogs.test_refusals import GAMES

pytestmark = pytest.mark.slow

POST = r"^POST /channels/\d+/messages$"
COUNTS = {
    "en-US": "Your move counts. ",
    "de": "Dein Zug zählt. ",
    "fr": "Ton coup compte. ",
    "es-ES": "Tu jugada cuenta. ",
    "pt-BR": "Sua jogada conta. ",
}


def cases() -> Iterator[Any]:
    for game in GAMES:
        for locale in COUNTS:
            by_day = game == "gems3d" or locale == "en-US"
            yield pytest.param(game, locale, marks=[] if by_day else [pytest.mark.nightly], id=f"{game}: {locale}")


def silence(desk: Desk) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, Permission.SEND_MESSAGES, allowed=False)


@pytest.mark.parametrize("told_before", [False, True])
@pytest.mark.parametrize(("game", "locale"), [*cases()])
async def test_a_typed_move_is_told_to_count_before_all_else(
    desk: Desk, game: str, locale: str, told_before: bool
) -> None:
    """told_before: whether the member reads what the move did before Discord refuses its board."""
    (ada, bela), command = await GAMES[game](desk)
    await desk.drawn()
    mover = ada if (await desk.match(ada)).to_move == (0,) else bela
    desk.playground.world.set_locale(mover.user, locale)
    held = desk.playground.faults.hold(POST) if told_before else None
    if held is None:
        silence(desk)

    moved = await mover.slash("games", command.pop("command"), **command)
    if held is not None:
        assert held.gate is not None
        await asyncio.wait_for(held.reached.wait(), 60)
        assert COUNTS[locale] not in said(moved)
        silence(desk)
        held.gate.set()
    await desk.drawn()

    told = said(moved)
    assert told.startswith(COUNTS[locale])
    assert told.count(COUNTS[locale]) == 1
    assert len(told.splitlines()) > 1


async def test_a_pressed_move_is_told_to_count_before_all_else(desk: Desk) -> None:
    ada, _ = await relay(desk)
    move = (await desk.legal(ada))[0]
    silence(desk)

    await desk.move(ada, move)
    await desk.drawn()

    (told,) = await private(desk, ada)
    assert "\n".join(told.texts).startswith(COUNTS["en-US"])


async def test_a_move_on_a_panel_is_told_to_count_and_then_what_it_did(desk: Desk) -> None:
    ada, _ = await relay(desk)
    goals = await choose(desk, ada, shown := await opened(desk, ada), first(shown))
    silence(desk)

    await choose(desk, ada, goals, goal := first(goals))
    await desk.drawn()

    (answer,) = await private(desk, ada)
    counts, did = answer.texts
    assert counts.startswith(COUNTS["en-US"])
    assert did.startswith("Ada: ")
    assert f"→ {goal}." in did  # "Played." said once more that the move counts


async def test_an_undo_whose_board_is_refused_is_saved_and_is_no_move(desk: Desk) -> None:
    ada, _ = await relay(desk)
    await desk.slash(ada, "gems move", from_=(move := (await desk.legal(ada))[0].split("-"))[0], to=move[1])
    await desk.drawn()
    desk.clock.turn(11)  # an idle board is replaced, not edited
    silence(desk)

    told = await desk.slash(ada, "gems undo")
    await desk.drawn()

    assert told.startswith("That is saved. ")
    assert "\nTaken back: " in told
    assert "counts" not in told
