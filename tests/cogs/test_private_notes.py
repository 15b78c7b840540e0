"""Tests of private notes: the buttons, menus and commands that show them, and that nobody else ever reads one."""

import logging
from functools import partial

import pytest

from bot.playground import Actor, Interaction
from bot.playground.world.model import nested
from bot.sessions.memory.private_notes import LONGEST_NOTE
from bot.storage import privacy
from tests.cogs.desk import Desk, relay, resign, said, solo
from tests.cogs.test_letters import boards, seated, stranger
from tests.cogs.test_places import place_of

TEXT_INPUT = 4  # Discord's type


def held(opened: Interaction) -> str:
    """Return what the field of an open form holds."""
    assert opened.modal is not None
    (field,) = (part for part in nested(opened.modal.components) if part["type"] == TEXT_INPUT)
    assert (field["style"], field["max_length"], field["required"]) == (2, LONGEST_NOTE, False)
    return str(field.get("value") or "")


async def write(desk: Desk, who: Actor, opened: Interaction, text: str) -> str:
    """Write a note into an open form, and return the answer."""
    sent = await who.submit(opened, {"text": text})
    await desk.answered(sent)
    return said(sent)


async def test_one_press_behind_more_shows_the_note_on_a_match_and_changes_it(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")

    opened = await desk.press(ada, "Private note", await desk.more(ada))
    assert opened.modal is not None
    assert (opened.modal.title, held(opened)) == ("Private note: this match of Gems 3D", "")
    answer = await write(desk, ada, opened, "Bela wants the red one.\nKeep C3.")
    assert "Saved. Only you see this note: **More** › **Private note** shows it again." in answer

    await desk.restart()
    again = await desk.press(ada, "Private note", await desk.more(ada))
    assert held(again) == "Bela wants the red one.\nKeep C3."
    assert held(await desk.press(bela, "Private note", await desk.more(bela))) == ""
    assert "There is no note of yours on this match now." in await write(desk, ada, again, "  ")
    assert held(await ada.slash("games", "note")) == ""


async def test_a_watcher_notes_something_on_a_match_too_and_after_its_end(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    chen = desk.actor("Chen")
    opened = await desk.press(chen, "Private Notiz", await desk.more(chen))
    await write(desk, chen, opened, "Lehrreich")
    for who in (ada, bela):
        await resign(desk, who)
    await desk.drawn()
    assert held(await desk.press(chen, "Private Notiz", await desk.more(chen))) == "Lehrreich"


async def test_the_note_on_a_member_is_in_their_menu_in_their_profile_and_behind_a_command(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    opened = await ada.menu("games", "Private note", "Bela")
    assert opened.modal is not None
    assert opened.modal.title == "Private note: Bela"
    answer = await write(desk, ada, opened, "plays at night")
    assert "in their menu, under Apps, shows it again, and so does `/note member:`." in answer
    assert held(await ada.slash("games", "note", member=bela.id)) == "plays at night"
    assert held(await bela.slash("games", "note", member=ada.id)) == ""

    await relay(desk, "Ada", "Bela")
    for who in (bela, ada):
        await resign(desk, who)
    profile = await ada.slash("games", "profile", member=bela.id)
    assert profile.answer is not None
    from_profile = await desk.press(ada, "Private note", profile.answer)
    assert held(from_profile) == "plays at night"
    assert "There is no note of yours on this member now." in await write(desk, ada, from_profile, "")


async def test_turns_marks_the_matches_with_a_note_of_the_reader_only(desk: Desk) -> None:
    ada, bela = await relay(desk, "Ada", "Bela")
    match = await desk.match(ada)
    before = {who: await desk.slash(who, "turns") for who in (ada, bela)}
    await desk.sessions.private_notes.note_match(ada.id, match.id, "x")
    assert "with a note of yours" in await desk.slash(ada, "turns")
    assert await desk.slash(bela, "turns") == before[bela]
    await desk.sessions.private_notes.note_match(ada.id, match.id, "")
    assert await desk.slash(ada, "turns") == before[ada]


async def test_a_note_fills_the_form_to_its_last_character(desk: Desk) -> None:
    ada = desk.actor("Ada")
    longest = "x" * LONGEST_NOTE
    assert "Saved." in await write(desk, ada, await ada.menu("games", "Private note", "Bela"), longest)
    assert held(await ada.menu("games", "Private note", "Bela")) == longest


async def test_no_log_has_a_note_even_after_a_bug(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.actor("Ada")

    async def fails(*_: object) -> bool:
        raise ZeroDivisionError

    opened = await ada.menu("games", "Private note", "Bela")
    monkeypatch.setattr(desk.sessions.private_notes, "note_member", fails)
    with caplog.at_level(logging.ERROR):
        assert "ticket" in await write(desk, ada, opened, "the secret of Bela")
    assert "Ticket" in caplog.text
    assert "the secret of Bela" not in caplog.text


async def test_a_form_of_a_match_that_is_gone_stores_nothing(desk: Desk) -> None:
    ada = await solo(desk)
    match = await desk.match(ada)
    opened = await desk.press(ada, "Private note", await desk.more(ada))
    await desk.sessions.database.run(partial(privacy.drop_matches, ids=[match.id]))
    desk.sessions.matches.drop([match.id])
    assert "a match that I no longer have" in await write(desk, ada, opened, "too late")
    assert await desk.sessions.private_notes.noted_matches(ada.id) == frozenset()


async def test_the_command_works_in_direct_messages_and_where_the_bot_is_no_member(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    group = place_of(desk, "group", ada)
    await write(desk, ada, await ada.slash(ada.open_dm(), "note"), "Zoe saves her rubies")
    await write(desk, ada, await ada.slash(ada.open_dm(), "note", member=zoe.id), "kind")
    await write(desk, ada, await ada.slash(group, "note", game="gembatan"), "and sapphires")

    assert held(await desk.press(ada, "Private note", await desk.more(ada, boards(ada)[-1]))) == "and sapphires"
    assert await desk.sessions.private_notes.on_match(zoe.id, match.id) == ""
    assert held(await ada.menu(ada.open_dm(), "Private note", zoe.id)) == "kind"
    assert held(await zoe.slash(zoe.open_dm(), "note", member=ada.id)) == ""


async def test_who_has_no_match_in_direct_messages_reads_so(desk: Desk) -> None:
    zoe = stranger(desk, "Zoe")
    assert "You have no match in our direct messages." in said(await zoe.slash(zoe.open_dm(), "note"))
