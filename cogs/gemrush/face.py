"""The face of Gem Rush, and its events and moves in words."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

import render.gemrush
from bot.engine.game import Phrase, Seat
from bot.engine.pages import Page
from bot.engine.table import Table
from bot.errors import Param
from bot.games.gemrush import GAME, events
from bot.games.gemrush.begin import target_of
from bot.games.gemrush.building import Build, Place
from bot.games.gemrush.crisis import needed_to_burn, offered
from bot.games.gemrush.gems import CARD_NAMES, GEM_OF_CODE, GEMS, KINDS
from bot.games.gemrush.lessons import LESSONS
from bot.games.gemrush.mine import across, cell_at, down
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
from bot.games.gemrush.view import View, layings, lead
from bot.games.gemrush.walking import Cart, Permeate, Walk, Warp, Wayfare
from bot.sessions.computers import own_level
from bot.sessions.model import Entry, Match
from bot.texts.pictures import with_codes
from bot.ui import face
from bot.ui.face import Buttons, Captions, Face, Start
from bot.ui.pieces import Emoji
from bot.ui.words import Words, channel_mention, plain_name, safe_name, who_moved, with_names
from cogs.gemrush import buttons
from cogs.gemrush.paging import page_params, page_picture
from cogs.gemrush.recap import TURN_BEFORE, constructions, lists_of_winners, result_of, turn_in_short, turn_line

MODES = ("rush", "crisis")
VARIANTS = ("normal", "choice", "shared", "chaos", "circle", "none")
_PHASES = ("choose-skill", "discard", "move", "place", "effect", "burn", "chaos")
_LABELS = ("new", "free", "last-round", "deck", "discard", "burnt", "stack", "points", "ways", "nothing", "way-wall")
_TURNS = 25
ROOMS_IN_PICTURE = 3  # built rooms that the picture names at most for each seat
SIGNS = (
    "action", "movement", "free", "draw", "reveal", "keep", "keep-matching", "keep-all", "discard", "dig", "name", "x",
    "swap", "go", "move-room", "door", "payable", "passage", "one-way", "wall", "tunnel", "cart", "new",
)  # fmt: skip
SPECIAL_KEYS = GEM_KEYS[7:]
_WAYS = (Walk, Cart, Permeate, Warp, Wayfare)

# A first match, of about ten minutes. A lower target is often reached by one door of six gems.
SHORT_RUSH = Options(target=12)

state_of: Callable[[Match], State] = face.state_of

CALLS = tuple(kind.word() for kind in ON_CALL)  # the first words of moves that are allowed in another seat's turn


class RushFace(Face):
    key = "gemrush"
    painter = render.gemrush
    accent = 0x8A5BD6
    calls = CALLS
    levels = tuple(f"gemrush-ladder-{name}" for name in CRISIS_TARGETS)
    has_long_turns = True
    tells_turns = True
    turn_before = TURN_BEFORE
    wins_together = True
    pages = PAGES
    lessons = LESSONS

    def __init__(self) -> None:
        self._named: dict[str, tuple[tuple[str, str], ...]] = {}

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

    def marked_move(self, match: Match, notation: str, words: Words, *, heard: bool = False) -> str:
        """Return the label of a move that a lesson marks; of a room that is laid, also the number in the picture.

        heard: whether cards are told by their gems.
        """
        told = self.move(match, notation, words)
        for way in layings(self.view(match)):
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

    def captions(self, match: Match, view: View, words: Words, story: Sequence[Entry] = ()) -> Captions:
        """Return the texts for the painter. If there is a story, also return a line about each seat."""
        state = state_of(match)
        turn = max(1, state.turns + (view.over is None))
        turn = min(turn, _TURNS) if state.mode == "crisis" else turn
        said = [
            ("turn", words(f"gemrush-caption-turn-{state.mode}", turn=turn)),
            ("steps", words("gemrush-caption-steps", steps=state.doing.steps)),
            ("title", words("gemrush-name").upper()),
            ("mode", self.settings(match.options, words, len(match.seats))),
        ]
        if view.over is not None:
            said += [("over", words("gemrush-caption-over")), ("draw", words("gemrush-caption-draw"))]
            said.append(("uncounted", words("gemrush-caption-uncounted")))
            said.append(("reason", words(f"gemrush-caption-reason-{view.over}", seats=len(state.seats))))
            said.append(("result", words("gemrush-caption-result", points=state.total, seats=len(state.seats))))
            said.append(("wins", words("gemrush-caption-wins", name="{}")))  # the painter replaces {} by the name
            said += lists_of_winners(match, view, words)
            said.append(("lead", _lead(view, words)))
        if story:
            did = (result_of(match, each.seat, story, words, rooms=ROOMS_IN_PICTURE) for each in match.seats)
            said += [(f"did-{seat}", line) for seat, line in enumerate(did)]
        return (*self.names(words), *said)

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[View, Table]:
        """Return the arguments of the painter. While the match goes on, tiles laid in the story are marked as new."""
        seen: View = self.view(match, seat) if view is None else view
        if match.outcome is None and story:
            happened = [event for entry in story for event in entry.events]
            new = {event.tile for event in happened if isinstance(event, events.TileLaid)}
            seen = replace(seen, tiles=tuple(replace(one, fresh=one.fresh or one.number in new) for one in seen.tiles))
            story = ()
        silent = match.terms.unheard if seen.mode == "crisis" else ()
        return super().scene(match, words, seat, replace(seen, unheard=silent), story)

    def names(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the captions of rooms, skills and labels, which all matches in a language share."""
        if words.language not in self._named:
            found = {f"room-{tile.key}": words.phrase(room_name(tile.key)) for tile in TILES}
            found |= {f"skill-{skill.key}": words.phrase(skill_name(skill)) for skill in SKILLS}
            found |= {f"phase-{phase}": words(f"gemrush-caption-phase-{phase}") for phase in _PHASES}
            found |= {label: words(f"gemrush-label-{label}") for label in _LABELS}
            found["ways"] = f"{{}} {found['ways']}"  # the painter replaces {} by a number
            self._named[words.language] = tuple(found.items())
        return self._named[words.language]

    def legend(self, words: Words) -> Table:
        """Return the captions for the pictures that explain symbols and gems."""
        found = {f"legend-{part}": words(f"gemrush-legend-{part}") for part in ("room", "effects", "mine")}
        for sign in SIGNS:
            found[f"legend-{sign}"] = words(f"gemrush-legend-{sign}")
            found[f"legend-{sign}-note"] = words(f"gemrush-legend-{sign}-note")
        found |= {f"gem-{key}": words.phrase(gem_name(GEMS[gem])) for gem, key in enumerate(GEM_KEYS)}
        found |= {f"gem-{key}-note": words(f"gemrush-legend-gem-{key}-note") for key in SPECIAL_KEYS}
        return Table(captions=(*self.names(words), *found.items()))

    def settings(self, options: Options, words: Words, seats: int = 0) -> str:
        goal = _goal_of(options, seats, words)
        if seats and options.variant == "normal":  # A second line of the heading would leave a phone's screen.
            return words("gemrush-scoreboard-brief", mode=options.mode, goal=goal)
        settings = words("gemrush-scoreboard", mode=options.mode, variant=options.variant, goal=goal)
        shared = next((skill for skill in SKILLS if skill.key == options.skill), None)
        return settings if shared is None else f"{settings}: {words.phrase(skill_name(shared))}"

    def suggested(self, match: Match, seat: Seat, move: Move, then: Sequence[Move] = ()) -> View:
        """Return the view in which only the room of a suggested way, or the door of a suggested construction, is lit.

        Other moves may reveal cards or tiles.
        """
        state = state_of(match)
        view = GAME.view(state, seat)
        if isinstance(move, Build):
            door = (across(move.cell), down(move.cell), move.side)
            plates = (replace(one, payable=(one.across, one.down, one.side) == door) for one in view.plates)
            return replace(view, plates=tuple(plates))
        if not isinstance(move, _WAYS):
            return view
        after = GAME.apply(state, seat, move).state
        steps = {state.seats[seat].cell: 0, after.seats[seat].cell: state.doing.steps - after.doing.steps}
        tiles = (replace(one, steps=steps.get(cell_at(one.across, one.down))) for one in view.tiles)
        plates = (replace(one, reachable=False, payable=False) for one in view.plates)
        return replace(view, tiles=tuple(tiles), plates=tuple(plates))

    def starts(self) -> tuple[Start, ...]:
        alone = Start("alone", Options(mode="crisis", solo=True))
        short = Start("short", SHORT_RUSH, computers=1)
        return Start("rush", Options()), Start("crisis", Options(mode="crisis")), alone, short

    def leaderboard(self, scoreboard: str, words: Words) -> str:
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

    def advice(self, match: Match, view: View, words: Words, who: str) -> str:
        state, place = state_of(match), channel_mention(match.place.channel)
        (need, short), given = needed_to_burn(state), offered(state)
        ends = buttons.ends_turn(state, alone=plays_alone(match)) if state.phase == "move" else "told"
        asked = {"steps": state.doing.steps, "count": need, "short": short, "offered": given}
        lines = [words(f"gemrush-next-{state.phase}", name=who, place=place, ends=ends, **asked)]
        lines += rooms_told(state, words)
        lines += last_round_told(match, words)
        return "\n".join(lines)

    def goal(self, match: Match, words: Words) -> str:
        return words("gemrush-next-goal", mode=match.options.mode, alone=int(len(match.seats) == 1))

    def buttons(self, match: Match, view: View) -> Buttons:
        """Return buttons for possible moves, for the hand, and in Crisis for stopping at the target."""
        state = state_of(match)
        last = (buttons.HAND, *buttons.stops(state))
        return Buttons(last, rows=buttons.rows(state, alone=plays_alone(match)), more=(buttons.WIDE, buttons.SKILLS))

    def page_params(self, page: Page, options: Options, words: Words) -> dict[str, Param]:
        return page_params(page, options)

    def page_picture(self, page: Page, match: Match | None, words: Words) -> tuple[Callable[..., bytes], Any, Table]:
        return page_picture(self, self.legend(words), page, match, words)

    def options_of(self, state: State) -> Options:
        return Options(mode=state.mode, variant=state.variant, target=state.target or "open")

    def seats_of(self, state: State) -> int:
        return len(state.seats)

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
        seats = {entry.seat for entry in story if entry.seat is not None}
        built = [
            (seat, one)
            for seat in sorted(seats)
            for one in constructions(event for entry in story if entry.seat == seat for event in entry.events)
        ]
        most = max((one.points for _, one in built), default=0)
        best = [(seat, one) for seat, one in built if one.points == most]
        if most <= 0 or len(best) > 1:
            return ""
        seat, one = best[0]
        return words("gemrush-ui-best", name=safe_name(match.name_of(seat)), room=one.room or "tunnel", points=most)

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


def _lead(view: View, words: Words) -> str:
    """Return by how much a Rush was won, or a Crisis passed or missed its target."""
    points = lead(view)
    if view.mode == "rush":
        return words("gemrush-caption-lead", points=points) if points > 0 else ""
    if points < 0:
        return words("gemrush-caption-short", points=-points)
    return words("gemrush-caption-beyond", points=points)


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
