"""The members of the server. They open matches, play random legal moves, go on holiday, leave and come back."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from bot.errors import PlayerError
from bot.games import all_games
from bot.playground import Interaction, Refused
from bot.playground.world.events import MessageCreated
from bot.playground.world.model import Message, User
from bot.sessions.model import Match, Member, MemberSettings, Phase, Place, Request, Waiting
from bot.sessions.pace import DAY, HOUR, Pace
from bot.sessions.play.rematch import unanswered
from bot.ui.address import Address
from bot.ui.boards.courier import AREA
from tests.cogs.desk import buttons
from tests.games.playing import drawn_move, short_options
from tests.sessions.table import set_member
from tests.soak.town import Town

PACES = (
    Pace(),
    Pace(limit=6 * HOUR),
    Pace(limit=DAY),
    Pace(limit=DAY, hard=True),
    Pace(limit=2 * DAY, pause=True),
    Pace(limit=3 * DAY, hard=True, pause=True),
)
STEPS = 25  # the most moves in one visit to a match
LONG_MATCH = 50  # changes of a match after which its members resign more often
NOTICES = 40  # the number of newest notices whose buttons members press
ZONES = (None, "Europe/Berlin", "America/New_York", "Asia/Kolkata")


@dataclass
class Habits:
    """How often a member visits the server.

    Attributes:
        mean: the average number of minutes between two visits.
        gone_until: when a member who has left comes back, in milliseconds; 0 if the member is there.
    """

    mean: float
    gone_until: float = 0.0


@dataclass
class Tally:
    opened: int = 0
    moves: int = 0
    undos: int = 0
    presses: int = 0
    unanswered: int = 0
    turns_asked: int = 0
    holidays: int = 0
    leavings: int = 0
    resigned: int = 0
    ended: int = 0
    rematches: int = 0
    rematch_joins: int = 0
    rematch_refused: int = 0
    rematch_silent: int = 0
    rematch_begun: int = 0
    rematch_cancelled: int = 0
    lost_channels: int = 0
    refusals: dict[str, int] = field(default_factory=dict)


class People:
    """All members of the server.

    Attributes:
        to_open: the number of matches that are still to be opened.
    """

    def __init__(self, town: Town, matches: int) -> None:
        self.town = town
        self.dice: random.Random = town.dice
        self.tally = Tally()
        self.to_open = matches
        self.habits = {user.id: Habits(self.dice.choice((60, 180, 180, 400, 400, 900))) for user in town.people}
        self._notices: list[Message] = []
        self._alone: dict[int, str] = {}  # the newest solo match, by user
        town.world.listen(self._note)

    def _note(self, event: object) -> None:
        if not isinstance(event, MessageCreated) or event.message.only_for is not None:
            return
        found = [Address.read(custom_id) for custom_id in buttons(event.message).values()]
        if any(address is not None and address.game == AREA for address in found):
            self._notices = [*self._notices[-NOTICES:], event.message]

    async def settle_in(self) -> None:
        """Let each member choose settings for reminders."""
        for user in self.town.people:
            user.dms_open = self.dice.random() < 0.8
            settings = MemberSettings(
                rhythm=self.dice.choice(("off", "once", "ladder", "ladder")),
                dm=self.dice.random() < 0.4,
                zone=self.dice.choice(ZONES),
                quiet=(22 * 60, 7 * 60) if self.dice.random() < 0.3 else None,
                next_notice=self.dice.random() < 0.4,
            )
            await set_member(self.town.sessions, user.id, settings)

    async def live(self, minutes: float, *, eager: bool = False) -> None:
        """Let members act for some minutes. If `eager`, all act and come back, so that all matches end."""
        now = self.town.clock.now()
        for user in self.dice.sample(self.town.people, len(self.town.people)):
            habits = self.habits[user.id]
            if habits.gone_until:
                if habits.gone_until > now and not eager:
                    continue
                await self._come_back(user)
            if eager or self.dice.random() < minutes / habits.mean:
                await self._visit(user)
            elif self.dice.random() < minutes / (15 * 24 * 60):
                await self._pause(user, now)

    async def open_one(self) -> None:
        """Open a match for two to four members, or sometimes a solo match."""
        town, dice = self.town, self.dice
        host, *others = dice.sample(self._present(), 4)
        key = dice.choice(sorted(all_games()))
        options = dice.choice(short_options(key))
        alone = all_games()[key].seats(options).high == 1
        if alone and host.id in self._alone:
            return
        town.seed = dice.getrandbits(64)
        pace = Pace() if alone else dice.choice(PACES)
        for channel in dice.sample(town.channels, len(town.channels)):
            with suppress(PlayerError):
                match = await town.sessions.lobby.open(
                    self._ask(host), self._place(channel.id), key, options, pace=pace
                )
                break
        else:
            return  # there is no free channel
        self.to_open -= 1
        self.tally.opened += 1
        if alone:
            self._alone[host.id] = match.id
            return
        for other in others[: dice.randrange(1, 4)]:
            if len((await town.sessions.matches.match(match.id)).seats) < match.limits.high:
                await town.sessions.lobby.join(self._ask(other), match.id)
        if dice.random() < 0.97:  # A few matches never start.
            await town.sessions.lobby.begin(self._ask(host), match.id)

    # ---- one member ----

    async def _visit(self, user: User) -> None:
        dice = self.dice
        if dice.random() < 0.03:
            await self._press_turns(user)
        waiting = await self.town.sessions.reminders.waiting(user.id)
        for one in waiting.mine:
            if one.unreachable:
                await self._bring_elsewhere(user, one)
            else:
                await self._play(user, one.match)
        for one in waiting.others:
            if one.unreachable:
                await self._bring_elsewhere(user, one)
        if self._notices and dice.random() < 0.5:
            await self._press(user, dice.choice(self._notices))
        await self._play_alone(user)

    async def _play(self, user: User, match_id: str) -> None:
        """Play a member's turn to its end."""
        sessions, dice = self.town.sessions, self.dice
        for _ in range(STEPS):
            match = await sessions.matches.match(match_id)
            seat = match.seat_of(user.id)
            if match.over or seat is None or seat not in match.to_move:
                break
            try:
                if dice.random() < (0.25 if match.version > LONG_MATCH else 0.003):
                    match = await sessions.seats.resign(self._ask(user), match_id)
                    self.tally.resigned += 1
                    break
                game = all_games()[match.game]
                move = drawn_move(dice, game.legal_moves(match.state, seat))
                match = await sessions.turns.play(self._ask(user), match_id, game.notate(move), match.version)
                self.tally.moves += 1
                if match.can_undo == seat and dice.random() < 0.04:
                    await sessions.turns.undo(self._ask(user), match_id, None)
                    self.tally.undos += 1
            except PlayerError as refused:
                self._refused(refused)
        if match.over:
            await self._after(user, match)

    async def _play_alone(self, user: User) -> None:
        """Play a member's solo match, which `/turns` does not list."""
        match = self._alone.pop(user.id, None)
        if match is not None:
            await self._play(user, match)
            if not (await self.town.sessions.matches.match(match)).over:
                self._alone[user.id] = match

    async def _after(self, user: User, match: Match) -> None:
        if self.to_open <= 0 or match.phase is not Phase.OVER or self.dice.random() < 0.6:
            return
        try:
            again = await self.town.sessions.lobby.rematch(self._ask(user), match.id)
        except PlayerError as refused:
            self._refused(refused)
            return
        self.to_open -= 1
        self.tally.opened += 1
        self.tally.rematches += 1
        if again.phase is Phase.LOBBY:
            await self._answer_rematch(user, again)

    async def _answer_rematch(self, host: User, table: Match) -> None:
        """Let the guests of a rematch come along, decline, or be silent. Then the host may start or cancel it.

        A table that nobody starts or cancels starts ten minutes later if enough members have a seat.
        """
        lobby, dice = self.town.sessions.lobby, self.dice
        present = {user.id: user for user in self._present()}
        for guest in unanswered(table):
            if guest.user not in present or dice.random() < 0.3:
                self.tally.rematch_silent += 1
            elif dice.random() < 0.7:
                self.tally.rematch_joins += await self._done(lobby.join(self._ask(present[guest.user]), table.id))
            else:
                self.tally.rematch_refused += await self._done(lobby.decline(self._ask(present[guest.user]), table.id))
        if (await self.town.sessions.matches.match(table.id)).phase is not Phase.LOBBY:
            return
        if dice.random() < 0.3:
            self.tally.rematch_begun += await self._done(lobby.begin(self._ask(host), table.id))
        elif dice.random() < 0.1:
            self.tally.rematch_cancelled += await self._done(lobby.cancel(self._ask(host), table.id))

    async def _done(self, command: Awaitable[Match]) -> bool:
        """Return whether a command was carried out. Count it if it was refused."""
        try:
            await command
        except PlayerError as refused:
            self._refused(refused)
            return False
        return True

    async def _press(self, user: User, message: Message) -> None:
        """Press a button of a notice, even if the notice is for another member."""
        actor = self.town.actor(user.id)
        labels = list(buttons(message))
        if message.channel_id not in self.town.world.state.channels or not labels:
            return
        self.tally.presses += await self._answered(lambda: actor.click(message, self.dice.choice(labels)))

    async def _press_turns(self, user: User) -> None:
        actor, channel = self.town.actor(user.id), self.dice.choice(self.town.channels)
        self.tally.turns_asked += await self._answered(lambda: actor.slash(channel, "turns"))

    async def _answered(self, send: Callable[[], Interaction]) -> bool:
        """Send an interaction. Return whether it could be sent, and count it if it gets no answer."""
        try:
            sent = await send()
        except Refused:
            return False
        except TimeoutError:
            self.tally.unanswered += 1
            return True
        self.tally.unanswered += sent.failed is not None
        return True

    async def _bring_elsewhere(self, user: User, one: Waiting) -> None:
        """Move a match from a deleted channel to another channel."""
        for channel in self.dice.sample(self.town.channels, min(5, len(self.town.channels))):
            with suppress(PlayerError):
                await self.town.sessions.presence.move(self._ask(user), one.match, self._place(channel.id))
                return

    async def _pause(self, user: User, now: int) -> None:
        """Start a holiday, or let the member leave the server for some days."""
        if self.dice.random() < 0.7:
            await self.town.sessions.holidays.take(user.id, now + self.dice.randrange(DAY, 4 * DAY))
            self.tally.holidays += 1
            return
        self.town.world.leave(user.id)
        self.habits[user.id].gone_until = now + self.dice.uniform(1, 6) * DAY
        self.tally.leavings += 1

    async def _come_back(self, user: User) -> None:
        self.habits[user.id].gone_until = 0
        self.town.world.enter(user.id)
        await self._press_turns(user)

    def lose_channel(self) -> None:
        channel = self.dice.choice(self.town.channels)
        self.town.channels.remove(channel)
        self.town.world.remove_channel(channel)
        self.town.channels.append(self.town.world.add_channel(f"{channel.name}-again"))
        self.tally.lost_channels += 1

    def _present(self) -> list[User]:
        return [user for user in self.town.people if not self.habits[user.id].gone_until]

    def _place(self, channel: int) -> Place:
        return Place(self.town.world.guild.id, channel)

    def _ask(self, user: User) -> Request:
        return Request(self.town.world.new_id(), Member(user.id, user.name), "en-US")

    def _refused(self, problem: PlayerError) -> None:
        self.tally.refusals[problem.key] = self.tally.refusals.get(problem.key, 0) + 1
