"""Tests of planned turns in Discord: the panel by buttons, the commands, what the board tells, and who sees what."""

import re

import pytest

from bot.engine.game import Seat
from bot.engine.planning import plan_in
from bot.games import all_games
from bot.games.gemrush.building import Build
from bot.playground import Actor, Message
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, relay, said
from tests.cogs.gembatan_table import LAST_GEM, choose, menu, offered, seated_ada_first, state_of
from tests.cogs.gemrush_table import TWO_ROOMS, begun
from tests.games.gemrush.positions import arrange

ADA, BELA = 0, 1


async def planned(desk: Desk, who: Actor, panel: Message | None) -> Message:
    """Plan the first step that a panel offers, and the end of the turn. Return the panel then."""
    stepped = await step(desk, who, panel)
    ended = await desk.press(who, "End turn", stepped)
    assert ended.answer is not None
    return ended.answer


async def step(desk: Desk, who: Actor, panel: Message | None) -> Message:
    """Choose the first option of each panel until a step is planned, and return the panel then."""
    for _ in range(3):  # a tile, a cell, a way
        panel = (await choose(desk, who, panel, next(iter(offered(panel))))).answer
        assert panel is not None
        if "End turn" in buttons(panel):
            return panel
    raise AssertionError(panel.texts if panel else "no panel")


async def test_a_turn_of_gembatan_is_planned_by_buttons_alone_and_played_at_once(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    begun = await desk.press(bela, "Play")
    assert "**Plan ahead:** what you plan is played" in said(begun)
    assert "Your turn" not in said(begun)
    before, edits = await desk.match(ada), len(desk.boards(ada))

    stepped = await step(desk, bela, begun.answer)
    assert "The plan is ready once a move ends the turn." in "\n".join(stepped.texts)
    ended = await desk.press(bela, "End turn", stepped)
    assert "It is played if it is still legal and makes at least 1 point, whatever others draw." in said(ended)
    assert (await desk.match(ada), len(desk.boards(ada))) == (before, edits)

    await desk.slash(ada, "gembatan trade", gems="RB")
    after = await desk.match(ada)
    assert (after.to_move, state_of(after).turns, state_of(after).accounts[BELA].score > 0) == ((ADA,), 2, True)
    assert "Bela" in "\n".join(desk.board(ada).texts)


async def test_only_its_member_is_told_what_was_played_as_planned_and_what_still_is(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    await planned(desk, bela, (await desk.press(bela, "Play")).answer)
    listed = await desk.slash(bela, "turns")
    assert re.search(r"your next turn is planned\n-# Planned: \*\*1\.\*\* .+BH59", listed)
    await desk.slash(ada, "gembatan trade", gems="RB")

    [on_board] = re.findall(r"^Bela laid 1 tile.*$", "\n".join(desk.board(ada).texts), re.MULTILINE)
    match = await desk.match(ada)
    [line] = [text for message in ada.messages("games") for text in message.texts if text.startswith("-# Ada trades")]
    assert line == f"-# Ada trades 1 gem. · {on_board} · Seal of this match: `{match.terms.seal}`"
    listed = await desk.slash(bela, "turns")
    assert f"-# Your plan was played: {on_board}" in listed
    assert "Planned:" not in listed
    for panel in (await bela.slash("games", "gembatan hand"), await desk.press_behind_more(bela, "Plan ahead")):
        assert f"Your plan was played: {on_board}" in said(panel)
    assert "plan" not in await desk.slash(ada, "turns")
    hers = said(await ada.slash("games", "gembatan hand"))
    assert "plan" not in hers + "".join(text for message in ada.messages("games") for text in message.texts)


async def test_what_a_plan_requires_is_chosen_in_a_menu(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    panel = await planned(desk, bela, (await desk.press(bela, "Play")).answer)
    texts = [one["label"] for one in menu(panel)["options"]]
    assert texts[-1] == "Only if nothing is drawn or shown before"
    chosen = await choose(desk, bela, panel, "careful")
    assert "and if nothing is drawn or shown before." in said(chosen)
    await desk.slash(ada, "gembatan trade", gems="RB")  # she draws
    assert (await desk.match(ada)).to_move == (BELA,)

    asked = await desk.press(bela, "Play")
    assert "was not played: something new came up before." in said(asked)
    assert "your plan was not played" in await desk.slash(bela, "turns")
    assert "plan" not in await desk.slash(ada, "turns")


async def test_a_plan_is_withdrawn_by_a_press(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    await planned(desk, bela, (await desk.press(bela, "Play")).answer)
    assert "your next turn is planned" in await desk.slash(bela, "turns")
    assert "planned" not in await desk.slash(ada, "turns")
    panel = (await desk.press(bela, "Play")).answer
    assert "Nothing is planned any more." in said(await desk.press(bela, "Withdraw plan", panel))
    await desk.slash(ada, "gembatan trade", gems="RB")
    assert (await desk.match(ada)).to_move == (BELA,)


async def test_the_commands_of_a_turn_plan_it_while_others_are_to_move(desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk)
    assert "The plan is ready once" in await desk.slash(bela, "gembatan play", tile="B---", cell="BH59")
    assert "It is played if it is still legal" in await desk.slash(bela, "gembatan end-turn")
    assert "Nothing more can be planned" in await desk.slash(bela, "gembatan end-turn")
    await desk.restart()
    await desk.slash(ada, "gembatan trade", gems="RB")
    assert (await desk.match(ada)).to_move == (ADA,)


async def test_an_open_planning_panel_follows_the_match(desk: Desk) -> None:
    """So nobody plans in a position that is gone."""
    ada, bela = await seated_ada_first(desk)
    shown = (await desk.press(bela, "Play")).answer
    assert shown is not None
    assert version_in(shown) == 3
    await desk.slash(ada, "gembatan play", tile="Y---", cell="BG60")
    assert version_in(shown) == (await desk.match(ada)).version == 4
    assert "**Plan ahead:**" in "\n".join(shown.texts)


def version_in(panel: Message) -> int:
    """Return the version of the match for which a panel asks for a step."""
    found = (Address.read(one) for one in buttons(panel).values())
    return next(one.version for one in found if one is not None and one.action == "choose")


async def test_the_hand_and_more_lead_to_the_plan(desk: Desk) -> None:
    _, bela = await seated_ada_first(desk)
    hand = await bela.slash("games", "gembatan hand")
    assert hand.answer is not None
    assert list(buttons(hand.answer)) == ["Play"] or "Plan ahead" in buttons(hand.answer)
    assert "**Plan ahead:**" in said(await desk.press_behind_more(bela, "Plan ahead"))


async def test_who_presses_a_move_in_the_turn_of_another_may_plan_ahead(desk: Desk) -> None:
    _, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    refused = await desk.press(bela, "Draw 1")
    assert said(refused).startswith("It is not your turn yet: the match waits for Ada.")
    assert refused.answer is not None
    assert list(buttons(refused.answer)) == ["Plan ahead"]
    assert "**Plan ahead:**" in said(await desk.press(bela, "Plan ahead", refused.answer))
    desk.playground.world.join("dora", "Dora")
    watching = await desk.press(desk.actor("Dora"), "Draw 1")
    assert watching.answer is not None
    assert not buttons(watching.answer)


@pytest.mark.parametrize("layout", [LAST_GEM])
async def test_a_match_that_ends_meanwhile_takes_the_plan_with_it(layout: str, desk: Desk) -> None:
    ada, bela = await seated_ada_first(desk, layout)
    await desk.press(bela, "Trade")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    assert (await desk.match(ada)).over


# -- other games -------------------------------------------------------------------------------------------------------


async def test_a_move_of_a_relay_is_planned_by_buttons_and_not_played_after_a_drop(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    asked = await desk.press(bela, "Move")
    assert "**Plan ahead:**" in said(asked)
    panel = asked.answer
    for _ in range(2):  # a gem, and its goal
        panel = (await choose(desk, bela, panel, next(iter(offered(panel))))).answer
    assert panel is not None
    requires = (
        "It is played if it is still legal, and if nothing new comes up before. Turns that do not score bring new"
    )
    assert f"{requires} gems. So your plan is played only if all turns before it score." in "\n".join(panel.texts)

    await desk.move(ada, (await desk.legal(ada))[0])
    assert (await desk.match(ada)).to_move == (BELA,)
    assert "something new came up before" in said(await desk.press(bela, "Move"))


async def test_a_turn_of_gem_rush_is_planned_in_the_hand(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    hand = await desk.press(bela, "My hand")
    assert hand.answer is not None
    asked = await desk.press(bela, "Plan ahead", hand.answer)
    assert asked.answer is not None
    assert "**Plan ahead:**" in said(asked)
    drawn = await desk.press(bela, "Draw 1", asked.answer)
    assert "**1.** Draw 1" in said(drawn)
    assert "It is played if it is still legal, whatever others draw." in said(drawn)
    await desk.press(ada, "Draw 1")
    match = await desk.match(ada)
    assert [one.seat for one in (match.entry,)] == [BELA]
    assert match.to_move == (ADA,)


async def test_a_planned_build_says_that_it_stops_at_the_new_tile(desk: Desk) -> None:
    _, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "ObEl ElSo SoDr"))
    match, game = await desk.match(bela), all_games()["gemrush"]
    found = plan_in(game, game.view(match.state, Seat(BELA)), Seat(BELA), [])
    assert found is not None
    moves = [move for move in game.legal_moves(found.state, Seat(BELA)) if isinstance(move, Build)]
    await desk.sessions.planned_turns.add(desk.request(bela), match.id, moves[:1], None)
    assert "Plan ahead" not in buttons(await desk.more(bela))
    shown = said(await desk.press_behind_more(bela, "Your plan"))
    assert "What comes up then is not planned: you go on yourself." in shown


async def test_each_panel_of_a_planned_turn_says_so_and_the_plan_names_cells(desk: Desk) -> None:
    _, bela = await seated_ada_first(desk)
    panel = (await desk.press(bela, "Play")).answer
    for _ in range(3):  # a tile, a cell, a way
        panel = (await choose(desk, bela, panel, next(iter(offered(panel))))).answer
        assert panel is not None
        assert "**Plan ahead:**" in "\n".join(panel.texts)
        if "End turn" in buttons(panel):
            break
    ended = said(await desk.press(bela, "End turn", panel))
    assert re.search(r"\*\*1\.\*\* .* on \*\*[A-Z]{2}\d+\*\*", ended)
    assert "you go on yourself" not in ended
