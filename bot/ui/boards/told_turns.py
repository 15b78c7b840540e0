"""Tells turns that a member has planned, or that a channel votes about, before they are played.

A planned turn that was played is told as boards tell it (`played_told`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.planning import imagined
from bot.errors import IllegalMove
from bot.sessions.model import Entry, Match
from bot.sessions.planned import PlannedTurn, Plans
from bot.sessions.sessions import Sessions
from bot.ui.face import Face
from bot.ui.words import Words


class Told(NamedTuple):
    """A turn that is not played yet.

    Attributes:
        moves: each in words, as it would be made in the position that the seat sees.
        points: what they bring the seat, as far as it can know.
        goes_on: whether the turn goes on after them with what the last one shows, such as a tile that is to be laid.
    """

    moves: tuple[str, ...]
    points: int
    goes_on: bool


def turn_told(match: Match, seat: Seat, moves: Sequence[str], face: Face, words: Words) -> tuple[str, bool]:
    """Return the moves of a turn in words, and `Told.goes_on`."""
    told = moves_told(match, seat, moves, face, words, possible(match, seat, face))
    return words.listed(told.moves), told.goes_on


def possible(match: Match, seat: Seat, face: Face) -> Any | None:
    """Return the state in which turns of a seat are told: one that it considers possible. None: there is none."""
    return imagined(face.game, face.game.view(match.state, seat), seat)


def moves_told(match: Match, seat: Seat, moves: Sequence[str], face: Face, words: Words, state: Any | None) -> Told:
    """Return a turn, move by move. state: as `possible` returns it."""
    game, told, points = face.game, list[str](), 0
    for move in moves:
        seen = replace(match, state=state or match.state, entry=replace(match.entry, seat=seat))
        try:
            step = state and game.apply(state, seat, game.parse(move))
        except IllegalMove:  # it fits no more
            told.append(face.move(seen, move, words))
        else:
            told.append(face.planned_move(seen, move, words) if state else face.move(seen, move, words))
            points += game.brings(state, seat, step) if step else 0
            state = step and step.state
    return Told(tuple(told), points, state is not None and game.outcome(state) is None and seat in game.to_move(state))


def planned_told(match: Match, plans: Plans, face: Face, words: Words) -> list[str]:
    """Return a line with the turns that a member has planned to their ends, each with its number; [] without any."""
    whole = [one for one in plans if one.whole and not one.why]
    turns = [f"**{one.number + 1}.** {turn_told(match, one.seat, one.moves, face, words)[0]}" for one in whole]
    return [words("plan-list", turns=" · ".join(turns))] if turns else []


def gone_told(match: Match, plans: Plans, face: Face, words: Words) -> list[str]:
    """Return a line for each planned turn of a member that the bot has withdrawn: why it was not played."""
    gone = [one for one in plans if one.why not in ("", "played")]
    told = [(one.why, turn_told(match, one.seat, one.moves, face, words)[0]) for one in gone]
    return [words("plan-gone", why=why, moves=moves) for why, moves in told]


def plans_told(match: Match, planned: Mapping[str, Plans], faces: Mapping[str, Face], words: Words) -> list[str]:
    """Return what a message that only a member reads tells of their plans in a match, without what was played.

    planned: the member's plans, by the ids of the matches.
    """
    plans, face = planned.get(match.id, ()), faces[match.game]
    told = (*planned_told(match, plans, face, words), *gone_told(match, plans, face, words))
    return [f"-# {one}" for one in told]


async def played_told(sessions: Sessions, match: Match, plans: Plans, face: Face, words: Words) -> list[str]:
    """Return a line for each planned turn of a member that the bot has played: what boards have told of it.

    plans: the member's. What was not played, or was taken back, is left out.
    """
    played = [one for one in plans if one.why == "played"]
    if not played:
        return []
    story = await sessions.replays.story(match, min(one.since for one in played))
    turns = [[entry for entry in story if _is_of(entry, one)][: len(one.moves)] for one in played]
    told = [face.news(match, turn, words).replace("\n", " ") for turn in turns if turn]
    return [words("plan-played", turn=one) for one in told if one]


def _is_of(entry: Entry, turn: PlannedTurn) -> bool:
    return entry.version > turn.since and (entry.kind, entry.seat, entry.user) == ("move", turn.seat, turn.user)
