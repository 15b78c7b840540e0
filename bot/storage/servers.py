"""Connections to PostgreSQL on one of several machines, some of which may have vanished.

A URL may name several: `postgresql://bot@/gems?host=one,two&port=5432,5432&target_session_attrs=read-write`. asyncpg
gives all of them one time limit. A machine without power answers nothing, so asyncpg would never try the next one.

A machine that vanishes later closes no connection either. The system then ends it after some silent seconds, where it
would otherwise try for a quarter of an hour.
"""

import errno
import os
import socket
from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # The package has no types.
from sqlalchemy import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.errors import StorageError

CONNECT_SECONDS = 5.0  # how long one machine may take to answer
IDLE_SECONDS, ASK_SECONDS, ASKS = 10, 5, 2  # an idle connection is asked after so long, and again, so often
UNANSWERED_MS = 15_000  # milliseconds until a connection ends whose bytes nobody confirms

_WHAT_HELPS = "start PostgreSQL there, or name the right machine in DATABASE_URL"
_UNREACHED = (ConnectionError, TimeoutError, socket.gaierror, FileNotFoundError)
_NO_WAY = (errno.EHOSTUNREACH, errno.ENETUNREACH)


def postgres_engine(url: URL, *, connect_args: dict[str, Any] | None = None, **options: Any) -> AsyncEngine:
    """Return an engine for PostgreSQL. connect_args, options: as for SQLAlchemy.

    Raises StorageError if the URL has not one port for each machine.
    """
    arguments = {**(connect_args or {}), "async_creator_fn": connect}
    try:
        return create_async_engine(url, connect_args=arguments, **options)
    except (ArgumentError, ValueError) as problem:
        raise StorageError(
            f"DATABASE_URL does not say how PostgreSQL is reached ({problem}): name a port for each machine, like "
            "host=first,second&port=5432,5432."
        ) from problem


async def connect(
    *,
    host: str | Sequence[str] | None = None,
    port: int | Sequence[int] | None = None,
    sslmode: str | None = None,
    **options: Any,
) -> Any:
    """Return a connection to the first machine that accepts one.

    host, port: one or several of each. sslmode: as PostgreSQL's own programs have it; asyncpg calls it `ssl`.
    options: as for `asyncpg.connect`. Raises ConnectionError if none of several
    accepts one, or if one is a replica that does not fit, and asyncpg's other errors if there is but one machine.
    """
    options.setdefault("timeout", CONNECT_SECONDS)
    if sslmode is not None:
        options["ssl"] = sslmode
    hosts = [host] if host is None or isinstance(host, str) else host
    ports = port if isinstance(port, Sequence) else [port] * len(hosts)
    refusals, reached = [], False
    for one, its_port in zip(hosts, ports, strict=True):
        try:
            return _watched(await asyncpg.connect(host=one, port=its_port, **options))
        except asyncpg.TargetServerAttributeNotMatched:
            reached = True
            refusals.append(f"{one} is not {options['target_session_attrs']} (target_session_attrs)")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            if len(hosts) == 1:
                raise
            reached = reached or not _is_unreached(problem)
            refusals.append(f"{one}: {_why(problem)}")
    raise ConnectionError("; ".join(refusals if reached else (*refusals, _WHAT_HELPS)))


def why_not_connected(problem: OSError) -> str:
    """Return why PostgreSQL could not be used, as a part of a sentence, with advice. problem: of `connect`."""
    advised = problem.errno is not None or isinstance(problem, TimeoutError)  # `connect` advises about several machines
    return f"{_why(problem)}; {_WHAT_HELPS}" if advised and _is_unreached(problem) else _why(problem)


def _is_unreached(problem: Exception) -> bool:
    """Return whether no server answers at the place that the URL names."""
    return isinstance(problem, _UNREACHED) or getattr(problem, "errno", None) in _NO_WAY


def _why(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.errno is not None:
        told = problem.strerror or str(problem)
        # asyncio names the function that failed instead of the reason.
        return os.strerror(problem.errno) if told.startswith("Connect call failed") else told
    return str(problem).rstrip(".") or "no answer"


def _watched(connection: Any) -> Any:
    """Let the system end the connection if the other machine falls silent. Return the connection."""
    end = connection._transport.get_extra_info("socket")
    if end.family in (socket.AF_INET, socket.AF_INET6):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in (
            ("TCP_KEEPIDLE", IDLE_SECONDS),
            ("TCP_KEEPINTVL", ASK_SECONDS),
            ("TCP_KEEPCNT", ASKS),
            ("TCP_USER_TIMEOUT", UNANSWERED_MS),
        ):
            if option := getattr(socket, name, None):  # not all systems have all of them
                end.setsockopt(socket.IPPROTO_TCP, option, value)
    return connection
