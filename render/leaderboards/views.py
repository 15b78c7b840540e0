"""The contents of leaderboards and profiles: frozen values, with texts already in the reader's language.

Times are whole milliseconds since 1970 in UTC. Names may be in any script and of any length. An empty text is left out.
`render.leaderboards.icons` lists the names of icons; an unknown name is shown as a gem.
"""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    rank: int  # 1 is the best; equal values have the same rank
    name: str
    value: int  # decides how long the bar is
    shown: str  # the value as it is written
    note: str = ""  # a short addition ("12 turns")
    own: bool = False  # whether it is the reader's line


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of a leaderboard."""

    key: str  # the game's key; decides the gems in the head
    title: str  # the game's name
    board: str  # the name of the value that is compared
    period: str  # the name of the period that counts, on a pill
    season: str
    lines: tuple[Line, ...]  # at most ten, best first
    best: int  # the value of rank 1, for which a bar is full
    own: Line | None = None  # the reader's line if it is not in `lines`; None if it is there or does not exist
    own_note: str = ""  # shown if the reader has no line
    empty: str = ""  # shown if nobody has a line
    foot: str = ""  # page and number of members
    you: str = ""  # marks the reader's line


class Count(msgspec.Struct, frozen=True):
    """A number that is shown large, with a label below."""

    shown: str
    label: str
    icon: str = ""


class Played(msgspec.Struct, frozen=True):
    """A game that a member plays."""

    key: str
    name: str
    note: str  # the number of matches and wins
    shown: str = ""  # a rating or a best score, at the right
    label: str = ""  # the name of the value in `shown`


class Course(msgspec.Struct, frozen=True):
    """A rating over time."""

    name: str  # the game's name
    points: tuple[tuple[int, int], ...]  # (end of a match, the rating after it), oldest first
    shown: str  # the newest rating, as it is written


class Plot(msgspec.Struct, frozen=True):
    """Ratings over time."""

    title: str
    courses: tuple[Course, ...]
    days: tuple[tuple[int, str], ...]  # labels below the plot: (time, text), oldest first


class Thumbnail(msgspec.Struct, frozen=True):
    """A match's last board (PNG, from the game's painter), with its result and leaderboard."""

    png: bytes
    shown: str
    note: str


class Feat(msgspec.Struct, frozen=True):
    """An achievement of a member."""

    icon: str
    title: str
    note: str


class Profile(msgspec.Struct, frozen=True):
    """What a member has played in a server. Parts that are empty are left out."""

    name: str  # the member's name
    note: str
    counts: tuple[Count, ...] = ()  # at most four
    games: tuple[Played, ...] = ()  # most played first
    plot: Plot | None = None
    boards_title: str = ""
    thumbnails: tuple[Thumbnail, ...] = ()  # at most three
    feats_title: str = ""
    feats: tuple[Feat, ...] = ()  # at most six
    empty: str = ""
