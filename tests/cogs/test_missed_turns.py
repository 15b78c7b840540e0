"""Tests that the board which comes after refused ones tells the turns that no board has shown."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match, Phase
from bot.ui.boards import telling
from tests.cogs.desk import Desk, relay, started
from tests.cogs.gembatan_table import TWO, alt_of, first_choices, seated_ada_first
from tests.cogs.private_boards import race
from tests.cogs.test_allowed import looked
from tests.cogs.test_computers import SMALL, rested, text_of

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "gems3d": ("gems new", {"mode": "relay"}),
    "gembatan": ("gembatan new", {}),
    "gemrush": ("rush new", {"skills": "none"}),
    "gemdrop": ("gemdrop new", SMALL),
}


async def seated(desk: Desk, game: str) -> tuple[list[Actor], Match]:
    """Start a match of two members. Return them in the order of their seats."""
    command, options = TABLES[game]
    members = await started(desk, command, "Ada", "Bela", **options)
    match = await desk.match(members[0])
    by_id = {one.id: one for one in members}
    return [by_id[seat.user] for seat in match.seats], match


async def step(desk: Desk, members: list[Actor], match: Match) -> Match:
    """Make the usual move of the seat that is to move, a second after the one before."""
    desk.clock.turn(1 / 60)
    seat = match.to_move[0]
    move = desk.games[match.game].default(match.state, seat)
    match = await desk.sessions.turns.play(desk.request(members[seat]), match.id, move, match.version)
    await desk.drawn()
    return match


async def turn(desk: Desk, members: list[Actor], match: Match) -> Match:
    """Play until another seat is to move."""
    seat = match.to_move[0]
    while match.phase is Phase.PLAYING and match.to_move == (seat,):
        match = await step(desk, members, match)
    return match


def may_post(desk: Desk, which: Permission, *, allowed: bool) -> None:
    world = desk.playground.world
    world.set_permission(world.channel("games"), world.bot_id, which, allowed=allowed)


def news(who: Actor, desk: Desk) -> list[str]:
    """Return the lines of the newest board that tell turns."""
    return desk.board(who).texts[1].splitlines()


def names(told: list[str]) -> list[str]:
    """Return the member with whose name each of these lines begins."""
    return [line.strip("*").split(" ", 1)[0].strip("*:") for line in told]


def lines(who: Actor) -> list[str]:
    """Return the lines that stand in the channel in place of old boards."""
    return [text for text in map(text_of, who.messages("games")) if text.startswith("-# ")]


def last_line(who: Actor) -> list[str]:
    """Return the turns of the newest line in place of an old board, without the seal."""
    return [
        told for told in lines(who)[-1].removeprefix("-# ").split(" · ") if not told.startswith("Seal of this match")
    ]


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
@pytest.mark.parametrize("game", TABLES)
async def test_the_board_and_the_line_tell_a_turn_whose_board_was_refused(
    desk: Desk, game: str, which: Permission
) -> None:
    members, match = await seated(desk, game)
    match = await turn(desk, members, await turn(desk, members, match))
    first, second = (match.seats[seat].name for seat in (match.to_move[0], 1 - match.to_move[0]))
    counted = len(lines(members[0]))
    assert names(news(members[0], desk)) == names(last_line(members[0])) == [second]

    may_post(desk, which, allowed=False)
    await turn(desk, members, await turn(desk, members, match))
    may_post(desk, which, allowed=True)
    await looked(desk)

    assert names(news(members[0], desk)) == names(last_line(members[0])) == [first, second]
    assert len(lines(members[0])) == counted + 1


@pytest.mark.parametrize("which", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_turn_whose_board_was_refused_is_told_although_the_next_turn_has_begun(
    desk: Desk, which: Permission
) -> None:
    members, match = await seated(desk, "gemrush")
    match = await turn(desk, members, await turn(desk, members, match))
    first, second = (match.seats[seat].name for seat in (match.to_move[0], 1 - match.to_move[0]))
    counted = len(lines(members[0]))

    may_post(desk, which, allowed=False)
    match = await turn(desk, members, match)
    before = match.to_move
    match = await step(desk, members, match)
    assert match.to_move == before, "the turn goes on"
    desk.clock.turn(15)  # so the board is a new message
    may_post(desk, which, allowed=True)
    await looked(desk)

    edited = which is Permission.SEND_MESSAGES  # a step edits the board, and the line of its turn tells both
    assert len(lines(members[0])) == counted + (0 if edited else 1)
    assert edited or names(last_line(members[0])) == [first]

    await turn(desk, members, match)
    assert names(last_line(members[0])) == ([first, second] if edited else [second])
    assert len(lines(members[0])) == counted + (1 if edited else 2)


async def test_of_many_missed_turns_the_newest_are_told_and_the_others_counted(desk: Desk) -> None:
    members, match = await seated(desk, "gemdrop")
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    for _ in range(7):
        match = await turn(desk, members, match)
    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)

    assert match.phase is Phase.PLAYING
    told = ["Ada", "Bela", "Ada", "Bela"] if match.to_move == (0,) else ["Bela", "Ada", "Bela", "Ada"]
    for said in (news(members[0], desk), last_line(members[0])):
        assert (said[0], names(said[1:])) == ("… 3 earlier turns", told)


async def test_a_turn_of_many_steps_does_not_wipe_out_the_turn_before_it(desk: Desk) -> None:
    """The steps edit the board, which needs no permission. The line and the next board tell both turns."""
    ada, bela = await seated_ada_first(desk, TWO)
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    desk.clock.turn(1)
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60", end=True)
    await desk.drawn()
    desk.clock.turn(1)
    await first_choices(desk, bela, (await desk.press(bela, "Play")).answer)
    own, laid = "Ada filled 1 socket: 1 point.", "Bela lays --BP. A blue-green gem goes into the socket."
    assert desk.board(ada).texts[1].splitlines() == [own, laid]

    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    desk.clock.turn(1)
    await desk.press(bela, "End turn", desk.board(bela))
    await desk.drawn()

    ended = "**Bela +1**: 1 tile and 1 gem."
    assert last_line(ada) == news(ada, desk) == ["**Ada +1**: 1 gem.", ended]


async def test_a_turn_that_was_taken_back_and_played_again_is_told_as_it_stands(desk: Desk) -> None:
    members, match = await seated(desk, "gems3d")
    match = await turn(desk, members, await turn(desk, members, match))
    mover = match.to_move[0]
    match = await turn(desk, members, match)
    desk.clock.turn(1)
    match = await desk.sessions.turns.undo(desk.request(members[mover]), match.id, match.version)
    await desk.drawn()
    desk.clock.turn(1)
    other = desk.games[match.game].legal_moves(match.state, mover)[-1]
    match = await desk.sessions.turns.play(desk.request(members[mover]), match.id, other, match.version)
    await desk.drawn()
    [again] = news(members[0], desk)

    match = await turn(desk, members, match)
    told = last_line(members[0])
    assert told == news(members[0], desk)
    assert (told[0], names(told)) == (again, [match.seats[mover].name, match.seats[1 - mover].name])


async def test_of_three_members_all_whose_turns_were_refused_are_told_in_order(desk: Desk) -> None:
    members = await relay(desk, "Ada", "Bela", "Chen")
    match = await turn(desk, members, await turn(desk, members, await desk.match(members[0])))
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    for _ in range(2):
        match = await turn(desk, members, match)
    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)

    assert match.to_move == (1,)
    assert names(last_line(members[0])) == ["Chen", "Ada"]
    assert names(news(members[0], desk)) == ["Chen", "Ada"]


async def test_who_plays_against_a_computer_player_is_told_its_moves_alone(desk: Desk) -> None:
    """The member has just made their own move. The computer player answers before a board shows it."""
    ada = desk.actor("Ada")
    await desk.slash(ada, "gemdrop new", computer="easy", **SMALL)
    match = await rested(desk, ada)
    for _ in range(2):
        move = desk.games[match.game].default(match.state, match.to_move[0])
        desk.clock.turn(1 / 60)
        await desk.sessions.turns.play(desk.request(ada), match.id, move, match.version)
        match = await rested(desk, ada)
        assert [line.split(" drops")[0] for line in news(ada, desk)] == ["🤖 Opal \\(easy\\)"]
        assert [line.split(" drops")[0] for line in last_line(ada)] == ["Ada", "🤖 Opal \\(easy\\)"]


async def test_a_quiet_server_whose_only_message_is_edited_is_told_each_turn_once(desk: Desk) -> None:
    await desk.slash(desk.actor("Ada"), "settings", quiet=True)
    members, match = await seated(desk, "gems3d")
    message = desk.board(members[0]).id
    for _ in range(4):
        mover = match.seats[match.to_move[0]].name
        match = await turn(desk, members, match)
        assert names(news(members[0], desk)) == [mover]
    assert desk.board(members[0]).id == message


async def test_a_move_on_call_is_no_missed_turn(desk: Desk) -> None:
    members, match = await seated(desk, "gemrush")
    match, face = await turn(desk, members, match), desk.client.faces["gemrush"]
    later = replace(match.entry, version=match.version + 1, at=desk.clock.now() + 1, kind="move", seat=match.to_move[0])
    on_call = replace(later, notation=f"{face.calls[0]} 1")
    assert telling.unshown(match, face, (on_call, later), quiet=False) == (later,)


async def test_hidden_boards_are_never_told_move_by_move(desk: Desk) -> None:
    members, match = await race(desk, "Ada", "Bela")
    face = desk.client.faces[match.game]
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    for seat in (0, 1, 0, 1):
        desk.clock.turn(1 / 60)
        move = desk.games[match.game].default(match.state, match.seats[seat].seat)
        match = await desk.sessions.turns.play(desk.request(members[seat]), match.id, move, None)
    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    await desk.drawn()
    await looked(desk)
    desk.clock.turn(60)
    await desk.drawn()

    public = [text_of(message) for message in members[0].messages("games") if message.only_for is None]
    assert not any("→" in text for text in public)
    story = await desk.sessions.replays.story(match)
    assert len([entry for entry in story if entry.kind == "move"]) == 4
    shown = replace(match, board=replace(match.board, version_shown=1))
    assert telling.unshown(shown, face, story, quiet=False) == ()


@pytest.mark.parametrize("game", TABLES)
async def test_a_proposal_changes_nothing_that_the_board_tells(desk: Desk, game: str) -> None:
    members, match = await seated(desk, game)
    for _ in range(3):
        match = await turn(desk, members, match)
    before = desk.board(members[0])
    told, alt = before.texts, alt_of(before)
    await desk.slash(members[0], "pace", time=60)
    await desk.drawn()

    now = desk.board(members[0])
    assert (now.id, now.texts, alt_of(now)) == (before.id, told, alt)


@pytest.mark.parametrize("game", ["gems3d", "gembatan", "gemrush"])
async def test_the_final_board_tells_all_who_left_while_boards_were_refused(desk: Desk, game: str) -> None:
    command, options = TABLES[game]
    members = await started(desk, command, "Ada", "Bela", "Chen", **options)
    match = await turn(desk, members, await desk.match(members[0]))
    may_post(desk, Permission.SEND_MESSAGES, allowed=False)
    left = []
    for one in members:
        desk.clock.turn(1)
        if match.phase is Phase.PLAYING:
            match = await desk.sessions.seats.resign(desk.request(one), match.id)
            left.append(one.user.name)
        await desk.drawn()
    may_post(desk, Permission.SEND_MESSAGES, allowed=True)
    await looked(desk)

    assert match.phase is Phase.OVER
    assert len(left) > 1
    told = "\n".join(desk.board(members[0]).texts)
    assert [name for name in left if f"{name} leaves." in told or f"**{name}**: left" in told] == left
