"""Paints how well a member has played a game, match by match: the mean of the newest matches, and a line over all."""

from functools import partial

from PIL import Image

from render.leaderboards import plot
from render.leaderboards.pieces import stacked
from render.leaderboards.review import FOOT, HEAD, paint_head, paint_nothing
from render.leaderboards.views import Accuracies


def paint(view: Accuracies) -> Image.Image:
    """Return the picture (RGB)."""
    head, line = partial(paint_head, view=view), partial(plot.paint, plot=view.plot)
    return stacked([(HEAD, head), (plot.HEIGHT, line), (FOOT, paint_nothing)])
