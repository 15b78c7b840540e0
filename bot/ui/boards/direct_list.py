"""The list of all that waits for a member, sent as one direct message in place of several reminders."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.sessions.notices import Notice
from bot.sessions.sessions import Sessions
from bot.sessions.time.naming import MOST_LINES, cause_of, in_order
from bot.sessions.time.together import is_one_an_hour
from bot.ui.address import Address
from bot.ui.boards import decisions
from bot.ui.boards.homes import Homes
from bot.ui.boards.refused import RefusedBoards
from bot.ui.boards.turn_list import TURNS, Known, turn_line, turn_list, twins_among
from bot.ui.boards.vote_list import vote_line, vote_list, vote_rows
from bot.ui.boards.witness import cut_off
from bot.ui.entry.buttons import Button
from bot.ui.entry.permissions import lacking_said
from bot.ui.panels import Layout, panel
from bot.ui.words import Words


async def direct_list(
    notice: Notice,
    sessions: Sessions,
    homes: Homes,
    refused: RefusedBoards,
    channel_of: Callable[[int], Any],
    now: int,
    words: Words,
) -> tuple[Layout, Notice | None] | None:
    """Return a direct reminder that names all turns and votes that wait for its recipient, as `/turns` does.

    With it comes the notice whose question the message asks by its buttons: the first vote, if there is one. Return
    None for all other notices, and if nothing else waits.

    channel_of: returns a channel that the bot sees, by its id. now: in milliseconds since 1970. Raises NotKept.
    """
    if not is_one_an_hour(notice) or notice.user is None:
        return None
    found_waiting = await sessions.reminders.waiting(notice.user)
    waiting = found_waiting.mine
    votes = await sessions.votes.wanted(notice.user)
    if len(waiting) + len(votes) < 2:
        return None
    # In the order in which the message serves them, as only the first ones fit.
    settings, cause = await sessions.settings.member(notice.user), cause_of(notice)
    votes = tuple(in_order(votes, vote_line, cause, settings))
    waiting = tuple(in_order(waiting, turn_line, cause, settings))
    found = (await decisions.readable(sessions, waiting[:MOST_LINES])).values()
    known = [decisions.as_shown(match, refused) for match in found]

    def lacking(channel: int, words: Words) -> str:
        return lacking_said(channel_of(channel), words)

    voting = await cut_off((one.match for one in votes), sessions.settings, channel_of, words)
    voted = [one.match for one in votes]
    twins = twins_among(found_waiting.mine, found_waiting.others, voted)  # also of matches that wait for others
    in_words = refused.all_in_words((*(one.match for one in waiting), *(one.id for one in voted)))
    lines = await vote_list(
        votes,
        words,
        homes,
        user=notice.user,
        refused=refused,
        in_words=in_words,
        cut_off=voting,
        twins=twins,
        lacking=lacking,
    )
    facts = Known(
        lacking,
        decisions=await decisions.own_decisions(sessions, waiting, known, notice.user),
        ends=await decisions.alone_until(sessions, known),
        races=await decisions.race_ends(sessions, known),
        asked=decisions.asked_until(known, notice.user),
        refused=refused,
        in_words=in_words,
        stands=decisions.standing(known, now),
        cut_off=await cut_off(known, sessions.settings, channel_of, words),
        undecided=await decisions.undecided(sessions, known),
        twins=twins,
        clocks=decisions.clocks_told(known, notice.user, words),
        planned=await sessions.planned_turns.everywhere(notice.user),
    )
    lines += await turn_list(waiting, words, homes, facts, mine=True, others="server")
    timed = any(one.due is not None and one.match not in facts.stands for one in waiting)
    decided = any(one is not None and not one.unseen for one in facts.decisions.values())
    if votes or facts.ends or facts.races or timed or facts.undecided or decided:
        lines.append(f"-# {words('wait-due-moves')}")
    row = [Button(Address("b", TURNS, "reminders"), words("guide-ui-reminders"))]
    asked = [
        replace(notice, kind="vote", match=one.match.id, seat=one.ask.seat, since=one.ask.since) for one in votes[:1]
    ]
    return panel("\n".join(lines), *vote_rows(votes, words), row), asked[0] if asked else None
