"""A league for days, as Discord sees it: how many messages reach each member on a day, and that no call comes twice.

One member never moves, one leaves the season, and the bot is started anew each day.
"""

from collections import Counter
from contextlib import suppress

import pytest

from bot.errors import NoSession, Over
from bot.playground.world.events import MessageCreated
from bot.sessions.leagues import seasons
from bot.sessions.leagues.model import League, Phase
from bot.sessions.pace import DAY
from tests.cogs.desk import Desk, board_of
from tests.cogs.test_league import NAMES, begun, league_of

MOST_MESSAGES = 6  # to a member in a day
SILENT, LEAVER = "Fay", "Emil"
TURNS_A_DAY = 2  # in each match; a turn may take two days


class Messages:
    """Notes which messages call or reach whom.

    Attributes:
        told: how many there were, by the day and the user.
        calls: how many boards have called a user, by the user, the match and its version.
    """

    def __init__(self, desk: Desk) -> None:
        self.told: Counter[tuple[int, int]] = Counter()
        self.calls: Counter[tuple[int, str, int]] = Counter()
        self._desk = desk
        self._direct = {desk.actor(name).open_dm().id: desk.actor(name).id for name in NAMES}
        desk.playground.world.listen(self._note)

    def _note(self, event: object) -> None:
        if not isinstance(event, MessageCreated) or event.message.author_id != self._desk.playground.world.bot_id:
            return
        message = event.message
        users = {*message.mentions, *filter(None, [self._direct.get(message.channel_id)])}
        self.told.update((self._desk.clock.now() // DAY, user) for user in users)
        if (board := board_of(message)) is not None:
            self.calls.update((user, *board) for user in message.mentions)


async def play(desk: Desk) -> None:
    """Let each match make a turn, unless it is that of the silent member."""
    for pairing in seasons.in_play((await league_of(desk)).rows):
        with suppress(NoSession, Over):  # it opens just now, or its time is up at this moment
            match = await desk.sessions.matches.match(pairing.match_id or "")
            game, seats = desk.games[match.game], match.to_move
            while match.to_move == seats and not match.over and match.seats[seats[0]].user != desk.actor(SILENT).id:
                asked = desk.request(desk.actor(match.name_of(seats[0])))
                move = game.default(match.state, seats[0])
                match = await desk.sessions.turns.play(asked, match.id, move, None)
    await desk.drawn()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("days", [3, pytest.param(14, marks=pytest.mark.nightly)])
async def test_few_messages_reach_a_member_of_a_league_in_a_day_and_none_calls_twice(desk: Desk, days: int) -> None:
    desk.playground.world.gather(len(NAMES) + 1)
    messages = Messages(desk)
    await begun(desk)
    for day in range(days):
        for _ in range(TURNS_A_DAY):
            await play(desk)
            desk.clock.turn(24 * 60 // TURNS_A_DAY)
            await desk.drawn()
        if day == 1:
            league: League = await league_of(desk)
            await desk.sessions.leagues.leave(desk.request(desk.actor(LEAVER)), league.id, now=True)
        await desk.restart()
    now = await league_of(desk)
    assert now.phase in (Phase.PLAYING, Phase.OPEN)
    if days > 2:  # the silent member has lost by time
        assert any(one.first_score is not None for one in now.rows.pairings)
    assert len(messages.calls) > days
    assert [call for call, count in messages.calls.items() if count > 1] == []
    most = messages.told.most_common(1)[0]
    assert most[1] <= MOST_MESSAGES, most
