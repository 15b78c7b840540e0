"""The command `notices`: the licences of all that the bot runs on, packages and fonts, from what is installed."""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import click

from bot.errors import StartError
from bot.program.packages import locked

ROOT = Path(__file__).parents[2]
OURS = """Lapidary: notices of third parties

Lapidary itself is under the MIT licence (LICENSE). Its gems, tiles, cards and icons are drawn by its own code, and it
has no pictures of others. Below is what it runs on: packages of Python, fonts, and one script of the local Discord."""
# Parts of this project that others have made, each with what says so.
_VENDOR = ROOT / "bot" / "playground" / "page" / "browser" / "script" / "vendor"
PARTS = tuple(_VENDOR / name for name in ("README.md", "LICENSE-preact", "LICENSE-htm"))
# The fonts of the system that a Debian image has, and where Debian keeps their licences.
SYSTEM_FONTS = Path("/usr/share/doc")
_LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|OFL|AUTHORS)[^/]*", re.IGNORECASE)
_RULE = "\n" + "-" * 80 + "\n"


@click.command()
def command() -> None:
    """Print the licences of all packages and fonts on which the bot runs, from what is installed."""
    print("".join(notices()))


def notices() -> Iterator[str]:
    """Yield the sections of the notices. Raises StartError if a licence is not known."""
    yield f"{OURS}\n"
    for package in locked():
        if package.here is not None:
            yield _RULE + _notice(package.name, package.here)
    for part in PARTS:
        yield f"{_RULE}{part.relative_to(ROOT)}\n\n{_text(part)}\n"
    for file in sorted(SYSTEM_FONTS.glob("fonts-*/copyright")):
        yield f"{_RULE}{file.parent.name} (of the system)\n\n{_text(file)}\n"


def _notice(name: str, here: Distribution) -> str:
    licence = licence_of(here)
    if licence is None:
        raise StartError(
            f"{name} {here.version} names no licence: look it up, and do without the package if there is none."
        )
    lines = [f"{name} {here.version}", f"Licence: {licence}"]
    if (home := _home(here)) is not None:
        lines.append(f"Home: {home}")
    return "\n".join(lines) + "\n" + "".join(f"\n{text}\n" for text in texts_of(here))


def licence_of(here: Distribution) -> str | None:
    """Return the name of a package's licence; None if it names none."""
    classes = here.metadata.get_all("Classifier") or []
    of_licence = [line.rpartition(" :: ")[2] for line in classes if line.startswith("License :: ")]
    free_text = (_field(here, "License") or "").strip().splitlines()  # older packages have the whole text here
    return _field(here, "License-Expression") or ", ".join(of_licence) or next(iter(free_text), None)


def texts_of(here: Distribution) -> tuple[str, ...]:
    """Return the texts of a package's licences, each once."""
    files = [file for file in here.files or () if _LICENCE_FILE.fullmatch(file.name) and file.suffix != ".py"]
    return tuple(dict.fromkeys(_text(Path(str(here.locate_file(file)))) for file in files))


def _home(here: Distribution) -> str | None:
    urls = [line.split(", ", 1) for line in here.metadata.get_all("Project-URL") or [] if ", " in line]
    named = {label.lower(): url for label, url in urls}
    wanted = (named.get(label) for label in ("homepage", "home", "repository", "source", "source code", "github"))
    return _field(here, "Home-page") or next((url for url in wanted if url), None)


def _field(here: Distribution, name: str) -> str | None:
    return next(iter(here.metadata.get_all(name) or ()), None)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace").strip()
