"""Tests of the daily of Gembatan: one private message, three turns, and nothing that others see before the end."""

import asyncio
import re

from discord import app_commands

from bot.games.gembatan import GAME
from bot.games.gembatan.model import Lay, State
from bot.playground import Actor, Message
from bot.sessions.model import Match
from bot.sessions.pace import DAY
from bot.ui.words import Words
from cogs.gembatan.course import course
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import Public, daily_of, finish, move_made, panel
from tests.texts.loaded import all_texts

KEY = "gembatan"
CELL = re.compile(r"\b[A-Z]{1,2}[0-9]{1,3}\b")
# One tile of the hand fits, and then nothing else.
BOARD = (
    "BH60:PRY-,BI60:Y--G,BI59:--P- gems=BH60-BI60,BI59-BI60"
    " hands=R-Y-,R---,Y---,-PRG:RB,GY,GP,BP seed=3 draws=1 length=3"
)


async def begun(desk: Desk, who: Actor) -> Match:
    await desk.slash(who, "gembatan daily")
    return await daily_of(desk, who, KEY)


async def state_of(desk: Desk, who: Actor) -> State:
    state: State | None = (await daily_of(desk, who, KEY)).state
    assert state is not None
    return state


def text_of(message: Message) -> str:
    return "\n".join(message.texts)


def alt_of(message: Message) -> str:
    return message.attachments[0].description or ""


def labels(who: Actor) -> list[str]:
    return list(buttons(panel(who)))


async def take_turn(desk: Desk, who: Actor) -> None:
    """Play a turn by buttons: always the first choice, until a step is made, then End turn."""
    while "End turn" not in labels(who):
        await desk.press(who, labels(who)[0], panel(who))
    await desk.press(who, "End turn", panel(who))


async def whole_daily(desk: Desk, who: Actor) -> None:
    await desk.slash(who, "gembatan daily")
    while "Show my result" not in labels(who):
        await take_turn(desk, who)


async def end_the_day(desk: Desk) -> None:
    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)


async def test_a_daily_is_played_by_buttons_in_one_private_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match = await begun(desk, ada)
    first, text = panel(ada), text_of(panel(ada))
    assert "· 0 points · 0 turns" in text
    assert "Score as much as you can in 3 turns" in text
    assert "**Turn 1 of 3.** What do you play?" in text
    assert "For you alone until the day ends" in text
    assert labels(ada)[-3:] == ["Rules", "End my board", "Yesterday’s results"]

    for number in (1, 2, 3):
        assert f"**Turn {number} of 3.**" in text_of(panel(ada))
        assert f"Turn {number} of 3." in alt_of(panel(ada))
        assert f"· {number - 1} turn" in text_of(panel(ada))
        assert ("Trade" in labels(ada)) == (number < 3)
        assert "Rules" in labels(ada)
        assert "All four gems in one turn score 4 more" in text_of(panel(ada))
        await take_turn(desk, ada)
        assert panel(ada).id == first.id
        assert "stays hidden" not in alt_of(panel(ada))

    state = await state_of(desk, ada)
    assert (state.over, state.turns) == ("turns", 3)
    assert f"· {state.accounts[0].score} point" in text_of(panel(ada))
    assert "All turns are played.\n" in text_of(panel(ada))
    assert "Your result counts." in text_of(panel(ada))
    assert labels(ada) == ["Show my result", "Today’s other boards", "Yesterday’s results", "Remind me in the evening"]
    assert "Over: all turns are played." in alt_of(panel(ada))

    assert (await begun(desk, bela)).state == match.state
    assert desk.boards(ada) == []


async def test_the_picture_shows_the_board_where_nothing_is_left_to_choose(desk: Desk) -> None:
    ada = desk.actor("Ada")
    desk.lay_out(BOARD)
    await begun(desk, ada)
    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    assert "Nothing else fits" in text_of(panel(ada))
    assert "A further tile must share a socket with one that you laid this turn." in text_of(panel(ada))
    assert "stays hidden" not in alt_of(panel(ada))
    assert "Ada: 0 points." in alt_of(panel(ada))


def first_lay(state: State) -> str:
    return next(GAME.notate(move) for move in GAME.legal_moves(state, state.turn) if isinstance(move, Lay))


async def test_steps_are_taken_back_and_a_restart_changes_nothing(desk: Desk) -> None:
    ada = desk.actor("Ada")
    before = (await begun(desk, ada)).state
    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    assert "**Turn 1 of 3.** So far 1 tile" in text_of(panel(ada))
    await desk.press(ada, "Undo", panel(ada))
    assert await state_of(desk, ada) == before
    assert "**Turn 1 of 3.** What do you play?" in text_of(panel(ada))

    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    await desk.press(ada, "Restart turn", panel(ada))
    assert await state_of(desk, ada) == before
    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    drafted = await state_of(desk, ada)
    await desk.restart()
    await desk.slash(ada, "gembatan daily", "lounge")
    assert await state_of(desk, ada) == drafted
    assert "So far 1 tile" in text_of(panel(ada, "lounge"))


async def test_a_trade_is_a_turn_and_brings_the_same_pieces_to_all(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    hands = []
    for who in (ada, bela):
        await begun(desk, who)
        await desk.press(who, "Trade", panel(who))
        assert "**Turn 1 of 3.** **Trade instead of playing:**" in text_of(panel(who))
        await desk.press(who, "Choose all", panel(who))
        await desk.press(who, "Trade 8 pieces", panel(who))
        assert "**Turn 2 of 3.**" in text_of(panel(who))
        assert "trades 4 tiles and 4 gems. Drawn: " in text_of(panel(who))
        hands.append((await state_of(desk, who)).hands)
    assert hands[0] == hands[1]


async def test_a_second_press_ends_no_second_turn(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun(desk, ada)
    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    drafted = panel(ada)
    answers = await asyncio.gather(*(ada.click(drafted, "End turn") for _ in range(2)))
    await desk.playground.until(lambda: "Turn 2 of 3" in text_of(panel(ada)), "the turn does not end")
    assert (await state_of(desk, ada)).turns == 1
    assert all("**Turn 2 of 3.**" in said(one) for one in answers)
    assert labels(ada)[-1] == "End my board"


async def test_a_press_below_an_older_panel_leads_to_the_newest(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gembatan daily", "lounge")
    old = panel(ada, "lounge")
    await desk.slash(ada, "gembatan daily")
    await take_turn(desk, ada)
    await desk.press(ada, next(iter(buttons(old))), old)
    assert "Turn 2 of 3" in text_of(panel(ada, "lounge"))
    assert (await state_of(desk, ada)).turns == 1
    await whole_daily(desk, ada)
    await desk.press(ada, next(iter(buttons(old))), panel(ada, "lounge"))
    assert "Your result counts" in text_of(panel(ada, "lounge"))


async def test_a_board_that_is_ended_early_asks_before_and_counts_its_turn(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun(desk, ada)
    await desk.slash(ada, "gembatan daily", move=first_lay(await state_of(desk, ada)))
    await desk.press(ada, "End my board", panel(ada))
    asking = [m for m in ada.messages("games") if "Yes, end it" in buttons(m)][-1]
    assert "only one a day" in text_of(asking)
    assert list(buttons(asking)) == ["Back to my board", "Yes, end it"]
    await desk.press(ada, "Back to my board", asking)
    assert "So far 1 tile" in text_of(panel(ada))
    await finish(desk, ada)
    state = await state_of(desk, ada)
    assert (state.over, state.turns, state.accounts[0].score > 0) == ("closed", 1, True)
    assert "The board was ended early." in text_of(panel(ada))
    assert labels(ada) == ["Show my result", "Today’s other boards", "Yesterday’s results", "Remind me in the evening"]


async def test_wrong_input_is_answered_in_one_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await begun(desk, ada)
    for text in ("hello", "A1 R--- N", "end", "pass", "trade ----"):
        answer = await desk.slash(ada, "gembatan daily", move=text)
        assert answer.count("\n") == 0
        assert answer.endswith((".", "?"))
    assert (await daily_of(desk, ada, KEY)).version == match.version
    late = first_lay(await state_of(desk, ada))
    await desk.slash(ada, "gembatan daily", move=late)
    await desk.sessions.dailies.timer.stop()  # The timer could close the daily before the press.
    await end_the_day(desk)
    assert "The day of this board is over" in said(await desk.press(ada, "End turn", panel(ada)))
    after = await desk.sessions.matches.match(match.id)
    assert after.state is not None
    assert after.state.turns == 0


async def test_a_shared_result_tells_the_points_of_each_turn_and_no_cell(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await whole_daily(desk, ada)
    public = Public(desk)
    await desk.press(ada, "Show my result", panel(ada))
    await desk.playground.until(lambda: "daily of" in " ".join(public.words()), "nothing was shown")
    shown = next(text for text in public.words() if "daily of" in text)
    score = (await state_of(desk, ada)).accounts[0].score
    assert f"**{score} points** in 3 turns" in shown
    assert "Points of each turn: \u2796 0 · \U0001f535 1–6" in shown
    assert CELL.search(shown.partition('"content"')[2] or shown) is None
    assert list(buttons(panel(ada))) == ["Today’s other boards", "Yesterday’s results", "Remind me in the evening"]


async def test_no_public_message_is_about_a_daily_before_its_day_is_over(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    public = Public(desk)
    await whole_daily(desk, ada)
    await begun(desk, bela)
    await finish(desk, bela)
    answer = await desk.slash(bela, "leaderboard", game=KEY, board="daily", text=True)
    assert "Nobody is on this leaderboard" in answer
    assert public.forms == []


async def test_the_results_and_the_replay_come_the_next_day(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    await whole_daily(desk, ada)
    await begun(desk, bela)
    await move_made(desk, bela, KEY)
    score = (await state_of(desk, ada)).accounts[0].score
    await end_the_day(desk)

    await desk.playground.until(lambda: bool(tables(ada)), "no table was posted")
    assert rf"1\. **Ada** · {score} point" in text_of(tables(ada)[-1])
    assert r"2\. **Bela** · 0 points · 1 turn" in text_of(tables(ada)[-1])
    assert "Over: all turns are played." in alt_of(tables(ada)[-1])
    leaders = await desk.slash(bela, "leaderboard", game=KEY, board="daily", text=True)
    assert "Gembatan" in leaders
    assert "Daily" in leaders
    assert "Ada" in leaders


async def test_its_member_replays_it_the_next_day_and_pastes_its_log(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await whole_daily(desk, ada)
    match = await daily_of(desk, ada, KEY)
    await end_the_day(desk)
    await desk.drawn()
    assert "Ada · 3 turns" in await replayed(desk, ada, match.id)
    await desk.press(ada, "«", shown(ada))
    assert "There are 3 turns to play." in text_of(shown(ada))
    assert alt_of(shown(ada)).startswith("Turn 1 of 3.\nAda: 0 points.")
    await desk.press(ada, "›", shown(ada))
    assert "**Turn 1 of 3**" in text_of(shown(ada))
    await desk.press(ada, "What decided it", shown(ada))
    assert "**Your best move**: turn " in text_of(ada.messages("games")[-1])
    written, _ = await desk.sessions.replays.text(await desk.sessions.replays.of(desk.request(ada), match.id))
    assert r'[Options "{\"mode\":\"daily\"}"]' in written
    await desk.slash(ada, "replay", log=written.replace("\n", " "))
    assert "Ada · 3 turns" in text_of(shown(ada))
    assert alt_of(shown(ada)).partition("\n")[2].startswith("Over: all turns are played.")
    await desk.slash(ada, "profile")
    assert "Gembatan, Best score · Daily: " in alt_of(ada.messages("games")[-1])


async def replayed(desk: Desk, who: Actor, match: str) -> str:
    await desk.slash(who, "replay", match=match)
    return text_of(shown(who))


def shown(who: Actor, channel: str = "games") -> Message:
    """Return the newest replay that this member sees."""
    return [m for m in who.messages(channel) if m.only_for == who.id and "»" in buttons(m)][-1]


async def test_a_new_match_has_no_option_for_the_mode(desk: Desk) -> None:
    group = desk.client.tree.get_command(KEY)
    assert isinstance(group, app_commands.Group)
    (new,) = (one for one in group.commands if isinstance(one, app_commands.Command) and one.name == "new")
    assert "mode" not in [parameter.name for parameter in new.parameters]
    assert "gems" in [parameter.name for parameter in new.parameters]
    assert "daily" in [command.name for command in group.commands]


def test_a_daily_without_a_turn_has_no_course() -> None:
    assert course((), Words(all_texts(), "en")) == ()


async def test_who_did_not_play_sees_how_the_best_board_was_played(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    await whole_daily(desk, ada)
    await end_the_day(desk)
    await desk.playground.until(lambda: bool(tables(ada)), "no table was posted")
    await desk.press(bela, "Show how", tables(ada)[-1])
    await desk.press(bela, "«", shown(bela, "lounge"))
    assert alt_of(shown(bela, "lounge")).startswith("Turn 1 of 3.\nAda: 0 points.")
    await desk.press(bela, "›", shown(bela, "lounge"))
    assert "Ada: 0 points." in alt_of(shown(bela, "lounge"))


def tables(who: Actor) -> list[Message]:
    """Return the tables of days in the channel for them."""
    return [m for m in who.messages("lounge") if m.only_for is None and "daily of" in text_of(m)]
