"""Tests of Gem Rush's private panels: cards by their numbers, the turn in one panel, panels that are behind."""

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import GAME
from bot.games.gemrush.abilities import MoveTo
from bot.games.gemrush.mine import START, Laid, cell_name
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.rules import notate_move, parse_move
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import layings, relaid, seen
from bot.games.gemrush.wording import ways_said
from bot.playground import Actor, Message
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.words import Words
from cogs.gemrush import hand
from cogs.gemrush.buttons import actions
from cogs.gemrush.face import RushFace, closed_told
from cogs.gemrush.panels import offers
from cogs.gemrush.shown import numbers
from render import gemrush as painter
from render.gemrush import CardRow
from render.gemrush import ways as drawn_ways
from tests.cogs.desk import Desk, buttons, started_by_buttons
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun, build, choose, offered, state_of, ways_to_lay
from tests.cogs.test_challenge import pressed_as
from tests.cogs.test_gemrush_labels import said_in
from tests.games.gemrush.drawing import parse
from tests.games.gemrush.positions import TILE, arrange, cards_of, may, room
from tests.render.references import opened
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en")
NO_UNDO = "No **Undo** now: a move that drew a card or a tile stays."


async def begun_by_buttons(desk: Desk, state: State) -> list[Actor]:
    """Start a match of Ada and Bela in this position. They are no newcomers then, so their panels have no hint."""
    desk.lay_out(GAME.write_position(state))
    return await started_by_buttons(desk, "rush new", "Ada", "Bela")


async def hand_of(desk: Desk, who: Actor) -> Message:
    panel = (await desk.press(who, "My hand")).answer
    assert panel is not None
    return panel


def files(message: Message) -> list[str]:
    return [each.filename for each in message.attachments]


@pytest.mark.parametrize(
    ("hand", "chosen", "found"),
    [("ObPe ObPe StFi", "ObPe", [1]), ("ObPe ObPe StFi", "ObPe ObPe StFi", [1, 2, 3]), ("ObPe StFi", "", [])],
)
def test_equal_cards_have_different_numbers(hand: str, chosen: str, found: list[int]) -> None:
    assert numbers(cards_of(hand), cards_of(chosen)) == found


async def test_alone_against_computer_players_the_board_offers_only_doors_that_the_hand_pays_for(desk: Desk) -> None:
    """The pit has four doors, and Electrum pays for the north door. The panel of the hand says what the others need."""
    desk.lay_out(GAME.write_position(arrange(PIT, "ElSo", "StFi")))
    ada = desk.actor("Ada")
    await desk.slash(ada, "rush new", computer="easy", computers=1)

    assert [label for label in buttons(desk.board(ada)) if "+" in label] == [build(0)]
    panel = await hand_of(desk, ada)
    told = next(line for line in panel.texts[0].splitlines() if "You cannot pay yet" in line)
    assert told.count("lacks") == 3
    assert "↑" not in told
    await desk.press(ada, build(0))
    assert (await desk.match(ada)).state.placing is not None  # type: ignore[union-attr]  # the match is in play


async def test_against_members_the_board_offers_all_doors_because_hands_are_secret(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ElSo", "StFi"))

    assert len([label for label in buttons(desk.board(ada)) if "+" in label]) == 4


async def test_a_turn_is_played_to_its_end_in_one_panel(desk: Desk) -> None:
    ada, bela = await begun_by_buttons(desk, arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["lamp-room"],)))
    panel = await hand_of(desk, ada)
    messages = len(ada.messages("games"))

    assert NO_UNDO not in "\n".join(panel.texts)
    await desk.press(ada, "↑ +1 · card 1", panel)
    assert files(panel) == ["ways.png"]
    assert NO_UNDO in "\n".join(panel.texts)
    assert "How does the new tile lie?" in "\n".join(panel.texts)
    await desk.press(ada, ways_to_lay(panel)[0], panel)
    assert files(panel) == ["hand.png"]
    assert "New in the mine: Lamp Room" in "\n".join(panel.texts)
    assert "Your card · 2 steps left" in "\n".join(panel.texts)
    assert "Electrum / Soulstone" in (panel.attachments[0].description or "")
    await desk.press(ada, "↓ Gravel Pit", panel)
    assert "Undo" in buttons(panel)
    assert NO_UNDO not in "\n".join(panel.texts)
    await desk.press(ada, "Undo", panel)
    assert "Taken back:" in "\n".join(panel.texts)
    await desk.press(ada, "↓ Gravel Pit", panel)
    await desk.press(ada, "Draw 1", panel)

    assert (await desk.match(bela)).to_move == (1,)
    assert list(buttons(panel)) == ["Plan ahead"]
    assert len(ada.messages("games")) == messages + 1  # the board of the next turn


async def test_the_panel_that_ends_a_match_links_to_its_result(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr", points=(20, 3)))
    await desk.press(ada, "Draw 1")
    panel = await hand_of(desk, bela)

    await desk.press(bela, "Draw 1", panel)

    told = "\n".join(panel.texts)
    assert "Bela draws 1 card" in told
    assert "Here is how it ended: https://discord.com/channels/" in told
    assert told.endswith(f"/{desk.boards(bela)[-1].id}")
    assert buttons(panel) == {}


async def test_one_press_walks_to_a_door_in_reach_and_builds_there(desk: Desk) -> None:
    window = TWO_ROOMS[-1].cell
    state = arrange(TWO_ROOMS, "ObEl", "SoDr", at=(window, START), tiles=(TILE["lamp-room"],))
    ada, _ = await begun(desk, state)
    panel = await hand_of(desk, ada)

    await desk.press(ada, "Gravel Pit ↑ +1 · card 1", panel)

    match = await desk.match(ada)
    assert [entry.notation for entry in await desk.sessions.replays.story(match, 3)] == ["step W", "build N13N ObEl"]
    assert state_of(match).seats[0].points == 1
    assert "Ada walks to the Gravel Pit" in "\n".join(panel.texts)
    assert files(panel) == ["ways.png"]


async def test_a_panel_that_is_behind_shows_the_mine_as_it_is(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo", "SoDr"))
    panel = await hand_of(desk, ada)
    step = next(label for label in buttons(panel) if "Shop Window" in label)
    desk.expire_tokens()
    await desk.press(ada, "→ Go")  # on the board

    await desk.press(ada, "Draw 1", panel)

    assert "The mine has changed" in "\n".join(panel.texts)
    assert "2 steps left" in "\n".join(panel.texts)
    assert step not in buttons(panel)
    assert (await desk.match(ada)).version == 4
    desk.expire_tokens()
    await desk.press(ada, "Draw 1")
    await desk.press(ada, "Draw 1", panel)
    assert list(buttons(panel)) == ["Plan ahead"]
    assert (await desk.match(bela)).to_move == (1,)


async def test_a_refused_press_keeps_the_panel(desk: Desk) -> None:
    ada, _ = await begun_by_buttons(desk, arrange(room("powder-store"), "", "SoDr"))
    panel = await hand_of(desk, ada)
    before, messages = list(buttons(panel)), len(ada.messages("games"))

    assert "Use room" not in before
    assert "The Powder Store asks for cards that you do not have." in "\n".join(panel.texts)
    match = await desk.match(ada)
    await pressed_as(desk, ada, panel, str(Address("b", "gemrush", "do", match.id, match.version, "act")))

    assert "asks for cards that you do not have: your hand is empty." in "\n".join(panel.texts)
    assert list(buttons(panel)) == before
    assert files(panel) == ["hand.png"]
    assert len(ada.messages("games")) == messages


async def test_the_drawn_tile_lies_as_the_pressed_number_says(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["shop-window"],)))
    await desk.press(ada, build(0))
    state = state_of(await desk.match(ada))
    ways = layings(seen(state, None))
    allowed = [str(way.number) for way in ways if not way.refusal]
    assert ways_to_lay(desk.board(ada)) == allowed
    assert any(way.refusal for way in ways)  # The missing numbers are struck through in the picture.

    await desk.press(ada, allowed[-1])

    laid = state_of(await desk.match(ada)).laid[-1]
    assert laid.turn == next(way.turn for way in ways if str(way.number) == allowed[-1])


@pytest.mark.painted
async def test_revealed_cards_are_numbered_in_the_picture_and_on_the_buttons(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(room("shop-window"), "ObEl", "SoDr", drawn="ObPe FiDr StDr"))

    asked = (await desk.press(ada, "Use room")).answer
    assert asked is not None

    assert files(asked) == ["cards.png"]
    assert (
        asked.attachments[0].description
        == "Cards: 1 Obsidian / Permafrost, 2 Fire Ruby / Dragonjade and 3 Star Tear / Dragonjade."
    )
    assert desk.picture(asked) == painter.paint_cards(CardRow(cards_of("ObPe FiDr StDr")))
    assert [label for label in buttons(asked) if "+" in label] == ["1 + 2", "1 + 3", "2 + 3"]


async def test_offers_name_cards_by_number_and_stay_in_their_panel(desk: Desk) -> None:
    state = arrange(PIT, "ObEl", "StFi SoDr", options=Options(mode="crisis"))
    ada, bela = await begun(desk, state, mode="crisis")
    panel = await hand_of(desk, bela)
    assert list(buttons(panel)) == ["Offer 1", "Offer 2", "Plan ahead"]
    assert files(panel) == ["hand.png"]

    await desk.press(bela, "Offer 2", panel)

    assert "Bela offers StFi" in "\n".join(panel.texts)
    assert list(buttons(panel)) == ["Offer 1", "Keep 2"]
    await desk.press(bela, "Keep 2", panel)
    assert state_of(await desk.match(ada)).seats[1].offered == b""


async def test_the_board_offers_other_moves_only_if_they_need_no_cards(desk: Desk) -> None:
    plain, armed = (arrange(TWO_ROOMS, "ObEl WaFi", "SoDr", skills=skills) for skills in ((), (Skill.LONG_ARM,)))
    ada, _ = await begun(desk, plain)
    assert "Other" not in buttons(desk.board(ada))  # The Warpstone is in the hand, which is secret.
    panel = await hand_of(desk, ada)
    assert offered(panel)["warp WaFi O13"] == "2 · WaFi go to Shop Window: Reveal 3 and keep 2 of them"

    shown = RushFace().buttons(replace(await desk.match(ada), state=armed), seen(armed, None))
    assert "gemrush-ui-ways" in [spec.label for row in shown.rows for spec in row]


async def test_the_menu_names_the_skill_that_uses_a_room_from_afar(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl WaFi", "SoDr", skills=(Skill.LONG_ARM,)))
    panel = await hand_of(desk, ada)

    assert offered(panel)["reach O13"] == "Long Arm · Shop Window: Reveal 3 and keep 2 of them"


async def test_a_press_builds_at_a_door_that_only_a_warpstone_reaches(desk: Desk) -> None:
    state = arrange(TWO_ROOMS, "WaEl", "SoDr", options=Options(mode="crisis"))
    own = replace(state.seats[0], cell=TWO_ROOMS[1].cell)
    state = replace(state, seats=(own, *state.seats[1:]), doing=replace(state.doing, steps=0))
    ada, _ = await begun(desk, state, mode="crisis")
    panel = await hand_of(desk, ada)

    await desk.press(ada, "Gravel Pit ↑ +1 · card 1 · no step", panel)

    assert (await desk.match(ada)).entry.notation == "build N13N WaEl"


@pytest.mark.parametrize(("turn", "label"), [("E", "turned right"), ("S", "turned around"), ("W", "turned left")])
def test_a_room_that_turns_says_how_far(turn: str, label: str) -> None:
    state = arrange(PIT, "ObEl", "SoDr", skills=(Skill.REMODELLING,))
    assert parse_move(f"remodel {turn}").label(state, _Plain(all_texts(), "en")) == f"This room {label}"


class _Plain(Words):
    def name(self, seat: Seat) -> str:
        return f"seat {seat}"


async def test_one_card_is_chosen_by_one_press(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(room("crooked-crack"), "ObEl ObEl StFi", "SoDr"))

    asked = (await desk.press(ada, "Use room")).answer
    assert asked is not None
    assert [label for label in buttons(asked) if label[-1].isdigit()] == ["ObEl 1, 2", "StFi 3"]
    await desk.press(ada, "StFi 3", asked)

    match = await desk.match(ada)
    assert next(iter(await desk.sessions.replays.story(match, 4))).notation == "discard StFi"


async def test_a_hand_offers_every_payment_of_a_door_beside_doors_further_away(desk: Desk) -> None:
    state = arrange(TWO_ROOMS, "ElSt ElSo", "SoDr", tiles=(TILE["lamp-room"],))
    ada, _ = await begun(desk, state)

    panel = await hand_of(desk, ada)

    builds = {value for value in offered(panel) if value.startswith("build")}
    assert {"build N13N ElSo", "build N13N ElSt"} <= builds, (buttons(panel), offered(panel))


async def test_a_card_with_two_signs_that_go_anywhere_has_one_line_a_room(desk: Desk) -> None:
    state = arrange(TWO_ROOMS, "WaOb", "SoDr", skills=(Skill.WAYFARING,))
    assert may(state, "wayfare WaOb O13")
    ada, _ = await begun(desk, state)

    lines = offered(await hand_of(desk, ada))

    assert len(set(lines.values())) == len(lines), lines
    assert "warp WaOb O13" in lines


def styled(state: State, *, private: bool) -> dict[str, ButtonStyle]:
    return {spec.label: spec.style for spec in actions(state, private=private)}


@pytest.mark.parametrize(
    ("tile", "hand", "works"), [("powder-store", "ObPe", False), ("powder-store", "ObPe ElSo StFi", True)]
)
def test_a_room_that_asks_for_cards_has_a_button_where_it_works(tile: str, hand: str, works: bool) -> None:
    rush, crisis = (arrange(room(tile), hand, "SoDr", options=Options(mode=mode)) for mode in ("rush", "crisis"))

    assert styled(rush, private=False)["gemrush-ui-act"] is ButtonStyle.secondary  # The hand is secret.
    assert styled(rush, private=True).get("gemrush-ui-act") == (ButtonStyle.primary if works else None)
    assert styled(crisis, private=False).get("gemrush-ui-act") == (ButtonStyle.primary if works else None)


@pytest.mark.parametrize(
    ("tile", "hand", "told"),
    [
        ("powder-store", "ObPe", "The Powder Store asks for cards that you do not have."),
        ("crucible", "ObPe", "The Crucible asks for cards that you do not have."),
        ("jade-carvery", "Di", "do not have. There, Diamond Dust counts only as itself."),
        ("bat-roost", "ObPe", "The Bat Roost cannot move anything now."),
        ("powder-store", "ObPe ElSo StFi", ""),
        ("mine-cart", "ObPe", ""),
    ],
)
def test_a_room_without_a_button_says_why(tile: str, hand: str, told: str) -> None:
    words, laid = Words(all_texts(), "en"), room(tile)
    assert told in "\n".join(closed_told(arrange(laid, hand, "SoDr"), words))
    assert bool(told) == bool(closed_told(arrange(laid, hand, "SoDr"), words))


def test_a_room_that_can_move_nothing_has_no_button_on_any_board() -> None:
    assert "gemrush-ui-room-movement" not in styled(arrange(room("bat-roost"), "ObPe", "SoDr"), private=False)


def test_a_room_that_asks_for_no_cards_stays_loud() -> None:
    assert styled(arrange(PIT, "ObPe", "SoDr"), private=False)["gemrush-ui-act"] is ButtonStyle.primary


async def test_a_member_who_can_offer_nothing_reads_the_one_reason(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "", options=Options(mode="crisis")), mode="crisis")
    match = await desk.match(ada)

    for seat, why in ((Seat(0), "It is your turn"), (Seat(1), "Your hand is empty")):
        said = offers(match, seat, Words(all_texts(), "en")).text  # for the buttons of old boards
        assert said.startswith(f"An offered card burns in place of one from the deck. {why}")
        assert "already" not in said
    assert (await hand_of(desk, bela)).texts == ["Your hand is empty"]


async def test_a_fourth_card_cannot_be_offered_and_the_hand_says_why(desk: Desk) -> None:
    state = arrange(PIT, "ObEl", "StFi SoDr PeDr ObPe", options=Options(mode="crisis"))
    _, bela = await begun(desk, state, mode="crisis")
    panel = await hand_of(desk, bela)

    for label in ("Offer 1", "Offer 2", "Offer 3"):
        await desk.press(bela, label, panel)

    assert [label.split()[0] for label in buttons(panel)] == ["Keep", "Keep", "Keep"]


async def test_the_hand_shows_the_ways_of_a_drawn_tile_beside_their_numbers(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["shop-window"],)))
    await desk.press(ada, build(0))

    panel = await hand_of(desk, ada)

    assert files(panel) == ["ways.png"]
    asked = "How does the new tile lie? Press its number.\n-# **Shop Window:** Reveal 3 and keep 2 of them"
    assert panel.texts == [f"{asked}\n-# {NO_UNDO}"]
    assert ways_to_lay(panel) == ways_to_lay(desk.board(ada))


@pytest.mark.painted
async def test_a_room_is_turned_by_the_number_of_its_picture(desk: Desk) -> None:
    start = (Laid(START, TILE["gravel-pit"], 1),)
    ada, _ = await begun(desk, arrange(start, "ObEl", "SoDr", skills=(Skill.REMODELLING,)))
    panel = await hand_of(desk, ada)
    assert not any(value.startswith("remodel") for value in offered(panel))

    await desk.press(ada, "Turn room", panel)

    assert panel.texts == ["How should this room lie? Press its number."]
    assert files(panel) == ["ways.png"]
    assert list(buttons(panel)) == ["1", "2", "3"]
    view, there = seen(state_of(await desk.match(ada)), Seat(0)), [(START, turn) for turn in (2, 3, 0)]
    shown = relaid(view, TILE["gravel-pit"], there)
    assert opened(desk.picture(panel)).height == drawn_ways.cards_height(view) + drawn_ways.height(3)
    assert panel.attachments[0].description == "\n".join(map(WORDS.phrase, ways_said(shown)))

    await desk.press(ada, "2", panel)

    assert state_of(await desk.match(ada)).laid[0].turn == 3
    assert files(panel) == ["hand.png"]


async def test_a_room_that_moves_shows_how_it_would_lie(desk: Desk) -> None:
    drawn = parse("+-.-++-.-+\n| a .. b .\n+---++---+", b="rolling-smithy")
    ada, _ = await begun(desk, arrange(drawn.laid, "", "", at=(drawn.at["b"], drawn.at["a"])))
    asked = (await desk.press(ada, "Use room")).answer
    assert asked is not None
    every = list(MoveTo.choices(state_of(await desk.match(ada)), Seat(0)))
    assert files(asked) == ["ways.png"]
    assert "Press its number." in "\n".join(asked.texts)
    assert list(buttons(asked)) == ["1", "2", "3"]

    await desk.press(ada, "3", asked)

    assert moved_to(await desk.match(ada)) == (every[2].cell, every[2].turn)


async def test_of_many_places_one_is_chosen_before_the_pictures(desk: Desk) -> None:
    drawn = parse("+-.-++-.-+\n. a .. b .\n+-.-++---+", b="rolling-smithy")
    ada, _ = await begun(desk, arrange(drawn.laid, "", "", at=(drawn.at["b"], drawn.at["a"])))
    asked = (await desk.press(ada, "Use room")).answer
    assert asked is not None
    assert files(asked) == ["mine.png"]
    assert "Where should it lie?" in "\n".join(asked.texts)
    places = offered(asked)
    every = list(MoveTo.choices(state_of(await desk.match(ada)), Seat(0)))
    cell = every[-1].cell
    assert places.keys() == {cell_name(one.cell) for one in every}

    await choose(desk, ada, asked, cell_name(cell))

    there = [one for one in every if one.cell == cell]
    assert files(asked) == ["ways.png"]
    assert list(buttons(asked)) == [str(number + 1) for number in range(len(there))]
    assert offered(asked) == places
    await desk.press(ada, str(len(there)), asked)
    assert moved_to(await desk.match(ada)) == (there[-1].cell, there[-1].turn)


async def test_a_place_chosen_after_the_room_has_moved_shows_the_mine_as_it_is(desk: Desk) -> None:
    drawn = parse("+-.-++-.-+\n. a .. b .\n+-.-++---+", b="rolling-smithy")
    ada, bela = await begun(desk, arrange(drawn.laid, "", "", at=(drawn.at["b"], drawn.at["a"])))
    await desk.press(ada, "Use room")
    late = (await desk.press(ada, "Choose a place")).answer
    assert late is not None
    here = await desk.match(ada)
    cell, *_ = offered(late)
    desk.expire_tokens()
    await ada.slash("games", "rush choose", answer=notate_move(next(MoveTo.choices(state_of(here), Seat(0)))))
    await desk.drawn()

    shown = (await choose(desk, ada, late, cell)).answer

    assert shown is not None
    assert "The mine has changed" in "\n".join(shown.texts)
    assert (await desk.match(bela)).to_move == (1,)
    assert (await desk.match(bela)).version == here.version + 1


def moved_to(match: Match) -> tuple[int, int]:
    return next((one.cell, one.turn) for one in state_of(match).laid if one.tile == TILE["rolling-smithy"])


@pytest.mark.parametrize(("mover", "undo"), [(Seat(0), True), (Seat(1), False)])
async def test_the_hand_offers_undo_only_to_who_may_use_it(desk: Desk, mover: Seat, undo: bool) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl", "SoDr"))
    match = replace(await desk.match(ada), can_undo=mover)

    shown = hand.hand(match, Seat(0), WORDS)

    assert ("Undo" in said_in(shown)) is undo
