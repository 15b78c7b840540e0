"""Tests that secrets are cut from the log, wherever they stand in a line."""

import io
import json
import logging
import time
import timeit

import pytest
from pythonjsonlogger.json import JsonFormatter
from sqlalchemy import make_url

from bot.config import Config
from bot.program.log import CUT, SafeHandler, secrets_of, without
from bot.storage.database import database_name

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs-abcdefg"  # of the form of Discord's, but of no bot
INTERACTION = "aW50ZXJhY3Rpb246ODQ1MDI3NzM4Mjc2NDYyNjMyOnRlc3Q="


def logged(message: str, *values: object, secrets: tuple[str, ...] = (), form: logging.Formatter | None = None) -> str:
    """Return what a handler writes of a record."""
    stream = io.StringIO()
    handler = SafeHandler(secrets, stream)
    handler.setFormatter(form)
    handler.handle(logging.LogRecord("a library", logging.DEBUG, __file__, 1, message, values, None))
    return stream.getvalue().rstrip("\n")


@pytest.mark.parametrize(
    ("line", "left"),
    [
        (
            "POST https://discord.com/api/v10/interactions/81/s3cr3t/callback has returned 204",
            "/callback has returned 204",
        ),
        ("PATCH https://discord.com/api/v10/webhooks/81/s3cr3t/messages/@original", "/messages/@original"),
        ("https://discord.com/api/webhooks/81/s3cr3t", "https://discord.com/api/webhooks/81/"),
        ("https://discord.com/api/webhooks/81/s3cr3t?wait=true", "?wait=true"),
        ("{'id': '7', 'token': 's3cr3t', 'type': 2}", "'type': 2"),
        ('{"id": "7", "token": "s3cr3t", "type": 2}', '"type": 2'),
        ('{"message": "{\\"token\\": \\"s3cr3t\\", \\"type\\": 2}"}', '\\"type\\": 2'),
        ("{'session_id': 's3cr3t', 'v': 10}", "'v': 10"),
        ("{'authorization': 's3cr3t'}", "authorization"),
        ("Shard ID 0 has connected to Gateway (Session ID: s3cr3t).", "Shard ID 0 has connected"),
        ("Shard ID 0 has successfully RESUMED session s3cr3t.", "RESUMED session"),
        ("abc:123456789012345678+s3cr3ts3cr3ts3cr3ts3cr3t is exhausted", "is exhausted"),
        ("postgresql+asyncpg://ada:s3cr3t@host/gems", "@host/gems"),
        ("{'Authorization': 'Bot s3cr3ts3cr3ts3cr3ts3cr3t'}", "Authorization"),
        ("Authorization: Bot s3cr3ts3cr3ts3cr3ts3cr3t", "Authorization"),
    ],
)
def test_what_stands_where_secrets_do_is_cut(line: str, left: str) -> None:
    shown = logged("%s", line)

    assert "s3cr3t" not in shown
    assert CUT in shown
    assert left in shown


@pytest.mark.parametrize("secret", [TOKEN, INTERACTION])
def test_what_looks_like_a_token_is_cut_anywhere(secret: str) -> None:
    assert logged("it is %s, they say", secret) == f"it is {CUT}, they say"


@pytest.mark.parametrize(
    "line",
    [
        "Shard 0 is ready in 3 servers",
        "GET /channels/123456789012345678/messages has returned 200",
        "http://127.0.0.1:8080/healthz of ada@example.org",
        "sqlite+aiosqlite:////data/lapidary.db",
        "bot.storage.store.Store.open at 0x7f1c2a3b4c5d, version 2.7.1",
        "match 0190f3a2b4c5 in 123456789012345678: 12 moves",
    ],
)
def test_ordinary_lines_stay_as_they_are(line: str) -> None:
    assert logged("%s", line) == line


def test_a_secret_of_the_settings_is_cut_in_each_form() -> None:
    password = 'pa"ss/w@rd'
    config = Config.from_env(
        {"DISCORD_TOKEN": "playground.abc", "DATABASE_URL": "postgresql://ada:pa%22ss%2Fw%40rd@host/gems"}
    )
    assert secrets_of(config) == ("playground.abc", password)
    form = JsonFormatter("{message}", style="{")
    message = f"{password}, pa%22ss%2Fw%40rd and playground.abc"

    assert logged("%s", message, secrets=secrets_of(config)) == f"{CUT}, {CUT} and {CUT}"
    assert json.loads(logged("%s", message, secrets=secrets_of(config), form=form)) == {
        "message": f"{CUT}, {CUT} and {CUT}"
    }


def test_a_password_in_the_query_of_a_url_is_a_secret() -> None:
    url = "postgresql://ada@host/gems?password=pa%26ss%2Fword&sslmode=require"
    config = Config.from_env({"DATABASE_URL": url})
    assert secrets_of(config) == ("pa&ss/word",)

    assert logged("%s", "It was pa&ss/word", secrets=secrets_of(config)) == f"It was {CUT}"
    assert logged("%s", url) == f"postgresql://ada@host/gems?password={CUT}&sslmode=require"
    assert "word" not in database_name(make_url(config.database_url))


def test_a_traceback_has_no_secret() -> None:
    stream = io.StringIO()
    handler = SafeHandler((), stream)
    logger = logging.Logger("a library")
    logger.addHandler(handler)
    try:
        raise ValueError("https://discord.com/api/v10/webhooks/81/s3cr3t/messages failed")
    except ValueError:
        logger.exception("It failed")

    assert "ValueError: https://discord.com/api/v10/webhooks/81/[cut]/messages failed" in stream.getvalue()


def test_a_password_that_is_an_ordinary_word_does_not_spoil_the_log() -> None:
    assert without(["", "gems"])("two gems") == "two gems"


@pytest.mark.parametrize(
    "sign", ["\\", '"', "\\'", "1", "a", "/webhooks/1", "://a:", "aW", "1234567890123456+", "?password="]
)
def test_a_long_line_takes_time_in_proportion_to_its_length(sign: str) -> None:
    cut = without(["s3cr3t"])

    def seconds(times: int) -> float:
        text = sign * times
        return min(timeit.repeat(lambda: cut(text), timer=time.thread_time, number=1, repeat=5))

    assert seconds(8_000) < 40 * seconds(800)
