"""The log: its form, how much it has, and that no secret gets into it.

At DEBUG, discord.py logs each event and request as it is: with the tokens of interactions, whoever holds one of which
can post as the bot for 15 minutes, and with sessions of the gateway. So secrets are cut from each line at its end, when
arguments and tracebacks are in it. Thus no logger, of whichever library, needs to know of this.
"""

import json
import logging
import re
from collections.abc import Callable, Iterable
from typing import TextIO
from urllib.parse import quote

from pythonjsonlogger.json import JsonFormatter
from sqlalchemy import make_url

from bot.config import Config

CUT = "[cut]"
# A shorter secret is part of ordinary words, and whoever chose it has other troubles.
_LEAST = 6

# Each pattern has a group for what stays before the secret. In JSON, the quotes around a name are escaped.
# A quote begins at its first backslash: a search from each of many backslashes would take quadratic time.
_QUOTE = r"(?<!\\)\\*[\"']"
_SECRETS = tuple(
    re.compile(pattern)
    for pattern in (
        # a value by its name, in JSON and in Python's words for a dictionary
        rf"({_QUOTE}(?:token|webhook_token|session_id|resume_gateway_url|authorization){_QUOTE}\s*:\s*{_QUOTE})[^\"'\\]+",
        r"(Session ID: |RESUMED session )\w+",
        # in addresses of interactions and webhooks, and in discord.py's names of their rate limits
        r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"'\\]+",
        r"(\b\d{15,20}\+)[\w.=-]{20,}",
        # the password in the address of a database
        r"(://[^\s/:@]*:)[^\s/@]+(?=@)",
        r"([?&]password=)[^\s&\"'\\]+",
        # a bot's token in a header, and the forms that Discord's tokens have
        r"(\b(?:Bot|Bearer) )[\w.-]{20,}",
        r"()\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}",
        r"()\baW50ZXJhY3Rpb246[\w+/=-]+",
    )
)


class SafeHandler(logging.StreamHandler[TextIO]):
    """Writes lines without secrets."""

    def __init__(self, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
        """Take secrets that no pattern finds. stream: None: the standard error."""
        super().__init__(stream)
        self._cut = without(secrets)

    def format(self, record: logging.LogRecord) -> str:
        return self._cut(super().format(record))


def without(secrets: Iterable[str]) -> Callable[[str], str]:
    """Return a function that cuts these secrets, and all that look like secrets of Discord, from a text."""
    long = {secret for secret in secrets if len(secret) >= _LEAST}
    written = {form for secret in long for form in (secret, quote(secret, safe=""), json.dumps(secret)[1:-1])}
    known = re.compile("|".join(re.escape(form) for form in sorted(written, key=len, reverse=True)) or r"(?!)")

    def cut(text: str) -> str:
        text = known.sub(CUT, text)
        for pattern in _SECRETS:
            text = pattern.sub(rf"\1{CUT}", text)
        return text

    return cut


def secrets_of(config: Config) -> tuple[str, ...]:
    """Return the secrets of the settings: the bot's token, and the passwords in the URL of the database."""
    url = make_url(config.database_url)
    secrets = (config.discord_token, url.password, *url.normalized_query.get("password", ()))
    return tuple(secret for secret in secrets if secret)


def set_up_log(config: Config) -> None:
    """Write a log to the standard error, as the settings say."""
    handler = SafeHandler(secrets_of(config))
    if config.log_format == "json":
        handler.setFormatter(JsonFormatter("{asctime}{levelname}{name}{message}", style="{"))
    else:
        handler.setFormatter(logging.Formatter("{asctime} {levelname:7} {name}: {message}", style="{"))
    logging.basicConfig(level=config.log_level, handlers=[handler])
    if config.log_level != "DEBUG":
        for talkative in ("discord", "alembic"):
            logging.getLogger(talkative).setLevel(logging.WARNING)
