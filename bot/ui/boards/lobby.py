"""The lobby on its board: who has a seat, what the table waits for, and its buttons.

Beside the button More, the board has at most two buttons or menus: those that matter now. All others stand on the
private panel of More, which has only what the member who asks may do.
"""

from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.engine.game import LEVELS
from bot.sessions.computers import computers_at
from bot.sessions.councils import Council
from bot.sessions.model import Match, Phase
from bot.sessions.play import choices, rematch
from bot.sessions.sight import is_moderated_in
from bot.sessions.time.dues import expiry
from bot.storage.keeping import is_computer, is_council
from bot.ui.address import Address
from bot.ui.entry.buttons import Select
from bot.ui.face import ButtonSpec, Face, Row
from bot.ui.letters import called
from bot.ui.panels import option
from bot.ui.times import moment
from bot.ui.words import Words, channel_mention, plain_name, safe_name, with_names

TAKE_OUT = "out"  # stands in the menu before the id of a computer player, whose sign is left out

JOIN = ButtonSpec("join", "ui-join", discord.ButtonStyle.success)
BEGIN = ButtonSpec("begin", "ui-begin", discord.ButtonStyle.primary)
COME = ButtonSpec("join", "ui-come", discord.ButtonStyle.success)
NOT_NOW = ButtonSpec("notnow", "ui-not-now")
ACCEPT = ButtonSpec("accept", "ui-accept", discord.ButtonStyle.success)
DECLINE = ButtonSpec("notnow", "ui-decline")
PART = ButtonSpec("part", "ui-part")
LEARN = ButtonSpec("learn", "lesson-ui-learn")
CODE = ButtonSpec("code", "letters-ui-code", discord.ButtonStyle.success)  # of a table by letters
CANCEL = ButtonSpec("cancel", "ui-cancel")
CHANNEL_CODE = ButtonSpec("channelcode", "letters-ui-code", discord.ButtonStyle.success)  # for another channel
AGREE = ButtonSpec("channelagree", "ui-accept", discord.ButtonStyle.success)
REFUSE = ButtonSpec("channelrefuse", "ui-decline")


# ---- what the board says ----


def text(match: Match, face: Face, words: Words, *, computers: bool) -> str:
    """Return who has a seat, and what the table waits for. computers: whether the match may have computer players."""
    if match.councils:
        return _channels_text(match, words)
    lines = []
    for seat in match.seats:
        key = "ui-lobby-host" if seat.user == match.host else "ui-lobby-seat"
        line = words("computer-seated" if is_computer(seat.user) else key, name=safe_name(seat.name))
        choice = choices.chosen(match.options, seat.seat)
        lines.append(f"{line} · {face.choice(choice, words)}" if choice else line)
    lines += _guests(match, words)
    if sought := [one for one in match.terms.sought if match.seat_of(one.user) is None]:
        lines.append(words("look-lobby", who=words.listed(called(match, one) for one in sought)))
    if rematch.unanswered(match):
        return "\n".join((*lines, *_invitation(match, words)))
    missing, free = match.limits.low - len(match.seats), match.limits.high - len(match.seats)
    if missing > 0:
        shown = computers and needs_company(match)
        letters = int(match.by_letters)
        lines.append(words("ui-lobby-needs", missing=missing, computers=int(shown), letters=letters))
    else:
        gives_way = int(free == 0 and bool(computers_at(match)))  # a computer player, to a member who joins
        letters = int(match.by_letters)
        lines.append(words("ui-lobby-ready", name=_host(match), free=free, computers=gives_way, letters=letters))
    if _free_choices(match, face):
        lines.append(words("ui-lobby-choose", what=face.choice("", words)))
    return "\n".join(lines)


def _channels_text(match: Match, words: Words) -> str:
    """Return what a channel asks another one, on the board of either."""
    council = match.terms.council or Council()
    rival = council.homes[1] if len(council.homes) > 1 else None
    place = "" if rival is None else channel_mention(rival.channel)
    hours, until = council.hours, moment(expiry(match), "R")
    if match.council is None:
        name = safe_name(match.seats[0].name)
        return words("council-lobby-asked", name=name, game=match.game, hours=hours, until=until)
    return words("council-lobby", named=int(bool(place)), place=place, hours=hours, until=until)


def _host(match: Match) -> str:
    return next((safe_name(seat.name) for seat in match.seats if seat.user == match.host), "")


def _guests(match: Match, words: Words) -> list[str]:
    """Return a line for each guest who has no seat."""
    asked, seated = rematch.unanswered(match), {seat.user for seat in match.seats}
    away = [guest for guest in match.terms.guests if guest.user not in seated]
    keys = ["ui-lobby-asked" if guest in asked else "ui-lobby-declined" for guest in away]
    return [words(key, name=safe_name(guest.name)) for key, guest in zip(keys, away, strict=True)]


def _invitation(match: Match, words: Words) -> list[str]:
    """Return what a rematch or a challenge asks of its guests, and when it starts."""
    who, waits = words.listed(called(match, guest) for guest in rematch.unanswered(match)), match.terms.rematch
    if rematch.is_challenge(match):
        return [words("ui-challenge-asks", who=who, name=_host(match))]
    invited = words("ui-rematch-asks", who=who)
    if waits is None or waits.until is None:
        return [invited, words("ui-rematch-waits")]
    low = match.limits.low
    if len(match.seats) < low and len(match.terms.guests) <= low:
        return [invited, words("ui-rematch-both")]
    return [invited, words("ui-rematch-starts", left=moment(waits.until, "R"))]


# ---- its buttons and menus ----


def row(match: Match) -> Row:
    """Return the buttons that stand on the board beside More. By letters, they are those of its reader."""
    if match.reader is not None:
        return _own_row(match, match.reader.user)
    if rematch.unanswered(match):
        return (ACCEPT, DECLINE) if rematch.is_challenge(match) else (COME, NOT_NOW)
    room = has_room(match, match.host)  # no seat is kept for anybody
    return (*((JOIN,) if room else ()), *((BEGIN,) if _is_ready(match) else ()))


def _own_row(match: Match, user: int) -> Row:
    if is_council(user):
        asks = match.terms.council is not None and len(match.terms.council.homes) > 1
        return (AGREE, REFUSE) if match.council is None else () if asks else (CHANNEL_CODE,)
    if match.seat_of(user) is None:
        asked = any(guest.user == user for guest in rematch.unanswered(match))
        answers = (ACCEPT, DECLINE) if rematch.is_challenge(match) else (COME, NOT_NOW)
        return answers if asked else (JOIN,) if has_room(match, user) else ()
    if user != match.host:
        return ()
    return (*((BEGIN,) if _is_ready(match) else ()), *((CODE,) if has_room(match, 0) else ()))


def last(match: Match) -> Row:
    """Return the buttons that stand on the board after More: by letters, a guest of the table may invite others."""
    reader = match.reader
    if reader is None or reader.user == match.host or match.seat_of(reader.user) is None or not has_room(match, 0):
        return ()
    return (replace(CODE, style=discord.ButtonStyle.secondary),)


def calls_host(match: Match) -> bool:
    """Return whether a board by letters calls the host, because enough members have come: only the host can start."""
    reader = match.reader
    if reader is None or reader.user != match.host or match.phase is not Phase.LOBBY or rematch.unanswered(match):
        return False
    return match.entry.kind == "join" and match.entry.user != match.host and len(match.seats) == match.limits.low


def needs_company(match: Match) -> bool:
    """Return whether too few seats are taken to start, so that the menu of computer players stands on the board."""
    if match.councils or (match.reader is not None and match.reader.user != match.host):
        return False
    return match.phase is Phase.LOBBY and not rematch.unanswered(match) and not _is_ready(match)


def rest(match: Match, face: Face, user: int, *, moderates: bool) -> Row:
    """Return the buttons of the lobby that a user finds behind More.

    moderates: whether the user may call off the tables of others.
    """
    seated, asked = match.seat_of(user) is not None, rematch.unanswered(match)
    is_asked = any(guest.user == user for guest in asked)
    joins = bool(asked) and not seated and not is_asked and has_room(match, user)
    begins = bool(asked) and user == match.host and _is_ready(match)
    wanted = (
        (JOIN, joins),
        (BEGIN, begins),
        (PART, seated),
        (CANCEL, (moderates and is_moderated_in(match, match.place.guild)) or user == match.host),
        (LEARN, bool(face.lessons)),
    )
    return tuple(spec for spec, is_wanted in wanted if is_wanted)


def rest_menus(match: Match, face: Face, words: Words, user: int, *, computers: bool) -> list[list[ui.Item[Any]]]:
    """Return rows with the menus of the lobby that a user finds behind More.

    computers: whether the match may have computer players.
    """
    if match.councils:
        return []
    match = with_names(match, words)
    takes_seat = match.seat_of(user) is not None or has_room(match, user)
    own = choice_menu(match, face, words) if takes_seat else []
    adds = computers and user == match.host and not needs_company(match)
    return [own, company_menu(match, words) if adds else []]


def choice_menu(match: Match, face: Face, words: Words) -> list[ui.Item[Any]]:
    """Return a row with the menu of choices that no seat has taken yet, or [] if there are none."""
    lines = [option(face.choice(each, words), each) for each in _free_choices(match, face)]
    return [Select(Address("s", match.game, "choose", match.id), face.choice("", words), lines)] if lines else []


def company_menu(match: Match, words: Words) -> list[ui.Item[Any]]:
    """Return a row with the menu that adds and takes out computer players, or [] if it would be empty."""
    free, seated = match.limits.high - len(match.seats), computers_at(match)
    lines = [option(words("computer-ui-add", level=level), level) for level in LEVELS if free > 0]
    for one in seated:
        lines.append(option(words("computer-ui-remove", name=plain_name(one.name)), f"{TAKE_OUT}{-one.user}"))
    hint = words("computer-ui-menu", free=free, seated=len(seated))
    # The custom_id must change: otherwise Discord would go on showing the last choice.
    return [Select(Address("s", match.game, "company", match.id, match.version), hint, lines)] if lines else []


def _free_choices(match: Match, face: Face) -> list[str]:
    if match.phase is not Phase.LOBBY:
        return []
    return [each for each in face.game.about.choices if choices.taken_by(match.options, each) is None]


def _is_ready(match: Match) -> bool:
    """Return whether enough seats are taken to start."""
    return len(match.seats) >= match.limits.low


def has_room(match: Match, user: int) -> bool:
    """Return whether a user can take a seat. Seats may be kept for others; one computer player gives way."""
    if match.councils:
        return False
    taken, kept = len(match.seats), len(rematch.seats_kept(match, user))
    gives_way = taken >= match.limits.high and bool(computers_at(match))
    return taken - gives_way + kept < match.limits.high
