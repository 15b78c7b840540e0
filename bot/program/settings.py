"""The settings of a command, and the loop in which it runs."""

import asyncio
import logging
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

from bot.config import Config, strange_names
from bot.errors import ConfigError, StartError
from bot.program.log import set_up_log
from bot.storage.places import hindrance, reason

ENV_FILE = ".env"

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
    try:
        return dotenv_values(ENV_FILE)
    except UnicodeDecodeError as problem:
        raise ConfigError([f".env cannot be read ({problem}): it must be a text file in UTF-8."]) from problem
    except OSError as problem:
        raise ConfigError([f".env cannot be read: {reason(problem)}."]) from problem


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
