"""Connects all services of the sessions, orders the followers, and starts and stops the timers."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.machine import Chance, Clock, MakeWorkers, SystemChance, Workers, worker_processes
from bot.sessions import stand_ins
from bot.sessions.change import AnyGame
from bot.sessions.codes import Guesses
from bot.sessions.database import Database
from bot.sessions.leaderboards import leaderboards, ranks
from bot.sessions.leaderboards.leaderboards import Leaderboards, SeasonRatingsOf
from bot.sessions.leaderboards.ranks import Ranks, RanksOf
from bot.sessions.leagues import matches as league_matches
from bot.sessions.leagues.champions import Champions
from bot.sessions.leagues.leagues import Leagues
from bot.sessions.leagues.servers import ServerBattles
from bot.sessions.matches import Matches, Subscriber
from bot.sessions.memory.accuracies import Accuracies
from bot.sessions.memory.archive import Afterwards
from bot.sessions.memory.decisive import Decisive
from bot.sessions.memory.emptying import Emptying
from bot.sessions.memory.harvest import Harvest
from bot.sessions.memory.privacy import Privacy
from bot.sessions.memory.private_notes import PrivateNotes
from bot.sessions.memory.replays import Replays
from bot.sessions.memory.verifying import Verifying
from bot.sessions.memory.years import Years
from bot.sessions.packing import LogFacts, Packing
from bot.sessions.play import (
    alone,
    apart,
    computing,
    council,
    daily_turns,
    language,
    lessons,
    letters,
    plans,
    presence,
    puzzles,
    repeats,
    seats,
    seekers,
    watching,
)
from bot.sessions.play.alone import MatchesAlone
from bot.sessions.play.apart import ApartAmong, Blocks
from bot.sessions.play.channel_matches import ChannelMatches
from bot.sessions.play.channels import Boards, Lookup
from bot.sessions.play.computing import ComputerPlayers
from bot.sessions.play.council import Councils
from bot.sessions.play.courses import Courses
from bot.sessions.play.dailies import Dailies
from bot.sessions.play.hints import Hints
from bot.sessions.play.lessons import Lessons
from bot.sessions.play.letters import Letters
from bot.sessions.play.lobby import Lobby
from bot.sessions.play.pars import Pars
from bot.sessions.play.plans import PlannedTurns
from bot.sessions.play.presence import Presence
from bot.sessions.play.puzzles import Puzzles
from bot.sessions.play.repeats import BegunTogether, Repeats
from bot.sessions.play.seats import Holidays, Seats
from bot.sessions.play.seekers import Seekers
from bot.sessions.play.tried_turns import TriedTurns
from bot.sessions.play.turns import Turns
from bot.sessions.play.watching import Watching
from bot.sessions.reports import Reports
from bot.sessions.seals import SALT_BYTES, SaltedSeed
from bot.sessions.settings import GuildSettingsOf, Settings, SettingsOf
from bot.sessions.share import ALONE, Share
from bot.sessions.time import calls, clocks, dues, pauses, proposals, reminders, silence, votes
from bot.sessions.time.deadlines import Alarm, DueDecision
from bot.sessions.time.lasting import LastingTurns
from bot.sessions.time.outbox import Outbox
from bot.sessions.time.pauses import Pauses, PausesOf
from bot.sessions.time.proposals import Proposals
from bot.sessions.time.races import Races
from bot.sessions.time.reach import Reach
from bot.sessions.time.reminders import Reminders
from bot.sessions.time.silence import Silences
from bot.sessions.time.votes import Votes
from bot.storage.store import Store

MATCH_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
MATCH_ID_LENGTH = 10
SEED_BITS = 64
MOST_THINKING = 4  # how many computer players think at the same time, on a machine with enough cores

# The followers run in this order after each decision. When one of them changes the match, all run again.
# `apart.follow` comes first, because what it refuses needs no other.
# `stand_ins.follow` comes before `computing.follow`, which lets computer players leave that play for nobody.
# `calls.follow` comes before `clocks.follow`, because it reads the clock of a turn that is taken back.
# `plans.follow` comes after `clocks.follow`, so each turn that it plays ends and begins clocks of its own.
# `letters.follow` comes last, so that one run of it tells who is to see all that has happened.
# `proposals.follow` comes before `votes.follow`, because a new pace cancels the votes.
FOLLOWERS = (
    apart.follow,
    seekers.follow,
    seats.follow,
    stand_ins.follow,
    language.follow,
    language.follow_members,
    computing.follow,
    calls.follow,
    clocks.follow,
    plans.follow,
    council.follow,
    proposals.follow,
    votes.follow,
    pauses.follow,
    silence.follow,
    reminders.follow,
    repeats.follow,
    ranks.follow,
    puzzles.follow,
    watching.follow,
    letters.follow,
)
RECORDERS = (
    dues.record,
    plans.record,
    pauses.record,
    leaderboards.record,
    daily_turns.record,
    puzzles.record,
    league_matches.record,
    seekers.record,
    watching.record,
    letters.record,
)

DUE_DECISIONS: Mapping[str, DueDecision] = {
    dues.TURN: lambda change, seat, deadline: votes.end_time(change, seat, deadline.version),
    dues.VOTE: lambda change, seat, _: votes.end_vote(change, seat),
    dues.LOST: lambda change, _, __: silence.end_lost(change),
    dues.BACK: lambda change, seat, _: seats.end_overdue_holiday(change, seat),
    dues.PAUSE: lambda change, seat, _: pauses.end_pause(change, seat),
    dues.VACANT: lambda change, seat, _: presence.leave_vacant_seat(change, seat),
    dues.COUNCIL: lambda change, _, deadline: council.end_vote(change, deadline.version),
    dues.PROPOSAL: lambda change, _, __: proposals.expire(change),
    dues.LESSON: lambda change, _, __: lessons.expire(change),
    dues.ALONE: lambda change, _, __: alone.expire(change),
}


def new_match_id(chance: Chance) -> str:
    """Return a random id of fifty bits."""
    return "".join(chance.choice(MATCH_ID_LETTERS) for _ in range(MATCH_ID_LENGTH))


def new_seed(chance: Chance, seeds: Callable[[], int] | None) -> SaltedSeed:
    """Return the seed of a new match. seeds: returns its number; None: chance draws it."""
    return SaltedSeed(chance.bits(SEED_BITS) if seeds is None else seeds(), chance.token_hex(SALT_BYTES))


class Sessions:
    """All services of the sessions, one attribute for each service."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, AnyGame],
        *,
        chance: Chance | None = None,
        workers: MakeWorkers = worker_processes,
        seeds: Callable[[], int] | None = None,
        match_ids: Callable[[], str] | None = None,
        share: Share = ALONE,
        through_discord: bool = False,
    ) -> None:
        """Connect all services.

        games: the rules of each game by its key.
        chance, workers: as for `bot.machine.Machine`; None: the machine's own chance.
        seeds: returns the seed of a new match, 0 <= seed < 2**64; None: `chance` draws it.
        match_ids: returns the id of a new match; None: `chance` draws it.
        share: the shards that this process serves.
        through_discord: whether members reach the bot only while a client is connected (`Reach`).
        """
        self.share = share
        self.chance = chance = chance or SystemChance()
        match_ids = match_ids or partial(new_match_id, chance)
        games, packings = dict(games), {key: Packing(game) for key, game in games.items()}
        self.database = database = Database(store, share)
        self.workers = workers(1)
        self.settings = settings = Settings(database, clock)
        self.leaderboards = Leaderboards(database, clock, games)
        self.pauses = stopped = Pauses(database)
        self.matches = matches = Matches(
            database,
            clock,
            chance,
            packings,
            followers=FOLLOWERS,
            recorders=RECORDERS,
            remembered=settings.remembered,
            sources={
                SettingsOf: settings.fact,
                GuildSettingsOf: settings.guild_fact,
                SeasonRatingsOf: self.leaderboards.fact,
                RanksOf: Ranks(database).fact,
                BegunTogether: Repeats(database).fact,
                PausesOf: stopped.fact,
                ApartAmong: lambda match, fact, held: self.blocks.among(match, fact, held),
                puzzles.StrengthsOf: lambda match, fact, held: self.puzzles.fact(match, fact, held),
                **LogFacts(database, packings).sources,
            },
        )
        self.lookup = Lookup(matches, database)
        self.blocks = Blocks(database, settings)
        salted = partial(new_seed, chance, seeds)
        self.lobby = Lobby(matches, database, settings, self.blocks, games, salted, match_ids)
        self.seats = Seats(matches, settings)
        self.letters = Letters(matches, database, chance, self.lobby, guesses := Guesses(clock.now), self.seats)
        self._connect_channels(games)
        self.courses: Courses = {}
        self.turns = Turns(matches, database, settings, games, self.courses)
        self.planned_turns = PlannedTurns(matches, database)
        self._connect_private(games, chance, salted, match_ids)
        self.pars = Pars(database, games, workers(1), clock)
        self.dailies = Dailies(matches, database, clock, settings, games, chance, self.pars, match_ids=match_ids)
        self.reach = Reach(matches, database, clock, self._resume, active=through_discord)
        self.lasting = LastingTurns(database, packings)
        self.outbox = Outbox(matches, database, settings, clock, self.reach, self.lasting)
        self.votes = Votes(matches, database, settings, games)
        self.proposals = Proposals(matches)
        self._connect_leagues(clock, games, salted, match_ids, chance, guesses)
        self.reminders = Reminders(matches, database, settings, self.outbox.wake, self.outbox.evenings.replan)
        self.holidays = Holidays(matches, database, settings, self.reminders)
        self.presence = Presence(matches, database, settings)
        self._connect_memory(clock, games, packings, workers(1))
        self._connect_members(clock)
        self.silences = Silences(matches, database, settings, games)
        self.races = Races(matches, database, settings, games)
        self.computers = ComputerPlayers(matches, database, clock, games, workers(MOST_THINKING))
        self.hints = Hints(matches, self.computers)
        self.alarm = Alarm(
            matches,
            database,
            clock,
            DUE_DECISIONS,
            {
                dues.EXPIRE: self.lobby.expire,
                dues.REMATCH: self.lobby.end_wait,
                dues.ARCHIVE: self.afterwards.fire,
                dues.PUZZLES: self.harvest.fire,
                dues.SILENT: self.silences.fire,
            },
            self.reach.reachable,
        )

    def _connect_channels(self, games: Mapping[str, AnyGame]) -> None:
        """Make the services of matches that channels play."""
        self.councils = Councils(self.matches, self.settings, self.lobby, games)
        about = self.matches, self.database, self.settings, self.lobby, self.letters
        self.channel_matches = ChannelMatches(*about, games)

    def _connect_private(
        self,
        games: Mapping[str, AnyGame],
        chance: Chance,
        seeds: Callable[[], SaltedSeed],
        match_ids: Callable[[], str],
    ) -> None:
        """Connect the matches of one member that no channel shows, but dailies. The parameters are those of theirs."""
        matches, database, courses = self.matches, self.database, self.courses
        self.alone = MatchesAlone(matches, database, games, seeds, match_ids)
        self.lessons = Lessons(matches, database, games, courses, match_ids)
        self.puzzles = Puzzles(matches, database, games, courses, chance, match_ids=match_ids)
        self.tried_turns = TriedTurns(matches, database, games, courses, chance, match_ids)

    def _connect_leagues(
        self,
        clock: Clock,
        games: Mapping[str, AnyGame],
        seeds: Callable[[], SaltedSeed],
        match_ids: Callable[[], str],
        chance: Chance,
        guesses: Guesses,
    ) -> None:
        """Connect leagues, and the role that their champions get. The other parameters are those of `Leagues`."""
        matches, database, settings = self.matches, self.database, self.settings
        blocks, workers = self.blocks, self.workers
        self.leagues = Leagues(matches, database, clock, settings, blocks, games, workers, seeds, match_ids)
        self.server_battles = ServerBattles(matches, database, self.leagues, games, chance, match_ids, guesses)
        self.champions = Champions(database, clock, settings)
        self.leagues.looks.call_after(self.champions.timer.resume)

    def _connect_memory(
        self, clock: Clock, games: Mapping[str, AnyGame], packings: Mapping[str, Packing], harvesters: Workers
    ) -> None:
        """Connect the services that look back at matches, and those that delete. harvesters: look for puzzles."""
        matches, database, settings = self.matches, self.database, self.settings
        self.decisive = Decisive(games, self.workers)
        self.replays = Replays(matches, database, games, packings, self.workers)
        self.verifying = Verifying(self.replays, games, self.workers)
        self.accuracies = Accuracies(database, games, self.replays, self.decisive)
        self.years = Years(database, clock, settings, packings)
        self.private_notes = PrivateNotes(database)
        self.emptying = Emptying(database, clock)
        self.privacy = Privacy(
            matches, database, clock, settings, self.emptying, self.leagues.timer.wake, self.champions.take_from
        )
        self.boards = Boards(matches, database)
        self.afterwards = Afterwards(matches, database, packings)
        self.harvest = Harvest(matches, database, settings, packings, harvesters)

    def _connect_members(self, clock: Clock) -> None:
        """Connect the services by which members find and report others."""
        key, wake = self.matches.new_key, self.outbox.wake
        self.reports = Reports(self.database, self.settings, clock, key, wake)
        self.watching = Watching(self.matches, self.database, self.settings)
        self.seekers = Seekers(self.database, self.settings, self.blocks, clock, key, wake)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call the subscriber with each match that has changed, right after its commit."""
        self.matches.subscribe(subscriber)

    async def start(self) -> None:
        """Start the timers. Call `subscribe` before, because overdue tasks run at once."""
        await self.emptying.start()
        await self.reminders.start()
        await self.presence.start()
        await self.silences.start()
        self.reach.start()
        self.outbox.start()
        for service in (self.alarm, self.dailies, self.privacy, self.computers):
            service.timer.start()
        self.leagues.start()
        self.champions.start()

    def _resume(self) -> None:
        """Let what waited for members to reach the bot fire now."""
        self.alarm.timer.resume()
        self.outbox.reminder_timer.resume()

    async def drain(self) -> None:
        """Refuse new requests of members, finish all changes under way and stop the timers."""
        self.matches.refuse_requests()
        await self.workers.close()
        await self.computers.stop()
        self.database.hurry()
        await self.pars.stop()
        await self.harvest.stop()
        await self.reach.stop()
        for service in (self.alarm, self.dailies, self.privacy, self.leagues, self.champions):
            await service.timer.stop()
        await self.emptying.stop()
        await self.outbox.stop()
        await self.matches.empty()
