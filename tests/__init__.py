"""The tests. The worked example of CONTRIBUTING.md is one of the games here: its folder is laid beside the project's.

Processes that a test starts find it in the same way, by PYTHONPATH.
"""

import os
import sys
from pathlib import Path

EXAMPLE = str(Path(__file__).parent / "example")

if EXAMPLE not in sys.path:
    sys.path.append(EXAMPLE)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), EXAMPLE)))
