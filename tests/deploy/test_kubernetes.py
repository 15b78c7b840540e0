"""Tests of the files for Kubernetes: shares of shards, probes, rights and names. Schemas: `make manifests`."""

from collections.abc import Mapping
from typing import Any

import aiohttp
import pytest

from bot.__main__ import COMMANDS
from bot.config import SETTINGS, Config
from bot.ui.health import Check, HealthServer
from tests.deploy.files import DEPLOY, containers, documents, manifests, named, pods

STATEFUL_SET = named("StatefulSet")
[BOT] = STATEFUL_SET["spec"]["template"]["spec"]["containers"]
SECRET = {"DISCORD_TOKEN": "token", "DATABASE_URL": "postgresql://bot@host/gems"}  # as OPERATING.md makes it


def environment(ordinal: int) -> Mapping[str, str]:
    """Return the settings of a pod, with those of the secret."""
    given = {one["name"]: one.get("value", str(ordinal)) for one in BOT["env"]}
    return {
        **named("ConfigMap")["data"],
        **SECRET,
        "SHARD_IDS": given["SHARD_IDS"].replace("$(ORDINAL)", given["ORDINAL"]),
    }


def test_the_ordinals_share_all_shards_requests_and_conversations() -> None:
    replicas = STATEFUL_SET["spec"]["replicas"]
    configs = [Config.from_env(environment(ordinal)) for ordinal in range(replicas)]

    assert replicas > 1
    assert [shard for one in configs for shard in one.shard_ids or ()] == list(range(configs[0].shards or 0))
    assert 40 <= sum(one.requests_a_second for one in configs) <= 45
    assert 50 <= sum(one.new_dms_an_hour for one in configs) <= 60


def test_the_ordinal_comes_before_what_names_it() -> None:
    assert [one["name"] for one in BOT["env"]] == ["ORDINAL", "SHARD_IDS"]
    assert BOT["env"][0]["valueFrom"]["fieldRef"]["fieldPath"] == "metadata.labels['apps.kubernetes.io/pod-index']"


def test_all_settings_are_known() -> None:
    assert set(named("ConfigMap")["data"]) <= set(SETTINGS)


@pytest.mark.parametrize("reason", ["gateway", "storage"])
async def test_the_probes_restart_no_bot_for_discords_or_the_databases_sake(reason: str) -> None:
    """Ask what the kubelet asks while Discord or the database is away."""
    async with (
        HealthServer("127.0.0.1", 0, {reason: lambda: Check(False, {})}) as server,
        aiohttp.ClientSession() as session,
    ):
        answers = {}
        for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
            asked = BOT[probe]["httpGet"]
            assert asked["port"] == BOT["ports"][0]["name"]
            async with session.get(server.url.replace("/healthz", asked["path"])) as response:
                answers[probe] = response.status

    assert answers == {"startupProbe": 200, "livenessProbe": 200, "readinessProbe": 503}


@pytest.mark.parametrize(("name", "pod"), list(pods()))
def test_no_pod_has_more_rights_than_it_needs(name: str, pod: dict[str, Any]) -> None:
    assert pod["automountServiceAccountToken"] is False
    assert pod["enableServiceLinks"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["runAsUser"] == 10001  # as in the Dockerfile
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    for container in containers(pod):
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }, container["name"]
        assert container["resources"]["limits"]["memory"], container["name"]


@pytest.mark.parametrize(("name", "pod"), list(pods()))
def test_what_a_pod_names_is_there(name: str, pod: dict[str, Any]) -> None:
    [kustomization] = documents(DEPLOY / "kustomization.yaml")
    config_maps = {one["metadata"]["name"] for one in manifests() if one["kind"] == "ConfigMap"}
    config_maps |= {one["name"] for one in kustomization["configMapGenerator"]}
    claims = {one["metadata"]["name"] for one in manifests() if one["kind"] == "PersistentVolumeClaim"}
    volumes = {one["name"]: one for one in pod["volumes"]}
    for volume in volumes.values():
        assert volume.get("configMap", {"name": "lapidary"})["name"] in config_maps
        assert volume.get("persistentVolumeClaim", {"claimName": "lapidary-backups"})["claimName"] in claims
    mounted = {mount["name"] for container in containers(pod) for mount in container["volumeMounts"]}

    assert mounted == set(volumes)
    for container in containers(pod):
        if container["image"] == "lapidary":
            assert container.get("args", ["run"])[0] in COMMANDS
            assert {"name": "data", "mountPath": "/data"} in container["volumeMounts"]
        else:
            assert container["image"] == "postgres:17"


def test_scripts_of_pods_are_files_of_the_generator() -> None:
    [kustomization] = documents(DEPLOY / "kustomization.yaml")
    files = [path for one in kustomization["configMapGenerator"] for path in one["files"]]
    run = [
        word for _, pod in pods() for one in containers(pod) for word in one.get("command", ()) if "/scripts/" in word
    ]

    assert all((DEPLOY / path).exists() for path in files)
    assert [word.removeprefix("/scripts/") for word in run] == [path.rpartition("/")[2] for path in files]


def test_selectors_select_the_bot() -> None:
    labels = STATEFUL_SET["spec"]["template"]["metadata"]["labels"]

    assert STATEFUL_SET["spec"]["selector"]["matchLabels"] == labels
    assert named("Service")["spec"]["selector"] == labels
    assert named("PodDisruptionBudget")["spec"]["selector"]["matchLabels"] == labels
    assert STATEFUL_SET["spec"]["serviceName"] == named("Service")["metadata"]["name"]
    assert named("NetworkPolicy")["spec"]["podSelector"] == {}


def test_the_bot_has_more_time_to_stop_than_it_takes() -> None:
    assert STATEFUL_SET["spec"]["template"]["spec"]["terminationGracePeriodSeconds"] > 8  # OPERATING.md, "Upgrade"
