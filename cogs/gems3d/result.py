"""How the end of a relay and of a race is told: who brought the most points, who has won and by how much."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.engine.game import Seat
from bot.games.gems3d.model import FormationCleared, View
from bot.games.gems3d.rules import won
from bot.sessions.contests import is_unwon, ranked
from bot.sessions.model import Entry, Match
from bot.storage.keeping import is_computer
from bot.ui.why_over import credited_to, nobody_wins_in_parts, player_of
from bot.ui.words import Words, plain_name, safe_name, with_names

Player = tuple[Seat, int | None]  # a seat, and the id of the user who played it; None: that is not known

NAMED = 3  # so many players who brought equally many points are named


def shared_headline(match: Match, words: Words, story: Sequence[Entry] = ()) -> str:
    """Return a relay's points, and who brought the most of them; "" if it has no result. Nobody has won it.

    story: as for `Face.shared_headline`.
    """
    if match.outcome is None or match.outcome.total is None:
        return ""
    most, best = _best(_brought(match, _credits(match), story))
    best.sort(key=lambda one: one[1] not in (None, match.seats[one[0]].user))  # "for Ada" must not stand before "and"
    names = [credited_to(match, *player, words) for player in best]
    named = words.listed(names) if len(names) <= NAMED else words("gems3d-ui-players", count=len(names))
    return words("gems3d-ui-together", total=match.outcome.total, name=named, most=most, count=len(names))


def shared_shares(match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
    """Return who brought how many points of a seat of a relay; "" if it was one player alone, or nobody brought any.

    The seat's own member comes first, also with 0 points: they have played it, too.
    """
    if match.outcome is None or match.outcome.total is None:
        return ""
    own = match.seats[seat].user
    shares = {user: points for (one, user), points in _brought(match, _credits(match), story).items() if one == seat}
    if not shares.keys() - {own, None}:
        return ""
    shares = {own: shares.get(own, 0), **shares}
    told = [
        words("gems3d-ui-share", name=_player(match, seat, user, words), points=points)
        for user, points in shares.items()
    ]
    return words("gems3d-ui-shares", shares=words.listed(told))


def _player(match: Match, seat: Seat, user: int | None, words: Words) -> str:
    """Return the name of who played a seat, without whose seat it is."""
    if user is not None and is_computer(user) and user != match.seats[seat].user:
        return safe_name(words.computer(user))
    return credited_to(match, seat, user, words)


def shared_captions(
    match: Match, view: View, captions: Mapping[str, str], words: Words, story: Sequence[Entry]
) -> dict[str, str]:
    """Return the captions of a finished relay: the number is everybody's, and one line says who brought the most.

    That line takes the place of the reason, which then stands with the turns. There is none if no move scored, or if
    only a mention could name who brought the most.
    """
    credits = {Seat(seat): points for seat, points in enumerate(view.credits)}
    most, best = _best(_brought(match, credits, story))
    name = credited_to(match, *best[0], words, plain_name) if best else ""
    found = {"over": words("gems3d-caption-together")}
    if not name:
        return found
    turns = f"{captions['reason']} · {captions['turns']}"
    said = words("gems3d-caption-most", name=name, most=most, count=len(best))
    return {**found, "reason": said, "turns": turns}


def _credits(match: Match) -> dict[Seat, int]:
    return {} if match.outcome is None else {one.seat: one.score for one in match.outcome.standings}


def _brought(match: Match, credits: Mapping[Seat, int], story: Sequence[Entry]) -> dict[Player, int]:
    """Return the points of each player of a relay, by the log.

    If the log does not tell all of them, return the points of each seat. credits: these.
    """
    found, told = Counter[Player](), Counter[Seat]()
    for entry in story:
        for event in entry.events:
            if isinstance(event, FormationCleared) and event.seat is not None:
                own = match.seats[event.seat].user
                user = player_of(match, event.seat, entry)
                found[event.seat, own if user is None else user] += event.points
                told[event.seat] += event.points
    whole = all(told[seat] == points for seat, points in credits.items())
    return dict(found) if whole else {(seat, None): points for seat, points in credits.items()}


def _best(brought: Mapping[Player, int]) -> tuple[int, list[Player]]:
    """Return the most points that a player brought, and who brought so many; nobody if nobody brought any."""
    most = max(brought.values(), default=0)
    return most, [player for player, points in brought.items() if points == most] if most else []


def race_captions(match: Match, words: Words) -> dict[str, str]:
    """Return the captions that say who has won a race and by how much."""
    if is_unwon(match):
        return dict(zip(("note", "lead"), nobody_wins_in_parts(with_names(match, words), words), strict=True))
    outcome = ranked(match)
    winner, lead = won({} if outcome is None else {one.seat: one.score for one in outcome.standings})
    if winner is None:
        return {"note": words("gems3d-caption-drawn")}
    # The painter replaces {} by the name.
    return {"note": words("gems3d-caption-won", name="{}"), "lead": words("gems3d-caption-lead", lead=lead)}
