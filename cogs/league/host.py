"""The messages of leagues: that by which members join a season, and one for each of its divisions."""

from collections.abc import AsyncIterator, Iterator, Sequence

from bot.sessions.leagues.model import SIGN_UP, League, Phase
from bot.sessions.leagues.seasons import divisions_of, is_bye, rounds_of, user_at, waits_for_turn
from bot.storage.keeping import is_member
from bot.storage.league_rows import LeaguePairingRow, LeagueSeatRow
from bot.ui.leagues.host import ROUND, LeagueHost, Shown, tells_round
from bot.ui.leagues.panels import button, join_button
from bot.ui.rows import WIDTH_BELOW_PICTURE, WIDTH_IN_FRAME, in_rows
from bot.ui.words import Words, plain_name, safe_name, shown_names
from cogs.league.page import Page, ended_said
from cogs.league.panels import begun_said, sign_up_text, title


class SeasonHost(LeagueHost):
    """Shows leagues, with the standings of each division."""

    def thread_name(self, league: League, pairing: LeaguePairingRow, words: Words) -> str:
        players = [user_at(league.rows, pairing.division, seat) for seat in (pairing.first, pairing.second)]
        first, second = shown_names(tuple((one.user_id, one.name) for one in players), words)
        return words(
            "league-thread",
            first=plain_name(first),
            second=plain_name(second),
            game=league.row.game,
            season=pairing.season,
            division=pairing.division,
            number=pairing.number + 1,
        )

    async def messages(self, league: League, words: Words) -> AsyncIterator[tuple[League, int, Shown]]:
        """Yield the messages of the present season, and of earlier ones that have changed."""
        for season in await self._sessions.leagues.messages.old_seasons(league):
            before = await self._sessions.leagues.league(league.id, season)
            yield before, SIGN_UP, self._over(before, words)
            for number, shown in (*(await self._of_divisions(before, words)).items(), *self._rounds(before, words)):
                yield before, number, shown
        yield league, SIGN_UP, await self._sign_up(league, words)
        for number, shown in (*(await self._of_divisions(league, words)).items(), *self._rounds(league, words)):
            yield league, number, shown

    async def _sign_up(self, league: League, words: Words) -> Shown:
        """Return the message by which members join. Its post calls the winners of the season before."""
        face = self._client.faces[league.row.game]
        ended, users = "", tuple[int, ...]()
        if league.season > 1 and league.phase is Phase.OPEN:
            before = await self._sessions.leagues.league(league.id, league.season - 1)
            ended, users = ended_said([Page(before, one, face, words) for one in divisions_of(before)], before, words)
        text = "\n".join(filter(None, (ended, sign_up_text(league, face, words, self._client.clock.now()))))
        more = button("show", words("league-ui-open"), league)
        told = button("rules", words("league-ui-rules"), league)
        row = [more] if league.phase is Phase.CLOSED else [join_button(league, words), told, more]
        return Shown(text, in_rows(row, WIDTH_IN_FRAME), mentions=users)

    def _over(self, league: League, words: Words) -> Shown:
        """Return what the message by which members joined a season shows after it: who has won."""
        face = self._client.faces[league.row.game]
        won = [Page(league, division, face, words).won() for division in divisions_of(league)]
        more = button("show", words("league-ui-open"), league)
        return Shown("\n".join((title(league, face, words), *filter(None, won))), [[more]])

    def _rounds(self, league: League, words: Words) -> Iterator[tuple[int, Shown]]:
        """Yield the messages by which a Swiss calls those whom no board calls as a later round opens, by their numbers.

        They are who does not begin, and who has a bye.
        """
        face, now = self._client.faces[league.row.game], self._client.clock.now()
        races = face.game.simultaneous(league.rules.options_for(face.game))
        later = sorted({(one.round, one.division) for one in league.rows.pairings if one.round > 1})
        for number, division in later if league.rules.rounds else ():
            here = [one for one in league.rows.pairings if (one.round, one.division) == (number, division)]
            waiting = [
                user_at(league.rows, division, seat) for one in here for seat in waits_for_turn(one, races=races)
            ]
            byes = [user_at(league.rows, division, one.first) for one in here if is_bye(one)]
            message = ROUND * number + division
            if (waiting or byes) and tells_round(league, message, here, now):
                said = {"round": number, "rounds": rounds_of(league.rows, division), "division": division}
                lines = [words("league-open-title", **said, game=face.key)]
                lines += [words("league-open-waits", names=_called(waiting, words), table=0)] if waiting else []
                lines += [words("league-open-bye", name=_called(byes, words))] if byes else []
                row = [button("mine", words("league-ui-mine"), league), button("show", words("league-ui-open"), league)]
                users = tuple(one.user_id for one in (*waiting, *byes) if is_member(one.user_id))
                yield message, Shown("\n".join(lines), in_rows(row, WIDTH_IN_FRAME), mentions=users)

    async def _of_divisions(self, league: League, words: Words) -> dict[int, Shown]:
        found = {}
        for division in await self._sessions.leagues.divisions(league):
            page = Page(league, division, self._client.faces[league.row.game], words)
            begins = league.is_played and not division.finished
            text = "" if league.is_played else page.won()
            if league.is_played:
                begun = begun_said(division, words) if begins else ""
                text = "\n".join(filter(None, (begun, page.bye(), page.left())))
            buttons = [
                button("mine", words("league-ui-mine"), league),
                button("text", words("league-ui-text"), league, f"{division.number} {league.season}"),
                button("show", words("league-ui-open"), league),
            ]
            users = tuple(seat.user_id for seat in division.seats if seat.user_id > 0)
            rows, view = in_rows(buttons, WIDTH_BELOW_PICTURE), page.picture()
            text = text or f"**{view.title} · {view.board}**"
            found[division.number] = Shown(text, rows, view, page.alt(), users if begins else ())
        return found


def _called(seats: Sequence[LeagueSeatRow], words: Words) -> str:
    """Return mentions of the members of these seats, or the names of those whose data is deleted."""
    names = shown_names(tuple((one.user_id, one.name) for one in seats), words)
    shown = zip(seats, names, strict=True)
    return words.listed(f"<@{one.user_id}>" if is_member(one.user_id) else safe_name(name) for one, name in shown)
