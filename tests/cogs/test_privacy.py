"""Tests of `/privacy`: it explains, exports and deletes the stored data privately, in a server and by direct
message.
"""

import asyncio
import csv
import io
import json
import zipfile
from typing import Any

import pytest

from bot.playground import Actor, Channel, Interaction
from bot.sessions.memory.privacy import GRACE
from bot.sessions.model import Phase
from bot.storage import leaving, privacy
from bot.ui.boards.messages import board
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, relay, said
from tests.texts.loaded import all_texts

MINUTE = 60_000


async def used(who: Actor, command: str, channel: str | Channel = "games", **options: Any) -> Interaction:
    """Use a command and wait for its answer, but not for boards."""
    sent = await who.slash(channel, command, **options)
    assert sent.failed is None, sent.failed
    return sent


def file_of(desk: Desk, sent: Interaction) -> bytes:
    """Return the only file of a private answer."""
    assert sent.answer is not None
    assert sent.answer.reader == sent.user_id
    [attachment] = sent.answer.attachments
    return desk.playground.world.files[attachment.id]


async def test_the_text_is_short_and_names_who_is_responsible(desk: Desk) -> None:
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    unknown = said(await used(ada, "privacy policy"))
    desk.client.contact = "privacy@example.org"
    told = await used(ada, "privacy policy")
    direct = said(await used(chen, "privacy policy", chen.open_dm()))

    assert "Ask whoever invited me" in unknown
    assert "**Who is responsible:** privacy@example.org" in said(told)
    assert f"a server {GRACE // (24 * 60 * MINUTE)} days after" in said(told)
    assert "Was über dich gespeichert ist" in direct
    assert told.answer is not None
    assert told.answer.only_for == ada.id
    assert list(buttons(told.answer)) == ["The whole text", "Send me a copy", "Keep out of puzzles", "Delete my data"]


async def test_the_whole_text_comes_as_files(desk: Desk) -> None:
    ada = desk.actor("Ada")
    told = await used(ada, "privacy policy")
    assert told.answer is not None

    whole = await desk.press(ada, "The whole text", told.answer)

    assert whole.answer is not None
    assert [one.filename for one in whole.answer.attachments] == ["PRIVACY.md", "TERMS.md"]
    texts = [desk.playground.world.files[one.id].decode() for one in whole.answer.attachments]
    assert texts[0].startswith("# What is kept about you")


def test_the_question_before_a_deletion_speaks_of_blocks_notes_leagues_and_your_seat(desk: Desk) -> None:
    sure = Words(desk.texts, "en")("privacy-delete-sure", playing=0, over=1)

    assert "your blocks and those on you, your private notes and those of others on you" in sure
    assert "Your seat in it then belongs to a “Former member”" in sure
    assert "Their standings and brackets stay, with a “Former member” in your place" in sure


async def test_a_member_gets_all_their_data_in_a_direct_message_too(desk: Desk) -> None:
    ada, _ = await relay(desk)
    await desk.move(ada, (await desk.legal(ada))[0])

    sent = await used(ada, "privacy export")
    kept = json.loads(file_of(desk, sent))
    direct = json.loads(file_of(desk, await used(ada, "privacy export", ada.open_dm())))

    assert "what others have noted about you, and whether they block you, belongs to them" in said(sent)
    assert "Only you see this answer" in said(sent)
    assert kept["member"] == str(ada.id)
    assert [row["notation"] for row in kept["kept"]["log"] if row["kind"] == "move"] != []
    assert kept["kept"].keys() == direct["kept"].keys()
    assert str(desk.actor("Bela").id) not in json.dumps(kept)


async def test_only_managers_of_the_server_get_its_tables(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await desk.sessions.seats.resign(desk.request(ada), (await desk.match(ada)).id)

    handed = file_of(desk, await used(ada, "privacy export", what="server"))
    refused = said(await used(desk.actor("Chen"), "privacy export", what="server"))
    elsewhere = said(await used(ada, "privacy export", ada.open_dm(), what="server"))

    with zipfile.ZipFile(io.BytesIO(handed)) as archive:
        rows = list(csv.DictReader(io.StringIO(archive.read("seats.csv").decode())))
    assert [(row["user_id"], row["name"]) for row in rows] == [(str(ada.id), "Ada")]
    assert "Server verwalten" in refused
    assert "This works only in a server that has me" in elsewhere


async def test_a_file_too_large_for_discord_is_refused_in_a_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")

    async def large(user: int) -> bytes:
        return bytes(11 * 1024 * 1024)

    desk.sessions.privacy.export = large  # type: ignore[method-assign]  # In a test, nobody has 11 MiB of data.

    assert "This is 11 MiB, but Discord takes 10 at most" in said(await used(ada, "privacy export"))


async def test_deleting_asks_first_and_can_be_cancelled(desk: Desk) -> None:
    ada, _ = await relay(desk)
    asked = await used(ada, "privacy delete")
    assert "you leave the match that you play in" in said(asked)
    assert "nothing of you" in said(asked)
    assert asked.answer is not None
    assert list(buttons(asked.answer)) == ["Keep it", "Delete everything"]

    kept = await desk.press(ada, "Keep it", asked.answer)

    assert kept.answer is not None
    assert kept.answer.texts == ["Everything is kept as it was."]
    assert (await desk.match(ada)).seat_of(ada.id) is not None


async def test_a_deleted_member_leaves_the_match_and_has_no_name_on_the_board(desk: Desk) -> None:
    ada, *_ = await relay(desk, "Ada", "Bela", "Chen")
    asked = await used(ada, "privacy delete")
    assert asked.answer is not None

    done = await desk.press(ada, "Delete everything", asked.answer)

    assert done.answer is not None
    assert "You can play again" in "\n".join(done.answer.texts)
    shown = desk.board(desk.actor("Bela"))
    told = "\n".join([*shown.texts, *(one.description or "" for one in shown.attachments)])
    assert "Former member" in told
    assert "Ada" not in told
    assert await desk.store.read(privacy.touched, ada.id) == ()
    bela = desk.actor("Bela")
    await desk.move(bela, (await desk.legal(bela))[0])


async def test_the_word_for_a_deleted_member_is_in_the_readers_language(desk: Desk) -> None:
    ada, _ = await relay(desk)
    match = await desk.match(ada)
    await desk.sessions.privacy.forget(ada.id)
    after = await desk.sessions.matches.match(match.id)
    face = desk.client.faces["gems3d"]

    assert face.scene(after, Words(desk.texts, "de"))[1].seats[0].name == "Früheres Mitglied"
    assert face.scene(after, Words(desk.texts, "en"))[1].seats[0].name == "Former member"
    assert board(after, face, Words(desk.texts, "de"), None, (), desk.client.pictures.faults)


async def test_after_deletion_a_member_plays_as_a_new_member(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    asked = await used(ada, "privacy delete", ada.open_dm())
    assert asked.answer is not None
    old = await desk.match(ada)
    await desk.press(ada, "Delete everything", asked.answer)

    await desk.slash(ada, "gems new")
    new = await desk.match(ada)

    assert new.id != old.id
    assert (await desk.sessions.matches.match(old.id)).phase is Phase.OVER
    await desk.move(ada, (await desk.legal(ada))[0])
    assert json.loads(file_of(desk, await used(ada, "privacy export")))["kept"]["seats"][0]["match_id"] == new.id


async def test_leaving_a_server_sets_its_day_of_deletion_and_returning_clears_it(desk: Desk) -> None:
    ada, _ = await relay(desk)
    world = desk.playground.world
    guild = (await desk.match(ada)).place.guild

    world.leave(world.bot_id)
    assert await _departs(desk, guild) == desk.clock.now() + GRACE
    world.enter(world.bot_id)
    assert await _departs(desk, guild, leaves=False) is None


async def test_a_server_lost_while_the_bot_was_down_gets_its_day_of_deletion(desk: Desk) -> None:
    ada, _ = await relay(desk)
    world = desk.playground.world
    guild = (await desk.match(ada)).place.guild
    await desk.end()

    world.leave(world.bot_id)
    await desk.begin()
    assert await _departs(desk, guild) == desk.clock.now() + GRACE
    await desk.end()
    world.enter(world.bot_id)
    await desk.begin()
    assert await _departs(desk, guild, leaves=False) is None


async def _departs(desk: Desk, guild: int, *, leaves: bool = True) -> int | None:
    """Wait until the day is known on which a server's data will be deleted, and return it.

    If `leaves` is False, wait until there is no such day, and return None.
    """
    async with asyncio.timeout(60):
        while True:
            due = await desk.store.read(leaving.departure, guild)
            if (due is not None) is leaves:
                return due


@pytest.mark.parametrize("language", all_texts().languages)
async def test_the_texts_about_privacy_fit_into_a_message(desk: Desk, language: str) -> None:
    words = Words(desk.texts, language)
    policy = words("privacy-policy", known="yes", contact="x" * 200, days=30)
    sure = [words("privacy-delete-sure", playing=number, over=number) for number in (0, 1, 12)]

    assert max(map(len, [policy, *sure])) < 4_000
