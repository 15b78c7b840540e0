"""Checking requests against Discord's own published OpenAPI description.

jsonschema alone would find faults in correct requests. So here a snowflake may also be an integer, the object's
`type` chooses the branch of a union, and a value is not checked against a branch that is null.
Needs the `jsonschema` package, which only the tests install.
"""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bot.playground.world.model import Json

PREFIX = "#/components/schemas/"
LONGEST_KEPT = 32  # characters; longer texts are not cached, since they are hardly ever sent twice


class Violation(NamedTuple):
    """One fault of a request against Discord's description."""

    request: str  # "POST /channels/{channel_id}/messages"
    where: str  # "components/0/label"
    problem: str


class Spec:
    """Discord's OpenAPI description, read from a gzipped JSON file."""

    def __init__(self, path: Path) -> None:
        self._document: Json = json.loads(gzip.decompress(path.read_bytes()))
        self._schemas: Json = self._document["components"]["schemas"]
        self._schemas["SnowflakeType"] = {
            "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
        }
        # by the schema's id(): no schema is changed or deleted while this object exists
        self._leaves: dict[int, Any] = {}
        self._said: dict[tuple[int, type, Any], tuple[str, ...]] = {}

    def check(self, method: str, path: str, body: Any) -> list[Violation]:
        """Return the faults of one request's JSON body. path: as the description writes it."""
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
        """Return (place, problem) of all faults. This method walks the tree; jsonschema checks single values."""
        if isinstance(value, dict | list) or (isinstance(value, str) and len(value) > LONGEST_KEPT):
            return self._look(schema, value, at)
        # cached, since most values are sent many times
        key = (id(schema), type(value), value)
        problems = self._said.get(key)
        if problems is None:
            problems = self._said[key] = tuple(problem for _, problem in self._look(schema, value, at))
        return [("/".join(at), problem) for problem in problems]

    def _look(self, schema: Json, value: Any, at: tuple[str, ...]) -> list[tuple[str, str]]:
        schema = self._resolve(schema)
        for union in ("oneOf", "anyOf"):
            if union in schema:
                return self._union_faults([self._resolve(branch) for branch in schema[union]], value, at)
        found: list[tuple[str, str]] = []
        for part in schema.get("allOf", ()):
            found += self._faults(part, value, at)
        found += [("/".join(at), error.message) for error in self._leaf(schema).iter_errors(value)]
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
        faults = [self._faults(branch, value, at) for branch in branches]
        # report the branch that fits best
        return min(faults, key=len)

    def _fits_type(self, branch: Json, kind: Any) -> bool:
        """Return whether this branch accepts objects of the type `kind`. A branch without restriction accepts all."""
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

    def _leaf(self, schema: Json) -> Any:
        """Return the validator of a schema without its children."""
        found = self._leaves.get(id(schema))
        if found is None:
            children = {"properties", "additionalProperties", "items", "allOf"}
            rules = {key: rule for key, rule in schema.items() if key not in children}
            found = self._leaves[id(schema)] = _validator(json.dumps(rules, sort_keys=True))
        return found


@cache
def _validator(schema: str) -> Any:
    """Return the validator of a schema. All are cached, since there are few."""
    import jsonschema  # type: ignore[import-untyped]  # without stubs; `play` does without it

    return jsonschema.Draft202012Validator(json.loads(schema))
