"""Which final places are still possible."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from bot.engine.tournaments.model import DRAW, LOSS, WIN, Pairing, Player, Result
from bot.engine.tournaments.standings import USUAL, Rules, Scores, tiers

LINES = 160_000  # of all tables that may come: up to so many, each table is made, in about 0.4 s
FLOWS = 400  # sets of rivals that are tried for one place of one player
ENDS = ((WIN, LOSS), (DRAW, DRAW), (LOSS, WIN))


def possible_places(
    players: Sequence[Player],
    results: Sequence[Result],
    remaining: Sequence[Pairing],
    rules: Rules = USUAL,
    *,
    byes: Sequence[Player] = (),
) -> dict[Player, tuple[int, int]]:
    """Return the best and the worst final place that each player can still reach, if all remaining matches are played.

    A place is that of `Standing.place`: two who share the second place are both second. byes: as for `table`.

    While few matches remain (nine for up to eight players, seven for up to 70), both places are exact, tie-breaks
    included. With more, a tie counts as open, so each range holds all places that are possible, and tie-breaks may
    exclude places at its ends. For points alone it is then exact for up to nine players, and for more where no place
    needs over 400 sets of rivals to be tried.
    Raises ValueError if a result or a match names somebody else.
    """
    scores = Scores(players, results, byes)
    if any(not {match.first, match.second} <= scores.points.keys() for match in remaining):
        raise ValueError("a remaining match has a player who is not of this table")
    if len(ENDS) ** len(remaining) * len(players) <= LINES:
        return _tried(scores, remaining, rules)
    pairs = [(match.first, match.second) for match in remaining]
    return {player: (_best(player, scores.points, pairs), _worst(player, scores.points, pairs)) for player in players}


def places_with_leavers(
    players: Sequence[Player],
    results: Sequence[Result],
    remaining: Sequence[Pairing],
    *,
    byes: Sequence[Player] = (),
) -> dict[Player, tuple[int, int]]:
    """Return places between which each player ends, also if others leave and lose what remains: two who do, both.

    Nobody may be struck any more. A tie counts as open. The arguments are those of `possible_places`.
    """
    points, pairs = Scores(players, results, byes).points, [(match.first, match.second) for match in remaining]
    found = dict[Player, tuple[int, int]]()
    for player, own in points.items():
        most = own + WIN * sum(player in pair for pair in pairs)
        found[player] = 1 + sum(halves > most for halves in points.values()), _worst(player, points, pairs)
    return found


def _tried(scores: Scores, remaining: Sequence[Pairing], rules: Rules) -> dict[Player, tuple[int, int]]:
    """Return the possible places by trying all ends of the remaining matches."""
    best = dict.fromkeys(scores.points, len(scores.points) + 1)
    worst = dict.fromkeys(scores.points, 0)
    for _ in _ends(scores, remaining):
        above = 0
        for tied in _levels(scores.points):
            # Tie-breaks cost the most, and tell nothing new of players who could be first and last of these already.
            if any(best[player] > above + 1 or worst[player] < above + len(tied) for player in tied):
                place = above + 1
                for sharing in tiers(tied, scores, rules):
                    for player in sharing:
                        best[player], worst[player] = min(best[player], place), max(worst[player], place)
                    place += len(sharing)
            above += len(tied)
    return {player: (best[player], worst[player]) for player in scores.points}


def _ends(scores: Scores, remaining: Sequence[Pairing]) -> Iterator[None]:
    """Have the scores be those of each way in which the matches may end, one after the other."""
    if not remaining:
        yield
        return
    match, *rest = remaining
    for score in ENDS:
        scores.add(match.first, match.second, score)
        yield from _ends(scores, rest)
        scores.remove(match.first, match.second, score)


def _levels(points: Mapping[Player, int]) -> list[list[Player]]:
    """Return the players in groups of equal points, those with the most first."""
    levels: dict[int, list[Player]] = {}
    for player, halves in points.items():
        levels.setdefault(halves, []).append(player)
    return [levels[halves] for halves in sorted(levels, reverse=True)]


Pairs = list[tuple[Player, Player]]


def _best(player: Player, points: Mapping[Player, int], pairs: Pairs) -> int:
    """Return the best place by points: the player wins all, and as few others as possible end with more.

    To find the fewest is hard in general (McCormick 1999), so sets of others are tried from small to large. Whether the
    rest can stay behind is a question of flow: each match's two halves go to its players, who have limited room.
    """
    most = points[player] + WIN * sum(player in pair for pair in pairs)
    others = [pair for pair in pairs if player not in pair]
    left = {rival: WIN * sum(rival in pair for pair in others) for rival in points if rival != player}
    room = {rival: most - points[rival] for rival in left}
    ahead = [rival for rival in left if room[rival] < 0]
    for rival in ahead:
        room[rival] = left[rival]
    gains = {rival: left[rival] - room[rival] for rival in left if left[rival] > room[rival]}
    over = WIN * len(others) - _placed(others, room)  # halves that have no room while none of these gets ahead

    def stays_behind(free: tuple[Player, ...]) -> bool:
        return _placed(others, room | {rival: left[rival] for rival in free}) == WIN * len(others)

    rivals = sorted(gains, key=lambda rival: -gains[rival])
    fewest = next(size for size in range(len(rivals) + 1) if sum(gains[rival] for rival in rivals[:size]) >= over)
    return 1 + len(ahead) + _first_size(rivals, range(fewest, len(rivals) + 1), stays_behind)


def _worst(player: Player, points: Mapping[Player, int], pairs: Pairs) -> int:
    """Return the worst place by points: the player loses all, and as many others as possible end with no fewer."""
    gifts = {rival: points[rival] for rival in points if rival != player}
    for pair in pairs:
        if player in pair:
            gifts[pair[1] if pair[0] == player else pair[0]] += WIN
    others = [pair for pair in pairs if player not in pair]
    lacks = {rival: points[player] - halves for rival, halves in gifts.items() if halves < points[player]}

    def catch_up(chosen: tuple[Player, ...]) -> bool:
        room = dict.fromkeys(gifts, 0) | {rival: lacks[rival] for rival in chosen}
        return _placed(others, room) == sum(lacks[rival] for rival in chosen)

    rivals = sorted((rival for rival in lacks if catch_up((rival,))), key=lacks.__getitem__)
    total = _placed(others, dict.fromkeys(gifts, 0) | {rival: lacks[rival] for rival in rivals})
    most = next(size for size in range(len(rivals), -1, -1) if sum(lacks[rival] for rival in rivals[:size]) <= total)
    return 1 + len(gifts) - len(lacks) + _first_size(rivals, range(most, -1, -1), catch_up)


def _first_size(rivals: Sequence[Player], sizes: range, works: Callable[[tuple[Player, ...]], bool]) -> int:
    """Return the first of the sizes for which some set of rivals works, or the first that could not be ruled out."""
    tried = 0
    for size in sizes:
        for chosen in combinations(rivals, size):
            tried += 1
            if tried > FLOWS or works(chosen):
                return size
    raise AssertionError("with all rivals, or with none, it works")


def _placed(pairs: Pairs, room: Mapping[Player, int]) -> int:
    """Return how many halves of the matches can go to players with room for them: the maximum flow.

    pairs: the players of each match, which has two halves to give. Each augmenting path ends where there is room.
    """
    spare = dict(room)
    held: dict[Player, list[list[Player]]] = {player: [] for player in room}  # halves that each has, as [owner, other]
    placed = 0
    for pair in pairs:
        for _ in range(WIN):
            seen: set[Player] = set()
            placed += _take(list(pair), spare, held, seen) or _take(list(pair[::-1]), spare, held, seen)
    return placed


def _take(
    half: list[Player], spare: dict[Player, int], held: dict[Player, list[list[Player]]], seen: set[Player]
) -> bool:
    """Give a half to the first of its two players, who may pass on another one. Return whether that worked."""
    owner = half[0]
    if owner in seen:
        return False
    seen.add(owner)
    if spare[owner]:
        spare[owner] -= 1
        held[owner].append(half)
        return True
    for at, other in enumerate(held[owner]):
        if _take(other[::-1], spare, held, seen):
            held[owner][at] = half
            return True
    return False
