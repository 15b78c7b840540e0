"""The troubles of a universe: what Discord, the network, the disk, the clock, the power and members may do to a bot."""

from tests.universe.troubles import (
    clocks,
    disks,
    gateway,
    load,
    machine,
    network,
    people,
    refusals,
    requests,
    rooms,
    server,
)
from tests.universe.troubles.known import CODES, HOUR, KEEPS_AWAY, SLOWS, TROUBLES, drawn

__all__ = [
    "CODES",
    "HOUR",
    "KEEPS_AWAY",
    "SLOWS",
    "TROUBLES",
    "clocks",
    "disks",
    "drawn",
    "gateway",
    "load",
    "machine",
    "network",
    "people",
    "refusals",
    "requests",
    "rooms",
    "server",
]
