"""Tests that an open private panel follows its match, whoever changes it and wherever."""

import pytest

from bot.playground import Actor, Message
from bot.sessions import refusals
from cogs.gemrush.panel_cog import PanelCog
from tests.cogs.desk import Desk, buttons, private, relay
from tests.cogs.gembatan_table import TWO, seated_ada_first
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun
from tests.games.gemrush.positions import arrange

EDIT = "^PATCH /webhooks/"


async def hand_of(desk: Desk, who: Actor) -> Message:
    panel = (await desk.press(who, "My hand")).answer
    assert panel is not None
    return panel


async def make(desk: Desk, who: Actor, move: str) -> None:
    """Make a move as a stored change alone, which edits nothing by the token of a press."""
    await desk.sessions.turns.play(desk.request(who), (await desk.match(who)).id, move, None)


def text(panel: Message) -> str:
    return "\n".join(panel.texts)


def edits(desk: Desk) -> int:
    """Return how many private messages were edited so far. Boards are edited by tokens, too."""
    return sum(one.method == "PATCH" and _is_private(desk, one.path) for one in desk.playground.rest.requests)


def _is_private(desk: Desk, path: str) -> bool:
    """Return whether a request's path names a private message of an interaction."""
    _, kind, *rest = path.split("/")
    if kind != "webhooks":
        return False
    _, token, _, message = rest
    interaction = desk.playground.rest.interactions.by_token(desk.playground.world.bot_id, token)
    original = interaction.original
    return message != "@original" or (original is not None and original.only_for is not None)


async def test_a_draw_on_the_board_shows_the_card_in_the_open_hand(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    panel = await hand_of(desk, ada)
    assert "Your card" in text(panel)

    await desk.press(ada, "Draw 1")

    assert "Your 2 cards" in text(panel)
    assert "Draw 1" not in buttons(panel)
    assert len(await private(desk, ada)) == 1


async def test_a_step_on_the_board_shows_the_new_ways_in_the_open_hand(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = await hand_of(desk, ada)
    step = next(label for label in buttons(panel) if "Shop Window" in label)

    await desk.press(ada, "→ Go")

    assert "2 steps left" in text(panel)
    assert step not in buttons(panel)
    before = (await desk.match(ada)).version
    await desk.press(ada, "Draw 1", panel)
    assert (await desk.match(ada)).version == before + 1  # the buttons are as new as the panel


async def test_a_refusal_in_a_panel_goes_and_the_turn_appears_once_another_member_moves(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    panel = await hand_of(desk, bela)
    assert list(buttons(panel)) == ["Plan ahead"]

    await desk.press(ada, "Draw 1")

    assert "Draw 1" in buttons(panel)
    assert "steps left" in text(panel)


async def test_a_press_in_a_panel_is_shown_once(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = await hand_of(desk, ada)
    before = edits(desk)

    await desk.press(ada, "→ Shop Window", panel)

    assert "2 steps left" in text(panel)
    assert edits(desk) == before


async def test_a_panel_of_a_match_that_ends_says_so_without_buttons(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    panel = await hand_of(desk, bela)
    asked = await ada.slash("games", "rush resign")
    assert asked.answer is not None

    await desk.press(ada, "Yes, resign", asked.answer)

    assert text(panel).startswith("This match is over. Here is how it ended: https://discord.com/channels/")
    assert (buttons(panel), panel.attachments) == ({}, [])


async def test_a_hand_of_gembatan_offers_the_turn_once_it_comes(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, TWO)
    await desk.slash(bela, "gembatan hand")
    panel = (await private(desk, bela))[-1]
    assert "Play" not in buttons(panel)
    await desk.press(ada, "Play")
    turn = (await private(desk, ada))[-1]

    await make(desk, ada, "fill BH60-BI60")
    await desk.drawn()
    assert "So far 1 gem" in text(turn)
    await make(desk, ada, "end")
    await desk.drawn()

    assert "Play" in buttons(panel)
    assert "So far" not in text(turn)
    assert list(buttons(turn)) == ["Plan ahead"]


async def test_a_panel_whose_turn_is_gone_says_whose_it_is_and_goes_with_the_next_move(desk: Desk) -> None:
    ada, bela = await relay(desk)
    await desk.press(ada, "Move")
    [panel] = await private(desk, ada)

    await make(desk, ada, (await desk.legal(ada))[0])
    await desk.drawn()

    assert "the match waits for Bela" in text(panel)
    assert buttons(panel) == {}
    start, goal = (await desk.legal(bela))[0].split("-")
    await desk.slash(bela, "gems move", from_=start, to=goal)
    assert await private(desk, ada) == []


async def test_a_panel_that_discord_no_longer_has_is_left_alone(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    panel = await hand_of(desk, bela)
    desk.playground.faults.refuse(EDIT + r".*/messages/\d+$", status=404, code=10008, times=1)
    await make(desk, ada, "draw")
    await desk.drawn()
    before = edits(desk)

    await make(desk, bela, "draw")
    await desk.drawn()

    assert edits(desk) == before
    assert list(buttons(panel)) == ["Plan ahead"]


async def test_an_old_panel_stays_until_it_is_pressed(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = await hand_of(desk, ada)
    desk.expire_tokens()

    await desk.press(ada, "→ Go")

    assert "3 steps left" in text(panel)


async def test_a_panel_stays_while_the_database_does_not_answer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> None:
        raise refusals.not_kept()

    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = await hand_of(desk, ada)
    monkeypatch.setattr(PanelCog, "renew", failing)

    await desk.press(ada, "→ Go")

    assert "3 steps left" in text(panel)
    assert "save" not in text(panel)


async def test_a_member_who_goes_on_meanwhile_sees_the_newest(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    await hand_of(desk, bela)
    held = desk.playground.faults.hold(EDIT)
    assert held.gate is not None
    await make(desk, ada, "draw")
    await held.reached.wait()

    await desk.click(bela, desk.board(bela), "My hand")
    held.gate.set()
    await desk.drawn()

    [panel] = await private(desk, bela)
    assert "Draw 1" in buttons(panel)


async def test_quick_changes_together_edit_a_panel_once(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    await hand_of(desk, bela)
    before = edits(desk)

    desk.keeping.clear()  # the board is not yet stored, so the panels wait
    for move in ("step E", "step W", "step E"):
        await make(desk, ada, move)
    desk.keeping.set()
    await desk.drawn()

    assert edits(desk) == before + 1


async def test_a_turn_that_ends_in_the_panel_leaves_the_hand_there_until_the_next_one(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr"))
    panel = await hand_of(desk, ada)

    await desk.press(ada, "Draw 1", panel)
    assert "Your 2 cards" in text(panel)
    assert "draws 1 card" in text(panel)
    assert list(buttons(panel)) == ["Plan ahead"]
    await desk.press(bela, "Draw 1")

    assert "Draw 1" in buttons(panel)
    assert "draws 1 card" not in text(panel)
