"""Writes the report of simulated matches in markdown, with a table that compares figures with the rules' targets.

The number behind ± is the standard error. The "fair share" is what each seat would have if all seats were equal. A
figure of 1.25 means 1.25 times the fair share.
"""

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping

from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from tests.simulate.matches import SEATS, Counted, Setting

# Points (at least, at most), as in the ladder: easy should reach the rules' lowest target, normal the third.
MEDIAN_IN_CRISIS = {"easy": (35, 50), "normal": (55, 72), "hard": (72, 500)}
SEAT_AT_MOST, SKILL_AT_MOST = 1.25, 1.5  # times the fair share of wins
USED_AT_LEAST, USED_AT_MOST = 0.01, 0.15  # of the turns in which the player could have used the room
STOOD_ENOUGH = 200  # turns; the report leaves out rooms that players could use in fewer turns

Row = tuple[str, str, str, bool]


def seat_shares(counted: Counted) -> list[float]:
    """Return the wins of each seat as a multiple of the fair share. If n seats win together, each has 1/n of a win."""
    wins = [0.0] * SEATS
    for winners in counted.winners:
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return [won * SEATS / max(1, len(counted.winners)) for won in wins]


def skill_shares(counted: Counted) -> dict[int, float]:
    """Return, for each skill, the wins of its owners as a multiple of the fair share."""
    owned: Counter[int] = Counter()
    won = dict.fromkeys(range(len(SKILLS)), 0.0)
    for winners, skills in zip(counted.winners, counted.skills, strict=True):
        owned.update(skills)
        for seat in winners:
            won[skills[seat]] += 1 / len(winners)
    return {skill: won[skill] * SEATS / owned[skill] for skill in sorted(owned)}


def point_shares(counted: Counted) -> list[float]:
    """Return the points of each seat as a multiple of the fair share."""
    totals = [sum(points[seat] for points in counted.points) for seat in range(SEATS)]
    return [total * SEATS / max(1, sum(totals)) for total in totals]


def skill_points(counted: Counted) -> dict[int, float]:
    """Return, for each skill, the points of its owners as a multiple of the fair share."""
    own, all_points = Counter[int](), Counter[int]()
    for points, of_seats in zip(counted.points, counted.skills, strict=True):
        for skill, scored in zip(of_seats, points, strict=True):
            own[skill] += scored
            all_points[skill] += sum(points)
    return {skill: own[skill] * SEATS / max(1, all_points[skill]) for skill in sorted(all_points)}


def seats(setting: Setting, counted: Counted) -> tuple[str, list[float]]:
    """Return ("wins", the shares of the seats); in a Crisis, which all win or lose together, ("points", ...)."""
    return ("wins", seat_shares(counted)) if setting.mode == "rush" else ("points", point_shares(counted))


def skills(setting: Setting, counted: Counted) -> tuple[str, dict[int, float]]:
    """Return ("wins" or "points", the shares of the skills)."""
    return ("wins", skill_shares(counted)) if setting.mode == "rush" else ("points", skill_points(counted))


def use_shares(counted: Counted) -> dict[int, float]:
    """Return, for each room, the share of turns in which it was used, among the turns in which it could be used."""
    return {
        tile: counted.used[tile] / stood
        for tile, stood in sorted(counted.stood.items())
        if TILES[tile].ability and stood >= STOOD_ENOUGH
    }


def targets(setting: Setting, counted: Counted) -> Iterator[Row]:
    """Yield rows (figure, value, target, whether the value meets the target)."""
    if setting.mode == "crisis":
        totals = [sum(points) for points in counted.points]
        low, high = MEDIAN_IN_CRISIS[setting.level]
        median = statistics.median(totals)
        # The standard error of a median is about 1.25 times the standard error of a mean.
        error = 1.25 * statistics.pstdev(totals) / math.sqrt(len(totals))
        told = f"{median:g} ± {error:.1f}"
        yield f"Crisis, {setting.level}: median of points", told, f"{low} to {high}", low <= median <= high
    else:
        yield from _wins(counted)
        yield from _uses(counted)


def _wins(counted: Counted) -> Iterator[Row]:
    most, shares = max(seat_shares(counted)), skill_shares(counted)
    told = f"{most:.2f} ± {_error(most / SEATS, len(counted.winners)) * SEATS:.2f}"
    yield "Rush: best seat, of its share", told, f"<= {SEAT_AT_MOST}", most <= SEAT_AT_MOST
    best = max(shares, key=lambda skill: shares[skill])
    owned = sum(of_seats.count(best) for of_seats in counted.skills)
    told = f"{shares[best]:.2f} ± {_error(shares[best] / SEATS, owned) * SEATS:.2f} ({SKILLS[best].key})"
    yield "Rush: best skill, of its share", told, f"<= {SKILL_AT_MOST}", shares[best] <= SKILL_AT_MOST


def _uses(counted: Counted) -> Iterator[Row]:
    uses = use_shares(counted)
    if not uses:
        return
    most, least = max(uses, key=lambda tile: uses[tile]), min(uses, key=lambda tile: uses[tile])
    over = sum(share > USED_AT_MOST for share in uses.values())
    under = sum(share < USED_AT_LEAST for share in uses.values())
    told = f"{_used(counted, most)} ({TILES[most].key}), {over} of {len(uses)} above"
    yield "Rush: room used most", told, f"<= {USED_AT_MOST:.0%}", not over
    told = f"{_used(counted, least)} ({TILES[least].key}), {under} of {len(uses)} below"
    yield "Rush: room used least", told, f">= {USED_AT_LEAST:.0%}", not under


def _used(counted: Counted, tile: int) -> str:
    share, stood = use_shares(counted)[tile], counted.stood[tile]
    return f"{share:.1%} ± {_error(share, stood):.1%}"


def _error(share: float, count: int) -> float:
    """Return the standard error of a share that was measured in `count` cases."""
    return math.sqrt(max(0.0, share * (1 - share)) / max(1, count))


def report(setting: Setting, counted: Counted) -> str:
    totals = sorted(sum(points) for points in counted.points)
    count, shortest, longest = len(totals), min(counted.turns), max(counted.turns)
    by_turn = [counted.by_turn[turn] / count for turn in range(min(25, longest))]
    what, of_seats = seats(setting, counted)
    lines = [
        f"# Gem Rush, {setting.mode}, level {setting.level}: {count:,} matches of {SEATS}, Normal skills",
        "",
        "| figure | found | aim | |",
        "|---|---|---|---|",
        *(
            f"| {what} | {found} | {aim} | {'met' if met else 'MISSED'} |"
            for what, found, aim, met in targets(setting, counted)
        ),
        "",
        f"- points of a match: median {statistics.median(totals):g}, a tenth under {totals[count // 10]}, "
        f"a tenth over {totals[-1 - count // 10]}",
        f"- turns of a match: median {statistics.median(counted.turns):g}, {shortest} to {longest}",
        f"- tiles laid: {sum(counted.built.values()) / count:.1f} of {len(TILES)}",
        f"- ends: {', '.join(f'{name} {number / count:.1%}' for name, number in counted.endings.most_common())}",
        f"- points a turn: {', '.join(f'{points:.1f}' for points in by_turn)}",
        f"- {what} by seat, of a fair share: {', '.join(f'{share:.2f}' for share in of_seats)}",
        "",
        f"| skill | {what}, of a fair share |",
        "|---|---|",
        *(f"| {SKILLS[skill].key} | {share:.2f} |" for skill, share in by_value(skills(setting, counted)[1])),
        "",
        "| room | type | built | could have stood | used |",
        "|---|---|---|---|---|",
        *(_room_row(counted, tile, share) for tile, share in by_value(use_shares(counted))),
    ]
    return "\n".join(lines) + "\n"


def _room_row(counted: Counted, tile: int, share: float) -> str:
    built = counted.built[tile] / len(counted.points)
    return f"| {TILES[tile].key} | {TILES[tile].type} | {built:.1%} | {counted.stood[tile]} | {share:.1%} |"


def by_value(shares: Mapping[int, float]) -> list[tuple[int, float]]:
    """Return the shares as (number, share), the highest share first."""
    return sorted(shares.items(), key=lambda one: -one[1])
