"""Tests of what Gem Rush shows to a member who asks, in their language: suggestions, pictures and news."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.gemrush import GAME
from bot.games.gemrush.mine import START, cell_name, mine_of
from bot.games.gemrush.skills import Skill
from bot.games.gemrush.view import View, seen
from bot.games.gemrush.walking import Walk
from bot.playground import Actor
from bot.sessions.memory import record
from bot.sessions.model import Entry, Match, Phase
from bot.ui.address import Address
from bot.ui.faces.pictured import Captions
from bot.ui.words import Words
from cogs.gemrush.face import RushFace
from cogs.gemrush.panels import part_at, skills
from cogs.gemrush.pictured import hand_captions
from render import gemrush as painter
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gemrush_table import PIT, TWO_ROOMS, begun, build, choose, offered, state_of, ways_to_lay
from tests.games.gemrush.positions import TILE, arrange
from tests.shapes.mines import shaped
from tests.texts.loaded import all_texts

RULES = {"gemrush": GAME}


def test_skills_of_a_deleted_member_have_no_name() -> None:
    text = '[Lapidary "1"] [Game "gemrush"] [Options "{}"] [Seed "7"] [Seats "Ada" ""]'
    match = record.read(text, RULES, 0).match
    state = state_of(match)
    dealt = tuple(replace(seat, skills=(Skill.EVOCATION.value,)) for seat in state.seats)
    told = skills(replace(match, state=replace(state, seats=dealt)), Words(all_texts(), "en"))
    assert ["Ada" in line or "Former member" in line for line in told.splitlines()].count(True) == 2
    assert "?" not in told


@pytest.mark.parametrize("language", all_texts().languages)
def test_the_end_lists_those_who_share_the_win_as_its_language_does(language: str) -> None:
    names = ("Ada", "Bela", "Ida")
    seats = " ".join(f'"{name}"' for name in names)
    match = record.read(f'[Lapidary "1"] [Game "gemrush"] [Options "{{}}"] [Seed "7"] [Seats {seats}]', RULES, 0).match
    match = replace(match, state=replace(state_of(match), over="target"))
    words, face = Words(all_texts(), language), RushFace()

    for places in ((1, 1, 1), (2, 1, 1)):
        shared = [name for name, place in zip(names, places, strict=True) if place == 1]
        view = replace(face.view(match), places=places, over="target")
        captions = dict(face.captions(match, view, words))

        assert captions[f"list-{len(shared)}"].format(*shared) == words.listed(shared)


async def test_the_picture_of_a_suggested_way_claims_nothing_of_doors(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl", "StFi", at=(START, START)), "Ada", "Bela")
    match, face = await desk.match(ada), RushFace()
    seat, words = match.to_move[0], Words(all_texts(), "en")
    way = next(one for one in GAME.legal_moves(state_of(match), seat) if isinstance(one, Walk))

    assert "Nothing to build" not in face.alt(match, face.suggested(match, seat, way), words)


async def test_suggestions_are_the_legal_moves(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl ElSo WaFi", "StFi"))

    async def values(who: Actor, command: str, option: str, text: str = "", **given: str) -> list[str]:
        return [each["value"] for each in await who.autocomplete("games", f"rush {command}", option, text, **given)]

    assert "N13N" in await values(ada, "build", "door")
    payments = await values(ada, "build", "cards", door="N")
    assert payments[:2] == ["ObEl", "ObEl WaFi"]  # as the cards lie in the hand: members compete
    assert "ElSo" in payments
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


async def test_a_large_mine_is_shown_in_parts(desk: Desk) -> None:
    laid = shaped("east")
    far = mine_of(laid).rooms()[-1]
    state = arrange(laid, "ObEl", "StFi", at=(laid[0].cell, far))
    ada, _ = await begun(desk, state)
    whole = (await ada.slash("games", "rush mine")).answer
    parts, painted = offered(whole), desk.picture(whole)
    assert len(parts) > 10
    assert sum(int(text.split(": ")[1].split()[0]) for value, text in parts.items() if value != "all") == len(laid)
    value, text = next((value, text) for value, text in parts.items() if "Bela" in text)
    assert text.endswith("· Bela")

    await choose(desk, ada, whole, value)  # The new picture replaces the previous picture.
    assert offered(whole) == parts
    assert desk.picture(whole) != painted
    await choose(desk, ada, whole, "all")
    assert desk.picture(whole) == painted


async def test_an_unknown_part_shows_the_whole_mine(desk: Desk) -> None:
    view = seen(arrange(shaped("east"), "ObEl", "StFi"), None)
    parts = painter.parts(view)

    assert part_at(parts, "A50") is None
    assert part_at(parts, cell_name(shaped("east")[40].cell)) in parts


async def test_pictures_of_mine_room_skills_and_rules_have_alt_texts(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(PIT, "ObEl", "StFi", skills=(Skill.EVOCATION,)))

    for command, part in (("mine", "Ada on N13"), ("room", "Gravel Pit"), ("rules", "A mine of five rooms")):
        sent = await ada.slash("games", f"rush {command}")
        assert sent.answer is not None
        assert sent.answer.only_for == ada.id
        assert part in "".join(each.description or "" for each in sent.answer.attachments)
        assert {Path(each.filename).suffix for each in sent.answer.attachments} == {".png"}
    assert "**Evocation**" in await desk.slash(ada, "rush hand", skills=True)
    more = await desk.press(ada, "More")
    assert list(buttons(more.answer))[:2] == ["Whole mine", "Skills"]  # type: ignore[arg-type]
    assert (await desk.press(ada, "Whole mine", more.answer)).answer.attachments  # type: ignore[union-attr]
    assert "Evocation" in said(await desk.press(ada, "Skills", (await desk.press(ada, "More")).answer))


async def test_a_room_is_shown_as_turned_in_the_mine_or_as_printed(desk: Desk) -> None:
    ada, _ = await begun(desk, arrange(TWO_ROOMS, "ObEl", "StFi"))

    straight = await desk.slash(ada, "rush room")
    assert "As printed" not in straight
    turned = (await desk.slash(ada, "rush room", room="O13")).splitlines()
    lies, printed = (
        next(line for line in turned if line.startswith(head)).removeprefix(head)
        for head in ("Its doors as it lies: ", "As printed: ")
    )
    doors = [(one[0], one[2:]) for one in printed.split(" · ")]
    clockwise = dict(zip("↑→↓←", "→↓←↑", strict=True))
    assert sorted(lies.split(" · ")) == sorted(f"{clockwise[arrow]} {door}" for arrow, door in doors)


async def test_the_story_since_the_last_turn_omits_steps_that_were_taken_back(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(TWO_ROOMS, "ObEl", "StFi"))
    step = next(label for label in buttons(desk.board(ada)) if "Go" in label)
    await desk.press(ada, "Draw 1")
    await desk.press(bela, step)
    await desk.press(bela, "Undo")
    await desk.press(bela, "Draw 1")

    await desk.press(ada, step)  # A member's own moves are not reported to them.
    told = await _what_happened(desk, ada)
    assert "Bela draws 1 card" in told
    assert "walks" not in told
    assert "zieht 1 Karte" in await _what_happened(desk, desk.actor("Chen"), "Was ist passiert?")
    assert "Since your last turn" in await _what_happened(desk, bela)


async def _what_happened(desk: Desk, who: Actor, label: str = "What happened") -> str:
    menu = await desk.press(who, "More")
    return said(await desk.press(who, label, menu.answer))


async def test_german_members_read_german(desk: Desk) -> None:
    chen = desk.actor("Chen")
    assert "Worum es geht" in await desk.slash(chen, "rush rules")
    assert "/rush new" in await desk.slash(chen, "rush hand")


async def test_every_command_without_a_match_says_how_to_start_one(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for command in ("hand", "draw", "burn", "stop", "mine", "room", "act", "undo", "board"):
        assert "`/rush new` starts one" in await desk.slash(ada, f"rush {command}")
    assert await ada.autocomplete("games", "rush choose", "answer", "") == []
    await desk.slash(ada, "rush new")
    for command in ("hand", "mine", "room", "draw"):
        assert "not begun" in await desk.slash(ada, f"rush {command}")


@pytest.mark.painted
async def test_the_last_picture_shows_what_each_member_did(desk: Desk) -> None:
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr", points=(19, 3), tiles=(TILE["lamp-room"],)))
    await desk.press(ada, build(0))
    await desk.press(ada, ways_to_lay(desk.board(ada))[0])
    await desk.press(ada, "Draw 1")
    await desk.press(bela, "Use room")

    board = desk.boards(ada)[-1]
    assert list(buttons(board)) == ["Play again", "What decided it", "More"]
    address = Address.read(buttons(board)["Play again"])
    assert address is not None
    match = await desk.sessions.matches.match(address.match)
    words = Words(desk.texts, "en-US")
    story = await desk.sessions.replays.story(match, 0)
    _, table = RushFace().scene(match, words, story=story)
    assert table.caption("did-0", "") == "1 room: Lamp Room +1"
    assert table.caption("did-1", "") == "used a room once"
    picture = painter.paint(seen(state_of(match), None), table)
    assert picture in [desk.playground.world.files[each.id] for each in board.attachments]


async def test_only_the_last_picture_shows_what_happened(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told, captions = set[tuple[Phase, bool]](), RushFace.captions

    def noted(self: RushFace, match: Match, view: View, words: Words, story: Sequence[Entry] = ()) -> Captions:
        told.add((match.phase, bool(story)))
        return captions(self, match, view, words, story)

    monkeypatch.setattr(RushFace, "captions", noted)
    ada, bela = await begun(desk, arrange(PIT, "ObEl", "SoDr", points=(19, 3), tiles=(TILE["lamp-room"],)))
    await desk.press(ada, build(0))
    await desk.press(ada, ways_to_lay(desk.board(ada))[0])
    await desk.press(ada, "Draw 1")
    await desk.press(bela, "Use room")

    assert told == {(Phase.PLAYING, False), (Phase.OVER, True)}


async def test_the_picture_of_a_hand_says_how_many_cards_may_be_kept(desk: Desk) -> None:
    for language, many, few in (("en-US", "6 cards", "1 card"), ("de", "6 Karten", "1 Karte")):
        words = Words(desk.texts, language)
        large, small = arrange(PIT, "ObEl ObEl ObPe ObPe StFi StFi", "SoDr").seats
        assert dict(hand_captions(large, words))["cards"] == many
        assert "4" in dict(hand_captions(large, words))["keep"]
        assert dict(hand_captions(small, words)) == {"cards": few, "keep": ""}
