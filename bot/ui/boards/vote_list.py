"""The list of votes that wait for a member, and the buttons by which the member votes."""

from collections.abc import Container, Sequence

from bot.sessions.pace import Choice
from bot.sessions.time.naming import MOST_LINES, Line, key_of
from bot.sessions.time.votes import WantedVote
from bot.ui.address import Address
from bot.ui.boards.decisions import choice_lines
from bot.ui.boards.homes import Homes
from bot.ui.boards.turn_list import Lacking, behind, place_of, without_next
from bot.ui.entry.buttons import Button
from bot.ui.times import moment
from bot.ui.words import Words, message_link, safe_name, with_names

MOST_EXPLAINED = 3  # with more votes, their lines need the room of the message
CHOOSE = "choose"  # the action of the menu with further choices
AREA = "wait"  # takes the place of the game in the addresses of the buttons below notices


async def vote_list(
    votes: Sequence[WantedVote],
    words: Words,
    homes: Homes,
    *,
    user: int,
    guild: int | None = None,
    refused: Container[str] = (),
    in_words: Container[str] = (),
    cut_off: Container[str] = (),
    twins: Container[str] = (),
    lacking: Lacking,
) -> list[str]:
    """Return the lines of a list with its heading; [] if there are no votes.

    user: the reader. guild: as in `turn_list`. refused, in_words, cut_off, twins, lacking: as in `Known`.
    """
    lines = [words("wait-turns-votes", count=len(votes))] if votes else []
    for number, one in enumerate(votes[:MOST_LINES], 1):
        match, ask = with_names(one.match, words), one.ask
        waited = match.terms.waited(ask.seat, ask.since)
        line = words(
            "wait-turns-vote-again" if waited else "wait-turns-vote",
            game=match.game,
            place=await place_of(one.match, user, homes, words, guild, twins),
            name=safe_name(match.name_of(ask.seat)),
            left=moment(ask.until or 0, "R"),
            waited=waited,
            link=message_link(match.place.guild, match.board.channel, match.board.message),
        )
        lines.append(f"{number}\\. {line}")
        if match.id in refused:
            why = lacking(match.place.channel, words)
            lines.append(behind(words, "none", why, in_words=match.id in in_words))
        elif match.id in cut_off:
            lines.append(without_next(words, lacking(match.place.channel, words)))
        if number == 1 and len(votes) <= MOST_EXPLAINED:  # the message has the buttons of this vote
            lines += choice_lines(one, words)
    return lines


def vote_rows(votes: Sequence[WantedVote], words: Words) -> list[list[Button]]:
    """Return a row with the buttons of the first vote; [] if there are no votes."""
    return [[_button(one, choice, words) for choice in one.choices] for one in votes[:1]]


def vote_line(one: WantedVote) -> Line:
    """Return a vote for the order of a list."""
    return Line(key_of(one.match.id, one.ask.seat), one.ask.at, one.ask.until)


def _button(one: WantedVote, choice: Choice, words: Words) -> Button:
    address = Address("b", AREA, choice, one.match.id, one.ask.since, str(one.ask.seat))
    return Button(address, words(f"wait-ui-{choice}"))
