"""Tests of Gem Rush by command, button, menu and form. Real discord.py talks to the local Discord, which checks
requests.
"""

import asyncio
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.game import LEVELS, Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.effects import Discard, Draw
from bot.games.gemrush.gems import Gem
from bot.games.gemrush.mine import START, Laid, cell_name, neighbour
from bot.games.gemrush.model import Options
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import notate_move
from bot.games.gemrush.skills import Skill
from bot.playground.world.model import nested
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun, build, choose, menus, offered, seated, state_of, ways_to_lay
from tests.cogs.old_boards import with_old_buttons
from tests.games.gemrush.positions import TILE, arrange, room


async def test_the_board_offers_steps_and_actions_and_shows_no_hand(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi"))

    board = desk.board(ada)
    assert list(buttons(board)) == [
        build(0),
        build(1),
        build(2),
        build(3),
        "Use room",
        "Draw 1",
        "My hand",
        "More",
    ]
    text = "\n".join(board.texts)
    assert "Rush · to 20 points\n" in text
    assert f"<@{ada.id}>: your turn" in text
    assert "3 steps left" in text
    assert [each.filename for each in board.attachments] == ["gemrush.png"]
    assert "Ada on N13" in (board.attachments[0].description or "")
    assert desk.pings == [(ada.id,)]


async def test_one_press_builds_with_the_cheapest_payment_and_a_second_lays_the_tile(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["lamp-room"],)))

    await desk.press(ada, build(0))

    board = desk.board(ada)
    assert "Undo" not in buttons(board)  # The drawn tile seals the step, so it cannot be undone.
    ways = ways_to_lay(board)
    assert ways == ["1", "2", "3", "4"]
    await desk.press(ada, ways[0])
    match = await desk.match(ada)
    assert state_of(match).seats[0].points == 1
    assert len(state_of(match).laid) == 2
    assert "2 steps left" in desk.board(ada).texts[-1]


async def test_a_door_that_the_hand_cannot_pay_is_refused_with_the_missing_gems(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "SoFi", "StFi"))

    sent = await desk.press(ada, build(1))

    assert "The door → costs" in said(sent)
    assert "Your hand lacks" in said(sent)
    assert "Dr" in said(sent).partition("lacks")[2]
    assert sent.answer is not None
    assert sent.answer.only_for == ada.id
    assert (await desk.match(bela)).version == 3


async def test_a_member_can_choose_the_cards_of_a_payment(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo StFi", "SoDr"))

    panel = await desk.press(ada, "My hand")
    assert panel.answer is not None
    assert panel.answer.only_for == ada.id
    assert {"build N13N ObEl", "build N13N ElSo", "build N13W StFi"} <= set(offered(panel.answer))
    built = await choose(desk, ada, panel.answer, "build N13N ElSo")

    match = await desk.match(ada)
    assert match.entry.notation == "build N13N ElSo"
    assert "1 point" in said(built)


async def test_the_hand_is_shown_in_private_with_buttons_for_doors_that_it_can_pay(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl StFi", "SoDr"))

    shown = await desk.press(ada, "My hand")
    assert shown.answer is not None
    assert shown.answer.only_for == ada.id
    assert "Your 2 cards · 3 steps left" in said(shown)
    assert "Obsidian / Electrum" in (shown.answer.attachments[0].description or "")
    assert shown.answer.attachments[0].filename == "hand.png"
    assert [label for label in buttons(shown.answer) if "card" in label] == ["↑ +1 · card 1", "← +1 · card 2"]
    others = await desk.press(bela, "My hand")
    assert said(others) == "Your card"
    assert "Soulstone / Dragonjade" in (others.answer.attachments[0].description or "")  # type: ignore[union-attr]
    assert list(buttons(others.answer)) == ["Plan ahead"]  # type: ignore[arg-type]
    assert "no seat" in said(await desk.press(desk.actor("Chen"), "My hand")) or "keinen Platz" in said(
        await desk.press(desk.actor("Chen"), "My hand")
    )

    await desk.press(ada, "← +1 · card 2", shown.answer)
    assert (await desk.match(ada)).entry.notation == "build N13W StFi"


async def test_each_press_of_undo_takes_one_move_back_and_names_it(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl", "SoDr"))
    first = (await desk.match(ada)).state
    board = desk.board(ada)
    step = next(label for label in buttons(board) if "Go" in label)
    await desk.press(ada, step)
    await desk.slash(ada, "rush go", to="N13")
    east = step[0].translate(str.maketrans("↑→↓←", "NESW"))
    west = step[0].translate(str.maketrans("↑→↓←", "SWNE"))
    await desk.slash(ada, "rush go", to=east)

    for left, arrow in ((2, step[0]), (1, "↑→↓←"["NESW".index(west)]), (0, step[0])):
        desk.wait_a_second()
        pressed = await desk.press(ada, "Undo")
        told = "\n".join((*desk.board(ada).texts, said(pressed)))
        assert f"Ada took {arrow} " in told
        assert ("What you did before that stays." in told) == (left > 0)
        assert 3 - state_of(await desk.match(ada)).doing.steps == left
        assert ("Undo" in buttons(desk.board(ada))) == (left > 0)

    assert (await desk.match(ada)).state == first
    assert desk.board(ada).id == board.id
    assert "There is nothing to take back" in await desk.slash(ada, "rush undo")
    assert "Ada" in await desk.slash(bela, "rush go", to="E")
    assert desk.pings == [(ada.id,)]


@pytest.mark.slow
async def test_undo_is_offered_exactly_when_it_works(desk: Desk) -> None:
    chance, offered_times = Random(2), 0
    members = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr StFi"), "Ada", "Chen", mode="crisis")
    for _ in range(14):
        before = await desk.match(members[0])
        able = [seat for seat in (Seat(0), Seat(1)) if list(GAME.legal_moves(state_of(before), seat))]
        seat = chance.choice(able)
        mover, moves = members[seat], list(GAME.legal_moves(state_of(before), seat))
        await desk.slash(mover, "rush choose", answer=notate_move(chance.choice(moves)))
        if "Undo" in buttons(desk.board(mover)):
            offered_times += 1
            told = said(await desk.press(mover, "Undo")) + "\n".join(desk.board(mover).texts)
            assert " took " in told or "zurückgenommen" in told
            assert (await desk.match(mover)).state == before.state
        else:
            refused = await desk.slash(mover, "rush undo")
            nothing = "nothing to take back", "nichts zurückzunehmen", "cannot be taken back", "nicht zurücknehmen"
            assert any(words in refused for words in nothing)
    assert 0 < offered_times < 14


async def test_undo_says_that_draws_and_payments_stay(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["gravel-pit"] + 1,))
    ada, _ = await begun(desk, state)
    await desk.press(ada, build(0))
    placing = (await desk.match(ada)).state
    assert "Undo" not in buttons(desk.board(ada))
    (place, *_) = ways_to_lay(desk.board(ada))
    await desk.press(ada, place)
    laid = await desk.match(ada)
    await desk.slash(ada, "rush go", to="S")
    assert (await desk.match(ada)).version == laid.version + 1

    alone = await desk.slash(ada, "rush undo")
    assert alone.splitlines()[0] == "Taken back: ↓ Gravel Pit. The room built this turn stays, with 1 point."
    assert (await desk.match(ada)).state == laid.state
    desk.wait_a_second()
    await desk.press(ada, "Undo")

    assert "Ada took Rubble Chute back. Choose again how it lies." in "\n".join(desk.board(ada).texts)
    assert (await desk.match(ada)).state == placing
    assert "Undo" not in buttons(desk.board(ada))
    assert "Something was drawn or shown with your last move" in await desk.slash(ada, "rush undo")


async def test_one_command_makes_several_steps_as_several_changes(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl", "SoDr"))
    step = next(label for label in buttons(desk.board(ada)) if "Go" in label)
    there = step[0].translate(str.maketrans("↑→↓←", "NESW"))
    back = {"N": "S", "E": "W", "S": "N", "W": "E"}[there]

    assert "behind this door" in await desk.slash(ada, "rush go", to=f"{there} {there}")
    assert (await desk.match(ada)).version == 3  # Not even the first step was made.
    told = await desk.slash(ada, "rush go", to=f"{there} {back.lower()}, {there}")

    match = await desk.match(ada)
    assert match.version == 6
    assert [entry.notation for entry in await desk.sessions.replays.story(match, 3)] == [
        f"step {side}" for side in (there, back, there)
    ]
    assert told.count("walks") == 3
    assert "no step" in desk.board(ada).texts[-1].lower()
    for _ in range(3):
        desk.wait_a_second()
        await desk.press(ada, "Undo")
    assert state_of(await desk.match(ada)).doing.steps == 3


def row(length: int) -> tuple[Laid, ...]:
    """Return `length` rooms in a row from west to east, with doors on all sides."""
    open_rooms = [number for number, tile in enumerate(TILES) if tile.type == "action" and None not in tile.doors]
    cells = [START]
    while len(cells) < length:
        cells.append(neighbour(cells[-1], 1))
    return tuple(Laid(cell, tile, 0) for cell, tile in zip(cells, open_rooms, strict=False))


async def test_a_walk_delivered_twice_is_made_once(desk: Desk) -> None:
    # The dwarf has four steps, so the rules would allow a second walk.
    state = arrange(row(5), "ObEl", "SoDr", skills=(Skill.LONG_STRIDE,))
    ada, _ = await begun(desk, state)
    sent = await ada.slash("games", "rush go", to="E E")
    await desk.drawn()
    assert (await desk.match(ada)).version == 5

    desk.playground.deliver(sent)
    await desk.slash(ada, "rush hand")  # The bot handles this command after the second delivery.
    await desk.client.door.empty()

    assert (await desk.match(ada)).version == 5


async def test_one_command_walks_to_a_distant_room(desk: Desk) -> None:
    rooms = row(3)
    ada, _ = await begun(desk, arrange(rooms, "ObEl", "SoDr"))
    far = cell_name(rooms[-1].cell)
    (option,) = await ada.autocomplete("games", "rush go", "to", far)
    assert (option["value"], option["name"].partition(" · ")[2]) == (far, "2 steps")

    await desk.slash(ada, "rush go", to=far)

    match = await desk.match(ada)
    assert (state_of(match).mover.cell, state_of(match).doing.steps) == (rooms[-1].cell, 1)
    assert match.version == 5


async def test_an_ability_asks_its_member_in_private_and_goes_on_after_a_restart(desk: Desk) -> None:
    discards, draws, *_ = TILES[TILE["powder-store"]].ability
    assert isinstance(discards, Discard)
    assert isinstance(draws, Draw)
    go, come = int(discards.count), int(draws.count)
    ada, bela = await begun(desk, arrange(room("powder-store"), "ObEl ElSo StFi PeDr", "SoDr"))
    sent = await desk.press(ada, "Use room")
    assert sent.answer is not None
    assert sent.answer.only_for == ada.id
    assert f"**Discard {go}** and draw" in said(sent)
    assert next(iter(buttons(desk.board(ada)))) == "Choose what to discard"

    await desk.restart()
    asked = await desk.press(ada, "Choose what to discard")
    assert asked.answer is not None
    first = " + ".join(str(number) for number in range(1, go + 1))
    assert next(iter(buttons(asked.answer))) == first
    await desk.press(ada, first, asked.answer)

    match = await desk.match(ada)
    assert len(state_of(match).seats[0].hand) == 4 - go + come
    assert match.to_move == (1,)
    board = desk.board(bela)
    assert f"**Ada**: used Powder Store (drew {come} cards)" in "\n".join(board.texts)
    assert desk.pings == [(ada.id,), (bela.id,)]
    old = desk.boards(ada)[-2]
    assert old.texts == [f"-# Ada: built nothing, used Powder Store. · Seal of this match: `{match.terms.seal}`"]


async def test_a_choice_of_two_cards_is_one_press_if_there_are_few(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(room("shop-window"), "ObEl", "SoDr", drawn="ObPe FiDr StDr"))

    sent = await desk.press(ada, "Use room")
    assert sent.answer is not None
    assert menus(sent.answer) == []
    assert list(buttons(sent.answer))[:3] == ["1 + 2", "1 + 3", "2 + 3"]
    await desk.press(ada, "1 + 3", sent.answer)

    assert (await desk.match(ada)).entry.notation == "keep ObPe StDr"


async def test_equal_cards_make_no_second_choice(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(room("shop-window"), "ObEl", "SoDr", drawn="ObPe FiDr ObPe"))

    sent = await desk.press(ada, "Use room")

    assert sent.answer is not None
    assert [label for label in buttons(sent.answer) if "+" in label] == ["1 + 2", "1 + 3"]


async def test_a_hand_that_is_too_large_is_reduced_by_a_menu(desk: Desk) -> None:
    state = arrange(PIT, "ObEl", "SoDr ObPe ObPe FiDr StDr ElFi")
    ada, bela = await begun(desk, state)
    await desk.press(ada, "Draw 1")

    board = desk.board(bela)
    assert list(buttons(board))[:2] == ["Choose what to discard", "My hand"]
    asked = await desk.press(bela, "Choose what to discard")
    assert "Choose 2 cards to discard; you keep 4" in said(asked)
    (menu,) = menus(asked.answer)
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    await choose(desk, bela, asked.answer, "ObPe/0", "ObPe/1")
    assert (await desk.match(ada)).entry.notation == "discard ObPe ObPe"
    assert "3 steps left" in desk.board(bela).texts[-1]


async def test_the_final_round_is_announced(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr", points=(20, 3)))
    told = "**Final round:** the target is reached. "
    assert f"{told}It ends before the next turn of Ada" in desk.board(bela).texts[-1]
    await desk.press(ada, "Draw 1")
    assert f"{told}The match ends after this turn." in desk.board(bela).texts[-1]
    assert f"{told}The match ends after this turn." in said(await desk.press(bela, "My hand"))
    await desk.press(bela, "Draw 1")
    text = "\n".join(desk.boards(ada)[-1].texts)
    assert "**Ada** wins with 20 points" in text
    assert list(buttons(desk.boards(ada)[-1])) == ["Play again", "What decided it", "More"]


async def test_two_presses_on_one_button_make_one_move(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi"))
    board = desk.board(ada)
    await asyncio.gather(*(ada.click(board, "Draw 1") for _ in range(10)))
    await desk.drawn()
    assert (await desk.match(ada)).version == 4


WRONG_MOVES: list[tuple[str, dict[str, Any], str]] = [
    ("go", {"to": "S"}, "There is no room behind this door yet"),
    ("go", {"to": "S N"}, "There is no room behind this door yet"),
    ("go", {"to": "S up"}, "up"),
    ("go", {"to": "P20"}, "nor anywhere else"),
    ("go", {"to": "up"}, "is not a place of the grid"),
    ("build", {"door": "N", "cards": "FiDr"}, "You do not have FiDr"),
    ("build", {"door": "N", "cards": "StFi"}, "El"),
    ("build", {"door": "P12E"}, "There is no room on P12"),
    ("build", {"door": "door"}, "is not a door"),
    ("act", {"moving": True}, "Gravel Pit"),
    ("act", {"room": "O13"}, "Long Arm"),
    ("draw", {"pile": True}, "Scavenging"),
    ("discard", {"cards": "StFi"}, "You cannot do that now"),
    ("discard", {"cards": "stone"}, "is not a card"),
    ("warp", {"card": "StFi", "room": "N13"}, "does not show Warpstone"),
    ("choose", {"answer": "nonsense"}, "as a move"),
    ("choose", {"answer": "x 2"}, "You cannot do that now"),
    ("offer", {"card": "StFi"}, "In a Rush, nothing burns and nobody stops early"),
    ("burn", {}, "You cannot do that now"),
    ("stop", {}, "In a Rush, nothing burns and nobody stops early"),
    ("room", {"room": "P20"}, "no room on P20"),
]


async def test_the_refusal_of_a_wrong_move_says_what_would_be_right(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "StFi ObSo", "SoDr"))

    for command, options, answer in WRONG_MOVES:
        assert answer in await desk.slash(ada, f"rush {command}", **options)
        assert (await desk.match(ada)).version == 3


WRONG_SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"target": "many"}, "is not a target"),
    ({"target": "3"}, "5 to 200"),
    ({"target": "open"}, "A Rush needs a target"),
    ({"mode": "rush", "alone": True}, "at least 2"),
    ({"skills": "choice", "deal": 30}, "2 to 10"),
    ({"seats": 8}, "2 to 7 players"),
]


async def test_wrong_settings_are_refused(desk: Desk) -> None:
    for options, answer in WRONG_SETTINGS:
        assert answer in await desk.slash(desk.actor("Ada"), "rush new", **options)


async def test_a_match_has_the_number_of_seats_with_which_it_was_opened(desk: Desk) -> None:
    ada, bela, chen = (desk.actor(name) for name in ("Ada", "Bela", "Chen"))
    await desk.slash(ada, "rush new", seats=2)
    await desk.press(bela, "Join")

    assert "every seat is taken" in "\n".join(desk.board(ada).texts)
    assert list(buttons(desk.board(ada))) == ["Start", "More"]
    refused = await desk.press(chen, "Join", with_old_buttons(desk.board(ada)))
    assert said(refused).startswith("An diesem Tisch ist für dich kein Platz frei.")
    assert len((await desk.match(ada)).seats) == 2


@pytest.mark.parametrize("variant", ["normal", "choice", "shared", "chaos", "circle", "none"])
async def test_a_match_of_every_variant_begins(desk: Desk, variant: str) -> None:
    members = await seated(desk, "Ada", "Bela", skills=variant)
    match = await desk.match(members[0])
    if variant == "choice":
        for member in members:
            asked = await desk.press(member, "Choose my skill")
            assert len(offered(asked.answer)) == 2
            await choose(desk, member, asked.answer, next(iter(offered(asked.answer))))
    match = await desk.match(members[0])
    state = state_of(match)
    assert state.phase == "move"
    assert [len(account.skills) for account in state.seats] == [{"circle": 2, "none": 0}.get(variant, 1)] * 2
    told = await desk.slash(members[0], "rush hand", skills=True)
    assert ("Nobody has a skill" in told) == (variant == "none")
    await desk.press(members[match.to_move[0]], "Draw 1")
    if variant == "chaos":
        board = desk.board(members[0])
        if "Keep my skill" in buttons(board):
            await desk.press(members[match.to_move[0]], "Keep my skill")
    assert state_of(await desk.match(members[0])).turns == 1


async def test_cards_that_others_offer_burn_first(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi SoDr", "PeDr", options=Options(mode="crisis"))
    ada, bela, chen = await begun(desk, state, "Ada", "Bela", "Chen", mode="crisis")
    board = desk.board(ada)
    panel = await desk.press(bela, "My hand")
    assert panel.answer is not None
    assert panel.answer.only_for == bela.id
    await desk.press(bela, "Offer 2", panel.answer)
    assert desk.board(ada).id == board.id  # The same board was edited.
    assert "Bela offers StFi to the fire" in "\n".join(desk.board(ada).texts)
    await desk.slash(chen, "rush offer", card="PeDr")
    await desk.slash(chen, "rush offer", card="PeDr", back=True)
    assert "In your own turn, choose what burns" in await desk.slash(ada, "rush offer", card="ObEl")

    await ada.click(board, "Draw 1")  # This copy of the board is older than the offers.
    await desk.drawn()
    styles = {part.get("label"): part["style"] for part in nested(desk.board(ada).components) if "style" in part}
    assert list(styles)[:2] == ["Burn from the deck", "Burn cards of mine"]
    assert styles["Burn from the deck"] == ButtonStyle.primary.value
    assert styles["Burn cards of mine"] == ButtonStyle.secondary.value
    await desk.press(ada, "Burn from the deck")
    after = state_of(await desk.match(ada))
    assert after.turns == 1
    assert len(after.seats[1].hand) == 1
    assert desk.pings == [(ada.id,), (bela.id,)]
    assert "**Ada**: drew 1 card and 3 of 75 cards burnt" in "\n".join(desk.board(bela).texts)


async def test_a_member_can_burn_cards_of_the_hand(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", options=Options(mode="crisis")), mode="crisis")
    await desk.press(ada, "Draw 1")
    asked = await desk.press(ada, "Burn cards of mine")
    assert "3 cards must burn" in said(asked)
    await choose(desk, ada, asked.answer, "ElSo/1")
    assert (await desk.match(ada)).entry.notation == "burn ElSo"


async def test_a_deck_with_too_few_cards_asks_for_cards_of_hands(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi ObPe", options=Options(mode="crisis"))
    state = replace(state, deck=state.deck[:1], burnt=state.burnt + state.deck[1:])
    ada, _ = await begun(desk, state, mode="crisis")

    await desk.press(ada, "Draw 1")

    assert "Three cards burn. The deck has too few: choose cards" in desk.board(ada).texts[-1]
    assert "Choose what burns" in buttons(desk.board(ada))
    assert "Burn cards of mine" not in buttons(desk.board(ada))


async def test_a_crisis_stops_when_all_agree(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi", options=Options(mode="crisis", target=5), points=(3, 3))
    ada, bela = await begun(desk, state, mode="crisis", target="5")

    await desk.press(bela, "Stop here")
    assert "1 of 2 agree" in "\n".join(desk.board(ada).texts)
    await desk.press(bela, "Play on")
    await desk.slash(bela, "rush stop")
    await desk.press(ada, "Stop here")

    match = await desk.sessions.matches.match((await desk.match(ada)).id)
    assert match.over
    text = "\n".join(desk.boards(ada)[-1].texts)
    assert "Won together" in text
    assert "◆ **Ada** · 3 points" in text
    assert "1\\." not in text  # There are no ranks, because all have won together.


async def test_crisis_can_be_played_alone_at_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "has begun" in await desk.slash(ada, "rush new", alone=True)
    await desk.press(ada, "Draw 1")
    await desk.press(ada, "Burn from the deck")
    assert state_of(await desk.match(ada)).turns == 1
    assert desk.pings == []


@pytest.mark.parametrize(
    ("options", "waiting", "begun"),
    [
        # The target depends on the members.
        ({}, "Rush · to 20 points (to 15 with 5 or more players) ·", "Rush · to 20 points\n"),
        ({"target": "25"}, "Rush · to 25 points ·", "Rush · to 25 points\n"),
        ({"mode": "crisis"}, "Crisis · Journeyman, 45 points ·", "Crisis · Journeyman, 45 points\n"),
        ({"mode": "crisis", "target": "open"}, "Crisis · as high as it goes ·", "Crisis · as high as it goes\n"),
    ],
)
async def test_a_board_says_the_points_to_reach(desk: Desk, options: dict[str, str], waiting: str, begun: str) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "rush new", **options)
    assert waiting in "\n".join(desk.board(ada).texts)

    await desk.press(bela, "Join")
    await desk.press(ada, "Start")

    assert begun in "\n".join(desk.board(ada).texts)


async def test_a_room_that_asks_says_its_ability_once(desk: Desk) -> None:
    east, south = neighbour(START, 1), neighbour(START, 2)
    mine = (*room("warped-mirror"), Laid(east, TILE["shop-window"], 1), Laid(south, TILE["gravel-pit"], 0))
    state = arrange(mine, "ObEl", "StFi", "PeDr", at=(START, east, south))
    ada, _, _ = await begun(desk, state, "Ada", "Bela", "Chen")

    asked = said(await desk.press(ada, "Use · 1 step"))

    assert "Warped Mirror: **Swap places with another dwarf**." in asked
    assert asked.count("Swap places") == 1


@pytest.mark.parametrize("plays", [False, True])
async def test_the_line_of_a_turn_that_its_member_left_says_so(desk: Desk, plays: bool) -> None:
    ada, _, _ = await begun(desk, arrange(PIT, "ObEl", "StFi", "PeDr", at=(START, START, START)), "Ada", "Bela", "Chen")
    first = desk.boards(ada)[-1]
    if plays:
        await desk.slash(ada, "rush build", door="north")

    sure = await ada.slash("games", "rush resign")
    await desk.press(ada, "Yes, resign", sure.answer)

    line = "\n".join(next(one for one in desk.boards(ada) if one.id == first.id).texts)
    assert "built nothing" not in line
    assert ("Ada: built 1 room (+1). Ada leaves." if plays else "Ada leaves.") in line


async def test_the_host_chooses_the_skill_that_all_share(desk: Desk) -> None:
    ada = desk.actor("Ada")
    refused = await desk.slash(ada, "rush new", skill="evocation")
    assert "only if all share one" in refused

    ada, bela = await seated(desk, "Ada", "Bela", skills="shared", skill="haggling")

    assert "one skill for all: Haggling" in "\n".join(desk.board(ada).texts)
    match = await desk.match(ada)
    assert {account.skills for account in state_of(match).seats} == {bytes((Skill.HAGGLING,))}

    sure = await bela.slash("games", "rush resign")
    await desk.press(bela, "Yes, resign", sure.answer)
    await desk.press(ada, "Play again", desk.boards(ada)[-1])
    assert (await desk.match(ada)).options == match.options  # The rematch keeps the skill.


async def test_each_member_chooses_a_free_dwarf_in_the_lobby(desk: Desk) -> None:
    desk.playground.world.join("dora", "Dora")
    ada, bela, dora = (desk.actor(name) for name in ("Ada", "Bela", "Dora"))
    await desk.slash(ada, "rush new", dwarf="Fi")
    lobby = desk.boards(ada)[-1]
    assert "**Ada** · host · Brannoch, Fire Ruby" in "\n".join(lobby.texts)
    assert "Choose your dwarf: press **More**." in "\n".join(lobby.texts)
    assert list(offered(lobby)) == [*LEVELS]  # add a computer player
    more = await desk.more(bela, lobby)
    assert list(offered(more)) == ["Ob", "Pe", "El", "So", "St", "Dr"]

    await choose(desk, bela, more, "Ob")  # Choosing a dwarf also takes a seat.
    lobby = desk.boards(ada)[-1]
    assert "**Bela** · Orska, Obsidian" in "\n".join(lobby.texts)
    assert "Ob" not in offered(await desk.more(ada, lobby))
    refused = await desk.slash(dora, "rush join", dwarf="Ob")
    assert "Bela has already chosen that" in refused
    assert "You play Stelka, Star Tear" in await desk.slash(dora, "rush join", dwarf="St")
    await desk.press_behind_more(bela, "Leave", desk.boards(ada)[-1])
    assert "Ob" in offered(await desk.more(bela, desk.boards(ada)[-1]))

    await desk.press(ada, "Start", desk.boards(ada)[-1])

    state = state_of(await desk.match(ada))
    assert [account.gem for account in state.seats] == [Gem.FIRE_RUBY, Gem.STAR_TEAR]


async def test_a_solo_player_of_crisis_chooses_a_dwarf_too(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "rush new", alone=True, dwarf="Dr")
    assert state_of(await desk.match(ada)).seats[0].gem == Gem.DRAGONJADE
