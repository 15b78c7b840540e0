"""Makes states that a view allows. Players see all but the seed, so they do not know what comes from the trays."""

from bot.engine.chance import Stream
from bot.engine.game import NO_RESULT, Seat
from bot.games.gembatan.model import Draft, Laid, Last, Pieces, Socket, State, View
from bot.games.gembatan.pieces import gem_of
from bot.games.gembatan.plays import FULL, without_pieces


def determinize(view: View, stream: Stream) -> State:
    """Return a state with this view. The stream decides the seed, and which gems are out of the game.

    The view does not say how long a seat has not played, but whether its last turn was a play. It does not name traded
    pieces either. In a daily they come last and are never drawn, so the state need not know them.
    """
    last, draft = view.last, view.draft
    seed, stream = stream.word()
    idle = [0] * len(view.hands)
    if last is not None and last.kind != "played":
        idle[last.seat] = 1
    return State(
        seed=seed,
        laid=tuple(Laid(tile.cell, tile.tile, tile.turn) for tile in view.tiles),
        filled=_filled(view),
        hands=tuple(Pieces(hand.tiles, hand.gems) for hand in view.hands),
        accounts=tuple(hand.account for hand in view.hands),
        present=tuple(hand.present for hand in view.hands),
        idle=tuple(idle),
        turn=view.to_move or Seat(0),
        draft=Draft(draft.tiles, draft.gems) if draft else Draft(),
        last=_last(view),
        turns=view.turns,
        draws=view.turns + len(view.hands),
        gone=_gone(view, stream),
        over=None if view.over == NO_RESULT else view.over,
        length=view.length,
    )


def _filled(view: View) -> tuple[Socket, ...]:
    """Return the sockets with gems. Nobody remembers the order of those that were filled before the last turn."""
    newest = (*(view.last.tally.placed if view.last else ()), *(view.draft.tally.placed if view.draft else ()))
    return (*(one.socket for one in view.sockets if one.filled and one.socket not in newest), *newest)


def _last(view: View) -> Last | None:
    if view.last is None:
        return None
    seat, tiles, gems = view.last.seat, view.last.tiles, view.last.gems
    if view.last.kind == "traded":
        return Last(seat, traded_tiles=tiles, traded_gems=gems)
    return Last(seat, tiles, gems)


def _gone(view: View, stream: Stream) -> bytes:
    """Return gems that are out of the game: random ones of those that are neither on the grid nor in a hand."""
    on_grid = bytes(gem_of(one.first, one.second) for one in view.sockets if one.filled)
    rest = without_pieces(FULL, Pieces(gems=on_grid))
    for hand in view.hands:
        rest = without_pieces(rest, Pieces(gems=hand.gems))
    gone, _ = stream.sample(rest.gems, len(rest.gems) - view.gems_left)
    return bytes(sorted(gone))
