"""The packages on which the bot runs: those of the locked requirements, and what is installed of them."""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

LOCKED = Path(__file__).parents[2] / "requirements.txt"


class Package(NamedTuple):
    """A locked package. here: None if it is not installed. elsewhere: whether some machines do without it."""

    name: str
    version: str
    here: Distribution | None
    elsewhere: bool


def locked(file: Path | None = None) -> Iterator[Package]:
    """Yield the packages of a file of requirements, by default that of the bot; none if there is no file."""
    file = file or LOCKED
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    for name, version, elsewhere in re.findall(r"^([\w.-]+)==([^\s;]+)( ;)?", text, re.MULTILINE):
        try:
            here = distribution(name)
        except PackageNotFoundError:
            here = None
        yield Package(name, version, here, bool(elsewhere))
