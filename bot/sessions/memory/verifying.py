"""Verifies finished matches: whether the seal fits the seed, and whether the same moves lead to the same match."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.engine.chance import Draw, noted
from bot.engine.game import Seat
from bot.errors import LapidaryError, StorageError
from bot.machine import Workers
from bot.sessions import refusals
from bot.sessions.change import AnyGame
from bot.sessions.day_keys import seal_of
from bot.sessions.memory import drawn
from bot.sessions.memory.record import Replay
from bot.sessions.memory.replays import READ_SECONDS, Replays
from bot.sessions.model import Entry, Match, Phase, Request
from bot.storage.rows import LogRow


class Verdict(msgspec.Struct, frozen=True):
    """What the verification of a match has found.

    Attributes:
        seal: what everybody could see before the first move; "": the match has no seal, and its day neither.
        found: the seal that follows from what was secret; "": it is no longer known.
        sealed: what was secret: the text of `Secrets`, or the key of a day as hexadecimal digits; "": as for `found`.
        steps: how many steps after the start were replayed and led to the stored positions.
        wrong: the number of the first step that did not; 0: already the start. None: there is none.
        notation: the move of this step; "" for another step.
        same: whether the replay has the same result.
        older: whether older rules have made some of the steps.
        check: the digits of the record's check that members see (`bot.sessions.memory.drawn`); "": a step is wrong.
    """

    match: Match
    seal: str
    found: str
    sealed: str
    steps: int
    wrong: int | None
    notation: str
    same: bool
    older: bool
    check: str

    @property
    def fits(self) -> bool:
        """Return whether the seal fits. A match without a seal has none that fits."""
        return self.seal != "" and self.seal == self.found


@dataclass
class Verifying:
    """Verifies matches."""

    _replays: Replays
    _games: Mapping[str, AnyGame]
    _workers: Workers

    async def of(self, request: Request, match_id: str) -> Verdict:
        """Replay a finished match from its seed, and return what was found.

        Raises ValueError if the seed is still secret, TooHeavy, and the errors of `Replays.of`.
        """
        replay = await self._replays.of(request, match_id)
        match = replay.match
        if replay.seed is None and self._replays.is_open(match):  # its position was laid out, as in a puzzle
            raise refusals.no_replay()
        game = self._games[match.game]
        wrong, same, text = await self._workers.run(replayed, game, replay, seconds=READ_SECONDS)
        steps = len(replay.steps) - 1 if wrong is None else max(0, wrong - 1)
        seal, found, sealed = match.terms.seal, "", replay.key
        if replay.secrets is not None:
            found, sealed = replay.secrets.seal, replay.secrets.text
        if replay.key:
            seal = found = seal_of(bytes.fromhex(replay.key))
        notation = "" if wrong is None else replay.steps[wrong].notation
        return Verdict(match, seal, found, sealed, steps, wrong, notation, same, replay.older, drawn.check_in(text))

    async def text(self, replay: Replay) -> str:
        """Return the record of a match with all that was drawn; "": the present rules lead elsewhere.

        Raises ValueError if the seed is still secret, and TooHeavy.
        """
        _, _, text = await self._workers.run(replayed, self._games[replay.match.game], replay, seconds=READ_SECONDS)
        return text


def replayed(game: AnyGame, replay: Replay) -> tuple[int | None, bool, str]:
    """Play a match again. Return the first step that leads elsewhere, whether the result is the same, and the record.

    The step is its number, as in `Verdict`. The record is that of `drawn.write`; "" if there is such a step.
    Raises ValueError if the seed of the match is secret.
    """
    if replay.seed is None:
        raise ValueError("a match in play is not played again from its seed")
    stored = {moment.entry.version: moment.state for moment in replay.moments}
    state: Any = None
    draws = list[list[Draw]]()
    for number, step in enumerate(replay.steps):
        try:
            with noted(replay.seed) as made:
                state = state_after(game, replay.match, replay.seed, state, step)
        except LapidaryError:
            return number, False, ""
        if stored.get(step.version, state) != state:
            return number, False, ""
        draws.append(made)
    same = replay.match.phase is Phase.CANCELLED or game.outcome(state) == replay.match.outcome
    return None, same, drawn.write(replay, game, draws)


def state_after(game: AnyGame, match: Match, seed: int, state: Any, step: Entry | LogRow) -> Any:
    """Return the state after a step, or after another entry, which changes nothing.

    match: any version of the match after its start. state: before the step; None: there is none.
    Raises LapidaryError if the rules refuse the step.
    """
    if step.kind == "start":
        return game.setup(seed, match.options, len(match.seats)).state
    if step.kind not in ("move", "leave"):
        return state
    if state is None or step.seat is None or not 0 <= step.seat < len(match.seats):
        raise StorageError("no seat can do this here")
    if step.kind == "leave":
        return game.leave(state, Seat(step.seat)).state
    if step.seat not in (*game.to_move(state), *game.on_call(state)):
        raise StorageError("it was not this seat's turn")
    return game.apply(state, Seat(step.seat), game.parse(step.notation)).state
