"""Computer players move: their whole turns are thought of in worker processes, and stored as one change.

A row in the database says that computer players are to move (`bot.sessions.time.dues`). The row stays until their moves
are stored, so a restart loses no turn. The moves are stored only if the match is still in the version they were thought
of for. So no turn is played twice.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.chance import Stream
from bot.engine.game import Advice, Level, Seat
from bot.engine.hints import HINTED, Hinted, hinted
from bot.errors import NoSession, TooHeavy, Unreadable
from bot.machine import Clock, Workers
from bot.sessions.change import AnyGame, Change, Stored
from bot.sessions.computers import computers_at, level_of, thinkers
from bot.sessions.database import Database
from bot.sessions.leaving import leave_seat
from bot.sessions.matches import Matches
from bot.sessions.model import Match, Member, Phase
from bot.sessions.stand_ins import covered
from bot.sessions.thinking import digest_of, think
from bot.sessions.time.deadlines import LaneTimer, dropping
from bot.storage.due import THOUGHTS
from bot.storage.rows import DeadlineRow

# The most seconds for one decision. Its amount of work usually ends a search earlier (`Game.advise`).
SECONDS: Mapping[Level, float] = {"easy": 0.5, "normal": 1.0, "hard": 2.0}
LONGEST = 20.0  # seconds after which the moves found so far are stored, and the rest is thought of later
MOST_MOVES = 60  # the most moves that are stored together
AT_ONCE = 100  # the most matches whose computer players think at the same time; most of them wait for a worker

_log = logging.getLogger(__name__)


class Planned(NamedTuple):
    """A move that a computer player has thought of."""

    seat: Seat
    move: Any


# -- decisions -------------------------------------------------------------------------------------------------------


def play_planned(change: Change, version: int, plan: tuple[Planned, ...]) -> Change:
    """Play the moves of computer players. If the match is no longer in this version, nothing changes.

    The member who moved before them can take back their own last step, and with it these moves, unless one of them is
    sealed (`Step`).
    """
    if change.match.version != version or not thinkers(change.match):
        return change
    for seat, move in plan:
        step = change.game.apply(change.match.state, seat, move)
        player = change.match.seats[seat]
        head = replace(change.head, sealed=change.head.sealed or step.sealed)
        entered = change.by(Member(player.user, player.name)).with_entry(
            "move", seat=seat, notation=change.game.notate(move), events=step.events, head=head
        )
        change = entered.with_state(step.state)
    return change


def follow(_: Match | None, change: Change) -> Change:
    """End a match that all members have left: one computer player leaves, too.

    Computer players that stand in for members do not leave: `stand_ins.follow` gives those seats back.
    """
    match = change.match
    left_alone = match.phase is Phase.PLAYING and not match.members and not match.councils and not covered(match)
    computers = computers_at(match) if left_alone else ()
    if not computers:
        return change
    left = leave_seat(change.by(None), computers[0].seat)
    *others, newest = left.entries
    # That a computer player leaves is not worth telling, only that the match ends.
    told = newest.entry.events[-1:] if left.match.over else ()
    silenced = replace(newest, entry=replace(newest.entry, events=told))
    return replace(left.with_match(entry=silenced.entry), entries=(*others, silenced))


# -- thinking --------------------------------------------------------------------------------------------------------


class ComputerPlayers:
    """Thinks for computer players and plays their moves.

    timer: calls `_fire` for each match in which computer players are to move.
    """

    def __init__(
        self, matches: Matches, database: Database, clock: Clock, games: Mapping[str, AnyGame], workers: Workers
    ) -> None:
        """workers: think for all computer players. They are closed with this."""
        self._matches = matches
        self._database = database
        self._games = games
        self._clock = clock
        self._workers = workers
        self.timer = LaneTimer(database, clock, THOUGHTS, self._fire, lane_of=lambda row: row.match_id, at_once=AT_ONCE)

    async def stop(self) -> None:
        """Stop thinking. What was thought of and not stored is thought of again after the next start."""
        await self.timer.stop()
        await self._workers.close()

    async def play(self, match_id: str) -> Match:
        """Think for the computer players that are to move in a match, and play their moves. Return the match then.

        Raises the errors of `Matches.change`, and Draining.
        """
        stored = await self._matches.stored(match_id)
        plan = await self._plan(stored)
        return await self._matches.change(match_id, partial(play_planned, version=stored.match.version, plan=plan))

    async def _fire(self, row: DeadlineRow) -> None:
        async with dropping(row, self._matches, self._database):
            try:
                await self.play(row.match_id)
            except Unreadable:
                raise
            except NoSession:
                _log.info("Match %s is gone, so no computer player moves there", row.match_id)

    async def _plan(self, stored: Stored) -> tuple[Planned, ...]:
        """Return all moves of computer players until a member is to move, or until `MOST_MOVES` or `LONGEST`."""
        match, game = stored.match, self._games[stored.match.game]
        state, seats, plan, end = match.state, thinkers(match), list[Planned](), self._clock.monotonic() + LONGEST
        # The seats whose computer players play a single turn. If others are to move as well, it is a single move.
        single = {one.seat for one in covered(match) if one.once}
        passed = set[Seat]()
        while seats and len(plan) < MOST_MOVES and self._clock.monotonic() < end:
            seat = seats[0]
            move = await self._advised(game, match, state, seat, stored.seed or 0)
            plan.append(Planned(seat, move))
            state = game.apply(state, seat, move).state
            moved = {one.seat for one in plan}
            passed |= {one for one in single & moved if game.to_move(state) != (one,)}
            seats = _next_thinkers(game, match, state, moved, passed)
        return tuple(plan)

    async def _advised(self, game: AnyGame, match: Match, state: Any, seat: Seat, seed: int) -> Any:
        """Return the move that a computer player makes. Without an advice in time, return the default move."""
        level = level_of(match.seats[seat].user)
        assert level is not None  # only computer players think
        try:
            advice = await self.advice(game, state, seat, list(game.legal_moves(state, seat)), seed, level)
        except TooHeavy:
            _log.warning("A computer player of match %s had no advice in time", match.id)
            return game.default(state, seat)
        return game.default(state, seat) if advice.move is None else advice.move

    async def advice(
        self, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any], seed: int, level: Level
    ) -> Advice:
        """Return the best of these legal moves, thought of in a worker process. Raises TooHeavy, Draining.

        seed: of the match.
        """
        view = game.view(state, seat)
        stream = Stream.of(seed, seat, digest_of(view))
        return await think(self._workers, game.advise, view, seat, legal, stream, level, seconds=SECONDS[level])

    async def hint(
        self, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any], shown: Sequence[Any], seed: int
    ) -> Hinted:
        """Return what `hinted` has found in a worker process. Raises TooHeavy, Draining. seed: of the match."""
        view = game.view(state, seat)
        stream = Stream.of(seed, seat, digest_of(view))
        return await think(self._workers, hinted, game, view, seat, legal, shown, stream, seconds=SECONDS[HINTED])


def _next_thinkers(game: AnyGame, match: Match, state: Any, moved: set[Seat], passed: set[Seat]) -> tuple[Seat, ...]:
    """Return the seats of computer players who move after planned moves.

    moved: the seats that have moved in the plan. passed: the seats that members play after the plan.
    """
    if game.outcome(state) is not None:
        return ()
    to_move = game.to_move(state)
    computers = tuple(seat for seat in to_move if seat not in passed and level_of(match.seats[seat].user))
    together = len(computers) < len(to_move)
    return tuple(seat for seat in computers if not together or seat not in moved)
