"""Tests of private notes: each is its author's alone, is exported and deleted with their data, and changes no match."""

import json
from functools import partial

import pytest

from bot.errors import NotAllowed
from bot.sessions.memory.private_notes import LONGEST_NOTE
from bot.sessions.sessions import Sessions
from bot.storage import privacy
from tests.databases import on_each_database
from tests.sessions.heap import HeapOptions
from tests.sessions.table import PLACE, ask
from tests.sessions.test_profile import contested

pytestmark = pytest.mark.slow

ADA, BEN, CLEO = 100, 101, 102


@on_each_database
async def test_each_member_has_their_own_notes(sessions: Sessions) -> None:
    notes, match = sessions.private_notes, await contested(sessions, "3", "1")
    assert await notes.note_match(ADA, match.id, "  Ben takes three.\nAlways. ")
    assert await notes.note_member(ADA, BEN, "answers at night")
    assert await notes.on_match(ADA, match.id) == "Ben takes three.\nAlways."
    assert await notes.on_member(ADA, BEN) == "answers at night"
    assert await notes.noted_matches(ADA) == {match.id}
    for other in (BEN, CLEO):
        assert (await notes.on_match(other, match.id), await notes.on_member(other, BEN)) == ("", "")
        assert await notes.noted_matches(other) == frozenset()


@on_each_database
async def test_a_note_replaces_the_one_before_and_an_empty_one_deletes_it(sessions: Sessions) -> None:
    notes, match = sessions.private_notes, await contested(sessions, "3", "1")
    for text in ("one", "two"):
        assert await notes.note_match(ADA, match.id, text)
        assert await notes.note_member(ADA, BEN, text)
    assert (await notes.on_match(ADA, match.id), await notes.on_member(ADA, BEN)) == ("two", "two")
    assert not await notes.note_match(ADA, match.id, " \n ")
    assert not await notes.note_member(ADA, BEN, "")
    assert (await notes.on_match(ADA, match.id), await notes.on_member(ADA, BEN)) == ("", "")
    assert b"_notes" not in await sessions.privacy.export(ADA)


@on_each_database
async def test_a_note_holds_a_thousand_characters_and_no_byte_that_databases_refuse(sessions: Sessions) -> None:
    notes, match = sessions.private_notes, await contested(sessions, "3", "1")
    longest = "é" * LONGEST_NOTE
    await notes.note_match(ADA, match.id, longest)
    assert await notes.on_match(ADA, match.id) == longest
    with pytest.raises(NotAllowed):
        await notes.note_match(ADA, match.id, longest + "x")
    with pytest.raises(NotAllowed):
        await notes.note_member(ADA, BEN, longest + "x")
    await notes.note_member(ADA, BEN, "a\0b\ud800c 💎")
    assert (await notes.on_match(ADA, match.id), await notes.on_member(ADA, BEN)) == (longest, "abc 💎")


# ---- what is stored about members ----


@on_each_database
async def test_notes_are_exported_and_deleted_with_their_author(sessions: Sessions) -> None:
    notes, match = sessions.private_notes, await contested(sessions, "3", "1")
    for user in (ADA, CLEO):
        await notes.note_match(user, match.id, f"match by {user}")
        await notes.note_member(user, BEN, f"Ben by {user}")

    exported = json.loads(await sessions.privacy.export(ADA))["kept"]
    assert exported["match_notes"] == [{"user_id": ADA, "match_id": match.id, "note": f"match by {ADA}"}]
    assert exported["member_notes"] == [{"user_id": ADA, "about_id": BEN, "note": f"Ben by {ADA}"}]
    assert b"by 10" not in await sessions.privacy.export(BEN)  # nobody learns what others have noted about them
    assert b"by 10" not in await sessions.privacy.export_guild(PLACE.guild)

    await sessions.privacy.forget(ADA)
    assert (await notes.on_match(ADA, match.id), await notes.on_member(ADA, BEN)) == ("", "")
    assert (await notes.on_match(CLEO, match.id), await notes.on_member(CLEO, BEN)) != ("", "")


@on_each_database
async def test_notes_about_a_member_are_deleted_with_that_member(sessions: Sessions) -> None:
    notes, match = sessions.private_notes, await contested(sessions, "3", "1")
    await notes.note_match(ADA, match.id, "stays")
    await notes.note_member(ADA, BEN, "goes")
    await notes.note_member(ADA, CLEO, "stays")
    await sessions.privacy.forget(BEN)
    assert (await notes.on_member(ADA, BEN), await notes.on_member(ADA, CLEO)) == ("", "stays")
    assert await notes.on_match(ADA, match.id) == "stays"


@on_each_database
async def test_a_note_is_deleted_with_its_match_and_never_stored_after(sessions: Sessions) -> None:
    notes, gone, kept = sessions.private_notes, await contested(sessions, "3", "1"), await contested(sessions, "3", "1")
    for match in (gone, kept):
        await notes.note_match(ADA, match.id, "x")
    await sessions.database.run(partial(privacy.drop_matches, ids=[gone.id]))
    assert await notes.noted_matches(ADA) == {kept.id}
    await notes.note_match(ADA, gone.id, "from a form that was open meanwhile")
    assert await notes.noted_matches(ADA) == {kept.id}


async def test_what_a_watcher_deletes_leaves_the_match_and_its_puzzles_to_the_players(sessions: Sessions) -> None:
    """Who has only a note on a match is no part of it: to forget them changes nothing there."""
    table = await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(seats=2))
    await sessions.private_notes.note_match(CLEO, table.id, "to watch")
    assert await sessions.database.read(privacy.touched, CLEO) == ()
    await sessions.privacy.forget(CLEO)
    assert await sessions.matches.match(table.id) == table
    assert await sessions.private_notes.noted_matches(CLEO) == frozenset()
