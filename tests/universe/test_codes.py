"""Tests that each refusal of Discord that the bot knows by its code comes up in a universe, through some trouble."""

import ast
import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.universe.test_universe import lived

ROOT = Path(__file__).parents[2]
CODES = range(10_001, 1_000_000)  # of Discord
NO_CODES = {10_080, 15_000, 20_000, 20_160, 60_000, 100_000}  # times and limits of the bot
UNMET = {10_011, 160_004, 200_001}  # of roles at the end of a season, and of threads: hours of a universe have few
READ = """
from tests.universe import nursery
from tests.universe.troubles import CODES
import json
print(json.dumps(CODES))
"""


def known_codes() -> set[int]:
    """Return the codes that the bot tells apart: the numbers of constants that have the size of a code."""
    statements = (
        statement.value
        for path in sorted((ROOT / "bot" / "ui").rglob("*.py"))
        for statement in ast.parse(path.read_text("utf-8")).body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
    )
    numbers = (one.value for each in statements if each for one in ast.walk(each) if isinstance(one, ast.Constant))
    return {one for one in numbers if type(one) is int and one in CODES} - NO_CODES - UNMET


async def declared() -> dict[str, list[int]]:
    """Return the codes that each trouble says to bring up. Another process reads them, whose clocks are replaced."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", READ, cwd=ROOT, stdout=subprocess.PIPE)
    out, _ = await process.communicate()
    found: dict[str, list[int]] = json.loads(out)
    return {name: codes for name, codes in found.items() if codes}


@pytest.mark.nightly
@pytest.mark.timeout(1_200)
async def test_each_code_that_the_bot_knows_comes_up() -> None:
    troubles = await declared()
    assert known_codes() <= {code for codes in troubles.values() for code in codes}

    found: set[int] = set()
    for result in await lived("1", "--n", "8", "--days", "0.4", "--every", "0.1", "--kinds", ",".join(troubles)):
        assert result.findings == []
        found |= result.codes.keys()
    for name, codes in troubles.items():  # one that brings up many leaves some out, by chance
        if not found.issuperset(known_codes().intersection(codes)):
            for result in await lived("1", "--n", "6", "--days", "0.4", "--every", "0.1", "--kinds", name):
                assert result.findings == []
                found |= result.codes.keys()
    assert known_codes() - found == set()
