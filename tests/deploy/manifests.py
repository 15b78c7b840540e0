"""Checks the files for Kubernetes by its published schemas: `make manifests`."""

import sys

import kubernetes_validate

from tests.deploy.files import manifests

# Containers that run beside others from the start on need the first; the second is the newest that the package knows.
VERSIONS = ("1.29", kubernetes_validate.latest_version())


def faults() -> list[str]:
    """Return a sentence for each object that a version of Kubernetes would refuse."""
    found = []
    for version in VERSIONS:
        for one in manifests():
            try:
                kubernetes_validate.validate(one, version, strict=True)
            except kubernetes_validate.ValidationError as fault:
                where = ".".join(map(str, fault.absolute_path))
                found.append(f"{one['kind']} {one['metadata']['name']}, {where}: {fault.message} (by {version})")
    return found


if __name__ == "__main__":
    said = faults() or [f"Kubernetes {' and '.join(VERSIONS)} accept all {len(manifests())} objects."]
    sys.stdout.write("\n".join(said) + "\n")
    sys.exit(bool(faults()))
