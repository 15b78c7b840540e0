"""Says what only the first boards of a match say: what the game is about, and the seal.

The seal stands on the first board, so that members see it before anybody has moved, and stays in the line that takes
the place of this board. Other boards do not repeat it.
"""

from collections.abc import Sequence
from itertools import groupby

from bot.sessions.model import Entry, Match, Phase
from bot.storage.keeping import is_member
from bot.ui.face import Face
from bot.ui.words import Words


def goal(match: Match, face: Face, words: Words) -> str:
    """Return what the game is about, if a member plays the first turn; else ""."""
    said = face.goal(match, words) if match.phase is Phase.PLAYING else ""
    return said if said and any(face.is_first_turn(match, seat) for seat in filter(match.is_for, match.awaited)) else ""


def seal(match: Match, face: Face, words: Words, story: Sequence[Entry]) -> str:
    """Return the line with the seal of a match in which no member has ended a turn; "" later, or if it has none.

    story: as for `messages.board`. Without it, a board after which computer players have moved has no seal.
    """
    if not match.terms.seal or match.phase is not Phase.PLAYING or match.terms.lesson is not None:
        return ""
    unmoved = not any(face.turns(match.state, seat.seat) for seat in match.seats)
    return f"-# {_said(match, words)}" if unmoved or _turns_ended(story) == [] else ""


def kept_seal(match: Match, words: Words, story: Sequence[Entry]) -> str:
    """Return the seal for the line in place of the first board; "" for other boards, or if the match has none.

    match: its board is the old one. It is the first if it shows the end of no member's turn.
    """
    ended = _turns_ended(story)
    first = ended and min(ended) > match.board.version_shown
    return _said(match, words) if first and match.terms.seal else ""


def _said(match: Match, words: Words) -> str:
    return words("seal-begins", seal=match.terms.seal)


def _turns_ended(story: Sequence[Entry]) -> list[int] | None:
    """Return with which versions members have played turns; None if the story does not reach back to the start."""
    if not any(entry.kind == "start" for entry in story):
        return None
    moves = (entry for entry in story if entry.kind == "move")
    turns = [list(turn) for _, turn in groupby(moves, key=lambda entry: entry.seat)]
    return [turn[-1].version for turn in turns if any(one.user is not None and is_member(one.user) for one in turn)]
