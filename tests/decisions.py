"""Writes a line for each entry of the folder `decisions` into DECISIONS.md: `make decisions`.

The subjects stay in the order in which DECISIONS.md names their files. `tests/house/test_house.py` fails if a line or a
file is missing.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
INDEX = ROOT / "DECISIONS.md"
FILES = sorted((ROOT / "decisions").glob("*.md"))

_SUBJECT = re.compile(r"^## \[.*\]\((decisions/.+)\)$", re.MULTILINE)


def anchor(heading: str) -> str:
    """Return the anchor that GitHub makes for a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def with_lines(index: str) -> str:
    """Return the index with a line for each entry. A file that it does not name comes last."""
    introduction = index.partition("\n## ")[0].rstrip()
    names = _SUBJECT.findall(index)
    names += [name for file in FILES if (name := file.relative_to(ROOT).as_posix()) not in names]
    return "\n\n".join([introduction, *(_lines_of(name) for name in names if (ROOT / name).exists())]) + "\n"


def _lines_of(name: str) -> str:
    text = (ROOT / name).read_text(encoding="utf-8")
    subject = text.partition("\n")[0].removeprefix("# ")
    titles = re.findall(r"^## (.+)$", text, re.MULTILINE)
    return "\n".join([f"## [{subject}]({name})", "", *(f"- [{title}]({name}#{anchor(title)})" for title in titles)])


if __name__ == "__main__":
    INDEX.write_text(with_lines(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
