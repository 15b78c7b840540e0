"""The seasons of a league, as pure functions from its rows to its rows."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.engine.tournaments.divisions import divide, next_season
from bot.engine.tournaments.model import Pairing, Result
from bot.engine.tournaments.outlook import Count
from bot.engine.tournaments.roundrobin import rounds
from bot.engine.tournaments.standings import SWISS, USUAL, Account, account, leaving_early, table
from bot.engine.tournaments.swiss import certain_rounds
from bot.sessions.leagues import tables
from bot.sessions.leagues.blocks import without_blocked
from bot.sessions.leagues.model import (
    FEWEST,
    OPENED_A_DAY,
    SMALLEST,
    Division,
    League,
    Phase,
    Rules,
    Score,
    league_of,
)
from bot.sessions.pace import DAY
from bot.storage.keeping import is_member
from bot.storage.league_rows import LeagueMemberRow, LeaguePairingRow, LeagueRows, LeagueSeatRow

# -- what follows from the rows --------------------------------------------------------------------------------------


def divisions_of(league: League) -> tuple[Division, ...]:
    """Return the standings of all divisions of a season, the highest first, without the places still possible."""
    rows = league.rows
    numbers = sorted({seat.division for seat in rows.seats})
    up = moving(rows)
    return tuple(_division(league, number, up if number > 1 else 0, up if number < numbers[-1] else 0)
                 for number in numbers)  # fmt: skip


def winners(league: League, division: Division) -> tuple[int, ...]:
    """Return the players who have won a division; () if no match was played, or if the season was broken off."""
    first = [line.player for line in division.table if line.place == 1 and not line.struck]
    return tuple(first) if league.season != league.row.season and division.played else ()


def moving(rows: LeagueRows) -> int:
    """Return how many members change places between two divisions: two, or one if a division is small."""
    sizes = [len([*seats]) for _, seats in groupby(rows.seats, key=lambda seat: seat.division)]
    return 0 if len(sizes) < 2 else 2 if min(sizes) > SMALLEST else 1


def _division(league: League, number: int, up: int, down: int) -> Division:
    rows, swiss = league.rows, league.rules.rounds > 0
    seats = tuple(seat for seat in rows.seats if seat.division == number)
    pairings = [one for one in rows.pairings if one.division == number and not is_bye(one)]
    byes = [one for one in rows.pairings if one.division == number and is_bye(one)]
    players, left = [seat.seat for seat in seats], _left(seats)
    # A league that was closed in mid-season has no last day, on which the rest would be drawn.
    counts = _account(pairings, left, closed=league.season != league.row.season, strikes=not swiss)
    counted = [one for one in pairings if not {one.first, one.second} & counts.struck]
    known = {(one.first, one.second) for one in counts.results}
    remaining = tuple(_meets(one) for one in counted if (one.first, one.second) not in known)
    standing = tuple(player for player in players if player not in counts.struck)
    there = [player for player in players if player not in left]
    # Who leaves now may be struck, or lose what they have won because somebody has left before.
    by_default = any(one.first_score is None and not is_open(one, left) for one in counted)
    early = leaving_early(there, [_meets(one) for one in pairings], _results(pairings))
    count = Count(standing, counts.results, remaining, unsettled=not swiss and (by_default or bool(early)))
    had, newest, total = tuple(one.first for one in byes), round_of(rows, number), rounds_of(rows, number)
    if swiss:
        count = replace(count, byes=had, left=tuple(sorted(left)), later=total - newest)
    return Division(
        number=number,
        seats=seats,
        table=table(players, counts.results, SWISS if swiss else USUAL, byes=had, struck=counts.struck),
        up=up,
        down=down,
        left=left,
        finished=len(counted) - len([one for one in counted if is_open(one, left)]),
        matches=len(counted),
        played=sum(map(was_played, counted)),
        count=count,
        round=newest if swiss else 0,
        rounds=total,
        bye=next((one.first for one in byes if one.round == newest), None),
    )


def rounds_of(rows: LeagueRows, division: int) -> int:
    """Return how many rounds a division of a Swiss has, 0 for a round robin. There are fewer if too many leave."""
    return min(rules_in(rows).rounds, certain_rounds(sum(seat.division == division for seat in rows.seats)))


def rounds_ahead(rows: LeagueRows) -> tuple[int, int]:
    """Return the fewest and the most rounds that a division of a Swiss would have with those who have joined."""
    rules = rules_in(rows)
    sizes = [len(one) for one in divide([member.user_id for member in rows.members], *rules.sizes)]
    counts = [min(rules.rounds, certain_rounds(size)) for size in sizes]
    return min(counts, default=0), max(counts, default=0)


def round_of(rows: LeagueRows, division: int) -> int:
    """Return the number of the newest round of a division, 0 before the first."""
    return max((one.round for one in rows.pairings if one.division == division), default=0)


def waits_for_turn(pairing: LeaguePairingRow, *, races: bool) -> tuple[int, ...]:
    """Return the players of a match who are not to move as it opens, and so are not called by its board; () before.

    races: whether all players of the game move at the same time.
    """
    return () if pairing.opened_at is None or races or is_bye(pairing) else pairing.players[1:]


def is_bye(pairing: LeaguePairingRow) -> bool:
    """Return whether a row of a Swiss says that a seat has a bye in the round."""
    return pairing.first == pairing.second


def _account(pairings: Sequence[LeaguePairingRow], left: frozenset[int], *, closed: bool, strikes: bool) -> Account:
    return account([_meets(one) for one in pairings], _results(pairings), left, closed=closed, strikes=strikes)


def _results(pairings: Sequence[LeaguePairingRow]) -> list[Result]:
    return [
        Result(one.first, one.second, (one.first_score, one.second_score), bool(one.played))
        for one in pairings
        if one.first_score is not None and one.second_score is not None
    ]


def _meets(pairing: LeaguePairingRow) -> Pairing:
    return Pairing(pairing.first, pairing.second)


def _left(seats: Sequence[LeagueSeatRow]) -> frozenset[int]:
    """Return the players of a division who have left, or whose data is deleted."""
    return frozenset(seat.seat for seat in seats if seat.left_at is not None or not is_member(seat.user_id))


def left_in(rows: LeagueRows) -> frozenset[tuple[int, int]]:
    """Return (division, seat) of all who have left during a season, or whose data is deleted."""
    return frozenset((seat.division, player) for seat in rows.seats for player in _left([seat]))


def is_open(pairing: LeaguePairingRow, left: frozenset[int]) -> bool:
    """Return whether a match of a division is still to be played. left: who has left the division."""
    return pairing.first_score is None and not {pairing.first, pairing.second} & left


def was_played(pairing: LeaguePairingRow) -> bool:
    """Return whether a match with a result was opened: one that ended by a rule has no match."""
    return pairing.first_score is not None and (pairing.match_id is not None or bool(pairing.played))


def unplayed(rows: LeagueRows) -> tuple[LeaguePairingRow, ...]:
    """Return the matches of a season that have no result, and whose players have not left."""
    left = left_in(rows)
    return tuple(one for one in rows.pairings if one.first_score is None and left.isdisjoint(keys_of(one)))


def in_play(rows: LeagueRows) -> tuple[LeaguePairingRow, ...]:
    """Return the matches of a season that were opened, and have no result yet."""
    return tuple(one for one in rows.pairings if one.match_id is not None and one.first_score is None)


def closing(rows: LeagueRows, pairing: LeaguePairingRow) -> int:
    """Return when a match must be over: at the end of its season; in a Swiss of its round, in a cup of its series."""
    return rows.league.ends_at if pairing.closes_at is None else pairing.closes_at


def user_at(rows: LeagueRows, division: int, seat: int) -> LeagueSeatRow:
    """Return the row of a seat. Raises KeyError if there is none."""
    found = {(one.division, one.seat): one for one in rows.seats}
    return found[division, seat]


# -- a season begins -------------------------------------------------------------------------------------------------


def may_begin(rows: LeagueRows, now: int) -> bool:
    """Return whether the next season can begin."""
    return Phase(rows.league.phase) is Phase.OPEN and rows.league.begins_at <= now and len(rows.members) >= FEWEST


def begin(rows: LeagueRows, ratings: Mapping[int, float], now: int) -> LeagueRows:
    """Begin the next season: divide the members and, if it is no Swiss, pair all of a division.

    ratings: of the members who have one; new members begin below the others, the best first.
    """
    members = {member.user_id: member for member in rows.members}
    order = in_order(rows.members, ratings)
    seats, pairings = list[LeagueSeatRow](), list[LeaguePairingRow]()
    row = replace(
        rows.league,
        phase=Phase.PLAYING.value,
        begins_at=now,
        ends_at=now + league_of(rows).rules.weeks * 7 * DAY,
    )
    users = [member.user_id for member in order]
    for number, players in enumerate(divide(users, *rules_in(rows).sizes), 1):
        key = (row.id, row.season, number)
        for seat, user in enumerate(players):
            seats.append(LeagueSeatRow(*key, seat, row.guild_id, user, members[user].name))
        if rules_in(rows).rounds:
            continue
        found = [(one.number, pair) for one in rounds(range(len(players))) for pair in one.pairings]
        for place, (round_number, pair) in enumerate(found):
            pairings.append(LeaguePairingRow(*key, place, row.guild_id, round_number, pair.first, pair.second))
    return replace(rows, league=row, seats=tuple(seats), pairings=tuple(pairings))


def in_order(members: Sequence[LeagueMemberRow], ratings: Mapping[int, float]) -> list[LeagueMemberRow]:
    """Return members, the best first. ratings: of the members who have one; the others come last."""
    return sorted(members, key=lambda one: _order(one, ratings))


def _order(member: LeagueMemberRow, ratings: Mapping[int, float]) -> tuple[int, float, float, int]:
    """Return the key by which members are divided: by the last season, then by rating, then by when they joined."""
    rating = ratings.get(member.user_id)
    last = 0 if member.place is None else -1
    return (last, member.place or 0, float("inf") if rating is None else -rating, member.joined_at)


# -- a season is played ----------------------------------------------------------------------------------------------


def note(rows: LeagueRows, scores: Mapping[str, Score | None]) -> LeagueRows:
    """Note the results of finished matches.

    scores: by the id of the match; None if it has ended without a result, so that it is played again. What somebody
    has lost by leaving the league counts as not played.
    """
    left = left_in(rows)

    def noted(one: LeaguePairingRow) -> LeaguePairingRow:
        if one.match_id is None or one.match_id not in scores or one.first_score is not None:
            return one
        score = scores[one.match_id]
        if score is None:
            return replace(one, match_id=None, channel_id=None)
        halves = score.all
        losers = {(one.division, seat) for seat, own in zip(one.players, halves, strict=True) if not own}
        noted = one.with_scores(halves, played=score.played and not losers & left)
        gone = {one.players[at] for at in score.left}
        return tables.with_leavers_last(noted, gone) if one.at_table else noted

    return replace(rows, pairings=tuple(map(noted, rows.pairings)))


def to_open(
    rows: LeagueRows,
    now: int,
    away: frozenset[int] = frozenset(),
    apart: frozenset[tuple[int, int]] = frozenset(),
    before: Mapping[int, int] | None = None,
) -> tuple[LeaguePairingRow, ...]:
    """Return the matches to open now, in the order of the rounds. In a cup, series that have begun come first.

    Nobody has more open matches than they want, nor more than OPENED_A_DAY new ones in a day. away: users on holiday,
    for whom none is opened but at a table. apart: pairs of users of whom the first blocks the second, who do not meet.
    before: how many new ones of the day each user has of earlier seasons. A match at a table is returned with those who
    play it: without who has left, and who blocks another one there.
    """
    if Phase(rows.league.phase) is not Phase.PLAYING:
        return ()
    wanted = {member.user_id: member.at_once for member in rows.members}
    users = {(seat.division, seat.seat): seat.user_id for seat in rows.seats}
    left, found, at_tables = left_in(rows), list[LeaguePairingRow](), bool(rules_in(rows).table)
    free: dict[tuple[int, int], int] = {}
    today = dict[tuple[int, int], int]()
    for key, user in users.items():
        today[key] = OPENED_A_DAY - (before or {}).get(user, 0)
        free[key] = 0 if key in left or (user in away and not at_tables) else wanted.get(user, 1)
    for one in rows.pairings:
        for key in keys_of(one):
            free[key] -= one.match_id is not None and one.first_score is None
            today[key] -= one.opened_at is not None and one.opened_at > now - DAY
    kept = rules_in(rows).apart
    for one in sorted(rows.pairings, key=_opens):
        if one.match_id is not None or one.first_score is not None or closing(rows, one) <= now:
            continue
        found_one = _who_play(one, users, left, apart if kept is None or one.series in kept else frozenset())
        if found_one is not None and all(free[key] > 0 and today[key] > 0 for key in keys_of(found_one)):
            found.append(found_one)
            for key in keys_of(found_one):
                free[key], today[key] = free[key] - 1, today[key] - 1
    return tuple(found)


def keys_of(pairing: LeaguePairingRow) -> list[tuple[int, int]]:
    """Return (division, seat) of each player of a match."""
    return [(pairing.division, player) for player in pairing.players]


def _who_play(
    pairing: LeaguePairingRow,
    users: Mapping[tuple[int, int], int],
    left: frozenset[tuple[int, int]],
    apart: frozenset[tuple[int, int]],
) -> LeaguePairingRow | None:
    """Return a match with those who play it, as `to_open` does; None: it cannot be played."""
    there = keys_of(pairing)
    if pairing.at_table:
        gone = {player for division, player in left if division == pairing.division}
        blocks = {(key[1], other[1]) for key in there for other in there if (users[key], users[other]) in apart}
        sitting = tables.sitting(pairing.players, gone, blocks)
        return pairing.with_players(sitting) if len(sitting) > 1 else None
    blocked = any((users[key], users[other]) in apart for key in there for other in there)
    return None if blocked else pairing


def is_held(rows: LeagueRows, pairing: LeaguePairingRow, now: int) -> bool:
    """Return whether a match waits because one of its players has had all new matches of a day."""
    new = [one for one in rows.pairings if one.opened_at is not None and one.opened_at > now - DAY]
    keys = [key for one in new for key in keys_of(one)]
    return any(keys.count(key) >= OPENED_A_DAY for key in keys_of(pairing))


def _opens(pairing: LeaguePairingRow) -> tuple[int, int, int]:
    """Return the key by which matches open. In one channel, a series is not to wait between two of its matches."""
    round_ = pairing.round if pairing.series is None else -pairing.round
    return round_, pairing.division, pairing.number


# -- a season ends ---------------------------------------------------------------------------------------------------


def end(rows: LeagueRows, now: int) -> LeagueRows:
    """End the season, put the members into their order for the next one, and let members join that.

    Who leaves the league, or has lost half of their matches because they did not answer, does not come along. The seats
    and matches of the season that ends stay among the rows, so that its last results are stored.
    """
    closed = League(
        replace(rows, league=replace(rows.league, season=rows.league.season + 1)), rules_in(rows), rows.league.season
    )
    staying = {member.user_id for member in rows.members if not member.leaves} - _silent(rows)
    seated = {seat.user_id for seat in rows.seats}
    players = [[(seat.division, seat.seat) for seat in one.seats] for one in divisions_of(closed)]
    numbers = {key: number for number, key in enumerate(key for keys in players for key in keys)}
    users = {numbers[seat.division, seat.seat]: seat.user_id for seat in rows.seats}
    tables = [
        [replace(line, player=numbers[one.number, line.player]) for line in one.table] for one in divisions_of(closed)
    ]
    leavers = {number for number, user in users.items() if user not in staying}
    smallest, largest = rules_in(rows).sizes
    divided = next_season(
        tables, moving=moving(rows), leavers=leavers, smallest=smallest, largest=largest
    ) if len(leavers) < len(users) else ()  # fmt: skip
    order = [users[player] for players_now in divided for player in players_now]
    places = {user: place for place, user in enumerate(order, 1)}
    members = tuple(
        replace(member, place=places.get(member.user_id, member.place))
        for member in rows.members
        if member.user_id in staying or (member.user_id not in seated and not member.leaves)
    )
    row = replace(
        rows.league,
        phase=Phase.OPEN.value,
        season=rows.league.season + 1,
        begins_at=now + rules_in(rows).pause * DAY,
        ends_at=0,
    )
    return without_blocked(replace(rows, league=row, members=members))


def _silent(rows: LeagueRows) -> frozenset[int]:
    """Return the users who have lost at least half of their matches because they did not answer."""
    missed: dict[tuple[int, int], int] = {}
    of: dict[tuple[int, int], int] = {}
    for one in rows.pairings:
        for seat, score in ((one.first, one.first_score), (one.second, one.second_score)) * (not is_bye(one)):
            key = (one.division, seat)
            of[key] = of.get(key, 0) + 1
            missed[key] = missed.get(key, 0) + (one.played is False and score == 0)
    users = {(seat.division, seat.seat): seat.user_id for seat in rows.seats}
    return frozenset(users[key] for key, count in missed.items() if count * 2 >= of[key])


def rules_in(rows: LeagueRows) -> Rules:
    """Return the rules of a league."""
    return league_of(rows).rules
