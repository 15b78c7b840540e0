"""What a finished match counts, and what was done in it that is worth a badge."""

from collections.abc import Iterable

from bot.engine.game import Feat, Honour, Outcome, Seat
from bot.engine.honours import Feats, contest, points
from bot.games.gembatan.events import ChainScored, Event, GembatanScored, GemsLeft, MatchEnded, TurnScored

SCOREBOARD = "standard"  # there is nothing to choose, so all matches are compared

LONG_CHAIN = 6  # gems
GREAT_TURN = 15  # points
FAR_BEHIND = 10  # points behind the first


def honours(outcome: Outcome) -> tuple[Honour, ...]:
    """A rating, wins, and the best score."""
    return (*contest(SCOREBOARD, outcome), points(SCOREBOARD, outcome))


def feats(events: Iterable[Event]) -> tuple[Feat, ...]:
    """Return what was done in a match that is worth a badge, by key.

    chain: the most gems in one. turn: the most points in one. gembatan: how many in the match. comeback: the largest
    lead of the first that the winner has made up.
    """
    found = Feats()
    scores: dict[Seat, int] = {}
    behind: dict[Seat, int] = {}
    gembatans: dict[Seat, int] = {}
    for event in events:
        match event:
            case ChainScored():
                if len(event.chain.sockets) >= LONG_CHAIN:
                    found.note(event.seat, "chain", len(event.chain.sockets))
            case GembatanScored():
                gembatans[event.seat] = gembatans.get(event.seat, 0) + 1
                found.note(event.seat, "gembatan", gembatans[event.seat])
            case TurnScored():
                if event.points >= GREAT_TURN:
                    found.note(event.seat, "turn", event.points)
                scores[event.seat] = scores.get(event.seat, 0) + event.points
                _fall_behind(scores, behind)
            case GemsLeft():
                scores[event.seat] = scores.get(event.seat, 0) - event.gems
            case MatchEnded() if len(event.winners) == 1:
                winner = event.winners[0]
                if behind.get(winner, 0) >= FAR_BEHIND:
                    found.note(winner, "comeback", behind[winner])
    return found.found()


def _fall_behind(scores: dict[Seat, int], behind: dict[Seat, int]) -> None:
    """How far each has been behind at most."""
    first = max(scores.values())
    for seat, score in scores.items():
        behind[seat] = max(behind.get(seat, 0), first - score)
