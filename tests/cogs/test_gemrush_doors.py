"""Gem Rush through all doors: the real discord.py against the local Discord, every request held against the schema."""

import asyncio

import pytest

from bot.games.gemrush import GAME
from bot.games.gemrush.cells import START, neighbour
from bot.games.gemrush.effects import Discard, Draw
from bot.games.gemrush.mine import Laid
from bot.games.gemrush.model import Options, State
from bot.games.gemrush.notation import gems_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.playground import Actor
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gemrush_table import choose, menus, offered, seated, state_of
from tests.games.gemrush.positions import TILE, arrange, room

PIT = room("gravel-pit")  # doors for one El to the north, for one St to the west; two large doors
# From the pit one can walk east to the window and back.
TWO_ROOMS = (*PIT, Laid(neighbour(START, 1), TILE["shop-window"], 1))


def build(side: int, tile: str = "gravel-pit") -> str:
    """The button of a door, as the room's entry has it (it may be tuned)."""
    door = TILES[TILE[tile]].doors[side]
    assert door is not None
    return f"{'↑→↓←'[side]} Build: {gems_name(door.cost)}, +{door.points}"


async def begun(desk: Desk, state: State, *names: str, **options: str) -> list[Actor]:
    """A match that begins with this position; the first of these members is to move."""
    desk.lay_out(GAME.write_position(state))
    return await seated(desk, *(names or ("Ada", "Bela")), **options)


async def test_the_board_has_the_ways_out_the_actions_and_nothing_of_the_hand(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi"))

    board = desk.board(ada)
    assert list(buttons(board)) == [
        build(0),
        build(1),
        build(2),
        build(3),
        "Choose cards",
        "Use Gravel Pit",
        "Draw 1",
        "Other ways",
        "My hand",
        "News",
        "More",
    ]
    text = "\n".join(board.texts)
    assert "Rush · the usual target · a skill each" in text
    assert f"<@{ada.id}>: your turn at Gem Rush" in text
    assert "3 steps are left" in text
    assert "Ada 0 · Bela 0 · target 20" in text
    assert [each.filename for each in board.attachments] == ["gemrush.png"]
    assert "Ada on N13" in (board.attachments[0].description or "")
    assert desk.pings == [(ada.id,)]


async def test_one_touch_builds_with_the_cheapest_payment_and_another_lays_the_tile(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", tiles=(TILE["lamp-room"],)))

    await desk.press(ada, build(0))

    board = desk.board(ada)
    assert "Take back" not in buttons(board)  # a tile was drawn
    ways = [label for label in buttons(board) if label.startswith(("↑", "→", "↓", "←"))]
    assert len(ways) == 4
    assert all("↓" in way for way in ways)  # a door faces back
    await desk.press(ada, ways[0])
    match = await desk.match(ada)
    assert state_of(match).seats[0].points == 1
    assert len(state_of(match).laid) == 2
    assert "2 steps are left" in desk.board(ada).texts[-1]


async def test_a_door_that_the_hand_does_not_pay_is_refused_in_private_with_what_is_missing(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "SoFi", "StFi"))

    sent = await desk.press(ada, build(1))

    assert "N13E costs" in said(sent)
    assert "Your hand lacks" in said(sent)
    assert "Dr" in said(sent).partition("lacks")[2]
    assert sent.answer is not None
    assert sent.answer.only_for == ada.id
    assert (await desk.match(bela)).version == 3


async def test_cards_can_be_chosen(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo StFi", "SoDr"))

    panel = await desk.press(ada, "Choose cards")
    assert panel.answer is not None
    assert panel.answer.only_for == ada.id
    assert {"build N13N ObEl", "build N13N ElSo", "build N13W StFi"} <= set(offered(panel.answer))
    built = await choose(desk, ada, panel.answer, "build N13N ElSo")

    match = await desk.match(ada)
    assert match.entry.notation == "build N13N ElSo"
    assert "1 point" in said(built)


async def test_the_hand_is_shown_in_private_with_buttons_for_what_it_builds(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl StFi", "SoDr"))

    shown = await desk.press(ada, "My hand")
    assert shown.answer is not None
    assert shown.answer.only_for == ada.id
    assert "Your 2 cards: ObEl StFi" in said(shown)
    assert "ObEl" in (shown.answer.attachments[0].description or "")
    assert [label for label in buttons(shown.answer) if "with" in label] == ["↑ with ObEl · +1", "← with StFi · +1"]
    others = await desk.press(bela, "My hand")
    assert "Your card: SoDr" in said(others)
    assert buttons(others.answer) == {}  # type: ignore[arg-type]  # it was answered
    assert "no seat" in said(await desk.press(desk.actor("Chen"), "My hand")) or "keinen Platz" in said(
        await desk.press(desk.actor("Chen"), "My hand")
    )

    await desk.press(ada, "← with StFi · +1", shown.answer)
    assert (await desk.match(ada)).entry.notation == "build N13W StFi"


async def test_the_turn_is_taken_back_to_the_last_sealed_step_in_one_touch(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl", "SoDr"))
    first = (await desk.match(ada)).state
    board = desk.board(ada)
    step = next(label for label in buttons(board) if "Shop Window" in label)
    await desk.press(ada, step)
    await desk.slash(ada, "rush go", to="N13")
    await desk.slash(ada, "rush go", to=step[0].translate(str.maketrans("↑→↓←", "NESW")))

    await desk.press(ada, "Take back")

    assert (await desk.match(ada)).state == first
    assert "took the whole turn back" in "\n".join(desk.board(ada).texts)
    assert desk.board(ada).id == board.id
    assert "There is nothing to take back" in await desk.slash(ada, "rush undo")
    assert "Ada" in await desk.slash(bela, "rush go", to="E")
    assert desk.pings == [(ada.id,)]


async def test_an_ability_asks_in_private_and_goes_on_after_a_restart(desk: Desk) -> None:
    discards, draws, *_ = TILES[TILE["slag-heap"]].ability
    assert isinstance(discards, Discard)
    assert isinstance(draws, Draw)
    go, come = int(discards.count), int(draws.count)
    ada, bela = await begun(desk, arrange(room("slag-heap"), "ObEl ElSo StFi", "SoDr"))
    sent = await desk.press(ada, "Use Slag Heap")
    assert sent.answer is not None
    assert sent.answer.only_for == ada.id
    assert f"Discard {go}." in said(sent)
    assert next(iter(buttons(desk.board(ada)))) == "Choose what goes"

    await desk.restart()
    asked = await desk.press(ada, "Choose what goes")
    assert next(iter(offered(asked.answer).values())) == "ObEl · Obsidian, Electrum"
    await choose(desk, ada, asked.answer, *list(offered(asked.answer))[:go])

    match = await desk.match(ada)
    assert len(state_of(match).seats[0].hand) == 3 - go + come
    assert match.to_move == (1,)
    board = desk.board(bela)
    assert f"**Ada**: used Slag Heap, drew {come} cards" in "\n".join(board.texts)
    assert desk.pings == [(ada.id,), (bela.id,)]
    old = desk.boards(ada)[-2]
    assert old.texts == ["-# Ada: built nothing, used Slag Heap."]


async def test_several_cards_are_chosen_at_once(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(room("shop-window"), "ObEl", "SoDr", drawn="ObPe FiDr StDr"))

    sent = await desk.press(ada, "Use Shop Window")
    (menu,) = menus(sent.answer)
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    await choose(desk, ada, sent.answer, "ObPe/0", "StDr/2")

    assert (await desk.match(ada)).entry.notation == "keep ObPe StDr"


async def test_too_large_a_hand_is_discarded_from_by_menu(desk: Desk) -> None:
    state = arrange(PIT, "ObEl", "SoDr ObPe ObPe FiDr StDr ElFi")
    ada, bela = await begun(desk, state)
    await desk.press(ada, "Draw 1")

    board = desk.board(bela)
    assert list(buttons(board))[:2] == ["Choose what goes", "My hand"]
    asked = await desk.press(bela, "Choose what goes")
    assert "Choose 2 cards that go; you keep 4" in said(asked)
    await choose(desk, bela, asked.answer, "ObPe/0", "ObPe/1")
    assert (await desk.match(ada)).entry.notation == "discard ObPe ObPe"
    assert "3 steps are left" in desk.board(bela).texts[-1]


async def test_the_final_round_is_announced(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr", points=(20, 3)))
    assert "**Final round:** the target is reached. It ends before the next turn of Ada" in desk.board(bela).texts[-1]
    await desk.press(ada, "Draw 1")
    await desk.press(bela, "Draw 1")
    text = "\n".join(desk.boards(ada)[-1].texts)
    assert "**Ada** wins with 20 points" in text
    assert list(buttons(desk.boards(ada)[-1])) == ["Play again", "Replay", "Share this moment"]


async def test_double_presses_are_one_move(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi"))
    board = desk.board(ada)
    await asyncio.gather(*(ada.click(board, "Draw 1") for _ in range(10)))
    await desk.drawn()
    assert (await desk.match(ada)).version == 4


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("go", {"to": "S"}, "Behind N13S there is nothing yet"),
        ("go", {"to": "P20"}, "nor anywhere else"),
        ("go", {"to": "up"}, "is no place of the grid"),
        ("build", {"door": "N", "cards": "FiDr"}, "You do not hold FiDr"),
        ("build", {"door": "N", "cards": "StFi"}, "El"),
        ("build", {"door": "P12E"}, "There is no room on P12"),
        ("build", {"door": "door"}, "is no door"),
        ("act", {"moving": True}, "Gravel Pit"),
        ("act", {"room": "O13"}, "Long Arm"),
        ("draw", {"pile": True}, "Scavenging"),
        ("discard", {"cards": "StFi"}, "That is not asked for now"),
        ("discard", {"cards": "stone"}, "is no card"),
        ("warp", {"card": "StFi", "room": "N13"}, "does not show Warpstone"),
        ("choose", {"answer": "nonsense"}, "as a move"),
        ("choose", {"answer": "x 2"}, "That is not asked for now"),
        ("offer", {"card": "StFi"}, "In Rush everybody plays alone"),
        ("burn", {}, "That is not asked for now"),
        ("stop", {}, "In Rush everybody plays alone"),
        ("room", {"room": "P20"}, "no room on P20"),
    ],
)
async def test_a_wrong_move_is_refused_with_what_would_be_right(
    desk: Desk, command: str, options: dict[str, str], answer: str
) -> None:
    ada, _ = await begun(desk, arrange(PIT, "StFi ObSo", "SoDr"))

    assert answer in await desk.slash(ada, f"rush {command}", **options)
    assert (await desk.match(ada)).version == 3


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"target": "many"}, "is no target"),
        ({"target": "3"}, "5 to 200"),
        ({"target": "open"}, "Rush is a race"),
        ({"mode": "rush", "alone": True}, "at least 2"),
        ({"skills": "choice", "deal": 30}, "2 to 10"),
    ],
)
async def test_wrong_settings_are_refused(desk: Desk, options: dict[str, str], answer: str) -> None:
    assert answer in await desk.slash(desk.actor("Ada"), "rush new", **options)


@pytest.mark.parametrize("variant", ["normal", "choice", "shared", "chaos", "circle", "none"])
async def test_every_variant_begins(desk: Desk, variant: str) -> None:
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
    told = await desk.slash(members[0], "rush skill")
    assert ("without" in told) == (variant == "none")
    await desk.press(members[match.to_move[0]], "Draw 1")
    if variant == "chaos":
        board = desk.board(members[0])
        if "Keep my skill" in buttons(board):
            await desk.press(members[match.to_move[0]], "Keep my skill")
    assert state_of(await desk.match(members[0])).turns == 1


# ---- Crisis ----


async def test_others_offer_cards_and_the_fire_takes_them_first(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi SoDr", "PeDr", options=Options(mode="crisis"))
    ada, bela, chen = await begun(desk, state, "Ada", "Bela", "Chen", mode="crisis")
    board = desk.board(ada)
    assert "0 of 45** points together · 25 turns left" in "\n".join(board.texts)

    panel = await desk.press(bela, "Offer cards")
    assert panel.answer is not None
    assert panel.answer.only_for == bela.id
    await choose(desk, bela, panel.answer, "offer StFi")
    assert desk.board(ada).id == board.id  # it goes into the board that is there
    assert "Bela offers StFi to the fire" in "\n".join(desk.board(ada).texts)
    await desk.slash(chen, "rush offer", card="PeDr")
    await desk.slash(chen, "rush offer", card="PeDr", back=True)
    assert "In your own you choose yourself" in await desk.slash(ada, "rush offer", card="ObEl")

    await ada.click(board, "Draw 1")  # the board that was there before the offers
    await desk.drawn()
    await desk.press(ada, "Burn from the deck")
    after = state_of(await desk.match(ada))
    assert after.turns == 1
    assert len(after.seats[1].hand) == 1
    assert desk.pings == [(ada.id,), (bela.id,)]
    assert "3 of 75 cards burnt" in "\n".join(desk.board(bela).texts)


async def test_cards_of_the_hand_burn_too(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl ElSo", "StFi", options=Options(mode="crisis")), mode="crisis")
    await desk.press(ada, "Draw 1")
    asked = await desk.press(ada, "Burn cards of mine")
    assert "3 cards have to burn" in said(asked)
    await choose(desk, ada, asked.answer, "ElSo/1")
    assert (await desk.match(ada)).entry.notation == "burn ElSo"


async def test_the_table_stops_when_all_agree(desk: Desk) -> None:
    state = arrange(PIT, "ObEl ElSo", "StFi", options=Options(mode="crisis", target=5), points=(3, 3))
    ada, bela = await begun(desk, state, mode="crisis", target="5")

    await desk.press(bela, "Stop here")
    assert "1 of 2 agree" in "\n".join(desk.board(ada).texts)
    await desk.press(bela, "Play on")
    await desk.slash(bela, "rush stop")
    await desk.press(ada, "Stop here")

    match = await desk.sessions.match((await desk.match(ada)).id)
    assert match.over
    assert "Won together" in "\n".join(desk.boards(ada)[-1].texts)


async def test_crisis_can_be_played_alone_at_once(desk: Desk) -> None:
    ada = desk.actor("Ada")
    assert "has begun" in await desk.slash(ada, "rush new", alone=True)
    assert "Offer cards" not in buttons(desk.board(ada))
    await desk.press(ada, "Draw 1")
    await desk.press(ada, "Burn from the deck")
    assert state_of(await desk.match(ada)).turns == 1
    assert desk.pings == []


# ---- what there is to know ----


async def test_suggestions_are_what_is_legal_now(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo WaFi", "StFi"))

    async def values(who: Actor, command: str, option: str, text: str = "", **given: str) -> list[str]:
        return [each["value"] for each in await who.autocomplete("games", f"rush {command}", option, text, **given)]

    assert "N13N" in await values(ada, "build", "door")
    assert (await values(ada, "build", "cards", door="N"))[:2] == ["ObEl", "ElSo"]
    assert await values(ada, "warp", "card") == ["WaFi"]
    assert await values(ada, "warp", "room") == ["O13"]
    assert "draw" in await values(ada, "choose", "answer")
    assert await values(ada, "discard", "cards") == []
    assert await values(bela, "choose", "answer") == []
    assert await values(desk.actor("Chen"), "choose", "answer") == []
    assert await values(bela, "room", "room") == ["N13", "O13"]
    assert "usual" in await values(bela, "new", "target")
    assert "open" in await values(bela, "new", "target", mode="crisis")
    assert "35" in await values(bela, "new", "target", "appr", mode="crisis")


async def test_the_mine_a_room_the_skills_the_rules_have_pictures_with_words(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl", "StFi", skills=(Skill.EVOCATION,)))

    for command, part in (("mine", "Ada on N13"), ("room", "Gravel Pit"), ("rules", "anvil")):
        sent = await ada.slash("games", f"rush {command}")
        assert sent.answer is not None
        assert sent.answer.only_for == ada.id
        assert part in "".join(each.description or "" for each in sent.answer.attachments)
    assert "**Evocation**" in await desk.slash(ada, "rush skill")
    more = await desk.press(ada, "More")
    assert list(buttons(more.answer))[:2] == ["Whole mine", "Skills"]  # type: ignore[arg-type]
    assert (await desk.press(ada, "Whole mine", more.answer)).answer.attachments  # type: ignore[union-attr]
    assert "Evocation" in said(await desk.press(ada, "Skills", (await desk.press(ada, "More")).answer))


async def test_what_happened_since_the_last_turn_is_told_in_full_and_without_what_was_taken_back(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl", "StFi"))
    step = next(label for label in buttons(desk.board(ada)) if "Shop Window" in label)
    await desk.press(ada, "Draw 1")
    await desk.press(bela, step)
    await desk.press(bela, "Take back")
    await desk.press(bela, "Draw 1")

    await desk.press(ada, step)  # what one does oneself is no news
    told = said(await desk.press(ada, "News"))
    assert "Bela draws 1 card" in told
    assert "walks" not in told
    assert "zieht 1 Karte" in said(await desk.press(desk.actor("Chen"), "News"))
    assert "Since your last turn" in await desk.slash(bela, "rush news")


async def test_german_members_read_german(desk: Desk) -> None:
    chen = desk.actor("Chen")
    assert "So wird gespielt" in await desk.slash(chen, "rush rules")
    assert "/rush new" in await desk.slash(chen, "rush hand")


async def test_without_a_match_everything_says_how_to_start_one(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for command in ("hand", "draw", "burn", "stop", "mine", "room", "skill", "news", "act", "undo", "board"):
        assert "`/rush new` starts one" in await desk.slash(ada, f"rush {command}")
    assert await ada.autocomplete("games", "rush choose", "answer", "") == []
    await desk.slash(ada, "rush new")
    for command in ("hand", "mine", "room", "skill", "news", "draw"):
        assert "not begun" in await desk.slash(ada, f"rush {command}")
