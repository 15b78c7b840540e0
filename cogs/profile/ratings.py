"""What a profile says of a member's ratings."""

from collections.abc import Iterable, Mapping

from bot.sessions.leaderboards.model import RatingHistory
from bot.ui.face import Face
from bot.ui.words import Words


def shown_ratings(found: Iterable[RatingHistory]) -> tuple[RatingHistory, ...]:
    """Return the ratings that have a rank.

    A rating without a rank is far too low, often below 0, and leaderboards do not show it either.
    """
    return tuple(one for one in found if one.ranked)


def rating_line(rating: RatingHistory, faces: Mapping[str, Face], words: Words) -> str:
    """Return the line that tells the first rating and the present one."""
    return words(
        "honour-alt-rating",
        game=faces[rating.game].name(words),
        first=rating.points[0].rating,
        last=rating.points[-1].rating,
    )
