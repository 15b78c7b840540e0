"""Tests of this repository's rules: names and lengths of files, and documents that match the code."""

import re
from pathlib import Path

from bot.config import SETTINGS

ROOT = Path(__file__).parents[2]
CODE = [path for package in ("bot", "cogs", "render") for path in sorted((ROOT / package).rglob("*.py"))]
FORBIDDEN_NAMES = {"utils", "helpers", "common", "misc", "manager", "base", "constants"}
LONG_FILE_LINES = 400
LONGEST_DECISION_LINES = 6


def document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_no_module_has_a_forbidden_name() -> None:
    assert [path for path in CODE if path.stem in FORBIDDEN_NAMES or path.parent.name in FORBIDDEN_NAMES] == []


def test_a_long_file_gives_its_reason() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in CODE}

    assert texts
    assert [
        path for path, text in texts.items() if len(text.splitlines()) > LONG_FILE_LINES and "Long because" not in text
    ] == []


def test_the_readme_lists_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \|(.*?)\|", document("README.md"), re.MULTILINE)

    assert {name: default.strip() for name, default in rows} == {
        name: f"`{one.default}`" if one.default else "" for name, one in SETTINGS.items()
    }


def test_the_example_file_lists_exactly_the_settings() -> None:
    named = re.findall(r"^#?([A-Z_]+)=", document(".env.example"), re.MULTILINE)

    assert sorted(named) == sorted(SETTINGS)


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", document("Makefile"), re.MULTILINE))
    named = {
        word for name in ("README.md", "CONTRIBUTING.md") for word in re.findall(r"`make ([a-z]+)", document(name))
    }

    assert named
    assert named <= targets


def anchors(name: str) -> set[str]:
    """Return the anchors that GitHub makes for the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", document(name), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_link_in_the_documents_has_a_target() -> None:
    for name in sorted(path.name for path in ROOT.glob("*.md")):
        links = re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", document(name))
        assert [path for path, _ in links if path and not (ROOT / path).exists()] == [], name
        assert [anchor for path, anchor in links if not path and anchor not in anchors(name)] == [], name


def test_every_decision_is_short_and_its_area_is_in_the_contents() -> None:
    contents, *areas = document("DECISIONS.md").split("\n## ")
    entries = [list(filter(None, entry.splitlines())) for area in areas for entry in area.split("\n### ")[1:]]

    assert areas
    assert re.findall(r"\[(.+?)\]\(#", contents) == [area.splitlines()[0] for area in areas]
    assert [title for title, *lines in entries if len(lines) > LONGEST_DECISION_LINES] == []
