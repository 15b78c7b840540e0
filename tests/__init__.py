"""The tests. They also test the worked example of bot/games/README.md as a game, so its folder is added to `sys.path`.

PYTHONPATH names the folder for processes that a test starts.
"""

import os
import sys
from pathlib import Path

EXAMPLE = str(Path(__file__).parent / "example")

if EXAMPLE not in sys.path:
    sys.path.append(EXAMPLE)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), EXAMPLE)))
