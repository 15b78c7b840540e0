"""The face of Gem Rush, and its events and moves in words."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace

import render.gemrush
from bot.engine.game import Phrase, Seat
from bot.errors import Param
from bot.games.gemrush import GAME
from bot.games.gemrush.actions import Act, Use
from bot.games.gemrush.begin import DAILY, target_of
from bot.games.gemrush.building import Place
from bot.games.gemrush.crisis import needed_to_burn, offered
from bot.games.gemrush.gems import CARD_NAMES, CODES, GEM_OF_CODE, GEMS, KINDS, Gem
from bot.games.gemrush.hidden import AnyView
from bot.games.gemrush.lessons import LESSONS
from bot.games.gemrush.mine import mine_of
from bot.games.gemrush.model import (
    CRISIS_TARGETS,
    CROWD,
    CROWD_TARGET,
    RUSH_TARGET,
    TARGET_RANGE,
    Options,
    State,
    steps_of,
    tile_at,
)
from bot.games.gemrush.moves import Move
from bot.games.gemrush.names import GEM_KEYS, card, does, dwarf_name, gem_name, room_name, skill_name
from bot.games.gemrush.pages import PAGES
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import ON_CALL, notate_move
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.turns import following_seat, rush_target_reached
from bot.games.gemrush.view import layings, seen
from bot.sessions.computers import own_level
from bot.sessions.model import Entry, Match
from bot.texts.pictures import with_codes
from bot.ui import face
from bot.ui.face import Buttons, Start
from bot.ui.letters import place_said
from bot.ui.pieces import Emoji
from bot.ui.why_over import credited_by
from bot.ui.words import Words, plain_name, safe_name, who_moved, with_names
from cogs.gemrush import buttons
from cogs.gemrush.course import course
from cogs.gemrush.explaining import explained
from cogs.gemrush.pictured import PicturedFace
from cogs.gemrush.recap import TURN_BEFORE, built_in, result_of, turn_in_short, turn_line

MODES = ("rush", "crisis")
VARIANTS = ("normal", "choice", "shared", "chaos", "circle", "none")

# A first match, of about ten minutes. A lower target is often reached by one door of six gems.
SHORT_RUSH = Options(target=12)

state_of: Callable[[Match], State] = face.state_of

CALLS = tuple(kind.word() for kind in ON_CALL)  # the first words of moves that are allowed in another seat's turn


def letters(match: Match, seat: Seat, words: Words) -> tuple[str, ...]:
    """Return lines that say what the letters on a seat's cards and on the plates of open doors mean.

    In a puzzle, whose solver has not seen the match, they also say what skills and special gems do.
    """
    state = state_of(match)
    told = explained(state, words) if match.terms.riddle is not None and state.phase == "move" else []
    return tuple(words("gemrush-ui-small", text=one) for one in (*told, codes_line(state, seat, words)))


def codes_line(state: State, seat: Seat, words: Words) -> str:
    """Return the two letters and the name of each gem that is on a seat's cards or on the plate of an open door."""
    shown = {gem for kind in state.seats[seat].hand for gem in KINDS[kind]}
    shown |= {gem for one in mine_of(state.laid).open_doors() for gem in one.door.cost}
    told = (words("gemrush-ui-code", gem=GEM_KEYS[gem], code=CODES[gem]) for gem in GEMS if gem in shown)
    return words("gemrush-ui-codes", gems=" · ".join(told))


class RushFace(PicturedFace):
    accent = 0x8A5BD6
    calls = CALLS
    levels = tuple(f"gemrush-ladder-{name}" for name in CRISIS_TARGETS)
    has_long_turns = True
    tells_turns = True
    turn_before = TURN_BEFORE
    wins_together = True
    pages = PAGES
    lessons = LESSONS
    letters = staticmethod(letters)
    scoring = "gemrush-scoring"
    votes = "gemrush-votes"
    course = staticmethod(course)

    def emoji(self) -> Iterable[Emoji]:
        return render.gemrush.all_emoji()

    def choice(self, choice: str, words: Words) -> str:
        """Return the name of a dwarf and its colour. choice: the code of its gem; for "", return the menu's hint."""
        if not choice:
            return words("gemrush-ui-choose-dwarf")
        gem = GEM_OF_CODE[choice]
        return words("gemrush-ui-dwarf", dwarf=words.phrase(dwarf_name(gem)), gem=GEM_KEYS[gem])

    def move(self, match: Match, notation: str, words: Words) -> str:
        """Return the label of a move that an undo has just made legal again; the notation of any other move."""
        state, seat = state_of(match), match.entry.seat
        legal = () if seat is None else GAME.legal_moves(state, seat)
        again = next((one for one in legal if notate_move(one) == notation), None)
        if isinstance(again, Place) and state.placing is not None:
            return words.phrase(room_name(TILES[state.placing.tiles[again.other]].key))
        return notation if again is None else again.label(state, _MatchWords(match, words, safe_name))

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False, cell: bool = False) -> str:
        """Return the label of a move that a lesson marks; of a room that is laid, also the number in the picture.

        heard: whether cards are told by their gems.
        """
        told = self.move(match, notation, words)
        for way in layings(seen(state_of(match), None)):
            if notation == notate_move(Place(way.turn, other=way.other)):
                return words("gemrush-marked-lay", room=told, number=way.number)
        return _with_gems(told, notation, words) if heard else told

    def left_of_turn(self, match: Match, words: Words) -> str:
        state = state_of(match)
        doing = state.doing
        if match.entry.seat != state.turn or state.phase == "choose-skill":
            return ""
        if state.phase == "place":
            return words("gemrush-stands-place")
        if doing.built:
            return words("gemrush-stands-built", built=doing.built, points=doing.points)
        begun = state.phase == "effect" or doing.steps < steps_of(state.mover)
        return words("gemrush-stands-rest") if begun else ""

    def settings(self, options: Options, words: Words, seats: int = 0) -> str:
        if options.turns:
            return words("gemrush-scoreboard-daily", turns=options.turns)
        goal = _goal_of(options, seats, words)
        if seats and options.variant == "normal":  # A second line of the heading would leave a phone's screen.
            return words("gemrush-scoreboard-brief", mode=options.mode, goal=goal)
        settings = words("gemrush-scoreboard", mode=options.mode, variant=options.variant, goal=goal)
        shared = next((skill for skill in SKILLS if skill.key == options.skill), None)
        return settings if shared is None else f"{settings}: {words.phrase(skill_name(shared))}"

    def starts(self) -> tuple[Start, ...]:
        alone = Start("alone", Options(mode="crisis", solo=True))
        short = Start("short", SHORT_RUSH, computers=1)
        return Start("rush", Options()), Start("crisis", Options(mode="crisis")), alone, short

    def leaderboard(self, scoreboard: str, words: Words) -> str:
        if scoreboard == DAILY:
            return self.settings(GAME.about.daily, words)
        if scoreboard in MODES:  # this leaderboard counts matches with any settings
            return words(f"gemrush-honour-{scoreboard}")
        mode, variant, target = scoreboard.split("-")
        if mode not in MODES or variant not in VARIANTS:
            raise ValueError(f"no score board: {scoreboard!r}")
        if target not in ("usual", "open") and not TARGET_RANGE[0] <= int(target) <= TARGET_RANGE[1]:
            raise ValueError(f"no score board: {scoreboard!r}")
        if target in ("usual", "open"):
            goal = _usual_of_rush(words) if (mode, target) == ("rush", "usual") else words(f"gemrush-goal-{target}")
        else:
            goal = _goal(mode, int(target), words)
        return words("gemrush-scoreboard", mode=mode, variant=variant, goal=goal)

    def advice(self, match: Match, view: AnyView, words: Words, who: str) -> str:
        state, place = state_of(match), place_said(match, words)
        (need, short), given = needed_to_burn(state), offered(state)
        ends = buttons.ends_turn(state, alone=plays_alone(match)) if state.phase == "move" else "told"
        asked = {"steps": state.doing.steps, "count": need, "short": short, "offered": given}
        lines = [words(f"gemrush-next-{state.phase}", name=who, place=place, ends=ends, **asked)]
        lines += rooms_told(state, words)
        if state.phase == "move" and (state.mode == "crisis" or plays_alone(match)):
            lines += [words("gemrush-ui-small", text=one) for one in closed_told(state, words)]
        lines += last_round_told(match, words)
        return "\n".join(lines)

    def goal(self, match: Match, words: Words) -> str:
        return words("gemrush-next-goal", mode=match.options.mode, alone=int(len(match.seats) == 1))

    def buttons(self, match: Match, view: AnyView) -> Buttons:
        """Return buttons for possible moves, for the hand, and in Crisis for stopping at the target."""
        state = state_of(match)
        last = (buttons.HAND, *buttons.stops(state))
        more = buttons.WIDE, buttons.HELD if is_daily(match) else buttons.SKILLS
        return Buttons(last, rows=buttons.rows(state, alone=plays_alone(match), marked=match.tells_worth), more=more)

    def options_of(self, state: State) -> Options:
        usual = Options(mode=state.mode, variant=state.variant, target=state.target or "open")
        return replace(usual, solo=True, turns=state.length) if state.length else usual

    def seats_of(self, state: State) -> int:
        return len(state.seats)

    def hides_boards(self, match: Match) -> bool:
        return is_daily(match)

    def news(self, match: Match, entries: Sequence[Entry], words: Words) -> str:
        """Return a line for each turn: its constructions and its action."""

        def player(entry: Entry) -> tuple[Seat | None, str]:
            return entry.seat, "" if entry.seat is None else who_moved(match, entry.seat, entry, words)

        lines = []
        for (seat, name), turn in groupby(entries, key=player):
            told = list(turn_in_short(match, list(turn), words))
            if told and seat is not None:
                lines.append(words("gemrush-ui-news-line", name=name, told=words.listed(told)))
        return "\n".join(lines)

    def result(self, match: Match, seat: Seat, story: Sequence[Entry], words: Words) -> str:
        return result_of(match, seat, story, words)

    def highlight(self, match: Match, story: Sequence[Entry], words: Words) -> str:
        """Return the room that gave the most points, and who built it; "" if several gave as many."""
        built = built_in(story)
        most = max((one.points for _, one in built), default=0)
        best = [(entry, one) for entry, one in built if one.points == most]
        if most <= 0 or len(best) > 1:
            return ""
        entry, one = best[0]
        name = "" if entry.seat is None else credited_by(match, entry.seat, entry, words)
        return words("gemrush-ui-best", name=name, room=one.room or "tunnel", points=most)

    def turn_line(self, match: Match, words: Words, turn: Sequence[Entry] = ()) -> str:
        """Return what happened in the turn that has just ended."""
        return turn_line(match, turn, words)


def last_round_told(match: Match, words: Words) -> list[str]:
    """Return a line that says when a Rush ends whose target is reached; [] in any other match."""
    state = state_of(match)
    if state.mode != "rush" or state.over is not None or not rush_target_reached(state):
        return []
    name = safe_name(with_names(match, words).name_of(state.first))
    last = following_seat(state, state.turn) == state.first
    return [words("gemrush-next-last-round", name=name, last=int(last))]


def rooms_told(state: State, words: Words) -> list[str]:
    """Return small lines about what rooms do: the mover's room, or the drawn tiles that can be laid."""
    tiles: Sequence[int] = ()
    if state.phase == "place" and state.placing is not None:
        tiles = state.placing.tiles
    elif state.phase == "move":
        tiles = (tile_at(state, state.mover.cell),)
    return [words("gemrush-ui-small", text=told) for tile in tiles if (told := does(tile, words))]


def closed_told(state: State, words: Words) -> list[str]:
    """Return a line that says why the mover's room cannot be used now; [] if it can, or does nothing."""
    tile = TILES[tile_at(state, state.mover.cell)]
    refused = [Use.barred(state, state.turn), Act.barred(state, state.turn)]
    if not tile.ability or None in refused:
        return []
    lacks = any(one is not None and one.key == "gemrush-ability-cards" for one in refused)
    dust = any(Gem.DIAMOND_DUST in KINDS[kind] for kind in state.mover.hand)
    return [words("gemrush-ui-closed", room=tile.key, why="cards" if lacks else "nowhere", dust=int(dust))]


def is_daily(match: Match) -> bool:
    return match.terms.closes is not None


def plays_alone(match: Match) -> bool:
    """Return whether all seats but one belong to computer players. A seat with a stand-in belongs to its member."""
    return sum(own_level(match, one.seat) is None for one in match.present) == 1


def _with_gems(label: str, notation: str, words: Words) -> str:
    """Return the label of a move with the gems of its cards in place of their codes."""
    codes = [word for word in notation.split() if word in CARD_NAMES]
    if not codes:
        return label
    told, gems = with_codes(label), []
    for kind in map(CARD_NAMES.index, codes):
        told = told.replace(with_codes(card(kind, words)), CARD_NAMES[kind])  # this line names the gems already
        gems.append(" / ".join(words.phrase(gem_name(gem)) for gem in KINDS[kind]))
    return told.replace(" ".join(codes), words.listed(gems))


def _goal_of(options: Options, seats: int, words: Words) -> str:
    """Return the target of a match in words. seats: how many seats have begun; 0 before the start."""
    if options.target == "usual" and options.mode == "rush" and not seats:
        return _usual_of_rush(words)
    target = target_of(options, seats)
    return words("gemrush-goal-open") if target is None else _goal(options.mode, target, words)


def _usual_of_rush(words: Words) -> str:
    return words("gemrush-usual-crowd", low=CROWD_TARGET, high=RUSH_TARGET, crowd=CROWD)


def _goal(mode: str, target: int, words: Words) -> str:
    """Return a target in words, with its name if it has one."""
    named = {points: name for name, points in CRISIS_TARGETS.items()}
    name = words(f"gemrush-ladder-{named[target]}") if mode == "crisis" and target in named else ""
    return words("gemrush-aim", points=target, named=name, has=int(bool(name)))


class _MatchWords:
    """Gives texts in a member's language, and the names of a match's players."""

    def __init__(self, match: Match, words: Words, named: Callable[[str], str] = plain_name) -> None:
        """named: makes a display name fit for a menu (`plain_name`) or a message (`safe_name`)."""
        self._match, self._words, self._named = with_names(match, words), words, named

    def __call__(self, key: str, **params: Param) -> str:
        return self._words(key, **params)

    def phrase(self, phrase: Phrase) -> str:
        return self._words.phrase(phrase)

    def listed(self, items: Iterable[str]) -> str:
        return self._words.listed(items)

    def name(self, seat: Seat) -> str:
        return self._named(self._match.name_of(seat))


def move_label(match: Match, one: Move, words: Words) -> str:
    """Return a legal move in half a line."""
    return one.label(state_of(match), _MatchWords(match, words))
