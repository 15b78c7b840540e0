"""Checks requests against the OpenAPI description that Discord publishes.

jsonschema alone would find faults in correct requests, so three rules differ here. An id may also be an integer. In a
union (`oneOf`, `anyOf`), the field `type` of an object selects the branch. A branch for null is tried only for null.

The checks need the package `jsonschema`, which only the tests install.
"""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bot.playground.world.model import Json

PREFIX = "#/components/schemas/"
LONGEST_CACHED = 32  # characters; longer texts are not cached, because a bot hardly ever repeats them


class Violation(NamedTuple):
    """A part of a request that does not fit Discord's description.

    request: the operation, such as "POST /channels/{channel_id}/messages"
    where: the place in the body, such as "components/0/label"
    """

    request: str
    where: str
    problem: str


class Spec:
    """Discord's OpenAPI description, read from a gzipped JSON file."""

    def __init__(self, path: Path) -> None:
        self._document: Json = json.loads(gzip.decompress(path.read_bytes()))
        self._schemas: Json = self._document["components"]["schemas"]
        self._schemas["SnowflakeType"] = {
            "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
        }
        # The keys may contain `id(schema)`, because no schema changes or is deleted while this object exists.
        self._validators: dict[int, Any] = {}
        self._problems: dict[tuple[int, type, Any], tuple[str, ...]] = {}

    def check(self, method: str, path: str, body: Any) -> list[Violation]:
        """Return the parts of a request's JSON body that do not fit. The path is written as in the description."""
        request = f"{method} {path}"
        operation = self._document["paths"].get(path, {}).get(method.lower())
        if operation is None:
            return [Violation(request, "", "the description has no such operation")]
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return [] if body in (None, {}) else [Violation(request, "", "this operation takes no body")]
        if body is None:
            required = operation["requestBody"].get("required", False)
            return [Violation(request, "", "a body is required")] if required else []
        return [Violation(request, where, problem) for where, problem in self._faults(schema, body, ())]

    def _faults(self, schema: Json, value: Any, at: tuple[str, ...]) -> list[tuple[str, str]]:
        """Return (place, problem) for each fault in the value. The faults of short values are cached."""
        if isinstance(value, dict | list) or (isinstance(value, str) and len(value) > LONGEST_CACHED):
            return self._uncached_faults(schema, value, at)
        key = (id(schema), type(value), value)
        problems = self._problems.get(key)
        if problems is None:
            found = self._uncached_faults(schema, value, at)
            problems = self._problems[key] = tuple(problem for _, problem in found)
        return [("/".join(at), problem) for problem in problems]

    def _uncached_faults(self, schema: Json, value: Any, at: tuple[str, ...]) -> list[tuple[str, str]]:
        schema = self._resolve(schema)
        for union in ("oneOf", "anyOf"):
            if union in schema:
                return self._union_faults([self._resolve(branch) for branch in schema[union]], value, at)
        found: list[tuple[str, str]] = []
        for part in schema.get("allOf", ()):
            found += self._faults(part, value, at)
        found += [("/".join(at), error.message) for error in self._own_validator(schema).iter_errors(value)]
        if isinstance(value, dict):
            properties = schema.get("properties", {})
            others = schema.get("additionalProperties")
            for key, child in value.items():
                rule = properties.get(key, others)
                if isinstance(rule, dict):
                    found += self._faults(rule, child, (*at, str(key)))
        if isinstance(value, list) and isinstance(schema.get("items"), dict):
            for index, child in enumerate(value):
                found += self._faults(schema["items"], child, (*at, str(index)))
        return found

    def _union_faults(self, branches: list[Json], value: Any, at: tuple[str, ...]) -> list[tuple[str, str]]:
        if value is not None:
            branches = [branch for branch in branches if branch.get("type") != "null"]
        if isinstance(value, dict):
            branches = [branch for branch in branches if self._fits_type(branch, value.get("type"))]
            if not branches:
                return [("/".join((*at, "type")), f"no part of the union has type {value.get('type')!r}")]
        return min((self._faults(branch, value, at) for branch in branches), key=len)

    def _fits_type(self, branch: Json, kind: Any) -> bool:
        """Return whether this branch accepts objects with `kind` in their field `type`."""
        if "oneOf" in branch or "anyOf" in branch:
            inner: list[Json] = branch.get("oneOf") or branch["anyOf"]
            return any(self._fits_type(self._resolve(each), kind) for each in inner)
        rule = branch.get("properties", {}).get("type")
        if rule is None:
            return True
        values = self._resolve(rule).get("enum")
        return values is None or kind in values or (kind is None and "type" not in branch.get("required", ()))

    def _resolve(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(PREFIX)]
        return schema

    def _own_validator(self, schema: Json) -> Any:
        """Return a validator for the rules of this schema without the schemas inside it."""
        found = self._validators.get(id(schema))
        if found is None:
            children = {"properties", "additionalProperties", "items", "allOf"}
            rules = {key: rule for key, rule in schema.items() if key not in children}
            found = self._validators[id(schema)] = _validator(json.dumps(rules, sort_keys=True))
        return found


@cache
def _validator(schema: str) -> Any:
    import jsonschema  # type: ignore[import-untyped]  # The package has no types, and `make play` does not install it.

    return jsonschema.Draft202012Validator(json.loads(schema))
