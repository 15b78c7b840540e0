"""Finds what decided a finished match, and how well a member played in it. Worker processes do the work.

One reading of the match (`bot.engine.reading`) serves both. Its random numbers do not come from the match's seed, so
that nothing in a review depends on what its member could not see.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.engine.moments import Moment, moments
from bot.engine.reading import Played, Standings, readings, sole_winner
from bot.engine.review import Review, review
from bot.errors import NotAllowed, PlayerError
from bot.machine import Workers
from bot.sessions.change import AnyGame
from bot.sessions.contests import is_contest, retold
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.storage.keeping import is_computer

SECONDS = 20.0  # A search that takes longer is refused, because a part of it could tell two members different things.
KEPT = 200  # answers in memory at most
CHANCE = Stream.of(0)


class Found(NamedTuple):
    """What a member may learn about a finished match.

    Attributes:
        moments: up to three moments: the best and the costliest move of a seat, and the turning point.
        review: how well the seat played; None for a member who did not play.
    """

    moments: tuple[Moment, ...]
    review: Review | None


def look_back(
    game: AnyGame,
    steps: Sequence[Played],
    praised: Sequence[Seat],
    blamed: Sequence[Seat],
    reviewed: Seat | None,
    *,
    together: bool,
    offers: bool,
    standings: Standings = None,
) -> Found:
    """Return what is found in a match. For the arguments, see `moments` and `readings`. Called in a worker process.

    reviewed: the seat whose review is made, the only one of `blamed`; None: no review is made.
    """
    read = readings(game, steps, blamed, CHANCE, offers=offers, standings=standings)
    found = moments(game, steps, praised, read.found, CHANCE, together=together, standings=standings)
    return Found(found, None if reviewed is None else review(game, steps, reviewed, read, CHANCE))


@dataclass
class Decisive:
    """Looks back at matches. It keeps its newest answers, because the same match always has the same answer.

    Members who ask the same at the same time wait for one computation.
    """

    _games: Mapping[str, AnyGame]
    _workers: Workers
    _known: OrderedDict[tuple[str, Seat | None], Found] = field(default_factory=OrderedDict)
    _sought: dict[tuple[str, Seat | None], asyncio.Task[Found]] = field(default_factory=dict)

    async def of(self, replay: Replay, seat: Seat | None) -> Found:
        """Return what is found in a match about a seat.

        seat: None for a member who did not play: the best move of the winners, and the costliest move of all.

        Raises the error of `check_decided`, and TooHeavy.
        """
        match, game = replay.match, self._games[replay.match.game]
        check_decided(replay, game)
        if not match.id:  # the match was read from a text
            return await self._find(replay, seat)
        key = match.id, seat
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._sought:
            self._sought[key] = asyncio.create_task(self._find(replay, seat))
            self._sought[key].add_done_callback(lambda _: self._sought.pop(key))
        found = await asyncio.shield(self._sought[key])  # if one member is gone, the others still wait
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _find(self, replay: Replay, seat: Seat | None) -> Found:
        match, game = replay.match, self._games[replay.match.game]
        everybody = tuple(one.seat for one in match.seats)
        praised, blamed = ((seat,), (seat,)) if seat is not None else (_first(replay, game) or everybody, everybody)
        about = game, played(replay, game), praised, blamed, seat
        offers = not is_contest(match, game)
        work = partial(look_back, *about, together=is_shared(match, game), offers=offers, standings=retold(match))
        return await self._workers.run(work, seconds=SECONDS)


def why_not(replay: Replay, game: AnyGame) -> str | None:
    """Return the text that says why a match has no decisive moments to show; None: it has."""
    if not game.about.plays_itself:
        return "decided-error-game"
    if replay.match.outcome is None and (replay.match.over or not replay.match.id):  # it has no result and gets none
        return "decided-error-ended"
    if replay.seed is None or replay.match.outcome is None:
        return "decided-error-open"
    return None if replay.whole else "decided-error-old"


def check_decided(replay: Replay, game: AnyGame) -> None:
    """Raise NotAllowed if `why_not` gives a reason."""
    reason = why_not(replay, game)
    if reason is not None:
        raise NotAllowed(reason, game=replay.match.game)


def is_shared(match: Match, game: AnyGame) -> bool:
    """Return whether all seats of a match share its result."""
    return len(match.seats) == 1 or game.together(match.options)


def played(replay: Replay, game: AnyGame) -> tuple[Played, ...]:
    """Return the moves of a match, numbered like its moments."""
    found = []
    for number, moment in enumerate(replay.moments):
        entry = moment.entry
        if entry.kind == "move" and entry.seat is not None and number:
            own = is_computer(replay.match.seats[entry.seat].user)
            lent = is_computer(entry.user or 0) and not own
            before = replay.moments[number - 1].state
            found.append(Played(number, entry.seat, _read(game, entry.notation), before, moment.state, lent))
    return tuple(found)


def _read(game: AnyGame, notation: str) -> Any:
    try:
        return game.parse(notation)
    except PlayerError:
        return None


def _first(replay: Replay, game: AnyGame) -> tuple[Seat, ...]:
    """Return the winner; () if there is not exactly one."""
    winner = sole_winner(game, replay.moments[-1].state, retold(replay.match))
    return () if winner is None else (winner,)
