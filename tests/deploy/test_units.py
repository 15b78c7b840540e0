"""Tests of the files for systemd: systemd itself reads them, and they run what exists."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from tests.deploy.files import DEPLOY, ROOT

UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
# From systemd 254 on; older ones say this and go on.
KNOWN_SINCE_254 = re.compile(r"Unknown key(?: name)? '(RestartSteps|RestartMaxDelaySec)' in section")


def test_each_timer_has_its_service() -> None:
    timers = {unit.stem for unit in UNITS if unit.suffix == ".timer"}

    assert timers == {unit.stem for unit in UNITS if unit.suffix == ".service"} - {"lapidary"}


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.stem)
def test_units_run_what_exists(unit: Path) -> None:
    started = re.findall(r"^ExecStart=/opt/lapidary/(\S+)(?: -m bot (\w+))?", unit.read_text(encoding="utf-8"), re.M)

    assert started
    for program, command in started:
        if command:
            assert program == ".venv/bin/python"
            assert command in COMMANDS
        else:
            assert os.access(ROOT / program, os.X_OK)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_unit(unit: Path, tmp_path: Path) -> None:
    for each in UNITS:  # a timer names its service
        text = each.read_text(encoding="utf-8").replace("/opt/lapidary/.venv/bin/python", sys.executable)
        (tmp_path / each.name).write_text(text.replace("/opt/lapidary", str(ROOT)), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if not KNOWN_SINCE_254.search(line)]

    assert (done.returncode, said) == (0, [])
