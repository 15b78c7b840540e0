"""Tests of settings: values that are read, values that are refused, and the report of all faults at once."""

from pathlib import Path

import pytest

from bot.config import SETTINGS, Config, strange_names
from bot.errors import ConfigError
from render.memory import DEFAULT_LIMIT


def test_settings_have_defaults() -> None:
    config = Config.from_env({})

    assert config.discord_token is None
    assert config.discord_api_url is None
    assert config.data_dir == Path("data")
    assert config.database_url == "sqlite+aiosqlite:///data/lapidary.db"
    assert (config.host, config.port, config.health_port) == ("127.0.0.1", 8765, 8080)
    assert (config.shards, config.shard_ids) == (1, None)
    assert config.sprite_memory_mb * 2**20 == DEFAULT_LIMIT


def test_the_default_database_is_in_the_data_folder() -> None:
    config = Config.from_env({"DATA_DIR": "/srv/gems"})

    assert config.database_url == "sqlite+aiosqlite:////srv/gems/lapidary.db"


def test_the_environment_wins_over_the_file() -> None:
    config = Config.from_env({"PORT": "9001"}, {"PORT": "9000", "HOST": "127.0.0.2"})

    assert (config.host, config.port) == ("127.0.0.2", 9001)


def test_an_empty_value_counts_as_not_set() -> None:
    assert Config.from_env({"PORT": ""}, {"LOG_LEVEL": None}).port == 8765


GOOD_QUERIES = (
    "sslmode=require",
    "host=/run/postgresql",
    "host=h&port=5433&user=ada&password=x",
    "host=one,two&port=5432,5433&target_session_attrs=read-write",
)
BAD_QUERIES = (
    "channel_binding=require",
    "sslmode=",
    "sslmode=yes",
    "sslmode=require&sslmode=require",
    "target_session_attrs=me",
    "host=one,two",
    "host=one,two&port=5432",
    "host=one,two&port=,5432",
    "host=one&host=two",
    "port=abc",
    "port=99999",
)


@pytest.mark.parametrize(
    ("name", "text", "attribute", "value"),
    [
        ("DATABASE_URL", "postgresql://a:b@host/gems", "database_url", "postgresql+asyncpg://a:b@host/gems"),
        ("DATABASE_URL", "postgres://a:b@host/gems", "database_url", "postgresql+asyncpg://a:b@host/gems"),
        ("DATABASE_URL", "sqlite:////tmp/x.db", "database_url", "sqlite+aiosqlite:////tmp/x.db"),
        *(
            ("DATABASE_URL", f"postgresql://u@/n?{query}", "database_url", f"postgresql+asyncpg://u@/n?{query}")
            for query in GOOD_QUERIES
        ),
        ("DISCORD_API_URL", "http://127.0.0.1:8765/", "discord_api_url", "http://127.0.0.1:8765"),
        ("DISCORD_API_URL", "https://discord.com", "discord_api_url", None),
        ("LOG_LEVEL", "debug", "log_level", "DEBUG"),
        ("LOG_FORMAT", "JSON", "log_format", "json"),
        ("HEALTH_PORT", "0", "health_port", 0),
        ("HOST", "::1", "host", "::1"),
        ("MEMBERS", "7", "members", 7),
        ("SPRITE_MEMORY_MB", "16", "sprite_memory_mb", 16),
        ("REQUESTS_A_SECOND", "11", "requests_a_second", 11),
        ("NEW_DMS_AN_HOUR", "15", "new_dms_an_hour", 15),
        ("EMOJI", "OFF", "emoji", "off"),
        ("SHARDS", "16", "shards", 16),
        ("SHARDS", "AUTO", "shards", None),
        ("SHARD_IDS", "0", "shard_ids", (0,)),
    ],
)
def test_values_are_read(name: str, text: str, attribute: str, value: object) -> None:
    assert getattr(Config.from_env({name: text}), attribute) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "65536"),
        ("PORT", "eight"),
        ("HOST", "a..b"),
        ("HEALTH_HOST", "a" * 64),
        ("HEALTH_PORT", "-1"),
        ("MEMBERS", "2"),
        ("MEMBERS", "8"),
        ("MEMBERS", "many"),
        ("SPRITE_MEMORY_MB", "15"),
        ("REQUESTS_A_SECOND", "51"),
        ("NEW_DMS_AN_HOUR", "0"),
        ("EMOJI", "yes"),
        ("SPRITE_MEMORY_MB", "4097"),
        ("SPRITE_MEMORY_MB", "64 MB"),
        ("PORT", "８７６５"),
        ("DATABASE_URL", "mysql://host/gems"),
        ("DATABASE_URL", "lapidary.db"),
        ("DATA_DIR", "what?"),
        ("DATABASE_URL", "postgresql://user:password@host:abc/name"),
        ("DATABASE_URL", "postgresql://user:password@host:99999/name"),
        ("DATABASE_URL", "postgresql://host"),
        ("DATABASE_URL", "postgresql://user:pass@word@host/name"),
        ("DATABASE_URL", "sqlite://foo.db"),
        *(("DATABASE_URL", f"postgresql://user@host/name?{query}") for query in BAD_QUERIES),
        ("DATABASE_URL", "sqlite:////tmp/x.db?mode=ro"),
        ("DISCORD_API_URL", "http://host:99999"),
        ("DISCORD_API_URL", "127.0.0.1:8765"),
        ("DISCORD_API_URL", "http://127.0.0.1:8765/api/v10"),
        ("DISCORD_TOKEN", "Bot abc.def"),
        ("DISCORD_TOKEN", "abc def"),
        ("SHARDS", "0"),
        ("SHARDS", "10000"),
        ("SHARDS", "many"),
        ("SHARD_IDS", "0-"),
        ("SHARD_IDS", "-1"),
        ("SHARD_IDS", "0;1"),
        ("SHARD_IDS", "0-3-5"),
        ("SHARD_IDS", "1"),
        ("SHARD_IDS", "4/4"),
        ("SHARD_IDS", "0/0"),
        ("SHARD_IDS", "1/2/3"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_a_wrong_value_is_named(name: str, text: str) -> None:
    with pytest.raises(ConfigError) as caught:
        Config.from_env({name: text})

    assert len(caught.value.faults) == 1
    assert caught.value.faults[0].startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("text", "ids"), [("0-3", (0, 1, 2, 3)), ("7, 2,5", (2, 5, 7)), ("6-7,0-1", (0, 1, 6, 7)), ("3 - 4", (3, 4))]
)
def test_shard_ids_are_ranges_and_lists(text: str, ids: tuple[int, ...]) -> None:
    config = Config.from_env({"SHARDS": "8", "SHARD_IDS": text, "DATABASE_URL": "postgresql://host/gems"})

    assert (config.shards, config.shard_ids) == (8, ids)


@pytest.mark.parametrize(("shards", "of"), [(16, 4), (7, 3), (5, 5), (9, 2), (1, 1)])
def test_the_shares_of_all_processes_are_all_shards_and_nearly_equal(shards: int, of: int) -> None:
    settings = {"SHARDS": str(shards), "DATABASE_URL": "postgresql://host/gems"}
    shares = [Config.from_env({**settings, "SHARD_IDS": f"{number}/{of}"}).shard_ids or () for number in range(of)]

    assert [shard for share in shares for shard in share] == list(range(shards))
    assert max(map(len, shares)) - min(map(len, shares)) <= 1


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        (
            {"SHARDS": "3", "SHARD_IDS": "0/4", "DATABASE_URL": "postgresql://host/gems"},
            "SHARD_IDS: 3 shards cannot be shared by 4 processes; set SHARDS to 4 or more.",
        ),
        ({"SHARDS": "8", "SHARD_IDS": "6-8"}, "SHARD_IDS: there is no shard 8; SHARDS=8 has the shards 0 to 7."),
        (
            {"SHARDS": "8", "SHARD_IDS": "0-3"},
            "SHARD_IDS: with SQLite one process serves all shards; set DATABASE_URL to a PostgreSQL database.",
        ),
        (
            {"SHARDS": "auto", "SHARD_IDS": "0"},
            "SHARD_IDS: with SHARDS=auto one process serves all shards; set SHARDS to a number.",
        ),
        (
            {"SHARDS": "8", "SHARD_IDS": "1/2"},
            "SHARD_IDS: with SQLite one process serves all shards; set DATABASE_URL to a PostgreSQL database.",
        ),
        (
            {"SHARDS": "auto", "SHARD_IDS": "1/2"},
            "SHARD_IDS: with SHARDS=auto one process serves all shards; set SHARDS to a number.",
        ),
        ({"SHARDS": "4", "SHARD_IDS": "7-2"}, "SHARD_IDS: '7-2' must be a range or a list of numbers, like 0-7 or"),
        ({"SHARDS": "4", "SHARD_IDS": "0-2,2"}, "SHARD_IDS: '0-2,2' names a shard twice."),
    ],
)
def test_shards_that_do_not_fit_together_are_one_sentence(settings: dict[str, str], fault: str) -> None:
    with pytest.raises(ConfigError) as caught:
        Config.from_env(settings)

    assert len(caught.value.faults) == 1
    assert caught.value.faults[0].startswith(fault)


def test_one_process_with_all_shards_may_use_sqlite() -> None:
    assert Config.from_env({"SHARDS": "4", "SHARD_IDS": "0-3"}).shard_ids == (0, 1, 2, 3)


def test_all_faults_are_reported_at_once() -> None:
    with pytest.raises(ConfigError) as caught:
        Config.from_env({"PORT": "x"}, {"LOG_LEVEL": "LOUD", "DATADIR": "d", "DISCORD_TOKNE": "abc"})

    named = [fault.split(":")[0] for fault in caught.value.faults]
    assert sorted(named) == ["DATADIR", "DISCORD_TOKNE", "LOG_LEVEL", "PORT"]


def test_the_report_of_a_mistyped_name_suggests_the_right_name() -> None:
    with pytest.raises(ConfigError, match=r"DISCORD_TOKNE: there is no such setting; did you mean DISCORD_TOKEN\?"):
        Config.from_env({}, {"DISCORD_TOKNE": "abc"})


# What Kubernetes sets for a service `lapidary` and one `discord`, what hosts and other programs set, and slips.
FOREIGN = {
    "LAPIDARY_SERVICE_HOST": "10.0.0.7",
    "LAPIDARY_SERVICE_PORT": "8080",
    "LAPIDARY_SERVICE_PORT_HEALTH": "8080",
    "LAPIDARY_PORT": "tcp://10.0.0.7:8080",
    "LAPIDARY_PORT_8080_TCP_ADDR": "10.0.0.7",
    "DISCORD_SERVICE_HOST": "10.0.0.8",
    "DISCORD_BOT_ID": "7",
}
NEARLY_OURS = {
    "LOGLEVEL": "LOG_LEVEL",
    "DATABASE_URI": "DATABASE_URL",
    "DISCORD_TOKNE": "DISCORD_TOKEN",
    "HEALTH_PROT": "HEALTH_PORT",
    "DATABSE_URL": "DATABASE_URL",
    "DATADIR": "DATA_DIR",
    "log_level": "LOG_LEVEL",
}


def test_no_variable_of_another_program_stops_the_bot() -> None:
    assert Config.from_env(FOREIGN | dict.fromkeys(NEARLY_OURS, "x")) == Config.from_env({})


def test_variables_with_nearly_the_name_of_a_setting_are_told() -> None:
    told = strange_names(FOREIGN | dict.fromkeys(NEARLY_OURS, "x") | {"LOGLEVELS": ""}, {})

    assert told == tuple(f"{name} (is {meant} meant?)" for name, meant in sorted(NEARLY_OURS.items()))


def test_a_port_that_kubernetes_sets_for_a_service_is_told_and_ignored() -> None:
    env = {"HEALTH_PORT": "tcp://10.0.0.7:8080", "HEALTHPORT": "tcp://10.0.0.8:8080"}

    assert Config.from_env(env, {"HEALTH_PORT": "9000"}).health_port == 9000
    assert strange_names(env, {"HEALTH_PORT": "9000"}) == ("HEALTH_PORT (of Kubernetes)",)


@pytest.mark.parametrize("name", NEARLY_OURS)
def test_a_name_in_the_file_that_is_nearly_a_setting_is_a_fault(name: str) -> None:
    with pytest.raises(ConfigError, match=f"{name}: there is no such setting; did you mean {NEARLY_OURS[name]}"):
        Config.from_env({}, {name: "x"})


def test_other_names_in_the_file_are_told_but_those_of_compose() -> None:
    dotenv = {"TOKEN": "abc", "POSTGRES_PASSWORD": "p", "COMPOSE_PROJECT_NAME": "gems", "PORT": "9000"}

    assert Config.from_env({}, dotenv).port == 9000
    assert strange_names({}, dotenv) == ("TOKEN",)


def test_an_empty_variable_does_not_replace_the_files_value() -> None:
    assert Config.from_env({"PORT": ""}, {"PORT": "9000"}).port == 9000


def test_variables_of_other_programs_are_ignored() -> None:
    env = {"PATH": "/bin", "LANG": "de_DE", "HOSTNAME": "x", "DATABASE": "y", "LOGNAME": "z", "HOSTTYPE": "x86"}

    assert strange_names(env, {}) == ()


def test_neither_the_token_nor_the_password_is_shown() -> None:
    shown = repr(Config.from_env({"DISCORD_TOKEN": "s3cr3t", "DATABASE_URL": "postgresql://a:s3cr3t@host/gems"}))

    assert "s3cr3t" not in shown


def test_every_setting_is_an_attribute() -> None:
    assert {name.lower() for name in SETTINGS} == set(Config.__dataclass_fields__)
