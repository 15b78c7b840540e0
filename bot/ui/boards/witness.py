"""Tells the member who has changed a match why its board cannot be shown, and who can help."""

import logging
from collections.abc import Callable, Iterable

import discord

from bot.sessions.model import Match, Phase
from bot.sessions.settings import Settings
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import PICTURES, cannot_post, lacking_said, lacking_to_post, locked_said, named_with_place
from bot.ui.entry.reasons import CLOSED
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.times import moment
from bot.ui.words import Words, channel_mention, safe_name, with_names

MOST_PLACES = 3  # about which one answer says that the bot may not post there

_SAVED = "ui-saved-then"
# The sentences with which an answer begins, by `Context.made`; after all else, it is `_SAVED`.
_COUNTS = {"move": "ui-counts-move", "step": "ui-counts-step", "undo": "ui-undone-then", "start": "ui-begun-then"}

UNKNOWN = 2  # for texts that say whether a board stands in words
_log = logging.getLogger(__name__)


async def tell(witness: Context, match: Match, why: str, *, shown: bool = False, gone: bool = False) -> None:
    """Tell a member that the board is not shown. If they have changed the match, their answer begins by that.

    why: why it is not shown, and who can help. shown: whether this board is, but the next one cannot be.
    gone: whether the channel is deleted, so that nobody can move before the match has another one.
    """
    begins = witness.made == "join" and match.phase is Phase.PLAYING  # the last to join begins the match
    key = _COUNTS.get("start" if begins else witness.made, _SAVED)
    try:
        if witness.kept:
            then = " ".join(filter(None, (why, "" if gone else _next(match, witness, shown=shown))))
            await witness.tell_first(witness.words(key, then=then))
        else:  # they only wanted to see the board again
            await witness.tell(why)
    except REQUEST_FAULTS as late:
        _log.info("The member who acted could not be told: %s", late)


async def tell_edited(witness: Context | None, match: Match, *, quiet: bool) -> None:
    """Tell who has changed a match whose board is edited where the bot may not post: the next board cannot come.

    The steps of a turn that goes on tell nothing, since their board needs no other message. Nor does a quiet server,
    where each board is an edit. quiet: whether the server wants no mentions.
    """
    if quiet or witness is None or not witness.kept or witness.place.channel != match.place.channel:
        return
    goes_on = match.entry.kind != "undo" and match.entry.seat in match.to_move
    if match.entry.kind == "seat":  # whoever takes a seat, or takes it back, is welcomed
        return
    if goes_on or not lacks_next_board(match, witness.interaction.channel, quiet=quiet):
        return
    if why := lacking_for(witness, match.place.channel):
        due = _due(match, witness.user)
        shows = witness.words("ui-board-shows", timed=int(due > 0), time=moment(due), left=moment(due, "R"))
        await tell(witness, match, f"{shows} {witness.words('wait-next-board', why=why)}", shown=True)


def lacks_next_board(match: Match, channel: object, *, quiet: bool) -> bool:
    """Return whether the bot cannot post the next board of a match, whatever becomes of the newest one.

    channel: that of the match; None if the bot does not know it. quiet: as for `tell_edited`.
    """
    if quiet or match.phase is not Phase.PLAYING or match.solo or match.private:
        return False
    return cannot_post(channel)


async def cut_off(
    matches: Iterable[Match], settings: Settings, channel: Callable[[int], object], words: Words
) -> set[str]:
    """Return the ids of the matches whose next board the bot cannot post, if it is known why. Raises NotKept.

    channel: returns a channel by its id; None if the bot does not know it.
    """
    found = set[str]()
    for match in matches:
        there, quiet = channel(match.place.channel), (await settings.guild(match.place.guild)).quiet
        if lacks_next_board(match, there, quiet=quiet) and lacking_said(there, words):
            found.add(match.id)
    return found


def _due(match: Match, user: int) -> int:
    """Return when the time of the user's turn ends, in milliseconds since 1970; 0: never.

    If it is not their turn, return when that of all who are to move ends; 0 also if they have different times.
    """
    own = match.seat_for(user)
    clocks = [match.clock_of(seat) for seat in ((own,) if own in match.awaited else match.awaited) if seat is not None]
    ends = {None if clock is None else clock.due for clock in clocks}
    return (ends.pop() or 0) if len(ends) == 1 else 0


def begun(context: Context, match: Match, code: int, *, in_words: bool) -> str:
    """Return that a match has begun whose board is refused, and how its members move.

    code, in_words: as for `who_can_help`.
    """
    channel = match.place.channel
    why = who_can_help(lacking_for(context, channel), code, channel, context.words, in_words=in_words)
    return context.words("ui-begun-then", then=" ".join(filter(None, (why, _next(match, context, shown=False)))))


def _next(match: Match, witness: Context, *, shown: bool) -> str:
    """Return who is to move, and how they can without a board; "" if no member is. shown: as for `tell`.

    Who reads the board that is shown, or a panel that takes the turn's next step, sees that it is their own turn.
    """
    if match.phase is not Phase.PLAYING or not match.awaited:
        return ""
    own = match.seat_for(witness.user) in match.awaited
    in_turn = witness.on_panel and match.entry.kind == "move" and not match.solo
    if own and (shown or in_turn):
        return ""
    named = with_names(match, witness.words)
    names = witness.words.listed(safe_name(named.name_of(seat)) for seat in match.awaited)
    if shown:
        return witness.words("ui-next-on-board", names=names)
    return witness.words("ui-next-without-board", own=int(own), names=names, count=len(match.awaited))


def who_can_help(
    lacking: str, code: int, channel: int, words: Words, *, over: bool = False, in_words: bool | None = False
) -> str:
    """Return why a board is not in its channel, as far as this is known, and who can change it.

    lacking: which permissions the bot lacks there. code: Discord's for the refusal; 0 if there is none.
    over: whether the board shows a result. in_words: whether it stands there in words; None: not known.
    """
    place = channel_mention(channel)
    if code in CLOSED:
        return words("ui-thread-locked", place=place)
    if lacking:
        known = UNKNOWN if in_words is None else int(in_words)
        return words("ui-board-lacks", why=lacking, over=int(over), words=known)
    return words("ui-cannot-show" if code else "wait-unshown", place=place)


def lacking_for(context: Context, channel: int) -> str:
    """Return why the bot cannot post boards in the channel of a match, and who can change that; "": it is not known.

    The member may act in another channel of the server.
    """
    missing = named_with_place(lacking_to_post(context.interaction, channel), channel, context.words)
    return locked_said(_known(context, channel), context.words) or missing


def why_unposted(context: Context, channel: int) -> str:
    """Return why the bot can post no notices in a channel now, and who can change it; "": it can, or it is not known.

    Notices need no pictures.
    """
    lacking = tuple(one for one in lacking_to_post(context.interaction, channel) if one != PICTURES)
    return locked_said(_known(context, channel), context.words) or named_with_place(lacking, channel, context.words)


def _known(context: Context, channel: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread of the context's server; None if the bot does not know it."""
    guild = context.interaction.guild
    return None if guild is None else guild.get_channel_or_thread(channel)


def offers_later(context: Context, matches: Iterable[Match]) -> list[str]:
    """Return why the offers of seats in these matches are not in their channels yet, a sentence for each channel."""
    channels = dict.fromkeys(match.place.channel for match in matches)
    whys = [why for one in channels if (why := why_unposted(context, one))][:MOST_PLACES]
    return [f"{why} {context.words('wait-offered-later')}" for why in whys]


def proposal_later(context: Context, match: Match) -> tuple[str, ...]:
    """Return the sentences that tell the maker of a proposal why its notice is not there, and what follows; (): it is.

    match: after the proposal.
    """
    proposal = match.terms.proposal
    why = why_unposted(context, match.place.channel) if proposal is not None else ""
    key = "wait-proposed-later" if proposal is None or proposal.back is None else "back-later"
    return (why, context.words(key)) if why else ()
