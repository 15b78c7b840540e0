"""A PostgreSQL server for the tests of this folder. They restart it, so no other test may use it."""

from collections.abc import Iterator

import pytest

from tests.databases import NoPostgres, OwnPostgres, own_postgres, skip


@pytest.fixture
def own_server(request: pytest.FixtureRequest) -> Iterator[OwnPostgres]:
    """Yield a new server."""
    try:
        with own_postgres() as server:
            yield server
    except NoPostgres as problem:
        skip(request.config, str(problem))
