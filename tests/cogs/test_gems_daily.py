"""Tests of the daily: only its member sees it until the day is over. A shared result does not show the board."""

import asyncio
import re
from hashlib import sha256

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, update

from bot.errors import NoSession
from bot.games.gems3d import GAME
from bot.playground import Actor, Message
from bot.sessions.memory.years import year_told
from bot.sessions.model import Eyes, Match, Member, Request
from bot.sessions.pace import DAY
from bot.sessions.streaks import Streak, Streaks
from bot.storage.schema import dailies, daily_places, matches
from bot.storage.store import Connection
from bot.ui.address import Address
from bot.ui.commands.match.daily import streak_line
from bot.ui.squares import squares, stretch
from bot.ui.times import date_of
from bot.ui.words import Words
from cogs.gems3d.course import LEAST
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import Public, actor, daily_of, finish, first_move, move, move_made, panel, state_of
from tests.cogs.test_computers import text_of
from tests.cogs.test_strangers import answer
from tests.texts.loaded import all_texts

CELL = re.compile(r"\b[A-I][1-9]\b")
KEY = "gems3d"


async def begun(desk: Desk, who: Actor) -> Match:
    await desk.slash(who, "gems daily")
    return await daily_of(desk, who)


def lasting(message: Message) -> list[str]:
    """Return the labels of a message's buttons, without that of the past year, which the first days of January have."""
    return [label for label in buttons(message) if not label.startswith("My 2")]


async def end_the_day(desk: Desk) -> None:
    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)


async def posted(desk: Desk, who: Actor, channel: str = "lounge") -> str:
    """Wait until the table of the day is posted, and return its text."""

    def found() -> list[str]:
        texts = ["\n".join(m.texts) for m in who.messages(channel) if m.only_for is None]
        return [text for text in texts if "daily of" in text and "### " in text]

    await desk.playground.until(lambda: bool(found()), "no table was posted")
    return found()[-1]


def below_par(who: Actor) -> str:
    """Return the text below a played board, without its par, which the bot may still compute."""
    return re.sub(r"^Par: .*\n", "", panel(who).texts[1])


async def test_a_daily_is_played_in_a_private_panel_with_breaks(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match = await begun(desk, ada)
    assert list(buttons(panel(ada)))[-4:] == ["Type it", "Rules", "End my board", "Yesterday’s results"]
    assert panel(ada).texts[0].startswith("**Gems 3D, daily of")
    assert "For you alone until the day ends" in panel(ada).texts[0].splitlines()[1]
    assert "You have **30 turns**" in panel(ada).texts[1]
    assert "At the end you see the par" in panel(ada).texts[1]

    before = panel(ada)
    await move(desk, ada, first_move(match, 0))
    assert panel(ada).id == before.id
    assert len(panel(ada).texts[0].splitlines()) == 1
    assert list(buttons(panel(ada)))[-3:] == ["Type it", "Rules", "End my board"]
    assert panel(ada).texts[1].startswith("**Turn 2 of 30.** Which gem?")
    await desk.slash(ada, "gems daily", move=first_move(await daily_of(desk, ada), 0))
    assert state_of(await daily_of(desk, ada)).boards[0].turns == 2
    await desk.restart()
    await desk.slash(ada, "gems daily", "lounge")
    await move(desk, ada, first_move(await daily_of(desk, ada), 0), panel(ada, "lounge"))
    assert state_of(await daily_of(desk, ada)).boards[0].turns == 3

    assert state_of(await begun(desk, bela)).seed == state_of(match).seed
    assert desk.boards(ada) == []


async def test_a_move_does_not_ask_whether_its_unfinished_daily_was_shared(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = desk.actor("Ada")
    match = await begun(desk, ada)
    asked, is_shared = list[str](), desk.sessions.dailies.is_shared

    async def noted(shown: Match, user: int, guild: int) -> bool:
        asked.append(shown.id)
        return await is_shared(shown, user, guild)

    monkeypatch.setattr(desk.sessions.dailies, "is_shared", noted)
    await move(desk, ada, first_move(match, 0))
    assert asked == []
    await finish(desk, ada)
    assert asked == [match.id]


async def test_a_result_is_shown_without_the_board_once_in_a_server(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await begun(desk, ada)
    await move(desk, ada, first_move(match, 0))
    public = Public(desk)
    await finish(desk, ada)
    assert list(buttons(panel(ada))) == [
        "Show my result",
        "Today’s other boards",
        "Yesterday’s results",
        "Remind me in the evening",
    ]

    ended = panel(ada)
    await asyncio.gather(*(ada.click(ended, "Show my result") for _ in range(2)))  # a double tap

    def told() -> list[str]:
        return [text for text in public.words() if "daily of" in text]

    await desk.playground.until(lambda: bool(told()), "nothing was shown")
    assert "**0 points** in 1 turn" in told()[0]
    assert '1 turn", ' in told()[0]  # There are no squares, because no turn scored points.
    assert "Ada" in told()[0]
    assert CELL.search(told()[0]) is None
    await desk.playground.until(
        lambda: (
            list(buttons(panel(ada))) == ["Today’s other boards", "Yesterday’s results", "Remind me in the evening"]
        ),
        "the button stays",
    )
    assert panel(ada).id == ended.id
    await desk.slash(ada, "gems daily")
    assert list(buttons(panel(ada))) == ["Today’s other boards", "Yesterday’s results", "Remind me in the evening"]
    assert len(told()) == 1


async def test_a_played_board_and_its_result_tell_the_streak(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    for days in (1, 2):
        match = await begun(desk, ada)
        await move(desk, ada, first_move(match, 0))
        await finish(desk, ada)
        # One day is no streak yet.
        assert below_par(ada).startswith("🔥 2 days in a row\n" if days == 2 else "Your result counts.")
        if days == 1:
            await end_the_day(desk)
            assert "in a row" not in await posted(desk, bela)
    public = Public(desk)

    await desk.press(ada, "Show my result", panel(ada))

    await desk.playground.until(lambda: "daily of" in " ".join(public.words()), "nothing was shown")
    assert "\\n🔥 2 days in a row" in " ".join(public.words())
    await end_the_day(desk)
    await desk.playground.until(lambda: "this server: 2 days in a row" in " ".join(public.words()), "no streak")


async def test_a_shown_result_tells_no_streak_of_another_server(desk: Desk) -> None:
    """The member themselves sees the streak of all servers, and others that of this server with the shown board."""
    ada, public = desk.actor("Ada"), Public(desk)
    here, day, elsewhere = desk.playground.world.guild.id, desk.sessions.dailies.today, 999

    async def store(connection: Connection) -> None:
        for ago, guild in ((3, elsewhere), (2, here), (1, here)):
            of = {"day": day - ago, "game": KEY, "user_id": ada.id}
            row = {**of, "match_id": f"old{ago}", "own_day": day - ago, "opened_at": (day - ago) * DAY, "turns": 3}
            await connection.execute(insert(dailies).values(row))
            place = {**of, "guild_id": guild, "shared": False, "counted": True}
            await connection.execute(insert(daily_places).values(place))

    await desk.sessions.database.run(store)
    await begun(desk, ada)
    await move(desk, ada, first_move(await daily_of(desk, ada), 0))
    await finish(desk, ada)
    assert "🔥 4 days in a row" in text_of(panel(ada))
    await desk.press(ada, "Show my result", panel(ada))
    assert "🔥 3 days in a row" in " ".join(public.words())
    assert "4 days" not in " ".join(public.words())


async def test_who_ends_a_board_without_a_turn_has_no_streak(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun(desk, ada)
    await finish(desk, ada)
    assert below_par(ada).startswith("Your result counts.")


async def test_yesterdays_results_have_the_key_of_that_day_and_the_seal_of_today(desk: Desk) -> None:
    ada, dailies = desk.actor("Ada"), desk.sessions.dailies
    await begun(desk, ada)
    assert await dailies.seal(KEY) not in str(panel(ada).texts)
    yesterday, day = (await desk.press(ada, "Yesterday’s results", panel(ada))).answer, dailies.today
    assert yesterday is not None
    key, seal = await dailies.key(KEY, day - 1), await dailies.seal(KEY)
    assert not {key, seal} & set(re.findall(r"\w+", text_of(yesterday)))
    shown = said(await desk.press(ada, "Check the boards", yesterday))
    assert "not needed to play" in shown
    assert f"**Key of yesterday**\n`{key}`" in shown
    assert f"**Seal of today’s board**\n`{seal}`" in shown
    await end_the_day(desk)
    assert sha256(bytes.fromhex(await dailies.key(KEY, day))).hexdigest() == seal


async def test_the_par_is_told_once_the_member_has_played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands on the played board and in the table. A shared result has none while the day lasts."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    public = Public(desk)

    async def par(game: str, day: int) -> int:
        return 641 + day - today

    today = desk.sessions.dailies.today
    monkeypatch.setattr(desk.sessions.dailies, "par", par)
    match = await begun(desk, ada)
    await move(desk, ada, first_move(match, 0))
    await begun(desk, bela)
    assert not any("641 points" in text_of(one) for who in (ada, bela) for one in who.messages("games"))
    await finish(desk, ada)
    assert panel(ada).texts[1].startswith("Par: 641 points, the computer’s best\nYour result counts.")
    assert "641 points" not in text_of(panel(bela))
    assert public.forms == []

    await desk.press(ada, "Show my result", panel(ada))
    await desk.playground.until(lambda: "daily of" in " ".join(public.words()), "nothing was shown")
    assert "641 points" not in " ".join(public.words())
    await end_the_day(desk)
    assert "-# Par: 641 points, the computer’s best" in await posted(desk, ada)


async def test_a_board_of_a_past_day_says_so_and_its_result_has_the_par(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def par(game: str, day: int) -> int:
        return 641

    monkeypatch.setattr(desk.sessions.dailies, "par", par)
    ada = desk.actor("Ada")
    await begun(desk, ada)
    await finish(desk, ada)
    assert "Everybody’s results come" in text_of(panel(ada))
    assert "behind **Yesterday’s results** below the next board" in text_of(panel(ada))
    ended = panel(ada)
    await desk.sessions.dailies.timer.stop()
    await end_the_day(desk)
    public = Public(desk)
    await desk.press(ada, "Show my result", ended)
    await desk.playground.until(lambda: "641 points" in " ".join(public.words()), "nothing was shown")
    assert "Everybody’s results come" not in text_of(panel(ada))
    assert "The day of this board is over, and its points count." in text_of(panel(ada))


FULL = Streak(8, 12, 1)


@pytest.mark.parametrize(
    ("streaks", "line"),
    [
        (Streaks(Streak(), Streak(3, 3)), ""),
        (Streaks(Streak(1, 1), Streak(1, 1)), ""),
        (Streaks(Streak(1, 1), Streak(3, 3)), "🔥 1 day in a row · all games: 3"),
        (Streaks(FULL, FULL), "🔥 8 days in a row · best: 12 · you may miss one day"),
        (Streaks(Streak(2, 2), FULL), "🔥 2 days in a row · all games: 8"),
    ],
)
def test_the_line_of_a_streak(streaks: Streaks, line: str) -> None:
    assert streak_line(streaks, Words(all_texts(), "en")) == line


async def test_a_shared_result_shows_the_points_as_squares_with_their_meaning(desk: Desk) -> None:
    ada = desk.actor("Ada")
    board = "RRRR5/9/8R/9/9/9/9/9/9"
    desk.lay_out(f"{board} types=RKDBG mode=daily hard=yes")
    await begun(desk, ada)
    await move(desk, ada, "I3 E1")
    await finish(desk, ada)
    public = Public(desk)

    await desk.press(ada, "Show my result", panel(ada))

    await desk.playground.until(lambda: "daily of" in " ".join(public.words()), "nothing was shown")
    shown = next(text for text in public.words() if "daily of" in text)
    assert "\U0001f535\\n-# Points a turn: \u2796 0 · \U0001f535 1–9" in shown


async def test_the_table_is_posted_the_next_day_in_the_chosen_channel(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    answer = await desk.slash(ada, "settings", daily="lounge")
    assert "Daily results" in answer
    for who in (ada, bela):
        await begun(desk, who)
        await move_made(desk, who)
    await begun(desk, actor(desk, "Dora"))
    day = desk.sessions.dailies.today

    await end_the_day(desk)
    text = await posted(desk, ada)

    assert f"Gems 3D: daily of {date_of(day, Words(all_texts(), 'en'))}" in text
    assert r"1\. **Ada** · 0 points · 1 turn" in text
    assert r"1\. **Bela** · 0 points · 1 turn" in text
    assert "Dora" not in text  # who has made no move has not played
    await desk.restart()
    tables = [m for m in ada.messages("lounge") if m.only_for is None]
    assert len(tables) == 1
    assert [each.filename for each in tables[0].attachments] == ["gems3d.png"]
    assert tables[0].attachments[0].description
    assert desk.pings == []
    # The board of today has a button that shows the table.
    await begun(desk, bela)
    assert r"**Bela** · 0 points" in said(await desk.press(bela, "Yesterday’s results", panel(bela)))


async def test_a_played_board_leads_to_the_boards_of_other_games_until_all_are_played(desk: Desk) -> None:
    ada = desk.actor("Ada")
    for command in ("gembatan daily", "gems daily"):
        await desk.slash(ada, command)
        await finish(desk, ada)
    shown = (await desk.press(ada, "Today’s other boards", panel(ada))).answer
    assert shown is not None
    assert sorted(buttons(shown)) == ["Gem Rush", "✓ Gembatan", "✓ Gems 3D"]

    await desk.press(ada, "Gem Rush", shown)
    match = await daily_of(desk, ada, "gemrush")
    await desk.sessions.seats.resign(Request(1, Member(ada.id, "Ada"), "en"), match.id)
    await desk.slash(ada, "rush daily")
    last = ["Show my result", "Puzzle", "Yesterday’s results", "Remind me in the evening"]
    assert list(buttons(panel(ada))) == last
    puzzles = (await desk.press(ada, "Puzzle", panel(ada))).answer
    assert puzzles is not None
    assert sorted(buttons(puzzles)) == ["Gem Rush", "Gembatan", "Gems 3D"]


async def test_a_played_board_leads_to_no_puzzles_that_were_all_opened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = desk.actor("Ada")

    async def none(user: int, game: str) -> bool:
        return False

    monkeypatch.setattr(desk.sessions.puzzles, "is_new_today", none)
    monkeypatch.setattr(desk.sessions.dailies, "ended_today", lambda user: _all(desk))
    await desk.slash(ada, "gems daily")
    await finish(desk, ada)
    assert list(buttons(panel(ada))) == ["Show my result", "Yesterday’s results", "Remind me in the evening"]


async def _all(desk: Desk) -> set[str]:
    return set(desk.sessions.dailies.games)


def public_of(who: Actor, channel: str = "lounge") -> list[Message]:
    return [message for message in who.messages(channel) if message.only_for is None]


async def test_the_tables_of_all_games_are_one_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    for who, command in ((ada, "rush daily"), (bela, "gembatan daily"), (ada, "gems daily")):
        await desk.slash(who, command)
    for who, game in ((ada, "gemrush"), (bela, "gembatan"), (ada, "gems3d")):
        await move_made(desk, who, game)

    await end_the_day(desk)
    await desk.playground.until(lambda: bool(public_of(ada)), "no table was posted")
    await desk.restart()

    (table,) = public_of(ada)
    games = re.findall(r"^\*\*(.*?)\*\*", table.texts[1], re.MULTILINE)
    assert games == ["Gembatan", "Gem Rush", "Gems 3D"]
    assert table.texts[0].startswith("### Daily results of ")
    assert [each.filename for each in table.attachments] == ["gembatan.png", "gemrush.png", "gems3d.png"]
    alts = [each.description or "" for each in table.attachments]
    assert [alt.splitlines()[0] for alt in alts] == [
        "Gembatan: the board of Bela, 0 points.",
        "Gem Rush: the board of Ada, 0 points.",
        "Gems 3D: the board of Ada, 0 points.",
    ]
    assert [one["type"] for one in table.components][:5] == [10, 12, 10, 1, 1]  # title, all pictures, tables, buttons
    assert [one["type"] for one in table.components].count(12) == 1
    assert list(buttons(table)) == ["Show how", "Play today’s board", "More"]
    for label, leads in (("Play today’s board", 3), ("Show how", 3)):
        asked = (await desk.press(bela, label, table)).answer
        assert asked is not None
        assert set(buttons(asked)) <= {"Gem Rush", "Gembatan", "Gems 3D"}
        assert len(buttons(asked)) == leads
    whole = (await desk.press(bela, "More", table)).answer
    assert whole is not None
    assert "\n".join(whole.texts).count(": daily of") == 3
    assert lasting(whole) == ["Today’s puzzle"]
    puzzles = (await desk.press(bela, "Today’s puzzle", whole)).answer
    assert puzzles is not None
    assert len(buttons(puzzles)) == 3


async def test_the_message_of_several_games_is_short_and_a_press_shows_the_rest(desk: Desk) -> None:
    members = [desk.actor("Ada"), desk.actor("Bela"), *(actor(desk, name) for name in ("Dora", "Emil", "Finn"))]
    ada, *_, finn = members
    await desk.slash(ada, "settings", daily="lounge")
    await desk.slash(ada, "rush daily")
    await move_made(desk, ada, "gemrush")
    for who in members:
        await begun(desk, who)
        await move_made(desk, who)
    day = desk.sessions.dailies.today
    await end_the_day(desk)
    await desk.playground.until(lambda: bool(public_of(ada)), "no table was posted")
    (table,) = public_of(ada)
    assert table.texts[1].splitlines()[-4:] == [
        *(rf"1\. **{name}** · 0 points · 1 turn" for name in ("Ada", "Bela", "Dora")),
        "… and 2 more",
    ]
    assert len(table.texts[1].splitlines()) == 7

    whole = said(await desk.press(finn, "More", table))
    assert r"1\. **Finn** · 0 points · 1 turn" in whole
    assert whole.count("Your place: **1 of 5**, with 0 points.") == 1  # Finn has not played Gem Rush
    played = (await desk.press(finn, "Show how", table)).answer
    assert played is not None
    replay = await desk.press(finn, "Gem Rush", played)
    assert "Ada" in said(replay)

    for named, refusal in ((str(day + 1), "secret until midnight"), ("x", "no longer works"), ("", "no longer works")):
        (refused, *_) = await answer(desk, finn, Address("b", "guide", "results", argument=named))
        assert refusal in refused


async def test_a_server_without_a_daily_channel_gets_no_table(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "settings", daily="lounge")
    answer = await desk.slash(ada, "settings", forget="lounge")

    assert "not posted" in answer
    assert (await desk.sessions.settings.guild(desk.playground.world.guild.id)).daily_channel is None


async def test_no_leaderboard_shows_a_daily_before_its_day_is_over(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await begun(desk, ada)
    await finish(desk, ada)
    board = GAME.scoreboard(GAME.about.daily)

    shown = await desk.slash(bela, "leaderboard", game="gems3d", board=board, text=True)
    assert "Nobody is on this leaderboard" in shown
    assert "Ada" not in shown
    assert "Look at them tomorrow" not in said(await desk.press(ada, "Yesterday’s results", panel(ada)))
    await desk.slash(bela, "gems new")
    assert "Daily" not in await desk.slash(bela, "turns")


async def test_wrong_input_is_answered_in_one_sentence(desk: Desk) -> None:
    ada = desk.actor("Ada")
    match = await begun(desk, ada)
    for text in ("hello", "A1", "J9 A1"):
        answer = await desk.slash(ada, "gems daily", move=text)
        assert answer.count("\n") == 0
        assert answer.endswith((".", "?"))
    assert (await daily_of(desk, ada)).version == match.version
    assert "nothing to take back" in await _undo(desk, ada)

    await desk.slash(ada, "gems daily")
    opened = await desk.typing(ada, panel(ada))
    await desk.sessions.dailies.timer.stop()  # The timer could close the daily before the move.
    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)
    late = await ada.submit(opened, {"move": first_move(match, 0)})
    assert "The day of this board is over" in said(late)
    assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == 0


async def _undo(desk: Desk, who: Actor) -> str:
    """Start a solo match in Hard, which has nothing to take back, and use `/gems undo`."""
    await desk.slash(who, "gems new", hard=True)
    return await desk.slash(who, "gems undo")


async def overheard(desk: Desk) -> Public:
    """Begin, play, look at and finish a daily. Return what everybody could read during this time."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    public = Public(desk)
    match = await begun(desk, ada)
    for _ in range(3):
        await move(desk, ada, first_move(await daily_of(desk, ada), 0))
    await desk.slash(ada, "gems daily")
    await finish(desk, ada)
    await desk.slash(bela, "gems top", board=match.options and GAME.scoreboard(match.options))
    await desk.slash(bela, "leaderboard")
    return public


async def test_no_public_message_is_about_a_daily_before_its_day_is_over(desk: Desk) -> None:
    assert (await overheard(desk)).forms == []


async def test_an_added_leak_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A daily that is not private is shown in a channel, and counted at once."""
    monkeypatch.setattr(Match, "private", property(lambda match: False))
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    match = await begun(desk, ada)
    await finish(desk, ada)
    behind = desk.client.presenter._slots
    counted = await desk.sessions.leaderboards.leaderboard(0, KEY, ada.id, board=GAME.scoreboard(match.options))

    assert behind or counted.boards or bela.messages("games")


@pytest.mark.parametrize(
    ("points", "line"),
    [
        ([], ""),
        ([0, 0], ""),
        ([0, 0, 5], "➖➖🔵"),
        ([5, 10, 0, 25, 50], "🔵🟩➖🔶💎"),
        ([9, 24, 49, 400], "🔵🟩🔶💎"),
        ([5] * 20, "🟩" * 10),
        ([5] * 21, "🟩" * 7),
        ([0] * 15 + [100] + [0] * 4, "➖➖➖➖➖➖➖💎➖➖"),
    ],
)
def test_the_points_of_the_turns_are_shown_as_squares(points: list[int], line: str) -> None:
    assert squares(points, LEAST) == line


@pytest.mark.parametrize(("turns", "each"), [(0, 1), (10, 1), (11, 2), (20, 2), (30, 3)])
def test_a_sign_is_said_to_show_several_turns(turns: int, each: int) -> None:
    assert stretch([1] * turns) == each


async def test_the_table_is_posted_without_a_picture_if_the_best_board_is_unreadable(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    await begun(desk, ada)
    await move_made(desk, ada)
    best = await desk.sessions.seats.resign(desk.request(ada), (await daily_of(desk, ada)).id)
    await begun(desk, bela)
    newer = update(matches).where(matches.c.id == best.id).values(rules_version=99)
    await desk.sessions.database.run(lambda connection: connection.execute(newer))
    desk.sessions.matches.drop([best.id])

    await end_the_day(desk)
    text = await posted(desk, bela)

    assert r"1\. **Ada** · 0 points" in text
    assert [m.attachments for m in bela.messages("lounge") if m.only_for is None] == [[]]


async def test_the_table_of_the_day_shows_how_the_best_board_was_played(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    match = await begun(desk, ada)
    await move(desk, ada, first_move(match, 0))
    await finish(desk, ada)
    with pytest.raises(NoSession):
        await desk.sessions.replays.of(seeing(desk, bela, desk.playground.world.guild.id), match.id)

    await end_the_day(desk)
    await posted(desk, bela)
    table = next(m for m in reversed(bela.messages("lounge")) if m.only_for is None and buttons(m))
    third = "Today’s puzzle" if year_told(desk.clock.now()) is None else "More"
    assert list(buttons(table)) == ["Show how", "Play today’s board", third]

    def shown() -> list[str]:
        return ["\n".join(m.texts) for m in bela.messages("lounge") if m.only_for is not None and m.attachments]

    await bela.click(table, "Show how")
    await desk.playground.until(lambda: len(shown()) == 1, "no replay came")
    assert "Ada" in shown()[0]
    await bela.click(table, "Play today’s board")
    await desk.playground.until(lambda: len(shown()) == 2, "no board came")
    assert shown()[1].startswith("**Gems 3D, daily of")
    assert (await daily_of(desk, bela)).id != match.id


async def test_a_past_daily_is_shown_only_in_servers_whose_table_has_it(desk: Desk) -> None:
    ada, bela, here = desk.actor("Ada"), desk.actor("Bela"), desk.playground.world.guild.id
    match = await begun(desk, ada)
    await move_made(desk, ada)
    await begun(desk, ada)
    await finish(desk, ada)
    await desk.sessions.dailies.timer.stop()  # what is shown depends on the clock, not on the counting
    await end_the_day(desk)

    assert (await desk.sessions.replays.of(seeing(desk, bela, here), match.id)).match.id == match.id
    with pytest.raises(NoSession):
        await desk.sessions.replays.of(seeing(desk, bela, here + 1), match.id)
    await desk.sessions.leaderboards.leave_out(ada.id, True)
    with pytest.raises(NoSession):
        await desk.sessions.replays.of(seeing(desk, bela, here), match.id)


def seeing(desk: Desk, who: Actor, guild: int) -> Request:
    """Return a request of a member who sees and moderates every channel of a server."""
    return replace(desk.request(who), eyes=Eyes(guild, lambda channel: True, moderates=True))
