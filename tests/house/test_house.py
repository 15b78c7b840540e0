"""Tests of this repository's rules: names and lengths of files, and documents that match the code."""

import re
from pathlib import Path

import pytest

from bot.config import SETTINGS
from tests.decisions import FILES as DECISIONS
from tests.decisions import INDEX, anchor, with_lines

ROOT = Path(__file__).parents[2]
CODE = [path for package in ("bot", "cogs", "render") for path in sorted((ROOT / package).rglob("*.py"))]
FORBIDDEN_NAMES = {"utils", "helpers", "common", "misc", "manager", "base", "constants"}
LONG_FILE_LINES = 400
MOST_WORDS = {"README.md": 900, "CONTRIBUTING.md": 1_800}
MOST_DECISION_WORDS = 2_000
LONGEST_DECISION_LINES = 6
GUIDES = [ROOT / "bot" / folder / "README.md" for folder in ("games", "texts", "storage/migrations")]
DOCUMENTS = [path.relative_to(ROOT) for path in sorted(ROOT.glob("*.md")) + DECISIONS + GUIDES]
FOLDERS = "bot|cogs|render|tests|deploy|decisions"
PYTHON_NAMES = {path.name for folder in ("bot", "cogs", "render", "tests") for path in (ROOT / folder).rglob("*.py")}


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


def test_the_operating_guide_lists_every_setting_with_its_default_and_meaning() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \|([^|]*)\|([^|]*)\|$", document("OPERATING.md"), re.MULTILINE)

    assert {name: (default.strip(), meaning.strip()) for name, default, meaning in rows} == {
        name: (f"`{one.default}`" if one.default else "", one.meaning) for name, one in SETTINGS.items()
    }


def test_the_example_file_lists_exactly_the_settings() -> None:
    named = re.findall(r"^#?([A-Z_]+)=", document(".env.example"), re.MULTILINE)

    assert sorted(named) == sorted(SETTINGS)


def test_a_document_for_newcomers_is_short() -> None:
    words = {name: len(document(name).split()) for name in MOST_WORDS}

    assert {name: count for name, count in words.items() if count > MOST_WORDS[name]} == {}


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", document("Makefile"), re.MULTILINE))
    named = {word for path in DOCUMENTS for word in re.findall(r"`make ([a-z]+)", document(str(path)))}

    assert named
    assert named <= targets


def anchors(path: Path) -> set[str]:
    return {anchor(heading) for heading in re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("path", DOCUMENTS, ids=str)
def test_every_link_in_a_document_has_a_target(path: Path) -> None:
    document = ROOT / path
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", document.read_text(encoding="utf-8"))
    targets = [(document.parent / name if name else document, heading) for name, heading in links]

    assert [target for target, _ in targets if not target.exists()] == []
    assert [(target, heading) for target, heading in targets if heading and heading not in anchors(target)] == []


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path.name != "CHANGELOG.md"], ids=str)
def test_every_file_that_a_document_names_exists(path: Path) -> None:
    named = re.findall(r"`([^`\s]+)`", (ROOT / path).read_text(encoding="utf-8"))

    assert [name for name in named if is_of_ours(name) and not exists(name)] == []


def is_of_ours(name: str) -> bool:
    """Return whether a text is a path, a Python file or a module of this project, without a placeholder in it."""
    if re.search(r"[<*{=]", name):
        return False
    return bool(re.match(rf"({FOLDERS})[/.]\w", name) or re.fullmatch(r"\w+\.py", name))


def exists(name: str) -> bool:
    if re.fullmatch(r"\w+\.py", name):
        return name in PYTHON_NAMES
    if "/" in name:
        return any((root / name).exists() for root in (ROOT, ROOT / "tests" / "example"))
    module, attribute = ROOT.joinpath(*name.split(".")), name.rpartition(".")[2]
    if module.is_dir() or module.with_suffix(".py").exists():
        return True
    files = (module.parent.with_suffix(".py"), module.parent / "__init__.py")
    return any(re.search(rf"\b{attribute}\b", file.read_text(encoding="utf-8")) for file in files if file.exists())


def test_a_file_of_decisions_is_short() -> None:
    words = {path.name: len(path.read_text(encoding="utf-8").split()) for path in DECISIONS}

    assert words
    assert {name: count for name, count in words.items() if count > MOST_DECISION_WORDS} == {}


def test_each_decision_is_short_has_a_decision_and_a_heading_of_its_own() -> None:
    entries = [entry for path in DECISIONS for entry in path.read_text(encoding="utf-8").split("\n## ")[1:]]
    lines = {title: list(filter(None, rest)) for title, *rest in map(str.splitlines, entries)}

    assert len(lines) == len(entries), "two entries have the same heading"
    assert [title for title, rest in lines.items() if len(rest) > LONGEST_DECISION_LINES] == []
    assert [title for title, rest in lines.items() if not all(line.startswith("- *") for line in rest)] == []
    assert [title for title, rest in lines.items() if not any(line.startswith("- *Decision*") for line in rest)] == []


def test_the_index_of_decisions_is_what_make_decisions_writes() -> None:
    index = INDEX.read_text(encoding="utf-8")

    assert index == with_lines(index)
    assert len(re.findall(r"^- \[", index, re.MULTILINE)) > len(DECISIONS)


def test_the_index_of_decisions_keeps_its_order_and_takes_in_new_files() -> None:
    index = INDEX.read_text(encoding="utf-8")
    introduction, first, *rest = index.split("\n## ")

    moved = "\n## ".join([introduction, *rest])

    assert with_lines(moved) == f"{moved.rstrip()}\n\n## {first.rstrip()}\n"
