"""The troubles of a universe: what Discord, the network, the disk, the clock, the power and members may do to a bot."""

from tests.universe.troubles import clocks, disks, gateway, machine, network, requests, server
from tests.universe.troubles.known import HOUR, KEEPS_AWAY, TROUBLES, drawn

__all__ = [
    "HOUR",
    "KEEPS_AWAY",
    "TROUBLES",
    "clocks",
    "disks",
    "drawn",
    "gateway",
    "machine",
    "network",
    "requests",
    "server",
]
