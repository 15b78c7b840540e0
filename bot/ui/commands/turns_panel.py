"""The list of `/turns`: the matches that wait for a member, and those in which the member waits for others."""

from typing import Any

from discord import ui

from bot.sessions.model import Match, Phase
from bot.sessions.planned import Plans
from bot.sessions.time.dues import expiry
from bot.sessions.time.naming import MOST_LINES
from bot.sessions.waiting_list import Waiting
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.decisions import (
    alone_until,
    as_shown,
    asked_until,
    clocks_told,
    own_decisions,
    race_ends,
    readable,
    standing,
    undecided,
    voted_until,
)
from bot.ui.boards.ended_list import ended_list, ended_rows
from bot.ui.boards.lent_list import lent_list, lent_rows
from bot.ui.boards.proposal_list import proposal_list, proposal_rows, unposted_proposals
from bot.ui.boards.told_turns import planned_told, played_told
from bot.ui.boards.turn_list import TURNS, Known, beside, turn_list, twins_among, with_company
from bot.ui.boards.vote_list import vote_list, vote_rows
from bot.ui.boards.witness import cut_off
from bot.ui.client import Client
from bot.ui.commands.letters_panel import letter_line
from bot.ui.commands.match.letters import SHOW
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, panel
from bot.ui.rows import MOST_IN_A_ROW
from bot.ui.times import moment
from bot.ui.words import Words, plain_name

LEAGUE_TURNS = {"league": "league-turn", "cup": "cup-turn", "battle": "battle-turn"}  # by the kind of a league


async def turns_panel(client: Client, context: Context) -> Layout:
    """Return the list, with buttons for votes and seats to take back, and for moves where Discord refuses the board."""
    guild = context.place.guild or None
    new = [] if guild is None else [Button(Address("b", "guide", "new"), context.words("guide-ui-new"))]
    row = [*new, Button(Address("b", TURNS, "reminders"), context.words("guide-ui-reminders"))]
    found = await client.sessions.reminders.waiting(context.user, guild)
    votes = await client.sessions.votes.wanted(context.user, guild)
    lent = await client.sessions.reminders.lent(context.request, guild)
    missed = await client.sessions.replays.missed(context.request, guild)
    waited = sorted((*found.others, *await client.sessions.races.finished(context.request, guild)), key=_begun)
    voted, over = [one.match for one in votes], [one.match for one in missed]
    twins, user = twins_among(found.mine, waited, voted, lent, over), context.user
    ended = await ended_list(missed, user, context.words, client.homes, guild, twins)
    ended, replays = await _with_alone(client, context, ended, ended_rows(missed, context.words))
    tables, unseen = await _by_letters(client, context)
    ended, replays = [*tables, *ended], [*replays, *unseen]
    if not (found.mine or waited or votes or lent):
        return panel("\n".join((_idle(context.words, tables), *ended)), *replays, row)
    lines = [] if found.mine or votes else [context.words("wait-turns-none")]
    homes, refused = client.homes, client.presenter.refused
    settings, channel = client.sessions.settings, client.get_channel
    voting = await cut_off(voted, settings, channel, context.words)
    lines += await vote_list(
        votes,
        context.words,
        homes,
        user=user,
        guild=guild,
        refused=refused,
        in_words=refused.all_in_words(one.id for one in voted),
        cut_off=voting,
        twins=twins,
        lacking=client.lacking,
    )
    asked = {one.match.id for one in votes}  # the list above has them already
    others = tuple(one for one in waited if one.match not in asked)
    mine, theirs = found.mine[:MOST_LINES], others[:MOST_LINES]
    found_matches = await readable(client.sessions, (*mine, *theirs), context.request)
    proposals = unposted_proposals(found_matches.values(), context.user)
    lines += await proposal_list(proposals, user, context.words, homes, guild, twins)
    known = {match_id: as_shown(match, refused) for match_id, match in found_matches.items()}
    behind = next((one.match for one in mine if one.match in refused and one.guild == guild), "")
    moving = _rows_to_move(client, known[behind], context) if behind in known else []
    ends = await alone_until(client.sessions, (known[one.match] for one in mine if one.match in known))
    races = await race_ends(client.sessions, known.values())
    silences, stands = client.sessions.silences, standing(known.values(), client.clock.now())
    decisions = {
        one.match: await silences.decision(known[one.match], context.user) for one in theirs if one.match in known
    }
    decisions |= await own_decisions(client.sessions, mine, known.values(), context.user)
    planned = await client.sessions.planned_turns.everywhere(user)
    facts = Known(
        lacking=client.lacking,
        decisions=decisions,
        ends=ends,
        races=races,
        asked=asked_until(known.values(), context.user),
        voted=voted_until(known.values(), context.user),
        refused=refused,
        in_words=refused.all_in_words(known),
        stands=stands,
        cut_off=await cut_off(known.values(), settings, channel, context.words),
        undecided=await undecided(client.sessions, known.values()),
        twins=twins,
        clocks=clocks_told(known.values(), context.user, context.words),
        noted=await client.sessions.private_notes.noted_matches(user),
        planned=planned,
        plans_told={
            match_id: await _plans_told(client, known[match_id], plans, context.words)
            for match_id, plans in planned.items()
            if match_id in known
        },
        leagues={
            match_id: LEAGUE_TURNS[match.terms.league.kind]
            for match_id, match in known.items()
            if match.terms.league is not None
        },
    )
    for matches in (found.mine, others):
        lines += await turn_list(
            matches,
            context.words,
            homes,
            facts,
            mine=matches is found.mine,
            guild=guild,
            with_buttons=behind if moving else None,
            others="server" if guild is None else "none",  # this is `/turns`, whose buttons work only in the server
        )
    lines += await lent_list(lent, user, context.words, homes, guild, twins)
    asking = (
        *lent_rows(lent, context.words),
        *proposal_rows(proposals, context.words),
        *vote_rows(votes, context.words),
    )
    return panel("\n".join((*lines, *ended)), *moving, *asking, *replays, row)


async def _plans_told(client: Client, match: Match, plans: Plans, words: Words) -> list[str]:
    """Return lines with the turns of a member that the bot has played, and with those that are still planned."""
    face = client.faces[match.game]
    played = await played_told(client.sessions, match, plans, face, words)
    return [*played, *planned_told(match, plans, face, words)]


def _begun(one: Waiting) -> tuple[int, str]:
    return one.since, one.match


async def _with_alone(
    client: Client, context: Context, lines: list[str], rows: list[list[Button]]
) -> tuple[list[str], list[list[Button]]]:
    """Add the matches that the reader plays alone to lines and rows, where the bot is no member of a server."""
    found = () if context.place.guild else await client.sessions.alone.all_going_on(context.request)
    words, ends = context.words, [expiry(match) for match in found]
    told = [
        words("wait-turns-alone", game=match.game, time=moment(end), left=moment(end, "R"))
        for match, end in zip(found, ends, strict=True)
    ]
    buttons = [Button(messages.BACK_ALONE.address(one), client.faces[one.game].name(words)) for one in found]
    return [*lines, *told], [*rows, *([buttons] if buttons else [])]


def _idle(words: Words, tables: list[str]) -> str:
    """Return the sentence for whoever is in no match. tables: the lines of those that have not begun."""
    return words("wait-turns-none" if tables else "wait-turns-free")


async def _by_letters(client: Client, context: Context) -> tuple[list[str], list[list[Button]]]:
    """Return what shows the reader's matches by letters of which they have no board.

    These are lines of the tables, which no other list has, and buttons that show the boards.
    """
    found = [one for one in await client.sessions.letters.unseen(context.request) if one.match.game in client.faces]
    found, words, user = found[:MOST_IN_A_ROW], context.words, context.user
    lines = [letter_line(one, user, words) for one in found if one.match.phase is Phase.LOBBY]
    shown = list[Button]()
    for match in (one.match for one in found):
        name = with_company(client.faces[match.game].name(words), beside(match, user), words, plain_name)
        shown.append(Button(Address("b", match.game, SHOW, match.id), name))
    return lines, [shown] if shown else []


def _rows_to_move(client: Client, match: Match, context: Context) -> list[list[ui.Item[Any]]]:
    """Return the buttons by which a member moves in a match whose newest board Discord refuses."""
    faults = client.pictures.faults
    return messages.rows_to_move(match, client.faces[match.game], context.words, context.user, faults)
