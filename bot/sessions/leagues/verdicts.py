"""What the end of a cup's match says of who is out, from the match alone: its cup may not have counted it yet."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.engine.game import Seat
from bot.engine.tournaments.knockout import is_decided
from bot.sessions.league_match import LeagueMatch, Standing
from bot.sessions.leagues.matches import score_of
from bot.sessions.leagues.model import Score
from bot.sessions.model import LEAGUE_LEFT, SEASON_OVER, Match


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of the players of a match.

    Attributes:
        order: the seats, the best of the series or group first; of a group, without those who have left the cup.
        places: the final place of each of them; 0: they play on.
        by_rating: whether at a table points and matches won are equal of two who have not the same ahead, so that the
            better seed is before the other.
        again: whether another final follows, since the one who had lost no series has lost this one.
    """

    order: tuple[Seat, ...]
    places: tuple[int, ...]
    again: bool = False
    by_rating: bool = False


def verdict_of(match: Match) -> Verdict | None:
    """Return what the end of a match decides.

    None: its series or group goes on, it belongs to no cup or to one that was closed, or an older version has begun it.
    """
    about = match.terms.league
    if about is None or not about.places:
        return None
    score = score_of(match)
    if about.absent:  # the rest of the series is lost, too
        return _won_by(about, about.before, 1 - about.absent[0])
    if score is None:
        return _without_result(match, about)
    after = [Standing(one.halves + own, one.firsts + (own == max(score.all)), one.seed)
             for one, own in zip(about.before, score.all, strict=True)]  # fmt: skip
    if about.at_table:
        return _of_group(about, after)
    return _of_series(about, after, score)


def _without_result(match: Match, about: LeagueMatch) -> Verdict | None:
    """Return what a match decides that has ended because the time was over, or because somebody has left the cup."""
    why = match.entry.notation
    if why == SEASON_OVER:
        if about.at_table:
            return _in_order(about, about.before)
        lead = about.before[0].halves - about.before[1].halves
        return _won_by(about, about.before, 0 if lead > 0 else 1 if lead < 0 else None)
    there = [one.seat for one in match.present if one.seat not in about.left_league]
    if why != LEAGUE_LEFT or len(there) != 1:
        return None
    if about.at_table:  # of two; others of the group have left before, or play its next match
        return Verdict((there[0],), about.places[:1]) if about.alone else None
    return _won_by(about, about.before, there[0])


def _of_group(about: LeagueMatch, after: Sequence[Standing]) -> Verdict | None:
    if about.round < about.best_of and not about.alone:
        return None
    return _in_order(about, after)


def _in_order(about: LeagueMatch, after: Sequence[Standing]) -> Verdict:
    """Return what the end of a group brings. after: how its players stand then."""
    there = [at for at in range(len(after)) if at not in about.left_league]
    order = sorted(there, key=lambda at: (-after[at].halves, -after[at].firsts, after[at].seed))
    places = about.places[: len(order)]
    ranks = [((after[at].halves, after[at].firsts), place) for at, place in zip(order, places, strict=True)]
    by_rating = any(one[0] == other[0] and one[1] != other[1] for one, other in pairwise(ranks))
    return Verdict(tuple(map(Seat, order)), places, by_rating=by_rating)


def _of_series(about: LeagueMatch, after: Sequence[Standing], score: Score) -> Verdict | None:
    lead = after[0].halves - after[1].halves
    if not is_decided(about.best_of, lead, about.round):
        return None
    return _won_by(about, after, 0 if lead > 0 else 1 if lead < 0 else None)


def _won_by(about: LeagueMatch, after: Sequence[Standing], leader: int | None) -> Verdict:
    """Return what the end of a series brings. leader: who goes on; None: the better seed."""
    winner = leader if leader is not None else 0 if after[0].seed < after[1].seed else 1
    order = (Seat(winner), Seat(1 - winner))
    if about.unbeaten is not None and about.unbeaten != winner:
        return Verdict(order, (0, 0), again=True)
    return Verdict(order, about.places)
