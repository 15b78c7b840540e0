"""Tests of the table of waits: each wait ends by itself, as its row says."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.engine.game import Seat, Step
from bot.games.gemrush import GemRush
from bot.games.gemrush.model import Options, State
from bot.sessions.model import UNANSWERED, UNREACHED, GuildSettings, Match, Phase
from bot.sessions.pace import DAY, Pace
from bot.sessions.play.company import Company
from bot.sessions.sessions import Sessions
from bot.sessions.time import dues
from bot.sessions.time.waits import WAITS
from bot.storage.due import THINK
from bot.storage.keeping import is_computer
from bot.storage.rows import DeadlineRow
from tests.games.gemrush.positions import arrange, room
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import NoticeBox, pass_time, table
from tests.sessions.table import PLACE, TurnedClock, ask, member, sessions_on, set_guild

pytestmark = pytest.mark.slow

ADA = Seat(0)
WEEK = 7 * DAY
SOFT = Pace(limit=DAY)
CRISIS = Options(mode="crisis", target=35)


class Reached(GemRush):
    """Gem Rush whose Crisis begins with its target reached, so that its players may agree to stop."""

    def setup(self, seed: int, options: Options, seats: int) -> Step[State]:
        return Step(arrange(room("gravel-pit"), *("ObEl", "SoDr")[:seats], options=options, points=(20, 15)), ())


@pytest.fixture
async def sessions(database_url: str, clock: TurnedClock, box: NoticeBox) -> AsyncIterator[Sessions]:
    async with sessions_on(database_url, clock, deliver=box, more=[Reached()]) as sessions:
        yield sessions


async def now_of(sessions: Sessions, match: Match) -> Match:
    return await sessions.matches.match(match.id)


Build = Callable[[Sessions, TurnedClock], Awaitable[Match]]


async def _turn(sessions: Sessions, _: TurnedClock) -> Match:
    return await table(sessions)


async def _limited(sessions: Sessions, _: TurnedClock) -> Match:
    return await table(sessions, pace=SOFT)


async def _refused(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions, pace=Pace(limit=DAY, hard=True))
    await sessions.boards.note_unposted(match.id)
    return match


async def _played_by_the_clock(sessions: Sessions, _: TurnedClock) -> Match:
    return await table(sessions, pace=Pace(limit=DAY, hard=True))


async def _vote(sessions: Sessions, clock: TurnedClock) -> Match:
    match = await table(sessions, pace=SOFT)
    await pass_time(sessions, clock, DAY)
    assert (await now_of(sessions, match)).terms.asks
    return match


async def _alone(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions, seats=2)
    return await sessions.seats.resign(ask(1), match.id)


async def _in_answers_only(sessions: Sessions, _: TurnedClock) -> Match:
    return await sessions.alone.open(ask(0), "heap", HeapOptions(heap=100, seats=1))


async def _race(sessions: Sessions, _: TurnedClock) -> Match:
    return await table(sessions, game="race")


async def _council(sessions: Sessions, _: TurnedClock) -> Match:
    options = HeapOptions(heap=100, seats=2, rivals=True)
    return await sessions.councils.open(ask(0), PLACE, "heap", options, Company("easy", 1), 8, locale="en")


async def _proposal(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    return await sessions.proposals.propose(ask(0), match.id, SOFT)


async def _agreement(sessions: Sessions, _: TurnedClock) -> Match:
    match = await sessions.lobby.open(ask(0), PLACE, "gemrush", CRISIS)
    await sessions.lobby.join(ask(1), match.id)
    match = await sessions.lobby.begin(ask(0), match.id)
    return await sessions.turns.play(ask(1), match.id, "stop", None)


async def _lobby(sessions: Sessions, _: TurnedClock) -> Match:
    return await sessions.lobby.open(ask(0), PLACE, "heap", HeapOptions(heap=100, seats=3))


async def _take_back(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    for number in (0, 1):
        await sessions.turns.play(ask(number), match.id, "1", None)
    return await sessions.proposals.ask_back(ask(0), match.id)


async def _rematch(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions, seats=2, heap=2)
    for number in (0, 1):
        match = await sessions.turns.play(ask(number), match.id, "1", None)
    assert match.phase is Phase.OVER
    return await sessions.lobby.rematch(ask(0), match.id)


async def _offered(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    return await sessions.seats.hand_on(ask(0), match.id, None)


async def _left(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    await sessions.presence.member_gone(PLACE.guild, member(0).user)
    return match


async def _lent(sessions: Sessions, clock: TurnedClock) -> Match:
    match = await table(sessions)
    await sessions.holidays.take(member(0).user, clock.now() + 20 * DAY)
    return await sessions.seats.take(ask(5), match.id)


async def _computer(sessions: Sessions, clock: TurnedClock) -> Match:
    match = await table(sessions)
    await pass_time(sessions, clock, WEEK + 2 * DAY, steps=9)
    assert (await now_of(sessions, match)).terms.stand_ins
    return match


async def _removed(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    await sessions.presence.guild_gone(PLACE.guild)
    return match


async def _lost(sessions: Sessions, _: TurnedClock) -> Match:
    match = await table(sessions)
    await sessions.presence.channel_gone(PLACE.guild, PLACE.channel)
    return match


async def _holiday(sessions: Sessions, clock: TurnedClock) -> Match:
    match = await table(sessions, pace=Pace(limit=DAY, pause=True))
    await sessions.holidays.take(member(0).user, clock.now() + 100 * DAY)
    away = await now_of(sessions, match)
    assert away.clocks[0].left is not None
    return away


BUILDS: dict[str, Build] = {
    "turn without a limit": _turn,
    "turn with a limit": _limited,
    "turn that no board shows, as Discord refuses it": _refused,
    "any member, while the clock or computer players play for all": _played_by_the_clock,
    "vote": _vote,
    "turn that nobody else waits for": _alone,
    "match alone, where the bot is no member": _in_answers_only,
    "seat in a race": _race,
    "vote of a channel about its turn": _council,
    "proposal": _proposal,
    "question whether a move may be taken back": _take_back,
    "agreement to stop": _agreement,
    "lobby": _lobby,
    "rematch": _rematch,
    "offered seat": _offered,
    "seat of a member who left the server": _left,
    "return of a member whose seat is played by another": _lent,
    "computer player": _computer,
    "deleted channel": _lost,
    "server without the bot": _removed,
    "holiday that stops a clock": _holiday,
}


def test_the_table_names_all_waits() -> None:
    assert [wait.name for wait in WAITS] == list(BUILDS)
    kinds = {value for name, value in vars(dues).items() if name.isupper() and isinstance(value, str)} | {THINK}
    assert {kind for wait in WAITS for kind in wait.by} == kinds - {dues.ARCHIVE, dues.LESSON, dues.PUZZLES}


def _silent_end(match: Match) -> bool:
    return match.phase is Phase.CANCELLED and match.entry.notation == UNANSWERED


def _lost_end(match: Match) -> bool:
    return match.phase is Phase.CANCELLED and match.entry.notation == UNREACHED


def _covered(match: Match) -> bool:
    return is_computer(match.seats[ADA].user)


# By wait: after how many days it is over at the latest, and what is so then. A lobby starts no match by itself.
ENDS: dict[str, tuple[int, Callable[[Match], bool]]] = {
    "turn without a limit": (9, _covered),
    "turn with a limit": (5, _covered),
    "turn that no board shows, as Discord refuses it": (61, lambda match: match.entry.kind == "move"),
    "any member, while the clock or computer players play for all": (17, _silent_end),
    "vote": (2, lambda match: not match.terms.asks and bool(match.terms.unanswered)),
    "turn that nobody else waits for": (15, _silent_end),
    "match alone, where the bot is no member": (30, _silent_end),
    "seat in a race": (9, lambda match: match.phase is Phase.CANCELLED),
    "vote of a channel about its turn": (1, lambda match: match.entry.kind == "move"),
    "proposal": (3, lambda match: match.phase is Phase.PLAYING and match.terms.proposal is None),
    "question whether a move may be taken back": (1, lambda match: match.terms.proposal is None),
    "agreement to stop": (9, lambda match: match.phase is Phase.OVER),
    "lobby": (2, lambda match: match.phase is Phase.CANCELLED),
    "rematch": (2, lambda match: match.phase is Phase.CANCELLED),
    "offered seat": (9, lambda match: not match.terms.offers),
    "seat of a member who left the server": (4, lambda match: not match.seats[ADA].present),
    "return of a member whose seat is played by another": (
        21,
        lambda match: match.terms.stand_in_of(ADA) is None and match.seats[ADA].user == member(0).user,
    ),
    "computer player": (1, lambda match: match.entry.kind == "move" and match.entry.seat == ADA),
    "deleted channel": (61, _lost_end),
    "server without the bot": (61, _lost_end),
    "holiday that stops a clock": (28, lambda match: match.phase is Phase.PLAYING and match.clocks[0].left is None),
}
# They end with another wait, or, for a computer player, at once.
WITHOUT_OWN_END = {wait.name for wait in WAITS if not wait.by or wait.by == (THINK,)}


async def ends_as_it_says(sessions: Sessions, clock: TurnedClock, match: Match, name: str) -> bool:
    """Return whether a wait ends in the time and the way of `ENDS`, although nobody does anything."""
    days, is_so = ENDS[name]
    for _ in range(days):
        await pass_time(sessions, clock, DAY, steps=2)
        if is_so(await now_of(sessions, match)):
            return True
    return False


@pytest.mark.parametrize("name", BUILDS)
async def test_each_wait_ends_by_itself_as_its_row_says(sessions: Sessions, clock: TurnedClock, name: str) -> None:
    match = await BUILDS[name](sessions, clock)
    if name not in WITHOUT_OWN_END:
        assert not ENDS[name][1](await now_of(sessions, match))
    assert await ends_as_it_says(sessions, clock, match, name)


@pytest.mark.parametrize("name", [name for name in BUILDS if name not in WITHOUT_OWN_END])
async def test_a_wait_whose_own_end_is_switched_off_is_found(sessions: Sessions, clock: TurnedClock, name: str) -> None:
    match = await BUILDS[name](sessions, clock)
    [by] = [wait.by for wait in WAITS if wait.name == name]
    alarm = sessions.alarm

    async def nothing(_: DeadlineRow) -> None:
        return

    if name == "holiday that stops a clock":  # any look at the match ends it, too
        by = (*by, dues.SILENT)
    alarm._decisions = {**alarm._decisions, **{kind: lambda change, *_: change for kind in by}}
    alarm._handlers = {**alarm._handlers, **{kind: nothing for kind in by if kind in alarm._handlers}}
    assert not await ends_as_it_says(sessions, clock, match, name)


@pytest.mark.parametrize("computers", [True, False])
@pytest.mark.parametrize("name", BUILDS)
async def test_a_year_without_an_answer_ends_in_a_match_that_waits_for_nobody(
    sessions: Sessions, clock: TurnedClock, name: str, computers: bool
) -> None:
    match = await BUILDS[name](sessions, clock)
    await set_guild(sessions, PLACE.guild, GuildSettings(computers=computers))
    for _ in range(73):
        await pass_time(sessions, clock, 5 * DAY, steps=5)
        ended = await now_of(sessions, match)
        if ended.over:
            break
    assert ended.over
    assert (await sessions.reminders.waiting(member(1).user)).others == ()
