"""Tests that the answer to a move whose board Discord refuses begins with "Your move counts.", however it was made."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.gembatan.model import EndTurn
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.rules import default
from bot.playground.world.permissions import Permission
from tests.cogs.desk import Desk, buttons, private, relay, said
from tests.cogs.gemrush_table import TWO_ROOMS, begun
from tests.cogs.private_boards import finish, first_move, move, race
from tests.cogs.test_computers import text_of
from tests.cogs.test_ending_alone import asked_to_end, behind
from tests.cogs.test_gemdrop import SMALL, seated
from tests.cogs.test_gems_panel import choose, first, opened
from tests.cogs.test_missed_turns import may_post
from tests.cogs.test_refusals import GAMES
from tests.games.gemrush.positions import arrange

pytestmark = pytest.mark.slow

POST = r"^POST /channels/\d+/messages$"
COUNTS = {
    "en-US": "Your move counts. ",
    "de": "Dein Zug zählt. ",
    "fr": "Ton coup compte. ",
    "es-ES": "Tu jugada cuenta. ",
    "pt-BR": "Sua jogada conta. ",
}

STEPS = {
    "en-US": "Your step counts, and your turn goes on. ",
    "de": "Dein Schritt zählt, und dein Zug geht weiter. ",
    "fr": "Ton coup compte, et ton tour continue. ",
    "es-ES": "Tu paso cuenta y tu turno sigue. ",
    "pt-BR": "Seu passo conta, e o seu turno continua. ",
}
UNDONE = {
    "en-US": "It is taken back. ",
    "de": "Das ist zurückgenommen. ",
    "fr": "C’est annulé. ",
    "es-ES": "Ya está deshecho. ",
    "pt-BR": "Isso foi desfeito. ",
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


@pytest.mark.parametrize("locale", UNDONE)
async def test_an_undo_whose_board_is_refused_is_no_move(desk: Desk, locale: str) -> None:
    ada, _ = await relay(desk)
    desk.playground.world.set_locale(ada.user, locale)
    await desk.slash(ada, "gems move", from_=(move := (await desk.legal(ada))[0].split("-"))[0], to=move[1])
    await desk.drawn()
    desk.clock.turn(11)  # an idle board is replaced, not edited
    silence(desk)

    told = await desk.slash(ada, "gems undo")
    await desk.drawn()

    assert told.startswith(UNDONE[locale])
    assert len(told.splitlines()) > 1
    assert COUNTS[locale] not in told


@pytest.mark.parametrize("locale", STEPS)
async def test_a_step_of_a_turn_that_goes_on_is_told_as_a_step(desk: Desk, locale: str) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    desk.playground.world.set_locale(ada.user, locale)
    step = next(label for label in buttons(desk.board(ada)) if "Go" in label)
    desk.clock.turn(60)  # so that the next board is a new message
    silence(desk)

    told = await desk.slash(ada, "rush go", to=step[0].translate(str.maketrans("↑→↓←", "NESW")))
    await desk.drawn()

    assert told.startswith(STEPS[locale])
    assert COUNTS[locale] not in told


@pytest.mark.parametrize("which", ["gems move", "gems trick"])
async def test_a_change_of_a_solo_match_is_saved_be_it_a_move_or_not(desk: Desk, which: str) -> None:
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/5/5 types=RKDBG line=4 tricks=1")
    await desk.slash(ada, "gems new", size=5)
    await desk.drawn()
    desk.clock.turn(60)  # so that the next board is a new message
    silence(desk)

    told = await desk.slash(ada, which, **({"cell": "C1"} if which == "gems trick" else {"from_": "A1", "to": "A2"}))
    await desk.drawn()

    assert told.startswith("That is saved. I need the permission")
    assert COUNTS["en-US"] not in told


async def test_what_a_lack_means_is_told_once_in_a_turn(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    desk.clock.turn(60)  # so that the next board is a new message
    silence(desk)
    why = "A server manager can grant it."

    told = list[str]()
    for to in ("E", "W"):
        told.append(await desk.slash(ada, "rush go", to=to))
        await desk.drawn()
        told[-1] = "\n".join(text_of(one) for one in await private(desk, ada))
    told.append(await desk.slash(ada, "rush draw"))
    told.append(await desk.slash(bela, "rush go", to="E"))

    assert [why in one for one in told] == [True, False, True, True]
    means = f"{why} Until then, the new board stands there in words."
    assert [means in one for one in told] == [True, False, False, True]
    assert [one.startswith(STEPS["en-US"]) for one in told] == [True, False, False, True]
    assert told[2].startswith("Your move counts. I need the permission “Send Messages”")
    assert f"{why} Bela is next, and can also move from `/turns`." in told[2]


@pytest.mark.parametrize(
    ("which", "by_press", "said"),
    [
        (Permission.SEND_MESSAGES, False, "the new board stands there in words"),
        (Permission.VIEW_CHANNEL, False, "the board there may show an older turn"),
        (Permission.VIEW_CHANNEL, True, "the new board stands there in words"),  # a press lets the bot edit its board
    ],
)
async def test_a_move_is_told_where_its_board_stands(
    desk: Desk, which: Permission, *, by_press: bool, said: str
) -> None:
    first, _ = await seated(desk, **SMALL)
    board = desk.board(first)
    may_post(desk, which, allowed=False)
    if by_press:
        await desk.press(first, "1", board)
    else:
        await desk.slash(first, "gemdrop play", move="1")
    await desk.drawn()

    told = "\n".join(text_of(one) for one in await private(desk, first))
    assert f"A server manager can grant it. Until then, {said}." in told
    assert ("in words" in text_of(first.message(board.channel_id, board.id))) == ("in words" in said)


async def test_a_press_that_opened_a_panel_lets_the_bot_put_the_next_board_into_words(desk: Desk) -> None:
    ada, _ = await relay(desk)
    board, match = desk.board(ada), await desk.match(ada)
    await desk.press(ada, "Move", board)
    may_post(desk, Permission.VIEW_CHANNEL, allowed=False)
    start, goal = (await desk.legal_of(match.id, ada))[0].split("-")

    told = await desk.slash(ada, "gems move", from_=start, to=goal)
    await desk.drawn()

    assert "Until then, the new board stands there in words." in told
    assert "stands here in words" in text_of(ada.message(board.channel_id, board.id))


async def test_each_move_of_a_race_counts_as_a_move(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    await finish(desk, bela)
    desk.expire_tokens()
    may_post(desk, Permission.VIEW_CHANNEL, allowed=False)

    await move(desk, ada, first_move(match, 0))
    await desk.drawn()

    told = "\n".join(text_of(one) for one in await private(desk, ada))
    assert COUNTS["en-US"] in told
    assert STEPS["en-US"] not in told


async def test_a_proposal_is_no_move_though_its_member_made_the_newest_one(desk: Desk) -> None:
    ada, bela, match = await behind(desk)
    for seat, who in enumerate((ada, bela)):
        while seat in match.to_move and match.state is not None:
            step = EndTurn() if is_drafting(match.state) else default(match.state, Seat(seat))
            match = await desk.sessions.turns.play(desk.request(who), match.id, step, None)
    await desk.drawn()
    desk.clock.turn(1)
    desk.expire_tokens()
    panel = await asked_to_end(bela)
    may_post(desk, Permission.VIEW_CHANNEL, allowed=False)

    told = await desk.press(bela, "Ask the others", panel)
    await desk.drawn()

    assert said(told).startswith("That is saved. I need the permission")
