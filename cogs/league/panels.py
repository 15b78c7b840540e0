"""The private panels of a league, the form that opens one, and the message by which members join."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.sessions.leagues.model import (
    AT_ONCE,
    FEWEST,
    ROUND_WEEKS,
    WEEKS,
    Division,
    League,
    Phase,
)
from bot.sessions.leagues.round_robin import members_that_fit
from bot.sessions.leagues.rounds import ends_at, is_round_over, last_moment, longest
from bot.sessions.leagues.seasons import divisions_of, is_bye, rounds_ahead
from bot.sessions.pace import DAY
from bot.sessions.waiting_list import WaitingList
from bot.storage.league_rows import LeaguePairingRow
from bot.ui.address import Address
from bot.ui.commands.start_panel import LEAGUE
from bot.ui.entry.buttons import Button, Select
from bot.ui.face import Face
from bot.ui.leagues.panels import (
    DANGER,
    PRIMARY,
    again_button,
    begins_now,
    button,
    join_button,
    joined_line,
    managing,
    mode_line,
    open_state,
    pause_field,
    place_field,
    planned,
    start_field,
    time_rules,
    times,
    turn_field,
    usual_first,
)
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Form, Layout, choice, option, panel
from bot.ui.rows import in_rows
from bot.ui.times import length, moment
from bot.ui.words import Words, channel_mention, safe_name, shown_names

MOST_DIVISIONS = 5  # buttons of divisions


# ---- what a league is ----


def title(league: League, face: Face, words: Words) -> str:
    said = words("league-title", game=face.key, season=league.season)
    rounds = league.rules.rounds
    swiss = words("league-mode", mode=words("league-choice-swiss", count=rounds)) if rounds else ""
    return "\n".join(filter(None, (said, swiss, mode_line(league, face, words))))


def state(league: League, words: Words, now: int, number: int | None = None) -> str:
    """Return how far the season is. number: of the division whose round is told in a Swiss; None: the last one."""
    row = league.row
    if league.phase is Phase.CLOSED:
        return words("league-state-closed")
    if league.phase is Phase.PLAYING:
        found = divisions_of(league)
        if league.rules.rounds:
            told = [one for one in found if number in (None, one.number)]
            over = {one.number: is_round_over(league.rows, one.number) for one in told}
            return _round_state(league, min(told, key=lambda one: (over[one.number], one.round)), words)
        finished, matches = sum(one.finished for one in found), sum(one.matches for one in found)
        time, left = moment(row.ends_at), moment(row.ends_at, "R")
        return words("league-state-playing", finished=finished, matches=matches, time=time, left=left)
    return open_state(league, words, now)


def _round_state(league: League, division: Division, words: Words) -> str:
    ends, last = ends_at(league.rows, division.number), last_moment(league.rows)
    if is_round_over(league.rows, division.number):
        return words("league-state-done", division=division.number, time=moment(last), left=moment(last, "R"))
    return words(
        "league-state-round",
        round=division.round,
        rounds=division.rounds,
        time=moment(ends),
        left=moment(ends, "R"),
        end=moment(last),
    )


def rules(league: League, words: Words) -> str:
    """Return the rules of a league, as members read them before they join."""
    one, (turn, weeks) = league.rules, times(league, words)
    pause = length(one.pause * DAY, words)
    if one.rounds:
        full = 2 * one.rounds - 1  # as many can have all rounds, whatever the results (`certain_rounds`)
        most = words("league-choice-weeks", count=longest(one.rounds, one.weeks))
        about = {"turn": turn, "weeks": weeks, "pause": pause, "longest": most}
        said = words("league-rules-swiss", rounds=one.rounds, full=full, **about)
    else:
        said = words("league-rules", threads=int(one.threads), turn=turn, weeks=weeks, pause=pause)
    return "\n".join((words("league-rules-title"), said, words("league-rules-away"), *time_rules(league, words)))


def own_state(league: League, divisions: Sequence[Division], user: int, words: Words) -> str:
    """Return where a member stands in a league. divisions: of the season, with the places still possible."""
    member, seat = league.member(user), league.seat_of(user)
    told = []
    if seat is not None and league.is_played:
        if seat.left_at is not None:
            told.append(words("league-own-left"))
        else:
            told += _standing(divisions, seat.division, seat.seat, words)
            if member is None or member.leaves:
                told.append(words("league-own-leaves"))
    elif member is not None and not member.leaves:
        told.append(words("league-own-joined"))
    return " ".join(told) or words("league-own-none")


def _standing(divisions: Sequence[Division], number: int, player: int, words: Words) -> list[str]:
    division = next(one for one in divisions if one.number == number)
    line = next(one for one in division.table if one.player == player)
    told = [words("league-own-place", place=line.place, count=len(division.table), division=number)]
    found = division.possible.get(player)
    if found is not None and division.finished and says_something(division, found):
        key = "league-own-within" if division.round < division.rounds else "league-own-possible"
        sure = int(player in division.sure)
        told.append(words(key, best=found[0], worst=found[1], span=found[1] - found[0], sure=sure))
    return told


def says_something(division: Division, possible: tuple[int, int]) -> bool:
    """Return whether the places that a member can still reach are not simply all."""
    return possible != (1, len(division.table))


def own_match(league: League, user: int, words: Words) -> str:
    """Return whom a member of a Swiss plays now; "" if there is no open match."""
    seat = league.seat_of(user)
    if seat is None or not league.rules.rounds or not league.is_played:
        return ""
    roster = tuple((one.user_id, one.name) for one in league.rows.seats if one.division == seat.division)
    for one in league.pairings_of(seat):
        if one.match_id is not None and one.first_score is None:
            other = one.second if one.first == seat.seat else one.first
            name, place = safe_name(shown_names(roster, words)[other]), channel_mention(one.channel_id or 0)
            return words("league-own-now", name=name, place=place)
    return ""


# ---- panels ----


def league_panel(
    league: League,
    divisions: Sequence[Division],
    face: Face,
    words: Words,
    user: int,
    now: int,
    *,
    manages: bool,
    said: str = "",
    lacking: str = "",
) -> Layout:
    """Return the panel of a league for a member.

    divisions: of its season, with the places still possible.
    lacking: why the bot can do nothing for it now; "": it can.
    """
    member = league.member(user)
    plays, seat = member is not None and not member.leaves, league.seat_of(user)
    far = state(league, words, now, None if seat is None else seat.division)
    parts = [title(league, face, words), far, own_state(league, divisions, user, words)]
    parts += [own_match(league, user, words), lacking]
    if not plays:
        parts.append(rules(league, words))
    first = button("leave", words("league-ui-leave"), league) if plays else join_button(league, words)
    buttons = [again_button(league, words), first] if begins_now(league, now) else [first]
    if league.rows.seats:
        buttons.append(button("mine", words("league-ui-mine"), league))
    if league.season > 1 or league.rows.seats:
        buttons.append(button("table", words("league-ui-table"), league))
    if plays:
        buttons.append(button("rules", words("league-ui-rules"), league))
    rows: list[Sequence[ui.Item[Any]]] = [*in_rows(buttons)]
    if member is not None and plays and not league.rules.rounds:
        rows.append([_at_once(league, member.at_once, words)])
    if manages:
        rows += in_rows(managing(league, words, now))
    return panel("\n".join(filter(None, parts)), *rows, said=said)


def _at_once(league: League, count: int, words: Words) -> Select:
    texts = {one: words("league-ui-at-once", count=one) for one in AT_ONCE}
    lines = [option(text, str(one), chosen=one == count) for one, text in texts.items()]
    return Select(Address("s", LEAGUE, "atonce", argument=league.id), texts[count], lines)


def leave_panel(league: League, words: Words) -> Layout:
    """Return the question whether a member leaves after the season or now."""
    later = button("leaveend", words("league-ui-leave-end"), league)
    now = button("leavenow", words("league-ui-leave-now"), league, style=DANGER)
    stay = button("show", words("league-ui-stay"), league, style=PRIMARY)
    key = "league-leave-sure-swiss" if league.rules.rounds else "league-leave-sure"
    return panel(words(key), *in_rows([stay, later, now]))


def form(face: Face, plan: Plan, words: Words) -> Form:
    """Return the form that opens a league of a game. plan: what is chosen for it already."""
    swiss = plan.together
    counts = usual_first(2, ROUND_WEEKS) if swiss else usual_first(4, WEEKS)
    weeks = [(str(one), words("league-choice-weeks", count=one)) for one in counts]
    fields = [
        start_field(face, words),
        turn_field(LEAGUE, plan, words),
        choice("weeks", words("league-form-round-weeks" if swiss else "league-form-weeks"), weeks),
        pause_field(LEAGUE, words),
    ]
    if not swiss:
        fields.append(place_field(words))
    address = Address("m", LEAGUE, "make", argument=planned(face, plan))
    return Form(address, words("league-form", game=face.key), *fields)


def table_rows(league: League, number: int, words: Words, *, listed: bool) -> list[list[Button]]:
    """Return the buttons below the standings of a division. listed: whether they are in words."""
    look = words("league-ui-picture") if listed else words("league-ui-text")
    buttons = [button("table" if listed else "text", look, league, f"{number} {league.season}")]
    others = [one for one in _numbers(league) if one != number][:MOST_DIVISIONS]
    action = "text" if listed else "table"
    for one in others:
        label = words("league-ui-division", division=one)
        buttons.append(button(action, label, league, f"{one} {league.season}"))
    if league.season > 1:
        label = words("league-table-season", season=league.season - 1)
        buttons.append(button(action, label, league, f"1 {league.season - 1}"))
    return in_rows([*buttons, button("show", words("league-ui-back"), league)])


def _numbers(league: League) -> list[int]:
    return sorted({seat.division for seat in league.rows.seats})


# ---- a member's matches ----


def mine(league: League, user: int, waiting: WaitingList, clocks: Mapping[str, str], words: Words) -> str:
    """Return the matches of a member in a season: open ones with their channels, results, and who is still to come.

    waiting: the member's open matches, for whose turn it is, and until when. clocks: what their boards say of this
    beside, by the ids of the matches.
    """
    seat = league.seat_of(user)
    if seat is None:
        return words("league-mine-none")
    seats = [one for one in league.rows.seats if one.division == seat.division]
    shown = shown_names(tuple((one.user_id, one.name) for one in seats), words)
    names = {one.seat: safe_name(name) for one, name in zip(seats, shown, strict=True)}
    gone = {one.seat for one in seats if one.left_at is not None or one.user_id < 0}
    lines, coming = [words("league-mine-title", season=league.season)], []
    pairings = league.pairings_of(seat)
    lines += [words("league-mine-bye", round=one.round) for one in pairings if is_bye(one)]
    pairings = tuple(one for one in pairings if not is_bye(one))
    for one in sorted(pairings, key=lambda pairing: (pairing.first_score is not None, pairing.round)):
        other = one.second if one.first == seat.seat else one.first
        name, place = names[other], channel_mention(one.channel_id or 0)
        if one.first_score is not None:
            lines.append(words("league-mine-over", how=_how(one, seat.seat), name=name))
        elif one.match_id is not None:
            line = words("league-mine-open", place=place, name=name, round=one.round)
            lines.append(_with_turn(line, one.match_id, name, waiting, words))
            lines += [f"-# {clocks[one.match_id]}"] if one.match_id in clocks else []
        elif other not in gone and league.is_played:
            coming.append(name)
    if coming and seat.left_at is None:
        lines.append(words("league-mine-next", names=words.listed(coming)))
    division = next(one for one in divisions_of(league) if one.number == seat.division)
    waits = all(one.first_score is not None for one in pairings) and league.is_played and seat.left_at is None
    if waits and division.rounds and is_round_over(league.rows, division.number):
        lines.append(words("league-mine-done"))
    elif waits and division.round < division.rounds:
        lines.append(words("league-mine-round", round=division.round + 1))
    return "\n".join(lines)


def _with_turn(line: str, match: str, name: str, waiting: WaitingList, words: Words) -> str:
    """Return the line of an open match with whose turn it is, and until when. name: the opponent's."""
    for whose, found in (("own", waiting.mine), ("other", waiting.others)):
        for one in found:
            if one.match == match:
                due, timed = one.due or 0, "no" if one.due is None else "yes"
                ends = {"time": moment(due), "left": moment(due, "R")}
                return words("league-mine-turn", open=line, whose=whose, name=name, timed=timed, **ends)
    return line


def _how(pairing: LeaguePairingRow, seat: int) -> str:
    scores = (pairing.first_score or 0, pairing.second_score or 0)
    own, other = scores if pairing.first == seat else scores[::-1]
    return "won" if own > other else "drawn" if own == other and own else "lost"


# ---- public messages ----


def sign_up_text(league: League, face: Face, words: Words, now: int) -> str:
    """Return the text of the message by which members join a season."""
    (turn, weeks), rounds = times(league, words), league.rules.rounds
    if rounds:
        short = words("league-rules-short-swiss", rounds=rounds, turn=turn, weeks=weeks)
        joined = len(league.rows.members)
        if joined >= FEWEST:
            few, most = rounds_ahead(league.rows)
            short = f"{short}\n{words('league-plan-swiss', count=joined, few=few, most=most, same=int(few == most))}"
    else:
        short = words("league-rules-short", turn=turn, weeks=weeks)
        if not league.rules.threads and league.phase is Phase.OPEN:
            short = f"{short}\n{words('league-fits', weeks=weeks, turn=turn, count=members_that_fit(league.rules))}"
    far, names, more = state(league, words, now), joined_line(league, words), time_rules(league, words)
    parts = (title(league, face, words), far, names, short, *more)
    return "\n".join(filter(None, parts))


def begun_said(division: Division, words: Words) -> str:
    """Return the line that calls the members of a division when a season begins."""
    names = [f"<@{seat.user_id}>" for seat in division.seats if seat.user_id > 0]
    return words("league-begun", names=words.listed(names))
