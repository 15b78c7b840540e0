"""What leaderboards and profiles show: frozen values, all words and figures already in the reader's language.

Times are whole milliseconds since 1970 in UTC. Names are as members write them, in any script and of any length. A text
that is "" is left out. What an icon may be says `render.leaderboards.icons`; one that is not there is shown as a gem.
"""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    rank: int  # 1 is the best; equal values share one
    name: str
    value: int  # decides how long the bar is
    shown: str  # the value as it is written
    note: str = ""  # what else belongs to it, short ("12 turns")
    own: bool = False  # whether it is the reader's


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of a leaderboard."""

    key: str  # of the game; decides which gems adorn the head
    title: str  # the game's name
    board: str  # what is compared
    period: str  # which part of it, on a pill
    season: str
    lines: tuple[Line, ...]  # at most ten, best first
    best: int  # the value of rank 1, for which a bar is full
    own: Line | None = None  # the reader's line where it is not among `lines`; None: it is, or there is none
    own_note: str = ""  # said where the reader has no line
    empty: str = ""  # said where nobody has one
    foot: str = ""  # page and number of members
    you: str = ""  # marks the reader's line


class Count(msgspec.Struct, frozen=True):
    """A number that is shown large, with what it counts below."""

    shown: str
    label: str
    icon: str = ""


class Played(msgspec.Struct, frozen=True):
    """A game that a member plays."""

    key: str
    name: str
    note: str  # how often, with what success
    shown: str = ""  # at the right: a rating or a best score,
    label: str = ""  # and which of them


class Course(msgspec.Struct, frozen=True):
    """A rating over time."""

    name: str  # of the game
    points: tuple[tuple[int, int], ...]  # (when, the rating after that match), oldest first
    shown: str  # the newest one, as it is written


class Plot(msgspec.Struct, frozen=True):
    """Ratings over time."""

    title: str
    courses: tuple[Course, ...]
    days: tuple[tuple[int, str], ...]  # where to write what below the plot, oldest first


class Thumbnail(msgspec.Struct, frozen=True):
    """A match's last board, as the game's painter gave it (PNG), with what it reached and on which board."""

    png: bytes
    shown: str
    note: str


class Feat(msgspec.Struct, frozen=True):
    """Something to remember."""

    icon: str
    title: str
    note: str


class Profile(msgspec.Struct, frozen=True):
    """What a member has played in a server. Parts that are empty are left out."""

    name: str  # the member's
    note: str
    counts: tuple[Count, ...] = ()  # at most four
    games: tuple[Played, ...] = ()  # most played first
    plot: Plot | None = None
    boards_title: str = ""
    thumbnails: tuple[Thumbnail, ...] = ()  # at most three
    feats_title: str = ""
    feats: tuple[Feat, ...] = ()  # at most six
    empty: str = ""
