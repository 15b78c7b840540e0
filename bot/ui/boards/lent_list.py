"""The list of matches in which another plays a member's seat, and the button by which the member takes it back."""

from collections.abc import Container, Sequence

from bot.sessions.model import Match
from bot.sessions.time.naming import MOST_LINES
from bot.ui.address import Address
from bot.ui.boards.homes import Homes
from bot.ui.boards.turn_list import place_of
from bot.ui.boards.vote_list import AREA
from bot.ui.entry.buttons import Button
from bot.ui.words import Words, channel_mention, message_link, safe_name, with_names


async def lent_list(
    matches: Sequence[Match], user: int, words: Words, homes: Homes, guild: int | None, twins: Container[str] = ()
) -> list[str]:
    """Return the lines of a list with its heading; [] if there are no matches.

    guild: as in `turn_list`. twins: as in `Known`.
    """
    lines = [words("wait-turns-lent", count=len(matches))] if matches else []
    for number, match in enumerate(matches[:MOST_LINES], 1):
        lines.append(f"{number}\\. {await _line(match, user, words, homes, guild, twins)}")
    if len(matches) > MOST_LINES:
        lines.append(words("wait-turns-more", count=len(matches) - MOST_LINES))
    if len(matches) > 1:
        lines.append(f"-# {words('wait-turns-lent-first')}")
    return lines


async def _line(match: Match, user: int, words: Words, homes: Homes, guild: int | None, twins: Container[str]) -> str:
    place = await place_of(match, user, homes, words, guild, twins)
    seat = next(one.seat for one in match.terms.stand_ins if one.owner == user)
    board = match.seen_by(user).board
    return words(
        "wait-turns-lent-line",
        game=match.game,
        place=place,
        name=safe_name(with_names(match, words).name_of(seat)),
        link=message_link(match.place.guild, board.channel, board.message),
    ).removesuffix(" · ")  # there may be no board


def lent_rows(matches: Sequence[Match], words: Words) -> list[list[Button]]:
    """Return a row with the button for the first of these matches; [] if there are none."""
    return [[Button(Address("b", AREA, "back", match.id), words("wait-ui-back"))] for match in matches[:1]]


def lent_places(matches: Sequence[Match], words: Words) -> str:
    """Return where another plays a member's seat, with the games."""
    letters = words("letters-place")
    places = (letters if one.by_letters else channel_mention(one.place.channel) for one in matches[:MOST_LINES])
    named = (words("wait-lent-place", game=one.game, place=place) for one, place in zip(matches, places, strict=False))
    return words.listed(dict.fromkeys(named))
