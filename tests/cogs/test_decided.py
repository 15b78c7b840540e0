"""Tests of what decided a match as members see it: the button, the panel with its pictures, and who sees what when."""

import asyncio
import re
from functools import partial
from typing import Any

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.moments import LEAD, Kind, Moment, moments
from bot.engine.reading import Played, sole_winner
from bot.errors import NotAllowed, TooHeavy
from bot.games import all_games
from bot.games.gembatan import GAME as GEMBATAN
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.view import own_view
from bot.playground import Actor, Message
from bot.sessions.computers import computer
from bot.sessions.memory import decisive
from bot.sessions.memory.record import Replay
from bot.sessions.model import Phase
from bot.sessions.pace import DAY
from bot.ui.address import Address
from bot.ui.words import Words
from cogs.gembatan.face import GembatanFace
from cogs.replay.counting import count, moment_called
from cogs.replay.decided import decided_panel
from tests.cogs.desk import Desk, buttons, solo, started
from tests.cogs.private_boards import daily_of, finish, first_move, race, state_of
from tests.cogs.test_replays import newest_private_message, replay_of, until_archived
from tests.render.gembatan_scenes import played as played_gembatan
from tests.texts.loaded import all_texts
from tests.ui.test_views import match_of

pytestmark = pytest.mark.slow

ADA = Seat(0)
GEMS: dict[str, Any] = {"size": 6, "types": 4, "line": 3, "turns": 6}


async def played(desk: Desk, *members: Actor, most: int = 400) -> str:
    """Let members move as computer players of the level easy do, and return the id of their match."""
    match = await desk.match(members[0])
    game = all_games()[match.game]
    for number in range(most):
        if match.over:
            break
        seat = match.to_move[number % len(match.to_move)]
        mover = next(who for who in members if who.id == match.seats[seat].user)
        legal, view = list(game.legal_moves(match.state, seat)), game.view(match.state, seat)
        *_, advice = game.advise(view, seat, legal, Stream.of(number), "easy")
        await desk.sessions.turns.play(desk.request(mover), match.id, game.notate(advice.move), None)
        match = await desk.sessions.matches.match(match.id)
    await desk.drawn()
    return match.id


async def played_out(desk: Desk, new: str, *names: str, **options: Any) -> tuple[list[Actor], str]:
    """Start a match with these members, let them play it to its end, and return them and the id of the match."""
    if len(names) > 1:
        members = await started(desk, new, *names, **options)
    else:
        members = [desk.actor(names[0])]
        await desk.slash(members[0], new, **options)
    return members, await played(desk, *members)


async def asked(desk: Desk, who: Actor) -> Message:
    await desk.press(who, "What decided it")
    return newest_private_message(who)


def looks(panel: Message) -> list[str]:
    return [label for label in buttons(panel) if label.startswith("Look at ")]


async def check_panel(desk: Desk, who: Actor) -> Message:
    """Check that the panel has a picture with alt text and a way to the replay for each moment, and return it."""
    panel = await asked(desk, who)
    text = "\n".join(panel.texts)
    assert "**What decided this match**" in text
    addresses = [address for one in buttons(panel).values() if (address := Address.read(one)) is not None]
    numbers = {address.version for address in addresses if address.action == "still"}
    assert 1 <= len(looks(panel)) == len(numbers) == len(panel.attachments) <= 3
    assert all(picture.description for picture in panel.attachments)
    return panel


EACH_GAME = pytest.mark.parametrize(
    ("new", "names", "options"),
    [
        ("gems new", ["Ada"], GEMS),
        ("gems new", ["Ada", "Bela"], {"mode": "race", **GEMS}),
        ("gembatan new", ["Ada", "Bela"], {"gems": 24}),
        ("rush new", ["Ada", "Bela"], {"target": "20"}),
        ("gemdrop new", ["Ada", "Bela"], {"width": 5, "height": 4, "line": 3}),
    ],
    ids=["gems", "race", "gembatan", "rush", "small"],
)


@EACH_GAME
async def test_each_moment_has_a_sentence_a_picture_and_a_way_to_the_replay(
    desk: Desk, new: str, names: list[str], options: dict[str, Any]
) -> None:
    members, match_id = await played_out(desk, new, *names, **options)
    assert "What decided it" in buttons(desk.board(members[0]))
    await desk.restart()
    panel = await check_panel(desk, members[0])
    assert any(part in "\n".join(panel.texts) for part in ("Your best move", "Your costliest move"))

    last = looks(panel)[-1]
    address = Address.read(buttons(panel)[last])
    assert address is not None
    await desk.press(members[0], last, panel)
    found = await replay_of(desk, match_id, members[0])
    kind, number = last.removeprefix("Look at ").split()
    shown = "\n".join(newest_private_message(members[0]).texts)
    assert f"**{kind.capitalize()} {number} of " in shown
    by_turns = found.match.game != "gemdrop"  # In this game, each move is a turn.
    assert kind == "turn" if by_turns else (kind, int(number)) == ("move", address.version)
    assert "What decided it" in buttons(newest_private_message(members[0]))


@pytest.mark.parametrize(
    ("new", "options"),
    [("gems new", {"mode": "race", **GEMS}), ("gembatan new", {}), ("gemdrop new", {"width": 5, "height": 4})],
)
async def test_a_moment_has_one_number_which_its_button_and_the_replay_have_too(
    desk: Desk, new: str, options: dict[str, Any]
) -> None:
    ada, bela = await started(desk, new, "Ada", "Bela", **options)
    await played(desk, ada, bela)
    panel = await check_panel(desk, ada)
    said = re.findall(r"(turn|move) (\d+) of (\d+)", "\n".join(panel.texts))
    assert [f"Look at {kind} {number}" for kind, number, _ in said] == looks(panel)
    assert {last for _, _, last in said} == {"6"} or "race" not in options.values()  # as the board of each counts
    assert "(" not in "".join(part.partition(".")[0] for part in panel.texts if part.startswith("**Your"))

    await desk.press(ada, looks(panel)[0], panel)
    kind, number, last = said[0]
    assert f"**{kind.capitalize()} {number} of {last}**" in "\n".join(newest_private_message(ada).texts)


async def test_turns_of_gems_3d_have_the_numbers_of_the_board(desk: Desk) -> None:
    """A trick is a move of the turn in which a gem moves after it."""
    ada = desk.actor("Ada")
    desk.lay_out("RRKR1/5/5/B4/5 types=RKDBG line=4 tricks=1 length=2")
    await desk.slash(ada, "gems new", size=5, line=4, turns=2)
    match = await desk.match(ada)
    for move in ("C1=R", "A4-E5"):
        await desk.sessions.turns.play(desk.request(ada), match.id, move, None)
    await desk.slash(ada, "replay", match=match.id)
    await desk.press(ada, "»", newest_private_message(ada))

    assert "**Turn 1 of 1** · step 2 of 2" in "\n".join(newest_private_message(ada).texts)
    assert state_of(await desk.match(ada)).boards[0].turns == 1


async def test_a_jump_in_a_race_leads_to_whoever_first_had_this_turn(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela", size=5)
    for who, seat in ((ada, 0), (ada, 0), (bela, 1)):
        move = first_move(await desk.sessions.matches.match(match.id), seat)
        await desk.sessions.turns.play(desk.request(who), match.id, move, None)
    replay, face = await replay_of(desk, match.id, ada), desk.client.faces["gems3d"]

    assert [count(replay, face, number)[:3] for number in range(4)] == [
        ("turn", 0, 2),
        ("turn", 1, 2),
        ("turn", 2, 2),
        ("turn", 1, 1),
    ]
    assert [moment_called(replay, face, called) for called in range(3)] == [0, 1, 2]
    # Bela has had one turn, the third moment. Nobody but Ada has had a second one.
    assert [moment_called(replay, face, called, Seat(1)) for called in range(3)] == [0, 3, 2]
    assert [moment_called(replay, face, called, Seat(0)) for called in range(3)] == [0, 1, 2]


async def test_a_jump_in_a_race_leads_to_a_turn_of_the_member_who_asks(desk: Desk) -> None:
    ada, bela = await started(desk, "gems new", "Ada", "Bela", mode="race", turns=2)
    for who in (ada, ada, bela, bela):
        match = await desk.match(ada)
        await desk.sessions.turns.play(desk.request(who), match.id, (await desk.legal_of(match.id, who))[0], None)
    chen = desk.actor("Chen")
    moments = dict[str, int]()
    for who in (ada, bela, chen):
        await desk.slash(who, "replay", match=match.id)
        panel = newest_private_message(who)  # in each member's own language
        jump = next(label for label, address in buttons(panel).items() if ":jump:" in address)
        asked = await desk.press(who, jump, panel)
        await desk.answered(await who.submit(asked, {"number": "1"}))
        address = Address.read(buttons(newest_private_message(who))["›"])
        assert address is not None
        moments[who.user.name] = address.version

    assert moments == {"Ada": 1, "Bela": 3, "Chen": 1}


async def test_the_answer_does_not_depend_on_the_archive_nor_on_who_asks_first(desk: Desk) -> None:
    ada, bela = await started(desk, "rush new", "Ada", "Bela", target="10")
    match_id = await played(desk, ada, bela)
    replay = await replay_of(desk, match_id, ada)
    known = await desk.sessions.decisive.of(replay, replay.viewer(ada.id))
    assert await desk.sessions.decisive.of(replay, replay.viewer(ada.id)) is known
    await until_archived(desk, match_id)
    await desk.restart()
    again = await replay_of(desk, match_id, bela)
    assert await desk.sessions.decisive.of(again, again.viewer(ada.id)) == known


@pytest.fixture
def searches(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[partial[object]]:
    """Return the searches for the moments of a match that the workers do. The list grows with each search."""
    found = list[partial[object]]()
    run = desk.sessions.workers.run

    async def noted(function: Any, *about: Any, seconds: float) -> Any:
        if isinstance(function, partial) and function.func is decisive.look_back:
            found.append(function)
        return await run(function, *about, seconds=seconds)

    monkeypatch.setattr(desk.sessions.workers, "run", noted)
    return found


async def short_contest(desk: Desk) -> Replay:
    """Return the replay of a short match between Ada and Bela."""
    ada, bela = await started(desk, "gemdrop new", "Ada", "Bela", width=5, height=4, line=3)
    return await replay_of(desk, await played(desk, ada, bela), ada)


async def test_members_who_ask_the_same_at_once_wait_for_one_computation(
    desk: Desk, searches: list[partial[object]]
) -> None:
    replay = await short_contest(desk)
    gone, *others = [asyncio.create_task(desk.sessions.decisive.of(replay, None)) for _ in range(3)]
    await asyncio.sleep(0)
    gone.cancel()

    first, second = await asyncio.gather(*others)

    assert first is second is await desk.sessions.decisive.of(replay, None)
    assert len(searches) == 1


async def test_only_where_panels_offer_moves_is_an_offered_move_exempt(
    desk: Desk, searches: list[partial[object]]
) -> None:
    contest = await short_contest(desk)
    easy = replace(contest.match.seats[1], user=computer("easy", 0).user)
    lone = replace(contest.match, id="against-easy", seats=(contest.match.seats[0], easy))

    await desk.sessions.decisive.of(contest, ADA)
    await desk.sessions.decisive.of(replace(contest, match=lone), ADA)
    assert [search.keywords["offers"] for search in searches] == [False, True]


async def test_an_answer_that_was_cut_short_is_refused_and_not_kept(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = await short_contest(desk)
    with monkeypatch.context() as hurried:
        hurried.setattr(decisive, "SECONDS", 0.001)
        with pytest.raises(TooHeavy):
            await desk.sessions.decisive.of(replay, ADA)
    assert await desk.sessions.decisive.of(replay, ADA)


async def test_a_match_without_a_result_says_so(desk: Desk) -> None:
    ada = await solo(desk)
    kept = await replay_of(desk, await played(desk, ada, most=2), ada)
    broken_off = replace(kept, match=replace(kept.match, phase=Phase.CANCELLED), seed=1)
    with pytest.raises(NotAllowed, match="decided-error-ended"):
        await desk.sessions.decisive.of(broken_off, ADA)


async def test_who_did_not_play_reads_names(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match_id = await played(desk, ada, bela)
    chen = desk.actor("Chen")
    await desk.slash(chen, "replay", match=match_id)
    await desk.press(chen, "Was den Ausschlag gab", newest_private_message(chen))
    text = "\n".join(newest_private_message(chen).texts)
    assert "**Was in dieser Partie den Ausschlag gab**" in text
    assert "Der beste Zug von Ada" in text or "Der beste Zug von Bela" in text
    assert "Dein" not in text


async def test_taken_back_moves_do_not_count(desk: Desk) -> None:
    """Ada blocks her line of four, takes this back, and makes the line."""
    ada = desk.actor("Ada")
    desk.lay_out("RRR3/6/6/6/K5/5R types=RKDBG line=4 length=2")
    await desk.slash(ada, "gems new", size=6, line=4, turns=2)
    match = await desk.match(ada)
    await desk.sessions.turns.play(desk.request(ada), match.id, "A5-D1", None)
    await desk.slash(ada, "gems undo")
    await desk.sessions.turns.play(desk.request(ada), match.id, "F6-D1", None)
    await played(desk, ada)

    panel = await asked(desk, ada)
    assert looks(panel) == ["Look at turn 1"]
    text = "\n".join(panel.texts)
    assert "**Your best move**: turn 1 of 2, **+4**" in text
    assert "No move of yours cost much." in text


async def test_a_loser_without_a_costly_move_reads_what_the_winner_did(desk: Desk) -> None:
    members = await started(desk, "rush new", "Ada", "Bela", target="10")
    match_id = await played(desk, *members)
    replay, face = await replay_of(desk, match_id, members[0]), desk.client.faces["gemrush"]
    winner = sole_winner(face.game, replay.moments[-1].state)
    assert winner is not None
    loser, name = Seat(1 - winner), ("Ada", "Bela")[winner]

    found = moments(face.game, decisive.played(replay, face.game), (loser,), (), Stream.of(1), together=False)
    layout, _ = await decided_panel(
        desk.client.pictures, face, replay, found, loser, match_id, Words(all_texts(), "en")
    )
    text = "\n".join(part.content for part in layout.walk_children() if isinstance(part, TextDisplay))
    assert f"**{name}’s best move**" in text
    assert f"No single move of yours lost it: {name} gained more over the whole match." in text
    assert "cost much" not in text

    gone = replace(replay.match, terms=replace(replay.match.terms, unplaced=(loser,)))  # may have more points
    layout, _ = await decided_panel(
        desk.client.pictures, face, replace(replay, match=gone), found, loser, match_id, Words(all_texts(), "en")
    )
    text = "\n".join(part.content for part in layout.walk_children() if isinstance(part, TextDisplay))
    assert "No move of yours cost much." in text


async def test_a_lead_from_the_last_turn_on_is_not_told(desk: Desk) -> None:
    members = await started(desk, "rush new", "Ada", "Bela", target="8")
    match_id = await played(desk, *members)
    replay, face = await replay_of(desk, match_id, members[0]), desk.client.faces["gemrush"]
    moves = decisive.played(replay, face.game)
    last, early = moves[-1], moves[3]

    async def told(step: Played, kind: Kind) -> str:
        moment = Moment(kind, step.number, step.seat, step.move, turned=LEAD, leader=step.seat)
        words = Words(all_texts(), "en")
        layout, _ = await decided_panel(desk.client.pictures, face, replay, (moment,), None, match_id, words)
        return "\n".join(part.content for part in layout.walk_children() if isinstance(part, TextDisplay))

    assert "From here on" in await told(early, "turn")
    assert "From here on" in await told(early, "best")
    assert "turning point" not in await told(last, "turn")
    at_last = await told(last, "best")
    assert "best move**" in at_last
    assert "turning point" not in at_last
    assert "From here on" not in at_last


async def test_a_turn_that_is_the_best_and_the_costliest_one_says_why(desk: Desk) -> None:
    members = await started(desk, "rush new", "Ada", "Bela", target="8")
    match_id = await played(desk, *members)
    replay, face = await replay_of(desk, match_id, members[0]), desk.client.faces["gemrush"]
    words, steps = Words(all_texts(), "en"), decisive.played(replay, face.game)
    step = steps[3]
    turn = count(replay, face, step.number).params
    other = next(one for one in steps if one.seat == step.seat and count(replay, face, one.number).params != turn)
    best = Moment("best", step.number, step.seat, step.move, worth=9)

    async def told(costly: Played) -> str:
        cost = Moment("cost", costly.number, costly.seat, costly.move, worth=9, other=14)
        layout, _ = await decided_panel(desk.client.pictures, face, replay, (best, cost), step.seat, match_id, words)
        return "\n".join(part.content for part in layout.walk_children() if isinstance(part, TextDisplay))

    assert "It is the same turn: it was good, and could have been better still." in await told(step)
    assert "the same turn" not in await told(other)


@pytest.mark.parametrize(
    ("out", "lead"), [((), "led to the end."), ((Seat(0),), "led among those in the ranking to the end.")]
)
async def test_a_lead_is_told_of_those_in_the_ranking(desk: Desk, out: tuple[Seat, ...], lead: str) -> None:
    members = await started(desk, "rush new", "Ada", "Bela", target="8")
    match_id = await played(desk, *members)
    replay, face = await replay_of(desk, match_id, members[0]), desk.client.faces["gemrush"]
    terms = replace(replay.match.terms, unheard=out, unplaced=out)
    replay = replace(replay, match=replace(replay.match, terms=terms))
    early = decisive.played(replay, face.game)[3]
    moment = Moment("turn", early.number, early.seat, early.move, turned=LEAD, leader=Seat(1))

    words = Words(all_texts(), "en")
    layout, _ = await decided_panel(desk.client.pictures, face, replay, (moment,), Seat(1), match_id, words)

    text = "\n".join(part.content for part in layout.walk_children() if isinstance(part, TextDisplay))
    assert f"From here on you {lead}" in text


async def test_before_the_end_nobody_learns_what_decided_a_match(desk: Desk) -> None:
    ada = await solo(desk)
    match_id = await played(desk, ada, most=2)
    assert "What decided it" not in buttons(desk.board(ada))
    await desk.slash(ada, "replay", match=match_id)
    assert "What decided it" not in buttons(newest_private_message(ada))
    with pytest.raises(NotAllowed, match="decided-error-open"):
        await desk.sessions.decisive.of(await replay_of(desk, match_id, ada), ADA)


async def test_a_short_match_says_that_nothing_stands_out(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match, members = await desk.match(ada), {ada.id: ada, bela.id: bela}
    for _ in range(2):  # each trades
        mover = members[match.seats[match.to_move[0]].user]
        move = all_games()["gembatan"].default(match.state, match.to_move[0])
        match = await desk.sessions.turns.play(desk.request(mover), match.id, move, None)
    await desk.sessions.seats.resign(desk.request(bela), match.id)
    await desk.drawn()
    panel = await asked(desk, ada)
    assert "No move stands out" in "\n".join(panel.texts)
    assert looks(panel) == []


async def test_a_daily_match_tells_nothing_until_its_day_is_over(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems daily")
    match = await daily_of(desk, ada)
    for _ in range(2):
        await desk.sessions.turns.play(desk.request(ada), match.id, first_move(match, 0), None)
        match = await daily_of(desk, ada)
    await finish(desk, ada)
    assert "What decided it" not in buttons(newest_private_message(ada))
    with pytest.raises(NotAllowed, match="decided-error-open"):
        await desk.sessions.decisive.of(await replay_of(desk, match.id, ada), ADA)

    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)
    await desk.slash(ada, "replay", match=match.id)
    assert "What decided it" in buttons(newest_private_message(ada))


async def test_a_match_of_which_only_the_end_is_kept_says_so(desk: Desk) -> None:
    ada = await solo(desk)
    match_id = await played(desk, ada, most=3)
    await desk.sessions.seats.resign(desk.request(ada), match_id)
    kept = await replay_of(desk, match_id, ada)
    with pytest.raises(NotAllowed, match="decided-error-old"):
        await desk.sessions.decisive.of(replace(kept, moments=kept.moments[-2:]), ADA)


async def test_moves_of_a_stand_in_are_not_the_members(desk: Desk) -> None:
    ada, bela = await started(desk, "gembatan new", "Ada", "Bela")
    match_id = await played(desk, ada, bela, most=6)
    replay = await replay_of(desk, match_id, ada)
    lent = [replace(one, entry=replace(one.entry, user=computer("hard", 0).user)) for one in replay.moments]
    game = all_games()["gembatan"]

    assert not any(step.lent for step in decisive.played(replay, game))
    assert all(step.lent for step in decisive.played(replace(replay, moments=tuple(lent)), game))
    seats = tuple(replace(seat, user=computer("easy", seat.seat).user) for seat in replay.match.seats)
    own = replace(replay, moments=tuple(lent), match=replace(replay.match, seats=seats))
    assert not any(step.lent for step in decisive.played(own, game))


def test_the_picture_of_a_better_play_shows_the_turn_that_earns_its_points() -> None:
    """A first play that scores little by itself is named for the whole turn, so the whole turn is a draft."""
    face, found = GembatanFace(), 0
    for state in (one for one in played_gembatan(3, 2) if not is_drafting(one)):
        for seat in GEMBATAN.to_move(state):
            view, legal = own_view(state), list(GEMBATAN.legal_moves(state, seat))
            *_, advice = GEMBATAN.advise(view, seat, legal, Stream.of(1), "normal")
            if advice.why is None or advice.why.key != "gembatan-why-begins":
                continue
            match = match_of(face, GembatanOptions(), Phase.PLAYING, state=state)
            shown = face.suggested(match, seat, advice.move, advice.then)
            assert shown.draft is not None
            assert shown.draft.tally.points == dict(advice.why.params)["whole"]
            found += 1

    assert found > 3
