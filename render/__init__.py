"""Pictures: each game has a painter, which turns the game's view into a PNG file.

kit           colours, boxes, smooth shapes
tokens        what painters draw with, by name, with a value for each theme
fonts         text in any script
gems          the sixteen gems
memory        a cache of drawings with a limit of bytes
accents       colours that a server chooses: read, named, and moved until they can be seen
frames        the frame of a server around a finished picture
canvas        pictures of at most 256 colours, and their palettes
png, gif      files of pictures and of animations
<game>        the painter of a game: `paint(view, table) -> bytes` and `warm_up()`
leaderboards  the painter of leaderboards and profiles
sample        the painter of a small board in each theme, to choose one
heads         the painter of the heads of boards in a server's frame, to choose an accent
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
