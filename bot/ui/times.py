"""Times in words: lengths, moments, days, a match's pace.

`typed_times` and `zones` read what members type.
"""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, Literal, TypeVar

from discord import app_commands

from bot.engine.game import Seat
from bot.sessions.model import Match, Phase
from bot.sessions.pace import DAY, HOUR, MINUTE, Off, Pace, Terms, TurnClock
from bot.sessions.play.repeats import RATED_A_DAY
from bot.sessions.time.absences import is_told
from bot.sessions.time.banks import bank_begins, bank_of, due_from, whole
from bot.sessions.time.patience import AfterTime, next_clock
from bot.ui.words import Words, safe_name, with_names

LIMITS = (0, 15, 30, 60, 180, 360, 480, 720, 1440, 2880, 4320, 10080, 20160)  # minutes a turn may take; 0: no limit
BANKS = (0, 720, 1440, 2880, 4320, 10080, 20160)  # minutes in a seat's bank; 0: no bank
_COMPUTERS: dict[str, Literal["turn", "stay"]] = {"turn": "turn", "stay": "stay"}
LATE = ("ask", "play", *_COMPUTERS)  # what happens when a turn's time is over
HOLIDAYS = ("stand-in", "pause")
ALL_COUNT = "none"
OFF: dict[str, Off | None] = {ALL_COUNT: None, "weekends": "weekends", "nights": "nights", "both": "both"}
MOST_NAMED = 3  # members whom a board names when it gives them the time of a turn again
_FIRST_DAY = date(1970, 1, 1)

F = TypeVar("F", bound=Callable[..., Any])


def moment(at: int, style: Literal["R", "f", "F"] = "f") -> str:
    """Return a time that Discord shows in each member's time zone.

    at: milliseconds. style: "F" has the day of the week; "R" is relative to now.
    """
    return f"<t:{at // 1000}:{style}>"


def length(milliseconds: int, words: Words) -> str:
    """Return a length of time in the largest unit that gives a whole number."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if milliseconds % size == 0:
            return words("wait-length", unit=unit, count=milliseconds // size)
    return words("wait-length", unit="minutes", count=milliseconds // MINUTE)


def rough_length(milliseconds: int, words: Words) -> str:
    """Return a length of time in whole days, hours or minutes; below two of a unit, in the next smaller one."""
    unit = next((unit for unit in (DAY, HOUR) if milliseconds >= 2 * unit), MINUTE)
    return length(max(milliseconds // unit, 1) * unit, words)


def clock_time(minute: int) -> str:
    """Return a minute of the day in the form "22:05"."""
    return f"{minute // 60}:{minute % 60:02}"


def date_of(day: int, words: Words) -> str:
    """Return a day in words. day: days since 1970-01-01."""
    return words.day(_FIRST_DAY + timedelta(days=day))


# ---- a match's pace ----


def asks_for_pace(command: F) -> F:
    """Describe the options of a command that `pace_of` reads, and set their choices."""
    app_commands.describe(
        time="wait-opt-time", late="wait-opt-late", holiday="wait-opt-holiday", bank="wait-opt-bank", off="wait-opt-off"
    )(command)
    app_commands.choices(
        time=[app_commands.Choice(name=time_key(limit), value=limit) for limit in LIMITS],
        bank=[app_commands.Choice(name=time_key(bank), value=bank) for bank in BANKS if bank],
    )(command)
    app_commands.choices(
        late=[app_commands.Choice(name=f"wait-choice-late-{value}", value=value) for value in LATE],
        holiday=[app_commands.Choice(name=f"wait-choice-holiday-{value}", value=value) for value in HOLIDAYS],
        off=[app_commands.Choice(name=f"wait-choice-off-{value}", value=value) for value in OFF if OFF[value]],
    )(command)
    return command


def time_key(minutes: int) -> str:
    """Return the key of the text that names a time for a turn, or a bank."""
    return f"wait-choice-time-{minutes}"


def pace_of(time: int, late: str, holiday: str, bank: int = 0, off: str = ALL_COUNT) -> Pace:
    """Return the pace for these options. time: minutes that a turn may take; 0: no limit. bank: minutes; 0: no bank."""
    computer = _COMPUTERS.get(late)
    return Pace(
        time * MINUTE or None, late != "ask", holiday == "pause", computer, bank=bank * MINUTE, off=OFF.get(off)
    )


def pace_in_words(pace: Pace, words: Words) -> str:
    """Return in words how long a turn may take, and what happens then."""
    if pace.limit is None:
        return words("wait-pace-none")
    time = length(pace.limit, words)
    if pace.computer is not None:
        turn = pace.computer == "turn"
        said = words("wait-pace-turn", time=time) if turn else words("wait-pace-stay", time=time)
    else:
        key = "wait-pace-loses" if pace.loses else "wait-pace-hard" if pace.hard else "wait-pace-soft"
        said = words(key, time=time)
    if pace.bank:
        said = words("wait-pace-bank", pace=said, bank=length(pace.bank, words))
    if pace.off is not None:
        said = words("wait-pace-off", pace=said, off=pace.off)
    return words("wait-pace-pause", pace=said) if pace.pause else said


def race_end(until: int, words: Words) -> str:
    """Return the sentence that tells when a race ends if nobody moves. until: in milliseconds since 1970."""
    return words("wait-race-ends", time=moment(until), left=moment(until, "R"))


def pace_hint(match: Match, user: int, words: Words, patience: int, *, races: bool) -> str:
    """Return the line that tells a member how to change the time for a turn; "" if they cannot change it.

    patience: for how long a match without a limit waits for a silent member, in milliseconds. Then the others decide,
    or a race ends.
    races: whether the match is a race. In play, another line tells its end (`race_end`).
    """
    playing, sets = match.phase is Phase.PLAYING, match.phase is Phase.LOBBY and user == match.host
    alone = playing and len(match.members) < 2  # nobody is left who could agree
    if match.solo or match.private or match.seat_of(user) is None or alone or not (playing or sets):
        return ""
    if match.terms.league is not None:
        return ""
    pace = match.terms.pace
    if pace.limit is None and races and not sets:
        return f"-# {words('wait-pace-hint-none')}"
    said = pace_in_words(pace, words)
    if pace.limit is None:  # the match does not wait for ever
        said = words("wait-pace-race" if races else "wait-pace-patient", time=length(patience, words))
    hint = f"-# {words('wait-pace-hint', pace=said, sets='yes' if sets else 'no')}"
    return f"{hint}\n{_banks_left(match, words)}" if playing and pace.bank else hint


def _banks_left(match: Match, words: Words) -> str:
    """Return the line that tells what the bank of each seat has, or had when its turn began."""
    left = ((one, bank_of(match.terms, one.seat)) for one in match.members if one.present)
    said = (f"{safe_name(one.name)} {rough_length(bank, words) if bank else '0'}" for one, bank in left)
    return words("wait-banks-left", banks=" · ".join(said))


def clock_line(match: Match, words: Words, then: AfterTime | None = None) -> str:
    """Return the line of a board about the time limit; "" if there is nothing to say.

    then: what follows if nobody can vote, or that no time runs yet (`Silences.after_time`).
    """
    terms = match.terms
    if match.phase is Phase.LOBBY:
        if terms.pace.limit is None:
            return ""
        said = words("wait-board-pace", pace=pace_in_words(terms.pace, words))
        return said if terms.pace.off is None else f"{said}\n-# {words('wait-board-zone')}"
    clock = next_clock(match)
    if match.phase is not Phase.PLAYING or clock is None:
        return ""
    if terms.unreachable is not None:
        return words("wait-board-adrift")
    ask, name = terms.ask_of(clock.seat), safe_name(match.name_of(clock.seat))
    if ask is not None:
        key = "wait-board-silent" if ask.silent else "wait-board-asked"
        if terms.waited(ask.seat, ask.since):
            key = "wait-board-silent-again" if ask.silent else "wait-board-asked-again"
        voters = match.electors(clock.seat)
        voter = safe_name(match.name_of(voters[0])) if voters else ""
        return words(key, name=name, left=moment(ask.until or 0, "R"), voters=len(voters), voter=voter)
    notes = clock_notes(match, clock, words)
    if clock.due is None:
        return notes
    if then == "stands":
        return words("wait-stands")
    key = "wait-board-due" if then is None else "wait-board-due-alone"
    said = words(key, time=moment(clock.due), left=moment(clock.due, "R"), then=then or "")
    return f"{said}\n-# {notes}" if notes else said


def clock_notes(match: Match, clock: TurnClock, words: Words) -> str:
    """Return what boards and lists say of a clock beside its end; "" if there is nothing to say.

    That is the holiday that stops it, or the time bank and the hours that do not count.
    """
    terms, name = match.terms, safe_name(match.name_of(clock.seat))
    away = terms.stopped_until(clock.seat)
    if clock.left is not None and away is not None:
        return words("wait-board-away", name=name, time=moment(away))
    if clock.due is None or terms.ask_of(clock.seat) is not None:
        return ""
    bank = bank_told(terms, clock, words)
    said = [words("wait-board-bank", name=name, **bank)] if bank else []
    if terms.pace.off is not None:
        said.append(words("wait-board-off", name=name, off=terms.pace.off))
    return " ".join(said)


def bank_told(terms: Terms, clock: TurnClock, words: Words) -> dict[str, str]:
    """Return the values of the texts about a time bank: what it has (`bank`), and when it runs (`time`, `left`).

    {} if there is none, or it does not run.
    """
    begins = bank_begins(terms, clock)
    if begins is None:
        return {}
    bank = rough_length(bank_of(terms, clock.seat), words)
    return {"bank": bank, "time": moment(begins), "left": moment(begins, "R")}


def taken_said(match: Match, user: int, words: Words) -> str:
    """Return the answer to a member who has taken a seat. If its owner is away, it tells until when."""
    lent = next((one for one in match.terms.stand_ins if match.seats[one.seat].user == user), None)
    if lent is None or lent.until is None:
        return words("wait-taken")
    name = safe_name(next(one.name for one in with_names(match, words).terms.stand_ins if one.seat == lent.seat))
    return words("wait-taken-away", name=name, time=moment(lent.until), left=moment(lent.until, "R"))


def rating_line(match: Match, words: Words) -> str:
    """Return that ratings stay as they are after a match; "" if it moves them, is not rated at all or is over."""
    until, begun = match.terms.ratings_stay_until, match.terms.begun
    if match.phase is Phase.LOBBY:
        return "" if until is None else words("ui-ratings-stay-until", until=moment(until), most=RATED_A_DAY)
    if match.over or begun is None or begun.rated:
        return ""
    return words("ui-ratings-stay", most=RATED_A_DAY)


def absence_line(match: Match, words: Words) -> str:
    """Return the line of a board about the time that an absence has given back; "" if there is none to tell."""
    absence = match.terms.absence
    if absence is None or not is_told(match):
        return ""
    time, limit = rough_length(absence.until - absence.since, words), match.terms.pace.limit
    names = [safe_name(match.name_of(seat)) for seat in _with_whole_time(match)]
    if limit is not None and 0 < len(names) <= MOST_NAMED:
        named, whole = words.listed(names), length(limit, words)
        return words("wait-board-unseen-turn", time=time, names=named, count=len(names), limit=whole)
    return words("wait-board-unseen" if absence.unseen else "wait-board-absence", time=time)


def _with_whole_time(match: Match) -> list[Seat]:
    """Return the seats to which the time without a board has given the whole time of a turn (`seen_late`)."""
    absence, limit = match.terms.absence, match.terms.pace.limit
    if absence is None or not absence.unseen or limit is None:
        return []
    terms, found = match.terms, []
    for one in match.clocks:
        full = due_from(terms, one.seat, absence.until)
        if one.left == whole(terms, one.seat) or (one.left is None and (one.due or 0) >= (full or 0)):
            found.append(one.seat)
    return found
