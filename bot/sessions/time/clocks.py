"""The clocks of turns.

`follow` updates the clocks after each change, so other decisions need not update clocks.
"""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.change import Change, Head, entries_since
from bot.sessions.contests import unplaced
from bot.sessions.councils import Council
from bot.sessions.model import Entry, Match, Phase
from bot.sessions.pace import DAY, Ask, Terms, TurnClock
from bot.sessions.stand_ins import covered, patience_in, unheard
from bot.sessions.time import banks
from bot.storage.keeping import is_member

UNSEEN_FOR = 60 * DAY  # the longest time for which no turn of a match loses time while no board shows them


def follow(seen: Match | None, change: Change) -> Change:
    """Update the clocks of all seats that are to move, and remove terms that are no longer valid."""
    match = change.match
    if match.phase is Phase.LOBBY:
        return change
    if match.phase is not Phase.PLAYING:
        return _close(change)
    # In a private match, only the end of the day is a time limit, and for a channel that of its vote.
    moving = () if match.private else tuple(seat for seat in match.awaited if seat not in match.councils)
    new = entries_since(seen, change)
    going_on = tuple(one for one in match.clocks if one.seat in moving and _goes_on(seen, match, new, one.seat))
    match = replace(match, terms=_times(seen, change, going_on))
    clocks = tuple(_clock(seen, match, new, seat, change.at) for seat in moving)
    terms = _pruned(match, new if seen is not None else (), clocks, change.at)
    since = _unseen_since(change, clocks)
    if since != terms.unseen_since:
        terms = replace(terms, unseen_since=since)
    if clocks == match.clocks and terms == change.match.terms:
        return change
    return change.with_match(clocks=clocks, terms=terms)


def _close(change: Change) -> Change:
    """Remove the clocks of a match that is over. If a stand-in plays a seat, the owner gets the seat back.

    Who has not come back after long silence is noted: the result is a computer player's.
    """
    match = change.match
    owners = {one.seat: one for one in match.terms.stand_ins}
    seats = tuple(
        replace(seat, user=owners[seat.seat].owner, name=owners[seat.seat].name) if seat.seat in owners else seat
        for seat in match.seats
    )
    kept = match.terms
    terms = Terms(
        pace=kept.pace,
        former=kept.former,
        gone=kept.gone,
        unrated=kept.unrated,
        decided=kept.decided,
        unheard=kept.unheard,
        unplaced=kept.unplaced,
        seal=kept.seal,
        league=kept.league,
        consented=kept.consented,
        timed_out=kept.timed_out,
        begun=kept.begun,
        closes=kept.closes,
        ranks=kept.ranks,
        hinted=kept.hinted,
        lesson=kept.lesson,
        riddle=kept.riddle,
        locale=kept.locale,
        spoken=kept.spoken if match.ended_unshown else (),  # for `bot.sessions.time.unshown`
        end_told=kept.end_told,
        watchers=kept.watchers,
        council=None if kept.council is None else Council(kept.council.hours, homes=kept.council.homes),
    )
    if match.phase is Phase.OVER and not kept.unheard:
        terms = replace(terms, unheard=tuple(sorted(_unheard(change))))
        terms = replace(terms, unplaced=unplaced(replace(match, terms=terms)))
    if seats == match.seats and not match.clocks and terms == match.terms:
        return change
    return change.with_match(seats=seats, clocks=(), terms=terms)


def _unheard(change: Change) -> set[Seat]:
    if not covered(change.match):
        return set()
    return unheard(change.match, patience_in(change), change.at)


def _times(seen: Match | None, change: Change, going_on: tuple[TurnClock, ...]) -> Terms:
    """Return the terms once the banks have paid for the turns that have ended or begin anew.

    going_on: the clocks of the turns that go on.
    """
    match, terms, new = change.match, change.match.terms, entries_since(seen, change)
    before = terms.pace if seen is None else seen.terms.pace
    anew = terms.pace != before
    ended = [one for one in match.clocks if anew or one not in going_on]
    # A turn costs no bank that no board has shown, or that another member has taken back.
    taken = [entry.seat for entry in new if entry.kind == "undo"]
    paid = (one for one in ended if not _is_unseen(match, one) and all(seat == one.seat for seat in taken))
    terms = replace(banks.spent(replace(terms, pace=before), paid, change.at), pace=terms.pace)
    if terms.pace.bank != before.bank:
        terms = banks.with_full_banks(terms)
    others = () if seen is None else zip(seen.seats, match.seats, strict=False)
    terms = banks.without_zones(terms, [one.seat for old, one in others if old.user != one.user or not one.present])
    began = set(match.awaited) - {one.seat for one in going_on if not anew}
    return banks.with_zones(change, replace(match, terms=terms), sorted(began))


def _goes_on(seen: Match | None, match: Match, new: tuple[Entry, ...], seat: Seat) -> bool:
    """Return whether the clock of a seat that is to move goes on. new: the entries that are newer than `seen`."""
    return _kept(seen, match, new, seat) is not None


def _kept(seen: Match | None, match: Match, new: tuple[Entry, ...], seat: Seat) -> TurnClock | None:
    """Return the clock of a seat that is to move, as it goes on; None: a turn or step begins. new: as `_goes_on`."""
    clock = match.clock_of(seat)
    if seen is None:
        return clock
    for entry in new:
        own = entry.seat == seat
        if own and entry.kind == "undo":  # neither the undo nor the step after it restarts the clock
            clock = None if clock is None else replace(clock, undone=True)
        elif own and entry.kind == "move" and clock is not None and (not clock.undone or entry.user is None):
            clock = None
    if clock is not None and new and seen.seats[seat].user != match.seats[seat].user:
        return None
    return clock


def _clock(seen: Match | None, match: Match, new: tuple[Entry, ...], seat: Seat, at: int) -> TurnClock:
    """Return the clock of a seat that is to move. new: the entries that are newer than `seen`."""
    clock = _kept(seen, match, new, seat)
    if clock is None:
        due = banks.due_from(match.terms, seat, at)
        undone = match.entry.kind == "undo" and match.entry.seat == seat
        clock = TurnClock(seat, match.version, at, due, undone=undone)
    elif seen is not None and match.terms.pace != seen.terms.pace:
        # A new pace restarts the clock, as the turn may already be longer than the new limit. Of a turn that no
        # board has shown, the time before counts as lost all the same.
        began = clock.at if _is_unseen(match, clock) else at
        clock = replace(clock, at=began, due=banks.due_from(match.terms, seat, at), left=None)
    return _stopped_or_running(clock, match.terms, at)


def _stopped_or_running(clock: TurnClock, terms: Terms, at: int) -> TurnClock:
    """Stop the clock while nobody can play, or during a holiday if `pace.stops_clocks`. Otherwise let it run again."""
    away, hours = terms.stopped_until(clock.seat), banks.off_hours(terms, clock.seat)
    if terms.unreachable is not None or away is not None:
        left = clock.left if clock.left is not None else None if clock.due is None else hours.counted(at, clock.due)
        due = None if left is None or terms.unreachable is not None or away is None else hours.after(away, left)
        return replace(clock, left=left, due=due)
    if clock.left is not None:
        return replace(clock, due=hours.after(at, clock.left), left=None)
    return clock


def _pruned(match: Match, new: tuple[Entry, ...], clocks: tuple[TurnClock, ...], at: int) -> Terms:
    """Return the terms of a match without votes, offers, holidays and stand-ins that are no longer valid."""
    terms = match.terms
    if not (terms.asks or terms.offers or terms.away or terms.stand_ins or terms.unanswered):
        return terms
    running = {(clock.seat, clock.since) for clock in clocks}
    played = {entry.seat for entry in new if entry.kind == "move" and is_member(entry.user or 0)}
    return replace(
        terms,
        asks=tuple(_timed(ask, terms, at) for ask in terms.asks if (ask.seat, ask.since) in running),
        unanswered=tuple(one for one in terms.unanswered if (one.seat, one.since) in running),
        # A move by a seat withdraws its offer, unless its member is on holiday.
        offers=tuple(
            offer
            for offer in terms.offers
            if match.seats[offer.seat].present and (offer.seat not in played or offer.why == "holiday")
        ),
        away=tuple(away for away in terms.away if match.seats[away.seat].present),
        stand_ins=tuple(one for one in terms.stand_ins if match.seats[one.seat].present),
    )


def _timed(ask: Ask, terms: Terms, at: int) -> Ask:
    """Return a vote with an end. While nobody can play the match, it has none, and begins anew afterwards."""
    if terms.unreachable is not None:
        return replace(ask, until=None)
    return ask if ask.until is not None else replace(ask, until=at + terms.pace.vote_time)


def unseen_until(match: Match, clock: TurnClock) -> int:
    """Return until when a turn loses no time because no board has shown it, in milliseconds since 1970; 0: one has.

    So it is while Discord refuses the board. The time is not endless, so that nobody waits for ever. It counts from the
    first turn that no board has shown, as the clock or computer players may move meanwhile.
    """
    return (match.terms.unseen_since or clock.at) + UNSEEN_FOR if _is_unseen(match, clock) else 0


def unseen_since(match: Match) -> int | None:
    """Return since when no board has shown the turns of a match, in milliseconds since 1970; None: one shows them."""
    unseen = [clock.at for clock in match.clocks if _is_unseen(match, clock)]
    if match.clocks and not unseen:
        return None
    return match.terms.unseen_since or min(unseen, default=None)


def _is_unseen(match: Match, clock: TurnClock) -> bool:
    board = match.board
    if match.by_letters:
        letter = match.letter_of(match.seats[clock.seat].user)
        if letter is None or (letter.message is not None and not letter.version):  # of a restored backup, as below
            return False
        return letter.version < min(clock.since, letter.wanted)
    # Of a restored backup it is not known what was shown: version 0.
    return match.terms.unposted if board.message is None else 0 < board.version_shown < clock.since


def _unseen_since(change: Change, clocks: tuple[TurnClock, ...]) -> int | None:
    """Return what to note of the time without a board; None: no earlier turn than those that run now is without one.

    While computer players move, no clock runs, and what is known stays.
    """
    match, before = change.match, change.before
    if before is None or match.board.version_shown > before.board.version_shown:
        return None
    if clocks and not any(_is_unseen(match, clock) for clock in clocks):
        return None
    if match.version == before.version:  # the same turns run
        return match.terms.unseen_since
    return match.terms.unseen_since or unseen_since(before)


def as_if_shown(match: Match) -> Match:
    """Return a match as it is once its newest board is there; by letters, once all boards are."""
    board, reader = replace(match.board, version_shown=match.version), match.reader
    letters = tuple(one.as_if_shown() for one in match.letters)
    reader = None if reader is None else reader.as_if_shown()
    return replace(match, board=board, letters=letters, reader=reader, terms=replace(match.terms, unposted=False))


def with_clock(change: Change, clock: TurnClock) -> Change:
    clocks = tuple(clock if one.seat == clock.seat else one for one in change.match.clocks)
    return change.with_match(clocks=clocks)


def extend(change: Change, seat: Seat) -> Change:
    """Give a seat the full time of a turn again."""
    clock, due = change.match.clock_of(seat), banks.due_from(change.match.terms, seat, change.at)
    if clock is None or due is None:
        return change
    return with_clock(change, replace(clock, due=due, left=None))


def play_default(change: Change, seat: Seat) -> Change:
    """Play the game's default move for a seat. Undo cannot take it back, and its entry has no user."""
    match, game = change.match, change.game
    move = game.default(match.state, seat)
    step = game.apply(match.state, seat, move)
    notation = game.notate(move)
    head = Head(parent=match.version, sealed=True, mover=seat, step=notation)
    entered = change.with_entry("move", seat=seat, notation=notation, events=step.events, head=head, by_clock=True)
    return entered.with_state(step.state)
