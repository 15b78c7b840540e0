"""Team battles, as pure functions of their rows: two teams meet on as many boards as both can fill.

A battle is stored like a cup. The seats 2n and 2n + 1 are those of the members of the first and the second team who
meet on board n, and its series are the boards. Who is in reserve has no seat.
"""

from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from bot.engine.tournaments import teams
from bot.engine.tournaments.model import DRAW, WIN, Player
from bot.sessions.leagues.model import DIVISION, FEWEST_BOARDS, MOST_IN_TEAM, League, Phase, league_of
from bot.sessions.leagues.seasons import in_order
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRows, LeagueSeatRow

TEAMS = 2
BOARD = "board"  # the part of all matches of a battle

Blocks = Collection[tuple[Player, Player]]


class Board(msgspec.Struct, frozen=True):
    """A board as it stands.

    Attributes:
        number: from 1, the best members.
        players: that of the first and that of the second team.
        halves: of a point, of both.
        finished: how many of its matches have a result.
        over: whether all have.
        unplayed: who has got points by a match that was not played to its end, as somebody left or time ran out; both
            if nobody has got any.
    """

    number: int
    players: tuple[Player, Player]
    halves: tuple[int, int]
    finished: int
    over: bool
    unplayed: tuple[Player, ...] = ()


def on_boards(rows: LeagueRows) -> bool:
    """Return whether a cup is a team battle."""
    return bool(league_of(rows).rules.teams)


def team_of(player: Player) -> int:
    """Return the team of a seat, 0 or 1."""
    return player % TEAMS


def board_of(player: Player) -> int:
    """Return the number of the board of a seat, from 0."""
    return player // TEAMS


def plays_elsewhere(rows: LeagueRows, user: int) -> bool:
    """Return whether a member plays for the other server of a battle of servers, seen from one of its homes."""
    battle = league_of(rows)
    member, seat = battle.member(user), battle.seat_of(user)
    team = member.team if member is not None else None if seat is None else team_of(seat.seat)
    return battle.home_team is not None and team is not None and team != battle.home_team


def members_of(rows: LeagueRows, team: int) -> list[LeagueMemberRow]:
    """Return who has signed up for a team, in the order of joining."""
    return [one for one in rows.members if one.team == team]


def boards_ahead(rows: LeagueRows) -> int:
    """Return how many boards both teams can fill with those who have signed up."""
    return min(len(members_of(rows, team)) for team in range(TEAMS))


def reserves_of(cup: League) -> tuple[LeagueMemberRow, ...]:
    """Return who has no board in a battle that has begun, in the order of joining."""
    seated = {seat.user_id for seat in cup.rows.seats}
    return tuple(one for one in cup.rows.members if one.user_id not in seated) if seated else ()


def has_not_taken_place(cup: League) -> bool:
    """Return whether a cup is a battle that did not begin on its day, because the teams were too small."""
    ended = cup.is_battle and cup.phase is Phase.CLOSED and not cup.rows.seats and cup.row.begins_at <= cup.row.ends_at
    return ended and boards_ahead(cup.rows) < FEWEST_BOARDS


def is_full(rows: LeagueRows, team: int) -> bool:
    """Return whether nobody more can sign up for a team."""
    return len(members_of(rows, team)) >= MOST_IN_TEAM


def boards_of(rows: LeagueRows) -> tuple[Board, ...]:
    """Return all boards of a battle; () if it has not begun."""
    matches, found = league_of(rows).rules.matches, list[Board]()
    for number in range(len(rows.seats) // TEAMS):
        own = [one for one in rows.pairings if one.series == number]
        ended = [one for one in own if one.scores is not None]
        halves = [0, 0]
        for one in ended:
            for player, score in zip(one.players, one.scores or (), strict=True):
                halves[team_of(player)] += score
        found.append(
            Board(
                number=number + 1,
                players=(TEAMS * number, TEAMS * number + 1),
                halves=(halves[0], halves[1]),
                finished=len(ended),
                over=len(ended) == matches,
                unplayed=tuple(player for one in ended if one.played is False for player in _given(one)),
            )
        )
    return tuple(found)


def _given(one: LeaguePairingRow) -> tuple[Player, ...]:
    """Return the players who have got points by a match that has a result, or all if nobody has."""
    return tuple(player for player, own in zip(one.players, one.scores or (), strict=True) if own) or one.players


def sums_of(rows: LeagueRows) -> tuple[int, int, int]:
    """Return the halves of a point of both teams, and those for which they still play."""
    boards, matches = boards_of(rows), league_of(rows).rules.matches
    rest = sum(matches - one.finished for one in boards) * WIN
    return sum(one.halves[0] for one in boards), sum(one.halves[1] for one in boards), rest


def has_finished(rows: LeagueRows, player: Player) -> bool:
    """Return whether all matches of the board of a seat have a result."""
    return boards_of(rows)[board_of(player)].over


def is_over(rows: LeagueRows) -> bool:
    """Return whether all matches of a battle that has begun have a result."""
    return bool(rows.seats) and all(one.over for one in boards_of(rows))


def next_matches(rows: LeagueRows) -> dict[int, tuple[Player, ...]]:
    """Return the players of the next match of each board, who begins first. Boards are numbered from 0."""
    found: dict[int, tuple[Player, ...]] = {}
    for board in boards_of(rows):
        if not board.over:
            first = teams.begins(board.number - 1, board.finished + 1)
            found[board.number - 1] = (board.players[first], board.players[1 - first])
    return found


# -- a battle begins and goes on -------------------------------------------------------------------------------------


def may_begin(rows: LeagueRows, now: int) -> bool:
    """Return whether a battle begins now, or does not take place."""
    return Phase(rows.league.phase) is Phase.OPEN and rows.league.begins_at <= now


def begin(rows: LeagueRows, ratings: Mapping[int, float], apart: Collection[tuple[int, int]], now: int) -> LeagueRows:
    """Begin a battle: rank both teams, and give the best of each their boards. With too few, it does not take place.

    ratings: of the members who have one. apart: pairs of users of whom the first blocks the second.
    """
    count, row = boards_ahead(rows), rows.league
    if count < FEWEST_BOARDS:
        return replace(rows, league=replace(row, phase=Phase.CLOSED.value, ends_at=now))
    ranked = [in_order(members_of(rows, team), ratings)[:count] for team in range(TEAMS)]
    blocked = {
        (one, other)
        for one, first in enumerate(ranked[0])
        for other, second in enumerate(ranked[1])
        if {(first.user_id, second.user_id), (second.user_id, first.user_id)} & {*apart}
    }
    found, seats = teams.boards(count, blocked), list[LeagueSeatRow]()
    for one, other in found:
        for member in (ranked[0][one], ranked[1][other]):
            seats.append(
                LeagueSeatRow(row.id, row.season, DIVISION, len(seats), row.guild_id, member.user_id, member.name)
            )
    # Whoever blocks their opponent later does not get half a point for it.
    kept = tuple(number for number, pair in enumerate(found) if pair in blocked)
    rules = msgspec.json.encode(replace(league_of(rows).rules, apart=kept)).decode()
    row = replace(row, phase=Phase.PLAYING.value, begins_at=now, rules=rules)
    return replace(rows, league=row, seats=tuple(seats))


def unfinished(one: LeaguePairingRow, left: Collection[Player], away: Collection[Player]) -> LeaguePairingRow:
    """Return a match that nobody has finished in time: a draw, unless one of both was not there.

    left: who has left the battle, and so loses. away: who is on holiday, and so loses a match that is not open, unless
    both are.
    """
    gone = [player in left for player in one.players]
    if not any(gone) and one.match_id is None:
        gone = [player in away for player in one.players]
        gone = [False, False] if all(gone) else gone
    return one.with_scores([(0 if each else WIN) if any(gone) else DRAW for each in gone], played=False)


def without_server(rows: LeagueRows, team: int, now: int) -> LeagueRows:
    """Return a battle of servers from which the server of a team withdraws.

    Before the begin, it is closed. Later, all who play for the team leave: they lose what they have not finished.
    """
    rules = msgspec.json.encode(replace(league_of(rows).rules, withdrawn=team)).decode()
    row = replace(rows.league, rules=rules)
    if Phase(row.phase) is Phase.OPEN:
        row = replace(row, phase=Phase.CLOSED.value, ends_at=now)
    seats = tuple(
        replace(one, left_at=now)
        if team_of(one.seat) == team and one.left_at is None and not has_finished(rows, one.seat)
        else one
        for one in rows.seats
    )
    return replace(rows, league=row, seats=seats)


def kept_apart(rows: LeagueRows, blocks: Blocks) -> frozenset[int]:
    """Return the boards, numbered from 0, whose matches do not open because one of both blocks the other.

    blocks: pairs of players of whom the first blocks the second.
    """
    rules, pairs = league_of(rows).rules, {frozenset(pair) for pair in blocks}
    boards = range(len(rows.seats) // TEAMS) if rules.apart is None else rules.apart
    return frozenset(one for one in boards if frozenset((TEAMS * one, TEAMS * one + 1)) in pairs)


def with_apart(rows: LeagueRows, blocks: Blocks) -> LeagueRows:
    """Draw the matches that never open, as one of two blocks the other, once all others are over.

    blocks: as for `kept_apart`.
    """
    apart = kept_apart(rows, blocks)
    waiting = [one for one in rows.pairings if one.first_score is None]
    if not waiting or not all(one.match_id is None and one.series in apart for one in waiting):
        return rows
    drawn = (unfinished(one, (), ()) if one.first_score is None else one for one in rows.pairings)
    return replace(rows, pairings=tuple(drawn))
