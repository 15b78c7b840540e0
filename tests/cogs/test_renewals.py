"""Tests that an open private panel follows its match, whoever changes it and wherever."""

from bot.playground import Actor, Message
from tests.cogs.desk import Desk, buttons, private
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun
from tests.games.gemrush.positions import arrange


async def hand_of(desk: Desk, who: Actor) -> Message:
    panel = (await desk.press(who, "My hand")).answer
    assert panel is not None
    return panel


def text(panel: Message) -> str:
    return "\n".join(panel.texts)


def edits(desk: Desk) -> int:
    """Return how many private messages were edited so far."""
    return sum(one.method == "PATCH" and one.path.startswith("/webhooks/") for one in desk.playground.rest.requests)


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
    assert buttons(panel) == {}

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
