"""What members read of a team battle beside its page, and the form that opens one."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.errors import NotAllowed
from bot.sessions.leagues import battles
from bot.sessions.leagues.model import (
    BOARD_MATCHES,
    BOARD_WEEKS,
    FEWEST_BOARDS,
    MOST_IN_TEAM,
    League,
    Phase,
    Rules,
    Team,
)
from bot.sessions.leagues.seasons import user_at
from bot.storage.league_rows import LeaguePairingRow
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Answers
from bot.ui.entry.buttons import number_in
from bot.ui.face import Face
from bot.ui.leagues.panels import open_state, pause_field, planned, start_field, time_rules, times, turn_field
from bot.ui.leagues.plans import Plan
from bot.ui.panels import LONGEST_HINT, LONGEST_LABEL, Form, choice, label
from bot.ui.words import Words, plain_name, safe_name, shown_names

BATTLE = "battle"  # the keys of its sentences begin with it
# (whether each match has a thread, matches of a board) by the key in a form
PLACES = {f"{place}{count}": (place == "threads", count) for place in ("threads", "channel") for count in BOARD_MATCHES}


# ---- what a battle is ----


def teams_of(cup: League) -> dict[str, str]:
    """Return the names of both teams for a message, as variables of sentences."""
    first, second = (safe_name(one.name) for one in cup.rules.teams)
    return {"team": first, "rival": second}


def state(cup: League, words: Words, now: int) -> str:
    """Return how far a battle is that has not begun."""
    if battles.has_not_taken_place(cup):
        return words("battle-state-off", fewest=FEWEST_BOARDS)
    if cup.phase is Phase.CLOSED and cup.rules.withdrawn is not None:
        return words("servers-state-withdrawn", server=safe_name(cup.rules.teams[cup.rules.withdrawn].name))
    if cup.phase is Phase.CLOSED:
        return words("battle-state-closed")
    return open_state(cup, words, now)


def rules(cup: League, face: Face, words: Words) -> str:
    """Return the rules of a battle, as members read them before they sign up."""
    race = int(face.game.simultaneous(cup.rules.options_for(face.game)))
    one, (turn, weeks) = cup.rules, times(cup, words)
    said = {"matches": one.matches, "threads": int(one.threads), "most": MOST_IN_TEAM, "fewest": FEWEST_BOARDS}
    said["servers"] = int(cup.between_servers)
    told = words("battle-rules", **teams_of(cup), **said, turn=turn, weeks=weeks, race=race)
    return "\n".join((words("battle-rules-title"), told, words("league-rules-away"), *time_rules(cup, words)))


def plan(cup: League, words: Words) -> str:
    """Return who has signed up for each team, and how many boards that makes."""
    lines = []
    for number, team in enumerate(cup.rules.teams):
        members = battles.members_of(cup.rows, number)
        names = shown_names(tuple((one.user_id, one.name) for one in members), words)
        shown = words.listed(map(safe_name, names))
        lines.append(words("battle-joined", team=safe_name(team.name), count=len(members), names=shown))
    count = battles.boards_ahead(cup.rows)
    if cup.phase is Phase.OPEN and count >= FEWEST_BOARDS:
        lines.append(words("battle-plan", boards=count, reserves=len(cup.rows.members) - 2 * count))
    return "\n".join(lines)


def sign_up_lines(cup: League, words: Words) -> list[str]:
    """Return what the message adds by which members sign up."""
    turn, _ = times(cup, words)
    said = {"matches": cup.rules.matches, "servers": int(cup.between_servers)}
    short = words("battle-rules-short", **teams_of(cup), **said, turn=turn)
    return [plan(cup, words), short, *time_rules(cup, words)]


def own_state(cup: League, user: int, words: Words) -> str:
    """Return where a member stands who has no board."""
    member = cup.member(user)
    if member is None or member.team is None:
        return words("battle-own-none" if cup.phase is Phase.OPEN else "battle-own-missed")
    team = safe_name(cup.rules.teams[member.team].name)
    if cup.phase is Phase.OPEN:
        return words("battle-own-joined", team=team)
    if not cup.rows.seats:
        return ""
    return words("battle-own-reserve" if cup.phase is Phase.PLAYING else "battle-own-reserved", team=team)


def off_told(cup: League, words: Words) -> str:
    """Return the sentence that tells once that a battle does not take place."""
    counts = [len(battles.members_of(cup.rows, team)) for team in range(battles.TEAMS)]
    said = {"count": counts[0], "others": counts[1], "fewest": FEWEST_BOARDS}
    return words("battle-off", **teams_of(cup), **said, game=cup.row.game)


def thread_name(cup: League, pairing: LeaguePairingRow, words: Words) -> str:
    """Return the name of the thread of a match."""
    players = sorted(pairing.players)  # of the first team, then of the second
    seats = [user_at(cup.rows, pairing.division, one) for one in players]
    first, second = map(plain_name, shown_names(tuple((one.user_id, one.name) for one in seats), words))
    said = {"board": (pairing.series or 0) + 1, "match": pairing.round, "matches": cup.rules.matches}
    return words("battle-thread", first=first, second=second, **said, game=cup.row.game)


# ---- the form ----


def form(face: Face, plan: Plan, words: Words, chosen: Sequence[int] = ()) -> Form:
    """Return the form that opens a battle of a game.

    plan: what is chosen for it already. chosen: the ids of roles that are chosen already.
    """
    places = [
        (key, words("battle-choice-matches", count=count, threads=int(threads)))
        for key, (threads, count) in PLACES.items()
    ]
    fields = [
        start_field(face, words),
        _roles(chosen, words),
        choice("place", words("battle-form-place"), places),
        turn_field(BATTLE, plan, words),
        pause_field(BATTLE, words),
    ]
    return Form(
        Address("m", CUP, "maketeams", argument=planned(face, plan)), words("battle-form", game=face.key), *fields
    )


def check_roles(roles: Sequence[discord.Role]) -> None:
    """Raise NotAllowed if one of these roles can be no team, or if two are the same."""
    if len({role.id for role in roles}) < len(roles) or any(role.is_default() for role in roles):
        raise NotAllowed("battle-error-roles")


def lacking_roles(cup: League, guild: discord.Guild | None, words: Words) -> str:
    """Return which roles nobody can have any more who would sign up; "": both can be had, or it is not known."""
    if guild is None or not cup.is_battle or cup.between_servers or cup.phase is not Phase.OPEN:
        return ""
    gone = [safe_name(one.name) for one in cup.rules.teams if guild.get_role(one.role) is None]
    return words("battle-lacks-roles", names=words.listed(gone)) if gone else ""


def _roles(chosen: Sequence[int], words: Words) -> ui.Label[Any]:
    """Return the field for both roles. chosen: as for `form`."""
    role = discord.SelectDefaultValueType.role
    select: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id="roles",
        min_values=battles.TEAMS,
        max_values=battles.TEAMS,
        default_values=[discord.SelectDefaultValue(id=one, type=role) for one in chosen],
        required=True,
    )
    title, hint = words("battle-form-roles"), words("battle-form-roles-hint")
    return ui.Label(text=label(title, LONGEST_LABEL), description=label(hint, LONGEST_HINT), component=select)


def chosen(rules: Rules, answers: Answers, guild: discord.Guild | None) -> dict[str, object]:
    """Return what a form changes in the rules. Raises NotAllowed for what it did not offer, and without two roles."""
    if (place := answers.get("place", "")) not in PLACES:
        raise NotAllowed("error-unknown-button")
    matches = PLACES[place][1]
    ids = [number_in(one) for one in answers.get("roles", "").split()]
    found = [] if guild is None else [role for one in ids if (role := guild.get_role(one)) is not None]
    if len(found) != battles.TEAMS:
        raise NotAllowed("battle-error-roles")
    check_roles(found)
    names = [plain_name(role.name) for role in found]
    if names[0] == names[1]:
        names = [f"{name} {number}" for number, name in enumerate(names, 1)]
    teams = tuple(Team(role.id, name, role.colour.value) for name, role in zip(names, found, strict=True))
    return {"teams": teams, "matches": matches, "weeks": rules.weeks_of(BOARD_WEEKS[matches])}
