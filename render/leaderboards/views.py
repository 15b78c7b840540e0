"""What leaderboards and profiles show: frozen values, all words and figures already in the reader's language.

Times are whole milliseconds since 1970 in UTC. Names are as members write them, in any script and of any length.
"""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard.

    Attributes:
        rank: 1 is the best; equal values share one.
        value: decides how long the bar is.
        shown: the value as it is written.
        note: what else belongs to it, short ("12 turns"); "" where there is nothing.
        own: whether it is the reader's.
    """

    rank: int
    name: str
    value: int
    shown: str
    note: str = ""
    own: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of a leaderboard.

    Attributes:
        key: of the game; decides which gems adorn the head.
        title, board: the game's name, what is compared. period, season: which part of it, on a pill each; "" for none.
        lines: at most ten, best first.
        best: the value of rank 1, for which a bar is full.
        own: the reader's line where it is not among `lines`; None: it is, or there is none.
        own_note: said where the reader has no line; "" where they have one.
        empty: said where nobody has one.
        foot: page and number of members.
        you: marks the reader's line.
    """

    key: str
    title: str
    board: str
    period: str
    season: str
    lines: tuple[Line, ...]
    best: int
    own: Line | None = None
    own_note: str = ""
    empty: str = ""
    foot: str = ""
    you: str = ""


class Count(msgspec.Struct, frozen=True):
    """A number that is shown large, with what it counts below. icon: see `render.leaderboards.icons`."""

    shown: str
    label: str
    icon: str = ""


class Played(msgspec.Struct, frozen=True):
    """A game that a member plays.

    Attributes:
        key: of the game. name: as it is called.
        note: how often, with what success.
        shown, label: what is told of it at the right: a rating or a best score, and which of them.
    """

    key: str
    name: str
    note: str
    shown: str = ""
    label: str = ""


class Course(msgspec.Struct, frozen=True):
    """A rating over time.

    Attributes:
        name: of the game.
        points: (when, the rating after that match), oldest first.
        shown: the newest one, as it is written.
    """

    name: str
    points: tuple[tuple[int, int], ...]
    shown: str


class Plot(msgspec.Struct, frozen=True):
    """Ratings over time. days: where to write what below the plot, oldest first."""

    title: str
    courses: tuple[Course, ...]
    days: tuple[tuple[int, str], ...]


class Thumbnail(msgspec.Struct, frozen=True):
    """A match's last board, as the game's painter gave it (PNG), with what it reached and on which board."""

    png: bytes
    shown: str
    note: str


class Feat(msgspec.Struct, frozen=True):
    """Something to remember. icon: see `render.leaderboards.icons`; a key that has none gets a gem."""

    icon: str
    title: str
    note: str


class Profile(msgspec.Struct, frozen=True):
    """What a member has played in a server. Parts that are empty are left out.

    Attributes:
        name: the member's. note: below it.
        counts: at most four. games: most played first. thumbnails: at most three, below their title. feats: at most
            six, below theirs.
    """

    name: str
    note: str
    counts: tuple[Count, ...] = ()
    games: tuple[Played, ...] = ()
    plot: Plot | None = None
    boards_title: str = ""
    thumbnails: tuple[Thumbnail, ...] = ()
    feats_title: str = ""
    feats: tuple[Feat, ...] = ()
    empty: str = ""
