"""How the end of a relay and of a race is told: who brought the most points, who has won and by how much."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.engine.game import Seat
from bot.errors import Param
from bot.games.gems3d.model import FormationCleared, View
from bot.games.gems3d.rules import won
from bot.sessions.contests import is_unwon, ranked
from bot.sessions.model import Entry, Match
from bot.ui.why_over import credited_to, nobody_wins_in_parts, player_of
from bot.ui.words import Words, plain_name, with_names

Player = tuple[Seat, int | None]  # a seat, and the id of the user who played it; None: that is not known


def shared_headline(match: Match, words: Words, story: Sequence[Entry]) -> str:
    """Return a relay's points, and who brought the most of them; "" if it has no result. Nobody has won it.

    story: as for `Face.shared_headline`.
    """
    if match.outcome is None or match.outcome.total is None:
        return ""
    brought = _brought(match, {one.seat: one.score for one in match.outcome.standings}, story)
    return words("gems3d-ui-together", total=match.outcome.total, **_most(match, brought, words))


def shared_captions(
    match: Match, view: View, captions: Mapping[str, str], words: Words, story: Sequence[Entry]
) -> dict[str, str]:
    """Return the captions of a finished relay: the number is everybody's, and one line says who brought the most.

    That line takes the place of the reason, which then stands with the turns. There is none if no move scored, or if
    only a mention could name who brought the most.
    """
    credits = {Seat(seat): points for seat, points in enumerate(view.credits)}
    most = _most(match, _brought(match, credits, story), words, plain_name)
    found = {"over": words("gems3d-caption-together")}
    if not most["name"]:
        return found
    turns = f"{captions['reason']} · {captions['turns']}"
    return {**found, "reason": words("gems3d-caption-most", **most), "turns": turns}


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


def _most(
    match: Match, brought: Mapping[Player, int], words: Words, shown: Callable[[str], str] | None = None
) -> dict[str, Param]:
    """Return parameters that say who brought the most points in a relay. shown: as for `credited_to`."""
    most = max(brought.values(), default=0)
    best = [player for player, points in brought.items() if points == most] if most else []
    name = credited_to(match, *best[0], words, shown) if best else ""
    return {"name": name, "most": most, "count": len(best)}


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
