"""What members are told about a vote: when it begins, what each choice means, what follows without it, how it ended."""

import contextlib
from collections.abc import Container, Iterable
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.errors import NoSession, Param, PlayerError
from bot.sessions.computers import strongest
from bot.sessions.model import Entry, Match, Member, Request
from bot.sessions.notices import CALL_ELECTORS, Notice
from bot.sessions.pace import Ask, Choice, Decided, StandIn
from bot.sessions.sessions import Sessions
from bot.sessions.stand_ins import worth
from bot.sessions.time.clocks import as_if_shown
from bot.sessions.time.patience import AfterTime, Undecided, may_be_abandoned, next_clock, stands_unseen
from bot.sessions.time.silence import Decision
from bot.sessions.time.votes import WantedVote, deciders
from bot.sessions.undoing import taken_back
from bot.sessions.waiting_list import Waiting
from bot.ui.times import clock_notes, length, moment, race_end, rough_length
from bot.ui.words import Words, message_link, names_in, safe_name, with_names

# A time that does not run: the limit of turns, or where they have none, the others' patience with a silent member.
Stands: TypeAlias = Literal["limit", "silence"]


async def decision_line(sessions: Sessions, match: Match, user: int, words: Words, patience: int | None = None) -> str:
    """Return the sentence that tells a member who waits when they decide; "" if they do not, or if it is not known.

    It is not known of a turn that no board has shown: see `stands_unseen`. patience: as for `Silences.decision`.
    """
    with contextlib.suppress(PlayerError):
        found = await sessions.silences.decision(match, user, patience)
        if found is not None and not found.unseen:
            return words(
                "wait-decision-open" if found.is_open else "wait-decision",
                name=_name(match, found.seat, words),
                time=moment(found.at),
                left=moment(found.at, "R"),
                voters=found.voters,
            )
    return ""


async def own_line(sessions: Sessions, match: Match, user: int, words: Words, patience: int | None = None) -> str:
    """Return the sentence that tells a member who is to move when the others decide; "" if they do not, or not known.

    patience: as for `Silences.own_decision`.
    """
    with contextlib.suppress(PlayerError):
        found = await sessions.silences.own_decision(match, user, patience)
        if found is not None and not found.unseen:
            time, left = moment(found.at), moment(found.at, "R")
            voter = _name(match, match.electors(found.seat)[0], words)
            return words("wait-decision-own", time=time, left=left, voters=found.voters, voter=voter)
    return ""


async def alone_line(sessions: Sessions, match: Match, user: int, words: Words, patience: int | None = None) -> str:
    """Return the sentence that tells the last member when the match ends if they do not move; "" if it does not.

    patience: as for `Silences.decision`.
    """
    until = await sessions.silences.alone_until(match, patience) if match.seat_of(user) is not None else None
    return "" if until is None else words("wait-alone", time=moment(until), left=moment(until, "R"))


async def race_line(sessions: Sessions, match: Match, words: Words) -> str:
    """Return the sentence that tells when a race ends if nobody moves; "" if it is no race, or not known.

    Raises NotKept.
    """
    until = await sessions.races.ends(match)
    return "" if until is None else race_end(until, words)


def clocks_told(matches: Iterable[Match], user: int, words: Words) -> dict[str, str]:
    """Return what the boards of these matches say of a clock beside its end (`clock_notes`), by their ids.

    It is a member's own clock, or if they are not to move, the one that the board tells. Matches of which there is
    nothing to say are left out.
    """
    found = {}
    for match in matches:
        seat = match.seat_of(user)
        own = None if seat is None else match.clock_of(seat)
        clock = own or next_clock(match)
        if clock is not None and match.terms.unreachable is None and (said := clock_notes(match, clock, words)):
            found[match.id] = said
    return found


async def race_ends(sessions: Sessions, matches: Iterable[Match]) -> dict[str, int]:
    """Return when each of these races ends if nobody moves, by their ids. Raises NotKept."""
    ends = {match.id: await sessions.races.ends(match) for match in matches}
    return {match_id: until for match_id, until in ends.items() if until is not None}


async def own_decisions(
    sessions: Sessions, waiting: Iterable[Waiting], matches: Iterable[Match], user: int
) -> dict[str, Decision | None]:
    """Return when the others vote about a user who is to move, by the ids of the matches; None: they never do.

    waiting: the turns of the user. Where a turn has a limit, the limit says it. matches: those that can be read.
    Raises NotKept.
    """
    untimed = {one.match for one in waiting if one.due is None}
    return {match.id: await sessions.silences.own_decision(match, user) for match in matches if match.id in untimed}


async def readable(sessions: Sessions, found: Iterable[Waiting], request: Request | None = None) -> dict[str, Match]:
    """Return those of these matches that can be read, by their ids; the others have ended meanwhile. Raises NotKept."""
    matches = dict[str, Match]()
    for one in found:
        with contextlib.suppress(NoSession):
            matches[one.match] = await sessions.matches.match(one.match, request)
    return matches


def as_shown(match: Match, refused: Container[str]) -> Match:
    """Return a match as its next board shows it, which comes within seconds unless Discord refuses it.

    refused: the matches whose boards Discord refuses. Otherwise a move would count as unseen until its board is there.
    """
    return match if match.id in refused else as_if_shown(match)


async def after_time(sessions: Sessions, match: Match, refused: Container[str]) -> AfterTime | None:
    """Return what the clock line of a private copy of the board says follows (`Silences.after_time`). Raises NotKept.

    refused: as for `as_shown`.
    """
    return await sessions.silences.after_time(as_shown(match, refused))


def standing(matches: Iterable[Match], now: int) -> dict[str, Stands]:
    """Return which time does not run in these matches until a board shows their turns, by their ids."""
    found = {match.id: time_that_stands(match, now) for match in matches}
    return {match_id: stands for match_id, stands in found.items() if stands is not None}


def time_that_stands(match: Match, now: int) -> Stands | None:
    """Return which time does not run until a board shows a turn; None: it runs, or nobody thinks of one.

    now: in milliseconds since 1970.
    """
    limit = match.terms.pace.limit
    if not stands_unseen(match, now) or (limit is None and match.solo):
        return None
    return "silence" if limit is None else "limit"


def stands_said(stands: Stands | None, words: Words) -> str:
    """Return the sentence that tells which time does not run; "" if it runs."""
    return "" if stands is None else words("wait-stands" if stands == "limit" else "wait-stands-silence")


async def alone_until(sessions: Sessions, matches: Iterable[Match]) -> dict[str, int]:
    """Return when each of these matches ends if its last member does not move, by their ids. Raises NotKept.

    Matches in which the game or a computer player moves before are not among them.
    """
    waiting = (match for match in matches if not may_be_abandoned(match))
    ends = {match.id: await sessions.silences.alone_until(match) for match in waiting}
    return {match_id: until for match_id, until in ends.items() if until is not None}


async def undecided(sessions: Sessions, matches: Iterable[Match]) -> dict[str, Undecided]:
    """Return what ends the wait for a turn about which nobody can vote, by the ids of the matches. Raises NotKept."""
    ends = {match.id: await sessions.silences.undecided(match) for match in matches}
    return {match_id: end for match_id, end in ends.items() if end is not None}


def asked_until(matches: Iterable[Match], user: int) -> dict[str, int]:
    """Return until when the others of a match vote about the user, who has not moved, by the ids of the matches."""
    return {
        match.id: ask.until
        for match in matches
        for ask in match.terms.asks
        if ask.until is not None and match.seats[ask.seat].user == user
    }


def voted_until(matches: Iterable[Match], user: int) -> dict[str, int]:
    """Return when the votes end in which the user has voted, by the ids of the matches; of several, the first end."""
    found = dict[str, int]()
    for match in matches:
        ends = [
            ask.until
            for ask in match.terms.asks
            if ask.until is not None and any(match.seats[vote.seat].user == user for vote in ask.votes)
        ]
        if ends:
            found[match.id] = min(ends)
    return found


async def foretold(sessions: Sessions, match_id: str, request: Request, words: Words) -> str:
    """Return the sentence of `decision_line` for the member who asks; "" if the match is gone, too."""
    with contextlib.suppress(PlayerError):
        match = await sessions.matches.match(match_id, request)
        return await decision_line(sessions, match, request.member.user, words)
    return ""


def choice_lines(vote: WantedVote, words: Words) -> list[str]:
    """Return a line for each choice of a vote, and one about when it is decided and what follows without votes."""
    match, seat = vote.match, vote.ask.seat
    own, lent = match.seats[seat], match.terms.stand_in_of(seat)
    name, owned = map(safe_name, names_in(match, (Member(own.user, own.name), match.owner_of(seat)), words))
    # Hours that do not count may make it any length.
    told = length if match.terms.pace.off is None else rough_length
    more, player = told(vote.extension, words), safe_name(words.computer(vote.player))
    # A computer player that replaces a stand-in plays for the same owner.
    keeps = match.terms.away_until(seat) is not None if lent is None else worth(lent, match.terms.pace) == "kept"
    lines, kept = list[str](), "yes" if keeps else "no"
    about: dict[str, Param] = {"name": name, "owner": owned, "more": more, "keeps": kept, "player": player}
    about["wins"] = "yes" if keeps or vote.together else "no"
    for one in vote.choices:
        lines.append(f"- {words(f'wait-means-{one}', **about)}")
        if one == "computer" and not keeps:
            ends = vote.voters == 1 and not vote.races  # in a race the other boards are played on
            lines.append(
                f"  - {words('wait-played-on', counts=_counts(vote), ends='yes' if ends else 'no', owner=owned)}"
            )
    lapse = words("wait-lapse", voters=vote.voters, then=vote.lapse, name=name, more=more)
    if vote.ask.silent and vote.voters > 1:  # they may disagree
        lapse += f" {words('wait-split', then=_if_split(vote))}"
    if vote.voters > 1:
        most = not vote.ask.silent and vote.voters > 2  # of two, more than half are both
        lapse = f"{words('wait-decided-when', how='most' if most else 'all')} {lapse}"
    return [*lines, lapse]


def _if_split(vote: WantedVote) -> Literal["same", "computer", "wait"]:
    """Return what follows if the electors of a silent member do not agree. same: as if nobody votes."""
    if "computer" not in vote.choices:
        return "wait"
    return "computer" if vote.races else "same"


def _counts(vote: WantedVote) -> Literal["duel", "one", "rivals", "others"]:
    """Return which members a match still counts for if a computer player finishes it for a silent one (`counting`).

    duel: only one, whom the computer player can keep from winning. one: only one, whom it cannot. rivals: several, of
    whom one wins whatever the computer player does. others: several.
    """
    if vote.voters > 1:
        return "others" if vote.together or strongest(vote.match) is not None else "rivals"
    return "duel" if len(vote.match.seats) == 2 and not vote.together else "one"


async def lines_below(sessions: Sessions, notice: Notice, match: Match | None, words: Words) -> list[str]:
    """Return what a notice says below its sentence. Raises NotKept.

    That is what a vote is about, what a takeover means, when the others decide about who is to move, or when the match
    of the last member or a race ends.
    """
    if match is None or notice.seat is None:
        return []
    if notice.kind == "reminder" and notice.user is not None:
        alone = await alone_line(sessions, match, notice.user, words)
        own = "" if notice.due or alone else await own_line(sessions, match, notice.user, words)
        return list(filter(None, [alone, own, await race_line(sessions, match, words)]))
    ask = match.terms.ask_of(notice.seat)
    if notice.kind in CALL_ELECTORS and ask is not None:
        return choice_lines(await sessions.votes.open_vote(match, ask), words)
    lent = match.terms.stand_in_of(notice.seat)
    return await _takeover_lines(sessions, match, lent, words) if notice.kind == "covered" and lent is not None else []


async def _takeover_lines(sessions: Sessions, match: Match, lent: StandIn, words: Words) -> list[str]:
    """Return what it means that a computer player plays a seat: for its owner, and for the last member."""
    absent, patience = _whose(match, lent.seat, words), await sessions.silences.patience(match)
    points = worth(lent, match.terms.pace)
    lines = [words(f"wait-points-{points}", name=absent, time=length(patience, words))]
    if len(match.members) != 1:
        return lines
    seat = match.members[0].seat
    name = _name(match, seat, words)
    if (await sessions.silences.leave(match, seat)).by == "end":
        lines.append(words("wait-last-leaves", name=name, absent=absent))
    alone = await sessions.silences.alone_time(match)
    return lines if alone is None else [*lines, words("wait-last-silent", name=name, time=length(alone, words))]


def voted_line(match: Match, ask: Ask, choice: Choice, words: Words) -> str:
    """Return what a member has voted for in a vote that goes on, and how many have voted."""
    voting = match.electors(ask.seat)
    votes = sum(vote.seat in voting for vote in ask.votes)
    return words("wait-voted", choice=choice, name=_whose(match, ask.seat, words), votes=votes, all=len(voting))


async def result_line(sessions: Sessions, match: Match, seat: Seat, user: int, words: Words) -> str:
    """Return how a vote about a seat has ended, for a member who has voted."""
    result = match.terms.decided_of(seat)
    if result is None:
        return words("wait-settled-over")
    by = "split" if result.split else "you"
    said = words("wait-voted-decided", by=by, result=result.choice, name=_whose(match, seat, words))
    waits = await decision_line(sessions, match, user, words) if result.choice == "wait" else ""
    return f"{said} {waits}" if waits else said


def settled_vote(match: Match, seat: Seat, since: int, words: Words) -> str:
    """Return what takes the place of the question of a vote that is over: whom it was about, and how it has ended.

    since: `Ask.since` of the vote.
    """
    return words(
        "wait-settled",
        game=match.game,
        silent="no" if match.terms.pace.limit else "yes",  # without a limit, only silence leads to a vote
        name=_whose(match, seat, words),
        how=_how(match, seat, since, words),
        link=message_link(match.place.guild, match.board.channel, match.board.message),
    )


def _how(match: Match, seat: Seat, since: int, words: Words) -> str:
    result, name = match.terms.decided_of(seat), _whose(match, seat, words)
    if result is not None and result.since == since:
        return _decided(match, result, words)
    if match.over:
        return words("wait-settled-over")
    if not match.seats[seat].present:
        return words("wait-settled-left", name=name)
    if match.terms.stand_in_of(seat) is not None:
        return words("wait-settled-taken", name=name)
    clock = match.clock_of(seat)
    if match.entry.seat == seat and match.entry.kind == "move":
        return words("wait-settled-back", name=name)
    if match.entry.seat == seat or (clock is not None and clock.since == since):  # who votes or proposes is there, too
        return words("wait-settled-there", name=name)
    return words("wait-settled-undone" if _takes_back(match.entry, since) else "wait-settled-past")


def _decided(match: Match, result: Decided, words: Words) -> str:
    """Return who has decided in a vote and what followed, and how each has voted unless all have voted for it."""
    agreed, by = deciders(result), "others"
    if not result.voted or result.split:
        by = "split" if result.voted else "nobody"
    elif agreed:
        by = "one" if len(agreed) == 1 else "several"
    actor = words.listed(_whose(match, seat, words) for seat in agreed)
    name = _whose(match, result.seat, words)
    said = words("wait-settled-decided", by=by, actor=actor, result=result.choice, name=name)
    votes = [(vote.seat, str(vote.choice)) for vote in result.votes]
    if not votes or (len(votes) == len(agreed) and not result.unvoted):
        return said
    each = sorted((*votes, *((seat, "none") for seat in result.unvoted)))
    told = [words("wait-settled-vote", name=_whose(match, seat, words), choice=choice) for seat, choice in each]
    return words("wait-settled-votes", said=said, votes=" · ".join(told))


def _takes_back(entry: Entry, since: int) -> bool:
    """Return whether an entry takes back the move that began a turn. since: `TurnClock.since` of the turn.

    If entries of other kinds lie between, this cannot be known, and is False.
    """
    return entry.kind == "undo" and since >= entry.version - taken_back(entry).count


def _whose(match: Match, seat: Seat, words: Words) -> str:
    """Return the name of the member for whom a seat counts."""
    return safe_name(names_in(match, (match.owner_of(seat),), words)[0])


def _name(match: Match, seat: Seat, words: Words) -> str:
    return safe_name(with_names(match, words).name_of(seat))
