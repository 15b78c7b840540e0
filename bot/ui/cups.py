"""The names of the rounds of cups, and their points, as members read them."""

from bot.ui.words import Words

HALVES = 2


def stage_named(part: str, stage: int, words: Words, group: int = 0) -> str:
    """Return the name of a round, or of a group in it.

    part, stage: as `bot.sessions.leagues.cups.stage_of` and `about` name them. group: from 1; 0: none.
    """
    return words("cup-stage", part=part, stage=stage, letter=letter_of(group))


def letter_of(number: int) -> str:
    """Return the letter of a group in its round, "A" for 1; "" for 0."""
    return chr(ord("A") + number - 1) if number else ""


def points_shown(halves: int) -> str:
    """Return points, such as 4½. halves: points times two."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else f"{whole}"
