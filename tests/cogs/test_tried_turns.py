"""Tests of turns that members try again: from where each game goes on, what it hides and counts, and the ways back."""

import re
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.game import Seat
from bot.errors import NoSession
from bot.games.gembatan.model import Draft
from bot.games.gems3d.model import Mode
from bot.playground import Actor, Message
from bot.sessions.computers import level_of
from bot.sessions.memory.record import Replay
from bot.sessions.model import IN_TRIED_TURN, Match
from bot.sessions.play.tried_turns import LEVEL
from bot.storage import reads, schema
from bot.ui.address import Address
from cogs.replay.counting import turn_numbers, turn_start
from tests.cogs.desk import Desk, buttons, started
from tests.cogs.test_challenge import pressed_as
from tests.cogs.test_decided import EACH_GAME, GEMS, played, played_out
from tests.cogs.test_my_game import answered, my_game
from tests.cogs.test_replays import newest_private_message, replay_of
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow


async def costly(desk: Desk, who: Actor, place: int = 0) -> Message:
    """Open the panel of a costly turn from the finished board: of the one at this place, else of the earliest."""
    panel = await my_game(desk, who)
    found = {label: Address.read(one) for label, one in buttons(panel).items() if label.startswith("Show me")}
    earliest = min(found, key=lambda label: address.version if (address := found[label]) else 0)
    await desk.press(who, f"Show me {place}" if place else earliest, panel)
    return newest_private_message(who)


async def contest(desk: Desk) -> tuple[Actor, Actor, str]:
    """Play a match of Gembatan with several costly turns."""
    (ada, bela), match_id = await played_out(desk, "gembatan new", "Ada", "Bela", gems=40)
    return ada, bela, match_id


async def tried(desk: Desk, who: Actor, game: str) -> Match:
    """Return the open match in which a member tries a turn again."""
    found = await desk.sessions.database.read(reads.open_match, IN_TRIED_TURN.channel, game, who.id)
    assert found is not None
    return await desk.sessions.matches.match(found)


def own_seat(match: Match) -> Seat:
    return match.members[0].seat


async def make_default_move(desk: Desk, who: Actor, game: str) -> Match:
    """Make the move that the bot would make, by a button."""
    match, rules = await tried(desk, who, game), desk.games[game]
    move = rules.notate(rules.default(match.state, own_seat(match)))
    address = Address("b", game, "do", match.id, match.version, move)
    await answered(desk, who, address)
    return await tried(desk, who, game)


async def counted(desk: Desk) -> list[int]:
    """Return how many rows count what members have played."""

    async def read(connection: AsyncConnection) -> list[int]:
        tables = (schema.honours, schema.rating_changes, schema.feats, schema.puzzle_tries)
        return [len((await connection.execute(select(table))).all()) for table in tables]

    return await desk.sessions.database.read(read)


def text(who: Actor) -> str:
    return "\n".join(newest_private_message(who).texts)


@EACH_GAME
async def test_in_each_game_a_costly_turn_is_tried_again_from_what_the_member_saw(
    desk: Desk, new: str, names: list[str], options: dict[str, Any]
) -> None:
    members, match_id = await played_out(desk, new, *names, **options)
    ada = members[-1]  # in the small game, the other one has no costly turn
    shown = await costly(desk, ada)
    address = Address.read(buttons(shown)["Try it again"])
    assert address is not None
    replay = await replay_of(desk, match_id, ada)
    face = desk.client.faces[replay.match.game]
    start = turn_start(replay, face, address.version)
    before, seat = replay.moments[start].state, replay.viewer(ada.id)
    assert seat is not None
    assert seat in face.game.to_move(before)

    await desk.press(ada, "Try it again", shown)

    match = await tried(desk, ada, face.key)
    own = own_seat(match)
    seen = face.game.view(before, seat)
    if "race" in options.values():  # where nobody else plays on the board
        seen, names = replace(seen, mode=Mode.SOLO, to_move=own), names[:1]
    assert face.game.view(match.state, own) == seen
    assert match.to_move == (own,)
    assert match.state != before or "gemdrop" in new  # what is hidden is drawn anew; there, nothing is
    assert [level_of(one.user) for one in match.seats if one.seat != own] == [LEVEL] * (len(names) - 1)
    assert newest_private_message(ada).attachments[0].description
    assert newest_private_message(ada).only_for == ada.id
    assert "the start of that turn" in text(ada)
    assert "It counts for nothing" in text(ada)
    assert ("against a hard computer player" in text(ada)) == (len(names) > 1)
    assert {"My game"} <= set(buttons(newest_private_message(ada)))

    match = await make_default_move(desk, ada, face.key)
    assert match.version > 1
    assert ("You are trying a turn again" if match.to_move else "The match is over") in text(ada)
    await desk.press(ada, "My game", newest_private_message(ada))
    assert "Accuracy" in text(ada)


async def test_only_the_start_of_the_turn_is_laid_out_and_not_the_costly_move(desk: Desk) -> None:
    """A turn of Gembatan has several moves: all of them are the member's again."""
    ada, _, match_id = await contest(desk)
    replay = await replay_of(desk, match_id, ada)
    face = desk.client.faces["gembatan"]
    numbers = turn_numbers(replay, face)
    several = [
        number for number in range(2, replay.last) if numbers[number] == numbers[number - 1] == numbers[number + 1]
    ]
    assert several
    for number in several:
        start = turn_start(replay, face, number)
        state = replay.moments[start].state
        assert state.turn == replay.moments[number].entry.seat
        assert state.draft == Draft()


async def test_a_tried_turn_goes_on_starts_over_and_counts_for_nothing(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    before = await counted(desk)
    assert any(before)
    await desk.press(ada, "Try it again", await costly(desk, ada))
    assert "Start over" not in buttons(newest_private_message(ada))  # it is at its start
    first = await make_default_move(desk, ada, "gembatan")
    assert first.entry.user != ada.id  # the computer player has answered
    assert "Start over" in buttons(newest_private_message(ada))

    await desk.press(ada, "Try it again", await costly(desk, ada))
    again = await tried(desk, ada, "gembatan")
    assert (again.id, again.version) == (first.id, first.version)
    await desk.press(ada, "Start over", newest_private_message(ada))
    anew = await tried(desk, ada, "gembatan")
    assert anew.id != first.id
    assert anew.version == 1
    assert "the start of that turn" in text(ada)

    for _ in range(100):
        match = await make_default_move(desk, ada, "gembatan")
        if not match.to_move:
            break
    assert "**The match is over.** It counts for nothing." in text(ada)
    points = desk.games["gembatan"].scores(match.state)
    assert re.search(rf"Ada: {points[own_seat(match)]} point", text(ada))
    assert list(buttons(newest_private_message(ada))) == ["Start over", "My game"]
    assert match.outcome is None
    assert await counted(desk) == before


async def test_another_costly_turn_takes_the_place_of_the_open_one(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    await desk.press(ada, "Try it again", await costly(desk, ada, 1))
    first = await tried(desk, ada, "gembatan")
    await desk.press(ada, "Try it again", await costly(desk, ada, 2))
    second = await tried(desk, ada, "gembatan")
    assert first.terms.tried != second.terms.tried
    with suppress(NoSession):  # it is deleted once it has ended
        assert (await desk.sessions.matches.match(first.id)).over


async def test_an_open_puzzle_stays_open(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    puzzle = await desk.sessions.puzzles.open(desk.request(ada), "gembatan", 0)
    await desk.press(ada, "Try it again", await costly(desk, ada))
    await make_default_move(desk, ada, "gembatan")
    still = await desk.sessions.puzzles.current(ada.id, "gembatan")
    assert still is not None
    assert (still.id, still.version) == (puzzle.id, puzzle.version)


async def test_only_a_costly_turn_of_ones_own_is_tried_again(desk: Desk) -> None:
    ada, _, _ = await contest(desk)
    chen = desk.actor(desk.playground.world.join("dora", "Dora").id)
    panel = await costly(desk, ada)
    address = Address.read(buttons(panel)["Try it again"])
    assert address is not None
    assert "This button no longer works" in await answered(desk, ada, replace(address, version=1))
    assert "You did not play in this match" in await answered(desk, chen, address)
    assert await desk.sessions.database.read(reads.open_match, IN_TRIED_TURN.channel, "gembatan", ada.id) is None


async def test_a_turn_goes_on_without_the_member_who_had_left(desk: Desk) -> None:
    ada, bela, chen = await started(desk, "gembatan new", "Ada", "Bela", "Chen", gems=40)
    match_id = await played(desk, ada, bela, chen, most=12)
    await desk.sessions.seats.resign(desk.request(chen), match_id)
    await played(desk, ada, bela)
    panel = await my_game(desk, bela)
    places = [label for label in buttons(panel) if label.startswith("Show me")]
    assert places
    await desk.press(bela, "Try it again", await costly(desk, bela, len(places)))
    for _ in range(3):
        match = await make_default_move(desk, bela, "gembatan")
        if not match.to_move:
            break
        assert match.to_move == (own_seat(match),)


async def test_a_daily_has_no_such_button(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match is shown as if it were a daily."""
    ada, _, match_id = await contest(desk)
    address = Address.read(buttons(await costly(desk, ada))["Try it again"])
    assert address is not None
    replay = await replay_of(desk, match_id, ada)
    daily = replace(replay, match=replace(replay.match, terms=replace(replay.match.terms, closes=1)))

    async def of(*_: object) -> Replay:
        return daily

    monkeypatch.setattr(desk.sessions.replays, "of", of)
    assert "Better: " in await answered(desk, ada, replace(address, action="costly"))
    assert "Try it again" not in buttons(newest_private_message(ada))
    assert "This button no longer works" in await answered(desk, ada, address)


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_tried_turn_speaks_the_language_of_its_member(desk: Desk, language: str) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", **GEMS)
    await played(desk, ada)
    shown = await costly(desk, ada)
    ada.user.locale = language
    await pressed_as(desk, ada, shown, buttons(shown)["Try it again"])
    await desk.client.door.empty()
    say = desk.texts.say
    assert say(language, "tried-onward", about="begun", others="none") in text(ada)
    await make_default_move(desk, ada, "gems3d")
    assert say(language, "tried-ui-anew") in buttons(newest_private_message(ada))
    assert say(language, "review-ui-open") in buttons(newest_private_message(ada))
