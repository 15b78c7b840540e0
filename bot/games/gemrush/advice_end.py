"""Gem Rush, advice: which moves a computer player may choose so that every turn of it ends.

A turn may hold any number of rides, and of uses of a free room that only moves pieces. A view does not tell what was
done before, so the order of the spaces does: what costs neither a step nor a card must lead the dwarf on in that order,
forwards in one turn of the table and backwards in the next. All other moves use up something that no move for nothing
gives back: a step, a card, a tile of the stack, the one turn of Remodelling. So no position comes twice in a turn.
"""

from collections.abc import Sequence

from bot.engine.chance import Stream
from bot.games.gemrush import effects as fx
from bot.games.gemrush.abilities import piece_moves
from bot.games.gemrush.advice_scene import Scene
from bot.games.gemrush.advice_worlds import imagined
from bot.games.gemrush.cells import Cell, cell_at
from bot.games.gemrush.feasible import only_pieces
from bot.games.gemrush.moves import Cart, GoTo, Move, MoveTo, SwapWith, Use
from bot.games.gemrush.rooms import TILES


def ending(scene: Scene, moves: Sequence[Move]) -> Sequence[Move]:
    """Those of the moves that lead on. Never none: walking, building and the action always do."""
    if not any(isinstance(move, Cart | Use | GoTo | MoveTo | SwapWith) for move in moves):
        return moves
    # Where somebody else began to use a free room and left no other choice, all are left.
    return [move for move in moves if _leads_on(scene, move)] or moves


def _leads_on(scene: Scene, move: Move) -> bool:
    if isinstance(move, Cart):
        return _ahead(scene, move.cell)
    here = scene.mine.at(scene.here)
    if here is None or not _moves_for_nothing(here.tile):
        return True
    if isinstance(move, Use):
        state = imagined(scene, Stream(0))
        return any(_leads_on(scene, each) for each in piece_moves(state, here.tile, TILES[here.tile].ability[-1]))
    found = _target(scene, move)
    return found is None or _ahead(scene, found)


def _moves_for_nothing(tile: int) -> bool:
    """A free room that asks for no card."""
    room = TILES[tile]
    costs = any(isinstance(step, fx.Discard) for step in room.ability)
    return room.type == "free" and only_pieces(room.ability) and not costs


def _target(scene: Scene, move: Move) -> Cell | None:
    """Where the dwarf comes by a move of pieces, None for any other move."""
    match move:
        case GoTo(cell) | MoveTo(cell):
            return cell
        case SwapWith(seat):
            other = scene.view.seats[seat]
            return None if other.across is None or other.down is None else cell_at(other.across, other.down)
    return None


def _ahead(scene: Scene, cell: Cell) -> bool:
    return cell > scene.here if scene.view.turns % 2 == 0 else cell < scene.here
