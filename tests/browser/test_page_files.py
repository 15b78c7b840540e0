"""Tests of the page's files: they are small and safe, and they load nothing from other servers."""

import hashlib
import re
from pathlib import Path

import bot.playground

PAGE = Path(bot.playground.__file__).parent / "page" / "browser"
MOST_BYTES = 300_000
VENDORED = PAGE / "script" / "vendor" / "preact.js"


def texts() -> dict[str, str]:
    """Return the texts of all files except the library, by path."""
    files = (path for path in PAGE.rglob("*.*") if path.suffix in {".html", ".css", ".js"} and path != VENDORED)
    return {str(path.relative_to(PAGE)): path.read_text() for path in files}


def test_the_page_is_small() -> None:
    assert sum(path.stat().st_size for path in PAGE.rglob("*") if path.is_file()) < MOST_BYTES


def test_the_library_is_the_published_file() -> None:
    digest = hashlib.sha256(VENDORED.read_bytes()).hexdigest()
    assert digest in (VENDORED.parent / "README.md").read_text()


def test_no_script_turns_text_into_markup_or_code() -> None:
    forbidden = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|\beval\(|new Function"
    )
    assert {name: forbidden.findall(text) for name, text in texts().items() if forbidden.search(text)} == {}


def test_no_script_has_words_of_its_own() -> None:
    """The page's words are in the texts of each language. A key such as Enter has the name that stands on it."""
    attribute = re.compile(r"""\b(?:aria-label|title|placeholder|alt)="[^"]*[A-Za-z]""")
    text = re.compile(r"<\w[^<>]*(?<!=)>([^<>{}`]*[A-Za-z]{2}[^<>{}`]*)<")
    same_everywhere = {"ALT", "Enter", "Premium"}
    found = {
        name: [*attribute.findall(script), *({said.strip() for said in text.findall(script)} - same_everywhere)]
        for name, script in texts().items()
        if name.endswith(".js")
    }
    assert {name: said for name, said in found.items() if said} == {}


def test_nothing_is_loaded_from_other_servers() -> None:
    elsewhere = re.compile(r"""(?:src|href|from|import|url)\s*[=(]?\s*["'(]\s*(?:https?:)?//""")
    assert {name: elsewhere.findall(text) for name, text in texts().items() if elsewhere.search(text)} == {}


def test_the_page_preloads_every_module() -> None:
    named = re.findall(r'<link rel="modulepreload" href="(.+)">', (PAGE / "index.html").read_text())
    modules = {str(path.relative_to(PAGE)) for path in PAGE.rglob("*.js")} - {"script/main.js"}
    assert set(named) == modules


def test_every_import_names_a_file() -> None:
    for path in PAGE.rglob("*.js"):
        for name in re.findall(r'^import .* from "(.+)";$', path.read_text(), re.MULTILINE):
            assert (path.parent / name).is_file(), f"{path.name} imports {name}"
