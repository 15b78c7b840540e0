"""The figures of `make load` as one table: a row for each figure, with its aim and whether it is met."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.load.crowd import percentile
from tests.load.measure import Durable, Plan, Row

MOST_CPU = 1.15  # CPU time of a move with the most processes, as a multiple of that with the fewest
MOST_MEMORY = 20.0  # KiB a server
LONGEST_START = 3.0  # seconds until the first answer
LONGEST_AT_ONCE = 600.0  # milliseconds until the picture
LONGEST_DURABLE = 60.0  # milliseconds until a move is stored


@dataclass(frozen=True)
class Line:
    """A figure of all bots.

    Attributes:
        name: what was measured, with its unit.
        values: a value for each bot; None: it has none.
        aim: what is to be reached, in words.
        met: whether it is; None if there is no aim.
    """

    name: str
    values: tuple[float | None, ...]
    aim: str = ""
    met: bool | None = None


def lines(plan: Plan, rows: Sequence[Row]) -> Iterator[Line]:
    """Yield the figures of the bot with its processes, and of the one to compare with."""
    ours = [row for row in rows if row.name == "Lapidary"]

    def line(name: str, value: Callable[[Row], float], *, peers: bool = True) -> Line:
        return Line(name, tuple(value(row) if peers or row in ours else None for row in rows))

    def aimed(line: Line, aim: str, is_met: Callable[[float], bool], judged: Sequence[Row] = ours) -> Line:
        values = [value for value, row in zip(line.values, rows, strict=True) if row in judged and value is not None]
        return Line(line.name, line.values, aim, all(map(is_met, values)))

    def p(times: Callable[[Row], list[float]], share: float) -> Callable[[Row], float]:
        return lambda row: percentile(times(row), share)

    start = line("from the start to the first answer, s", lambda row: row.first)
    # Operators start processes one after the other; several on few cores delay each other.
    yield aimed(start, f"under {LONGEST_START:g} with one process", lambda value: value < LONGEST_START, ours[:1])
    yield line("from the start to the first picture, s", lambda row: row.picture, peers=False)
    for share in (0.5, 0.99):
        yield line(f"answer, p{share * 100:.0f}, ms", p(lambda row: row.moves.answers, share))
    for share in (0.5, 0.99):
        yield line(f"picture, p{share * 100:.0f}, ms", p(lambda row: row.moves.pictures, share), peers=False)
    yield line("moves a second meanwhile", lambda row: row.a_second)
    yield line("CPU a move, ms", lambda row: row.cpu)
    yield line("CPU of a fixed piece of work meanwhile, ms", lambda row: row.piece)
    yield line("CPU a move, in pieces of this work", _pieces)
    several = line(
        "that, as a multiple of that of one process", lambda row: _pieces(row) / _pieces(ours[0]), peers=False
    )
    yield aimed(several, f"at most {MOST_CPU:g}", lambda value: value <= MOST_CPU)
    yield line("PostgreSQL's CPU a move, ms", lambda row: row.database, peers=False)
    yield line("CPU a move of the local Discord and the members, ms", lambda row: row.members)
    yield line("requests a move that count for Discord's limit", lambda row: row.counted)
    yield line(f"{plan.at_once} at once: answer, p99, ms", p(lambda row: row.at_once.answers, 0.99))
    yield line(f"{plan.at_once} at once: picture, p50, ms", p(lambda row: row.at_once.pictures, 0.5), peers=False)
    crowd = line(f"{plan.at_once} at once: picture, p99, ms", p(lambda row: row.at_once.pictures, 0.99), peers=False)
    yield aimed(crowd, f"under {LONGEST_AT_ONCE:g}", lambda value: value < LONGEST_AT_ONCE)
    yield line("answers after more than 3 s", lambda row: row.moves.late + row.at_once.late)
    server = line("memory of a server, KiB", lambda row: row.server)
    yield aimed(server, f"under {MOST_MEMORY:g}", lambda value: value < MOST_MEMORY)
    yield line("memory of a process at the end, MiB", lambda row: row.playing)
    yield aimed(line("moves answered and not stored", lambda row: row.lost, peers=False), "0", lambda value: not value)


def _pieces(row: Row) -> float:
    return row.cpu / row.piece


def of_database(stored: Durable) -> Iterator[Line]:
    p50, p99 = percentile(stored.moves, 0.5), percentile(stored.moves, 0.99)
    yield Line(f"{stored.database}: stored, p50, ms", (p50,))
    yield Line(f"{stored.database}: stored, p99, ms", (p99,), f"under {LONGEST_DURABLE:g}", p99 < LONGEST_DURABLE)
    yield Line(f"{stored.database}: a bare fsync meanwhile, p99, ms", (percentile(stored.disk, 0.99),))
    yield Line(f"{stored.database}: p99 as a multiple of that", (stored.ratio,))


def in_markdown(plan: Plan, rows: Sequence[Row], stored: Sequence[Durable], about: str) -> str:
    heads = [f"{row.name}, {row.processes} process{'es' if row.processes > 1 else ''}" for row in rows]
    told = [
        f"{plan.servers} servers of each process, with {max(plan.channels, plan.in_a_server)} channels; {plan.matches} "
        f"open matches in all; {plan.moves} moves, {plan.busy} at a time. {about}.",
        "",
        f"| | {' | '.join(heads)} | aim | |",
        "|---" * (len(heads) + 3) + "|",
        *(_row(line, len(heads)) for line in lines(plan, rows)),
        *(_row(line, len(heads)) for one in stored for line in of_database(one)),
    ]
    return "\n".join(told)


def _row(line: Line, columns: int) -> str:
    cells = ["" if value is None else _number(value) for value in line.values]
    cells += [""] * (columns - len(cells))
    verdict = {None: "", True: "met", False: "missed"}[line.met]
    return f"| {line.name} | {' | '.join(cells)} | {line.aim} | {verdict} |"


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def in_json(plan: Plan, rows: Sequence[Row], stored: Sequence[Durable]) -> list[dict[str, Any]]:
    heads = [f"{row.name} {row.processes}" for row in rows]
    return [
        {"row": line.name, "aim": line.aim, "met": line.met, "values": dict(zip(heads, line.values, strict=True))}
        for line in lines(plan, rows)
    ] + [
        {"row": line.name, "aim": line.aim, "met": line.met, "values": {one.database.partition(",")[0]: line.values[0]}}
        for one in stored
        for line in of_database(one)
    ]


def faults(rows: Sequence[Row]) -> list[str]:
    """Return sentences about lost moves, answers that did not come, and what the bots logged."""
    found = []
    for row in rows:
        name = f"{row.name}, {row.processes}"
        found += [f"{name}: {row.lost} moves were answered and are not stored"] if row.lost else []
        found += [f"{name}: {line}" for line in (*row.failed, *row.errors)]
    return found
