"""The proposals whose notices Discord refuses, as a member finds them in `/turns`, and the buttons of the answers.

Also what the maker of a proposal is told besides.
"""

from collections.abc import Container, Iterable, Sequence

import discord

from bot.engine.game import Seat
from bot.sessions.model import Match, Member
from bot.sessions.pace import Pace
from bot.sessions.sessions import Sessions
from bot.sessions.time.proposals import undecided
from bot.ui.address import Address
from bot.ui.boards.decisions import decision_line
from bot.ui.boards.homes import Homes
from bot.ui.boards.notice_words import banks_after
from bot.ui.boards.turn_list import place_of
from bot.ui.boards.vote_list import AREA
from bot.ui.boards.witness import proposal_later
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.times import pace_in_words
from bot.ui.words import Words, names_in, safe_name, with_names

# The answers to a proposal, as (action, colour). The action is also the last part of the label's text key.
ANSWERS = (("agree", discord.ButtonStyle.success), ("decline", discord.ButtonStyle.secondary))
MOST_ASKED = 3  # the others have to wait until these are answered


def unposted_proposals(matches: Iterable[Match], user: int) -> list[Match]:
    """Return those of these matches with a proposal that waits for a member, and whose notice Discord refuses."""
    found = [
        match
        for match in matches
        if (proposal := match.terms.proposal) is not None
        and proposal.unposted
        and user in undecided(match, proposal).values()
    ]
    return found[:MOST_ASKED]


async def proposal_list(
    matches: Sequence[Match], user: int, words: Words, homes: Homes, guild: int | None, twins: Container[str] = ()
) -> list[str]:
    """Return a line for the proposal of each of these matches.

    user: the reader. guild: as in `turn_list`. twins: as in `Known`.
    """
    lines = []
    for match in matches:
        proposal = match.terms.proposal
        if proposal is not None:
            place = await place_of(match, user, homes, words, guild, twins)
            name = safe_name(with_names(match, words).name_of(proposal.by))
            key = "wait-turns-proposed-end" if proposal.ends else "wait-turns-proposed"
            about: dict[str, str | int] = {"pace": pace_in_words(proposal.pace, words)}
            if proposal.back is not None:
                key = "wait-turns-proposed-back"
                about = {"count": proposal.back.count, "steps": proposal.back.steps}
            lines.append(words(key, game=match.game, place=place, actor=name, **about))
    return lines


async def proposed_pace(context: Context, sessions: Sessions, match: Match, pace: Pace) -> str:
    """Propose a pace, or set it in the lobby, and return what its maker is told. Raises as `Proposals.propose`."""
    match = await sessions.proposals.propose(context.request, match.id, pace)
    key = "wait-pace-set" if match.terms.proposal is None else "wait-pace-proposed"
    said = context.words(key, pace=pace_in_words(pace, context.words))
    banks = banks_after(match, pace, context.words) if match.terms.proposal is not None else []
    return " ".join((said, *banks, *await proposal_hints(context, sessions, match)))


async def proposal_hints(context: Context, sessions: Sessions, match: Match) -> list[str]:
    """Return what the maker of a proposal is told besides; [] if it waits for nobody. match: after the proposal.

    That is why its notice is not there, and that a member who does not move has to agree, too. Nobody knows whether
    that member will answer, so it is told when the others decide by themselves.
    """
    if match.terms.proposal is None or match.over:
        return []
    decides = await decision_line(sessions, match, context.user, context.words)
    if not decides:
        return list(proposal_later(context, match))
    asked = undecided(match, match.terms.proposal)
    late = [_named(match, seat, asked[seat]) for seat in match.awaited if asked.get(seat, context.user) != context.user]
    if not late:
        return [*proposal_later(context, match), decides]
    names = context.words.listed(map(safe_name, names_in(match, late, context.words)))
    waits = context.words("wait-proposed-waits", names=names, count=len(late))
    return [*proposal_later(context, match), waits, decides]


def _named(match: Match, seat: Seat, user: int) -> Member:
    """Return a user who answers for a seat: its owner, or who plays it now."""
    owner, now = match.owner_of(seat), match.seats[seat]
    return owner if owner.user == user else Member(now.user, now.name)


def proposal_rows(matches: Sequence[Match], words: Words) -> list[list[Button]]:
    """Return a row with the answers to the first of these matches' proposals; [] if there are none."""
    return [
        [
            Button(Address("b", AREA, action, match.id, 0, str(proposal.at)), words(f"wait-ui-{action}"), style)
            for action, style in ANSWERS
        ]
        for match in matches[:1]
        if (proposal := match.terms.proposal) is not None
    ]
