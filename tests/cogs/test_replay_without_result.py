"""Tests of the replay of a match that ended without a result: it says so wherever it shows points."""

import pytest

from bot.playground import Actor
from bot.sessions.model import Phase
from tests.cogs.desk import Desk, started
from tests.cogs.test_replay_story import played
from tests.cogs.test_replays import newest_private_message, replay_of

GAMES = {"gems3d": "gems", "gembatan": "gembatan", "gemrush": "rush"}
SAYS = "This match has ended without a result, so its points do not count."
HEARD = "Over: without a result. The points do not count."


async def broken_off(desk: Desk, game: str) -> tuple[Actor, str]:
    """Let Ada, a moderator, end a match of two other members after some moves. Return one, and the match's id."""
    options: dict[str, object] = {"mode": "relay"} if game == "gems3d" else {}
    members = await started(desk, f"{GAMES[game]} new", "Bela", "Chen", channel="games", **options)
    match_id = await played(desk, members, 3)
    ada = desk.actor("Ada")
    asked = (await ada.slash("games", f"{GAMES[game]} end")).answer
    assert asked is not None
    await desk.press(ada, "Yes, end it", asked)
    assert (await desk.sessions.matches.match(match_id)).phase is Phase.CANCELLED
    return members[0], match_id


@pytest.mark.parametrize("game", GAMES)
async def test_each_part_of_the_replay_says_that_there_is_no_result(desk: Desk, game: str) -> None:
    who, match_id = await broken_off(desk, game)
    await desk.slash(who, "replay", match=match_id)
    whole = newest_private_message(who)
    assert SAYS in "\n".join(whole.texts)
    assert HEARD in (whole.attachments[0].description or "")

    await desk.press(who, "»", whole)
    last = newest_private_message(who)
    assert SAYS in "\n".join(last.texts)
    assert (last.attachments[0].description or "").startswith(HEARD)
    await desk.press(who, "‹", last)
    assert SAYS not in "\n".join(newest_private_message(who).texts)
    assert HEARD not in (newest_private_message(who).attachments[0].description or "")

    await desk.press(who, "As text", newest_private_message(who))
    assert SAYS in "\n".join(newest_private_message(who).texts)


@pytest.mark.parametrize("game", GAMES)
async def test_a_shared_moment_and_a_pasted_log_say_it_too(desk: Desk, game: str) -> None:
    who, match_id = await broken_off(desk, game)
    replay = await replay_of(desk, match_id, who)
    written, leads_back = await desk.sessions.replays.text(replay)
    assert leads_back

    assert SAYS in await desk.slash(who, "replay", log=written.replace("\n", " "))
    await desk.press(who, "»", newest_private_message(who))
    assert SAYS in "\n".join(newest_private_message(who).texts)
    assert (newest_private_message(who).attachments[0].description or "").startswith(HEARD)

    await desk.slash(who, "replay", match=match_id)
    await desk.press(who, "»", newest_private_message(who))
    await desk.press(who, "Share this moment", newest_private_message(who))
    await desk.press(who, "Show it in this channel", newest_private_message(who))
    shared = [message for message in who.messages("games") if message.only_for is None][-1]
    assert SAYS in "\n".join(shared.texts)
    assert HEARD in (shared.attachments[0].description or "")
