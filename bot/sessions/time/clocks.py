"""Decisions on time: whose clock runs, what happens when it has run out, how a pace is agreed on. Pure.

`followed` is asked after every decision on a match, whatever it was, and makes its clocks fit what it has become. So no
other decision needs to know of clocks.

When a soft time runs out the others are asked, that is all present seats but the one asked about, without those on
holiday and those whose seat is free to be taken. More than half of them decide; once all have voted, what most want
does, of equals the milder (wait, skip, give). With two at the table the other one decides alone. Where nobody is left
to be asked, the time begins anew.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.kept import AnyGame, Doing, Head, Kept, with_entry, with_state
from bot.sessions.model import Match, Member, Phase
from bot.sessions.notices import Notice, NoticeKind
from bot.sessions.pace import (
    CHOICES,
    HOUR,
    LONGEST_LIMIT,
    SHORTEST_LIMIT,
    Ask,
    Choice,
    Offer,
    Pace,
    Proposal,
    Terms,
    TurnClock,
    Vote,
)

PROPOSAL_LIFETIME = 48 * HOUR


def checked(pace: Pace) -> Pace:
    """The pace, if it is one that can be had. Raises OptionError."""
    if pace.limit is not None and not SHORTEST_LIMIT <= pace.limit <= LONGEST_LIMIT:
        raise refusals.pace_range()
    return pace


def with_terms(kept: Kept, terms: Terms) -> Kept:
    """The match on other terms."""
    return replace(kept, match=replace(kept.match, terms=terms))


def saying(kept: Kept, notice: Notice) -> Kept:
    """The match with one more thing to be said."""
    return replace(kept, says=(*kept.says, notice))


def about(match: Match, kind: NoticeKind, seat: Seat | None = None) -> Notice:
    """A notice about a match, to be filled in."""
    clock = None if seat is None else match.clock_of(seat)
    return Notice(
        kind=kind,
        guild=match.place.guild,
        channel=match.place.channel,
        match=match.id,
        seat=seat,
        since=0 if clock is None else clock.since,
        name="" if seat is None else match.name_of(seat),
    )


# -- after every decision --------------------------------------------------------------------------------------------


def followed(before: Match | None, kept: Kept, at: int) -> Kept:
    """The match with the clocks and terms that belong to what it has become."""
    match = kept.match
    if match.phase is Phase.LOBBY:
        return kept
    if match.phase is not Phase.PLAYING:
        return _closed(kept)
    moving = () if match.private else match.to_move  # a private match closes with its day, not turn by turn
    clocks = tuple(_clock(before, match, seat, at) for seat in moving)
    terms = _pruned(before, match, clocks)
    if clocks == match.clocks and terms == match.terms:
        return kept
    return replace(kept, match=replace(match, clocks=clocks, terms=terms))


def _closed(kept: Kept) -> Kept:
    """A match that is over: seats that were played for somebody are theirs again, and so is the score."""
    match = kept.match
    owners = {one.seat: one for one in match.terms.stand_ins}
    seats = tuple(
        replace(seat, user=owners[seat.seat].owner, name=owners[seat.seat].name) if seat.seat in owners else seat
        for seat in match.seats
    )
    terms = Terms(pace=match.terms.pace, closes=match.terms.closes)
    if seats == match.seats and not match.clocks and terms == match.terms:
        return kept
    return replace(kept, match=replace(match, seats=seats, clocks=(), terms=terms))


def _clock(before: Match | None, match: Match, seat: Seat, at: int) -> TurnClock:
    pace = match.terms.pace
    old = match.clock_of(seat)
    if before is not None and match.version != before.version:
        entry, taken = match.entry, before.seats[seat].user != match.seats[seat].user
        own = entry.seat == seat
        if old is not None and entry.kind == "undo" and own:
            old = replace(old, undone=True)
        elif taken or (own and entry.kind == "move" and old is not None and (not old.undone or entry.user is None)):
            old = None
    if before is not None and pace != before.terms.pace:
        # Agreeing on a pace begins the time anew: nobody has agreed to one that has run out already.
        old = None if old is None else replace(old, at=at, due=None, left=None)
        old = old if old is None or pace.limit is None else replace(old, due=at + pace.limit)
    if old is None:
        due = None if pace.limit is None else at + pace.limit
        old = TurnClock(seat, match.version, at, due, undone=_undoes(match, seat))
    return _standing(old, match.terms, at)


def _undoes(match: Match, seat: Seat) -> bool:
    return match.entry.kind == "undo" and match.entry.seat == seat


def _standing(clock: TurnClock, terms: Terms, at: int) -> TurnClock:
    """The clock stopped, or running again, as holidays and a lost channel want it."""
    away = terms.away_until(clock.seat) if terms.pace.pause else None
    if terms.adrift is not None or away is not None:
        left = clock.left if clock.left is not None else None if clock.due is None else max(clock.due - at, 0)
        due = None if left is None or terms.adrift is not None or away is None else away + left
        return replace(clock, left=left, due=due)
    if clock.left is not None:
        return replace(clock, due=at + clock.left, left=None)
    return clock


def _pruned(before: Match | None, match: Match, clocks: tuple[TurnClock, ...]) -> Terms:
    """What is still asked and still on offer."""
    terms = match.terms
    running = {(clock.seat, clock.since) for clock in clocks}
    entry = match.entry
    is_new = before is not None and before.version != match.version
    played = entry.seat if is_new and entry.kind == "move" and entry.user is not None else None
    return replace(
        terms,
        asks=tuple(ask for ask in terms.asks if (ask.seat, ask.since) in running),
        # who comes back and plays wants the seat; on holiday an odd move is no sign of that
        offers=tuple(
            offer
            for offer in terms.offers
            if match.seats[offer.seat].present and (offer.seat != played or offer.why == "holiday")
        ),
        away=tuple(away for away in terms.away if match.seats[away.seat].present),
        stand_ins=tuple(one for one in terms.stand_ins if match.seats[one.seat].present),
    )


# -- a time has run out ----------------------------------------------------------------------------------------------


def ran_out(kept: Kept, doing: Doing, game: AnyGame, seat: Seat, since: int) -> Kept:
    """A seat's time is over: the default move, or a question to the others. since: of the clock that was set then.

    A time that was extended, stopped or begun anew meanwhile changes nothing.
    """
    match = kept.match
    clock = match.clock_of(seat)
    if clock is None or clock.since != since or clock.due is None or clock.due > doing.at:
        return kept
    if match.terms.pace.hard:
        return saying(played_by_clock(kept, doing, game, seat), about(match, "played", seat))
    if not electors(match, seat):
        return _extended(kept, seat, doing.at)
    terms = replace(match.terms, asks=(*_other_asks(match.terms, seat), Ask(seat, since, doing.at)))
    asking = _with_clock(with_terms(kept, terms), replace(clock, due=None, left=None))
    return saying(asking, about(asking.match, "asked", seat))


def played_by_clock(kept: Kept, doing: Doing, game: AnyGame, seat: Seat) -> Kept:
    """The game's default move for a seat, as an entry of the clock's. It cannot be taken back.

    doing: its member, if any, is not named; its interaction, if any, is the one that brought it about.
    """
    match = kept.match
    move = game.default(match.state, seat)
    step = game.apply(match.state, seat, move)
    notation = game.notate(move)
    head = Head(parent=match.version, sealed=True, mover=seat, step=notation, interaction=None)
    clock = Doing(doing.at, None, doing.interaction)
    entered = with_entry(kept, clock, "move", seat=seat, notation=notation, events=step.events, head=head)
    return with_state(entered, game, step.state)


def electors(match: Match, seat: Seat) -> tuple[Seat, ...]:
    """Who decides about a seat whose time has run out."""
    terms = match.terms
    return tuple(
        one.seat
        for one in match.present
        if one.seat != seat and terms.away_until(one.seat) is None and terms.offer_of(one.seat) is None
    )


def voted(kept: Kept, doing: Doing, member: Member, game: AnyGame, seat: Seat, choice: Choice) -> Kept:
    """The match with one more vote, and what follows once it decides.

    Raises SessionError where nothing is asked (any more), NotSeated, NotAllowed for the seat itself.
    """
    match = kept.match
    ask = match.terms.ask_of(seat)
    if ask is None:
        raise refusals.nothing_asked()
    voter = match.seat_of(member.user)
    if voter is None:
        raise refusals.not_seated(match.game)
    if voter == seat:
        raise refusals.own_vote()
    votes = tuple(vote for vote in ask.votes if vote.seat != voter)
    ask = replace(ask, votes=(*votes, Vote(voter, choice)))
    cast = with_terms(kept, replace(match.terms, asks=(*_other_asks(match.terms, seat), ask)))
    return decided(cast, doing, game)


def decided(kept: Kept, doing: Doing, game: AnyGame) -> Kept:
    """The match after the first question that is settled, a proposed pace or a vote, or the very same match."""
    match = kept.match
    proposal = match.terms.proposal
    if proposal is not None and _agreed(match, proposal):
        return _paced(kept, doing, proposal.pace)
    for ask in match.terms.asks:
        choice = verdict(ask, electors(match, ask.seat))
        if choice is not None:
            return _carried_out(kept, doing, game, ask.seat, choice)
    return kept


def verdict(ask: Ask, seats: tuple[Seat, ...]) -> Choice | None:
    """What the electors have decided, or None while they may still decide otherwise. Nobody to ask: wait."""
    votes = [vote.choice for vote in ask.votes if vote.seat in seats]
    tally = {choice: votes.count(choice) for choice in CHOICES}
    most = max(CHOICES, key=lambda choice: tally[choice])  # of equals the first, which is the mildest
    return most if tally[most] * 2 > len(seats) or len(votes) == len(seats) else None


def _carried_out(kept: Kept, doing: Doing, game: AnyGame, seat: Seat, choice: Choice) -> Kept:
    match = kept.match
    if choice == "skip":
        return saying(played_by_clock(kept, doing, game, seat), about(match, "skipped", seat))
    settled = _extended(with_terms(kept, replace(match.terms, asks=_other_asks(match.terms, seat))), seat, doing.at)
    if choice == "wait":
        clock = settled.match.clock_of(seat)
        due = None if clock is None else clock.due
        return saying(settled, replace(about(settled.match, "waited", seat), due=due))
    for_good = match.terms.stand_in_of(seat) is None  # else its owner has not kept anybody waiting
    offers = tuple(offer for offer in match.terms.offers if offer.seat != seat)
    offered = with_terms(
        settled, replace(settled.match.terms, offers=(*offers, Offer(seat, "table", to=None, for_good=for_good)))
    )
    return saying(offered, replace(about(offered.match, "offered", seat), why="table", for_good=for_good))


def _extended(kept: Kept, seat: Seat, at: int) -> Kept:
    """One more time of the same length; when it is over, the others are asked again."""
    clock, limit = kept.match.clock_of(seat), kept.match.terms.pace.limit
    if clock is None or limit is None:
        return kept
    return _with_clock(kept, replace(clock, due=at + limit, left=None))


def _with_clock(kept: Kept, changed: TurnClock) -> Kept:
    clocks = tuple(changed if clock.seat == changed.seat else clock for clock in kept.match.clocks)
    return replace(kept, match=replace(kept.match, clocks=clocks))


def _other_asks(terms: Terms, seat: Seat) -> tuple[Ask, ...]:
    return tuple(ask for ask in terms.asks if ask.seat != seat)


# -- another pace ----------------------------------------------------------------------------------------------------


def proposed(kept: Kept, doing: Doing, member: Member, pace: Pace) -> Kept:
    """A new pace: the host's word in the lobby; in play a proposal, agreed on at once where nobody else is seated.

    Raises OptionError, NotSeated, NotAllowed, SessionError (it is so already), Over.
    """
    match = kept.match
    checked(pace)
    if match.over:
        raise refusals.over()
    seat = match.seat_of(member.user)
    if seat is None:
        raise refusals.not_seated(match.game)
    if match.phase is Phase.LOBBY and member.user != match.host:
        raise refusals.not_host_for_pace(next(one.name for one in match.seats if one.user == match.host))
    if pace == match.terms.pace:
        raise refusals.same_pace()
    if match.phase is Phase.LOBBY:
        return with_terms(kept, replace(match.terms, pace=pace))
    proposal = Proposal(pace, seat, (seat,), doing.at + PROPOSAL_LIFETIME)
    asked = with_terms(kept, replace(match.terms, proposal=proposal))
    if _agreed(asked.match, proposal):
        return _paced(asked, doing, pace)
    return saying(
        asked, replace(about(asked.match, "proposed"), actor=match.name_of(seat), pace=pace, due=proposal.until)
    )


def answered(kept: Kept, doing: Doing, member: Member, agrees: bool) -> Kept:
    """The match after an answer to the proposal: one No is enough, and so are all Yes.

    Raises NotSeated, SessionError where nothing is proposed (any more).
    """
    match = kept.match
    proposal = match.terms.proposal
    if proposal is None:
        raise refusals.nothing_proposed()
    seat = match.seat_of(member.user)
    if seat is None:
        raise refusals.not_seated(match.game)
    if not agrees:
        declined = with_terms(kept, replace(match.terms, proposal=None))
        return saying(
            declined, replace(about(declined.match, "declined"), actor=match.name_of(seat), pace=proposal.pace)
        )
    if seat in proposal.agreed:
        return kept
    proposal = replace(proposal, agreed=(*proposal.agreed, seat))
    agreeing = with_terms(kept, replace(match.terms, proposal=proposal))
    return _paced(agreeing, doing, proposal.pace) if _agreed(agreeing.match, proposal) else agreeing


def lapsed(kept: Kept, doing: Doing) -> Kept:
    """The proposal dropped, if its time is over."""
    proposal = kept.match.terms.proposal
    if proposal is None or proposal.until > doing.at:
        return kept
    dropped = with_terms(kept, replace(kept.match.terms, proposal=None))
    return saying(dropped, replace(about(dropped.match, "lapsed"), pace=proposal.pace))


def _agreed(match: Match, proposal: Proposal) -> bool:
    return {one.seat for one in match.present} <= set(proposal.agreed)


def _paced(kept: Kept, doing: Doing, pace: Pace) -> Kept:
    match = kept.match
    terms = replace(match.terms, pace=pace, proposal=None, asks=())
    seat = None if doing.user is None else match.seat_of(doing.user)
    entered = with_entry(with_terms(kept, terms), doing, "pace", seat=seat, notation=pace.notation, head=kept.head)
    return saying(entered, replace(about(entered.match, "agreed"), pace=pace))
