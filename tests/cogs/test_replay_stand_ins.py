"""Tests of what tells a move that a computer player made for a member: replays, boards, and the end of the match."""

from typing import Any

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.memory.record import Moment, Replay
from bot.sessions.model import Entry, Match, Member
from bot.sessions.pace import FormerOwner
from bot.storage.keeping import is_computer
from bot.ui.boards import messages
from bot.ui.faces.pictured import Captions
from bot.ui.words import Words
from cogs.replay.story import captions, numbered, step_told
from tests.cogs.desk import Desk, buttons, notice, relay, started
from tests.cogs.gembatan_table import TWO
from tests.cogs.test_computers import rested
from tests.cogs.test_replays import newest_private_message, replay_of

MINUTES = 60
GAMES = {"gems3d": "gems new", "gembatan": "gembatan new", "gemrush": "rush new"}
MOVER = "🤖 Opal \\(normal\\)"
PLAIN = "🤖 Opal (normal)"  # in pictures and what is told about them


async def covered(desk: Desk, game: str) -> tuple[Match, int]:
    """Let a computer player play Ada's first turn. Return the match, and the number of the last moment of this turn."""
    options: dict[str, object] = {"time": MINUTES, "late": "stay"}
    if game == "gems3d":
        options["mode"] = "relay"
    ada, bela = await started(desk, GAMES[game], "Ada", "Bela", channel="games", **options)
    if (await desk.match(ada)).to_move != (0,):
        ada, bela = bela, ada
    desk.clock.turn(MINUTES)
    await notice(bela, f"{MOVER} plays until")
    match = await rested(desk, bela)
    return match, (await replay_of(desk, match.id, ada)).last


@pytest.mark.parametrize("game", GAMES)
async def test_each_step_names_the_computer_player_and_for_whom_it_plays(desk: Desk, game: str) -> None:
    match, last = await covered(desk, game)
    (lent,) = match.terms.stand_ins
    for_whom = f"{MOVER} plays for {lent.name}."
    who = desk.actor(lent.name)
    await desk.press(who, "I am back", await desk.more(who))  # from now on, the seat is the member's

    replay, face, words = await replay_of(desk, match.id, who), desk.client.faces[game], Words(desk.texts, "en-US")
    await desk.slash(who, "replay", match=match.id)
    await desk.press(who, "»", newest_private_message(who))
    step = newest_private_message(who)
    text, _ = numbered(replay, face, words)
    caption = captions(replay, face, words, range(last + 1))[-1].text

    *_, told, said = "\n".join(step.texts).splitlines()
    assert told.startswith(MOVER)
    assert said == for_whom
    assert for_whom in text
    assert any(MOVER in line and line[0].isdigit() for line in text)
    assert lent.name not in "\n".join(line for line in text if line[0].isdigit())
    assert caption.startswith(PLAIN)
    assert lent.name not in (step.attachments[0].description or "")


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_of_the_end_names_the_computer_player_that_made_the_last_move(desk: Desk, game: str) -> None:
    match, last = await covered(desk, game)
    (lent,) = match.terms.stand_ins
    entry = (await replay_of(desk, match.id, desk.actor("Ada"))).moments[last].entry
    assert is_computer(entry.user or 0)
    face, words = desk.client.faces[game], Words(desk.texts, "en-US")
    owner = replace(match.seats[lent.seat], user=lent.owner, name=lent.name)
    seats = tuple(owner if one.seat == lent.seat else one for one in match.seats)
    home = replace(match, entry=entry, seats=seats, terms=replace(match.terms, stand_ins=()))

    line = messages.retired(home, face, words, (), desk.client.pictures.faults)
    news = face.news(home, [entry], words)

    (text,) = line.children
    assert isinstance(text, TextDisplay)
    assert MOVER in text.content
    assert lent.name not in text.content
    assert lent.name not in news
    if face.tells_turns:
        alt = face.alt(home, face.view(home), words)
        before = [line for line in alt.splitlines() if PLAIN in line]
        assert before


async def test_the_end_of_a_relay_and_its_replay_credit_the_computer_player_that_brought_the_most(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    face, pictured = desk.client.faces["gems3d"], list[str]()
    before = face.captions

    def captioned(*args: Any) -> Captions:
        found = before(*args)
        pictured.append(dict(found).get("reason", ""))
        return found

    monkeypatch.setattr(face, "captions", captioned)
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4 length=1 mode=relay")
    ada, _ = await relay(desk, size=6, turns=1, time=MINUTES, late="turn")
    match = await desk.match(ada)
    over = desk.heard_of(lambda one: one.over)
    desk.clock.turn(MINUTES)
    await over
    await desk.drawn()

    owner = match.name_of(match.to_move[0])
    assert f"points. {MOVER} for {owner} brought the most: 4" in "\n".join(desk.board(ada).texts)
    assert f"{PLAIN} for {owner} brought the most: 4" in pictured
    pictured.clear()
    await desk.slash(ada, "replay", match=match.id)
    await desk.press(ada, "»", newest_private_message(ada))
    assert pictured[-1] == f"{PLAIN} for {owner} brought the most: 4"


@pytest.mark.parametrize("game", GAMES)
async def test_a_member_who_is_back_and_leaves_has_left_in_person(desk: Desk, game: str) -> None:
    options: dict[str, object] = {"time": MINUTES, "late": "stay"} | ({"mode": "relay"} if game == "gems3d" else {})
    members = await started(desk, GAMES[game], "Ada", "Bela", "Chen", channel="games", **options)
    (first,) = (await desk.match(members[0])).to_move
    gone, other = members[first], members[first - 1]
    desk.clock.turn(MINUTES)
    await notice(other, f"{MOVER} plays until")
    match = await rested(desk, other)
    (name,) = (one.name for one in match.terms.stand_ins)
    more = buttons(await desk.more(gone))
    await desk.press(gone, more.get("I am back") or more["Ich bin wieder da"], newest_private_message(gone))
    await desk.sessions.seats.resign(desk.request(gone), match.id)

    await desk.slash(gone, "replay", match=match.id)
    await desk.press(gone, "»", newest_private_message(gone))
    told = "\n".join(newest_private_message(gone).texts)
    replay, face, words = await replay_of(desk, match.id, gone), desk.client.faces[game], Words(desk.texts, "en-US")

    assert replay.moments[-1].entry.kind == "leave"
    assert told.splitlines()[-1].startswith(name)
    assert MOVER not in told
    assert face.scene(replay.at(replay.last, face.game), words)[1].seats[first].name == name


def reseated(version: int, notation: str) -> Entry:
    return Entry(version, "seat", Seat(0), None, notation, (), 0)


@pytest.mark.parametrize(
    ("changes", "owner"),
    [
        ((reseated(8, "100>102 left"),), 100),  # Chen has taken the seat after the computer player's move
        ((reseated(4, "100>102 left"), reseated(5, "102>-1 late")), 102),
        ((reseated(3, "100>102 holiday"), reseated(8, "102>100 back"), reseated(9, "100>102 left")), 100),
        ((reseated(4, "100>102 left"), reseated(5, "102>-1 late"), reseated(9, "-1>102 back")), 102),
        ((reseated(8, ""),), None),  # an archive names nobody
    ],
)
async def test_a_computer_player_has_played_for_who_had_the_seat_then(
    desk: Desk, changes: tuple[Entry, ...], owner: int | None
) -> None:
    match, last = await covered(desk, "gembatan")
    replay = await replay_of(desk, match.id, desk.actor("Ada"))
    seats = tuple(replace(one, user=102 - one.seat, name="Chen" if one.seat == 0 else "Bela") for one in match.seats)
    terms = replace(match.terms, stand_ins=(), former=(FormerOwner(Seat(0), 100),))
    move = replace(replay.moments[last].entry, seat=Seat(0), version=6)
    moments = (*replay.moments[:last], Moment(move, replay.moments[last].state))
    replay = replace(
        replay, match=replace(match, seats=seats, terms=terms, version=10), moments=moments, reseated=changes
    )
    told = step_told(replay, desk.client.faces["gembatan"], Words(desk.texts, "en-US"), last)

    assert replay.owner_at(Seat(0), 6) == (None if owner is None else Member(owner, "Chen" if owner == 102 else ""))
    assert ("plays for" in told) == (owner is not None)
    assert (f"{MOVER} plays for <@100>." in told) == (owner == 100)
    assert (f"{MOVER} plays for Chen." in told) == (owner == 102)


async def gone_in_mid_turn(desk: Desk, **step: object) -> Replay:
    """Let Ada fill a socket and be late, and a computer player end the turn. Return the replay of the match."""
    desk.lay_out(TWO)
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela", channel="games", time=MINUTES, late="turn")
    await desk.slash(ada, "gembatan fill", socket="BH60-BI60")
    if step:
        await desk.slash(ada, "gembatan play", **step)
    desk.clock.turn(MINUTES)
    await notice(bela, f"{MOVER} plays this turn")
    match = await rested(desk, bela)
    return await replay_of(desk, match.id, ada)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ({"tile": "GP--", "cell": "BI59"}, "made 1 of these steps."),
        ({}, "made 2 of these steps."),
    ],
)
async def test_a_turn_that_a_computer_player_ends_is_told_as_its_member_began_it(
    desk: Desk, step: dict[str, object], told: str
) -> None:
    replay = await gone_in_mid_turn(desk, **step)
    words, face = Words(desk.texts, "en-US"), desk.client.faces["gembatan"]

    board = desk.board(desk.actor("Bela")).texts[1]
    (line,) = (text for message in desk.actor("Bela").messages("games") for text in message.texts if "-# Ada" in text)
    caption = captions(replay, face, words, [0, replay.last])[-1].text
    last = step_told(replay, face, words, replay.last)

    for said, mover in ((board, MOVER), (line, MOVER), (caption, PLAIN)):
        assert "Ada laid 2 tiles and filled 3 sockets: 3 points." in said
        assert f"{mover} {told}" in said
        assert f"{mover} laid" not in said
    assert f"{MOVER} laid" not in last
    assert f"{MOVER} ends the turn, in all 2 tiles and 3 gems: **3 points**." in last


async def test_a_turn_of_gem_rush_that_a_computer_player_ends_names_both(desk: Desk) -> None:
    ada, bela = await started(desk, "rush new", "Ada", "Bela", channel="games", time=MINUTES, late="turn")
    match = await desk.match(ada)
    (seat,), game = match.to_move, desk.games["gemrush"]
    mover, other = (ada, bela) if match.seats[seat].user == ada.id else (bela, ada)
    steps = (one for one in game.legal_moves(match.state, seat))
    step = next(one for one in steps if game.to_move(game.apply(match.state, seat, one).state) == (seat,))
    await desk.sessions.turns.play(desk.request(mover), match.id, step, match.version)
    await desk.drawn()
    desk.clock.turn(MINUTES)
    await notice(other, f"{MOVER} plays this turn")
    await rested(desk, other)
    replay, words = await replay_of(desk, match.id, other), Words(desk.texts, "en-US")

    caption = captions(replay, desk.client.faces["gemrush"], words, [0, replay.last])[-1].text

    assert caption.startswith(f"{mover.user.name}: ")
    assert f"{PLAIN} made " in caption
    news = "\n".join(desk.board(other).texts)
    assert f"**{MOVER}**: " in news
    assert f"**{mover.user.name}**: " in news
