"""The pictures of leaderboards, profiles, reviews and years, 1,000 pixels wide. Their views are in `views`."""

from render import gems
from render.leaderboards import (
    accuracies,
    battle,
    bracket,
    groups,
    leaderboard,
    pieces,
    profile,
    review,
    standings,
    year,
)
from render.leaderboards.colours import encoded, encoded_with
from render.leaderboards.views import (
    Accuracies,
    Battle,
    Bracket,
    Groups,
    Leaderboard,
    Profile,
    Review,
    Standings,
    Year,
)
from render.memory import cached

__all__ = [
    "paint_accuracies",
    "paint_battle",
    "paint_bracket",
    "paint_cup",
    "paint_groups",
    "paint_leaderboard",
    "paint_profile",
    "paint_review",
    "paint_standings",
    "paint_year",
    "warm_up",
]


@cached
def paint_leaderboard(view: Leaderboard) -> bytes:
    """Return a page of a leaderboard as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(leaderboard.paint(view))


@cached
def paint_profile(view: Profile) -> bytes:
    """Return a member's profile as a PNG file. Equal views give equal files. Any thread may call this function."""
    boards = [profile.thumbnail(one.png, profile.BOARD) for one in view.thumbnails]
    return encoded(profile.paint(view, boards), boards)


@cached
def paint_review(view: Review) -> bytes:
    """Return a review of a match as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(review.paint(view))


@cached
def paint_accuracies(view: Accuracies) -> bytes:
    """Return a member's accuracies as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(accuracies.paint(view))


@cached
def paint_standings(view: Standings) -> bytes:
    """Return the standings of a division as a PNG file. Equal views give equal files. Any thread may call this."""
    return encoded(standings.paint(view))


@cached
def paint_bracket(view: Bracket) -> bytes:
    """Return a knockout as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(bracket.paint(view))


@cached
def paint_groups(view: Groups) -> bytes:
    """Return a cup at tables as a PNG file. Equal views give equal files. Any thread may call this function."""
    return encoded(groups.paint(view))


@cached
def paint_battle(view: Battle) -> bytes:
    """Return a team battle as a PNG file. Equal views give equal files. Any thread may call this function."""
    image, shades = battle.paint(view)
    return encoded_with(image, shades)


def paint_cup(view: Bracket | Groups | Battle) -> bytes:
    """Return a cup of any kind as a PNG file, as `paint_bracket`, `paint_groups` and `paint_battle` do."""
    if isinstance(view, Battle):
        return paint_battle(view)
    return paint_bracket(view) if isinstance(view, Bracket) else paint_groups(view)


@cached
def paint_year(view: Year) -> bytes:
    """Return a member's page of a year as a PNG file. Equal views give equal files. Any thread may call this."""
    image, rich = year.paint(view)
    return encoded(image, rich)


def warm_up() -> None:
    """Fill the cache with the medals and gems of all pictures, so that the first picture takes less time."""
    for rank in (1, 2, 3):
        leaderboard.medal(rank, 90)
    for name in pieces.ADORNING:
        gems.sprite(name, 90)
