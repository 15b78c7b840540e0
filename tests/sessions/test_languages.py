"""Tests that a match notes the languages of its members, for direct messages to them."""

from msgspec.structs import replace

from bot.sessions.model import Match, Request
from bot.sessions.pace import Spoken
from bot.sessions.sessions import Sessions
from tests.sessions.notice_box import table
from tests.sessions.table import ask, member


def asks(number: int, locale: str) -> Request:
    return replace(ask(number), locale=locale)


async def spoken(sessions: Sessions, match: Match) -> dict[int, str]:
    found = await sessions.matches.match(match.id)
    return {one.user: one.locale for one in found.terms.spoken}


async def test_the_language_of_who_joins_or_moves_is_noted_with_it(sessions: Sessions) -> None:
    match = await table(sessions, 2)
    ada, ben = member(0).user, member(1).user
    assert await spoken(sessions, match) == {ada: "en", ben: "en"}

    moved = await sessions.turns.play(asks(0, "pt-BR"), match.id, "1", None)

    assert moved.terms.spoken == (Spoken(ben, "en"), Spoken(ada, "pt-BR"))


async def test_a_member_who_is_forgotten_leaves_no_language(sessions: Sessions) -> None:
    match = await table(sessions, 3)
    await sessions.turns.play(ask(0), match.id, "1", None)
    kept = await sessions.privacy.export(member(0).user)
    assert "spoken" in str(kept)

    await sessions.privacy.forget(member(0).user)

    assert set(await spoken(sessions, match)) == {member(1).user, member(2).user}
