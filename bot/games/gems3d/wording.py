"""Converts events of Gems 3D to phrases. The variables of all phrases, with those of `heard` and of refusals, are:

seat                                the number of a seat, from 0; the caller adds the member's name
gem, old, new, taken, best, ...     the name of a gem in `model.GEM_NAMES`: "light-blue"
gems                                gems, perhaps with cells or numbers: "red, blue", "red B2 C4", "2 red"
cell, start, goal, first, last ...  the name of a cell: "C7"
what                                a cell, with its gem if there is one: "gold D4"
nearest                             up to three cells, perhaps with their gems: "B2, C1", "red B2, black C1"
gains                               cells with points: "C3 +5, D4 +8"
cells                               cells, perhaps with numbers: "C7, D7", "A1 5 9 B2", "1 gold C7, 2 D4"
field, text                         parts of the player's text, shortened but not escaped
others                              numbers; `option` is the name of an option
"""

from bot.engine import parts
from bot.engine.game import Phrase
from bot.errors import Param
from bot.games.gems3d.model import (
    BoardDone,
    Event,
    FormationCleared,
    GemMoved,
    GemsDropped,
    MatchEnded,
    StepTaken,
    TrickPlayed,
)
from bot.games.gems3d.notation import cell_name, gem_name, placed


def tell(event: Event) -> Phrase:
    match event:
        case GemMoved(seat, gem, path, size):
            start, goal = cell_name(path[0], size), cell_name(path[-1], size)
            return Phrase.of("gems3d-event-gem-moved", seat=seat, gem=gem_name(gem), start=start, goal=goal)
        case GemsDropped(gems, cells, size):
            return Phrase.of("gems3d-event-gems-dropped", count=len(gems), gems=placed(gems, cells, size))
        case TrickPlayed(seat, cell, old, new, size):
            where = cell_name(cell, size)
            return Phrase.of("gems3d-event-trick-played", seat=seat, cell=where, old=gem_name(old), new=gem_name(new))
        case FormationCleared(seat, gem, cells, points):
            what: dict[str, Param] = {"gem": gem_name(gem), "count": len(cells), "points": points}
            if seat is None:
                return Phrase.of("gems3d-event-formation-cleared-table", **what)
            return Phrase.of("gems3d-event-formation-cleared", seat=seat, **what)
        case MatchEnded("raced", score, _, winner, lead) if winner is not None:
            return Phrase.of("gems3d-event-race-won", seat=winner, score=score, lead=lead)
        case StepTaken(seat, turns, score) if score is not None:
            return Phrase.of("gems3d-event-step-taken-points", seat=seat, turns=turns, score=score)
        case BoardDone(seat, turns, score) if score is not None:
            return Phrase.of("gems3d-event-board-done-points", seat=seat, turns=turns, score=score)
        case MatchEnded(reason, score, turns):
            return Phrase.of(f"gems3d-event-match-ended-{reason}", score=score, turns=turns)
    return parts.tell(event, area="gems3d-event-")
