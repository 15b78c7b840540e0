"""What the last board of a cup's match says of the cup: what it counts, who goes on, who is out, who has won it all."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.engine.tournaments.model import WIN
from bot.sessions.league_match import LeagueMatch
from bot.sessions.leagues.matches import score_of
from bot.sessions.leagues.model import Score
from bot.sessions.leagues.verdicts import Verdict, verdict_of
from bot.sessions.model import Match
from bot.ui.cups import points_shown
from bot.ui.words import Words, safe_name


def counted(match: Match, words: Words) -> str:
    """Return what a match counts in its league or cup, and what its end decides there; "" for any other match.

    Also "" if the cup was closed before the match ended.
    """
    about = match.terms.league
    score = None if about is None or about.closed else score_of(match)
    if about is None or score is None:
        return ""
    if about.is_battle:
        ahead = 0 if score.first > score.second else 1
        drawn = int(score.first == score.second)
        said = words("battle-counts", name=_name(match, Seat(ahead)), team=safe_name(about.teams[ahead]), drawn=drawn)
    elif about.at_table:
        said = words("cup-counts-table", points=words.listed(_points(match, about, score)))
    else:
        said = words(
            "cup-counts" if about.is_cup else "league-counts",
            name=_name(match, Seat(0 if score.first > score.second else 1)),
            drawn=int(score.first == score.second),
        )
    return "\n".join(filter(None, [said, decided(match, words)]))


def _points(match: Match, about: LeagueMatch, score: Score) -> Iterator[str]:
    """Yield what a match at a table counts for each player, most points first: also who was not there is behind.

    Who has left the cup is left out: they get none.
    """
    absent = max(0, len(about.places) - len(match.seats))
    there = [(own + WIN * absent, seat) for seat, own in zip(match.seats, score.all, strict=True)
             if seat.seat not in about.left_league]  # fmt: skip
    for own, seat in sorted(there, key=lambda one: -one[0]):
        yield f"{safe_name(seat.name)} {points_shown(own)}"


def decided(match: Match, words: Words) -> str:
    """Return who goes on, who is out and who has won, by the end of a cup's match; "" for any other match."""
    about = match.terms.league
    if about is None or not about.places:
        return ""
    verdict = verdict_of(match)
    if verdict is not None:
        return "\n".join(_told(match, about, verdict, words))
    return "" if match.outcome is None else words("cup-end-more", table=int(about.at_table))


def _told(match: Match, about: LeagueMatch, verdict: Verdict, words: Words) -> list[str]:
    rating = [words("cup-end-rating")] if verdict.by_rating else []
    first, *others = (_name(match, seat) for seat in verdict.order)
    if verdict.again:
        return [words("cup-end-again", name=others[0])]
    if verdict.places[0] == 1:
        rest = zip(others, verdict.places[1:], strict=True)
        placed = (words("cup-end-place", name=name, place=at) for name, at in rest)
        return [words("cup-end-won", name=first), *placed, *rating]
    if not any(verdict.places) and not about.at_table:
        return [words("cup-end-lower", name=first, other=others[0])]
    return [*_apart(match, verdict, words), *rating]


def _apart(match: Match, verdict: Verdict, words: Words) -> list[str]:
    """Return who goes on and who is out."""
    named = [(_name(match, seat), place) for seat, place in zip(verdict.order, verdict.places, strict=True)]
    on = [name for name, place in named if not place]
    said = [words("cup-end-on", names=words.listed(on), count=len(on))] if on else []
    return said + [words("cup-end-out", name=name, place=place) for name, place in named if place]


def _name(match: Match, seat: Seat) -> str:
    return safe_name(match.name_of(seat))
