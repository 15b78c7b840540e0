"""The pictures of honour: tables and profiles, 1,000 pixels wide. Their views are `render.honours.views`."""

from PIL import Image

from render import gems
from render.honours import ink, pieces, profile, table
from render.honours.medals import medal
from render.honours.views import Leaderboard, Profile
from render.memory import kept

__all__ = ["paint_profile", "paint_table", "warm_up"]


@kept
def paint_table(view: Leaderboard) -> bytes:
    """A page of a leaderboard as a PNG file. May be called from any thread; the same view gives the same bytes."""
    return ink.encoded(table.paint(view))


@kept
def paint_profile(view: Profile) -> bytes:
    """A member's profile, as `paint_table`."""
    boards: list[Image.Image] = [profile.thumbnail(one.png, profile.BOARD) for one in view.thumbnails]
    return ink.encoded(profile.paint(view, boards), boards)


def warm_up() -> None:
    """Draw what every picture needs, so that nobody waits for it."""
    ink.palette()
    for rank in (1, 2, 3):
        medal(rank, 90)
    for name in pieces.ADORNING:
        gems.sprite(name, 90)
