"""Reads the files that an operator installs."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"

Document = dict[str, Any]


def documents(path: Path) -> list[Document]:
    """Return the documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def postgres_settings(name: str) -> dict[str, str]:
    """Return the settings in a file of `deploy/postgres`."""
    text = (DEPLOY / "postgres" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^(\w+) = ('[^']*'|\w+)", text, re.MULTILINE))


def manifests() -> list[Document]:
    """Return all objects that `kubectl apply -k deploy` makes of files, without what it changes in them."""
    [kustomization] = documents(DEPLOY / "kustomization.yaml")
    return [one for name in kustomization["resources"] for one in documents(DEPLOY / name)]


def named(kind: str, name: str = "lapidary") -> Document:
    """Return the object of this kind and name."""
    [found] = [one for one in manifests() if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    return found


def pods() -> Iterator[tuple[str, Document]]:
    """Yield the name and the specification of each kind of pod."""
    for one in manifests():
        if one["kind"] == "StatefulSet":
            yield one["metadata"]["name"], one["spec"]["template"]["spec"]
        elif one["kind"] == "CronJob":
            yield one["metadata"]["name"], one["spec"]["jobTemplate"]["spec"]["template"]["spec"]


def containers(pod: Document) -> list[Document]:
    return [*pod.get("initContainers", ()), *pod["containers"]]
