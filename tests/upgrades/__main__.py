"""Makes the databases of older versions: `python -m tests.upgrades COMMIT...`, or `.` for the code of this folder.

A file of `databases` is named by the newest migration of the commit, and by the commit. A file for `.` is named by the
number of this version. A new version of a game's rules, and each migration but the newest one, need a file.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from bot import __version__
from tests.upgrades.fixtures import FOLDER

HERE = Path(__file__).parents[2]
PARTS = ("bot", "tests")  # the folders of a commit that `play` needs


def make(commit: str) -> Path:
    """Write the database of a commit, and return its file. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as name:
        code = HERE if commit == "." else Path(name)
        if commit != ".":
            packed = subprocess.run(["git", "archive", commit, *PARTS], cwd=HERE, check=True, stdout=subprocess.PIPE)
            with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
                archive.extractall(code, filter="data")
        newest = max(path.name[1:5] for path in (code / "bot/storage/migrations/versions").glob("v*_*.py"))
        target = FOLDER / f"{newest}-{__version__ if commit == '.' else commit}.sql.xz"
        play = [sys.executable, str(HERE / "tests/upgrades/play.py"), str(target)]
        subprocess.run(play, cwd=code, check=True, env=os.environ | {"PYTHONPATH": str(code)})
    return target


for asked in sys.argv[1:]:
    print(make(asked))
