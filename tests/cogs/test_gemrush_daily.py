"""Tests of Gem Rush's daily: it is played in one private message, which nobody else sees until its day is over."""

import asyncio
import re
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gemrush import DAILY, GAME
from bot.games.gemrush.events import CardsBurnt, MatchEnded, RoomBuilt
from bot.games.gemrush.gems import CARD_NAMES
from bot.games.gemrush.mine import START, Cell
from bot.games.gemrush.model import State
from bot.games.gemrush.names import room_name
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import Skill
from bot.playground import Actor, Message
from bot.sessions.model import Entry, Match
from bot.sessions.pace import DAY
from bot.storage import dailies
from bot.ui.address import Address
from bot.ui.words import Words
from cogs.gemrush import daily
from cogs.gemrush.course import points_of_turns
from tests.cogs.desk import Desk, actions, buttons, private
from tests.cogs.gemrush_table import TWO_ROOMS, menus
from tests.cogs.private_boards import Public, daily_of, panel
from tests.cogs.test_computers import text_of
from tests.cogs.test_gemrush_announced import match_in
from tests.cogs.test_gems_daily import end_the_day, posted
from tests.cogs.test_strangers import NONE, answer
from tests.games.gemrush.matches import Kind
from tests.games.gemrush.positions import arrange
from tests.render.gemrush_scenes import grown
from tests.texts.loaded import all_texts

WORDS = Words(all_texts(), "en")
CELL = re.compile(r"\b[A-Z]\d{1,2}[NESW]?\b")
MOST_PRESSES = 120


async def rush_of(desk: Desk, who: Actor) -> Match:
    return await daily_of(desk, who, "gemrush")


async def opened(desk: Desk, who: Actor, channel: str = "games") -> Message:
    """Open the daily, and return its message."""
    await desk.slash(who, "rush daily", channel)
    return panel(who, channel)


def at_once(message: Message) -> str | None:
    """Return the button that brings a daily on: it builds, lays a tile, burns, discards or draws."""
    found = buttons(message)
    order = (":cheapest:", ":do:place", ":do:burn", ":do:discard", ":do:keep", ":do:draw", ":do:scavenge", ":do:")
    return next((label for part in order for label, address in found.items() if part in address), None)


async def press_on(desk: Desk, who: Actor) -> None:
    """Press the button that brings the daily on, or choose the first cards of its menu."""
    message = panel(who)
    label = at_once(message)
    if label is not None:
        await desk.press(who, label, message)
        return
    (menu,) = menus(message)
    values = [one["value"] for one in menu["options"]][: menu["min_values"]]
    await who.select(message, menu["custom_id"], *values)
    await desk.drawn()


class Look(NamedTuple):
    """A message as it was at some time."""

    id: int
    head: str
    below: str  # the text below the picture
    buttons: tuple[str, ...]


def look(who: Actor) -> Look:
    message = panel(who)
    return Look(message.id, message.texts[0], "\n".join(message.texts[1:]), tuple(buttons(message)))


async def played(desk: Desk, who: Actor) -> list[Look]:
    """Play the open daily to its end. Return its message as it was after each press."""
    seen = [look(who)]
    for _ in range(MOST_PRESSES):
        if (await rush_of(desk, who)).over:
            return seen
        await press_on(desk, who)
        seen.append(look(who))
    raise AssertionError("the daily does not end")


def laid_out(**changes: object) -> State:
    """Return a daily in a mine of two rooms, with a hand that pays for one door."""
    return replace(arrange(TWO_ROOMS, "ElSo StFi PeDr", options=DAILY), **changes)


async def begun_at(desk: Desk, who: Actor, state: State) -> Message:
    desk.lay_out(GAME.write_position(state))
    return await opened(desk, who)


@pytest.mark.slow
async def test_a_daily_is_played_in_one_private_message(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    first = await opened(desk, ada)
    assert first.texts[0].startswith("**Gem Rush, daily of")
    assert "For you alone until the day ends" in first.texts[0]
    goal, par, turn = first.texts[1].splitlines()[:3]
    assert goal.startswith("Score as much as you can in **10 turns**")
    assert par.startswith("At the end you see the par")
    assert turn.startswith("**Turn 1 of 10**")
    assert list(buttons(first))[-3:] == ["Rules", "More", "Yesterday’s results"]
    assert any(re.fullmatch(r"Draw \d( & pile)? · ends turn", label) for label in buttons(first))
    assert [each.filename for each in first.attachments] == ["own.png"]
    assert "turn 1 of 10" in (first.attachments[0].description or "")

    seen = await played(desk, ada)

    assert {message.id for message in seen} == {first.id}
    assert [message.id for message in await private(desk, ada)][-1:] == [first.id]
    turns = [int(number) for one in seen[:-1] for number in re.findall(r"\*\*Turn (\d+) of 10\*\*", one.below)]
    assert len(turns) == len(seen) - 1
    assert turns == sorted(turns)
    assert set(turns) == {*range(1, 11)}
    assert all("More" in one.buttons for one in seen[:-1])
    assert seen[-1].buttons == (
        "Show my result",
        "Today’s other boards",
        "Yesterday’s results",
        "Remind me in the evening",
    )
    assert "The last turn is over" in seen[-1].below
    assert "10 turns" in seen[-1].head
    assert desk.boards(ada) == []

    await opened(desk, bela)
    ours, theirs = await rush_of(desk, ada), await rush_of(desk, bela)
    assert ours.state is not None
    assert theirs.state is not None
    assert ours.state.seed == theirs.state.seed


async def test_a_daily_goes_on_after_a_restart_and_in_another_channel(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await opened(desk, ada)
    for _ in range(3):
        await press_on(desk, ada)
    before = await rush_of(desk, ada)
    await desk.restart()

    shown = await opened(desk, ada, "lounge")

    assert "For you alone" not in shown.texts[0]
    assert (await rush_of(desk, ada)).state == before.state
    assert at_once(shown) is not None


async def test_the_board_offers_doors_steps_and_undo_in_rows(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await begun_at(desk, ada, laid_out())
    assert [label for label in buttons(shown) if "+" in label]
    (walk,) = [label for label in buttons(shown) if label.startswith("→")]
    await desk.press(ada, walk, shown)

    assert "Undo" in buttons(panel(ada))
    await desk.press(ada, "Undo", panel(ada))

    state = (await rush_of(desk, ada)).state
    assert state is not None
    assert state.seats[0].cell == START
    assert panel(ada).texts[1].startswith("Taken back: → ")


async def test_more_leads_to_the_mine_the_hand_and_the_end_and_back(desk: Desk) -> None:
    ada = desk.actor("Ada")
    first = await begun_at(desk, ada, laid_out())
    rest = ["Back to my board", "Whole mine", "My hand", "Rules", "Fair chance", "End my board"]
    for label, filename in (("Whole mine", "mine.png"), ("My hand", "hand.png")):
        await desk.press(ada, "More", panel(ada))
        newest = (await private(desk, ada))[-1]
        assert list(buttons(newest)) == rest
        assert newest.id == first.id
        await desk.press(ada, label, newest)
        assert [each.filename for each in panel(ada).attachments] == [filename]
        await desk.press(ada, "Back to my board", panel(ada))
        assert [each.filename for each in panel(ada).attachments] == ["own.png"]
    assert desk.boards(ada) == []


async def test_the_rules_lead_back_to_the_board_of_the_day(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await begun_at(desk, ada, laid_out())
    await desk.press(ada, "Rules", await desk.more(ada, shown))
    await desk.press(ada, "Next", (await private(desk, ada))[-1])
    assert panel(ada).id == shown.id
    await desk.press(ada, "Back to my board", panel(ada))
    assert [each.filename for each in panel(ada).attachments] == ["own.png"]


async def test_to_end_the_board_is_asked_before_and_its_points_count(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun_at(desk, ada, replace(laid_out(), seats=(replace(laid_out().seats[0], points=7),)))
    more = await desk.more(ada, panel(ada))
    asked = (await desk.press(ada, "End my board", more)).answer
    assert asked is not None
    assert "there is only one a day" in asked.texts[0]
    assert list(buttons(asked)) == ["Back to my board", "Yes, end it"]
    await desk.press(ada, "Back to my board", asked)
    assert not (await rush_of(desk, ada)).over

    more = await desk.more(ada, panel(ada))
    await desk.press(ada, "End my board", more)
    await desk.press(ada, "Yes, end it", (await private(desk, ada))[-1])

    match = await rush_of(desk, ada)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.standings[0].score) == ("ended", 7)
    assert "7 points" in panel(ada).texts[0]
    assert list(buttons(panel(ada))) == [
        "Show my result",
        "Today’s other boards",
        "Yesterday’s results",
        "Remind me in the evening",
    ]


async def test_two_presses_at_once_make_one_move(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await begun_at(desk, ada, laid_out())
    (walk,) = [label for label in buttons(shown) if label.startswith("→")]
    before = (await rush_of(desk, ada)).version

    await asyncio.gather(*(ada.click(shown, walk) for _ in range(2)))
    await desk.drawn()

    assert (await rush_of(desk, ada)).version == before + 1
    assert [each.filename for each in panel(ada).attachments] == ["own.png"]


async def test_a_press_after_the_day_is_refused(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await begun_at(desk, ada, laid_out())
    match = await rush_of(desk, ada)
    await desk.sessions.dailies.timer.stop()  # The timer could close the daily before the press.
    desk.clock.turn((DAY - desk.clock.now() % DAY) / 60_000)
    label = at_once(shown)
    assert label is not None
    late = await ada.click(shown, label)
    await desk.answered(late)
    assert "The day of this board is over" in "\n".join((await private(desk, ada))[-1].texts)
    assert (await desk.sessions.matches.match(match.id)).state == match.state


async def test_an_open_message_shows_the_result_when_the_day_ends(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun_at(desk, ada, laid_out())
    match = await rush_of(desk, ada)
    ended = desk.heard_of(lambda one: one.id == match.id and one.over)

    await end_the_day(desk)
    await ended
    await desk.drawn()

    assert list(buttons(panel(ada))) == [
        "Show my result",
        "Today’s other boards",
        "Yesterday’s results",
        "Remind me in the evening",
    ]
    assert "This match is over" not in "\n".join(panel(ada).texts)


async def test_a_press_leads_from_yesterdays_results_back_to_the_board(desk: Desk) -> None:
    ada = desk.actor("Ada")
    shown = await opened(desk, ada)
    texts = shown.texts
    await desk.press(ada, "Yesterday’s results", shown)
    (told,) = [one for one in ada.messages("games") if one.id == shown.id]
    assert "Nobody played it in this server" in text_of(told)
    assert list(buttons(told)) == ["Back to my board", "Check the boards"]
    await desk.press(ada, "Back to my board", told)
    assert panel(ada).texts == texts


async def test_commands_of_a_channel_do_not_reach_a_daily(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun_at(desk, ada, laid_out())
    before = await rush_of(desk, ada)
    for command in ("undo", "hint", "board", "leave", "resign", "hand", "draw"):
        assert "/rush new" in await desk.slash(ada, f"rush {command}"), command
    assert "Gem Rush" not in await desk.slash(ada, "turns")
    assert await rush_of(desk, ada) == before


async def test_a_forged_hint_or_board_of_a_daily_is_refused_in_private(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun_at(desk, ada, laid_out())
    match, public = await rush_of(desk, ada), Public(desk)
    told = {one: (await answer(desk, ada, Address("b", "gemrush", one, match.id)))[0] for one in ("hint", "down")}
    await desk.drawn()
    assert "There are no hints on the board of the day" in told["hint"]
    assert public.forms == []
    assert desk.boards(ada) == []


@pytest.mark.slow
async def test_a_result_is_shown_as_squares_without_the_mine(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    await opened(desk, ada)
    await played(desk, ada)
    state = (await rush_of(desk, ada)).state
    assert state is not None
    public = Public(desk)

    await desk.press(ada, "Show my result", panel(ada))

    told = next(text for text in public.words() if "daily of" in text)
    assert f"**{state.total} point" in told
    assert "in 10 turns" in told
    assert "-# Points a turn: ➖ 0 · 🔵 1–2" in told
    assert len(re.findall("[➖🔵🟩🔶💎]", told.split("Points a turn")[0])) == 10
    assert CELL.search(told) is None
    names = {WORDS.phrase(room_name(tile.key)) for tile in TILES} | {one for one in CARD_NAMES if len(one) == 4}
    assert [name for name in names if name in told] == []
    assert list(buttons(panel(ada))) == ["Today’s other boards", "Yesterday’s results", "Remind me in the evening"]

    await end_the_day(desk)
    table = await posted(desk, bela)
    assert rf"1\. **Ada** · {state.total} point" in table
    (shown,) = [m for m in bela.messages("lounge") if m.only_for is None]
    assert [each.filename for each in shown.attachments] == ["gemrush.png"]
    board = GAME.scoreboard(DAILY)
    listed = await desk.slash(bela, "leaderboard", game="gemrush", board=board, text=True)
    assert "Daily: Crisis in 10 turns" in listed
    assert "Ada" in listed


async def overheard(desk: Desk, state: State) -> Public:
    """Open, play and look at a daily with this position, and ask for it as others. Return what everybody could read."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await desk.slash(ada, "settings", daily="lounge")
    public = Public(desk)
    await begun_at(desk, ada, state)
    for _ in range(4):
        await press_on(desk, ada)
    more = await desk.more(ada, panel(ada))
    await desk.press(ada, "Whole mine", more)
    await opened(desk, ada, "lounge")
    await desk.sessions.seats.resign(desk.request(ada), (await rush_of(desk, ada)).id)
    await opened(desk, ada)
    await desk.slash(bela, "rush top", board=GAME.scoreboard(DAILY))
    await desk.slash(bela, "leaderboard")
    return public


async def test_no_public_message_is_about_a_daily_before_its_day_is_over(desk: Desk) -> None:
    assert (await overheard(desk, laid_out())).forms == []


async def test_an_added_leak_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A daily that is not private is counted at once, so leaderboards tell of it."""
    monkeypatch.setattr(Match, "private", property(lambda match: False))
    ada = desk.actor("Ada")
    await begun_at(desk, ada, laid_out(turns=1))
    await desk.sessions.seats.resign(desk.request(ada), (await rush_of(desk, ada)).id)
    counted = await desk.sessions.leaderboards.leaderboard(0, "gemrush", ada.id, board=GAME.scoreboard(DAILY))
    assert counted.boards or desk.client.presenter._slots


async def test_a_stranger_learns_nothing_of_a_daily_by_its_buttons(desk: Desk) -> None:
    """For each button of the message, a stranger gets the answer for a match that does not exist."""
    ada, chen = desk.actor("Ada"), desk.actor("Chen")
    shown = await begun_at(desk, ada, laid_out())
    match = await rush_of(desk, ada)
    for action in sorted({*actions(shown), "wide", "held", "own", "leave", "quit", "share", "skills", "undo"}):
        there = await answer(desk, chen, Address("b", "gemrush", action, match.id, match.version))
        assert there == await answer(desk, chen, Address("b", "gemrush", action, NONE, match.version)), action
    assert await rush_of(desk, ada) == match


@pytest.mark.slow
async def test_the_replay_of_a_daily_waits_for_the_end_of_its_day(desk: Desk) -> None:
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    await begun_at(desk, ada, laid_out())
    for _ in range(3):
        await press_on(desk, ada)
    match = await rush_of(desk, ada)
    await desk.sessions.seats.resign(desk.request(ada), match.id)
    refused = await desk.slash(bela, "replay", match=match.id)
    assert refused == (await desk.slash(bela, "replay", match="abcdefghij"))

    await end_the_day(desk)
    await desk.drawn()

    assert "Gem Rush" in await desk.slash(ada, "replay", match=match.id)


async def test_each_button_of_a_message_leads_elsewhere() -> None:
    """Discord refuses a message with two buttons of one address: here the room can be turned, and a Warpstone used."""
    state = arrange(TWO_ROOMS, "WaOb", skills=[Skill.REMODELLING], at=[TWO_ROOMS[-1].cell], options=DAILY)
    match = match_in(state, Kind(DAILY, 1))
    match = replace(match, options=DAILY, terms=replace(match.terms, closes=DAY))
    shown = daily.framed(daily.board(match, Seat(0), WORDS, best_first=False), match, Seat(0), WORDS)

    found = [str(getattr(one, "custom_id", one)) for row in shown.rows for one in row]
    assert sum(":ways:" in one for one in found) == 1
    assert len({*found}) == len(found)


MOST_PARTS = 40  # Discord's limit for a message


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_message_of_a_daily_has_no_more_parts_than_discord_allows(seed: int) -> None:
    """The mine is larger, and the dwarf has more cards and steps, than in any real daily."""
    state = arrange(grown(seed, 40), "DiOb DiPe DiFi DiSo WaEl PeSo ObFi", options=DAILY)
    match = match_in(replace(state, doing=replace(state.doing, steps=12)), Kind(DAILY, 1))
    match = replace(match, options=DAILY, terms=replace(match.terms, closes=DAY))

    shown = daily.framed(daily.board(match, Seat(0), WORDS, best_first=False), match, Seat(0), WORDS)

    rows, texts_and_picture = [row for row in shown.rows if row], 4
    assert texts_and_picture + len(rows) + sum(map(len, rows)) <= MOST_PARTS
    assert sum(len(row) for row in rows) > 12


def _entry(*events: object, kind: str = "move") -> Entry:
    return Entry(1, kind, Seat(0), 1, "", events, 0)  # type: ignore[arg-type]  # any kind


BURNT = CardsBurnt(Seat(0), b"", b"\0\0\0", 3)


def built(points: int) -> RoomBuilt:
    return RoomBuilt(Seat(0), Cell(0), 0, b"", b"", points)


@pytest.mark.parametrize(
    ("story", "points"),
    [
        ([_entry(built(2)), _entry(built(3)), _entry(BURNT), _entry(MatchEnded("turns", (), 5, 2))], [5, 0]),
        ([_entry(BURNT), _entry(built(4), MatchEnded("turns", (), 4, 2))], [0, 4]),
        ([_entry(BURNT), _entry(MatchEnded("ended", (), 0, 1), kind="leave")], [0]),
        ([_entry(BURNT), _entry(built(6)), _entry(MatchEnded("ended", (), 6, 1), kind="leave")], [0, 6]),
        ([_entry(MatchEnded("ended", (), 0, 0), kind="leave")], []),
    ],
)
def test_the_points_of_each_turn_are_counted(story: list[Entry], points: list[int]) -> None:
    assert points_of_turns(story) == points


async def test_a_deleted_member_cannot_play_the_day_again(desk: Desk) -> None:
    ada = desk.actor("Ada")
    await begun_at(desk, ada, laid_out())
    await desk.sessions.privacy.forget(ada.id)
    assert "had your data deleted" in await desk.slash(ada, "rush daily")
    assert await desk.sessions.database.read(dailies.own, desk.sessions.dailies.today, "gemrush", ada.id) is None
