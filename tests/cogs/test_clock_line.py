"""Tests that a time limit is shown only while the match is played, and so is time that an absence has given back."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.playground.world.permissions import Permission
from bot.sessions import refusals
from bot.sessions.model import GuildSettings, Phase, Place
from bot.sessions.pace import DAY, HOUR, MINUTE, Absence
from bot.sessions.time.absences import give_back
from bot.storage.keeping import is_computer
from bot.ui.boards.drawing import Drawing, Plan
from bot.ui.times import absence_line, clock_line
from bot.ui.words import Words
from tests.cogs.desk import Desk, buttons, relay, resign
from tests.sessions.notice_box import settle

POST = r"^POST /channels/\d+/messages$"
WEEK = 7 * DAY // MINUTE  # as a limit
TIMESTAMP = "<t:"
UNSEEN = "This board could not be posted for 2 hours, so Bela again has 1 hour for this turn."
QUESTION = "Decide what happens by"


def shown_times(desk: Desk, channel: str = "games") -> list[str]:
    """Return the public texts of a channel that show a time, apart from a question, which keeps its words."""
    public = [message for message in desk.actor("Ada").messages(channel) if message.only_for is None]
    shown = [text for message in public for text in message.texts if TIMESTAMP in text]
    return [text for text in shown if QUESTION not in text]


async def test_a_board_shows_a_clock_until_the_match_is_over(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    assert len(shown_times(desk)) == 1
    await resign(desk, ada)
    await resign(desk, bela)
    await desk.drawn()
    assert (await desk.match(ada)).phase is Phase.OVER
    assert shown_times(desk) == []


async def test_a_match_ended_by_a_moderator_has_no_clock(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    desk.clock.turn(61)
    await bela.wait_for(lambda message: "Skip this turn" in buttons(message), channel="games")
    asked = await ada.slash("games", "gems end")
    assert asked.answer is not None
    await desk.press(ada, "Yes, end it", asked.answer)
    await desk.drawn()
    assert (await desk.match(ada)).phase is Phase.CANCELLED
    assert shown_times(desk) == []


async def test_the_line_of_an_old_board_has_no_clock(desk: Desk) -> None:
    ada, _ = await relay(desk, time=60)
    await desk.slash(ada, "move", "lounge", match=(await desk.match(ada)).id)
    await desk.drawn()
    assert len(shown_times(desk, "lounge")) == 1
    assert shown_times(desk) == []


async def test_the_board_says_that_the_time_of_the_last_member_begins_anew(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    assert "begins again" not in shown_times(desk)[0]
    await resign(desk, bela)
    await desk.drawn()
    for _ in range(2):
        [board] = shown_times(desk)
        due = (await desk.match(ada)).clocks[0].due or 0
        assert (
            f"Time: until <t:{due // 1000}:f> (<t:{due // 1000}:R>). Then the time begins again, because nobody"
            in board
        )
        desk.clock.turn((due - desk.clock.now()) / MINUTE)
        await settle(desk.sessions, desk.clock)
        await desk.drawn()
        assert (await desk.match(ada)).clocks[0].due == due + HOUR


@pytest.mark.parametrize(("limit", "periods"), [(2 * WEEK, 1), (WEEK, 2), (4320, 5)])
async def test_the_board_of_the_last_period_says_that_the_match_ends(desk: Desk, limit: int, periods: int) -> None:
    ada, bela = await relay(desk, time=limit)
    await resign(desk, bela)
    await desk.drawn()
    for period in range(periods):
        [board] = shown_times(desk)
        assert ("Then the time begins again" in board) == (period + 1 < periods)
        assert ("Then the match ends without a result, because nobody else is waiting." in board) == (
            period + 1 == periods
        )
        match = await desk.match(ada)
        assert match.phase is Phase.PLAYING
        desk.clock.turn(((match.clocks[0].due or 0) - desk.clock.now()) / MINUTE)
        await settle(desk.sessions, desk.clock)
        await desk.drawn()
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.CANCELLED


async def test_boards_follow_the_patience_of_their_server(desk: Desk) -> None:
    _, bela = await relay(desk, time=WEEK)
    await resign(desk, bela)
    await desk.drawn()
    for patience, told in ((3, "Then the match ends without a result"), (7, "Then the time begins again")):
        await desk.slash(desk.actor("Ada"), "settings", patience=patience)
        await desk.client.door.empty()
        await desk.drawn()
        [board] = shown_times(desk)
        assert told in board


@pytest.mark.parametrize(
    ("limit", "computers", "told"),
    [
        (60, True, "Then the time begins again, as long as nobody else can decide."),
        (2 * WEEK, True, "If nobody else can decide then, a computer plays on."),
        (2 * WEEK, False, "If nobody else can decide then, the match ends without a result."),
    ],
)
async def test_where_the_others_are_away_the_board_does_not_say_that_nobody_waits(
    desk: Desk, limit: int, computers: bool, told: str
) -> None:
    ada, bela, chen = await relay(desk, "Ada", "Bela", "Chen", time=limit)
    await desk.sessions.settings.change_guild(ada.guild.id, lambda _: GuildSettings(computers=computers))
    await desk.sessions.holidays.take(bela.id, desk.clock.now() + 60 * DAY)
    await desk.slash(chen, "seat offer")
    await desk.drawn()
    board = desk.board(ada).texts[0]
    assert told in board
    assert "nobody else is waiting" not in board
    match = await desk.match(ada)

    desk.clock.turn(((match.clocks[0].due or 0) - desk.clock.now()) / MINUTE)
    await settle(desk.sessions, desk.clock)
    after = await desk.sessions.matches.match(match.id)
    begun = after.clocks[0].due == (match.clocks[0].due or 0) + HOUR if limit == 60 else False
    played = is_computer(after.seats[0].user)
    assert (begun, played, after.phase is Phase.CANCELLED) == (limit == 60, computers and limit > 60, not computers)


@pytest.mark.parametrize("phase", [Phase.OVER, Phase.CANCELLED])
async def test_no_phase_after_the_end_has_a_clock(desk: Desk, phase: Phase) -> None:
    ada, _ = await relay(desk, time=60)
    words, match = Words(desk.texts, "en-US"), await desk.match(ada)
    assert TIMESTAMP in clock_line(match, words)
    assert clock_line(replace(match, phase=phase), words) == ""


@pytest.mark.parametrize(
    ("length", "told"),
    [(3 * DAY + HOUR, "3 days"), (2 * DAY - 1, "47 hours"), (119 * MINUTE, "119 minutes"), (2 * MINUTE, "2 minutes")],
)
async def test_a_board_tells_an_absence_until_somebody_moves(desk: Desk, length: int, told: str) -> None:
    ada, bela = await relay(desk, time=60)
    match, since = await desk.match(ada), desk.clock.now()
    desk.clock.turn(length / MINUTE)
    absence = Absence(since, desk.clock.now())
    await desk.sessions.matches.change(match.id, partial(give_back, absence=absence))
    await desk.drawn()
    [shown] = shown_times(desk)
    assert f"The bot could not be reached for {told}, so everybody has more time now." in shown

    desk.clock.turn(0.1)
    await resign(desk, ada)
    await desk.drawn()
    match = await desk.match(bela)
    assert match.phase is Phase.PLAYING
    assert all(absence_line(match, Words(desk.texts, language)) == "" for language in desk.texts.languages)


async def test_a_board_that_discord_refused_tells_the_time_that_it_gives_back(desk: Desk) -> None:
    ada, bela = await relay(desk, time=60)
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.drawn()
    world = desk.playground.world
    games = world.channel("games")
    world.set_permission(games, world.bot_id, Permission.SEND_MESSAGES, allowed=False)
    assert (await desk.slash(ada, "gems move", from_=start, to=goal)).startswith("Your move counts.")
    desk.clock.turn(150)
    await desk.drawn()
    world.set_permission(games, world.bot_id, Permission.SEND_MESSAGES, allowed=True)
    await bela.wait_for(
        lambda message: any(UNSEEN in text for text in message.texts),
        channel="games",
    )
    match = await desk.match(bela)
    assert (match.terms.asks, [one.due for one in match.clocks]) == ((), [desk.clock.now() + HOUR])


async def test_a_race_that_no_board_showed_names_at_most_three_members_with_more_time(desk: Desk) -> None:
    await relay(desk, time=60)
    match, words = await desk.match(desk.actor("Ada")), Words(desk.texts, "en")
    absence = Absence(desk.clock.now() - 2 * HOUR, desk.clock.now(), unseen=True, version=match.version)
    clock, seats = match.clocks[0], match.seats * 2

    def line(*ends: int) -> str:
        clocks = tuple(replace(clock, seat=Seat(at), due=absence.until + end) for at, end in enumerate(ends))
        terms = replace(match.terms, absence=absence)
        return absence_line(replace(match, seats=seats, clocks=clocks, terms=terms, updated_at=absence.since), words)

    assert line(HOUR, HOUR, HOUR).endswith("so Ada, Bela and Ada again have 1 hour for this turn.")
    assert line(HOUR, HOUR, HOUR, HOUR).endswith("so everybody has more time now.")
    assert line(HOUR, HOUR - MINUTE).endswith("so Ada again has 1 hour for this turn.")  # Bela had seen her turn before


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_first_board_after_a_refusal_takes_one_request(desk: Desk, restarted: bool) -> None:
    """That the refusal was noted is no change that a board could show."""
    ada = desk.actor("Ada")
    desk.playground.faults.refuse(POST, status=403, code=50013)
    await ada.slash("games", "gems new", mode="relay", time=60)
    await desk.drawn()
    games = desk.playground.world.channel("games")
    match = await desk.sessions.lookup.table(desk.request(ada), Place(games.guild_id or 0, games.id), "gems3d")
    assert (match.phase, match.board.message, match.terms.unposted) == (Phase.LOBBY, None, True)

    desk.playground.faults.clear()
    before = len(desk.playground.rest.requests)
    if restarted:
        await desk.restart()
    else:
        desk.clock.turn(1)
    await ada.wait_for(lambda message: message.only_for is None and "Join" in buttons(message), channel="games")
    await desk.drawn()

    sent = list(desk.playground.rest.requests)[before:]
    here = [one.method for one in sent if one.path.startswith(f"/channels/{games.id}/messages")]
    assert here == ["POST"]


@pytest.mark.parametrize("fault", [RuntimeError("planted"), refusals.not_kept(), FileNotFoundError("planted")])
async def test_a_fault_of_the_bot_does_not_count_as_a_refusal_of_the_first_board(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    ada, failed, noted = desk.actor("Ada"), asyncio.Event(), list[str]()

    async def plan(*_: object, **__: object) -> Plan:
        failed.set()
        raise fault

    async def note(match_id: str) -> None:
        noted.append(match_id)

    monkeypatch.setattr(desk.sessions.boards, "note_unposted", note)
    with monkeypatch.context() as patched:
        patched.setattr(Drawing, "plan", plan)
        await ada.slash("games", "gems new", mode="relay", time=60)
        await asyncio.wait_for(failed.wait(), 60)
        await desk.playground.until(lambda: bool(desk.pauses or desk.client.presenter.refused._known), "it goes on")
    desk.clock.turn(1)
    await ada.wait_for(lambda message: message.only_for is None and "Join" in buttons(message), channel="games")

    assert noted == []


@pytest.mark.parametrize("status", [403, 503])
async def test_a_turn_loses_no_time_before_the_first_board_stands(desk: Desk, status: int) -> None:
    """The lobby's message is refused, too, so that the members join and start by commands."""
    ada, bela = desk.actor("Ada"), desk.actor("Bela")
    desk.playground.faults.refuse(POST, status=status, code=50013 if status == 403 else 0, times=10_000)
    await ada.slash("games", "gems new", mode="relay", time=60)
    await bela.slash("games", "gems join")
    await ada.slash("games", "gems start")
    games = desk.playground.world.channel("games")
    match = await desk.sessions.lookup.table(desk.request(ada), Place(games.guild_id or 0, games.id), "gems3d")
    assert (match.phase, match.board.message) == (Phase.PLAYING, None)

    desk.clock.turn(61)
    desk.clock.turn(60)
    await settle(desk.sessions, desk.clock)
    later = await desk.sessions.matches.match(match.id)
    assert (later.version, later.terms.asks) == (match.version, ())
    desk.playground.faults.clear()
    desk.clock.turn(DAY // MINUTE)
    await settle(desk.sessions, desk.clock)
    await desk.drawn()

    shown = await desk.match(ada)
    assert (shown.version, shown.terms.asks, shown.terms.unposted) == (match.version, (), False)
    assert "This board could not be posted for" in "\n".join(desk.board(ada).texts)
    assert [one.due for one in shown.clocks] == [desk.clock.now() + HOUR]
