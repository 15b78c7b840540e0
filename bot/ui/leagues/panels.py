"""The buttons and panels that leagues and cups share. Keys of sentences and areas of buttons begin with their kind."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed
from bot.sessions.leagues.battles import boards_ahead
from bot.sessions.leagues.model import FEWEST, SHORT_TURNS, SIGN_UPS, TURNS, League, Phase, kind_of
from bot.sessions.pace import DAY, HOUR, MINUTE
from bot.storage.keeping import is_member
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP, LEAGUE
from bot.ui.entry.buttons import Button, number_in
from bot.ui.face import Face, Start
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Layout, choice, panel
from bot.ui.rows import in_rows
from bot.ui.times import length, moment
from bot.ui.words import Words, safe_name, shown_names

MOST_NAMED = 60  # members whom a message names
ACCENT = 0xC9962F
_HOURS = "h"  # ends a choice of hours in a form

PRIMARY, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.danger


def area_of(league: League) -> str:
    """Return the area of a league's buttons."""
    return CUP if league.is_cup else LEAGUE


def modes(face: Face) -> tuple[Start, ...]:
    """Return the ways to begin a match of a game that two can play against each other."""
    game = face.game

    def fits(options: Any) -> bool:
        seats = game.seats(options)
        return seats.low <= 2 <= seats.high and not game.together(options)

    return tuple(start for start in face.starts() if fits(start.options))


def button(action: str, label: str, league: League, rest: str = "", style: Any = None) -> Button:
    """Return a button about a league. rest: what follows the league's id in its address."""
    argument = " ".join(filter(None, (league.id, rest)))
    address = Address("b", area_of(league), action, argument=argument)
    return Button(address, label, style or discord.ButtonStyle.secondary)


def join_button(league: League, words: Words) -> Button:
    """Return the button by which members join."""
    return button("join", words(f"{kind_of(league)}-ui-join"), league, style=discord.ButtonStyle.success)


# ---- what a league is ----


def mode_line(league: League, face: Face, words: Words) -> str:
    """Return how a league's matches are played, as a line; "" if the game has only one way."""
    mode = mode_name(league, face, words)
    return words("league-mode", mode=mode) if mode else ""


def mode_name(league: League, face: Face, words: Words) -> str:
    """Return how a league's matches are played; "" if the game has only one way."""
    starts = [one for one in modes(face) if one.key == league.rules.start]
    return words(f"{face.key}-start-{starts[0].key}") if starts and len(modes(face)) > 1 else ""


def open_state(league: League, words: Words, now: int) -> str:
    """Return when a league begins that members can join, and how many have joined."""
    row, joined, kind = league.row, len(league.rows.members), kind_of(league)
    if row.begins_at <= now and (joined >= FEWEST or league.is_battle):
        return words(f"{kind}-state-begins", count=joined, left=moment(row.begins_at, "R"))
    if row.begins_at <= now:
        return words(f"{kind}-state-waits", count=joined, missing=FEWEST - joined)
    time, left = moment(row.begins_at), moment(row.begins_at, "R")
    return words(f"{kind}-state-open", count=joined, time=time, left=left)


def begins_now(league: League, now: int) -> bool:
    """Return whether a league begins within moments, so that what members could press would be another thing then."""
    enough = league.is_battle or len(league.rows.members) >= FEWEST
    return league.phase is Phase.OPEN and enough and 0 <= now - league.row.begins_at < MINUTE


def again_button(league: League, words: Words) -> Button:
    """Return the button that shows a league again, for panels that are soon no longer true."""
    return button("show", words("league-ui-again"), league, style=PRIMARY)


def times(league: League, words: Words) -> tuple[str, str]:
    """Return how long a turn may take, and how long a season or a series lasts at the most."""
    weeks = words("league-choice-weeks", count=league.rules.weeks)
    return length(league.rules.limit, words), weeks


def time_rules(league: League, words: Words) -> list[str]:
    """Return the lines of the rules about the time bank, and about hours that do not count."""
    one = league.rules
    told = [words("league-rules-bank", bank=length(one.bank, words))] if one.bank else []
    return told + ([words("league-rules-off", off=one.off)] if one.off else [])


def joined_line(league: League, words: Words) -> str:
    """Return who plays or, before the start, who has joined, and who has joined the season after this; "": nobody."""
    rows, seated = league.rows, list[tuple[int, str]]()
    if league.is_played:
        seated = [(one.user_id, one.name) for one in rows.seats if one.left_at is None and is_member(one.user_id)]
    users = {user for user, _ in seated}
    joined = [(one.user_id, one.name) for one in rows.members if not one.leaves and one.user_id not in users]
    named = {"league-joined": seated, "league-joined-next": joined} if seated else {"league-joined": joined}
    return "\n".join(words(key, names=_named(members, words)) for key, members in named.items() if members)


def _named(members: Sequence[tuple[int, str]], words: Words) -> str:
    """Return the names of members, of whom each is an id and a name; if they are very many, how many more they are."""
    names = [safe_name(name) for name in shown_names(tuple(members), words)]
    more = [words("error-others", count=len(names) - MOST_NAMED)] if len(names) > MOST_NAMED else []
    return words.listed([*names[:MOST_NAMED], *more])


# ---- panels ----


def managing(league: League, words: Words, now: int) -> list[Button]:
    """Return the buttons of those who may manage the server."""
    kind = kind_of(league)
    waits = league.phase is Phase.OPEN and league.row.begins_at > now
    begin = [button("begin", words(f"{kind}-ui-begin"), league)] if waits else []
    here = button("here", words(f"{kind}-ui-here"), league)
    if league.rules.withdrawn is not None:
        return [here]
    close = words("servers-ui-withdraw") if league.between_servers else words(f"{kind}-ui-close")
    return [*begin, here, button("close", close, league)]


def begin_panel(league: League, words: Words) -> Layout:
    """Return the question whether a league begins now, or as soon as it has enough members."""
    kind, row, members = kind_of(league), league.row, league.rows.members
    keep = button("show", words("league-ui-begin-keep"), league, style=PRIMARY)
    when = {"time": moment(row.begins_at), "left": moment(row.begins_at, "R")}
    if _lacks_members(league):
        begin = button("beginsure", words("league-ui-begin-early"), league)
        return panel(words(f"{kind}-begin-few", count=len(members), **when), *in_rows([keep, begin]))
    begin = button("beginsure", words("league-ui-begin-sure"), league, style=DANGER)
    names = _named([(one.user_id, one.name) for one in members], words)
    boards = boards_ahead(league.rows) if league.is_battle else 0
    sure = words(f"{kind}-begin-sure", count=len(members), boards=boards, names=names, **when)
    return panel(sure, *in_rows([keep, begin]))


def begins_early(league: League, words: Words) -> str:
    """Return what a manager is told who has let a league begin that has too few members yet; "": it begins."""
    return words(f"{kind_of(league)}-said-begins-early") if _lacks_members(league) else ""


def _lacks_members(league: League) -> bool:
    """Return whether a league has too few members to begin. A team battle is checked before (`check_begin`)."""
    return not league.is_battle and len(league.rows.members) < FEWEST


def close_panel(league: League, words: Words) -> Layout:
    """Return the question whether a manager closes a league."""
    kind = kind_of(league)
    stay = button("show", words(f"{kind}-ui-stay"), league, style=PRIMARY)
    if league.between_servers:
        asked = words("servers-withdraw-sure", begun=int(league.phase is not Phase.OPEN))
        sure = words("servers-ui-withdraw-sure")
    else:
        asked = words(f"{kind}-close-sure")
        sure = words("cup-ui-close-sure" if league.is_cup else "league-ui-close-sure")
    return panel(asked, *in_rows([stay, button("closesure", sure, league, style=DANGER)]))


def none_panel(
    kind: str, faces: Sequence[Face], words: Words, *, manages: bool, plan: Plan, last: League | None = None
) -> Layout:
    """Return the panel of a server without a league or a cup. faces: of the games of which one can be opened.

    plan: what is chosen for it so far. last: the cup that has ended last.
    """
    rows = _opening(kind, faces, plan, words) if manages else []
    ended = [button("show", words("cup-ui-last"), last)] if last is not None else []
    text = words("cup-none" if kind == CUP else "league-none", manages=int(manages))
    if manages:
        text = f"{text}\n{plan.about(words)}"
    return panel(text, *rows, *in_rows(ended))


def _opening(kind: str, faces: Sequence[Face], plan: Plan, words: Words) -> list[list[Any]]:
    """Return the rows by which a manager opens a league or a cup."""
    games = [form_button(kind, face, words, plan) for face in faces]
    return [*plan.menus(words), *in_rows([*games, *plan.more(words)])]


def choose_panel(
    kind: str,
    leagues: Sequence[League],
    faces: Mapping[str, Face],
    others: Sequence[Face],
    words: Words,
    *,
    manages: bool,
    plan: Plan,
) -> Layout:
    """Return the panel that asks for one of several leagues. others: games of which the server has none.

    plan: as for `none_panel`.
    """
    shown = [button("show", faces[one.row.game].name(words), one, style=PRIMARY) for one in leagues]
    items: list[ui.Item[Any]] = [ui.TextDisplay(words("cup-choose" if kind == CUP else "league-choose"))]
    items += [ui.ActionRow(*row) for row in in_rows(shown)]
    if manages and others:
        items.append(ui.TextDisplay(f"{words(f'{kind}-open-another')}\n{plan.about(words)}"))
        items += [ui.ActionRow(*row) for row in _opening(kind, others, plan, words)]
    return Layout(*items)


def form_button(kind: str, face: Face, words: Words, plan: Plan) -> Button:
    """Return the button that asks how a new league or cup of a game is played. plan: as for `none_panel`."""
    address = Address("b", kind, plan.action, argument=planned(face, plan))
    return Button(address, face.name(words), PRIMARY)


def planned(face: Face, plan: Plan) -> str:
    """Return the words of an address that name the game of a new league, and what is chosen for it."""
    return f"{face.key} {plan.argument}"


# ---- fields of forms ----


def start_field(face: Face, words: Words) -> ui.Label[Any]:
    several = len(modes(face)) > 1
    starts = [(one.key, words(f"{face.key}-start-{one.key}") if several else face.name(words)) for one in modes(face)]
    return choice("start", words("league-form-start"), starts)


def turn_field(kind: str, plan: Plan, words: Words) -> ui.Label[Any]:
    turns = [(str(one), length(one * DAY, words)) for one in usual_first(2, TURNS)]
    if plan.bank:
        turns += short_turns(words).items()
    return choice("turn", words("league-form-turn"), turns, hint=words(f"{kind}-form-turn-hint"))


def short_turns(words: Words) -> dict[str, str]:
    """Return the choices of hours for a turn, which needs a time bank, by their values in a form."""
    return {f"{one}{_HOURS}": length(one * HOUR, words) for one in SHORT_TURNS}


def turn_of(chosen: str, plan: Plan) -> tuple[int, int]:
    """Return `Rules.turn` and `Rules.hours` of a choice in `turn_field`. Raises NotAllowed for what was not offered."""
    if plan.bank and chosen.endswith(_HOURS):
        return 1, one_of(SHORT_TURNS, chosen.removesuffix(_HOURS))
    return one_of(TURNS, chosen), 0


def one_of(offered: Sequence[int], chosen: str) -> int:
    """Return a chosen number. Raises NotAllowed for one that was not offered (a forged press)."""
    number = number_in(chosen)
    if number not in offered:
        raise NotAllowed("error-unknown-button")
    return number


def pause_field(kind: str, words: Words) -> ui.Label[Any]:
    days = [(str(one), words("league-choice-pause", count=one)) for one in usual_first(3, SIGN_UPS)]
    return choice("pause", words(f"{kind}-form-pause"), days, hint=words(f"{kind}-form-pause-hint"))


def place_field(words: Words) -> ui.Label[Any]:
    places = [("threads", words("league-choice-threads")), ("channel", words("league-choice-channel"))]
    return choice("place", words("league-form-place"), places)


def usual_first(usual: int, counts: Sequence[int]) -> list[int]:
    """Return numbers with the usual one first, since a form has chosen the first."""
    return sorted(counts, key=lambda count: (count != usual, count))
