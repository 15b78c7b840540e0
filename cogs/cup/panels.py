"""The private panels of a cup, the form that opens one, and the message by which members join."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.engine.tournaments import groups
from bot.sessions.leagues.cups import open_of
from bot.sessions.leagues.model import (
    BEST_OF,
    FEWEST,
    SERIES_WEEKS,
    TABLE_MATCHES,
    TABLE_WEEKS,
    TABLES,
    League,
    Phase,
    Rules,
    kind_of,
)
from bot.sessions.waiting_list import WaitingList
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP
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
    modes,
    open_state,
    pause_field,
    place_field,
    planned,
    start_field,
    time_rules,
    times,
    turn_field,
)
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Form, Layout, choice, panel
from bot.ui.rows import in_rows
from bot.ui.times import moment
from bot.ui.words import Words, safe_names
from cogs.cup import battle_panels
from cogs.cup.cup_page import CupPage

# (double elimination, matches in a series) by the key in a form
KINDS = {f"{int(double)}{best}": (double, best) for double in (False, True) for best in BEST_OF}
# The same for (the most members at a table, matches of a group)
TABLE_KINDS = {f"t{table}{matches}": (table, matches) for table in TABLES for matches in TABLE_MATCHES}


# ---- what a cup is ----


def title(cup: League, face: Face, words: Words) -> str:
    if cup.is_battle:
        named = words("battle-title", **battle_panels.teams_of(cup), game=face.key)
    else:
        named = words("cup-title", game=face.key)
    return "\n".join(filter(None, (named, mode_line(cup, face, words))))


def state(cup: League, page: CupPage | None, words: Words, now: int) -> str:
    """Return how far a cup is. page: its bracket, if it has begun."""
    if page is not None and (ended := page.result()):
        return ended
    if cup.is_battle and (page is None or cup.phase is Phase.CLOSED):
        return battle_panels.state(cup, words, now)
    if cup.phase is Phase.CLOSED:
        return words("cup-state-closed")
    if page is not None:
        return page.progress()
    return open_state(cup, words, now)


def rules(cup: League, face: Face, words: Words) -> str:
    """Return the rules of a cup, as members read them before they join."""
    one, (turn, weeks) = cup.rules, times(cup, words)
    if cup.is_battle:
        return battle_panels.rules(cup, face, words)
    if one.table:
        told = {"table": one.table, "matches": one.matches, "most": one.most, "threads": int(one.threads)}
        said = words("cup-rules-table", turn=turn, weeks=weeks, **told)
        return "\n".join((words("cup-rules-title"), said, words("cup-rules-away-table"), *time_rules(cup, words)))
    said = words(
        "cup-rules",
        double=int(one.double),
        best=one.best_of,
        most=one.most,
        threads=int(one.threads),
        turn=turn,
        weeks=weeks,
    )
    return "\n".join((words("cup-rules-title"), said, words("league-rules-away"), *time_rules(cup, words)))


def plan(cup: League, words: Words) -> str:
    """Return the rounds of a cup at tables with the members who have joined, or the boards of a battle; else "".

    Also "" for a cup at tables with too few members.
    """
    if cup.is_battle:
        return battle_panels.plan(cup, words)
    count = len(cup.rows.members) if cup.phase is Phase.OPEN else len(cup.rows.seats)
    if not cup.rules.table or count < FEWEST:
        return ""
    rounds = []
    for one in groups.plan(count, cup.rules.table):
        low, high = min(one.sizes), max(one.sizes)
        size = str(low) if low == high else f"{low}–{high}"
        key = "cup-plan-round" if one.through else "cup-plan-final"
        rounds.append(words(key, groups=len(one.sizes), size=size, through=one.through, byes=one.byes))
    return words("cup-plan", count=count, rounds=" → ".join(rounds))


def own_state(cup: League, page: CupPage | None, user: int, words: Words, now: int) -> str:
    """Return where a member stands in a cup: whom they play next, or the final place."""
    seat = cup.seat_of(user)
    if cup.is_battle and seat is None:
        return battle_panels.own_state(cup, user, words)
    if page is None:
        joined = cup.member(user) is not None
        return words("cup-own-joined" if joined else "cup-own-none") if cup.phase is Phase.OPEN else ""
    if seat is None:
        return words("cup-own-missed")
    left = seat.left_at is not None and seat.seat not in page.places
    said = words(f"{kind_of(cup)}-own-left") if left else ""
    if (left and not cup.is_battle) or (cup.phase is not Phase.PLAYING and not page.result()):
        return said
    return "\n".join(filter(None, (said, page.own(seat.seat, now))))


def turn_said(match: str, waiting: WaitingList, clocks: Mapping[str, str], words: Words) -> str:
    """Return whose turn it is in a member's open match, until when, and what its board says of the clock beside.

    Return "" if no list has the match. waiting, clocks: as from `LeagueCog.turns`.
    """
    lines = []
    for whose, found in (("own", waiting.mine), ("other", waiting.others)):
        for one in found:
            if one.match == match:
                ends = {"time": moment(one.due or 0), "left": moment(one.due or 0, "R")}
                timed, names = "no" if one.due is None else "yes", safe_names(one.who, words)
                lines.append(words("cup-own-turn", whose=whose, names=names, timed=timed, **ends))
    return "\n".join((*lines, *([f"-# {clocks[match]}"] if lines and match in clocks else [])))


# ---- panels ----


def cup_panel(
    cup: League,
    page: CupPage | None,
    face: Face,
    words: Words,
    user: int,
    now: int,
    *,
    manages: bool,
    said: str = "",
    lacking: str = "",
    turn: str = "",
) -> Layout:
    """Return the panel of a cup for a member. page: its bracket, if it has begun.

    lacking: why the bot can do nothing for it now; "": it can. turn: as from `turn_said`.
    """
    member, seat = cup.member(user), cup.seat_of(user)
    closed, opened = cup.phase is Phase.CLOSED, cup.phase is Phase.OPEN
    own = own_state(cup, page, user, words, now)
    parts = [title(cup, face, words), state(cup, page, words, now), own, turn, lacking]
    buttons = []
    if opened and member is None:
        parts += [rules(cup, face, words), plan(cup, words)]
        buttons.append(join_button(cup, words))
    if page is not None:
        look = "battle-ui-boards" if cup.is_battle else "cup-ui-groups" if cup.rules.table else "cup-ui-bracket"
        buttons.append(button("bracket", words(look), cup, style=PRIMARY))
    plays = seat is not None and seat.left_at is None and (page is None or not page.has_finished(seat.seat))
    coming = None if seat is None or not plays else open_of(cup.rows, seat.seat)
    begins = begins_now(cup, now)
    if begins or (cup.is_played and coming is not None and coming.match_id is None):
        buttons.insert(0, again_button(cup, words))
    if not closed and not begins and (plays or (opened and member is not None)):
        buttons.append(button("leave", words("cup-ui-leave"), cup))
    if not (opened and member is None):
        buttons.append(button("rules", words(f"{kind_of(cup)}-ui-rules"), cup))
    rows: list[Sequence[ui.Item[Any]]] = [*in_rows(buttons)]
    if manages and not closed and not begins:
        rows += in_rows(managing(cup, words, now))
    return panel("\n".join(filter(None, parts)), *rows, said=said)


def leave_panel(cup: League, words: Words) -> Layout:
    """Return the question whether a member leaves a cup that is played."""
    stay = button("show", words("cup-ui-stay"), cup, style=PRIMARY)
    now = button("leavenow", words("cup-ui-leave-now"), cup, style=DANGER)
    key = "battle-leave-sure" if cup.is_battle else "cup-leave-sure-table" if cup.rules.table else "cup-leave-sure"
    return panel(words(key), *in_rows([stay, now]))


def bracket_rows(cup: League, words: Words, *, listed: bool) -> list[Sequence[ui.Item[Any]]]:
    """Return the buttons below a bracket. listed: whether it is in words."""
    look = words("cup-ui-picture") if listed else words("cup-ui-text")
    other = button("bracket" if listed else "text", look, cup)
    return [*in_rows([other, button("show", words("cup-ui-back"), cup)])]


def form(face: Face, plan: Plan, words: Words) -> Form:
    """Return the form that opens a cup of a game. plan: what is chosen for it already."""
    kinds = [(key, words("cup-choice-kind", double=int(one[0]), best=one[1])) for key, one in KINDS.items()]
    most = min(face.game.seats(one.options).high for one in modes(face))
    kinds += [
        (key, words("cup-choice-table", table=table, matches=matches))
        for key, (table, matches) in TABLE_KINDS.items()
        if table <= most
    ]
    fields = [
        start_field(face, words),
        choice("kind", words("cup-form-kind"), kinds, hint=words("cup-form-kind-hint")),
        turn_field(CUP, plan, words),
        pause_field(CUP, words),
        place_field(words),
    ]
    return Form(Address("m", CUP, "make", argument=planned(face, plan)), words("cup-form", game=face.key), *fields)


def chosen(rules: Rules, kind: str) -> dict[str, Any] | None:
    """Return what a chosen kind of cup changes in its rules; None if it was not offered.

    A series may take longer if a turn may.
    """
    if (at_table := TABLE_KINDS.get(kind)) is not None:
        return {"table": at_table[0], "matches": at_table[1], "weeks": rules.weeks_of(TABLE_WEEKS)}
    found = KINDS.get(kind)
    if found is None:
        return None
    return {"double": found[0], "best_of": found[1], "weeks": rules.weeks_of(SERIES_WEEKS)}


# ---- the message by which members join ----


def sign_up_text(cup: League, page: CupPage | None, face: Face, words: Words, now: int) -> str:
    turn, _ = times(cup, words)
    parts = [title(cup, face, words), state(cup, page, words, now)]
    if cup.phase is Phase.OPEN and cup.is_battle:
        parts += battle_panels.sign_up_lines(cup, words)
    elif cup.phase is Phase.OPEN:
        if cup.rules.table:
            short = words("cup-rules-short-table", table=cup.rules.table, turn=turn)
            short = f"{short}\n{words('cup-rules-away-table')}"
        else:
            short = words("cup-rules-short", double=int(cup.rules.double), turn=turn)
        parts += [joined_line(cup, words), plan(cup, words), short, *time_rules(cup, words)]
    return "\n".join(filter(None, parts))
