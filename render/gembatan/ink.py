"""The palette of Gembatan's pictures."""

from pathlib import Path

from render.canvas import Palette

PALETTE_FILE = Path(__file__).with_name("palette.txt")
PALETTE = Palette.read(PALETTE_FILE)
