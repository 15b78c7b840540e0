"""Faults in the course of a match: whose turn it is, how it ends, and what undo takes back."""

from datetime import date, datetime
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.change import Change
from bot.sessions.model import Phase
from bot.sessions.planned import PlannedTurn, of_seat
from bot.sessions.play import apart, dailies, plans, turns, watching
from bot.sessions.time import clocks, proposals
from tests.universe.plants.known import each, instead_of, plant


@plant("undone-turns", law="turned")
def keep_turn_after_undo() -> None:
    """Leave the turn where it was when an undo gives it back."""

    @instead_of(Change, "with_state")
    def with_state(honest: Any, change: Any, state: Any) -> Any:
        after = honest(change, state)
        if after.match.entry.kind != "undo":
            return after
        return replace(after, match=replace(after.match, to_move=change.match.to_move))


@plant("ghost-seats", law="lost")
def keep_leavers() -> None:
    """Let a seat leave the table and not the game, which still waits for its moves."""

    @instead_of(turns, "leave_seat")
    def leave(honest: Any, change: Any, seat: Any) -> Any:
        return honest(change, seat).with_state(change.match.state)


@plant("endless-matches", law="turned")
def go_on() -> None:
    """Leave a match in play that ends because a seat leaves."""

    @instead_of(Change, "with_state")
    def with_state(honest: Any, change: Any, state: Any) -> Any:
        after = honest(change, state)
        if after.match.entry.kind != "leave" or after.match.phase is not Phase.OVER:
            return after
        return replace(after, match=replace(after.match, phase=Phase.PLAYING, outcome=None))


@plant("wrong-timeouts", law="lost")
def play_for_the_next() -> None:
    """Note the move that the clock plays as one of the next seat."""

    @instead_of(clocks, "play_default")
    def play(honest: Any, change: Any, seat: Any) -> Any:
        after = honest(change, seat)
        following = Seat((seat + 1) % len(change.match.seats))
        *before, newest = after.entries
        moved = replace(newest, entry=replace(newest.entry, seat=following))
        return replace(after, entries=(*before, moved), match=replace(after.match, entry=moved.entry))


@plant("late-undos", law="turned")
def undo_for_others() -> None:
    """Let members take back the last step of the match, whoever made it."""

    @instead_of(turns, "undo")
    def undo(honest: Any, change: Any, *args: Any, **more: Any) -> Any:
        seat = change.match.seat_of(change.member.user)
        if seat is not None and change.match.can_undo is not None:
            change = change.with_match(can_undo=seat)
        return honest(change, *args, **more)


@plant("two-steps-back", law="lost")
def take_back_one_more() -> None:
    """Let an undo take back one step more than it says, whoever made it."""

    @instead_of(turns, "undo")
    def undo(honest: Any, change: Any, *args: Any, **more: Any) -> Any:
        head, past = change.head, None
        if head.parent is not None:
            past = turns._earlier(change, head.parent).head.parent
        return honest(change if past is None else replace(change, head=replace(head, parent=past)), *args, **more)


@plant("past-what-was-shown", law="consented")
def take_back_all() -> None:
    """Let all agree to take back a turn that has shown something."""
    for game in all_games().values():

        @instead_of(type(game), "shows")
        def shows(honest: Any, *args: Any) -> bool:
            return False


@plant("beside-the-blocked", law="apart")
def seat_them_together() -> None:
    """Give a seat to whoever asks for it, whoever blocks them."""

    @instead_of(apart, "_seated")
    def seated(honest: Any, match: Any) -> Any:
        return honest(match) if match is None else frozenset()


@plant("watching-players", law="watched")
def let_players_watch() -> None:
    """Let those watch a match who play in it, and whoever takes a seat watch on."""

    @instead_of(watching, "audience_of")
    def audience_of(honest: Any, match: Any) -> Any:
        return replace(honest(match), members=())


@plant("kept-plans", law="planned")
def keep_plans() -> None:
    """Play no planned turn when the turn comes, and leave it planned."""

    @instead_of(plans, "_play")
    def play(honest: Any, change: Any, seat: Any) -> Any:
        return change


@plant("reversed-plans", law="in order")
def play_the_last() -> None:
    """Play the last of the turns that are planned for a seat first."""

    @instead_of(plans, "_play")
    def play(honest: Any, change: Any, seat: Any) -> Any:
        planned = of_seat(change.plans, seat)
        reversed_now = tuple(replace(one, number=number) for number, one in enumerate(reversed(planned)))
        others = tuple(one for one in change.plans if one not in planned)
        return honest(replace(change, plans=(*others, *reversed_now)), seat)


@plant("hasty-moves", law="unasked")
def play_the_first() -> None:
    """Take each seventh turn for one with a single legal move, and its member for one who wants that to be played."""
    seventh = each(7)

    @instead_of(plans, "_forced")
    def forced(honest: Any, change: Any) -> Any:
        match, game = change.match, change.game
        turns_of_one = bool(change.entries) and len(match.awaited) == 1 and not (match.solo or match.private)
        if not turns_of_one or match.seats[match.awaited[0]].user < 0 or not seventh():
            return honest(change)
        [seat] = match.awaited
        first = game.notate(next(iter(game.legal_moves(match.state, seat))))
        turn = PlannedTurn(seat, 0, match.seats[seat].user, match.version, (first,), True, 0)
        return plans.played(change, turn) or change


@plant("early-agreements", law="asked all")
def agree_early() -> None:
    """Take a proposal for agreed when one member has still to answer."""

    @instead_of(proposals, "_is_agreed")
    def agreed(honest: Any, match: Any, proposal: Any) -> bool:
        return len(proposals.undecided(match, proposal)) <= 1


@plant("local-days", law="recorded")
def take_local_days() -> None:
    """Take the day of the machine's time zone for the day of a daily."""

    def today(one: Any) -> int:
        return (datetime.fromtimestamp(one._matches.now() / 1_000).date() - date(1970, 1, 1)).days  # noqa: DTZ006

    dailies.Dailies.today = property(today)  # type: ignore[assignment, method-assign]


@plant("offers-to-blocked", law="apart")
def offer_to_the_blocked() -> None:
    """Offer a seat by name to a member who blocks one at the table, or whom one blocks."""

    @instead_of(apart, "check_offer")
    def check(honest: Any, change: Any, to: Any) -> None: ...
