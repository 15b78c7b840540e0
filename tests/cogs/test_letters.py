"""Tests of matches by letters: members without a common server play in their direct messages with the bot."""

import re
from collections.abc import Callable

import pytest

from bot.games import all_games
from bot.playground import Actor, Message
from bot.sessions.model import Match, Phase
from tests.cogs.desk import Desk, board_of, buttons, notice, said
from tests.kills.doors import doors_of

FRAME = 17  # Discord's type of a container
LONGEST = 400  # moves; every match of these options is shorter
CODE = r"[A-Z2-9]{4}-[A-Z2-9]{4}"


def stranger(desk: Desk, name: str) -> Actor:
    """Return a member who shares no server with the others, and has installed the bot."""
    world = desk.playground.world
    world.add_guild(f"Home of {name}", members=[name], channels=["den"], with_bot=False)
    world.set_installed(world.user(name).id, installed=True)
    return desk.actor(name)


def boards(who: Actor) -> list[Message]:
    """Return the messages of a member's conversation that have the buttons of a match."""
    return [one for one in who.messages(who.open_dm()) if board_of(one) is not None]


async def opened(desk: Desk, ada: Actor, command: str = "gembatan new", **options: object) -> str:
    """Open a table by letters, and return its code."""
    sent = await ada.slash(ada.open_dm(), command, letters=True, **options)
    await desk.drawn()
    [code] = re.findall(CODE, said(sent))
    return str(code)


async def joined(desk: Desk, who: Actor, code: str) -> str:
    sent = await who.slash(who.open_dm(), "letters join", code=code)
    await desk.drawn()
    return said(sent)


async def match_of(desk: Desk, who: Actor) -> Match:
    found = board_of(boards(who)[-1])
    assert found is not None
    return await desk.sessions.matches.match(found[0])


async def seated(desk: Desk, command: str = "gembatan new", **options: object) -> tuple[Actor, Actor, Match]:
    """Return Ada and Zoe, who share no server, and their match, which has begun."""
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada, command, **options)
    await joined(desk, zoe, code)
    match = await match_of(desk, zoe)
    if match.phase is Phase.LOBBY:
        await desk.press(ada, "Start", boards(ada)[-1])
    return ada, zoe, await match_of(desk, ada)


async def test_members_without_a_common_server_begin_by_a_code(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    code = await opened(desk, ada)
    [table] = boards(ada)
    assert "Invite with a code" in buttons(table)

    assert "You have a seat" in await joined(desk, zoe, code.lower())
    assert "Ada" in "\n".join(boards(zoe)[-1].texts)
    assert "Start" not in buttons(boards(zoe)[-1])
    await desk.press(ada, "Start", boards(ada)[-1])

    match = await match_of(desk, ada)
    assert (match.phase, match.place.guild, len(match.letters)) == (Phase.PLAYING, 0, 2)
    assert [len(boards(one)) for one in (ada, zoe)] == [1, 1]
    assert not any(letter.behind for letter in match.letters)


async def test_newcomers_read_at_their_first_table_where_to_look(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    sent = await ada.slash(ada.open_dm(), "gembatan new", letters=True)
    await desk.drawn()
    [code] = re.findall(CODE, said(sent))
    hint = "New here? The newest board here always says what to do next"
    assert hint in said(sent)
    assert hint in await joined(desk, zoe, code)
    assert "New here?" not in await desk.slash(ada, "gems new")
    assert hint in said(await desk.actor("Bela").slash("games", "gembatan new", letters=True))


async def test_moves_are_typed_in_the_conversation_with_suggestions(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    mover = next(one for one in (ada, zoe) if one.id == match.seats[match.to_move[0]].user)
    here, given = mover.open_dm(), dict[str, str]()
    for option in ("tile", "cell", "way"):
        found = await mover.autocomplete(here, "gembatan play", option, "", **given)
        given[option] = found[0]["value"]
    await mover.slash(here, "gembatan play", **given)
    assert (await match_of(desk, ada)).version == match.version + 1
    assert "Taken back: " in said(await mover.slash(here, "gembatan take-back", all=True))

    bela = desk.actor("Bela")
    told = said(await bela.slash(bela.open_dm(), "gembatan end-turn"))
    assert told == "You have no match of Gembatan in our direct messages. `/letters new` opens a table there."


async def test_only_the_board_of_who_is_to_move_has_buttons_to_move(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    mover, other = (ada, zoe) if match.seats[match.to_move[0]].user == ada.id else (zoe, ada)
    assert {"Play", "More"} <= buttons(boards(mover)[-1]).keys()
    assert "Play" not in buttons(boards(other)[-1])


def texts_of(who: Actor) -> str:
    return "\n".join(text for message in who.messages(who.open_dm()) for text in message.texts)


async def test_strangers_read_display_names_only(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    await play(desk, match, (ada, zoe), lambda match: match.version > 12)
    for who, other in ((ada, zoe), (zoe, ada)):
        assert str(other.id) not in texts_of(who)
        assert other.user.name in texts_of(who)


async def test_no_stranger_reads_the_nickname_that_a_member_has_in_a_server(desk: Desk) -> None:
    ada, zoe, world = desk.actor("Ada"), stranger(desk, "Zoe"), desk.playground.world
    world.guild.members[ada.id].nick = "Ada Lovelace of Class 4b"
    sent = await ada.slash("games", "gembatan new", letters=True)
    await desk.drawn()
    [code] = re.findall(CODE, said(sent))
    told = [await joined(desk, zoe, code)]
    own = await opened(desk, zoe)
    await ada.slash("games", "letters join", code=own)
    await desk.drawn()
    await desk.press(zoe, "Start", boards(zoe)[-1])

    assert "Ada" in texts_of(zoe)
    assert "Lovelace" not in "\n".join((*told, texts_of(zoe)))
    await desk.slash(ada, "gems new")
    assert "Lovelace" in "\n".join(desk.board(ada).texts)


async def play(
    desk: Desk, match: Match, actors: tuple[Actor, ...], until: Callable[[Match], bool] = lambda match: match.over
) -> Match:
    """Play a match by first legal moves until this is true. Check after each move that the boards are up to date."""
    by_id, game = {one.id: one for one in actors}, all_games()[match.game]
    for _ in range(LONGEST):
        if until(match) or match.over:
            return match
        seat = match.to_move[0]
        mover = by_id[match.seats[seat].user]
        legal = [game.notate(move) for move in game.legal_moves(match.state, seat)]
        move = game.notate(game.default(match.state, seat)) if game.about.key != "gems3d" else legal[0]
        before = counted(desk)
        match = await desk.sessions.turns.play(desk.request(mover), match.id, move, None)
        await desk.drawn()
        assert counted(desk) - before <= len(actors)
        match = await desk.sessions.matches.match(match.id)
        converged(match, by_id)
    raise AssertionError("the match does not end")


def counted(desk: Desk) -> int:
    """Return how many requests with a board, each in a frame, Discord's limits have counted so far."""
    sent = [one for one in desk.playground.rest.requests if one.path.startswith("/channels/") and one.body]
    return sum(any(part["type"] == FRAME for part in one.body.get("components", ())) for one in sent)


def converged(match: Match, actors: dict[int, Actor]) -> None:
    """Check that each member's newest board has the version that the member is to see, and no other has buttons."""
    assert not any(letter.behind for letter in match.letters)
    assert match.board.version_shown == match.version
    for letter in match.letters:
        shown = [found for one in boards(actors[letter.user]) if (found := board_of(one)) and found[0] == match.id]
        assert len(shown) == 1
        assert letter.message == boards(actors[letter.user])[-1].id


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("gembatan new", {}),
        ("gems new", {"mode": "relay"}),
        ("gems new", {"mode": "race", "turns": 3}),
        ("rush new", {"mode": "rush"}),
    ],
    ids=["gembatan", "gems3d", "race", "gemrush"],
)
async def test_a_whole_match_is_played_with_a_restart(desk: Desk, command: str, options: dict[str, object]) -> None:
    ada, zoe, match = await seated(desk, command, **options)
    match = await play(desk, match, (ada, zoe), lambda match: match.version > 8)
    await desk.restart()
    match = await play(desk, match, (ada, zoe))
    assert match.phase is Phase.OVER
    assert await desk.sessions.boards.lines(match.id) == ()
    for who in (ada, zoe):
        assert "Play again" in buttons(boards(who)[-1])
        assert "-" not in str(re.findall(r"<#(-?\d+)>", texts_of(who)))


async def test_bad_codes_are_told_in_one_private_sentence(desk: Desk) -> None:
    ada, zoe, bela = desk.actor("Ada"), stranger(desk, "Zoe"), desk.actor("Bela")
    code = await opened(desk, ada)
    assert "no such code" in await joined(desk, zoe, "ABCD-EFGH")
    assert "your own" in await joined(desk, ada, code)
    await joined(desk, zoe, code)
    assert "have a seat at this table already" in await joined(desk, zoe, code)
    await desk.sessions.blocks.block(ada.id, bela.id)
    assert "No seat is free" in await joined(desk, bela, code)


async def test_who_takes_no_direct_messages_plays_by_turns(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    zoe.user.dms_open = False
    code = await opened(desk, ada)
    await joined(desk, zoe, code)
    await desk.press(ada, "Start", boards(ada)[-1])
    match = await match_of(desk, ada)
    assert not any(letter.behind for letter in match.letters)
    assert boards(zoe) == []
    listed = (await zoe.slash(zoe.open_dm(), "turns")).answer
    assert listed is not None
    assert "our direct messages" in "\n".join(listed.texts)
    shown = await desk.press(zoe, "Gembatan with Ada", listed)
    assert shown.answer is not None
    assert "More" in buttons(shown.answer)


async def all_behind_more(desk: Desk, who: Actor) -> dict[str, str]:
    """Press each button behind More of a member's board, and return what each has answered."""
    told = dict[str, str]()
    labels = list(buttons(await desk.more(who, boards(who)[-1])))
    for label in labels:
        panel = await desk.more(who, boards(who)[-1])
        told[label] = said(await desk.press(who, label, panel))
    return told


@pytest.mark.parametrize(
    ("command", "options"),
    [("gembatan new", {}), ("gems new", {"mode": "relay"}), ("gems new", {"mode": "race"}), ("rush new", {})],
    ids=["gembatan", "relay", "race", "gemrush"],
)
async def test_all_that_is_behind_more_works(desk: Desk, command: str, options: dict[str, object]) -> None:
    ada, zoe, match = await seated(desk, command, **options)
    if options.get("mode") != "race":
        await play(desk, match, (ada, zoe), lambda match: match.version > 6)
    for who in (ada, zoe):
        for label, answer in (await all_behind_more(desk, who)).items():
            assert "ticket" not in answer.lower(), (label, answer)
            assert "oauth2" not in answer, (label, answer)
            assert "<#" not in answer, (label, answer)


async def test_members_play_again(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    await desk.drawn()
    await desk.press(zoe, "Play again", boards(zoe)[-1])
    again = await match_of(desk, ada)
    assert again.id != match.id
    await desk.press(ada, "I’m in", boards(ada)[-1])
    assert (await desk.sessions.matches.match(again.id)).phase is Phase.PLAYING


@pytest.mark.parametrize(
    ("command", "options"), [("gembatan new", {}), ("gems new", {"mode": "relay"}), ("rush new", {"mode": "rush"})]
)
async def test_a_move_is_typed_in_direct_messages(desk: Desk, command: str, options: dict[str, object]) -> None:
    ada, zoe, match = await seated(desk, command, **options)
    seat, doors, game = match.to_move[0], doors_of(match.game), all_games()[match.game]
    mover = ada if match.seats[seat].user == ada.id else zoe
    move = next(iter(game.legal_moves(match.state, seat)))
    name, typed = doors.typed(move, game.notate(move))
    await mover.slash(mover.open_dm(), f"{doors.COMMAND} {name}", **typed)
    await desk.drawn()
    match = await desk.sessions.matches.match(match.id)
    assert (match.entry.kind, match.entry.user) == ("move", mover.id)


async def test_a_step_is_taken_back(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    by_id = {ada.id: ada, zoe.id: zoe}
    mover = by_id[match.seats[match.to_move[0]].user]
    legal = await desk.legal_of(match.id, mover)
    match = await desk.sessions.turns.play(desk.request(mover), match.id, legal[0], None)
    await desk.drawn()
    undo = next(label for label in buttons(boards(mover)[-1]) if "undo" in buttons(boards(mover)[-1])[label])
    desk.wait_a_second()
    await desk.press(mover, undo, boards(mover)[-1])
    match = await desk.sessions.matches.match(match.id)
    assert match.entry.kind == "undo"
    converged(match, by_id)


async def test_a_reminder_comes_directly_and_leads_to_the_own_board(desk: Desk) -> None:
    ada, zoe, match = await seated(desk, time=24 * 60)
    mover = ada if match.seats[match.to_move[0]].user == ada.id else zoe
    conversation = mover.open_dm()
    newest = boards(mover)[-1].id
    desk.clock.turn(13 * 60)
    reminder = await notice(mover, "Gembatan", conversation, after=newest)
    text = "\n".join(reminder.texts)
    assert f"https://discord.com/channels/@me/{conversation.id}/{newest}" in text
    assert "<#" not in text


async def test_a_proposal_is_answered_in_direct_messages(desk: Desk) -> None:
    ada, zoe, match = await seated(desk)
    await desk.sessions.proposals.propose_end(desk.request(ada), match.id)
    asked = await notice(zoe, "Ada", zoe.open_dm(), after=boards(zoe)[-1].id)
    agree = next(label for label in buttons(asked) if "gree" in label)
    await desk.press(zoe, agree, asked)
    match = await desk.sessions.matches.match(match.id)
    assert match.over
    converged(match, {ada.id: ada, zoe.id: zoe})


async def test_who_is_asked_in_a_group_message_accepts(desk: Desk) -> None:
    ada, zoe = desk.actor("Ada"), stranger(desk, "Zoe")
    desk.playground.world.set_installed(ada.id, installed=True)
    group = desk.playground.world.add_group([ada.id, zoe.id], "Friends")
    asked = await ada.menu(group, "Challenge", zoe.id)
    assert asked.answer is not None
    told = said(await desk.press(ada, "Gembatan: Full match", asked.answer))
    assert re.search(CODE, told)
    await desk.press(zoe, "Accept", boards(zoe)[-1])
    match = await match_of(desk, ada)
    assert (match.phase, [seat.user for seat in match.seats]) == (Phase.PLAYING, [ada.id, zoe.id])


async def test_who_wants_every_board_sees_the_turns_of_others(desk: Desk) -> None:
    ada, zoe, bela = desk.actor("Ada"), stranger(desk, "Zoe"), desk.actor("Bela")
    code = await opened(desk, ada)
    for who in (zoe, bela):
        await joined(desk, who, code)
    panel = (await bela.slash(bela.open_dm(), "letters settings")).answer
    assert panel is not None
    assert "after each turn" in said(await desk.press(bela, "Every board", panel))
    await desk.press(ada, "Start", boards(ada)[-1])
    match = await play(desk, await match_of(desk, ada), (ada, zoe, bela), lambda match: match.version > 12)
    letter = match.letter_of(bela.id)
    assert letter is not None
    assert letter.version >= match.version - 1


async def test_strangers_learn_nothing_of_a_match(desk: Desk) -> None:
    _, _, match = await seated(desk)
    bela = desk.actor("Bela")
    assert "no such match" in said(await bela.slash(bela.open_dm(), "replay", match=match.id)).lower()
    assert "no such match" in said(await bela.slash("games", "replay", match=match.id)).lower()
    assert match.id not in texts_of(bela)
    forged = (await bela.slash(bela.open_dm(), "help")).answer
    assert forged is not None
    for action in ("more", "join", "code", "letter", "own", "board"):
        custom_id = f"b:gembatan:{match.id}:{match.version}:{action}:"
        button = {"type": 2, "id": 90, "style": 2, "label": "?", "custom_id": custom_id}
        forged.components[:] = [{"type": 1, "id": 91, "components": [button]}]
        answer = said(await desk.click(bela, forged, custom_id))
        assert "Ada" not in answer
        assert "no longer" in answer


async def test_a_conversation_that_has_shown_a_board_is_not_opened_again(desk: Desk) -> None:
    ada = desk.actor("Ada")

    def openings() -> int:
        return sum(one.path.endswith("/@me/channels") for one in desk.playground.rest.requests)

    for expected in (1, 1):
        await ada.slash("games", "gembatan new", letters=True)
        await desk.drawn()
        assert openings() == expected
        await desk.restart()
    assert len(boards(ada)) == 2
