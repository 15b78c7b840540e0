"""Where matches of leagues and cups belong, the names of the rounds, and points, as members read them."""

from bot.sessions.model import Match
from bot.ui.words import Words, safe_name

HALVES = 2


def stage_named(part: str, stage: int, words: Words, group: int = 0) -> str:
    """Return the name of a round, or of a group in it.

    part, stage: as `bot.sessions.leagues.cups.stage_of` and `about` name them. group: from 1; 0: none.
    """
    return words("cup-stage", part=part, stage=stage, letter=letter_of(group))


def league_line(match: Match, words: Words) -> str:
    """Return where a match belongs that is played in a league or a cup; "" for any other match."""
    about = match.terms.league
    if about is None:
        return ""
    if about.is_battle:
        team, rival = map(safe_name, about.teams)  # for whom each seat plays, who begins first
        board = {"board": about.stage, "match": about.round, "matches": about.best_of}
        return words("battle-board", **board, team=team, rival=rival)
    if about.is_cup:
        stage = stage_named(about.part, about.stage, words, about.group)
        key = "cup-board-table" if about.at_table else "cup-board"
        return words(key, stage=stage, match=about.round, best=about.best_of)
    return words("league-board", season=about.season, division=about.division, round=about.round)


def letter_of(number: int) -> str:
    """Return the letter of a group in its round, "A" for 1; "" for 0."""
    return chr(ord("A") + number - 1) if number else ""


def points_shown(halves: int) -> str:
    """Return points, such as 4½. halves: points times two."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else f"{whole}"
