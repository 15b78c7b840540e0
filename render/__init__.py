"""Pictures: each game has a painter, which turns the game's view into a PNG file.

kit        colours, boxes, smooth shapes            fonts    text in any script
gems       the sixteen gems                         memory   a cache of drawings, within a limit of bytes
canvas     palettes and index pictures              png      PNG files; gif: animations
<game>     its painter: `paint(view, table) -> bytes` and `warm_up()`
leaderboards  leaderboards and profiles, from views of their own
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
