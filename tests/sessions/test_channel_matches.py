"""Tests of two channels that play against each other: how it begins, what each of them says, and how it ends."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import AlreadyOpen, NoSession, NotAllowed, NotSeated, NotYourTurn, OptionError, Over, SessionError
from bot.sessions.councils import Council
from bot.sessions.memory.privacy import GRACE
from bot.sessions.model import UNANSWERED, UNREACHED, Eyes, GuildSettings, Match, Phase, Place, Request
from bot.sessions.pace import HOUR
from bot.sessions.play.calling_off import DECLINED
from bot.sessions.play.channel_matches import Side
from bot.sessions.sessions import Sessions
from bot.sessions.time.dues import LOBBY_LIFETIME
from bot.storage import leaving
from bot.storage.keeping import COUNCILS
from tests.sessions.commands import all_rows
from tests.sessions.heap import HeapOptions
from tests.sessions.notice_box import pass_time
from tests.sessions.table import PLACE, TurnedClock, ask, set_guild
from tests.sessions.together import Race

HERE = Side(PLACE, "#games")
BESIDE = Side(Place(PLACE.guild, 21), "#lounge")
ELSEWHERE = Side(Place(901, 31), "Blue")
OTHERS = Side(Place(902, 41), "Red")
HEAP = HeapOptions(heap=200, seats=2, rivals=True)


def seeing(number: int, side: Side) -> Request:
    """Return a request of a member who sees only the channel of a side."""
    return replace(ask(number), eyes=Eyes(side.place.guild, lambda channel: channel == side.place.channel))


async def asked(sessions: Sessions, *, heap: int = 200, rival: Side | None = BESIDE) -> Match:
    options = HeapOptions(heap=heap, seats=2, rivals=True)
    there = None if rival is None else rival.place
    return await sessions.channel_matches.ask(ask(0), HERE, "heap", options, 8, locale="en", rival=there)


async def begun(sessions: Sessions, *, heap: int = 200) -> Match:
    match = await asked(sessions, heap=heap)
    return await sessions.channel_matches.agree(seeing(5, BESIDE), match.id, BESIDE)


async def proposed(sessions: Sessions, match: Match, side: int, *said: tuple[int, str]) -> Match:
    for number, moves in said:
        match = await sessions.councils.propose(ask(number), match.id, moves.split(), None, Seat(side))
    return match


async def voted(sessions: Sessions, match: Match, side: int, moves: str, *, first: int) -> Match:
    """Let three members of a channel agree on a turn, and one of them have it played."""
    match = await proposed(sessions, match, side, *((first + number, moves) for number in range(3)))
    [one] = (match.terms.council or Council()).proposed
    return await sessions.councils.play_now(ask(first), match.id, one.number, match.version, Seat(side))


async def test_a_channel_asks_another_one_which_agrees(sessions: Sessions, clock: TurnedClock) -> None:
    match = await asked(sessions)
    assert match.phase is Phase.LOBBY
    assert [(one.user, one.channel, one.server, one.wanted) for one in match.letters] == [
        (COUNCILS[0], PLACE.channel, PLACE.guild, 1),
        (COUNCILS[1], 21, PLACE.guild, 1),
    ]
    match = await sessions.channel_matches.agree(seeing(5, BESIDE), match.id, BESIDE)
    assert match.phase is Phase.PLAYING
    assert [(seat.user, seat.name) for seat in match.seats] == [(COUNCILS[0], "#games"), (COUNCILS[1], "#lounge")]
    assert match.terms.council == Council(8, match.version, clock.now() + 8 * HOUR, homes=(HERE.home, BESIDE.home))
    assert (match.council, match.councils, match.voting, match.uncalled) == (None, (0, 1), 0, ())


async def test_each_channel_votes_in_turn_and_reads_nothing_of_the_other(sessions: Sessions) -> None:
    match = await proposed(sessions, await begun(sessions), 0, (0, "1"), (1, "2"), (7, "0"))
    ours, theirs = (match.seen_by(7, side.place) for side in (HERE, BESIDE))
    assert (ours.council, ours.deliberates, theirs.council, theirs.deliberates) == (0, True, 1, False)
    assert len((ours.terms.council or Council()).proposed) == 2
    assert (theirs.terms.voices, (theirs.terms.council or Council()).proposed) == ((), ())
    assert b'"0"' not in repr(theirs.terms).encode()
    with pytest.raises(NotYourTurn):
        await proposed(sessions, match, 1, (5, "1"))
    with pytest.raises(NotSeated):
        await sessions.councils.propose(ask(5), match.id, ["1"], None)
    match = await voted(sessions, match, 0, "2", first=0)
    assert match.voting == 1
    ours, theirs = (match.seen_by(7, side.place) for side in (HERE, BESIDE))
    assert (ours.deliberates, theirs.deliberates) == (False, True)


async def test_who_has_spoken_for_one_channel_cannot_speak_for_the_other(sessions: Sessions) -> None:
    match = await voted(sessions, await begun(sessions), 0, "1", first=0)
    with pytest.raises(NotAllowed, match="council-error-side") as refused:
        await proposed(sessions, match, 1, (1, "2"))
    assert refused.value.named is not None
    match = await voted(sessions, match, 1, "2", first=10)
    match = await proposed(sessions, match, 0, (1, "1"))
    await sessions.privacy.forget(101)
    match = await sessions.matches.match(match.id)
    assert all(one.user != 101 for one in match.terms.voices)
    assert {one.side for one in match.terms.voices} == {0, 1}


async def test_the_turns_without_a_proposal_are_counted_for_each_channel(
    sessions: Sessions, clock: TurnedClock
) -> None:
    match = await begun(sessions)
    await pass_time(sessions, clock, 16 * HOUR, steps=2)  # the first channel sleeps
    match = await voted(sessions, await sessions.matches.match(match.id), 1, "1", first=10)
    assert match.terms.council is not None
    assert (match.voting, match.terms.council.missed, match.terms.council.other_missed) == (0, 1, 0)
    await pass_time(sessions, clock, 16 * HOUR, steps=2)
    match = await sessions.matches.match(match.id)
    assert (match.phase, match.entry.notation) == (Phase.CANCELLED, UNANSWERED)


async def test_it_is_played_to_its_end(sessions: Sessions) -> None:
    match, side = await begun(sessions, heap=6), 0
    while not match.over:
        match = await voted(sessions, match, side, "2", first=10 * side)
        side = 1 - side
    assert match.phase is Phase.OVER
    rows = await sessions.database.run(all_rows)
    counted = ("honours", "ratings", "rating_changes", "feats", "accuracies", "turns", "notices")
    assert {name: rows[name] for name in counted} == {name: [] for name in counted}
    with pytest.raises(Over):
        await proposed(sessions, match, 0, (0, "1"))


async def test_who_watches_is_told_the_end_where_they_see_it(sessions: Sessions) -> None:
    match = await begun(sessions)
    for number, side in ((20, HERE), (21, BESIDE)):
        match = await sessions.watching.tell_end(seeing(number, side), match.id, told=True)
    await sessions.presence.channel_gone(PLACE.guild, 99)  # another one
    await sessions.turns.end(ask(0), match.id)
    rows = (await sessions.database.run(all_rows))["notices"]
    places = {channel for row in rows for channel in (PLACE.channel, 21) if f"('channel', '{channel}')" in repr(row)}
    assert places == {PLACE.channel, 21}


async def test_another_server_agrees_by_a_code(sessions: Sessions) -> None:
    match = await asked(sessions, rival=None)
    code = (await sessions.letters.code(seeing(1, HERE), match.id)).code
    with pytest.raises(NoSession):
        await sessions.letters.code(seeing(1, ELSEWHERE), match.id)
    agree = sessions.channel_matches.agree_by
    with pytest.raises(SessionError, match="council-error-own"):
        await agree(ask(1), code, HERE, "heap")
    with pytest.raises(SessionError, match="council-error-same-server"):
        await agree(ask(1), code, BESIDE, "heap")
    with pytest.raises(SessionError, match="council-error-other-game"):
        await agree(ask(1), code, ELSEWHERE, "race")
    with pytest.raises(SessionError, match="letters-error-wrong"):
        await agree(ask(1), "AAAA-AAAA", ELSEWHERE, "heap")
    with pytest.raises(SessionError, match="council-error-code"):
        await sessions.letters.join(ask(1), code)
    begins = await agree(seeing(5, ELSEWHERE), code.lower(), ELSEWHERE, "heap")
    assert (begins.phase, begins.seats[1].name) == (Phase.PLAYING, "Blue")
    assert [one.server for one in begins.letters] == [PLACE.guild, 901]
    with pytest.raises(SessionError, match="letters-error-begun"):
        await agree(ask(6), code, OTHERS, "heap")
    table = await sessions.letters.open(ask(8), "heap", HEAP)
    with pytest.raises(SessionError, match="council-error-letter"):
        await agree(ask(6), (await sessions.letters.code(ask(8), table.id)).code, OTHERS, "heap")
    seen = await sessions.matches.match(match.id, seeing(9, ELSEWHERE))
    assert seen.seen_by(109, ELSEWHERE.place).council == 1
    with pytest.raises(NoSession):
        await sessions.matches.match(match.id, seeing(9, OTHERS))


async def test_only_the_channel_that_is_asked_answers(sessions: Sessions, clock: TurnedClock) -> None:
    match = await asked(sessions)
    other = Side(Place(PLACE.guild, 22), "#third")
    with pytest.raises(NotAllowed, match="council-error-asked"):
        await sessions.channel_matches.agree(ask(1), match.id, other)
    for place in (PLACE, other.place):
        with pytest.raises(NotAllowed, match="council-error-asked"):
            await sessions.channel_matches.decline(ask(1), match.id, place)
    with pytest.raises(NotSeated):
        await sessions.lobby.join(ask(1), match.id)
    with pytest.raises(NotSeated):
        await sessions.lobby.add_computer(ask(0), match.id, "easy")
    declined = await sessions.channel_matches.decline(ask(1), match.id, BESIDE.place)
    assert (declined.phase, declined.entry.notation) == (Phase.CANCELLED, DECLINED)
    match = await asked(sessions)
    clock.turn(LOBBY_LIFETIME)
    await pass_time(sessions, clock, 0)
    assert (await sessions.matches.match(match.id)).entry.kind == "expire"


async def test_what_cannot_be_asked_says_why(sessions: Sessions) -> None:
    channels = sessions.channel_matches
    with pytest.raises(SessionError, match="council-error-own"):
        await asked(sessions, rival=HERE)
    with pytest.raises(OptionError, match="council-error-game"):
        await channels.ask(ask(0), HERE, "race", Race.about.samples[-1], 8, locale="en")
    await set_guild(sessions, PLACE.guild, GuildSettings(channels=(PLACE.channel,)))
    with pytest.raises(NotAllowed, match="council-error-closed"):
        await asked(sessions)
    await set_guild(sessions, PLACE.guild, GuildSettings())
    await sessions.lobby.open(ask(3), BESIDE.place, "heap", HEAP)
    with pytest.raises(SessionError, match="council-error-busy"):
        await asked(sessions)
    match = await asked(sessions, rival=Side(Place(PLACE.guild, 23), "#fourth"))
    with pytest.raises(AlreadyOpen, match="council-error-waits"):
        await sessions.lobby.open(ask(3), PLACE, "heap", HEAP)
    found = await sessions.lookup.table(ask(4), PLACE, "heap")
    assert (found.id, found.reader is not None) == (match.id, True)
    [found] = await sessions.lookup.candidates(ask(4), PLACE, "heap")
    assert found.council == 0


async def test_a_thread_of_an_allowed_channel_may_be_asked(sessions: Sessions) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(channels=(PLACE.channel, 30)))
    ask_thread = partial(sessions.channel_matches.ask, ask(0), HERE, "heap", HEAP, 8, locale="en", rival=BESIDE.place)
    with pytest.raises(NotAllowed, match="council-error-closed"):
        await ask_thread(rival_parent=31)
    match = await ask_thread(rival_parent=30)
    in_thread = replace(BESIDE, parent=30)
    assert (await sessions.channel_matches.agree(seeing(5, BESIDE), match.id, in_thread)).phase is Phase.PLAYING


async def test_moderators_of_either_server_end_it_and_of_no_other(sessions: Sessions) -> None:
    def moderating(side: Side) -> Request:
        seen = seeing(30, side)
        return replace(seen, eyes=Eyes(side.place.guild, lambda _: True, moderates=True))

    table = await asked(sessions, rival=None)
    with pytest.raises(NotAllowed, match="council-error-not-host"):
        await sessions.lobby.cancel(replace(moderating(HERE), eyes=None), table.id, moderator=True)
    closed = await sessions.lobby.cancel(moderating(HERE), table.id, moderator=True)
    assert (closed.phase, closed.entry.notation) == (Phase.CANCELLED, "")
    match = await asked(sessions, rival=None)
    code = (await sessions.letters.code(ask(0), match.id)).code
    match = await sessions.channel_matches.agree_by(ask(5), code, ELSEWHERE, "heap")
    for side in (HERE, ELSEWHERE):
        await sessions.turns.check_may_end(moderating(side), match.id, moderator=True)
        with pytest.raises(NotAllowed, match="error-may-not-end") as refused:
            await sessions.turns.check_may_end(moderating(side), match.id, moderator=False)
        assert refused.value.params["enders"] == "channel"  # nobody has a seat to resign
    with pytest.raises(NoSession):
        await sessions.turns.check_may_end(moderating(OTHERS), match.id, moderator=True)
    with pytest.raises(NotAllowed, match="error-may-not-end"):
        await sessions.turns.check_may_end(replace(moderating(HERE), eyes=None), match.id, moderator=True)


async def test_what_a_member_has_asked_counts_for_the_limit_of_their_server(sessions: Sessions) -> None:
    await set_guild(sessions, PLACE.guild, GuildSettings(match_limit=1))
    await set_guild(sessions, ELSEWHERE.place.guild, GuildSettings(match_limit=1))
    match = await asked(sessions)
    with pytest.raises(SessionError, match="error-too-many-matches"):
        await sessions.lobby.open(ask(0), Place(PLACE.guild, 23), "heap", HEAP)
    await sessions.lobby.open(ask(0), ELSEWHERE.place, "heap", HEAP)
    await sessions.lobby.open(ask(1), Place(PLACE.guild, 23), "heap", HEAP)
    await sessions.lobby.cancel(ask(0), match.id)
    match = await asked(sessions)
    assert match.phase is Phase.LOBBY


async def test_a_deleted_channel_ends_the_match(sessions: Sessions) -> None:
    match = await begun(sessions)
    await sessions.presence.channel_gone(PLACE.guild, BESIDE.place.channel)
    match = await sessions.matches.match(match.id)
    assert (match.phase, match.entry.notation) == (Phase.CANCELLED, UNREACHED)


@pytest.mark.parametrize("over", [False, True])
async def test_a_server_whose_data_are_deleted_ends_it_and_leaves_no_trace(
    sessions: Sessions, clock: TurnedClock, over: bool
) -> None:
    match = await asked(sessions, heap=2, rival=None)
    code = (await sessions.letters.code(ask(0), match.id)).code
    match = await sessions.channel_matches.agree_by(ask(5), code, ELSEWHERE, "heap")
    if over:
        match = await voted(sessions, match, 0, "2", first=0)
    left = match.version
    await sessions.presence.guild_gone(901)
    await sessions.privacy.guild_gone(901)
    assert 901 in await sessions.database.read(leaving.guilds_kept)
    assert (await sessions.matches.match(match.id)).version == left  # its votes go on meanwhile
    await pass_time(sessions, clock, GRACE)
    match = await sessions.matches.match(match.id)
    assert match.over
    assert (match.entry.notation == UNREACHED) != over
    assert 901 not in await sessions.database.read(leaving.guilds_kept)
    assert "guild=901" not in repr(match)
    assert "Blue" not in repr(match)
    assert [(one.server, one.channel, one.stands) for one in match.letters] == [
        (PLACE.guild, PLACE.channel, True),
        (0, 0, False),
    ]
