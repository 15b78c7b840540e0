"""Tests of boards to try moves on: what they show, hide, advise and count, and that each move can be taken back."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.playground import Actor
from bot.sessions.computers import level_of
from bot.sessions.contests import is_contest
from bot.sessions.model import IN_TRIED_TURN, Match
from bot.sessions.pace import DAY
from bot.sessions.play.hints import why_none
from bot.sessions.play.turns import DOUBLE_TAP
from bot.sessions.time.dues import expiry
from bot.storage import reads
from bot.ui.address import Address
from tests.cogs.desk import Desk, buttons, relay, solo, started
from tests.cogs.private_boards import daily_of, finish, race
from tests.cogs.test_decided import played
from tests.cogs.test_hints import hint_of
from tests.cogs.test_my_game import answered
from tests.cogs.test_replays import newest_private_message
from tests.cogs.test_tried_turns import counted, make_default_move, own_seat, text, tried
from tests.texts.loaded import all_texts

pytestmark = pytest.mark.slow

TABLES: dict[str, dict[str, Any]] = {"gembatan new": {}, "rush new": {}, "gems new": {"mode": "relay"}}
EACH_TABLE = pytest.mark.parametrize(("new", "options"), TABLES.items(), ids=TABLES)


async def try_moves(desk: Desk, who: Actor) -> Match:
    """Press Try moves behind More, and return the board that it opens."""
    source = await desk.match(who)
    await desk.press(who, "Try moves", await desk.more(who))
    await desk.client.door.empty()
    return await tried(desk, who, source.game)


@EACH_TABLE
async def test_a_member_tries_moves_from_what_they_see_and_chance_deals_the_rest(
    desk: Desk, new: str, options: dict[str, Any]
) -> None:
    ada, bela = await started(desk, new, "Ada", "Bela", **options)
    source, before = await desk.match(ada), await counted(desk)
    game = desk.games[source.game]
    members = {seat.user: seat.seat for seat in source.seats}
    first = source.to_move[0]
    mover = ada if members[ada.id] == first else bela

    match = await try_moves(desk, mover)

    assert game.view(match.state, own_seat(match)) == game.view(source.state, first)
    assert match.state != source.state  # what nobody sees is dealt anew
    assert match.to_move == (first,)
    contest = is_contest(source, game)
    assert [level_of(one.user) for one in match.seats if one.seat != first] == ["easy" if contest else "hard"]
    assert newest_private_message(mover).only_for == mover.id
    assert "This board is yours alone" in text(mover)
    assert "What you press in the match next takes its place." in text(mover)
    assert ("Hint" in buttons(newest_private_message(mover))) == (not contest)
    await make_default_move(desk, mover, source.game)
    assert (await desk.sessions.matches.match(source.id)).version == source.version
    assert await counted(desk) == before


async def test_each_step_on_a_board_to_try_says_that_it_is_not_the_match(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    source = await desk.match(ada)
    mover = ada if source.seats[source.to_move[0]].user == ada.id else bela
    await desk.press(mover, "Play")
    assert "On your own board" not in text(mover)
    await try_moves(desk, mover)
    await desk.press(mover, "Play", newest_private_message(mover))
    assert "On your own board, to try moves: nothing counts here." in text(mover)


@EACH_TABLE
async def test_every_move_is_taken_back_with_what_the_computer_did_since(
    desk: Desk, new: str, options: dict[str, Any]
) -> None:
    ada, bela = await started(desk, new, "Ada", "Bela", **options)
    source = await desk.match(ada)
    mover = ada if source.seats[source.to_move[0]].user == ada.id else bela
    match = await try_moves(desk, mover)
    states = [match.state]
    for _ in range(3):
        states.append((await make_default_move(desk, mover, source.game)).state)
    assert "Undo" in buttons(newest_private_message(mover))
    for number, state in enumerate(reversed(states[:-1]), 1):
        match = await tried(desk, mover, source.game)
        # Each press comes so long after the one before that it is no double tap.
        press = replace(desk.request(mover), id=desk.playground.world.new_id() + (number * 2 * DOUBLE_TAP << 22))
        match = await desk.sessions.turns.undo(press, match.id, match.version, everything=False)
        assert match.state == state
        assert match.to_move == source.to_move
    refused = await answered(desk, mover, Address("b", source.game, "undo", match.id))
    assert "nothing" in refused.lower()
    assert (await tried(desk, mover, source.game)).state == states[0]


async def test_a_watcher_tries_moves_from_what_the_channel_sees(desk: Desk) -> None:
    await started(desk, "rush new", "Ada", "Bela")
    dora = desk.actor(desk.playground.world.join("dora", "Dora").id)
    source, game = await desk.match(dora), desk.games["gemrush"]
    match = await try_moves(desk, dora)
    assert game.view(match.state, None) == game.view(source.state, None)
    real = game.view(source.state, source.to_move[0]).seats[source.to_move[0]].hand
    hands = set()
    for number in range(20):  # the hand that the watcher sees is dealt at random, so it is not the real one
        drawn = game.determinize(game.view(source.state, None), Stream.of(number))
        hands.add(game.view(drawn, source.to_move[0]).seats[source.to_move[0]].hand)
    assert len(hands - {real}) > 1


async def test_nothing_advises_in_a_contest_and_a_hint_is_there_elsewhere(desk: Desk) -> None:
    ada, _ = await started(desk, "gembatan new", "Ada", "Bela")
    match = await try_moves(desk, ada)
    assert match.terms.tried is not None
    assert not match.terms.tried.advised
    assert not await desk.sessions.settings.best_first(match, desk.games["gembatan"], ada.id)
    refused = await answered(desk, ada, Address("b", "gembatan", "hint", match.id))
    assert "hints" in refused

    bela, _ = await relay(desk, "Bela", "Chen", channel="lounge")
    source = await desk.match(bela, "lounge")
    await answered(desk, bela, Address("b", "gems3d", "board", source.id))
    assert "Hint" in buttons(newest_private_message(bela))
    board = await tried(desk, bela, "gems3d")
    assert {level_of(one.user) for one in board.seats} == {None, "hard"}
    await desk.press(bela, "Hint", newest_private_message(bela))
    await desk.client.door.empty()
    assert "Play it" in buttons(newest_private_message(bela))
    assert not (await tried(desk, bela, "gems3d")).terms.hinted


async def test_a_solo_match_that_counts_hints_advises_on_no_other_board_until_it_had_one(desk: Desk) -> None:
    ada = await solo(desk)
    match = await try_moves(desk, ada)
    assert "Hint" not in buttons(newest_private_message(ada))
    assert "hints" in await answered(desk, ada, Address("b", "gems3d", "hint", match.id))
    source = await desk.match(ada)
    await hint_of(desk, ada, "gems hint")
    assert (await desk.match(ada)).terms.hinted
    await answered(desk, ada, Address("b", "gems3d", "board", source.id))
    assert "Hint" in buttons(newest_private_message(ada))


async def test_a_race_against_a_computer_player_advises_on_no_board(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", mode="race")
    table = await desk.match(ada)
    await desk.sessions.lobby.add_computer(desk.request(ada), table.id, "easy")
    await desk.sessions.lobby.begin(desk.request(ada), table.id)
    source = await desk.match(ada)
    face = desk.client.faces["gems3d"]
    assert why_none(source, face.game, hidden=face.hides_boards(source)) == "hint-error-race"
    await answered(desk, ada, Address("b", "gems3d", "board", source.id))
    assert "This board is yours alone" in text(ada)
    assert "Hint" not in buttons(newest_private_message(ada))


async def test_whose_own_board_of_a_race_has_ended_is_told_so(desk: Desk) -> None:
    (ada, _), source = await race(desk, "Ada", "Bela")
    await finish(desk, ada)
    refused = await answered(desk, ada, Address("b", "gems3d", "board", source.id))
    assert "Your board has ended" in refused


async def test_start_over_lays_out_the_same_position_after_the_match_has_gone_on(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    source = await desk.match(ada)
    game = desk.games["gembatan"]
    mover = ada if source.seats[source.to_move[0]].user == ada.id else bela
    first = await try_moves(desk, mover)
    await make_default_move(desk, mover, "gembatan")
    default = game.notate(game.default(source.state, source.to_move[0]))
    await desk.sessions.turns.play(desk.request(mover), source.id, default, None)
    await desk.press(mover, "Start over", newest_private_message(mover))
    await desk.client.door.empty()
    anew = await tried(desk, mover, "gembatan")
    assert anew.id != first.id
    seat = source.to_move[0]
    assert game.view(anew.state, own_seat(anew)) == game.view(source.state, seat)
    assert "Back to More" in buttons(newest_private_message(mover))


async def test_a_daily_and_hidden_boards_are_not_tried(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems daily")
    daily = await daily_of(desk, ada)
    assert "before the day is over" in await answered(desk, ada, Address("b", daily.game, "board", daily.id))
    members, source = await race(desk, "Ada", "Bela")
    dora = desk.actor(desk.playground.world.join("dora", "Dora").id)
    assert "Try moves" not in buttons(await desk.more(dora))
    assert "You do not see these boards" in await answered(desk, dora, Address("b", "gems3d", "board", source.id))
    match = await try_moves(desk, members[0])
    assert len(match.seats) == 1
    assert own_seat(match) == Seat(0)


async def test_a_board_is_deleted_a_day_after_its_last_move(desk: Desk) -> None:
    ada, _ = await started(desk, "gembatan new", "Ada", "Bela")
    match = await try_moves(desk, ada)
    assert expiry(match) == match.updated_at + DAY
    assert expiry(replace(match, terms=replace(match.terms, tried=None))) > match.updated_at + DAY
    desk.clock.turn(24 * 60 + 1)
    async with asyncio.timeout(60):
        while await desk.sessions.database.read(reads.snapshot, match.id) is not None:
            pass
    assert await desk.sessions.database.read(reads.open_match, IN_TRIED_TURN.channel, "gembatan", ada.id) is None


async def test_a_moment_of_a_replay_is_tried_too(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    game = desk.games["gembatan"]
    first = await desk.match(ada)
    await played(desk, ada, bela, most=6)
    source = await desk.match(ada)
    await desk.press_behind_more(ada, "Replay")
    await desk.press(ada, "»", newest_private_message(ada))
    await desk.press(ada, "‹", newest_private_message(ada))
    await desk.press(ada, "Try moves", newest_private_message(ada))
    await desk.client.door.empty()
    board = await tried(desk, ada, "gembatan")
    assert board.terms.tried is not None
    assert first.version < board.terms.tried.number < source.version
    then = await desk.sessions.replays.at(source, board.terms.tried.number)
    seat = then.seat_for(ada.id)
    assert then.state is not None
    assert then.state != source.state
    assert game.view(board.state, own_seat(board)).tiles[: len(then.state.laid)] == game.view(then.state, seat).tiles


@pytest.mark.parametrize("language", all_texts().languages)
async def test_a_board_to_try_speaks_the_language_of_its_member(desk: Desk, language: str) -> None:
    ada, _ = await started(desk, "gembatan new", "Ada", "Bela")
    source = await desk.match(ada)
    ada.user.locale = language
    await answered(desk, ada, Address("b", "gembatan", "board", source.id))
    assert desk.texts.say(language, "tried-board", about="begun", others="rival", advised=0) in text(ada)
