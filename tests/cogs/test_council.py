"""Tests of a channel that plays one seat: whole matches by three members, what boards show, and what presses answer."""

import random
import re
from typing import Any

import pytest

from bot.engine.game import AnyGame, Seat
from bot.playground import Actor, Message
from bot.sessions.model import Match, Phase
from bot.sessions.pace import HOUR
from bot.sessions.play.council import draft_in
from bot.storage.keeping import COUNCIL
from bot.ui.boards.council import MOST_TOLD
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.gembatan_table import alt_of, choose, menu, offered
from tests.cogs.test_computers import SMALL, rested, text_of
from tests.sessions.notice_box import settle

# By command `new`: its options for a short match.
SHORT: dict[str, dict[str, Any]] = {
    "gemdrop": SMALL,
    "gems": {"mode": "relay", "size": 5, "types": 3, "drop": 5, "line": 3, "turns": 6},
    "gembatan": {"gems": 20},
    "rush": {"target": "5"},
}
MOST_TURNS = 60


async def begun(desk: Desk, command: str = "gems", **options: Any) -> tuple[Actor, Actor, Actor]:
    """Begin a short match of the channel, and return three members."""
    ada = desk.actor("Ada")
    await desk.slash(ada, f"{command} new", **{**SHORT[command], "computer": "easy", "channel": 8, **options})
    await rested(desk, ada)
    return ada, desk.actor("Bela"), desk.actor("Chen")


def turns(game: AnyGame, match: Match, chance: random.Random, count: int = 1) -> list[list[str]]:
    """Return random turns of the channel, each as the notations of its moves."""
    found = list[list[str]]()
    assert match.council is not None
    for _ in range(50 * count):
        draft = list[str]()
        planning = draft_in(match, game, match.council, draft)
        while planning is not None and len(draft) < 25:
            move = chance.choice(list(game.legal_moves(planning.state, match.council)))
            draft.append(game.notate(move))
            after = game.apply(planning.state, match.council, move)
            reveals = any(game.upsets(event, match.council, careful=True) for event in after.events)
            if reveals or match.council not in game.to_move(after.state):
                if draft not in found:
                    found.append(draft)
                break
            planning = draft_in(match, game, match.council, draft)
        if len(found) == count:
            break
    return found


def long_turn(game: AnyGame, match: Match, chance: random.Random) -> list[str]:
    """Return a random turn at Gembatan that lays all that fits, as the notations of its moves."""
    draft, seat = list[str](), match.council
    assert seat is not None
    while (planning := draft_in(match, game, seat, draft)) is not None:
        legal = [game.notate(move) for move in game.legal_moves(planning.state, seat)]
        lays = [move for move in legal if not move.startswith("trade") and move != "end"]
        if not lays:
            return [*draft, "end"]
        draft.append(chance.choice(lays))
    raise AssertionError(draft)


async def propose(desk: Desk, who: Actor, moves: list[str]) -> Match:
    match = await desk.match(who)
    proposed = await desk.sessions.councils.propose(desk.request(who), match.id, moves, match.version)
    await desk.drawn()
    return proposed


def votes(message: Message) -> list[str]:
    """Return the lines of the proposed turns on a board."""
    return [line for text in message.texts for line in text.splitlines() if re.match(r"\*\*\d+\.\*\*", line)]


@pytest.mark.timeout(240)
@pytest.mark.parametrize("command", SHORT)
async def test_three_members_play_a_whole_match_with_a_restart_in_the_middle(desk: Desk, command: str) -> None:
    ada, bela, chen = await begun(desk, command)
    match, chance, restarted = await desk.match(ada), random.Random(7), False
    match_id, game = match.id, desk.client.faces[match.game].game
    for number in range(MOST_TURNS):
        [turn] = turns(game, match, chance)
        await propose(desk, ada, turn)
        await desk.press(bela, "Vote 1")
        if number == 1:
            await desk.restart()
            restarted = True
        await desk.press(chen, "Vote 1")
        await desk.press(chen, "Vote 1")
        assert votes(desk.board(ada))[0].endswith("3 votes")
        board = desk.board(bela)
        await desk.press(bela, "Play it now", board)
        match = await rested(desk, ada) if not (await desk.sessions.matches.match(match_id)).over else match
        match = await desk.sessions.matches.match(match_id)
        if match.over:
            break
    assert restarted
    assert match.phase is Phase.OVER
    story = await desk.sessions.replays.story(match)
    ours = [one for one in story if one.kind == "move" and one.seat == 0]
    assert ours
    assert {one.user for one in ours} <= {COUNCIL, None}  # an archive keeps no ids but those of computer players
    assert "The channel" in text_of(desk.board(ada))
    assert not any(f"<@{COUNCIL}>" in text_of(message) for message in ada.messages("games"))


async def test_a_turn_is_chosen_by_buttons_and_the_board_lists_it_without_a_new_message(desk: Desk) -> None:
    ada, bela, _ = await begun(desk, "gembatan")
    boards = len(desk.boards(ada))
    panel = (await desk.press(ada, "Play")).answer
    assert panel is not None
    assert "what you choose here is a proposal with your vote" in text_of(panel)
    for _ in range(3):
        panel = (await choose(desk, ada, panel, next(iter(offered(panel))))).answer
        assert panel is not None
        if "End turn" in buttons(panel):
            break
    assert votes(desk.board(ada)) == []  # only she sees what she puts together
    assert "It is proposed once you end the turn." in text_of(panel)
    ended = await desk.press(ada, "End turn", panel)
    assert said(ended).startswith("You propose: ")
    [line] = votes(desk.board(bela))
    assert line.endswith(" · 1 vote")
    assert len(desk.boards(ada)) == boards


async def test_a_turn_of_several_moves_can_be_begun_again(desk: Desk) -> None:
    ada, *_ = await begun(desk, "rush", target="20")
    match = await desk.match(ada)
    stepped = next(label for label, address in buttons(desk.board(ada)).items() if ":do:step" in address)
    panel = (await desk.press(ada, stepped)).answer
    assert panel is not None
    assert "2 steps left" in text_of(panel)  # the panel goes on from there, the board does not
    assert "3 steps left" in text_of(desk.board(ada))
    drafts = [one.draft for one in (await desk.match(ada)).terms.voices]
    assert len(drafts) == 1
    anew = (await desk.press(ada, "Begin again", panel)).answer
    assert anew is not None
    assert "Begin again" not in buttons(anew)
    assert (await desk.match(ada)).terms.voices == match.terms.voices == ()


async def test_a_typed_move_is_a_proposal_and_an_illegal_one_says_why(desk: Desk) -> None:
    ada, bela, _ = await begun(desk)
    match = await desk.match(ada)
    [[first], [second]] = turns(desk.client.faces["gems3d"].game, match, random.Random(1), 2)
    start, goal = first.split("-")
    answer = await desk.slash(bela, "gems move", **{"from": start, "to": goal})
    assert answer.startswith(f"You propose: {start} → {goal}.")
    assert "**1.**" in answer
    again = await desk.slash(ada, "gems move", **{"from": start, "to": goal})
    assert votes(desk.board(ada)) == [f"**1.** {start} → {goal} · 2 votes"], again
    refused = await desk.slash(ada, "gems move", **{"from": goal, "to": start})
    assert "propose" not in refused
    start, goal = second.split("-")
    await desk.slash(ada, "gems move", **{"from": start, "to": goal})
    assert len(votes(desk.board(ada))) == 2
    assert (await desk.match(ada)).version == match.version


async def test_five_turns_have_buttons_and_all_others_stand_in_a_menu(desk: Desk) -> None:
    ada, bela, chen = await begun(desk)
    match = await desk.match(ada)
    many = turns(desk.client.faces["gems3d"].game, match, random.Random(2), 9)
    for number, turn in enumerate(many):
        other = desk.actor(desk.playground.world.join(f"m{number}", f"Member {number}").id)
        await propose(desk, other, turn)
    board = desk.board(ada)
    assert len(votes(board)) == MOST_TOLD
    assert "4 more proposals are in the menu." in text_of(board)
    assert [label for label in buttons(board) if label.startswith("Vote ")] == [f"Vote {n}" for n in range(1, 6)]
    options = menu(board)["options"]
    assert [one["value"] for one in options] == ["6", "7", "8", "9"]
    chosen = await choose(desk, chen, board, "8")
    assert said(chosen).strip().startswith("Du stimmst für:")
    assert votes(desk.board(ada))[0].startswith("**8.**")
    assert votes(desk.board(ada))[0].endswith("2 votes")
    await desk.press(bela, "Vote 8")
    assert votes(desk.board(ada))[0].endswith("3 votes")


async def test_where_a_turn_takes_several_votes_the_first_one_says_so(desk: Desk) -> None:
    ada, *_ = await begun(desk, "rush")
    assert "Expect up to three votes a turn" in text_of(desk.board(ada))


async def test_a_long_turn_is_told_with_its_points_and_cut_at_a_whole_move(desk: Desk) -> None:
    ada, bela, _ = await begun(desk, "gembatan", gems=60)
    match, chance = await desk.match(ada), random.Random(5)
    found = [long_turn(desk.client.faces["gembatan"].game, match, chance) for _ in range(MOST_TOLD)]
    await propose(desk, bela, found[0])
    [line] = votes(desk.board(ada))
    assert line.count(" on **") + line.count(" between **") == len(found[0]) - 1  # all but the end of the turn
    assert re.search(r" · \*\*\+\d+\*\* · 1 vote$", line)
    for number, turn in enumerate(found[1:]):
        await propose(desk, desk.actor(desk.playground.world.join(f"m{number}", f"Member {number}").id), turn)
    answer = said(await desk.press(ada, "Vote 1"))
    assert len(answer) <= 2_000
    for line in (*votes(desk.board(ada)), *answer.splitlines()):
        assert line.count("**") % 2 == 0
        assert "…" not in line
    assert "before the last of these moves" in answer
    assert re.search(r" and (1 more move|\d more moves) · \*\*\+\d+\*\* · 1 vote", answer)


async def test_an_answer_to_a_vote_shows_the_board_after_the_moves_of_the_turn(desk: Desk) -> None:
    ada, bela, _ = await begun(desk, "gembatan", gems=60)
    match = await desk.match(ada)
    turn = long_turn(desk.client.faces["gembatan"].game, match, random.Random(5))
    await propose(desk, bela, turn)
    boards = len(desk.boards(ada))
    answer = (await desk.press(ada, "Vote 1")).answer
    assert answer is not None
    assert "The picture shows the board before the last of these moves." in text_of(answer)
    assert "This turn so far: " in alt_of(answer)
    assert votes(desk.board(ada))[0].endswith("2 votes")
    assert len(desk.boards(ada)) == boards
    [trade] = [move for move in turns(desk.client.faces["gembatan"].game, match, random.Random(1)) if len(move) == 1]
    await propose(desk, bela, trade)
    assert "picture" not in said(await desk.press(ada, "Vote 2"))


async def test_turns_can_be_told_apart(desk: Desk) -> None:
    ada, bela, chen = await begun(desk, "gembatan")
    match = await desk.match(ada)
    game = desk.client.faces[match.game].game
    legal = [game.notate(move) for move in game.legal_moves(match.state, Seat(0))]
    pieces = [move for move in legal if move.startswith("trade ")]
    await propose(desk, ada, [pieces[0]])
    await propose(desk, bela, [pieces[1]])
    lines = votes(desk.board(ada))
    assert [line.split(" · ")[0] for line in lines] == [
        f"**{number}.** Trade `{move.removeprefix('trade ')}`" for number, move in enumerate(pieces[:2], 1)
    ]
    assert f"`{pieces[0].removeprefix('trade ')}`" in said(await desk.press(chen, "Vote 1"))


async def test_a_member_reads_all_answers_in_their_own_language(desk: Desk) -> None:
    ada, _, chen = await begun(desk, "gembatan", gems=60)  # Chen's Discord is in German, the channel's is not
    game, match = desk.client.faces["gembatan"].game, await desk.match(ada)
    panel = (await desk.press(chen, "Play")).answer
    assert panel is not None
    assert "Was du hier wählst, ist ein Vorschlag" in text_of(panel)
    await propose(desk, ada, long_turn(game, match, random.Random(5)))
    vote = (await desk.press(chen, "Vote 1")).answer
    assert vote is not None
    assert "Du stimmst für: " in text_of(vote)
    assert "Das Bild zeigt das Brett" in text_of(vote)
    assert alt_of(vote).startswith("Der Kanal ist am Zug.")
    for command in ("gembatan resign", "gembatan hint"):
        assert (await desk.slash(chen, command)).startswith("Hier spielt der Kanal")


async def test_two_presses_on_play_it_now_play_one_turn(desk: Desk) -> None:
    ada, bela, chen = await begun(desk)
    [turn] = turns(desk.client.faces["gems3d"].game, await desk.match(ada), random.Random(3))
    for who in (ada, bela, chen):
        await propose(desk, who, turn)
    before = (await desk.match(ada)).version
    board = desk.board(ada)
    await ada.click(board, "Play it now")
    await desk.click(bela, board, "Play it now")
    match = await rested(desk, ada)
    assert match.version == before + len(turn) + 1  # the turn, and the computer's move


async def test_the_time_plays_the_turn_and_the_board_tells_it(desk: Desk) -> None:
    ada, *_ = await begun(desk)
    [turn] = turns(desk.client.faces["gems3d"].game, await desk.match(ada), random.Random(4))
    await propose(desk, ada, turn)
    before, pings = (await desk.match(ada)).version, len(desk.pings)
    desk.clock.turn(8 * HOUR / 60_000)
    await settle(desk.sessions, desk.clock)
    match = await rested(desk, ada)
    assert match.version > before
    assert "**The channel**" in text_of(desk.board(ada)) or "The channel: " in text_of(desk.board(ada))
    assert len(desk.pings) == pings


async def test_nobody_resigns_takes_back_or_gets_a_hint(desk: Desk) -> None:
    ada, *_ = await begun(desk)
    more = buttons(await desk.more(ada))
    assert not {"Resign", "Hint", "Undo", "Who wins?"} & set(more)
    assert "Tell me the end" in more
    for command in ("gems resign", "gems undo", "gems hint"):
        assert "nobody has a seat of their own" in await desk.slash(ada, command)


async def test_it_begins_by_buttons_too(desk: Desk) -> None:
    ada = desk.actor("Ada")
    opened = (await ada.slash("games", "help")).answer
    panel = (await desk.press(ada, "New match", opened)).answer
    panel = (await desk.press(ada, "Gembatan", panel)).answer
    panel = (await desk.press(ada, "Short match", panel)).answer
    panel = (await desk.press(ada, "Play as a channel", panel)).answer
    assert panel is not None
    assert "After 8 hours, the turn with the most votes is played." in text_of(panel)
    begins = await desk.press(ada, "Easy", panel)
    assert "The channel plays." in said(begins)
    match = await rested(desk, ada)
    assert match.council is not None


async def test_what_does_not_fit_is_refused_in_one_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    race = await desk.slash(ada, "gems new", channel=8, mode="race")
    assert race == "A channel cannot play Gems 3D with these settings. It needs a match in turns, for two or more."
    assert (await desk.slash(ada, "gems new", channel=8)) == race
    timed = await desk.slash(ada, "gembatan new", channel=8, time=60)
    assert timed.startswith("In a match of the channel, `channel:` says how long a turn lasts.")
    letters = await desk.slash(ada, "rush new", channel=8, letters=True)
    assert letters.startswith("A match by letters has no channel that could play.")


async def test_the_same_match_begins_again_after_its_end(desk: Desk) -> None:
    ada, *_ = await begun(desk, channel=3)
    over = await desk.sessions.turns.end(desk.request(ada), (await desk.match(ada)).id)
    assert over is not None
    await desk.drawn()
    await desk.press(ada, "Play again")
    again = await rested(desk, ada)
    assert again.id != over.id
    assert again.terms.council is not None
    assert (again.council, again.terms.council.hours, again.options) == (0, 3, over.options)
