"""Tests of `deploy/`: the dashboard and the alerts name figures that the bot has, and each alert has its runbook."""

import json
import re
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families as read

from bot.ui.watch import Watch
from tests.cogs.desk import Desk

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy" / "grafana" / "dashboards" / "lapidary.json"
RULES = ROOT / "deploy" / "alerts.yml"

_NAME = re.compile(r"\blapidary_\w+")
_MATCHER = re.compile(r"\b(lapidary_\w+)\{([^}]*)\}")
_ENDINGS = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "gauge": ("",)}


def rules() -> dict[str, str]:
    """Return the expression of each alert by its name."""
    found = re.findall(r"- alert: (\w+)\n\s+expr: (.+)\n", RULES.read_text(encoding="utf-8"))
    return dict(found)


def expressions() -> list[str]:
    """Return the expressions of all panels."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


@pytest.fixture
async def text(desk: Desk) -> str:
    """Return what `/metrics` answers after the start, when few things have happened. A backup was tried."""
    (desk.folder / "last-drill").touch()
    with Watch(desk.client, desk.store, desk.folder, lambda: 0, desk.client.clock.monotonic) as watch:
        return (await watch.text()).decode()


async def test_all_figures_that_are_asked_for_exist(text: str) -> None:
    known = {family.name + end for family in read(text) for end in _ENDINGS.get(family.type, ("",))}
    asked = [*expressions(), *rules().values()]
    named = {name for one in asked for name in _NAME.findall(one)}

    assert len(expressions()) > 20
    assert len(named) > 20
    assert named - known == set()


async def test_labels_that_are_asked_for_exist(desk: Desk) -> None:
    desk.client.metrics.requested("GET", "gateway/bot", True, "2xx", 0.1)
    desk.client.metrics.answered("command", "done", 0.1, 0.1)
    await desk.slash(desk.actor("Ada"), "gems new")
    with Watch(desk.client, desk.store, desk.folder, lambda: 0, desk.client.clock.monotonic) as watch:
        samples = [one for family in read((await watch.text()).decode()) for one in family.samples]
    labels = {one.name: set(one.labels) for one in samples}
    for name, matchers in (found for one in [*expressions(), *rules().values()] for found in _MATCHER.findall(one)):
        assert set(re.findall(r"(\w+)(?:=|!)", matchers)) <= labels[name], name


async def test_every_figure_is_on_the_dashboard(text: str) -> None:
    shown = " ".join(expressions())
    families = [family.name for family in read(text) if not family.name.startswith("lapidary_process_")]

    assert [name for name in families if name not in shown] == []


def test_each_alert_has_a_runbook() -> None:
    written = (ROOT / "OPERATING.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### (Lapidary\w+)$", written, re.MULTILINE)
    links = re.findall(r"runbook: OPERATING\.md#(\w+)", RULES.read_text(encoding="utf-8"))

    assert len(rules()) > 5
    assert sorted(headings) == sorted(rules())
    assert links == [name.lower() for name in rules()]


def test_each_alert_has_a_severity_and_is_tried() -> None:
    [alerts] = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    severities = {rule["alert"]: rule["labels"]["severity"] for rule in alerts["rules"]}
    tried: dict[str, set[bool]] = {}  # by alert: whether it must come, and must not, in some trial
    for file in (ROOT / "tests" / "deploy").glob("alerts*_test.yml"):
        for trial in yaml.safe_load(file.read_text(encoding="utf-8"))["tests"]:
            for asked in trial["alert_rule_test"]:
                tried.setdefault(asked["alertname"], set()).add("exp_alerts" in asked)

    assert set(severities) == set(rules())
    assert set(severities.values()) == {"page", "ticket"}
    assert tried == {alert: {True, False} for alert in severities}


def test_the_operating_guide_names_commands_and_targets_that_exist() -> None:
    guide = (ROOT / "OPERATING.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = set(re.findall(r"\.venv/bin/python -m bot (\w+)", guide))
    named = set(re.findall(r"(?:`|^ {4,}|=\S+ )make (?:-s )?([a-z]+)", guide, re.MULTILINE))

    assert commands == {
        "check",
        "discord",
        "doctor",
        "emoji",
        "forget",
        "migrate",
        "note",
        "puzzles",
        "ratings",
        "rescue",
        "restore",
        "run",
        "transfer",
    }
    assert {"run", "backup", "restore", "data"} <= named <= targets
