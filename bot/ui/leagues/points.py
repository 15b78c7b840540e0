"""Points of leagues and cups as members read them."""

HALVES = 2


def points_shown(halves: int) -> str:
    """Return points, such as 4½. halves: points times two."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else f"{whole}"
