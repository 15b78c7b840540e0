"""The troubles of a universe: what Discord, the network, the disk, the clock, the power and members may do to a bot."""

from tests.universe.troubles import clocks, disks, gateway, load, machine, network, requests, server
from tests.universe.troubles.known import HOUR, KEEPS_AWAY, SLOWS, TROUBLES, drawn

__all__ = [
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
    "requests",
    "server",
]
