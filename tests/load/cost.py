"""Reads what processes have used. Only Linux tells this, under /proc."""

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")
_SCHEDULED = 2  # the kernel's CPUCLOCK_SCHED: the time on a CPU, in user and system mode


def cpu(pids: Sequence[int]) -> float:
    """Return the CPU time (user and system) in milliseconds of processes, with all that they have started."""
    return sum(_cpu(each) for pid in pids for each in family(pid))


def memory(pids: Sequence[int]) -> list[float]:
    """Return the resident memory of each process, in KiB."""
    return [_memory(pid) for pid in pids]


def family(pid: int) -> Iterator[int]:
    """Yield a process and the running ones that it has started, and so on."""
    yield pid
    with suppress(OSError):  # it has just ended
        for task in (PROC / str(pid) / "task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                yield from family(int(child))


def _cpu(pid: int) -> float:
    """Return the milliseconds of a process, with those of children that have ended.

    /proc counts in ticks of 10 ms, and a few moves of a small bot need less. So the process's own time is read from its
    clock, whose number `clock_getcpuclockid` of the C library would compute in the same way.
    """
    try:
        own = time.clock_gettime(~pid << 3 | _SCHEDULED)
        fields = (PROC / str(pid) / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0.0
    return own * 1000 + sum(map(int, fields[13:15])) * 1000 / _TICKS


def _memory(pid: int) -> float:
    lines = (PROC / str(pid) / "status").read_text(encoding="ascii").splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))
