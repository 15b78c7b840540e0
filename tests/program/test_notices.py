"""Tests that the notices name each package and font, with its licence and the licence's text."""

import re
import shutil
import subprocess
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

from bot.errors import StartError
from bot.program import notices as program
from bot.program.notices import licence_of, notices, texts_of
from bot.program.packages import locked

ROOT = Path(__file__).parents[2]
# These have no text of their licence in their packages. Their licences are well known.
WITHOUT_TEXT = {"fluent-runtime", "fluent-syntax", "fontpkg"}


class Packaged(Distribution):
    """A package with these metadata and files."""

    def __init__(self, folder: Path, metadata: str) -> None:
        self._folder, self._metadata = folder, metadata

    def read_text(self, filename: str) -> str | None:
        files = (path for path in sorted(self._folder.rglob("*")) if path.is_file())
        return {
            "METADATA": self._metadata,
            "RECORD": "".join(f"{path.relative_to(self._folder)},,\n" for path in files),
        }.get(filename)

    def locate_file(self, path: object) -> Path:
        return self._folder / str(path)


def test_each_package_has_a_section_with_its_licence() -> None:
    text = "".join(notices())
    sections = re.split(r"\n-{80}\n", text)
    here = [package for package in locked() if package.here is not None]

    assert len(here) > 30
    for package in here:
        [section] = [one for one in sections if one.startswith(f"{package.name} ")]
        assert re.search(r"^Licence: \S", section, re.MULTILINE), package.name
        assert len(section) > 500 or package.name in WITHOUT_TEXT, package.name


@pytest.mark.parametrize("font", ["fontpkg-fredoka", "fontpkg-lilita-one", "fontpkg-noto-sans"])
def test_each_font_has_its_licence(font: str) -> None:
    assert licence_of(distribution(font)) == "OFL-1.1"
    assert any("SIL OPEN FONT LICENSE" in text.upper() for text in texts_of(distribution(font)))


def test_a_part_of_this_project_by_others_is_named() -> None:
    assert "Preact: MIT licence" in "".join(notices())


def test_the_fonts_of_a_debian_system_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fonts-noto-core").mkdir()
    (tmp_path / "fonts-noto-core" / "copyright").write_text("License: OFL-1.1")
    monkeypatch.setattr(program, "SYSTEM_FONTS", tmp_path)

    assert "fonts-noto-core (of the system)\n\nLicense: OFL-1.1" in "".join(notices())


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        ("License-Expression: MIT\nLicense: other", "MIT"),
        ("Classifier: License :: OSI Approved :: BSD License\nLicense: Copyright", "BSD License"),
        ("License: The MIT License\n        Copyright (c) Ada", "The MIT License"),
        ("Summary: nothing", None),
    ],
)
def test_the_name_of_a_licence_is_found(tmp_path: Path, metadata: str, licence: str | None) -> None:
    assert licence_of(Packaged(tmp_path, f"Name: gems\nVersion: 1.0\n{metadata}\n\n")) == licence


def test_equal_texts_of_a_package_come_once_and_code_not_at_all(tmp_path: Path) -> None:
    for name in ("LICENSE", "gems/LICENSE.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("Do as you like.\n")
    (tmp_path / "gems" / "license.py").write_text("print()")

    assert texts_of(Packaged(tmp_path, "Name: gems\n\n")) == ("Do as you like.",)


def test_a_package_without_a_licence_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = next(iter(locked()))._replace(name="gems", here=Packaged(tmp_path, "Name: gems\nVersion: 1.0\n\n"))
    monkeypatch.setattr(program, "locked", lambda: [found])
    with pytest.raises(StartError, match=r"gems 1\.0 names no licence"):
        list(notices())


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
@pytest.mark.parametrize("before", [None, "the notices before"])
def test_notices_that_cannot_be_made_leave_no_file_and_change_none(tmp_path: Path, before: str | None) -> None:
    python, target = tmp_path / "python", tmp_path / "NOTICES.txt"
    python.write_text("#!/bin/sh\necho half\nexit 1\n")
    python.chmod(0o755)
    if before is not None:
        target.write_text(before)
    command = ["make", f"--file={ROOT / 'Makefile'}", "--old-file=.venv/runtime", f"BIN={tmp_path}", "notices"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert done.returncode != 0
    assert "No rule" not in done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"python"} | ({"NOTICES.txt"} if before else set())
    assert before is None or target.read_text() == before
