"""The types of the command line's arguments: what they are read as, and what is said if they cannot be read."""

from pathlib import Path

import click


class Number(click.ParamType[int]):
    """A whole number from 1 on, in the digits 0 to 9."""

    name = "number"

    def __init__(self, wrong: str, below: float = float("inf")) -> None:
        """Take what is wrong with other texts, as the end of a sentence. below: no number may be so large."""
        self._wrong, self._below = wrong, below

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and 0 < int(text) < self._below):
            self.fail(f"{value!r} is {self._wrong}.", param, ctx)
        return int(text)


COUNT = Number("no number from 1 on")
USER = Number("no user id: it is a number, like 175928847299117063", 2**63)
PATH = click.Path(path_type=Path)
NEW = click.option("--new", is_flag=True, help="Begin a new database where there was one before, and is none any more.")
