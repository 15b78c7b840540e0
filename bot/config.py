"""Reads the settings of a bot from the environment and `.env`."""

import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from bot.errors import ConfigError

# If an unknown name is at least this similar to a setting's name (1 is equal), it may be a typing error: HEALTH_PROT.
NEARLY = 0.85
# Docker Compose reads `.env`, too: names with these prefixes are its own and those of compose.yaml.
OF_COMPOSE = ("COMPOSE_", "POSTGRES_")
# Kubernetes sets such a value as HEALTH_PORT if there is a service `health`.
OF_KUBERNETES = re.compile(r"(tcp|udp|sctp)://\S+:\d+")
HIGHEST_PORT = 65535
LONGEST_CONTACT = 200
# Words after the question mark of a PostgreSQL URL, as `bot.storage.servers.connect` takes them. Some have few values.
_ATTRIBUTES = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
_SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
OF_POSTGRESQL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("host", "port", "user", "password"), ()),
    "sslmode": _SSL_MODES,
    "target_session_attrs": _ATTRIBUTES,
}
MOST_SHARDS = 9_999


@dataclass(frozen=True)
class Setting:
    """A setting of the bot.

    Attributes:
        meaning: the description in the table of OPERATING.md.
        parse: converts a text to the value. Raises ValueError with a sentence that says which text would be right.
    """

    default: str
    meaning: str
    parse: Callable[[str], Any]


def _token(text: str) -> str | None:
    if re.search(r"\s", text) or text.lower().startswith("bot "):
        raise ValueError('it must be the token alone, without blanks and without "Bot" before it.')
    return text or None


def _folder(text: str) -> Path:
    if "?" in text:
        raise ValueError("a folder with a question mark in its name cannot be part of a database's URL.")
    return Path(text)


def _host(text: str) -> str:
    try:
        text.encode("idna")
    except UnicodeError:
        raise ValueError(f"{text!r} must be an address or a name, like 127.0.0.1 or localhost.") from None
    return text


def _api_url(text: str) -> str | None:
    if text == SETTINGS["DISCORD_API_URL"].default:
        return None
    found = re.fullmatch(r"https?://[^/\s:]+(?::(\d{1,5}))?/?", text)
    if found is None or int(found[1] or 0) > HIGHEST_PORT:
        raise ValueError(f"{text!r} must be scheme, host and port alone, like http://127.0.0.1:8765.")
    return text.rstrip("/")


def _database_url(text: str) -> str | None:
    if not text:
        return None
    scheme, found, rest = text.partition("://")
    drivers = {
        **dict.fromkeys(("postgresql", "postgres", "postgresql+asyncpg"), "postgresql+asyncpg"),
        **dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
    }
    if not found or scheme not in drivers or not _names_a_database(text):
        raise ValueError("it must be like postgresql://user:password@host/name or sqlite:////folder/file.db.")
    if urlsplit(text).netloc.count("@") > 1:
        raise ValueError("write an @ in the password as %40.")
    _check_query(urlsplit(text).query, {} if scheme.startswith("sqlite") else OF_POSTGRESQL)
    return f"{drivers[scheme]}://{rest}"


def _names_a_database(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.path.strip("/") != "" and (parts.port is None or parts.port <= HIGHEST_PORT)
    except ValueError:  # `parts.port` raises this error if the port is not a number.
        return False


def _check_query(query: str, known: Mapping[str, tuple[str, ...]]) -> None:
    """Raise ValueError if the part of a URL after its question mark cannot be used. known: words and their values."""
    given = parse_qs(query, keep_blank_values=True)
    for word, (value, *more) in given.items():
        if word not in known:
            may = f"only {', '.join(known)} may stand there" if known else "nothing may stand there"
            raise ValueError(f"{word!r} after the question mark is not known: leave it out, {may}.")
        if more:
            raise ValueError(f"{word!r} stands there twice: name several hosts as host=one,two&port=5432,5432.")
        if known[word] and value not in known[word]:
            raise ValueError(f"{word!r} must be one of {', '.join(known[word])}.")
    ports, hosts = (given.get(word, [""])[0].split(",") for word in ("port", "host"))
    if any(port and not (port.isascii() and port.isdigit() and int(port) <= HIGHEST_PORT) for port in ports):
        raise ValueError(f"'port' must be a number up to {HIGHEST_PORT}, or one for each host, like 5432,5432.")
    if len(hosts) != len(ports) or (len(hosts) > 1 and not all((*hosts, *ports))):
        raise ValueError("'host' and 'port' must name as many of each, like host=one,two&port=5432,5432.")


def _contact(text: str) -> str:
    if len(text) > LONGEST_CONTACT or not text.isprintable():
        raise ValueError(f"it must be one line of at most {LONGEST_CONTACT} signs, like privacy@example.org.")
    return text


def _number(least: int, most: int, what: str = "a whole number") -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise ValueError(f"{text!r} must be {what} from {least} to {most}.")
        return int(text)

    return parse


def _shards(text: str) -> int | None:
    if text.lower() == "auto":
        return None
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_SHARDS:
        raise ValueError(f"{text!r} must be a whole number from 1 to {MOST_SHARDS}, or auto.")
    return int(text)


class Portion(NamedTuple):
    """One of several equal shares of all shards: number `number`, counted from 0, of `of` shares."""

    number: int
    of: int

    def ids(self, count: int) -> tuple[int, ...]:
        """Return this share's shards, of `count` in all. Sizes of shares differ by at most one."""
        return tuple(range(self.number * count // self.of, (self.number + 1) * count // self.of))


def _shard_ids(text: str) -> tuple[int, ...] | Portion | None:
    """Return the numbers in a text such as "0-3, 8", or the share that "2/4" names; None for an empty text."""
    if not text:
        return None
    if portion := re.fullmatch(r"([0-9]{1,4})/([0-9]{1,4})", text):
        number, of = int(portion[1]), int(portion[2])
        if number >= of:
            raise ValueError(f"{text!r} names no share: of {of} shares the first is 0 and the last {of - 1}.")
        return Portion(number, of)
    ids: list[int] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*([0-9]{1,4})(?:\s*-\s*([0-9]{1,4}))?\s*", part)
        if found is None or int(found[1]) > int(found[2] or found[1]):
            raise ValueError(f"{text!r} must be a range or a list of numbers, like 0-7 or 0,2,5, or a share, like 0/4.")
        ids += range(int(found[1]), int(found[2] or found[1]) + 1)
    if len(set(ids)) < len(ids):
        raise ValueError(f"{text!r} names a shard twice.")
    return tuple(sorted(ids))


def _faults_of_shards(count: int | None, ids: tuple[int, ...] | Portion | None, database_url: str) -> list[str]:
    """Return the faults of settings about shards that fit by themselves, but not together."""
    if ids is None:
        return []
    if count is None:
        return ["SHARD_IDS: with SHARDS=auto one process serves all shards; set SHARDS to a number."]
    if isinstance(ids, Portion):
        if ids.of > count:
            return [
                f"SHARD_IDS: {count} shards cannot be shared by {ids.of} processes; set SHARDS to {ids.of} or more."
            ]
        ids = ids.ids(count)
    if ids[-1] >= count:
        return [f"SHARD_IDS: there is no shard {ids[-1]}; SHARDS={count} has the shards 0 to {count - 1}."]
    if len(ids) < count and database_url.startswith("sqlite"):
        return ["SHARD_IDS: with SQLite one process serves all shards; set DATABASE_URL to a PostgreSQL database."]
    return []


def _one_of(*choices: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        for choice in choices:
            if text.lower() == choice.lower():
                return choice
        raise ValueError(f"{text!r} must be one of {', '.join(choices)}.")

    return parse


_port = _number(0, HIGHEST_PORT, "a port, a whole number")


SETTINGS: Mapping[str, Setting] = {
    "DISCORD_TOKEN": Setting("", "the bot's token, from Discord's developer portal; only `make run` needs it", _token),
    "DISCORD_API_URL": Setting(
        "https://discord.com", "another server that speaks Discord's API: scheme, host and port", _api_url
    ),
    "DATA_DIR": Setting("data", "folder for all that is kept; made if it is not there", _folder),
    "DATABASE_URL": Setting(
        "", "`postgresql://user:password@host/name` instead of the SQLite file in `DATA_DIR`", _database_url
    ),
    "SHARDS": Setting(
        "1", "how many connections (shards) the bot has to Discord; `auto`: as many as Discord recommends", _shards
    ),
    "SHARD_IDS": Setting(
        "",
        "the shards of this process, like `0-7` or `0,2,5`, or its share, like `0/4` for the first of four processes; "
        "empty: all. Several processes need PostgreSQL",
        _shard_ids,
    ),
    "CONTACT": Setting(
        "", "who answers for what is kept, as `/privacy policy` tells members: an address or a link", _contact
    ),
    "HEALTH_HOST": Setting("127.0.0.1", "address on which `/healthz` and `/metrics` answer", _host),
    "HEALTH_PORT": Setting("8080", "port of `/healthz` and `/metrics`; 0 turns it off", _port),
    "HOST": Setting("127.0.0.1", "address of the local Discord that `make play` serves", _host),
    "PORT": Setting("8765", "port of the local Discord; 0 takes any free one", _port),
    # Discord allows a bot 50 requests per second, however many processes it has.
    "REQUESTS_A_SECOND": Setting(
        "45",
        "requests to Discord that this process makes per second at most, 1 to 50; several processes divide 45",
        _number(1, 50),
    ),
    "NEW_DMS_AN_HOUR": Setting(
        "60",
        "new direct conversations that this process opens per hour at most, 1 to 1000; other notices wait, or go to "
        "the channel",
        _number(1, 1000),
    ),
    # A new local Discord has three members, so this setting cannot be lower.
    "MEMBERS": Setting("3", "how many members the local Discord has at least, 3 to 7", _number(3, 7)),
    # With less than 16 MB, the bot would draw most parts of each board again and again.
    "SPRITE_MEMORY_MB": Setting(
        "64",
        "memory for what pictures are made of, 16 to 4096 MB; more spares drawing on busy servers",
        _number(16, 4096),
    ),
    "EMOJI": Setting(
        "on", "`on`: texts show pieces as emoji, which the bot uploads to its application", _one_of("on", "off")
    ),
    "LOG_LEVEL": Setting("INFO", "DEBUG, INFO, WARNING or ERROR", _one_of("DEBUG", "INFO", "WARNING", "ERROR")),
    "LOG_FORMAT": Setting("text", "`text` for people, `json` (a line each) for machines", _one_of("text", "json")),
}


def _meant(name: str) -> str | None:
    """Return the setting that a name may be meant for, if it is none itself, but nearly one."""
    if name in SETTINGS:
        return None
    return next(iter(difflib.get_close_matches(name.upper(), SETTINGS, 1, NEARLY)), None)


def strange_names(env: Mapping[str, str], dotenv: Mapping[str, str | None]) -> tuple[str, ...]:
    """Return the names that are no settings but may be meant as such, each with what it may be meant for.

    These are unknown names of `.env`, and names of the environment that are nearly those of settings. They may belong
    to other programs: Kubernetes names services there, and hosts name databases.
    """
    unknown = {name for name in dotenv if name not in SETTINGS and not name.startswith(OF_COMPOSE)}
    nearly = {name for name, value in env.items() if value and _meant(name) and not OF_KUBERNETES.fullmatch(value)}
    meant = {name: _meant(name) for name in sorted(unknown | nearly)}
    services = [f"{name} (of Kubernetes)" for name in SETTINGS if OF_KUBERNETES.fullmatch(env.get(name, ""))]
    return (*(name if one is None else f"{name} (is {one} meant?)" for name, one in meant.items()), *services)


@dataclass(frozen=True)
class Config:
    """The settings of a bot. Each attribute has the name of a setting in lower case.

    Attributes:
        discord_token: None if the setting is empty. `repr` leaves it and `database_url` out, so logs have no secrets.
        discord_api_url: None for Discord itself.
        database_url: a SQLAlchemy URL for an async driver.
        shards: how many shards the bot has; None: as many as Discord recommends.
        shard_ids: the shards of this process, in ascending order; None: all.
    """

    discord_token: str | None = field(repr=False)
    discord_api_url: str | None
    data_dir: Path
    database_url: str = field(repr=False)
    shards: int | None
    shard_ids: tuple[int, ...] | None
    contact: str
    health_host: str
    health_port: int
    requests_a_second: int
    new_dms_an_hour: int
    host: str
    port: int
    members: int
    sprite_memory_mb: int
    emoji: str
    log_level: str
    log_format: str

    @classmethod
    def from_env(cls, env: Mapping[str, str], dotenv: Mapping[str, str | None] | None = None) -> "Config":
        """Check and return the settings. dotenv: the values of the file `.env`; `env` overrides them.

        Raises ConfigError with all faults at once, also for a name in `.env` that is nearly that of a setting.
        """
        # An empty value, such as `NAME=` in `.env`, counts as no value.
        ours = {name: value for name, value in env.items() if not OF_KUBERNETES.fullmatch(value)}
        given = {name: value for source in (dotenv or {}, ours) for name, value in source.items() if value}
        nearly = ((name, _meant(name)) for name in sorted(dotenv or {}))
        faults = [f"{name}: there is no such setting; did you mean {meant}?" for name, meant in nearly if meant]
        parsed: dict[str, Any] = {}
        for name, setting in SETTINGS.items():
            text = given.get(name, "").strip() or setting.default
            try:
                parsed[name.lower()] = setting.parse(text)
            except ValueError as fault:
                faults.append(f"{name}: {fault}")
        if not faults:
            file = f"sqlite+aiosqlite:///{parsed['data_dir'] / 'lapidary.db'}"
            parsed["database_url"] = parsed["database_url"] or file
            faults = _faults_of_shards(parsed["shards"], parsed["shard_ids"], parsed["database_url"])
        if faults:
            raise ConfigError(faults)
        if isinstance(parsed["shard_ids"], Portion):
            parsed["shard_ids"] = parsed["shard_ids"].ids(parsed["shards"])
        return cls(**parsed)
