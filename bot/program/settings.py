"""The settings of a command, and the loop in which it runs."""

import asyncio
import logging
import os
from collections.abc import Coroutine, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.config import Config, strange_names
from bot.errors import ConfigError, StartError
from bot.program.log import set_up_log
from bot.storage.places import hindrance, reason

ENV_FILE = ".env"
_NO_SETTING = "it must be like NAME=value; around a value stand two quotation marks or none."

_log = logging.getLogger("bot")


def read_settings(*, logged: bool = False, told: bool = True) -> Config:
    """Return the settings of the environment and of the file `.env`. Raises ConfigError.

    logged: whether the command goes on until it is stopped, and so writes a log.
    told: whether to warn of names that are no settings.
    """
    config = Config.from_env(os.environ, _env_file())
    if logged:
        set_up_log(config)
    if told and (strange := strange_settings()):
        _log.warning("These names are no settings, and are ignored: %s", ", ".join(strange))
    return config


def strange_settings() -> tuple[str, ...]:
    """Return the names in the environment and in `.env` that may be meant as settings: see `strange_names`."""
    return strange_names(os.environ, _env_file())


def _env_file() -> dict[str, str | None]:
    """Return what the file `.env` says. Raises ConfigError, also for a line that says nothing."""
    path = Path(ENV_FILE)
    try:
        if path.is_dir() or not path.exists():
            return {}
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise ConfigError([f".env cannot be read ({problem}): it must be a text file in UTF-8."]) from problem
    except OSError as problem:
        raise ConfigError([f".env cannot be read: {reason(problem)}."]) from problem
    if faults := [f".env, line {number}: {_NO_SETTING}" for number in _spoilt_lines(text)]:
        raise ConfigError(faults)  # without the line itself, which may have a secret
    return dotenv_values(stream=StringIO(text))


def _spoilt_lines(text: str) -> Iterator[int]:
    """Yield the number of each line that is no setting, no comment and not empty."""
    for part in parse_stream(StringIO(text)):
        said = part.original.string
        if part.error:
            yield part.original.line + said[: len(said) - len(said.lstrip())].count("\n")  # empty lines go before


def make_folder(folder: Path) -> None:
    """Make a folder if it is not there. Raises StartError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as problem:
        raise StartError(f"The folder {folder} cannot be made: {hindrance(folder / 'file')}.") from problem
    except OSError as problem:
        raise StartError(f"The folder {folder} cannot be made: {reason(problem)}, or set DATA_DIR.") from problem


def carry_out(work: Coroutine[Any, Any, None]) -> None:
    """Do a command's work in a loop of its own."""
    asyncio.run(work)
