"""The page's files: small, written by us except for one library, and without requests to other servers."""

import hashlib
import re
from pathlib import Path

import bot.playground

PAGE = Path(bot.playground.__file__).parent / "page" / "browser"
MOST_BYTES = 300_000
VENDORED = PAGE / "script" / "vendor" / "preact.js"


def texts() -> dict[str, str]:
    """Return the texts of the files that we wrote ourselves, by path."""
    files = (path for path in PAGE.rglob("*.*") if path.suffix in {".html", ".css", ".js"} and path != VENDORED)
    return {str(path.relative_to(PAGE)): path.read_text() for path in files}


def test_the_page_is_small() -> None:
    assert sum(path.stat().st_size for path in PAGE.rglob("*") if path.is_file()) < MOST_BYTES


def test_the_library_is_the_one_that_was_published() -> None:
    digest = hashlib.sha256(VENDORED.read_bytes()).hexdigest()
    assert digest in (VENDORED.parent / "README.md").read_text()


def test_no_text_becomes_markup_and_nothing_is_run_from_text() -> None:
    forbidden = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|\beval\(|new Function"
    )
    assert {name: forbidden.findall(text) for name, text in texts().items() if forbidden.search(text)} == {}


def test_nothing_is_loaded_from_elsewhere() -> None:
    elsewhere = re.compile(r"""(?:src|href|from|import|url)\s*[=(]?\s*["'(]\s*(?:https?:)?//""")
    assert {name: elsewhere.findall(text) for name, text in texts().items() if elsewhere.search(text)} == {}


def test_every_module_is_fetched_at_once() -> None:
    named = re.findall(r'<link rel="modulepreload" href="(.+)">', (PAGE / "index.html").read_text())
    modules = {str(path.relative_to(PAGE)) for path in PAGE.rglob("*.js")} - {"script/main.js"}
    assert set(named) == modules


def test_every_import_names_a_file() -> None:
    for path in PAGE.rglob("*.js"):
        for name in re.findall(r'^import .* from "(.+)";$', path.read_text(), re.MULTILINE):
            assert (path.parent / name).is_file(), f"{path.name} imports {name}"
