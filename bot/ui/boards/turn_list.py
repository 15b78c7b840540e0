"""The list of matches that wait for a member, or in which the member waits, one line for each."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.errors import Named
from bot.sessions.model import Match
from bot.sessions.planned import Plans
from bot.sessions.time.naming import MOST_LINES, Line, key_of
from bot.sessions.time.patience import Undecided
from bot.sessions.time.silence import Decision
from bot.sessions.waiting_list import Waiting
from bot.ui.boards.decisions import Stands, stands_said
from bot.ui.boards.homes import Home, Homes
from bot.ui.times import moment, race_end
from bot.ui.words import Words, channel_mention, message_link, safe_name, safe_names, shown_names

Lacking: TypeAlias = Callable[[int, Words], str]  # returns why the bot cannot post in a channel; "": not known
How: TypeAlias = Literal["button", "turns", "server", "none"]  # as in the text `wait-turns-behind`

MOST_NAMED = 2  # of those who play beside the reader
TURNS = "turns"  # the area of the buttons about turns and reminders


@dataclass(frozen=True)
class Known:
    """What the lines of a list say of its matches, by their ids.

    Attributes:
        lacking: says why Discord refuses boards.
        decisions: the next votes of the reader, or about the reader.
        ends: when matches of the last member end (`alone_until`).
        races: when races end if nobody moves (`Races.ends`).
        asked: until when the others are asked what happens, as the reader has not moved (`asked_until`).
        voted: when votes end in which the reader has voted (`voted_until`).
        refused: the matches whose newest board Discord refuses, so that the link leads to an older one.
        in_words: those of them whose newest board stands there in words.
        stands: which time does not run in them until a board shows their turns (`standing`).
        cut_off: those whose next board the bot cannot post, also if the newest one is there.
        undecided: what ends the waits for turns about which nobody can vote.
        twins: as from `twins_among`.
        noted: those on which the reader has a private note.
        leagues: the matches that belong to a league or a cup, each with the key of the sentence that says so.
        clocks: what their boards say of a clock beside its end (`decisions.clocks_told`).
        planned: the turns that the reader has planned, and those that the bot has played or withdrawn.
        plans_told: the lines that tell these turns.
    """

    lacking: Lacking
    decisions: Mapping[str, Decision | None] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)
    races: Mapping[str, int] = field(default_factory=dict)
    asked: Mapping[str, int] = field(default_factory=dict)
    voted: Mapping[str, int] = field(default_factory=dict)
    refused: Container[str] = ()
    in_words: Container[str] = ()
    stands: Mapping[str, Stands] = field(default_factory=dict)
    cut_off: Container[str] = ()
    undecided: Mapping[str, Undecided] = field(default_factory=dict)
    twins: Container[str] = ()
    noted: Container[str] = ()
    leagues: Mapping[str, str] = field(default_factory=dict)
    clocks: Mapping[str, str] = field(default_factory=dict)
    planned: Mapping[str, Plans] = field(default_factory=dict)
    plans_told: Mapping[str, Sequence[str]] = field(default_factory=dict)


async def turn_list(
    matches: Sequence[Waiting],
    words: Words,
    homes: Homes,
    known: Known,
    *,
    mine: bool,
    guild: int | None = None,
    with_buttons: str | None = None,
    others: How,
) -> list[str]:
    """Return the lines of a list with its heading; [] if there are no matches.

    mine: whether the matches wait for the reader. guild: the server in which the list is read; None: a direct
    conversation, where each line names its server.
    with_buttons: the match whose buttons stand below the list. others: where the reader moves in other refused ones.
    """
    if not matches:
        return []
    lines = [words("wait-turns-mine" if mine else "wait-turns-others", count=len(matches))]
    for number, one in enumerate(matches[:MOST_LINES], 1):
        place = await place_in(homes, words, one.guild, one.channel, guild)
        if one.match in known.twins:
            place = with_company(place, one.company, words)
        if one.match in known.leagues:
            place = words(known.leagues[one.match], place=place)
        decision, end = known.decisions.get(one.match), known.ends.get(one.match)
        ask = known.asked.get(one.match) if mine else None
        stands = known.stands.get(one.match)
        timed = replace(one, due=None) if stands else one
        voted = None if mine else known.voted.get(one.match)
        said = _line(timed, place, words, decision, end, ask, voted, known.undecided.get(one.match), mine=mine)
        about = [words("wait-turns-noted")] if one.match in known.noted else []
        about += _planned(known.planned.get(one.match, ()), words)
        lines.append(f"{number}\\. {' · '.join((said, *about))}")
        if one.match in known.clocks and not stands:
            lines.append(f"-# {known.clocks[one.match]}")
        lines += [f"-# {told}" for told in known.plans_told.get(one.match, ())]
        if one.match in known.races and not one.unreachable:
            lines.append(f"-# {race_end(known.races[one.match], words)}")
        if one.match in known.refused and not one.unreachable:
            how: How = "none" if not mine else "button" if one.match == with_buttons else others
            home = await homes.known(one.guild) if how == "server" else None
            lacking, in_words = known.lacking(one.channel, words), one.match in known.in_words
            lines.append(behind(words, how, lacking, stands=stands, home=home, in_words=in_words))
        elif one.match in known.cut_off and not one.unreachable:
            lines.append(without_next(words, known.lacking(one.channel, words)))
    if len(matches) > MOST_LINES:
        lines.append(words("wait-turns-more", count=len(matches) - MOST_LINES))
    return lines


async def place_in(homes: Homes, words: Words, guild: int, channel: int, here: int | None) -> str:
    """Return a mention of a match's channel, with the name of its server where the list is read elsewhere.

    Of a match by letters, say that it is in direct messages.

    here: the server in which the list is read; None: a direct conversation.
    """
    if not guild:
        return words("letters-place")
    home = None if here is not None else await homes.known(guild)
    return channel_mention(channel) + ("" if home is None else f" ({safe_name(home.name)})")


def twins_among(*named: Iterable[Waiting | Match]) -> frozenset[str]:
    """Return the matches that a message has to tell apart, by their ids: those of the same game in one channel.

    named: the matches that the message names, some perhaps in several of its lists.
    """
    places = {
        one.match if isinstance(one, Waiting) else one.id: (
            one.game,
            # Of matches by letters, no list names a place that is only theirs.
            max(-1, one.channel if isinstance(one, Waiting) else one.place.channel),
        )
        for one in chain(*named)
    }
    alike = Counter(places.values())
    return frozenset(match_id for match_id, place in places.items() if alike[place] > 1)


async def place_of(
    match: Match, user: int, homes: Homes, words: Words, here: int | None, twins: Container[str] = ()
) -> str:
    """Return where a match is, as `place_in`, and for one of `twins` what tells it from the other. user: the reader."""
    place = await place_in(homes, words, match.place.guild, match.place.channel, here)
    return with_company(place, beside(match, user), words) if match.id in twins else place


def beside(match: Match, user: int) -> Named:
    """Return those who play in a match beside a user, who may be no player of it, or who have played there."""
    seats = match.seats if match.over else match.present
    return Named(match.roster, tuple(one.seat for one in seats if one.user != user))


def with_company(what: str, company: Named, words: Words, shown: Callable[[str], str] = safe_name) -> str:
    """Return what tells a match from another one of the same game in its channel: who else plays.

    what: names its place or its game. shown: returns a name as it may be shown there.
    """
    names = shown_names(company.roster, words)
    named = [shown(names[place]) for place in company.places[:MOST_NAMED]]
    more = len(company.places) - len(named)
    named += [words("wait-with-others", count=more)] if more else []
    return words("wait-with", what=what, names=words.listed(named), count=len(company.places))


def behind(
    words: Words,
    how: How,
    lacking: str,
    *,
    stands: Stands | None = None,
    home: Home | None = None,
    in_words: bool = False,
) -> str:
    """Return the line below a link to a board that is not the newest one.

    how: where the reader can move. lacking: why the bot cannot post there; "": it is not known.
    stands: which time does not run until the newest board is there. home: the match's server; None: it is not known.
    in_words: whether the newest board surely stands there in words.
    """
    where = "there" if how == "server" and home is None else how
    guild = "" if home is None else safe_name(home.name)
    said = words("wait-turns-behind", why=lacking or "unknown", how=where, guild=guild, words=int(in_words))
    return f"-# {said} {stands_said(stands, words)}".rstrip()


def without_next(words: Words, lacking: str) -> str:
    """Return the line below a link to a board after which none can be posted. lacking: as for `behind`."""
    return f"-# {words('wait-next-board', why=lacking)}"


def turn_line(one: Waiting) -> Line:
    """Return the member's turn in a match that waits for them, for the order of a list."""
    return Line(key_of(one.match), one.since, one.due)


def _planned(plans: Plans, words: Words) -> list[str]:
    """Return what a line says of the turns that the reader has planned in its match."""
    count = sum(one.whole and not one.why for one in plans)
    said = [words("plan-turns", count=count)] if count else []
    return [*said, *([words("plan-turns-gone")] if any(one.why not in ("", "played") for one in plans) else [])]


def _line(
    one: Waiting,
    place: str,
    words: Words,
    decision: Decision | None,
    end: int | None,
    ask: int | None,
    voted: int | None,
    undecided: Undecided | None,
    *,
    mine: bool,
) -> str:
    if one.unreachable:
        return words("wait-turns-line-adrift", game=one.game, place=place)
    own = ("wait-turns-line", "wait-turns-line-timed")
    other = ("wait-turns-other", "wait-turns-other-timed")
    key, due = (own if mine else other)[one.due is not None], one.due or 0
    if decision is not None and not (decision.is_open or decision.unseen):
        key, due = "wait-turns-line-decides" if mine else "wait-turns-other-decides", decision.at
    elif voted is not None:
        key, due = "wait-turns-other-voted", voted
    elif ask is not None:
        key, due = "wait-turns-line-asked", ask
    elif end is not None:  # the limit of a turn has no other effect there
        key, due = "wait-turns-line-alone", end
    elif undecided is not None:
        key, due = "wait-turns-line-undecided" if mine else "wait-turns-other-undecided", undecided.at
    # By letters, the other member is no member of the reader's server.
    named = decision is not None and decision.voters == 1 and not one.guild and len(one.company.places) == 1
    return words(
        key,
        game=one.game,
        place=place,
        names=safe_names(one.who, words),
        since=moment(one.since, "R"),
        time=moment(due),
        left=moment(due, "R"),
        timed=int(one.due == due),
        voters=0 if decision is None else "named" if named else decision.voters,
        other=safe_names(one.company, words),
        then="" if undecided is None else undecided.then,
        link=message_link(one.guild, one.board_channel, one.board_message) or words("letters-no-board"),
    )
