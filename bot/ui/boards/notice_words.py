"""The words of a notice, and its buttons."""

from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import ui

from bot.sessions.model import Match, Member
from bot.sessions.notices import CALL_ELECTORS, PROPOSALS, REMINDERS, VOTES, Notice
from bot.sessions.pace import Pace, StandIn
from bot.sessions.time.votes import deciders
from bot.ui.address import Address
from bot.ui.boards.decisions import settled_vote
from bot.ui.boards.homes import Home
from bot.ui.boards.lobby import CODE
from bot.ui.boards.vote_list import AREA, CHOOSE
from bot.ui.boards.witness import who_can_help
from bot.ui.entry.buttons import Button, Select
from bot.ui.entry.reasons import UNKNOWN_CHANNEL
from bot.ui.panels import option
from bot.ui.times import bank_told, moment, pace_in_words
from bot.ui.words import Words, channel_mention, mention, message_link, names_in, plain_name, safe_name, with_names

MOST_CONTROLS = 3  # buttons and menus below a public message
# What the buttons are below that can be closed by a press, by their actions.
CLOSED: dict[str, Literal["offer", "proposal"]] = {
    "take": "offer",
    "cover": "offer",
    "agree": "proposal",
    "decline": "proposal",
}
# What an offer says, in the address of its button after the seat: it is for good, or its owner gets the points.
GOOD, LENT = "g", "l"
TOLD_ANEW = CALL_ELECTORS | {"covered", "offered"}  # the kinds of notices of which no sentence stays once settled


def sentence(
    notice: Notice,
    match: Match | None,
    words: Words,
    mentioned: tuple[int, ...] = (),
    home: Home | None = None,
    *,
    past: bool = False,
) -> str:
    """Return the text of a notice of any kind but "daily", "evening" and `OF_MEMBERS`.

    mentioned: the ids of the users whom the text addresses. home: the server, if the text names it. past: whether what
    it tells is over, as only notices of the kinds "covered" and "offered" can say.
    """
    link = "" if match is None else message_link(match.place.guild, match.board.channel, match.board.message)
    if notice.kind == "moved" and match is not None and match.board.channel != notice.channel:
        link = ""  # the board comes here by itself, and stood elsewhere before
    due = notice.due or 0
    waited = 0 if match is None or notice.seat is None else match.terms.waited(notice.seat, notice.since)
    directed = notice.user is not None and (match is None or not match.by_letters)  # by letters, users are readers
    key = _key(notice, directed=directed) + ("-again" if waited and notice.kind in CALL_ELECTORS else "")
    name, actor = Member(notice.name_user, notice.name), Member(notice.actor_user, notice.actor)
    voters = () if match is None or notice.seat is None else match.electors(notice.seat)
    voter = match.seats[voters[0]] if match is not None and voters else Member(0, "")
    lent = stand_in_of(notice, match)
    if notice.kind == "offered" and lent is not None and not notice.for_good:
        # A stand-in offers the seat. The next stand-in will play for the same owner.
        key = "offered-lent-table" if notice.why == "table" else "offered-lent"
        if directed:
            key = "offered-lent-to"
        name, actor = Member(lent.owner, lent.name), name
    key = f"{notice.kind}-past" if past else key
    if notice.kind == "unanswered" and not notice.actor and _ended_by_vote(notice, match):
        key = "unanswered-others"
    shown, acting, voting = names_in(match, (name, actor, Member(voter.user, voter.name)), words)
    if notice.kind == "lost" and match is not None and (match.seats[2:] or notice.seat in match.terms.unrated):
        key = "lost-table"  # who leaves a race is out of it, while the others play on
    decided = _deciders(notice, match, words) if key == "unanswered-others" else ()
    if decided:
        key = "unanswered-several"
    said = words(
        f"wait-notice-{key}",
        who=_mentions(notice, match, mentioned, words),
        name=safe_name(shown),
        actor=words.listed(map(safe_name, decided)) or safe_name(acting),
        voters=len(voters),
        voter=safe_name(voting),
        waited=waited,
        game="" if match is None else match.game,
        link=link,
        board=int(match is not None and _has_buttons(match)),
        place=channel_mention(notice.channel) if match is None or not match.by_letters else words("letters-place"),
        guild="" if home is None else safe_name(home.name),
        time=moment(due),
        left=moment(due, "R"),
        pace="" if notice.pace is None else pace_in_words(notice.pace, words),
        count=0 if notice.back is None else notice.back.count,
        steps=0 if notice.back is None else notice.back.steps,
    ).strip()
    return " ".join((said, *_about_banks(notice, match, words)))


def _about_banks(notice: Notice, match: Match | None, words: Words) -> list[str]:
    """Return when the time bank of a member runs whom a notice reminds, or what a proposed pace does to all banks."""
    if match is None:
        return []
    if notice.kind == "proposed" and notice.pace is not None:
        return banks_after(match, notice.pace, words)
    clock = match.clock_of(notice.seat) if notice.kind == "reminder" and notice.seat is not None else None
    bank = {} if clock is None else bank_told(match.terms, clock, words)
    return [words("wait-bank-yours", **bank)] if bank else []


def banks_after(match: Match, pace: Pace, words: Words) -> list[str]:
    """Return what happens to the time banks of a match in play if all agree to a pace; [] without banks."""
    before, after = match.terms.pace.bank, pace.bank
    if not before and not after:
        return []
    return [words("wait-pace-banks", what="kept" if before == after else "full" if after else "gone")]


def _has_buttons(match: Match) -> bool:
    """Return whether a board stands in the channel of a match in play, be it an older one, and not only its table."""
    board = match.board
    return board.message is not None and board.channel == match.place.channel and match.entry.kind != "start"


def why_unshown(notice: Notice, lacking: str, code: int, words: Words, now: int, *, in_words: bool | None) -> list[str]:
    """Return the line that says why no board shows what a direct message tells; [] if nobody can help.

    It has its time, since the message stays. lacking, code, in_words: as for `who_can_help`. now: in milliseconds
    since 1970.
    """
    over = notice.kind == "ended"
    known = code != UNKNOWN_CHANNEL or (over and bool(lacking))
    helped = who_can_help(lacking, code, notice.channel, words, over=over, in_words=in_words) if known else ""
    return [f"-# {words('wait-as-of', time=moment(now), why=helped)}"] if helped else []


def settled_text(notice: Notice, match: Match, words: Words, said: str, *, listed: bool) -> str:
    """Return what a notice says once its question is settled, or what it tells is over; "": it is deleted.

    match: as it is then. said: all that the notice says until then. listed: whether it is a list, which stays as it is,
    with the end of its vote below. words: in the language of `said` if it stays, so that a message has one language.
    """
    if listed:
        if notice.kind != "vote" or notice.seat is None:
            return said
        return f"{said}\n{settled_vote(match, notice.seat, notice.since, words)}"
    if notice.kind in REMINDERS:
        return ""
    if notice.kind == "vote" and not notice.dm:
        return ""  # the question stands in the same channel, and says how the vote has ended
    if notice.kind in VOTES and not notice.dm and _ended_by_vote(notice, match):
        return ""  # the notice of the end stands in the same channel, and says who has decided it
    if notice.kind in CALL_ELECTORS and notice.seat is not None:
        return settled_vote(match, notice.seat, notice.since, words)
    if notice.kind == "covered":
        return sentence(notice, match, words, past=True)
    if notice.kind == "offered":
        return f"{sentence(notice, match, words, past=True)}\n{closed_line('offer', words)}"
    return f"{said}\n{closed_line('proposal', words)}"


def closed_line(kind: Literal["offer", "proposal"], words: Words) -> str:
    """Return the line below an offer of a seat or a proposal that nobody can answer any more."""
    return words(f"wait-closed-{kind}")


def closed_line_below(action: str, label: str, words: Words) -> str:
    """Return `closed_line` in the language of the message above it, or in that of `words` if no language has the label.

    action: what the pressed button does, a key of `CLOSED`. label: the button's, which tells the language.
    """
    labels, lines = words.in_all_languages(f"wait-ui-{action}"), words.in_all_languages(f"wait-closed-{CLOSED[action]}")
    return next((line for line, said in zip(lines, labels, strict=True) if said == label), lines[0])


def _ended_by_vote(notice: Notice, match: Match | None) -> bool:
    """Return whether members have voted to end the match, because the member of the notice's seat did not answer."""
    result = None if match is None or notice.seat is None else match.terms.decided_of(notice.seat)
    return result is not None and result.choice == "end" and result.voted


def _deciders(notice: Notice, match: Match | None, words: Words) -> tuple[str, ...]:
    """Return the names of the members who have voted to end the match; () if an older version has counted."""
    result = None if match is None or notice.seat is None else match.terms.decided_of(notice.seat)
    voters = () if match is None or result is None else [match.owner_of(seat) for seat in deciders(result)]
    return tuple(names_in(match, voters, words))


def button(notice: Notice, match: Match | None, action: str, style: discord.ButtonStyle, words: Words) -> ui.Item[Any]:
    """Return a button of a notice. If it is one member's and others read it, too, its label names the member."""
    about = "" if notice.seat is None else str(notice.seat)
    if notice.kind in PROPOSALS:
        about = str(notice.asked_at)
    elif action == "take":
        about += GOOD if notice.for_good else LENT
    if action == "take" and match is not None and match.by_letters:  # who reads it has a seat already
        # Of this area, since a message with a button of the game is taken for a board.
        return Button(Address("b", AREA, CODE.action, match.id), words(CODE.label), style)
    address = Address("b", AREA, action, notice.match or "", notice.since, about)
    whose = Member(notice.name_user, notice.name) if action == "back" else None
    if action == "mute" and not notice.dm and notice.user is not None:
        whose = Member(notice.user, "")
    if whose is None:
        return Button(address, words(f"wait-ui-{action}"), style)
    return Button(address, words(f"wait-own-{action}", name=plain_name(*names_in(match, (whose,), words))), style)


def controls(
    notice: Notice,
    match: Match | None,
    actions: Sequence[tuple[str, discord.ButtonStyle]],
    words: Words,
) -> list[list[ui.Item[Any]]]:
    """Return the rows of a notice with its actions, each with its colour.

    In a channel these are at most MOST_CONTROLS, so the last choices of a long vote stand in a menu.
    """
    first, rest = actions, actions[:0]
    if not notice.dm and len(actions) > MOST_CONTROLS:
        first, rest = actions[: MOST_CONTROLS - 1], actions[MOST_CONTROLS - 1 :]
    rows = [[button(notice, match, action, style, words) for action, style in first]]
    if rest:
        seat = "" if notice.seat is None else str(notice.seat)
        address = Address("s", AREA, CHOOSE, notice.match or "", notice.since, seat)
        lines = [option(words(f"wait-ui-{action}"), action) for action, _ in rest]
        rows.append([Select(address, words("wait-ui-others"), lines)])
    return rows


def stand_in_of(notice: Notice, match: Match | None) -> StandIn | None:
    """Return the stand-in of the seat that a notice is about."""
    return None if match is None or notice.seat is None else match.terms.stand_in_of(notice.seat)


def _key(notice: Notice, *, directed: bool) -> str:
    """Return the last part of the text key for a notice. directed: whether an offer is to its user alone."""
    good = "-good" if notice.for_good else ""
    if notice.kind == "reminder" and notice.due is not None:
        return "reminder-timed"
    if notice.kind == "offered":
        to = "-to" if directed else ""
        return f"offered-handed{to}{good}" if notice.why == "handed" else f"offered-{notice.why}"
    if notice.kind == "taken":
        return f"taken{good}"
    if notice.kind == "played" and notice.actor:
        return "played-by"
    if notice.kind == "unanswered":
        return "unanswered-all" if notice.seat is None else "unanswered-by" if notice.actor else "unanswered"
    return f"{notice.kind}-by" if notice.kind in ("moved", "unshown") and notice.actor else notice.kind


def _mentions(notice: Notice, match: Match | None, mentioned: tuple[int, ...], words: Words) -> str:
    """Return mentions of these users, or their names if the server wants no mentions."""
    if not notice.quiet or notice.dm or match is None:
        return words.listed(mention(user) for user in mentioned)
    names = {seat.user: safe_name(seat.name) for seat in with_names(match, words).seats}
    return words.listed(names.get(user, mention(user)) for user in mentioned)
