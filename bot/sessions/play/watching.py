"""Members who watch a match without a seat: they ask to be told its end, and say who wins.

Whoever watches stands in the terms of the match, and nobody else learns of it before the end. At the end, in the same
transaction, a notice is stored for each who wants to know it, and points for each who has said who wins.

Nobody plays against those who predict, so the points have no value but their leaderboard. A right prediction brings
`WORTH` divided by the chance that its seat had, and by the rounds played until then and one more. So on average no seat
brings more than another to those who know no more than the ratings, and no wrong chance is worth naming. The chance
comes from the ratings alone and never from the position, so that it is no hint to anybody.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.honours import PREDICTIONS
from bot.errors import NotAllowed
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change
from bot.sessions.contests import is_contest
from bot.sessions.database import Database
from bot.sessions.leaderboards import counting
from bot.sessions.leaderboards.counting import Strength
from bot.sessions.leaderboards.leaderboards import SeasonRatingsOf, ends
from bot.sessions.leaderboards.lines import line_of, written
from bot.sessions.matches import Matches
from bot.sessions.model import Eyes, Match, Phase, Place, Request
from bot.sessions.packing import LogFact
from bot.sessions.settings import Settings
from bot.sessions.sight import audience_of
from bot.sessions.watchers import Watcher
from bot.storage import leaderboards, reads
from bot.storage.writes import Writes

MOST_WATCHERS = 100  # of one match
WORTH = 10  # the points for a right prediction of what is certain, before the first round has ended
TOLD_AFTER = 10_000  # milliseconds until a direct message tells the end, whose board should be there by then
LEAST_CHANCE = 0.05  # a seat counts as if it had at least this chance
# A fact: the user ids of those who have given or got a seat since the match has begun. They may know what a seat hides.
HAD_SEATS = LogFact(reads.reseated_after, 0)

# -- decisions -------------------------------------------------------------------------------------------------------


def watcher_of(match: Match, user: int) -> Watcher | None:
    """Return what a member has asked and said as a watcher of a match; None: nothing."""
    return next((one for one in match.terms.watchers if one.user == user), None)


def can_watch(match: Match, user: int) -> bool:
    """Return whether a member may ask to be told the end of a match: it goes on in a channel, and they do not play."""
    return match.phase is Phase.PLAYING and not match.private and user not in audience_of(match).members


def can_predict(match: Match, game: AnyGame, user: int) -> bool:
    """Return whether a member may say who wins a match: two members or more play it against each other, in no league.

    A league or cup may bring somebody a place by the match of others, so there nobody gets anything for its end.
    Whoever has had a seat before may not (`HAD_SEATS`).
    """
    contest = is_contest(match, game) and len(rivals(match)) > 1 and not match.councils
    return contest and match.terms.league is None and can_watch(match, user)


def rivals(match: Match) -> tuple[Seat, ...]:
    """Return the seats that may win a match in play."""
    return tuple(one.seat for one in match.seats if one.present)


def brings_points(match: Match) -> bool:
    """Return whether right predictions bring points: not if the match moves no rating, as its members repeat it.

    By letters, they bring none: those leaderboards have only who has agreed to it, and no watcher was asked.
    """
    return not match.by_letters and (match.terms.begun is None or match.terms.begun.rated)


def worth_of(chance: float, rounds: int) -> int:
    """Return the points for a right prediction. chance: that of its seat. rounds: those that have ended by then."""
    return max(1, round(WORTH / max(LEAST_CHANCE, chance) / (1 + rounds)))


def tell_end(change: Change, told: bool, eyes: Eyes | None = None) -> Change:
    """Have the member told the end of the match, or no longer. Raises NotAllowed, and Over after the end.

    eyes: what they see in the server where they ask.
    """
    match, user = change.match, change.member.user
    if match.over:
        raise refusals.over()
    known = watcher_of(match, user)
    if told and not can_watch(match, user):
        raise NotAllowed("watch-error-plays")
    if (known is not None and known.told) == told:
        return change
    there = Place(0, 0)
    if match.by_letters and eyes is not None:
        seen = (one for one in match.spectators if one.guild == eyes.guild and eyes.sees(one.channel))
        there = next(seen, Place(eyes.guild, 0))
    own = replace(_own(change, known), told=told, guild=there.guild, channel=there.channel)
    return _with_watcher(change, own)


def predict(change: Change, pick: Seat | None, worth: int, version: int) -> Change:
    """Note that the member says who wins, in place of what they have said before. pick: None: they say nothing.

    worth: the points for it at this version. Raises NotAllowed, Over, and StaleBoard if there is a newer version.
    """
    match, user = change.match, change.member.user
    if match.over:
        raise refusals.over()
    if pick is not None and not can_predict(match, change.game, user):
        raise NotAllowed("watch-error-plays" if not can_watch(match, user) else "watch-error-nothing")
    if pick is not None and user in change.fact(HAD_SEATS):
        raise NotAllowed("watch-error-played")
    if pick is not None and pick not in rivals(match):
        raise NotAllowed("watch-error-nothing")
    if version != match.version:
        raise refusals.stale_board()
    known = watcher_of(match, user)
    if known is not None and known.pick == pick:
        return change
    return _with_watcher(change, replace(_own(change, known), pick=pick, worth=0 if pick is None else worth))


def _own(change: Change, known: Watcher | None) -> Watcher:
    """Return what the member who asks has asked and said so far. Raises NotAllowed if too many watch."""
    member, locale = change.member, change.command.locale or ""
    if known is None and len(change.match.terms.watchers) >= MOST_WATCHERS:
        raise NotAllowed("watch-error-many", most=MOST_WATCHERS)
    return replace(known or Watcher(member.user, ""), name=member.name, locale=locale)


def _with_watcher(change: Change, watcher: Watcher) -> Change:
    others = _others(change.match, watcher.user)
    kept = watcher.told or watcher.pick is not None
    return replace(change.with_terms(watchers=(*others, watcher) if kept else others), silent=True)


def without_watcher(change: Change, user: int) -> Change:
    """Forget what a member has asked and said as a watcher."""
    others = _others(change.match, user)
    return change if others == change.match.terms.watchers else change.with_terms(watchers=others)


def _others(match: Match, user: int) -> tuple[Watcher, ...]:
    return tuple(one for one in match.terms.watchers if one.user != user)


# -- the end ---------------------------------------------------------------------------------------------------------


def follow(seen: Match | None, change: Change) -> Change:
    """Let nobody watch who plays, and have the end told to those who want to know it. A follower."""
    match = change.match
    watchers = match.terms.watchers
    if not watchers:
        return change
    players = audience_of(match).members
    kept = tuple(one for one in watchers if one.user not in players)
    if match.over:
        for one in kept:
            place = _seen_from(match, one)
            if one.told and place is not None:
                pick, worth = _result(change, one)
                about: dict[str, Any] = {"user": one.user, "locale": one.locale, "since": match.version}
                about |= {"guild": place.guild, "channel": place.channel}
                about |= {"when": change.at + TOLD_AFTER, "pick": pick, "worth": worth}
                change = change.with_notice("watched", dm=True, **about)
        kept = tuple(replace(one, told=False) for one in kept if one.pick is not None)
    return change if kept == watchers else change.with_terms(watchers=kept)


def _seen_from(match: Match, watcher: Watcher) -> Place | None:
    """Return where a watcher sees a match; None: by letters, its board for spectators was taken away."""
    if not match.by_letters:
        return match.place
    there = [one for one in match.spectators if one.guild == watcher.guild]
    return min(there, key=lambda one: one.channel != watcher.channel, default=None)


def _result(change: Change, watcher: Watcher) -> tuple[Seat | None, int]:
    """Return the seat that a watcher has named as the winner, and its points; (None, 0) if nothing counts."""
    first = winners_of(change.game, change.match)
    if watcher.pick is None or not first:
        return None, 0
    return watcher.pick, watcher.worth if watcher.pick in first else 0


def winners_of(game: AnyGame, match: Match) -> tuple[Seat, ...]:
    """Return the seats that have won a finished match; () if nobody has, so that predictions count nothing."""
    if match.phase is not Phase.OVER:
        return ()
    return tuple(seat for seat, won in counting.winners(counting.honours_of(game, match)).items() if won)


def record(change: Change) -> Writes:
    """Return the lines of a leaderboard for those who have said who wins a match that ends. A recorder."""
    match = change.match
    said = [one for one in match.terms.watchers if one.pick is not None]
    counts = brings_points(match) and ends(change)
    if not said or not counts or not (first := winners_of(change.game, match)):
        return ()
    season = change.fact(SeasonRatingsOf(())).number
    values = [(one.user, one.name, one.worth if one.pick in first else 0) for one in said]
    lines = [line_of(match, PREDICTIONS, season, *one, ranked=one[-1] > 0) for one in values]
    return written(match, lines)


# -- the service -----------------------------------------------------------------------------------------------------


@dataclass
class Watching:
    """Notes who watches matches. Each method raises the errors of its decision, NoSession and NotKept."""

    _matches: Matches
    _database: Database
    _settings: Settings

    async def tell_end(self, request: Request, match_id: str, *, told: bool) -> Match:
        """Have a member told the end of a match by a direct message, or no longer. Return the match.

        Raises NotAllowed if the member wants no message at any time of the day.
        """
        user = request.member.user
        if told and (await self._settings.member(user)).always_quiet:
            raise NotAllowed("watch-error-quiet")
        match = await self._matches.change(match_id, partial(tell_end, told=told, eyes=request.eyes), request)
        if told:  # after the change, which may be refused
            await self._settings.change_member(user, lambda had: replace(had, dm_closed=False))
        return match

    async def predict(self, request: Request, match: Match, pick: Seat | None, rounds: int) -> Match:
        """Note that a member says who wins. match: as the member has seen it. rounds: those that have ended in it."""
        worth = 0 if pick is None else (await self.worths(match, rounds)).get(pick, 0)
        decide = partial(predict, pick=pick, worth=worth, version=match.version)
        return await self._matches.change(match.id, decide, request)

    async def has_had_seat(self, match: Match, user: int) -> bool:
        """Return whether a member has given or got a seat since a match has begun, so that they may not predict."""
        return user in await self._database.read(HAD_SEATS.read, match.id, HAD_SEATS.version)

    async def worths(self, match: Match, rounds: int) -> Mapping[Seat, int]:
        """Return the points that a prediction of each seat brings now. rounds: as for `predict`.

        There are none where the members repeat their match too often. The points show the ratings. So a member whom
        leaderboards leave out counts as one whose rating is not known.
        """
        seats = rivals(match)
        if not seats or not brings_points(match):
            return dict.fromkeys(seats, 0)
        users = tuple(match.seats[seat].user for seat in seats)
        season = await self._database.read(leaderboards.season_ratings, match.place.guild, match.game, users)
        hidden = await self._database.read(leaderboards.left_out_among, users)
        known = [None if user in hidden else season.ratings.get(user) for user in users]
        strengths = [Strength() if row is None else Strength(row.mu, row.sigma, row.played) for row in known]
        chances: Sequence[float] = counting.chances(strengths)
        return {seat: worth_of(chance, rounds) for seat, chance in zip(seats, chances, strict=True)}
