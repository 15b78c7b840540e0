"""A league for days, as Discord sees it: how many messages reach each member on a day, and that no call comes twice.

A fifth of the members never move, a tenth leave, and the bot is started anew each day and killed now and then.
"""

from collections import Counter
from collections.abc import Container, Coroutine, Iterable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.errors import NoSession, Over
from bot.playground.world.events import MessageCreated
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import Phase
from bot.sessions.pace import DAY
from tests.cogs.desk import Desk, board_of
from tests.cogs.test_league import NAMES, begun, league_of
from tests.sessions.test_league_weeks import copied, cut_off, equals_a_recount

MOST_MESSAGES = 6  # to a member in a day
TURNS_A_DAY = 2  # in each match; a turn may take two days
KILLED = 0.1  # how often the bot is killed, beside its new start each day


class Messages:
    """Notes which messages call or reach whom.

    Attributes:
        told: how many there were, by the day and the user.
        calls: how many boards have called a user, by the user, the match and its version.
    """

    def __init__(self, desk: Desk, names: Iterable[str]) -> None:
        self.told: Counter[tuple[int, int]] = Counter()
        self.calls: Counter[tuple[int, str, int]] = Counter()
        self._desk = desk
        self._direct = {desk.actor(name).open_dm().id: desk.actor(name).id for name in names}
        desk.playground.world.listen(self._note)

    def _note(self, event: object) -> None:
        if not isinstance(event, MessageCreated) or event.message.author_id != self._desk.playground.world.bot_id:
            return
        message = event.message
        users = {*message.mentions, *filter(None, [self._direct.get(message.channel_id)])}
        self.told.update((self._desk.clock.now() // DAY, user) for user in users)
        if (board := board_of(message)) is not None:
            self.calls.update((user, *board) for user in message.mentions)


async def play(desk: Desk, silent: Container[int]) -> None:
    """Let each match make a turn, unless it is that of a silent member."""
    for pairing in seasons.in_play((await league_of(desk)).rows):
        with suppress(NoSession, Over):  # it opens just now, or its time is up at this moment
            match = await desk.sessions.matches.match(pairing.match_id or "")
            game, seats = desk.games[match.game], match.to_move
            while match.to_move == seats and not match.over and match.seats[seats[0]].user not in silent:
                asked = desk.request(desk.actor(match.name_of(seats[0])))
                move = game.default(match.state, seats[0])
                match = await desk.sessions.turns.play(asked, match.id, move, None)
    await desk.drawn()


async def killed(desk: Desk, acting: Coroutine[Any, Any, None], steps: int) -> None:
    """Kill the bot while members act, and start another one on what was stored by then.

    What the first one still posts in `Desk.end`, the other does not know, as if the kill had come before the answers.
    """
    stored = desk.folder / "desk.db"
    copy = await cut_off(acting, steps, stored, desk.folder / "killed.db")
    await desk.end()
    stored.with_name("desk.db-wal").unlink(missing_ok=True)
    copied(copy, stored)
    await desk.begin()


async def checked(desk: Desk) -> None:
    """Compare the standings of all seasons that are over with a recount, and check that each match has a result."""
    now = await league_of(desk)
    for season in range(1, now.season):
        assert await equals_a_recount(desk.sessions, now.id, season)
        past = await desk.sessions.leagues.league(now.id, season)
        assert not [one for one in past.rows.pairings if one.first_score is None and one.match_id is not None]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("members", "days"),
    [
        (6, 3),
        pytest.param(6, 14, marks=pytest.mark.nightly),
        pytest.param(40, 84, marks=[pytest.mark.nightly, pytest.mark.timeout(7_200)]),
    ],
)
async def test_few_messages_reach_a_member_of_a_league_in_a_day_and_none_calls_twice(
    desk: Desk, members: int, days: int
) -> None:
    desk.playground.world.gather(len(NAMES) + 1)
    dice, names = Random(40), list(NAMES)
    for number in range(len(NAMES), members):
        names.append(f"Member {number}")
        desk.playground.world.join(f"member{number}", names[-1])
    silent = {desk.actor(name).id for name in names[5::5]}  # a fifth
    leavers = {1 + 14 * number: name for number, name in enumerate(names[4::10])}  # a tenth, by their day
    await begun(desk, more=names[len(NAMES) :])
    messages, league = Messages(desk, names), (await league_of(desk)).id
    for day in range(days):
        for _ in range(TURNS_A_DAY):
            if dice.random() < KILLED:
                await killed(desk, play(desk, silent), dice.randrange(2_000))
            await play(desk, silent)
            desk.clock.turn(24 * 60 // TURNS_A_DAY)
            await desk.drawn()
        if name := leavers.get(day):
            await desk.sessions.leagues.leave(desk.request(desk.actor(name)), league, now=day % 28 == 1)
        await desk.restart()
    await checked(desk)
    now = await league_of(desk)
    assert now.phase in (Phase.PLAYING, Phase.OPEN)
    if days > 2:  # the silent members have lost by time
        assert any(one.first_score is not None for one in now.rows.pairings) or now.season > 1
    assert len(messages.calls) > days
    assert [call for call, count in messages.calls.items() if count > 1] == []
    most = messages.told.most_common(1)[0]
    assert most[1] <= MOST_MESSAGES, most
