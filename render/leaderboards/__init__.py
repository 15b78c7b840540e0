"""The pictures of leaderboards and profiles, 1,000 pixels wide. Their views are in `render.leaderboards.views`."""

from render import gems
from render.leaderboards import leaderboard, pieces, profile
from render.leaderboards.colours import encoded
from render.leaderboards.views import Leaderboard, Profile
from render.memory import cached

__all__ = ["paint_leaderboard", "paint_profile", "warm_up"]


@cached
def paint_leaderboard(view: Leaderboard) -> bytes:
    """Return a page of a leaderboard as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(leaderboard.paint(view))


@cached
def paint_profile(view: Profile) -> bytes:
    """Return a member's profile as a PNG file. Equal views give equal files. Any thread may call this function."""
    boards = [profile.thumbnail(one.png, profile.BOARD) for one in view.thumbnails]
    return encoded(profile.paint(view, boards), boards)


def warm_up() -> None:
    """Fill the cache with the medals and gems of all pictures, so that the first picture takes less time."""
    for rank in (1, 2, 3):
        leaderboard.medal(rank, 90)
    for name in pieces.ADORNING:
        gems.sprite(name, 90)
