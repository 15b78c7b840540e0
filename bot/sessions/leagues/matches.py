"""The matches of leagues: how they begin, what they count, and how they end with their season."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.beginning import first_seat
from bot.engine.game import Seat
from bot.engine.tournaments.model import WIN
from bot.sessions.change import SEALED, AnyGame, Change, Command
from bot.sessions.contests import has_own_boards
from bot.sessions.league_match import LeagueMatch
from bot.sessions.leagues.model import Score
from bot.sessions.leaving import end, leave_seat
from bot.sessions.model import LEAGUE_LEFT, SEASON_OVER, Match, MatchSeat, Member, Phase, Place
from bot.sessions.pace import Pace, Terms
from bot.sessions.seals import SaltedSeed
from bot.sessions.unplayed import unplayed
from bot.storage import writes
from bot.storage.writes import Writes

TWO = 2  # players of all matches but those at tables
DRAWS = 64  # of seeds, until the player begins who should


def new_match(
    command: Command,
    match_id: str,
    place: Place,
    game: AnyGame,
    options: Any,
    players: Sequence[Member],
    about: LeagueMatch,
    *,
    pace: Pace,
    locale: str,
    seed: SaltedSeed,
) -> Change:
    """Begin a league match. players: who begins comes first. Raises OptionError if the game refuses the options."""
    seats = tuple(MatchSeat(Seat(number), one.user, one.name) for number, one in enumerate(players))
    limits = game.seats(options)
    match = unplayed(game, match_id, place, seats, options, limits, kind="start", locale=locale, at=command.at)
    match = replace(match, terms=Terms(pace=pace, league=about))
    change = Change(replace(command, member=None), game, None, match, SEALED, None, game.scoreboard(options))
    return change.with_start(game.setup(seed.seed, options, len(players)), seed)


def seed_for_first(game: AnyGame, players: int, draw: Callable[[], SaltedSeed]) -> SaltedSeed:
    """Return a seed with which the first player begins, also in a game that draws who does.

    draw: returns new seeds, of which the first that fits is taken. After DRAWS of them, any is.
    """
    seed = draw()
    for _ in range(DRAWS):
        if first_seat(game, seed.seed, players) == Seat(0):
            break
        seed = draw()
    return seed


def score_of(match: Match, left: Collection[Seat] = ()) -> Score | None:
    """Return what a league match that is over counts; None if it has ended without a result and nobody was absent.

    Who has run out of time, or has left, is behind all others, and who has left the league is behind these. Among
    several, whoever left the match later is better, then the places of the match decide; of two players, the first has
    lost. In a race, who leaves only ends their board, and points decide, unless they have left the league.

    left: the seats whose members have left the league since the end of the match.
    """
    about = match.terms.league
    if match.outcome is None:
        lost = () if about is None else about.absent
        first, second = (0 if seat in lost else WIN for seat in range(TWO))
        return Score(first, second, played=False, absent=lost) if lost else None
    left, order_gone = (left, ()) if about is None else ({*left, *map(Seat, about.left_league)}, about.left_match)
    silent, races = match.terms.timed_out, has_own_boards(match)
    gone = [one.seat for one in match.seats if not one.present and (one.seat in left or not races)]
    behind, places = (*silent, *gone), {one.seat: one.place for one in match.outcome.standings}

    def rank(seat: Seat) -> tuple[bool, bool, int, int]:
        late = order_gone.index(seat) if seat in behind and seat in order_gone else 0
        return seat in left and seat in gone, seat in behind, -late, places[seat]

    order = [rank(one.seat) for one in match.seats]
    if len(order) == TWO and behind:
        order = [(False, one.seat == behind[0], 0, 0) for one in match.seats]
    halves = [2 * sum(other > own for other in order) + order.count(own) - 1 for own in order]
    return Score(halves[0], halves[1], not silent, tuple(halves[2:]), tuple(sorted(left)))


def end_of_season(change: Change, away: Collection[int] = ()) -> Change:
    """End a match without a result because the last day of its season is over.

    Of two, whoever is to move loses it if they are on holiday and the other one is not. away: the users on holiday.
    """
    match, change = change.match, change if change.match.over else change.by(None)
    if match.over:
        return change
    absent = [one.seat for one in match.seats if one.user in away]
    if match.terms.league is not None and len(match.seats) == TWO and len(absent) == 1 and absent[0] in match.to_move:
        change = change.with_terms(league=replace(match.terms.league, absent=tuple(map(int, absent))))
    return end(change, SEASON_OVER)


def leave_league(change: Change, seat: Seat, *, alone: bool = False) -> Change:
    """Let a seat leave a match because its member has left the league.

    If the match of two went on, as a race does, or points decided it, it ends without a result: who has left loses it
    by the league's own rules. At a table of three and more, the others play on. alone: as in `LeagueMatch`.
    """
    if change.match.phase is not Phase.PLAYING:
        return change
    change = _noted(change.by(None), seat, alone=alone)
    left = leave_seat(change, seat) if change.match.seats[seat].present else change
    if len(change.match.seats) > TWO:
        return left
    return left if left.match.over and not has_own_boards(left.match) else end(change, LEAGUE_LEFT)


def _noted(change: Change, seat: Seat, *, alone: bool) -> Change:
    """Let a match remember that a member has left the league, if they have not left the match before."""
    about = change.match.terms.league
    if about is None or (seat in about.left_league and alone == about.alone):
        return change
    left = about.left_league if seat in about.left_league else (*about.left_league, seat)
    return replace(change.with_terms(league=replace(about, left_league=left, alone=alone)), silent=True)


def decide_nothing(change: Change) -> Change:
    """Let a match know that its cup was closed, so that its end counts and decides nothing there."""
    about = change.match.terms.league
    if about is None or about.closed or change.match.over:
        return change
    return replace(change.with_terms(league=replace(about, places=(), before=(), closed=True)), silent=True)


def record(change: Change) -> Writes:
    """Return the row that makes a league look at a match of its own that has just ended."""
    about, before = change.match.terms.league, change.before
    if about is None or not change.match.over or (before is not None and before.over):
        return ()
    return writes.wake_league(about.league, change.at)
