"""What the final board of a match says: who won and by how much, everybody's points, the best of the match, ranks."""

from collections.abc import Sequence

from bot.engine.honours import measure_of
from bot.sessions.computers import strongest, turns_by_computers
from bot.sessions.contests import has_own_boards, is_broken_off, is_cut_short, is_unwon, ranked
from bot.sessions.leaderboards.counting import CONTESTS, honours_of
from bot.sessions.model import AGREED, LEAGUE_LEFT, SEASON_OVER, UNANSWERED, UNREACHED, Entry, Match
from bot.sessions.pace import Ranked
from bot.sessions.play.calling_off import DECLINED
from bot.sessions.play.repeats import RATED_A_DAY
from bot.storage.keeping import is_member
from bot.ui.boards.cup_ends import counted, decided
from bot.ui.face import Face
from bot.ui.why_over import late_to_end, nobody_wins, who_resigned
from bot.ui.words import Words, safe_name, unnamed


def headline(match: Match, face: Face, words: Words, story: Sequence[Entry] = ()) -> str:
    """Return who won and by how much, or that nobody did. In a solo match, return a new personal best, else "".

    If all played together and did not lose, return what the game says of it. story: all log entries, for this case.
    """
    outcome = ranked(match)
    if outcome is None or not outcome.standings:
        return ""
    if match.solo:
        best = any(one.best for one in match.terms.ranks)
        return words("ui-best-alone", score=outcome.standings[0].score) if best else ""
    late = late_to_end(match)
    if late and not has_own_boards(match):
        names = words.listed(safe_name(match.name_of(seat)) for seat in late)
        return words("ui-won-late", name=safe_name(match.name_of(outcome.standings[0].seat)), names=names)
    if is_unwon(match):
        return words("ui-won-unheard", said=nobody_wins(match, words, safe_name))
    first = [one for one in outcome.standings if one.place == 1]
    if outcome.drawn:
        return words("ui-draw", count=len(first))
    together = face.wins_together and outcome.total is not None
    if together and not outcome.lost:
        return face.shared_headline(match, words, story)
    if len(first) != 1 or len(outcome.standings) < 2 or outcome.lost:
        return ""
    name = safe_name(match.name_of(first[0].seat))
    if resigned := who_resigned(match):
        names = words.listed(safe_name(seat.name) for seat in resigned)
        return words("ui-won-resigned", name=name, names=names)
    if not face.counts_points:
        return words("ui-won", name=name)
    others = [one for one in outcome.standings if one.place > 1]
    second = max(others, key=lambda one: one.score)
    ahead = first[0].score - second.score
    return words("ui-won-by", name=name, second=safe_name(match.name_of(second.seat)), ahead=max(0, ahead))


def result(match: Match, face: Face, words: Words, story: Sequence[Entry], *, opens: bool = True) -> str:
    """Return the standings, the best of the match, changes on the leaderboard, and what members can do next.

    story: all log entries. opens: whether another match can be opened in the channel. If not, nothing is next.
    """
    alone = len(match.seats) > 1 and sum(is_member(seat.user) for seat in match.seats) == 1
    next_over = "letters" if match.by_letters and not match.councils else face.next_over or face.key
    after = words(f"{next_over}-next-over", game=face.key, alone=int(alone))
    best = [
        face.highlight(match, story, words),
        _ranks(match, words),
        _rating(match, words),
        _unheard(match, face, words),
        # A match that could be won says in its headline that it was left early.
        counted(match, words),
        words("ui-uncounted") if is_broken_off(match) and not is_cut_short(match) else "",
    ]
    parts = (_standings(match, face, words, story), filter(None, best), [f"-# {after}"] if opens else ())
    return "\n\n".join(filter(None, map("\n".join, parts)))


def _standings(match: Match, face: Face, words: Words, story: Sequence[Entry]) -> list[str]:
    """Return a line for each member with their place and points. Return [] for a solo match.

    If all members played together, each line says what the member did for the common result. Who is out of the ranking
    comes last and has no place. If nobody has won, nobody has one.
    """
    outcome = ranked(match)
    if match.outcome is None or outcome is None or len(outcome.standings) < 2:
        return []
    out, unwon = [one for one in match.outcome.standings if one.seat in match.terms.unplaced], is_unwon(match)
    if not face.counts_points:
        key, without_place = "simple-standing", "simple-standing-unplaced"
    else:
        key = "ui-standing-shared" if face.wins_together and outcome.total is not None else "ui-standing"
        without_place = "ui-standing-unplaced"
    found = []
    for one in (*outcome.standings, *out):
        kind = without_place if one in out or unwon else key
        line = words(kind, place=one.place, name=safe_name(match.name_of(one.seat)), score=one.score)
        result = face.result(match, one.seat, story, words)
        lent = [
            words("computer-turns", count=turns, name=safe_name(words.computer(user)))
            for seat, user, turns in turns_by_computers(match, story)
            if seat == one.seat
        ]
        why = words("ui-unplaced-why") if one in out else ""
        found.append(" · ".join(filter(None, (line, result, *lent, why))))
    return found


def _ranks(match: Match, words: Words) -> str:
    """Return how the members' ranks have changed.

    If nothing has changed, say so only in a solo match, or in a match against computer players.
    """
    told = [
        one
        for one in match.terms.ranks
        if match.solo or one.best or one.played or one.before is None or one.rank != one.before
    ]
    if not told:
        return ""
    ranks, level = words.listed(_rank(match, one, words) for one in told), strongest(match)
    letters = int(match.by_letters)
    if level is None:
        return words("ui-ranks", ranks=ranks, letters=letters)
    if any(one.played for one in told):
        return words("ui-ranks-against", level=level, ranks=ranks, letters=letters)
    return words("ui-ranks-beside", ranks=ranks, letters=letters)


def _rating(match: Match, words: Words) -> str:
    """Return why a match has moved no rating; "" if it has moved ratings, or is not rated at all."""
    begun = match.terms.begun
    return "" if begun is None or begun.rated else words("ui-ratings-stayed", most=RATED_A_DAY)


def _unheard(match: Match, face: Face, words: Words) -> str:
    """Return for whom the result does not count, because a computer player played to the end for them."""
    unheard = match.terms.unheard
    if not unheard:
        return ""
    names = words.listed(safe_name(match.name_of(seat)) for seat in unheard)
    together = face.game.together(match.options)
    contested = any(measure_of(one.board) in CONTESTS for one in honours_of(face.game, match))
    return words("ui-unheard", names=names, counts="together" if together else "yes" if contested else "no")


def _rank(match: Match, one: Ranked, words: Words) -> str:
    if not one.rank:
        how = "none"
    elif one.before is None:
        how = "new"
    elif one.rank < one.before:
        how = "up"
    elif one.rank > one.before:  # another member of the table has passed this one
        how = "down"
    else:
        how = "best" if one.best and not match.solo else "same"  # a solo match's headline tells the best already
    name = safe_name(match.name_of(one.seat))
    rank = words("ui-rank", name=name, how=how, rank=one.rank, before=one.before or 0)
    return words("ui-rank-won", rank=rank, won=one.won, played=one.played) if one.played else rank


def cancelled(match: Match, face: Face, words: Words) -> str:
    """Return why a match has ended without a result."""
    game, entry = face.name(words), match.entry
    if entry.notation == UNANSWERED:
        if entry.seat is not None:  # who left for free
            return words("wait-board-left", game=game, name=_who_ended(match, words))
        silent = next((one.seat for one in match.terms.decided if one.choice == "end"), None)
        if silent is None:
            return words("wait-board-unanswered", game=game)
        return words("wait-board-unanswered-by", game=game, name=safe_name(match.name_of(silent)))
    if entry.notation == UNREACHED:
        return words("council-lost" if match.by_letters and match.councils else "wait-board-lost", game=game)
    if entry.notation == AGREED:
        return words("ui-ended-agreed", game=game)
    about = match.terms.league
    in_cup, in_battle = about is not None and about.is_cup, about is not None and about.is_battle
    if entry.notation == SEASON_OVER:
        at_table = about is not None and about.at_table
        key = "cup-ended-time-table" if at_table else "cup-ended-time" if in_cup else "ui-ended-season"
        key = "battle-ended-time" if in_battle else key
        if about is not None and about.absent:
            name = safe_name(match.seats[about.absent[0]].name)
            return "\n".join(filter(None, (words("league-ended-away", game=game, name=name), decided(match, words))))
        return "\n".join(filter(None, (words(key, game=game), decided(match, words))))
    if entry.notation == LEAGUE_LEFT:
        key = "battle-ended-left" if in_battle else "cup-ended-left" if in_cup else "ui-ended-left"
        said = words(key, game=game)
        return "\n".join(filter(None, (said, decided(match, words))))
    if match.councils and match.state is None:
        declined = entry.notation == DECLINED
        return words(
            "council-expired" if entry.kind == "expire" else "council-declined", game=game, declined=int(declined)
        )
    if match.councils and match.by_letters:  # who has ended it may be of another server
        return words("council-ended", game=game)
    closed = "ui-expired" if entry.kind == "expire" else "ui-cancelled"
    return words(closed if match.state is None else "ui-ended", game=game, name=_who_ended(match, words))


def _who_ended(match: Match, words: Words) -> str:
    """Return who has made the newest change: a name, or a mention of a member without a seat, who is not notified."""
    entry = match.entry
    if entry.seat is not None:
        return safe_name(match.name_of(entry.seat))
    user = entry.user
    return unnamed(match, user, words) if user is not None and is_member(user) else words("privacy-former")
