"""What a finished match counts, and what was done in it that is worth a badge."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.game import Feat, Honour, Outcome, Seat
from bot.engine.honours import Feats, contest, level, points, wins
from bot.games.gemrush.begin import scoreboard, target_of
from bot.games.gemrush.events import Event, MatchEnded, MineBegun, RoomBuilt, SeatLeft, SkillChosen, Walked
from bot.games.gemrush.model import CRISIS_TARGETS, VARIANT_TARGET, Options

GREAT_DOOR = 10  # points for one door
MANY_ROOMS = 10  # built in one match
FAR_BEHIND = 5  # points behind the first, of the 15 or 20 that win a Rush


def honours(options: Options, outcome: Outcome) -> tuple[Honour, ...]:
    """Rush: a rating and wins over all variants, and the best score of each.

    Crisis: the hardest level that was saved, how often, and the table's best score: for those who stayed to the end.
    """
    if options.mode == "rush":
        return (*contest("rush", outcome), points(scoreboard(options), outcome))
    stayed = tuple(standing for standing in outcome.standings if standing.place == 1)
    if outcome.reason == "left":
        return ()
    together = replace(outcome, standings=tuple(replace(one, score=outcome.total or 0) for one in stayed))
    has_won = outcome.reason == "won"
    return (
        level("crisis", together, level_of(options, len(outcome.standings)), won=has_won),
        wins("crisis", together, (one.seat for one in stayed if has_won)),
        points(scoreboard(options), together),
    )


def level_of(options: Options, seats: int) -> int:
    """The hardest named level that a target reaches, 1 the easiest; 0: none, or no target at all.

    A variant that makes it easier to score asks for more points at the same level.
    """
    target = target_of(options, seats)
    if target is None:
        return 0
    return sum(target - VARIANT_TARGET.get(options.variant, 0) >= named for named in CRISIS_TARGETS.values())


def feats(options: Options, events: Iterable[Event]) -> tuple[Feat, ...]:
    """door: one that scored so many points; rooms: so many built in a match; comeback: a Rush won after having been so
    many points behind the first; saved: a Crisis won with so many points.
    """
    found = Feats()
    seated: set[Seat] = set()
    scores: dict[Seat, int] = {}
    behind: dict[Seat, int] = {}
    rooms: dict[Seat, int] = {}
    for event in events:
        match event:
            case MineBegun() | SkillChosen() | Walked():
                seated.add(event.seat)
            case RoomBuilt():
                seated.add(event.seat)
                scores[event.seat] = scores.get(event.seat, 0) + event.points
                rooms[event.seat] = rooms.get(event.seat, 0) + 1
                if event.points >= GREAT_DOOR:
                    found.note(event.seat, "door", event.points)
                if rooms[event.seat] >= MANY_ROOMS:
                    found.note(event.seat, "rooms", rooms[event.seat])
                first = max(scores.values())
                behind |= {seat: max(behind.get(seat, 0), first - scores.get(seat, 0)) for seat in seated}
            case SeatLeft():
                seated.discard(event.seat)
            case MatchEnded() if event.reason == "won":
                for seat in event.winners:
                    found.note(seat, "saved", event.points)
            case MatchEnded() if options.mode == "rush" and len(event.winners) == 1:
                if behind.get(event.winners[0], 0) >= FAR_BEHIND:
                    found.note(event.winners[0], "comeback", behind[event.winners[0]])
    return found.found()
