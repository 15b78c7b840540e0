"""Tests of the end of a match that leaves a silent member out of the ranking: the best of the others wins."""

import random
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.game import Outcome, Seat, Standing
from bot.games import all_games
from bot.games.gembatan.model import Options as GembatanOptions
from bot.games.gembatan.model import View as GembatanView
from bot.games.gembatan.view import lead
from bot.games.gemrush.events import MatchEnded
from bot.games.gemrush.model import Options as RushOptions
from bot.games.gemrush.view import View as RushView
from bot.games.gemrush.view import winners
from bot.games.gems3d.model import FinalView, Mode
from bot.games.gems3d.model import Options as GemsOptions
from bot.sessions.computers import computer
from bot.sessions.contests import as_told, next_level, ranked, unplaced
from bot.sessions.leaderboards.counting import honours_of
from bot.sessions.leaderboards.counting import winners as won
from bot.sessions.memory.record import Moment, Replay, read, write
from bot.sessions.model import Entry, Match, MatchSeat, Phase
from bot.ui.boards import ending
from bot.ui.face import Face
from bot.ui.words import Words, safe_name
from tests.render.cuts import cut_lines
from tests.texts.loaded import all_languages
from tests.ui.test_views import FACES, TEXTS, match_of

WORDS = Words(TEXTS, "en-US")
NAMES = ("Ada", "Bela", "Chen", "Dora", "Emil", "Fanni")
KINDS: dict[str, Any] = {
    "gembatan": GembatanOptions(gems=20),
    "gemrush": RushOptions(target=5),
    "gems3d": GemsOptions(Mode.RACE, size=7, types=5, line=4, turns=12, points=True),
}


@cache
def played(key: str, count: int = 3) -> tuple[Face, Match]:
    """Return the face of a game, and a match whose first three scores differ, with its last entry."""
    face = next(face for face in FACES if face.key == key)
    game, options = face.game, KINDS[key]
    for seed in range(40):
        dice, step, seat = random.Random(seed), game.setup(seed, options, count), Seat(0)
        while (outcome := game.outcome(step.state)) is None:
            seat = game.to_move(step.state)[0]
            step = game.apply(step.state, seat, dice.choice(list(game.legal_moves(step.state, seat))))
        if (
            len({one.place for one in outcome.standings}) >= 3
            and len({one.score for one in outcome.standings[:3]}) == 3
        ):
            break
    seats = tuple(MatchSeat(Seat(number), 100 + number, NAMES[number]) for number in range(count))
    match = match_of(face, options, Phase.OVER, solo=False, seats=seats, state=step.state, outcome=outcome, to_move=())
    return face, replace(match, entry=Entry(999, "move", seat, 100 + seat, "m", step.events, 0))


def order(match: Match) -> list[Seat]:
    """Return the seats as they came in, the unheard ones among them."""
    assert match.outcome is not None
    return [one.seat for one in match.outcome.standings]


def silent(match: Match, *places: int) -> Match:
    """Return the match whose members in these places did not come back, as its end notes it."""
    seats = order(match)
    over = replace(match, terms=replace(match.terms, unheard=tuple(sorted(seats[place - 1] for place in places))))
    return replace(over, terms=replace(over.terms, unplaced=unplaced(over)))


def name(match: Match, place: int) -> str:
    return match.name_of(order(match)[place - 1])


@pytest.mark.parametrize("key", KINDS)
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_headline_and_the_table_name_the_same_winner(key: str, language: str) -> None:
    face, match = played(key)
    words, over = Words(TEXTS, language), silent(match, 1)
    assert match.outcome is not None
    best, second, third = match.outcome.standings

    ahead = second.score - third.score
    said = words("ui-won-by", name=name(match, 2), second=name(match, 3), ahead=ahead)
    lines = ending.result(over, face, words, ()).splitlines()[:3]

    assert ending.headline(over, face, words) == said
    assert lines[0].startswith(words("ui-standing", place=1, name=name(match, 2), score=second.score))
    assert lines[1].startswith(words("ui-standing", place=2, name=name(match, 3), score=third.score))
    assert lines[2].startswith(words("ui-standing-unplaced", name=name(match, 1), score=best.score))
    assert lines[2].startswith("– ")
    assert lines[2].endswith(f" · {words('ui-unplaced-why')}")


def test_the_sentences_in_english() -> None:
    face, match = played("gembatan")
    over = silent(match, 1)
    told = ending.result(over, face, WORDS, ())

    assert "out of the ranking: did not come back" in told
    said = f"For {name(match, 1)}, the points above count on no leaderboard, and the match is no win."
    assert said in told
    assert "Nobody wins" not in ending.headline(over, face, WORDS)


@pytest.mark.slow
@pytest.mark.parametrize("key", KINDS)
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_alt_text_names_the_winner_and_who_is_out_of_the_ranking(key: str, language: str) -> None:
    face, match = played(key)
    words, over = Words(TEXTS, language), silent(match, 1)
    seen, table = face.scene(over, words)
    heard = face.alt(over, seen, words).splitlines()

    assert heard[1] == words("ui-alt-unplaced", names=name(match, 1))
    best = order(match)[1]
    match seen:
        case FinalView():
            board, out = seen.boards[best], seen.boards[order(over)[0]]
            about: dict[str, str | int] = {
                "name": name(over, 2),
                "place": 1,
                "score": board.score,
                "turns": board.turns,
            }
            assert heard[2] == words("gems3d-alt-raced-board", **about)
            about = {"name": name(over, 1), "score": out.score, "turns": out.turns}
            assert heard[4] == words("gems3d-alt-raced-unplaced", **about)
        case GembatanView():
            assert words("gembatan-alt-won", name=name(over, 2), points=lead(seen)) in heard
        case RushView():
            points = seen.seats[best].points - seen.seats[order(over)[2]].points
            assert words("gemrush-alt-wins", name=name(over, 2), points=max(0, points)) in heard
    assert table.caption("unplaced", "") == words("ui-unplaced")


@pytest.mark.parametrize("key", KINDS)
def test_views_events_and_counted_wins_have_the_same_winner(key: str) -> None:
    face, match = played(key)
    over = silent(match, 1)
    best = order(match)[1]

    seen, _ = face.scene(over, WORDS)
    match seen:
        case FinalView():
            assert [board.place for board in seen.boards] == [(0, 1, 2)[order(match).index(Seat(s))] for s in range(3)]
            assert seen.order == [order(match)[1], order(match)[2], order(match)[0]]
        case GembatanView():
            assert (seen.winners, seen.unplaced) == ((best,), (order(match)[0],))
            assert match.outcome is not None
            assert lead(seen) == match.outcome.standings[1].score - match.outcome.standings[2].score
        case RushView():
            assert winners(seen) == [best]
            assert seen.places[order(match)[0]] == 0
    told = WORDS.told(face.game, over.entry.events, over, over.entry)
    assert f"**{safe_name(name(match, 1))}** wins" not in told
    if key != "gembatan":  # no sentence of its events names winners
        assert f"**{safe_name(name(match, 2))}** wins" in told
    ends = [one for one in as_told(face.game, over, over.entry.events) if "winners" in dir(one)]
    assert all(one.winners == (best,) for one in ends)

    counted = honours_of(face.game, over)
    assert won(counted) == {best: True, order(match)[2]: False}
    ratings = [dict(one.values) for one in counted if one.board.endswith(":rating")]
    assert ratings == ([] if key == "gems3d" else [{best: 1, order(match)[2]: 2}])  # short races are not rated


def reached(target: int) -> tuple[Face, Match, int]:
    """Return a finished Rush whose first is out of the ranking, and the first's points.

    target: how many points the second lacked to reach the target; below 0: how many it had more.
    """
    face, match = played("gemrush")
    over = silent(match, 1)
    assert over.outcome is not None
    assert over.state is not None
    first, second, _ = over.outcome.standings
    state = replace(over.state, target=second.score + target, over="target")
    ended = tuple(replace(one, reason="target") if isinstance(one, MatchEnded) else one for one in over.entry.events)
    return face, replace(over, state=state, entry=replace(over.entry, events=ended)), first.score


@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_target_is_said_to_be_reached_by_the_seat_that_has_reached_it(language: str) -> None:
    face, over, points = reached(1)
    words, owner, winner = Words(TEXTS, language), name(over, 1), name(over, 2)
    seen, table = face.scene(over, words)

    told = words.told(face.game, over.entry.events, over, over.entry)
    heard = face.alt(over, seen, words)
    caption = table.caption("reason", "")

    for said in (told, heard.splitlines()[0], caption):
        assert owner in said
        assert str(points) in said
    assert over.outcome is not None
    assert words("gemrush-winner", name=winner, points=over.outcome.standings[1].score) in told
    assert words("gemrush-alt-over-target") not in heard


def test_a_computer_player_that_reached_the_target_by_its_own_move_is_no_member() -> None:
    face, over, points = reached(1)
    seat = order(over)[0]
    last = replace(over.entry, seat=seat, user=computer("normal", 0).user)

    told = WORDS.told(face.game, last.events, over, last)

    said = f"A computer player in {name(over, 1)}’s seat has reached {points} points, so the match is over: "
    assert f"{said}**{name(over, 2)}** wins with " in told
    assert "Opal’s" not in told


@pytest.mark.parametrize("target", [0, -1])
def test_a_target_that_a_seat_in_the_ranking_has_reached_is_reached_as_ever(target: int) -> None:
    face, over, _ = reached(target)
    seen, table = face.scene(over, WORDS)

    assert "The target is reached: **" in WORDS.told(face.game, over.entry.events, over, over.entry)
    assert face.alt(over, seen, WORDS).startswith(WORDS("gemrush-alt-over-target"))
    assert table.caption("reason", "") == WORDS("gemrush-caption-reason-target")


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_picture_has_room_for_who_reached_the_target(language: str) -> None:
    face, over, _ = reached(1)
    with cut_lines() as found:
        face.painter.paint(*face.scene(over, Words(TEXTS, language)))

    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("key", KINDS)
def test_the_picture_marks_the_winner_and_who_is_out_of_the_ranking(key: str) -> None:
    face, match = played(key)

    def painted(over: Match) -> bytes:
        return face.painter.paint(*face.scene(over, WORDS))

    whole, out = painted(match), painted(silent(match, 1))
    seen, table = face.scene(silent(match, 1), WORDS)
    without = replace(table, captions=tuple(one for one in table.captions if one[0] != "unplaced"))

    assert whole != out
    assert face.painter.paint(seen, without) != out  # words say it, not colour alone


@pytest.mark.slow
@pytest.mark.parametrize(("key", "count"), [*((key, 3) for key in KINDS), ("gemrush", 6)])
@pytest.mark.parametrize("language", sorted(all_languages()))
def test_the_picture_has_room_for_the_words(key: str, count: int, language: str) -> None:
    face, match = played(key, count)
    with cut_lines() as found:
        face.painter.paint(*face.scene(silent(match, 1), Words(TEXTS, language)))

    assert found == {}


@pytest.mark.parametrize("key", KINDS)
def test_who_did_not_come_back_and_is_last_has_lost_as_ever(key: str) -> None:
    face, match = played(key)
    over = silent(match, 3)

    assert over.terms.unplaced == ()
    assert face.scene(over, WORDS) == face.scene(match, WORDS)
    assert won(honours_of(face.game, over)) == {seat: seat == order(match)[0] for seat in range(3)}
    assert [one.place for one in ranked(over).standings] == [1, 2, 3]  # type: ignore[union-attr]  # it is over


def test_who_did_not_come_back_in_the_middle_is_out_of_the_ranking_too() -> None:
    face, match = played("gembatan")
    over = silent(match, 2)
    lines = ending.result(over, face, WORDS, ()).splitlines()[:3]

    assert [line.split()[0] for line in lines] == ["1\\.", "2\\.", "–"]
    assert ending.headline(over, face, WORDS).startswith(f"### {name(match, 1)} wins")
    assert f"ahead of {name(match, 3)}" in ending.headline(over, face, WORDS)


def test_if_only_one_has_played_nobody_wins_and_nobody_has_a_place() -> None:
    face, match = played("gembatan")
    over = silent(match, 1, 2)
    lines = ending.result(over, face, WORDS, ()).splitlines()[:3]

    assert over.terms.unplaced == ()
    assert ending.headline(over, face, WORDS) == f"### Nobody wins: {name(match, 1)} did not come back"
    assert [line.split()[0] for line in lines] == ["–", "–", "–"]
    assert won(honours_of(face.game, over)) == {}


def test_who_played_and_beat_one_of_two_silent_members_has_won() -> None:
    face, match = played("gembatan")
    over = silent(match, 1, 3)

    assert over.terms.unplaced == (order(match)[0],)
    assert ending.headline(over, face, WORDS).startswith(f"### {name(match, 2)} wins")
    assert won(honours_of(face.game, over)) == {order(match)[1]: True, order(match)[2]: False}


def test_nobody_who_resigned_wins_because_the_others_did_not_come_back() -> None:
    _, match = played("gembatan")
    first = order(match)[0]
    seats = tuple(replace(one, present=one.seat == first) for one in match.seats)

    assert silent(replace(match, seats=seats), 1).terms.unplaced == ()


def test_an_equal_best_of_those_who_played_is_a_draw() -> None:
    face, match = played("gembatan")
    assert match.outcome is not None
    first, second, third = match.outcome.standings
    equal = replace(third, place=2, score=second.score)
    over = silent(replace(match, outcome=replace(match.outcome, standings=(first, second, equal))), 1)

    assert ending.headline(over, face, WORDS) == "### A draw: 2 players share first place"
    assert set(won(honours_of(face.game, over)).values()) == {False}


def test_a_match_that_an_older_version_ended_is_told_as_it_was_counted() -> None:
    """Its terms do not say who is out of the ranking."""
    face, match = played("gembatan")
    over = replace(match, terms=replace(match.terms, unheard=(order(match)[0],)))

    assert ending.headline(over, face, WORDS) == f"### Nobody wins: {name(match, 1)} did not come back"
    assert set(won(honours_of(face.game, over)).values()) == {False}


def test_a_pasted_log_knows_who_is_out_of_the_ranking() -> None:
    face, match = played("gembatan")
    over = silent(match, 1)
    moment = Moment(replace(over.entry, kind="start", seat=None), face.game.setup(5, over.options, 3).state)
    written = write(Replay(over, (moment,), 5, (moment.entry,)), face.game)

    assert f'[Unplaced "#{order(match)[0] + 1}"]' in written
    assert read(written, all_games(), 0).match.terms.unplaced == over.terms.unplaced


@pytest.mark.parametrize("key", KINDS)
def test_a_step_before_the_end_does_not_know_who_will_not_come_back(key: str) -> None:
    face, match = played(key)
    over = silent(match, 1)
    over = replace(over, terms=replace(over.terms, unrated=over.terms.unheard if key == "gems3d" else ()))
    begun = Moment(replace(over.entry, kind="start", seat=None), face.game.setup(5, over.options, 3).state)
    ended = Moment(over.entry, over.state)
    replay = Replay(over, (begun, ended), 5, (begun.entry, ended.entry))

    before, end = replay.at(0, face.game), replay.at(1, face.game)

    told = WORDS("ui-alt-unplaced", names=name(match, 1))
    assert told not in face.alt(before, face.view(before), WORDS).splitlines()
    assert (before.terms.unheard, before.terms.unplaced, before.terms.unrated) == ((), (), ())
    assert face.scene(before, WORDS)[1].caption("unplaced", "") == ""
    assert told in face.alt(end, face.view(end), WORDS).splitlines()


def test_no_stronger_players_are_offered_to_who_did_not_come_back() -> None:
    _, match = played("gembatan")
    assert next_level(silent(match, 1)) is None


def test_a_seat_without_a_place_keeps_its_points_in_the_outcome() -> None:
    """What is stored of a match does not change: only the ranking does."""
    _, match = played("gembatan")
    over = silent(match, 1)
    outcome = ranked(over)

    assert isinstance(outcome, Outcome)
    assert [(one.seat, one.place) for one in outcome.standings] == [(order(match)[1], 1), (order(match)[2], 2)]
    assert isinstance(over.outcome, Outcome)
    assert isinstance(over.outcome.standings[0], Standing)
    assert over.outcome.standings[0].seat == order(match)[0]
