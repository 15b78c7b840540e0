"""The views of leaderboards, profiles, reviews and pages of a year, with texts in the reader's language.

Times are whole milliseconds since 1970 in UTC. Names may be in any script and of any length. An empty text is left out.
The names of icons are in `render.leaderboards.icons`. An icon with another name is shown as a gem.
"""

from typing import Literal

import msgspec


class Headed(msgspec.Struct, frozen=True):
    """A view of a game whose picture has a head."""

    key: str  # the game's key
    title: str  # the game's name
    board: str  # the name of what is shown, such as a leaderboard or a division
    period: str  # the first plate at the right; "": none
    season: str  # the second one


class Line(msgspec.Struct, frozen=True):
    rank: int  # 1 is the best rank. Equal values have the same rank.
    name: str
    value: int
    shown: str  # the value as text
    note: str = ""  # a short addition, such as "12 turns"
    own: bool = False  # whether this line is the reader's


class Leaderboard(Headed, frozen=True):
    lines: tuple[Line, ...]  # at most ten lines, the best first
    best: int  # the value of rank 1, whose bar has the full length
    own: Line | None = None  # the reader's line; None if `lines` has it or if the reader has no line
    own_note: str = ""  # the text for a reader who has no line
    empty: str = ""  # the text for a leaderboard without lines
    foot: str = ""  # the page and the number of members
    you: str = ""  # the word beside the reader's name


class StandingsLine(msgspec.Struct, frozen=True):
    """A member of a division."""

    place: int  # 1 is the best; equal members have the same place
    name: str
    shown: str  # the points as text
    notes: tuple[str, ...]  # lines below the name, which a long table leaves out
    way: Literal["", "up", "down"] = ""  # whether the member would move to another division now
    medal: bool = False  # whether the first three places have medals, as there are results
    left: bool = False  # whether none of the member's results counts


class Standings(Headed, frozen=True):
    """The standings of a division of a league. period: the season. season: how far it is played."""

    lines: tuple[StandingsLine, ...]  # the best first
    foot: str = ""  # what the marks mean


class Count(msgspec.Struct, frozen=True):
    """A large number with a label below."""

    shown: str
    label: str
    icon: str = ""


class Played(msgspec.Struct, frozen=True):
    """A game that a member plays."""

    key: str
    name: str
    note: str  # the numbers of matches and of wins
    shown: str = ""  # a rating or a best score
    label: str = ""  # what `shown` counts
    against: str = ""  # the results against computer players


class Course(msgspec.Struct, frozen=True):
    """A line of a plot, such as a member's rating in one game over time."""

    name: str  # such as the game's name
    points: tuple[tuple[int, int], ...]  # (end of a match, value after the match), the oldest first
    shown: str  # the newest value as text


class Plot(msgspec.Struct, frozen=True):
    """Values over time, such as a member's ratings in all games.

    The times may also be the numbers of matches, so that all matches are equally far apart.
    """

    title: str
    courses: tuple[Course, ...]
    days: tuple[tuple[int, str], ...]  # (time, text) of each label below the plot, the oldest first
    bounds: tuple[int, int] | None = None  # no value can be outside; None: any value can be


class Thumbnail(msgspec.Struct, frozen=True):
    """The last board of a match."""

    png: bytes  # the picture that the game's painter made
    shown: str  # the result
    note: str  # the name of the leaderboard on which the match counts


class Feat(msgspec.Struct, frozen=True):
    """An achievement of a member."""

    icon: str
    title: str
    note: str


class Profile(msgspec.Struct, frozen=True):
    """The profile of a member in a server. Empty parts are left out."""

    name: str  # the member's name
    note: str
    counts: tuple[Count, ...] = ()  # The first four are shown.
    games: tuple[Played, ...] = ()  # the most played game first
    plot: Plot | None = None
    boards_title: str = ""
    thumbnails: tuple[Thumbnail, ...] = ()  # at most three
    feats_title: str = ""
    feats: tuple[Feat, ...] = ()  # The first six are shown.
    empty: str = ""


class Bar(msgspec.Struct, frozen=True):
    """A turn of a match."""

    up: float  # what it made
    down: float  # what it gave away
    mark: str = ""  # a short text that marks the turn, such as "1"


class Accuracies(msgspec.Struct, frozen=True):
    """How well a member has played a game, match by match."""

    name: str  # the member's name
    shown: str  # the mean of the newest matches as text
    label: str  # what `shown` is
    plot: Plot


class Review(msgspec.Struct, frozen=True):
    """How well a member has played a match."""

    name: str  # the member's name
    shown: str  # the accuracy as text
    label: str  # what `shown` is
    up_label: str  # what the bars upwards are; "": there are none
    down_label: str  # what the bars downwards are
    bars: tuple[Bar, ...]  # at least one, the oldest turn first
    turns: tuple[tuple[int, str], ...]  # (index of a bar, text) of each label below the bars, from left to right
    percent: bool = False  # whether the bars are shares of 1, with percents at their side, but without the sign


class YearGame(msgspec.Struct, frozen=True):
    """A game that a member has played in a year."""

    key: str
    name: str
    shown: str  # the number of matches
    label: str  # what `shown` counts
    note: str = ""  # the number of wins, or the best score
    won: float | None = None  # the share of wins, 0..1; None: there was nothing to win


class Month(msgspec.Struct, frozen=True):
    """A month of a year."""

    name: str  # a short name
    count: int  # how many matches the member has finished in it
    shown: str  # the same as text


class Highlight(msgspec.Struct, frozen=True):
    """A fact about a member's year."""

    icon: str
    title: str
    note: str
    shown: str  # a number or a score


class Year(msgspec.Struct, frozen=True):
    """What a member has played in a year. Empty parts are left out."""

    year: str
    name: str  # the member's name
    note: str  # the numbers of matches and of wins
    games: tuple[YearGame, ...]  # the most played game first; at least one, and the first three are shown
    months_title: str
    months: tuple[Month, ...]  # twelve
    board: Thumbnail | None = None  # the best board
    board_title: str = ""
    highlights: tuple[Highlight, ...] = ()  # the first four are shown


class BracketSide(msgspec.Struct, frozen=True):
    """Who plays in a series of a knockout."""

    name: str
    score: str = ""  # the matches won; "": none is played yet
    won: bool = False  # whether the side goes on
    known: bool = True  # false if `name` only says that nobody is known, or that nobody is there


class BracketSeries(msgspec.Struct, frozen=True):
    """A series of a knockout. sides: (): nobody can play in it, and its place stays empty."""

    sides: tuple[BracketSide, ...]
    feeds: tuple[int, ...] = ()  # the places, in the column before, of the series whose winners play here
    live: bool = False  # whether it is played now


class BracketColumn(msgspec.Struct, frozen=True):
    """A round of a knockout."""

    title: str
    series: tuple[BracketSeries, ...]


class BracketPart(msgspec.Struct, frozen=True):
    """A part of a knockout, such as the lower bracket. columns: at most three, the earliest first."""

    title: str  # "": the part needs none
    columns: tuple[BracketColumn, ...]


class Bracket(Headed, frozen=True):
    """A knockout with the rounds that are played now, and those to come."""

    parts: tuple[BracketPart, ...]
    foot: str


class BattleTeam(msgspec.Struct, frozen=True):
    """A team of a battle."""

    name: str
    shown: str  # the points as text
    halves: int  # of a point
    colour: int = 0  # as 0xRRGGBB; 0: none
    won: bool = False  # whether it has won the battle


class BattleSide(msgspec.Struct, frozen=True):
    """Who plays on a board for a team."""

    name: str
    score: str = ""  # the points; "": no match has a result yet
    won: bool = False  # whether they have won the board


class BattleBoard(msgspec.Struct, frozen=True):
    """A board of a team battle. sides: of the first and the second team. live: whether it is played now."""

    number: str
    sides: tuple[BattleSide, BattleSide]
    live: bool = False


class Battle(Headed, frozen=True):
    """A battle of two teams. rest: the halves of a point for which they still play."""

    teams: tuple[BattleTeam, BattleTeam]
    rest: int
    boards: tuple[BattleBoard, ...]
    foot: str


class GroupsLine(msgspec.Struct, frozen=True):
    """A member of a group."""

    name: str
    place: str = ""  # in the group; "": it has not played
    shown: str = ""  # the points as text; "": it has not played
    on: bool = False  # whether the member goes on
    out: bool = False  # whether the member is out
    known: bool = True  # false if `name` only says that nobody is known


class GroupsCard(msgspec.Struct, frozen=True):
    """A group of a cup at tables, or those who have no match in a round. note: how far it is."""

    title: str
    lines: tuple[GroupsLine, ...]
    note: str = ""
    live: bool = False  # whether it plays now


class GroupsRound(msgspec.Struct, frozen=True):
    """A round of a cup at tables. note: how many go on."""

    title: str
    note: str
    cards: tuple[GroupsCard, ...]


class Groups(Headed, frozen=True):
    """A cup at tables. rounds: the latest one first."""

    rounds: tuple[GroupsRound, ...]
    foot: str
