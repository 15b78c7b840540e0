"""Tests of what members who wait are told: when they decide, what each choice means, and what has become of it."""

import asyncio
import re

import pytest

from bot.playground import Actor, Message
from bot.playground.world.permissions import Permission
from bot.sessions.model import GuildSettings, Match, Phase
from bot.sessions.pace import DAY, HOUR
from bot.ui.address import Address
from bot.ui.boards.decisions import choice_lines
from bot.ui.boards.drawing import Drawing, Plan
from bot.ui.panels import Picture
from bot.ui.times import moment
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, notice, relay, resign, said, started
from tests.cogs.gemrush_table import choose
from tests.cogs.private_boards import race
from tests.cogs.test_allowed import looked
from tests.cogs.test_calls_after_refusals import moves
from tests.cogs.test_computers import rested
from tests.cogs.test_strangers import forged
from tests.sessions.notice_box import settle

A_DAY = 24 * 60  # minutes
WAITS = "If Ada does not move by "
THEN = "you decide whether the match keeps waiting."
OPEN = "You decide about Ada now."
FREE = "Until Ada is back, Bela can resign: then the match ends without a result."
LANGUAGES = ("en-US", "de", "fr", "es-ES", "pt-BR")


def text_of(message: Message) -> str:
    return "\n".join(message.texts)


async def asked(desk: Desk, who: Actor, after: int = 0) -> Message:
    """Let a week pass, and return the question."""
    desk.clock.turn(7 * A_DAY)
    question = await notice(who, "Decide what happens by", after=after)
    await settle(desk.sessions, desk.clock)
    await desk.drawn()
    return question


async def opens(desk: Desk, match: Match) -> str:
    """Return the moment at which the others are to vote about Ada."""
    at = await desk.sessions.silences.vote_opens(match, match.to_move[0])
    assert at is not None
    return moment(at)


async def test_who_waits_is_told_wherever_they_look_when_they_decide_and_until_when(desk: Desk) -> None:
    ada, bela = await relay(desk)
    match = await desk.match(bela)
    assert await opens(desk, match) == moment(match.clocks[0].at + 7 * DAY)
    sentence = f"{WAITS}{await opens(desk, match)}"

    for found in (
        said(await desk.press(bela, "Move")),
        await desk.slash(bela, "gems hint"),
        text_of(await desk.more(bela)),
    ):
        assert sentence in found
        assert THEN in found
    listed = await desk.slash(bela, "turns")
    assert f"from {await opens(desk, match)}" in listed
    assert "on, you decide whether the match keeps waiting · " in listed
    assert "time:" not in listed  # without a limit, none runs
    own = await desk.slash(ada, "turns")
    assert f"from {await opens(desk, match)}" in own
    assert "on, the other member decides what happens" in own
    assert f"If you do not move by {await opens(desk, match)}" in text_of(await desk.more(ada))
    assert "Bela decides what happens." in text_of(await desk.more(ada))
    assert "decide" not in text_of(await desk.more(desk.actor("Chen")))  # who only watches decides nothing

    question = await asked(desk, bela)

    assert f"Decide what happens by {moment(desk.clock.now() + DAY)}" in text_of(question)  # at once, with a whole day
    assert "For you the match counts as usual. If you resign before Ada is back, the match ends" in text_of(question)
    assert "You win" not in text_of(question)
    (vote,) = await desk.sessions.votes.wanted(bela.id)
    for language in LANGUAGES:
        lines = choice_lines(vote, Words(desk.texts, language))
        assert len(lines) == 5
        assert max(map(len, lines)) < 200, (language, lines)
    refused = said(await desk.press(bela, "Move"))
    assert OPEN in refused
    assert "`/turns`" in refused

    found = said(await desk.press(bela, "Wait", question))
    told = await notice(bela, "the match waits for Ada until")

    until = moment(desk.clock.now() + 7 * DAY)
    assert f"{WAITS}{until}" in found
    assert f"until {until}" in text_of(told)
    assert "After that Bela decides again." in text_of(told)


async def test_who_proposes_a_time_reads_that_the_silent_member_has_to_agree_and_what_helps(desk: Desk) -> None:
    _, bela, _ = await relay(desk, "Ada", "Bela", "Chen")

    told = await desk.slash(bela, "pace", time=A_DAY)

    assert "Ada, for whom the match waits, has to agree, too." in told
    assert f"{WAITS}<t:" in told


async def test_several_others_are_told_that_they_decide_together_and_what_follows(desk: Desk) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen")
    assert "you and the others decide whether the match keeps waiting." in text_of(await desk.more(bela))
    assert "on, you and the others decide whether the match keeps waiting · " in await desk.slash(bela, "turns")
    assert "the others decide what happens." in text_of(await desk.more(ada))
    assert "on, the others decide what happens" in await desk.slash(ada, "turns")
    assert all("decide" not in text_of(board) for board in desk.boards(bela))

    question = await asked(desk, bela)

    assert text_of(question).endswith(
        "It is decided as soon as all have voted. Whoever has not voted by the end leaves it to the others. "
        "If nobody votes, a computer plays on. The same happens if your votes differ."
    )
    assert "the others vote in `/turns`" in text_of(desk.board(bela))
    for who in (bela, chen):
        await desk.press(who, "Let a computer play", question)
    covered = text_of(await notice(bela, "plays until Ada is back", after=question.id))
    assert "without a loss" not in covered  # who plays on with others may lose
    assert "14 days" not in covered


async def test_where_no_vote_follows_none_is_promised(desk: Desk) -> None:
    _, bela = await relay(desk, time=60, late="play")
    assert "decide" not in said(await desk.press(bela, "Move"))
    assert "decide" not in await desk.slash(bela, "turns")


async def test_without_computers_only_what_applies_is_said(desk: Desk) -> None:
    await desk.sessions.settings.change_guild(desk.actor("Ada").guild.id, lambda _: GuildSettings(computers=False))
    _, bela = await relay(desk)

    question = await asked(desk, bela)

    assert list(buttons(question)) == ["Wait", "End without a result"]
    assert "computer" not in text_of(question)
    assert "If you do not decide, the match ends without a result." in text_of(question)


async def test_with_a_limit_the_clock_says_when_and_each_choice_is_explained(desk: Desk) -> None:
    _, bela = await relay(desk, time=60)
    match = await desk.match(bela)
    assert f"{WAITS}{moment(match.clocks[0].at + HOUR)}" in said(await desk.press(bela, "Move"))
    desk.clock.turn(61)
    question = await notice(bela, "Decide what happens")
    await desk.drawn()
    for label in buttons(question):
        assert f"- **{label}**: " in text_of(question)
    assert "Ada gets 1 hour more" in text_of(question)
    assert "Bela decides in `/turns`" in text_of(desk.board(bela))


async def test_each_further_question_says_how_often_the_match_has_waited(desk: Desk) -> None:
    _, bela = await relay(desk)
    question, still = await asked(desk, bela), "Ada** has still not answered in **Gems 3D**."
    for waited in ("once more", "2 times more", "3 times more"):
        await desk.press(bela, "Wait", question)
        desk.clock.turn(7 * A_DAY)
        question = await notice(bela, f"{still} The match has waited {waited}. Decide", after=question.id)
        await desk.drawn()
        assert "Ada has still not answered: Bela decides in `/turns`. It is decided" in text_of(desk.board(bela))

    start, goal = (await desk.legal(desk.actor("Ada")))[0].split("-")
    await desk.slash(desk.actor("Ada"), "gems move", from_=start, to=goal)
    desk.clock.turn(7 * A_DAY)
    await notice(desk.actor("Ada"), "Bela** has not answered for very long in", after=question.id)


async def test_a_question_after_the_member_was_heard_is_the_first_one_again(desk: Desk) -> None:
    ada, bela = await relay(desk)
    question = await asked(desk, bela)
    await desk.press(bela, "Wait", question)
    desk.clock.turn(60)
    await desk.slash(ada, "pace", time=60)
    desk.clock.turn(7 * A_DAY)
    question = await notice(bela, "Ada** has not answered for very long in", after=question.id)
    await desk.drawn()
    assert "Ada has not answered for very long: Bela decides" in text_of(desk.board(bela))

    await desk.press(bela, "Wait", question)
    desk.clock.turn(7 * A_DAY)
    await notice(bela, "The match has waited once more.", after=question.id)


async def test_turns_and_the_reminder_of_a_further_question_say_that_the_match_has_waited(desk: Desk) -> None:
    _, bela = await relay(desk)
    question = await asked(desk, bela)
    assert "about Ada · decided" in await desk.slash(bela, "turns")
    await desk.press(bela, "Wait", question)
    await asked(desk, bela, after=question.id)
    listed = await desk.slash(bela, "turns")
    assert "about Ada again · the match has waited once more · decided" in listed
    desk.clock.turn(A_DAY / 2 + 1)
    reminder = text_of(await notice(bela, "you have to decide about", after=question.id))
    assert "you have to decide about **Ada** in **Gems 3D** again. The match has waited once more." in reminder


async def test_with_a_time_limit_the_second_question_says_so_too(desk: Desk) -> None:
    _, bela = await relay(desk, time=60)
    desk.clock.turn(61)
    question = await notice(bela, "Ada** has run out of time in")
    await desk.press(bela, "Wait", question)
    desk.clock.turn(61)
    again = "Ada** has run out of time again in **Gems 3D**. The match has waited once more. Decide"
    question = await notice(bela, again, after=question.id)
    await settle(desk.sessions, desk.clock)
    await desk.drawn()
    assert "Ada has run out of time again: Bela decides" in text_of(desk.board(bela))
    desk.clock.turn(61)  # nobody votes
    await settle(desk.sessions, desk.clock)
    desk.clock.turn(61)
    silent = "Ada** has still not answered in **Gems 3D**. The match has waited 2 times more."
    await notice(bela, silent, after=question.id)


async def test_who_plays_on_alone_with_a_time_limit_is_told_when_the_match_ends(desk: Desk) -> None:
    _, bela = await relay(desk, time=3 * A_DAY)
    desk.clock.turn(3 * A_DAY + 1)
    question = await notice(bela, "has run out of time in")
    await choose(desk, bela, question, "computer")
    covered = text_of(await notice(bela, "plays until Ada is back", after=question.id))
    assert "If Bela does not move for 15 days, the match ends without a result." in covered  # five times three days


async def test_who_plays_on_alone_in_a_race_is_told_no_end_without_a_result(desk: Desk) -> None:
    """It ends with a result, since each plays for themselves."""
    (ada, bela), match = await race(desk, "Ada", "Bela", time=A_DAY, late="stay")
    desk.clock.turn(A_DAY / 2)
    start, goal = (await desk.legal_of(match.id, bela))[0].split("-")
    await desk.slash(bela, "gems move", from_=start, to=goal)
    desk.clock.turn(A_DAY / 2 + 1)
    covered = text_of(await notice(ada, "plays until Ada is back"))
    assert "the match ends" not in covered


async def test_who_plays_on_alone_is_told_once_what_leaving_means_and_when_the_match_ends(desk: Desk) -> None:
    ada, bela = await relay(desk)
    question = await asked(desk, bela)

    found = said(await desk.press(bela, "Let a computer play", question))
    covered = await notice(bela, "plays until Ada is back", after=question.id)

    assert "This seat wins only if" not in text_of(desk.board(bela))  # nobody wins a relay
    assert "That decides it: a computer plays until Ada is back." in found
    assert "If Ada does not come back, Ada gets nothing on the leaderboard." in text_of(covered)
    assert FREE in text_of(covered)
    assert "If Bela does not move for 14 days, the match ends without a result." in text_of(covered)
    await rested(desk, bela)
    until = moment((await desk.match(bela)).clocks[0].at + 14 * DAY)
    assert f"without a move the match ends without a result on {until}" in await desk.slash(bela, "turns")
    said_so = f"If you do not move by {until}"
    assert said_so in text_of(await desk.more(bela))
    assert said_so not in text_of(await desk.more(desk.actor("Chen")))
    desk.clock.turn(A_DAY + 1)
    assert said_so in text_of(await notice(bela, "it is your turn in", after=question.id))

    await desk.press(ada, "Ada: I am back", covered)
    for text in (await desk.slash(bela, "turns"), text_of(await desk.more(bela))):
        assert "without a result" not in text


@pytest.mark.parametrize("days", [None, 3])
async def test_a_match_of_the_last_member_ends_when_it_was_said(desk: Desk, days: int | None) -> None:
    _, bela = await relay(desk, time=(days or 0) * A_DAY)
    desk.clock.turn((days or 7) * A_DAY + 1)
    question = await notice(bela, "Decide what happens")
    if days is None:
        await desk.press(bela, "Let a computer play", question)
    else:
        await choose(desk, bela, question, "computer")
    match = await rested(desk, bela)
    until = await desk.sessions.silences.alone_until(match)
    assert until is not None
    for _ in range(60):  # half a day each
        before = desk.clock.now()
        desk.clock.turn(A_DAY / 2)
        await settle(desk.sessions, desk.clock)
        if (await desk.sessions.matches.match(match.id)).over:
            break
    assert before <= until <= desk.clock.now()


async def test_a_direct_list_names_the_end_of_a_match_of_the_last_member(desk: Desk) -> None:
    _, bela = await relay(desk)
    await relay(desk, channel="lounge")
    await desk.slash(bela, "reminders", where="dm")
    question = await asked(desk, bela)
    for place in ("games", "lounge"):
        found = [one for one in bela.messages(place) if "Decide what happens" in text_of(one)]
        await desk.press(bela, "Let a computer play", found[0])
    await settle(desk.sessions, desk.clock)
    desk.clock.turn(A_DAY + 1)
    listed = await bela.wait_for(lambda m: "in 2 matches" in text_of(m), channel=bela.open_dm(), after=question.id)
    assert text_of(listed).count("without a move the match ends without a result on") == 2


async def test_a_year_without_any_answer_ends_step_by_step(desk: Desk) -> None:
    _, bela = await relay(desk)
    match, said_first = await desk.match(bela), dict[int, str]()
    for _ in range(2 * 60):
        desk.clock.turn(A_DAY / 2)
        await settle(desk.sessions, desk.clock)
        await desk.drawn()
        for one in bela.messages("games"):
            if one.only_for is None:
                said_first.setdefault(one.id, text_of(one))
        if (await desk.sessions.matches.match(match.id)).over:
            break

    public = [text for _, text in sorted(said_first.items())]
    steps = (
        r"Ada\*\* has not answered for very long[^\0]*If you do not decide, a computer plays on\.",
        r"you have to decide about \*\*Ada\*\*[^\0]*If you do not decide, a computer plays on\.",
        r"plays until Ada is back\. [^\0]*If Bela does not move for 14 days, the match ends without a result\.",
        r"nobody has played for very long, so the match has ended without a result\. It counts for nobody\.",
    )
    places = [next(place for place, one in enumerate(public) if re.search(step, one)) for step in steps]
    assert places == sorted(places)
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED


DUEL = "Your points count as usual. You win if you end ahead of the computer. If not, nobody wins."


@pytest.mark.parametrize("command", ["gembatan new", "rush new"])
async def test_who_lets_a_computer_play_is_told_what_becomes_of_their_own_match(desk: Desk, command: str) -> None:
    _, bela = await started(desk, command, "Ada", "Bela")
    assert DUEL in text_of(await asked(desk, bela))


async def test_several_who_play_on_are_told_that_the_match_counts_for_them(desk: Desk) -> None:
    _, bela, _ = await started(desk, "gembatan new", "Ada", "Bela", "Chen")
    question = text_of(await asked(desk, bela))
    assert "The computer can end the match, too, but it cannot win." in question
    assert "For all others the match counts as usual, and the best of them wins." in question
    assert "If you resign" not in question


async def test_nobody_is_told_of_a_winner_where_all_play_together(desk: Desk) -> None:
    _, bela, _ = await started(desk, "rush new", "Ada", "Bela", "Chen", mode="crisis")
    question = text_of(await asked(desk, bela))
    assert "For all others the match counts as usual." in question


async def test_the_list_of_turns_has_no_question_that_its_reader_has_just_answered(desk: Desk) -> None:
    """A forged button about a seat that is not there answers nothing."""
    _, bela = await relay(desk)
    await asked(desk, bela)
    address = Address("s", "wait", "skip", (await desk.match(bela)).id, 0, "9")
    button = forged(desk, bela, address, "games")
    button.only_for = None
    button.components.insert(0, {"type": 10, "id": 9, "content": "A question"})
    assert "This vote is over" in said(await bela.click(button, str(address)))

    assert "You have to decide in 1 match" in await desk.slash(bela, "turns")
    shown = [one for one in bela.messages("games") if one.only_for == bela.id][-1]
    told = said(await desk.press(bela, "Wait", shown))
    assert told.startswith("That decides it")
    assert "You have to decide" not in told
    [after] = [one for one in bela.messages("games") if one.id == shown.id]
    assert "Wait" not in buttons(after)


@pytest.mark.parametrize("limit", [0, 60])
async def test_while_no_board_shows_a_turn_all_read_which_time_does_not_run(desk: Desk, limit: int) -> None:
    ada, bela = await relay(desk, time=limit)
    games = desk.playground.world.channel("games")
    start, goal = (await desk.legal(ada))[0].split("-")
    for allowed in (False, True):
        desk.playground.world.set_permission(
            games, desk.playground.world.bot_id, Permission.SEND_MESSAGES, allowed=allowed
        )
        if not allowed:
            await desk.slash(ada, "gems move", from_=start, to=goal)
        await looked(desk)
        board = [one for one in ada.messages("games") if "More" in buttons(one)][-1]
        for who in (ada, bela):
            for told in (said(await desk.press(who, "More", board)), await desk.slash(who, "turns")):
                assert ("No time runs until I can show the board." in told) == (limit > 0 and not allowed)
                silent = "Days of silence only count once I can show the board." in told
                assert silent == (limit == 0 and not allowed)
                assert ("you decide" in told) == (allowed and who is ada)


async def test_a_move_whose_board_is_being_drawn_is_not_told_as_refused(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await relay(desk)
    paint, drawn = Drawing.paint, asyncio.Event()

    async def painted_later(drawing: Drawing, plan: Plan, *, in_words: bool = False) -> Picture | None:
        await drawn.wait()
        return await paint(drawing, plan, in_words=in_words)

    monkeypatch.setattr(Drawing, "paint", painted_later)
    start, goal = (await desk.legal(ada))[0].split("-")
    await ada.slash("games", "gems move", from_=start, to=goal)
    match = await desk.match(ada)
    assert match.board.version_shown < match.version
    more = await desk.click(ada, [one for one in ada.messages("games") if "More" in buttons(one)][-1], "More")
    turns = await ada.slash("games", "turns")
    for told in (said(more), said(turns)):
        assert "No time runs" not in told
        assert moment(match.clocks[0].at + 7 * DAY) in told
    drawn.set()


@pytest.mark.parametrize("late", ["play", "turn", "stay"])
async def test_the_list_of_turns_says_when_the_game_or_a_computer_moves_for_its_reader(desk: Desk, late: str) -> None:
    """That comes before the end of the match, which **More** tells."""
    ada, bela = await relay(desk, time=2 * A_DAY, late=late)
    await desk.move(ada, (await desk.legal(ada))[0])
    await resign(desk, ada)
    due = (await desk.match(bela)).clocks[0].due
    assert due is not None
    told = await desk.slash(bela, "turns")
    assert moment(due) in told
    assert "the match ends" not in told
    assert "the match ends without a result" in text_of(await desk.more(bela))


async def test_behind_more_the_patience_of_the_server_is_read_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = await relay(desk)
    await moves(desk, (await desk.match(ada)).id, ada)
    await desk.drawn()
    read, times = desk.sessions.silences.patience, list[str]()

    async def noted(match: Match) -> int:
        times.append(match.id)
        return await read(match)

    monkeypatch.setattr(desk.sessions.silences, "patience", noted)
    assert "you decide" in said(await desk.press(ada, "More"))
    assert len(times) == 1


async def test_turns_no_longer_asks_a_member_who_has_just_voted_there(desk: Desk) -> None:
    _, bela, _ = await relay(desk, "Ada", "Bela", "Chen")
    await asked(desk, bela)
    listed = await bela.slash("games", "turns")
    assert listed.answer is not None
    assert "You have to decide in 1 match" in said(listed)

    after = said(await desk.press(bela, "Wait", listed.answer))

    assert "You vote to wait. 1 of 2 have voted." in after
    assert "You have to decide" not in after
    for again in (after, await desk.slash(bela, "turns")):
        assert "waits for Ada, whose turn began" in again
        assert "you have voted: decided by <t:" in again


@pytest.mark.parametrize("level", ["normal", "hard"])
async def test_a_vote_names_the_computer_player_that_would_play_and_its_level(desk: Desk, level: str) -> None:
    _, bela = await relay(desk)
    await desk.slash(bela, "settings", level=level)
    question = await asked(desk, bela)
    player = f"🤖 Opal \\({level}\\)"

    assert f"**Let a computer play**: {player} plays until Ada is back." in text_of(question)
    await desk.press(bela, "Let a computer play", question)
    assert f"{player} plays until Ada is back" in text_of(await notice(bela, "plays until Ada", after=question.id))


async def test_who_proposes_a_pace_reads_when_they_decide_although_the_silent_member_has_to_agree(desk: Desk) -> None:
    ada, bela = await relay(desk)
    desk.clock.turn(3 * A_DAY)
    decides = f"{WAITS}{await opens(desk, await desk.match(bela))}"

    told = await desk.slash(bela, "pace", time=1440)

    assert "It counts when all players have agreed." in told
    assert decides in told
    assert told.endswith(THEN)
    assert WAITS not in await desk.slash(ada, "pace", time=60)


@pytest.mark.parametrize("computers", [True, False])
async def test_turns_names_what_follows_where_nobody_can_vote_as_the_other_has_offered_their_seat(
    desk: Desk, computers: bool
) -> None:
    ada, bela = await relay(desk)
    await desk.slash(bela, "settings", computers=computers)
    await desk.slash(bela, "seat offer")
    match = await desk.match(bela)
    ends = match.clocks[0].at + 14 * DAY
    then = "a computer plays on" if computers else "the match ends without a result"
    told = f"without a move by {moment(ends)} ({moment(ends, 'R')}), {then}"

    assert told in await desk.slash(ada, "turns")
    assert told in await desk.slash(bela, "turns")
    for _ in range(13):
        desk.clock.turn(A_DAY)
        await settle(desk.sessions, desk.clock)
    waiting = await desk.sessions.matches.match(match.id)
    assert (waiting.phase, waiting.terms.stand_ins) == (Phase.PLAYING, ())
    desk.clock.turn(A_DAY + 60)
    await settle(desk.sessions, desk.clock)
    over = await desk.sessions.matches.match(match.id)
    assert [one.owner for one in over.terms.stand_ins] == ([ada.id] if computers else [])
    assert over.phase is (Phase.PLAYING if computers else Phase.CANCELLED)
