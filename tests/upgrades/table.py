"""Writes the table of versions into OPERATING.md, between the lines START and END: `python -m tests.upgrades.table`.

`tests/upgrades/test_versions.py` fails if this table is out of date.
"""

from pathlib import Path

from bot import __version__
from bot.storage.migrate import migrations
from tests.upgrades.fixtures import NEVER_NEWEST, fixtures

DOCUMENT = Path(__file__).parents[2] / "OPERATING.md"
START = "<!-- versions: written by `python -m tests.upgrades.table` -->"
END = "<!-- end of versions -->"
HEAD = ("Version", "A commit of it", "Processes of the version before", "The way back to the version before")
# Before migration 0012, no version accepted the tables of a newer one.
FIRST_THAT_ACCEPTS = "0012"


def table() -> str:
    """Return the table, the newest version first."""
    commits = {fixture.schema: f"`{fixture.commit}`" for fixture in fixtures()}
    lines = [f"| {' | '.join(HEAD)} |", "|---|---|---|---|"]
    for script in migrations():
        number = script.revision
        version, newest = f"0.{int(number)}.0", number == f"{int(__version__.split('.')[1]):04}"
        commit = "the newest" if newest else commits.get(number, "none")
        if number == "0001":
            beside, back = "", ""
        elif script.module.oldest == number or number <= FIRST_THAT_ACCEPTS or number in NEVER_NEWEST:
            beside, back = "stop first", "restore the backup from before the upgrade"
        else:
            beside, back = "run on", "start it: it accepts the newer tables"
        lines.append(f"| {__version__ if newest else version} | {commit} | {beside} | {back} |")
    return "\n".join(lines)


def with_table(document: str) -> str:
    """Return the document with this table between the lines START and END. Raises ValueError if a line is missing."""
    before, found, rest = document.partition(START)
    _, ended, after = rest.partition(END)
    if not (found and ended):
        raise ValueError(f"the document needs the lines {START} and {END}")
    return f"{before}{START}\n\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
