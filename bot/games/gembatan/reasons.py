"""Says what a move does for a player, in one sentence. The variables are those of `wording`, and these:

how      "lay" or "fill"
points   the points that the move adds to the turn; of the move `end`, the points of the turn
count    the number of gems in the chain, or the number of chains
whole    the points of the turn that the move begins
best     the points of a good turn that would be played instead of a trade
"""

from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games.gembatan.advice import chances_of
from bot.games.gembatan.model import COLOURS, HAND, EndTurn, Fill, Lay, Move, Pass, Play, State
from bot.games.gembatan.notation import cell_name, gem_name, socket_name, tile_name
from bot.games.gembatan.rules import draft_tally


def why(state: State, seat: Seat, move: Move, points: int) -> Phrase | None:
    """Return the reason for a move; None for a pass, which is nobody's choice.

    points: those of the planned turn. For a trade, those of a good turn that would be played instead; 0 if
        nothing fits.
    """
    match move:
        case Lay() | Fill():
            return _of_play(state, seat, move, points)
        case EndTurn():
            return Phrase.of("gembatan-why-end", points=draft_tally(state).points)
        case Pass():
            return None
        case _ if points:
            return Phrase.of("gembatan-why-trade-better", best=points)
    return Phrase.of("gembatan-why-trade")


def _of_play(state: State, seat: Seat, move: Play, whole: int) -> Phrase:
    chances = chances_of(state, seat)
    points, chains = chances.points(move), chances.chains(move)
    named: dict[str, Param] = {"points": points, "gem": gem_name(chances.gem(move)), "how": "lay", "tile": ""}
    if isinstance(move, Fill):
        named |= {"how": "fill", "place": socket_name(move.socket)}
    else:
        named |= {"tile": tile_name(move.tile, move.turn), "place": cell_name(move.cell)}
    if state.draft.gems + 1 == HAND:
        return Phrase.of("gembatan-why-fourth", **named)
    if len(chains) == 1:
        chain = chains[0]
        return Phrase.of("gembatan-why-chain", colour=COLOURS[chain.colour - 1], count=chain.points, **named)
    if chains:
        return Phrase.of("gembatan-why-chains", count=len(chains), **named)
    if whole > points:
        return Phrase.of("gembatan-why-begins", whole=whole, **named)
    return Phrase.of("gembatan-why-gem", **named)
