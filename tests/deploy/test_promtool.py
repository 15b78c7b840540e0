"""Prometheus' own tool tries each alert, and reads the rules and the queries of the dashboard."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.deploy.files import DEPLOY, ROOT

PROMTOOL = os.environ.get("PROMTOOL") or shutil.which("promtool")

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROMTOOL is None, reason="there is no promtool on this machine"),
]


def promtool(*arguments: object) -> None:
    done = subprocess.run([str(PROMTOOL), *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_rules_and_the_settings_are_read() -> None:
    promtool("check", "rules", DEPLOY / "alerts.yml")
    promtool("check", "config", DEPLOY / "prometheus.yml")


@pytest.mark.parametrize("trials", sorted(ROOT.glob("tests/deploy/alerts*_test.yml")), ids=lambda path: path.stem)
def test_each_alert_comes_in_its_trouble_and_not_before(trials: Path) -> None:
    promtool("test", "rules", trials)


def test_the_queries_of_the_dashboard_are_read(tmp_path: Path) -> None:
    panels = json.loads((DEPLOY / "grafana" / "dashboards" / "lapidary.json").read_text(encoding="utf-8"))["panels"]
    queries = [target["expr"].replace("$__rate_interval", "5m") for panel in panels for target in panel["targets"]]
    asked = [{"record": f"dashboard:query{number}", "expr": query} for number, query in enumerate(queries)]
    rules = tmp_path / "queries.yml"
    rules.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": asked}]}), encoding="utf-8")

    assert len(queries) > 20
    promtool("check", "rules", rules)
