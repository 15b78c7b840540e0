"""Gem Rush, advice: what a computer player does. It sees a view and the legal moves, nothing else.

easy     greedy: builds what scores most of all it can reach and pay, else uses the room it stands in
normal   looks one turn ahead: weighs all that the rest of the turn can bring, and what the hand promises afterwards
hard     does so with numbers that were fitted to many matches, and searches: it plays the turn to its end with the best
         of those moves, in matches as they might be, and takes what came out best

Equal views, moves and streams give equal advice. Hard thinks as long as it is let: `advise` counts, and `thinking` is
for a driver that has a clock.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.engine.chance import Stream
from bot.engine.game import Seat
from bot.games.gemrush.advice_players import Easy, Normal, best_move, settled
from bot.games.gemrush.advice_scene import scene_of
from bot.games.gemrush.advice_search import Thought, searched
from bot.games.gemrush.advice_weights import FITTED, PLAIN
from bot.games.gemrush.moves import Move
from bot.games.gemrush.view import View

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

NODES = 60  # moves played on, of a search that nobody limits


def advise(view: View, legal: Sequence[Move], rng: Stream, level: Level = "normal", nodes: int = NODES) -> Move | None:
    """A move for the viewer of the view.

    Args:
        view: the viewer's own. legal: all that it may do, at least one move. rng: decides between equals.
        nodes: for "hard": it stops once so many moves were played on.

    Returns: one of `legal`; None: nothing, for a seat that is not awaited.
    """
    thought = Thought(None)
    for thought in thinking(view, legal, rng, level):
        if thought.nodes >= nodes:
            break
    return thought.move


def thinking(view: View, legal: Sequence[Move], rng: Stream, level: Level = "hard") -> Iterator[Thought]:
    """As `advise`, for one who can wait: better and better thoughts, the first at once; it ends where there is nothing
    to search."""
    seat = view.viewer
    if seat is None:
        raise ValueError("advice is for a seat, and this view is the channel's")
    found = settled(view, seat, legal, rng)
    if isinstance(found, tuple):
        yield Thought(found[0])
        return
    scene = scene_of(view, Seat(seat), FITTED if level == "hard" else PLAIN)
    if level == "hard" and view.phase in ("move", "place"):
        yield from searched(scene, found, rng)
        return
    yield Thought(best_move(Easy(scene) if level == "easy" else Normal(scene), found, rng))
